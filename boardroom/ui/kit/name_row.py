"""Who it is about, at the head of a panel, in one line: a badge and a name that takes as many rows as it needs."""

from PySide6.QtWidgets import QHBoxLayout

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.name_plate import Badge, Picture
from boardroom.ui.kit.widgets import Words


class NameRow(QHBoxLayout):
    """A badge and a name, for the body of a panel; ``NamePlate`` is for panels that take less room."""

    def __init__(self, context: AppContext, picture: Picture, name: Text) -> None:
        super().__init__()
        self.setSpacing(8)
        self.addWidget(Badge(picture))
        self.addWidget(Words(context, name, 15, 700), 1)
