/// Cards drawn on paper: laid out first, so that every card's number is known, then drawn as PDF and as pictures.
@NullMarked
package trapwright.sheet.pdf;

import org.jspecify.annotations.NullMarked;
