"""The diagrams of the rules pages as pictures: cities on marble. Cards: ``card_figure``."""

from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom.engine.manifest import Manifest
from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.cards import HIDDEN, NO_TOKEN, NUMBERS, TERRITORIES
from boardroom.games.ephyran.position.city import is_locked, takes_area
from boardroom.games.ephyran.position.numbers import GOD_MULTIPLIES
from boardroom.games.ephyran.position.scoring import territory_points
from boardroom.games.ephyran.table.faces.colours import CREAM, TERRITORY_HUES
from boardroom.games.ephyran.table.faces.diagram_lines import DrawnCity, NotDrawn, read_stages
from boardroom.games.ephyran.table.faces.faces import Faces
from boardroom.games.ephyran.table.faces.ground import frame_of, paint_column, paint_slab, paint_slot
from boardroom.games.ephyran.table.faces.marks import Marks
from boardroom.games.ephyran.table.faces.panels import in_points
from boardroom.games.ephyran.table.faces.writing import INKS, in_pixels, paint_pill
from boardroom.games.ephyran.table.layout.division import AREA, STEP
from boardroom.games.ephyran.table.layout.measures import token_on
from boardroom.games.ephyran.table.layout.views import Points
from boardroom.games.ephyran.words.names import territory_name
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.words.fitting import Fitted, fit

_WIDEST: Final = 32.6
"""The widest that a picture is, in sizes of the text: what the narrowest window has room for."""
_WIDEST_COLUMN: Final = 8.4
_MARGIN, _BETWEEN, _FRAME, _APART, _ARROW = 0.7, 0.45, 0.4, 0.6, 2.0
"""In sizes of the text: the marble around everything and between columns, that within a city's frame and between two
cities, and the room of an arrow.
"""
_HEAD, _PAD, _FOOT = 1.9, 0.3, 2.4
"""Likewise: a column's heading, the room around its areas, and its foot."""
_EDGE, _SIGN, _PILL, _SLIT = 0.3, 1.2, 1.7, 0.2
"""Likewise in a heading: its edge, a sign, the pill of what is doubled, and the room beside the name."""


class _Sizes(NamedTuple):
    """The sizes of what is drawn, in pixels: of the text, a column's width, the height of its heading, room around its
    areas, areas, and foot.
    """

    text: float
    column: float
    head: float
    pad: float
    areas: float
    foot: float

    @property
    def high(self) -> float:
        """The height of a column."""
        return self.head + self.areas + 2 * self.pad + (self.foot + self.pad if self.foot else 0)


def paint_diagram(
    context: AppContext, manifest: Manifest, kind: str, lines: tuple[str, ...], size: float, ratio: float
) -> QPixmap | None:
    """The picture for text of a size in pixels; None where the lines show nothing of the game."""
    if kind != "city":
        return None
    faces = Faces(manifest, context.say, context.theme)
    try:
        return _Cities(context, faces, read_stages(lines), size, ratio).picture()
    except NotDrawn:
        return None


class _Cities:
    """Paints the cities of a diagram.

    Their next free places are dashed, unless the cities become others. Tokens lie open only when a game is over: then
    the points of each territory stand at its foot instead.
    """

    def __init__(
        self, context: AppContext, faces: Faces, stages: tuple[tuple[DrawnCity, ...], ...], size: float, ratio: float
    ) -> None:
        self._context, self._theme, self._faces, self._ratio = context, context.theme, faces, ratio
        self._stages = stages
        cities = [drawn for stage in stages for drawn in stage]
        tokens = {token for drawn in cities for column in drawn.city.tokens for token in column}
        self._over = bool(tokens - {NO_TOKEN, HIDDEN})
        self._next = len(stages) == 1 and not self._over
        self._frame = _FRAME if max(map(len, stages)) > 1 else 0.0
        self._s = self._measure(cities, size)

    def _measure(self, cities: list[DrawnCity], size: float) -> _Sizes:
        columns = sum(len(drawn.territories) for drawn in cities)
        around = self._around(cities) * size
        wide = min(_WIDEST_COLUMN * size, (_WIDEST * size - around) / columns)
        unit = (wide - 2 * _PAD * size) / AREA[0]
        rows = max(
            len(drawn.city.columns[territory]) + (self._next and takes_area(drawn.city, territory))
            for drawn in cities
            for territory in drawn.territories
        )
        locked = any(is_locked(drawn.city, territory) for drawn in cities for territory in drawn.territories)
        foot = _FOOT * size if locked or self._over else 0.0
        return _Sizes(size, wide, _HEAD * size, _PAD * size, unit * (STEP * (max(1, rows) - 1) + AREA[1]), foot)

    def _around(self, cities: list[DrawnCity]) -> float:
        """The width of everything but columns, in sizes of the text."""
        between = sum((len(drawn.territories) - 1) * _BETWEEN + 2 * self._frame for drawn in cities)
        arrows = len(self._stages) - 1
        return 2 * _MARGIN + between + arrows * _ARROW + (len(cities) - 1 - arrows) * _APART

    def picture(self) -> QPixmap:
        s, cities = self._s, [drawn for stage in self._stages for drawn in stage]
        wide = self._around(cities) * s.text + sum(len(drawn.territories) for drawn in cities) * s.column
        margin, frame = _MARGIN * s.text, self._frame * s.text
        whole = QRectF(0, 0, ceil(wide), ceil(s.high + 2 * margin + 2 * frame))
        with canvas(whole.width(), whole.height(), self._ratio) as (picture, painter):
            paint_slab(painter, whole, self._theme.evening)
            left = margin
            for stage, shown in enumerate(self._stages):
                if stage:
                    self._arrow(painter, QPointF(left + _ARROW * s.text / 2, whole.center().y()))
                    left += _ARROW * s.text
                for place, drawn in enumerate(shown):
                    left += _APART * s.text if place else 0
                    left = self._city(painter, QPointF(left, margin), drawn)
        return picture

    def _city(self, painter: QPainter, corner: QPointF, drawn: DrawnCity) -> float:
        """A city in its frame; gives its right edge."""
        s, count, frame = self._s, len(drawn.territories), self._frame * self._s.text
        wide = count * s.column + (count - 1) * _BETWEEN * s.text + 2 * frame
        if frame:
            line = QColor(INKS[self._theme.evening][1])
            line.setAlpha(130)
            draw_rounded(painter, QRectF(corner.x(), corner.y(), wide, s.high + 2 * frame), 9, None, line, 1.2)
        for place, territory in enumerate(drawn.territories):
            left = corner.x() + frame + place * (s.column + _BETWEEN * s.text)
            self._column(painter, QRectF(left, corner.y() + frame, s.column, s.high), drawn, territory)
        return corner.x() + wide

    def _column(self, painter: QPainter, box: QRectF, drawn: DrawnCity, territory: int) -> None:
        s, city, own = self._s, drawn.city, drawn.god == territory
        head = QRectF(box.left(), box.top(), box.width(), s.head)
        edge = frame_of(own, is_locked(city, territory))
        paint_column(painter, box, head, TERRITORY_HUES[territory], edge, self._theme.evening)
        self._heading(painter, head, drawn, territory)
        column = city.columns[territory]
        for number, half in enumerate(column, 1):
            self._face(painter, self._area(box, number), f"area.{half}.{territory}.{number}")
        for number, (half, token) in enumerate(zip(column, city.tokens[territory], strict=True), 1):
            if token != NO_TOKEN:
                place = token_on(self._area(box, number), half)
                self._face(painter, place, "token.back" if token == HIDDEN else f"token.{token}")
        if self._next and takes_area(city, territory):
            slot = self._area(box, len(column) + 1)
            slot.setTop(self._area(box, len(column)).bottom() + 3 if column else slot.top())
            paint_slot(painter, slot, self._theme.evening)
            following = phrase("Ephyran", "{number}", "the number of an area").put(number=len(column) + 1)
            self._write(painter, slot, following, 1.7, QColor(INKS[self._theme.evening][0]))
        foot = QRectF(box.left() + s.pad, box.bottom() - s.pad - s.foot, box.width() - 2 * s.pad, s.foot)
        if is_locked(city, territory):
            self._face(painter, foot, f"shield.{city.locks[territory]}")
        elif self._over:
            draw_rounded(painter, foot, 8, TERRITORY_HUES[territory].dark)
            points = in_points(Points(*territory_points(city, territory, drawn.god)))
            self._write(painter, foot.adjusted(3, 0, -3, 0), points, 1.1, QColor(CREAM))

    def _heading(self, painter: QPainter, head: QRectF, drawn: DrawnCity, territory: int) -> None:
        """Badge and name, with a padlock where it is locked, and what is doubled."""
        text, marks, room = self._s.text, Marks(painter, self._ratio, self._theme.numeral), self._name_room
        inner, sign = room(head, drawn, territory), _SIGN * text
        spot = QRectF(head.left() + _EDGE * text, head.center().y() - sign / 2, sign, sign)
        marks.drawing(f"badge-{TERRITORIES[territory]}", spot)
        if is_locked(drawn.city, territory):
            marks.drawing("padlock", spot.translated(sign, 0))
        if drawn.god == territory:
            pill = QRectF(inner.right() + _SLIT * text, head.center().y() - 0.6 * text, _PILL * text, 1.2 * text)
            paint_pill(painter, self._theme, pill, f"×{GOD_MULTIPLIES}")
        # All names as large as the one with the least room.
        size = min(
            self._fitted(territory_name(each), 1, room(QRectF(head), shown, each)).font.pixelSize()
            for stage in self._stages
            for shown in stage
            for each in shown.territories
        )
        self._write(painter, inner, territory_name(territory), size / text, QColor(CREAM), Qt.AlignmentFlag.AlignLeft)

    def _name_room(self, head: QRectF, drawn: DrawnCity, territory: int) -> QRectF:
        """What badge, padlock and pill leave of a heading."""
        signs = _SIGN * (2 if is_locked(drawn.city, territory) else 1)
        pill = _PILL + _SLIT if drawn.god == territory else 0.0
        left, right = _EDGE + signs + _SLIT, _EDGE + pill
        return head.adjusted(left * self._s.text, 0, -right * self._s.text, 0)

    def _area(self, column: QRectF, number: int) -> QRectF:
        """The box of an area in its column."""
        assert 1 <= number <= NUMBERS
        pad = self._s.pad
        unit = (column.width() - 2 * pad) / AREA[0]
        top = column.top() + self._s.head + pad + (number - 1) * STEP * unit
        return QRectF(column.left() + pad, top, AREA[0] * unit, AREA[1] * unit)

    def _face(self, painter: QPainter, box: QRectF, face: str) -> None:
        picture = self._faces.paint(face, round(box.width()), round(box.height()), self._ratio)
        painter.drawPixmap(QPointF(round(box.left()), round(box.top())), picture)

    def _write(
        self, painter: QPainter, box: QRectF, words: Text, size: float, ink: QColor,
        flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:  # fmt: skip
        """A title, so many sizes of the text large, and smaller where it is too long."""
        painter.setPen(ink)
        self._fitted(words, size, box).draw(painter, box, flags)

    def _fitted(self, words: Text, size: float, box: QRectF) -> Fitted:
        font = in_pixels(self._theme.title(14, 700))
        return fit(self._context.say(words), font, size * self._s.text, box.width(), box.height())

    def _arrow(self, painter: QPainter, middle: QPointF) -> None:
        text = self._s.text
        pen = QPen(QColor(INKS[self._theme.evening][0]), max(2.0, text * 0.16))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tip, wing = middle + QPointF(text * 0.6, 0), text * 0.4
        painter.drawLine(middle - QPointF(text * 0.6, 0), tip)
        painter.drawLine(tip, tip + QPointF(-wing, -wing))
        painter.drawLine(tip, tip + QPointF(-wing, wing))
