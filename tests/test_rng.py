"""The generator, the draws and the shuffle, with vectors that hold for ever: records are replayed with them."""

import random

import pytest

from boardroom.engine import rng

# The published values of SplitMix64 for seed 1234567 (Rosetta Code; the reference in C by Sebastiano Vigna).
PUBLISHED = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)

# Worked out once by the first version of the shuffle, which the test of Fisher and Yates below describes.
SHUFFLED_EIGHT = (6018027440425417498, (6, 7, 0, 4, 1, 3, 2, 5))
SHUFFLED_LETTERS = (8709371129873690708, ("C", "D", "B", "E", "A"))
SHUFFLED_DECK = (
    9587389500487024665,
    (
        33, 38, 16, 43, 21, 26, 7, 20, 13, 47, 14, 15, 22, 12, 42, 45, 30, 39, 48, 51, 18, 41, 25, 0, 36, 19, 8, 35,
        17, 49, 50, 4, 28, 3, 2, 1, 46, 23, 40, 32, 31, 44, 5, 24, 37, 6, 29, 9, 10, 34, 11, 27,
    ),
)  # fmt: skip


def draws(state: int, count: int) -> tuple[int, ...]:
    values = []
    for _ in range(count):
        state, value = rng.draw(state)
        values.append(value)
    return tuple(values)


def belows(state: int, n: int, count: int) -> tuple[int, ...]:
    values = []
    for _ in range(count):
        state, value = rng.below(state, n)
        values.append(value)
    return tuple(values)


def test_the_generator_is_splitmix64_as_published() -> None:
    assert draws(rng.seeded(1234567), 5) == PUBLISHED


def test_seed_zero_has_its_known_first_values() -> None:
    assert draws(rng.seeded(0), 3) == (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)


@pytest.mark.parametrize("seed", [-1, 2**64, 2**64 + 5, -(2**70) + 3, 10**30])
def test_any_whole_number_is_a_seed_and_its_lower_64_bits_count(seed: int) -> None:
    assert rng.seeded(seed) == seed % 2**64
    assert draws(rng.seeded(seed), 3) == draws(rng.seeded(seed % 2**64), 3)


def test_values_have_64_bits_and_the_generator_stays_in_64_bits() -> None:
    state = rng.seeded(2**64 - 1)
    for _ in range(1000):
        state, value = rng.draw(state)
        assert 0 <= state < 2**64
        assert 0 <= value < 2**64


def test_a_draw_is_a_value_drawing_again_from_the_same_generator_gives_the_same() -> None:
    assert rng.draw(99) == rng.draw(99)
    assert rng.below(99, 6) == rng.below(99, 6)
    assert rng.shuffle(99, "abc") == rng.shuffle(99, "abc")


def test_below_has_its_vector() -> None:
    assert belows(rng.seeded(1234567), 10, 12) == tuple(value % 10 for value in draws(rng.seeded(1234567), 12))
    assert belows(rng.seeded(1234567), 10, 5) == (7, 3, 3, 1, 1)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 8, 52, 100])
def test_below_is_uniform(n: int) -> None:
    counts = [0] * n
    for value in belows(rng.seeded(n), n, 300 * n):
        counts[value] += 1
    chi_squared = sum((count - 300) ** 2 / 300 for count in counts)
    assert chi_squared < n - 1 + 4 * (2 * n) ** 0.5 + 1, f"not uniform below {n}: {counts}"


def test_below_one_is_zero() -> None:
    assert set(belows(rng.seeded(4), 1, 50)) == {0}


@pytest.mark.parametrize("n", [0, -1, -(2**70)])
def test_there_is_nothing_below_one_to_draw_from(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        rng.below(1, n)


@pytest.mark.parametrize("n", [2**63 + 1, 3 * 2**62, 2**64 - 1])
def test_below_rejects_what_would_make_it_uneven(n: int) -> None:
    """With n just above half of 2**64 nearly half of the values must be thrown away; none may be bent into range."""
    kept = [value for value in draws(rng.seeded(6), 400) if value < 2**64 - 2**64 % n]
    drawn = belows(rng.seeded(6), n, len(kept))
    assert drawn == tuple(value % n for value in kept)
    if n == 2**63 + 1:
        assert 120 < len(kept) < 280


def test_below_leaves_the_generator_after_the_last_value_it_looked_at() -> None:
    n = 2**63 + 1
    state = expected = rng.seeded(6)
    for _ in range(50):
        state, _ = rng.below(state, n)
        while True:
            expected, value = rng.draw(expected)
            if value < n:
                break
        assert state == expected


# The shuffle.


def test_the_shuffle_has_its_vectors() -> None:
    assert rng.shuffle(rng.seeded(1234567), range(8)) == SHUFFLED_EIGHT
    assert rng.shuffle(rng.seeded(0), "ABCDE") == SHUFFLED_LETTERS
    assert rng.shuffle(rng.seeded(2026), range(52)) == SHUFFLED_DECK


def test_the_shuffle_is_fisher_and_yates_from_the_end() -> None:
    drawn = draws(rng.seeded(77), 9)
    items = list(range(10))
    for value, last in zip(drawn, range(9, 0, -1), strict=True):
        other = value % (last + 1)
        items[last], items[other] = items[other], items[last]
    assert rng.shuffle(rng.seeded(77), range(10))[1] == tuple(items)


@pytest.mark.parametrize("count", [0, 1])
def test_shuffling_nothing_or_one_draws_nothing(count: int) -> None:
    assert rng.shuffle(5, "a" * count) == (5, ("a",) * count)


def test_a_shuffle_keeps_every_item_and_leaves_what_it_was_given_alone() -> None:
    items = [3, 1, 4, 1, 5, 9, 2, 6]
    state = rng.seeded(1)
    for _ in range(50):
        state, shuffled = rng.shuffle(state, items)
        assert sorted(shuffled) == sorted(items)
    assert items == [3, 1, 4, 1, 5, 9, 2, 6]


def test_every_order_is_as_likely_as_the_others() -> None:
    counts: dict[tuple[str, ...], int] = {}
    state = rng.seeded(31)
    for _ in range(2400):
        state, order = rng.shuffle(state, "abcd")
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 24
    assert all(55 < count < 150 for count in counts.values())


def test_a_split_gives_a_generator_with_a_stream_of_its_own() -> None:
    state = rng.seeded(8)
    following, own = rng.split(state)
    assert following == rng.draw(state)[0]
    assert 0 <= own < 2**64
    assert not set(draws(following, 500)) & set(draws(own, 500))


def test_nothing_here_depends_on_pythons_own_random_numbers() -> None:
    random.seed(1)
    before = random.getstate()
    rng.shuffle(rng.seeded(5), range(20))
    rng.below(5, 7)
    assert random.getstate() == before
