/// Cards as forum posts.
@NullMarked
package trapwright.interop.bbcode;

import org.jspecify.annotations.NullMarked;
