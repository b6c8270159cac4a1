/// Cards as rows of a spreadsheet.
@NullMarked
package trapwright.interop.csv;

import org.jspecify.annotations.NullMarked;
