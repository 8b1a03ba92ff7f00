"""A start: the application, the context, the first window, and what can wait until that is seen."""

import gc
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardroom.exit_codes import DONE, FAILED

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from boardroom.controller.storage.store import Store
    from boardroom.ui.kit.context import AppContext
    from boardroom.ui.shell.application import Application
    from boardroom.ui.startup.first_window import FirstWindow


def run(path: Path | str | None = None) -> int:
    """Open the window, with a game in a file if one is named, until it is closed; the exit code of the process.

    Where a window is open already, the game is opened in that one.
    """
    # A start makes much and throws nothing away; the collector would look through all of it a dozen times.
    gc.disable()
    from boardroom import start_failure
    from boardroom.ui.shell import app, no_screen

    start_failure.watch()
    if path is not None:
        from boardroom.controller import open_requests

        if open_requests.ask(data_folder(), Path(path)):
            return DONE
    with no_screen.told(FAILED):
        application = app.make_application()
    window = first_window(application, None if path is None else Path(path))
    window.show()
    return application.exec()


def data_folder() -> Path:
    """The folder of this person's data, known before the store is."""
    from PySide6.QtCore import QStandardPaths

    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)) / "boardroom"


def first_window(application: "Application", path: Path | None = None) -> "FirstWindow":
    """The window at its start. The rest follows when its first picture is there, and then the file is opened."""
    from boardroom.ui.shell import app
    from boardroom.ui.startup.first_window import FirstWindow

    folder = data_folder()
    context = app.make_context(_default_store, _settings_at(folder))
    return FirstWindow(
        context, folder / "games", partial(_dress, application, context), partial(_complete, application, path)
    )


@cache
def _default_store() -> "Store":
    from boardroom.controller.storage.store import Store

    return Store.default()


def _settings_at(folder: Path) -> dict[str, Any] | None:
    """The settings, read the short way; None for the store to read them if there is anything odd about them."""
    from boardroom.ui.lobby import overview_file

    place = folder / "settings.json"
    try:
        return overview_file.parsed(place.read_bytes()) if place.exists() else {}
    except OSError:
        return None


def _dress(application: "Application", context: "AppContext") -> None:
    """What the window is furnished with looks like the theme, in fonts that are there."""
    from boardroom.ui.kit.words import fonts
    from boardroom.ui.shell import app

    fonts.load_early(context.voice.language)
    app.dress(application, context)


def _complete(application: "Application", path: Path | None, window: "FirstWindow") -> None:
    """What can wait for the first picture."""
    from PySide6.QtCore import QTimer

    from boardroom.ui.kit.words import fonts
    from boardroom.ui.lobby import overview_reader
    from boardroom.ui.shell.files.requested_files import RequestedFiles
    from boardroom.ui.shell.qt_words import QtWords
    from boardroom.ui.shell.window import menu_entries
    from boardroom.ui.shell.window.faults import Faults
    from boardroom.ui.shell.window.garbage_collection import GarbageCollection

    context = window.context
    faults = Faults(context, window)
    faults.happened.connect(window.recover)
    faults.install()
    window.lobby.games = context.store.games
    fonts.load_all()
    application.setWindowIcon(_icon())
    QtWords(application, context)
    menu_entries.fill(window)
    window.filing.watch_settings()
    for complaint in overview_reader.complaints():
        window.strip.say(complaint)
    RequestedFiles(window, application, data_folder(), window.open_file)
    if path is not None:
        # Not within the click or the key that may have asked for all this: it is meant for the lobby.
        QTimer.singleShot(0, partial(_open, window, path))
    GarbageCollection(application).begin()


def _open(window: "FirstWindow", path: Path) -> None:
    # It may have been closed meanwhile.
    if window.isVisible():
        window.open_file(path)


def _icon() -> "QIcon":
    from PySide6.QtGui import QIcon

    from boardroom import resources
    from boardroom.ui.kit.pictures import art

    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        icon.addPixmap(art.picture(resources.resource("shared", "app.svg"), size, size, keep=True))
    return icon
