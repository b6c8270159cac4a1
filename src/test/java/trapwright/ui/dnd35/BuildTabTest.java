package trapwright.ui.dnd35;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import trapwright.app.Document;
import trapwright.card.TrapCard;
import trapwright.store.Samples;
import trapwright.system.dnd35.Builder;
import trapwright.ui.kit.Fx;
import trapwright.ui.kit.NumberField;
import trapwright.ui.kit.Phrases;
import trapwright.words.Language;
import trapwright.words.Words;

@Tag("window")
class BuildTabTest {
    private final Phrases phrases = new Phrases(Words.in(Language.EN));
    private final ObjectProperty<Builder> builder =
            new SimpleObjectProperty<>(new Builder(20, Builder.Tools.ORDINARY, false));
    private Optional<Stage> stage = Optional.empty();

    @AfterEach
    void hide() throws Exception {
        for (Stage shown : stage.stream().toList()) {
            Fx.run(shown::hide);
        }
    }

    /// 126,500 sp at 30 × 25 a week; 843 gp 3 sp 3 cp of materials to repair it.
    @Test
    void poisonWallSpikesTakeAHundredAndSixtyNineWeeks() throws Exception {
        BuildTab tab = show("Poison Wall Spikes");
        assertThat(texts(tab))
                .contains(
                        "169 weeks",
                        "About 3 years and 3 months.",
                        "A check of 30, as taking 10 gives it, is worth 750 sp of 126,500 sp each week.",
                        "4,216 gp 6 sp 7 cp",
                        "843 gp 3 sp 3 cp",
                        "12 weeks",
                        "104",
                        "too hard");
        assertThat(tab.lookup("#weeks-chart").getAccessibleText()).startsWith("Weeks until it is done");
    }

    @Test
    void whoBuildsIsAskedAndRemembered() throws Exception {
        BuildTab tab = show("Poison Wall Spikes");
        Fx.run(() -> ((CheckBox) tab.lookup("#build-haste")).setSelected(true));
        assertThat(builder.get().hurried()).isTrue();
        // taking 10 gives 30, and the DC is 35 now; a roll of 15 reaches it
        assertThat(texts(tab)).contains("Taking 10 gives 30 and misses DC 35; only a lucky week moves the work on.");
        Fx.run(() -> ((NumberField) tab.lookup("#build-modifier").getParent())
                .input()
                .setText("+25"));
        assertThat(builder.get().modifier()).isEqualTo(25);
        assertThat(texts(tab)).contains("104 weeks");
    }

    @Test
    void itFollowsTheLanguage() throws Exception {
        BuildTab tab = show("Poison Wall Spikes");
        Fx.run(() -> phrases.speak(Words.in(Language.FR)));
        assertThat(texts(tab)).contains("169 semaines", "Environ 3 ans et 3 mois.");
    }

    /// Burning hands at caster level 5, automatic: 500 × 5 gp and 40 × 5 XP; a day for each 500 gp.
    @Test
    void aDeviceTakesGoldXpAndDays() throws Exception {
        BuildTab tab = show("Burning Hands Trap");
        assertThat(tab.lookup("#build-modifier")
                        .getParent()
                        .getParent()
                        .getParent()
                        .getParent()
                        .isVisible())
                .isFalse();
        assertThat(texts(tab)).contains("2,500 gp", "200 XP", "5 days");
    }

    private BuildTab show(String sample) throws Exception {
        Fx.start();
        TrapCard.Dnd35 card = Samples.of("dnd35").stream()
                .map(Samples.Sample::card)
                .filter(each -> each.face().texts().name().en().equals(sample))
                .map(TrapCard.Dnd35.class::cast)
                .findFirst()
                .orElseThrow();
        BuildTab tab = Fx.call(() -> new BuildTab(phrases, new Document<>(card, Optional.of(card)), builder));
        stage = Optional.of(Fx.show(tab));
        return tab;
    }

    private static List<String> texts(BuildTab tab) {
        return tab.lookupAll(".label").stream()
                .filter(Node::isVisible)
                .map(label -> ((Label) label).getText().replace('\u00a0', ' ').replace('\u202f', ' '))
                .toList();
    }
}
