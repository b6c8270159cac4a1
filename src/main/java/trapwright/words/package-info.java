/// Turns messages into English or French, imperial or metric.
@NullMarked
package trapwright.words;

import org.jspecify.annotations.NullMarked;
