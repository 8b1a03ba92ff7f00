#!/usr/bin/env bash
# Installs a .rpm with rpm itself, resolving what it needs, into a system of its own; plays the four games there by real
# mouse as an ordinary user, upgrades it, goes on with the same games, and removes it; nothing but the saved games may be
# left. Run as root:
#     packaging/trial/try_rpm.sh PACKAGE FOLDER
# FOLDER is where the system is made. It is a minimal Debian with rpm, whose database is told by rpm's own tool what the
# libraries there provide: neither Fedora nor openSUSE, nor the tools that fetch packages there, are tried by this.
source "$(dirname "$0")/common.sh"
package=$(realpath "$1") folder=$(realpath -m "$2")
program() { player LANGUAGE="$1" boardroom "${@:2}"; }
rpm() { inside rpm "$@"; }
install() { rpm --force-debian "$@"; }
databases() { inside update-mime-database /usr/share/mime && inside update-desktop-database /usr/share/applications; }
# Everything in the system but what is the tools' own.
everything() { (cd "$root" && find . \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./home -o -path ./var \) -prune -o -print | sort); }

say "A system with rpm and the libraries, and without Python"
make_root bookworm "$folder" rpm
names=$(libraries)
# shellcheck disable=SC2086
get rpm cpio $names hicolor-icon-theme
get_desktop
without_python
# What Fedora's and openSUSE's package "filesystem" has.
mkdir -p "$root/usr/share/metainfo" "$root/usr/share/applications" "$root"/usr/share/icons/hicolor/{16x16,24x24,32x32,48x48,64x64,128x128,256x256,512x512,scalable}/{apps,mimetypes}
cp "$package" "$root/tmp/boardroom.rpm"
rpm --initdb

say "Without the libraries it is refused"
if install -i --test /tmp/boardroom.rpm 2>"$folder/refused"; then wrong "it would be installed without them"; fi
grep -c 'is needed by' "$folder/refused"
cat >"$root/tmp/system.spec" <<END
Name: system-libraries
Version: 1
Release: 1
Summary: What the libraries of this system provide
License: none
BuildArch: x86_64
AutoReqProv: no
$(inside sh -c 'find -L /usr/lib/x86_64-linux-gnu /lib64 -maxdepth 1 -name "*.so*" -type f | /usr/lib/rpm/rpmdeps --provides' | sort -u | sed 's/^/Provides: /')
%description
What the libraries of this system provide.
%files
END
inside rpmbuild -bb --quiet --define '_topdir /tmp/rpm' /tmp/system.spec >/dev/null 2>&1
install -i /tmp/rpm/RPMS/x86_64/system-libraries-1-1.x86_64.rpm
databases
everything >"$folder/rpm.without"

say "Installed with rpm"
install -i /tmp/boardroom.rpm
rpm -q boardroom
rpm -V boardroom
libraries_found /usr/lib/boardroom
same_files "$root/usr/lib/boardroom/_internal/boardroom"
same_as_checkout "$root/tmp" /tmp

say "The four games by real mouse, as an ordinary user"
play
saved >"$folder/rpm.before"

say "A newer one, of the same files and one more"
tree=/tmp/rpm/BUILDROOT/boardroom-99.0-1.x86_64
mkdir -p "$root$tree"
inside sh -c "cd $tree && rpm2cpio /tmp/boardroom.rpm | cpio -idm --quiet"
echo newer >"$root$tree/usr/lib/boardroom/newer"
cat >"$root/tmp/newer.spec" <<END
%define __os_install_post %{nil}
%define _build_id_links none
%define _binary_payload w1.gzdio
Name: boardroom
Version: 99.0
Release: 1
Summary: The same
License: none
AutoReqProv: no
$(rpm -qp --requires /tmp/boardroom.rpm | grep -v '^rpmlib' | sed 's/^/Requires: /')
%description
The same.
%files
/usr/lib/boardroom/newer
$(rpm -qp --qf '[%{FILEMODES:perms} "%{FILENAMES}"\n]' /tmp/boardroom.rpm | sed 's/^d[^ ]*/%dir/; s/^[-l][^ ]* //')
END
inside rpmbuild -bb --quiet --noclean --define '_topdir /tmp/rpm' --buildroot "$tree" /tmp/newer.spec >"$folder/rpmbuild.log" 2>&1 || { tail "$folder/rpmbuild.log"; exit 1; }
install -U /tmp/rpm/RPMS/x86_64/boardroom-99.0-1.x86_64.rpm
rpm -q boardroom
rpm -V boardroom
[ -e "$root/usr/lib/boardroom/newer" ]

say "The same games go on"
cmp <(saved) "$folder/rpm.before"
play --go-on
saved >"$folder/rpm.after"
# Fedora's and openSUSE's packages of these two do so by themselves after every installation.
databases
double_click /usr/share/applications/boardroom.desktop
[ "$(player xdg-mime query default application/x-boardroom-game)" = boardroom.desktop ]

say "Removed"
rpm -e boardroom
databases
diff "$folder/rpm.without" <(everything)
cmp <(saved) "$folder/rpm.after"
say "rpm: all as it should be; nothing is left but the saved games"
