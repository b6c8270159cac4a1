/// 3.5 cards as trap actors of Foundry's D35E system.
@NullMarked
package trapwright.interop.foundry35;

import org.jspecify.annotations.NullMarked;
