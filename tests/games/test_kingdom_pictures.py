"""The pictures of a step, in whole games and where the supply runs out or room is wanting."""

import random

import pytest

from boardroom.engine import rng
from boardroom.engine.rules import Step
from boardroom.games.my_kingdom_for_a_horse.position import events
from boardroom.games.my_kingdom_for_a_horse.position.actions import Action, Keep, PlayCard, Trade, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.position.tasks import is_open
from tests.carried import untrue
from tests.games.farms import RULES, columns, field, others, rolled, trading

CRAMPED = "+--+--+--+\n|s2 s2|c2|\n+--+--+--+"
FULL = "+--+--+\n|s2|p2|\n+--+--+"
TWO_SHEEP = "sheep-2 fence-1 fence-1 cow"


def pictured(state: State, action: Action, audience: int | None) -> Step[State]:
    """The step of an action, all of whose pictures can be shown to an audience and are as they are told."""
    (seat,) = RULES.actors(state)
    step, pictures = RULES.apply(state, seat, action), RULES.pictures(state, seat, action)
    for picture in pictures:
        view = RULES.secrets.view(picture, audience)
        assert RULES.progress(view)
        assert len(RULES.actors(view)) <= 1
    undone = [task for picture in pictures[:-1] for task in picture.tasks]
    assert all(map(is_open, undone)), "of what is still to be done, the decisions alone"
    assert untrue(RULES, state, seat, action) is None, f"step {state.step}, {RULES.records.text(action)}: {step.events}"
    return step


def game(seed: int) -> tuple[State, random.Random, bool]:
    """A game of some kind: short or full, with people's habits or without trading, so that the supply runs out."""
    chance = random.Random(seed)
    seats = 1 + seed % 4
    hoards = seats > 1 and seed % 3 == 0
    wanted = {"length": chance.choice(("full", "short")), "last_round": 60 if hoards else 30}
    options = RULES.resolve(wanted | ({"length": "full"} if hoards else {}), ["person"] * seats)
    return RULES.setup(options, seats, rng.seeded(seed)), chance, hoards


def chosen(state: State, chance: random.Random, hoards: bool) -> Action:
    (seat,) = RULES.actors(state)
    legal, beside = RULES.legal(state, seat), RULES.asides(state, seat)
    if beside and chance.random() < 0.05:
        return chance.choice(beside)
    if chance.random() < 0.0002:
        return chance.choice(RULES.table_actions(state, seat) or legal)
    useful = [action for action in legal if isinstance(action, UseDie | PlayCard | Trade | Keep)]
    if hoards:
        useful = [action for action in useful if not isinstance(action, Trade)]
    return chance.choice(useful if useful and chance.random() < 0.6 else legal)


@pytest.mark.parametrize("seed", range(24))
def test_every_picture_of_a_game_can_be_shown_to_everybody_and_is_as_it_is_told(seed: int) -> None:
    state, chance, hoards = game(seed)
    while RULES.actors(state):
        (seat,) = RULES.actors(state)
        action = chosen(state, chance, hoards)
        audiences = {None, seat, chance.randrange(len(state.fields))}
        steps = [pictured(state, action, audience) for audience in audiences]
        state = steps[-1].state


@pytest.mark.parametrize(
    "state",
    [
        rolled(columns(3), columns(6), dice=TWO_SHEEP, supply=(0, 30, 24, 12)),
        rolled(columns(4), field(CRAMPED), columns(5), dice=TWO_SHEEP, supply=(0, 30, 24, 12)),
        rolled(field(FULL), columns(6), dice=TWO_SHEEP, supply=(0, 30, 24, 12)),
        rolled(field(FULL), columns(4), dice=TWO_SHEEP, supply=(1, 2, 24, 12), lasting=("ram", "")),
        rolled(field(FULL), columns(1), dice="sheep-2 fence-1 fence-1 pig"),
        others(columns(4), columns(1), columns(6), dice=TWO_SHEEP, supply=(0, 30, 24, 12)),
        trading(columns(5), columns(4, 5, 1, 2), columns(4, 4), supply=(0, 0, 20, 10)),
        trading(columns(4, 1, 2, 2), columns(2, 5, 1, 2), supply=(26, 0, 20, 10)),
        rolled(
            columns(4, 4, 2, 2), columns(0, 4), dice="pig-1 fence-1 fence-1 cow", supply=(20, 0, 1, 10), triggered=0
        ),
        trading(columns(5, 4), twin=(6, 4, 0, 0), supply=(0, 0, 24, 12)),
    ],
    ids=range(10),
)
def test_what_happens_in_restocks_and_in_want_of_room_can_be_shown(state: State) -> None:
    """All that can be done, one thing after the other, to some depth."""
    reached = {state._replace(step=0)}
    for _ in range(5):
        further = set()
        for one in reached:
            for seat in RULES.actors(one):
                for action in (*RULES.legal(one, seat), *RULES.asides(one, seat))[:24]:
                    steps = [pictured(one, action, audience) for audience in (None, seat)]
                    further.add(steps[-1].state._replace(step=0))
        reached = set(random.Random(5).sample(sorted(further), min(8, len(further))))


def test_nobody_who_never_came_goes_back_to_the_supply() -> None:
    """Animals without room were told as lost, and a picture of the supply had too many."""
    full = field("+--+\n|s2|\n+--+")
    step = pictured(rolled(full, columns(1), dice=TWO_SHEEP), RULES.records.parse("use 1"), None)
    (lost,) = [event for event in step.events if isinstance(event, events.AnimalsLost)]
    assert (lost.counts, lost.turned_away) == ((2, 0, 0, 0), (2, 0, 0, 0))
