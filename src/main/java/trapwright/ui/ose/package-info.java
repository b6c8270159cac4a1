/// The pages of an old-school trap.
@NullMarked
package trapwright.ui.ose;

import org.jspecify.annotations.NullMarked;
