"""The rules of Epona behind the contract: both forms, for one to six, and the variants.

The rulebook's sections: General setup in ``setup``, the start for experienced players in ``experienced``; Distribution
of cards in ``distribution`` and, with high interaction, in ``dividing``, Drawing cards in ``drawing``; Placing cards,
Stable cards and Owner cards in ``placing``; Breeding in ``breeding``; End of the round and what comes before scoring in
``ending``; Scoring in the package's ``scoring``. What may be done is in ``legal``, piles in ``decks``; what is hidden
in ``secrets``; ``words`` are the sentences; ``codec``, ``notation`` and ``validation`` write and read positions and
actions. Rulings are named by their number on the game's page.
"""

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from boardroom.engine.manifest import PERSON, Options, OptionValue, RefusedOption
from boardroom.engine.outcome import Outcome
from boardroom.engine.rule_parts import Judgement, Records, Secrets, Words
from boardroom.engine.rules import Rules
from boardroom.engine.text import Text
from boardroom.games.epona.judgement.evaluation import evaluate, pointless
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.events import GameEnded
from boardroom.games.epona.position.scoring import winners
from boardroom.games.epona.position.state import Form, Phase, State
from boardroom.games.epona.records import codec, notation, validation
from boardroom.games.epona.rules import legal
from boardroom.games.epona.rules.secrets import faces, guessed, mixes, seen, seen_event
from boardroom.games.epona.rules.setup import first_state, form_of
from boardroom.games.epona.rules.steps import act, pictures
from boardroom.games.epona.words import briefs, descriptions, endings, log, previews, progress, prompts, reasons
from boardroom.games.epona.words.names import asset_in_sentence
from boardroom.games.epona.words.options import option_matters, who_starts, why_not_option
from boardroom.games.epona.words.options import options as offered
from boardroom.games.epona.words.progress import opening, shown
from boardroom.games.epona.words.scored import scored

_NOTHING: tuple[actions.Action, ...] = ()
_OPEN: Final = (
    actions.ChooseSelection, actions.ChooseDeck, actions.Breed, actions.Agree, actions.Refuse, actions.PassBreeding,
    actions.MoveRoller, actions.KeepRollers, actions.SwapCards, actions.KeepPlaces, actions.UseBox, actions.TakeCoin,
    actions.TakePoint, actions.ChooseGroup,
)  # fmt: skip
"""Actions that name nothing but what everybody sees."""


class EponaRules(Rules[State, actions.Action]):
    """Epona, for one to six."""

    id = "epona"
    version = "1"
    records = Records(
        codec.encode,
        codec.decode,
        notation.action_text,
        notation.parse_action,
        validation.validate,
        actions_before=attrgetter("step"),
    )
    words = Words(
        prompts.prompt,
        descriptions.describe,
        reasons.why_not,
        previews.preview,
        score=endings.score,
        opening=opening,
        is_told=log.is_told,
        in_brief=briefs.in_brief,
        scored=scored,
        is_heading=log.is_heading,
        shown=shown,
        face=lambda view, card: asset_in_sentence(card),
        tells_end=lambda event: isinstance(event, GameEnded),
    )
    secrets = Secrets(seen, seen_event, guessed, faces, mixes)
    judgement = Judgement(evaluate, pointless, reach=0)
    hands_by_choice = False

    # Set-up.

    options = staticmethod(offered)

    def why_not_option(self, options: Options, kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
        return why_not_option(options, kinds, key, value)

    def resolve(self, options: Options, kinds: Sequence[str]) -> dict[str, OptionValue]:
        # Who starts with experience has asymmetric owners to choose from (ruling 27).
        if options.get("experience") == "experienced":
            options = {"owners": "asymmetric"} | dict(options)
        return super().resolve(options, kinds)

    def option_matters(self, options: Options, kinds: Sequence[str], key: str) -> bool:
        return option_matters(options, kinds, key)

    def setup(self, options: Options, seats: int, rng: int) -> State:
        # What older games were begun with goes on; these options were never begun with where they cannot be had.
        for key in ("form", "experience"):
            value = options.get(key)
            why = None if value is None else why_not_option(options, (PERSON,) * seats, key, value)
            if value is not None and why is not None:
                raise RefusedOption(key, value, why)
        return first_state(options, seats, rng)

    def first_seat_begins(self, options: Options) -> bool:
        return options["start"] == "first" and form_of(options) == Form.LOWER

    def who_starts(self, options: Options) -> Text | None:
        return who_starts(options)

    # What may be done, and what it does.

    actors = staticmethod(legal.actors)

    def legal(self, state: State, seat: int) -> tuple[actions.Action, ...]:
        return legal.legal(state, seat) if seat in legal.actors(state) else _NOTHING

    def is_secret(self, action: actions.Action) -> bool:
        return not isinstance(action, _OPEN)

    apply = staticmethod(act)

    pictures = staticmethod(pictures)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != Phase.OVER:
            return None
        scores = tuple(endings.score(state, seat) for seat in range(len(state.coins)))
        return Outcome(winners(state), endings.ending(state), scores, endings.notes(state))

    progress = staticmethod(progress.progress)
