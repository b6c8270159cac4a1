/// Lengths, times and money as typed, converted only for display and arithmetic.
@NullMarked
package trapwright.measure;

import org.jspecify.annotations.NullMarked;
