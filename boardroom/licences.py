"""What Boardroom holds of whom, and under which licences."""

import json
from pathlib import Path

from attrs import frozen

from boardroom import __version__, resources


@frozen
class Part:
    """A part of the program as it is installed: its licence as an SPDX expression, what it contains of others in its
    turn, and the text of the licence.
    """

    name: str
    version: str
    licence: str
    contains: tuple[str, ...]
    text: str

    @property
    def exchangeable(self) -> bool:
        """Whether it is a library that anybody may put another one in place of, and is to be told how."""
        return self.licence.startswith("LGPL")


def parts() -> tuple[Part, ...]:
    """The parts, Boardroom first: as the build listed them where the program brings its own Python, else its fonts."""
    folder = resources.licences()
    listed = folder / "parts.json"
    if not listed.is_file():
        text = "\n\n\n".join(_read(folder / name) for name in ("LICENSE", "LICENSE-ART"))
        return (Part("Boardroom", __version__, "MIT AND CC-BY-4.0", (), text), *_fonts())
    found = [
        Part(part["name"], part["version"], part["licence"], tuple(part["contains"]), _read(folder / part["text"]))
        for part in json.loads(listed.read_text("utf-8"))
    ]
    return tuple(sorted(found, key=lambda part: part.name != "Boardroom"))


def _fonts() -> list[Part]:
    places = sorted({path.parent for path in resources.fonts()})
    texts = [path for place in places for path in sorted(place.glob("*-OFL.txt"))]
    return [Part(_spaced(path.name.removesuffix("-OFL.txt")), "", "OFL-1.1", (), _read(path)) for path in texts]


def _read(path: Path) -> str:
    return path.read_text("utf-8", "replace") if path.is_file() else ""


def _spaced(name: str) -> str:
    """A font's name as people write it: "NotoSansJP" is Noto Sans JP."""
    spaced = "".join(f" {c}" if c.isupper() and i and not name[i - 1].isupper() else c for i, c in enumerate(name))
    return spaced.strip()
