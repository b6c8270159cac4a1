/// A card as the entry of a book in one language: what every foreign format is written from.
@NullMarked
package trapwright.interop.entry;

import org.jspecify.annotations.NullMarked;
