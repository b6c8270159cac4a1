/// What the readers of foreign files share: values out of plain maps, remarks with their places, HTML as text.
@NullMarked
package trapwright.interop.foreign;

import org.jspecify.annotations.NullMarked;
