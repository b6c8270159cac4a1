/// The bricks that every page is built from. They know texts, numbers and properties, no rules.
@NullMarked
package trapwright.ui.kit;

import org.jspecify.annotations.NullMarked;
