#!/usr/bin/env bash
# Installs the wheel, and a wheel made from the source archive, each into a fresh environment of its own, and compares
# both with the checkout; the two wheels must have the same bytes.
#     packaging/trial/compare.sh WHEEL SOURCE_ARCHIVE FOLDER
# FOLDER is where the environments are made. What the wheel needs comes from PyPI.
source "$(dirname "$0")/common.sh"
built=$(realpath "$1") archive=$(realpath "$2") folder=$(realpath -m "$3")
program() { (cd "$place" && env -u PYTHONPATH LANGUAGE="$1" LC_ALL=C.UTF-8 "$place/bin/boardroom" "${@:2}"); }
try() { # WHEEL NAME
    place=$folder/$2
    say "$2: installed into an environment of its own"
    "$python" -m venv --clear "$place"
    (unset PYTHONPATH && "$place/bin/pip" install --quiet --disable-pip-version-check "$1")
    same_files "$(cd "$place" && env -u PYTHONPATH bin/python -c 'import boardroom, pathlib; print(pathlib.Path(boardroom.__file__).parent)')"
    mkdir -p "$place/tried"
    same_as_checkout "$place/tried" "$place/tried"
}

mkdir -p "$folder"
# The versions that packages are made of, and the time that the wheel was made for.
export PIP_CONSTRAINT=$folder/constraints.txt SOURCE_DATE_EPOCH
sed -n 's/^\([A-Za-z0-9_.-]*==[^ ;]*\).*/\1/p' "$checkout/packaging/requirements.txt" >"$PIP_CONSTRAINT"
SOURCE_DATE_EPOCH=$("$python" -c '
import calendar, sys, zipfile
print(calendar.timegm(zipfile.ZipFile(sys.argv[1]).infolist()[0].date_time))' "$built")
try "$built" wheel
say "A wheel made from the source archive alone"
rm -rf "$folder/again"
(unset PYTHONPATH && cd "$folder" && wheel/bin/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir again "$archive")
try "$folder"/again/*.whl wheel-from-source
cmp "$built" "$folder"/again/*.whl
say "both wheels: all as it should be, and the same bytes"
