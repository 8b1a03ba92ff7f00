"""The games that were played last, in the File menu."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QMenu

from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets import popup_menus
from boardroom.ui.lobby.lobby_page import LobbyPage

if TYPE_CHECKING:
    from boardroom.controller.session import Session

_MOST: Final = 8


class RecentGames:
    """Makes the entries: the newest first, over or not, but not the game that is on the table."""

    def __init__(
        self,
        context: AppContext,
        lobby: LobbyPage,
        playing: "Callable[[], Session | None]",
        open_saved: Callable[[str], object],
    ) -> None:
        self._context, self._lobby, self._playing, self._open = context, lobby, playing, open_saved

    def fill(self, menu: QMenu) -> None:
        """Make the entries anew; a menu without any can be seen and not opened."""
        for entry in menu.actions():
            menu.removeAction(entry)
            entry.deleteLater()
        session = self._playing()
        games = [game for game in self._lobby.shown.saved_games if session is None or game.uid != session.uid]
        games.sort(key=lambda game: game.saved, reverse=True)
        for game in games[:_MOST]:
            menu.addAction(popup_menus.said(self._context, menu, game.told, partial(self._open, game.uid)))
        menu.setEnabled(bool(games))
