"""The rules of Epona behind the contract: the form with lower interaction, for one to six.

The rulebook's sections: General setup in ``setup``; Distribution of cards in ``distribution``; Placing cards, Stable
cards and Owner cards in ``placing``; Breeding in ``breeding``; End of the round and what comes before scoring in
``ending``; Scoring in the package's ``scoring``. What may be done is in ``legal``, drawing in ``decks``; what is hidden
in ``secrets``; ``words`` are the sentences; ``codec``, ``notation`` and ``validation`` write and read positions and
actions. Rulings are named by their number on the game's page.
"""

from collections.abc import Sequence
from typing import Any, Final

from boardroom.engine.manifest import Option, Options, OptionValue
from boardroom.engine.outcome import Outcome, Score
from boardroom.engine.prompt import Preview, Progress, Prompt
from boardroom.engine.rules import Rules, Step
from boardroom.engine.text import Text
from boardroom.games.epona.events import GameEnded
from boardroom.games.epona.rules import codec, legal, notation, secrets, validation
from boardroom.games.epona.rules.actions import act, pictures
from boardroom.games.epona.rules.evaluation import evaluate
from boardroom.games.epona.rules.setup import first_state
from boardroom.games.epona.rules.words import descriptions, endings, log, previews, progress, prompts, reasons
from boardroom.games.epona.rules.words.opening import opening
from boardroom.games.epona.rules.words.options import options as offered
from boardroom.games.epona.rules.words.options import why_not_option
from boardroom.games.epona.scoring import winners
from boardroom.games.epona.state import (
    OVER,
    Action,
    Agree,
    Breed,
    ChooseDeck,
    ChooseSelection,
    KeepPlaces,
    KeepRollers,
    MoveRoller,
    PassBreeding,
    Refuse,
    State,
    SwapCards,
    TakeCoin,
    TakePoint,
    UseBox,
)

_NOTHING: tuple[Action, ...] = ()
_OPEN: Final = (
    ChooseSelection, ChooseDeck, Breed, Agree, Refuse, PassBreeding, MoveRoller, KeepRollers, SwapCards, KeepPlaces,
    UseBox, TakeCoin, TakePoint,
)  # fmt: skip
"""Actions that name nothing but what everybody sees."""


class EponaRules(Rules[State, Action]):
    """Epona, for one to six."""

    id = "epona"
    version = "1"
    reach = 0
    hands_by_choice = False

    # Set-up.

    def options(self) -> tuple[Option, ...]:
        return offered()

    def why_not_option(self, options: Options, kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
        return why_not_option(kinds, key, value)

    def option_matters(self, kinds: Sequence[str], key: str) -> bool:
        # Who is alone begins, and has no partners.
        return len(kinds) > 1 or key not in ("start", "refusal")

    def setup(self, options: Options, seats: int, rng: int) -> State:
        return first_state(options, seats, rng)

    def first_seat_begins(self, options: Options) -> bool:
        return options["start"] == "first"

    # What may be done, and what it does.

    def actors(self, state: State) -> tuple[int, ...]:
        return legal.actors(state)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return legal.legal(state, seat) if seat in legal.actors(state) else _NOTHING

    def is_secret(self, action: Action) -> bool:
        return not isinstance(action, _OPEN)

    def apply(self, state: State, seat: int, action: Action) -> Step[State]:
        return act(state, seat, action)

    def pictures(self, state: State, seat: int, action: Action) -> tuple[State, ...]:
        return pictures(state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        scores = tuple(endings.score(state, seat) for seat in range(len(state.coins)))
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
        return opening(view)

    def progress(self, state: State) -> Progress:
        return progress.progress(state)

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
