"""What a player does, as a word on the table."""

from typing import Final, NamedTuple

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.state import (
    AGREEING,
    BREEDING,
    CHOOSING_DECKS,
    KEEPING,
    KEEPING_DRAWN,
    KEEPING_STABLE,
    MOVING_ROLLERS,
    OVER,
    PLACING,
    SELECTING,
    SWAPPING,
    State,
)
from boardroom.games.epona.table.whereabouts import where_card_lies


class Doing(NamedTuple):
    """What a player does, and in what mood that is shown: "acting", "quiet" or "done"."""

    word: Text
    mood: str


_CHOOSING: Final = phrase("Epona", "Choosing", "what a player does")
_OF_THE_ASKED: Final = {
    SELECTING: _CHOOSING,
    CHOOSING_DECKS: _CHOOSING,
    KEEPING: _CHOOSING,
    PLACING: phrase("Epona", "Placing", "what a player does"),
    KEEPING_DRAWN: _CHOOSING,
    KEEPING_STABLE: _CHOOSING,
    AGREEING: phrase("Epona", "Answering", "what a player does"),
    BREEDING: phrase("Epona", "Breeding", "what a player does"),
    MOVING_ROLLERS: phrase("Epona", "Moving rollers", "what a player does"),
    SWAPPING: phrase("Epona", "Swapping", "what a player does"),
}
_PAYING: Final = phrase("Epona", "Paying", "what a player does: selling cards for what is owed")
_ASKING: Final = phrase("Epona", "Asking", "what a player does: a partner, to breed")
_READY: Final = phrase("Epona", "Done", "what a player does: finished for this phase")
_WAITING: Final = phrase("Epona", "Waiting", "what a player does")
_OVER: Final = phrase("Epona", "Finished", "what a player does")
_DONE_BY_MASK: Final = (PLACING, KEEPING_DRAWN, KEEPING_STABLE, BREEDING)
"""The phases in which ``finished`` says who does no more."""


def doing_of(view: State, seat: int) -> Doing:
    """What a seat does."""
    if view.phase == OVER:
        return Doing(_OVER, "quiet")
    done = bool(view.finished >> seat & 1)
    if view.phase == KEEPING:
        if view.debts[seat] and done:
            return Doing(_PAYING, "acting")
        return Doing(_READY, "done") if done else Doing(_CHOOSING, "acting")
    if view.phase == AGREEING:
        if where_card_lies(view, view.pair[1]).seat == seat:
            return Doing(_OF_THE_ASKED[AGREEING], "acting")
        return Doing(_ASKING, "done") if view.active == seat else Doing(_WAITING, "quiet")
    if view.active == seat:
        return Doing(_OF_THE_ASKED[view.phase], "acting")
    return Doing(_READY, "done") if done and view.phase in _DONE_BY_MASK else Doing(_WAITING, "quiet")
