"""The pictures of a step: what an event carries is so in its picture, and an event changes what it may change.

What it carries are the facts in ``carried``. They are themselves tried out: with another value in any field of an event
its fact is none any more.

What an event may change, where others follow it in its step, stands in ``changes.toml``: of every kind of event the
parts of the state that were ever seen to change with it. ``python -m tests.test_pictures`` prints that table anew; a
new line in it is a change that somebody should have meant.
"""

import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from boardroom.controller import catalog
from boardroom.engine.pictures import NotedEvents
from tests.carried import FACTS, RARE, UNSEEN
from tests.opengame import HeapRules
from tests.test_laws import GAMES, PARTICULARS, walks

TABLE = Path(__file__).parent / "changes.toml"
GAMES_IN_TESTS = 160
TRIED = 60
"""Events of each kind in which other values are put."""
EVERY_GAME = pytest.mark.parametrize("game", list(PARTICULARS))


class Taken(NamedTuple):
    """A step of a random game: the state before it, who did what, and what happened, each with its picture."""

    state: Any
    action: Any
    told: tuple[tuple[Any, Any], ...]


@cache
def steps(game: str) -> tuple[Taken, ...]:
    """The steps of random games."""
    rules, found = catalog.rules(game), []
    for walk in walks(rules, GAMES[game], GAMES_IN_TESTS):
        for place in walk.places[:-1]:
            assert place.step is not None
            pictures = rules.pictures(place.state, place.seat, place.action)
            found.append(Taken(place.state, place.action, tuple(zip(place.step.events, pictures, strict=True))))
    return tuple(found)


def told(game: str) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Every action of the games with each event of it, and the pictures before and after that."""
    for taken in steps(game):
        before = taken.state
        for event, picture in taken.told:
            yield taken.action, event, before, picture
            before = picture


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
    for taken in steps(game):
        if len(taken.told) < 2:
            continue
        sights: tuple[Callable[[Any], Any], ...] = (lambda state: state, lambda state: rules.secrets.view(state, None))
        for see in sights:
            before = parts(see(taken.state))
            for event, picture in taken.told[:-1]:
                after = parts(see(picture))
                changed = {name for name, value in after.items() if before.get(name, value) != value}
                found[type(event).__name__] |= changed - {"step"}
                before = after
    return {kind: sorted(names) for kind, names in sorted(found.items())}


@EVERY_GAME
def test_an_event_changes_what_it_may_change_and_nothing_that_another_one_tells(game: str) -> None:
    assert changes(game) == tomllib.loads(TABLE.read_text("utf-8"))[game]


@EVERY_GAME
def test_what_an_event_carries_is_so_in_its_picture(game: str) -> None:
    kinds = set[str]()
    for action, event, before, after in told(game):
        kind = type(event).__name__
        kinds.add(kind)
        assert FACTS[game][kind](event, before, after), f"{catalog.rules(game).records.text(action)}: {event}"
    assert set(FACTS[game]) - RARE <= kinds, "every fact was looked at"


@EVERY_GAME
def test_a_fact_looks_at_every_field_of_its_event_of_which_anything_is_to_be_seen(game: str) -> None:
    seen = defaultdict[str, list[tuple[Any, Any, Any]]](list)
    for _, event, before, after in told(game):
        seen[type(event).__name__].append((event, before, after))
    trusted = set()
    for kind, found in seen.items():
        for place, field in enumerate(found[0][0]._fields[1:], 1):
            values = dict.fromkeys(event[place] for event, _, _ in found)
            tried = [
                holds(game, event._replace(**{field: other}), before, after)
                for number, (event, before, after) in enumerate(found[-TRIED:])
                for other in [value for value in values if value != event[place]][number % 3 : number % 3 + 1]
            ]
            if tried and all(tried):
                trusted.add(f"{kind}.{field}")
    assert trusted == UNSEEN[game]


def holds(game: str, event: Any, before: Any, after: Any) -> bool:
    """Whether the fact of an event holds, which may be one that cannot be."""
    try:
        return FACTS[game][type(event).__name__](event, before, after)
    except (IndexError, KeyError, ValueError, AttributeError, TypeError):
        return False


def test_a_game_whose_steps_tell_one_thing_each_gives_no_pictures_of_its_own() -> None:
    rules = HeapRules()
    state = rules.setup(rules.resolve({}, ["person", "person"]), 2, 1)
    (seat, *_), (action, *_) = rules.actors(state), rules.legal(state, rules.actors(state)[0])
    step = rules.apply(state, seat, action)
    assert rules.pictures(state, seat, action) == (step.state,) * len(step.events)
    assert step.events


def test_events_are_noted_with_the_state_after_each_and_the_last_with_the_state_after_all() -> None:
    hand: list[str] = []
    noted = NotedEvents(lambda: "".join(hand))
    assert noted.pictures("nothing told") == ()
    for card in "abc":
        hand.append(card)
        noted.append(f"{card} drawn")
    hand.clear()
    assert noted == ["a drawn", "b drawn", "c drawn"]
    assert noted.pictures("all laid down") == ("a", "ab", "all laid down")


def test_every_game_of_this_package_has_facts_and_a_table() -> None:
    table = tomllib.loads(TABLE.read_text("utf-8"))
    assert set(FACTS) == set(UNSEEN) == set(table) == set(PARTICULARS) <= set(GAMES)


if __name__ == "__main__":
    for game in PARTICULARS:
        print(f"[{game}]")
        for kind, names in changes(game).items():
            print(f"{kind} = {names!r}".replace("'", '"'))
        print()
