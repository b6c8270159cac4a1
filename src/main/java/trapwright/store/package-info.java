/// Our own files: traps, books of traps, drafts, settings and the built-in samples.
///
/// What a file holds beyond what this version knows is kept beside the card and written back. Only this room knows
/// JSON.
@NullMarked
package trapwright.store;

import org.jspecify.annotations.NullMarked;
