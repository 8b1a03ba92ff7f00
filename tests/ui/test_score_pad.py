"""The score pad: parts by seats, opened in the middle of a game, by mouse and keys, down to the pieces on the table."""

import pytest
from epigo_hand import EpigoHand
from farming import Farmer
from hand import CTRL, Hand, Key
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget

from boardroom.engine.manifest import PERSON
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.state import animal_key
from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable
from boardroom.ui.game_page.score.score_headings import TOTAL
from boardroom.ui.game_page.score.score_pad import ScorePad
from boardroom.ui.stage.pieces.pieces import Ring
from tests.games.farms import START_1, columns, rolled, trading

FIELDS = (columns(6, 6, 3, 2), START_1, columns(2, 1, 0, 0), START_1)


@pytest.fixture
def farms(farmer: Farmer) -> Farmer:
    """Four farms; Vera, the first seat, has rolled."""
    farmer.window.resize(1600, 900)
    farmer.farm(rolled(*FIELDS, dice="half-cow pig-1 fence-1 sheep"))
    return farmer


def first_stop(hand: Hand) -> QWidget:
    """What has the focus first."""
    first = pad(hand).first
    assert first is not None
    return first


def pad(hand: Hand) -> ScorePad:
    found = hand.page.score.pad
    assert found is not None
    assert found.isVisible()
    return found


def numbers(hand: Hand, seat: int) -> list[str]:
    """A column of the grid, from top to bottom."""
    return [cell.text() for cell in pad(hand).grid.cells.values() if cell.seat == seat]


def ringed(hand: Hand) -> list[str]:
    """The pieces with a ring around them."""
    stage = hand.page.stage
    middles = [item.sceneBoundingRect().center() for item in stage.scene().items() if isinstance(item, Ring)]
    return sorted(
        key
        for key, piece in stage.pieces.items()
        if any((piece.area().center() - middle).manhattanLength() < 1 for middle in middles)
    )


def line(hand: Hand, words: str) -> QWidget:
    return next(line for line in pad(hand).items.lines if words in line.accessibleName())


def focus_of(hand: Hand) -> int:
    table = hand.page.table
    assert isinstance(table, KingdomTable)
    assert hand.page.shown is not None
    return table.focus(hand.page.shown)


# In the middle of a game.


def test_the_score_so_far_opens_from_the_bar_and_closes_again(farms: Farmer) -> None:
    assert farms.page.left.isVisible()
    farms.click(farms.named("Score"))
    assert [head.accessibleName() for head in pad(farms).grid.heads] == ["Vera", "Aiko", "Tomas", "Jun"]
    assert numbers(farms, 0) == ["Yes", "2", "3", "6", "6", "84"], (
        "enough of each, horses, cows, pigs, sheep, and all of it"
    )
    assert numbers(farms, 2) == ["No", "0", "0", "1", "2", "4"]
    assert not farms.page.left.isVisible()
    farms.click(farms.named("Close"))
    assert farms.page.score.pad is None
    assert not farms.page.findChildren(ScorePad)
    assert farms.page.left.isVisible()
    assert farms.page.stage.hasFocus()


def test_the_score_so_far_opens_from_the_menu_and_is_hidden_from_there(farms: Farmer) -> None:
    farms.menu("Show the score")
    assert pad(farms).heading.words == "The score so far"
    farms.menu("Hide the score")
    assert farms.page.score.pad is None


def test_escape_closes_the_score_so_far(farms: Farmer) -> None:
    farms.click(farms.named("Score"))
    farms.key(Key.Key_Escape)
    assert farms.page.score.pad is None


def test_the_score_follows_every_change(farmer: Farmer) -> None:
    farmer.window.resize(1600, 900)
    farmer.farm(trading(columns(3, 0, 0, 0), START_1))
    farmer.click(farmer.named("Score"))
    assert numbers(farmer, 0) == ["No", "0", "0", "0", "3", "3"]
    farmer.do("trade sheep 1")
    assert numbers(farmer, 0) == ["No", "0", "0", "1", "1", "3"]
    farmer.key(Key.Key_Z, CTRL)
    assert numbers(farmer, 0) == ["No", "0", "0", "0", "3", "3"]


# The grid.


def test_every_number_opens_to_what_it_is_made_of_and_closes_again(farms: Farmer) -> None:
    farms.click(farms.named("Score"))
    grid = pad(farms).grid
    assert grid.open == (TOTAL, 0), "that of who looks is open"
    for (part, seat), cell in grid.cells.items():
        if grid.open != (part, seat):
            farms.click(cell)
        assert grid.open == (part, seat)
        if cell.points is None:
            (line,) = pad(farms).items.lines
            assert line.accessibleName().endswith("all in pens" if cell.text() == "Yes" else "short")
            continue
        # A row counts heads, "2 horses", and the total what they are worth.
        word = -1 if part == TOTAL else 0
        assert sum(int(one.accessibleName().split()[word]) for one in pad(farms).items.lines) == cell.points
    farms.click(cell)
    assert grid.open is None
    assert not pad(farms).items.isVisible()
    assert not pad(farms).items.lines


def test_the_grid_is_walked_over_and_opened_with_the_keys(farms: Farmer) -> None:
    farms.click(farms.named("Score"))
    grid = pad(farms).grid
    assert grid.cells[TOTAL, 0].hasFocus()
    for key in (Key.Key_Up, Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Down, Key.Key_Up):
        farms.key(key)
    assert grid.cells["sheep", 2].hasFocus()
    farms.key(Key.Key_Return)
    assert grid.open == ("sheep", 2)
    assert farms.window.focusWidget().accessibleName().startswith("Tomas, Sheep: ")
    farms.key(Key.Key_Tab)
    assert pad(farms).items.lines[0].hasFocus(), "Tab goes on to the items, not to the other numbers"


# The pieces behind an item.


def test_an_item_of_the_field_that_is_seen_rings_its_animals(farms: Farmer) -> None:
    farms.click(farms.named("Score"))
    farms.move(farms.spot(line(farms, "2 horses")))
    assert ringed(farms) == sorted(key for key in farms.pieces if "horse" in farms.pieces[key].place.face)
    farms.move(farms.spot(first_stop(farms)))
    assert ringed(farms) == []


@pytest.mark.parametrize("keys", [False, True])
def test_an_item_brings_another_farm_into_view_and_the_former_look_comes_back(farms: Farmer, keys: bool) -> None:
    farms.click(farms.named("Score"))
    before, sources = {key: piece.place for key, piece in farms.pieces.items()}, farms.page.stage.openings.sources()
    assert sources
    farms.click(pad(farms).grid.cells["sheep", 2])
    assert focus_of(farms) == 0
    if keys:
        farms.key(Key.Key_Tab)
    else:
        farms.move(farms.spot(line(farms, "sheep")))
    assert focus_of(farms) == 2
    assert ringed(farms)
    assert all(key.startswith("animal.2.") for key in ringed(farms))
    if keys:
        farms.key(Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    else:
        farms.move(farms.spot(first_stop(farms)))
    assert focus_of(farms) == 0
    assert {key: piece.place for key, piece in farms.pieces.items()} == before
    assert ringed(farms) == []
    assert farms.page.stage.openings.sources() == sources, "and what can be done can be done"


@pytest.mark.parametrize("escape", [False, True])
def test_what_a_line_brought_into_view_leaves_no_way_back_among_the_buttons(farms: Farmer, escape: bool) -> None:
    """The farm was one's own again, and the prompt asked to go back there first."""
    farms.click(farms.named("Score"))
    farms.click(pad(farms).grid.cells["sheep", 2])
    offered = list(farms.page.prompt.buttons)
    farms.move(farms.spot(line(farms, "sheep")))
    assert focus_of(farms) == 2
    if escape:
        QTest.keyClick(farms.page.stage, Key.Key_Escape)
        assert focus_of(farms) == 0
    else:
        farms.context.settings.set("theme", "evening")
        assert focus_of(farms) == 2
    assert list(farms.page.prompt.buttons) == offered
    farms.move(farms.spot(first_stop(farms)))
    assert focus_of(farms) == 0
    assert list(farms.page.prompt.buttons) == offered


def test_a_farm_that_was_looked_at_is_looked_at_again_afterwards(farms: Farmer) -> None:
    panel = next(panel for panel in farms.page.table.panels.widgets() if getattr(panel, "seat", -1) == 1)
    farms.click(panel)
    assert focus_of(farms) == 1
    farms.click(farms.named("Score"))
    farms.click(pad(farms).grid.cells["sheep", 2])
    farms.move(farms.spot(line(farms, "sheep")))
    assert focus_of(farms) == 2
    farms.move(farms.spot(first_stop(farms)))
    assert focus_of(farms) == 1


def link(hand: Hand, key: str) -> QPoint:
    """Where the newest line of the log that names a piece does so, in the window."""
    hand.page.side.open_page("log")
    hand.see()
    log = hand.page.log
    size = log.viewport().size()
    spots = (QPoint(x, y) for y in range(size.height() - 1, 0, -4) for x in range(4, size.width(), 6))
    return hand.spot(log.viewport(), next(spot for spot in spots if log.anchorAt(spot) == f"piece:{key}"))


def test_a_line_of_the_log_brings_its_pieces_into_view_while_it_is_pointed_at(farmer: Farmer) -> None:
    farmer.window.resize(1600, 900)
    farmer.farm(trading(columns(3, 0, 0, 0), START_1))
    farmer.do("trade sheep 1")
    farmer.settle()
    assert focus_of(farmer) == 1
    pig = next(
        animal_key(0, space, 0) for space, held in enumerate(farmer.state.fields[0].animals) if held >> 2 == Kind.PIG
    )
    assert pig not in farmer.pieces
    farmer.see()
    farmer.move(link(farmer, pig))
    assert focus_of(farmer) == 0
    assert ringed(farmer) == [pig]
    farmer.move(farmer.spot(farmer.page.inspector))
    assert pig not in farmer.pieces
    assert focus_of(farmer) == 1
    assert ringed(farmer) == []


def test_a_piece_in_hand_is_not_lost_by_pointing_at_a_line(farms: Farmer) -> None:
    farms.click(farms.named("Score"))
    farms.click(pad(farms).grid.cells["sheep", 2])
    source = farms.page.stage.openings.sources()[0].key
    farms.pick_up(source)
    farms.move(farms.spot(line(farms, "sheep")))
    assert farms.lifted
    assert focus_of(farms) == 0


# The end, and how it all fits.


def test_the_end_comes_in_place_of_the_score_so_far(hand: EpigoHand) -> None:
    hand.begin({"captures": 2})
    hand.planning()
    hand.click(hand.named("Score"))
    assert numbers(hand, 0) == ["0"]
    hand.menu("Concede the game")
    hand.click(hand.choice("Concede the game"))
    hand.see()
    assert len(hand.page.findChildren(ScorePad)) == 1
    assert not pad(hand).heading.isVisible()
    assert hand.ask == "Vera concedes. Aiko wins."


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_pad_fits_the_smallest_window_in_every_language_and_size(farmer: Farmer, players: int) -> None:
    farmer.window.resize(1280, 720)
    farmer.farm(rolled(*FIELDS[:players], dice="half-cow pig-1 fence-1 sheep"), kinds=(PERSON,) * players)
    farmer.click(farmer.named("Score"))
    for language in ("en", "ja"):
        for scale in (1.0, 1.3):
            farmer.context.settings.set("language", language)
            farmer.context.settings.set("text_scale", scale)
            farmer.see()
            assert_fits(pad(farmer))


def assert_fits(pad: ScorePad) -> None:
    """Nothing is cut at the side, names are whole, and the last item can be scrolled to."""
    (scroll,) = pad.findChildren(QScrollArea)
    inside = scroll.widget()
    assert inside is not None
    assert inside.width() <= scroll.viewport().width()
    assert inside.minimumSizeHint().width() <= scroll.viewport().width()
    grid = pad.grid
    assert not [head.written for head in grid.heads if head.written != head.accessibleName()]
    boxes = [widget.geometry() for widget in (*grid.heads, *grid.cells.values())]
    for number, box in enumerate(boxes):
        assert grid.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[number + 1 :])
    last = pad.items.lines[-1]
    scroll.ensureWidgetVisible(last)
    spot = last.mapTo(scroll.viewport(), QPoint(1, last.height() // 2))
    assert scroll.viewport().rect().contains(spot)
