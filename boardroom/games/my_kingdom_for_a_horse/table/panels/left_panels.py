"""The panels beside the field: the other players with their fields in small, Moritz, and the supply."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QWidget

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.keys import kind_of, owner_of
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS
from boardroom.games.my_kingdom_for_a_horse.position.effects import fences_left
from boardroom.games.my_kingdom_for_a_horse.position.field import census
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase, State, asked, has_won
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import drawing
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import space_in
from boardroom.games.my_kingdom_for_a_horse.table.panels.parts import (
    BY_STEP,
    SINCE_HIS,
    SINCE_OWN,
    Herd,
    SmallField,
    changed,
    since_his_turn,
)
from boardroom.games.my_kingdom_for_a_horse.words.names import CARD_TITLES, card_told, fences, twin_name
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.flexible_panel import FOOT, GAP, FlexiblePanel, stack
from boardroom.ui.kit.widgets.name_plate import NamePlate
from boardroom.ui.kit.widgets.note import Note
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.fitting import Fits
from boardroom.ui.stage.presentation import Presentation

_LEAST, _SMALL, _LARGE = 14.0, 18.0, 26.0
"""The sizes of counted animals, and from which width on they are large."""
_WIDE: Final = 200
_LEAST_FIELD, _LEAST_WIDE_FIELD, _MOST_FIELD, _LOW_FIELD = 88, 96, 172, 48
"""The heights of a small field over the animals, the second in a wide panel; and beside them, where a panel is low."""
_FULL_FIELD: Final = 0.75
"""The height of a small field that has all the width of its panel, in its width."""
_FIELD_STEP: Final = 8
_LASTING_ROWS: Final = 3
"""The lines that the names of lasting cards may have."""


class Neighbour(NamedTuple):
    """A player at a panel: the seat, the name and the short one, the badge by size and ratio, the colour of the fences;
    and what has the field looked at.
    """

    seat: int
    title: Text
    short: Text
    badge: Callable[[float, float], QPixmap]
    wood: str
    look: Callable[[], None]


class SeatPanel(FlexiblePanel):
    """A player whose field is not the large one: name, what he or she does, the field, what it holds. A click makes
    it the large one.
    """

    def __init__(
        self, context: AppContext, fits: Fits, who: "Neighbour", focus: Callable[[Presentation], int],
        traces: Callable[[Presentation], Sequence[str]],
    ) -> None:  # fmt: skip
        super().__init__(context)
        self._who, self._focus, self._traces = who, focus, traces
        self.seat = who.seat
        self.head = NamePlate(context, who.badge, who.title, _WAITING, who.short)
        self.field = SmallField(context, who.wood)
        self._herd = Herd(context, fits)
        self._line = Note(context, least=10)
        self._lasting = Note(context, 12, 600, "brass", least=10)
        self._holds, self._rows = False, 0
        self.adopt(self.head, self.field, self._herd, self._line, self._lasting)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        # The same for all of them, whatever each holds: panels that move have the table behind them painted anew.
        width = self.inner.width()
        field = min(_MOST_FIELD, round(width * _FULL_FIELD))
        rows = [self.head.wanted(width, True), field, self._herd_height, self._line.wanted(width, 1)]
        if self._rows:
            rows.append(self._rows * self._line.wanted(width, 1))
        return QSize(200, self.inner.top() + FOOT + sum(rows) + GAP * (len(rows) - 1))

    def minimumSizeHint(self) -> QSize:
        low = self.head.wanted(self.inner.width(), False) + GAP + _LOW_FIELD
        return QSize(120, self.inner.top() + FOOT + low)

    @property
    def _animal(self) -> float:
        return _LARGE if self.inner.width() >= _WIDE else _SMALL

    @property
    def _least_field(self) -> int:
        return _LEAST_WIDE_FIELD if self.inner.width() >= _WIDE else _LEAST_FIELD

    @property
    def _herd_height(self) -> int:
        return Herd.height_of(self._animal, 4)

    def place(self) -> None:
        inner = self.inner
        width = inner.width()
        low = inner.height() < self.head.wanted(width, False) + self._least_field + self._herd_height + 2 * GAP
        # That somebody waits is said below the name only where the field needs no more height.
        full = min(_MOST_FIELD, round(width * _FULL_FIELD)) + self._herd_height + 2 * GAP
        head = self.head.wanted(width, inner.height() >= self.head.wanted(width, True) + full)
        least = _LOW_FIELD if low else self._least_field + GAP + self._herd_height
        spare = inner.height() - head - GAP - least
        line, lasting = self._notes(width, spare, spare if low else inner.height() - head - GAP - full)
        # Without room for the names of the cards they are read by pointing at the panel.
        plain_text.set_tip(self, self._lasting.tip if self._holds and not lasting else "")
        notes = ((self._line, line), (self._lasting, lasting))
        below = sum(height + GAP for _, height in notes if height)
        body = inner.height() - head - GAP - below
        if low:
            side = round(width * 0.48)
            top = inner.top() + head + GAP
            stack(inner.left(), inner.top(), width, [(self.head, head)])
            self.field.setGeometry(inner.left(), top, side, body)
            size = max(_LEAST, min(_SMALL, _SMALL - (Herd.height_of(_SMALL, 2) - body) / 2))
            self._herd.set_form(size, 2)
            herd = Herd.height_of(size, 2)
            self._herd.setGeometry(inner.left() + side + GAP, top + (body - herd) // 2, width - side - GAP, herd)
            stack(inner.left(), top + body + GAP, width, notes)
        else:
            self._herd.set_form(self._animal, 4)
            # In steps, for a field is painted anew for every size.
            field = body - self._herd_height - GAP
            field -= (field - self._least_field) % _FIELD_STEP
            parts = [(self.head, head), (self.field, field), (self._herd, self._herd_height), *notes]
            stack(inner.left(), inner.top(), width, parts)

    def _line_height(self, width: int) -> int:
        """The height of the note about fences and cards: in one line where it can be."""
        return self._line.wanted(width, 1 if self._line.fit(width, wrap=False).whole else 2)

    def _notes(self, width: int, spare: int, for_more: int) -> tuple[int, int]:
        """How high the notes about fences and lasting cards are, if there is so much room to spare: cards first; and so
        much for more than a line of cards, as the field has all that it needs.
        """
        line = lasting = 0
        if self._holds:
            one = self._lasting.wanted(width, 1)
            lasting = one if spare >= one + GAP else 0
            spare -= lasting + GAP
        if spare >= self._line_height(width) + GAP:
            line = self._line_height(width)
            spare -= line + GAP
        if lasting:
            for_more -= sum(high + GAP for high in (line, lasting) if high)
            for rows in range(_LASTING_ROWS, 1, -1):
                high = self._lasting.wanted(width, rows)
                if high - lasting <= min(spare, for_more):
                    lasting = high
                    break
        return line, lasting

    def refresh(self, shown: Presentation) -> None:
        """Show what a view says of the seat."""
        with self.placed_once():
            self._show(shown, shown.view)

    def _show(self, shown: Presentation, view: State) -> None:
        hidden = self.isHidden()
        self.setVisible(self._focus(shown) != self.seat)
        self.head.say(*_doing(view, self.seat))
        traced = self._traces(shown) if shown.caption is None else ()
        stand = [key for key in traced if kind_of(key) == "animal" and owner_of(key) == self.seat]
        self.field.show_field(view.fields[self.seat], frozenset(space_in(key) for key in stand))
        counts = census(view.fields[self.seat]).penned
        mean = SINCE_OWN if shown.since >= 0 else BY_STEP
        self._herd.show_counts(counts, view.goal, changed(shown, self.seat), mean)
        line = phrase("Kingdom", "{fences} left").put(fences=fences(fences_left(view, self.seat)))
        if view.with_cards:
            cards = phrase("Kingdom", "%n farm cards", "", len(view.hands[self.seat]))
            line = phrase("Kingdom", "{one} · {two}", "two facts side by side").put(one=line, two=cards)
        self._line.say(line)
        held = [CARD_TITLES[CARDS[card].key] for card in view.lasting[self.seat]]
        if held:
            self._lasting.say(phrase("Kingdom", "In effect: {cards}").put(cards=in_a_row(held)))
            self._lasting.explain([card_told(CARDS[card].key) for card in view.lasting[self.seat]])
        # As many lines as whoever has most of them may need.
        holding = bool(held), min(_LASTING_ROWS, max(map(len, view.lasting)))
        if (self._holds, self._rows) != holding or hidden:
            self._holds, self._rows = holding
            self.rearrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._who.look()


class TwinPanel(FlexiblePanel):
    """Moritz: his animals, which need no fences."""

    def __init__(self, context: AppContext, fits: Fits) -> None:
        super().__init__(context)
        self._head = NamePlate(context, _moritz, twin_name(), _WAITING)
        self._herd = Herd(context, fits, 34.0, 2)
        self._line = Note(context, least=10)
        self._line.say(phrase("Kingdom", "Your twin needs neither fences nor cards."))
        self.adopt(self._head, self._herd, self._line)

    def _rows(self) -> list[tuple[QWidget, int]]:
        width = self.inner.width()
        return [
            (self._head, self._head.wanted(width, True)),
            (self._herd, Herd.height_of(34.0, 2)),
            (self._line, self._line.wanted(width, 4)),
        ]

    def sizeHint(self) -> QSize:
        rows = self._rows()
        return QSize(200, self.inner.top() + FOOT + sum(height for _, height in rows) + GAP * (len(rows) - 1))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def place(self) -> None:
        stack(self.inner.left(), self.inner.top(), self.inner.width(), self._rows())

    def refresh(self, shown: Presentation) -> None:
        """Show what a view says of him."""
        view: State = shown.view
        self.setVisible(view.twin is not None)
        if view.twin is None:
            return
        acting = view.phase == Phase.TWINS_TURN
        won = view.phase == Phase.OVER and has_won(view, TWIN_SEAT)
        self._head.say(*((_WINNER, "done") if won else (_ROLLING, "acting") if acting else (_WAITING, "quiet")))
        self._herd.show_counts(view.twin, view.goal, since_his_turn(shown.history), SINCE_HIS)


def _moritz(size: float, ratio: float) -> QPixmap:
    """The badge of the twin."""
    return drawing("moritz", size, size, ratio)


def _doing(view: State, seat: int) -> tuple[Text, str]:
    if view.phase == Phase.OVER:
        return (_WINNER, "done") if has_won(view, seat) else (_OVER, "quiet")
    if asked(view) == seat:
        if view.phase in (Phase.TRADING, Phase.FINAL_TRADE):
            return phrase("Kingdom", "Trading", "what a player does"), "acting"
        if view.phase == Phase.OWN_DICE:
            return phrase("Kingdom", "Rolling", "what a player does"), "acting"
        return phrase("Kingdom", "Choosing", "what a player does"), "acting"
    if view.phase != Phase.FINAL_TRADE and (view.active + 1) % len(view.fields) == seat:
        return phrase("Kingdom", "Next", "whose turn comes next"), "quiet"
    return _WAITING, "quiet"


_WAITING = phrase("Kingdom", "Waiting", "what a player does")
_ROLLING = phrase("Kingdom", "Rolling", "what a player does")
_WINNER = phrase("Kingdom", "Winner", "what a player does")
_OVER = phrase("Kingdom", "Finished", "what a player does")
