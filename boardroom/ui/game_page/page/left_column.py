"""The left column: the table's own panels, or a panel for every seat of a table that brings none."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from boardroom.engine.rules import AnyRules
from boardroom.engine.text import phrase
from boardroom.ui.kit.widgets.labels import Chip, Words
from boardroom.ui.kit.widgets.name_row import NameRow
from boardroom.ui.kit.widgets.page_frame import Scroll
from boardroom.ui.kit.widgets.panel import Panel
from boardroom.ui.kit.words.say import SeatName, called
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Folding

WIDTH, NARROW = 246, 190
_ACTING = phrase("Seat", "to act", "a player who may do something now")
_WINNER = phrase("Seat", "winner", "a player who has won")


class _Shrinking(QVBoxLayout):
    """A column whose parts shrink as far as they can before it is too high for the scroll area around it. Where words
    wrap, that would else ask for the height that all would like to have.
    """

    def __init__(self, inner: QWidget, around: Scroll) -> None:
        super().__init__(inner)
        self._around = around
        self._wraps = False

    def hasHeightForWidth(self) -> bool:
        return self._wraps and super().hasHeightForWidth()

    def minimumSize(self) -> QSize:
        least = super().minimumSize()
        self._wraps = True
        if self.hasHeightForWidth():
            least.setHeight(self.minimumHeightForWidth(self._around.viewport().width()))
        self._wraps = False
        return least


class SeatPanel(Panel):
    """A seat of a table that brings no panels: badge, name and points in a line, below it whether it is to act."""

    def __init__(self, table: Table, seat: int, names: Sequence[SeatName]) -> None:
        super().__init__(table.context)
        self._seat = seat
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        head = NameRow(table.context, partial(table.badge, seat), called(seat, names))
        self._points = Words(table.context, None, 20, 700, titled=True, wrap=False)
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


class LeftColumn(QWidget):
    """Panels, top to bottom; ``fold`` makes them narrower. Where even so they are too high together, they scroll."""

    def __init__(self, table: Table, rules: AnyRules, names: Sequence[SeatName]) -> None:
        super().__init__()
        self._table, self._rules = table, rules
        self._folded = False
        inner = QWidget()
        scroll = Scroll(table.context, inner)
        column = _Shrinking(inner, scroll)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        around = QHBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scroll)
        panels = table.panels.widgets()
        for index, panel in enumerate(panels):
            column.addWidget(panel, 1 if table.panels.last_grows and index + 1 == len(panels) else 0)
        # A table that does without this column shows the seats itself.
        own = bool(panels) or not table.panels.there
        self._seats = () if own else tuple(SeatPanel(table, seat, names) for seat in range(len(names)))
        for seat_panel in self._seats:
            column.addWidget(seat_panel)
        column.addStretch(0)

    def refresh(self, shown: Presentation) -> None:
        """Bring the panels up to what is shown."""
        self._table.panels.refresh(shown)
        for panel in self._seats:
            panel.show_view(self._rules, shown.view)

    def fold(self, folded: bool) -> None:
        """Take less room, or unfold."""
        self._folded = folded
        for panel in self._table.panels.widgets():
            if isinstance(panel, Folding):
                panel.set_compact(folded)

    @property
    def wanted_width(self) -> int:
        """The width it takes now, for the text size of the moment."""
        return self._table.context.theme.high(NARROW if self._folded else WIDTH)
