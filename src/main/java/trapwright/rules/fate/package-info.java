/// The exact reckoning of one springing: what can befall each victim, and rolls that all victims share.
@NullMarked
package trapwright.rules.fate;

import org.jspecify.annotations.NullMarked;
