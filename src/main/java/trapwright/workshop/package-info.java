/// Designs made of wishes: traps drawn at random that meet a target.
@NullMarked
package trapwright.workshop;

import org.jspecify.annotations.NullMarked;
