"""The menu bar: File, Game, View, Help, where each desktop expects its entries."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QMenuBar

from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.window_actions import WindowActions

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
        self.save_as: QAction | None = None
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
        from PySide6.QtCore import Qt
        from PySide6.QtGui import QAction, QKeySequence

        from boardroom.ui.kit import popup_menus

        context, standard = self.context, QKeySequence.StandardKey

        def entry(
            menu: QMenu, text: Text, do: Callable[[], object], keys: object = None, role: QAction.MenuRole | None = None
        ) -> QAction:
            action = popup_menus.said(context, menu, text, do, keyed=True)
            if keys is not None:
                action.setShortcuts(keys if isinstance(keys, list) else QKeySequence.keyBindings(keys))  # type: ignore[arg-type]  # a standard key
            action.setMenuRole(role or QAction.MenuRole.NoRole)
            menu.addAction(action)
            return action

        entry(self.file, phrase("Menu", "&New game…"), actions.new_game, standard.New)
        entry(self.file, phrase("Menu", "&Open…"), actions.ask_to_open, standard.Open)
        self.save_as = entry(
            self.file,
            phrase("Menu", "&Save as…"),
            actions.save_as,
            [QKeySequence("Ctrl+S"), *QKeySequence.keyBindings(standard.SaveAs)],
        )
        entry(self.file, phrase("Menu", "&Exported games"), actions.show_exports)
        self.file.addSeparator()
        entry(self.file, phrase("Menu", "&Lobby"), actions.show_lobby, [QKeySequence("Ctrl+L")])
        self.file.addSeparator()
        preferences = QKeySequence.keyBindings(standard.Preferences) or [QKeySequence("Ctrl+,")]
        roles = QAction.MenuRole
        entry(self.file, phrase("Menu", "Se&ttings…"), actions.show_settings, preferences, roles.PreferencesRole)
        self.file.addSeparator()
        quit_keys = QKeySequence.keyBindings(standard.Quit) or [QKeySequence("Ctrl+Q")]
        entry(self.file, phrase("Menu", "&Quit"), actions.close, quit_keys, roles.QuitRole)
        full = QKeySequence.keyBindings(standard.FullScreen)
        if QKeySequence(Qt.Key.Key_F11) not in full:
            full.append(QKeySequence(Qt.Key.Key_F11))
        entry(self.view, phrase("Menu", "&Full screen"), actions.toggle_full_screen, full)
        self.view.addSeparator()
        themes = self._submenu(self.view, phrase("Menu", "&Theme"))
        themes.addActions(popup_menus.themes(context, themes))
        tongues = self._submenu(self.view, phrase("Menu", "&Language"))
        tongues.addActions(popup_menus.languages(context, tongues))
        entry(self.help, phrase("Menu", "&Rules"), actions.show_rules, standard.HelpContents)
        self.help.addSeparator()
        entry(self.help, phrase("Menu", "&About Boardroom"), actions.show_about, role=roles.AboutRole)
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
