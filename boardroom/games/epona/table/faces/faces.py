"""The faces of Epona's pieces, painted at the size they are used: cards, placed cards with their tokens, stables, owner
and selection cards, backs, tokens.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom import resources
from boardroom.engine.manifest import Manifest
from boardroom.engine.text import Text
from boardroom.games.epona.position.cards import ASSETS, STABLES, STARRED
from boardroom.games.epona.position.state import ADDITIONAL_CARD, FIRST_COLOUR
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.position.vocabulary import GROUP_OF, ICONS, LOCATIONS
from boardroom.games.epona.table.faces.asset_faces import (
    card_in_chosen,
    paint_asset,
    paint_chosen,
    paint_dropped,
    paint_peek,
    paint_placed,
    peek_name,
    picture_foot,
    row_band,
    row_unit,
    words_of_name,
)
from boardroom.games.epona.table.faces.backs import paint_back
from boardroom.games.epona.table.faces.colours import CREAM, FAMILIES, STABLE
from boardroom.games.epona.table.faces.marks import Marks
from boardroom.games.epona.table.faces.owner_faces import (
    paint_box_line,
    paint_owner,
    paint_owner_boxes,
    paint_selection,
    write_owner_name,
)
from boardroom.games.epona.table.faces.parts import ART
from boardroom.games.epona.table.faces.stable_faces import DONE, LEAST_STAR, STAR, paint_stable, paint_stable_in_row
from boardroom.games.epona.words.names import asset_name, owner_called
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.card_paper import UNITS, CardPaper
from boardroom.ui.kit.pictures.face_store import FaceStore
from boardroom.ui.kit.theme import OUTLINE, Theme

_NAMED: Final = ("card.", "peek.", "chosen.", "dropped.", "laid.")
_WORDED: Final = 50
"""The width from which on a card has its name."""
_WORDED_OWNER: Final = 150
"""The same of an owner card."""
_NAME: Final = 12.5
_TOKEN, _WHOLE_TOKEN = 23.0, 27.0
"""The size of a token on the picture of a compact card and of a whole one in a row, in units."""
_UPRIGHT, _BOTH, _FILLS = 1.4, 31.0, 0.82
"""From how much higher than wide on a card of a small tableau has two signs, one above the other, or from which height
on, if it is no wider than high; and how much of its width they fill. Else it has room for no more than its type.
"""
_OVER, _SEEN = 1.36, 0.96
"""How large the badge of that is there, in heights, and how much of it is seen: its rim is cut off, for what is on it
tells the type.
"""
_FOLDED: Final = 10
"""The height below which it is only a bar in the colour of its family."""
_COMPLETED, _NOT_COMPLETED = "#2E9C66", 0.45
"""The bar of a completed stable there, and how much of that of another one is seen."""
_BESIDE: Final = 0.6
"""How large the sign of a cube is on a low stable, in its heights."""
_STAR: Final = 0.62
"""How large the star of a stable is on a small one, in widths of its location."""
_IN_HOUSE, _SLOTS = 0.16, 0.64
"""How far below its middle the number of slots stands in a house, and how large, in heights of that."""
_ROOMY, _LANDSCAPE = 80.0, 1.6
"""The width from which on it looks as in a large one, if it is not too low for that."""
_BREEDING: Final = ("rose", "teal", "amber")


def token_drawing(token: int) -> str:
    """The drawing of a lower interaction token."""
    return "token-additional-card" if token == ADDITIONAL_CARD else f"token-breeding-{_BREEDING[token - FIRST_COLOUR]}"


class Faces:
    """Paints faces by name, with cards and stables N, foal points F, studs S, rollers R and a cube C as numbers:
    "card.N", "peek.N.U" (lies in a low tray, all of it in the U units that are seen), "chosen.N",
    "dropped.N" (to be discarded), "laid.N.F.S.R" (whole in a row), "placed.N.F.S.R" (compact), "mini.N.F.S.R" (in a
    small tableau), "stable.N.C" (whole), "stablerow.N.C" (compact), "stablemini.N.C", "owner.N.MASK", its
    "boxes.N.MASK" alone and as a "boxline.N.MASK", "selection.F.D" (D: 1 if it is too dear, else 0), "token.T",
    "back.D" (a deck), "back.stable", "back.hand", "roller", "cube". The first four end with ".L" where a card costs L
    coins less than is printed on it.
    """

    def __init__(self, manifest: Manifest, say: Callable[[Text], str], theme: Theme) -> None:
        self._say, self._theme = say, theme
        sources = Path(__file__).parents[2], resources.resource(ART)
        store = FaceStore(manifest.id, self._draw, self._write, _has_words, lambda: theme.language, sources)
        self.paint = store.paint

    def _draw(self, face: str, width: int, height: int, ratio: float) -> QPixmap:
        kind, *rest = face.split(".")
        with canvas(width, height, ratio) as (pixmap, painter):
            box, marks = QRectF(0, 0, width, height), Marks(painter, ratio, self._theme.small_numeral)
            if kind == "back":
                paint_back(marks, box, rest[0])
                return pixmap
            numbers = [int(part) for part in rest]
            _PAINT[kind](marks, box, *numbers)
        return pixmap

    def _write(self, painter: QPainter, face: str, box: QRectF) -> None:
        kind, number, *rest = face.split(".")
        painter.setPen(QColor(CREAM))
        if kind == "owner":
            write_owner_name(painter, box, self._say(owner_called(int(number))), self._theme.title(14, 700))
            return
        paper = CardPaper(painter, card_in_chosen(box) if kind == "chosen" else box)
        asset = ASSETS[int(number)]
        band = peek_name(paper, int(rest[0])) if kind == "peek" else words_of_name(paper, asset)
        paper.write(band, self._say(asset_name(int(number))), self._theme.title(14, 700), _NAME)


def _has_words(face: str, width: int) -> bool:
    return (face.startswith(_NAMED) and width >= _WORDED) or (face.startswith("owner.") and width >= _WORDED_OWNER)


def _placed(marks: Marks, box: QRectF, card: int, foal: int, studs: int, roller: int) -> None:
    paint_placed(marks, box, card)
    unit = row_unit(box)
    _tokens(marks, box.bottom() - row_band(box) - unit, _TOKEN, unit, foal, studs, roller)


def paint_laid(marks: Marks, box: QRectF, card: int, foal: int, studs: int, roller: int) -> None:
    """A whole card in a row, with what lies on it."""
    paint_asset(marks, box, card)
    unit = box.width() / UNITS
    _tokens(marks, (picture_foot(card) - 1) * unit, _WHOLE_TOKEN, unit, foal, studs, roller)


def _tokens(marks: Marks, foot: float, size: float, unit: float, foal: int, studs: int, roller: int) -> None:
    """What lies on a card in a row: at the left of its picture, down to its foot."""
    spot = QRectF(5 * unit, foot - size * unit, size * unit, size * unit)
    if foal:
        marks.drawing(f"token-foal-{foal}", spot)
        spot.translate((size + 1) * unit, 0)
    if studs:
        marks.drawing("token-stud", spot)
        if studs > 1:
            _count(marks, spot, studs)
        spot.translate((size + 1) * unit, 0)
    if roller:
        marks.drawing("token-roller", spot)


def _count(marks: Marks, spot: QRectF, count: int) -> None:
    """How many tokens lie on each other, at the upper right of the one that is seen."""
    size = spot.width() * 0.56
    disc = QRectF(spot.right() - size * 0.75, spot.top() - size * 0.3, size, size)
    marks.disc(disc, CREAM, max(0.8, size * 0.08))
    marks.number(str(count), disc.center(), size * 0.72, OUTLINE)


def _mini_body(marks: Marks, box: QRectF, fill: str) -> None:
    line = 1.0 if box.height() < 16 else 1.4
    marks.painter.setPen(QPen(QColor(OUTLINE), line))
    marks.painter.setBrush(QColor(fill))
    corner = min(4.0, box.height() * 0.22)
    marks.painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), corner, corner)


def _spot(box: QRectF, size: float, across: float, down: float) -> QRectF:
    """A square of a size with its middle at parts of a box."""
    x, y = box.left() + box.width() * across, box.top() + box.height() * down
    return QRectF(x - size / 2, y - size / 2, size, size)


def both_from(wide: float) -> float:
    """The height from which on a card of a small tableau, of such a width, tells its sex, too, or what lies on it, and
    a stable its slots.
    """
    return min(_UPRIGHT * wide, max(_BOTH, wide))


def _halves(box: QRectF, second: bool) -> tuple[QRectF, QRectF]:
    """Where two signs lie on an upright card of a small tableau; the first in the middle, and as large as it can be, if
    there is no ``second``.
    """
    if not second:
        return _spot(box, min(box.width(), box.height()) * _FILLS, 0.5, 0.5), QRectF()
    size = min(box.width() * _FILLS, box.height() * 0.5)
    return _spot(box, size, 0.5, 0.27), _spot(box, size * 0.94, 0.5, 0.74)


def _filling(marks: Marks, box: QRectF, badge: str) -> None:
    """A badge on a low card of a small tableau: larger than that, so that what is on it fills the card."""
    size = min(box.width(), box.height())
    with marks.within(_spot(box, size * _SEEN, 0.5, 0.5).intersected(box.adjusted(1, 1, -1, -1)), 0):
        marks.drawing(badge, _spot(box, size * _OVER, 0.5, 0.5))


def _bar(marks: Marks, box: QRectF, fill: str) -> None:
    marks.painter.setPen(Qt.PenStyle.NoPen)
    marks.painter.setBrush(QColor(fill))
    bar = box.adjusted(0, box.height() * 0.2, 0, -box.height() * 0.2)
    marks.painter.drawRoundedRect(bar, bar.height() * 0.3, bar.height() * 0.3)


def _mini(marks: Marks, box: QRectF, card: int, foal: int, studs: int, roller: int) -> None:
    """A card of a small tableau: its type on the colour of its family, and what lies on it, or its sex."""
    asset = ASSETS[card]
    laid = foal or studs or roller
    if min(box.width(), box.height() * _LANDSCAPE) >= _ROOMY:
        _placed(marks, box, card, foal, studs, roller)
        return
    family = FAMILIES[GROUP_OF[asset.deck]].frame
    if box.height() < _FOLDED:
        _bar(marks, box, family)
        return
    _mini_body(marks, box, family)
    if box.height() < both_from(box.width()):
        _filling(marks, box, f"badge-{ICONS[asset.type]}")
        return
    first, second = _halves(box, bool(laid or asset.sex))
    marks.icon(first, asset.type)
    if laid:
        marks.drawing(f"token-foal-{foal}" if foal else "token-stud" if studs else "token-roller", second)
    elif asset.sex:
        marks.icon(second, asset.sex)


def _stable_mini(marks: Marks, box: QRectF, stable: int, cube: int) -> None:
    """A stable of a small tableau: a house that tells how many slots it has, or how it is finished; below it its
    location. In a low row the house lies on the location; a folded one is a bar.
    """
    if min(box.width(), box.height() * _LANDSCAPE) >= _ROOMY:
        paint_stable_in_row(marks, box, stable, cube)
        return
    if box.height() < _FOLDED:
        part = 1.0 if cube == Cube.COMPLETED else _NOT_COMPLETED
        wide = box.width() * part
        _bar(marks, QRectF(box.left(), box.top(), wide, box.height()), _COMPLETED if part == 1.0 else STABLE.frame)
        return
    _mini_body(marks, box, STABLE.light)
    location = f"badge-{LOCATIONS[STABLES[stable].location]}"
    house = DONE.get(cube, "icon-slots")
    if box.height() < both_from(box.width()):
        _filling(marks, box, location)
        if STABLES[stable].mark == STARRED:
            size = min(box.height(), max(box.height() * _BESIDE, LEAST_STAR))
            marks.drawing(STAR, QRectF(box.left(), box.bottom() - size, size, size))
        size = box.height() * _BESIDE
        marks.drawing(house, QRectF(box.right() - size, box.bottom() - size, size, size))
        return
    first, second = _halves(box, second=True)
    marks.drawing(house, first)
    if cube == Cube.UNFINISHED:
        middle = first.center() + QPointF(0, first.height() * _IN_HOUSE)
        marks.number(str(STABLES[stable].slots), middle, first.height() * _SLOTS, OUTLINE)
    marks.drawing(location, second)
    if STABLES[stable].mark == STARRED:
        size = min(second.height(), max(second.width() * _STAR, LEAST_STAR))
        marks.drawing(STAR, QRectF(second.right() - size, second.bottom() - size, size, size))


_PAINT: Final[dict[str, Callable[..., None]]] = {
    "card": paint_asset,
    "peek": paint_peek,
    "chosen": paint_chosen,
    "dropped": paint_dropped,
    "laid": paint_laid,
    "placed": _placed,
    "mini": _mini,
    "stable": paint_stable,
    "stablerow": paint_stable_in_row,
    "stablemini": _stable_mini,
    "owner": paint_owner,
    "boxes": paint_owner_boxes,
    "boxline": paint_box_line,
    "selection": paint_selection,
    "token": lambda marks, box, token: marks.drawing(token_drawing(token), box),
    "cube": Marks.cube,
    "roller": lambda marks, box: marks.drawing("token-roller", box),
}
