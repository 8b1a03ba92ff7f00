"""The strip along the foot of the window that says what went wrong, or what was done, without standing in the way."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit import art
from boardroom.ui.kit.buttons import PLAIN, QUIET, Button, IconButton
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets import Words

_STAY: Final = 12_000
"""Milliseconds that good news stay; bad news stay until they are dismissed."""


class MessageStrip(QWidget):
    """One message at a time, with at most one thing to do about it, and a cross to be rid of it."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.subject = ""
        self._bad = False
        self._do: Callable[[], object] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._words = Words(context, None, 13, 500)
        self._act = Button(context, phrase("Strip", "Show folder"), PLAIN)
        self._act.size_points, self._act.height_hint = 13.0, 32
        self._act.clicked.connect(self._done)
        cross = IconButton(context, phrase("Strip", "Dismiss this message"), "cross", QUIET)
        cross.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(48, 6, 12, 6)
        row.setSpacing(12)
        row.addWidget(self._words, 1)
        row.addWidget(self._act)
        row.addWidget(cross)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        context.theme.changed.connect(self.update)
        self.hide()

    def say(
        self,
        text: Text,
        bad: bool = True,
        label: Text | None = None,
        do: Callable[[], object] | None = None,
        subject: str = "",
    ) -> None:
        """Show a message. ``label`` names what can be done about it, ``subject`` what it is about."""
        self._bad, self._do, self.subject = bad, do, subject
        self._words.say(text)
        self.context.tell(self, self.setAccessibleName, text)
        self._act.setVisible(do is not None)
        if label is not None:
            self._act.relabel(label)
        if bad:
            self._timer.stop()
        else:
            self._timer.start(_STAY)
        self.show()
        self.update()

    @property
    def words(self) -> str:
        """What it says, nothing if it is not there."""
        return self._words.text() if self.isVisible() else ""

    def turn_page(self) -> None:
        """Be gone if it was good news: they belong to the page they were said on."""
        if not self._bad:
            self.dismiss()

    def dismiss(self) -> None:
        """Be gone."""
        self._timer.stop()
        self.hide()

    def _done(self) -> None:
        do = self._do
        self.dismiss()
        if do is not None:
            do()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.context.theme.palette
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.context.theme.colour("panel"))
        ink = p.warning if self._bad else p.main
        painter.setPen(QPen(self.context.theme.colour("line"), 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.fillRect(QRectF(0, 0, 4, self.height()), self.context.theme.colour("warning" if self._bad else "main"))
        icon = art.icon_pixmap("warning" if self._bad else "check", 20, ink, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(16, self.height() / 2 - 10), icon)
