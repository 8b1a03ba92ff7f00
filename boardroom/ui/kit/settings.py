"""The settings: what a person chose once for the whole application, kept in the data folder."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from boardroom.ui.kit import system_motion
from boardroom.ui.kit.theme import LARGEST_TEXT

if TYPE_CHECKING:
    from boardroom.controller.storage.store import Store
    from boardroom.engine.manifest import OptionalStep

LANGUAGE_CHOICES: Final = ("system", "en", "ja")
LANGUAGE_NAMES: Final = {"en": "English", "ja": "日本語"}
THEME_CHOICES: Final = ("system", "day", "evening")
MOTION_CHOICES: Final = ("system", "off", "fast", "normal", "slow")
TEXT_SCALES: Final = (0.9, 1.0, 1.15, 1.3, 1.6, LARGEST_TEXT)
# As in engine.records.record, which is not needed for the first picture and would hold it up.
ANSWERS: Final = ("ask", "once", "always", "able", "never")
VOLUMES: Final = range(5, 101, 5)
"""Percent of how loud sounds were made."""
_EARLIER_VOLUMES: Final = {"quiet": 20, "normal": 50, "loud": 100}
"""What was stored when there were three of them."""
MOTION_FACTORS: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
AT_ONCE: Final = "at once"
COMPUTER_FACTORS: Final = {AT_ONCE: 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}

_CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "language": LANGUAGE_CHOICES,
    "theme": THEME_CHOICES,
    "motion": MOTION_CHOICES,
    "computers": tuple(COMPUTER_FACTORS),
    "text_scale": TEXT_SCALES,
    "sound": ("on", "off"),
    "volume": tuple(VOLUMES),
    "handing_over": ("when needed", "every time"),
    "last_turn": ("always", "concerning", "never"),
}
_DEFAULTS: Final[dict[str, Any]] = {
    "language": "system",
    "theme": "system",
    "motion": "system",
    "computers": "normal",
    "text_scale": 1.0,
    "sound": "on",
    "volume": 50,
    "handing_over": "when needed",
    "last_turn": "always",
}


class Settings(QObject):
    """The choices by key, saved whenever one changes; a value that is not offered counts as the default.

    The store may be given as the way to get it, with the values already read: then it is asked for at the first change.
    """

    changed = Signal(str)

    def __init__(self, store: "Store | Callable[[], Store]", values: dict[str, Any] | None = None) -> None:
        super().__init__()
        self._store = store
        self._values: dict[str, Any] = self._the_store().load_settings() if values is None else values

    def get(self, key: str) -> Any:
        """A choice: language, theme, motion, computers, text_scale, sound, volume, handing_over, last_turn (whether
        the lines about it stand beside the table by themselves).
        """
        value = self._values.get(key, _DEFAULTS[key])
        if key == "volume" and isinstance(value, str):
            value = _EARLIER_VOLUMES.get(value, value)
        return value if value in _CHOICES[key] else _DEFAULTS[key]

    def set(self, key: str, value: Any) -> None:
        """Choose, save and tell."""
        if value not in _CHOICES[key]:
            raise ValueError(f"{key} cannot be {value!r}")
        if self.get(key) != value:
            self._values[key] = value
            self._save(key)

    def answer(self, step: "OptionalStep") -> str:
        """What is answered to an optional step when nobody chose otherwise for a game, one of ``ANSWERS``."""
        answers = self._values.get("answers")
        chosen = answers.get(step.key) if isinstance(answers, dict) else None
        return chosen if chosen in ANSWERS else step.usual

    def set_answer(self, step: str, answer: str) -> None:
        """Choose the answer to an optional step for the games to come."""
        if answer not in ANSWERS:
            raise ValueError(f"{step} cannot be answered {answer!r}")
        answers = self._values.get("answers")
        self._values["answers"] = {**(answers if isinstance(answers, dict) else {}), step: answer}
        self._save("answers")

    def memory(self, key: str) -> dict[str, Any]:
        """Something remembered for comfort: the last set-up of a game, the window's place. Never trusted blindly."""
        memories = self._values.get("memory")
        value = memories.get(key) if isinstance(memories, dict) else None
        return value if isinstance(value, dict) else {}

    def remember(self, key: str, value: dict[str, Any]) -> None:
        """Keep such a memory."""
        memories = self._values.get("memory")
        self._values["memory"] = {**(memories if isinstance(memories, dict) else {}), key: value}
        self._save("memory")

    @property
    def motion_factor(self) -> float:
        """How long motions take: 0 is off, 1 normal."""
        wish = self.get("motion")
        if wish == "system":
            wish = "off" if system_motion.is_unwanted() else "normal"
        return MOTION_FACTORS[wish]

    @property
    def computer_factor(self) -> float:
        """How long each step of a computer player stands: 0 is not at all, 1 normal."""
        return COMPUTER_FACTORS[self.get("computers")]

    @property
    def loudness(self) -> float:
        """How loud sounds are: 0 is off, 1 as they were made."""
        return self.volume / 100 if self.get("sound") == "on" else 0.0

    @property
    def volume(self) -> int:
        """How loud sounds are where they are on, in percent."""
        return int(self.get("volume"))

    def _the_store(self) -> "Store":
        if callable(self._store):
            self._store = self._store()
        return self._store

    def _save(self, key: str) -> None:
        self._the_store().save_settings(self._values)
        self.changed.emit(key)
