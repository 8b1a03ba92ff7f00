"""What opens beside the pages: the rules, the settings on a sheet, About."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.window.messages import Messages

if TYPE_CHECKING:
    from boardroom.engine.manifest import Options
    from boardroom.ui.rulebook.rulebook_window import RulebookWindow
    from boardroom.ui.shell.dialogs.settings_dialog import SettingsDialog


class OtherWindows:
    """The windows and sheets that belong to a window: ``rules`` by game, and the ``settings`` while they are open."""

    def __init__(self, window: QWidget, context: AppContext, messages: Messages) -> None:
        self._window, self._context, self._messages = window, context, messages
        self.rules: dict[str, RulebookWindow] = {}
        self.settings: SettingsDialog | None = None

    def show_rules(self, game: str, heading: str | None = "", options: "Options | None" = None) -> None:
        """The rules of a game, at a heading, beside whatever is shown; for None at what is looked up most. They say
        what the ``options`` of a game that is played change.
        """
        from boardroom.controller import catalog
        from boardroom.ui.rulebook.rulebook_window import RulebookWindow

        try:
            manifest = catalog.manifest(game)
        except catalog.CatalogError as error:
            self._messages.strip.say(error.why)
            return
        view = self.rules.get(game)
        if view is None:
            view = self.rules[game] = RulebookWindow(self._context, manifest)
        view.belong_to(options)
        view.show_heading(manifest.reference if heading is None else heading)
        view.show()
        view.activateWindow()

    def show_settings(self) -> None:
        """The settings, on a sheet over the page."""
        from boardroom.controller import catalog
        from boardroom.ui.shell.dialogs.settings_dialog import SettingsDialog

        if self.settings is None:
            try:
                games = catalog.games()
            except catalog.NoGames:
                games = ()
            self.settings = SettingsDialog(self._context, self._window, games)
            self.settings.closed.connect(self._settings_closed)
            self.settings.open()

    def _settings_closed(self) -> None:
        self.settings = None

    def show_shortcuts(self) -> None:
        """The page of keys."""
        from boardroom.ui.shell.dialogs.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(self._context, self._window).open()

    def show_about(self) -> None:
        """About Boardroom."""
        from boardroom.ui.shell.dialogs.about import AboutDialog

        AboutDialog(self._context, self._window).open()

    def close(self) -> None:
        """Close what would outlive the window, for good: nothing else would ever let go of it."""
        for view in self.rules.values():
            view.close()
            view.deleteLater()
        self.rules.clear()
