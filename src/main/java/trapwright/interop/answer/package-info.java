/// The answers of the command line as plain maps and lists, ready to be written as JSON.
@NullMarked
package trapwright.interop.answer;

import org.jspecify.annotations.NullMarked;
