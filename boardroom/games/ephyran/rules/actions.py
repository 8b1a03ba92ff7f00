"""What every action does, and how firmly."""

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
    _do(b, seat, action)
    seal = Seal.MOVE
    if b.barrier:
        seal = Seal.BARRIER
    elif isinstance(action, actions.LetHappen):
        # Said, it stays: who attacks could try who holds a defence, and take it back.
        seal = Seal.FIRM
    return Step(b.state(), tuple(b.events), seal)


def _do(b: StepBuilder, seat: int, action: actions.Action) -> None:
    match action:
        case actions.AddArea(half, territory):
            turn.add_area(b, half, territory)
        case actions.DrawCard(source):
            turn.draw_card(b, source)
        case actions.DiscardCard(card):
            turn.discard_card(b, card)
        case actions.ChangeArea(half, territory):
            turn.change_area(b, half, territory)
        case actions.LetHappen():
            supports.let_happen(b)
        case actions.ExchangeWithCity(half, target, territory, number) | actions.StealToken(
            half, target, territory, number
        ):
            supports.announce(b, half, target, territory, number)
        case actions.DestroyArea(half, target):
            supports.announce(b, half, target, NOBODY, 0)
        case actions.TakeToken(half):
            supports.announce(b, half, NOBODY, NOBODY, 0)
        case actions.ExchangeWithHand(half, area):
            supports.exchange_with_hand(b, half, area)
        case actions.PlaceToken(territory, number):
            supports.place_token(b, territory, number)
        case actions.Block(half):
            supports.block(b, half)
        case actions.GiveUpArea(territory):
            supports.give_up_area(b, territory)
        case actions.PlayCastorAndPollux(half):
            supports.play_castor_and_pollux(b, half)
        case actions.PlayGraeae(half):
            supports.play_graeae(b, half)
        case actions.KeepCard(card, others):
            turn.keep_card(b, card, others)
        case actions.LockColumn(half, territory):
            supports.lock_column(b, half, territory)
        case actions.UnlockColumn(half, owner, territory):
            supports.unlock_column(b, half, owner, territory)
        case actions.StealDionysus(half, victim, territory):
            turn.steal_dionysus(b, half, victim, territory)
        case actions.DrawNothing():
            turn.draw_nothing(b)
        case actions.ChooseGod(god):
            _choose_god(b, seat, god)
        case _:
            b.ending, b.conceded = Ending.CONCEDED, seat
            turn.end_game(b)


def _choose_god(b: StepBuilder, seat: int, god: int) -> None:
    b.gods = replaced(b.gods, seat, god)
    b.active = (seat + 1) % len(b.hands)
    b.events.append(e.GodChosen(b.beat, seat, god))
    if b.active == b.starter:
        turn.deal_hands(b)
        turn.begin_turn(b)
