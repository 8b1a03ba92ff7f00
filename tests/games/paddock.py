"""Epona for tests of its words: texts said aloud, and random games walked by its rules."""

import random
import re
from collections.abc import Iterator
from typing import Any

from boardroom.engine import rng
from boardroom.engine.text import Text
from boardroom.games.epona.position.actions import Action
from boardroom.games.epona.position.state import State
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.rules.setup import first_state
from boardroom.games.epona.rules.steps import act
from boardroom.ui.kit.words.say import LANGUAGES, SeatName, Voice

PEOPLE = [SeatName(name) for name in ("Vera", "Tomas", "Aiko", "Ben", "Maria", "Paul")]
VOICES = {language: Voice(language) for language in LANGUAGES}
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
PLACEHOLDER = re.compile(r"\{(\w+)\}")
BARE = re.compile(r"[+−→\d\sVP。]+")


def new(seats: int = 2, seed: int = 1, **options: Any) -> State:
    return first_state({"start": "first", "rounds": 6, "refusal": "agreed", **options}, seats, rng.seeded(seed))


def say(text: Text | None, language: str = "en") -> str:
    """The text in a language, and that nothing of it was left unsaid or given in vain; there must be one."""
    assert text is not None
    assert sorted(set(PLACEHOLDER.findall(text.source))) == sorted(name for name, _ in text.values), text
    said = VOICES[language].say(text, PEOPLE)
    assert said
    assert "{" not in said
    assert "%n" not in said
    assert language == "en" or JAPANESE.search(said) or BARE.fullmatch(said), said
    return said


def one_sentence(text: Text | None) -> str:
    """The text in both languages, each of which is a single sentence."""
    for language in LANGUAGES:
        said = say(text, language)
        end = "。" if language == "ja" else "."
        assert said.endswith(end), said
        assert said.count(end) == 1, said
    return say(text)


def walks(
    games: tuple[tuple[int, dict[str, Any]], ...], seed: int = 1
) -> Iterator[tuple[State, int | None, Action | None, tuple[Any, ...]]]:
    """Positions of random games with what is done there and what happens; the last of each has no action.

    Kinds of actions are chosen first, so that rare ones are met; who can still place goes on more often than not.
    """
    pick = random.Random(seed)
    for seats, options in games:
        state = new(seats, pick.randrange(1000), **options)
        while waiting := actors(state):
            seat = pick.choice(sorted(waiting))
            found = legal(state, seat)
            kinds = sorted({type(action).__name__ for action in found})
            if pick.random() < 0.8:
                kinds = [kind for kind in kinds if kind not in ("FinishPlacing", "SellCard")] or kinds
            kind = pick.choice(kinds)
            action = pick.choice([action for action in found if type(action).__name__ == kind])
            step = act(state, seat, action)
            yield state, seat, action, step.events
            state = step.state
        yield state, None, None, ()


GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (2, {"rounds": 5}),
    (3, {"refusal": "asked"}),
    (4, {"start": "random"}),
    (2, {}),
    (5, {}),
    (6, {"refusal": "asked", "rounds": 5}),
    (2, {"form": "two-player"}),
    (3, {"form": "high", "experience": "experienced", "owners": "asymmetric"}),
    (4, {"form": "high", "stables": "star", "refusal": "asked"}),
    (1, {"experience": "experienced", "owners": "asymmetric", "stables": "star"}),
)
WALKS = list(walks(GAMES))
