/// A trap card as a page of blocks in one language, and the paper that it is laid out for.
@NullMarked
package trapwright.sheet;

import org.jspecify.annotations.NullMarked;
