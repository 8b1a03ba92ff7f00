#!/bin/sh
# Removes what install.sh installed, and itself with it. Saved games and settings stay.
set -eu
home=$(cd "$(dirname "$0")" && pwd -P)
prefix=$(dirname "$(dirname "$home")")
share=${XDG_DATA_HOME:-"$HOME/.local/share"}
say() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        ja*) printf '%s\n' "$2" ;;
        *) printf '%s\n' "$1" ;;
    esac
}
# The link leads to program-…/program/boardroom.
program=$home/$(dirname "$(dirname "$(readlink "$home/boardroom" || true)")")
if [ ! -L "$home/boardroom" ] || [ ! -d "$program/share" ]; then
    say "Boardroom is not installed in $home." "${home} にBoardroomはインストールされていません。" >&2
    exit 1
fi

if [ "$(readlink "$prefix/bin/boardroom" || true)" = "$home/boardroom" ]; then rm -f "$prefix/bin/boardroom"; fi
(cd "$program/share" && find . -type f) | while IFS= read -r file; do rm -f "$share/$file"; done
# What was made there out of nothing but ours goes too.
if rmdir "$share/mime/packages" 2>/dev/null; then
    rm -rf "$share/mime"
elif [ -d "$share/mime/packages" ] && command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime" || true
fi
if [ "$(ls "$share/applications" 2>/dev/null)" = mimeinfo.cache ]; then
    rm -f "$share/applications/mimeinfo.cache"
elif [ -d "$share/applications" ] && command -v update-desktop-database >/dev/null; then
    update-desktop-database "$share/applications" || true
fi
# Folders that are empty now.
(cd "$program/share" && find . -depth -type d) | while IFS= read -r folder; do
    (cd "$share" 2>/dev/null && rmdir "$folder" 2>/dev/null) || true
done
# Pictures that the program keeps in order to open faster.
rm -rf "${XDG_CACHE_HOME:-"$HOME/.cache"}/boardroom"
rm -rf "$home"/program-* "$home/boardroom" "$home/uninstall"
rmdir "$home" "$prefix/lib" "$prefix/bin" 2>/dev/null || true
say "Boardroom is removed. Saved games stay in $share/boardroom." \
    "Boardroomを削除しました。保存したゲームは ${share}/boardroom に残っています。"
exit 0
