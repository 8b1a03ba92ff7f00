"""The sounds: what can be heard, and whether it is to be. Who hears them is decided where things happen."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from PySide6.QtGui import QGuiApplication

from boardroom.ui.kit.settings import Settings

TILE: Final = "tile"
DIE: Final = "die"
FENCE: Final = "fence"
ANIMAL: Final = "animal"
CARD: Final = "card"
CAPTURE: Final = "capture"
COMPLETION: Final = "completion"
CURTAIN: Final = "curtain"
STABLE: Final = "stable"
FOAL: Final = "foal"
CITY: Final = "city"
FALL: Final = "fall"
HORSES: Final = "horses"
WIN: Final = "win"
NAMES: Final = (
    TILE, DIE, FENCE, ANIMAL, CARD, CAPTURE, COMPLETION, CURTAIN, STABLE, FOAL, CITY, FALL, HORSES, WIN,
)  # fmt: skip

LIBRARY: Final = "miniaudio"
_SCREENLESS: Final = ("offscreen", "minimal")


def can_be_heard() -> bool:
    """Whether the library that plays them is there, and could be loaded if that was tried; this does not load it."""
    from boardroom.ui.kit.sound.player import PLAYER

    return PLAYER.has_library and find_spec(LIBRARY) is not None


class Sounds:
    """Plays sounds as the settings say; ``player`` is given the name and how loud (0-1)."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.player: Callable[[str, float], None] = _play_aloud

    def play(self, name: str) -> None:
        """Play one of NAMES, or nothing for "". Returns at once; without a device or the library nothing is heard."""
        if not name:
            return
        if name not in NAMES:
            raise ValueError(f"there is no sound {name!r}")
        loudness = self._settings.loudness
        if loudness > 0:
            self.player(name, loudness)


def _play_aloud(name: str, loudness: float) -> None:
    # Where nothing can be seen nothing is to be heard: pictures for the command line, tests.
    if QGuiApplication.platformName() not in _SCREENLESS:
        # At the first sound, long after the first picture.
        from boardroom.ui.kit.sound.player import PLAYER

        PLAYER.play(name, loudness)
