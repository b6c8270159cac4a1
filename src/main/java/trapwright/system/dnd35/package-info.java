/// The 3.5 rules: a trap's parts, the tables, and what they make of it.
@NullMarked
package trapwright.system.dnd35;

import org.jspecify.annotations.NullMarked;
