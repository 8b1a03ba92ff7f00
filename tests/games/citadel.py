"""Ephyran for tests of its words: texts said aloud, halves by name, and random games walked."""

import random
import re
from collections.abc import Iterator
from typing import Any

from boardroom.engine import rng
from boardroom.engine.text import Text
from boardroom.games.ephyran.game import EphyranRules
from boardroom.games.ephyran.position.actions import Action
from boardroom.games.ephyran.position.cards import HALF_OF, half_key
from boardroom.games.ephyran.position.state import State
from boardroom.ui.kit.words.say import LANGUAGES, SeatName, Voice

RULES = EphyranRules()
PACKAGE = "boardroom.games.ephyran"
PEOPLE = [SeatName(name) for name in ("Vera", "Tomas", "Aiko", "Ben")]
VOICES = {language: Voice(language) for language in LANGUAGES}
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
PLACEHOLDER = re.compile(r"\{(\w+)\}")
BARE = re.compile(r"[+−×\d\s点]+")


def new(seats: int = 2, **options: str) -> State:
    resolved = RULES.resolve({"start": "first", **options}, ["person"] * seats)
    return RULES.setup(resolved, seats, rng.seeded(1))


def half(name: str, nth: int = 0) -> int:
    """A half by what it shows, "lagoon-2-scylla" or "destroy": the nth that does, those without a symbol first."""
    found = sorted(HALF_OF.values(), key=lambda number: (half_key(number) != name, number))
    return [number for number in found if half_key(number) == name or half_key(number).startswith(f"{name}-")][nth]


def say(text: Text | None, language: str = "en") -> str:
    """The text in a language, and that nothing of it was left unsaid or given in vain; there must be one."""
    assert text is not None
    assert sorted(PLACEHOLDER.findall(text.source)) == sorted(name for name, _ in text.values)
    said = VOICES[language].say(text, PEOPLE)
    assert said
    assert "{" not in said
    assert "%n" not in said
    assert language == "en" or JAPANESE.search(said) or BARE.fullmatch(said), said
    return said


def walks(count: int, seed: int = 5) -> Iterator[tuple[State, int | None, Action | None, tuple[Any, ...]]]:
    """Positions of random games with what was done there and what happened; the last of each has no action."""
    pick = random.Random(seed)
    for game in range(count):
        state = new(2 + game % 3, gods=("dealt", "chosen")[game // 3 % 2])
        while actors := RULES.actors(state):
            legal = RULES.legal(state, actors[0])
            kinds = sorted({type(action).__name__ for action in legal})
            kind = pick.choice([name for name in kinds if name != "DiscardCard"] or kinds)
            action = pick.choice([action for action in legal if type(action).__name__ == kind])
            step = RULES.apply(state, actors[0], action)
            yield state, actors[0], action, step.events
            state = step.state
        yield state, None, None, ()


WALKS = list(walks(6))
