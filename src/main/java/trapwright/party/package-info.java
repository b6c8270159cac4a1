/// The characters as the game master entered them, and what a system assumes where nothing was entered.
@NullMarked
package trapwright.party;

import org.jspecify.annotations.NullMarked;
