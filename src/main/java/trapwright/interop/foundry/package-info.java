/// What both Foundry systems share: ids, and text that Foundry does not read as commands.
@NullMarked
package trapwright.interop.foundry;

import org.jspecify.annotations.NullMarked;
