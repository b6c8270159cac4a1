package trapwright.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.TrapCard;
import trapwright.measure.Length;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Pit;
import trapwright.system.dnd35.SpellUse;
import trapwright.system.dnd35.Workings;

/// Kept samples of every version of our format: what could be opened once can be opened for good.
class VersionsTest {
    @ParameterizedTest
    @ValueSource(strings = {"v1.trap", "v1.traps", "v1-dnd5e.trap", "v1-ose.trap"})
    void aKeptSampleOpensWithNothingLeftOverAndIsWrittenAsItWas(String name) throws Exception {
        TrapFile file = read(name);
        assertThat(file.notices()).isEmpty();
        assertThat(TrapFiles.text(file)).isEqualTo(text(name));
        assertThat(new Schema().faults(file, name, Locale.ENGLISH)).isEmpty();
    }

    @Test
    void versionOneSaysWhatItSaid() throws Exception {
        TrapCard spikes = read("v1.trap").cards().getFirst();
        assertThat(spikes.face().texts().name().fr()).isEqualTo("Piques empoisonnées");
        assertThat(spikes.face().rulings().chosen()).containsEntry("repair-materials", "srd");
        assertThat(spikes.face().printed().orElseThrow().price().orElseThrow().copper())
                .isEqualTo(1_265_000);
        var design = ((TrapCard.Dnd35) spikes).trap().designs().getFirst();
        assertThat(design.make()).isEqualTo(new Make.Mechanism(17, 21));
        assertThat(design.delivery()).isEqualTo(Delivery.attack(16, Delivery.Reach.MELEE));

        TrapCard.Dnd35 pit = (TrapCard.Dnd35) read("v1.traps").cards().getFirst();
        assertThat(((Dnd35Trap.Compound) pit.trap()).joining()).isEqualTo(Dnd35Trap.Joining.DEPENDENT);
        var parts = pit.trap().designs();
        assertThat(parts.getFirst().workings().bypass()).isEqualTo(Workings.Bypass.HIDDEN_SWITCH);
        assertThat(((Harm.Fall) parts.getFirst().harm()).pit())
                .extracting(Pit::depth, Pit::lid)
                .isEqualTo(List.of(new Length(java.math.BigDecimal.valueOf(12), Length.Unit.METRES), Pit.Lid.LOCKS));
        assertThat(parts.getFirst().adjustment().orElseThrow().price().copper()).isEqualTo(-1_234);
        assertThat(((Make.Spellwork) parts.getLast().make()).spells().getFirst().role())
                .isEqualTo(SpellUse.Role.SHARED_TRIGGER);
        assertThat(parts.getLast().delivery()).isEqualTo(Delivery.NEITHER);
    }

    @Test
    void versionOneSaysWhatItSaidInTheOtherSystems() throws Exception {
        var darts = (TrapCard.Dnd5e) read("v1-dnd5e.trap").cards().getFirst();
        assertThat(darts.face().texts().name().en()).isEqualTo("Poison Darts");
        assertThat(darts.trap().effects()).isNotEmpty();
        var needle = (TrapCard.Ose) read("v1-ose.trap").cards().getFirst();
        assertThat(needle.trap().kind()).isInstanceOf(trapwright.system.ose.Kind.Treasure.class);
        assertThat(needle.trap().save().orElseThrow().letter()).isEqualTo(trapwright.system.ose.Save.Letter.D);
    }

    private static TrapFile read(String name) throws Exception {
        try (InputStream stream = stream(name)) {
            return TrapFiles.read(name, stream);
        }
    }

    private static String text(String name) throws Exception {
        try (InputStream stream = stream(name)) {
            return new String(stream.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        }
    }

    private static InputStream stream(String name) {
        return Objects.requireNonNull(VersionsTest.class.getResourceAsStream(name), name);
    }
}
