"""The application object, the context of all pages and the look of both: for a start, for tests, for drawing pictures.

Nothing is imported here before it is needed.
"""

import sys
from typing import TYPE_CHECKING, Any, Final
from weakref import ref

from boardroom import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication

    from boardroom.controller.storage.store import Store
    from boardroom.ui.kit.context import AppContext
    from boardroom.ui.shell.application import Application

PIXMAP_CACHE_KB: Final = 256 * 1024
"""Pieces at every size and face; Qt's own 10 MB would be full after two dozen large tiles."""


def make_application() -> "Application":
    """The application object, as every window needs it."""
    from PySide6.QtGui import QPixmapCache

    from boardroom.ui.shell.application import Application

    # The style as an argument: setStyle() would wake QStyle and its thousand constants, a twelfth of the whole start.
    application = Application([*sys.argv[:1], "-style", "Fusion"])
    application.setApplicationName("boardroom")
    application.setApplicationDisplayName("Boardroom")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("boardroom")
    QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)
    return application


def build_context(store: "Store") -> "AppContext":
    """The context over a store, with everything ready at once: for tests and for drawing pictures.

    There must be an application object already.
    """
    from boardroom.ui.kit.words import fonts

    fonts.load_all()
    return make_context(lambda: store, None)


def make_context(store: "Callable[[], Store]", values: dict[str, Any] | None) -> "AppContext":
    """The context as the settings say (None: as the store has them)."""
    from boardroom.ui.kit.context import AppContext
    from boardroom.ui.kit.settings import Settings
    from boardroom.ui.kit.theme import Theme
    from boardroom.ui.kit.words.say import Voice, system_language

    settings = Settings(store, values)
    wish = settings.get("language")
    voice = Voice(system_language() if wish == "system" else wish)
    theme = Theme(settings.get("theme"), settings.get("text_scale"), voice.language)
    return AppContext(voice, theme, settings, store)


def dress(application: "QApplication", context: "AppContext") -> None:
    """Give the application the look of the theme, now and whenever it changes."""
    # What a theme's own signal holds may not hold the theme, or it would be there for ever.
    there = ref(context.theme)

    def follow() -> None:
        theme = there()
        assert theme is not None
        application.setPalette(theme.qt_palette())
        application.setFont(theme.text(13))

    context.theme.changed.connect(follow)
    follow()
