"""The dice of Moritz: they lie there until the next player rolls, with what each of them gave him.

No state holds them that long; they are read from what happened.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from boardroom.controller.session import Told
from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS, Kind
from boardroom.games.my_kingdom_for_a_horse.position.dice import (
    ANIMAL_FACES,
    BREEDING_DIE,
    BREEDS,
    HALF_COW,
    ROYAL_DICE,
    UNROLLED,
)
from boardroom.games.my_kingdom_for_a_horse.position.state import TWIN_SEAT, Phase, State
from boardroom.games.my_kingdom_for_a_horse.words.names import animals
from boardroom.ui.stage.presentation import Presentation


class DieGift(NamedTuple):
    """What a die gave Moritz: so many of a kind; ``halves``: it was two half cows that gave it together."""

    kind: int
    number: int
    halves: bool


NOTHING = DieGift(0, 0, False)


class TwinRoll(NamedTuple):
    """A roll of Moritz: all faces, and what each die gave him."""

    dice: bytes
    gave: tuple[DieGift, ...]


def twin_rolls(shown: Presentation) -> tuple[TwinRoll, ...]:
    """The rolls of Moritz that lie there: of his turn while it goes on, of the one before until the player rolls."""
    view: State = shown.view
    lie = view.twin is not None and (
        view.phase == Phase.TWINS_TURN or (view.phase == Phase.OWN_DICE and view.turn.dice == UNROLLED)
    )
    return tuple(_rolls(_his_turn(shown.history))) if lie else ()


def dice_shown(shown: Presentation) -> bytes:
    """The faces of the dice that lie there, UNROLLED before the first roll of all."""
    view: State = shown.view
    rolls = twin_rolls(shown) if view.turn.dice == UNROLLED else ()
    return rolls[-1].dice if rolls else view.turn.dice


def gave_twin(gift: DieGift) -> Text:
    """What a die gave Moritz."""
    if not gift.number:
        return phrase("Kingdom", "gave Moritz nothing")
    what = animals(gift.kind, gift.number)
    if gift.halves:
        return phrase("Kingdom", "two halves gave Moritz {animals}").put(animals=what)
    return phrase("Kingdom", "gave Moritz {animals}").put(animals=what)


def _his_turn(history: Sequence[Told]) -> list[events.Event]:
    """What happened since Moritz' last turn began, nothing if he had none."""
    found: list[events.Event] = []
    for told in reversed(history):
        for event in reversed(told.events):
            if isinstance(event, events.TwinTurnBegun):
                return found[::-1]
            found.append(event)
    return []


def _rolls(happened: Sequence[events.Event]) -> Iterator[TwinRoll]:
    rolled = [
        (place, event.dice)
        for place, event in enumerate(happened)
        if isinstance(event, events.DiceRolled) and event.seat == TWIN_SEAT
    ]
    for (start, dice), (end, _) in pairwise((*rolled, (len(happened), b""))):
        rest = happened[start + 1 : end]
        bred = next((place for place, event in enumerate(rest) if isinstance(event, events.Bred)), len(rest))
        yield TwinRoll(dice, (*_royal(dice, _gained(rest[:bred])), _breeding(dice, _gained(rest[bred:]))))


def _gained(happened: Sequence[events.Event]) -> list[int]:
    """How many of each kind the dice gave Moritz, until he trades; a trade that a restock forced on him is none."""
    found, traded = [0, 0, 0, 0], [0, 0, 0, 0]
    for event in happened:
        match event:
            case events.AnimalsTraded(_, seat, kind, _, taken, forced) if seat == TWIN_SEAT:
                if not forced:
                    break
                traded[kind + 1] += taken
            case events.GainForfeited(_, seat, kind, number) if seat == TWIN_SEAT:
                traded[kind] = max(0, traded[kind] - number)
            case events.AnimalsGained(_, seat, counts) if seat == TWIN_SEAT:
                for kind in KINDS:
                    by_trade = min(traded[kind], counts[kind])
                    traded[kind] -= by_trade
                    found[kind] += counts[kind] - by_trade
    return found


def _royal(dice: bytes, gained: list[int]) -> Iterator[DieGift]:
    """What each royal die gave: they are served one after another, half cows last."""
    left = list(gained)
    given: dict[int, int] = {}
    for die in range(ROYAL_DICE):
        if dice[die] in ANIMAL_FACES:
            kind, number = ANIMAL_FACES[dice[die]]
            given[die] = min(number, left[kind])
            left[kind] -= given[die]
    for die in range(ROYAL_DICE):
        if die in given:
            yield DieGift(ANIMAL_FACES[dice[die]][0], given[die], False)
        else:
            yield DieGift(Kind.COW, left[Kind.COW], True) if dice[die] == HALF_COW and left[Kind.COW] else NOTHING


def _breeding(dice: bytes, gained: list[int]) -> DieGift:
    kind = BREEDS[dice[BREEDING_DIE]]
    return DieGift(kind, gained[kind], False)
