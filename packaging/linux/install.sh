#!/bin/sh
# Boardroom @VERSION@ for Linux; the program lies packed behind the last line. It is installed for the person who runs
# this, without any rights:
#     sh boardroom-….run [FOLDER]     FOLDER is ~/.local unless said
set -eu
first=@FIRST@ sum=@SUM@ room=@ROOM@

# A sentence in English and in Japanese, of which the person's own is said.
say() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        ja*) printf '%s\n' "$2" ;;
        *) printf '%s\n' "$1" ;;
    esac
}
fail() {
    say "$@" >&2
    exit 1
}
unchanged="Nothing was changed." unchanged_ja="何も変更していません。"

case ${1:-} in
    -*)
        say "Installs Boardroom @VERSION@ for you alone:  sh $0 [FOLDER]   (~/.local unless you name another)" \
            "Boardroom @VERSION@を自分用にインストールします：sh $0 [フォルダー]（省略時は ~/.local）"
        exit 0
        ;;
esac
prefix=${1:-"$HOME/.local"}
if [ "$(tail -n +$first "$0" | sha256sum)" != "$sum  -" ]; then
    fail "This file is damaged; please get a new copy. $unchanged" \
        "ファイルが壊れています。もう一度入手してください。$unchanged_ja"
fi
if ! { mkdir -p "$prefix/bin" "$prefix/lib/boardroom" && prefix=$(cd "$prefix" && pwd -P) &&
    [ -w "$prefix/bin" ] && [ -w "$prefix/lib/boardroom" ]; } 2>/dev/null; then
    fail "Cannot write to $prefix. $unchanged" "${prefix} に書き込めません。$unchanged_ja"
fi
home=$prefix/lib/boardroom
free=$(df -Pk "$home" 2>/dev/null | sed -n '$s/.* \([0-9][0-9]*\)  *[0-9-][0-9]*% .*/\1/p')
if [ -n "$free" ] && [ "$free" -lt $room ]; then
    fail "Not enough disk space in $prefix: $((room / 1000)) MB needed, $((free / 1000)) MB free. $unchanged" \
        "${prefix} の空き容量が足りません（必要：$((room / 1000))MB、空き：$((free / 1000))MB）。$unchanged_ja"
fi

# Beside what is there, and then in one step, the renaming of a link: at every moment there is a whole program.
new=program-$$
trap 'rm -rf "$home/$new" "$home/$new.link"' EXIT
trap 'exit 1' HUP INT TERM
say "Installing Boardroom @VERSION@ …" "Boardroom @VERSION@をインストールしています…"
rm -rf "${home:?}/$new"
mkdir "$home/$new"
# Not "tar -C", which reads a backslash in the folder's name as more than that.
if ! said=$(tail -n +$first "$0" | (cd "$home/$new" && tar -xzf - --no-same-owner) 2>&1); then
    fail "Boardroom could not be unpacked into $prefix. $unchanged ($(printf '%s\n' "$said" | head -n 1))" \
        "Boardroomを ${prefix} に展開できませんでした。$unchanged_ja（$(printf '%s\n' "$said" | head -n 1)）"
fi
ln -s "$new/program/boardroom" "$home/$new.link"
trap - EXIT
mv -f "$home/$new.link" "$home/boardroom"
link() {
    ln -s "$1" "$home/$new.link"
    mv -f "$home/$new.link" "$2"
}
link "$new/uninstall" "$home/uninstall"
link "$home/boardroom" "$prefix/bin/boardroom"
for old in "$home"/program-*; do
    if [ "$old" != "$home/$new" ]; then rm -rf "$old"; fi
done

# What a desktop looks for: its entry, icons, and the kind of saved games.
share=${XDG_DATA_HOME:-"$HOME/.local/share"}
# In a desktop entry a path has quotes around it, and some signs are written twice or with a backslash.
exec=$(printf '%s' "$home/boardroom" | sed 's/%/%%/g; s/[\\"`$]/\\&/g; s/\\/\\\\/g')
# GLib looks for a program with "%%" in its name as it stands, and shows no entry where it finds none.
case $exec in *%*) exec="env \"$exec\"" ;; *) exec="\"$exec\"" ;; esac
entry=$home/$new/share/applications/boardroom.desktop
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec=%s %%f\n' "$exec" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$entry" >"$entry.new"
mv "$entry.new" "$entry"
menu="from the menu, or " menu_ja="メニューの「Boardroom」か、"
if ! (cd "$home/$new/share" && find . -type f) | while IFS= read -r file; do
    mkdir -p "$share/$(dirname "$file")" && cp "$home/$new/share/$file" "$share/$file.new" &&
        mv -f "$share/$file.new" "$share/$file" || exit 1
done 2>/dev/null; then
    say "Boardroom could not be added to the menu: cannot write to $share." \
        "メニューに登録できませんでした（${share} に書き込めません）。" >&2
    menu="" menu_ja=""
fi
if [ -d "$share/mime/packages" ] && command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
if [ -d "$share/applications" ] && command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications" || true; fi

say "Boardroom is installed. Start it ${menu}with $prefix/bin/boardroom
To remove it, run $home/uninstall (saved games stay)." \
    "Boardroomをインストールしました。${menu_ja}${prefix}/bin/boardroom で起動します。
削除するには ${home}/uninstall を実行します（保存したゲームは残ります）。"
exit 0
