"""A panel of a page, with or without a heading, painted by the theme."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.pictures.kept_picture import kept_picture
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth
from boardroom.ui.kit.theme import RADIUS_PANEL
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid

_HEADING = 40
"""The height of the heading strip of a panel."""


class Panel(QWidget):
    """A rounded panel with a heading strip, an icon and a body layout."""

    def __init__(self, context: AppContext, heading: Text | None = None, icon: str = "") -> None:
        super().__init__()
        self.context, self.icon_name = context, icon
        self._usual_heading = _HEADING if heading is not None else 0
        self.heading_height = context.theme.high(self._usual_heading)
        outer = laid(QVBoxLayout(self), (4, 2, 4, 10), 0)
        self.heading = Words(context, heading, 13, 600, "quiet", wrap=False)
        self.heading.setFixedHeight(self.heading_height)
        outer.addWidget(self.heading)
        self.heading.setVisible(heading is not None)
        self.body = laid(QVBoxLayout(), (14, 10, 14, 10), 8)
        outer.addLayout(self.body)
        context.theme.changed.connect(self._grow)
        self._grow()

    def set_heading(self, usual: int) -> None:
        """Have a heading of another height, which grows with the text."""
        self._usual_heading = usual
        self.heading_height = self.context.theme.high(usual)
        self.heading.setFixedHeight(self.heading_height)
        self.update()

    @property
    def icon_size(self) -> int:
        """How large the icon of the heading is, in logical pixels."""
        return self.context.theme.grown(18)

    def _grow(self) -> None:
        self.set_heading(self._usual_heading)
        self.heading.setContentsMargins(26 + self.icon_size if self.icon_name else 16, 0, 8, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        size = self.width(), self.sheet_height, self.heading_height
        look = f"panel {size} {self.icon_name} {self.icon_size} {self.context.theme.palette.name}@{ratio:g}"
        QPainter(self).drawPixmap(0, 0, kept_picture(look, lambda: self._painted(ratio)))

    @property
    def sheet_height(self) -> int:
        """How far down the sheet goes that is painted: all of it, unless a panel has less to show."""
        return self.height()

    def _painted(self, ratio: float) -> QPixmap:
        """The ground, painted once: a table that changes below shows through its shadow every time."""
        size = QSize(self.width(), self.sheet_height)
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = smooth(pixmap)
        box = QRectF(QPointF(), size.toSizeF()).adjusted(4, 2, -4, -8)
        paint_panel(painter, box, self.context, self.heading_height)
        if self.icon_name and self.heading_height:
            large = self.icon_size
            icon = art.icon_pixmap(self.icon_name, large, self.context.theme.palette.quiet, ratio)
            painter.drawPixmap(QPointF(box.left() + 16, box.top() + (self.heading_height - large) / 2), icon)
        painter.end()
        return pixmap


def paint_panel(painter: QPainter, box: QRectF, context: AppContext, heading_height: float = 0) -> None:
    """A panel's ground: a soft shadow below, the sheet, the heading strip, the line around."""
    p = context.theme.palette
    painter.setPen(Qt.PenStyle.NoPen)
    shadow = QColor(p.shadow)
    for grow, part in ((3.0, 0.25), (2.0, 0.35), (1.0, 0.5)):
        soft = QColor(shadow)
        soft.setAlphaF(shadow.alphaF() * part)
        painter.setBrush(soft)
        painter.drawRoundedRect(box.translated(0, 2).adjusted(-grow, -grow, grow, grow), RADIUS_PANEL, RADIUS_PANEL)
    painter.setBrush(QColor(p.panel))
    painter.drawRoundedRect(box, RADIUS_PANEL, RADIUS_PANEL)
    if heading_height:
        painter.save()
        painter.setClipRect(QRectF(box.left(), box.top(), box.width(), heading_height))
        painter.setBrush(QColor(p.heading))
        painter.drawRoundedRect(box.adjusted(0, 0, 0, 20), RADIUS_PANEL, RADIUS_PANEL)
        painter.restore()
        painter.setPen(QPen(QColor(p.line), 1))
        painter.drawLine(
            QPointF(box.left(), box.top() + heading_height), QPointF(box.right(), box.top() + heading_height)
        )
    draw_rounded(painter, box, RADIUS_PANEL, edge=QPen(QColor(p.line), 1))
