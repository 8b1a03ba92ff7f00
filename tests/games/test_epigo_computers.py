"""What computer players are given: guesses of what they cannot see, and an opinion of a position."""

from collections import Counter
from collections.abc import Iterator

from boardroom.bots import choose
from boardroom.engine import rng
from boardroom.games.epigo.position.actions import StackOrder
from boardroom.games.epigo.position.numbers import NUMBERS
from boardroom.games.epigo.position.state import Phase, State
from boardroom.games.epigo.position.tiles import HIDDEN, VACANT, X
from tests.games.boards import OPTIONS, RULES, act, deployed, move, planning, stacked, turn

ROW = [f"deploy {tile} {column}" for tile, column in zip("1234567X", "abcdefgh", strict=True)]
MIDDLE = "A1 d4, A2 c4, A3 e4, A4 f4, A5 d3, A6 e3, A7 f3, B1 d5, B2 c5, B3 e5, B4 f5, B5 d6, B6 e6, B7 f6"


def guesses(view: State, seat: int, count: int) -> Iterator[State]:
    generator = rng.seeded(5)
    for _ in range(count):
        generator, state = RULES.secrets.guess(view, seat, generator)
        yield state


def test_a_guessed_row_is_any_row_every_tile_in_every_column() -> None:
    state = act(RULES.setup(OPTIONS, 2, rng.seeded(1)), 0, *ROW, "lock").state
    columns: Counter[tuple[int, int]] = Counter()
    for guess in guesses(RULES.secrets.view(state, 1), 1, 800):
        assert sorted(guess.rows[0]) == [X, *NUMBERS]
        columns.update(enumerate(guess.rows[0]))
    assert len(columns) == 64
    assert all(60 < times < 150 for times in columns.values())


def test_a_row_that_is_not_locked_in_is_guessed_as_untouched() -> None:
    state = act(RULES.setup(OPTIONS, 2, rng.seeded(1)), 0, *ROW[:5]).state
    for guess in guesses(RULES.secrets.view(state, 1), 1, 5):
        assert guess.rows[0] == bytes([VACANT]) * 8


def test_a_guessed_stack_has_three_different_orders_of_all_kinds() -> None:
    state = stacked(planning(MIDDLE), "5> 1^ 2^", "", locked=[0])
    tops: Counter[int] = Counter()
    for guess in guesses(RULES.secrets.view(state, 1), 1, 1400):
        assert len({order >> 2 for order in guess.stacks[0]}) == 3
        tops[guess.stacks[0][0]] += 1
    assert len(tops) == 28
    assert all(20 < times < 90 for times in tops.values())


def test_guessed_orders_do_not_slide_off_the_board_and_are_of_tiles_that_stand_there() -> None:
    state = stacked(planning("A1 a4, A2 h5, A3 d8, A4 d4, B7 e6"), "5> 1^ 2^", "", locked=[0])
    found = set()
    for guess in guesses(RULES.secrets.view(state, 1), 1, 300):
        found |= {f"{order >> 2}{'^>v<'[order & 3]}" for order in guess.stacks[0]}
    assert found == {"1^", "1>", "1v", "2^", "2v", "2<", "3>", "3v", "3<", "4^", "4>", "4v", "4<"}


def test_a_guess_fills_up_with_any_orders_when_no_likely_ones_are_left() -> None:
    state = stacked(planning("A1 a4, B7 e6"), "5> 1^ 2^", "", locked=[0])
    for guess in guesses(RULES.secrets.view(state, 1), 1, 50):
        assert len({order >> 2 for order in guess.stacks[0]}) == 3
        assert guess.stacks[0][0] >> 2 == 1


def test_a_guess_keeps_what_is_seen() -> None:
    asked = turn("A5 b4, B7 g6", "1^ 5> 2^", "3^ 4^ 7<").state
    for seat in (0, 1):
        for guess in guesses(RULES.secrets.view(asked, seat), seat, 40):
            assert guess.stacks[seat] == asked.stacks[seat]
            assert guess.stacks[1 - seat][:2] == asked.stacks[1 - seat][:2]
            assert HIDDEN not in guess.stacks[1 - seat]


def test_a_position_without_secrets_is_guessed_as_it_is() -> None:
    state = deployed("2 6 3 1 X 7 4 5", "4 1 X 6 2 7 3 5").state
    assert state.phase == Phase.PLAN
    assert RULES.secrets.guess(state, 0, 7) == (7, state)


# Opinions.


def worth(state: State, seat: int) -> float:
    """What a seat may think of a position."""
    value = RULES.judgement.evaluate(state, seat)
    assert value is not None
    return value


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    for position, lost in ((MIDDLE, (0, 0)), ("A5 d4, B1 a5", (1, 2)), ("A5 a4, B1 d5", (2, 0))):
        state = planning(position, lost=lost)
        assert worth(state, 0) == -worth(state, 1)


def test_a_capture_counts_more_than_where_the_tiles_stand() -> None:
    ahead = planning("A1 a4, A2 a5, A3 h4, B1 d4, B2 e4, B3 d5", lost=(0, 1))
    assert worth(ahead, 0) > 0 > worth(ahead, 1)


def test_tiles_stand_better_in_the_middle_than_at_the_edge() -> None:
    assert worth(planning("A1 d4, B1 h6"), 0) > 0
    assert worth(planning("A1 d4, B1 e5"), 0) == 0


def test_won_is_one_and_lost_is_minus_one_and_drawn_is_nothing() -> None:
    won = move(planning("A5 g4, B2 h4", lost=(0, 2)), "A5>").state
    assert [RULES.judgement.evaluate(won, seat) for seat in (0, 1)] == [1, -1]
    drawn = act(act(planning(MIDDLE), 0, "offer-draw").state, 1, "accept-draw").state
    assert [RULES.judgement.evaluate(drawn, seat) for seat in (0, 1)] == [0, 0]


def test_computers_stack_no_order_of_a_captured_epigon() -> None:
    state = planning("A1 d4, A2 c4, A3 e4, A4 f4, B1 d5, B2 c5, B3 e5, B4 f5", lost=(3, 3))
    pointless = RULES.judgement.pointless
    orders = [action for action in RULES.legal(state, 0) if isinstance(action, StackOrder)]
    wanted = {order.number for order in orders if not pointless(state, 0, order)}
    assert wanted == {1, 2, 3, 4}
    for seed in range(4):
        assert choose("greedy", RULES, RULES.secrets.view(state, 0), 0, seed, playouts=60).number in wanted
