package trapwright.sheet;

import trapwright.card.Picture;

/// The head of a card.
///
/// @param name the trap's name, of any length
/// @param kind what it is, such as "Mechanical trap · 3.5"
/// @param picture one of [Icons], or the game master's own; without a known icon the ring is left out
/// @param badge the rating, such as "CR" and "5"; [Labelled#NONE] for no badge
/// @param tint whose colours the card wears
public record Band(String name, String kind, Picture picture, Labelled badge, Tint tint) {}
