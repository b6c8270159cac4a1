package trapwright.interop.export;

import java.util.Arrays;
import java.util.Optional;
import trapwright.card.TrapCard;
import trapwright.rules.Message;

/// The foreign formats, simplest first.
public enum ExportFormat {
    /// The published line.
    TEXT("text", "txt", Shape.ONE_FILE),
    /// A stat block in plain text.
    BLOCK("block", "txt", Shape.ONE_FILE),
    /// Discord messages.
    DISCORD("discord", "md", Shape.ONE_FILE),
    /// A forum post.
    BBCODE("bbcode", "txt", Shape.ONE_FILE),
    /// A 5etools homebrew file.
    FIVE_TOOLS("5etools", "json", Shape.ONE_FILE),
    /// An item and an actor of Foundry's 5e system.
    FOUNDRY_DND5E("foundry-dnd5e", "json", Shape.FOLDER),
    /// A trap actor of Foundry's D35E system.
    FOUNDRY_D35E("foundry-d35e", "json", Shape.FOLDER),
    /// A Homebrewery brew.
    HOMEBREWERY("homebrewery", "md", Shape.ONE_FILE),
    /// A deck of the rpg-cards web tool.
    RPG_CARDS("rpg-cards", "json", Shape.ONE_FILE),
    /// Notes of an Obsidian vault.
    OBSIDIAN("obsidian", "md", Shape.FOLDER),
    /// A spreadsheet's list.
    CSV("csv", "csv", Shape.ONE_FILE);

    /// Whether a format takes all traps in one file or each in its own.
    public enum Shape {
        ONE_FILE,
        FOLDER
    }

    private final String id;
    private final String ending;
    private final Shape shape;

    ExportFormat(String id, String ending, Shape shape) {
        this.id = id;
        this.ending = ending;
        this.shape = shape;
    }

    /// The format of that id.
    public static Optional<ExportFormat> of(String id) {
        return Arrays.stream(values()).filter(format -> format.id.equals(id)).findFirst();
    }

    /// The stable id, as the command line takes it.
    public String id() {
        return id;
    }

    /// The ending of its files, without the full stop.
    public String ending() {
        return ending;
    }

    /// Whether it takes all traps in one file or each in its own.
    public Shape shape() {
        return shape;
    }

    /// What it is called and whom it is for.
    public Message title() {
        return Message.of("export.title." + id);
    }

    /// What it cannot hold.
    public Message loses() {
        return Message.of("export.loses." + id);
    }

    /// Whether it can hold a card at all.
    public boolean takes(TrapCard card) {
        return switch (this) {
            case TEXT, BLOCK, DISCORD, BBCODE, HOMEBREWERY, RPG_CARDS, OBSIDIAN, CSV -> true;
            case FIVE_TOOLS, FOUNDRY_DND5E ->
                switch (card) {
                    case TrapCard.Dnd5e ignored -> true;
                    case TrapCard.Dnd35 ignored -> false;
                    case TrapCard.Ose ignored -> false;
                };
            case FOUNDRY_D35E ->
                switch (card) {
                    case TrapCard.Dnd35 ignored -> true;
                    case TrapCard.Dnd5e ignored -> false;
                    case TrapCard.Ose ignored -> false;
                };
        };
    }
}
