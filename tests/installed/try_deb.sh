#!/usr/bin/env bash
# Installs a .deb into a fresh minimal Debian, plays the four games there by real mouse as an ordinary user, kills an
# upgrade and mends it, goes on with the same games, and removes it; the saved games must be left. Run as root:
#     tests/installed/try_deb.sh PACKAGE SUITE FOLDER
# SUITE is bookworm or trixie; FOLDER is where the system is made, and kept as SUITE.base for the next time.
set -euo pipefail
# What is mounted here is mounted nowhere else, and gone at the end.
[ -n "${TRY_ALONE:-}" ] || TRY_ALONE=1 exec unshare --mount --propagation private "$0" "$@"
package=$(realpath "$1") suite=$2 folder=$(realpath -m "$3")
checkout=$(cd "$(dirname "$0")/../.." && pwd)
python=$checkout/.venv/bin/python
root=$folder/$suite
display=${TRY_DISPLAY:-:143}
actions=${TRY_ACTIONS:-12}

say() { printf '== %s\n' "$*"; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
player() { chroot --userspec=player:player "$root" env -i HOME=/home/player PATH=/usr/bin:/bin LC_ALL=C.UTF-8 "$@"; }
play() {
    PYTHONPATH=$checkout "$python" "$checkout/tests/installed/play_by_mouse.py" "$display" \
        "$root/home/player/.local/share/boardroom" --inside /home/player/.local/share/boardroom --actions "$actions" "$@" \
        --command chroot --userspec=player:player "$root" env -i HOME=/home/player PATH=/usr/bin:/bin LC_ALL=C.UTF-8 \
        DISPLAY="$display" boardroom 2> >(grep -v 'This plugin does not support' >&2)
}
saved() { (cd "$root/home/player/.local/share/boardroom/games" && sha256sum ./*.json); }
finish() { [ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true; }

say "A fresh minimal $suite"
mkdir -p "$folder"
[ -d "$root.base" ] || debootstrap --variant=minbase "$suite" "$root.base" >/dev/null
rm -rf --one-file-system "$root"
cp -a "$root.base" "$root"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
xvfb=
trap finish EXIT
if inside sh -c 'command -v python3'; then say "There is a Python: that is not what is to be tried"; exit 1; fi
cp "$package" "$root/tmp/boardroom.deb"
inside useradd --create-home player
player mkdir -p /home/player/.local/share/boardroom

say "Installed with apt"
inside apt-get -qq update
inside apt-get -qq install -y --no-install-recommends /tmp/boardroom.deb >/dev/null
inside dpkg-query -W -f '${Package} ${Version} ${Status} ${Installed-Size} kB\n' boardroom
if inside sh -c 'command -v python3'; then say "A Python came along"; exit 1; fi
player boardroom games | grep -v '^ '
player env LANGUAGE=ja LC_ALL=C.UTF-8 LANG=ja_JP.UTF-8 boardroom games >/dev/null
player boardroom simulate epigo --games 8 --jobs 2 --seed 3 | head -2

say "Pictures and checks are those of the checkout"
mkdir -p "$root/tmp/golden" "$folder/pictures"
for record in "$checkout"/tests/golden/*/*.json; do
    game=$(basename "$(dirname "$record")")
    [ -e "$root/tmp/golden/$game.json" ] && continue
    cp "$record" "$root/tmp/golden/$game.json"
    for lang in en ja; do
        player boardroom render "/tmp/golden/$game.json" --lang $lang -o "/tmp/$game-$lang.png" >/dev/null 2>&1 || true
        (cd "$checkout" && LC_ALL=C.UTF-8 "$python" -m boardroom render "$record" --lang $lang -o "$folder/pictures/$game-$lang.png" >/dev/null)
        cmp "$root/tmp/$game-$lang.png" "$folder/pictures/$game-$lang.png"
    done
    cmp <(player boardroom check --json "/tmp/golden/$game.json" | sed 's|/tmp/golden/||') \
        <(cd "$root/tmp/golden" && LC_ALL=C.UTF-8 PYTHONPATH=$checkout "$python" -m boardroom check --json "$game.json")
done

say "The four games by real mouse, as an ordinary user"
Xvfb "$display" -screen 0 1280x800x24 -ac >/dev/null 2>&1 &
xvfb=$!
sleep 1
play
saved >"$folder/$suite.before"

say "An upgrade that is killed while it unpacks"
work=$(mktemp -d)
dpkg-deb -R "$package" "$work/new"
sed -i 's/^Version: .*/Version: 99.0/' "$work/new/DEBIAN/control"
dpkg-deb --root-owner-group -Zxz -z1 -b "$work/new" "$root/tmp/new.deb" >/dev/null
rm -rf "$work"
inside dpkg -i /tmp/new.deb >/dev/null 2>&1 &
upgrade=$!
until inside dpkg-query -W -f '${db:Status-Abbrev}' boardroom 2>/dev/null | grep -q 'iH'; do
    kill -0 $upgrade 2>/dev/null || break
done
pkill -9 -f 'dpkg -i /tmp/new.deb' || true
wait $upgrade 2>/dev/null || true
say "after the kill: $(inside dpkg-query -W -f '${db:Status-Abbrev} ${Version}' boardroom)"
inside dpkg --configure -a >/dev/null 2>&1 || true
inside apt-get -qq install -y /tmp/new.deb >/dev/null
inside dpkg-query -W -f '${Package} ${Version} ${Status}\n' boardroom
[ -z "$(find "$root/usr/lib/boardroom" -name '*.dpkg-new')" ]

say "The same games go on"
cmp <(saved) "$folder/$suite.before"
play --go-on
saved >"$folder/$suite.after"

say "Removed"
inside apt-get -qq purge -y boardroom >/dev/null
[ ! -e "$root/usr/lib/boardroom" ] && [ ! -e "$root/usr/bin/boardroom" ]
cmp <(saved) "$folder/$suite.after"
say "$suite: all as it should be; the saved games are left"
