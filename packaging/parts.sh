# What the packages of every system have in common. To be read by their scripts, in a shell with -eu.

name=trapwright
title=Trapwright
summary="Trap designer for game masters"
maintainer=trapwright@users.noreply.github.com
main=trapwright.Main
modules=java.base,java.desktop,java.logging,java.management,java.naming,java.prefs,java.xml
modules=$modules,jdk.unsupported,jdk.unsupported.desktop,jdk.localedata
wanted=25

packaging=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$packaging")
work=$root/target/package
input=$work/input
runtime=$work/runtime
cache=$name.aot

say() { echo "package: $*" >&2; }

fail() {
    say "$*"
    exit 1
}

# the folder of a JDK that builds packages
find_jdk() {
    for home in "${JAVA_HOME:-}" /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
        if [ -x "$home/bin/jpackage" ] && [ -r "$home/release" ]; then
            found=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$home/release")
            [ "${found:-0}" -ge "$wanted" ] && echo "$home" && return
        fi
    done
    fail "needs JDK $wanted or newer with jpackage: install one, or set JAVA_HOME to it"
}

# builds the program and gathers what goes into the package; $version is its version
gather() {
    jdk=$(find_jdk)
    say "building the program"
    (cd "$root" && mvn -q -B -ntp -DskipTests clean package)
    rm -rf "$work"
    mkdir -p "$input"
    cp "$root"/target/trapwright/lib/*.jar "$input"
    jar=$(basename "$(ls "$input"/$name-[0-9]*.jar)")
    version=${jar#"$name"-}
    version=${version%.jar}
    cp "$root/LICENSE" "$input"
    say "cutting out the runtime"
    "$jdk/bin/jlink" --add-modules "$modules" --include-locales=en,fr --strip-debug --no-header-files \
        --no-man-pages --compress=zip-6 --output "$runtime"
}

# how Java is started in every package: code is compiled once, quickly, as a window that opens soon is worth more here than
# the last third of speed in long calculations
java_options="--enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -XX:TieredStopAtLevel=1"

# what jpackage is told everywhere; more arguments are added
# the cache of classes is named even while it is trained: Java says so and goes on without it
pack() {
    "$jdk/bin/jpackage" --name "$name" --app-version "$version" --vendor "$title" --description "$summary" \
        --input "$input" --main-jar "$jar" --main-class "$main" --runtime-image "$runtime" \
        --java-options "$java_options" "$@"
}

# lets Java keep the classes of a start, for quick starts; what it learns of the methods would only make the cache larger
#   $1: the program of an image made by pack
train() {
    say "training the start"
    JAVA_TOOL_OPTIONS="-XX:AOTCacheOutput=$input/$cache -XX:+UnlockDiagnosticVMOptions -XX:-AOTRecordTraining" \
        "$1" --self-test=start >"$work/training.log" 2>&1 || { cat "$work/training.log" >&2; fail "the program does not start"; }
    [ -s "$input/$cache" ] || fail "Java made no cache of the classes"
}

# opens a display where there is none; $xvfb is then the process to end
#   $1: a folder for its number
open_display() {
    [ -z "${DISPLAY:-}" ] || return 0
    command -v Xvfb >/dev/null || fail "needs a display, or Xvfb: install xvfb"
    mkfifo "$1/display"
    Xvfb -displayfd 3 -screen 0 1366x768x24 -nolisten tcp 3>"$1/display" 2>/dev/null &
    xvfb=$!
    read -r number <"$1/display"
    rm "$1/display"
    DISPLAY=:$number
    export DISPLAY
}
