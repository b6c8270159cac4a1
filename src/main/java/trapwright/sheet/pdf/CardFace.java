package trapwright.sheet.pdf;

import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jspecify.annotations.Nullable;
import trapwright.sheet.type.Paragraph;

/// One printed card, laid out: all of a trap, or one of several cards that it takes.
///
/// @param pointer the words that point to the next card; null on the last one
record CardFace(Frame frame, List<Placed> body, @Nullable Paragraph pointer) implements CardSide {
    /// Draws the card in reading order.
    @Override
    public void draw(Pen pen, boolean outlined) {
        Style style = frame.style();
        Ink ink = style.ink();
        double width = frame.size().width();
        double height = frame.size().height();
        frame.band().draw(pen);
        frame.numbers().draw(pen, frame.band().height());
        Pen column = pen.at(style.margin(), 0);
        Pen text = column.at(0, frame.bodyTop());
        for (Placed placed : body) placed.block().draw(text, placed.y(), placed.from(), placed.to());
        if (pointer == null)
            frame.ticks().draw(column, frame.ticksTop(), 0, frame.ticks().lines());
        else column.text(pointer, 0, frame.pointerTop(pointer));
        frame.foot().draw(column, frame.footTop());
        double edge = ink.fills() ? 0.4 : 0.8;
        var outline = new Rectangle2D.Double(edge / 2, edge / 2, width - edge, height - edge);
        if (!ink.fills() || outlined) pen.stroke(outline, ink.fills() ? ink.line() : ink.band(), edge);
    }
}
