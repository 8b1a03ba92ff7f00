"""Contact sheets: every face of a game at the sizes it is used, in both languages and themes, as PNG files to look at.

Run by ``dev.py sheet GAME``. What is on them the game's table says (``every_face``); they show what the table paints.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import PERSON
from boardroom.engine.records.record import SeatSpec
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.seat_colours import set_colours
from boardroom.ui.kit.words.say import LANGUAGES
from boardroom.ui.shell.app import build_context, make_application
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import FaceSet

OUT = Path(__file__).resolve().parent.parent / "build" / "sheets"
THEMES = ("day", "evening")
SCENE = QSize(1280, 800)
"""The room of the table whose sizes are shown."""
RATIO = 2.0
WIDEST, GAP, HEAD = 1400, 10, 26
"""In logical pixels: the width of a sheet, what lies between faces, and the line above those of a size."""


def table_of(game: str, context: AppContext) -> Table:
    """The table of a game for as few players as it can have, in a scene of the usual size. Raises CatalogError."""
    manifest = catalog.manifest(game)
    colours = set_colours(manifest)
    seats = tuple(SeatSpec(f"{n + 1}", PERSON, "", colours[n].key) for n in range(manifest.players[0]))
    table: Table = catalog.part(game, manifest.table)(context, manifest, seats)
    table.arrange(QRectF(0, 0, SCENE.width(), SCENE.height()), QRectF(0, 0, SCENE.width(), SCENE.height()))
    return table


def sheets(context: AppContext, game: str, folder: Path, ratio: float = RATIO) -> Iterator[Path]:
    """Write the sheets of a game: one for each kind of faces, language and theme, in so many pixels for a logical one.

    Raises CatalogError and OSError.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        context.settings.set("language", language)
        for theme in THEMES:
            context.settings.set("theme", theme)
            table = table_of(game, context)
            for kind, sets in groupby(table.pictures.every_face(), lambda faces: faces.kind):
                path = folder / f"{game}-{kind}-{language}-{theme}.png"
                if not sheet(table, list(sets), ratio).save(str(path)):
                    raise OSError(f"{path} cannot be written")
                yield path


def sheet(table: Table, sets: Sequence[FaceSet], ratio: float = RATIO) -> QImage:
    """The faces of these sets in rows on the colour of the theme's ground, a line above each set."""
    theme = table.context.theme
    height = sum(_height(faces) for faces in sets) + GAP
    image = QImage(QSize(WIDEST, height) * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.colour("window"))
    painter = QPainter(image)
    painter.setFont(theme.text(13))
    painter.setPen(theme.colour("text"))
    top = 0
    for faces in sets:
        size, row = faces.size, _row(faces)
        words = f"{faces.kind} {size.width()} × {size.height()}"
        painter.drawText(QRectF(GAP, top, WIDEST, HEAD), Qt.AlignmentFlag.AlignVCenter, words)
        for n, face in enumerate(faces.faces):
            down, across = divmod(n, row)
            spot = QPointF(GAP + across * (size.width() + GAP), top + HEAD + down * (size.height() + GAP))
            painter.drawPixmap(spot, table.face(face, size, ratio))
        top += _height(faces)
    painter.end()
    return image


def _row(faces: FaceSet) -> int:
    return max(1, (WIDEST - GAP) // (faces.size.width() + GAP))


def _height(faces: FaceSet) -> int:
    return HEAD + -(-len(faces.faces) // _row(faces)) * (faces.size.height() + GAP)


def main(arguments: Sequence[str]) -> int:
    """The command line: the games to print the sheets of."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or make_application()
    games = [manifest.id for manifest in catalog.games()]
    if not arguments or set(arguments) - set(games):
        print(f"Sheets of which game? There is {', '.join(games)}.", file=sys.stderr)
        return 2
    with TemporaryDirectory() as folder:
        context = build_context(Store(Path(folder)))
        for game in arguments:
            written = list(sheets(context, game, OUT))
            for path in written:
                print(path)
            if not written:
                print(f"The table of {game} names no faces.")
        context.store.flush()
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
