package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import trapwright.interop.text.StatLineText;
import trapwright.words.Language;
import trapwright.words.Words;

/// Sentences of 5e traps read under a head, and printed again.
final class RunningText {
    private RunningText() {}

    static String printed(Reading reading, Language language) {
        assertThat(reading.cards()).hasSize(1);
        return StatLineText.of(reading.cards().getFirst(), Words.in(language)).replace('\u00a0', ' ');
    }

    static Reading english(String sentences) {
        return Readers.read("Log\nMechanical trap\n" + sentences);
    }

    static Reading french(String sentences) {
        return Readers.read("Bûche\nPiège mécanique\n" + sentences);
    }

    static List<String> said(Reading reading, Remark.Sort sort) {
        return reading.remarks().stream()
                .filter(remark -> remark.sort() == sort)
                .map(remark -> Words.in(Language.EN).say(remark.text()))
                .toList();
    }
}
