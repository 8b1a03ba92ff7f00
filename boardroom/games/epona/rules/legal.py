"""What may be done now; asked of a position, whole or as a seat sees it."""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import COST, FACES, HIDDEN, NONE
from boardroom.games.epona.position.keeping import to_keep
from boardroom.games.epona.position.numbers import MOST_ROWS, MOST_UNFINISHED
from boardroom.games.epona.position.state import Phase, State, both_divide, seats_of_round
from boardroom.games.epona.position.tableau import open_slots, unfinished
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules.breeding import breedings, stallion_owner
from boardroom.games.epona.rules.dividing import divisions
from boardroom.games.epona.rules.drawing import offered_decks
from boardroom.games.epona.rules.ending import roller_horses
from boardroom.games.epona.rules.placing import cost, free_boxes

# Bound once, for the sake of speed: to read a member of its class takes longer than to compare it.
_OWNER = BonusKind.OWNER
_OVER, _AGREEING = Phase.OVER, Phase.AGREEING
_AT_ONCE: Final = (Phase.KEEPING, Phase.DIVIDING, Phase.CHOOSING_GROUPS, Phase.DISCARDING, Phase.CHOOSING_OWNERS)


def actors(state: State) -> tuple[int, ...]:
    """The seats that may act: all that have not yet kept cards, divided, chosen or paid where all do so, the owner that
    is asked, else the active one.

    Those who keep cards do so all at once (ruling 7), and so do those who divide (ruling 19). At one screen it goes
    back from the last to the start player, who then begins to place and need not hand the screen over in between.
    """
    if state.phase == _OVER:
        return ()
    if state.phase in _AT_ONCE:
        seats = len(state.coins)
        order = [(state.starter + turn) % seats for turn in range(seats)]
        # Groups are chosen before everybody, and the start player is the first to be asked (ruling 19).
        if state.phase != Phase.CHOOSING_GROUPS or both_divide(state):
            order.reverse()
        return tuple(seat for seat in order if not state.finished >> seat & 1 or state.debts[seat])
    if state.phase == _AGREEING:
        return (stallion_owner(state, state.pair[1]),)
    return (state.active,)


def legal(state: State, seat: int) -> tuple[actions.Action, ...]:
    """The actions of a seat that may act."""
    return _LEGAL[state.phase](state, seat)


def _selecting(state: State, seat: int) -> tuple[actions.Action, ...]:
    """While a selection card can be paid, only such; else the cheapest (ruling 7)."""
    coins = state.coins[seat]
    prices = [FACES[face].price for face in state.display]
    most = max(coins, min(prices))
    return tuple(actions.SELECTIONS[face] for face, price in zip(state.display, prices, strict=True) if price <= most)


def _keeping(state: State, seat: int) -> tuple[actions.Action, ...]:
    if state.finished >> seat & 1:
        return _sales(state, seat)
    drawn = state.drawn[seat]
    count = to_keep(state, seat)
    return tuple(actions.KeepCards(bytes(kept)) for kept in combinations(drawn, count))


def _sales(state: State, seat: int) -> tuple[actions.Action, ...]:
    return tuple(actions.SALES[card] for card in state.hands[seat] if card != HIDDEN)


def _placing(state: State, seat: int) -> tuple[actions.Action, ...]:
    hand = state.hands[seat]
    found: list[actions.Action] = []
    if state.pending:
        for bonus in state.pending:
            if bonus.kind == _OWNER:
                options: tuple[actions.Action, ...] = tuple(
                    actions.USES_OF[state.owners[seat]][box] for box in free_boxes(state.boxes[seat])
                )
            elif state.drew >> seat & 1:
                options = (actions.TAKE_COIN, actions.TAKE_POINT)
            else:
                options = (actions.DRAWS[bonus.what],)
            found += (option for option in options if option not in found)
        return (*found, *_sales(state, seat))
    tableau, coins = state.tableaus[seat], state.coins[seat]
    placements, sales = actions.PLACES, actions.SALES
    slots = open_slots(tableau)
    for card in hand:
        if card == HIDDEN:
            continue
        if COST[card] <= coins or cost(state, seat, card) <= coins:
            places = placements[card]
            found += [places[row][slot] for row, slot in slots]
        found.append(sales[card])
    if len(tableau) < MOST_ROWS and unfinished(tableau) < MOST_UNFINISHED and (state.stables or state.stable_discard):
        found.append(actions.DRAW_STABLES)
    found += breedings(state, seat)
    if state.round < state.rounds:
        finishes = actions.FINISHES
        found += [finishes[card] for card in hand if card != HIDDEN]
    found.append(actions.FINISHES[NONE])
    return tuple(found)


def _choosing_decks(state: State, seat: int) -> tuple[actions.Action, ...]:
    return tuple(actions.CHOICES_OF_DECKS[deck] for deck in offered_decks(state))


def _dividing(state: State, seat: int) -> tuple[actions.Action, ...]:
    if seats_of_round(state).alone == seat:
        return _keeping(state, seat)
    return tuple(map(actions.Divide, divisions(state, seat)))


def _discarding(state: State, seat: int) -> tuple[actions.Action, ...]:
    return tuple(actions.DiscardCard(card) for card in state.hands[seat] if card != HIDDEN)


def _choosing_owners(state: State, seat: int) -> tuple[actions.Action, ...]:
    owners, stables = state.owners_offered[seat], state.stables_offered[seat]
    return tuple(actions.ChooseOwner(owner, stable) for owner in owners for stable in stables)


def _keeping_stable(state: State, seat: int) -> tuple[actions.Action, ...]:
    return (*(keep for stable in state.seen for keep in actions.STABLE_KEEPS[stable]), *_sales(state, seat))


def _moving_rollers(state: State, seat: int) -> tuple[actions.Action, ...]:
    return (*(actions.ROLLER_MOVES[card] for card in roller_horses(state, seat)), actions.KEEP_ROLLERS)


def _swapping(state: State, seat: int) -> tuple[actions.Action, ...]:
    cards = (card for row in state.tableaus[seat] for card in row.slots if card != NONE)
    return (*(actions.SwapCards(*sorted(pair)) for pair in combinations(cards, 2)), actions.KEEP_PLACES)


_LEGAL: Final[dict[Phase, Callable[[State, int], tuple[actions.Action, ...]]]] = {
    Phase.SELECTING: _selecting,
    Phase.CHOOSING_DECKS: _choosing_decks,
    Phase.KEEPING: _keeping,
    Phase.PLACING: _placing,
    Phase.KEEPING_DRAWN: lambda state, seat: (*(actions.KEEPS[card] for card in state.seen), *_sales(state, seat)),
    Phase.KEEPING_STABLE: _keeping_stable,
    Phase.AGREEING: lambda state, seat: (actions.AGREE, actions.REFUSE),
    Phase.BREEDING: lambda state, seat: (*breedings(state, seat), actions.PASS_BREEDING),
    Phase.MOVING_ROLLERS: _moving_rollers,
    Phase.SWAPPING: _swapping,
    Phase.DIVIDING: _dividing,
    Phase.CHOOSING_GROUPS: lambda state, seat: actions.GROUP_CHOICES,
    Phase.DISCARDING: _discarding,
    Phase.CHOOSING_OWNERS: _choosing_owners,
}
