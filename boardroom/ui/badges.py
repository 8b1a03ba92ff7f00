"""The colours that the seats of a game choose from, each with the mark it is drawn with."""

from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from boardroom import resources
from boardroom.engine.rules import Manifest
from boardroom.engine.text import Text, phrase
from boardroom.ui.glance import Mark
from boardroom.ui.theme import PLAYER_COLOURS


class SetColour(NamedTuple):
    """A colour a seat can play: its key, its name, and its mark."""

    key: str
    title: Text
    mark: Mark


def set_colours(manifest: Manifest) -> tuple[SetColour, ...]:
    """The colours of a game's seats: the game's own sets, else the players' colours."""
    if manifest.colours:
        return tuple(
            SetColour(own.key, own.title, Mark(own.face, own.side, own.figure, _symbol(manifest, own.symbol)))
            for own in manifest.colours
        )
    titles = _player_titles()
    return tuple(
        SetColour(
            colour.key,
            titles[colour.key],
            Mark(colour.colour, "", colour.ink, str(resources.resource("shared", "seats", f"{colour.symbol}.svg"))),
        )
        for colour in PLAYER_COLOURS
    )


def game_art(manifest: Manifest, name: str) -> Path:
    """A picture of a game: among the resources, or in the game's package when it brings its own.

    Raises MissingResource if it is in neither.
    """
    try:
        return resources.resource(manifest.art, name)
    except resources.MissingResource:
        own = Path(str(files(manifest.package))) / manifest.art / name
        if not own.is_file():
            raise
        return own


def _symbol(manifest: Manifest, symbol: str) -> str:
    return str(game_art(manifest, f"symbol-{symbol}.svg"))


def _player_titles() -> dict[str, Text]:
    return {
        "vermilion": phrase("Colours", "Vermilion, sun", "a player's colour and symbol"),
        "blue": phrase("Colours", "Blue, drop", "a player's colour and symbol"),
        "green": phrase("Colours", "Green, clover", "a player's colour and symbol"),
        "amber": phrase("Colours", "Amber, star", "a player's colour and symbol"),
        "plum": phrase("Colours", "Plum, moon", "a player's colour and symbol"),
        "slate": phrase("Colours", "Slate, diamond", "a player's colour and symbol"),
    }
