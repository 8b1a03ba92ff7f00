"""What a chooser offers: words or a picture that says them, and what each choice would do, while it is considered."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.engine.prompt import Line, Tone
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.widgets.buttons import PLAIN, Button
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.say import SeatName

ICONS: Final = {
    Tone.PLAIN: "info",
    Tone.COST: "minus",
    Tone.GAIN: "plus",
    Tone.COMPLETE: "check",
    Tone.LOSS: "cross",
    Tone.POINTS: "trophy",
    Tone.FINAL: "lock",
}
_ICON: Final = 16
_WIDEST_ROW: Final = 520
"""Pixels; pictures side by side that need more go on in the next row."""
_SAID_HERE: Final = Line(Tone.PLAIN, phrase("Chooser", "Point at a choice to see here what it would do."))
_ROUND: Final = 8
_CAP: Final = 22


class Choice(NamedTuple):
    """One of several things that may be meant.

    ``offset`` is where it stands, in steps from the middle, if that matters; ``face`` makes its picture for a device
    pixel ratio, which then stands in place of the words; ``lines`` say what it would do.
    """

    label: Text
    value: Any
    offset: QPointF | None = None
    face: Callable[[float], QPixmap] | None = None
    lines: tuple[Line, ...] = ()


class PictureButton(Button):
    """A button that shows a picture, with its key in a corner; its words are the tooltip and what is read aloud."""

    def __init__(self, context: AppContext, label: Text, face: Callable[[float], QPixmap], key: str = "") -> None:
        self._picture = face(1.0)
        super().__init__(context, label, PLAIN, key=key)
        self._picture = face(self.devicePixelRatioF())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _set_label(self, words: str) -> None:
        super()._set_label(words)
        plain_text.set_tip(self, words)

    def sizeHint(self) -> QSize:
        size = self._picture.deviceIndependentSize()
        return QSize(round(size.width()) + 2 * _ROUND + self._beside, round(size.height()) + 2 * _ROUND)

    @property
    def _beside(self) -> int:
        """The room for the key at the left of the picture: it covers nothing of that."""
        return _CAP if self.key else 0

    def _paint_content(self, painter: QPainter, box: QRectF, ink: QColor, theme: object) -> None:
        size = self._picture.deviceIndependentSize()
        middle = box.center() + QPointF(self._beside / 2, 0)
        painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), self._picture)
        if self.key:
            painter.setBrush(QColor(self.context.theme.palette.panel))
            self._paint_cap(painter, box.topLeft() + QPointF(4, 4), ink)


class Outlook(QWidget):
    """What the choice that is considered would do; as tall as the longest of all, so that nothing moves."""

    def __init__(self, context: AppContext, seats: Sequence[SeatName], most: Sequence[Sequence[Line]]) -> None:
        super().__init__()
        self._context, self._seats = context, tuple(seats)
        self._lines: tuple[tuple[Tone, str], ...] = ()
        said = [self._said(lines) for lines in most]
        metrics = QFontMetricsF(context.theme.text(13, 700))
        self._row = metrics.height() + 6
        width = max((metrics.horizontalAdvance(words) for lines in said for _, words in lines), default=0.0)
        self.setFixedSize(
            round(width) + 20 + beside_icon(context), round(self._row * max(len(lines) for lines in said))
        )

    @property
    def words(self) -> tuple[str, ...]:
        """The lines, as they are read."""
        return tuple(words for _, words in self._lines)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Say these lines from now on."""
        self._lines = self._said(lines)
        self.setAccessibleName(self._context.aloud([line.text for line in lines], self._seats))
        self.update()

    def _said(self, lines: Sequence[Line]) -> tuple[tuple[Tone, str], ...]:
        return tuple((line.tone, self._context.say(line.text, self._seats)) for line in lines)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for number, (tone, words) in enumerate(self._lines):
            box = QRectF(0, number * self._row, self.width(), self._row)
            paint_line(painter, self._context, tone, words, box, self.devicePixelRatioF())


def at_rest(most: Sequence[Sequence[Line]]) -> tuple[Line, ...]:
    """What is said while no choice is considered, so that the room for it is not empty: what every one of them would
    do, and that more of it is said here.
    """
    shared = tuple(line for line in most[0] if all(line in lines for lines in most))
    return (*shared, _SAID_HERE)


def beside_icon(context: AppContext) -> int:
    """Where the words of such a line begin, in logical pixels."""
    return context.theme.grown(_ICON) + 8


def paint_line(
    painter: QPainter, context: AppContext, tone: Tone | None, words: str, box: QRectF, ratio: float
) -> None:
    """A line of a preview in a box: its icon, then its words, in the colour of its tone; a row in which a plain line
    goes on has no tone and no icon.
    """
    p = context.theme.palette
    strong = tone in (Tone.COMPLETE, Tone.POINTS, Tone.LOSS, Tone.FINAL)
    ink = p.warning if tone in (Tone.LOSS, Tone.COST) else p.done_text if tone == Tone.GAIN else p.text
    large = context.theme.grown(_ICON)
    if tone is not None:
        icon = art.icon_pixmap(ICONS[tone], large, ink, ratio)
        painter.drawPixmap(QPointF(box.left(), box.center().y() - large / 2), icon)
    painter.setFont(context.theme.text(13, 700 if strong else 400))
    painter.setPen(QColor(ink))
    painter.drawText(
        box.adjusted(beside_icon(context), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words
    )


class CrossOfChoices(QWidget):
    """Choices laid out by their offsets, such as four directions in a cross."""

    def __init__(self, buttons: Sequence[Button]) -> None:
        super().__init__()
        cell = _cell(buttons)
        # Words are wide: those beside the middle then leave nothing free between them.
        across = 1.0 if all(isinstance(button, PictureButton) for button in buttons) else 0.5
        self.setFixedSize(round(cell.width() * (1 + 2 * across)), cell.height() * 3)
        for button in buttons:
            button.setParent(self)
            offset: QPointF = button.property("offset")
            size = button.sizeHint()
            x = self.width() / 2 + offset.x() * cell.width() * across - size.width() / 2
            y = self.height() / 2 + offset.y() * cell.height() - size.height() / 2
            button.setGeometry(round(x), round(y), size.width(), size.height())


class RowsOfChoices(QWidget):
    """Choices with pictures, in as few rows as there is room for."""

    def __init__(self, buttons: Sequence[Button]) -> None:
        super().__init__()
        cell = _cell(buttons)
        columns = min(len(buttons), max(1, _WIDEST_ROW // cell.width()))
        self.setFixedSize(columns * cell.width(), -(-len(buttons) // columns) * cell.height())
        for number, button in enumerate(buttons):
            button.setParent(self)
            row, column = divmod(number, columns)
            button.setGeometry(column * cell.width(), row * cell.height(), cell.width() - 8, cell.height() - 8)


def _cell(buttons: Sequence[Button]) -> QSize:
    sizes = [button.sizeHint() for button in buttons]
    return QSize(max(size.width() for size in sizes) + 8, max(size.height() for size in sizes) + 8)
