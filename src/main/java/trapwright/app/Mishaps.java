package trapwright.app;

import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Message;
import trapwright.store.LogFile;

/// Failures that nobody foresaw: told in one sentence, written to the log, and ready to be passed on. The program goes
/// on.
public final class Mishaps {
    private final Crew crew;
    private final LogFile log;
    private final ObjectProperty<Optional<Notice>> notice;
    private volatile Optional<String> report = Optional.empty();
    private volatile String version = "";
    private boolean telling;

    /// @param log where reports are kept
    /// @param notice where the game master is told
    Mishaps(Crew crew, LogFile log, ObjectProperty<Optional<Notice>> notice) {
        this.crew = crew;
        this.log = log;
        this.notice = notice;
    }

    /// Hears of every failure that is caught nowhere, on whatever thread.
    ///
    /// @param program which program this is, for the report
    public void watch(String program) {
        version = program;
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> tell(failure));
    }

    /// The last report; empty as long as nothing has happened.
    public Optional<String> report() {
        return report;
    }

    /// Tells of a failure.
    void tell(Throwable failure) {
        String written = report(failure, version, ZonedDateTime.now());
        report = Optional.of(written);
        crew.disk().execute(() -> log.add(written + "\n"));
        crew.ui().execute(this::show);
    }

    /// A failure while one is being shown is not shown, or there would be no end.
    private void show() {
        if (!telling) {
            telling = true;
            try {
                notice.set(
                        Optional.of(new Notice(Message.of("desk.mishap"), true, List.of(Notice.Remedy.COPY_REPORT))));
            } finally {
                telling = false;
            }
        }
    }

    /// Versions and places in the program. What a failure says of itself is left out, as it may hold names of files or
    /// words of a trap.
    static String report(Throwable failure, String version, ZonedDateTime at) {
        StringBuilder text = new StringBuilder();
        line(text, "time", DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(at.truncatedTo(ChronoUnit.SECONDS)));
        line(text, "version", version);
        line(text, "java", System.getProperty("java.version") + " (" + System.getProperty("java.vendor") + ")");
        line(text, "javafx", System.getProperty("javafx.runtime.version", "-"));
        line(
                text,
                "system",
                System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                        + System.getProperty("os.arch"));
        line(text, "thread", Thread.currentThread().getName());
        Set<Throwable> told = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Throwable cause = failure; cause != null && told.add(cause); cause = cause.getCause()) {
            text.append(cause == failure ? "" : "caused by ")
                    .append(cause.getClass().getName())
                    .append('\n');
            for (StackTraceElement place : cause.getStackTrace()) {
                text.append("    at ").append(place).append('\n');
            }
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append(": ").append(value).append('\n');
    }
}
