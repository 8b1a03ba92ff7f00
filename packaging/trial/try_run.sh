#!/usr/bin/env bash
# Installs a .run into a fresh minimal Debian as a user without rights, whose folders have spaces and Japanese letters;
# plays the four games by real mouse, installs a newer one over it, killed at many moments too, goes on with the same
# games, opens one as a file manager does, and has it remove itself: nothing but the saved games may be left. Then a full
# disk, a damaged file, and folders with every sign that shells and desktop entries mind. Run as root:
#     packaging/trial/try_run.sh PACKAGE FOLDER
# FOLDER is where the system is made. What a Japanese person reads is shown.
# shellcheck disable=SC2016,SC2317 # words for other shells; a function that is called by its name
source "$(dirname "$0")/common.sh"
package=$(realpath "$1") folder=$(realpath -m "$2")
home="/home/遊ぶ 人"
own="$home/.local"
entry=$own/share/applications/boardroom.desktop
start=("$own/bin/boardroom")
program() { player LANGUAGE="$1" "${start[@]}" "${@:2}"; }
install() { player LC_ALL=ja_JP.UTF-8 sh "$@"; }
newer() { [ -e "$(dirname "$(readlink -f "$root$own/lib/boardroom/boardroom")")/newer" ]; }
refused() { # What it must say, FILE, FOLDER
    local said
    for locale in ja_JP.UTF-8 en_GB.UTF-8; do
        if said=$(player LC_ALL=$locale sh "${@:2}" 2>&1); then wrong "it was installed"; fi
        [ "$(wc -l <<<"$said")" -le 2 ] || wrong "that is more than a sentence: $said"
        printf '%s\n' "$said"
    done
    grep -q "$1" <<<"$said" || wrong "it does not say: $1"
}
# Everything that the player has, but saved games, pictures of this trial, and what fontconfig and Mesa keep for all.
everything() {
    (cd "$root$home" && find . \( -path ./.local/share/boardroom -o -path ./.cache/fontconfig -o -path ./.cache/mesa_shader_cache \) -prune -o ! -name '*.png' -print | sort)
}

say "A system with the libraries alone, without Python and without a desktop"
make_root bookworm "$folder" run
names=$(libraries)
# shellcheck disable=SC2086
get $names locales
inside localedef -i ja_JP -f UTF-8 ja_JP.UTF-8
inside localedef -i en_GB -f UTF-8 en_GB.UTF-8
without_python
downloads="$home/ダウン ロード"
player mkdir -p "$downloads" "$own/share" "$home/.cache"
cp "$package" "$root$downloads/boardroom.run"
content=$root/tmp/content
mkdir -p "$content"
tail -n "+$(head -c 9999 "$package" | sed -n 's/^first=\([0-9]*\) .*/\1/p')" "$package" | tar -xzf - -C "$content"
echo newer >"$content/program/newer"
PYTHONPATH=$checkout/packaging "$python" -c '
import pathlib, sys, package
pathlib.Path(sys.argv[2]).write_bytes(package.self_installing(pathlib.Path(sys.argv[1]), "99.0"))' "$content" "$root$downloads/newer.run"
everything >"$folder/run.without"

say "Installed by $(player id -un), who is nobody special"
install "$downloads/boardroom.run"
same_files "$root$(player readlink -f "$own/bin/boardroom" | sed 's|/boardroom$||')/_internal/boardroom"
same_as_checkout "$root/tmp" /tmp

say "The four games by real mouse"
play
saved >"$folder/run.before"

say "With a desktop, a newer one over it"
get_desktop
began=$EPOCHREALTIME
install "$downloads/newer.run"
took=$(((${EPOCHREALTIME/./} - ${began/./}) / 1000))
newer || wrong "it is still the old one"

say "Killed at twelve moments of the $took ms that it takes, and twice when the new one is just in its place"
for moment in $(seq 12) exchanged exchanged; do
    until=$((${EPOCHREALTIME/./} + took * 1000 * ${moment/exchanged/0} / 14)) before=$(readlink "$root$own/lib/boardroom/boardroom")
    passed() { [ "${EPOCHREALTIME/./}" -ge "$until" ]; }
    exchanged() { [ "$(readlink "$root$own/lib/boardroom/boardroom")" != "$before" ]; }
    kill_when "${moment/#[0-9]*/passed}" player sh "$downloads/boardroom.run"
    program en --version >/dev/null
    if newer; then
        echo "the one before works"
    else
        echo "the one after works"
        install "$downloads/newer.run" >/dev/null
    fi
done | sort | uniq -c
install "$downloads/newer.run" >/dev/null
[ "$(find "$root$own/lib/boardroom" -mindepth 1 -maxdepth 1 | wc -l)" = 3 ] || wrong "something is left of what was killed"

say "The same games go on"
cmp <(saved) "$folder/run.before"
play --go-on
saved >"$folder/run.after"

double_click "$entry"
grep '^Exec=' "$root$entry"

say "Removed by itself"
install "$own/lib/boardroom/uninstall"
diff "$folder/run.without" <(everything) || wrong "something is left"
cmp <(saved) "$folder/run.after"

say "Where there is no room, only until it is unpacked; where one may not write; a damaged file"
full=/mnt/満杯
mkdir -p "$root$full"
mount -t tmpfs -o size=200m,mode=777 tmpfs "$root$full"
install "$downloads/boardroom.run" "$full" >/dev/null
refused 'Not enough disk space' "$downloads/newer.run" "$full"
player "$full/bin/boardroom" --version
mount -o remount,size=600m,nr_inodes=$(($(df --output=iused "$root$full" | tail -n 1) + 300)) "$root$full"
refused 'could not be unpacked' "$downloads/newer.run" "$full"
player "$full/bin/boardroom" --version
[ "$(find "$root$full/lib/boardroom" -mindepth 1 -maxdepth 1 | wc -l)" = 3 ] || wrong "something is left of what did not fit"
install "$full/lib/boardroom/uninstall" >/dev/null
[ -z "$(ls "$root$full")" ]
refused 'Cannot write to' "$downloads/boardroom.run" /opt
player sh -c 'head -c 30000000 "$0/boardroom.run" >"$0/cut.run"' "$downloads"
refused 'is damaged' "$downloads/cut.run"
player rm "$downloads/cut.run"

say "Folders and files with every sign"
signs="$home/it's \"so\" \$HOME %f 100% \\n \`id\` &;|*?[x]#~"
player mkdir -p "$signs"
player cp "$downloads/boardroom.run" "$signs/\$(a) 'b' \"c\".run"
install "$signs/\$(a) 'b' \"c\".run" "$signs"
player "$signs/bin/boardroom" --version
start=("$signs/bin/boardroom")
double_click "$entry"
grep '^Exec=' "$root$entry"
install "$signs/lib/boardroom/uninstall"
player rm -r "$signs"
diff "$folder/run.without" <(everything) || wrong "something is left"
cmp <(saved) "$folder/run.after"
say "run: all as it should be; nothing is left but the saved games"
