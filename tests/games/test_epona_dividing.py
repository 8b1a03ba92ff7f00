"""High interaction: one of a pair draws and divides, the other chooses (rulebook: High interaction variant, For 2
players; rulings 17 to 25 and 31 to 36).
"""

import random
import re
from typing import Any

import pytest

from boardroom.engine import rng
from boardroom.engine.briefs import together, told_of
from boardroom.engine.manifest import OptionValue
from boardroom.engine.rule_parts import its_seat
from boardroom.engine.rules import Seal, Step, Unreadable
from boardroom.engine.text import Seat, in_english
from boardroom.engine.toml_tables import WrongTable
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.actions import (
    Action,
    Breed,
    ChooseDeck,
    ChooseGroup,
    DiscardCard,
    Divide,
    KeepCards,
    SellCard,
)
from boardroom.games.epona.position.cards import DECK, GROUP, HIDDEN, MARES, NONE, STALLIONS
from boardroom.games.epona.position.pairs import NOBODY, PAIR_CARDS, Pair, written_line
from boardroom.games.epona.position.state import (
    Phase,
    State,
    chooser_for,
    divider_for,
    groups_of,
    partners,
    seats_of_round,
)
from boardroom.games.epona.position.vocabulary import GROUP_OF
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.rules.secrets import guessed, seen, seen_event
from boardroom.games.epona.rules.setup import first_state
from boardroom.games.epona.rules.steps import act
from boardroom.games.epona.words.briefs import in_brief
from boardroom.games.epona.words.log import is_told

RULES = EponaRules()
BASIC: dict[str, OptionValue] = {"start": "random", "rounds": 6, "refusal": "agreed"}
FORMS = [("high", seats) for seats in range(2, 7)] + [("two-player", 2)]
EVERY_FORM = pytest.mark.parametrize(("form", "seats"), FORMS)


def new(form: str = "high", seats: int = 2, seed: int = 1, **options: OptionValue) -> State:
    return first_state({**BASIC, "form": form, **options}, seats, rng.seeded(seed))


def until(state: State, *phases: Phase, number: int = 0) -> State:
    """The position once one of these phases is reached, in the round of that number or any."""
    pick = random.Random(7)
    while state.phase not in phases or (number and state.round < number):
        (seat, *_), allowed = actors(state), legal(state, actors(state)[0])
        state = act(state, seat, _plain(allowed, pick)).state
    return state


def _plain(allowed: tuple[Action, ...], pick: random.Random) -> Action:
    ends = [one for one in allowed if type(one).__name__ in ("FinishPlacing", "PassBreeding")]
    return ends[-1] if ends else pick.choice(allowed)


def drawn(seats: int = 2, form: str = "high", number: int = 1, seed: int = 1) -> State:
    """All have drawn, and divide."""
    return until(new(form, seats, seed), Phase.DIVIDING, number=number)


def divided(state: State) -> Step[State]:
    """The step in which the last one divides, or keeps."""
    while True:
        seat = actors(state)[0]
        step = act(state, seat, legal(state, seat)[-1])
        if step.state.phase != Phase.DIVIDING:
            return step
        state = step.state


# The player pair cards.


def test_for_four_players_a_divides_for_b_and_c_for_d_in_round_1() -> None:
    assert PAIR_CARDS[4][0] == ((Pair(0, 1), Pair(2, 3)), NOBODY, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_letter_is_there_once_a_round_and_only_odd_numbers_have_somebody_unpaired(players: int) -> None:
    for line in PAIR_CARDS[players]:
        letters = [letter for pair in line.pairs for letter in pair] + [line.alone] * (players % 2)
        assert sorted(letters) == list(range(players))
        assert (line.alone == NOBODY) == (players % 2 == 0)
        assert line.draws in ((4, 5) if players % 2 else (0,))


@pytest.mark.parametrize(
    ("players", "text", "why"),
    [
        (4, "A-b A-d", "A is there more than once"),
        (4, "A-b", "C is not there"),
        (2, "A-c", "there is no C among 2 players"),
        (4, "A-b C(4)", "nobody is unpaired where an even number plays"),
        (3, "A-b C(2)", "at least the 3 cards that are kept must be drawn"),
        (3, "a-B C(4)", "'a-B' is not written like"),
        (3, 5, "pairs are expected"),
    ],
)
def test_what_is_wrong_in_a_line_of_a_pair_card_is_named_with_its_place(players: int, text: Any, why: str) -> None:
    with pytest.raises(WrongTable, match=re.escape(why)) as wrong:
        written_line(players)(text, "pairs.toml, 3 players, round 2")
    assert wrong.value.place == "pairs.toml, 3 players, round 2"


# Letters and the start player (ruling 17).


def test_letters_are_drawn_by_lot() -> None:
    assert {new(seats=3, seed=seed).letters for seed in range(60)} == {
        bytes(order) for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
    }


@EVERY_FORM
def test_the_holder_of_a_starts_round_1_and_of_b_round_2(form: str, seats: int) -> None:
    state = new(form, seats)
    assert state.starter == state.letters.index(0)
    state = until(state, Phase.CHOOSING_DECKS, number=2)
    assert state.starter == state.letters.index(1)


def test_the_option_start_player_has_no_effect() -> None:
    for seed in range(12):
        assert new(seats=4, seed=seed, start="first").letters.index(0) == new(seats=4, seed=seed, start="first").starter
    assert not RULES.first_seat_begins({**BASIC, "start": "first", "form": "high"})
    assert not RULES.option_matters({"form": "high"}, ["person"] * 3, "start")
    assert RULES.option_matters({"form": "lower"}, ["person"] * 3, "start")


@pytest.mark.parametrize("options", [{"stables": "star"}, {"owners": "asymmetric"}, {"form": "high"}])
def test_all_else_is_dealt_alike_with_an_option_and_without(options: dict[str, OptionValue]) -> None:
    plain, other = (first_state({**BASIC, **more}, 3, rng.seeded(4)) for more in ({}, options))
    assert other.decks == plain.decks
    assert (other.stables, [owner % 6 for owner in other.owners]) == (plain.stables, list(plain.owners))
    assert [rows[0] for rows in other.tableaus] == [rows[0] for rows in plain.tableaus]


# Drawing (rulings 18, 21 and 33).


def test_who_divides_draws_one_card_of_each_group_and_two_more_of_different_groups() -> None:
    for seed in range(20):
        state = drawn(4, seed=seed)
        for pair in seats_of_round(state).pairs:
            cards = state.drawn[pair.divider]
            count = [sum(GROUP[card] == group for card in cards) for group in range(4)]
            assert sorted(count) == [1, 1, 2, 2]
            assert not state.drawn[pair.chooser]


def test_the_last_deck_may_be_any_but_one_of_the_group_chosen_just_before() -> None:
    state = new()
    while len(state.to_choose) > 1:
        state = act(state, state.active, legal(state, state.active)[-1]).state
    before = state.chosen[state.active][-1]
    offered = {one.deck for one in legal(state, state.active) if isinstance(one, ChooseDeck)}
    assert offered == {deck for deck in range(6) if GROUP_OF[deck] != GROUP_OF[before]}


def test_nothing_is_drawn_until_all_have_chosen_their_decks() -> None:
    state = new(seats=6)
    before = state.decks
    while state.phase == Phase.CHOOSING_DECKS:
        assert state.decks == before
        state = act(state, state.active, legal(state, state.active)[0]).state
    assert sum(map(len, state.drawn)) == 18


def test_a_group_that_is_wholly_used_up_is_not_asked_for() -> None:
    state = new()
    state = state._replace(decks=(*state.decks[:2], b"", b"", *state.decks[4:]), to_choose=b"\x03\x04\x05")
    state = act(state, state.active, ChooseDeck(4)).state
    state = act(state, state.active, ChooseDeck(5)).state
    assert {one.deck for one in legal(state, state.active) if isinstance(one, ChooseDeck)} == {0, 1}
    state = state._replace(decks=(b"", b"", b"", b"", *state.decks[4:]), to_choose=b"\x04\x05")
    step = act(state, state.active, ChooseDeck(5))
    assert step.state.phase != Phase.CHOOSING_DECKS, "no other group can be drawn: the second card is not drawn"


@pytest.mark.parametrize(("number", "draws"), [(1, 4), (4, 5)])
def test_the_unpaired_player_draws_what_the_bracket_says_and_keeps_3(number: int, draws: int) -> None:
    state = drawn(3, number=number)
    alone = seats_of_round(state).alone
    assert len(state.drawn[alone]) == draws
    assert {GROUP[card] for card in state.drawn[alone]} == {0, 1, 2, 3}
    assert all(isinstance(one, KeepCards) and len(one.cards) == 3 for one in legal(state, alone))


# Dividing (rulings 19, 20, 22, 25, 31, 34 and 36).


def test_six_cards_can_be_divided_in_31_ways_none_of_the_groups_is_empty() -> None:
    state = drawn()
    seat = actors(state)[0]
    ways = legal(state, seat)
    assert len(ways) == 31
    cards = state.drawn[seat]
    assert all(isinstance(one, Divide) and one.cards[0] == min(cards) and len(one.cards) < 6 for one in ways)


def test_for_two_four_cards_are_divided_two_and_two() -> None:
    state = drawn(form="two-player")
    for seat in (0, 1):
        assert {GROUP[card] for card in state.drawn[seat]} == {0, 1, 2, 3}
        assert [len(one.cards) for one in legal(state, seat) if isinstance(one, Divide)] == [2, 2, 2]


@pytest.mark.parametrize(("number", "both"), [(1, True), (2, True), (3, False), (4, True), (5, True), (6, False)])
def test_for_two_both_divide_in_rounds_1_2_4_and_5(number: int, both: bool) -> None:
    state = drawn(form="two-player", number=number)
    assert len(actors(state)) == 1 + both
    if not both:
        assert state.letters[actors(state)[0]] == (0 if number == 3 else 1), "A divides in round 3, B in round 6"


def test_a_single_card_is_offered_against_nothing_and_the_chooser_may_take_nothing() -> None:
    state = drawn()
    seat = actors(state)[0]
    one = state.drawn[seat][:1]
    state = state._replace(drawn=tuple(one if other == seat else b"" for other in (0, 1)))
    assert legal(state, seat) == (Divide(one),)
    state = act(state, seat, Divide(one)).state
    step = act(state, 1 - seat, ChooseGroup(1))
    assert step.state.hands[seat] == one
    assert not step.state.hands[1 - seat]


def test_all_groups_lie_open_together_once_the_last_has_divided_and_that_is_a_barrier() -> None:
    state = drawn(6)
    first, *_ = actors(state)
    step = act(state, first, legal(state, first)[3])
    assert step.seal == Seal.CONFIRM
    for other in (None, *(seat for seat in range(6) if seat != first)):
        view = seen(step.state, other)
        assert view.divided[first] == b""
        assert set(view.drawn[first]) == {HIDDEN}
        (event,) = (seen_event(one, other) for one in step.events)
        assert event == e.CardsDivided(0, first, b"", b""), "not even how many cards each group has"
    last = divided(step.state)
    assert last.seal == Seal.BARRIER
    view = seen(last.state, None)
    assert [view.drawn[pair.divider] for pair in seats_of_round(view).pairs] == [
        last.state.drawn[pair.divider] for pair in seats_of_round(last.state).pairs
    ]


def test_what_the_unpaired_player_does_not_keep_is_discarded_at_the_common_reveal() -> None:
    state = drawn(3)
    alone = seats_of_round(state).alone
    step = act(state, alone, legal(state, alone)[0])
    assert step.state.discards == state.discards
    last = divided(step.state)
    assert [type(event) for event in last.events if isinstance(event, e.CardsDiscarded)] == [e.CardsDiscarded]
    assert sum(map(len, last.state.discards)) == sum(map(len, state.discards)) + 1


def test_a_card_kept_from_the_last_round_is_no_part_of_a_division() -> None:
    state = drawn()
    kept = state.decks[0][0]
    seat = actors(state)[0]
    state = state._replace(
        decks=(state.decks[0][1:], *state.decks[1:]), aside=bytes(kept if one == seat else NONE for one in (0, 1))
    )
    assert all(isinstance(one, Divide) and kept not in one.cards for one in legal(state, seat))
    assert SellCard(kept) not in legal(state, seat), "nor can it be sold meanwhile"


# Choosing.


@EVERY_FORM
def test_each_has_what_the_division_gives_and_nothing_is_discarded_in_a_pair(form: str, seats: int) -> None:
    number = 1 if form == "high" else 3
    state = divided(drawn(seats, form, number)).state
    while state.phase == Phase.CHOOSING_GROUPS:
        seat = actors(state)[-1]
        divider, groups = divider_for(state, seat), groups_of(state, divider_for(state, seat))
        assert chooser_for(state, divider) == seat
        step = act(state, seat, ChooseGroup(1))
        assert set(groups[1]) <= set(step.state.hands[seat])
        assert set(groups[0]) <= set(step.state.hands[divider])
        assert step.seal == Seal.MOVE, "before everybody, and until somebody else acts it can be taken back"
        state = step.state
    assert state.phase == Phase.PLACING
    assert state.active == state.starter


def test_choosers_are_asked_from_the_start_player_on_and_may_choose_in_any_order() -> None:
    state = divided(drawn(6)).state
    order = [(state.starter + turn) % 6 for turn in range(6)]
    asked = [seat for seat in order if divider_for(state, seat) != NOBODY]
    assert list(actors(state)) == asked
    for seat in reversed(asked):
        state = act(state, seat, ChooseGroup(0)).state
    assert state.phase == Phase.PLACING


# The variant for two (rulings 22 and 32).


def test_for_two_choices_are_secret_until_both_have_chosen_and_hands_change_then() -> None:
    state = divided(drawn(form="two-player")).state
    assert len(actors(state)) == 2
    first = act(state, 0, ChooseGroup(1))
    assert first.seal == Seal.CONFIRM
    assert not any(first.state.hands)
    assert seen(first.state, 1).picked == seen(first.state, None).picked == b"\x00\x00"
    assert [seen_event(event, 1) for event in first.events] == [e.GroupPicked(0, 0, 0)]
    second = act(first.state, 1, ChooseGroup(0))
    assert second.seal == Seal.BARRIER
    assert second.state.phase == Phase.DISCARDING
    assert set(second.state.hands[0]) == {*groups_of(state, 1)[1], *groups_of(state, 0)[1]}
    assert set(second.state.hands[1]) == {*groups_of(state, 0)[0], *groups_of(state, 1)[0]}


def test_for_two_each_discards_one_of_four_in_secret_for_no_coins() -> None:
    state = until(new("two-player"), Phase.DISCARDING)
    coins = state.coins
    card, other = state.hands[0][0], state.hands[1][0]
    assert legal(state, 0) == tuple(DiscardCard(one) for one in state.hands[0]), "nothing can be sold before it"
    first = act(state, 0, DiscardCard(card))
    assert first.seal == Seal.CONFIRM
    assert first.state.discards == state.discards
    assert [seen_event(event, 1) for event in first.events] == [e.DiscardChosen(0, 0, HIDDEN)]
    assert seen(first.state, 1).drawn[0] == bytes((HIDDEN,))
    second = act(first.state, 1, DiscardCard(other))
    assert second.seal == Seal.BARRIER
    assert second.state.coins == coins
    assert [len(hand) for hand in second.state.hands] == [3, 3]
    assert card in second.state.discards[DECK[card]]
    assert second.state.phase == Phase.PLACING


def test_a_card_that_is_discarded_after_the_distribution_is_told_once() -> None:
    """Of who chose last it was told twice: when that was chosen, and when both cards were shown."""
    state = until(new("two-player"), Phase.DISCARDING)
    first, second = state.hands[0][0], state.hands[1][0]
    events = [*act(state, 0, DiscardCard(first)).events]
    events += act(act(state, 0, DiscardCard(first)).state, 1, DiscardCard(second)).events
    for seat in (0, 1):
        briefs = [in_brief(seen_event(event, seat)) for event in events if its_seat(event) == seat and is_told(event)]
        told = in_english(told_of(Seat(seat), together([brief for brief in briefs if brief and brief.weight])))
        assert told.startswith(f"seat {seat} discards ")
        assert "times" not in told


# Breeding (ruling 24).


def test_only_the_pair_of_the_round_breeds_together_in_both_directions_and_the_unpaired_at_home() -> None:
    state = until(new(seats=5), Phase.PLACING)
    line = seats_of_round(state)
    for pair in line.pairs:
        assert partners(state.lots, pair.divider) == (pair.chooser,)
        assert partners(state.lots, pair.chooser) == (pair.divider,)
    assert partners(state.lots, line.alone) == ()


def test_partners_of_a_pair_gain_no_bonus_point() -> None:
    state = until(new(), Phase.PLACING)
    seat, mare, stallion = state.active, min(MARES), min(STALLIONS)
    tableaus = [list(rows) for rows in state.tableaus]
    for who, card in ((seat, mare), (1 - seat, stallion)):
        row = tableaus[who][0]
        tableaus[who][0] = row._replace(slots=bytes((card,)) + row.slots[1:])
    state = state._replace(tableaus=tuple(map(tuple, tableaus)), studs=(1, 1), points=(0, 0))
    told = [line.text.source for line in RULES.words.preview(seen(state, seat), seat, Breed(mare, stallion)).lines]
    assert "the stud token goes to {owner}: {vp}" in told
    assert "{vp} each for you and {partner}" not in told, "nothing is promised that does not come"
    step = act(state, seat, Breed(mare, stallion))
    assert step.state.points == (0, 0)
    assert step.state.tokens[stallion] == 1


# Walks: what holds everywhere.


def _options(form: str, seats: int, extra: dict[str, OptionValue]) -> dict[str, OptionValue]:
    options = {**BASIC, "form": form, **extra}
    if extra.get("experience") == "experienced":
        options["owners"] = "asymmetric"
    return options


WALKS = [
    *((form, seats, {}) for form, seats in FORMS),
    ("high", 3, {"experience": "experienced"}),
    ("two-player", 2, {"experience": "experienced", "stables": "star"}),
    ("lower", 3, {"experience": "experienced", "refusal": "asked"}),
    ("lower", 1, {"experience": "experienced", "stables": "star"}),
    ("lower", 6, {"owners": "asymmetric", "stables": "star"}),
]


@pytest.mark.parametrize(("form", "seats", "extra"), WALKS)
def test_views_guesses_and_documents_agree_in_whole_games(form: str, seats: int, extra: dict[str, OptionValue]) -> None:
    options, pick = _options(form, seats, extra), random.Random(3)
    state = first_state(options, seats, rng.seeded(9))
    records = RULES.records
    while waiting := actors(state):
        seat = pick.choice(waiting)
        allowed = legal(state, seat)
        view = seen(state, seat)
        assert legal(view, seat) == allowed
        assert seen(view, seat) == view
        _, guess = guessed(view, seat, rng.seeded(state.step))
        assert seen(guess, seat)._replace(rng=0) == view
        for one in (state, guess._replace(rng=1)):
            assert records.decode(records.encode(one)) == one
            records.validate(one, options, seats)
        assert records.decode(records.encode(seen(state, None))) == seen(state, None)
        action = pick.choice(allowed)
        assert records.parse(records.text(action)) == action
        step = act(state, seat, action)
        assert RULES.pictures(state, seat, action)[-1:] in ((step.state,), ())
        state = step.state
    assert state.phase == Phase.OVER


# Records (part 6 of the plan for this form: nothing of the first form changes).


def test_only_games_that_have_them_write_the_fields_of_the_high_form() -> None:
    later = {"form", "letters", "divided", "picked", "owners_offered", "stables_offered"}
    assert not later & RULES.records.encode(first_state(BASIC, 3, rng.seeded(1))).keys()
    assert later & RULES.records.encode(new(seats=3)).keys() == {"form", "letters", "divided", "picked"}


@pytest.mark.parametrize(
    "planted",
    [
        {"letters": b"\x00\x00\x01"},
        {"letters": b""},
        {"lots": b"\x00\x00\x00"},
        {"display": b"\x00", "offered": b"\x01"},
        {"picked": b"\x01\x00\x00"},
        {"owners": b"\x00\x00\x00"},
        {"stables": b""},
        {"phase": Phase.SELECTING},
        {"phase": Phase.DISCARDING},
    ],
    ids=str,
)
def test_a_position_that_contradicts_itself_is_refused(planted: dict[str, Any]) -> None:
    options = {**BASIC, "form": "high"}
    state = drawn(3)
    RULES.records.validate(state, options, 3)
    wrong = RULES.records.encode(state._replace(**planted))
    with pytest.raises(Unreadable):
        RULES.records.validate(RULES.records.decode(wrong), options, 3)


def test_positions_that_contradict_the_options_are_refused() -> None:
    for options, other in (
        ({}, {"stables": "star"}),
        ({"stables": "star"}, {}),
        ({"owners": "asymmetric"}, {}),
        ({"form": "high"}, {}),
        ({"experience": "experienced", "owners": "asymmetric"}, {"owners": "asymmetric"}),
    ):
        state = first_state({**BASIC, **options}, 3, rng.seeded(2))
        RULES.records.validate(state, {**BASIC, **options}, 3)
        with pytest.raises(Unreadable):
            RULES.records.validate(state, {**BASIC, **other}, 3)


def test_three_seats_with_one_breeding_colour_are_refused() -> None:
    state = until(first_state(BASIC, 4, rng.seeded(1)), Phase.PLACING)
    wrong = RULES.records.encode(state._replace(lots=b"\x01\x01\x01\x02"))
    with pytest.raises(Unreadable, match="lots"):
        RULES.records.decode(wrong)
