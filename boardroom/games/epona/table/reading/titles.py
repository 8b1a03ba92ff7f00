"""What a piece is called, wherever it lies."""

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.cards import HIDDEN
from boardroom.games.epona.position.state import State
from boardroom.games.epona.table.gestures.keys import STABLE_DECK
from boardroom.games.epona.words.names import asset_name, deck_name, owner_name, selection_name, stable_name, token_name


def title_of(key: str, view: State) -> Text | None:
    """The name of a piece alone, as a heading; None for a target that is no piece."""
    kind = kind_of(key)
    if kind in ("card", "back"):
        return asset_name(numbers_of(key)[0] if kind == "card" else HIDDEN)
    if kind == "stable":
        return stable_name(*numbers_of(key))
    if kind == "deck":
        (deck,) = numbers_of(key)
        return deck_name(-1 if deck == STABLE_DECK else deck)
    if kind == "selection":
        return selection_name()
    if kind == "owner":
        return owner_name(view.owners[numbers_of(key)[0]])
    if kind == "token":
        return token_name(view.offered[numbers_of(key)[0]])
    if kind == "cube":
        return phrase("Epona", "Cube")
    return phrase("Epona", "Rider roller") if kind == "roller" else None
