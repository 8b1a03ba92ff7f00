"""The left column: the table's own panels, or a panel for every seat of a table that brings none."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.engine.rules import AnyRules
from boardroom.ui.game_page.seat_panel import SeatPanel
from boardroom.ui.kit.page_frame import Scroll
from boardroom.ui.kit.say import SeatName
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Folding, Table

WIDTH, NARROW = 246, 190


class LeftColumn(QWidget):
    """Panels, top to bottom; ``fold`` makes them narrower. Where even so they are too high together, they scroll."""

    def __init__(self, table: Table, rules: AnyRules, names: Sequence[SeatName]) -> None:
        super().__init__()
        self._table, self._rules = table, rules
        self._folded = False
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        scroll = Scroll(table.context, inner)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        around = QHBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scroll)
        panels = table.panels()
        for index, panel in enumerate(panels):
            column.addWidget(panel, 1 if index + 1 == len(panels) else 0)
        self._seats = () if panels else tuple(SeatPanel(table, seat, names) for seat in range(len(names)))
        for seat_panel in self._seats:
            column.addWidget(seat_panel)
        column.addStretch(0)

    def refresh(self, shown: Presentation) -> None:
        """Bring the panels up to what is shown."""
        self._table.refresh(shown)
        for panel in self._seats:
            panel.show_view(self._rules, shown.view)

    def fold(self, folded: bool) -> None:
        """Take less room, or unfold."""
        self._folded = folded
        for panel in self._table.panels():
            if isinstance(panel, Folding):
                panel.set_compact(folded)

    @property
    def wanted_width(self) -> int:
        """The width it takes now, for the text size of the moment."""
        return self._table.context.theme.high(NARROW if self._folded else WIDTH)
