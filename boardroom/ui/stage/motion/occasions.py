"""Occasions: what happens now and then at a table and is a joy, each with a picture and a sound of its own."""

from typing import Final, NamedTuple

from boardroom.ui.kit.sound import sounds


class Occasion(NamedTuple):
    """A ``picture`` among the resources, a ``sound``, and the keys of the pieces or targets ``over`` which it is seen:
    the middle of the table for none, or where none of them is in view. ``is_win``: it is that somebody has won, if
    anybody has.
    """

    picture: tuple[str, ...]
    sound: str
    over: tuple[str, ...] = ()
    is_win: bool = False


WIN: Final = Occasion(("shared", "occasion-win.svg"), sounds.WIN, is_win=True)
"""The end of a game, which is an occasion where somebody has won."""
