"""What a player does, as a word on the table."""

from typing import Final, NamedTuple

from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position.state import Phase, State, asked


class Doing(NamedTuple):
    """What a player does, and in what mood that is shown: "acting", "quiet" or "done"."""

    word: Text
    mood: str


_OF_THE_ASKED: Final = {
    Phase.CHOOSING_GODS: phrase("Ephyran", "Choosing", "what a player does"),
    Phase.ANSWERING: phrase("Ephyran", "Answering", "what a player does"),
    Phase.GIVING_UP: phrase("Ephyran", "Choosing", "what a player does"),
    Phase.PLACING_TOKEN: phrase("Ephyran", "Placing", "what a player does"),
    Phase.KEEPING: phrase("Ephyran", "Choosing", "what a player does"),
    Phase.DRAWING: phrase("Ephyran", "Drawing", "what a player does"),
}
_PLAYING: Final = phrase("Ephyran", "Playing", "what a player does")
_NEXT: Final = phrase("Ephyran", "Next", "whose turn comes next")
_WAITING: Final = phrase("Ephyran", "Waiting", "what a player does")
_OVER: Final = phrase("Ephyran", "Finished", "what a player does")


def doing_of(view: State, seat: int) -> Doing:
    """What a seat does."""
    if view.phase == Phase.OVER:
        return Doing(_OVER, "quiet")
    if asked(view) == seat:
        return Doing(_OF_THE_ASKED.get(view.phase, _PLAYING), "acting")
    if view.active == seat:
        return Doing(_PLAYING, "done")
    if (view.active + 1) % len(view.cities) == seat:
        return Doing(_NEXT, "quiet")
    return Doing(_WAITING, "quiet")
