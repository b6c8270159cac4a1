package trapwright.app;

import java.util.List;
import java.util.Optional;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Features.Dose;
import trapwright.system.dnd35.Poison;
import trapwright.system.dnd35.Poison.Custom;
import trapwright.system.dnd35.Poison.Known;
import trapwright.system.dnd35.Poison.Toll;
import trapwright.system.dnd35.Poisons;

/// The choice of a poison by its id, with the facts of the table in words.
public final class Dnd35PoisonChoice {
    /// No poison.
    public static final String NONE = "";

    /// A poison of the game master's own.
    public static final String OWN = "own";

    static final Custom BLANK =
            new Custom(Wording.NONE, Poison.Way.INJURY, 14, List.of(), List.of(), Money.NONE, Optional.empty());

    private Dnd35PoisonChoice() {}

    static String of(Features features) {
        return features.poison()
                .map(dose -> switch (dose.poison()) {
                    case Known known -> known.id();
                    case Custom ignored -> OWN;
                })
                .orElse(NONE);
    }

    /// Puts a poison in; a poison of the game master's own starts from the facts of the one it replaces.
    static Features put(Features features, String chosen) {
        int count = features.poison().map(Dose::count).orElse(1);
        return features.withPoison(
                switch (chosen) {
                    case NONE -> Optional.empty();
                    case OWN -> Optional.of(new Dose(own(features), count));
                    default -> Optional.of(new Dose(new Known(chosen, Optional.empty()), count));
                });
    }

    static Message name(String chosen) {
        return switch (chosen) {
            case NONE -> Message.of("form35.poison.none");
            case OWN -> Message.of("form35.poison.own");
            default -> Poisons.name(chosen);
        };
    }

    /// How it works, its DC, what it does at first and a minute later, and what a dose costs.
    static Message says(String chosen) {
        return Poisons.find(chosen)
                .map(row -> Message.of(
                        "form35.poison.says",
                        Message.of(Choice.key("form35.poison-way", row.way())),
                        row.dc(),
                        tolls(row.initial()),
                        tolls(row.secondary()),
                        row.price()))
                .orElse(Message.of(chosen.equals(OWN) ? "form35.poison.own.says" : "form35.poison.none.says"));
    }

    static Optional<Message> whyNot(String chosen) {
        return Poisons.find(chosen)
                .filter(row -> row.way() == Poison.Way.INGESTED)
                .map(row -> Message.of("form35.only.not-eaten"));
    }

    private static Poison own(Features features) {
        return features.poison()
                .map(dose -> switch (dose.poison()) {
                    case Custom custom -> custom;
                    case Known known ->
                        Poisons.find(known.id())
                                .map(row -> new Custom(
                                        Wording.NONE,
                                        row.way(),
                                        known.printedDc().orElse(row.dc()),
                                        row.initial(),
                                        row.secondary(),
                                        row.price(),
                                        row.cr()))
                                .orElse(BLANK);
                })
                .orElse(BLANK);
    }

    private static Message tolls(List<Toll> tolls) {
        List<Message> said = tolls.stream().map(Dnd35PoisonChoice::toll).toList();
        return said.isEmpty() ? Message.of("form35.toll.nothing") : Message.of("form35.toll.all", said);
    }

    private static Message toll(Toll toll) {
        return switch (toll) {
            case Toll.Scores scores ->
                Message.of(
                        scores.drain() ? "form35.toll.drained" : "form35.toll.lost",
                        scores.points(),
                        Message.of(Choice.key("common.ability", scores.ability())));
            case Toll.HitPoints points -> Message.of("form35.toll.points", points.points());
            case Toll.Sleep ignored -> Message.of("form35.toll.asleep");
        };
    }
}
