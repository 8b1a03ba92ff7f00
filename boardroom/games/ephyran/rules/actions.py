"""What every action does, and how firmly."""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.pictures import NotedEvents
from boardroom.engine.rules import Seal, Step
from boardroom.engine.tuples import replaced
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position.state import NOBODY, Ending, State
from boardroom.games.ephyran.rules import supports, turn
from boardroom.games.ephyran.rules.step_builder import StepBuilder


def act(state: State, seat: int, action: actions.Action) -> Step[State]:
    """The step that an action of a seat makes."""
    return _step(StepBuilder(state), seat, action)


def pictures(state: State, seat: int, action: actions.Action) -> tuple[State, ...]:
    """The picture after each event of the step that an action of a seat makes."""
    b = StepBuilder(state)
    b.events = noted = NotedEvents(b.state)
    return noted.pictures(_step(b, seat, action).state)


def _step(b: StepBuilder, seat: int, action: actions.Action) -> Step[State]:
    b.step += 1
    if isinstance(action, actions.Concede):
        b.ending, b.conceded = Ending.CONCEDED, seat
        turn.end_game(b)
    else:
        _ACTS[type(action)](b, action)
    seal = Seal.MOVE
    if b.barrier:
        seal = Seal.BARRIER
    elif isinstance(action, actions.LetHappen):
        # Said, it stays: who attacks could try who holds a defence, and take it back.
        seal = Seal.FIRM
    return Step(b.state(), tuple(b.events), seal)


def _choose_god(b: StepBuilder, god: int) -> None:
    seat = b.active
    b.gods = replaced(b.gods, seat, god)
    b.active = (seat + 1) % len(b.hands)
    b.events.append(e.GodChosen(b.beat, seat, god))
    if b.active == b.starter:
        turn.deal_hands(b)
        turn.begin_turn(b)


_ACTS: Final[dict[type, Callable[[StepBuilder, Any], None]]] = {
    actions.ChooseGod: lambda b, a: _choose_god(b, a.god),
    actions.AddArea: lambda b, a: turn.add_area(b, a.half, a.territory),
    actions.ChangeArea: lambda b, a: turn.change_area(b, a.half, a.territory),
    actions.StealDionysus: lambda b, a: turn.steal_dionysus(b, a.half, a.seat, a.territory),
    actions.PlayCastorAndPollux: lambda b, a: supports.play_castor_and_pollux(b, a.half),
    actions.PlayGraeae: lambda b, a: supports.play_graeae(b, a.half),
    actions.ExchangeWithCity: lambda b, a: supports.announce(b, a.half, a.seat, a.territory, a.number),
    actions.ExchangeWithHand: lambda b, a: supports.exchange_with_hand(b, a.half, a.area),
    actions.TakeToken: lambda b, a: supports.announce(b, a.half, NOBODY, NOBODY, 0),
    actions.DestroyArea: lambda b, a: supports.announce(b, a.half, a.seat, NOBODY, 0),
    actions.StealToken: lambda b, a: supports.announce(b, a.half, a.seat, a.territory, a.number),
    actions.LockColumn: lambda b, a: supports.lock_column(b, a.half, a.territory),
    actions.UnlockColumn: lambda b, a: supports.unlock_column(b, a.half, a.seat, a.territory),
    actions.DiscardCard: lambda b, a: turn.discard_card(b, a.card),
    actions.Block: lambda b, a: supports.block(b, a.half),
    actions.LetHappen: lambda b, a: supports.let_happen(b),
    actions.GiveUpArea: lambda b, a: supports.give_up_area(b, a.territory),
    actions.PlaceToken: lambda b, a: supports.place_token(b, a.territory, a.number),
    actions.KeepCard: lambda b, a: supports.keep_card(b, a.card, a.others),
    actions.DrawCard: lambda b, a: turn.draw_card(b, a.source),
    actions.DrawNothing: lambda b, a: turn.draw_nothing(b),
}
