/// The window: JavaFX nodes, one class a page, no rules and no files.
@NullMarked
package trapwright.ui;

import org.jspecify.annotations.NullMarked;
