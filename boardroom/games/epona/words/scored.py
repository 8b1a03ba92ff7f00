"""What swapping two cards at the end was good for, as it is told with it: it shows in no card that is placed."""

from collections import Counter

from boardroom.engine.briefs import Scored
from boardroom.engine.text import Text
from boardroom.games.epona.position import scoring
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.words import names
from boardroom.games.epona.words.formula_words import vp


def scored(before: State, after: State, audience: int | None) -> tuple[Scored, ...]:
    """Whose points a swap changed, and which cards and stables score more or less by it; nothing of other steps."""
    if before.phase != Phase.SWAPPING or before.tableaus == after.tableaus:
        return ()
    seat, found = before.active, Counter[Text]()
    for item in scoring.changes(before, after, seat):
        if item.part == scoring.STABLE_PART:
            found[names.stable_name(before.tableaus[seat][item.what].stable)] += item.points
        else:
            found[names.asset_name(item.what)] += item.points
    parts = sorted(((what, points) for what, points in found.items() if points), key=lambda part: -part[1])
    return (Scored(seat, tuple(parts), unit=vp),) if sum(found.values()) else ()
