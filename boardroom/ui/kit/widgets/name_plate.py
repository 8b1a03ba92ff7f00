"""Who it is about, at the head of a panel: a badge, a name, and a word on what that seat does."""

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.labels import Chip
from boardroom.ui.kit.widgets.note import ENDLESS, Note

Picture: TypeAlias = Callable[[float, float], QPixmap]
"""What paints a badge, for a size in logical pixels and a device pixel ratio."""
BADGE_SIZE: Final = 30
"""The size of a badge."""
_BESIDE: Final = 8
_LEAST_NAME, _CRAMPED_NAME = 12.0, 8.0
"""The smallest sizes of a name: where its chip could go elsewhere, and where there is no other way."""


class Badge(QWidget):
    """A badge alone."""

    def __init__(self, picture: Picture) -> None:
        super().__init__()
        self._picture = picture
        self.setFixedSize(BADGE_SIZE, BADGE_SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._picture(BADGE_SIZE, self.devicePixelRatioF()))


class NamePlate(QWidget):
    """A picture (a seat's badge), a name, and a chip that says what the seat does: beside the name, or where both are
    too long and there is room, below it; without that room the ``short`` name, if there is one, stands beside the chip.
    ``said`` goes out when either says something else.
    """

    said = Signal()

    def __init__(
        self, context: AppContext, picture: Picture, title: Text, idle: Text, short: Text | None = None
    ) -> None:
        super().__init__()
        self._picture = picture
        self.name = Note(context, 15, 700, "text", _LEAST_NAME)
        self.name.say(title)
        self.name.setParent(self)
        self.name.said.connect(self._changed)
        self.short: Note | None = None
        if short is not None and short != title:
            self.short = Note(context, 15, 700, "text", _LEAST_NAME)
            self.short.say(short)
            self.short.setParent(self)
        self.chip = Chip(context, idle)
        self.chip.setParent(self)
        self._doing = idle
        # After name and chip, so that it is placed for what they say in another language.
        context.tell(self, self._retold, idle)
        context.theme.changed.connect(self._changed)

    def say(self, doing: Text, mood: str) -> None:
        """What the seat does."""
        if (doing, mood) != (self._doing, self.chip.mood):
            self._doing = doing
            self.chip.say(doing, mood)
            self._changed()

    def _retold(self, _: str) -> None:
        self._changed()

    def _changed(self) -> None:
        self._place()
        self.said.emit()

    def wanted(self, width: int, roomy: bool) -> int:
        """The height it takes, in two rows if it has to and may."""
        if not roomy or self._beside(width):
            return self._row
        return max(self._row, self._line + self.chip.sizeHint().height() + 2)

    @property
    def _row(self) -> int:
        """The height of name and chip side by side."""
        return max(BADGE_SIZE, self.chip.sizeHint().height())

    @property
    def _line(self) -> int:
        return self.name.wanted(ENDLESS, 1)

    def _beside(self, width: int) -> bool:
        """Whether name and chip have room side by side."""
        return self.name.fit(self._left(width), wrap=False, least=_LEAST_NAME).whole

    def _left(self, width: int) -> int:
        return width - BADGE_SIZE - 2 * _BESIDE - self.chip.sizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        chip, left = self.chip.sizeHint(), BADGE_SIZE + _BESIDE
        beside = self._beside(self.width())
        below = not beside and self.height() > self._row
        # That somebody only waits need not be said.
        shown = beside or below or self.chip.mood != "quiet"
        self.chip.setVisible(shown)
        cramped = False
        self.name.shrink_to(_LEAST_NAME if beside or below or not shown else _CRAMPED_NAME)
        if below:
            self.name.setGeometry(left, 0, self.width() - left, self._line)
            self.chip.setGeometry(left, self._line + 1, min(chip.width(), self.width() - left), chip.height())
        else:
            room = self._left(self.width()) if shown else self.width() - left
            cramped = shown and not self.name.fit(room, wrap=False, least=_LEAST_NAME).whole
            self.name.setGeometry(left, 0, max(0, room), self._row)
            self.chip.setGeometry(
                self.width() - chip.width(), round((self._row - chip.height()) / 2), chip.width(), chip.height()
            )
        if self.short is not None:
            self.short.setGeometry(self.name.geometry())
            self.short.setVisible(cramped)
            self.name.setVisible(not cramped)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._picture(BADGE_SIZE, self.devicePixelRatioF()))
