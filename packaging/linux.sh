#!/bin/sh
# Builds the Linux packages into target/package: an image that runs from any folder, and a .deb.
# Needs JDK 25, Maven, fakeroot and dpkg; a display, or Xvfb.
set -eu
. "$(dirname "$0")/parts.sh"
parts=$packaging/linux

gather

trap '[ -z "${xvfb:-}" ] || kill "$xvfb"' EXIT
open_display "$work"

# our own launcher in place of jpackage's
#   $@: further options of Java
launcher() {
    classpath=
    for library in "$image"/lib/app/*.jar; do
        file=$(basename "$library")
        [ "$file" = "$jar" ] || classpath=$classpath:\$lib/app/$file
    done
    sed "s|OPTIONS|$java_options $*|; s|CLASSPATH|\$lib/app/$jar$classpath|; s|MAIN|$main|" \
        "$parts/$name" >"$image/bin/$name"
    chmod 755 "$image/bin/$name"
}

image=$work/$name
pack --type app-image --dest "$work" --icon "$root/src/main/resources/trapwright/ui/trapwright.png"
rm "$image/lib/libapplauncher.so" "$image/lib/app/$name.cfg"
launcher
train "$image/bin/$name"
mv "$input/$cache" "$image/lib/app"
launcher "\"-XX:AOTCache=\$lib/app/$cache\""
tar -C "$work" -czf "$work/$name-$version-linux.tar.gz" "$name"

cp "$root/src/main/resources/trapwright/ui/trapwright.png" "$work/trapwright.png"
for kind in trap traps; do
    sed "s|ICON|$work/trapwright.png|" "$parts/$kind.properties" >"$work/$kind.properties"
done
"$jdk/bin/jpackage" --type deb --app-image "$image" --dest "$work" --name "$name" --app-version "$version" \
    --vendor "$title" --description "$summary" \
    --file-associations "$work/trap.properties" --file-associations "$work/traps.properties" \
    --resource-dir "$parts" --linux-shortcut --linux-menu-group Game --linux-app-category games \
    --linux-deb-maintainer "$maintainer" --linux-package-deps "libgtk-3-0, libxtst6, libxxf86vm1, libgl1" \
    --license-file "$root/LICENSE"
ls -l "$work"/*.deb "$work"/*.tar.gz >&2
