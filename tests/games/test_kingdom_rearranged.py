"""What goes by itself when room is made: an event of its own, told in one sentence that names what went where."""

import random

from boardroom.games.my_kingdom_for_a_horse.position.arrange import thinned
from boardroom.games.my_kingdom_for_a_horse.position.events import AnimalsGained, AnimalsLost, AnimalsSettled
from boardroom.games.my_kingdom_for_a_horse.position.field import total
from tests.games.barnyard import say
from tests.games.farms import RULES, act, columns, counts, drawn, field, offered, rolled

CROWDED = "+--+--+--+\n|s2|p2   |\n+--+--+--+"


def test_animals_that_make_room_go_first_and_the_log_names_them_and_their_pens() -> None:
    step = act(rolled(CROWDED, columns(), dice="sheep-2 fence-1 fence-1 cow"), "use 1")
    (settled,), (gained,) = step.of(AnimalsSettled), step.of(AnimalsGained)
    assert settled.by_themselves
    assert step.events.index(settled) < step.events.index(gained)
    assert drawn(settled.before).splitlines()[1].startswith("|s2|p2   |")
    assert total(settled.field.animals) == counts(sheep=2, pigs=2), "who comes is not there yet"
    assert step.picture().splitlines()[1].startswith("|p2|s2 s2|")
    said = say(RULES.words.describe(settled))
    assert said == "Vera’s animals are rearranged automatically: 2 sheep to the pen at b1, 2 pigs to the pen at a1."


def test_a_gain_that_finds_room_moves_nobody() -> None:
    step = act(rolled(columns(2, 1), columns(), dice="sheep-2 fence-1 fence-1 cow"), "use 1")
    assert not step.of(AnimalsSettled)


def test_what_a_hand_moved_is_told_with_its_pen() -> None:
    step = act(rolled("+--+--+--+\n|p1|s1|  |\n+--+--+--+", columns()), "move b1 c1")
    (settled,) = step.of(AnimalsSettled)
    assert not settled.by_themselves
    assert say(RULES.words.describe(settled)) == "Vera rearranges the animals: 1 sheep to the pen at c1."


def test_who_is_not_kept_leaves_before_the_others_change_places() -> None:
    state = rolled("+--+--+--+\n|s2|p2   |\n+--+--+--+", columns(), dice="half-cow half-cow fence-1 cow")
    asked = act(state, "use 1")
    for choice in offered(asked.state):
        step = act(asked.state, choice)
        (lost,) = step.of(AnimalsLost)
        assert total(lost.field.animals) == tuple(
            had - (gone - away)
            for had, gone, away in zip(total(state.fields[0].animals), lost.counts, lost.turned_away, strict=True)
        )
        for settled in step.of(AnimalsSettled):
            assert settled.before == lost.field


def test_to_thin_a_field_takes_from_where_others_are_fewer() -> None:
    before, after = field("+--+--+\n|s2|s2|\n+--+--+"), field("+--+--+\n|s1|s2|\n+--+--+")
    assert thinned(before, after.animals, counts(sheep=1)) == after.animals


def test_every_step_of_random_play_moves_each_animal_just_once() -> None:
    """Between the events of a step nobody vanishes, comes from nowhere or is moved without being told."""
    chance = random.Random(5)
    state = rolled(CROWDED, columns(2, 2), rolls=3, dice="sheep-2 pig-1 half-cow cow")
    for _ in range(400):
        (seat,) = RULES.actors(state) or (None,)
        if seat is None:
            break
        step = RULES.apply(state, seat, chance.choice(RULES.legal(state, seat)))
        for event in step.events:
            if isinstance(event, AnimalsSettled):
                assert total(event.before.animals) == total(event.field.animals)
                assert event.before != event.field
        state = step.state
