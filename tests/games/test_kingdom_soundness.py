"""Positions that no play leads to are refused when they are read; those that play leads to are not."""

from typing import Any

from boardroom.engine.rules import Unreadable
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Kind, minus
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import (
    NEXT,
    Gaining,
    Restocking,
    TaskKind,
    Why,
    fencing,
    gaining,
    placing,
    restocking,
    twin_turn,
)
from tests.games.farms import RULES, TOTALS, act, columns, counts, field, position, rolled

TASKS, DICE = "tasks", "dice"
FARMS = (columns(3), columns(5))


def refused(state: State) -> str:
    """The place for which a position is refused, "" if it is read back as it was."""
    try:
        assert RULES.records.decode(RULES.records.encode(state)) == state
    except Unreadable as error:
        return error.place
    return ""


def restock(asked: int = 0b10, kind: Kind = Kind.SHEEP) -> tuple[Gaining, Restocking]:
    return (gaining(0, kind, 1), restocking(0, kind, 1, asked))


def test_one_restock_is_under_way_at_a_time() -> None:
    assert not refused(rolled(*FARMS, tasks=restock()))
    assert refused(rolled(*FARMS, tasks=restock() * 2)) == TASKS
    assert refused(rolled(*FARMS, tasks=restock() * 4)) == TASKS


def test_above_a_restock_there_is_only_what_a_forced_trade_brought() -> None:
    pig = counts(pigs=1)
    assert not refused(rolled(*FARMS, tasks=(*restock(0), placing(1, pig, Why.GAINED, 0, 0))))
    for above in (
        (placing(1, counts(cows=1), Why.GAINED, 0, 0),), (placing(1, pig, Why.GAINED, 1, 0),),
        (placing(1, pig, Why.JUDGED, 0, 0),), (fencing(1, 1, 0, -1, 0),),
        (gaining(1, Kind.PIG, 1), placing(1, pig, Why.GAINED, 0, 0)),
    ):  # fmt: skip
        assert refused(rolled(*FARMS, tasks=(*restock(0), *above))) == TASKS
    assert refused(rolled(*FARMS, tasks=(*restock(0, Kind.HORSE), placing(1, pig, Why.GAINED, 0, 0)))) == TASKS


def test_who_has_no_room_for_what_a_forced_trade_brought_decides_in_the_midst_of_the_restock() -> None:
    pen = field("+--+\n|s2|\n+  +\n|s2|\n+  +\n|s1|\n+--+")
    twin = minus(TOTALS, counts(5, 20, 20, 10))
    played = act(rolled(pen, dice="sheep-1 fence-1 fence-1 cow", twin=twin), "use 1", "forced-trade")
    assert [task.code for task in played.state.tasks] == [TaskKind.GAINING, TaskKind.RESTOCKING, TaskKind.PLACING]
    assert not refused(played.state)


def test_a_restock_that_offers_trades_has_enough_of_the_next_kind_for_them() -> None:
    def with_cows_in_supply(number: int) -> State:
        left = minus(TOTALS, counts(cows=number))
        twin = counts(cows=left[Kind.COW])
        return rolled(columns(0, 5), twin=twin, tasks=restock(0b1, Kind.PIG))

    assert not refused(with_cows_in_supply(1))
    assert refused(with_cows_in_supply(0)) == TASKS


def test_no_decision_lies_below_another() -> None:
    for below in (fencing(0, 0, 1, -1, 0), fencing(0, 1, 0, 3, 0), placing(0, NONE, Why.JUDGED, 0, 0)):
        for top in (fencing(0, 1, 0, -1, 0), placing(0, NONE, Why.JUDGED, 0, 0)):
            assert not refused(rolled(*FARMS, tasks=(top,)))
            assert refused(rolled(*FARMS, tasks=(below, top))) == TASKS


def test_nobody_is_done_with_dice_before_they_are_rolled() -> None:
    fences = fencing(0, 0, 1, -1, 0)
    assert not refused(rolled(*FARMS, tasks=(NEXT, fences)))
    assert not refused(position(*FARMS, tasks=(fences,)))
    assert refused(position(*FARMS, tasks=(NEXT, fences))) == TASKS


def test_moritz_has_rolled_in_the_midst_of_his_turn() -> None:
    solo: dict[str, Any] = {
        "phase": Phase.TWINS_TURN,
        "twin": counts(1, 1),
        "tasks": (twin_turn(1), placing(0, NONE, Why.JUDGED, 0, 0)),
    }
    assert not refused(rolled(columns(3), **solo))
    assert refused(position(columns(3), **solo)) == DICE
