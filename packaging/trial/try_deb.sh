#!/usr/bin/env bash
# Installs a .deb into a fresh minimal Debian, plays the four games there by real mouse as an ordinary user, kills an
# upgrade and mends it, goes on with the same games, and removes it; the saved games must be left. Run as root:
#     packaging/trial/try_deb.sh PACKAGE SUITE FOLDER
# SUITE is bookworm or trixie; FOLDER is where the system is made, and kept as SUITE.base for the next time.
# shellcheck disable=SC2016 # words for dpkg
source "$(dirname "$0")/common.sh"
package=$(realpath "$1") suite=$2 folder=$(realpath -m "$3")
program() { player LANGUAGE="$1" boardroom "${@:2}"; }
half_installed() { [[ $(inside dpkg-query -W -f '${db:Status-Abbrev}' boardroom 2>/dev/null) == *iH* ]]; }

say "A fresh minimal $suite"
make_root "$suite" "$folder" "$suite"
cp "$package" "$root/tmp/boardroom.deb"

say "Installed with apt"
get /tmp/boardroom.deb
inside dpkg-query -W -f '${Package} ${Version} ${Status} ${Installed-Size} kB\n' boardroom
without_python
player boardroom simulate epigo --games 8 --jobs 2 --seed 3 | sed -n '1,2p'
libraries_found /usr/lib/boardroom
same_files "$root/usr/lib/boardroom/_internal/boardroom"
same_as_checkout "$root/tmp" /tmp

say "The four games by real mouse, as an ordinary user"
play
saved >"$folder/$suite.before"

say "An upgrade that is killed while it unpacks"
work=$(mktemp -d)
dpkg-deb -R "$package" "$work/new"
sed -i 's/^Version: .*/Version: 99.0/' "$work/new/DEBIAN/control"
dpkg-deb --root-owner-group -Zxz -z1 -b "$work/new" "$root/tmp/new.deb" >/dev/null
rm -rf "$work"
kill_when half_installed inside dpkg -i /tmp/new.deb
say "after the kill: $(inside dpkg-query -W -f '${db:Status-Abbrev} ${Version}' boardroom)"
inside dpkg --configure -a >/dev/null 2>&1 || true
get /tmp/new.deb
inside dpkg-query -W -f '${Package} ${Version} ${Status}\n' boardroom
[ -z "$(find "$root/usr/lib/boardroom" -name '*.dpkg-new')" ]

say "The same games go on"
cmp <(saved) "$folder/$suite.before"
play --go-on
get_desktop
saved >"$folder/$suite.after"
double_click /usr/share/applications/boardroom.desktop

say "Removed"
inside apt-get -qq purge -y boardroom >/dev/null
[ ! -e "$root/usr/lib/boardroom" ] && [ ! -e "$root/usr/bin/boardroom" ]
cmp <(saved) "$folder/$suite.after"
say "$suite: all as it should be; the saved games are left"
