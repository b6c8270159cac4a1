package trapwright.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The files that a call reads. It never writes over one of them, by whatever name.
///
/// @param files where they are
record Sources(List<Path> files) {
    /// The files of a call as they were typed; standard input is no file.
    static Sources of(List<String> typed) throws BadUse {
        List<Path> files = new ArrayList<>();
        for (String file : typed) {
            if (!file.equals(Inputs.STANDARD)) {
                files.add(Inputs.path(file));
            }
        }
        return new Sources(List.copyOf(files));
    }

    /// Refuses to write where one of them is: under its own name, another spelling of it or a link to it.
    void spare(Path out) throws BadUse {
        for (Path file : files) {
            if (isSame(file, out)) {
                throw new BadUse("cli.out.input", out.toString());
            }
        }
    }

    private static boolean isSame(Path file, Path out) {
        try {
            return Files.isSameFile(file, out);
        } catch (IOException notThere) {
            return false;
        }
    }
}
