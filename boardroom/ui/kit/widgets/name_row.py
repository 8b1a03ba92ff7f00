"""Who it is about, at the head of a panel, in one row: a badge and a name in two lines at most."""

from typing import Final

from PySide6.QtWidgets import QHBoxLayout

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.name_plate import BADGE_SIZE, Badge, Picture
from boardroom.ui.kit.widgets.note import Note

_LEAST: Final = 11.0
_HIGH: Final = 34
"""The smallest size of a name, and how high it may be, in usual text."""


class NameRow(QHBoxLayout):
    """A badge and a name, for the body of a panel; ``NamePlate`` is for panels that take less room. A long name is
    smaller, and then cut short with all of it in its tooltip.
    """

    def __init__(self, context: AppContext, picture: Picture, name: Text) -> None:
        super().__init__()
        self._context = context
        self.setSpacing(8)
        self.addWidget(Badge(picture))
        self.name = Note(context, 15, 700, "text", _LEAST)
        self.name.say(name)
        self.addWidget(self.name, 1)
        context.theme.changed.connect(self._grow)
        self._grow()

    def _grow(self) -> None:
        self.name.setFixedHeight(max(BADGE_SIZE, self._context.theme.high(_HIGH)))
