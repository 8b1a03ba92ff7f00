"""Why an action is not legal now, told from what the seat may know: whose decision it is, what it is about, costs,
slots, boxes, stables, breeding (rulings 1, 5, 6, 9 and 11).
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from boardroom.engine.enumerations import either
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position import actions, cards, numbers, prices
from boardroom.games.epona.position.keeping import to_keep
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.state import OTHER_GROUP, Phase, State, may_breed_together
from boardroom.games.epona.position.tableau import cards_of, unfinished
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules import breeding, drawing, legal, placing
from boardroom.games.epona.words import formula_words, names

_Reason: TypeAlias = Text | Callable[[State, int, Any], Text]


def why_not(state: State, seat: int, action: actions.Action) -> Text:
    """Why an action is not legal now, told from what the seat may know."""
    if state.phase == Phase.OVER:
        return phrase("Epona", "The game is over.")
    acting = legal.actors(state)
    if seat not in acting:
        if state.phase == Phase.KEEPING:
            return phrase("Epona", "You have chosen your cards; wait for the others.")
        if len(acting) > 1:
            return phrase("Epona", "You have decided; wait for the others.")
        return phrase("Epona", "It is {other}’s turn to decide.").put(other=Seat(acting[0]))
    if state.phase == Phase.PLACING and state.pending:
        return _why_not_use(state, seat, action)
    if state.phase == Phase.KEEPING and state.finished >> seat & 1:
        reasons = _PAYING
    else:
        reasons = _REASONS[state.phase]
    reason = reasons.of.get(type(action), reasons.other)
    return reason if isinstance(reason, Text) else reason(state, seat, action)


_NOT_IN_HAND: Final = phrase("Epona", "That card is not in your hand.")

# Distribution.


def _why_not_select(state: State, seat: int, action: actions.ChooseSelection) -> Text:
    if action.face not in state.display:
        return phrase("Epona", "That selection card is not on display.")
    coins = state.coins[seat]
    if all(cards.FACES[face].price > coins for face in state.display):
        return phrase("Epona", "You cannot afford any selection card, so you must take the cheapest one.")
    price = cards.FACES[action.face].price
    return phrase("Epona", "It costs %n coins and you have {coins}: choose one you can pay for.", "", price).put(
        coins=coins
    )


def _why_not_choose(state: State, seat: int, action: actions.ChooseDeck) -> Text:
    decks = drawing.open_decks(state.to_choose[0], state.chosen[state.active])
    if action.deck in decks:
        return phrase("Epona", "No cards are left in that deck.")
    if state.to_choose[0] == OTHER_GROUP:
        return phrase("Epona", "The last card must come from a different group from the one before.")
    return phrase("Epona", "This card comes from {decks}.").put(
        decks=either([names.deck_in_sentence(deck) for deck in decks])
    )


def _why_not_keep(state: State, seat: int, action: actions.KeepCards) -> Text:
    drawn = state.drawn[seat]
    if any(card not in drawn for card in action.cards):
        return phrase("Epona", "You can keep only cards you have drawn.")
    return phrase("Epona", "Keep exactly %n cards.", "", to_keep(state, seat))


# While bonuses are to be used.


def _why_not_use(state: State, seat: int, action: actions.Action) -> Text:
    """Why something cannot be done while bonuses are to be used."""
    has_owner_icon = any(bonus.kind == BonusKind.OWNER for bonus in state.pending)
    if isinstance(action, actions.UseBox):
        if not has_owner_icon:
            return phrase("Epona", "You have no owner icon to use.")
        return _why_not_box(state.boxes[seat], action.box)
    if isinstance(action, actions.SellCard):
        return _NOT_IN_HAND
    decks = [bonus.what for bonus in state.pending if bonus.kind == BonusKind.DRAW]
    instead = formula_words.instead_of_draw()
    replaced = bool(decks and state.drew >> seat & 1)
    if isinstance(action, actions.DrawBonus | actions.TakeCoin | actions.TakePoint):
        if not decks:
            return phrase("Epona", "You have no draw to use.")
        if replaced:
            return phrase("Epona", "You have already used this round’s draw bonus: take {instead}.").put(
                instead=instead
            )
        return phrase("Epona", "Your bonus is to draw from {deck}.").put(deck=names.deck_in_sentence(decks[0]))
    if replaced and has_owner_icon:
        return phrase("Epona", "First put a cube on a box of your owner card, and take {instead}.").put(instead=instead)
    if replaced:
        return phrase("Epona", "First take {instead}.").put(instead=instead)
    return phrase("Epona", "First use your bonus: {bonus}.").put(bonus=formula_words.bonuses_in_sentence(state.pending))


def _why_not_box(boxes: int, box: int) -> Text:
    if boxes >> box & 1:
        return phrase("Epona", "There is already a cube on {box}.").put(box=names.box_name(box))
    if box < cards.BOXES_BELOW:
        return phrase("Epona", "There is no such box.")
    return phrase("Epona", "That box needs cubes on both boxes below it first.")


# While nothing is pending.


def _why_not_card(state: State, seat: int, action: actions.PlaceCard) -> Text:
    hand, tableau = state.hands[seat], state.tableaus[seat]
    if action.card == cards.HIDDEN or action.card not in hand:
        return _NOT_IN_HAND
    if action.row >= len(tableau):
        return phrase("Epona", "You have no stable there.")
    slots = tableau[action.row].slots
    if action.slot >= len(slots):
        return phrase("Epona", "This stable has only %n slots.", "", len(slots))
    if slots[action.slot] != cards.NONE:
        return phrase("Epona", "There is already a card in that slot.")
    price, coins = placing.cost(state, seat, action.card), state.coins[seat]
    short = prices.sales_needed(coins, price)
    text = phrase("Epona", "It costs {price} and you have {coins}; discarding cards would not be enough.")
    if short < len(hand):
        text = phrase("Epona", "It costs {price} and you have {coins}: discard %n other cards first.", "", short)
    return text.put(price=formula_words.coins_name(price), coins=coins)


def _why_not_stables(state: State, seat: int, action: actions.DrawStables) -> Text:
    tableau = state.tableaus[seat]
    if len(tableau) >= numbers.MOST_ROWS:
        return phrase("Epona", "You already have %n stables, the most you can have.", "", numbers.MOST_ROWS)
    if unfinished(tableau) >= numbers.MOST_UNFINISHED:
        return phrase("Epona", "You already have %n unfinished stables: finish one first.", "", numbers.MOST_UNFINISHED)
    return phrase("Epona", "No stables are left.")


def _why_not_finish(state: State, seat: int, action: actions.FinishPlacing) -> Text:
    if state.round == state.rounds:
        return phrase("Epona", "No card can be kept after the final round.")
    return _NOT_IN_HAND


def _why_not_breed(state: State, seat: int, action: actions.Breed) -> Text:
    """Why a seat cannot breed this mare with this stallion, when it could breed at all."""
    mare, stallion = action.mare, action.stallion
    if cards.HIDDEN in (mare, stallion) or mare not in cards.MARES or stallion not in cards.STALLIONS:
        return phrase("Epona", "Breeding needs a mare and a stallion.")
    if not any(mare in row.slots for row in state.tableaus[seat]):
        return phrase("Epona", "You can breed only mares in your own tableau.")
    if state.tokens[mare]:
        return phrase("Epona", "{mare} already has a foal.").put(mare=names.asset_in_sentence(mare))
    owner = breeding.stallion_owner(state, stallion)
    if owner == NOBODY and stallion not in state.neutral:
        return phrase("Epona", "{stallion} is not in a stable.").put(stallion=names.asset_in_sentence(stallion))
    if owner not in (seat, NOBODY) and not may_breed_together(state.lots, seat, owner):
        return phrase("Epona", "{owner} is not your partner this round.").put(owner=Seat(owner))
    if state.studs[seat]:
        return phrase("Epona", "{owner} has already refused to let these two breed this round.").put(owner=Seat(owner))
    return phrase("Epona", "You have no stud token left.")


# The end.


def _why_not_roll(state: State, seat: int, action: actions.MoveRoller) -> Text:
    if not any(card == action.card for card, _ in cards_of(state.tableaus[seat])):
        return phrase("Epona", "That card is not in your tableau.")
    if action.card in state.rollers[seat]:
        return phrase("Epona", "That horse already has a rider roller.")
    return phrase("Epona", "That card does not score with a rider roller.")


def _why_not_swap(state: State, seat: int, action: actions.SwapCards) -> Text:
    own = {card for card, _ in cards_of(state.tableaus[seat])}
    if action.card not in own or action.other not in own:
        return phrase("Epona", "You can swap only cards in your own tableau.")
    return phrase("Epona", "Choose two different cards.")


# All of them.


class _Reasons(NamedTuple):
    """What is against actions of each kind, and against any other."""

    of: dict[type, _Reason]
    other: _Reason


_NO_BONUS: Final = phrase("Epona", "You have no bonus to use now.")
_DRAWN: Final = phrase("Epona", "The cards of this round have been drawn.")
_PAYING: Final = _Reasons(
    {actions.SellCard: _NOT_IN_HAND},
    phrase("Epona", "First discard some of the cards you just kept, to pay for your selection card."),
)
"""Against what who keeps cards has not to do any more, but to pay."""
_REASONS: Final[dict[Phase, _Reasons]] = {
    Phase.SELECTING: _Reasons(
        {actions.ChooseSelection: _why_not_select}, phrase("Epona", "First choose a selection card.")
    ),
    Phase.CHOOSING_DECKS: _Reasons(
        {actions.ChooseDeck: _why_not_choose}, phrase("Epona", "First choose the decks to draw from.")
    ),
    Phase.KEEPING: _Reasons({actions.KeepCards: _why_not_keep}, phrase("Epona", "First choose the cards you keep.")),
    Phase.PLACING: _Reasons(
        {
            actions.PlaceCard: _why_not_card,
            actions.SellCard: _NOT_IN_HAND,
            actions.Breed: _why_not_breed,
            actions.DrawStables: _why_not_stables,
            actions.FinishPlacing: _why_not_finish,
            **dict.fromkeys((actions.UseBox, actions.DrawBonus, actions.TakeCoin, actions.TakePoint), _NO_BONUS),
            actions.PassBreeding: phrase("Epona", "You are still placing: finish that first."),
            **dict.fromkeys((actions.ChooseSelection, actions.ChooseDeck, actions.KeepCards), _DRAWN),
        },
        phrase("Epona", "That cannot be done while you place cards."),
    ),
    Phase.KEEPING_DRAWN: _Reasons(
        {actions.KeepDrawn: phrase("Epona", "That card is not among those drawn."), actions.SellCard: _NOT_IN_HAND},
        phrase("Epona", "First keep one of the cards drawn."),
    ),
    Phase.KEEPING_STABLE: _Reasons(
        {actions.KeepStable: phrase("Epona", "That stable is not among those drawn."), actions.SellCard: _NOT_IN_HAND},
        phrase("Epona", "First choose one of the stables drawn."),
    ),
    Phase.AGREEING: _Reasons({}, phrase("Epona", "First agree to the breeding, or refuse it.")),
    Phase.BREEDING: _Reasons(
        {actions.Breed: _why_not_breed},
        phrase("Epona", "Everyone has finished placing: you can only breed horses or pass."),
    ),
    Phase.MOVING_ROLLERS: _Reasons(
        {actions.MoveRoller: _why_not_roll}, phrase("Epona", "First move your rider rollers, or finish moving.")
    ),
    Phase.DIVIDING: _Reasons(
        {
            actions.KeepCards: _why_not_keep,
            actions.Divide: phrase("Epona", "Each group needs at least one card."),
        },
        phrase("Epona", "First divide the cards you drew."),
    ),
    Phase.CHOOSING_GROUPS: _Reasons({}, phrase("Epona", "First take one of the groups.")),
    Phase.DISCARDING: _Reasons({actions.DiscardCard: _NOT_IN_HAND}, phrase("Epona", "First discard a card.")),
    Phase.CHOOSING_OWNERS: _Reasons(
        {actions.ChooseOwner: phrase("Epona", "That is not among those you may choose.")},
        phrase("Epona", "First choose an owner card and a stable."),
    ),
    Phase.SWAPPING: _Reasons(
        {actions.SwapCards: _why_not_swap},
        phrase("Epona", "First swap two cards, or leave the horse box unused."),
    ),
}
