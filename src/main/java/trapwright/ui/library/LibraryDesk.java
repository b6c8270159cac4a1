package trapwright.ui.library;

import java.util.List;
import java.util.function.Consumer;
import trapwright.app.LibraryTrap;
import trapwright.card.TrapCard;

/// What the library needs from the window around it.
///
/// @param open opens a trap; of a published one a copy
/// @param make asks for a system and makes a new trap
/// @param bring asks for files and brings them in
/// @param paste makes traps of the printed text on the clipboard
/// @param bundle asks for a name and writes traps into a book
/// @param export exports cards to other programs
/// @param print prints cards
public record LibraryDesk(
        Consumer<LibraryTrap> open,
        Runnable make,
        Runnable bring,
        Runnable paste,
        Consumer<List<LibraryTrap>> bundle,
        Consumer<List<TrapCard>> export,
        Consumer<List<TrapCard>> print) {}
