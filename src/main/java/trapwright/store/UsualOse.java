package trapwright.store;

import java.util.List;
import trapwright.dice.Dice;
import trapwright.measure.Span;
import trapwright.rules.Wording;
import trapwright.system.ose.Detection;
import trapwright.system.ose.Harm;
import trapwright.system.ose.Kind;
import trapwright.system.ose.OseRules;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Place;
import trapwright.system.ose.Practice;
import trapwright.system.ose.Save;

/// What a part of an old-school trap is when its file does not say.
final class UsualOse {
    private static final OseTrap BLANK = OseRules.INSTANCE.blank();

    static final List<Record> ALL = List.of(
            BLANK.withHarm(Harm.NONE),
            new Kind.Treasure(Wording.NONE),
            BLANK.springing(),
            Detection.Search.USUAL,
            Harm.NONE,
            new Harm.Attack(Harm.Attack.Scale.THAC0, 19),
            Harm.Effect.of(Harm.Effect.Type.OTHER),
            new Harm.Lasting(Dice.NONE, Span.Unit.TURNS),
            Save.of(Save.Letter.D, Save.Result.AVOIDS),
            BLANK.place(),
            new Place.Area.Rectangle(Place.Extent.ONE_SQUARE),
            Place.Extent.ONE_SQUARE,
            BLANK.place().delvers(),
            Practice.NONE);

    private UsualOse() {}
}
