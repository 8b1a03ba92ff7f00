#!/bin/sh
# Installs Boardroom for the person who runs this, without any rights: "boardroom-….run" unpacks itself and calls it.
#     boardroom-….run -- [PREFIX]     PREFIX is ~/.local unless said
set -eu
prefix=${1:-"$HOME/.local"}
mkdir -p "$prefix/bin" "$prefix/lib"
prefix=$(cd "$prefix" && pwd -P)
home=$prefix/lib/boardroom
here=$(dirname "$0")

# Beside, and then in one step: what is there stays whole until the new one is.
new=$home.new
rm -rf "$new" && mkdir "$new"
cp -a "$here/boardroom/." "$new"
cp "$here/uninstall.sh" "$new/uninstall"
rm -rf "$home.old"
if [ -e "$home" ]; then mv "$home" "$home.old"; fi
mv "$new" "$home"
rm -rf "$home.old"
ln -sfn "$home/boardroom" "$prefix/bin/boardroom"

# A desktop finds what lies under ~/.local/share.
share=${XDG_DATA_HOME:-"$HOME/.local/share"}
mkdir -p "$share/applications" "$share/mime/packages" "$share/icons"
# In a desktop entry a path has quotes around it, and some signs are written twice or with a backslash.
exec=$(printf '%s' "$home/boardroom" | sed 's/%/%%/g; s/[\\"`$]/\\&/g; s/\\/\\\\/g')
while IFS= read -r line; do
    case $line in
        Exec=*) printf 'Exec="%s" %%f\n' "$exec" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/boardroom.desktop" >"$share/applications/boardroom.desktop"
cp "$here/share/mime/packages/boardroom.xml" "$share/mime/packages/"
cp -R "$here/share/icons/." "$share/icons/"
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications" || true; fi

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    ja*) echo "Boardroomを${home}にインストールしました。"
         echo "起動：メニューの「Boardroom」、または ${prefix}/bin/boardroom"
         echo "削除：${home}/uninstall（保存したゲームは残ります）" ;;
    *)   echo "Boardroom is installed in $home."
         echo "Start it from the menu, or with $prefix/bin/boardroom"
         echo "Remove it with $home/uninstall (saved games stay)." ;;
esac
case ":$PATH:" in *":$prefix/bin:"*) ;; *) echo "PATH: $prefix/bin" ;; esac
