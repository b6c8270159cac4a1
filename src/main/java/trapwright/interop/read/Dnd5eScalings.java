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
    private static final List<String> FIGURES = List.of(
            "fifth.scale-depth", "fifth.scale-size", "fifth.scale-missiles", "fifth.scale-amount", "fifth.scale-dc");

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
        boolean trailing = !rows.isEmpty()
                && section.sub(rows.getLast().end(), section.to())
                        .folded()
                        .chars()
                        .noneMatch(Character::isLetterOrDigit);
        for (int i = 0; i < rows.size(); i++) {
            Speech.Heard levels = rows.get(i);
            draft.understand(levels);
            if (trailing) {
                int from = i > 0 ? rows.get(i - 1).end() : begin(section, levels.start());
                row(levels, section.sub(from, levels.start()));
            } else {
                row(
                        levels,
                        section.sub(
                                levels.end(),
                                i + 1 < rows.size() ? rows.get(i + 1).start() : section.to()));
            }
        }
        return !rows.isEmpty();
    }

    /// Where the figures begin that stand before their levels, as in "(DC 12 at levels 5-10, …".
    private static int begin(Piece section, int levels) {
        int from = levels;
        while (from > section.from() && "(:.".indexOf(section.page().text().charAt(from - 1)) < 0) {
            from--;
        }
        return from;
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
            if ("|()[]".indexOf(cursor.here()) >= 0) {
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
                } else if (draft.take(cursor, "fifth.scale-same").isEmpty()
                        && draft.take(cursor, "fifth.scale-filling").isEmpty()) {
                    words.add(other(cursor).words());
                }
            }
            cursor.skipSeparators();
            if (cursor.at() == start && !cursor.isDone()) {
                cursor.to(start + 1);
            }
        }
        draft.scaling.add(with(scaling.withDamage(damage(scaling, amounts)), draft.written(String.join(", ", words))));
    }

    /// Words that are neither a figure nor filling, up to the next comma, bracket or figure.
    private Cursor.Stretch other(Cursor cursor) {
        int start = cursor.at();
        boolean figure = false;
        while (!cursor.isDone() && !figure && "()[],;|".indexOf(cursor.here()) < 0) {
            cursor.to(cursor.at() + 1);
            figure = !cursor.isDone()
                    && Character.isWhitespace(cursor.here())
                    && FIGURES.stream().anyMatch(key -> draft.speech.hears(afterBlank(cursor), key));
        }
        return cursor.stretch(start, cursor.at());
    }

    private static Cursor afterBlank(Cursor cursor) {
        Cursor next = cursor.upTo(cursor.end());
        next.skipBlanks();
        return next;
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
