"""What the table says of spare rider rollers: below the cards of groups, above these, and where a card is explained."""

import pytest
from PySide6.QtCore import QRectF
from test_epona_groups import boxes_of_words, divider_board, laid
from test_epona_layout import FREE, Board, assert_all_is_written, played

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position.cards import FORMULA, NONE, OWNERS
from boardroom.games.epona.position.scoring import best_place, rollers_gain
from boardroom.games.epona.position.state import Phase, State, chooser_for, groups_of
from boardroom.games.epona.position.tableau import Row
from boardroom.games.epona.position.together import best_together
from boardroom.games.epona.position.vocabulary import BonusKind, FormulaKind
from boardroom.games.epona.table.faces.choosing_layers import offered_of
from boardroom.games.epona.table.layout.locations import where_card_lies
from boardroom.games.epona.table.layout.views import divides, divisions
from boardroom.games.epona.table.reading.card_lines import card_lines
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import Voice

PLAYERS = range(2, 7)
SCORING = tuple(card for card, formula in enumerate(FORMULA) if formula.kind == FormulaKind.WITH_ROLLER)
HORSES = tuple(card for card in SCORING if FORMULA[card].points == 3)
WINDOWS = {size: FREE[size] for size in ("1280x720", "1600x1000", "1920x1080")} | {"1366x768": QRectF(0, 0, 1366, 660)}


def without_horses(state: State) -> State:
    """The position without the horses in open rows that score with a roller."""

    def left(row: Row) -> Row:
        if NONE not in row.slots:
            return row
        return row._replace(slots=bytes(NONE if card in SCORING else card for card in row.slots))

    return state._replace(tableaus=tuple(tuple(map(left, tableau)) for tableau in state.tableaus))


def given(state: State, seat: int) -> State:
    """The position with one roller more for a seat, from a box of its owner card."""
    box = next(
        n for n, below in enumerate(OWNERS[state.owners[seat]].below) if any(b.kind == BonusKind.ROLLER for b in below)
    )
    return state._replace(boxes=replaced(state.boxes, seat, state.boxes[seat] | 1 << box))


def with_horse(state: State, divider: int) -> tuple[State, int]:
    """The position with a horse in place of the last card that a seat has drawn, in the same group of two."""
    there = {card for tableau in state.tableaus for row in tableau for card in row.slots}
    there |= {card for cards in (*state.hands, *state.drawn) for card in cards}
    *others, last = state.drawn[divider]
    horse = next(card for card in HORSES if card not in there)
    cards = bytes(sorted((*others, horse)))
    decks = tuple(bytes(last if card == horse else card for card in deck) for deck in state.decks)
    changed = state._replace(drawn=replaced(state.drawn, divider, cards), decks=decks)
    if state.divided[divider]:
        groups = [
            bytes(sorted(horse if card == last else card for card in group)) for group in groups_of(state, divider)
        ]
        first = next(group for group in groups if cards[0] in group)
        changed = changed._replace(divided=replaced(state.divided, divider, first))
    return changed, horse


def choosing(players: int) -> tuple[State, int, int]:
    """A position in which one chooses from two groups and has a spare roller for a horse in one; who, and which."""
    state = without_horses(played(players, Phase.CHOOSING_GROUPS))
    division = divisions(state)[0]
    state, horse = with_horse(given(state, division.chooser), division.divider)
    return state, division.chooser, horse


@pytest.mark.parametrize("language", ["en", "ja"])
def test_below_a_card_of_a_group_it_is_said_what_the_roller_adds_and_the_sum_above_counts_it(
    house: AppContext, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    house.settings.set("language", language)
    words = ("+3 with the roller", "roller +3") if language == "en" else ("ローラーで+3", "ローラー+3")
    told = 0
    for players in PLAYERS:
        for size, free in WINDOWS.items():
            state, chooser, horse = choosing(players)
            board = Board(house, state, free, chooser)
            written = boxes_of_words(board, monkeypatch)
            division = laid(board).division
            assert division is not None
            for offered, cards in zip(offered_of(laid(board)), division.groups, strict=True):
                assert sum(place.points for _, place in offered.places) == offered.points
                if offered.points:
                    assert any(offered.heading.intersects(box) for box in written[f"+{offered.points}"])
                for (box, place), card in zip(offered.places, cards, strict=True):
                    below = [one for line in words for one in written.get(line, ()) if box.contains(one.center())]
                    if card == horse and place.rollers == place.points == 3:
                        assert below, (size, players)
                        told += 1
                    elif not place.rollers:
                        assert not below
            assert_all_is_written(board, (size, players), monkeypatch)
    assert told >= len(WINDOWS)


def test_a_card_that_is_divided_says_so_too(house: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    voice = Voice("en")
    told = 0
    for players in PLAYERS:
        plain = divider_board(house, players)
        seat = plain.large
        state, horse = with_horse(given(without_horses(plain.state), seat), seat)
        board = Board(house, state, FREE["1920x1080"], seat)
        best = best_place(board.shown.view, seat, horse)
        small = Board(house, state, FREE["1280x720"], seat)
        written = boxes_of_words(small, monkeypatch)
        if best.rollers == best.points > 0:
            assert any(line in written for line in ("+3 with the roller", "roller +3", "roller"))
        assert divides(state, seat)
        if best.rollers:
            lines = card_lines(board.shown.view, horse, where_card_lies(board.shown.view, horse))
            told_so = f" +{best.points} VP, cost included. Of that, with the roller at the end: +{best.rollers} VP."
            assert any(voice.say(line.text).endswith(told_so) for line in lines)
            told += 1
    assert told


def test_the_bubble_of_a_card_in_a_group_tells_the_part_of_the_roller(house: AppContext) -> None:
    voice = Voice("en")
    told = 0
    for players in PLAYERS:
        state, chooser, horse = choosing(players)
        view = Board(house, state, audience=chooser).shown.view
        lies = where_card_lies(view, horse)
        assert chooser_for(view, lies.seat) == chooser
        cards = groups_of(view, lies.seat)[lies.row]
        place = best_together(view, chooser, cards).places[cards.index(horse)]
        said = voice.say(card_lines(view, horse, lies)[-1].text)
        assert (f"with the roller at the end +{place.rollers}" in said) == bool(place.rollers)
        told += bool(place.rollers)
    assert told


def test_a_card_in_hand_says_what_the_roller_adds_only_where_there_is_one(house: AppContext) -> None:
    voice, told = Voice("en"), 0
    for players in PLAYERS:
        state = without_horses(played(players, Phase.PLACING))
        seat = state.active
        horse = next((card for card in HORSES if any(card in deck for deck in state.decks)), NONE)
        if horse == NONE:
            continue
        decks = tuple(bytes(card for card in deck if card != horse) for deck in state.decks)
        hands = replaced(state.hands, seat, bytes(sorted((*state.hands[seat], horse))))
        for more in (state._replace(decks=decks, hands=hands), given(state._replace(decks=decks, hands=hands), seat)):
            gain = rollers_gain(more, seat, horse)
            lines = [voice.say(line.text) for line in card_lines(more, horse, where_card_lies(more, horse))]
            said = f"Once placed: +{gain} VP with the roller, at the end."
            assert [line for line in lines if "with the roller" in line] == [said] * bool(gain)
            told += gain == 3
    assert told
