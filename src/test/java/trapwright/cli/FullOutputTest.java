package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class FullOutputTest {
    @Test
    void anAnswerThatCannotBeWrittenIsNoSuccess() {
        ByteArrayOutputStream complaints = new ByteArrayOutputStream();
        OutputStream full = new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                throw new IOException("full");
            }
        };
        Surroundings surroundings = new Surroundings(
                InputStream.nullInputStream(),
                new PrintStream(full, true, StandardCharsets.UTF_8),
                new PrintStream(complaints, true, StandardCharsets.UTF_8),
                Locale.ENGLISH);
        assertEquals(new Outcome.Ended(Exit.TROUBLE), Cli.run(List.of("schema"), surroundings));
        assertThat(complaints.toString(StandardCharsets.UTF_8)).startsWith("Standard output takes no more");
    }
}
