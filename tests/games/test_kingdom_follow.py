"""The law of following: the events of a step, followed one after the other, lead to the view after it."""

import random

import pytest
from farms import RULES, columns, field, others, rolled, trading

from boardroom.engine import rng
from boardroom.games.my_kingdom_for_a_horse import events
from boardroom.games.my_kingdom_for_a_horse.state import Keep, PlayCard, Trade, UseDie

CRAMPED = "+--+--+--+\n|s2 s2|c2|\n+--+--+--+"
FULL = "+--+--+\n|s2|p2|\n+--+--+"
TWO_SHEEP = "sheep-2 fence-1 fence-1 cow"


def followed(state, action, audience):
    """What a view becomes by the events of an action, and what it should become, by what they differ."""
    (seat,) = RULES.actors(state)
    step = RULES.apply(state, seat, action)
    view = RULES.view(state, audience)
    for event in step.events:
        seen = RULES.see(event, audience)
        if seen is not None:
            view = RULES.follow(view, seen)
            assert RULES.progress(view), "whatever is shown on the way can be shown"
            assert len(RULES.actors(view)) <= 1
    found, expected = RULES.pictured(view), RULES.pictured(RULES.view(step.state, audience))
    wrong = {
        name: (one, other) for name, one, other in zip(found._fields, found, expected, strict=True) if one != other
    }
    return step, wrong


def game(seed):
    """A game of some kind: short or full, with people's habits or without trading, so that the supply runs out."""
    chance = random.Random(seed)
    seats = 1 + seed % 4
    hoards = seats > 1 and seed % 3 == 0
    wanted = {"length": chance.choice(("full", "short")), "last_round": 60 if hoards else 30}
    options = RULES.resolve(wanted | ({"length": "full"} if hoards else {}), ["person"] * seats)
    return RULES.setup(options, seats, rng.seeded(seed)), chance, hoards


def chosen(state, chance, hoards):
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
def test_the_events_of_a_step_as_everybody_sees_them_lead_to_the_view_after_it(seed):
    state, chance, hoards = game(seed)
    while RULES.actors(state):
        (seat,) = RULES.actors(state)
        action = chosen(state, chance, hoards)
        for audience in {None, seat, chance.randrange(len(state.fields))}:
            step, wrong = followed(state, action, audience)
            assert not wrong, f"step {state.step}, {RULES.text(action)} as {audience} sees it: {step.events}"
        state = step.state


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
def test_what_happens_in_restocks_and_in_want_of_room_can_be_followed(state):
    """All that can be done, one thing after the other, to some depth."""
    reached = {state._replace(step=0)}
    for _ in range(5):
        further = set()
        for one in reached:
            for seat in RULES.actors(one):
                for action in (*RULES.legal(one, seat), *RULES.asides(one, seat))[:24]:
                    for audience in (None, seat):
                        step, wrong = followed(one, action, audience)
                        assert not wrong, f"{RULES.text(action)} as {audience} sees it: {step.events}"
                    further.add(step.state._replace(step=0))
        reached = set(random.Random(5).sample(sorted(further), min(8, len(further))))


def test_nobody_who_never_came_goes_back_to_the_supply():
    """Animals without room were told as lost, and a picture of the supply had too many."""
    full = field("+--+\n|s2|\n+--+")
    step, wrong = followed(rolled(full, columns(1), dice=TWO_SHEEP), RULES.parse("use 1"), None)
    assert not wrong
    (lost,) = [event for event in step.events if isinstance(event, events.AnimalsLost)]
    assert (lost.counts, lost.turned_away) == ((2, 0, 0, 0), (2, 0, 0, 0))
