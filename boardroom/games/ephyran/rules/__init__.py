"""The rules of Ephyran behind the contract.

The rulebook's sections: Preparation here; Game turn and End of the game in ``turn``, The supports in ``supports``,
Scoring in the package's ``scoring``. What may be done is in ``legal``; what is hidden in ``secrets``; ``words`` are the
sentences; ``codec``, ``notation`` and ``validation`` write and read positions and actions. Rulings are named by their
number on the game's page.
"""

from typing import Any

from boardroom.engine import cards
from boardroom.engine import rng as random_values
from boardroom.engine.manifest import Option, Options
from boardroom.engine.outcome import Outcome, Score
from boardroom.engine.prompt import Preview, Progress, Prompt
from boardroom.engine.rules import Rules, Step
from boardroom.engine.text import Text
from boardroom.games.ephyran.cards import ALL_TOKENS, FIRST_DIONYSUS, HAND, NO_TOKEN, PILE_CARDS, TERRITORIES
from boardroom.games.ephyran.city import EMPTY_CITY
from boardroom.games.ephyran.events import GameEnded
from boardroom.games.ephyran.rules import codec, legal, notation, secrets, validation
from boardroom.games.ephyran.rules.actions import act, pictures
from boardroom.games.ephyran.rules.evaluation import evaluate
from boardroom.games.ephyran.rules.words import descriptions, endings, log, previews, prompts, reasons
from boardroom.games.ephyran.scoring import winners
from boardroom.games.ephyran.state import (
    CHOOSING_GODS,
    CONCEDE,
    NOBODY,
    NOT_YET,
    OVER,
    PLAYING,
    UNFINISHED,
    Action,
    ChooseGod,
    DrawCard,
    DrawNothing,
    GiveUpArea,
    LetHappen,
    PlaceToken,
    State,
    asked,
)

_NOTHING: tuple[Action, ...] = ()
_OPEN = (ChooseGod, LetHappen, GiveUpArea, PlaceToken, DrawCard, DrawNothing)
"""Actions that name nothing but what everybody sees."""


class EphyranRules(Rules[State, Action]):
    """Ephyran, for two to four."""

    id = "ephyran"
    version = "1"
    reach = 0

    # Set-up.

    def options(self) -> tuple[Option, ...]:
        return descriptions.options()

    def setup(self, options: Options, seats: int, rng: int) -> State:
        """Preparation: gods dealt unless they are chosen, a Dionysus card and four more for everybody, who get those
        once gods are chosen; the pile and the tokens shuffled, the Athena token by lot or with the first seat
        (ruling 15).
        """
        if not 2 <= seats <= len(TERRITORIES):
            raise ValueError(f"Ephyran is for 2 to {len(TERRITORIES)} players, not {seats}")
        starter = 0
        if options["start"] == "random":
            rng, starter = random_values.below(rng, seats)
        rng, gods = random_values.shuffle(rng, tuple(range(len(TERRITORIES))))
        rng, hands, pile = cards.deal(rng, PILE_CARDS, seats, HAND - 1)
        rng, supply = random_values.shuffle(rng, ALL_TOKENS)
        chosen = options["gods"] == "chosen"
        if chosen:
            pile, hands = b"".join((*hands, pile)), (b"",) * seats
        return State(
            step=0,
            phase=CHOOSING_GODS if chosen else PLAYING,
            round=1,
            starter=starter,
            active=starter,
            asked=NOBODY,
            announced=None,
            gods=(NOBODY,) * seats if chosen else tuple(gods[:seats]),
            hands=tuple(bytes((FIRST_DIONYSUS + seat, *hand)) for seat, hand in enumerate(hands)),
            cities=(EMPTY_CITY,) * seats,
            pile=pile,
            discard=b"",
            tartarus=b"",
            supply=bytes(supply),
            token=NO_TOKEN,
            seen=b"",
            draws=0,
            discarded=0,
            again=0,
            bonuses=(UNFINISHED,) * seats,
            ending=NOT_YET,
            conceded=NOBODY,
        )

    def first_seat_begins(self, options: Options) -> bool:
        return options["start"] == "first"

    # What may be done, and what it does.

    def actors(self, state: State) -> tuple[int, ...]:
        seat = asked(state)
        return () if seat == NOBODY else (seat,)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return legal.legal(state) if asked(state) == seat else _NOTHING

    def table_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        return (CONCEDE,) if state.phase != OVER and len(state.hands) == 2 else _NOTHING

    def is_secret(self, action: Action) -> bool:
        return not isinstance(action, _OPEN)

    def apply(self, state: State, seat: int, action: Action) -> Step[State]:
        return act(state, seat, action)

    def pictures(self, state: State, seat: int, action: Action) -> tuple[State, ...]:
        return pictures(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = tuple(endings.score(state, seat) for seat in range(len(state.hands)))
        return Outcome(winners(state), endings.ending(state), scores, endings.notes(state))

    # Documents.

    def encode(self, state: State) -> Any:
        return codec.encode(state)

    def decode(self, document: Any) -> State:
        return codec.decode(document)

    def validate(self, state: State, options: Options, seats: int) -> None:
        validation.validate(state, options, seats)

    def actions_before(self, state: State) -> int:
        return state.step

    def text(self, action: Action) -> str:
        return notation.action_text(action)

    def parse(self, text: str) -> Action:
        return notation.parse_action(text)

    # For people.

    def prompt(self, view: State, seat: int) -> Prompt:
        return prompts.prompt(view, seat)

    def opening(self, view: State) -> Text | None:
        return prompts.opening(view)

    def progress(self, state: State) -> Progress:
        return prompts.progress(state)

    def describe(self, thing: Any) -> Text:
        return descriptions.describe(thing)

    def doer(self, event: Any) -> int | None:
        return secrets.event_seat(event)

    def is_told(self, event: Any) -> bool:
        return log.is_told(event)

    def tells_end(self, event: Any) -> bool:
        return isinstance(event, GameEnded)

    def preview(self, view: State, seat: int, action: Action) -> Preview:
        return previews.preview(view, seat, action)

    def why_not(self, state: State, seat: int, action: Action) -> Text:
        return reasons.why_not(state, seat, action)

    def score(self, view: State, seat: int) -> Score:
        return endings.score(view, seat)

    # For secrets.

    def view(self, state: State, seat: int | None) -> State:
        return secrets.seen(state, seat)

    def see(self, event: Any, seat: int | None) -> Any | None:
        return secrets.seen_event(event, seat)

    def guess(self, view: State, seat: int, rng: int) -> tuple[int, State]:
        return secrets.guessed(view, seat, rng)

    # For computer players.

    def evaluate(self, view: State, seat: int) -> float:
        return evaluate(view, seat)
