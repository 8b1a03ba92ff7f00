"""The menu bar: File, Game, View, Help, where each desktop expects its entries."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QMenuBar

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.window.window_actions import WindowActions

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


class Menus(QMenuBar):
    """The bar with its four titles; what is in the menus is made by ``fill``, after the first picture of the window."""

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.context = context
        self.file = self._menu(phrase("Menu", "&File"))
        self.game = self._menu(phrase("Menu", "&Game"))
        self.view = self._menu(phrase("Menu", "&View"))
        self.help = self._menu(phrase("Menu", "&Help"))
        self.of_table: list[QAction] = []
        """The entries that need a table."""
        context.theme.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """The colours of the strip that lies below the menu bar."""
        palette, theme = self.palette(), self.context.theme
        for role, name in (
            (palette.ColorRole.Window, "bar"),
            (palette.ColorRole.Base, "bar"),
            (palette.ColorRole.Button, "bar"),
            (palette.ColorRole.WindowText, "bar_quiet"),
            (palette.ColorRole.ButtonText, "bar_quiet"),
            (palette.ColorRole.Text, "bar_quiet"),
            (palette.ColorRole.Highlight, "main"),
            (palette.ColorRole.HighlightedText, "main_text"),
        ):
            palette.setColor(role, theme.colour(name))
        self.setPalette(palette)
        self.setFont(theme.text(13))

    def fill(self, actions: WindowActions) -> None:
        """Make the entries, for what the window can do."""
        from PySide6.QtGui import QAction

        from boardroom.ui.kit import shortcuts
        from boardroom.ui.kit.widgets import popup_menus

        context = self.context

        def entry(
            menu: QMenu, text: Text, do: Callable[[], object], keys: str = "", role: QAction.MenuRole | None = None
        ) -> QAction:
            action = popup_menus.said(context, menu, text, do, keyed=True)
            if keys:
                action.setShortcuts(shortcuts.keys(keys))
            action.setMenuRole(role or QAction.MenuRole.NoRole)
            menu.addAction(action)
            return action

        entry(self.file, phrase("Menu", "&New game…"), actions.new_game, "new")
        entry(self.file, phrase("Menu", "&Open…"), actions.ask_to_open, "open")
        recent = self._submenu(self.file, phrase("Menu", "&Recent games"))
        self.file.aboutToShow.connect(lambda: actions.fill_recent(recent))
        actions.fill_recent(recent)
        self.of_table = [
            entry(self.file, phrase("Menu", "&Save as…"), actions.save_as, "save as"),
            entry(self.file, phrase("Menu", "Save the table as a &picture…"), actions.save_picture),
            entry(self.file, phrase("Menu", "&Copy the table as a picture"), actions.copy_picture),
        ]
        entry(self.file, phrase("Menu", "E&xported games"), actions.show_exports)
        self.file.addSeparator()
        entry(self.file, phrase("Menu", "&Lobby"), actions.show_lobby, "lobby")
        entry(self.file, phrase("Menu", "Clos&e"), actions.close_page, "close")
        self.file.addSeparator()
        roles = QAction.MenuRole
        entry(self.file, phrase("Menu", "Se&ttings…"), actions.show_settings, "settings", roles.PreferencesRole)
        self.file.addSeparator()
        entry(self.file, phrase("Menu", "&Quit"), actions.close, "quit", roles.QuitRole)
        for text, do, keys in (
            (phrase("Menu", "Zoom &in"), actions.zoom_in, "zoom in"),
            (phrase("Menu", "Zoom &out"), actions.zoom_out, "zoom out"),
            (phrase("Menu", "&Whole table"), actions.fit, "fit"),
        ):
            zoom = entry(self.view, text, do)
            # The page of the game listens to them.
            self.view.aboutToShow.connect(partial(shortcuts.show, zoom, keys))
            self.of_table.append(zoom)
        self.view.addSeparator()
        entry(self.view, phrase("Menu", "&Full screen"), actions.toggle_full_screen, "full screen")
        self.view.addSeparator()
        themes = self._submenu(self.view, phrase("Menu", "&Theme"))
        themes.addActions(popup_menus.themes(context, themes))
        tongues = self._submenu(self.view, phrase("Menu", "&Language"))
        tongues.addActions(popup_menus.languages(context, tongues))
        entry(self.help, phrase("Menu", "&Rules"), actions.show_rules, "rules")
        entry(self.help, phrase("Menu", "&Quick reference"), actions.show_reference, "reference")
        entry(self.help, phrase("Menu", "&Keyboard shortcuts"), actions.show_shortcuts)
        self.help.addSeparator()
        entry(self.help, phrase("Menu", "&About Boardroom"), actions.show_about, role=roles.AboutRole)
        for menu in (self.game, self.view):
            menu.aboutToHide.connect(partial(shortcuts.forget, menu))
        self.game.aboutToShow.connect(actions.fill_game_menu)
        actions.fill_game_menu()

    def _menu(self, text: Text) -> QMenu:
        menu = self._titled(QMenu(self), text)
        self.addMenu(menu)
        return menu

    def _submenu(self, parent: QMenu, text: Text) -> QMenu:
        menu = self._titled(QMenu(parent), text)
        parent.addMenu(menu)
        return menu

    def _titled(self, menu: QMenu, text: Text) -> QMenu:
        # Made here, not by ``addMenu("")``: PySide forgets what Qt made itself when something else ends, though it
        # is still there.
        self.context.tell(menu, menu.setTitle, text)
        return menu
