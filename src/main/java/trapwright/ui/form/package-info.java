/// Ties the fields of a form to the bricks of the kit, the same way for every system.
@NullMarked
package trapwright.ui.form;

import org.jspecify.annotations.NullMarked;
