package trapwright.sheet;

/// The few words that a whole print says besides its cards.
///
/// @param language the print's language as a tag such as `en`
/// @param title title of the document
/// @param scaleBar what stands beside the bar that checks the scale, such as "50 mm when printed at 100%"
/// @param sheet what stands at the right under each sheet, `{0}` for its number and `{1}` for how many; may be empty
public record Labels(String language, String title, String scaleBar, String sheet) {
    /// The line under one sheet.
    ///
    /// @param number the sheet's number, from 1
    /// @param of how many sheets
    public String sheet(int number, int of) {
        return sheet.replace("{0}", Integer.toString(number)).replace("{1}", Integer.toString(of));
    }
}
