"""What the panels beside the field are made of that is the farm's own: animals counted and how many they were, a field
in small.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.controller.session import Told
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, NONE, Counts, minus, plus
from boardroom.games.my_kingdom_for_a_horse.position.field import Field
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import animal
from boardroom.games.my_kingdom_for_a_horse.table.faces.ground import small_field, small_space
from boardroom.games.my_kingdom_for_a_horse.words.names import herd_and_changes, signed
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.kept_picture import kept_picture
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.fitting import Fits
from boardroom.ui.stage.pieces.layers import paint_trace
from boardroom.ui.stage.presentation import Presentation

_MARK: Final = 10.0
"""The size of the text on a mark of change, in usual text, in pixels."""
_LEAST_MARK: Final = 9
"""The least there is."""
_MARK_ROOM: Final = 10
"""What a mark of change takes below an animal: it lies over no more than its hooves."""
_APART: Final = 5
"""Between a number and the next animal, at least."""


_NOTHING: Final = verbatim("")
SINCE_OWN: Final = phrase("Kingdom", "The small numbers show changes since your last decision, as in “Last turn”.")
BY_STEP: Final = phrase("Kingdom", "The small numbers show what this step changes.")
SINCE_HIS: Final = phrase("Kingdom", "The small numbers show changes since Moritz’s latest turn began.")
"""Since when numbers of animals have changed, as a tip says."""


class Herd(QWidget):
    """Numbers of animals, each beside its picture; ``marked`` ones have room below them for how they have changed."""

    def __init__(
        self, context: AppContext, fits: Fits, size: float = 26.0, columns: int = 4, marked: bool = True
    ) -> None:
        super().__init__()
        self._context, self._fits = context, fits
        self._size, self._columns, self._marked = size, columns, marked
        self._counts = self._changes = NONE
        self._goal, self._mean = -1, SINCE_OWN
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        context.theme.changed.connect(self.update)

    def set_form(self, size: float, columns: int) -> None:
        """Draw the animals at another size, in another number of columns."""
        if (size, columns) != (self._size, self._columns):
            self._size, self._columns = size, columns
            self.update()

    @staticmethod
    def height_of(size: float, columns: int, marked: bool = True) -> int:
        """The height of animals of a size in so many columns, marked or not."""
        return round(_row_height(size, marked) * (4 // columns))

    def show_counts(self, counts: Counts, goal: int, changes: Counts = NONE, mean: Text = SINCE_OWN) -> None:
        """Show these numbers; those that reach the goal are marked, and without a goal those of which none is left. A
        small number beside each says by how many it has changed; what they ``mean`` is said by pointing there.
        """
        if (counts, goal, changes, mean) != (self._counts, self._goal, self._changes, self._mean):
            self._counts, self._goal, self._changes, self._mean = counts, goal, changes, mean
            self.update()
            context = self._context
            context.tell(self, self.setAccessibleName, herd_and_changes(counts, changes))
            tip = mean if any(changes) else _NOTHING
            context.tell(self, partial(plain_text.set_tip, self), tip, what="tip")

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = self._context.theme, self.devicePixelRatioF()
        form = self._size, self._columns, self._marked, self.width(), self.height()
        look = f"{self._counts} {self._changes} {self._goal} {form} {theme.palette.name} {theme.text().key()}@{ratio:g}"
        QPainter(self).drawPixmap(0, 0, kept_picture(f"herd {look}", lambda: self._painted(ratio)))

    def _painted(self, ratio: float) -> QPixmap:
        """The animals on the ground of a panel, painted once: panels are painted whenever one of them moves."""
        theme = self._context.theme
        with canvas(self.width(), self.height(), ratio, theme.palette.panel) as (picture, painter):
            # Animals are sharp where they lie between two pixels.
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            self._paint(painter, theme, ratio)
        return picture

    def _paint(self, painter: QPainter, theme: Theme, ratio: float) -> None:
        width = self.width() / self._columns
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        for kind in KINDS:
            row, column = divmod(kind, self._columns)
            x, y = column * width, row * _row_height(self._size, self._marked)
            painter.drawPixmap(QPointF(x, y + 2), animal(kind, round(self._size), ratio))
            count = self._counts[kind]
            role = "text" if count or self._goal > 0 else "warning"
            if 0 < self._goal <= count:
                role = "done_text"
            painter.setPen(theme.colour(role))
            box = QRectF(x + self._size + 2, y + 2, width - self._size - 2 - _APART, self._size)
            fitted = self._fits.fit(str(count), 15, 700, box.width(), box.height())
            fitted._replace(lines=(str(count),)).draw(painter, box, align)
            if self._changes[kind]:
                self._paint_change(painter, QRectF(x, y + 2, self._size, self._size), self._changes[kind])

    def _paint_change(self, painter: QPainter, animal: QRectF, change: int) -> None:
        theme = self._context.theme
        mark = change_mark(theme, animal, change)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("done_text" if change > 0 else "warning"))
        painter.drawRoundedRect(mark.pill, mark.pill.height() / 2, mark.pill.height() / 2)
        painter.setFont(mark.font)
        painter.setPen(theme.colour("panel"))
        painter.drawText(mark.pill, Qt.AlignmentFlag.AlignCenter, mark.words)


def _row_height(size: float, marked: bool) -> float:
    return size + (_MARK_ROOM if marked else 4)


class ChangeMark(NamedTuple):
    """A mark on an animal: by how many there are more, or fewer; its font and the pill around it."""

    words: str
    font: QFont
    pill: QRectF


def change_mark(theme: Theme, animal: QRectF, change: int) -> ChangeMark:
    """The mark for a change, below an animal and over its hooves: as large as the text of the moment, as far as there
    is room for it.
    """
    words, font = signed(change), QFont(theme.text(_MARK, 700))
    font.setPixelSize(min(font.pixelSize(), round(animal.height() / 2)))
    while font.pixelSize() > _LEAST_MARK and _pill_size(font, words).width() > animal.width() + 2:
        font.setPixelSize(font.pixelSize() - 1)
    size = _pill_size(font, words)
    left = max(animal.left(), animal.center().x() - size.width() / 2)
    return ChangeMark(words, font, QRectF(QPointF(left, animal.bottom() + _MARK_ROOM - 2 - size.height()), size))


def _pill_size(font: QFont, words: str) -> QSizeF:
    metrics = QFontMetricsF(font)
    return QSizeF(metrics.horizontalAdvance(words) + 6, metrics.capHeight() + 5)


class SmallField(QWidget):
    """A player's field in small, with fences of a colour."""

    def __init__(self, context: AppContext, wood: str) -> None:
        super().__init__()
        self._context, self._wood = context, wood
        context.theme.changed.connect(self.update)
        self._field: Field | None = None
        self.marked: frozenset[int] = frozenset()
        """The spaces that the last action was about."""

    def show_field(self, field: Field, marked: frozenset[int]) -> None:
        """Show this field from now on, with some spaces marked."""
        if (field, marked) != (self._field, self.marked):
            self._field, self.marked = field, marked
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, 150)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._field is None:
            return
        evening = self._context.theme.evening
        picture = small_field(self._field, self._wood, self.width(), self.height(), self.devicePixelRatioF(), evening)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for space in self.marked:
            paint_trace(painter, small_space(QRectF(self.rect()), space).adjusted(1, 1, -1, -1), 0.6)


# What has become of animals: it stays to be read beside their numbers.


def changed(shown: Presentation, seat: int) -> Counts:
    """How many more of each kind a seat has, or fewer, than before the last turn as who looks is told it; while
    something is told, than before that step.
    """
    changes = NONE
    first = shown.since if shown.since >= 0 else max((told.place for told in shown.history[-1:]), default=0)
    for told in reversed(shown.history):
        if told.place < first:
            break
        for event in told.events:
            if getattr(event, "seat", None) == seat:
                changes = plus(changes, _change(event))
    return changes


def since_his_turn(history: Sequence[Told]) -> Counts:
    """How many more of each kind Moritz has than when his newest turn began; may be negative."""
    changes = NONE
    for told in reversed(history):
        for event in reversed(told.events):
            if isinstance(event, events.TwinTurnBegun):
                return changes
            if getattr(event, "seat", None) == TWIN_SEAT:
                changes = plus(changes, _change(event))
    return changes


def _change(event: events.Event) -> Counts:
    match event:
        case events.AnimalsGained():
            return event.counts
        case events.AnimalsLost():
            return minus(event.turned_away, event.counts)
        case events.AnimalsRanAway() | events.AnimalsPaid() | events.AnimalsTradedIn():
            return minus(NONE, event.counts)
    return NONE
