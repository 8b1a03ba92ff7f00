"""Haggle, a tiny game for tests: two seats pick numbers in secret, the higher one chooses between two prizes.

A round: both seats pick (a draft), confirm, and the numbers are shown at once; the winner of the bid takes the left or
the right prize, pays what was bid, and the loser may take a consolation of one point (an optional step) or leave it.
Equal bids pass the round over. It has everything a session must cope with: drafts, secrets, chance, a sequential
phase, a question that can be answered always, and conceding.
"""

from typing import Any, NamedTuple

from attrs import evolve, frozen

from boardroom.engine.manifest import Manifest, Option, OptionalStep, Options
from boardroom.engine.outcome import Item, Outcome, Score
from boardroom.engine.prompt import Button, Progress, Prompt, Role
from boardroom.engine.rng import below, seeded
from boardroom.engine.rule_parts import Judgement, Records, Secrets, Words
from boardroom.engine.rules import Rules, Seal, Step, Unreadable
from boardroom.engine.text import Seat, Text, phrase, verbatim

PICK, CHOOSE, CONSOLE, OVER = range(4)
NUMBERS = (1, 2, 3, 4, 5)
HIDDEN = -1


@frozen
class Pick:
    """Pick a number, in secret."""

    number: int


@frozen
class Confirm:
    """Confirm the number picked."""


@frozen
class Take:
    """Take the left (0) or the right (1) prize."""

    side: int


@frozen
class Console:
    """Take the consolation, or leave it."""

    yes: bool


@frozen
class Concede:
    """Give the game up."""


HaggleAction = Pick | Confirm | Take | Console | Concede


class Picked(NamedTuple):
    """A seat picked a number; HIDDEN to the other."""

    beat: int
    seat: int
    number: int


class Confirmed(NamedTuple):
    """A seat confirmed."""

    beat: int
    seat: int


class Shown(NamedTuple):
    """Both numbers were shown."""

    beat: int
    picks: tuple[int, int]


class Drawn(NamedTuple):
    """Two new prizes were drawn."""

    beat: int
    prizes: tuple[int, int]


class Taken(NamedTuple):
    """A seat took a prize of so many points for so many."""

    beat: int
    seat: int
    side: int
    points: int


class Consoled(NamedTuple):
    """A seat took or left the consolation."""

    beat: int
    seat: int
    yes: bool


class Conceded(NamedTuple):
    """A seat gave up."""

    beat: int
    seat: int


@frozen
class Haggle:
    """The state: the round of so many, who picked and confirmed what, the prizes, the points, the generator."""

    rounds: int
    round: int
    phase: int
    picks: tuple[int, int]
    confirmed: tuple[bool, bool]
    prizes: tuple[int, int]
    points: tuple[int, int]
    chooser: int
    conceded: int
    rng: int


PICKS = tuple(Pick(n) for n in NUMBERS)
TAKES = (Take(0), Take(1))
CONSOLES = (Console(True), Console(False))
CONFIRMS = (Confirm(),)
CONCEDES = (Concede(),)
TEXTS: dict[str, HaggleAction] = {
    **{str(p.number): p for p in PICKS},
    "ok": CONFIRMS[0],
    "left": TAKES[0],
    "right": TAKES[1],
    "yes": CONSOLES[0],
    "no": CONSOLES[1],
    "concede": CONCEDES[0],
}
WORDS = {action: text for text, action in TEXTS.items()}


def _set(pair: tuple[Any, Any], seat: int, value: Any) -> tuple[Any, Any]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def _encode(state: Haggle) -> Any:
    return {
        "rounds": state.rounds,
        "round": state.round,
        "phase": state.phase,
        "picks": list(state.picks),
        "confirmed": [int(c) for c in state.confirmed],
        "prizes": list(state.prizes),
        "points": list(state.points),
        "chooser": state.chooser,
        "conceded": state.conceded,
        "rng": state.rng,
    }


def _decode(document: Any) -> Haggle:
    pairs = ("picks", "confirmed", "prizes", "points")
    numbers = ("rounds", "round", "phase", "chooser", "conceded", "rng")
    if type(document) is not dict or set(document) != {*pairs, *numbers}:
        raise Unreadable("", verbatim("This is no state of Haggle."))
    for name in numbers:
        if type(document[name]) is not int:
            raise Unreadable(name, verbatim("A whole number is expected here."))
    for name in pairs:
        pair = document[name]
        if type(pair) is not list or [type(v) for v in pair] != [int, int]:
            raise Unreadable(name, verbatim("Two whole numbers are expected here."))
    values = {name: document[name] for name in numbers} | {name: tuple(document[name]) for name in pairs}
    first, second = values.pop("confirmed")
    return Haggle(confirmed=(bool(first), bool(second)), **values)


def _validate(state: Haggle, options: Options, seats: int) -> None:
    if seats != 2 or state.rounds != options["rounds"]:
        raise Unreadable("rounds", verbatim("This is a state of another game of Haggle."))
    if HIDDEN in state.picks:
        raise Unreadable("picks", verbatim("This is what a seat sees, and no whole state."))


def _text(action: HaggleAction) -> str:
    return WORDS[action]


def _parse(text: str) -> HaggleAction:
    try:
        return TEXTS[text]
    except KeyError:
        raise Unreadable("", verbatim("This is no action of Haggle.")) from None


def _prompt(view: Haggle, seat: int) -> Prompt:
    if seat not in HaggleRules().actors(view):
        return Prompt(verbatim("Wait."))
    if view.phase == PICK:
        legal = HaggleRules().legal(view, seat)
        buttons = tuple(Button(a, _describe(a), Role.MAIN) for a in legal)
        return Prompt(verbatim("Pick a number in secret."), buttons=buttons, secret=True)
    if view.phase == CHOOSE:
        return Prompt(verbatim("Take a prize."), buttons=tuple(Button(a, _describe(a)) for a in TAKES))
    buttons = tuple(Button(a, _describe(a)) for a in CONSOLES)
    return Prompt(verbatim("Take a point?"), buttons=buttons, optional="consolation")


def _describe(thing: Any) -> Text:
    if thing in WORDS:
        return verbatim(WORDS[thing])
    name = type(thing).__name__.lower()
    if hasattr(thing, "seat"):
        return phrase("Haggle", "{seat}: {event}").put(seat=Seat(thing.seat), event=name)
    return verbatim(f"{name} {thing[1:]}")


def _why_not(state: Haggle, seat: int, action: HaggleAction) -> Text:
    return verbatim("Not now.")


def _score(view: Haggle, seat: int) -> Score | None:
    return Score(seat, view.points[seat], (Item(verbatim("Prizes"), view.points[seat]),))


def _view(state: Haggle, seat: int | None) -> Haggle:
    picks = state.picks
    if state.phase == PICK:
        for other in (0, 1):
            if other != seat:
                picks = _set(picks, other, HIDDEN if state.confirmed[other] else 0)
    return evolve(state, picks=picks, rng=0)


def _see(event: Any, seat: int | None) -> Any | None:
    if isinstance(event, Picked) and event.seat != seat:
        return None
    return event


def _guess(view: Haggle, seat: int, rng: int) -> tuple[int, Haggle]:
    picks = view.picks
    for other in (0, 1):
        if picks[other] == HIDDEN:
            rng, pick = below(rng, len(NUMBERS))
            picks = _set(picks, other, NUMBERS[pick])
    rng, own = below(rng, 2**63)
    return rng, evolve(view, picks=picks, rng=seeded(own))


def _evaluate(view: Haggle, seat: int) -> float | None:
    lead = view.points[seat] - view.points[1 - seat]
    return max(-1.0, min(1.0, lead / (10 * view.rounds)))


class HaggleRules(Rules[Haggle, HaggleAction]):
    """The rules of Haggle."""

    id = "haggle"
    version = "1"
    records = Records(encode=_encode, decode=_decode, text=_text, parse=_parse, validate=_validate)
    words = Words(prompt=_prompt, describe=_describe, why_not=_why_not, score=_score)
    secrets = Secrets(view=_view, see=_see, guess=_guess)
    judgement = Judgement(evaluate=_evaluate)

    def options(self) -> tuple[Option, ...]:
        values = (2, 3, 5, 4000)
        labels = tuple(verbatim(str(v)) for v in values)
        return (Option("rounds", verbatim("Rounds"), verbatim("How many rounds are played."), values, labels, 3),)

    def setup(self, options: Options, seats: int, rng: int) -> Haggle:
        if seats != 2:
            raise ValueError(f"Haggle is for two, not {seats}")
        start = Haggle(int(options["rounds"]), 0, PICK, (0, 0), (False, False), (0, 0), (0, 0), -1, -1, rng)
        return self._next(start, 0)[0]

    def actors(self, state: Haggle) -> tuple[int, ...]:
        if state.phase == PICK:
            return tuple(s for s in (0, 1) if not state.confirmed[s])
        return () if state.phase == OVER else (state.chooser,)

    def legal(self, state: Haggle, seat: int) -> tuple[HaggleAction, ...]:
        if seat not in self.actors(state):
            return ()
        if state.phase == PICK:
            return CONFIRMS if state.picks[seat] else PICKS
        return TAKES if state.phase == CHOOSE else CONSOLES

    def table_actions(self, state: Haggle, seat: int) -> tuple[HaggleAction, ...]:
        return () if state.phase == OVER else CONCEDES

    def apply(self, state: Haggle, seat: int, action: HaggleAction) -> Step[Haggle]:
        match action:
            case Pick(number):
                return Step(
                    evolve(state, picks=_set(state.picks, seat, number)), (Picked(0, seat, number),), Seal.DRAFT
                )
            case Confirm():
                return self._confirm(evolve(state, confirmed=_set(state.confirmed, seat, True)), seat)
            case Take(side):
                gain = state.prizes[side] - state.picks[seat]
                points = _set(state.points, seat, state.points[seat] + gain)
                after = evolve(state, points=points, phase=CONSOLE, chooser=1 - seat)
                return Step(after, (Taken(0, seat, side, gain),), Seal.FIRM)
            case Console(yes):
                points = _set(state.points, seat, state.points[seat] + yes)
                after, events = self._next(evolve(state, points=points), 1)
                return Step(after, (Consoled(0, seat, yes), *events), Seal.BARRIER if events else Seal.FIRM)
            case Concede():
                return Step(evolve(state, phase=OVER, chooser=-1, conceded=seat), (Conceded(0, seat),), Seal.FIRM)

    def _confirm(self, state: Haggle, seat: int) -> Step[Haggle]:
        if not all(state.confirmed):
            return Step(state, (Confirmed(0, seat),), Seal.CONFIRM)
        shown = (Confirmed(0, seat), Shown(1, state.picks))
        first, second = state.picks
        if first == second:
            after, events = self._next(state, 2)
            return Step(after, (*shown, *events), Seal.BARRIER)
        return Step(evolve(state, phase=CHOOSE, chooser=int(second > first)), shown, Seal.BARRIER)

    def _next(self, state: Haggle, beat: int) -> tuple[Haggle, tuple[Drawn, ...]]:
        if state.round == state.rounds:
            return evolve(state, phase=OVER, chooser=-1), ()
        rng, left = below(state.rng, 9)
        rng, right = below(rng, 9)
        prizes = (left + 1, right + 1)
        after = Haggle(state.rounds, state.round + 1, PICK, (0, 0), (False, False), prizes, state.points, -1, -1, rng)
        return after, (Drawn(beat, prizes),)

    def outcome(self, state: Haggle) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = tuple(Score(s, p, (Item(verbatim("Prizes"), p),)) for s, p in enumerate(state.points))
        if state.conceded >= 0:
            return Outcome((1 - state.conceded,), verbatim("The other gave up."), scores)
        best = max(state.points)
        return Outcome(tuple(s for s in (0, 1) if state.points[s] == best), verbatim("Most points."), scores)

    def progress(self, state: Haggle) -> Progress:
        label = phrase("Haggle", "Round {round}").put(round=state.round)
        phases = (verbatim("Pick"), verbatim("Choose"), verbatim("Console"))
        return Progress(state.round * 4 + state.phase, state.round, label, phases, min(state.phase, CONSOLE))


MANIFEST = Manifest(
    "haggle",
    verbatim("Haggle"),
    verbatim("A tiny game for tests."),
    (2,),
    (1, 2),
    "tests",
    "tests.fakegame:HaggleRules",
    "",
    optional_steps=(
        OptionalStep("consolation", verbatim("Consolation"), verbatim("A point for the loser."), "yes", "no"),
    ),
)
