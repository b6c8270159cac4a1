/// A trap at the table: its rounds, its dice and what came of them.
@NullMarked
package trapwright.ui.play;

import org.jspecify.annotations.NullMarked;
