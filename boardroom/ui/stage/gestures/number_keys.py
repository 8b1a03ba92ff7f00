"""The number keys at the stage: 1 to 9 go to pieces, or to the targets of what is held, which wear their numbers while
keys are used. 0 is the tenth of ten, and turns the numbers to the next nine of more.
"""

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt

from boardroom.engine.text import phrase
from boardroom.ui.stage.gestures.drag import Drag
from boardroom.ui.stage.gestures.drag_and_drop import DragAndDrop
from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.pieces.capsules import ENTER, KeyCap
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.reading.accessible_items import Goal, Meant

_NUMBERS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)
TURN: Final = Qt.Key.Key_0
DIGITS: Final = (TURN, *_NUMBERS)
NINE: Final = len(_NUMBERS)
"""So many have a number at a time."""
_TURNS: Final = phrase("Stage", "0: more", "the key 0, which turns the numbers to more pieces")
"""What is read on the first of those that follow where there are more than ten: that key turns the numbers to them."""


class NumberKeys:
    """What the number keys go to, nine at a time, and the caps that say so."""

    def __init__(self, pieces: LaidPieces, openings: Openings, drags: DragAndDrop) -> None:
        self._pieces, self._openings, self._drags = pieces, openings, drags
        self._turned: tuple[tuple[Meant, ...], int] = (), 0
        """The pieces, or targets, that the numbers were turned over, and how many of them come before 1."""
        self._caps: list[KeyCap] = []
        drags.laid_down.connect(self._turn_back)

    @property
    def _all(self) -> tuple[Meant, ...]:
        """What the numbers go to now, nine at a time: the targets of what is held, else the pieces that can act."""
        drag = self._drags.drag
        if drag is not None:
            return tuple(map(Goal, self._openings.numbered_targets(drag)))
        return tuple(self._openings.numbered())

    @property
    def has_tenth(self) -> bool:
        """Whether there are exactly ten, so that the tenth has a key of its own."""
        return len(self._all) == len(DIGITS)

    @property
    def before_first(self) -> int:
        """How many of them come before what 1 goes to."""
        over, past = self._turned
        return past if over == self._all else 0

    def place(self, key: Qt.Key) -> int:
        """Which of them a number key means, counted from 0; there may be none."""
        return self.before_first + (NINE if key == TURN else _NUMBERS.index(key))

    def number_of(self, meant: Meant) -> int | None:
        """The number key that goes to a piece or target now; None where none does."""
        numbered = self._all
        place = numbered.index(meant) - self.before_first if meant in numbered else -1
        if 0 <= place < NINE:
            return place + 1
        return 0 if place == NINE and self.has_tenth else None

    def turn(self) -> Meant | None:
        """Have the numbers go to the next nine, after the last of them to the first again: where they begin then; None
        where nine or fewer are there.
        """
        numbered = self._all
        if len(numbered) <= NINE:
            return None
        past = self.before_first + NINE
        past = past if past < len(numbered) else 0
        self._turned = numbered, past
        return numbered[past]

    def _turn_back(self) -> None:
        """Have the numbers begin at the first target again: what is taken up next is another thing."""
        over, _ = self._turned
        if over and isinstance(over[0], Goal):
            self._turned = (), 0

    def _is_there_already(self, drag: Drag) -> bool:
        """Whether what is held is over a target whose number would do nothing: Enter puts it down."""
        return drag.best in drag.areas and not self._drags.puts_by_number(drag.best)

    # Seen.

    def show(self) -> None:
        """Show what the numbers go to."""
        self.hide()
        drag, openings = self._drags.drag, self._openings
        areas: list[tuple[str, QRectF | None]]
        entered = ""
        if drag is not None:
            areas = [(key, drag.areas.get(key)) for key in openings.numbered_targets(drag)]
            entered = drag.best or "" if self._is_there_already(drag) else ""
        else:
            grips = openings.numbered()
            areas = [(grip.key, openings.stop_area(grip) if grip.key else None) for grip in grips]
        table = self._pieces.table
        theme, zoom = table.context.theme, self._pieces.zoom.factor
        keys, past = [str(number) for number in range(1, NINE + 1)], self.before_first
        if self.has_tenth:
            keys.append("0")
        elif len(areas) > past + len(keys):
            keys.append(table.say(_TURNS))
        shown, handling = self._pieces.shown, table.handling
        for key, (at, area) in zip(keys, areas[past:], strict=False):
            if area is None or shown is None:
                continue
            spot = partial(handling.number_spot, shown, at, area)
            cap = KeyCap(area, ENTER if at == entered else key, theme, zoom, handling.numbers_within, spot)
            self._pieces.scene.addItem(cap)
            self._caps.append(cap)

    def hide(self) -> None:
        """Show no numbers: what they stand at moves."""
        for cap in self._caps:
            self._pieces.scene.removeItem(cap)
        self._caps = []
