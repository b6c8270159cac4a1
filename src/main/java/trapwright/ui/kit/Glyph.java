package trapwright.ui.kit;

/// The small pictures of the window, from the Material Design icon font.
public enum Glyph {
    LIGHTBULB_ON_OUTLINE("lightbulb-on-outline", 0xF06E9),
    GESTURE_TAP_BUTTON("gesture-tap-button", 0xF12A8),
    AUTORENEW("autorenew", 0xF006A),
    KEY_VARIANT("key-variant", 0xF030B),
    MAGNIFY("magnify", 0xF0349),
    SWORD("sword", 0xF04E5),
    BOTTLE_TONIC_SKULL_OUTLINE("bottle-tonic-skull-outline", 0xF1133),
    CLIPBOARD_CHECK_OUTLINE("clipboard-check-outline", 0xF08A8),
    SHOE_PRINT("shoe-print", 0xF0DFA),
    RADAR("radar", 0xF0437),
    HAND_BACK_RIGHT("hand-back-right", 0xF0E47),
    LINK_VARIANT("link-variant", 0xF0339),
    TIMER_OUTLINE("timer-outline", 0xF051B),
    EAR_HEARING("ear-hearing", 0xF07C5),
    EYE("eye", 0xF0208),
    MAGIC_STAFF("magic-staff", 0xF1844),
    SKULL_OUTLINE("skull-outline", 0xF0BC8),
    CASH_MULTIPLE("cash-multiple", 0xF0116),
    HAMMER_WRENCH("hammer-wrench", 0xF1323),
    STAR_FOUR_POINTS("star-four-points", 0xF0AE2),
    CHECK_CIRCLE("check-circle", 0xF05E0),
    CHECK_CIRCLE_OUTLINE("check-circle-outline", 0xF05E1),
    ALERT("alert", 0xF0026),
    ALERT_CIRCLE("alert-circle", 0xF0028),
    INFORMATION_OUTLINE("information-outline", 0xF02FD),
    CIRCLE_OUTLINE("circle-outline", 0xF0766),
    PENCIL_RULER("pencil-ruler", 0xF1353),
    FILE_PLUS_OUTLINE("file-plus-outline", 0xF0EED),
    FOLDER_OPEN_OUTLINE("folder-open-outline", 0xF0DCF),
    CONTENT_SAVE_OUTLINE("content-save-outline", 0xF0818),
    UNDO("undo", 0xF054C),
    REDO("redo", 0xF044E),
    WHITE_BALANCE_SUNNY("white-balance-sunny", 0xF05A8),
    WEATHER_NIGHT("weather-night", 0xF0594),
    COG("cog", 0xF0493),
    WRENCH("wrench", 0xF05B7),
    CANCEL("cancel", 0xF073A),
    LOCK_OUTLINE("lock-outline", 0xF0341),
    EYE_OFF_OUTLINE("eye-off-outline", 0xF06D1),
    CONTENT_SAVE_ALERT_OUTLINE("content-save-alert-outline", 0xF0F43),
    PRINTER("printer", 0xF042A),
    DOTS_VERTICAL("dots-vertical", 0xF01D9),
    HISTORY("history", 0xF02DA),
    CONTENT_COPY("content-copy", 0xF018F),
    RESTORE("restore", 0xF099B),
    MINUS("minus", 0xF0374),
    PLUS("plus", 0xF0415),
    ARROW_LEFT("arrow-left", 0xF004D),
    ARROW_RIGHT("arrow-right", 0xF0054),
    ARROW_UP("arrow-up", 0xF005D),
    ARROW_DOWN("arrow-down", 0xF0045),
    FORMAT_LIST_BULLETED("format-list-bulleted", 0xF0279),
    CARD_TEXT_OUTLINE("card-text-outline", 0xF0B78),
    CHART_WATERFALL("chart-waterfall", 0xF1918),
    AUTO_FIX("auto-fix", 0xF0068),
    SCRIPT_TEXT_OUTLINE("script-text-outline", 0xF0BC3),
    FLASK_OUTLINE("flask-outline", 0xF0096),
    WATER("water", 0xF058C),
    WEATHER_WINDY("weather-windy", 0xF059D),
    TARGET("target", 0xF04FE),
    ACCOUNT_GROUP("account-group", 0xF0849),
    TIMER_SAND("timer-sand", 0xF051F),
    BOW_ARROW("bow-arrow", 0xF1841),
    GAVEL("gavel", 0xF029B),
    SHIELD_HALF_FULL("shield-half-full", 0xF0780),
    RUN_FAST("run-fast", 0xF046E),
    BRAIN("brain", 0xF09D1),
    HEART_PULSE("heart-pulse", 0xF05F6),
    SHIELD_OFF_OUTLINE("shield-off-outline", 0xF099C),
    STAIRS_DOWN("stairs-down", 0xF12BE),
    HAND_COIN_OUTLINE("hand-coin-outline", 0xF1890),
    TRASH_CAN_OUTLINE("trash-can-outline", 0xF0A7A),
    IMAGE_OUTLINE("image-outline", 0xF0976),
    CHEVRON_DOWN("chevron-down", 0xF0140),
    PACKAGE_VARIANT("package-variant", 0xF03D6),
    CALL_SPLIT("call-split", 0xF00FB),
    SWAP_HORIZONTAL("swap-horizontal", 0xF04E1),
    WAVES("waves", 0xF078D),
    FIRE("fire", 0xF0238),
    GRAVE_STONE("grave-stone", 0xF0BA2),
    DOOR_OPEN("door-open", 0xF081C),
    CLOSE("close", 0xF0156),
    ARROW_EXPAND_DOWN("arrow-expand-down", 0xF0796),
    CHEVRON_RIGHT("chevron-right", 0xF0142),
    GHOST_OUTLINE("ghost-outline", 0xF165D),
    SCALE_UNBALANCED("scale-unbalanced", 0xF19B8),
    CUBE_OUTLINE("cube-outline", 0xF01A7),
    NEEDLE("needle", 0xF0391),
    FORMAT_TEXT("format-text", 0xF0284),
    TAG_OUTLINE("tag-outline", 0xF04FC),
    ACCOUNT_CASH_OUTLINE("account-cash-outline", 0xF1098),
    WEATHER_POURING("weather-pouring", 0xF0596),
    ARROW_DECISION_OUTLINE("arrow-decision-outline", 0xF09BE),
    WEIGHT("weight", 0xF05A1),
    HUMAN_HANDSUP("human-handsup", 0xF064C),
    SWORD_CROSS("sword-cross", 0xF0787);

    private final String literal;
    private final int code;

    Glyph(String literal, int code) {
        this.literal = literal;
        this.code = code;
    }

    /// Its name in the font's own list.
    public String literal() {
        return literal;
    }

    /// Its place in the font.
    public int code() {
        return code;
    }
}
