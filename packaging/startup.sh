#!/bin/sh
# Measures the start of the packaged program against a bare window with the same runtime and the same flags, each with a
# cache of its own classes: from the start of Java to the first pulse, nine times each in turn, medians.
# Needs packaging/linux.sh to have run, and a display or Xvfb.
set -eu
. "$(dirname "$0")/parts.sh"
image=$work/$name
[ -x "$image/bin/$name" ] || fail "run packaging/linux.sh first"
jdk=$(find_jdk)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"; [ -z "${xvfb:-}" ] || kill "$xvfb"' EXIT
open_display "$scratch"

libraries=$(printf '%s:' "$image"/lib/app/javafx-*.jar)
"$jdk/bin/javac" -cp "$libraries" -d "$scratch" "$packaging/startup/Bare.java"
(cd "$scratch" && "$jdk/bin/jar" cf bare.jar Bare*.class)

bare() {
    # the options are words of their own
    # shellcheck disable=SC2086
    "$runtime/bin/java" $java_options -cp "$libraries$scratch/bare.jar" "$@" Bare 2>/dev/null |
        sed -n 's/^\([0-9][0-9]*\)$/\1/p'
}

packaged() {
    TRAPWRIGHT_HOME=$scratch/home "$image/bin/$name" --self-test=start | tr -dc '0-9\n'
}

median() { sort -n "$1" | sed -n 5p; }

bare "-XX:AOTCacheOutput=$scratch/bare.aot" -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining >/dev/null
for round in 1 2 3 4 5 6 7 8 9; do
    bare "-XX:AOTCache=$scratch/bare.aot" >>"$scratch/bare.ms"
    packaged >>"$scratch/packaged.ms"
done
one=$(median "$scratch/bare.ms")
other=$(median "$scratch/packaged.ms")
echo "bare window: $one ms ($(sort -n "$scratch/bare.ms" | tr '\n' ' '))"
echo "packaged program: $other ms ($(sort -n "$scratch/packaged.ms" | tr '\n' ' '))"
echo "ratio: $((other * 100 / one)) %"
