package trapwright.interop.read;

import trapwright.system.dnd35.Delivery.Save;

/// `DC 14 Reflex save half damage`, and a second save after "then".
final class SaveClauses {
    private SaveClauses() {}

    static boolean read(Cursor cursor, Draft draft) {
        if (!hears(cursor, draft.speech)) {
            return false;
        }
        takeAll(cursor, draft, draft.partFor(!draft.part().saves.isEmpty()));
        return true;
    }

    static boolean hears(Cursor cursor, Speech speech) {
        return speech.hears(cursor, "save") || speech.hears(cursor, "save.turned");
    }

    /// Takes the save that stands here and those that follow it.
    static void takeAll(Cursor cursor, Draft draft, PartDraft part) {
        boolean more = true;
        while (more) {
            draft.speech
                    .take(cursor, "save")
                    .or(() -> draft.speech.take(cursor, "save.turned"))
                    .ifPresent(heard -> add(heard, cursor.stretch(heard.start(), heard.end()), draft, part));
            cursor.bracket().ifPresent(detail -> Leftover.report(detail, draft));
            int before = cursor.at();
            boolean then = draft.speech.take(cursor, "then").isPresent();
            cursor.skipBlanks();
            more = then && hears(cursor, draft.speech);
            if (!more) {
                cursor.back(before);
            }
        }
    }

    private static void add(Speech.Heard heard, Cursor.Stretch words, Draft draft, PartDraft part) {
        Save.Kind kind = kind(heard.part("kind").orElse(""));
        if (part.saves.stream().anyMatch(save -> save.kind() == kind)) {
            draft.again(words);
        } else {
            part.saves.add(new PartDraft.SaveRead(
                    kind, heard.number("dc"), heard.part("result").map(SaveClauses::result), words.place()));
        }
    }

    private static Save.Kind kind(String word) {
        return switch (word.charAt(0)) {
            case 'f' -> Save.Kind.FORTITUDE;
            case 'r' -> Save.Kind.REFLEX;
            case 'w' -> Save.Kind.WILL;
            default -> word.startsWith("vol") ? Save.Kind.WILL : Save.Kind.FORTITUDE;
        };
    }

    private static Save.Result result(String words) {
        if (words.startsWith("avoid") || words.startsWith("evit")) {
            return Save.Result.AVOIDS;
        }
        if (words.contains("partial") || words.contains("partiel")) {
            return Save.Result.PARTIAL;
        }
        if (words.startsWith("disbelie") || words.startsWith("devoile")) {
            return Save.Result.DISBELIEF;
        }
        boolean negates = words.startsWith("negate") || words.startsWith("annul") || words.startsWith("resist");
        return negates ? Save.Result.NEGATES : Save.Result.HALF;
    }
}
