/// Dice as a game master types them, with their exact means and chances.
@NullMarked
package trapwright.dice;

import org.jspecify.annotations.NullMarked;
