"""What a view says of the table: whose tableau is large, what each player does, what is chosen from and where."""

from typing import Final, NamedTuple

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.actions import ChooseDeck, DrawBonus, UseBox
from boardroom.games.epona.position.cards import NONE, STALLIONS
from boardroom.games.epona.position.scoring import winners
from boardroom.games.epona.position.state import Phase, State, partners
from boardroom.games.epona.position.tableau import Cube, Row, rollers_of
from boardroom.games.epona.table.layout.division import DISPLAY_ACROSS, Tray
from boardroom.games.epona.table.layout.small_tableau import Folds
from boardroom.ui.stage.presentation import Presentation

_LEAST_ROWS: Final = 2


def focus_of(shown: Presentation, lone: int) -> int:
    """Whose tableau is large: who is looked at; the only person; who looks at its own; at the end who won; else who
    acts.
    """
    view: State = shown.view
    if shown.looked is not None:
        return shown.looked
    if lone >= 0:
        return lone
    if shown.audience is not None:
        return shown.audience
    if view.phase == Phase.OVER:
        return next(iter(winners(view)), 0)
    return max(0, view.active) if shown.actor is None else shown.actor


def acts(view: State, seat: int) -> bool:
    """Whether a seat is to do something now."""
    if view.phase == Phase.OVER:
        return False
    if view.phase == Phase.KEEPING:
        return not view.finished >> seat & 1 or bool(view.debts[seat])
    if view.phase == Phase.AGREEING:
        return any(view.pair[1] in row.slots for row in view.tableaus[seat])
    return view.active == seat


class Status(NamedTuple):
    """What a player does, and in what mood that is shown: "acting", "quiet" or "done"; a shorter word where that does
    not fit.
    """

    word: Text
    mood: str
    short: Text | None = None


_CHOOSING: Final = phrase("Epona", "Choosing", "what a player does")
_OF_PHASE: Final = {
    Phase.PLACING: phrase("Epona", "Placing", "what a player does"),
    Phase.AGREEING: phrase("Epona", "Answering", "what a player does"),
    Phase.BREEDING: phrase("Epona", "Breeding", "what a player does"),
    Phase.MOVING_ROLLERS: phrase("Epona", "Moving", "what a player does"),
    Phase.SWAPPING: phrase("Epona", "Swapping", "what a player does"),
}
_DONE: Final = phrase("Epona", "Done", "what a player does")
_NEXT: Final = phrase("Epona", "Next", "what a player does: their turn comes next")
_NEXT_SHORT: Final = phrase("Epona", "Next", "what a player does: their turn comes next, where there is little room")
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
    return Status(_NEXT, "quiet", _NEXT_SHORT) if _is_next(view, seat) else Status(_WAITING, "quiet")


_IN_TURN: Final = (
    Phase.SELECTING,
    Phase.CHOOSING_DECKS,
    Phase.PLACING,
    Phase.KEEPING_DRAWN,
    Phase.KEEPING_STABLE,
)
"""The phases in which each seat acts once in a round, from who begins it."""


def _is_next(view: State, seat: int) -> bool:
    """Whether the turn of a seat comes after that of the active one."""
    return view.phase in _IN_TURN and seat != view.starter and seat == (view.active + 1) % len(view.coins)


def shows_display(shown: Presentation) -> bool:
    """Whether the selection cards lie over the large tableau: until everybody has one, unless others are looked at."""
    view: State = shown.view
    return NONE in view.faces and shown.elsewhere is None


def chosen_from(view: State, seat: int) -> bytes:
    """The cards that a seat chooses from: those drawn as the round begins, or of a bonus; of others, backs."""
    if view.drawn[seat] and not view.finished >> seat & 1:
        return view.drawn[seat]
    return b"" if view.phase == Phase.KEEPING_STABLE or view.active != seat else view.seen


def stables_chosen_from(view: State, seat: int) -> bytes:
    """The stables that a seat chooses from; of others, backs."""
    return view.seen if view.phase == Phase.KEEPING_STABLE and view.active == seat else b""


def draws_now(shown: Presentation) -> bool:
    """Whether who acts chooses what deck to draw from."""
    return any(isinstance(action, ChooseDeck | DrawBonus) for action in shown.legal)


# What lies beside the rows, where anything can be done there.

_DEALING: Final = (Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING)


def has_tray(view: State) -> bool:
    """Whether there are hands: not any more once the last round is over."""
    return view.phase not in (Phase.MOVING_ROLLERS, Phase.SWAPPING, Phase.OVER)


def can_sell(view: State, seat: int) -> bool:
    """Whether there is a place where a seat sells cards: as long as it holds any; not while cards are dealt out, unless
    it owes coins.
    """
    if view.phase == Phase.KEEPING:
        return bool(view.debts[seat])
    return has_tray(view) and view.phase not in _DEALING and bool(in_hand(view, seat))


def sells_at_end(view: State, seat: int) -> bool:
    """Whether what a seat still holds is sold as the round ends, and not before."""
    return view.phase != Phase.KEEPING and bool(view.finished >> seat & 1)


def can_keep(view: State, seat: int) -> bool:
    """Whether there is a place where a seat keeps a card: it has one there, or can still keep one this round."""
    if view.aside[seat] != NONE:
        return True
    placing = view.phase == Phase.PLACING and not view.finished >> seat & 1
    return placing and view.round < view.rounds and bool(view.hands[seat])


def has_keep(shown: Presentation, seat: int) -> bool:
    """Whether that place is there: where the hand rests, only with a card in it."""
    return can_keep(shown.view, seat) and (shown.elsewhere is None or shown.view.aside[seat] != NONE)


def lowered(view: State, seat: int) -> bool:
    """Whether the rows of a seat leave room above them for a new stable."""
    return bool(stables_chosen_from(view, seat))


def spare_rollers(view: State, seat: int) -> int:
    """The rollers of a seat that lie on no horse."""
    there = rollers_of(view.tableaus[seat], view.owners[seat], view.boxes[seat])
    return max(0, there - len(view.rollers[seat]))


def rows_wanted(view: State, seat: int) -> int:
    """How many rows there must be room for where the tableau of a seat is the large one."""
    return max(_LEAST_ROWS, len(view.tableaus[seat]) + lowered(view, seat))


def tray_of(shown: Presentation, seat: int) -> Tray:
    """What the tray of a seat is for; the own hand rests there while the things of another are looked at. As long as
    cards are dealt out it stays as high as for an offer, so that rows keep their size.
    """
    view: State = shown.view
    if shown.elsewhere is not None:
        return Tray.HAND if has_tray(view) else Tray.NONE
    if len(view.display) > DISPLAY_ACROSS and NONE in view.faces:
        return Tray.TWO_LINES
    if view.phase in _DEALING or chosen_from(view, seat) or stables_chosen_from(view, seat):
        return Tray.OFFER
    return Tray.HAND if has_tray(view) else Tray.NONE


def holder_of(shown: Presentation, large: int) -> int:
    """Whose hand lies in the tray: of who acts, also while the tableau of another is the large one."""
    return large if shown.elsewhere is None or shown.actor is None else shown.actor


def neighbours_of(shown: Presentation) -> tuple[int, ...]:
    """The seats before and after the one that is looked at, but for who looks; only one where that is the same."""
    others = [seat for seat in range(len(shown.view.tableaus)) if seat != shown.actor]
    if shown.elsewhere is None or len(others) == 1:
        return ()
    at = others.index(shown.elsewhere)
    return tuple(dict.fromkeys((others[at - 1], others[(at + 1) % len(others)])))


def rows_in_small(view: State, large: int) -> tuple[Folds, ...]:
    """The rows in each small tableau while that of a seat is the large one: finished ones may be folded, but for those
    of horses that it may breed with, or that somebody is asked about.
    """
    breeding = partners(view.lots, large)

    def wanted(seat: int, row: Row) -> bool:
        return any(card in view.pair or (seat in breeding and card in STALLIONS) for card in row.slots)

    return tuple(
        tuple(row.cube != Cube.UNFINISHED and not wanted(seat, row) for row in tableau) or (False,)
        for seat, tableau in enumerate(view.tableaus)
    )


def has_cube(shown: Presentation, seat: int) -> bool:
    """Whether a seat has a cube to put on a box of its owner card now."""
    return shown.actor == seat and any(isinstance(action, UseBox) for action in shown.legal)


def in_hand(view: State, seat: int) -> bytes:
    """The cards in a hand but for the one that lies where it is kept."""
    hand, aside = view.hands[seat], view.aside[seat]
    return bytes(card for card in hand if card != aside) if aside != NONE else hand
