#!/bin/sh
# Builds the macOS package, a .dmg, into target/package. Written with the same parts as the Linux one; not yet tried on a Mac.
# Needs JDK 25 and Maven, and iconutil and sips, which macOS has.
set -eu
. "$(dirname "$0")/parts.sh"

gather

icons=$work/$name.iconset
mkdir -p "$icons"
for side in 16 32 128 256; do
    sips -z "$side" "$side" "$root/src/main/resources/trapwright/ui/trapwright.png" --out "$icons/icon_${side}x$side.png" >/dev/null
done
iconutil -c icns -o "$work/$name.icns" "$icons"

pack --type app-image --dest "$work/training"
train "$work/training/$name.app/Contents/MacOS/$name"
rm -rf "$work/training"

for kind in trap traps; do
    sed "s|ICON|$work/$name.icns|" "$packaging/linux/$kind.properties" >"$work/$kind.properties"
done
pack --type dmg --dest "$work" --icon "$work/$name.icns" --java-options '-XX:AOTCache=$APPDIR/'"$cache" \
    --file-associations "$work/trap.properties" --file-associations "$work/traps.properties" \
    --mac-package-name "$title" --license-file "$root/LICENSE"
