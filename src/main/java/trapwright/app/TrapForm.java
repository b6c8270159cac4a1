package trapwright.app;

import java.util.List;
import java.util.Optional;
import trapwright.card.TrapCard;
import trapwright.rules.Message;

/// The form of an open card, whatever its system: what a window needs around the pages.
public sealed interface TrapForm permits Dnd35Form, Dnd5eForm, OseForm {
    /// The open card.
    Document<? extends TrapCard> document();

    /// The start of the keys of its words, such as `form35.`; words that all forms share start with `form.`.
    String words();

    /// The texts, the picture and the rest that all cards have.
    FaceForm face();

    /// The steps, in the rulebook's order.
    List<FormStep> steps();

    /// Shows the part that a field belongs to.
    ///
    /// @param key the field's id as findings, reasons and undo give it
    /// @return where the field is
    Spot find(String key);

    /// The place of the step that a field belongs to; the last step when none knows it.
    ///
    /// @param key the field's id as findings, reasons and undo give it
    default int stepOf(String key) {
        return FormSteps.of(steps(), key);
    }

    /// Where a field stands, in words: its step.
    ///
    /// @param key the field's id as findings, reasons and undo give it
    default Message place(String key) {
        return steps().get(stepOf(key)).name();
    }

    /// Opens a card in the form of its system. A system without a form stops the build here.
    ///
    /// @param card the card as it is
    /// @param saved the card as it was last saved; empty when it never was
    /// @param tongue the language the card's texts start in
    static TrapForm open(TrapCard card, Optional<TrapCard> saved, Tongue tongue) {
        return switch (card) {
            case TrapCard.Dnd35 dnd35 ->
                new Dnd35Form(new Document<>(dnd35, saved.map(TrapCard.Dnd35.class::cast)), tongue);
            case TrapCard.Dnd5e dnd5e ->
                new Dnd5eForm(new Document<>(dnd5e, saved.map(TrapCard.Dnd5e.class::cast)), tongue);
            case TrapCard.Ose ose -> new OseForm(new Document<>(ose, saved.map(TrapCard.Ose.class::cast)), tongue);
        };
    }

    /// Where a field is.
    ///
    /// @param step the place of its step
    /// @param field the id of its control; may be empty
    record Spot(int step, String field) {}
}
