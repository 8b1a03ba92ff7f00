"""What every action does, and how firmly."""

from typing import Final

from boardroom.engine.pictures import NotedEvents
from boardroom.engine.rules import Seal, Step
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import ASSETS
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules import breeding, distribution, ending, placing
from boardroom.games.epona.rules.step_builder import StepBuilder

# Bound once, for the sake of speed: to read a member of its class takes longer than to compare it.
_KEEPING: Final = Phase.KEEPING


def act(state: State, seat: int, action: actions.Action) -> Step[State]:
    """The step that an action of a seat makes."""
    return _step(StepBuilder(state), seat, action)


def pictures(state: State, seat: int, action: actions.Action) -> tuple[State, ...]:
    """The picture after each event of the step that an action of a seat makes."""
    b = StepBuilder(state)
    b.events = noted = NotedEvents(b.state)
    return noted.pictures(_step(b, seat, action).state)


def _step(b: StepBuilder, seat: int, action: actions.Action) -> Step[State]:
    keeping = b.phase == _KEEPING
    b.step += 1
    _do(b, seat, action)
    seal = Seal.MOVE
    if b.barrier:
        seal = Seal.BARRIER
    elif keeping and b.phase == _KEEPING:
        # Kept in private: what others keep does not depend on it.
        seal = Seal.CONFIRM
    return Step(b.state(), tuple(b.events), seal)


def _do(b: StepBuilder, seat: int, action: actions.Action) -> None:
    match action:
        case actions.PlaceCard(card, row, slot):
            placing.place_card(b, card, row, slot, ASSETS[card].bonus)
        case actions.SellCard(card):
            if b.phase == _KEEPING:
                distribution.pay_debt(b, seat, card)
                _go_on_to_placing(b, seat)
            else:
                placing.sell_card(b, card)
        case actions.Breed(mare, stallion):
            breeding.breed(b, seat, mare, stallion)
            if b.phase == Phase.BREEDING:
                ending.bred_again(b)
        case actions.FinishPlacing(kept):
            ending.finish_placing(b, kept)
        case actions.ChooseSelection(face):
            distribution.choose_selection(b, face)
        case actions.ChooseDeck(deck):
            distribution.choose_deck(b, deck)
        case actions.KeepCards(cards):
            distribution.keep_cards(b, seat, cards)
            _go_on_to_placing(b, seat)
        case actions.UseBox(box):
            placing.use_box(b, box)
        case actions.DrawBonus(deck):
            placing.draw_bonus(b, deck)
        case actions.TakeCoin():
            placing.replace_draw(b, BonusKind.COINS)
        case actions.TakePoint():
            placing.replace_draw(b, BonusKind.POINT)
        case actions.KeepDrawn(card):
            placing.keep_drawn(b, card)
        case actions.DrawStables():
            placing.draw_stables(b)
        case actions.KeepStable(stable, below):
            placing.keep_stable(b, stable, below)
        case actions.PassBreeding():
            ending.pass_breeding(b)
        case actions.MoveRoller(card):
            ending.move_roller(b, card)
        case actions.KeepRollers():
            ending.keep_rollers(b)
        case actions.SwapCards(card, other):
            ending.swap_cards(b, card, other)
        case actions.KeepPlaces():
            ending.keep_places(b)
        case actions.Agree():
            breeding.agree(b)
            if b.phase == Phase.BREEDING:
                ending.bred_again(b)
        case actions.Refuse():
            breeding.refuse(b, seat)


def _go_on_to_placing(b: StepBuilder, seat: int) -> None:
    # What the last one to keep cards has left lies there until it is told that it is discarded.
    if distribution.is_over(b, seat):
        distribution.end(b)
        placing.begin_placing(b, b.starter)
    else:
        b.finished |= 1 << seat
