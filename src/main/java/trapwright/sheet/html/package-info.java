/// Cards as a web page.
@NullMarked
package trapwright.sheet.html;

import org.jspecify.annotations.NullMarked;
