/// Cards as decks of the rpg-cards web tool.
@NullMarked
package trapwright.interop.rpgcards;

import org.jspecify.annotations.NullMarked;
