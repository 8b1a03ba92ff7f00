"""The list of what the frozen program holds of whom, made from its files: parts, versions, licences and their texts.

It lies in the program itself, where Help, About shows it, and becomes the file ``copyright`` of the Debian package.
"""

import json
import platform
import re
import sys
import sysconfig
import tomllib
from fnmatch import fnmatchcase
from importlib.metadata import PackagePath, distribution, version
from pathlib import Path
from typing import Any

from fonts import FAMILIES

HERE = Path(__file__).resolve().parent
PARTS = HERE / "parts.toml"
TEXTS = HERE / "licences"


def parts() -> list[dict[str, Any]]:
    """The parts that a program may hold."""
    found: list[dict[str, Any]] = tomllib.loads(PARTS.read_text("utf-8"))["part"]
    return found


def part_of(name: str) -> str | None:
    """The part that a file belongs to, by its name within "_internal"; None: to none that is known."""
    for part in parts():
        if any(fnmatchcase(name, pattern) for pattern in part["files"]):
            found: str = part["name"]
            return found
    return None


def write(frozen: Path) -> None:
    """Put the list and the texts of the licences into the frozen program. Ends with an error for an unknown file."""
    within = frozen / "_internal"
    files: dict[str, list[Path]] = {}
    unknown = []
    for path in sorted(within.rglob("*")):
        if path.is_file():
            name = path.relative_to(within).as_posix()
            owner = part_of(name)
            if owner is None:
                unknown.append(name)
            else:
                files.setdefault(owner, []).append(path)
    if unknown:
        sys.exit("packaging/parts.toml does not say whose these files are: " + ", ".join(unknown))
    files["PyInstaller (bootloader)"] = [frozen]
    place = within / "boardroom" / "_resources" / "licences"
    place.mkdir(exist_ok=True)
    listed = []
    for part in parts():
        if part["name"] in files:
            text = "\n\n\n".join(_text(name, within) for name in part["texts"])
            file = re.sub(r"\W+", "-", part["name"]).strip("-") + ".txt"
            (place / file).write_text(text, "utf-8")
            listed.append(
                {
                    "name": part["name"],
                    "version": _version(part, files[part["name"]]),
                    "licence": part["licence"],
                    "contains": part.get("contains", []),
                    "text": file,
                }
            )
    (place / "parts.json").write_text(json.dumps(listed, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _version(part: dict[str, Any], files: list[Path]) -> str:
    if "distribution" in part:
        return version(part["distribution"])
    if part.get("version") == "python":
        return platform.python_version()
    if part.get("version") == "font":
        return next(family.version for family in FAMILIES if family.name == part["name"])
    # A library whose version is in its name: libicudata.so.73.
    numbers = [re.search(r"\.so\.([\d.]+)$", path.name) for path in files]
    return next((number[1] for number in numbers if number), "")


def _text(name: str, within: Path) -> str:
    """A licence: a file of ours or of the program, or what a distribution brought with it."""
    for path in (TEXTS / name, HERE / name, within / name):
        if path.is_file():
            return path.read_text("utf-8", "replace").strip()
    if name == "python":
        return Path(sysconfig.get_path("stdlib"), "LICENSE.txt").read_text("utf-8").strip()
    brought: list[PackagePath] = [
        file
        for file in distribution(name).files or ()
        if file.match("*.dist-info/licenses/*") or file.match("*.dist-info/LICENSE*")
    ]
    return "\n\n".join(file.read_text("utf-8").strip() for file in brought)
