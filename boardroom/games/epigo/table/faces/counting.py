"""How a push is counted: the tiles from the one that pushes outward, the count below each, and the verdict."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.events import EpigonsPushed, MoveBlocked
from boardroom.games.epigo.position.tiles import seat_of
from boardroom.games.epigo.table.faces.paintbox import Paintbox
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.stage.reading.inspection import InspectionLine, Strip

_WIDTH, _PAD, _VERDICT, _TILE = 204.0, 8.0, 30.0, 40.0
"""The width of the strip, the room around what is in it, and for the verdict; how large tiles are at most."""
_GROUND, _INK, _GOOD, _ILL = "#F0E2C4", "#3A2A08", "#1E6B45", "#A63A28"
_RATIO: Final = 2.0


def counted(chain: bytes) -> tuple[tuple[int, int], ...]:
    """Own and opposing tiles so far, at each tile of a chain that begins with the one that pushes."""
    own = [sum(seat_of(piece) == seat_of(chain[0]) for piece in chain[: end + 1]) for end in range(len(chain))]
    return tuple((mine, end + 1 - mine) for end, mine in enumerate(own))


def strip(event: EpigonsPushed | MoveBlocked, paintbox: Paintbox) -> Strip:
    """The strip of a push, or of one that is blocked: its tiles, and the counts below them."""
    pushes = isinstance(event, EpigonsPushed)
    font = paintbox.context.theme.text(12, 700)
    tile = min(_TILE, (_WIDTH - 2 * _PAD - _VERDICT) / len(event.chain) - 4)
    font.setPixelSize(min(font.pixelSize(), round(tile * 0.42)))
    height = tile + font.pixelSize() + 2 * _PAD + 6
    picture = QPixmap(round(_WIDTH * _RATIO), round(height * _RATIO))
    picture.setDevicePixelRatio(_RATIO)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_rounded(painter, QRectF(0, 0, _WIDTH, height), 8, _GROUND)
    painter.setFont(font)
    counts = counted(event.chain)
    for index, (piece, (own, opposing)) in enumerate(zip(event.chain, counts, strict=True)):
        left = _PAD + index * (tile + 4)
        painter.drawPixmap(QPointF(left, _PAD), paintbox.epigon(piece, tile, _RATIO))
        painter.setPen(QColor(_ILL if opposing > own else _INK))
        words = QRectF(left - 2, _PAD + tile + 3, tile + 4, font.pixelSize() + 4)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, paintbox.say(count_words(own, opposing)))
    _verdict(painter, QPointF(_WIDTH - _PAD - _VERDICT / 2, _PAD + tile / 2), pushes)
    painter.end()
    return Strip((event.chain, pushes, font.pixelSize()), picture)


def _verdict(painter: QPainter, spot: QPointF, good: bool) -> None:
    pen = QPen(QColor(_GOOD if good else _ILL), 4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    if good:
        painter.drawPolyline([spot + QPointF(-8, 0), spot + QPointF(-2, 7), spot + QPointF(9, -7)])
    else:
        painter.drawLine(spot + QPointF(-7, -7), spot + QPointF(7, 7))
        painter.drawLine(spot + QPointF(-7, 7), spot + QPointF(7, -7))


def count_words(own: int, opposing: int) -> Text:
    """Own tiles against opposing ones."""
    return phrase("Epigo", "{own} : {opposing}", "own tiles against opposing ones in a push").put(
        own=own, opposing=opposing
    )


def verdict_line(event: EpigonsPushed | MoveBlocked) -> InspectionLine:
    """What the strip shows, in words."""
    if isinstance(event, EpigonsPushed):
        return InspectionLine(
            phrase("Epigo", "Not blocked: the other side never outnumbers yours along the line."), "check"
        )
    return InspectionLine(
        phrase("Epigo", "Blocked: at some point along the line the other side outnumbers yours."), "cross"
    )
