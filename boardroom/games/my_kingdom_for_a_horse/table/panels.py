"""The panels beside the field: the other players with their fields in small, Moritz, and the supply."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.field import FENCES, KINDS, Counts, census
from boardroom.games.my_kingdom_for_a_horse.names import card_title, fences, row, twin_name
from boardroom.games.my_kingdom_for_a_horse.state import (
    FINAL_TRADE,
    OVER,
    OWN_DICE,
    TRADING,
    TWIN_SEAT,
    TWINS_TURN,
    State,
    asked,
)
from boardroom.games.my_kingdom_for_a_horse.table.faces import animal, drawing
from boardroom.games.my_kingdom_for_a_horse.table.ground import small_field
from boardroom.ui.table import Shown
from boardroom.ui.widgets import Chip, Panel, Words

if TYPE_CHECKING:
    from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable


class _Picture(QWidget):
    """A seat's badge, or Moritz."""

    def __init__(self, table: "KingdomTable", seat: int) -> None:
        super().__init__()
        self._table, self._seat = table, seat
        self.setFixedSize(30, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        if self._seat == TWIN_SEAT:
            painter.drawPixmap(0, 0, drawing("moritz", 30, 30, ratio))
        else:
            painter.drawPixmap(0, 0, self._table.badge(self._seat, 30, ratio))


class Herd(QWidget):
    """Numbers of animals, each beside its picture."""

    def __init__(self, table: "KingdomTable", size: float = 26.0, columns: int = 4) -> None:
        super().__init__()
        self._table, self._size, self._columns = table, size, columns
        self._counts: tuple[int, ...] = (0, 0, 0, 0)
        self._goal = 0
        self.setFixedHeight(round((size + 4) * (4 // columns)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        table.room.theme.changed.connect(self.update)

    def set_size(self, size: float) -> None:
        """Draw the animals at another size."""
        self._size = size
        self.update()

    def show_counts(self, counts: Counts, goal: int, words: str) -> None:
        """Show these numbers; those that reach the goal are marked."""
        if (counts, goal) != (self._counts, self._goal):
            self._counts, self._goal = counts, goal
            self.update()
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._table.room.theme
        width = self.width() / self._columns
        for kind in KINDS:
            row, column = divmod(kind, self._columns)
            x, y = column * width, row * (self._size + 4)
            painter.drawPixmap(QPointF(x, y + 2), animal(kind, round(self._size), self.devicePixelRatioF()))
            enough = self._goal and self._counts[kind] >= self._goal
            painter.setPen(theme.colour("done_text" if enough else "text"))
            painter.setFont(theme.text(15, 700))
            box = QRectF(x + self._size + 2, y + 2, width - self._size - 2, self._size)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(self._counts[kind]))


class _SmallField(QWidget):
    """A player's field in small."""

    def __init__(self, table: "KingdomTable", seat: int) -> None:
        super().__init__()
        self._table, self._seat = table, seat
        self._view: State | None = None
        self.setMinimumHeight(72)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        # As wide as the panel, which leaves three quarters of it for the height.
        return QSize(200, round(max(120, self.width()) * 0.75))

    def show_view(self, view: State) -> None:
        """Take the field of a view."""
        if self._view is None or self._view.fields[self._seat] != view.fields[self._seat]:
            self.update()
        self._view = view

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._view is None:
            return
        wood = self._table.colours[self._seat].face
        field = self._view.fields[self._seat]
        picture = small_field(field, wood, self.width(), self.height(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)


class SeatPanel(Panel):
    """A player whose field is not the large one: name, what he or she does, the field, what it holds. A click makes
    it the large one.
    """

    def __init__(self, table: "KingdomTable", seat: int) -> None:
        super().__init__(table.room)
        self._table, self.seat = table, seat
        self.body.setContentsMargins(12, 8, 12, 6)
        self.body.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(_Picture(table, seat))
        title = phrase("Seat", "{name}", "a name alone, as a heading").put(name=table.seats[seat].name)
        head.addWidget(Words(table.room, title, 15, 700), 1)
        self._chip = Chip(table.room, _WAITING)
        head.addWidget(self._chip)
        self.body.addLayout(head)
        self._field = _SmallField(table, seat)
        self.body.addWidget(self._field, 1)
        self._herd = Herd(table)
        self.body.addWidget(self._herd)
        self._line = Words(table.room, size=12, weight=500, role="quiet")
        self.body.addWidget(self._line)
        self._lasting = Words(table.room, size=12, weight=600, role="brass")
        self.body.addWidget(self._lasting)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def set_compact(self, compact: bool) -> None:
        """Shrink to the lines that matter."""
        self._line.setVisible(not compact)
        self._herd.set_size(20.0 if compact else 26.0)
        self._field.setMaximumHeight(110 if compact else 170)
        self._field.setMinimumHeight(52 if compact else 72)

    def refresh(self, shown: Shown) -> None:
        """Show what a view says of the seat."""
        view: State = shown.view
        self.setVisible(self._table.focus(shown) != self.seat)
        self._chip.say(*_doing(view, self.seat))
        self._field.show_view(view)
        counts = census(view.fields[self.seat]).penned
        self._herd.show_counts(counts, view.goal, self._table.say(self._table.herd_words(counts)))
        left = FENCES - view.fields[self.seat].fences.bit_count()
        line = phrase("Kingdom", "{fences} left").put(fences=fences(left))
        if view.cards:
            cards = phrase("Kingdom", "%n farm cards", "", len(view.hands[self.seat]))
            line = phrase("Kingdom", "{one} · {two}", "two facts side by side").put(one=line, two=cards)
        self._line.say(line)
        held = [card_title(CARDS[card].key) for card in view.lasting[self.seat]]
        self._lasting.setVisible(bool(held))
        if held:
            self._lasting.say(phrase("Kingdom", "In effect: {cards}").put(cards=row(held)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._table.look_at(self.seat)


class TwinPanel(Panel):
    """Moritz: his animals, which need no fences."""

    def __init__(self, table: "KingdomTable") -> None:
        super().__init__(table.room)
        self._table = table
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(_Picture(table, TWIN_SEAT))
        head.addWidget(Words(table.room, twin_name(), 15, 700), 1)
        self._chip = Chip(table.room, _WAITING)
        head.addWidget(self._chip)
        self.body.addLayout(head)
        self._herd = Herd(table, 34.0, 2)
        self.body.addWidget(self._herd)
        line = phrase("Kingdom", "Your twin needs neither fences nor cards.")
        self._line = Words(table.room, line, 12, 500, "quiet")
        self.body.addWidget(self._line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def set_compact(self, compact: bool) -> None:
        """Shrink to the lines that matter."""
        self._line.setVisible(not compact)

    def refresh(self, shown: Shown) -> None:
        """Show what a view says of him."""
        view: State = shown.view
        self.setVisible(view.twin is not None)
        if view.twin is None:
            return
        acting = view.phase == TWINS_TURN
        won = view.phase == OVER and view.winners >> TWIN_SEAT & 1
        self._chip.say(*((_WINNER, "done") if won else (_ROLLING, "acting") if acting else (_WAITING, "quiet")))
        self._herd.show_counts(view.twin, view.goal, self._table.say(self._table.herd_words(view.twin)))


class SupplyPanel(Panel):
    """What the supply still holds."""

    def __init__(self, table: "KingdomTable") -> None:
        super().__init__(table.room, phrase("Kingdom", "Supply"), "")
        self._table = table
        self.body.setContentsMargins(12, 6, 12, 6)
        self._herd = Herd(table, 30.0, 2)
        self.body.addWidget(self._herd)
        self._line = Words(table.room, size=12, weight=600, role="warning")
        self.body.addWidget(self._line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def set_compact(self, compact: bool) -> None:
        """It is small already."""

    def refresh(self, shown: Shown) -> None:
        """Show what a view says of the supply."""
        view: State = shown.view
        left = tuple(max(0, number) for number in view.supply)
        counts = (left[0], left[1], left[2], left[3])
        self._herd.show_counts(counts, 0, self._table.say(self._table.herd_words(counts)))
        self._line.setVisible(not all(left))
        self._line.say(phrase("Kingdom", "Whoever gains what is out makes everybody give way."))


def _doing(view: State, seat: int) -> tuple[Text, str]:
    if view.phase == OVER:
        return (_WINNER, "done") if view.winners >> seat & 1 else (_OVER, "quiet")
    if asked(view) == seat:
        if view.phase in (TRADING, FINAL_TRADE):
            return phrase("Kingdom", "Trading", "what a player does"), "acting"
        if view.phase == OWN_DICE:
            return phrase("Kingdom", "Rolling", "what a player does"), "acting"
        return phrase("Kingdom", "Choosing", "what a player does"), "acting"
    if (view.active + 1) % len(view.fields) == seat:
        return phrase("Kingdom", "Next", "whose turn comes next"), "quiet"
    return _WAITING, "quiet"


_WAITING = phrase("Kingdom", "Waiting", "what a player does")
_ROLLING = phrase("Kingdom", "Rolling", "what a player does")
_WINNER = phrase("Kingdom", "Winner", "what a player does")
_OVER = phrase("Kingdom", "Over", "what a player does")
