"""Epigo's reasons: why an action is not legal now, told from what the seat may know."""

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epigo.position import actions
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import Phase, State
from boardroom.games.epigo.position.tiles import HIDDEN, order_number
from boardroom.games.epigo.words.names import number_word


def why_not(state: State, seat: int, action: actions.Action) -> Text:
    """Why an action is not legal now, told from what the seat may know."""
    if state.phase == Phase.OVER:
        return phrase("Epigo", "The game is over.")
    if state.offer >= 0 and not isinstance(action, actions.Concede):
        if state.offer == seat:
            return phrase("Epigo", "{other} must answer your draw offer first.").put(other=Seat(1 - seat))
        return phrase("Epigo", "Answer the draw offer first.")
    if isinstance(action, actions.AcceptDraw | actions.DeclineDraw):
        return phrase("Epigo", "No draw is offered.")
    if isinstance(action, actions.SuperSlide | actions.Stay):
        return phrase("Epigo", "You have no super slide to decide.")
    if state.phase == Phase.ACT:
        return phrase("Epigo", "Orders resolve automatically; you decide only your own super slides.")
    if state.locked >> seat & 1:
        return phrase("Epigo", "You have locked in. Undo that first; you can do so until someone else looks.")
    if isinstance(action, actions.OfferDraw):
        return _why_no_offer(state, seat)
    if isinstance(action, actions.DeployEpigon):
        return _why_not_deploy(state, seat, action)
    if isinstance(action, actions.StackOrder):
        return _why_not_stack(state, seat, action)
    if isinstance(action, actions.Lock) and state.phase == Phase.DEPLOY:
        return phrase("Epigo", "All {count} Epigons must be on your row first.").put(count=number_word(COLUMNS))
    return phrase("Epigo", "Orders still to stack: {count}.").put(count=STACK_HEIGHT - len(state.stacks[seat]))


def _why_no_offer(state: State, seat: int) -> Text:
    if state.phase == Phase.DEPLOY:
        return phrase("Epigo", "You can offer a draw only while planning.")
    return phrase("Epigo", "You have already offered a draw this turn.")


def _why_not_deploy(state: State, seat: int, action: actions.DeployEpigon) -> Text:
    if state.phase != Phase.DEPLOY:
        return phrase("Epigo", "The Epigons are already deployed; plan with Orders.")
    if action.number in state.rows[seat]:
        return phrase("Epigo", "This Epigon is already on your row.")
    if action.column >= COLUMNS or action.number not in (0, *NUMBERS):
        return phrase("Epigo", "Epigons are deployed on your own row.")
    return phrase("Epigo", "Another Epigon is there.")


def _why_not_stack(state: State, seat: int, action: actions.StackOrder) -> Text:
    if state.phase == Phase.DEPLOY:
        return phrase("Epigo", "Deploy your Epigons first; Orders come later.")
    if any(code != HIDDEN and order_number(code) == action.number for code in state.stacks[seat]):
        return phrase("Epigo", "Order {number} is already in your stack.").put(number=action.number)
    if len(state.stacks[seat]) == STACK_HEIGHT:
        return phrase("Epigo", "Your stack already has {count} Orders. Take one back first.").put(
            count=number_word(STACK_HEIGHT)
        )
    return phrase("Epigo", "Drop it on your stack, or on a square next to its Epigon.")
