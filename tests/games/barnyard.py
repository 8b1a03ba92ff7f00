"""My Kingdom for a Horse for tests of its words: positions by name, texts said aloud, and random games walked."""

import random
import re
from collections.abc import Iterator
from typing import Any

from boardroom.engine import rng
from boardroom.engine.prompt import Tone
from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse.game import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.position.actions import Action, PlayCard, Trade, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING, ROYAL
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_OF, SPACE_OF, SPACES, Field
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.ui.kit.words.say import LANGUAGES, SeatName, Voice
from tests.games.farms import with_turn

RULES = KingdomRules()
PACKAGE = "boardroom.games.my_kingdom_for_a_horse"
PEOPLE = [SeatName(name) for name in ("Vera", "Tomas", "Aiko", "Ben")]
VOICES = {language: Voice(language) for language in LANGUAGES}
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
PLACEHOLDER = re.compile(r"\{(\w+)\}")
BLOCK = "a1n b1n c1n a2s b2s c2s a1w a2w c1e c2e a1e a2e"


def new(seats: int = 2, **options: Any) -> State:
    resolved = RULES.resolve({"start": "first", **options}, ["person"] * seats)
    return RULES.setup(resolved, seats, rng.seeded(1))


def field(fences: str = BLOCK, **animals: str) -> Field:
    """A field from its fences and, by space, animals such as "pig 1"."""
    mask = sum(1 << EDGE_OF[name] for name in set(fences.split()))
    content = bytearray(SPACES)
    for space, what in animals.items():
        kind, number = what.split()
        content[SPACE_OF[space]] = KIND_NAMES.index(kind) << 2 | int(number)
    return Field(mask, bytes(content))


def with_field(state: State, seat: int, own: Field) -> State:
    return state._replace(fields=(*state.fields[:seat], own, *state.fields[seat + 1 :]))


def rolled(state: State, *faces: str, rolls: int = 1) -> State:
    dice = bytes([*(ROYAL.index(face) for face in faces[:3]), BREEDING.index(faces[3])])
    return with_turn(state, dice=dice, rolls=rolls)


def say(text: Text | None, language: str = "en") -> str:
    """The text in a language, and that nothing of it was left unsaid or given in vain; there must be one."""
    assert text is not None
    assert sorted(PLACEHOLDER.findall(text.source)) == sorted(name for name, _ in text.values)
    said = VOICES[language].say(text, PEOPLE)
    assert said
    assert "{" not in said
    assert "%n" not in said
    assert language == "en" or JAPANESE.search(said), said
    return said


def walks(count: int, seed: int = 5) -> Iterator[tuple[State, int, Action | None, tuple[Any, ...]]]:
    """States of random games for one to four, with the seat that acts, what it does, and what happens."""
    chance = random.Random(seed)
    for game in range(count):
        seats = 1 + game % 4
        state = new(seats, length=chance.choice(("full", "full", "short")), last_round=30)
        while RULES.outcome(state) is None:
            (seat,) = RULES.actors(state)
            actions = RULES.legal(state, seat)
            beside = RULES.asides(state, seat)
            useful = [action for action in actions if isinstance(action, UseDie | PlayCard | Trade)]
            if beside and chance.random() < 0.03:
                action = chance.choice(beside)
            elif useful and chance.random() < 0.5:
                action = chance.choice(useful)
            else:
                action = chance.choice(actions)
            step = RULES.apply(state, seat, action)
            yield state, seat, action, step.events
            state = step.state
        yield state, 0, None, ()


WALKS = list(walks(12))


def lines(state: State, action: Action, seat: int = 0) -> tuple[list[tuple[Tone, str]], str | None]:
    preview = RULES.words.preview(RULES.secrets.view(state, seat), seat, action)
    return [(line.tone, say(line.text)) for line in preview.lines], preview.warning and say(preview.warning)
