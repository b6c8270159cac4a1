/// Cards as plain text.
@NullMarked
package trapwright.interop.text;

import org.jspecify.annotations.NullMarked;
