"""What the menu bar can have done by its window: the window fills it in, and knows the menus; they do not know it."""

from collections.abc import Callable
from typing import NamedTuple

_Action = Callable[[], object]


# A NamedTuple, as everything that the first picture needs: attrs alone costs a twelfth of that start.
class WindowActions(NamedTuple):
    """The actions behind the entries of the menu bar; ``fill_game_menu`` makes those of the Game menu anew."""

    new_game: _Action
    ask_to_open: _Action
    save_as: _Action
    show_exports: _Action
    show_lobby: _Action
    show_settings: _Action
    close: _Action
    toggle_full_screen: _Action
    show_rules: _Action
    show_about: _Action
    fill_game_menu: _Action
