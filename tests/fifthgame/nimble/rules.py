"""Nimble's verbs: take stones from one cairn, as many as you like, then say that you are done."""

from collections.abc import Sequence
from typing import Any, Final

from boardroom.engine.manifest import Option, Options, OptionValue
from boardroom.engine.outcome import Outcome
from boardroom.engine.prompt import Button, Line, Preview, Progress, Prompt, Role, Tone
from boardroom.engine.records.document import must_fit
from boardroom.engine.records.forms import Form, Shape, number, octets, word
from boardroom.engine.records.notation import Notation
from boardroom.engine.rng import below
from boardroom.engine.rule_parts import Records, Words
from boardroom.engine.rules import Rules, Seal, Step
from boardroom.engine.text import Seat, Text, phrase
from nimble.state import FIRST, SIZES, STONES, Finish, State, StoneTaken, TakeStone, TurnFinished, cairn_name

Action = TakeStone | Finish
TAKES: Final = tuple(TakeStone(cairn) for cairn in range(len(SIZES)))
FINISH: Final = Finish()
NOTATION: Final = Notation[Action](
    phrase("Nimble", "“{text}” is no action of Nimble."),
    {"left": TAKES[0], "middle": TAKES[1], "right": TAKES[2], "done": FINISH},
)


def _forms(seats: int) -> dict[str, Form]:
    return {
        "seats": number(2, 3),
        "turn": number(0, seats - 1),
        "turns": number(0, STONES),
        "cairn": number(0, len(SIZES) - 1),
        "taken": number(0, max(SIZES)),
        "owners": octets(range(seats + 1), STONES),
        "last": word("wins", "loses"),
    }


def _lies(state: State) -> bool:
    """No stone floats, and those of this turn are with who took them."""
    floating = any(any(state.owners[low : low + state.left(cairn)]) for cairn, low in enumerate(FIRST))
    in_hand = all(state.owners[stone : stone + 1] == bytes([state.turn + 1]) for stone in state.hand)
    return not floating and in_hand and (not state.cairn or state.taken > 0)


SHAPE: Final = Shape(
    State, ("seats", 2, 3), _forms, (("owners", _lies),), phrase("Nimble", "The stones cannot lie so.")
)


def _validate(state: State, options: Options, seats: int) -> None:
    must_fit(seats=state.seats == seats, last=state.last == options["last"])


def _prompt(view: State, seat: int) -> Prompt:
    outcome = NimbleRules().outcome(view)
    if outcome is not None:
        return Prompt(outcome.reason)
    if seat != view.turn:
        return Prompt(phrase("Nimble", "{seat} is taking stones.").put(seat=Seat(view.turn)))
    wins = phrase("Nimble", "Whoever takes the last stone wins.")
    note = wins if view.last == "wins" else phrase("Nimble", "Whoever takes the last stone loses.")
    ask, why = phrase("Nimble", "{seat}: take stones from one cairn.").put(seat=Seat(seat)), None
    if view.taken:
        more = phrase("Nimble", "{seat}: take more from {cairn}, or be done.")
        ask = more.put(seat=Seat(seat), cairn=cairn_name(view.cairn))
    else:
        why = phrase("Nimble", "first a stone", "why a button is off")
    button = Button(FINISH, phrase("Nimble", "Done", "a button"), Role.MAIN, why)
    return Prompt(ask, note, (button,), help="Your turn")


def _describe(thing: Any) -> Text:
    if isinstance(thing, Finish):
        return phrase("Nimble", "Done", "a button")
    if isinstance(thing, TakeStone):
        return phrase("Nimble", "Take a stone from {cairn}").put(cairn=cairn_name(thing.cairn))
    if isinstance(thing, StoneTaken):
        text = phrase("Nimble", "{seat} takes a stone from {cairn}.")
    else:
        text = phrase("Nimble", "{seat} took %n stones from {cairn}.", "", len(thing.stones))
    return text.put(seat=Seat(thing.seat), cairn=cairn_name(thing.cairn))


def _preview(view: State, seat: int, action: Action) -> Preview:
    if isinstance(action, Finish):
        return Preview()
    left = phrase("Nimble", "%n stones stay on {cairn}", "", view.left(action.cairn) - 1)
    return Preview((Line(Tone.PLAIN, left.put(cairn=cairn_name(action.cairn))),))


def _why_not(state: State, seat: int, action: Action) -> Text:
    if state.over:
        return phrase("Nimble", "The game is over.")
    if seat != state.turn:
        return phrase("Nimble", "It is the turn of {seat}.").put(seat=Seat(state.turn))
    if isinstance(action, Finish):
        return phrase("Nimble", "Take at least one stone first.")
    if state.taken and action.cairn != state.cairn:
        return phrase("Nimble", "All the stones of a turn come from one cairn.")
    return phrase("Nimble", "No stone is left there.")


class NimbleRules(Rules[State, Action]):
    """The rules of Nimble. Nothing is secret; only who begins is drawn by lot."""

    id = "nimble"
    version = "1"
    records = Records(SHAPE.encode, SHAPE.decode, NOTATION.text, NOTATION.parse, _validate)
    words = Words(prompt=_prompt, describe=_describe, why_not=_why_not, preview=_preview)

    def options(self) -> tuple[Option, ...]:
        title = phrase("Nimble", "The last stone")
        line = phrase("Nimble", "What taking it means.", "the last stone")
        labels = phrase("Nimble", "wins", "taking the last stone"), phrase("Nimble", "loses", "taking the last stone")
        begins = phrase("Nimble", "Who begins")
        beginning = phrase("Nimble", "The others follow in their order.")
        seats = (
            phrase("Nimble", "drawn by lot", "who begins"),
            phrase("Nimble", "the first seat", "who begins"),
            phrase("Nimble", "the third seat", "who begins"),
        )
        return (
            Option("last", title, line, ("wins", "loses"), labels, "wins"),
            Option("begins", begins, beginning, ("lot", "first", "third"), seats, "lot"),
        )

    def why_not_option(self, options: Options, kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
        if key == "begins" and value == "third" and len(kinds) < 3:
            return phrase("Nimble", "Two players have no third seat.")
        return None

    def setup(self, options: Options, seats: int, rng: int) -> State:
        if seats not in (2, 3):
            raise ValueError(f"Nimble is for 2 or 3 players, not for {seats}")
        turn = {"lot": below(rng, seats)[1], "first": 0, "third": 2}[str(options["begins"])]
        return State(seats, turn, 0, 0, 0, bytes(STONES), str(options["last"]))

    def actors(self, state: State) -> tuple[int, ...]:
        return () if state.over else (state.turn,)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat not in self.actors(state):
            return ()
        if not state.taken:
            return tuple(take for take in TAKES if state.left(take.cairn))
        return (TAKES[state.cairn], FINISH) if state.left(state.cairn) else (FINISH,)

    def apply(self, state: State, seat: int, action: Action) -> Step[State]:
        if isinstance(action, Finish):
            finished = TurnFinished(0, seat, state.cairn, state.hand)
            after = state._replace(turn=(seat + 1) % state.seats, turns=state.turns + 1, cairn=0, taken=0)
            return Step(after, (finished,), Seal.FIRM)
        stone = FIRST[action.cairn] + state.left(action.cairn) - 1
        owners = state.owners[:stone] + bytes([seat + 1]) + state.owners[stone + 1 :]
        after = state._replace(cairn=action.cairn, taken=state.taken + 1, owners=owners)
        return Step(after, (StoneTaken(0, seat, action.cairn, stone),), Seal.DRAFT)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        taker = (state.turn - 1) % state.seats
        if state.last == "wins":
            return Outcome((taker,), phrase("Nimble", "{seat} took the last stone and wins.").put(seat=Seat(taker)))
        others = tuple(seat for seat in range(state.seats) if seat != taker)
        return Outcome(others, phrase("Nimble", "{seat} took the last stone and loses.").put(seat=Seat(taker)))

    def progress(self, state: State) -> Progress:
        label = phrase("Nimble", "Turn {number}").put(number=state.turns + (not state.over))
        return Progress(state.turns, state.turns, label, (phrase("Nimble", "Take stones"),), 0)
