"""What is measured is what it says: the positions that measurements begin with are opened, and not another game."""

import pytest

from boardroom.controller import catalog
from boardroom.controller.resuming import last_position
from boardroom.engine.records.record import Record
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.state import State
from tests.bench import _meadow as meadow
from tests.bench import new_row

RULES = catalog.rules(meadow.MEADOW)


@pytest.mark.parametrize("rows", range(2, MOST_ROWS))
def test_a_new_row_is_measured_beside_as_many_as_are_wanted(rows: int) -> None:
    assert len(opened(new_row.game(rows)).tableaus[0]) == rows


def test_the_fullest_table_is_measured_with_six_rows_a_seat() -> None:
    assert [len(tableau) for tableau in opened(meadow.full_game()).tableaus] == [meadow.ROWS] * 4


def opened(record: Record) -> State:
    state = last_position(RULES, record)
    assert isinstance(state, State)
    return state
