package trapwright.system.dnd35;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.rules.Wording;

/// The 53 published traps, built from the columns of their table.
final class PublishedTraps {
    private PublishedTraps() {}

    /// A published trap and what the book prints for it.
    record Published(String id, String name, Dnd35Trap trap, Map<String, String> printed) {
        int number(String column) {
            return Integer.parseInt(printed.get(column));
        }

        boolean isMagic() {
            return !Objects.equals(printed.get("kind"), "mechanical");
        }

        @Override
        public String toString() {
            return id + " " + name;
        }
    }

    static List<Published> all() {
        List<Map<String, String>> rows = rows();
        List<Published> traps = new ArrayList<>();
        for (Map<String, String> row : rows) {
            if (row.get("row_type").equals("trap")) {
                traps.add(new Published(row.get("id"), row.get("name"), trap(row, rows), row));
            }
        }
        return traps;
    }

    private static Dnd35Trap trap(Map<String, String> row, List<Map<String, String>> rows) {
        List<Dnd35Trap.Part> parts = new ArrayList<>();
        for (Map<String, String> part : rows) {
            if (part.get("parent").equals(row.get("id"))) {
                parts.add(new Dnd35Trap.Part(Wording.same(part.get("name")), design(part)));
            }
        }
        return parts.isEmpty()
                ? new Dnd35Trap.Single(design(row))
                : new Dnd35Trap.Compound(Dnd35Trap.Joining.INDEPENDENT, parts);
    }

    private static Design design(Map<String, String> row) {
        return new Design(make(row), workings(row), delivery(row), harm(row), features(row), Optional.empty());
    }

    private static Make make(Map<String, String> row) {
        if (row.get("kind").equals("mechanical")) {
            return new Make.Mechanism(Integer.parseInt(row.get("search_dc")), Integer.parseInt(row.get("disable_dc")));
        }
        List<SpellUse> spells = new ArrayList<>();
        for (String spell : row.get("spells").split(";")) {
            spells.add(spell(spell.split("\\|")));
        }
        boolean device = row.get("kind").equals("magic_device");
        return new Make.Spellwork(device ? Make.Form.DEVICE : Make.Form.SPELL, spells, !device, Optional.empty());
    }

    /// The published table names a metamagic spell by its raised level; the design keeps the level it has without.
    private static SpellUse spell(String[] cells) {
        String name = cells[1].replace(" (extended)", "");
        int metamagic = name.equals(cells[1]) ? 0 : 1;
        return new SpellUse(
                SpellUse.Role.valueOf(cells[0].toUpperCase(Locale.ROOT)),
                name.toLowerCase(Locale.ROOT).replace(' ', '-'),
                Wording.NONE,
                Integer.parseInt(cells[2]) - metamagic,
                metamagic,
                new SpellUse.Caster(CasterClass.valueOf(cells[3].toUpperCase(Locale.ROOT)), Integer.parseInt(cells[4])),
                new SpellUse.Components(
                        Money.gold(Integer.parseInt(cells[5])), Integer.parseInt(cells[6]), Money.NONE));
    }

    private static Workings workings(Map<String, String> row) {
        return new Workings(
                Workings.Triggering.of(
                        Workings.Trigger.valueOf(row.get("trigger").toUpperCase(Locale.ROOT))),
                Workings.Resetting.of(Workings.Reset.valueOf(row.get("reset").toUpperCase(Locale.ROOT))),
                Workings.Bypass.valueOf(row.get("bypass").toUpperCase(Locale.ROOT)));
    }

    private static Delivery delivery(Map<String, String> row) {
        Optional<Delivery.Attack> attack = Optional.of(row.get("attack_bonus"))
                .filter(bonus -> !bonus.isEmpty())
                .map(bonus -> new Delivery.Attack(
                        Integer.parseInt(bonus),
                        Delivery.Reach.valueOf(row.get("attack_kind").toUpperCase(Locale.ROOT)),
                        row.get("touch_attack").equals("1")));
        List<Delivery.Save> saves = Optional.of(row.get("save_kind"))
                .filter(kind -> !kind.isEmpty())
                .map(kind -> new Delivery.Save(
                        Delivery.Save.Kind.valueOf(kind.toUpperCase(Locale.ROOT)),
                        row.get("kind").equals("mechanical")
                                ? Optional.of(Integer.valueOf(row.get("save_dc")))
                                : Optional.empty(),
                        result(row.get("save_result"))))
                .stream()
                .toList();
        return new Delivery(attack, saves);
    }

    private static Delivery.Save.Result result(String printed) {
        String first = printed.split("[ ,]")[0].toUpperCase(Locale.ROOT);
        return Delivery.Save.Result.valueOf(first);
    }

    private static Harm harm(Map<String, String> row) {
        if (!row.get("pit_depth_ft").isEmpty()) {
            Pit pit = Pit.covered(Length.feet(Integer.parseInt(row.get("pit_depth_ft"))));
            return new Harm.Fall(
                    row.get("pit_spikes").equals("1")
                            ? new Pit(
                                    pit.depth(),
                                    pit.form(),
                                    pit.lid(),
                                    Pit.Bottom.SPIKES,
                                    Optional.of(Pit.Spikes.USUAL))
                            : pit);
        }
        if (row.get("damage_dice").isEmpty()) {
            return new Harm.None();
        }
        String missiles = row.get("attacks_per_target");
        String dice = missiles.isEmpty() || missiles.equals("1")
                ? row.get("damage_dice")
                : "(" + row.get("damage_dice") + ")x" + missiles;
        int rounds = row.get("rounds").isEmpty() ? 1 : Integer.parseInt(row.get("rounds"));
        return new Harm.Strike(Dice.of(dice), Harm.Weapon.NONE, 0, rounds);
    }

    private static Features features(Map<String, String> row) {
        Optional<Features.Dose> dose = Optional.of(row.get("poison"))
                .filter(poison -> !poison.isEmpty())
                .map(poison -> new Poison.Known(poison.replace(' ', '-'), Optional.empty()))
                .map(poison -> new Features.Dose(poison, 1));
        return new Features(
                row.get("multiple_target").equals("1")
                        ? Optional.of(new Features.Targets(Wording.same(row.get("target_area")), false))
                        : Optional.empty(),
                row.get("never_miss").equals("1"),
                Integer.parseInt("0" + row.get("onset_rounds")),
                row.get("liquid").equals("1"),
                row.get("gas").equals("1"),
                dose,
                Optional.empty());
    }

    private static List<Map<String, String>> rows() {
        try (InputStream stream = PublishedTraps.class.getResourceAsStream("published_traps.tsv")) {
            String[] lines =
                    new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8).split("\n");
            String[] heads = lines[0].split("\t");
            List<Map<String, String>> rows = new ArrayList<>();
            for (int i = 1; i < lines.length; i++) {
                String[] cells = lines[i].split("\t", -1);
                Map<String, String> row = new HashMap<>();
                for (int column = 0; column < heads.length; column++) {
                    row.put(heads[column], cells[column]);
                }
                rows.add(row);
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
