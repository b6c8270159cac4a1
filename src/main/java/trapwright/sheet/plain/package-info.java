/// Cards as text: Markdown, and plain lines.
@NullMarked
package trapwright.sheet.plain;

import org.jspecify.annotations.NullMarked;
