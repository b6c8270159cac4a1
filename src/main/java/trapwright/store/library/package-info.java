/// The library: what lies in a folder of traps, and what can be done with it there.
@NullMarked
package trapwright.store.library;

import org.jspecify.annotations.NullMarked;
