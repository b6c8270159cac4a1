package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Severity;

/// What a 5e trap becomes at higher levels: `Levels 5-10: 22 (4d10), DC 15, 30 ft. area` (5e, section 6).
final class Dnd5eScalings {
    private final Dnd5eDraft draft;
    private final List<Harm.Part> parts;

    Dnd5eScalings(Dnd5eDraft draft) {
        this.draft = draft;
        this.parts = draft.effects.all().stream()
                .flatMap(effect -> effect.harm().parts().stream())
                .toList();
    }

    /// Takes the rows of a section; says no when it has none.
    boolean read(Piece section) {
        List<Speech.Heard> rows = draft.all(section, "fifth.levels");
        for (int i = 0; i < rows.size(); i++) {
            int end = i + 1 < rows.size() ? rows.get(i + 1).start() : section.to();
            draft.understand(rows.get(i));
            row(rows.get(i), section.sub(rows.get(i).end(), end));
        }
        return !rows.isEmpty();
    }

    private void row(Speech.Heard levels, Piece row) {
        int from = levels.number(levels.has("only") ? "only" : "from");
        int to = levels.number(levels.has("only") ? "only" : "to");
        Levelling.Scaling scaling = Levelling.Scaling.of(from, to);
        List<Dice> amounts = new ArrayList<>();
        Cursor cursor = row.cursor();
        cursor.skipSeparators();
        List<String> words = new ArrayList<>();
        while (!cursor.isDone()) {
            if (cursor.here() == '|') {
                cursor.to(cursor.at() + 1);
                cursor.skipSeparators();
                continue;
            }
            int start = cursor.at();
            Optional<Speech.Heard> depth = draft.take(cursor, "fifth.scale-depth");
            Optional<Speech.Heard> size = depth.isPresent() ? depth : draft.take(cursor, "fifth.scale-size");
            if (depth.isPresent()) {
                scaling = scaling.withDepth(Optional.of(WorkingsClauses.length(depth.get(), "amount", "unit")));
            } else if (size.isPresent()) {
                scaling = scaling.withSize(Optional.of(WorkingsClauses.length(size.get(), "amount", "unit")));
            } else if (!other(cursor, amounts)) {
                Optional<Speech.Heard> dc = draft.take(cursor, "fifth.scale-dc");
                Optional<Severity> severity = dc.isPresent() ? Optional.empty() : severity(cursor);
                if (dc.isPresent()) {
                    scaling = scaling.withDc(Optional.of(dc.get().number("dc")));
                } else if (severity.isPresent()) {
                    scaling = scaling.withSeverity(severity);
                } else if (draft.take(cursor, "fifth.scale-same").isEmpty()) {
                    words.add(cursor.toSeparator(",.").words());
                }
            }
            cursor.skipSeparators();
            if (cursor.at() == start && !cursor.isDone()) {
                cursor.to(start + 1);
            }
        }
        draft.scaling.add(with(scaling.withDamage(damage(scaling, amounts)), draft.written(String.join(", ", words))));
    }

    private static Levelling.Scaling with(Levelling.Scaling scaling, Wording words) {
        return new Levelling.Scaling(
                scaling.levels(),
                scaling.severity(),
                scaling.damage(),
                scaling.dc(),
                scaling.size(),
                scaling.depth(),
                words);
    }

    private boolean other(Cursor cursor, List<Dice> amounts) {
        Optional<Speech.Heard> missiles = draft.take(cursor, "fifth.scale-missiles");
        if (missiles.isPresent()) {
            Dice each = Dnd5ePart.dice(missiles.get());
            Dnd5ePart.average(missiles.get(), each, draft);
            String count = StrikeClauses.plain(missiles.get().part("count").orElse("1"));
            amounts.add(Dice.of("(" + each.text() + ")x" + count));
            return true;
        }
        Optional<Speech.Heard> amount = draft.take(cursor, "fifth.scale-amount");
        amount.ifPresent(heard -> {
            Dice dice = Dnd5ePart.dice(heard);
            Dnd5ePart.average(heard, dice, draft);
            amounts.add(dice);
        });
        return amount.isPresent();
    }

    private Optional<Severity> severity(Cursor cursor) {
        return draft.take(cursor, "fifth.severity").map(heard -> Dnd5eReader.severity(heard, draft.edition));
    }

    /// Amounts go to the parts that they differ from, in order; a fall that its depth explains needs none.
    private List<Levelling.Scaled> damage(Levelling.Scaling scaling, List<Dice> amounts) {
        List<Levelling.Scaled> damage = new ArrayList<>();
        int next = 0;
        for (Harm.Part part : parts) {
            if (next >= amounts.size()) {
                break;
            }
            boolean fall = switch (part) {
                case Harm.Part.Fall ignored -> true;
                case Harm.Part.Dealt ignored -> false;
            };
            if (fall && scaling.depth().isEmpty()) {
                damage.add(new Levelling.Scaled(Dice.NONE, Optional.empty()));
            } else if (fall) {
                damage.add(new Levelling.Scaled(Dice.NONE, Optional.empty()));
                next++;
            } else {
                damage.add(new Levelling.Scaled(amounts.get(next), Optional.empty()));
                next++;
            }
        }
        boolean none = damage.stream().allMatch(scaled -> scaled.dice().isNone());
        return none ? List.of() : damage;
    }
}
