"""What paints around the tiles of one picture of Epigo's table is made of this: what is shown, and how it is said."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont

from boardroom.engine.text import Text
from boardroom.games.epigo.position.state import PLAN, State
from boardroom.games.epigo.table.layout.measures import Measures
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.presentation import Presentation

if TYPE_CHECKING:
    from boardroom.games.epigo.table import EpigoTable


class Around:
    """Paints for one picture of a table."""

    def __init__(self, table: "EpigoTable", shown: Presentation) -> None:
        self.table, self.shown = table, shown
        self.view: State = shown.view
        self.planning = self.view.phase == PLAN and shown.audience is not None and shown.actor is not None

    @property
    def m(self) -> Measures:
        """The measures of the moment."""
        return self.table.m

    @property
    def context(self) -> AppContext:
        """Voice and theme."""
        return self.table.context

    @property
    def evening(self) -> bool:
        """Whether it is shown in the colours of the evening."""
        return self.context.theme.evening

    def say(self, text: Text) -> str:
        """A text in the language of the moment."""
        return self.table.say(text)

    def text(self, size: float, weight: int) -> QFont:
        """The font of words, in pixels of text of the usual size."""
        return self.context.theme.text(size, weight)
