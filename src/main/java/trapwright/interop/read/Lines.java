package trapwright.interop.read;

import java.util.Arrays;

/// The lines of a text, to tell places by line and column.
final class Lines {
    private final int[] starts;

    Lines(String text) {
        int[] found = new int[16];
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == '\n') {
                if (count == found.length) {
                    found = Arrays.copyOf(found, count * 2);
                }
                found[count++] = i + 1;
            }
        }
        starts = Arrays.copyOf(found, count);
    }

    Remark.Place place(int index) {
        int found = Arrays.binarySearch(starts, index);
        int line = found >= 0 ? found : -found - 2;
        return new Remark.Place(line + 1, index - starts[line] + 1);
    }
}
