package trapwright.ui.print;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import javafx.util.Subscription;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.sheet.Icons;
import trapwright.sheet.Paper;
import trapwright.sheet.pdf.Press;
import trapwright.sheet.pdf.Printer;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.SideWindow;

/// The print of some cards: its choices, the real sheet, and the ways to save or print it. It never stands in the way,
/// and while it is open it follows them.
public final class PrintWindow {
    private static final double WIDTH = 880;
    private static final double HEIGHT = 700;
    private static final double AROUND = 40;
    private static final Executor DRAWING = Executors.newSingleThreadExecutor(
            task -> Thread.ofPlatform().daemon().name("sheets").unstarted(task));

    private final Phrases phrases;
    private final ObservableValue<List<TrapCard>> cards;
    private final Icons icons;
    private final Desk desk;
    private final CompletableFuture<Press> press;
    private final SideWindow window;
    private final PrintOptions options;
    private final ImageView picture = new ImageView();
    private final Label said = new Label();
    private final AtomicInteger drawn = new AtomicInteger();
    private final Button back;
    private final Button on;
    private final Label place = new Label();
    private final HBox turning = new HBox();
    private int shown;
    private Subscription following = Subscription.EMPTY;

    /// What the print needs from around it.
    ///
    /// @param ask asks where a file goes, by its ending
    /// @param write writes files, then runs what is to be done afterwards
    /// @param paper remembers the paper
    /// @param firstPaper the paper to begin with
    public record Desk(Function<String, Optional<Path>> ask, Writer write, Consumer<String> paper, Paper firstPaper) {}

    /// Writes files away from the window's thread.
    @FunctionalInterface
    public interface Writer {
        /// @param files what to write, by where it goes
        /// @param done what to do when they are written
        void write(Map<Path, byte[]> files, Runnable done);
    }

    /// @param owner the window it belongs to
    /// @param cards what is printed, at least one card
    public PrintWindow(Window owner, Phrases phrases, Icons icons, ObservableValue<List<TrapCard>> cards, Desk desk) {
        this.phrases = phrases;
        this.cards = cards;
        this.icons = icons;
        this.desk = desk;
        press = CompletableFuture.supplyAsync(Press::new, DRAWING);
        back = turning("ui.print.turn-back", Glyph.ARROW_LEFT);
        on = turning("ui.print.turn-on", Glyph.ARROW_RIGHT);
        options = new PrintOptions(phrases, desk.firstPaper(), this::draw);
        BorderPane root = new BorderPane();
        window = new SideWindow(owner, phrases.text("ui.print.title"), root, WIDTH, HEIGHT);
        root.setLeft(left());
        root.setCenter(sheet());
        window.showing().subscribe(this::follow);
    }

    /// Shows it, or brings it to the front.
    public void show() {
        window.show();
    }

    private Node left() {
        said.setWrapText(true);
        said.setId("print-said");
        Button save = button("ui.print.save", Glyph.CONTENT_SAVE_OUTLINE, this::save);
        save.setId("print-save");
        save.getStyleClass().add("main");
        Button print = button("ui.print.print", Glyph.PRINTER, this::print);
        print.setId("print-print");
        Button close = window.closing(phrases);
        close.setMaxWidth(Double.MAX_VALUE);
        VBox left = new VBox(options, save, print, close, said);
        left.getStyleClass().add("print-left");
        ScrollPane scroll = new ScrollPane(left);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("print-scroll");
        return scroll;
    }

    private Node sheet() {
        StackPane sheet = new StackPane(picture);
        sheet.getStyleClass().add("print-sheet");
        sheet.setMinSize(0, 0);
        picture.setPreserveRatio(true);
        picture.fitHeightProperty().bind(sheet.heightProperty().subtract(AROUND));
        picture.fitWidthProperty().bind(sheet.widthProperty().subtract(AROUND));
        picture.setId("print-preview");
        picture.accessibleTextProperty().bind(phrases.text("ui.print.preview"));
        back.setOnAction(event -> turn(-1));
        on.setOnAction(event -> turn(1));
        back.setId("print-back");
        on.setId("print-on");
        place.setId("print-place");
        turning.getChildren().setAll(back, place, on);
        turning.getStyleClass().add("print-turning");
        turning.setVisible(false);
        turning.setManaged(false);
        BorderPane whole = new BorderPane(sheet);
        whole.setBottom(turning);
        return whole;
    }

    /// Shows another side of paper.
    private void turn(int by) {
        shown = Math.max(0, shown + by);
        draw();
    }

    private void follow(boolean showing) {
        following.unsubscribe();
        following = showing ? cards.subscribe(this::draw) : Subscription.EMPTY;
        if (showing) {
            draw();
        }
    }

    private Button button(String key, Glyph glyph, Runnable action) {
        Button button = new Button();
        button.textProperty().bind(phrases.text(key));
        button.setGraphic(new Icon(glyph, "small"));
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Button turning(String key, Glyph glyph) {
        Button button = new Button();
        button.setGraphic(new Icon(glyph, "small"));
        button.accessibleTextProperty().bind(phrases.text(key));
        return button;
    }

    private void say(String key, Object... args) {
        said.textProperty().bind(phrases.text(key, args));
    }

    /// Draws the sheet as it would be now; one that is no longer wanted when its turn comes is left out.
    private void draw() {
        int number = drawn.incrementAndGet();
        int wanted = shown;
        say("ui.print.drawing");
        desk.paper().accept(options.paper().name().toLowerCase(Locale.ROOT));
        work(
                job -> number == drawn.get() ? Optional.of(job.preview(wanted)) : Optional.<PrintJob.Preview>empty(),
                made -> made.filter(preview -> number == drawn.get()).ifPresent(this::show));
    }

    private void show(PrintJob.Preview preview) {
        picture.setImage(SwingFXUtils.toFXImage(preview.picture(), null));
        shown = preview.side();
        turning.setVisible(preview.sides() > 1);
        turning.setManaged(preview.sides() > 1);
        back.setDisable(shown == 0);
        on.setDisable(shown == preview.sides() - 1);
        place.textProperty().bind(phrases.text("ui.print.turned", shown + 1, preview.sides()));
        said.textProperty()
                .bind(phrases.text(preview.remark().orElse(Message.of("ui.print.sheets", preview.sheets()))));
    }

    private void save() {
        PrintJob.Format format = options.format();
        desk.ask()
                .apply(format.ending())
                .ifPresent(path -> work(
                        job -> job.files(format, path),
                        files -> desk.write()
                                .write(files, () -> say("ui.print.saved", String.valueOf(path.getFileName())))));
    }

    private void print() {
        String title = phrases.say("ui.print.title");
        work(
                job -> Printer.print(job.pdf(), title),
                outcome -> say(
                        switch (outcome) {
                            case PRINTED -> "ui.print.printed";
                            case LEFT -> "ui.print.left";
                            case NO_PRINTER -> "ui.print.no-printer";
                            case FAILED -> "ui.print.failed";
                        }));
    }

    private <T> void work(Function<PrintJob, T> task, Consumer<T> done) {
        List<TrapCard> now = cards.getValue();
        int copies = options.copies();
        var words = options.words();
        var setup = options.setup();
        var side = options.side();
        press.thenApplyAsync(made -> task.apply(new PrintJob(now, copies, words, setup, side, made, icons)), DRAWING)
                .thenAcceptAsync(done, Platform::runLater)
                .whenComplete((nothing, failed) -> {
                    if (failed != null) {
                        Platform.runLater(() -> say("ui.print.failed"));
                    }
                });
    }
}
