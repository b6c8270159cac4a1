package trapwright.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import trapwright.measure.Length;
import trapwright.rules.Message;
import trapwright.store.Drafts;
import trapwright.store.FileTrouble;
import trapwright.store.Home;
import trapwright.store.PartyFiles;
import trapwright.store.Settings;
import trapwright.store.SettingsFile;
import trapwright.store.library.Bin;
import trapwright.store.library.Shelving;

/// The desk in the usual folders of this machine, and the thread that reads and writes its files.
public final class Workplace implements AutoCloseable {
    private static final int LAST_WORDS_S = 20;

    private final Executor ui;
    private final ExecutorService disk = Executors.newSingleThreadExecutor(
            task -> Thread.ofPlatform().daemon().name("disk").unstarted(task));
    private final SettingsFile file;
    private final List<Message> notices;
    private final Desk desk;

    private Workplace(
            Home home,
            Shelving shelving,
            Executor ui,
            Tongue system,
            Optional<Tongue> language,
            Optional<Length.Unit> units) {
        this.ui = ui;
        file = new SettingsFile(home.settings());
        SettingsFile.Loaded loaded = file.load();
        notices = new ArrayList<>(loaded.notices());
        SettingsForm settings = new SettingsForm(loaded.settings(), system, language, units, this::keep);
        desk = new Desk(
                Crew.of(disk, ui), new Drafts(home.drafts()), settings, Crew.of(Crew.apart("library"), ui), shelving);
        keepParty(home.party());
    }

    /// The party is as it was left; a file that cannot be read is told of, and left alone until the party is changed.
    private void keepParty(Path path) {
        if (Files.exists(path)) {
            try {
                desk.party().form().take(PartyFiles.open(path));
            } catch (FileTrouble broken) {
                notices.add(broken.sentence());
            }
        }
        desk.party().form().file().addListener((party, was, is) -> write(() -> PartyFiles.keep(is, path)));
    }

    /// Reads the settings; not to be called on the window's thread.
    ///
    /// @param ui the window's thread
    /// @param system the language of the system
    /// @param language the language of this time, whatever was chosen before
    /// @param units the units of this time
    public static Workplace here(Executor ui, Tongue system, Optional<Tongue> language, Optional<Length.Unit> units) {
        Home home = Home.here();
        return new Workplace(home, new Shelving(home.traps(), new Bin(Home.bin())), ui, system, language, units);
    }

    /// A desk that keeps everything in one folder, and nothing of what is usual on this machine.
    ///
    /// @param ui the window’s thread
    public static Workplace apart(Path folder, Executor ui) {
        Shelving shelving = new Shelving(folder.resolve("traps"), new Bin(folder.resolve("bin")));
        return new Workplace(Home.in(folder), shelving, ui, Tongue.EN, Optional.empty(), Optional.empty());
    }

    /// The desk.
    public Desk desk() {
        return desk;
    }

    /// Begins: tells what is the matter with the settings, looks for unsaved work, opens files.
    ///
    /// @param files what to open
    public void start(List<Path> files) {
        desk.start(files);
        notices.forEach(sentence -> desk.notice().set(Optional.of(Notice.note(sentence))));
    }

    /// Keeps unsaved work and waits until all is written.
    @Override
    public void close() {
        desk.close();
        disk.shutdown();
        try {
            disk.awaitTermination(LAST_WORDS_S, TimeUnit.SECONDS);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    private void keep(Settings settings) {
        write(() -> file.save(settings));
    }

    private void write(Writing what) {
        disk.execute(() -> {
            try {
                what.run();
            } catch (FileTrouble failure) {
                ui.execute(() -> desk.notice().set(Optional.of(Notice.notOpened(failure))));
            }
        });
    }

    @FunctionalInterface
    private interface Writing {
        void run() throws FileTrouble;
    }
}
