/// Cards as Homebrewery brews.
@NullMarked
package trapwright.interop.homebrewery;

import org.jspecify.annotations.NullMarked;
