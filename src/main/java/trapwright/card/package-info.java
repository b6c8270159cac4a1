/// What a file holds: a trap's texts and exactly one system's design.
@NullMarked
package trapwright.card;

import org.jspecify.annotations.NullMarked;
