/// The same jobs without a window, for batches and tests; no display is needed.
@NullMarked
package trapwright.cli;

import org.jspecify.annotations.NullMarked;
