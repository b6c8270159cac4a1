/// The 5e rules of SRD 5.1 (2014) and SRD 5.2.1 (2024): a trap's parts, the tables, what they make of it.
///
/// Form fields that findings, reasons and lines of the card name; N and M count from 0:
/// edition, kind, variants (`variants/N`) · trigger, trigger-words, weight · duration, reset, uses, lasting-words ·
/// clues (`clues/N`) · counters (`counters/N`) ·
/// effects, and of one effect `effects/N`, `effects/N/targets`, `effects/N/attack`, `effects/N/save`,
/// `effects/N/parts`, `effects/N/parts/M`, `effects/N/conditions/M` ·
/// complex, initiative, rounds (`rounds/N`), components (`components/N`) · aims (`aims/N`), scaling (`scaling/N`).
@NullMarked
package trapwright.system.dnd5e;

import org.jspecify.annotations.NullMarked;
