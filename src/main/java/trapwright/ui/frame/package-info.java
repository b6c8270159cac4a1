/// The parts around the form: app bar, rail, plate, live panel, findings.
@NullMarked
package trapwright.ui.frame;

import org.jspecify.annotations.NullMarked;
