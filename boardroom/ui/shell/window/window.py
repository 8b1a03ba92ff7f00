"""The window: one page at a time, the menus, the strip for messages, and the ways from page to page."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QWidget

from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.shell.window import garbage_collection, window_geometry

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent

    from boardroom.controller.open_game import Game
    from boardroom.controller.session import Session
    from boardroom.engine.manifest import Options
    from boardroom.engine.records.record import SeatSpec
    from boardroom.engine.series import PastGame
    from boardroom.engine.work import Work
    from boardroom.ui.game_page.page.table_page import TablePage
    from boardroom.ui.kit.context import AppContext
    from boardroom.ui.shell.window.message_strip import MessageStrip
    from boardroom.ui.shell.window.opening_page import OpeningPage


class Window(QMainWindow):
    """The window of the application. ``games`` is the folder of the saved games, known before the store is."""

    def __init__(self, context: "AppContext", games: Path) -> None:
        super().__init__()
        self.context = context
        self.build(games)
        window_geometry.take(self, context.settings)

    def build(self, games: Path) -> None:
        """Make the menu bar and the pages. What they need is imported here: at a start they come after a picture."""
        from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

        from boardroom.ui.lobby.lobby_page import LobbyPage
        from boardroom.ui.shell.files.filing import Filing
        from boardroom.ui.shell.window.menus import Menus
        from boardroom.ui.shell.window.messages import Messages
        from boardroom.ui.shell.window.other_windows import OtherWindows

        context = self.context
        self.menus = Menus(context)
        self.setMenuBar(self.menus)
        self.pages = QStackedWidget()
        self.lobby = LobbyPage(context, games)
        self.pages.addWidget(self.lobby)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.pages)
        self._messages = Messages(context, middle)
        self.setCentralWidget(middle)
        self.table: TablePage | None = None
        """The page of the game on the table, if there is one."""
        self._offers: list[QAction] = []
        """The entries of the Game menu while no game is on the table."""
        self._opening: OpeningPage | None = None
        """The page of the long game that is being opened, if there is one."""
        self._title: Text | None = None
        self.others = OtherWindows(self, context, self._messages)
        self.filing = Filing(self, context, self._messages, self.lobby, self.playing, self.open_file)
        self._retitle(None)
        self._connect()

    def _connect(self) -> None:
        lobby = self.lobby
        lobby.play.connect(self.show_setup)
        lobby.rules.connect(self.others.show_rules)
        lobby.resume.connect(self.open_saved)
        lobby.look.connect(self.open_saved)
        lobby.settings.connect(self.others.show_settings)
        lobby.exports.connect(self.filing.show_exports)
        lobby.export.connect(self.filing.export)
        lobby.remove.connect(self.filing.ask_to_remove)
        lobby.show_folder.connect(lambda path: self.filing.show_folder(Path(path)))

    def offer_table(self) -> None:
        """Have the entries that need a table on while there is one."""
        for entry in self.menus.of_table:
            entry.setEnabled(self.table is not None)

    def at_table(self, act: "Callable[[TablePage], None]") -> None:
        """Do something with the page of the game on the table, if there is one."""
        if self.table is not None:
            act(self.table)

    def recover(self, anew: bool) -> None:
        """Go on after a fault of the program, as the page of the game does, if there is one."""
        if self.table is not None:
            self.table.recover(anew)

    def playing(self) -> "Session | None":
        """The game on the table, if there is one."""
        return self.table.session if self.table is not None else None

    # Pages.

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.pages.currentWidget() or self.lobby

    @property
    def strip(self) -> "MessageStrip":
        """The strip for messages, made when there is the first."""
        return self._messages.strip

    def show_lobby(self) -> None:
        """Back to the lobby; a game on the table is saved and put away."""
        if self.page is self.lobby or not self._safe_to_leave():
            return
        self._show(self.lobby, None)

    def close_page(self) -> None:
        """Close what is shown: a game or a set-up for the lobby, and the lobby with the window."""
        if self.page is self.lobby:
            self.close()
        else:
            self.show_lobby()

    def new_game(self) -> None:
        """Set up a new game: of the only one there is, else choose it in the lobby."""
        offers = self.lobby.shown.offers
        if len(offers) == 1:
            self.show_setup(offers[0].game)
        else:
            self.show_lobby()
            self.lobby.point_at_games()

    def show_setup(self, game: str) -> None:
        """The set-up of a game."""
        from boardroom.controller import catalog
        from boardroom.ui.setup.setup_page import SetupPage

        try:
            page = SetupPage(self.context, catalog.manifest(game))
        except catalog.CatalogError as error:
            self.strip.say(error.why)
            return
        if not self._safe_to_leave():
            return
        page.back.connect(self.show_lobby)
        page.rules_wanted.connect(lambda: self.others.show_rules(game))
        page.settings_wanted.connect(self.others.show_settings)
        page.start.connect(lambda options, seats, seed: self.start_game(game, options, seats, seed))
        self._show(page, page.title())

    def start_game(
        self,
        game: str,
        options: "Options",
        seats: "Sequence[SeatSpec]",
        seed: int,
        series: "tuple[PastGame, ...]" = (),
    ) -> None:
        """Begin a game, after a series of others, and show its table."""
        from boardroom.controller import open_game

        self._open(lambda: open_game.begun(self.context.store, game, options, seats, seed, series))

    def open_saved(self, uid: str) -> None:
        """Go on with a saved game, or look at it again."""
        from boardroom.controller import open_game

        self._open_slowly(lambda: open_game.resuming(self.context.store, uid))

    def open_file(self, path: Path) -> None:
        """Open a game in a file; one from elsewhere is copied, its file stays as it is."""
        from boardroom.controller import open_game

        if self.others.settings is not None:
            # It may come from outside while they cover the page.
            self.others.settings.shut()
        self._open_slowly(lambda: open_game.opening(self.context.store, path))

    def _open(self, get: "Callable[[], Game]") -> None:
        from boardroom.controller import open_game

        if not self._safe_to_leave():
            return
        try:
            game = get()
        except open_game.FAILURES as error:
            self._say_unopened(error)
            return
        self._show_game(game)

    def _open_slowly(self, begin: "Callable[[], Work[Game]]") -> None:
        """Open a game that may be long: then the window says how far it is, and it can be given up."""
        from boardroom.controller import open_game

        before = self._opening.before if self._opening is not None else (self.page, self._title)
        if self.table is not None:
            before = self.lobby, None
        if not self._safe_to_leave():
            return
        try:
            work = begin()
            next(work)
        except StopIteration as end:
            self._show_game(end.value)
            return
        except open_game.FAILURES as error:
            self._say_unopened(error)
            return
        from boardroom.ui.shell.window.opening_page import OpeningPage

        page = self._opening = OpeningPage(self.context, work, before)
        page.opened.connect(self._show_game)
        page.failed.connect(self._say_unopened)
        page.cancelled.connect(lambda: self._show(*before))
        self._show(page, page.title())

    def _say_unopened(self, error: Exception) -> None:
        from boardroom.controller import open_game

        self._show(self.lobby, None)
        self.strip.say(open_game.why(error))

    def _show_game(self, game: "Game") -> None:
        from boardroom.ui.game_page.page.table_page import TablePage

        file, session = game.file, game.session
        table = game.table(self.context, session.manifest, session.seats)
        page = TablePage(self.context, session, table, file)
        page.leave.connect(self.show_lobby)
        page.rules.connect(lambda heading: self.others.show_rules(session.manifest.id, heading, session.options))
        page.bar.settings.connect(self.others.show_settings)
        page.bar.language.connect(lambda: self._choose("language"))
        page.bar.theme.connect(lambda: self._choose("theme"))
        page.export.connect(self.filing.save_as)
        page.again.connect(lambda: self._again(page))
        self.table = page
        self._show(page, page.title())
        self.filing.watch(file)
        if game.notice is not None:
            self.strip.say(game.notice, bad=False)

    def _again(self, page: "TablePage") -> None:
        import secrets

        from boardroom.controller.rematch import rematch

        game, again = page.session.manifest.id, rematch(page.session)
        self.start_game(game, again.options, again.seats, secrets.randbelow(10**12), again.series)

    def _show(self, page: QWidget, title: Text | None) -> None:
        opening = self._opening
        if opening is not None and opening is not page:
            opening.give_up()
            self._opening = opening = None
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        kept = {page, self.lobby} | ({opening.before[0]} if opening is not None else set())
        for old in [self.pages.widget(number) for number in range(self.pages.count())]:
            if old is not None and old not in kept:
                self.pages.removeWidget(old)
                old.deleteLater()
        page.setFocus()
        self._messages.turn_page()
        self._retitle(title)
        self.offer_table()

    def _safe_to_leave(self) -> bool:
        """Put the table away; False if its game could not be written and the person would rather stay."""
        if self._opening is not None:
            self._opening.give_up()
        table = self.table
        if table is None:
            return True
        if table.file is not None and not self.filing.is_written(table.file):
            return False
        self.table = None
        table.shut()
        garbage_collection.spare_no_longer()
        # The entries of that table may still be seen, and nothing can be done with it any more.
        self.fill_game_menu()
        return True

    # Beside the pages.

    def show_rules_here(self) -> None:
        """The rules of the game that is in front of the person."""
        if self.table is not None:
            self.table.bar.rules.emit()
        elif game := self._game_here():
            self.others.show_rules(game)

    def show_reference_here(self) -> None:
        """What is looked up most in the rules of that game."""
        if game := self._game_here():
            options = None if self.table is None else self.table.session.options
            self.others.show_rules(game, None, options)

    def _game_here(self) -> str:
        """The game that is in front of the person, nothing if there is none."""
        if self.table is not None:
            return self.table.session.manifest.id
        return getattr(getattr(self.page, "manifest", None), "id", "") or self.lobby.game_of_focus()

    def fill_game_menu(self) -> None:
        """Make the entries of the Game menu for the page that is shown."""
        from boardroom.ui.kit.widgets import popup_menus

        menu = self.menus.game
        # Not ``clear``: it ends in Python also what belongs to the page.
        for entry in menu.actions():
            menu.removeAction(entry)
        for entry in self._offers:
            entry.deleteLater()
        self._offers = []
        if self.table is not None:
            menu.addActions(self.table.menu_actions())
            return
        shown = self.lobby.shown
        for offer in shown.offers:
            text = phrase("Menu", "New game of {game}").put(game=offer.title)
            self._offers.append(popup_menus.said(self.context, menu, text, partial(self.show_setup, offer.game)))
        for saved_game in shown.running[:1]:
            text = phrase("Menu", "Continue the last game")
            self._offers.append(popup_menus.line(menu))
            self._offers.append(popup_menus.said(self.context, menu, text, partial(self.open_saved, saved_game.uid)))
        menu.addActions(self._offers)

    def _choose(self, key: str) -> None:
        from boardroom.ui.kit.widgets import popup_menus

        popup_menus.choose(self.context, self, key)

    # The window itself.

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop doing so."""
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: "QResizeEvent") -> None:
        super().resizeEvent(event)
        self.context.theme.limit_text(window_geometry.largest_text(event.size()))

    def keyPressEvent(self, event: "QKeyEvent") -> None:
        from PySide6.QtCore import Qt

        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            event.ignore()

    def closeEvent(self, event: "QCloseEvent") -> None:
        if not self._safe_to_leave():
            event.ignore()
            return
        window_geometry.remember(self, self.context.settings)
        if not self.filing.may_close():
            self._show(self.lobby, None)
            event.ignore()
            return
        self.others.close()
        self.hide()
        self.lobby.remember()
        event.accept()

    def _retitle(self, page: Text | None) -> None:
        self._title = page
        title = verbatim("Boardroom") if page is None else phrase("Window", "{page} – Boardroom").put(page=page)
        self.context.tell(self, self._set_title, title)

    def _set_title(self, words: str) -> None:
        # Qt takes "[*]" for the mark of unsaved changes; doubled it is shown as it is.
        self.setWindowTitle(words.replace("[*]", "[*][*]"))
