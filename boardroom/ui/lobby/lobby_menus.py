"""The menus of the lobby: the rules of which game, what can be done with a saved game."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from boardroom.engine.text import phrase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets import popup_menus
from boardroom.ui.lobby.overview import OfferedGame, SavedGame


def games_menu(
    context: AppContext, parent: QWidget, offers: tuple[OfferedGame, ...], chosen: Callable[[str], object]
) -> QMenu:
    """A menu of the games installed."""
    made = popup_menus.menu(parent, [])
    for offer in offers:
        made.addAction(popup_menus.said(context, made, offer.title, partial(chosen, offer.game)))
    return made


def saved_game_menu(
    context: AppContext,
    parent: QWidget,
    saved_game: SavedGame,
    open_it: Callable[[], object],
    export: Callable[[], object],
    remove: Callable[[], object],
) -> QMenu:
    """What can be done with a saved game."""
    first = phrase("Lobby", "View the table", "menu") if saved_game.over else phrase("Lobby", "Continue", "menu")
    made = popup_menus.menu(parent, [])
    made.addAction(popup_menus.said(context, made, first, open_it, "eye" if saved_game.over else "play"))
    made.addAction(popup_menus.said(context, made, phrase("Lobby", "Export", "menu"), export, "export"))
    made.addSeparator()
    made.addAction(popup_menus.said(context, made, phrase("Lobby", "Remove…", "menu"), remove, "trash"))
    return made
