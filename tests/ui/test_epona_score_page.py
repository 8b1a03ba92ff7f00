"""The end of Epona at the real window: the pad in its order, what every item rings, and the games of one player."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from epona_hand import Groom
from hand import beginning, seated
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from test_score_pad import pad, ringed

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.cards import OWNERS
from boardroom.games.epona.position.state import Phase, State, card_key, owner_key, stable_key
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.table import EponaTable
from boardroom.games.epona.table.faces.icons import PARTS
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.panels import _write_facts, panel_of
from boardroom.games.epona.table.reading.overview import so_far
from boardroom.ui.game_page.score.score_headings import TOTAL
from boardroom.ui.game_page.score.score_items import ItemLine
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.theme import PLAYER_COLOURS
from boardroom.ui.kit.widgets.labels import FittedWords, Words
from boardroom.ui.kit.words.fitting import Fits, Fitted
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


def test_the_page_of_the_score_grows_with_the_window_and_is_sharp_and_shrinks_again(groom: Groom) -> None:
    end(groom, over(2))

    def number() -> int:
        groom.see()
        (cell,) = (cell for (part, seat), cell in pad(groom).grid.cells.items() if part == "" and seat == 0)
        high: int = cell.sizeHint().height()
        return high

    before = number()
    groom.window.resize(2560, 1440)
    groom.wait(lambda: number() > 1.3 * before)
    assert pad(groom).height() > 700
    groom.window.resize(1280, 720)
    groom.wait(lambda: number() <= before)
    assert not pad(groom)._scroll.verticalScrollBar().isVisible()


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


def test_the_score_so_far_counts_what_spare_rollers_add_at_the_end_and_says_so(groom: Groom) -> None:
    """19 points were shown where rollers were sure to make them 27."""
    box = Box()
    row = (box.stable(slots=4), [box.card("racing", scores="roller 3"), box.card("rider"), None, None])
    groom.settle_in(position([row], [(box.stable(slots=4), [None] * 4)]))
    groom.be_seated()
    groom.click(groom.named("Score"))
    assert pad(groom).grid.open == (TOTAL, 0)
    words = [each.words for each in pad(groom).items.findChildren(Words) if each.isVisible()]
    assert words[0] == "Vera: Total"
    at = words.index("1 rider roller to move at the end")
    assert "3" in words[at - 1 : at + 2]
    assert groom.page.table.say(so_far(groom.state, 0)).endswith(", 3 VP of them with rider rollers.")
    score = groom.page.session.rules.words.score(groom.state, 0)
    assert score is not None
    assert panel_of(groom.state, 0).points == score.total


def test_nothing_is_said_of_a_hand_when_the_game_is_over(groom: Groom) -> None:
    state = over(2)
    end(groom, state)
    assert not {"tray", "sell", "keep"} & set(table(groom).layers(groom.shown))


@pytest.mark.parametrize(
    ("language", "several", "one"),
    [("en", "5 coins, 2 VP tokens", "2 coins"), ("ja", "5コイン、VPトークン2個", "2コイン")],
)
def test_what_is_left_says_for_everybody_what_it_is_also_where_it_scores_nothing(
    groom: Groom, language: str, several: str, one: str
) -> None:
    end(groom, over(3, coins=[5, 2, 0], studs=[0, 0, 0], points=[2, 0, 0]))
    groom.context.settings.set("language", language)
    groom.see()
    cells = pad(groom).grid.cells
    assert [cells["left", seat].detail for seat in range(3)] == [several, one, ""]
    assert [cells["left", seat].points for seat in range(3)] == [3, 0, 0]
    assert not any(cells["left", seat].is_cut for seat in range(3))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_tokens_are_worth_is_told_whole(groom: Groom, language: str) -> None:
    groom.context.settings.set("language", language)
    end(groom, over(3))
    row = next(row for row in pad(groom).grid._rows if row.part == "left")
    about = row.findChildren(FittedWords)[-1]
    groom.see()
    assert about.isVisible()
    assert about.height() >= about.heightForWidth(about.width())
    assert about._fitted(about.width()).whole


@pytest.mark.parametrize("scale", [1.3, 1.6])
def test_names_that_would_be_cut_are_told_in_short(house: AppContext, scale: float) -> None:
    house.settings.set("text_scale", scale)
    groom = Groom(house, (1280, 720))
    box = Box()
    rows = [[(box.stable(slots=4), ()), (box.stable(slots=5), ())] for _ in range(6)]
    kinds = (PERSON, *(COMPUTER,) * 5)
    with beginning(EponaRules, position(*rows, phase=Phase.OVER)):
        groom.start("epona", seated([colour.key for colour in PLAYER_COLOURS], kinds, ("",) * 6))
    heads = pad(groom).grid.heads
    assert not [head.written for head in heads if "…" in head.written]
    assert "Computer 1" in [head.accessibleName() for head in heads]
    groom.close()


def test_that_a_number_can_be_clicked_is_said_as_long_as_none_is_open(groom: Groom) -> None:
    end(groom, over(3))
    shown = pad(groom)
    if shown.grid.open is not None:
        groom.click(shown.grid.cells[shown.grid.open])
        groom.see()
    assert shown.hint.isVisible()
    assert shown.hint.words == "Click a number to see where it comes from."
    cell = shown.grid.cells["assets", 0]
    assert cell.cursor().shape() == Qt.CursorShape.PointingHandCursor
    groom.click(cell)
    assert not shown.hint.isVisible()


@pytest.mark.parametrize("coins", [7, 10, 14])
def test_no_number_of_a_small_panel_is_cut_beside_the_score(
    groom: Groom, coins: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    whole = Fits.fit

    def noted(fits: Fits, words: str, *box: Any) -> Fitted:
        fitted = whole(fits, words, *box)
        written.extend(fitted.lines)
        return fitted

    end(groom, over(3, coins=[coins, coins, coins], studs=[10, 10, 10], points=[3, 60, 90]))
    monkeypatch.setattr(Fits, "fit", noted)
    m, large_one = table(groom).measures(groom.shown), large(groom)
    canvas = QPixmap(10, 10)
    for seat in range(3):
        if seat != large_one:
            painter = QPainter(canvas)
            on = Writing(table(groom)._tools, m, painter)
            written.clear()
            _write_facts(on, m.panel(seat, large_one), panel_of(groom.shown.view, seat))
            painter.end()
            assert str(coins) in written
            assert not [words for words in written[-4:] if "…" in words]
