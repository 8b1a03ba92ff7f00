"""The faces of Epigo's tiles, painted at the size they are used: Epigons, Orders with their arrows, backs."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from boardroom import resources
from boardroom.engine.manifest import Manifest, SeatColour
from boardroom.games.epigo.position.numbers import NUMBERS
from boardroom.games.epigo.position.tiles import DIRECTIONS, Direction
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.face_store import FaceStore
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.theme import OUTLINE

ORDER_MARKS: Final = ("#FFD24A", "#FF9A7A", "#9BEAD6")
"""The colour of the first, second and third Order, through stack, arrow and board."""
NUMERAL_FAMILIES: Final = ["Fraunces", "Georgia", "DejaVu Serif"]
NO_DIRECTION: Final = 4
_TURN: Final = {Direction.UP: 0.0, Direction.RIGHT: 90.0, Direction.DOWN: 180.0, Direction.LEFT: 270.0}


def mixed(colour: str, other: str, part: float) -> QColor:
    """A colour mixed with another by a part of 0-1."""
    a, b = QColor(colour), QColor(other)
    return QColor(
        round(a.red() + (b.red() - a.red()) * part),
        round(a.green() + (b.green() - a.green()) * part),
        round(a.blue() + (b.blue() - a.blue()) * part),
    )


def symbol(name: str, size: float, colour: str, ratio: float) -> QPixmap:
    """A set's symbol in one colour."""
    return art.picture(resources.resource("epigo", f"symbol-{name}.svg"), size, size, ratio, colour)


def numeral_font(size: float) -> QFont:
    """The font of the numbers on tiles: sturdy serifs, the same in every language."""
    font = QFont()
    font.setFamilies(NUMERAL_FAMILIES)
    font.setPixelSize(max(6, round(size)))
    font.setWeight(QFont.Weight.Black)
    return font


class Faces:
    """Paints faces by name: "epigon/COLOUR/NUMBER", "order/COLOUR/NUMBER/DIRECTION", "back/COLOUR", "badge/COLOUR",
    "way/COLOUR/DIRECTION".
    """

    def __init__(self, manifest: Manifest) -> None:
        self._manifest = manifest
        self.paint = FaceStore(manifest.id, self._paint).paint

    def all(self) -> dict[str, tuple[str, ...]]:
        """Every face by name, by kind."""
        numbers, ways = [*NUMBERS, "X"], [*DIRECTIONS, NO_DIRECTION]
        colours = [colour.key for colour in self._manifest.colours]
        return {
            "epigons": tuple(f"epigon/{key}/{number}" for key in colours for number in numbers),
            "orders": tuple(f"order/{key}/{n}/{way}" for key in colours for n in NUMBERS for way in ways),
            "backs": tuple(f"{kind}/{key}" for kind in ("back", "badge") for key in colours),
            "ways": tuple(f"way/{key}/{way}" for key in colours for way in DIRECTIONS),
        }

    def _paint(self, face: str, width: int, height: int, ratio: float) -> QPixmap:
        kind, key, *rest = face.split("/")
        with canvas(width, height, ratio) as (pixmap, painter):
            colour = self._manifest.colour(key)
            tile = _Tile(painter, QRectF(0, 0, width, height), min(width, height) / 100, colour, ratio)
            if kind == "back":
                _mark(tile, colour.side, mixed(colour.face, colour.side, 0.12).name())
            elif kind == "badge":
                _mark(tile, colour.face, colour.figure)
            elif kind == "order":
                _order(tile, rest[0], int(rest[1]))
            elif kind == "way":
                _way(tile, Direction(int(rest[0])))
            else:
                _epigon(tile, rest[0])
        return pixmap


class _Tile(NamedTuple):
    """A tile being painted: its box, a hundredth of its size, its set, and the pixel ratio."""

    painter: QPainter
    box: QRectF
    unit: float
    colour: SeatColour
    ratio: float


def _body(tile: _Tile, face: QColor) -> QRectF:
    """The tile itself: side below, face above, shade and light; the face's box."""
    painter, box, unit, colour, _ = tile
    line = 2.6 * unit
    face_box = box.adjusted(line, line, -line, -line - 8 * unit)
    radius = 15 * unit
    pen = QPen(QColor(OUTLINE), line)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(colour.side))
    painter.drawRoundedRect(face_box.translated(0, 8 * unit), radius, radius)
    painter.setBrush(face)
    painter.drawRoundedRect(face_box, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    clip = QPainterPath()
    clip.addRoundedRect(face_box.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius)
    painter.save()
    painter.setClipPath(clip)
    shade = mixed(face.name(), "#1A0E08", 0.14)
    painter.fillRect(QRectF(box.left(), face_box.bottom() - 7 * unit, box.width(), 8 * unit), shade)
    light = mixed(face.name(), "#FFF2DC", 0.30)
    painter.fillRect(QRectF(box.left(), face_box.top(), box.width(), 4.5 * unit), light)
    painter.restore()
    inlay = mixed(colour.figure, face.name(), 0.52)
    inner = face_box.adjusted(8 * unit, 8 * unit, -8 * unit, -8 * unit)
    draw_rounded(painter, inner, 9 * unit, None, inlay, 1.6 * unit)
    return face_box


def _epigon(tile: _Tile, number: str) -> None:
    painter, _, unit, colour, ratio = tile
    face_box = _body(tile, QColor(colour.face))
    _numeral(painter, face_box.center() + QPointF(-3 * unit, -1 * unit), number, 60 * unit, colour.figure)
    size = 22 * unit
    mark = symbol(colour.symbol, size, colour.figure, ratio)
    painter.drawPixmap(QPointF(face_box.right() - size - 7 * unit, face_box.bottom() - size - 7 * unit), mark)


def _order(tile: _Tile, number: str, direction: int) -> None:
    painter, _, unit, colour, ratio = tile
    face_box = _body(tile, QColor(colour.face))
    centre = face_box.center()
    for way in DIRECTIONS:
        painter.save()
        painter.translate(centre)
        painter.rotate(_TURN[way])
        _arrow(painter, unit, colour, chosen=way == direction)
        painter.restore()
    _numeral(painter, centre, number, 42 * unit, colour.figure)
    size = 17 * unit
    mark = symbol(colour.symbol, size, colour.figure, ratio)
    painter.drawPixmap(QPointF(face_box.right() - size - 6 * unit, face_box.bottom() - size - 6 * unit), mark)


def _way(tile: _Tile, direction: Direction) -> None:
    """A tile with one large arrow."""
    painter, _, unit, colour, _ = tile
    painter.save()
    painter.translate(_body(tile, QColor(colour.face)).center())
    painter.rotate(_TURN[direction])
    painter.translate(0, 64 * unit)
    _arrow(painter, 2.4 * unit, colour, chosen=True)
    painter.restore()


def _mark(tile: _Tile, ground: str, ink: str) -> None:
    """A tile that shows nothing but its set's symbol."""
    painter, _, unit, colour, ratio = tile
    face_box = _body(tile, QColor(ground))
    size = 56 * unit
    mark = symbol(colour.symbol, size, ink, ratio)
    painter.drawPixmap(face_box.center() - QPointF(size / 2, size / 2), mark)


def _numeral(painter: QPainter, centre: QPointF, number: str, size: float, colour: str) -> None:
    font = numeral_font(size)
    metrics = QFontMetricsF(font)
    ink = metrics.tightBoundingRect(number)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(centre.x() - ink.center().x(), centre.y() - ink.center().y()), number)


def _arrow(painter: QPainter, unit: float, colour: SeatColour, chosen: bool) -> None:
    """An arrow pointing up, its foot towards the middle of the tile."""
    tip, wing, neck = -36.0 * unit, 11.0 * unit, 4.6 * unit
    shape = QPolygonF(
        [
            QPointF(0, tip),
            QPointF(wing, tip + 12 * unit),
            QPointF(neck, tip + 12 * unit),
            QPointF(neck, tip + 17.5 * unit),
            QPointF(-neck, tip + 17.5 * unit),
            QPointF(-neck, tip + 12 * unit),
            QPointF(-wing, tip + 12 * unit),
        ]
    )
    if chosen:
        painter.setBrush(QColor(colour.figure))
        painter.setPen(QPen(QColor(OUTLINE), 1.6 * unit))
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(mixed(colour.figure, colour.face, 0.45), 1.6 * unit))
    painter.drawPolygon(shape)


def epigon_face(colour: SeatColour, number: int) -> str:
    """The face of an Epigon of a set, X for number 0."""
    return f"epigon/{colour.key}/{number or 'X'}"


def order_face(colour: SeatColour, number: int, direction: int = NO_DIRECTION) -> str:
    """The face of an Order of a set, with its arrow or none."""
    return f"order/{colour.key}/{number}/{direction}"


def back_face(colour: SeatColour) -> str:
    """The face of a tile of a set that lies face down."""
    return f"back/{colour.key}"


def order_mark(index: int) -> str:
    """The colour of an Order by its place in the stack, 0 on top."""
    return ORDER_MARKS[index % len(ORDER_MARKS)]


def arrow_spots() -> dict[Direction, QRectF]:
    """Where the four arrows of an Order can be clicked, in the unit square of the tile."""
    return {
        Direction.UP: QRectF(0.30, 0.0, 0.40, 0.28),
        Direction.RIGHT: QRectF(0.72, 0.25, 0.28, 0.45),
        Direction.DOWN: QRectF(0.30, 0.66, 0.40, 0.34),
        Direction.LEFT: QRectF(0.0, 0.25, 0.28, 0.45),
    }
