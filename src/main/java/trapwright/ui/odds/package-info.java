/// The odds of the party against the open card, and the party itself.
@NullMarked
package trapwright.ui.odds;

import org.jspecify.annotations.NullMarked;
