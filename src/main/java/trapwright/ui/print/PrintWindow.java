package trapwright.ui.print;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.sheet.Icons;
import trapwright.sheet.Paper;
import trapwright.sheet.pdf.Press;
import trapwright.sheet.pdf.Printer;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Look;
import trapwright.ui.kit.Phrases;

/// The print of one card: its choices, the real sheet, and the ways to save or print it. It never stands in the way.
public final class PrintWindow {
    private static final double WIDTH = 860;
    private static final double HEIGHT = 640;
    private static final Executor DRAWING = Executors.newSingleThreadExecutor(
            task -> Thread.ofPlatform().daemon().name("sheets").unstarted(task));

    private final Phrases phrases;
    private final Supplier<TrapCard> card;
    private final Icons icons;
    private final Desk desk;
    private final CompletableFuture<Press> press;
    private final Stage stage = new Stage();
    private final PrintOptions options;
    private final ImageView picture = new ImageView();
    private final Label said = new Label();
    private int drawn;

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
    /// @param card gives the card as it is
    public PrintWindow(Window owner, Phrases phrases, Icons icons, Supplier<TrapCard> card, Desk desk) {
        this.phrases = phrases;
        this.card = card;
        this.icons = icons;
        this.desk = desk;
        press = CompletableFuture.supplyAsync(Press::new, DRAWING);
        options = new PrintOptions(phrases, desk.firstPaper(), this::draw);
        said.setWrapText(true);
        said.setId("print-said");
        Button save = button("ui.print.save", Glyph.CONTENT_SAVE_OUTLINE, this::save);
        save.setId("print-save");
        save.getStyleClass().add("main");
        Button print = button("ui.print.print", Glyph.PRINTER, this::print);
        print.setId("print-print");
        VBox left = new VBox(options, save, print, said);
        left.getStyleClass().add("print-left");
        StackPane sheet = new StackPane(picture);
        sheet.getStyleClass().add("print-sheet");
        picture.setPreserveRatio(true);
        picture.fitHeightProperty().bind(sheet.heightProperty().subtract(40));
        picture.setId("print-preview");
        stage.setScene(new Scene(new BorderPane(sheet, null, null, null, left), WIDTH, HEIGHT));
        stage.initOwner(owner);
        stage.titleProperty().bind(phrases.text("ui.print.title"));
    }

    /// Shows it, dressed as the main window.
    public void show(Scene like) {
        Look.same(like, stage.getScene());
        stage.show();
        stage.toFront();
        draw();
    }

    private Button button(String key, Glyph glyph, Runnable action) {
        Button button = new Button();
        button.textProperty().bind(phrases.text(key));
        button.setGraphic(new Icon(glyph, "small"));
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void draw() {
        int number = ++drawn;
        said.setText(phrases.say("ui.print.drawing"));
        desk.paper().accept(options.paper().name().toLowerCase(Locale.ROOT));
        work(PrintJob::preview, preview -> {
            if (number == drawn) {
                picture.setImage(SwingFXUtils.toFXImage(preview.picture(), null));
                said.setText(phrases.say(preview.lacking().orElse(Message.of("ui.print.sheets", preview.sheets()))));
            }
        });
    }

    private void save() {
        PrintJob.Format format = options.format();
        desk.ask()
                .apply(format.ending())
                .ifPresent(path -> work(
                        job -> job.files(format, path),
                        files -> desk.write()
                                .write(
                                        files,
                                        () -> said.setText(
                                                phrases.say("ui.print.saved", String.valueOf(path.getFileName()))))));
    }

    private void print() {
        work(
                job -> Printer.print(job.pdf(), phrases.say("ui.print.title")),
                outcome -> said.setText(phrases.say(
                        switch (outcome) {
                            case PRINTED -> "ui.print.printed";
                            case LEFT -> "ui.print.left";
                            case NO_PRINTER -> "ui.print.no-printer";
                            case FAILED -> "ui.print.failed";
                        })));
    }

    private <T> void work(Function<PrintJob, T> task, Consumer<T> done) {
        TrapCard now = card.get();
        var words = phrases.now();
        var setup = options.setup();
        press.thenApplyAsync(made -> task.apply(new PrintJob(now, words, setup, made, icons)), DRAWING)
                .thenAcceptAsync(done, Platform::runLater)
                .whenComplete((nothing, failed) -> {
                    if (failed != null) {
                        Platform.runLater(() -> said.setText(phrases.say("ui.print.failed")));
                    }
                });
    }
}
