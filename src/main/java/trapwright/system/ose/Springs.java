package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg.Chance;
import trapwright.rules.Reason;
import trapwright.rules.Step;
import trapwright.rules.Unit;

/// How often the trap springs (old-school, section 3).
final class Springs {
    private Springs() {}

    /// Each time somebody does the action.
    static Figure.Amount perAction(Springing springing) {
        return new Figure.Amount(
                        "triggerChance",
                        Message.of("ose.figure.triggerChance"),
                        Unit.IN_SIX,
                        List.of(new Step.Add(reason(springing), chance(springing))))
                .beside(Message.of("ose.beside.action", new Chance(chance(springing))));
    }

    /// Within a file that passes one by one: a step for each place in it. It springs once.
    static Figure.Amount inFile(OseTrap trap) {
        int file = trap.place().delvers().count();
        List<Step> steps = new ArrayList<>();
        for (int rank = 1; rank <= file; rank++) {
            Message rule = Message.of("ose.file.rank", rank);
            steps.add(new Step.Add(Reason.of(rule, "file"), onRank(trap.springing(), rank)));
        }
        return new Figure.Amount("fileChance", Message.of("ose.figure.fileChance", file), Unit.CHANCE, steps);
    }

    /// That it springs under exactly this one of a file, counted from 1.
    static BigFraction onRank(Springing springing, int rank) {
        BigFraction chance = chance(springing);
        return BigFraction.ONE.subtract(chance).pow(rank - 1).multiply(chance);
    }

    static BigFraction chance(Springing springing) {
        return BigFraction.of(Math.clamp(springing.chance(), 0, Springing.FACES), Springing.FACES);
    }

    static Reason reason(Springing springing) {
        return Reason.of(
                Message.of("ose.trigger.odds", odds(springing.chance()), new Chance(chance(springing))), "chance");
    }

    /// "2-in-6", or "always".
    static Message odds(int faces) {
        return faces == Springing.FACES ? Message.of("ose.odds.always") : Message.of("ose.odds", faces);
    }
}
