/// 5e cards as 5etools homebrew, and back.
@NullMarked
package trapwright.interop.fivetools;

import org.jspecify.annotations.NullMarked;
