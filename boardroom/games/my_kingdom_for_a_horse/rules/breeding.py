"""Breeding (Dice Effects; ruling 7), by whatever brings it."""

from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING_DIE, with_face
from boardroom.games.my_kingdom_for_a_horse.position.effects import young
from boardroom.games.my_kingdom_for_a_horse.position.tasks import gaining
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder


def breed(builder: StepBuilder, seat: int, kind: int) -> None:
    """A kind breeds: new animals by how many are on the board, loose ones too (ruling 7)."""
    parents = builder.owned(seat)[kind]
    born = young(parents, kind, builder.limits(seat))
    builder.events.append(events.Bred(builder.beat, seat, kind, parents, born))
    if born:
        builder.push(gaining(seat, kind, born))


def turn_breeding(builder: StepBuilder, face: int) -> None:
    """Turn the breeding die, by a lasting card."""
    builder.turn = builder.turn._replace(dice=with_face(builder.turn.dice, BREEDING_DIE, face), turned=1)
    builder.events.append(events.DieTurned(builder.beat, builder.active, BREEDING_DIE, face, lasting=True))
