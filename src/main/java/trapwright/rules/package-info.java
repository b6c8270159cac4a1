/// The shape of every system's answer: messages without a language, steps, figures, findings and the stat block.
@NullMarked
package trapwright.rules;

import org.jspecify.annotations.NullMarked;
