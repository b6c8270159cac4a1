package trapwright.interop.read;

/// What a trap tells once. The first counts; a second is given back as not understood.
enum Told {
    KIND,
    TRIGGER,
    RESET,
    BYPASS,
    ATTACK,
    HARM,
    SPIKES,
    MISSILES,
    TARGETS,
    ONSET,
    POISON,
    ITEM,
    SEARCH,
    DISABLE
}
