/// Cards as Discord messages.
@NullMarked
package trapwright.interop.discord;

import org.jspecify.annotations.NullMarked;
