"""The rules of Ephyran behind the contract.

The rulebook's sections: Preparation here; Game turn and End of the game in ``turn``, The supports in ``supports``,
Scoring in the package's ``scoring``. What may be done is in ``legal``; what is hidden in ``secrets``; ``words`` are the
sentences; ``codec``, ``notation`` and ``validation`` write and read positions and actions. Rulings are named by their
number on the game's page.
"""

from operator import attrgetter

from boardroom.engine import cards
from boardroom.engine import rng as random_values
from boardroom.engine.manifest import Options
from boardroom.engine.outcome import Outcome
from boardroom.engine.rule_parts import Judgement, Records, Secrets, Words
from boardroom.engine.rules import Rules
from boardroom.games.ephyran.judgement import evaluate, pointless
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import ALL_TOKENS, FIRST_DIONYSUS, NO_TOKEN, PILE_CARDS, TERRITORIES
from boardroom.games.ephyran.position.city import EMPTY_CITY
from boardroom.games.ephyran.position.events import GameEnded
from boardroom.games.ephyran.position.numbers import HAND
from boardroom.games.ephyran.position.scoring import winners
from boardroom.games.ephyran.position.state import NOBODY, UNFINISHED, Ending, Phase, State, asked
from boardroom.games.ephyran.records import codec, notation, validation
from boardroom.games.ephyran.rules import legal
from boardroom.games.ephyran.rules.actions import act, pictures
from boardroom.games.ephyran.rules.secrets import faces, guessed, seen, seen_event
from boardroom.games.ephyran.words import briefs, descriptions, endings, log, names, previews, prompts, reasons
from boardroom.games.ephyran.words.scored import scored

_NOTHING: tuple[actions.Action, ...] = ()
_OPEN = (
    actions.ChooseGod,
    actions.LetHappen,
    actions.GiveUpArea,
    actions.PlaceToken,
    actions.DrawCard,
    actions.DrawNothing,
)
"""Actions that name nothing but what everybody sees."""


class EphyranRules(Rules[State, actions.Action]):
    """Ephyran, for two to four."""

    id = "ephyran"
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
        opening=prompts.opening,
        is_told=log.is_told,
        in_brief=briefs.in_brief,
        scored=scored,
        is_heading=log.is_heading,
        is_answer=log.is_answer,
        face=names.face_name,
        tells_end=lambda event: isinstance(event, GameEnded),
    )
    secrets = Secrets(seen, seen_event, guessed, faces)
    judgement = Judgement(evaluate, pointless, reach=0)

    # Set-up.

    options = staticmethod(descriptions.options)

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
            phase=Phase.CHOOSING_GODS if chosen else Phase.PLAYING,
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
            ending=Ending.NOT_YET,
            conceded=NOBODY,
        )

    def first_seat_begins(self, options: Options) -> bool:
        return options["start"] == "first"

    # What may be done, and what it does.

    def actors(self, state: State) -> tuple[int, ...]:
        seat = asked(state)
        return () if seat == NOBODY else (seat,)

    def legal(self, state: State, seat: int) -> tuple[actions.Action, ...]:
        return legal.legal(state) if asked(state) == seat else _NOTHING

    def table_actions(self, state: State, seat: int) -> tuple[actions.Action, ...]:
        return (actions.CONCEDE,) if state.phase != Phase.OVER and len(state.hands) == 2 else _NOTHING

    def is_secret(self, action: actions.Action) -> bool:
        return not isinstance(action, _OPEN)

    apply = staticmethod(act)

    pictures = staticmethod(pictures)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != Phase.OVER:
            return None
        scores = tuple(endings.score(state, seat) for seat in range(len(state.hands)))
        return Outcome(winners(state), endings.ending(state), scores, endings.notes(state))

    progress = staticmethod(prompts.progress)
