package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Message;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.AbilityCheck.Skill;

/// A check: ability, skill or tool, DC.
public final class Dnd5eCheckForm {
    public final Choice<Ability> ability;

    /// The skill or tool; choosing one brings its usual ability.
    public final Choice<Optional<Skill>> skill;

    public final FormField<Integer> dc;

    /// How the DC changes, such as "+5 per creature".
    public final Bilingual varies;

    /// @param path the id of what the check belongs to
    /// @param dcId the id of its DC
    Dnd5eCheckForm(Fields<AbilityCheck> check, String path, String dcId, ObjectProperty<Tongue> tongue) {
        ability = Dnd5eChoice.of(
                check.field(
                        path + "/ability",
                        Ability.WIS,
                        AbilityCheck::ability,
                        (now, chosen) -> new AbilityCheck(chosen, now.skill(), now.dc(), now.varies())),
                List.of(Ability.values()),
                chosen -> Message.of(Choice.key("dnd5e.ability", chosen)));
        skill = Dnd5eChoice.of(
                check.field(path + "/skill", Optional.empty(), AbilityCheck::skill, Dnd5eCheckForm::withSkill),
                Stream.concat(
                                Stream.of(Optional.<Skill>empty()),
                                Arrays.stream(Skill.values()).map(Optional::of))
                        .toList(),
                chosen -> Message.of(
                        chosen.map(each -> Choice.key("dnd5e.skill", each)).orElse("form5e.skill.none")));
        dc = check.field(dcId, 0, AbilityCheck::dc, AbilityCheck::withDc);
        varies = check.text(path + "/varies", tongue, AbilityCheck::varies, AbilityCheck::withVaries);
    }

    private static AbilityCheck withSkill(AbilityCheck now, Optional<Skill> chosen) {
        return new AbilityCheck(chosen.map(Skill::ability).orElse(now.ability()), chosen, now.dc(), now.varies());
    }
}
