"""What every page of the window needs: the voice, the theme, the settings, the sounds, the store."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words.say import Voice, system_language

if TYPE_CHECKING:
    from boardroom.controller.storage.store import Store
    from boardroom.ui.kit.sound.sounds import Sounds


class AppContext:
    """One voice, one theme, one set of settings and of sounds, and one store for all pages.

    Voice and theme follow the settings. The store may be given as the way to get it, which is then taken when it is
    first asked for: the first window does without it.
    """

    def __init__(self, voice: Voice, theme: Theme, settings: Settings, store: "Store | Callable[[], Store]") -> None:
        self.voice, self.theme, self.settings = voice, theme, settings
        self.say, self.aloud, self.tell = voice.say, voice.aloud, voice.tell
        """As the voice does, in the language of the moment."""
        self._store = store
        settings.changed.connect(self._follow)
        voice.changed.connect(self._follow_voice)

    @property
    def store(self) -> "Store":
        """Where the games and the settings are kept."""
        if callable(self._store):
            self._store = self._store()
        return self._store

    @cached_property
    def sounds(self) -> "Sounds":
        """What is heard, as the settings say; the first window does without it."""
        from boardroom.ui.kit.sound.sounds import Sounds

        return Sounds(self.settings)

    def _follow(self, key: str) -> None:
        if key == "language":
            wish = self.settings.get("language")
            self.voice.speak(system_language() if wish == "system" else wish)
        elif key == "theme":
            self.theme.set_wish(self.settings.get("theme"))
        elif key == "text_scale":
            self.theme.set_text_scale(self.settings.get("text_scale"))

    def _follow_voice(self) -> None:
        self.theme.set_language(self.voice.language)
