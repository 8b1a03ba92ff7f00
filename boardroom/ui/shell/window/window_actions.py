"""What the menu bar can have done by its window: the window fills it in, and knows the menus; they do not know it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QMenu

_Action = Callable[[], object]


# A NamedTuple, as everything that the first picture needs: attrs alone costs a twelfth of that start.
class WindowActions(NamedTuple):
    """The actions behind the entries of the menu bar; ``fill_game_menu`` makes those of the Game menu anew."""

    new_game: _Action
    ask_to_open: _Action
    fill_recent: Callable[[QMenu], object]
    save_as: _Action
    save_picture: _Action
    copy_picture: _Action
    show_exports: _Action
    show_lobby: _Action
    show_settings: _Action
    close_page: _Action
    close: _Action
    zoom_in: _Action
    zoom_out: _Action
    fit: _Action
    toggle_full_screen: _Action
    show_rules: _Action
    show_reference: _Action
    show_shortcuts: _Action
    show_about: _Action
    fill_game_menu: _Action
