package trapwright.ui.odds;

import java.util.function.Consumer;
import trapwright.app.PartyForm;

/// What the party's window needs from around it.
///
/// @param form the party
/// @param open asks for a file and takes its party, then runs what is to be done afterwards
/// @param save asks where the party goes, and writes it there
public record PartyDesk(PartyForm form, Consumer<Runnable> open, Runnable save) {}
