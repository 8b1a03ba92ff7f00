"""The strip at the foot of the window that says what went wrong, or what was done; it moves nothing."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.widgets.buttons import PLAIN, QUIET, Button, IconButton
from boardroom.ui.kit.widgets.labels import Words
from boardroom.ui.kit.widgets.layouts import laid

_MARGIN: Final = 12
"""Logical pixels between the strip and the edges of what it lies over."""
_ICON: Final = 20
_STAY: Final = 12_000
"""Milliseconds that good news stay; bad news stay until they are dismissed."""


class MessageStrip(QWidget):
    """One message at a time, with at most one thing to do about it, and a cross to be rid of it.

    It lies over the foot of a widget, no wider than its words need, and follows when that changes its size.
    """

    def __init__(self, context: AppContext, over: QWidget) -> None:
        super().__init__(over)
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
        row = self._row = laid(QHBoxLayout(self), spacing=12)
        row.addWidget(self._words, 1)
        row.addWidget(self._act)
        row.addWidget(cross)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.dismiss)
        context.theme.changed.connect(self._place)
        context.voice.changed.connect(self._place)
        over.installEventFilter(self)
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
        self._place()

    def _place(self) -> None:
        over, layout = self.parentWidget(), self.layout()
        if over is None or layout is None:
            return
        self._row.setContentsMargins(28 + self.context.theme.grown(_ICON), 6, 12, 6)
        layout.invalidate()
        beside = layout.sizeHint().width() - self._words.sizeHint().width()
        wanted = beside + self._words.fontMetrics().horizontalAdvance(self._words.text()) + 8
        wide = min(wanted, over.width() - 2 * _MARGIN)
        high = max(layout.heightForWidth(wide), layout.minimumSize().height())
        self.setGeometry((over.width() - wide) // 2, over.height() - high - _MARGIN, wide, high)
        self.raise_()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

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
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.fillRect(QRectF(0, 0, 4, self.height()), self.context.theme.colour("warning" if self._bad else "main"))
        large = self.context.theme.grown(_ICON)
        icon = art.icon_pixmap("warning" if self._bad else "check", large, ink, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(16, (self.height() - large) / 2), icon)
