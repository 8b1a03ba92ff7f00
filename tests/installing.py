"""Games installed for a test: a package of its own in a folder of the path, as pip would leave it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from boardroom.controller import catalog

HAGGLE = "from tests.fakegame import MANIFEST as manifest\n"
"""The source of a package with a whole small game."""


def install(folder: Path, game: str, package: str, source: str, listed: str = "") -> None:
    """Put a package of that source into a folder, with its entry point for a game (or what is listed in its place)."""
    (folder / package).mkdir(parents=True)
    (folder / package / "__init__.py").write_text(source, "utf-8")
    told = folder / f"{package}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    (told / "entry_points.txt").write_text(listed or f"[boardroom.games]\n{game} = {package}\n", "utf-8")


@contextmanager
def path_of(*folders: Path) -> Iterator[None]:
    """The path with these folders in front, and with no games but theirs."""
    before = list(sys.path)
    with TemporaryDirectory() as hiding:
        # What is first on the path hides what comes later under the same name: here, Boardroom's own games.
        told = Path(hiding, "boardroom-0.dist-info")
        told.mkdir()
        (told / "METADATA").write_text("Metadata-Version: 2.1\nName: boardroom\nVersion: 0\n", "utf-8")
        sys.path[:0] = [hiding, *(str(folder) for folder in folders)]
        catalog.refresh()
        try:
            yield
        finally:
            sys.path[:] = before
            catalog.refresh()
