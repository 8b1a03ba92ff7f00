"""What a view says of the table: whose tableau is large, what each player does, what is chosen from and where."""

from typing import Final, NamedTuple

from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.actions import ChooseDeck, DrawBonus, UseBox
from boardroom.games.epona.position.cards import FACES, HIDDEN, NONE, STALLIONS
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.scoring import winners
from boardroom.games.epona.position.state import (
    Form,
    Phase,
    State,
    both_divide,
    chooser_for,
    divider_for,
    groups_of,
    partners,
    seats_of_round,
)
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


AT_ONCE: Final = (
    Phase.KEEPING,
    Phase.DIVIDING,
    Phase.CHOOSING_GROUPS,
    Phase.DISCARDING,
    Phase.CHOOSING_OWNERS,
)
"""The phases in which all act side by side."""


def acts(view: State, seat: int) -> bool:
    """Whether a seat is to do something now."""
    if view.phase == Phase.OVER:
        return False
    if view.phase in (Phase.DIVIDING, Phase.CHOOSING_GROUPS) and not _takes_part(view, seat):
        # While it is told that cards are drawn, or revealed, nobody is marked as done yet.
        return False
    if view.phase in AT_ONCE:
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
    Phase.DIVIDING: phrase("Epona", "Dividing", "what a player does"),
    Phase.PLACING: phrase("Epona", "Placing", "what a player does"),
    Phase.AGREEING: phrase("Epona", "Deciding", "what a player does"),
    Phase.BREEDING: phrase("Epona", "Deciding", "what a player does"),
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
        alone = view.phase == Phase.DIVIDING and seats_of_round(view).alone == seat
        return Status(_CHOOSING if alone else _OF_PHASE.get(view.phase, _CHOOSING), "acting")
    if view.phase in (Phase.DIVIDING, Phase.CHOOSING_GROUPS) and not _takes_part(view, seat):
        return Status(_WAITING, "quiet")
    if view.phase in AT_ONCE or (
        view.phase not in (Phase.SELECTING, Phase.CHOOSING_DECKS) and view.finished >> seat & 1
    ):
        return Status(_DONE, "done")
    return Status(_NEXT, "quiet", _NEXT_SHORT) if _is_next(view, seat) else Status(_WAITING, "quiet")


def _takes_part(view: State, seat: int) -> bool:
    """Whether a seat divides, keeps or chooses in this phase, or has done so, and is not without anything to do."""
    if view.phase == Phase.CHOOSING_GROUPS:
        return divider_for(view, seat) != NOBODY
    return chooser_for(view, seat) != NOBODY or seats_of_round(view).alone == seat


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
    """Whether the selection cards lie over the large tableau: until everybody has one, unless others are looked at, and
    not before all have an owner card.
    """
    view: State = shown.view
    return NONE in view.faces and shown.elsewhere is None and view.phase != Phase.CHOOSING_OWNERS


def too_dear(view: State, seat: int, face: int) -> bool:
    """Whether a seat that has yet to choose cannot pay for a selection card on display, but for another (ruling 7)."""
    if view.faces[seat] != NONE:
        return False
    most = max(view.coins[seat], min(FACES[other].price for other in view.display))
    return FACES[face].price > most


def chosen_from(view: State, seat: int) -> bytes:
    """The cards that a seat chooses from: those drawn as the round begins, or of a bonus, or of which one is discarded;
    of others, backs. What is divided, and groups that are chosen, lie apart.
    """
    if view.phase == Phase.DISCARDING:
        return b"" if view.finished >> seat & 1 else view.hands[seat]
    if view.phase in (Phase.CHOOSING_GROUPS, Phase.CHOOSING_OWNERS) or divides(view, seat):
        return b""
    if view.drawn[seat] and not view.finished >> seat & 1:
        return view.drawn[seat]
    return b"" if view.phase == Phase.KEEPING_STABLE or view.active != seat else view.seen


def divides(view: State, seat: int) -> bool:
    """Whether a seat divides cards that are seen, or has divided them and waits for the others."""
    drawn = view.drawn[seat]
    if view.phase != Phase.DIVIDING or not drawn or HIDDEN in drawn:
        return False
    return chooser_for(view, seat) != NOBODY


def marks_group(view: State, seat: int, card: int) -> bool:
    """Whether a card that a seat divides stays in the first group: the lowest does (ruling 20), so that groups have the
    numbers and the sides that they had while they were made.
    """
    drawn = view.drawn[seat]
    return len(drawn) > 1 and card == drawn[0]


class Division(NamedTuple):
    """What a seat, the ``divider``, has divided for another, the ``chooser``, into two groups."""

    divider: int
    chooser: int
    groups: tuple[bytes, bytes]


def divisions(view: State) -> list[Division]:
    """The divisions that lie open, those of which groups are still to be chosen, from the start player on. What the
    unpaired player has drawn is none, while it is told what of it is kept.
    """
    if view.phase != Phase.CHOOSING_GROUPS:
        return []
    seats = len(view.coins)
    order = [(view.starter + turn) % seats for turn in range(seats)]
    dividers = [seat for seat in order if view.drawn[seat] and chooser_for(view, seat) != NOBODY]
    return [Division(seat, chooser_for(view, seat), groups_of(view, seat)) for seat in dividers]


def division_before(view: State, seat: int) -> Division | None:
    """Of these the one that lies before a seat in full size: what it chooses from, else what it has divided, else the
    first of all.
    """
    found = divisions(view)
    ranked = sorted(found, key=lambda division: (division.chooser != seat, division.divider != seat))
    return ranked[0] if ranked else None


def stables_chosen_from(view: State, seat: int) -> bytes:
    """The stables that a seat chooses from; of others, backs. None any more while it is told what all have chosen."""
    if view.phase == Phase.CHOOSING_OWNERS:
        return view.stables_offered[seat] if view.stables_offered else b""
    return view.seen if view.phase == Phase.KEEPING_STABLE and view.active == seat else b""


def draws_now(shown: Presentation) -> bool:
    """Whether who acts chooses what deck to draw from."""
    return any(isinstance(action, ChooseDeck | DrawBonus) for action in shown.legal)


# What lies beside the rows, where anything can be done there.

_DEALING: Final = (
    Phase.SELECTING,
    Phase.CHOOSING_DECKS,
    Phase.KEEPING,
    Phase.DIVIDING,
    Phase.CHOOSING_GROUPS,
    Phase.DISCARDING,
    Phase.CHOOSING_OWNERS,
)


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


_BESIDE_HAND: Final = (Phase.PLACING, Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE, Phase.AGREEING, Phase.BREEDING)
_HAND_EMPTY: Final = (Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING)
"""In these no hand lies in the tray, but what is chosen from may."""


def keeps_beside_hand(shown: Presentation, seat: int) -> bool:
    """Whether the place for a card that is kept may lie beside the hand of a seat: as long as cards are placed and
    horses bred in a round in which one can be kept, also where none can any more, so that nothing moves for it; and
    with a card in it while there is no hand yet; not while the hand rests.
    """
    view: State = shown.view
    if shown.elsewhere is not None:
        return False
    if view.phase in _HAND_EMPTY:
        return view.aside[seat] != NONE
    return view.phase in _BESIDE_HAND and (view.round < view.rounds or view.aside[seat] != NONE)


def lowered(view: State, seat: int) -> bool:
    """Whether the rows of a seat leave room above them for a new stable."""
    return view.phase == Phase.KEEPING_STABLE and bool(stables_chosen_from(view, seat))


def spare_rollers(view: State, seat: int) -> int:
    """The rollers of a seat that lie on no horse."""
    there = rollers_of(view.tableaus[seat], view.owners[seat], view.boxes[seat])
    return max(0, there - len(view.rollers[seat]))


def rows_wanted(view: State, seat: int) -> int:
    """How many rows there must be room for where the tableau of a seat is the large one."""
    beside = len(view.tableaus[chooser_for(view, seat)]) if divides(view, seat) else 0
    return max(_LEAST_ROWS, beside, len(view.tableaus[seat]) + lowered(view, seat))


def tray_of(shown: Presentation, seat: int) -> Tray:
    """What the tray of a seat is for; the own hand rests there while the things of another are looked at. As long as
    cards are dealt out it stays as high as for an offer, so that rows keep their size.
    """
    view: State = shown.view
    if shown.elsewhere is not None:
        return Tray.HAND if has_tray(view) else Tray.NONE
    if len(view.display) > DISPLAY_ACROSS and NONE in view.faces:
        return Tray.TWO_LINES
    if divides(view, seat):
        return Tray.DIVISION
    if divisions(view):
        return Tray.GROUPS if len(divisions(view)) > 1 else Tray.LAST_GROUPS
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

    # The tableau of who chooses lies beside the large one while that seat divides.
    beside = chooser_for(view, large) if divides(view, large) else NOBODY
    return tuple(
        ()
        if seat == beside
        else tuple(row.cube != Cube.UNFINISHED and not wanted(seat, row) for row in tableau) or (False,)
        for seat, tableau in enumerate(view.tableaus)
    )


def partners_are_known(view: State) -> bool:
    """Whether it is known who breeds with whom in this round."""
    return NONE not in view.faces if view.form == Form.LOWER else any(view.lots)


def halves_of(shown: Presentation, large: int) -> tuple[int, ...]:
    """The seats whose tableaus lie side by side at half their size: who divides, and who chooses of that."""
    view: State = shown.view
    if shown.elsewhere is not None or not divides(view, large):
        return ()
    return large, chooser_for(view, large)


def lines_of_pairs(view: State) -> int:
    """How many lines it takes to say who is paired with whom, and who is unpaired; 0 in the lower form and once the
    last round is over.
    """
    if view.form == Form.LOWER or not view.letters or not has_tray(view):
        return 0
    line = seats_of_round(view)
    return len(line.pairs) // (2 if both_divide(view) else 1) + (line.alone != NOBODY)


def has_cube(shown: Presentation, seat: int) -> bool:
    """Whether a seat has a cube to put on a box of its owner card now."""
    return shown.actor == seat and any(isinstance(action, UseBox) for action in shown.legal)


def held(view: State, seat: int) -> int:
    """How many cards a seat holds, with the one that lies aside from the round before."""
    hand, aside = view.hands[seat], view.aside[seat]
    # Of others an own card in the hand is not known to be the one that is kept, and a back lies aside.
    return len(hand) + (aside == HIDDEN or (aside != NONE and aside not in hand))


def in_hand(view: State, seat: int) -> bytes:
    """The cards in a hand but for the one that lies where it is kept, and for those of which one is chosen."""
    if view.phase == Phase.DISCARDING and not view.finished >> seat & 1:
        return b""
    hand, aside = view.hands[seat], view.aside[seat]
    return bytes(card for card in hand if card != aside) if aside != NONE else hand
