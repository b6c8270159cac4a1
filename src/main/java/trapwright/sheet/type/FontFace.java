package trapwright.sheet.type;

import java.util.List;

/// The faces that cards are set in.
public enum FontFace {
    /// Small words and captions.
    SANS("IBMPlexSans_400Regular"),
    /// Sloped sans, for what a sloped serif lacks.
    SANS_ITALIC("IBMPlexSans_400Regular_Italic"),
    /// Kind line and foot.
    SANS_MEDIUM("IBMPlexSans_500Medium"),
    /// Labels.
    SANS_SEMIBOLD("IBMPlexSans_600SemiBold"),
    /// Big figures.
    SANS_BOLD("IBMPlexSans_700Bold"),
    /// Reading text.
    SERIF("SourceSerif4_400Regular"),
    /// What is noticed.
    SERIF_ITALIC("SourceSerif4_400Regular_Italic"),
    /// Strong words in reading text.
    SERIF_BOLD("SourceSerif4_700Bold"),
    /// Names.
    DISPLAY("Grenze_600SemiBold");

    private final String file;

    FontFace(String file) {
        this.file = file;
    }

    /// Where the face lies on the class path.
    String resource() {
        return "/assets/fonts/" + file + ".ttf";
    }

    /// The faces that lend a sign which this one lacks, nearest first.
    List<FontFace> lenders() {
        return switch (this) {
            case SANS, SANS_MEDIUM -> List.of(SERIF);
            case SANS_ITALIC -> List.of(SERIF_ITALIC, SANS, SERIF);
            case SANS_SEMIBOLD, SANS_BOLD -> List.of(SERIF_BOLD, SERIF);
            case SERIF -> List.of(SANS);
            case SERIF_ITALIC -> List.of(SANS_ITALIC, SERIF, SANS);
            case SERIF_BOLD -> List.of(SANS_BOLD, SERIF, SANS);
            case DISPLAY -> List.of(SERIF_BOLD, SANS_BOLD, SERIF);
        };
    }
}
