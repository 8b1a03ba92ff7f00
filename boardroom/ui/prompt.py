"""The prompt line: who must do what now, in one sentence, and the buttons that say it is done."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import field, frozen
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from boardroom.engine.rules import Role
from boardroom.engine.text import Text
from boardroom.ui.room import Room
from boardroom.ui.say import SeatName
from boardroom.ui.widgets import MAIN, PLAIN, Button

HEIGHT = 60
MAIN_KEYS = "Ctrl+Return"
"""The keys that press the main button from anywhere."""
REFUSAL_SHOWN = 6000
"""Milliseconds for which a reason stands in place of the note."""


@frozen
class Offer:
    """A button wanted beside the prompt. ``why`` switches it off, ``remark`` is a second line while it is on."""

    key: str
    label: Text
    act: Callable[[], Any] = field(eq=False)
    role: Role = Role.PLAIN
    icon: str = ""
    cap: str = ""
    why: Text | None = None
    remark: Text | None = None


class PromptBar(QWidget):
    """A seat's badge, a sentence, a quieter one, and buttons at the right."""

    def __init__(self, room: Room, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self.room, self._seats = room, tuple(seats)
        self._ask: Text | None = None
        self._note: Text | None = None
        self._reason: Text | None = None
        self.badge = QPixmap()
        self.buttons: dict[str, Button] = {}
        self._acts: dict[str, Callable[[], Any]] = {}
        self._main = ""
        self._offered: list[Offer] = []
        self._spoken: tuple[Any, ...] = ()
        self.setFixedHeight(HEIGHT)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 8, 16, 8)
        self._row.setSpacing(10)
        self._row.addStretch(1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REFUSAL_SHOWN)
        self._timer.timeout.connect(self._forget_reason)
        room.theme.changed.connect(self.update)
        room.voice.changed.connect(self._speak)

    def show_prompt(self, ask: Text, note: Text | None, badge: QPixmap) -> None:
        """Show a prompt; a reason that stands is forgotten."""
        self._ask, self._note, self.badge, self._reason = ask, note, badge, None
        self._timer.stop()
        self._speak()

    def refuse(self, reason: Text) -> None:
        """Say why something could not be done, for a while, in place of the note."""
        self._reason = reason
        self._timer.start()
        self._speak()

    @property
    def words(self) -> tuple[str, str]:
        """The two sentences as they are shown."""
        second = self._reason or self._note
        return (
            self.room.say(self._ask, self._seats) if self._ask else "",
            self.room.say(second, self._seats) if second else "",
        )

    def set_buttons(self, offers: Sequence[Offer]) -> None:
        """Show these buttons, kept where the keys agree so that the focus stays."""
        self._acts = {offer.key: offer.act for offer in offers}
        self._main = next((offer.key for offer in offers if offer.role is Role.MAIN), "")
        if list(offers) == self._offered:
            return
        self._offered = list(offers)
        focused = next((key for key, button in self.buttons.items() if button.hasFocus()), "")
        if [offer.key for offer in offers] != list(self.buttons):
            for button in self.buttons.values():
                self._row.removeWidget(button)
                button.hide()
                button.deleteLater()
            self.buttons = {}
            for offer in offers:
                role = MAIN if offer.role is Role.MAIN else PLAIN
                button = Button(self.room, offer.label, role, offer.icon, offer.cap)
                button.height_hint = 44
                self._row.addWidget(button)
                button.clicked.connect(lambda _=False, key=offer.key: self._acts[key]())
                self.buttons[offer.key] = button
        for offer in offers:
            button = self.buttons[offer.key]
            button.relabel(offer.label, self._seats)
            if offer.why is None and offer.remark is not None:
                button.remark(offer.remark, self._seats)
            else:
                button.explain(offer.why, self._seats)
        if focused in self.buttons:
            self.buttons[focused].setFocus()
        # At once: it would be painted in the old places first, and then again.
        self._row.activate()
        self.update()

    def press_main(self) -> None:
        """Press the main button, if there is one and it is on."""
        button = self.buttons.get(self._main)
        if button is not None and button.isEnabled() and self.isEnabled():
            button.click()

    def _forget_reason(self) -> None:
        self._reason = None
        self._speak()

    def _speak(self) -> None:
        spoken = self.words, self._reason is None, self.badge.cacheKey()
        if spoken != self._spoken:
            self._spoken = spoken
            self.setAccessibleName(" ".join(self.words))
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p, theme = self.room.theme.palette, self.room.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(p.panel))
        painter.fillRect(QRectF(0, HEIGHT - 1, self.width(), 1), QColor(p.line))
        left = 16.0
        if not self.badge.isNull():
            size = self.badge.deviceIndependentSize()
            painter.drawPixmap(round(left), round((HEIGHT - size.height()) / 2), self.badge)
            left += size.width() + 12
        right = min((b.x() for b in self.buttons.values() if b.isVisible()), default=self.width()) - 12
        ask, note = self.words
        font = theme.text(17, 600)
        metrics = QFontMetricsF(font)
        width = max(40.0, right - left)
        while metrics.horizontalAdvance(ask) > width and font.pixelSize() > 12:
            font.setPixelSize(font.pixelSize() - 1)
            metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(p.text))
        if note:
            ask_box, note_box = QRectF(left, 8, width, 24), QRectF(left, 33, width, 20)
        else:
            ask_box, note_box = QRectF(left, 0, width, HEIGHT), QRectF()
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(ask_box, flags, metrics.elidedText(ask, Qt.TextElideMode.ElideRight, width))
        if note:
            font = theme.text(13, 600 if self._reason else 400)
            metrics = QFontMetricsF(font)
            while metrics.horizontalAdvance(note) > width and font.pixelSize() > 11:
                font.setPixelSize(font.pixelSize() - 1)
                metrics = QFontMetricsF(font)
            painter.setFont(font)
            painter.setPen(QColor(p.warning if self._reason else p.quiet))
            painter.drawText(note_box, flags, metrics.elidedText(note, Qt.TextElideMode.ElideRight, width))
