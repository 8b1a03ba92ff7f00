"""What every page of the window needs: the voice, the theme, the settings, the store."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import define
from PySide6.QtCore import QObject

from boardroom.controller.store import Store
from boardroom.engine.text import Text
from boardroom.ui.say import SeatName, Voice
from boardroom.ui.settings import Settings
from boardroom.ui.theme import Theme


@define(eq=False)
class Room:
    """One voice, one theme, one set of settings and one store for all pages."""

    voice: Voice
    theme: Theme
    settings: Settings
    store: Store

    def say(self, text: Text, seats: Sequence[SeatName] = ()) -> str:
        """The text in the language of the moment."""
        return self.voice.say(text, seats)

    def tell(
        self, widget: QObject, setter: Callable[[str], Any], text: Text, seats: Sequence[SeatName] = (), what: str = ""
    ) -> None:
        """Set a text on a widget, now and whenever the language changes."""
        self.voice.tell(widget, setter, text, seats, what)
