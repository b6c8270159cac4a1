package trapwright.interop.foreign;

import java.util.ArrayList;
import java.util.List;
import trapwright.interop.read.Remark;
import trapwright.rules.Message;

/// One trap of a foreign file while it is read: where it stands, and what is to be said of it.
public final class Found {
    private final Remark.Place place;
    private final int card;
    private final List<Remark> remarks = new ArrayList<>();

    /// @param text the file's text
    /// @param name the trap's name, whose first place in the file stands for the trap's
    /// @param card which card it becomes, from 0
    public Found(String text, String name, int card) {
        int at = Math.max(0, text.indexOf("\"" + name + "\""));
        int line =
                (int) text.substring(0, at).chars().filter(sign -> sign == '\n').count() + 1;
        this.place = new Remark.Place(line, at - (text.lastIndexOf('\n', at - 1) + 1) + 1);
        this.card = card;
    }

    /// Says something about the trap.
    public void say(Remark.Sort sort, String key, Object... args) {
        remarks.add(new Remark(sort, Message.of(key, args), place, card));
    }

    /// Takes over what another reader says of the trap's text.
    public void say(List<Remark> others) {
        others.forEach(other -> remarks.add(new Remark(other.sort(), other.text(), place, card)));
    }

    /// All that is to be said.
    public List<Remark> remarks() {
        return List.copyOf(remarks);
    }
}
