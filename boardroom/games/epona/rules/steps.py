"""What every action does, and how firmly."""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.pictures import NotedEvents
from boardroom.engine.rules import Seal, Step
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import ASSETS
from boardroom.games.epona.position.state import Phase, State, both_divide
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules import breeding, distribution, dividing, drawing, ending, experienced, placing, rounds
from boardroom.games.epona.rules.step_builder import StepBuilder

# Bound once, for the sake of speed: to read a member of its class takes longer than to compare it.
_KEEPING: Final = Phase.KEEPING
_IN_PRIVATE: Final = (Phase.KEEPING, Phase.DIVIDING, Phase.DISCARDING, Phase.CHOOSING_OWNERS)
"""What all do at once and in secret: what one does does not depend on what others do."""


def is_private(state: State | StepBuilder) -> bool:
    """Whether all decide at once, and in secret until all have."""
    return state.phase in _IN_PRIVATE or (state.phase == Phase.CHOOSING_GROUPS and both_divide(state))


def act(state: State, seat: int, action: actions.Action) -> Step[State]:
    """The step that an action of a seat makes."""
    return _step(StepBuilder(state), seat, action)


def pictures(state: State, seat: int, action: actions.Action) -> tuple[State, ...]:
    """The picture after each event of the step that an action of a seat makes."""
    b = StepBuilder(state)
    b.events = noted = NotedEvents(b.state)
    return noted.pictures(_step(b, seat, action).state)


def _step(b: StepBuilder, seat: int, action: actions.Action) -> Step[State]:
    private = b.phase if is_private(b) else None
    b.step += 1
    _DONE[type(action)](b, seat, action)
    seal = Seal.MOVE
    if b.barrier:
        seal = Seal.BARRIER
    elif b.shown and b.seats > 1:
        seal = Seal.SHOWN
    elif private == b.phase:
        seal = Seal.CONFIRM
    return Step(b.state(), tuple(b.events), seal)


def _sell(b: StepBuilder, seat: int, action: actions.SellCard) -> None:
    if b.phase == _KEEPING:
        distribution.pay_debt(b, seat, action.card)
        _go_on_to_placing(b, seat)
    else:
        placing.sell_card(b, action.card)


def _breed(b: StepBuilder, seat: int, action: actions.Breed) -> None:
    breeding.breed(b, seat, action.mare, action.stallion)
    if b.phase == Phase.BREEDING:
        ending.bred_again(b)


def _keep(b: StepBuilder, seat: int, action: actions.KeepCards) -> None:
    distribution.keep_cards(b, seat, action.cards)
    if b.phase == _KEEPING:
        _go_on_to_placing(b, seat)
    else:
        dividing.confirm_division(b, seat)
        rounds.place_once_distributed(b)


def _select(b: StepBuilder, seat: int, action: actions.ChooseSelection) -> None:
    distribution.choose_selection(b, action.face)
    rounds.go_on_choosing(b)


def _choose_deck(b: StepBuilder, seat: int, action: actions.ChooseDeck) -> None:
    drawing.choose_deck(b, action.deck)
    rounds.go_on_choosing(b)


def _divide(b: StepBuilder, seat: int, action: actions.Divide) -> None:
    dividing.divide(b, seat, action.cards)
    rounds.place_once_distributed(b)


def _choose_group(b: StepBuilder, seat: int, action: actions.ChooseGroup) -> None:
    dividing.choose_group(b, seat, action.group)
    rounds.place_once_distributed(b)


def _discard_card(b: StepBuilder, seat: int, action: actions.DiscardCard) -> None:
    dividing.discard_card(b, seat, action.card)
    rounds.place_once_distributed(b)


def _agree(b: StepBuilder, seat: int, action: actions.Agree) -> None:
    breeding.agree(b)
    if b.phase == Phase.BREEDING:
        ending.bred_again(b)


def _go_on_to_placing(b: StepBuilder, seat: int) -> None:
    # What the last one to keep cards has left lies there until it is told that it is discarded.
    if distribution.is_over(b, seat):
        distribution.end(b)
        placing.begin_placing(b, b.starter)
    else:
        b.finished |= 1 << seat


_DONE: Final[dict[type, Callable[[StepBuilder, int, Any], None]]] = {
    actions.PlaceCard: lambda b, seat, a: placing.place_card(b, a.card, a.row, a.slot, ASSETS[a.card].bonus),
    actions.SellCard: _sell,
    actions.Breed: _breed,
    actions.FinishPlacing: lambda b, seat, a: ending.finish_placing(b, a.kept),
    actions.ChooseSelection: _select,
    actions.ChooseDeck: _choose_deck,
    actions.KeepCards: _keep,
    actions.UseBox: lambda b, seat, a: placing.use_box(b, a.box),
    actions.DrawBonus: lambda b, seat, a: placing.draw_bonus(b, a.deck),
    actions.TakeCoin: lambda b, seat, a: placing.replace_draw(b, BonusKind.COINS),
    actions.TakePoint: lambda b, seat, a: placing.replace_draw(b, BonusKind.POINT),
    actions.KeepDrawn: lambda b, seat, a: placing.keep_drawn(b, a.card),
    actions.DrawStables: lambda b, seat, a: placing.draw_stables(b),
    actions.KeepStable: lambda b, seat, a: placing.keep_stable(b, a.stable, a.below),
    actions.PassBreeding: lambda b, seat, a: ending.pass_breeding(b),
    actions.MoveRoller: lambda b, seat, a: ending.move_roller(b, a.card),
    actions.KeepRollers: lambda b, seat, a: ending.keep_rollers(b),
    actions.SwapCards: lambda b, seat, a: ending.swap_cards(b, a.card, a.other),
    actions.KeepPlaces: lambda b, seat, a: ending.keep_places(b),
    actions.Agree: _agree,
    actions.Divide: _divide,
    actions.ChooseGroup: _choose_group,
    actions.DiscardCard: _discard_card,
    actions.ChooseOwner: lambda b, seat, a: experienced.choose_owner(b, seat, a.owner, a.stable),
    actions.Refuse: lambda b, seat, a: breeding.refuse(b, seat),
}
"""What every action does."""
