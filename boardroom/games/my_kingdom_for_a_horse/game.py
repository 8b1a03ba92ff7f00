"""The rules of My Kingdom for a Horse behind the contract, and Setup.

The rulebook's other sections are in ``rules``, each in a file that names it. Rulings are named by their number on the
game's page.
"""

from collections.abc import Sequence
from operator import attrgetter

from boardroom.engine import cards
from boardroom.engine import rng as random_values
from boardroom.engine.manifest import PERSON, Options, OptionValue
from boardroom.engine.outcome import Outcome
from boardroom.engine.rule_parts import Judgement, Records, Secrets, Words
from boardroom.engine.rules import Rules
from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse.judgement.giving_up import pointless
from boardroom.games.my_kingdom_for_a_horse.judgement.positions import evaluate
from boardroom.games.my_kingdom_for_a_horse.position.actions import CONCEDE, Action, DiscardCards, PlayCard
from boardroom.games.my_kingdom_for_a_horse.position.cards import DECK
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Counts, minus
from boardroom.games.my_kingdom_for_a_horse.position.events import GameEnded
from boardroom.games.my_kingdom_for_a_horse.position.field import START, total
from boardroom.games.my_kingdom_for_a_horse.position.numbers import DATA, HAND_LIMIT
from boardroom.games.my_kingdom_for_a_horse.position.state import (
    NEW_TURN,
    NOBODY,
    TWIN_SEAT,
    Phase,
    Reason,
    State,
    asked,
    has_won,
)
from boardroom.games.my_kingdom_for_a_horse.records import codec, notation, validation
from boardroom.games.my_kingdom_for_a_horse.rules import legal
from boardroom.games.my_kingdom_for_a_horse.rules.actions import act, pictures
from boardroom.games.my_kingdom_for_a_horse.rules.phases import begin_turn
from boardroom.games.my_kingdom_for_a_horse.rules.secrets import guessed, seen, seen_event
from boardroom.games.my_kingdom_for_a_horse.rules.step_builder import StepBuilder
from boardroom.games.my_kingdom_for_a_horse.words import briefs, descriptions, endings, log, prompts, reasons
from boardroom.games.my_kingdom_for_a_horse.words.previews.actions import preview

_NOTHING: tuple[Action, ...] = ()


class KingdomRules(Rules[State, Action]):
    """My Kingdom for a Horse, for one (against Moritz) to four."""

    id = "my-kingdom-for-a-horse"
    version = "2"
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
        preview,
        score=endings.score,
        doer=log.doer,
        is_told=log.is_told,
        in_brief=briefs.in_brief,
        is_heading=log.is_heading,
        tells_end=lambda event: isinstance(event, GameEnded),
    )
    secrets = Secrets(seen, seen_event, guessed)
    judgement = Judgement(evaluate, pointless, reach=0)

    # Set-up.

    options = staticmethod(descriptions.options)

    def resolve(self, options: Options, kinds: Sequence[str]) -> dict[str, OptionValue]:
        resolved = super().resolve(options, kinds)
        short = resolved["length"] == "short"
        if resolved["cards"] == "auto":
            resolved["cards"] = "no" if short else "yes"
        if resolved["goal"] == "auto":
            resolved["goal"] = DATA["goal_short"] if short else DATA["goal"]
        if resolved["last_round"] == "auto":
            resolved["last_round"] = DATA["last_round_with_people" if PERSON in kinds else "last_round_computers_only"]
        return resolved

    def why_not_option(self, options: Options, kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
        return descriptions.why_not_option(kinds, key, value)

    def option_matters(self, options: Options, kinds: Sequence[str], key: str) -> bool:
        return len(kinds) > 1 or key != "start"

    def setup(self, options: Options, seats: int, rng: int) -> State:
        """The fields as they begin, the deck shuffled, four cards each; the start player drawn or the first seat."""
        if not 1 <= seats <= len(START):
            raise ValueError(f"My Kingdom for a Horse is for 1 to {len(START)} players, not {seats}")
        starter = 0
        if options["start"] == "random":
            rng, starter = random_values.below(rng, seats)
        fields = tuple(START[(seat - starter) % seats] for seat in range(seats))
        twin = tuple(DATA["twin_animals"]) if seats == 1 else None
        supply: Counts = tuple(DATA["supply"])
        for animals in (*(total(field.animals) for field in fields), twin or NONE):
            supply = minus(supply, animals)
        hands, deck = (b"",) * seats, b""
        with_cards = options["cards"] == "yes"
        if with_cards:
            rng, hands, deck = cards.deal(rng, DECK, seats, HAND_LIMIT)
        state = State(
            step=0,
            phase=Phase.OWN_DICE,
            round=0,
            starter=starter,
            active=starter,
            part_seat=starter,
            turn=NEW_TURN,
            tasks=(),
            fields=fields,
            supply=supply,
            hands=hands,
            lasting=(b"",) * seats,
            deck=deck,
            discard=b"",
            twin=twin,
            triggered=NOBODY,
            goal=int(options["goal"]),
            with_cards=int(with_cards),
            last_round=int(options["last_round"]),
            winners=0,
            reason=Reason.WON,
            rng=rng,
        )
        builder = StepBuilder(state)
        begin_turn(builder, starter)
        return builder.state()

    def first_seat_begins(self, options: Options) -> bool:
        return options["start"] == "first"

    # What may be done.

    def actors(self, state: State) -> tuple[int, ...]:
        seat = asked(state)
        return () if seat == NOBODY else (seat,)

    asides = staticmethod(legal.asides)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        return legal.legal(state) if asked(state) == seat else _NOTHING

    def table_actions(self, state: State, seat: int) -> tuple[Action, ...]:
        return (CONCEDE,) if state.phase != Phase.OVER and len(state.fields) <= 2 else _NOTHING

    def is_secret(self, action: Action) -> bool:
        return isinstance(action, PlayCard | DiscardCards)

    # What it does.

    apply = staticmethod(act)

    pictures = staticmethod(pictures)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != Phase.OVER:
            return None
        seats = range(len(state.fields))
        winners = tuple(seat for seat in seats if has_won(state, seat))
        scores = tuple(endings.score(state, seat) for seat in seats)
        victor = "moritz" if has_won(state, TWIN_SEAT) else ""
        return Outcome(winners, endings.ending(state), scores, endings.notes(state), victor)

    progress = staticmethod(prompts.progress)
