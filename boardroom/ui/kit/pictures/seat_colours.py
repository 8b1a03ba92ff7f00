"""The colours that the seats of a game choose from, each with the badge it is drawn with."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from boardroom import resources
from boardroom.engine.manifest import Manifest
from boardroom.engine.text import Text, phrase
from boardroom.ui.kit.pictures.badges import Badge
from boardroom.ui.kit.theme import PLAYER_COLOURS


class SetColour(NamedTuple):
    """A colour a seat can play: its key, its name, and its badge."""

    key: str
    title: Text
    badge: Badge


def set_colours(manifest: Manifest) -> tuple[SetColour, ...]:
    """The colours of a game's seats: the game's own sets, else the players' colours."""
    if manifest.colours:
        titles = {own.key: own.title for own in manifest.colours}
    else:
        titles = _player_titles()
    return tuple(SetColour(key, title, seat_badge(manifest, key)) for key, title in titles.items())


def seat_badge(manifest: Manifest | None, key: str, number: int = 0) -> Badge:
    """The badge of a colour in a game (None: not installed); the one in turn where no colour has that key."""
    if manifest is not None and manifest.colours:
        own = next((c for c in manifest.colours if c.key == key), manifest.colours[number % len(manifest.colours)])
        return Badge(own.face, own.side, own.figure, _symbol_file(manifest, own.symbol))
    of_all = next((c for c in PLAYER_COLOURS if c.key == key), PLAYER_COLOURS[number % len(PLAYER_COLOURS)])
    return Badge(of_all.colour, "", of_all.ink, _shared_file(of_all.symbol))


@cache
def _shared_file(symbol: str) -> str:
    """The file of a symbol of all games; looked for once, for it is asked for in every picture."""
    return str(resources.resource("shared", "seats", f"{symbol}.svg"))


@cache
def _symbol_file(manifest: Manifest, symbol: str) -> str:
    """The file of a symbol: the game's own, else the players'; nothing if there is neither."""
    own = art_file(manifest, f"symbol-{symbol}.svg")
    try:
        return own or _shared_file(symbol)
    except resources.MissingResource:
        return ""


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


def art_file(manifest: Manifest, name: str) -> str:
    """The file of a picture of a game, nothing if there is none."""
    try:
        return str(game_art(manifest, name))
    except resources.MissingResource:
        return ""


def _player_titles() -> dict[str, Text]:
    return {
        "vermilion": phrase("Colours", "Vermilion, sun", "a player's colour and symbol"),
        "blue": phrase("Colours", "Blue, drop", "a player's colour and symbol"),
        "green": phrase("Colours", "Green, clover", "a player's colour and symbol"),
        "amber": phrase("Colours", "Amber, star", "a player's colour and symbol"),
        "plum": phrase("Colours", "Plum, moon", "a player's colour and symbol"),
        "slate": phrase("Colours", "Slate, diamond", "a player's colour and symbol"),
    }
