package trapwright.interop.read;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.system.dnd35.CasterClass;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Pit;
import trapwright.system.dnd35.Workings;

/// One design while it is being read.
final class PartDraft {
    private static final Set<Told> SHARED = EnumSet.of(Told.KIND, Told.TRIGGER, Told.RESET, Told.BYPASS);

    final Set<Told> told = EnumSet.noneOf(Told.class);
    Optional<Kind> kind = Optional.empty();
    Optional<Workings.Trigger> trigger = Optional.empty();
    List<Cursor.Stretch> triggerDetails = new ArrayList<>();
    boolean sharedTrigger;
    Optional<Length> distance = Optional.empty();
    Optional<Span> interval = Optional.empty();
    Optional<Workings.Reset> reset = Optional.empty();
    Optional<Span> resetTime = Optional.empty();
    Optional<Workings.Bypass> bypass = Optional.empty();

    Optional<Delivery.Attack> attack = Optional.empty();
    boolean touchAttack;
    List<SaveRead> saves = new ArrayList<>();
    Optional<StrikeRead> strike = Optional.empty();
    Optional<Dice> missiles = Optional.empty();
    Optional<PitRead> pit = Optional.empty();
    Optional<Pit.Spikes> spikes = Optional.empty();

    boolean targets;
    String area = "";
    boolean arms;
    boolean neverMiss;
    int onsetRounds;
    boolean liquid;
    boolean gas;
    Optional<PoisonRead> poison = Optional.empty();
    Optional<Cursor.Stretch> item = Optional.empty();
    List<SpellRead> spells = new ArrayList<>();
    Optional<Integer> searchDc = Optional.empty();
    Optional<Integer> disableDc = Optional.empty();
    int dcPlace;
    String name = "";
    Optional<PartDraft> before = Optional.empty();

    /// A new part with the same kind, trigger, reset and bypass, whose trigger the first part has paid for.
    PartDraft frame() {
        PartDraft next = new PartDraft();
        next.told.addAll(told);
        next.told.retainAll(SHARED);
        next.kind = kind;
        next.trigger = trigger;
        next.triggerDetails.addAll(triggerDetails);
        next.sharedTrigger = true;
        next.distance = distance;
        next.interval = interval;
        next.reset = reset;
        next.resetTime = resetTime;
        next.bypass = bypass;
        return next;
    }

    /// Remembers what stood before the first numbered part.
    PartDraft remember() {
        PartDraft frame = frame();
        frame.sharedTrigger = sharedTrigger;
        before = Optional.of(frame);
        return this;
    }

    /// A new numbered part with what stood before the first.
    PartDraft numberedFrame() {
        return before.map(PartDraft::frame)
                .map(frame -> {
                    frame.told.clear();
                    frame.sharedTrigger =
                            before.map(first -> first.sharedTrigger).orElse(false);
                    return frame;
                })
                .orElseGet(PartDraft::new);
    }

    /// Whether anything was read at all.
    boolean hasHarm() {
        return strike.isPresent() || pit.isPresent() || !spells.isEmpty();
    }

    /// A save as printed; without a DC or result where they were left out.
    record SaveRead(Delivery.Save.Kind kind, int dc, Optional<Delivery.Save.Result> result, int place) {}

    /// Damage as printed.
    ///
    /// @param dice the dice, perhaps none
    /// @param critical the critical as the tables write it
    /// @param words what strikes
    /// @param rounds for how many rounds
    record StrikeRead(Dice dice, String critical, Cursor.Stretch words, int rounds) {}

    /// A pit as printed.
    ///
    /// @param damage the dice of the fall
    record PitRead(Length depth, Dice damage, int place) {}

    /// A poison as printed.
    ///
    /// @param dc the Fortitude DC, when there is one
    /// @param tolls what it takes
    record PoisonRead(Cursor.Stretch name, Optional<Integer> dc, Tolls tolls) {
        /// Whether these words name the same poison.
        boolean isCalled(Cursor.Stretch other) {
            return known(name).equals(known(other));
        }

        private static String known(Cursor.Stretch words) {
            return Names.find(Names.Sort.POISON, words.folded()).orElseGet(() -> words.folded());
        }
    }

    /// A spell as printed.
    ///
    /// @param name its name, with what metamagic makes of it
    /// @param casting the class, when it was named
    /// @param level the caster level, when it was named
    record SpellRead(Cursor.Stretch name, Optional<CasterClass> casting, Optional<Integer> level) {}
}
