"""A slider: a number out of a row, set by dragging, clicking or keys, with what it is now in words beside it."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.painting import draw_rounded, smooth, write
from boardroom.ui.kit.widgets.controls import HEIGHT

_TRACK: Final = 170
"""How long the way of the knob is, in logical pixels."""
_KNOB: Final = 9.0
"""Radius of the knob."""
_GAP: Final = 8
_GROOVE: Final = 4.0


class Slider(QSlider):
    """Numbers of a range; arrow keys go by its step, Page Up and Page Down by two, Home and End to its ends.

    ``chosen`` carries every number that a person comes to; ``settled`` says that mouse or key was let go after that.
    ``worded`` says a number in words.
    """

    chosen = Signal(int)
    settled = Signal()

    def __init__(self, context: AppContext, title: Text, numbers: range, worded: Callable[[int], Text]) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.context, self._numbers, self._worded, self._words = context, numbers, worded, ""
        self._told = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setRange(numbers[0], numbers[-1])
        self.setSingleStep(numbers.step)
        self.setPageStep(2 * numbers.step)
        self.valueChanged.connect(self._changed)
        context.tell(self, self.setAccessibleName, title, what="title")
        context.theme.changed.connect(self.updateGeometry)
        self._say()

    def choose(self, number: int) -> None:
        """Go to a number without telling anybody."""
        self.blockSignals(True)
        self.setValue(number)
        self.blockSignals(False)
        self._say()

    def _changed(self, number: int) -> None:
        near = self._nearest(number)
        if near != number:
            # A screen reader may ask for any number.
            self.setValue(near)
            return
        self._told = True
        self._say()
        self.chosen.emit(number)

    def _settle(self) -> None:
        if self._told:
            self._told = False
            self.settled.emit()

    def _say(self) -> None:
        self.context.tell(self, self._show_words, self._worded(self.value()), what="value")

    def _show_words(self, words: str) -> None:
        self._words = words
        self.update()

    def _nearest(self, number: float) -> int:
        first, step = self._numbers[0], self._numbers.step
        return max(first, min(self._numbers[-1], first + step * round((number - first) / step)))

    # Measures.

    def _track(self) -> QRectF:
        """The way of the middle of the knob."""
        middle = self.height() / 2
        return QRectF(_KNOB + 3, middle - _GROOVE / 2, _TRACK, _GROOVE)

    def _knob(self) -> QPointF:
        track, whole = self._track(), self.maximum() - self.minimum()
        return QPointF(track.left() + track.width() * (self.value() - self.minimum()) / whole, track.center().y())

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.context.theme.text(13, 600))
        widest = max(metrics.horizontalAdvance(self.context.say(self._worded(number))) for number in self._numbers)
        return QSize(round(_TRACK + 2 * (_KNOB + 3) + _GAP + widest) + 3, max(HEIGHT, round(metrics.height()) + 16))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    # Hands.

    def _go_to(self, x: float) -> None:
        track = self._track()
        part = (x - track.left()) / track.width()
        self.setValue(self._nearest(self.minimum() + part * (self.maximum() - self.minimum())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go_to(event.position().x())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.isSliderDown():
            self.setSliderDown(False)
            self._settle()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(event)
        if not event.isAutoRepeat() and not self.isSliderDown():
            self._settle()

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel belongs to the page.
        event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.context.theme.palette
        painter, track, knob = smooth(self), self._track(), self._knob()
        on = self.isEnabled()
        edge = QPen(QColor(p.edge if on else p.line), 1)
        draw_rounded(painter, track.adjusted(-2, 0, 2, 0), _GROOVE / 2, QColor(p.heading), edge)
        done = QRectF(track.left() - 2, track.top(), knob.x() - track.left() + 2, track.height())
        draw_rounded(painter, done, _GROOVE / 2, QColor(p.brass if on else p.disabled))
        round_knob = QRectF(knob.x() - _KNOB, knob.y() - _KNOB, 2 * _KNOB, 2 * _KNOB)
        ground = QColor((p.heading if self.underMouse() else p.acting) if on else p.panel)
        draw_rounded(painter, round_knob, _KNOB, ground, QPen(QColor(p.brass if on else p.disabled), 1.5))
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            draw_rounded(painter, ring, ring.height() / 2, edge=QPen(QColor(p.brass), 2))
        font = self.context.theme.text(13, 600)
        metrics = QFontMetricsF(font)
        start = QPointF(track.right() + _KNOB + 3 + _GAP, knob.y() + metrics.capHeight() / 2)
        write(painter, start, self._words, font, QColor(p.text if on else p.disabled))
