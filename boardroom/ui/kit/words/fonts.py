"""The fonts that came with the application; without them the system's serve."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase

from boardroom import resources

_EARLY: Final = ("Inter-400", "Inter-600", "Fraunces-700")
"""What the first window needs, in the languages that are written in Latin letters."""
_EARLY_JA: Final = ("NotoSansJP", "ZenMaruGothic")
_loaded: set[Path] = set()


def load_early(language: str) -> None:
    """Register what the first window of a language needs."""
    names = _EARLY + (_EARLY_JA if language == "ja" else ())
    _load(path for path in resources.fonts() if path.stem.startswith(names))


def load_all() -> None:
    """Register every font that is not yet registered."""
    _load(resources.fonts())


def _load(paths: Iterable[Path]) -> None:
    for path in paths:
        if path not in _loaded:
            _loaded.add(path)
            QFontDatabase.addApplicationFont(str(path))
