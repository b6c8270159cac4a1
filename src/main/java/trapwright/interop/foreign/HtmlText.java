package trapwright.interop.foreign;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.swing.text.MutableAttributeSet;
import javax.swing.text.html.HTML;
import javax.swing.text.html.HTMLEditorKit;
import javax.swing.text.html.parser.ParserDelegator;

/// HTML as paragraphs of plain text.
public final class HtmlText {
    private HtmlText() {}

    /// A paragraph.
    ///
    /// @param text its text
    /// @param label the strong words it begins with, without their full stop; empty when it does not begin so
    /// @param quoted whether it stands in a block quote
    public record Paragraph(String text, String label, boolean quoted) {}

    /// The paragraphs, without empty ones.
    public static List<Paragraph> of(String html) {
        Collector collector = new Collector();
        try {
            new ParserDelegator().parse(new StringReader(html), collector, true);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        collector.end();
        return collector.paragraphs;
    }

    private static final class Collector extends HTMLEditorKit.ParserCallback {
        private final List<Paragraph> paragraphs = new ArrayList<>();
        private final StringBuilder text = new StringBuilder();
        private String label = "";
        private int quotes;
        private int strong;

        @Override
        public void handleText(char[] data, int position) {
            if (strong > 0 && text.isEmpty()) {
                label = new String(data).strip().replaceFirst("[.:]$", "");
            }
            text.append(data);
        }

        @Override
        public void handleStartTag(HTML.Tag tag, MutableAttributeSet attributes, int position) {
            if (tag.isBlock()) {
                end();
            }
            quotes += tag == HTML.Tag.BLOCKQUOTE ? 1 : 0;
            strong += isStrong(tag) ? 1 : 0;
        }

        @Override
        public void handleEndTag(HTML.Tag tag, int position) {
            if (tag.isBlock()) {
                end();
            }
            quotes -= tag == HTML.Tag.BLOCKQUOTE ? 1 : 0;
            strong -= isStrong(tag) ? 1 : 0;
        }

        @Override
        public void handleSimpleTag(HTML.Tag tag, MutableAttributeSet attributes, int position) {
            if (tag == HTML.Tag.BR) {
                end();
            }
        }

        private static boolean isStrong(HTML.Tag tag) {
            return tag == HTML.Tag.STRONG || tag == HTML.Tag.B;
        }

        private void end() {
            String said = text.toString().replace("\u2060", "").strip();
            if (!said.isEmpty()) {
                paragraphs.add(new Paragraph(said, label, quotes > 0));
            }
            text.setLength(0);
            label = "";
        }
    }
}
