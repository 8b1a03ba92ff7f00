"""The panel of a seat for tables that bring no panels of their own: badge, name, points, whether it is to act."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy

from boardroom.engine.rules import AnyRules
from boardroom.engine.text import phrase
from boardroom.ui.kit.widgets.labels import Chip, Words
from boardroom.ui.kit.widgets.name_row import NameRow
from boardroom.ui.kit.widgets.panel import Panel
from boardroom.ui.kit.words.say import SeatName, called
from boardroom.ui.stage.table import Table


class SeatPanel(Panel):
    """A seat in one line, and below it what it is about, if that is anything."""

    def __init__(self, table: Table, seat: int, names: Sequence[SeatName]) -> None:
        super().__init__(table.context)
        self._seat = seat
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        head = NameRow(table.context, partial(table.badge, seat), called(seat, names))
        self._points = Words(table.context, None, 20, 700, titled=True)
        self._points.setWordWrap(False)
        head.addWidget(self._points)
        self.body.addLayout(head)
        self._chip = Chip(table.context, _ACTING, "acting")
        self.body.addWidget(self._chip, alignment=Qt.AlignmentFlag.AlignLeft)

    def show_view(self, rules: AnyRules, view: Any) -> None:
        """Show what a view says of the seat."""
        score, outcome = rules.words.score(view, self._seat), rules.outcome(view)
        self._points.setVisible(score is not None)
        if score is not None:
            self._points.say(phrase("Score", "{total}").put(total=score.total))
        won = outcome is not None and self._seat in outcome.winners
        if won:
            self._chip.say(_WINNER, "done")
        else:
            self._chip.say(_ACTING, "acting")
        self._chip.setVisible(won or self._seat in rules.actors(view))


_ACTING = phrase("Seat", "to act", "a player who may do something now")
_WINNER = phrase("Seat", "winner", "a player who has won")
