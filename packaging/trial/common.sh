# shellcheck shell=bash
# What the trials of packages share; read by them with "source".
#   TRY_PYTHON     a Python with what the checkout needs, if not that of .venv
#   TRY_DISPLAY    where the server for windows is started
#   TRY_ACTIONS    how many actions of each game are played by mouse before an upgrade, and after it unless
#   TRY_AFTER      is another number; 100000 plays the games to their ends
# shellcheck disable=SC2016 # words for other shells
set -euo pipefail
# What is mounted is mounted nowhere else, and gone at the end.
[ -n "${TRY_ALONE:-}" ] || TRY_ALONE=1 exec unshare --mount --propagation private "$0" "$@"
checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export PYTHONPATH=$checkout
python=${TRY_PYTHON:-$checkout/.venv/bin/python}
display=${TRY_DISPLAY:-:143}
actions=${TRY_ACTIONS:-12} actions_after=${TRY_AFTER:-${TRY_ACTIONS:-12}}
home=/home/player
start=(boardroom)
xvfb=
trap '[ -z "$xvfb" ] || kill "$xvfb"' EXIT

say() { printf '== %s\n' "$*"; }
wrong() { printf '== WRONG: %s\n' "$*" >&2; exit 1; }

# A system of its own in $root: fresh, minimal, without Python. The fresh one is kept as SUITE.base for the next time.
make_root() { # SUITE FOLDER NAME
    root=$2/$3
    mkdir -p "$2"
    [ -d "$2/$1.base" ] || debootstrap --variant=minbase "$1" "$2/$1.base" >/dev/null
    rm -rf --one-file-system "$root"
    cp -a "$2/$1.base" "$root"
    mount --rbind /dev "$root/dev"
    mount -t proc proc "$root/proc"
    without_python
    inside apt-get -qq update
    inside useradd --create-home --home-dir "$home" player
}
without_python() { if inside sh -c 'command -v python3'; then wrong "there is a Python: that is not what is to be tried"; fi; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# As an ordinary user; settings of the environment may stand before the command.
player() { chroot --userspec=player:player "$root" env -i HOME="$home" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 "$@"; }
get() { inside apt-get -qq install -y --no-install-recommends "$@" >/dev/null; }
# What a desktop has, to know files and to open them.
get_desktop() { get shared-mime-info desktop-file-utils libglib2.0-bin xdg-utils; }
# Debian's packages of the libraries that the program needs.
libraries() { "$python" -c 'from boardroom import system_libraries; print(*sorted(system_libraries.ALL.values()))'; }
# Every library of a program finds those of the system that it needs.
libraries_found() { # Its folder
    local missing
    missing=$(inside find "$1" -type f \( -name '*.so*' -o -name boardroom \) -exec ldd {} + 2>/dev/null | grep 'not found' || true)
    [ -z "$missing" ] || wrong "$missing"
}

# Kills a command, and what it has started, at the moment when a condition has come true.
kill_when() { # CONDITION COMMAND...
    local condition=$1 group
    shift
    set -m
    "$@" >/dev/null 2>&1 &
    group=$!
    set +m
    until $condition; do kill -0 "$group" 2>/dev/null || wrong "it was over before it could be killed"; done
    kill -9 -- "-$group"
    wait "$group" 2>/dev/null || true
}

# A program lists its games, draws pictures and checks records byte for byte as the checkout does, in both languages:
# OUTSIDE and INSIDE are one folder, as it is called here and by the program, which "program LANGUAGE ..." starts.
same_as_checkout() { # OUTSIDE INSIDE
    local there=$1/compared inside_there=$2/compared record game lang count=0
    mkdir -p "$there/ours" "$there/theirs"
    chmod 777 "$there/theirs"
    for record in "$checkout"/tests/golden/*/*.json; do
        game=$(basename "$(dirname "$record")").json
        [ -e "$there/$game" ] || cp "$record" "$there/$game"
    done
    for lang in en ja; do
        program $lang games >"$there/theirs/games.$lang"
        ours $lang games >"$there/ours/games.$lang"
        for record in "$there"/*.json; do
            game=$(basename "$record" .json)
            program $lang render "$inside_there/$game.json" --lang $lang -o "$inside_there/theirs/$game.$lang.png" >/dev/null 2>&1
            ours $lang render "$record" --lang $lang -o "$there/ours/$game.$lang.png" >/dev/null
            program $lang check "$inside_there/$game.json" 2>&1 | sed "s|$inside_there/||g" >"$there/theirs/$game.$lang.check" || true
            ours $lang check "$record" 2>&1 | sed "s|$there/||g" >"$there/ours/$game.$lang.check" || true
            program $lang check --json "$inside_there/$game.json" 2>&1 | sed "s|$inside_there/||g" >"$there/theirs/$game.$lang.json" || true
            ours $lang check --json "$record" 2>&1 | sed "s|$there/||g" >"$there/ours/$game.$lang.json" || true
        done
    done
    diff -r "$there/ours" "$there/theirs"
    [ "$(grep -c '^[^ ]' "$there/ours/games.ja")" = 4 ] || wrong "there are not four games"
    count=$(find "$there/ours" -type f | wc -l)
    say "$count answers and pictures of four games in two languages: those of the checkout, byte for byte"
    rm -rf "$there"
}
ours() { (cd "$checkout" && LANGUAGE=$1 LC_ALL=C.UTF-8 "$python" -m boardroom "${@:2}"); }

# Whatever the checkout has beside sources (art, sounds, fonts, rules texts, translations) is in the package, the same.
same_files() { # The package "boardroom" of what was installed
    local list
    list=$(mktemp)
    {
        (cd "$checkout" && find resources -type f -printf '%p\t_resources/%P\n')
        (cd "$checkout" && find build/fonts -type f -name '*.ttf' -printf '%p\t_resources/fonts/%P\n')
        (cd "$checkout" && find build/translations -type f -printf '%p\t_resources/translations/%P\n')
        (cd "$checkout" && find boardroom -type f ! -name '*.py' ! -name '*.pyc' ! -name '*.pyi' ! -name py.typed -printf '%p\t%P\n')
    } >"$list"
    while IFS=$'\t' read -r one other; do
        cmp "$checkout/$one" "$1/$other" || wrong "$other"
    done <"$list"
    say "$(wc -l <"$list") files of art, sounds, fonts, rules texts and translations: those of the checkout"
    rm "$list"
}

# The four games by real mouse, in the program that the words of "start" start as an ordinary user.
play() { # [--go-on]
    local data=$home/.local/share/boardroom count=$actions
    [ $# = 0 ] || count=$actions_after
    if [ -z "$xvfb" ]; then
        Xvfb "$display" -screen 0 1280x800x24 -ac >/dev/null 2>&1 &
        xvfb=$!
        sleep 1
    fi
    player mkdir -p "$data"
    "$python" "$checkout/packaging/trial/play_by_mouse.py" "$display" "$root$data" --inside "$data" --actions "$count" "$@" \
        --command chroot --userspec=player:player "$root" env -i HOME="$home" PATH=/usr/bin:/bin LC_ALL=C.UTF-8 \
        DISPLAY="$display" "${start[@]}" 2> >(grep -v 'This plugin does not support' >&2)
}

# The window that a command opens has the name of the game; so has the one that is open, if it runs already.
opens() { # COMMAND...
    local said
    said=$(mktemp)
    player DISPLAY="$display" "$@" >"$said" 2>&1 &
    named Epona || wrong "no game was opened by $* ($(cat "$said"))"
    rm "$said"
    say "opened by $1 $2: $(windows getwindowname)"
    close_window
}
opens_in_the_open_window() { # COMMAND...
    player DISPLAY="$display" "${start[@]}" &
    named Boardroom || wrong "there is no window"
    player DISPLAY="$display" "$@"
    named Epona || wrong "the open window did not open the game"
    [ "$(windows getwindowpid | wc -l)" = 1 ] || wrong "there is a second window"
    say "opened by $1 $2 in the window that was open: $(windows getwindowname)"
    close_window
}
windows() { DISPLAY=$display xdotool search --onlyvisible --class boardroom "$1" %@ 2>/dev/null || true; }
named() { # NAME
    for _ in $(seq 150); do
        [[ $(windows getwindowname) != *$1* ]] || return 0
        sleep 0.2
    done
    return 1
}
close_window() {
    local pid
    pid=$(windows getwindowpid)
    kill "$pid"
    while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
    wait $! || true
}
kind() { player gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p'; }

# A saved game is known and opened as a file manager does it, whatever its ending, and no other JSON file is claimed.
double_click() { # The desktop entry
    local place="$home/double click" game=$home/.local/share/boardroom/games/installed-epona.json
    say "A saved game is opened by a double click, and no other JSON file is"
    player desktop-file-validate "$1"
    player mkdir -p "$place"
    player sh -c 'echo "{\"format\": \"something else\"}" >"$0/other.json"' "$place"
    player cp "$game" "$place/no ending"
    player cp "$game" "$place/100% \"it's\" \$HOME \\n.json"
    [ "$(kind "$game")" = application/x-boardroom-game ] || wrong "a saved game is not known"
    [ "$(kind "$place/no ending")" = application/x-boardroom-game ] || wrong "a saved game without an ending is not known"
    [ "$(kind "$place/other.json")" = application/json ] || wrong "another JSON file is claimed"
    [ "$(player gio mime application/x-boardroom-game | sed -n '1s/.*: //p')" = boardroom.desktop ] || wrong "it opens no saved games"
    if player gio mime application/json | grep boardroom; then wrong "JSON files are claimed"; fi
    opens gio open "$game"
    opens gio open "$place/100% \"it's\" \$HOME \\n.json"
    opens gio launch "$1" "$place/no ending"
    opens_in_the_open_window gio open "$game"
    player rm -r "$place"
}
# The games that are played here; others are copies, which the program makes of what is opened elsewhere.
saved() { (cd "$root$home/.local/share/boardroom/games" && sha256sum installed-*.json); }
