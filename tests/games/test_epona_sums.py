"""What a preview says line by line is what it says in all; and a card's best place promises what placing it brings."""

import re
from collections.abc import Iterable, Iterator

from boardroom.engine.prompt import Line, Preview
from boardroom.games.epona.position.actions import Action, Breed, PlaceCard, SwapCards
from boardroom.games.epona.position.numbers import STUDS_A_POINT
from boardroom.games.epona.position.scoring import best_place, rollers_gain
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import open_slots
from boardroom.games.epona.rules.legal import legal
from boardroom.games.epona.words.previews import preview
from tests.games.epona_positions import Box, position
from tests.games.paddock import WALKS, say

_MORE = re.compile(
    r"(?:worth |a foal worth |\+)?(\d+) VP"
    r"(?: on its own for now| more for .*| each for .*| with the roller, at the end)?"
)
_LESS = re.compile(r"−(\d+) VP: .*")
_COMPLETES = re.compile(r"completes the stable: .*?(?<!or )(\d+) VP.*")


def summed(lines: Iterable[Line]) -> int:
    """The points of all lines but the last one, which says what is had before and after."""
    found = 0
    for line in lines:
        words = say(line.text)
        if more := _MORE.fullmatch(words) or _COMPLETES.fullmatch(words):
            found += int(more[1])
        elif less := _LESS.fullmatch(words):
            found -= int(less[1])
    return found


def told(kind: type) -> Iterator[tuple[State, int, Action, Preview]]:
    """All that could be done of a kind in random games, with what is said of it."""
    for state, seat, *_ in WALKS:
        if seat is None:
            continue
        for action in legal(state, seat):
            if isinstance(action, kind):
                yield state, seat, action, preview(state, seat, action)


def test_the_lines_of_a_card_over_any_slot_add_up_to_its_points() -> None:
    looked = studs = 0
    for state, seat, action, said in told(PlaceCard):
        assert summed(said.lines) == said.points, (state.step, seat, action, [say(line.text) for line in said.lines])
        looked += 1
        studs += any("for stud tokens" in say(line.text) for line in said.lines)
    assert looked > 3000
    assert studs


def test_the_lines_of_breeding_add_up_to_its_points() -> None:
    looked = 0
    for state, seat, action, said in told(Breed):
        assert summed(said.lines) == said.points, (state.step, seat, action, [say(line.text) for line in said.lines])
        looked += 1
    assert looked > 100


def test_the_lines_of_a_swap_add_up_to_its_points() -> None:
    looked = lost = 0
    for state, seat, action, said in told(SwapCards):
        words = [say(line.text) for line in said.lines]
        assert summed(said.lines) == said.points, (state.step, seat, action, words)
        looked += 1
        lost += any(_LESS.fullmatch(line) for line in words)
    assert looked > 100
    assert lost


def test_a_second_stud_token_is_told_as_the_point_it_is() -> None:
    box = Box()
    card = box.card("racing mare", bonus="stud")
    state = position([(box.stable(mark="6"), [])], hands=[[card]], coins=[9], studs=[STUDS_A_POINT - 1])
    assert "1 VP more for stud tokens" in [say(line.text) for line in preview(state, 0, PlaceCard(card, 0, 0)).lines]


def test_a_cards_best_place_promises_what_the_preview_of_placing_it_says() -> None:
    looked = paid = 0
    for state, seat, *_ in WALKS:
        if seat is None or state.phase != Phase.PLACING or state.pending or state.active != seat:
            continue
        for card in state.hands[seat]:
            spots = open_slots(state.tableaus[seat])
            if not spots:
                continue
            said = [preview(state, seat, PlaceCard(card, *spot)).points for spot in spots]
            best = best_place(state, seat, card)
            assert best.points == max(points for points in said if points is not None)
            assert best.rollers == rollers_gain(state, seat, card)
            looked += 1
            paid += best.points < 0
    assert looked > 500
    assert paid, "a card may cost more than it brings"
