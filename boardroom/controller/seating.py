"""Chairs: what is chosen for each seat before a game, and how the last choice is remembered. Values, no widgets."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from attrs import define

from boardroom.engine.manifest import COMPUTER, PERSON, Manifest, OptionalStep
from boardroom.engine.records.record import LARGEST_SEED, SeatSpec
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.engine.usual_names import usual_name

LONGEST_TYPED_NAME: Final = 30
_MOST_PEOPLE: Final = 8
"""So many people are remembered."""
# Holds some emoji together.
_JOINER: Final = "\u200d"


@define
class Chair:
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


def usual_names(chairs: Sequence[Chair]) -> list[Text]:
    """What each seat is called if nobody types a name: persons by number, computers counted if there are several."""
    computers = [i for i, chair in enumerate(chairs) if chair.kind == COMPUTER]
    return [usual_name(i, computers) for i in range(len(chairs))]


def names(chairs: Sequence[Chair], say: Callable[[Text], str]) -> list[str]:
    """What each seat is called, typed or usual."""
    return [tidy(chair.typed) or tidy(say(usual)) for chair, usual in zip(chairs, usual_names(chairs), strict=True)]


def namesakes(called: Sequence[str]) -> set[int]:
    """The seats whose name another seat has as well."""
    folded = [name.casefold() for name in called]
    return {i for i, name in enumerate(folded) if folded.count(name) > 1}


def give_colour(chairs: Sequence[Chair], chair: Chair, colour: str) -> None:
    """Give a chair a colour; who had it takes the chair's old one."""
    for other in chairs:
        if other is not chair and other.colour == colour:
            other.colour = chair.colour
    chair.colour = colour


def fresh(count: int, colours: Sequence[str], bots: Collection[str]) -> list[Chair]:
    """Chairs for so many seats when nothing is remembered: one person, the others computers."""
    bot = next(iter(bots), "")
    return [
        Chair(kind=COMPUTER if i and bots else PERSON, bot=bot, colour=colours[i % len(colours)]) for i in range(count)
    ]


def recall(
    memory: Mapping[str, Any], count: int, colours: Sequence[str], bots: Collection[str], people: Sequence[str] = ()
) -> list[Chair]:
    """Chairs for so many seats as they were last time; what was not remembered, or not well, is as in fresh ones. Where
    no last time is remembered, the names of ``people`` are offered.
    """
    chairs = fresh(count, colours, bots)
    entries = memory.get("seats")
    if not isinstance(entries, list):
        entries = [{"person": name} for name in people]
    for chair, entry in zip(chairs, entries, strict=False):
        if not isinstance(entry, dict):
            continue
        chair.person, chair.computer = (tidy(_word(entry.get(key))) for key in ("person", "computer"))
        if entry.get("kind") == PERSON or (entry.get("kind") == COMPUTER and bots):
            chair.kind = entry["kind"]
        if _word(entry.get("bot")) in bots:
            chair.bot = entry["bot"]
        if _word(entry.get("colour")) in colours:
            give_colour(chairs, chair, entry["colour"])
    return chairs


def memorable(chairs: Sequence[Chair]) -> list[dict[str, str]]:
    """The chairs as JSON values, for ``recall``."""
    return [
        {"person": c.person, "computer": c.computer, "kind": c.kind, "bot": c.bot, "colour": c.colour} for c in chairs
    ]


def known_people(memory: Mapping[str, Any]) -> list[str]:
    """The people remembered with ``remembered_people``: who played last first."""
    names = memory.get("names")
    return [name for entry in names if (name := tidy(_word(entry)))] if isinstance(names, list) else []


def remembered_people(chairs: Sequence[Chair], before: Sequence[str]) -> dict[str, list[str]]:
    """The people to be remembered, whatever they play next, as JSON values: those in the chairs who gave their names,
    then those from ``before``.
    """
    sitting = [tidy(chair.person) for chair in chairs if chair.kind == PERSON]
    once: dict[str, str] = {}
    for name in filter(None, (*sitting, *before)):
        once.setdefault(name.casefold(), name)
    return {"names": list(once.values())[:_MOST_PEOPLE]}


def seat_specs(
    chairs: Sequence[Chair], manifest: Manifest, answer: Callable[[OptionalStep], str]
) -> tuple[SeatSpec, ...]:
    """The seats for the record, with the names that were typed; persons answer the game's optional steps as ``answer``
    says.
    """
    answers = tuple((step.key, answer(step)) for step in manifest.optional_steps)
    return tuple(
        SeatSpec(
            tidy(chair.typed),
            chair.kind,
            chair.bot if chair.kind == COMPUTER else "",
            chair.colour,
            answers if chair.kind == PERSON else (),
        )
        for chair in chairs
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
