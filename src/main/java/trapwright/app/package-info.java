/// View models: the open card, its form, undo, the desk it lies on; testable without a window.
@NullMarked
package trapwright.app;

import org.jspecify.annotations.NullMarked;
