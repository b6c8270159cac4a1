/// The eight steps of a 3.5 trap.
@NullMarked
package trapwright.ui.dnd35;

import org.jspecify.annotations.NullMarked;
