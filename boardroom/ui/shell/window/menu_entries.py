"""The entries of the menu bar but those of a game (``game_menu.py`` of its page), made after the first picture: they
know the window, and the bar knows neither.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.widgets import popup_menus
from boardroom.ui.shell import table_pictures
from boardroom.ui.shell.files.requested_files import DroppedFiles
from boardroom.ui.shell.window.window import Window

_MOST_RECENT: Final = 8


def fill(window: Window) -> None:
    """Make the entries, for what a window can do, and have it take files that are dropped on it."""
    context, bar, filing, others = window.context, window.menus, window.filing, window.others

    def entry(
        menu: QMenu, text: Text, do: Callable[[], object], keys: str = "", role: QAction.MenuRole | None = None
    ) -> QAction:
        action = popup_menus.said(context, menu, text, do, keyed=True)
        if keys:
            action.setShortcuts(shortcuts.keys(keys))
        action.setMenuRole(role or QAction.MenuRole.NoRole)
        menu.addAction(action)
        return action

    entry(bar.file, phrase("Menu", "&New game…"), window.new_game, "new")
    entry(bar.file, phrase("Menu", "&Open…"), filing.ask_to_open, "open")
    recent = bar.submenu(bar.file, phrase("Menu", "&Recent games"))
    bar.file.aboutToShow.connect(lambda: _fill_recent(window, recent))
    _fill_recent(window, recent)
    bar.of_table = [
        entry(bar.file, phrase("Menu", "&Save as…"), filing.save_as, "save as"),
        entry(bar.file, phrase("Menu", "Save the table as a &picture…"), partial(table_pictures.save, window)),
        entry(bar.file, phrase("Menu", "&Copy the table as a picture"), partial(table_pictures.copy, window)),
    ]
    entry(bar.file, phrase("Menu", "E&xported games"), filing.show_exports)
    bar.file.addSeparator()
    entry(bar.file, phrase("Menu", "&Lobby"), window.show_lobby, "lobby")
    entry(bar.file, phrase("Menu", "Clos&e"), window.close_page, "close")
    bar.file.addSeparator()
    roles = QAction.MenuRole
    entry(bar.file, phrase("Menu", "Se&ttings…"), others.show_settings, "settings", roles.PreferencesRole)
    bar.file.addSeparator()
    entry(bar.file, phrase("Menu", "&Quit"), window.close, "quit", roles.QuitRole)
    for text, do, keys in (
        (phrase("Menu", "Zoom &in"), lambda: window.at_table(lambda table: table.zoom_in()), "zoom in"),
        (phrase("Menu", "Zoom &out"), lambda: window.at_table(lambda table: table.zoom_out()), "zoom out"),
        (phrase("Menu", "&Whole table"), lambda: window.at_table(lambda table: table.stage.zoom.fit()), "fit"),
    ):
        zoom = entry(bar.view, text, do)
        # The page of the game listens to them.
        bar.view.aboutToShow.connect(partial(shortcuts.show, zoom, keys))
        bar.of_table.append(zoom)
    bar.view.addSeparator()
    entry(bar.view, phrase("Menu", "&Full screen"), window.toggle_full_screen, "full screen")
    bar.view.addSeparator()
    themes = bar.submenu(bar.view, phrase("Menu", "&Theme"))
    themes.addActions(popup_menus.themes(context, themes))
    tongues = bar.submenu(bar.view, phrase("Menu", "&Language"))
    tongues.addActions(popup_menus.languages(context, tongues))
    entry(bar.help, phrase("Menu", "&Rules"), window.show_rules_here, "rules")
    entry(bar.help, phrase("Menu", "&Quick reference"), window.show_reference_here, "reference")
    entry(bar.help, phrase("Menu", "&Keyboard shortcuts"), others.show_shortcuts)
    bar.help.addSeparator()
    entry(bar.help, phrase("Menu", "&About Boardroom"), others.show_about, role=roles.AboutRole)
    for menu in (bar.game, bar.view):
        menu.aboutToHide.connect(partial(shortcuts.forget, menu))
    bar.game.aboutToShow.connect(window.fill_game_menu)
    window.fill_game_menu()
    DroppedFiles(window, window.open_file)
    window.offer_table()
    window.lobby.settled.connect(window.fill_game_menu)


def _fill_recent(window: Window, menu: QMenu) -> None:
    """The games that were played last, the newest first, over or not, but not the one that is on the table; a menu
    without any can be seen and not opened.
    """
    for entry in menu.actions():
        menu.removeAction(entry)
        entry.deleteLater()
    session = window.playing()
    games = [game for game in window.lobby.shown.saved_games if session is None or game.uid != session.uid]
    games.sort(key=lambda game: game.saved, reverse=True)
    for game in games[:_MOST_RECENT]:
        menu.addAction(popup_menus.said(window.context, menu, game.told, partial(window.open_saved, game.uid)))
    menu.setEnabled(bool(games))
