/// 5e cards as items and actors of the 5e system of Foundry.
@NullMarked
package trapwright.interop.foundry5e;

import org.jspecify.annotations.NullMarked;
