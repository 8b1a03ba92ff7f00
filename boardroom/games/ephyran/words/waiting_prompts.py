"""What is said to those who wait: who decides what at the moment."""

from boardroom.engine.prompt import Prompt
from boardroom.engine.text import Seat, phrase
from boardroom.games.ephyran.position.state import Phase, State
from boardroom.games.ephyran.words.names import half_piece


def waiting_prompt(view: State, asked: int) -> Prompt:
    """The prompt of every seat but the one that is asked."""
    other = Seat(asked)
    if view.phase == Phase.CHOOSING_GODS:
        return Prompt(phrase("Ephyran", "{other} is choosing a god.").put(other=other), help="Setup")
    if view.phase == Phase.ANSWERING:
        assert view.announced is not None
        ask = phrase("Ephyran", "{other} is deciding whether to answer {attacker}’s {support}.")
        attack = half_piece(view.announced.half)
        return Prompt(ask.put(other=other, attacker=Seat(view.active), support=attack), help="Answers")
    if view.phase == Phase.GIVING_UP:
        return Prompt(phrase("Ephyran", "{other} is choosing an area to give up.").put(other=other), help="Supports")
    if view.phase == Phase.PLACING_TOKEN:
        return Prompt(phrase("Ephyran", "{other} is laying a token.").put(other=other), help="Magical tokens")
    if view.phase == Phase.KEEPING:
        return Prompt(
            phrase("Ephyran", "{other} is choosing a card from the Graeae.").put(other=other), help="Supports"
        )
    if view.phase == Phase.DRAWING:
        return Prompt(phrase("Ephyran", "{other} is drawing a card.").put(other=other), help="Drawing")
    if view.phase == Phase.PLAYING_AGAIN:
        return Prompt(phrase("Ephyran", "{other} is choosing what to play next.").put(other=other), help="Supports")
    return Prompt(phrase("Ephyran", "{other} is choosing what to play.").put(other=other), help="Your turn")
