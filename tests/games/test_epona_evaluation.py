"""What the computer players of Epona think of a position."""

from typing import Any

import pytest

from boardroom.bots import one_step
from boardroom.engine import rng
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.judgement.evaluation import evaluate, prospects
from boardroom.games.epona.position.actions import DRAW_STABLES, FINISHES, KEEP_PLACES, Action
from boardroom.games.epona.position.cards import ASSETS, HIDDEN, NONE, STABLES
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.scoring import total
from boardroom.games.epona.position.state import Phase, State, chooser_for
from boardroom.games.epona.position.tableau import Cube, Row, empty_row, with_card
from boardroom.games.epona.position.vocabulary import (
    ICONS,
    MARE,
    RIDER,
    STALLION,
    TYPES,
    Bonus,
    BonusKind,
    FormulaKind,
    read_formula,
)
from boardroom.games.epona.rules.setup import first_state
from tests.games.epona_positions import Box, Rows, position

RULES = EponaRules()


def placing(seats: int = 2, **fields: Any) -> State:
    """A first round in which the first seat places, with nothing in its hand."""
    start = first_state({"start": "first", "rounds": 6, "refusal": "agreed"}, seats, 3)
    return start._replace(phase=Phase.PLACING, active=0, starter=0, **fields)


def find(**wanted: Any) -> int:
    """The number of an asset with these properties."""
    return next(
        number for number, asset in enumerate(ASSETS) if all(getattr(asset, name) == w for name, w in wanted.items())
    )


def with_mine(state: State, tableau: tuple[Row, ...]) -> State:
    return state._replace(tableaus=(tableau, *state.tableaus[1:]))


def with_hand(state: State, *cards: int) -> State:
    return state._replace(hands=(bytes(sorted(cards)), *state.hands[1:]))


def test_what_a_seat_may_not_see_does_not_matter() -> None:
    """Hands, decks and kept cards of others are hidden in a view."""
    mine = with_hand(placing(), 3, 70, 130)._replace(aside=bytes((NONE, 20)))
    whole = mine._replace(hands=(mine.hands[0], bytes((5, 6, 7))))
    view = whole._replace(
        hands=(mine.hands[0], bytes((HIDDEN,) * 3)),
        aside=bytes((NONE, HIDDEN)),
        decks=tuple(bytes((HIDDEN,)) * len(deck) for deck in whole.decks),
        stables=bytes((HIDDEN,)) * len(whole.stables),
        rng=0,
    )
    assert evaluate(view, 0) == evaluate(whole, 0)
    drawn = view._replace(phase=Phase.KEEPING_STABLE, seen=bytes((HIDDEN,) * 3))
    assert evaluate(drawn, 0) == evaluate(drawn._replace(seen=b""), 0)


def test_more_coins_studs_and_points_look_better() -> None:
    state = placing()
    assert prospects(state._replace(coins=(4, 3)), 0) > prospects(state, 0)
    assert prospects(state._replace(studs=(2, 1)), 0) > prospects(state, 0)
    assert prospects(state._replace(points=(1, 0)), 0) == pytest.approx(prospects(state, 0) + 1)


def test_a_card_is_rather_laid_where_it_meets_a_need() -> None:
    state = placing()
    stable = next(n for n, s in enumerate(STABLES) if s.slots == 3 and set(s.needs) == {ICONS.index("working"), MARE})
    tableau = (empty_row(stable), *state.tableaus[0][1:])
    helps = find(type=TYPES.index("draught"), sex=MARE, cost=1)
    other = find(type=TYPES.index("draught"), sex=STALLION, cost=1)
    worth = [prospects(with_mine(state, with_card(tableau, 0, 0, card)), 0) for card in (helps, other)]
    assert worth[0] > worth[1]


def test_a_completed_stable_looks_better_than_one_that_is_only_finished() -> None:
    state = placing()
    tableau = state.tableaus[0]
    flat = next(n for n, s in enumerate(STABLES) if s.at_end == read_formula("flat 3", "here"))
    rows = [(Row(flat, empty_row(flat).slots, cube), *tableau[1:]) for cube in (Cube.COMPLETED, Cube.FINISHED)]
    done = [prospects(with_mine(state, row), 0) for row in rows]
    assert done[0] == pytest.approx(done[1] + 3)


def test_a_stable_that_can_no_longer_be_completed_promises_nothing() -> None:
    """In the last round, with an empty hand."""
    state = placing(round=6)
    assert prospects(state, 0) == pytest.approx(prospects(with_mine(state, ()), 0))


def test_a_rider_is_worth_more_beside_a_horse_that_wants_one() -> None:
    state = placing()
    rider = find(type=RIDER, cost=0, formula=read_formula("", "here"), bonus=(Bonus(BonusKind.COINS, 1),))
    wanting = next(n for n, asset in enumerate(ASSETS) if asset.formula.kind == FormulaKind.WITH_ROLLER)
    plain = find(type=ASSETS[wanting].type, sex=MARE, formula=read_formula("", "here"))

    def gain(horse: int) -> float:
        mine = with_mine(state, with_card(state.tableaus[0], 1, 0, horse))
        return prospects(with_hand(mine, rider), 0) - prospects(mine, 0)

    assert gain(wanting) > gain(plain)


def test_a_mare_promises_a_foal_to_who_has_a_stud_and_a_stallion_more_if_of_its_type() -> None:
    state = placing(round=5)
    mare = find(type=TYPES.index("racing"), sex=MARE, formula=read_formula("roller 2", "here"))
    same = find(type=TYPES.index("racing"), sex=STALLION, formula=read_formula("roller 2", "here"))
    other = find(type=TYPES.index("dressage"), sex=STALLION, formula=read_formula("roller 2", "here"))

    def worth(studs: int, stallion: int) -> float:
        tableau = with_card(with_card(state.tableaus[0], 1, 0, mare), 1, 1, stallion)
        return prospects(with_mine(state._replace(studs=(studs, 0)), tableau), 0)

    assert worth(1, same) > worth(1, other) > worth(0, other)
    assert worth(0, same) == pytest.approx(worth(0, other))


def test_an_icon_that_waits_is_worth_something_and_only_to_who_has_it() -> None:
    state = placing()
    for bonus in (Bonus(BonusKind.COINS, 2), Bonus(BonusKind.STUD), Bonus(BonusKind.OWNER)):
        waiting = state._replace(pending=(bonus,))
        assert prospects(waiting, 0) > prospects(state, 0)
        assert prospects(waiting, 1) == prospects(state, 1)


def the_end(points: int, apart: bool) -> State:
    """The only swap of a seat, the last thing to be done: it gains something where two horses are still ``apart``. The
    other seat has so many points.
    """
    box = Box()
    counting = box.card("draught", scores="each row draught")
    other, plain = box.card("draught", scores=""), box.cards(2, "racing mare", scores="")
    with_it, elsewhere = (plain[0], other) if apart else (other, plain[0])
    rows: list[Rows] = [
        [
            (box.stable(mark="6"), [box.card("horse-box", scores=""), counting, with_it]),
            (box.stable(slots=3), [plain[1], elsewhere]),
        ],
        [(box.stable(slots=3), ())],
    ]
    return position(*rows, phase=Phase.SWAPPING, swaps=1, points=[0, points], round=6)


@pytest.mark.parametrize("points", [0, 90])
def test_nobody_swaps_cards_for_nothing_or_fewer_points_whether_the_game_is_won_or_lost(points: int) -> None:
    state = the_end(points, apart=False)
    assert {one_step.choose(RULES, state, 0, seed, 2000) for seed in range(10)} == {KEEP_PLACES}


@pytest.mark.parametrize("points", [0, 90])
def test_a_swap_that_gains_points_is_made(points: int) -> None:
    state = the_end(points, apart=True)
    for seed in range(5):
        after = RULES.apply(state, 0, one_step.choose(RULES, state, 0, seed, 2000)).state
        assert total(after, 0) > total(state, 0)


# High interaction.


def dividing(number: int, seats: int = 4, form: str = "high") -> State:
    """The first to divide in a round of this number does so, after rounds of computers; nobody has kept a card."""
    options = RULES.resolve({"form": form}, ["computer"] * seats)
    state = RULES.setup(options, seats, rng.seeded(number))
    while state.round < number or state.phase != Phase.DIVIDING:
        seat = RULES.actors(state)[0]
        view = RULES.secrets.view(state, seat)
        state = RULES.apply(state, seat, one_step.choose(RULES, view, seat, state.step, 20)).state
    return state._replace(aside=bytes((NONE,)) * seats)


def all_divided(state: State, seat: int, division: Action) -> State:
    """The groups lie open: a seat has divided like this, all others in the first way there is."""
    state = RULES.apply(state, seat, division).state
    while state.phase == Phase.DIVIDING:
        other = RULES.actors(state)[0]
        state = RULES.apply(state, other, RULES.legal(state, other)[0]).state
    return state


@pytest.mark.parametrize("number", [2, 4, 6])
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_no_other_division_is_better_against_a_computer_that_chooses(number: int, seats: int) -> None:
    """Better is what leaves the divider more points to expect, and the chooser fewer, who is one of its rivals."""
    state = dividing(number, seats)
    seat = next(seat for seat in RULES.actors(state) if chooser_for(state, seat) != NOBODY)
    chooser = chooser_for(state, seat)

    def comes_of(division: Action) -> float:
        divided = all_divided(state, seat, division)
        taken = one_step.choose(RULES, RULES.secrets.view(divided, chooser), chooser, 1, 20)
        after = RULES.apply(divided, chooser, taken).state
        return prospects(after, seat) - prospects(after, chooser) / (seats - 1)

    chosen = one_step.choose(RULES, RULES.secrets.view(state, seat), seat, 1, 250)
    assert comes_of(chosen) == pytest.approx(max(map(comes_of, RULES.legal(state, seat))))


@pytest.mark.parametrize(("form", "seats"), [("high", 2), ("high", 4), ("high", 5)])
def test_how_a_division_looks_depends_on_nothing_that_is_hidden(form: str, seats: int) -> None:
    state = dividing(3, seats, form)
    *others, seat = RULES.actors(state)
    for other in others:
        state = RULES.apply(state, other, RULES.legal(state, other)[0]).state
    kept, deck = state.decks[0][:seats], state.decks[0][seats:]
    state = state._replace(aside=kept, decks=(deck, *state.decks[1:]))
    view = RULES.secrets.view(state, seat)
    division, found = RULES.legal(view, seat)[-1], set()
    for seed in range(8):
        _, guess = RULES.secrets.guess(view, seat, rng.seeded(seed))
        found.add(evaluate(RULES.apply(guess, seat, division).state, seat))
    assert len(found) == 1


def test_no_stable_is_drawn_in_the_last_round_that_no_card_needs() -> None:
    def draws(cards: int, slots: int, number: int = 6) -> bool:
        box = Box()
        state = position(
            [(box.stable(slots=slots), ())], [(box.stable(slots=4), ())], hands=[box.cards(cards), []], round=number
        )
        assert DRAW_STABLES in RULES.legal(state, 0)
        return not RULES.judgement.pointless(state, 0, DRAW_STABLES)

    assert not draws(0, 4)
    assert not draws(2, 4), "not even a stable of three slots can be filled"
    assert draws(3, 4)
    assert draws(0, 4, number=5), "more cards are to come"
    box = Box()
    filled = box.stable(slots=3)
    rows: Rows = [(filled, box.filling(filled))]
    crowded = position(rows, [(box.stable(slots=4), ())], hands=[box.cards(1), []], round=6)
    assert not RULES.judgement.pointless(crowded, 0, DRAW_STABLES), "there is no slot for the card"


def test_a_computer_with_nothing_left_to_place_in_the_last_round_finishes() -> None:
    box = Box()
    state = position([(box.stable(slots=4), ())], [(box.stable(slots=4), ())], hands=[[], []], round=6)
    for seed in range(5):
        assert one_step.choose(RULES, RULES.secrets.see(state, 0), 0, seed, 24) == FINISHES[NONE]
