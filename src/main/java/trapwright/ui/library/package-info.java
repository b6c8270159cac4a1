/// The library workspace: the game master's folder of traps and the published ones.
@NullMarked
package trapwright.ui.library;

import org.jspecify.annotations.NullMarked;
