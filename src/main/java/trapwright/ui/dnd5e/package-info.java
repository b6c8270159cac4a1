/// The pages of a 5e trap.
@NullMarked
package trapwright.ui.dnd5e;

import org.jspecify.annotations.NullMarked;
