/// Type: the printed faces, their kerning, and text set in lines.
@NullMarked
package trapwright.sheet.type;

import org.jspecify.annotations.NullMarked;
