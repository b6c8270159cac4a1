package trapwright.interop.homebrewery;

import static java.util.stream.Collectors.joining;

import java.util.regex.Pattern;

/// Text that Homebrewery shows as it is. Every sign that its Markdown, braces, lists or icons could read becomes the
/// number
/// of an HTML entity, which none of them reads.
final class Escaped {
    /// Signs that are read wherever they stand, then those that are read only in company or at a line's head.
    private static final Pattern READ = Pattern.compile("[\\\\`*_{}\\[\\]<>|~^$\"]|&(?=[#\\w])|:(?! )|(?<=-)-|-(?=-)"
            + "|^[-+](?=[- ]|$)|^[#=:]|(?<=^\\d{1,9})[.)](?= |$)|(?<=\\.)\\.|\\.(?=\\.)");

    private Escaped() {}

    /// A text on one line.
    static String line(String text) {
        return READ.matcher(text.replace('\n', ' ').strip())
                .replaceAll(sign -> "&#" + (int) sign.group().charAt(0) + ";");
    }

    /// A text of several lines: each line feed becomes a new paragraph.
    static String text(String text) {
        return text.lines().map(Escaped::line).filter(line -> !line.isEmpty()).collect(joining("\n\n"));
    }
}
