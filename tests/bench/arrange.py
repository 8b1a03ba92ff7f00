"""How long the proposal of an arrangement takes in My Kingdom for a Horse: random fields, none asked for twice."""

import sys
from pathlib import Path
from random import Random
from time import perf_counter

if __name__ == "__main__":
    # A checkout measures itself, wherever another one is installed.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from boardroom.games.my_kingdom_for_a_horse.position import arrange
from boardroom.games.my_kingdom_for_a_horse.position.cards import DECK, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts
from boardroom.games.my_kingdom_for_a_horse.position.field import FENCES, NEIGHBOURS, SPACES, Field, pens, total

FIELDS = 5000
MOST_PENS = 7
WANTED = 0.002


def farm(random: Random, wanted: int) -> int:
    """The fences around so many groups of spaces that lie together, as far as there are fences enough."""
    while True:
        spaces = random.sample(range(SPACES), wanted)
        owner = {space: number for number, space in enumerate(spaces)}
        for _ in range(random.randrange(20)):
            space = random.choice(sorted(owner))
            _, beside = random.choice(NEIGHBOURS[space])
            if beside >= 0:
                owner.setdefault(beside, owner[space])
        fences = 0
        for space, number in owner.items():
            for edge, beside in NEIGHBOURS[space]:
                if owner.get(beside) != number:
                    fences |= edge
        if fences.bit_count() <= FENCES:
            return fences


def random_field(random: Random) -> tuple[Field, Counts, Counts]:
    """A field with pens, animals in them, up to twelve more that want to come, and room by cards."""
    fences = farm(random, random.randint(2, MOST_PENS))
    animals = bytearray(SPACES)
    for pen in pens(fences):
        kind = random.randrange(4)
        for space in pen:
            number = random.randrange(3)
            animals[space] = kind << 2 | number if number else 0
    field = Field(fences, bytes(animals))
    owned = total(field.animals)
    more = [random.randrange(4) for _ in owned]
    wanted = (owned[0] + more[0], owned[1] + more[1], owned[2] + more[2], owned[3] + more[3])
    return field, wanted, limits(bytes(random.sample(DECK, random.randrange(4)))).rooms


def main() -> int:
    random = Random(1)
    asked = [random_field(random) for _ in range(FIELDS)]
    average = sum(len(pens(field.fences)) for field, _, _ in asked) / FIELDS
    seconds = []
    for field, wanted, rooms in asked:
        arrange.choices.cache_clear()
        started = perf_counter()
        best = arrange.options(field, wanted, rooms)[0]
        arrange.settled(field, best, rooms)
        seconds.append(perf_counter() - started)
    seconds.sort()
    mean, most, slowest = sum(seconds) / len(seconds), seconds[len(seconds) * 99 // 100], seconds[-1]
    print(f"proposal of an arrangement, {FIELDS} fields of {average:.1f} pens on average")
    print(f"mean {mean * 1000:.3f} ms (wanted: {WANTED * 1000:g})")
    print(f"99 of 100 under {most * 1000:.3f} ms, slowest {slowest * 1000:.3f} ms")
    return 0 if mean < WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
