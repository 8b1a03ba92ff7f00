"""The start: the context, the first window, and what can wait until that is seen."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QStandardPaths, QTranslator
from PySide6.QtWidgets import QApplication

from boardroom.ui.kit import fonts
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.say import Voice, system_language
from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.theme import Theme
from boardroom.ui.lobby import overview
from boardroom.ui.shell.application import Application
from boardroom.ui.shell.window import Window

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from boardroom.controller.store import Store


def data_folder() -> Path:
    """The folder of this person's data, known before the store is."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)) / "boardroom"


def first_window(application: Application, path: Path | None = None) -> Window:
    """The window at its start. The rest follows when its first picture is there, and then the file is opened."""
    folder = data_folder()
    context = furnish(_default_store, _settings_at(folder))
    fonts.load_early(context.voice.language)
    dress(application, context)
    window = Window(context, folder / "games")
    window.lobby.painted.connect(lambda: _complete(application, window, path))
    return window


def dress(application: QApplication, context: AppContext) -> None:
    """Give the application the look of the theme, now and whenever it changes."""

    def follow() -> None:
        application.setPalette(context.theme.qt_palette())
        application.setFont(context.theme.text(13))

    context.theme.changed.connect(follow)
    follow()


def furnish(store: "Callable[[], Store]", values: dict[str, Any] | None) -> AppContext:
    """The context as the settings say (None: as the store has them)."""
    settings = Settings(store, values)
    wish = settings.get("language")
    voice = Voice(system_language() if wish == "system" else wish)
    theme = Theme(settings.get("theme"), settings.get("text_scale"), voice.language)
    return AppContext(voice, theme, settings, store)


@cache
def _default_store() -> "Store":
    from boardroom.controller.store import Store

    return Store.default()


def _settings_at(folder: Path) -> dict[str, Any] | None:
    """The settings, read the short way; None for the store to read them if there is anything odd about them."""
    place = folder / "settings.json"
    try:
        there = place.exists()
    except OSError:
        return None
    return overview.read(place) if there else {}


def _complete(application: Application, window: Window, path: Path | None) -> None:
    """What can wait for the first picture."""
    from boardroom.ui.lobby import overview_reader
    from boardroom.ui.shell.faults import Faults
    from boardroom.ui.shell.garbage_collection import GarbageCollection
    from boardroom.ui.shell.requested_files import RequestedFiles

    context = window.context
    faults = Faults(context, window)
    faults.happened.connect(window.recover)
    faults.install()
    window.lobby.games = context.store.games
    fonts.load_all()
    application.setWindowIcon(_icon())
    QtWords(application, context)
    window.fill_menus()
    window.filing.watch_settings()
    for complaint in overview_reader.complaints():
        window.strip.say(complaint)
    if path is not None:
        window.open_file(path)
    RequestedFiles(window, application, data_folder(), window.open_file)
    GarbageCollection(application).begin()


def _icon() -> "QIcon":
    from PySide6.QtGui import QIcon

    from boardroom import resources
    from boardroom.ui.kit import art

    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        icon.addPixmap(art.picture(resources.resource("shared", "app.svg"), size, size, keep=True))
    return icon


class QtWords(QObject):
    """Qt's own words, in its dialogs, in the language of the moment."""

    def __init__(self, application: QApplication, context: AppContext) -> None:
        super().__init__(application)
        self._application, self._context = application, context
        self._translator: QTranslator | None = None
        context.voice.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        from PySide6.QtCore import QLibraryInfo

        if self._translator is not None:
            self._application.removeTranslator(self._translator)
        self._translator = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{self._context.voice.language}", folder):
            self._application.installTranslator(self._translator)
