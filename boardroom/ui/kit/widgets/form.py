"""The parts of a form: a line with its control, a panel with tools in its heading."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.labels import Chip, Words
from boardroom.ui.kit.widgets.layouts import laid
from boardroom.ui.kit.widgets.panel import Panel


class Row(QWidget):
    """A line of a form: what is chosen and why on the left, the control on the right, a hair line above."""

    def __init__(
        self, context: AppContext, title: Text, line: Text, control: QWidget, chip: Text | None = None
    ) -> None:
        super().__init__()
        self.context, self.first = context, False
        self.chip = None if chip is None else Chip(context, chip)
        head = laid(QHBoxLayout(), spacing=10)
        head.addWidget(Words(context, title, 14, 600, wrap=chip is None), 1 if chip is None else 0)
        if self.chip is not None:
            head.addWidget(self.chip)
            head.addStretch(1)
        self.left = laid(QVBoxLayout(), spacing=2)
        self.left.addLayout(head)
        self.line = Words(context, line, 13, 400, "quiet")
        self.left.addWidget(self.line)
        row = laid(QHBoxLayout(self), (0, 10, 0, 10), 20)
        row.addLayout(self.left, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        context.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.first:
            painter = QPainter(self)
            painter.setPen(self.context.theme.colour("line"))
            painter.drawLine(0, 0, self.width(), 0)


class ToolPanel(Panel):
    """A panel with room for controls at the right end of its heading."""

    def __init__(self, context: AppContext, heading: Text, icon: str) -> None:
        super().__init__(context, heading, icon)
        self.set_heading(48)
        self._tools = laid(QHBoxLayout(self.heading), (0, 0, 4, 0), 8)
        self._tools.addStretch(1)

    def add_tool(self, tool: QWidget) -> None:
        """Put a control into the heading, behind those that are there."""
        self._tools.addWidget(tool)
