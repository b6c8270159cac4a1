package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import trapwright.measure.Length;
import trapwright.store.Settings;
import trapwright.system.dnd35.Builder;
import trapwright.system.dnd35.Rulings35;

class SettingsFormTest {
    private final AtomicReference<Settings> kept = new AtomicReference<>(Settings.USUAL);

    @Test
    void unitsFollowTheLanguageUntilTheyAreChosen() {
        SettingsForm settings = form(Tongue.FR);
        assertEquals(Length.Unit.METRES, settings.units().get());
        settings.language().set(Tongue.EN);
        assertEquals(Length.Unit.FEET, settings.units().get());
        assertEquals("en", kept.get().language());
        assertEquals("", kept.get().units());
        settings.units().set(Length.Unit.METRES);
        settings.language().set(Tongue.FR);
        settings.language().set(Tongue.EN);
        assertEquals(Length.Unit.METRES, settings.units().get());
    }

    @Test
    void everythingIsKept() {
        SettingsForm settings = form(Tongue.EN);
        settings.theme().set(SettingsForm.Theme.DARK);
        settings.textPercent().set(150);
        settings.rule("dnd35", Rulings35.REPAIR_MATERIALS, "srd");
        SettingsForm again = form(Tongue.EN);
        assertEquals(SettingsForm.Theme.DARK, again.theme().get());
        assertEquals(150, again.textPercent().get());
        assertThat(again.rulings("dnd35").chosen()).containsEntry("repair-materials", "srd");
        assertThat(GameSystem.ALL.getFirst().fresh(again).face().rulings().chosen())
                .containsEntry("repair-materials", "srd");
    }

    @Test
    void whoBuildsIsKept() {
        Builder mason = new Builder(7, Builder.Tools.MASTERWORK, true);
        new CraftForm(form(Tongue.EN)).builder().set(mason);
        assertEquals(mason, new CraftForm(form(Tongue.EN)).builder().get());
    }

    @Test
    void whoBuildsIsBroughtBackIntoBounds() {
        kept.set(Settings.USUAL.withCraft(new Settings.Craft(5_000, "golden", false)));
        assertEquals(
                new Builder(Builder.MOST, Builder.Tools.ORDINARY, false),
                new CraftForm(form(Tongue.EN)).builder().get());
    }

    @Test
    void whatIsAskedForThisTimeHoldsAndIsNotKept() {
        kept.set(Settings.USUAL.withLanguage("en").withUnits("imperial"));
        SettingsForm settings = new SettingsForm(
                kept.get(), Tongue.EN, Optional.of(Tongue.FR), Optional.of(Length.Unit.METRES), kept::set);
        assertEquals(Tongue.FR, settings.language().get());
        assertEquals(Length.Unit.METRES, settings.units().get());
        settings.textPercent().set(150);
        assertEquals("en", kept.get().language());
        assertEquals("imperial", kept.get().units());
        settings.language().set(Tongue.EN);
        settings.language().set(Tongue.FR);
        assertEquals(Length.Unit.METRES, settings.units().get());
        assertEquals("fr", kept.get().language());
    }

    private SettingsForm form(Tongue system) {
        return new SettingsForm(kept.get(), system, kept::set);
    }
}
