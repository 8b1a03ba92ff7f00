"""The panels beside the field: the other players with their fields in small, Moritz, and the supply."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.field import FENCES, census
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
from boardroom.games.my_kingdom_for_a_horse.table.panelparts import Head, Herd, Note, SmallField
from boardroom.ui.kit import plain_text
from boardroom.ui.kit.widgets import Panel
from boardroom.ui.stage.table import Shown

if TYPE_CHECKING:
    from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable

_SIDE, _FOOT, _GAP = 16, 12, 4
"""From the edges of a panel to what is in it, its shadow included; and between its parts."""
_SMALL, _LARGE = 20.0, 26.0
"""The sizes of counted animals, and from which width on they are large."""
_WIDE: Final = 200
_LEAST_FIELD, _MOST_FIELD, _LOW_FIELD = 60, 172, 48
"""The heights of a small field over the animals; and beside them, where a panel is low."""
_FIELD_STEP: Final = 8


class _FarmPanel(Panel):
    """A panel that puts its parts where they have room: all of them where there is enough, the ones that matter most
    where there is little.
    """

    def __init__(self, table: "KingdomTable", heading: Text | None = None) -> None:
        super().__init__(table.room, heading)
        self._table = table
        self._placing = False
        self._wants = QSize(), QSize()
        self.body.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        table.room.theme.changed.connect(self._rearrange)

    def _adopt(self, *parts: QWidget) -> None:
        for part in parts:
            part.setParent(self)
            if isinstance(part, Note | Head):
                part.said.connect(self._rearrange)

    @property
    def _inner(self) -> QRect:
        """Where its parts are."""
        top = self.heading_height + (6 if self.heading_height else 10)
        return QRect(_SIDE, top, max(1, self.width() - 2 * _SIDE), max(0, self.height() - top - _FOOT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._settle()

    def _rearrange(self) -> None:
        if self.isHidden():
            return
        wants = self.sizeHint(), self.minimumSizeHint()
        if wants != self._wants:
            self._wants = wants
            self.updateGeometry()
        self._settle()

    def _settle(self) -> None:
        """Place the parts; showing or hiding one may give the panel another size meanwhile."""
        if self._placing:
            return
        self._placing = True
        size = QSize()
        while size != self.size():
            size = self.size()
            self._place()
        self._placing = False

    def _place(self) -> None:
        """Put the parts where they belong."""


def _stack(left: int, top: int, width: int, parts: Sequence[tuple[QWidget, int]]) -> None:
    """Put parts of these heights one below the other; those without a height are not shown."""
    for part, height in parts:
        part.setVisible(height > 0)
        if height > 0:
            part.setGeometry(left, top, width, height)
            top += height + _GAP


class SeatPanel(_FarmPanel):
    """A player whose field is not the large one: name, what he or she does, the field, what it holds. A click makes
    it the large one.
    """

    def __init__(self, table: "KingdomTable", seat: int) -> None:
        super().__init__(table)
        self.seat = seat
        title = phrase("Seat", "{name}", "a name alone, as a heading").put(name=table.seats[seat].name)
        self._head = Head(table, seat, title, _WAITING)
        self._field = SmallField(table, seat)
        self._herd = Herd(table)
        self._line = Note(table, least=10)
        self._lasting = Note(table, 12, 600, "brass", least=10)
        self._holds = self._any_lasting = False
        self._adopt(self._head, self._field, self._herd, self._line, self._lasting)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        # The same for all of them, whatever each holds: panels that move have the table behind them painted anew.
        width = self._inner.width()
        field = min(_MOST_FIELD, round(width * 0.75))
        rows = [self._head.wanted(width, True), field, self._herd_height, self._line.wanted(width, 1)]
        if self._any_lasting:
            rows.append(2 * self._line.wanted(width, 1))
        return QSize(200, self._inner.top() + _FOOT + sum(rows) + _GAP * (len(rows) - 1))

    def minimumSizeHint(self) -> QSize:
        low = self._head.wanted(self._inner.width(), False) + _GAP + _LOW_FIELD
        return QSize(120, self._inner.top() + _FOOT + low)

    @property
    def _animal(self) -> float:
        return _LARGE if self._inner.width() >= _WIDE else _SMALL

    @property
    def _herd_height(self) -> int:
        return Herd.height_of(self._animal, 4)

    def _place(self) -> None:
        inner = self._inner
        width = inner.width()
        low = inner.height() < self._head.wanted(width, True) + _LEAST_FIELD + self._herd_height + 2 * _GAP
        head = self._head.wanted(width, not low)
        least = _LOW_FIELD if low else _LEAST_FIELD + _GAP + self._herd_height
        line, lasting = self._notes(width, inner.height() - head - _GAP - least)
        # Without room for the names of the cards they are read by pointing at the panel.
        plain_text.set_tip(self, self._lasting.words if self._holds and not lasting else "")
        notes = ((self._line, line), (self._lasting, lasting))
        below = sum(height + _GAP for _, height in notes if height)
        body = inner.height() - head - _GAP - below
        if low:
            side = round(width * 0.48)
            top = inner.top() + head + _GAP
            _stack(inner.left(), inner.top(), width, [(self._head, head)])
            self._field.setGeometry(inner.left(), top, side, body)
            self._herd.set_form(_SMALL, 2)
            herd = Herd.height_of(_SMALL, 2)
            self._herd.setGeometry(inner.left() + side + _GAP, top + (body - herd) // 2, width - side - _GAP, herd)
            _stack(inner.left(), top + body + _GAP, width, notes)
        else:
            self._herd.set_form(self._animal, 4)
            # In steps, for a field is painted anew for every size.
            field = body - self._herd_height - _GAP
            field -= (field - _LEAST_FIELD) % _FIELD_STEP
            parts = [(self._head, head), (self._field, field), (self._herd, self._herd_height), *notes]
            _stack(inner.left(), inner.top(), width, parts)

    def _line_height(self, width: int) -> int:
        """The height of the note about fences and cards: in one line where it can be."""
        return self._line.wanted(width, 1 if self._line.fit(width, wrap=False).whole else 2)

    def _notes(self, width: int, spare: int) -> tuple[int, int]:
        """How high the notes about fences and lasting cards are, if there is so much room to spare: cards first."""
        line = lasting = 0
        if self._holds:
            one = self._lasting.wanted(width, 1)
            lasting = one if spare >= one + _GAP else 0
            spare -= lasting + _GAP
        if spare >= self._line_height(width) + _GAP:
            line = self._line_height(width)
            spare -= line + _GAP
        if lasting:
            for rows in (3, 2):
                high = self._lasting.wanted(width, rows)
                if high - lasting <= spare:
                    lasting = high
                    break
        return line, lasting

    def refresh(self, shown: Shown) -> None:
        """Show what a view says of the seat."""
        view: State = shown.view
        hidden = self.isHidden()
        self.setVisible(self._table.focus(shown) != self.seat)
        self._head.say(*_doing(view, self.seat))
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
        if held:
            self._lasting.say(phrase("Kingdom", "In effect: {cards}").put(cards=row(held)))
        holding = bool(held), any(view.lasting)
        if (self._holds, self._any_lasting) != holding or hidden:
            self._holds, self._any_lasting = holding
            self._rearrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._table.look_at(self.seat)


class TwinPanel(_FarmPanel):
    """Moritz: his animals, which need no fences."""

    def __init__(self, table: "KingdomTable") -> None:
        super().__init__(table)
        self._head = Head(table, TWIN_SEAT, twin_name(), _WAITING)
        self._herd = Herd(table, 34.0, 2)
        self._line = Note(table, least=10)
        self._line.say(phrase("Kingdom", "Your twin needs neither fences nor cards."))
        self._adopt(self._head, self._herd, self._line)

    def _rows(self) -> list[tuple[QWidget, int]]:
        width = self._inner.width()
        return [
            (self._head, self._head.wanted(width, True)),
            (self._herd, Herd.height_of(34.0, 2)),
            (self._line, self._line.wanted(width, 4)),
        ]

    def sizeHint(self) -> QSize:
        rows = self._rows()
        return QSize(200, self._inner.top() + _FOOT + sum(height for _, height in rows) + _GAP * (len(rows) - 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def _place(self) -> None:
        _stack(self._inner.left(), self._inner.top(), self._inner.width(), self._rows())

    def refresh(self, shown: Shown) -> None:
        """Show what a view says of him."""
        view: State = shown.view
        self.setVisible(view.twin is not None)
        if view.twin is None:
            return
        acting = view.phase == TWINS_TURN
        won = view.phase == OVER and view.winners >> TWIN_SEAT & 1
        self._head.say(*((_WINNER, "done") if won else (_ROLLING, "acting") if acting else (_WAITING, "quiet")))
        self._herd.show_counts(view.twin, view.goal, self._table.say(self._table.herd_words(view.twin)))


class SupplyPanel(_FarmPanel):
    """What the supply still holds."""

    _HEADING, _LOW_HEADING = 40, 28
    _ANIMAL: Final = 30.0

    def __init__(self, table: "KingdomTable") -> None:
        super().__init__(table, phrase("Kingdom", "Supply"))
        self._herd = Herd(table, self._ANIMAL, 2)
        self._line = Note(table, 12, 600, "warning")
        self._line.say(phrase("Kingdom", "Whoever gains what is out makes everybody give way."))
        self._out = False
        self._adopt(self._herd, self._line)

    def _high(self, heading: int, size: float) -> int:
        return heading + 6 + Herd.height_of(size, 2) + _FOOT

    def sizeHint(self) -> QSize:
        line = self._line.wanted(self._inner.width(), 4) + _GAP if self._out else 0
        return QSize(200, self._high(self._HEADING, self._ANIMAL) + line)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._high(self._LOW_HEADING, _SMALL))

    def _place(self) -> None:
        small = self.height() < self._high(self._HEADING, self._ANIMAL)
        heading, size = (self._LOW_HEADING, _SMALL) if small else (self._HEADING, self._ANIMAL)
        if heading != self.heading_height:
            self.heading_height = heading
            self.heading.setFixedHeight(heading)
            self.update()
        inner = self._inner
        self._herd.set_form(size, 2)
        herd = Herd.height_of(size, 2)
        line = self._line.wanted(inner.width(), 4) if self._out else 0
        # Without room for the note it is read by pointing at the supply.
        room = line and line <= inner.height() - herd - _GAP
        plain_text.set_tip(self, self._line.words if line and not room else "")
        _stack(inner.left(), inner.top(), inner.width(), [(self._herd, herd), (self._line, line if room else 0)])

    def refresh(self, shown: Shown) -> None:
        """Show what a view says of the supply."""
        view: State = shown.view
        left = tuple(max(0, number) for number in view.supply)
        counts = (left[0], left[1], left[2], left[3])
        self._herd.show_counts(counts, 0, self._table.say(self._table.herd_words(counts)))
        if self._out == all(left):
            self._out = not all(left)
            self._rearrange()


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
