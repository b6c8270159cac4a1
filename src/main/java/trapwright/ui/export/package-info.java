/// The window that exports traps to other programs.
@NullMarked
package trapwright.ui.export;

import org.jspecify.annotations.NullMarked;
