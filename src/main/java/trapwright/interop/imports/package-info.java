/// Files of other programs to cards.
@NullMarked
package trapwright.interop.imports;

import org.jspecify.annotations.NullMarked;
