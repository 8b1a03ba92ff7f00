"""The end of Epona at the real window: the pad in its order, what every item rings, and the games of one player."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from epona_hand import Groom
from PySide6.QtGui import QColor
from test_score_pad import pad, ringed

from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.cards import OWNERS
from boardroom.games.epona.position.state import Phase, State, card_key, owner_key, stable_key
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.table import EponaTable
from boardroom.games.epona.table.faces.icons import PARTS
from boardroom.ui.game_page.score.score_items import ItemLine
from tests.games.epona_positions import Box, position

COLOURS = ("vermilion", "blue", "green")
EVERY_BOX = (1 << 9) - 1
POINTS_BOX = next(n for n, points in enumerate(OWNERS[0].above) if points > 0)
EACH_STABLE_BOX = next(n for n, points in enumerate(OWNERS[0].above) if points < 0)


def over(seats: int, **changes: Any) -> State:
    """A game that is over: everybody has a completed stable and a horse that counts horses of its row."""
    box = Box()
    tableaus: list[list[tuple[int, Sequence[int | None]]]] = []
    for kind in ("draught", "racing", "dressage")[:seats]:
        stable = box.stable(slots=3)
        counting = box.card(kind, scores=f"each row {kind}")
        row = (box.stable(slots=4), [counting, box.card(kind), None, None])
        tableaus.append([(stable, box.filling(stable)), row])
    return position(*tableaus, phase=Phase.OVER, **changes)


def end(groom: Groom, state: State) -> None:
    """Come to the page of the score of a game that is over."""
    groom.settle_in(state)


def large(groom: Groom) -> int:
    """Whose tableau is the large one."""
    return table(groom).focus(groom.shown)


def table(groom: Groom) -> EponaTable:
    found = groom.page.table
    assert isinstance(found, EponaTable)
    return found


def lines(groom: Groom, part: str, seat: int) -> list[ItemLine]:
    """The items of a number, which is opened by a click."""
    grid = pad(groom).grid
    if grid.open != (part, seat):
        groom.click(grid.cells[part, seat])
        groom.see()
    return pad(groom).items.lines


def test_the_pad_is_in_the_printed_order_with_a_picture_for_every_part(groom: Groom) -> None:
    end(groom, over(2))
    grid = pad(groom).grid
    assert [part for part, seat in grid.cells if seat == 0] == [*PARTS, ""]
    for part in PARTS:
        picture = table(groom).pictures.token(part, groom.shown, 24, 1.0)
        assert picture is not None
        colours = {picture.toImage().pixelColor(x, y).name() for x in range(24) for y in range(24)}
        assert colours - {QColor("black").name()}, "not a bare silhouette"


def test_the_winner_is_in_view_and_then_whose_item_is_pointed_at(groom: Groom) -> None:
    state = over(3, points=[0, 5, 0])
    end(groom, state)
    assert large(groom) == 1
    (line,) = [line for line in lines(groom, "assets", 2) if "dressage horse ×2 in its row" in line.accessibleName()]
    groom.move(groom.spot(line))
    assert large(groom) == 2
    counting, counted = state.tableaus[2][1].slots[:2]
    assert sorted(ringed(groom)) == sorted((card_key(counting), card_key(counted)))
    faces = {groom.page.stage.pieces[key].place.face.partition(".")[0] for key in ringed(groom)}
    assert faces == {groom.table.m.card_kind}, "large, and not as the small pictures beside it"


def test_an_item_says_what_was_counted_and_how_often(groom: Groom) -> None:
    end(groom, over(2))
    names = [line.accessibleName() for line in lines(groom, "assets", 0)]
    assert any("draught horse ×2 in its row" in name for name in names)


@pytest.mark.parametrize(
    ("box", "stables"), [(POINTS_BOX, lambda state: []), (EACH_STABLE_BOX, lambda state: [state.tableaus[1][0].stable])]
)
def test_the_item_of_an_owner_rings_the_owner_card_and_the_stables_it_counts(
    groom: Groom, box: int, stables: Callable[[State], list[int]]
) -> None:
    state = over(2, boxes=(0, 1 << 6 + box | 3 << 2 * box))
    assert state.tableaus[1][0].cube == Cube.COMPLETED
    end(groom, state)
    (line,) = lines(groom, "owner", 1)
    groom.move(groom.spot(line))
    assert sorted(ringed(groom)) == sorted([owner_key(1), *(stable_key(stable) for stable in stables(state))])


@pytest.mark.parametrize(("box", "said"), [(POINTS_BOX, ""), (EACH_STABLE_BOX, "for each completed stable")])
def test_below_a_number_it_is_not_said_again(groom: Groom, box: int, said: str) -> None:
    end(groom, over(2, boxes=(0, 1 << 6 + box | 3 << 2 * box)))
    cell = pad(groom).grid.cells["owner", 1]
    assert cell.points
    assert said in cell.detail
    assert bool(cell.detail) == bool(said)


def test_every_item_but_of_what_is_left_points_at_pieces() -> None:
    state = over(3, boxes=(EVERY_BOX,) * 3, coins=[7, 7, 7])
    for seat in range(3):
        score = EponaRules().words.score(state, seat)
        assert score is not None
        for item in score.items:
            assert bool(item.pieces) == (item.part != "left"), item


@pytest.mark.parametrize(("points", "step"), [(70, "A good result"), (80, "experienced"), (100, "Grand National")])
def test_a_game_alone_says_its_step_of_the_scale_and_stands_among_the_best(
    groom: Groom, points: int, step: str
) -> None:
    there = EponaRules().words.score(over(1), 0)
    assert there is not None
    end(groom, over(1, points=[points - there.total]))
    assert step in groom.ask
    games = pad(groom).best
    assert games is not None
    groom.wait(lambda: bool(games.lines))
    assert [line.accessibleName() for line in games.lines] == [f"1. Vera, this game: {points}"]


def test_nothing_is_said_of_a_hand_when_the_game_is_over(groom: Groom) -> None:
    state = over(2)
    end(groom, state)
    assert not {"tray", "sell", "keep"} & set(table(groom).layers(groom.shown))
