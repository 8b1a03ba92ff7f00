"""What a player does, as a word on the table."""

from typing import Final, NamedTuple

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.scoring import winners
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.table.layout.views import acts


class Status(NamedTuple):
    """What a player does, and in what mood that is shown: "acting", "quiet" or "done"."""

    word: Text
    mood: str


_CHOOSING: Final = phrase("Epona", "Choosing", "what a player does")
_OF_PHASE: Final = {
    Phase.PLACING: phrase("Epona", "Placing", "what a player does"),
    Phase.AGREEING: phrase("Epona", "Answering", "what a player does"),
    Phase.BREEDING: phrase("Epona", "Breeding", "what a player does"),
    Phase.MOVING_ROLLERS: phrase("Epona", "Moving", "what a player does"),
    Phase.SWAPPING: phrase("Epona", "Swapping", "what a player does"),
}
_DONE: Final = phrase("Epona", "Done", "what a player does")
_WAITING: Final = phrase("Epona", "Waiting", "what a player does")
_WINNER: Final = phrase("Epona", "Winner", "what a player does")
_OVER: Final = phrase("Epona", "Finished", "what a player does")


def status_of(view: State, seat: int) -> Status:
    """What a seat does."""
    if view.phase == Phase.OVER:
        return Status(_WINNER, "done") if seat in winners(view) else Status(_OVER, "quiet")
    if acts(view, seat):
        return Status(_OF_PHASE.get(view.phase, _CHOOSING), "acting")
    if view.phase == Phase.KEEPING or (
        view.phase not in (Phase.SELECTING, Phase.CHOOSING_DECKS) and view.finished >> seat & 1
    ):
        return Status(_DONE, "done")
    return Status(_WAITING, "quiet")
