"""Seating: what is chosen for each seat before a game, and how the last choice is remembered. Values, no widgets."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from attrs import define

from boardroom.engine.manifest import COMPUTER, PERSON, Manifest, OptionalStep
from boardroom.engine.records.record import LARGEST_SEED, SeatSpec
from boardroom.engine.text import Text, phrase, usual_name, verbatim

LONGEST_TYPED_NAME: Final = 30
_MOST_PEOPLE: Final = 8
"""So many people are remembered."""
# Holds some emoji together.
_JOINER: Final = "\u200d"


@define
class SeatChoice:
    """A seat being set up. An empty name stands for the usual one, which follows the language.

    The name typed for a person is kept while the seat is the computer's, and the other way round.
    """

    person: str = ""
    computer: str = ""
    kind: str = PERSON
    bot: str = ""
    colour: str = ""

    @property
    def typed(self) -> str:
        """The name as typed, for who sits here now."""
        return self.person if self.kind == PERSON else self.computer

    def call(self, name: str) -> None:
        """Take a name as it was typed."""
        if self.kind == PERSON:
            self.person = name
        else:
            self.computer = name


def tidy(name: str) -> str:
    """A name without what cannot be seen, single spaces only, at most so long as is allowed."""
    seen = "".join(sign if sign.isprintable() or sign == _JOINER else " " for sign in name)
    return " ".join(seen.split())[:LONGEST_TYPED_NAME].rstrip()


def usual_names(seating: Sequence[SeatChoice]) -> list[Text]:
    """What each seat is called if nobody types a name: persons by number, computers counted if there are several."""
    computers = [i for i, choice in enumerate(seating) if choice.kind == COMPUTER]
    return [usual_name(i, computers) for i in range(len(seating))]


def names(seating: Sequence[SeatChoice], say: Callable[[Text], str]) -> list[str]:
    """What each seat is called, typed or usual."""
    return [tidy(choice.typed) or tidy(say(usual)) for choice, usual in zip(seating, usual_names(seating), strict=True)]


def namesakes(called: Sequence[str]) -> set[int]:
    """The seats whose name another seat has as well."""
    folded = [name.casefold() for name in called]
    return {i for i, name in enumerate(folded) if folded.count(name) > 1}


def give_colour(seating: Sequence[SeatChoice], choice: SeatChoice, colour: str) -> None:
    """Choose a colour for a seat; the seat that had it takes the old one."""
    for other in seating:
        if other is not choice and other.colour == colour:
            other.colour = choice.colour
    choice.colour = colour


def usual_count(players: Sequence[int]) -> int:
    """How many sit down where nothing is remembered: a person and a computer where a game can be played so, else as few
    as can be.
    """
    return 2 if 2 in players else min(players)


def fresh(count: int, colours: Sequence[str], bots: Collection[str]) -> list[SeatChoice]:
    """Choices for so many seats when nothing is remembered: one person, the others computers."""
    bot = next(iter(bots), "")
    return [
        SeatChoice(kind=COMPUTER if i and bots else PERSON, bot=bot, colour=colours[i % len(colours)])
        for i in range(count)
    ]


def recall(
    memory: Mapping[str, Any], count: int, colours: Sequence[str], bots: Collection[str], people: Sequence[str] = ()
) -> list[SeatChoice]:
    """Choices for so many seats as they were last time; what was not remembered, or not well, is as in fresh ones.

    Where no last time is remembered, the names of ``people`` are offered.
    """
    seating = fresh(count, colours, bots)
    entries = memory.get("seats")
    if not isinstance(entries, list):
        entries = [{"person": name} for name in people]
    for choice, entry in zip(seating, entries, strict=False):
        if not isinstance(entry, dict):
            continue
        choice.person, choice.computer = (tidy(_word(entry.get(key))) for key in ("person", "computer"))
        if entry.get("kind") == PERSON or (entry.get("kind") == COMPUTER and bots):
            choice.kind = entry["kind"]
        if _word(entry.get("bot")) in bots:
            choice.bot = entry["bot"]
        if _word(entry.get("colour")) in colours:
            give_colour(seating, choice, entry["colour"])
    return seating


def memorable(seating: Sequence[SeatChoice]) -> list[dict[str, str]]:
    """The choices as JSON values, for ``recall``."""
    return [
        {"person": c.person, "computer": c.computer, "kind": c.kind, "bot": c.bot, "colour": c.colour} for c in seating
    ]


def known_people(memory: Mapping[str, Any]) -> list[str]:
    """The people remembered with ``remembered_people``: who played last first."""
    names = memory.get("names")
    return [name for entry in names if (name := tidy(_word(entry)))] if isinstance(names, list) else []


def remembered_people(seating: Sequence[SeatChoice], before: Sequence[str]) -> dict[str, list[str]]:
    """The people to be remembered, whatever they play next, as JSON values: those who sit here and gave their names,
    then those from ``before``.
    """
    sitting = [tidy(choice.person) for choice in seating if choice.kind == PERSON]
    once: dict[str, str] = {}
    for name in filter(None, (*sitting, *before)):
        once.setdefault(name.casefold(), name)
    return {"names": list(once.values())[:_MOST_PEOPLE]}


def seat_specs(
    seating: Sequence[SeatChoice], manifest: Manifest, answer: Callable[[OptionalStep], str]
) -> tuple[SeatSpec, ...]:
    """The seats for the record, with the names that were typed; persons answer the game's optional steps as ``answer``
    says.
    """
    answers = tuple((step.key, answer(step)) for step in manifest.optional_steps)
    return tuple(
        SeatSpec(
            tidy(choice.typed),
            choice.kind,
            choice.bot if choice.kind == COMPUTER else "",
            choice.colour,
            answers if choice.kind == PERSON else (),
        )
        for choice in seating
    )


def seed_of(words: str) -> int | None:
    """The seed that was typed, None for an empty line. Raises ValueError for anything but 0 to LARGEST_SEED."""
    digits = "".join(words.split())
    if not digits:
        return None
    if not digits.isdecimal() or len(digits) > 40 or int(digits) > LARGEST_SEED:
        raise ValueError(f"no seed: {words!r}")
    return int(digits)


def seed_complaint() -> Text:
    """What is wrong with a seed that cannot be used, and what to do."""
    return phrase(
        "Setup", "A seed is a whole number from 0 to {largest}. Correct it, or leave the field empty for a random one."
    ).put(largest=verbatim(str(LARGEST_SEED)))


def _word(value: Any) -> str:
    return value if isinstance(value, str) else ""
