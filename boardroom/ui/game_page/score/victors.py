"""Who won, as a picture: large badges before rays of gold; with a trophy, or where nobody lost two hands."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from boardroom.engine.outcome import Outcome
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.theme import GOLD, OUTLINE
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

_BADGE: Final = 0.62
"""The size of a badge, of the height of the picture."""
_RAYS: Final = 14
_FLAT: Final = 1.5
"""How much wider than high the rays of a single winner are."""
_WIDEST: Final = 3.0
"""The width of the picture for however many winners, of its height."""
_SIGN: Final = 14.0


def victors(table: Table, outcome: Outcome, shown: Presentation, height: int, ratio: float) -> QPixmap:
    """The picture, of so many logical pixels; a null one where nobody won."""
    winners: tuple[int | str, ...] = (outcome.victor,) if outcome.victor else outcome.winners
    if not winners:
        return QPixmap()
    badge = round(height * _BADGE)
    step = min(badge * 0.8, (height * _WIDEST - height * _FLAT) / max(1, len(winners) - 1))
    width = round(height * _FLAT + step * (len(winners) - 1))
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(width / 2, height / 2)
    _paint_rays(painter, middle, width / height, height / 2)
    left = middle.x() - (step * (len(winners) - 1) + badge) / 2
    for number, winner in enumerate(winners):
        portrait = _portrait(table, shown, winner, badge, ratio)
        painter.drawPixmap(QPointF(round(left + number * step), round(middle.y() - badge / 2)), portrait)
    shared = not outcome.victor and len(table.seats) == len(winners) > 1
    sign = QPointF(left + step * (len(winners) - 1) + badge - 4, middle.y() + badge / 2 - 8)
    painter.setPen(QPen(QColor(OUTLINE), 2))
    painter.setBrush(QColor(GOLD))
    painter.drawEllipse(sign, _SIGN, _SIGN)
    icon = art.icon_pixmap("handshake" if shared else "trophy", 18, OUTLINE, ratio)
    painter.drawPixmap(sign - QPointF(9, 9), icon)
    painter.end()
    return picture


def _portrait(table: Table, shown: Presentation, winner: int | str, size: int, ratio: float) -> QPixmap:
    if isinstance(winner, int):
        return table.badge(winner, size, ratio)
    return table.pictures.token(winner, shown, size, ratio) or QPixmap()


def _paint_rays(painter: QPainter, middle: QPointF, wide: float, radius: float) -> None:
    """Rays from a point, so many times as wide as high, that fade to the rim."""
    glow, ray = QRadialGradient(QPointF(), radius), QColor(GOLD)
    ray.setAlphaF(0.5)
    glow.setColorAt(0.2, ray)
    ray.setAlphaF(0.0)
    glow.setColorAt(1, ray)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.translate(middle)
    painter.scale(wide, 1.0)
    disc = QRectF(-radius, -radius, 2 * radius, 2 * radius)
    for number in range(_RAYS):
        painter.drawPie(disc, round((number + 0.25) * 5760 / _RAYS), 2880 // _RAYS)
    painter.restore()
