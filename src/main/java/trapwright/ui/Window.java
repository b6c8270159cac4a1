package trapwright.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import trapwright.app.CraftForm;
import trapwright.app.Desk;
import trapwright.app.GameSystem;
import trapwright.app.OpenTrap;
import trapwright.app.Recent;
import trapwright.sheet.Icons;
import trapwright.ui.frame.Action;
import trapwright.ui.frame.AppBar;
import trapwright.ui.frame.Breadth;
import trapwright.ui.frame.Keys;
import trapwright.ui.frame.MoreMenu;
import trapwright.ui.frame.Regions;
import trapwright.ui.frame.TextSize;
import trapwright.ui.kit.Fonts;
import trapwright.ui.kit.Phrases;
import trapwright.ui.library.LibraryDesk;
import trapwright.ui.library.LibraryPane;
import trapwright.ui.odds.PartyDesk;

/// The one window: app bar and, below it, the design of the trap that lies on the desk.
public final class Window {
    private static final double USUAL_WIDTH = 1366;
    private static final double USUAL_HEIGHT = 768;
    private static final double LEAST_WIDTH = 800;
    private static final double LEAST_HEIGHT = 560;

    private final Stage stage;
    private final Desk desk;
    private final Voice voice;
    private final Phrases phrases;
    private final Icons icons = new Icons();
    private final Files files;
    private final Beside beside;
    private final PartyDesk party;
    private final CraftForm craft;
    private final AppBar bar;
    private final MoreMenu menu;
    private final Notices notices;
    private final VBox top = new VBox();
    private final BorderPane root = new BorderPane();
    private final Scene scene = new Scene(root, USUAL_WIDTH, USUAL_HEIGHT);
    private final LibraryPane library;
    private final Appearance appearance;
    private boolean inLibrary;
    private Optional<DesignPane> design = Optional.empty();

    /// @param stage where it is shown
    /// @param desk what it shows
    public Window(Stage stage, Desk desk) {
        this(stage, desk, Dialogs.over(stage));
    }

    /// @param dialogs asks for files
    Window(Stage stage, Desk desk, Dialogs dialogs) {
        Fonts.load();
        Appearance.begin(desk.settings());
        this.stage = stage;
        this.desk = desk;
        voice = new Voice(desk.settings());
        phrases = voice.phrases();
        files = new Files(dialogs, phrases, desk);
        beside = new Beside(stage, phrases, icons, desk, files);
        craft = new CraftForm(desk.settings());
        party = new PartyDesk(desk.party().form(), files::openParty, files::saveParty);
        var controls = new AppBar.Controls(
                this::act, voice::speak, voice::measure, desk.settings().textPercent()::set);
        bar = new AppBar(phrases, controls);
        menu = new MoreMenu(bar, phrases, controls);
        notices = new Notices(phrases, desk, files);
        library = new LibraryPane(
                phrases,
                desk.library(),
                icons,
                new LibraryDesk(
                        desk::open,
                        () -> act(Action.NEW),
                        files::bring,
                        files::paste,
                        files::bundle,
                        beside::export,
                        beside::print));
        root.getStyleClass().add("window");
        root.setTop(top);
        Keys.in(scene, this::act);
        files.dropOn(scene, () -> inLibrary, this::showLibrary);
        stage.setScene(scene);
        stage.getIcons().setAll(new Image(String.valueOf(Window.class.getResource("trapwright.png"))));
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        appearance = new Appearance(scene, desk.settings(), bar, menu, this::fit);
        scene.widthProperty().addListener(width -> fit());
        scene.heightProperty().addListener(height -> fit());
        desk.trap().subscribe(this::lay);
        desk.state().subscribe(state -> showState());
        phrases.words().subscribe(words -> showWords());
        desk.recent().entries().addListener((ListChangeListener<Recent>) change -> showRecent());
    }

    /// Shows it.
    public void show() {
        stage.show();
        design.ifPresent(DesignPane::enter);
    }

    private void lay(OpenTrap trap) {
        design = trap.form()
                .map(form -> new DesignPane(phrases.following(), form, icons, party, craft, () -> act(Action.PRINT)));
        design.filter(pane -> trap.isReadOnly()).ifPresent(DesignPane::lock);
        showDesign();
        trap.form().ifPresent(form -> {
            bar.button(Action.UNDO)
                    .disableProperty()
                    .bind(Bindings.not(form.document().undoable()));
            bar.button(Action.REDO)
                    .disableProperty()
                    .bind(Bindings.not(form.document().redoable()));
        });
        showState();
        fit();
        design.filter(pane -> stage.isShowing()).ifPresent(DesignPane::enter);
    }

    private void showDesign() {
        inLibrary = false;
        desk.library().leave();
        bar.showWorkspace(false);
        top.getChildren().setAll(bar, notices.bar());
        design.ifPresentOrElse(
                pane -> {
                    top.getChildren().add(pane.line());
                    root.setCenter(pane);
                },
                () -> root.setCenter(notices.locked(desk.trap().get())));
    }

    private void showLibrary() {
        if (!inLibrary) {
            inLibrary = true;
            bar.showWorkspace(true);
            top.getChildren().setAll(bar, notices.bar());
            root.setCenter(library);
            desk.library().enter();
            fit();
            library.find();
        }
    }

    /// Prints the card on the desk, which the print follows; in the library the ticked ones, or the one looked at.
    private void print() {
        if (inLibrary) {
            desk.library().fetch(desk.library().meant(), beside::print);
            return;
        }
        desk.trap()
                .get()
                .form()
                .ifPresent(form -> beside.print(form.document().card().map(List::of)));
    }

    /// Exports the card on the desk, which the export follows; in the library the ticked ones, or the one looked at.
    private void export() {
        if (inLibrary) {
            desk.library().fetch(desk.library().meant(), beside::export);
            return;
        }
        desk.trap()
                .get()
                .form()
                .ifPresent(form -> beside.export(form.document().card().map(List::of)));
    }

    /// Runs the card on the desk, or in the library the one looked at.
    private void play() {
        if (inLibrary) {
            desk.library()
                    .fetch(
                            desk.library().chosen().get().stream().toList(),
                            cards -> cards.stream().findFirst().ifPresent(beside::play));
        } else {
            desk.trap()
                    .get()
                    .form()
                    .ifPresent(form -> beside.play(form.document().card().get()));
        }
    }

    private void showState() {
        String state = phrases.say(desk.state().getValue().says());
        design.ifPresent(pane -> pane.findings().showSaved(notices.isKept(), state));
        stage.setTitle(notices.title());
    }

    private void showWords() {
        showState();
        showRecent();
    }

    private void showRecent() {
        menu.showRecent(desk.recent().entries().stream()
                .map(entry -> new MoreMenu.Recent(notices.name(entry), () -> desk.open(entry)))
                .toList());
    }

    private void fit() {
        int percent = TextSize.known(desk.settings().textPercent().get());
        Breadth breadth = Breadth.of(scene.getWidth(), percent);
        bar.fit(breadth);
        boolean shallow = Breadth.isShallow(scene.getHeight(), percent);
        design.ifPresent(pane -> pane.fit(breadth, shallow));
        library.fit(breadth);
        breadth.mark(root);
    }

    private void nextRegion(int by) {
        List<Node> regions = new ArrayList<>();
        regions.add(bar);
        if (inLibrary) {
            regions.addAll(library.regions());
            Regions.first(Regions.next(regions, by)).ifPresent(Regions::enter);
            return;
        }
        design.map(DesignPane::regions).ifPresent(regions::addAll);
        Node next = Regions.next(regions, by);
        design.ifPresent(pane -> pane.reach(next));
        if (!design.map(pane -> pane.enter(next)).orElse(false)) {
            Regions.first(next).ifPresent(Regions::enter);
        }
    }

    private void duplicate() {
        if (inLibrary) {
            desk.library()
                    .chosen()
                    .get()
                    .ifPresent(trap -> desk.library().work().duplicate(List.of(trap)));
        } else {
            desk.duplicate();
        }
    }

    /// The design, unless the library stands before it: nobody is to change what cannot be seen.
    private Optional<DesignPane> inView() {
        return design.filter(pane -> !inLibrary);
    }

    private void make(GameSystem system) {
        desk.makeNew(system);
        root.applyCss();
        root.layout();
        design.ifPresent(DesignPane::enter);
    }

    private void act(Action action) {
        switch (action) {
            case NEW -> new NewMenu(phrases, this::make).open(bar.place(Action.NEW));
            case OPEN -> files.open();
            case SAVE -> files.save();
            case SAVE_AS -> files.saveAs();
            case UNDO -> inView().ifPresent(DesignPane::undo);
            case REDO -> inView().ifPresent(DesignPane::redo);
            case PRINT -> print();
            case EXPORT -> export();
            case PLAY -> play();
            case DUPLICATE -> duplicate();
            case RESET -> inView().ifPresent(pane -> desk.reset());
            case NEXT_STEP -> inView().ifPresent(pane -> pane.turn(1));
            case PREVIOUS_STEP -> inView().ifPresent(pane -> pane.turn(-1));
            case NEXT_REGION -> nextRegion(1);
            case PREVIOUS_REGION -> nextRegion(-1);
            case NEXT_FINDING -> inView().ifPresent(pane -> pane.nextFinding(1));
            case PREVIOUS_FINDING -> inView().ifPresent(pane -> pane.nextFinding(-1));
            case LARGER -> appearance.resize(1);
            case SMALLER -> appearance.resize(-1);
            case USUAL_SIZE -> appearance.usualSize();
            case LOOK -> appearance.otherLook();
            case DESIGN -> {
                showDesign();
                fit();
                design.ifPresent(DesignPane::enter);
            }
            case LIBRARY -> showLibrary();
            case FIND -> {
                showLibrary();
                library.find();
            }
            case MENU -> bar.openMenu();
            case ABOUT -> beside.about();
            case QUIT -> stage.close();
        }
    }
}
