/// The card on screen: the same page that is printed, drawn as nodes.
@NullMarked
package trapwright.ui.card;

import org.jspecify.annotations.NullMarked;
