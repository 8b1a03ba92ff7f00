#!/bin/sh
# Removes what install.sh installed, and itself with it. Saved games and settings stay.
set -eu
home=$(cd "$(dirname "$0")" && pwd -P)
prefix=$(dirname "$(dirname "$home")")
share=${XDG_DATA_HOME:-"$HOME/.local/share"}
if [ ! -f "$home/boardroom" ] || [ ! -d "$home/_internal/boardroom" ]; then
    echo "$home: ?" >&2
    exit 1
fi
if [ "$(readlink "$prefix/bin/boardroom" || true)" = "$home/boardroom" ]; then rm -f "$prefix/bin/boardroom"; fi
rm -f "$share/applications/boardroom.desktop" "$share/mime/packages/boardroom.xml"
find "$share/icons/hicolor" \( -name 'boardroom.*' -path '*/apps/*' -o -name 'application-x-boardroom-game.*' \) -delete 2>/dev/null || true
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications" || true; fi
rm -rf "$home"
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    ja*) echo "Boardroomを削除しました。保存したゲームは${share}/boardroomに残っています。" ;;
    *)   echo "Boardroom is removed. Saved games stay in $share/boardroom." ;;
esac
