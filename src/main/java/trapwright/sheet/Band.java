package trapwright.sheet;

/// The head of a card.
///
/// @param name the trap's name, of any length
/// @param kind what it is, such as "Mechanical trap · 3.5"
/// @param icon id of a picture among [Icons]; without a known one the ring is left out
/// @param badge the rating, such as "CR" and "5"; [Labelled#NONE] for no badge
/// @param tint whose colours the card wears
public record Band(String name, String kind, String icon, Labelled badge, Tint tint) {}
