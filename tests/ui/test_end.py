"""The page of the score at the end of a game: who won, every outcome, the table beside it, buttons, and a rematch."""

from collections.abc import Callable, Generator
from contextlib import nullcontext
from typing import Any

import pytest
from attrs import evolve
from epigo_hand import EpigoHand
from farming import Farmer
from hand import CTRL, Hand, Key, seated
from PySide6.QtWidgets import QScrollArea, QWidget
from test_score_grid import Harvester, planted
from test_score_pad import FIELDS, focus_of, numbers, pad, ringed
from test_table_talk import ended

from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.series import PastGame
from boardroom.games.my_kingdom_for_a_horse.position.field import Field
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, TWIN_SEAT, Phase, Reason, State
from boardroom.ui.game_page.score.score_headings import TOTAL
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.theme import PLAYER_COLOURS
from boardroom.ui.kit.widgets.buttons import Button
from tests.cardgame import MANIFEST, FordsRules
from tests.cardtable import FordsTable
from tests.games.farms import START_1, columns, rolled
from tests.waiting import pass_moment

FULL, LESS = columns(6, 6, 3, 2), columns(2, 1, 0, 0)
DICE = "half-cow pig-1 fence-1 sheep"
SIZES = ((1280, 720), (960, 600))


def over(*fields: Field | str, winners: int = 1, reason: Reason = Reason.WON, **changed: Any) -> State:
    """A game of farmers that is over on its fourteenth turn."""
    return rolled(*fields, dice=DICE)._replace(phase=Phase.OVER, winners=winners, reason=reason, round=14, **changed)


def buttons(hand: Hand) -> list[str]:
    """The words of the buttons beside the prompt, from the left."""
    return [button.words for button in hand.page.prompt.buttons.values()]


def won(hand: Hand) -> list[bool]:
    return [head.won for head in pad(hand).grid.heads]


def standing(hand: Hand) -> list[list[str]]:
    return [[number.text() for number in row.numbers] for row in pad(hand).grid.standing]


def scrolls(hand: Hand) -> bool:
    (area,) = pad(hand).findChildren(QScrollArea)
    return area.verticalScrollBar().maximum() > 0


# What it shows.


def test_the_end_is_a_page_of_the_score_and_the_table_with_every_button_once(farmer: Farmer) -> None:
    page = farmer.farm(over(FULL, START_1))
    assert page.score.at_end
    assert (farmer.ask, farmer.note) == ("Vera wins: nobody else holds 2 of each.", "The game ended on turn 14.")
    assert page.prompt.height() > 80
    assert not page.left.isVisible()
    assert not page.side.isVisible()
    words = [b.words or b.accessibleName() for b in farmer.window.findChildren(Button) if b.isVisible()]
    assert sorted(words) == sorted(set(words)), "no button twice"
    assert {"Play again", "View the table", "Export"} <= set(words)
    assert not {"Score", "Show the score", "Close"} & set(words)
    assert not pad(farmer).findChildren(Button)


def test_of_more_animals_than_there_is_room_for_one_picture_stands_for_all(farmer: Farmer) -> None:
    farmer.farm(over(FULL, START_1))
    grid, items = pad(farmer).grid, pad(farmer).items
    shown = {}
    for part in ("sheep", "cow", "horse"):
        farmer.click(grid.cells[part, 0])
        farmer.see()
        shown[part] = [len(line.tokens) for line in items.lines]
    assert shown == {"sheep": [1], "cow": [3], "horse": [2]}


def test_a_row_that_counts_heads_says_how_many_there_are_and_only_the_total_what_they_are_worth(farmer: Farmer) -> None:
    farmer.farm(over(FULL, START_1))
    grid, items = pad(farmer).grid, pad(farmer).items
    farmer.click(grid.cells["horse", 0])
    farmer.see()
    assert [(line.accessibleName(), line.number) for line in items.lines] == [("2 horses", None)]
    farmer.click(grid.cells[TOTAL, 0])
    farmer.see()
    assert "2 horses 48" in [line.accessibleName() for line in items.lines]


def test_every_row_says_what_it_is_for_and_every_number_what_it_is_made_of(farmer: Farmer) -> None:
    farmer.farm(over(FULL, LESS))
    assert numbers(farmer, 0) == ["Yes", "2", "3", "6", "6", "84"]
    grid = pad(farmer).grid
    assert grid.cells["set", 0].detail == "all in pens"
    lines = [label.accessibleName() for label in grid.findChildren(QWidget) if label.isVisible()]
    assert {"Horses", "Most horses wins"} <= set(lines)
    assert {"Cows", "1st tiebreaker"} <= set(lines)


def test_what_decides_is_larger_than_what_only_compares_and_is_where_the_keys_come_first(farmer: Farmer) -> None:
    farmer.farm(over(FULL, LESS))
    grid = pad(farmer).grid
    assert grid.cells[TOTAL, 0].height() < grid.cells["horse", 0].height()
    assert grid.current is grid.cells["set", 0]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("theme", ["day", "evening"])
def test_nothing_scrolls_and_no_line_is_cut(farmer: Farmer, players: int, theme: str) -> None:
    farmer.farm(over(*FIELDS[:players]), kinds=(PERSON,) * players)
    farmer.context.settings.set("theme", theme)
    for size in SIZES:
        farmer.window.resize(*size)
        for language in ("en", "ja"):
            for scale in (1.0, 1.3):
                farmer.context.settings.set("language", language)
                farmer.context.settings.set("text_scale", scale)
                farmer.see()
                assert_whole(farmer)
                assert not scrolls(farmer), (size, language, scale)


def assert_whole(hand: Hand) -> None:
    """Every name, number and line of the grid is there, apart from its neighbours, and what is cut says so."""
    grid = pad(hand).grid
    boxes = [widget.geometry() for widget in (*grid.heads, *grid.cells.values())]
    for number, box in enumerate(boxes):
        assert grid.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[number + 1 :])
    for widget in (*grid.heads, *grid.cells.values()):
        assert widget.height() >= widget.sizeHint().height()
    assert not [head.written for head in grid.heads if head.written != head.accessibleName()]
    for button in hand.page.prompt.buttons.values():
        assert hand.page.prompt.rect().contains(button.geometry())
    assert not [line.words for line in hand.page.prompt.lines if line.words.endswith("…")]
    assert hand.page.score.geometry().right() < hand.page.width() * 0.6


def test_epigo_shows_what_everybody_captured_and_does_not_scroll(hand: EpigoHand) -> None:
    ended(hand)
    grid = pad(hand).grid
    assert [len(grid.cells[TOTAL, seat].tokens) for seat in (0, 1)] == [2, 0]
    for size in SIZES:
        hand.window.resize(*size)
        for scale in (1.0, 1.3):
            hand.context.settings.set("text_scale", scale)
            hand.see()
            assert not scrolls(hand)
            assert_whole(hand)
    assert grid.open is None, "what the pictures show is not listed below them once more"
    hand.click(grid.cells[TOTAL, 0])
    assert grid.open == (TOTAL, 0)


# Every outcome of both games.


@pytest.mark.parametrize(
    ("state", "says", "seats"),
    [
        (over(FULL, START_1), "Vera wins: nobody else holds 2 of each.", [True, False]),
        (over(FULL, FULL, winners=3), "Vera and Aiko are tied on every kind and share the victory.", [False, False]),
        (over(FULL, FULL, START_1, winners=3), "tied on every kind", [True, True, False]),
        (
            over(START_1, START_1, winners=0),
            "Nobody holds 2 of each after the final turn: nobody wins.",
            [False, False],
        ),
        (over(START_1, START_1, winners=2, reason=Reason.CONCEDED), "Vera concedes. Aiko wins.", [True, False]),
        (over(columns(6, 6, 3, 2), columns(6, 6, 4, 2), winners=2), "Tied on horses: Aiko wins on cows", [True, False]),
    ],
)
def test_every_outcome_among_farmers_is_told(farmer: Farmer, state: State, says: str, seats: list[bool]) -> None:
    farmer.farm(state)
    assert says in farmer.ask
    assert won(farmer) == seats
    assert farmer.page.prompt.badge.isNull() == (state.winners == 0) or farmer.page.prompt.badge.width() < 80
    assert "Moritz" not in farmer.note


@pytest.mark.parametrize(("winners", "says"), [(1, "Vera"), (1 << TWIN_SEAT, "Moritz")])
def test_alone_it_is_the_player_or_moritz(farmer: Farmer, winners: int, says: str) -> None:
    state = over(FULL, winners=winners)
    farmer.farm(state._replace(twin=(6, 6, 4, 2) if winners != 1 else (1, 1, 0, 0), triggered=NOBODY))
    assert f"{says} wins" in farmer.ask
    assert "Moritz holds" in farmer.note
    assert won(farmer) == [winners == 1]
    assert not farmer.page.prompt.badge.isNull()


def test_epigo_ends_by_captures_by_conceding_and_by_agreement(hand: EpigoHand) -> None:
    ended(hand)
    assert (hand.ask, won(hand)) == ("Vera wins with the deciding capture.", [True, False])
    hand.begin()
    hand.planning()
    hand.menu("Concede the game")
    hand.click(hand.choice("Concede the game"))
    hand.see()
    assert (hand.ask, won(hand)) == ("Vera concedes. Aiko wins.", [True, False])
    hand.begin()
    hand.planning()
    hand.offer_draw()
    hand.see()
    hand.click(hand.button("accept"))
    hand.see()
    assert (hand.ask, won(hand)) == ("Both players agree to a draw.", [False, False])


@pytest.fixture
def fords(house: AppContext) -> Generator[Hand, None, None]:
    """Six at a table of Fords, played to its end."""
    hand = Hand(house, (1280, 720))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalog, "manifest", lambda game: evolve(MANIFEST, players=(6,)))
        patch.setattr(catalog, "rules", lambda game: FordsRules())
        patch.setattr(catalog, "part", lambda game, place: FordsTable)
        hand.start("fords", seated([colour.key for colour in PLAYER_COLOURS], (PERSON,) * 6), seed=1)
        yield hand
    hand.close()


def test_six_at_a_card_game_have_their_columns(fords: Hand) -> None:
    session = fords.page.session
    while session.outcome is None:
        seat = session.actors()[0]
        session.propose(seat, [session.legal(seat)[0]], session.stamp(seat))
    fords.see()
    grid = pad(fords).grid
    assert len(grid.heads) == 6
    assert won(fords).count(True) == len(session.outcome.winners)
    for scale in (1.0, 1.3):
        fords.context.settings.set("text_scale", scale)
        fords.see()
        assert_whole(fords)


# The table beside it.


def test_what_is_pointed_at_is_ringed_on_the_table_beside_and_comes_into_view(farmer: Farmer) -> None:
    farmer.farm(over(FULL, START_1, LESS), kinds=(PERSON,) * 3)
    grid = pad(farmer).grid
    farmer.move(farmer.spot(grid.cells["horse", 0]))
    assert ringed(farmer) == sorted(key for key in farmer.pieces if "horse" in farmer.pieces[key].place.face)
    farmer.move(farmer.spot(grid.cells["sheep", 2]))
    assert focus_of(farmer) == 2
    assert ringed(farmer)
    assert all(key.startswith("animal.2.") for key in ringed(farmer))
    farmer.move(farmer.spot(grid.heads[0]))
    assert ringed(farmer) == []


def test_a_number_that_is_chosen_stays_ringed_until_it_is_chosen_again(farmer: Farmer) -> None:
    farmer.farm(over(FULL, START_1))
    cell = pad(farmer).grid.cells["cow", 0]
    farmer.click(cell)
    farmer.move(farmer.spot(farmer.page.bar))
    assert len(ringed(farmer)) == 3
    farmer.click(cell)
    farmer.move(farmer.spot(farmer.page.bar))
    assert ringed(farmer) == []


def test_the_keys_walk_over_the_numbers_and_ring_as_they_go(farmer: Farmer) -> None:
    farmer.farm(over(FULL, START_1))
    grid = pad(farmer).grid
    assert grid.cells["set", 0].hasFocus(), "what decides, and no button that begins something new"
    for _ in range(3):
        farmer.key(Key.Key_Down)
    assert grid.cells["pig", 0].hasFocus()
    assert len(ringed(farmer)) == 6
    farmer.key(Key.Key_Right)
    assert all(key.startswith("animal.1.") for key in ringed(farmer))


def test_the_table_beside_the_score_is_small_and_whole_and_afterwards_as_it_was(farmer: Farmer) -> None:
    page = farmer.farm(over(FULL, START_1))
    stage = page.stage
    assert stage.transform().m11() < 1
    score = page.score.geometry().translated(-stage.x(), -stage.y())
    for piece in stage.pieces.values():
        box = stage.mapFromScene(piece.area()).boundingRect()
        assert stage.rect().contains(box)
        assert not score.intersects(box)
    farmer.click(farmer.named("View the table"))
    assert stage.transform().m11() == 1


# There and back.


@pytest.mark.parametrize("back", ["click", "main key", "menu"])
def test_the_table_is_looked_at_and_the_score_comes_back(farmer: Farmer, back: str) -> None:
    page = farmer.farm(over(FULL, START_1))
    ways: dict[str, Callable[[], None]] = {
        "click": lambda: farmer.click(farmer.named("Show the score")),
        "main key": lambda: farmer.key(Key.Key_Return, CTRL),
        "menu": lambda: farmer.menu("Show the score"),
    }
    if back == "main key":
        farmer.key(Key.Key_Escape)
    else:
        farmer.click(farmer.named("View the table"))
    assert not page.score.open
    assert page.bar.panels["log"].isVisible()
    assert page.prompt.height() == 60
    assert buttons(farmer) == ["Show the score"]
    ways[back]()
    assert page.score.at_end
    assert page.prompt.height() > 80


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_escape_closes_what_a_number_is_made_of_and_only_then_the_page_of_the_score(farmer: Farmer, way: str) -> None:
    page = farmer.farm(over(FULL, START_1))
    grid = pad(farmer).grid
    if way == "mouse":
        farmer.click(grid.cells["horse", 0])
    else:
        farmer.key(Key.Key_Down)
        farmer.key(Key.Key_Return)
    assert grid.open is not None
    farmer.key(Key.Key_Escape)
    assert grid.open is None
    assert page.score.at_end
    farmer.key(Key.Key_Escape)
    assert not page.score.open


def test_the_areas_of_the_end_are_gone_through_with_their_key(farmer: Farmer) -> None:
    page = farmer.farm(over(FULL, START_1))
    current = pad(farmer).grid.current
    assert current is not None
    farmer.key(Key.Key_F6)
    seen = []
    # The board, what is asked, and the score: what was told last is that and no more.
    for _ in range(3):
        farmer.key(Key.Key_F6)
        focused = farmer.window.focusWidget()
        seen += [name for name, one in (("ask", page.prompt.sentence), ("grid", current)) if one is focused]
    assert seen.count("ask") == 1
    assert "grid" in seen


def test_the_end_is_announced_once(farmer: Farmer) -> None:
    page = farmer.farm(over(FULL, START_1))
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    farmer.see()
    farmer.click(farmer.named("View the table"))
    farmer.click(farmer.named("Show the score"))
    farmer.see()
    *end, closed, again = heard
    assert len(end) <= 1
    assert (closed, again) == ("The score is closed.", "The final score.")


@pytest.mark.parametrize("way", ["button", "menu"])
def test_the_last_turn_is_seen_again_on_the_whole_table_and_the_score_comes_back(hand: EpigoHand, way: str) -> None:
    ended(hand)
    hand.context.settings.set("motion", "fast")
    if way == "button":
        hand.click(hand.named("See the last turn again"))
    else:
        hand.menu("See the last turn again")
    assert hand.page.telling
    assert not hand.page.score.open
    assert hand.page.prompt.height() == 60
    while hand.page.telling:
        hand.key(Key.Key_Space)
    assert hand.page.score.at_end
    assert hand.ask == "Vera wins with the deciding capture."


def test_the_numbers_are_counted_up_and_a_press_shows_them_all(farmer: Farmer) -> None:
    farmer.context.settings.set("motion", "slow")
    farmer.farm(over(FULL, START_1))
    grid = pad(farmer).grid
    farmer.wait(lambda: 0 < grid.cells[TOTAL, 0].share < 1)
    assert grid.cells[TOTAL, 0].text() == "84", "who listens waits for nothing"
    farmer.click(grid.cells["horse", 0])
    assert {cell.share for cell in grid.cells.values()} == {1.0}


# Another game.


def test_play_again_knows_the_games_before_and_says_how_they_stand(hand: EpigoHand) -> None:
    ended(hand)
    assert standing(hand) == [], "one game is no series"
    hand.click(hand.named("Play again"))
    hand.see()
    session = hand.page.session
    assert session.series == (PastGame((0,), (2, 0)),)
    hand.lift_curtain()
    seat = hand.seat
    hand.menu("Concede the game")
    hand.click(hand.choice("Concede the game"))
    hand.see()
    wins = {(0): ["1", "1"], (1): ["2", "0"]}[seat]
    assert standing(hand) == [wins]
    label = pad(hand).grid.standing[0].numbers[0].accessibleName()
    assert label.endswith(f"Games won: {wins[0]}")


@pytest.mark.parametrize("had_time", [False, True])
def test_a_key_that_was_meant_for_the_last_button_of_a_game_begins_no_other(hand: EpigoHand, had_time: bool) -> None:
    ended(hand)
    page, hasty = hand.page, hand.page.prompt.hasty
    hasty.came_up()
    if had_time:
        pass_moment(hasty._fresh)
    hand.key(Key.Key_Return, CTRL)
    if not had_time:
        assert hand.page is page
        assert hand.note == "“Play again” has only just appeared. Press the key again if you mean it."
        hand.key(Key.Key_Return, CTRL)
    hand.see()
    assert hand.page is not page


def test_the_games_so_far_stand_there_after_closing_and_opening_again(hand: EpigoHand) -> None:
    ended(hand)
    hand.click(hand.named("Play again"))
    hand.lift_curtain()
    hand.menu("Concede the game")
    hand.click(hand.choice("Concede the game"))
    hand.see()
    before, uid = standing(hand), hand.page.session.uid
    hand.go_to_lobby()
    hand.window.open_saved(uid)
    hand.see()
    assert standing(hand) == before
    assert len(before) == 1


def test_points_are_added_up_where_they_are_points(house: AppContext) -> None:
    hand, points = Harvester(house), list[int]()
    for again in (False, True):
        with planted() if again else nullcontext():
            if again:
                hand.click(hand.named("Play again"))
            else:
                hand.plant(2)
        hand.see()
        session = hand.page.session
        while session.outcome is None:
            (seat,) = session.actors()
            hand.propose(seat, session.rules.records.text(session.legal(seat)[0]))
        points = [session.outcome.scores[seat].total for seat in (1, 0)]
    assert standing(hand) == [["2", "0"], [str(2 * total) for total in points]]
    hand.close()


def test_computers_are_beaten_again_too(farmer: Farmer) -> None:
    page = farmer.farm(over(FULL, START_1), kinds=(PERSON, COMPUTER))
    farmer.click(farmer.named("Play again"))
    farmer.see()
    again = farmer.page.session
    assert again is not page.session
    assert [seat.name for seat in again.seats] == ["Aiko", "Vera"], "the first seat begins in this set-up"
    assert [game.winners for game in again.series] == [(1,)]
