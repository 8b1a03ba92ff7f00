"""The arrangement the program proposes, and the ways it offers, against an exhaustive search (ruling 3)."""

import itertools
import random

import pytest

from boardroom.games.my_kingdom_for_a_horse.position.arrange import (
    choices,
    fits,
    joined,
    options,
    pen_kinds,
    settled,
    without,
)
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Counts, plus
from boardroom.games.my_kingdom_for_a_horse.position.field import SPACES, Field, census, pens, total, worth
from tests.games.farms import columns, counts, field, random_fences

TWO = (2, 2, 2, 2)
HAYLOFT = (3, 2, 2, 2)
NOBODY = 4


def reachable(sizes: list[int], herd: Counts, rooms: Counts) -> set[Counts]:
    """Everything that can be kept, by trying every kind in every pen."""
    kept: set[Counts] = set()
    for kinds in itertools.product(range(5), repeat=len(sizes)):
        room = [0] * 5
        for size, kind in zip(sizes, kinds, strict=True):
            room[kind] += size * (rooms[kind] if kind != NOBODY else 0)
        kept.add(counts(*(min(number, space) for number, space in zip(herd, room[:4], strict=True))))
    return kept


def betters(one: Counts, other: Counts) -> bool:
    return one != other and all(a >= b for a, b in zip(one, other, strict=True))


def best_first(kept: set[Counts]) -> list[Counts]:
    return sorted(kept, key=lambda herd: (worth(herd), *herd[::-1]), reverse=True)


def random_field(chance: random.Random, most: int = 7) -> Field:
    """Random fences with not too many pens, and legal random animals in them, some loose ones beside."""
    while True:
        fences = random_fences(chance)
        inside = pens(fences)
        if 0 < len(inside) <= most:
            break
    animals = bytearray(SPACES)
    for pen in inside:
        kind = chance.choice((*KINDS, NOBODY))
        for space in pen:
            number = chance.randint(0, 2) if kind != NOBODY else 0
            animals[space] = kind << 2 | number if number else 0
    penned = {space for pen in inside for space in pen}
    for space in set(range(SPACES)) - penned:
        if chance.random() < 0.2:
            animals[space] = chance.choice(KINDS) << 2 | chance.randint(1, 2)
    return Field(fences, bytes(animals))


def random_herd(chance: random.Random) -> Counts:
    return counts(*(chance.choice((0, 0, 1, 2, 3, 5, 9, 14)) for _ in KINDS))


def test_the_ways_offered_are_all_that_no_other_betters_and_the_proposal_is_the_most_valuable() -> None:
    chance, several = random.Random(21), 0
    for _ in range(400):
        one, herd, rooms = random_field(chance, most=5), random_herd(chance), chance.choice((TWO, HAYLOFT))
        sizes = [len(pen) for pen in pens(one.fences)]
        everything = reachable(sizes, herd, rooms)
        front = {kept for kept in everything if not any(betters(other, kept) for other in everything)}
        found = options(one, herd, rooms)
        assert [choice.kept for choice in found] == best_first(front)
        assert found[0].kept == best_first(everything)[0]
        several += len(found) > 1
    assert several > 100


def test_ties_in_value_go_to_most_horses_then_cows_then_pigs() -> None:
    assert choices((1,), (NOBODY,), (2, 1, 0, 0), TWO)[0].kept == counts(pigs=1), "2 sheep or 1 pig"
    three = choices((3,), (NOBODY,), (6, 3, 1, 0), TWO)
    assert [choice.kept for choice in three] == [counts(cows=1), counts(pigs=3), counts(sheep=6)]
    four = choices((2,), (NOBODY,), (0, 0, 4, 1), TWO)
    assert [choice.kept for choice in four] == [counts(horses=1), counts(cows=4)]


def test_among_ways_that_keep_the_same_the_one_that_leaves_most_pens_as_they_are() -> None:
    chance = random.Random(4)
    for _ in range(120):
        one = random_field(chance, most=4)
        herd = plus(total(one.animals), random_herd(chance))
        inside = pens(one.fences)
        now = pen_kinds(one.animals, inside)
        for choice in options(one, herd, TWO):
            same = 0
            for kinds in itertools.product(range(5), repeat=len(inside)):
                room = [0] * 5
                for pen, kind in zip(inside, kinds, strict=True):
                    room[kind] += 2 * len(pen)
                kept = tuple(min(number, space) for number, space in zip(herd, room[:4], strict=True))
                if kept == choice.kept:
                    same = max(same, sum(a == b for a, b in zip(kinds, now, strict=True)))
            assert sum(a == b for a, b in zip(choice.kinds, now, strict=True)) == same


def test_a_settled_field_stands_legally_and_holds_what_the_choice_keeps() -> None:
    chance = random.Random(8)
    for _ in range(2000):
        one, herd, rooms = random_field(chance), random_herd(chance), chance.choice((TWO, HAYLOFT))
        for choice in options(one, herd, rooms):
            after = Field(one.fences, settled(one, choice, rooms))
            seen = census(after)
            assert seen == (choice.kept, counts(), False)
            assert all((content & 3) <= rooms[content >> 2] for content in after.animals)


def test_who_lives_in_a_space_already_stays_there_where_the_choice_allows_it() -> None:
    one = field("+--+--+--+\n|s1 s2|p1|\n+--+--+--+")
    (choice,) = options(one, (3, 1, 0, 0), TWO)
    assert settled(one, choice, TWO) == one.animals


def test_a_herd_spreads_over_its_pen() -> None:
    one = field("+--+--+--+\n|        |\n+--+--+--+")
    (choice,) = options(one, counts(sheep=4), TWO)
    assert list(settled(one, choice, TWO)[:3]) == [2, 1, 1]


def test_loose_animals_that_are_left_out_stay_where_they_stand() -> None:
    one = field("+--+--+\n|s2|s2\n+--+--+\n p1")
    choice = options(one, counts(sheep=4, pigs=1), TWO)[1]
    assert choice.kept == counts(sheep=2)
    after = settled(one, choice, TWO, counts(sheep=2, pigs=1))
    assert total(after) == counts(sheep=4, pigs=1)
    assert after == one.animals


@pytest.mark.parametrize(
    ("herd", "room"),
    [((6, 6, 6, 6), True), ((7, 6, 6, 6), False), ((12, 6, 6, 0), True), ((24, 0, 0, 0), True), ((25, 0, 0, 0), False)],
)
def test_whether_a_herd_fits(herd: Counts, room: bool) -> None:
    assert fits(columns(), herd, TWO) == room


def test_joining_places_them_all_or_says_that_there_is_no_room_as_everybody_stands() -> None:
    chance, no = random.Random(13), 0
    for _ in range(3000):
        one, kind, number = random_field(chance), chance.choice(KINDS), chance.randint(1, 6)
        inside = pens(one.fences)
        lives = pen_kinds(one.animals, inside)
        room = sum(2 * len(pen) for pen, k in zip(inside, lives, strict=True) if k in (kind, NOBODY))
        room -= census(one).penned[kind]
        after = joined(one, kind, number, TWO)
        assert (after is not None) == (number <= room)
        if after is None:
            no += 1
            continue
        seen, before = census(Field(one.fences, after)), census(one)
        assert seen.loose == before.loose
        assert not seen.mixed
        assert seen.penned[kind] == before.penned[kind] + number
        assert sum(seen.penned) == sum(before.penned) + number
    assert no > 300


def test_leaving_takes_loose_animals_first_and_never_more_than_asked() -> None:
    chance = random.Random(17)
    for _ in range(2000):
        one = random_field(chance)
        owned, before = total(one.animals), census(one)
        leaving = counts(*(chance.randint(0, number) for number in owned))
        seen = census(Field(one.fences, without(one, leaving)))
        for kind in KINDS:
            assert seen.penned[kind] + seen.loose[kind] == owned[kind] - leaving[kind]
            assert seen.loose[kind] == max(0, before.loose[kind] - leaving[kind])


def test_a_field_without_pens_keeps_nobody() -> None:
    (choice,) = options(Field(0, bytes(SPACES)), (3, 2, 1, 0), TWO)
    assert choice == (counts(), ())


def test_a_field_of_twelve_pens_is_settled_too() -> None:
    """24 fences close at most eight single spaces; still the search is good for twelve."""
    found = choices((1,) * 12, (NOBODY,) * 12, (9, 9, 9, 9), TWO)
    assert all(sum((number + 1) // 2 for number in choice.kept) <= 12 for choice in found)
    assert found[0].kept == counts(0, 4, 9, 9), "five pens for the horses, five for the cows, two for pigs"
