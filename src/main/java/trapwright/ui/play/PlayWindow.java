package trapwright.ui.play;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import trapwright.app.Play;
import trapwright.card.TrapCard;
import trapwright.rules.StatBlock;
import trapwright.rules.Throw;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.LineField;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.SideWindow;

/// One trap at the table. Digits throw the dice, and nothing here changes the card.
public final class PlayWindow {
    private static final double WIDTH = 640;
    private static final double HEIGHT = 620;
    private static final int MOST_KEYS = 9;
    private static final long SEEDS = 1_000_000;

    private final Phrases phrases;
    private final SideWindow window;
    private final ObjectProperty<Play> play = new SimpleObjectProperty<>(Play.begin(newSeed(), 0));
    private final Label name = new Label();
    private final Label round = new Label();
    private final VBox boxes = new VBox();
    private final FlowPane dice = new FlowPane();
    private final VBox log = new VBox();
    private final LineField seed = new LineField();
    private List<Throw> rolls = List.of();
    private List<StatBlock.Tick> rows = List.of();
    private ObservableValue<String> title = new SimpleObjectProperty<>("");

    /// @param owner the window it belongs to
    public PlayWindow(Window owner, Phrases phrases) {
        this.phrases = phrases;
        name.setId("play-name");
        name.getStyleClass().add("page-heading");
        name.setWrapText(true);
        round.setId("play-round");
        round.getStyleClass().add("play-round");
        HBox turns = new HBox(step(Glyph.MINUS, -1, "play.back"), round, step(Glyph.PLUS, 1, "play.next"));
        turns.getStyleClass().add("play-turns");
        boxes.getStyleClass().add("play-boxes");
        dice.getStyleClass().add("play-dice");
        log.setId("play-log");
        log.getStyleClass().add("play-log");
        ScrollPane scroll = new ScrollPane(log);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        log.heightProperty().addListener((height, was, is) -> scroll.setVvalue(1));
        VBox root = new VBox(name, turns, boxes, dice, scroll);
        window = new SideWindow(owner, phrases.text("play.title"), root, WIDTH, HEIGHT);
        root.getChildren().add(foot());
        root.getStyleClass().addAll("play-window");
        root.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        play.addListener((now, was, is) -> draw());
        phrases.words().addListener((words, was, is) -> drawAll());
    }

    /// Shows a trap that has just sprung.
    public void show(TrapCard card) {
        rolls = card.dice();
        rows = card.assess().block().foot().ticks();
        title = phrases.words().map(words -> {
            String written = words.written(card.face().texts().name());
            return written.isBlank() ? words.say("ui.unnamed") : written;
        });
        name.textProperty().bind(title);
        begin(newSeed());
        drawAll();
        window.show();
    }

    private void begin(long from) {
        seed.show(Long.toString(from));
        play.set(Play.begin(from, rows.size()));
    }

    private void change(UnaryOperator<Play> how) {
        play.set(how.apply(play.get()));
    }

    private HBox foot() {
        seed.setId("play-seed");
        seed.setPrefColumnCount(8);
        seed.onEdit(typed -> number(typed).ifPresent(from -> play.set(Play.begin(from, rows.size()))));
        Button again = new Button();
        again.setId("play-again");
        again.textProperty().bind(phrases.text("play.again"));
        again.setOnAction(event -> begin(newSeed()));
        Button copy = new Button();
        copy.setId("play-copy");
        copy.textProperty().bind(phrases.text("play.copy"));
        copy.setGraphic(new Icon(Glyph.CONTENT_COPY, "small"));
        copy.setOnAction(event -> copy());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox foot = new HBox(seed.labelled(phrases.text("play.seed")), again, gap, copy, window.closing(phrases));
        foot.getStyleClass().add("play-foot");
        return foot;
    }

    private static OptionalLong number(String typed) {
        return typed.strip().matches("\\d{1,15}")
                ? OptionalLong.of(Long.parseLong(typed.strip()))
                : OptionalLong.empty();
    }

    private void drawAll() {
        dice.getChildren().clear();
        for (int i = 0; i < rolls.size(); i++) {
            Throw each = rolls.get(i);
            String said = phrases.say(each.name());
            Button button = new Button(i < MOST_KEYS ? phrases.say("play.key", i + 1, said) : said);
            button.setId("play-roll-" + (i + 1));
            button.setGraphic(new Icon(Glyph.DICE_5, "small"));
            button.setWrapText(true);
            button.setAccessibleText(said);
            button.setOnAction(event -> change(now -> now.roll(each)));
            dice.getChildren().add(button);
        }
        if (rolls.isEmpty()) {
            dice.getChildren().add(new Label(phrases.say("play.no-dice")));
        }
        draw();
    }

    private void draw() {
        Play now = play.get();
        round.setText(phrases.say("play.round", now.round()));
        boxes.getChildren().clear();
        for (int row = 0; row < Math.min(rows.size(), now.ticked().size()); row++) {
            boxes.getChildren().add(row(row, now));
        }
        log.getChildren().clear();
        for (int i = 0; i < now.log().size(); i++) {
            log.getChildren().add(line(i, now.log().get(i)));
        }
        if (now.log().isEmpty()) {
            Label empty = new Label(phrases.say("play.log.empty"));
            empty.getStyleClass().add("caption");
            empty.setWrapText(true);
            log.getChildren().add(empty);
        }
    }

    private HBox row(int row, Play now) {
        StatBlock.Tick tick = rows.get(row);
        Label label = new Label(phrases.say(tick.label()));
        label.getStyleClass().add("strong");
        label.setMinWidth(Region.USE_PREF_SIZE);
        FlowPane many = new FlowPane();
        many.getStyleClass().add("play-ticks");
        HBox.setHgrow(many, Priority.ALWAYS);
        for (int box = 1; box <= tick.count(); box++) {
            int at = box;
            boolean done = box <= now.ticked().get(row);
            Button button = new Button(tick.numbered() ? phrases.say("play.face", box) : done ? "×" : " ");
            button.setId("play-tick-" + row + "-" + box);
            button.getStyleClass().addAll("play-tick", done ? "done" : "open");
            button.setAccessibleText(phrases.say(done ? "play.ticked" : "play.unticked", tick.label(), box));
            button.setOnAction(event -> {
                change(play -> play.tick(row, at));
                again("play-tick-" + row + "-" + at);
            });
            many.getChildren().add(button);
        }
        HBox line = new HBox(label, many);
        line.getStyleClass().add("play-row");
        return line;
    }

    /// The focus goes back to what was just pressed and has been drawn anew.
    private void again(String id) {
        Stream.ofNullable(boxes.lookup("#" + id)).forEach(javafx.scene.Node::requestFocus);
    }

    private HBox line(int at, Play.Line line) {
        Label when = new Label(phrases.say("play.face", line.round()));
        when.getStyleClass().addAll("caption", "play-when");
        Label says = new Label(phrases.say(line.shown()));
        says.setWrapText(true);
        says.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(says, Priority.ALWAYS);
        says.setMaxWidth(Double.MAX_VALUE);
        HBox row = new HBox(when, says);
        row.getStyleClass().add("play-line");
        if (line.secret()) {
            Button uncover = new Button(phrases.say("play.uncover"));
            uncover.setId("play-uncover-" + at);
            uncover.setMinWidth(Region.USE_PREF_SIZE);
            uncover.setOnAction(event -> change(play -> play.uncover(at)));
            row.getChildren().add(uncover);
        }
        return row;
    }

    private Button step(Glyph glyph, int by, String key) {
        Button button = new Button();
        button.setId(by < 0 ? "play-back" : "play-next");
        button.setGraphic(new Icon(glyph));
        button.accessibleTextProperty().bind(phrases.text(key));
        button.setOnAction(event -> change(play -> play.turn(by)));
        return button;
    }

    private void pressed(KeyEvent event) {
        boolean types = event.getTarget() instanceof javafx.scene.control.TextInputControl;
        if (types || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        int digit = event.getCode().isDigitKey()
                ? event.getCode().getName().charAt(event.getCode().getName().length() - 1) - '0'
                : 0;
        if (digit >= 1 && digit <= rolls.size()) {
            change(play -> play.roll(rolls.get(digit - 1)));
            event.consume();
        }
    }

    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(play.get().log().stream()
                .map(line -> phrases.say("play.log.line", line.round(), phrases.say(line.shown())))
                .collect(Collectors.joining("\n", title.getValue() + "\n", "\n")));
        Clipboard.getSystemClipboard().setContent(content);
    }

    private static long newSeed() {
        return RandomGenerator.getDefault().nextLong(SEEDS);
    }
}
