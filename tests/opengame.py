"""Heap, a tiny game for tests without secrets: the seats take one or two from a heap in turn; the last one wins.

Who takes two is asked whether to bow (an optional step), and anybody may call out at any time, for everybody to hear.
Every move is open and may be taken back; it has what Haggle has not: an undo that runs through many turns.
"""

from typing import Any, NamedTuple

from attrs import evolve, frozen

from boardroom.engine.manifest import Manifest, Option, OptionalStep, Options
from boardroom.engine.outcome import Outcome
from boardroom.engine.prompt import Progress, Prompt
from boardroom.engine.rule_parts import Records, Words
from boardroom.engine.rules import Rules, Seal, Step, Unreadable
from boardroom.engine.text import Text, verbatim


@frozen
class Word:
    """An action: one of the words below."""

    word: str


ONE, TWO, BOW, STAND, CALL = (Word(word) for word in ("one", "two", "bow", "stand", "call"))
WORDS = {action.word: action for action in (ONE, TWO, BOW, STAND, CALL)}


class Said(NamedTuple):
    """A seat did what the word says."""

    beat: int
    seat: int
    word: str


@frozen
class Heap:
    """The state: what is left, how many moves were made, whose turn it is, who is asked to bow, calls and bows."""

    left: int
    moves: int
    seats: int
    turn: int
    asked: bool = False
    calls: int = 0
    bows: int = 0


def _encode(state: Heap) -> Any:
    return [state.left, state.moves, state.seats, state.turn, int(state.asked), state.calls, state.bows]


def _decode(document: Any) -> Heap:
    if type(document) is not list or [type(v) for v in document] != [int] * 7:
        raise Unreadable("heap", verbatim("This is no heap."))
    left, moves, seats, turn, asked, calls, bows = document
    return Heap(left, moves, seats, turn, bool(asked), calls, bows)


def _validate(state: Heap, options: Options, seats: int) -> None:
    if state.seats != seats or state.left > int(options["size"]):
        raise Unreadable("seats", verbatim("This is another heap."))


def _text(action: Word) -> str:
    return action.word


def _parse(text: str) -> Word:
    if text not in WORDS:
        raise Unreadable("", verbatim("This is no word of Heap."))
    return WORDS[text]


def _prompt(view: Heap, seat: int) -> Prompt:
    asked = view.asked and view.turn == seat
    return Prompt(verbatim("Go on."), optional="bow" if asked else "")


def _describe(thing: Any) -> Text:
    return verbatim(thing.word)


def _why_not(state: Heap, seat: int, action: Word) -> Text:
    return verbatim(f"{action.word}: not now.")


class HeapRules(Rules[Heap, Word]):
    """The rules of Heap."""

    id = "heap"
    version = "1"
    records = Records(encode=_encode, decode=_decode, text=_text, parse=_parse, validate=_validate)
    words = Words(prompt=_prompt, describe=_describe, why_not=_why_not)

    def options(self) -> tuple[Option, ...]:
        sizes = (4, 20, 10_000)
        labels = tuple(verbatim(str(size)) for size in sizes)
        return (Option("size", verbatim("Size"), verbatim("How many there are."), sizes, labels, 20),)

    def setup(self, options: Options, seats: int, rng: int) -> Heap:
        return Heap(int(options["size"]), 0, seats, 0)

    def actors(self, state: Heap) -> tuple[int, ...]:
        return (state.turn,) if state.left or state.asked else ()

    def legal(self, state: Heap, seat: int) -> tuple[Word, ...]:
        if seat not in self.actors(state):
            return ()
        return (BOW, STAND) if state.asked else (ONE, TWO)[: state.left]

    def table_actions(self, state: Heap, seat: int) -> tuple[Word, ...]:
        return (CALL,) if self.actors(state) else ()

    def apply(self, state: Heap, seat: int, action: Word) -> Step[Heap]:
        said = (Said(0, seat, action.word),)
        if action == CALL:
            return Step(evolve(state, calls=state.calls + 1), said, Seal.FIRM)
        moved = evolve(state, moves=state.moves + 1)
        if action == TWO:
            return Step(evolve(moved, left=state.left - 2, asked=True), said, Seal.DRAFT)
        following = (seat + 1) % state.seats
        if action == ONE:
            return Step(evolve(moved, left=state.left - 1, turn=following), said, Seal.DRAFT)
        return Step(evolve(moved, asked=False, turn=following, bows=state.bows + (action == BOW)), said, Seal.DRAFT)

    def outcome(self, state: Heap) -> Outcome | None:
        if self.actors(state):
            return None
        return Outcome(((state.turn - 1) % state.seats,), verbatim("Took the last."))

    def progress(self, state: Heap) -> Progress:
        return Progress(state.moves, state.moves, verbatim("Heap"), (verbatim("Take"),), 0)


HEAP_MANIFEST = Manifest(
    "heap",
    verbatim("Heap"),
    verbatim("A tiny open game for tests."),
    (1, 2, 3),
    (1, 2),
    "tests",
    "tests.opengame:HeapRules",
    "",
    optional_steps=(OptionalStep("bow", verbatim("Bow"), verbatim("After taking two."), "bow", "stand"),),
)
