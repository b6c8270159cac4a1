package trapwright.system.ose;

import trapwright.rules.Wording;

/// What the referee needs at the table.
///
/// @param tell what gives the trap away to those who look
/// @param probing what poking, pouring, wedging and the like reveal or stop
/// @param monstersAvoid whether those who live there pass without risk
/// @param reset how the trap becomes ready again; the system prints nothing
public record Practice(Wording tell, Wording probing, boolean monstersAvoid, Wording reset) {
    /// Nothing noted; monsters avoid the trap.
    public static final Practice NONE = new Practice(Wording.NONE, Wording.NONE, true, Wording.NONE);

    public Practice withTell(Wording changed) {
        return new Practice(changed, probing, monstersAvoid, reset);
    }

    public Practice withProbing(Wording changed) {
        return new Practice(tell, changed, monstersAvoid, reset);
    }

    public Practice withMonstersAvoid(boolean changed) {
        return new Practice(tell, probing, changed, reset);
    }

    public Practice withReset(Wording changed) {
        return new Practice(tell, probing, monstersAvoid, changed);
    }
}
