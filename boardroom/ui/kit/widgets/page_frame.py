"""The frame of a page: the dark strip along the top, the ground below it, what scrolls, the strip along the foot."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid


class Bar(QWidget):
    """The strip: a row of titles and buttons in the bar's colours."""

    def __init__(self, context: AppContext, height: int = 48) -> None:
        super().__init__()
        self.context, self._high = context, height
        self._grow()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.row = laid(QHBoxLayout(self), (12, 0, 12, 0), 8)
        context.theme.changed.connect(self._grow)

    def add_title(self, title: Text, note: Text) -> None:
        """What the page is about, and a quieter word on what it is."""
        self.row.addWidget(Words(self.context, title, 20, 700, "bar_text", titled=True, wrap=False))
        self.row.addWidget(Words(self.context, note, 13, 400, "bar_quiet", wrap=False))

    def _grow(self) -> None:
        self.setFixedHeight(self.context.theme.high(self._high))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.context.theme.colour("bar"))


class Ground(QWidget):
    """What everything lies on: the window's colour, a little lighter above than below."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        context.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        colour = QColor(self.context.theme.palette.window)
        shade = QLinearGradient(box.topLeft(), box.bottomLeft())
        shade.setColorAt(0.0, colour.lighter(103))
        shade.setColorAt(1.0, colour.darker(106))
        painter.fillRect(box, shade)


class Scroll(QScrollArea):
    """A part of a page that scrolls upright when it is too long, without a ground of its own."""

    def __init__(self, context: AppContext, inner: QWidget) -> None:
        super().__init__()
        self.context = context
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidget(inner)
        self.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        context.theme.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.verticalScrollBar().setStyleSheet(self.context.theme.scroll_bars)
        self.horizontalScrollBar().setStyleSheet(self.context.theme.scroll_bars)


class Foot(QWidget):
    """The strip along the lower edge: what the keys do, and the button of the page."""

    def __init__(self, context: AppContext, button: QWidget, hints: Sequence[tuple[str, Text]]) -> None:
        super().__init__()
        self.context, self._hints = context, hints
        self._row = laid(QHBoxLayout(self), spacing=20)
        self._row.addStretch(1)
        self._row.addWidget(button)
        self.set_margin(36)
        context.theme.changed.connect(self.update)
        context.voice.changed.connect(self.update)

    def set_margin(self, margin: int) -> None:
        """Keep so many pixels free at both ends."""
        self._row.setContentsMargins(margin, 12, margin, 12)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.context.theme
        painter = smooth(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        painter.setPen(theme.colour("line"))
        painter.drawLine(0, 0, self.width(), 0)
        x, middle = float(self._row.contentsMargins().left()), self.height() / 2
        for key, text in self._hints:
            x = _paint_hint(painter, theme, key, self.context.say(text), QPointF(x, middle)) + 24


def _paint_hint(painter: QPainter, theme: Theme, key: str, words: str, spot: QPointF) -> float:
    """A key and what it does, from a spot in the middle of the line on; where it ends."""
    font, cap_font = theme.text(13), theme.text(11, 600)
    cap = QFontMetricsF(cap_font).horizontalAdvance(key) + 14
    high = theme.grown(20)
    box = QRectF(spot.x(), spot.y() - high / 2, cap, high)
    draw_rounded(painter, box, 4, edge=QPen(theme.colour("disabled"), 1))
    painter.setFont(cap_font)
    painter.setPen(theme.colour("quiet"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.drawText(QPointF(box.right() + 8, spot.y() + metrics.capHeight() / 2), words)
    return box.right() + 8 + metrics.horizontalAdvance(words)
