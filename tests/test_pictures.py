"""The pictures of a step: what an event carries is so in its picture, and an event changes what it may change.

What an event may change, where others follow it in its step, stands in ``changes.toml``: of every kind of event the
parts of the state that were ever seen to change with it. ``python -m tests.test_pictures`` prints that table anew; a
new line in it is a change that somebody should have meant.
"""

import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from boardroom.controller import catalog
from boardroom.engine.pictures import NotedEvents
from tests.carried import FACTS, untrue
from tests.opengame import HeapRules
from tests.test_laws import GAMES, PARTICULARS, Place, walks

TABLE = Path(__file__).parent / "changes.toml"
GAMES_IN_TESTS = 120
EVERY_GAME = pytest.mark.parametrize("game", list(PARTICULARS))


@cache
def places(game: str) -> tuple[Place, ...]:
    """The places of random games at which something was done."""
    played = walks(catalog.rules(game), GAMES[game], GAMES_IN_TESTS)
    return tuple(place for walk in played for place in walk.places[:-1])


def parts(state: Any) -> dict[str, Any]:
    """The parts of a state by name; those of a part that has names of its own, one by one."""
    found: dict[str, Any] = {}
    for name, value in state._asdict().items():
        own = value._asdict() if hasattr(value, "_asdict") else {"": value}
        found |= {f"{name}.{part}" if part else name: one for part, one in own.items()}
    return found


def changes(game: str) -> dict[str, list[str]]:
    """What changed with each kind of event that others followed, in the state or in what everybody sees of it."""
    rules, found = catalog.rules(game), defaultdict[str, set[str]](set)
    for place in places(game):
        assert place.step is not None
        events = place.step.events[:-1]
        pictures = rules.pictures(place.state, place.seat, place.action)[:-1] if events else ()
        for see in (lambda state: state, lambda state: rules.secrets.view(state, None)):
            before = parts(see(place.state))
            for event, picture in zip(events, pictures, strict=True):
                after = parts(see(picture))
                changed = {name for name, value in after.items() if before.get(name, value) != value}
                found[type(event).__name__] |= changed - {"step"}
                before = after
    return {kind: sorted(names) for kind, names in sorted(found.items())}


@EVERY_GAME
def test_an_event_changes_what_it_may_change_and_nothing_that_another_one_tells(game):
    assert changes(game) == tomllib.loads(TABLE.read_text("utf-8"))[game]


@EVERY_GAME
def test_what_an_event_carries_is_so_in_its_picture(game):
    rules, kinds = catalog.rules(game), set[str]()
    for place in places(game):
        wrong = untrue(rules, place.state, place.seat, place.action)
        assert wrong is None, f"{rules.records.text(place.action)}: {wrong}"
        assert place.step is not None
        kinds.update(type(event).__name__ for event in place.step.events)
    assert set(FACTS[game]) <= kinds, "every fact was looked at"


def test_a_game_whose_steps_tell_one_thing_each_gives_no_pictures_of_its_own():
    rules = HeapRules()
    state = rules.setup(rules.resolve({}, ["person", "person"]), 2, 1)
    (seat, *_), (action, *_) = rules.actors(state), rules.legal(state, rules.actors(state)[0])
    step = rules.apply(state, seat, action)
    assert rules.pictures(state, seat, action) == (step.state,) * len(step.events)
    assert step.events


def test_events_are_noted_with_the_state_after_each_and_the_last_with_the_state_after_all():
    hand: list[str] = []
    noted = NotedEvents(lambda: "".join(hand))
    assert noted.pictures("nothing told") == ()
    for card in "abc":
        hand.append(card)
        noted.append(f"{card} drawn")
    hand.clear()
    assert noted == ["a drawn", "b drawn", "c drawn"]
    assert noted.pictures("all laid down") == ("a", "ab", "all laid down")


def test_every_game_of_this_package_has_facts_and_a_table():
    told = tomllib.loads(TABLE.read_text("utf-8"))
    assert set(FACTS) == set(told) == set(PARTICULARS) <= set(GAMES)


if __name__ == "__main__":
    for game in PARTICULARS:
        print(f"[{game}]")
        for kind, names in changes(game).items():
            print(f"{kind} = {names!r}".replace("'", '"'))
        print()
