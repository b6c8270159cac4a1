/// Dice as a game master types them, with their exact means.
@NullMarked
package trapwright.dice;

import org.jspecify.annotations.NullMarked;
