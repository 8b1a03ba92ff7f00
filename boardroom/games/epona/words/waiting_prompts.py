"""What is said to those who wait: who decides what at the moment."""

from collections.abc import Sequence
from typing import Final

from boardroom.engine.enumerations import listed
from boardroom.engine.prompt import Prompt
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.words.names import asset_piece, who
from boardroom.games.epona.words.rules_page import HELP

_WAITING: Final[dict[int, Text]] = {
    Phase.SELECTING: phrase("Epona", "{other} is choosing a selection card."),
    Phase.CHOOSING_DECKS: phrase("Epona", "{other} is choosing decks."),
    Phase.PLACING: phrase("Epona", "{other} is placing cards."),
    Phase.KEEPING_DRAWN: phrase("Epona", "{other} is choosing one of the cards drawn."),
    Phase.KEEPING_STABLE: phrase("Epona", "{other} is choosing a stable."),
    Phase.BREEDING: phrase("Epona", "{other} is deciding whether to breed."),
    Phase.MOVING_ROLLERS: phrase("Epona", "{other} is moving rider rollers."),
    Phase.SWAPPING: phrase("Epona", "{other} is deciding which cards to swap."),
}


def waiting_prompt(view: State, acting: Sequence[int]) -> Prompt:
    """The prompt of a seat that waits, while these act."""
    help_heading = HELP[view.phase]
    if view.phase == Phase.KEEPING:
        others = listed([who(seat) for seat in acting])
        ask = phrase("Epona", "Still choosing the cards they keep: {others}.").put(others=others)
        return Prompt(ask, help=help_heading)
    if view.phase == Phase.AGREEING:
        mare, stallion = view.pair
        ask = phrase("Epona", "{other} is deciding whether {mare} may be bred with {stallion}.")
        names = ask.put(other=who(acting[0]), mare=asset_piece(mare), stallion=asset_piece(stallion))
        return Prompt(names, help=help_heading)
    return Prompt(_WAITING[view.phase].put(other=who(acting[0])), help=help_heading)
