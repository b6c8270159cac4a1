package trapwright.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import trapwright.store.Schema;

/// `schema`: the JSON Schema of our files.
@Command(name = "schema")
final class SchemaCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    SchemaCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        speaking.talk(surroundings).write(new Schema().text());
        return Exit.DONE;
    }
}
