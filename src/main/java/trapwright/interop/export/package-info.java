/// Cards in foreign formats: which there are, what each cannot hold, and the one door to all of them.
@NullMarked
package trapwright.interop.export;

import org.jspecify.annotations.NullMarked;
