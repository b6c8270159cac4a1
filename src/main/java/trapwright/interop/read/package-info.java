/// Printed text to cards.
@NullMarked
package trapwright.interop.read;

import org.jspecify.annotations.NullMarked;
