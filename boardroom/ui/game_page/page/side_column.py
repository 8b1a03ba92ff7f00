"""The right column: inspector above, the last turn, log and list of actions below, which share the height by what they
need; where the window is narrow one of them at a time, opened by its button in the bar.
"""

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from boardroom.engine.text import phrase
from boardroom.ui.game_page.panels.action_list import ActionList
from boardroom.ui.game_page.panels.inspector import Inspector
from boardroom.ui.game_page.panels.last_turn_list import LastTurnList
from boardroom.ui.game_page.panels.log import Log
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import QUIET, Button
from boardroom.ui.kit.widgets.controls import check_quietly
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.widgets.panel import Panel

WIDTH: Final = 276
LAST_TURN: Final = "last turn"
_NARROW: Final = 240
"""Below this width the tabs lie as close as they can, in small letters."""
_TAB_SIZES: Final = (13, 12)
_ABOVE, _BELOW = 5, 6
"""The usual shares of the inspector and of what lies below it."""
_LEAST_BELOW: Final = 0.36
"""What is left of the height for that in any case."""


class SideColumn(QWidget):
    """Shows inspector, last turn, log and actions; folded, the one that is opened, or nothing. Where the table tells
    the last turn itself it has no ``last_turn``.

    Signals: opened, when one was opened or closed; tab_chosen, when a person chose a tab.
    """

    opened = Signal()
    tab_chosen = Signal()

    def __init__(
        self,
        context: AppContext,
        inspector: Inspector,
        log: Log,
        actions: ActionList,
        last_turn: LastTurnList | None = None,
    ) -> None:
        super().__init__()
        self.folded = False
        self._open = ""
        self.inspector, self.log, self.action_list, self.last_turn = inspector, log, actions, last_turn
        self._lower = Panel(context)
        self._tab_row = tabs = laid(QHBoxLayout(), spacing=4)
        self._parts: dict[str, QWidget] = {"log": log, "actions": actions}
        titles = {"log": phrase("Log", "Log"), "actions": phrase("Actions", "Actions")}
        if last_turn is not None:
            self._parts = {LAST_TURN: last_turn, **self._parts}
            titles = {LAST_TURN: phrase("Last turn", "Last turn"), **titles}
        self._tabs = {name: Button(context, title, QUIET) for name, title in titles.items()}
        self._pages = QStackedWidget()
        for name, page in self._parts.items():
            self._tabs[name].setCheckable(True)
            self._tabs[name].size_points = _TAB_SIZES[0]
            # Toggled and not clicked: that is what the client of a screen reader does to it.
            self._tabs[name].toggled.connect(lambda _=False, name=name: self._choose_tab(name))
            tabs.addWidget(self._tabs[name])
            self._pages.addWidget(page)
        # Before it has its first size: a column that needs more than that would lie over the edge of the window.
        self._set_close(narrow=False)
        tabs.addStretch(1)
        self._lower.body.addLayout(tabs)
        self._lower.body.addWidget(self._pages, 1)
        self._longest = 0
        """How high the inspector would have been for the longest text that it showed to who looks."""
        inspector.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        inspector.explained.connect(self._share)
        if last_turn is not None:
            last_turn.filled.connect(self._share)
        self._column = column = laid(QVBoxLayout(self), (0, 0, 0, 0), 2)
        column.addWidget(inspector, _ABOVE)
        column.addWidget(self._lower, _BELOW)
        self.show_tab(next(iter(self._parts)))
        self.fold(False)

    def show_tab(self, name: str) -> None:
        """Show the last turn, the log or the list of actions."""
        self._pages.setCurrentWidget(self._parts[name])
        self._share()
        for key, button in self._tabs.items():
            check_quietly(button, key == name)
        if self._open in self._tabs and self._open != name:
            # What is opened is what the tab shows.
            self._open = name
            self._arrange()
            self.opened.emit()

    def _choose_tab(self, name: str) -> None:
        self.show_tab(name)
        self.tab_chosen.emit()

    @property
    def tab(self) -> str:
        """The tab that is shown: "last turn", "log" or "actions"."""
        return next(name for name, part in self._parts.items() if part is self._pages.currentWidget())

    def recall(self, opened: str, tab: str) -> None:
        """Show a tab, and have a part opened where the column is folded; unknown names count for nothing."""
        if tab in self._tabs:
            self.show_tab(tab)
        if opened in self._tabs or opened == "inspector":
            self.open(opened)

    def fold(self, folded: bool) -> None:
        """Show only what is opened, or all; what was opened is so again when it folds again."""
        self.folded = folded
        self._arrange()

    def open(self, name: str) -> None:
        """Open "inspector", "last turn", "log" or "actions", or close what is open with ""."""
        self._open = name
        if self._open in self._tabs:
            self.show_tab(self._open)
        self._arrange()
        page = self.parentWidget()
        if page is not None:
            page.updateGeometry()
            self.adjust()
            self.opened.emit()

    @property
    def opened_part(self) -> str:
        """What is opened of the folded column, "" for nothing."""
        return self._open if self.folded else ""

    @property
    def shows_inspector(self) -> bool:
        """Whether the inspector is in view: there a piece is explained."""
        return not self.folded or self._open == "inspector"

    def name_of(self, area: QWidget) -> str:
        """The name of a part that has a tab, "" for anything else."""
        return next((name for name, part in self._parts.items() if part is area), "")

    def open_page(self, name: str) -> None:
        """Have "last turn", "log" or "actions" in view, over the table where the column is folded."""
        if self.folded:
            self.open(name)
        else:
            self.show_tab(name)

    def _arrange(self) -> None:
        self.inspector.setVisible(self.shows_inspector)
        self._lower.setVisible(not self.folded or self._open in self._parts)
        self._share()

    def share_anew(self) -> None:
        """Forget how long the texts were that were shown: somebody else looks."""
        self._longest = 0
        self._share()

    def _share(self) -> None:
        """Have the inspector take as much of what the last turn leaves as its longest text needs: it grows, and only
        gives back what the last turn comes to need, so that little moves while one looks from piece to piece.
        """
        if self.folded or self.inspector.isHidden():
            self.inspector.setMinimumHeight(0)
            self._lower.setMinimumHeight(0)
            return
        if self.inspector.inspection is not None:
            self._longest = max(self._longest, self.inspector.whole_height)
        room = self.height() - self._column.spacing()
        needed = 0
        if self.last_turn is not None and self.tab == LAST_TURN:
            needed = self._lower.height() - self.last_turn.height() + self.last_turn.whole_height
        usual = room * _BELOW / (_ABOVE + _BELOW)
        # An inspector that explains nothing yet gives away what stands empty in it.
        most = usual if self._longest else room - self.inspector.whole_height
        below = min(max(needed, room * _LEAST_BELOW), max(usual, most))
        self.inspector.setMinimumHeight(max(0, min(self._longest, round(room - below))))
        self._lower.setMinimumHeight(round(below) if below > usual else 0)
        self._column.activate()

    def adjust(self) -> None:
        """Take the place at the right edge of the area given last."""
        right, top, height = self.geometry().right(), self.y(), self.height()
        width = self.wanted_width()
        self.setGeometry(right - width + 1, top, width, height)
        self.raise_()

    def wanted_width(self) -> int:
        """The width it takes now, opened parts included."""
        if not self.folded:
            return self.whole_width
        return self.whole_width if self._open else 0

    @property
    def whole_width(self) -> int:
        """The width unfolded, for the text size of the moment."""
        return self.inspector.context.theme.high(WIDTH)

    @property
    def reserved_width(self) -> int:
        """The width the table must leave free for it: none while the column is folded, as what is opened lies over the
        table.
        """
        return 0 if self.folded else self.whole_width

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_close(self.width() < self.inspector.context.theme.high(_NARROW))
        # Words break elsewhere.
        self._longest = 0
        self._share()

    def _set_close(self, narrow: bool) -> None:
        """Have the tabs lie as close as a column needs that is narrow or not."""
        beside = 4 if narrow else 8
        self._lower.body.setContentsMargins(beside, 8, beside, 4)
        self._tab_row.setSpacing(0 if narrow else 4)
        for tab in self._tabs.values():
            tab.size_points = _TAB_SIZES[narrow]
            tab.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self.wanted_width(), 400)
