/// The old-school (B/X) rules: a trap's parts, the tables, and what they make of it.
///
/// Form fields that findings, reasons and lines of the card name:
/// kind, item · action, action-words, chance ·
/// detection, search-others, search-dwarf, search-elf, search-halfling, search-thief ·
/// attack, damage, fall, poison, effects (one of them: `effects/N` from 0) ·
/// save, save-modifier, save-result, save-lesser ·
/// area, room, dungeon-level, level, file · tell, probing, monsters, reset · rulings.
@NullMarked
package trapwright.system.ose;

import org.jspecify.annotations.NullMarked;
