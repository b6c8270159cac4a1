package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Levelling;
import trapwright.words.Language;

/// Adds to the cards what only their sheets print: description, tell, and for 5e the printing and whom it is meant for.
final class SheetExtras {
    private SheetExtras() {}

    static Reading add(Reading reading, List<Sheets.Sheet> sheets) {
        List<TrapCard> cards = new ArrayList<>(reading.cards());
        List<Sheets.Sheet> left = new ArrayList<>(sheets);
        for (int i = 0; i < cards.size(); i++) {
            TrapCard card = cards.get(i);
            Optional<Sheets.Sheet> sheet = left.stream()
                    .filter(one -> Folded.of(one.name()).equals(Folded.of(name(card))))
                    .findFirst();
            if (sheet.isPresent()) {
                left.remove(sheet.get());
                cards.set(i, with(card, sheet.get()));
            }
        }
        return new Reading(cards, reading.remarks());
    }

    private static String name(TrapCard card) {
        Wording name = card.face().texts().name();
        return name.en().isEmpty() ? name.fr() : name.en();
    }

    private static TrapCard with(TrapCard card, Sheets.Sheet sheet) {
        Language language = card.face().texts().name().en().isEmpty() ? Language.FR : Language.EN;
        TrapCard told = sheet.twin() ? texts(card, sheet, language) : card;
        return switch (told) {
            case TrapCard.Dnd5e modern -> modern.withTrap(trap -> aimed(trap, sheet));
            case TrapCard.Dnd35 ignored -> told;
            case TrapCard.Ose ignored -> told;
        };
    }

    private static TrapCard texts(TrapCard card, Sheets.Sheet sheet, Language language) {
        Wording description = text(sheet, Dnd5eLabel.DESCRIPTION, language);
        Wording tell = text(sheet, Dnd5eLabel.TELL, language);
        return card.withFace(face -> face.withTexts(face.texts()
                .withDescription(description.isNone() ? face.texts().description() : description)
                .withNoticed(tell.isNone() ? face.texts().noticed() : tell)));
    }

    private static Wording text(Sheets.Sheet sheet, Dnd5eLabel label, Language language) {
        Speech speech = new Speech();
        return sheet.body().stream()
                .filter(line -> speech.hearsWhole(Folded.of(line.label()), label.key()))
                .findFirst()
                .map(line -> Spoken.in(language, line.text()))
                .orElse(Wording.NONE);
    }

    private static Dnd5eTrap aimed(Dnd5eTrap trap, Sheets.Sheet sheet) {
        Page badge = new Page(sheet.badge());
        Page foot = new Page(sheet.foot());
        Speech speech = new Speech();
        Optional<Edition> edition = speech.find(foot.cursor(0, foot.text().length()), "fifth.sheet-edition")
                .map(heard -> heard.number("edition") == 1 ? Edition.V5_1 : Edition.V5_2);
        Dnd5eTrap printed = edition.map(found -> trap.withConcept(trap.concept().withEdition(found)))
                .orElse(trap);
        Dnd5eDraft draft = new Dnd5eDraft(badge);
        draft.edition = Optional.of(printed.concept().edition());
        draft.all(new Piece(badge, 0, badge.text().length()), "fifth.sheet-aim")
                .forEach(heard -> Dnd5eReader.aim(heard, draft));
        boolean told = !printed.levelling().aims().isEmpty();
        return told || draft.aims.isEmpty()
                ? printed
                : printed.withLevelling(
                        new Levelling(draft.aims, printed.levelling().scaling()));
    }
}
