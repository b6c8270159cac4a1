/// Printing the open card: as a file or on a printer.
@NullMarked
package trapwright.ui.print;

import org.jspecify.annotations.NullMarked;
