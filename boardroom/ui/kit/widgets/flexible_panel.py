"""Panels that grow and shrink with their column: all of their parts where there is room, the ones that matter most
where there is little.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.name_plate import NamePlate
from boardroom.ui.kit.widgets.note import Note
from boardroom.ui.kit.widgets.panel import Panel

SIDE, FOOT, GAP = 16, 12, 4
"""From the edges of a panel to what is in it, its shadow included; and between its parts."""


class FlexiblePanel(Panel):
    """A panel that puts its parts where they have room: all of them where there is enough, the ones that matter most
    where there is little.
    """

    def __init__(self, context: AppContext, heading: Text | None = None) -> None:
        super().__init__(context, heading)
        self._placing = self._waiting = self._due = False
        self._wants = QSize(), QSize()
        self.body.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        context.theme.changed.connect(self.rearrange)

    def adopt(self, *parts: QWidget) -> None:
        """Take parts in, and place them anew whenever one says something else."""
        for part in parts:
            part.setParent(self)
            if isinstance(part, Note | NamePlate):
                part.said.connect(self.rearrange)

    @contextmanager
    def placed_once(self) -> Iterator[None]:
        """While its parts are told what to show: they are placed when all of them know, if one says something else."""
        self._waiting = True
        try:
            yield
        finally:
            self._waiting = False
            if self._due:
                self.rearrange()

    @property
    def inner(self) -> QRect:
        """Where its parts are."""
        top = self.heading_height + (6 if self.heading_height else 10)
        return QRect(SIDE, top, max(1, self.width() - 2 * SIDE), max(0, self.height() - top - FOOT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._settle()

    def rearrange(self) -> None:
        """Place the parts anew, and have the column know if the panel wants another size now."""
        self._due = self._waiting
        if self._waiting or self.isHidden():
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
            self.place()
        self._placing = False

    def place(self) -> None:
        """Put the parts where they belong; every such panel says how."""
        raise NotImplementedError


def stack(left: int, top: int, width: int, parts: Sequence[tuple[QWidget, int]]) -> None:
    """Put parts of these heights one below the other; those without a height are not shown."""
    for part, height in parts:
        part.setVisible(height > 0)
        if height > 0:
            part.setGeometry(left, top, width, height)
            top += height + GAP
