"""The left column: the table's own panels, or a panel for every seat of a table that brings none."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.engine.rules import AnyRules
from boardroom.ui.game_page.panels.seat_panel import SeatPanel
from boardroom.ui.kit.widgets.page_frame import Scroll
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table
from boardroom.ui.stage.table_parts import Folding

WIDTH, NARROW = 246, 190


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
            column.addWidget(panel, 1 if index + 1 == len(panels) else 0)
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
