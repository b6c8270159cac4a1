#!/bin/sh
# Builds the Linux packages into target/package: an image that runs from any folder, and a .deb.
# Needs JDK 25, Maven, fakeroot and dpkg; a display, or Xvfb.
set -eu
. "$(dirname "$0")/parts.sh"
parts=$packaging/linux

gather

trap '[ -z "${xvfb:-}" ] || kill "$xvfb"' EXIT
open_display "$work"

pack --type app-image --dest "$work/training"
train "$work/training/$name/bin/$name"
rm -rf "$work/training"

# $APPDIR is the launcher's own word for where the program lies
quick='-XX:AOTCache=$APPDIR/'$cache
pack --type app-image --dest "$work" --icon "$root/src/main/resources/trapwright/ui/trapwright.png" --java-options "$quick"
tar -C "$work" -czf "$work/$name-$version-linux.tar.gz" "$name"

cp "$root/src/main/resources/trapwright/ui/trapwright.png" "$work/trapwright.png"
for kind in trap traps; do
    sed "s|ICON|$work/trapwright.png|" "$parts/$kind.properties" >"$work/$kind.properties"
done
pack --type deb --dest "$work" --icon "$work/trapwright.png" --java-options "$quick" \
    --file-associations "$work/trap.properties" --file-associations "$work/traps.properties" \
    --resource-dir "$parts" --linux-shortcut --linux-menu-group Game --linux-app-category games \
    --linux-deb-maintainer "$maintainer" --linux-package-deps "libgtk-3-0, libxtst6, libxxf86vm1, libgl1" \
    --license-file "$root/LICENSE"
ls -l "$work"/*.deb "$work"/*.tar.gz >&2
