/// Cards as notes of an Obsidian vault with Fantasy Statblocks.
@NullMarked
package trapwright.interop.obsidian;

import org.jspecify.annotations.NullMarked;
