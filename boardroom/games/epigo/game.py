"""Epigo's rules behind the contract: what may be done, and what it does.

The rulebook's sections and where they live: Deployment, Planning Step, Drawing a Game here; Action Step in
``action_step``; Movement Rules in ``movement``; what may be deployed and stacked in ``legal_lists``; previews in
``forecast``; what is hidden in ``secrets``; sentences in ``words``, ``prompts`` and ``reasons``; text forms in
``codec``, what is read in ``validation``.
"""

from collections.abc import Sequence
from functools import partial
from operator import attrgetter

from boardroom.engine import rng as random_values
from boardroom.engine.manifest import PERSON, Options, OptionValue
from boardroom.engine.outcome import Outcome
from boardroom.engine.pictures import NotedEvents
from boardroom.engine.rule_parts import Judgement, Records, Secrets, Words
from boardroom.engine.rules import Rules, Seal, Step
from boardroom.games.epigo import judgement as evaluation
from boardroom.games.epigo.position import actions
from boardroom.games.epigo.position.events import (
    DeploymentRevealed,
    DrawDeclined,
    DrawOffered,
    EpigonDeployed,
    Event,
    GameEnded,
    OrdersRevealed,
    OrderStacked,
    SeatLocked,
    TurnBegun,
)
from boardroom.games.epigo.position.numbers import DATA
from boardroom.games.epigo.position.state import (
    BARE_BOARD,
    DRAWN,
    NO_ROWS,
    NO_STACKS,
    UNDECIDED,
    Ending,
    Phase,
    State,
    deployed,
)
from boardroom.games.epigo.records import codec, validation
from boardroom.games.epigo.rules.action_step import act, acting
from boardroom.games.epigo.rules.legal_lists import LOCK_ONLY, STACKABLE, deployments
from boardroom.games.epigo.rules.secrets import BARE_ROW, guessed, seen, seen_event
from boardroom.games.epigo.words import forecast, prompts, reasons
from boardroom.games.epigo.words.descriptions import describe, doer, ending, length, options, score

_NOTHING: tuple[actions.Action, ...] = ()
_ANSWERS: tuple[actions.Action, ...] = (actions.ACCEPT_DRAW, actions.DECLINE_DRAW)
_QUESTION: tuple[actions.Action, ...] = (actions.SUPER_SLIDE, actions.STAY)
_BOTH = 3
# Looking members up in their enumerations would take as long as all the rest of what may be done.
_DEPLOY, _PLAN, _ACT, _OVER = Phase
_DRAFT, _CONFIRM = Seal.DRAFT, Seal.CONFIRM


class EpigoRules(Rules[State, actions.Action]):
    """Epigo, the core game for two."""

    id = "epigo"
    hands_by_choice = False
    has_start_player = False
    version = "1"
    records = Records(
        codec.encode,
        codec.decode,
        codec.action_text,
        codec.parse_action,
        validation.validate,
        # Each turn takes more than one.
        fewest_actions_before=attrgetter("turn"),
    )
    words = Words(
        prompts.prompt,
        describe,
        reasons.why_not,
        forecast.preview,
        forecast.forecast,
        forecast.given,
        score,
        doer=doer,
        is_heading=lambda event: isinstance(event, TurnBegun),
        begins_part=lambda event: isinstance(event, OrdersRevealed),
        tells_end=lambda event: isinstance(event, GameEnded),
    )
    secrets = Secrets(seen, seen_event, guessed)
    judgement = Judgement(evaluation.evaluate, evaluation.pointless)

    # Set-up.

    options = staticmethod(options)

    def resolve(self, options: Options, kinds: Sequence[str]) -> dict[str, OptionValue]:
        resolved = super().resolve(options, kinds)
        if resolved["draw_after"] == "auto":
            with_people = PERSON in kinds
            resolved["draw_after"] = DATA["draw_after_with_people" if with_people else "draw_after_computers_only"]
        return resolved

    def setup(self, options: Options, seats: int, rng: int) -> State:
        """The empty board, both rows to be deployed; who is asked first is drawn from the generator."""
        if seats != 2:
            raise ValueError(f"Epigo is for 2 players, not {seats}")
        _, first = random_values.below(rng, 2)
        return State(
            phase=Phase.DEPLOY,
            turn=0,
            first=first,
            board=BARE_BOARD,
            where=bytes(16),
            rows=(BARE_ROW, BARE_ROW),
            stacks=NO_STACKS,
            locked=0,
            acted=0,
            lost=(0, 0),
            offered=0,
            offer=-1,
            quiet=0,
            goal=int(options["captures"]),
            draw_after=int(options["draw_after"]),
            winner=UNDECIDED,
            reason=Ending.CAPTURES,
        )

    # What may be done.

    def actors(self, state: State) -> tuple[int, ...]:
        phase = state.phase
        if phase is _OVER:
            return ()
        if phase is _ACT:
            return (self._asked(state),)
        if state.offer >= 0:
            return (1 - state.offer,)
        locked = state.locked
        if locked:
            return (2 - locked,)
        return (1, 0) if state.first else (0, 1)

    def legal(self, state: State, seat: int) -> tuple[actions.Action, ...]:
        phase = state.phase
        if phase is _PLAN:
            if state.offer >= 0:
                return _ANSWERS if seat != state.offer else _NOTHING
            if state.locked >> seat & 1:
                return _NOTHING
            return STACKABLE.get(state.stacks[seat], LOCK_ONLY)
        if phase is _ACT:
            return _QUESTION if seat == self._asked(state) else _NOTHING
        if phase is _DEPLOY and not state.locked >> seat & 1:
            return deployments(state.rows[seat])
        return _NOTHING

    def table_actions(self, state: State, seat: int) -> tuple[actions.Action, ...]:
        if state.phase == Phase.OVER:
            return _NOTHING
        may_offer = state.phase == Phase.PLAN and state.offer < 0 and not (state.locked | state.offered) >> seat & 1
        return (actions.OFFER_DRAW, actions.CONCEDE) if may_offer else (actions.CONCEDE,)

    @staticmethod
    def _asked(state: State) -> int:
        """The seat whose Epigon may super slide. In a view of another seat the Orders of that pair are shown too."""
        return acting(state.stacks, state.acted)[0]

    # What it does.

    def apply(self, state: State, seat: int, action: actions.Action) -> Step[State]:
        kind = type(action)
        if kind is actions.StackOrder:
            # The code of the Order, written out for speed.
            code = action.number << 2 | action.direction  # type: ignore[union-attr]  # narrowed by kind: isinstance is slower here
            one, two = state.stacks
            stacks = (one, two + bytes((code,))) if seat else (one + bytes((code,)), two)
            # _make over slices takes half the time of a constructor call with seventeen arguments.
            drafted = State._make(state[:6] + (stacks,) + state[7:])
            return Step(drafted, (OrderStacked(0, seat, code),), _DRAFT)
        if kind is actions.Lock:
            return self._lock(state, seat, [])
        if kind is actions.DeployEpigon:
            return self._deploy(state, seat, action.number, action.column)  # type: ignore[union-attr]  # as above
        if kind is actions.SuperSlide:
            return act(state, state.stacks, state.acted, True, [])
        if kind is actions.OfferDraw:
            offering = state._replace(offer=seat, offered=state.offered | 1 << seat)
            return Step(offering, (DrawOffered(0, seat),), Seal.FIRM)
        if kind is actions.DeclineDraw:
            return Step(state._replace(offer=-1), (DrawDeclined(0, seat),), Seal.FIRM)
        if kind is actions.AcceptDraw:
            return self._end(state, DRAWN, Ending.AGREED)
        if kind is actions.Concede:
            return self._end(state, 1 - seat, Ending.CONCEDED)
        return act(state, state.stacks, state.acted, False, [])

    def pictures(self, state: State, seat: int, action: actions.Action) -> tuple[State, ...]:
        """The other actions tell one thing each."""
        events: NotedEvents[State] = NotedEvents(lambda: state._replace(locked=state.locked | 1 << seat))
        if isinstance(action, actions.Lock):
            return events.pictures(self._lock(state, seat, events).state)
        if isinstance(action, actions.SuperSlide | actions.Stay):
            slides = isinstance(action, actions.SuperSlide)
            return events.pictures(act(state, state.stacks, state.acted, slides, events).state)
        return super().pictures(state, seat, action)

    @staticmethod
    def _deploy(state: State, seat: int, number: int, column: int) -> Step[State]:
        row = bytearray(state.rows[seat])
        row[column] = number
        rows = (state.rows[0], bytes(row)) if seat else (bytes(row), state.rows[1])
        deployed = State._make((*state[:5], rows, *state[6:]))
        return Step(deployed, (EpigonDeployed(0, seat, number, column),), Seal.DRAFT)

    @staticmethod
    def _lock(state: State, seat: int, events: list[Event]) -> Step[State]:
        locked = state.locked | 1 << seat
        events.append(SeatLocked(0, seat, state.phase))
        if locked != _BOTH:
            return Step(State._make((*state[:7], locked, *state[8:])), tuple(events), _CONFIRM)
        if state.phase is _PLAN:
            return act(state, state.stacks, 0, None, events)
        board, where = deployed(state.rows)
        if isinstance(events, NotedEvents):
            # A partial, no closure: what that encloses is slower in every lock.
            events.picture = partial(state._replace, locked=locked, board=board, where=where)
        events.append(DeploymentRevealed(1, state.rows))
        events.append(TurnBegun(2, 1, state.first))
        revealed = state._replace(phase=Phase.PLAN, turn=1, board=board, where=where, rows=NO_ROWS, locked=0)
        return Step(revealed, tuple(events), Seal.BARRIER)

    @staticmethod
    def _end(state: State, winner: int, reason: Ending) -> Step[State]:
        """The end by word of mouth. Drafts that nobody has seen are cleared: they stay secret for ever."""
        revealed = state.phase == Phase.ACT
        over = state._replace(
            phase=Phase.OVER,
            rows=NO_ROWS,
            stacks=state.stacks if revealed else NO_STACKS,
            offer=-1,
            locked=0,
            winner=winner,
            reason=reason,
        )
        return Step(over, (GameEnded(0, winner, reason, 0),), Seal.BARRIER)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != Phase.OVER:
            return None
        scores = tuple(score(state, seat) for seat in (0, 1))
        winners = (0, 1) if state.winner == DRAWN else (state.winner,)
        reason = ending(state.winner, state.reason, state.quiet)
        return Outcome(winners, reason, scores, length(state))

    progress = staticmethod(prompts.progress)
