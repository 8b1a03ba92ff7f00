"""The start for experienced players: each chooses an owner card and a stable of those dealt (rulebook: Game variants;
rulings 26, 27 and 35).
"""

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.state import Phase
from boardroom.games.epona.position.tableau import empty_row
from boardroom.games.epona.rules import rounds
from boardroom.games.epona.rules.step_builder import StepBuilder


def choose_owner(b: StepBuilder, seat: int, owner: int, stable: int) -> None:
    """Choose an owner card and a stable, in secret until all have; the others leave the game unseen."""
    b.owners_offered = replaced(b.owners_offered, seat, bytes((owner,)))
    b.stables_offered = replaced(b.stables_offered, seat, bytes((stable,)))
    b.finished |= 1 << seat
    b.events.append(e.OwnerChosen(b.beat, seat, owner, stable))
    if b.finished == (1 << b.seats) - 1:
        _reveal(b)


def _reveal(b: StepBuilder) -> None:
    """All have chosen: the stable lies below the one marked 3, and round 1 begins."""
    b.barrier = b.barrier or b.seats > 1
    b.owners = b"".join(b.owners_offered)
    stables = b"".join(b.stables_offered)
    for seat, stable in enumerate(stables):
        b.set_tableau(seat, (*b.tableaus[seat], empty_row(stable)))
    b.owners_offered = b.stables_offered = ()
    b.finished = 0
    b.events.append(e.OwnersRevealed(b.beat, b.owners, stables))
    if b.display:
        b.phase = Phase.SELECTING
        b.events.append(e.SelectingBegun(b.beat, b.active))
    else:
        rounds.begin_round(b)
