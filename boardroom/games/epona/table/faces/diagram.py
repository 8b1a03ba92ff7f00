"""The diagrams of the rules pages as pictures: rows of a tableau, each written as its stable and what is in its slots.

``stable-plain-15* : springtime manager-2 saffron+roller -``: * is a cube on the tick, - an empty slot, +roller and
+foal are tokens on a card.
"""

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen, QPixmap

from boardroom.engine.manifest import Manifest
from boardroom.games.epona.position.cards import ASSET_OF, NONE, STABLE_OF, STABLES
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.table.faces.asset_faces import ROW_HIGH, ROW_WIDE, paint_placed
from boardroom.games.epona.table.faces.marks import Marks
from boardroom.games.epona.table.faces.stable_faces import paint_stable_in_row
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.canvas import canvas

_WIDEST: Final = 32.6
"""The widest that a picture is, in sizes of the text: what the narrowest window has room for."""
_GAP: Final = 6.0
"""Between cards, in units of a card."""
ROLLER: Final = "token-roller"
"""The drawing of a rider roller."""
_TOKENS: Final = {"roller": ROLLER, "foal": "token-foal-2", "small-foal": "token-foal-1", "stud": "token-stud"}
_TOKEN: Final = 27.0
_EMPTY: Final = "#8A7A66"


class NotDrawn(ValueError):
    """Lines that show nothing of the game."""


def read_row(line: str) -> tuple[int, Cube, list[tuple[int, str]]]:
    """A row of a diagram: its stable, where the stable's cube is, and of each slot the card, or NONE, with the drawing
    of its token. Raises NotDrawn.
    """
    name, colon, laid = (part.strip() for part in line.partition(":"))
    stable = STABLE_OF.get(name.removesuffix("*"))
    if stable is None or not colon:
        raise NotDrawn(line)
    slots = []
    for word in laid.split():
        key, plus, token = word.partition("+")
        card = NONE if key == "-" else ASSET_OF.get(key)
        if card is None or (plus and (card == NONE or token not in _TOKENS)):
            raise NotDrawn(line)
        slots.append((card, _TOKENS.get(token, "")))
    if len(slots) != STABLES[stable].slots:
        raise NotDrawn(line)
    return stable, Cube.COMPLETED if name.endswith("*") else Cube.UNFINISHED, slots


def paint_diagram(
    context: AppContext, manifest: Manifest, kind: str, lines: tuple[str, ...], size: float, ratio: float
) -> QPixmap | None:
    """A diagram of the rules pages for text of a size in pixels; None for what is to stay text."""
    if kind != "tableau" or not lines:
        return None
    try:
        rows = [read_row(line) for line in lines]
    except NotDrawn:
        return None
    columns = 1 + max(len(slots) for _, _, slots in rows)
    unit = min(_WIDEST * size / (columns * (ROW_WIDE + _GAP)), 7 * size / ROW_WIDE)
    step_x, step_y = (ROW_WIDE + _GAP) * unit, (ROW_HIGH + _GAP) * unit
    wide, high = ceil(columns * step_x), ceil(len(rows) * step_y)
    with canvas(wide, high, ratio) as (picture, painter):
        marks = Marks(painter, ratio, context.theme.small_numeral)
        for number, (stable, cube, slots) in enumerate(rows):
            box = QRectF(_GAP / 2 * unit, _GAP / 2 * unit + number * step_y, ROW_WIDE * unit, ROW_HIGH * unit)
            paint_stable_in_row(marks, box, stable, cube)
            for card, token in slots:
                box = box.translated(step_x, 0)
                if card == NONE:
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.setPen(QPen(QColor(_EMPTY), 1.5, Qt.PenStyle.DashLine))
                    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7 * unit, 7 * unit)
                    continue
                paint_placed(marks, box, card)
                if token:
                    side = _TOKEN * unit
                    marks.drawing(token, QRectF(box.left() + 5 * unit, box.top() + 5 * unit, side, side))
    return picture
