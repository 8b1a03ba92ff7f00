"""Why something cannot be done while cards are placed: costs, slots, boxes, stables, breeding (rulings 1, 5, 6, 9 and
11).
"""

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.actions import Breed
from boardroom.games.epona.position.cards import BOXES_BELOW, HIDDEN, MARES, NONE, STALLIONS
from boardroom.games.epona.position.numbers import MOST_ROWS, MOST_UNFINISHED
from boardroom.games.epona.position.prices import sales_needed
from boardroom.games.epona.position.state import NOBODY, State
from boardroom.games.epona.position.tableau import unfinished
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.rules.breeding import stallion_owner
from boardroom.games.epona.rules.distribution import may_breed_together
from boardroom.games.epona.rules.placing import cost
from boardroom.games.epona.words.formula_words import bonuses_in_sentence, coins_name, instead_of_draw
from boardroom.games.epona.words.names import asset_in_sentence, box_name, deck_in_sentence


def why_not_breed(state: State, seat: int, action: Breed) -> Text:
    """Why a seat cannot breed this mare with this stallion, when it could breed at all."""
    mare, stallion = action.mare, action.stallion
    if HIDDEN in (mare, stallion) or mare not in MARES or stallion not in STALLIONS:
        return phrase("Epona", "Breeding needs a mare and a stallion.")
    if not any(mare in row.slots for row in state.tableaus[seat]):
        return phrase("Epona", "You can breed only mares in your own tableau.")
    if state.tokens[mare]:
        return phrase("Epona", "{mare} already has a foal.").put(mare=asset_in_sentence(mare))
    owner = stallion_owner(state, stallion)
    if owner == NOBODY and stallion not in state.neutral:
        return phrase("Epona", "{stallion} is in no stable.").put(stallion=asset_in_sentence(stallion))
    if owner not in (seat, NOBODY) and not may_breed_together(state.lots, seat, owner):
        return phrase("Epona", "{owner} is not your breeding partner this round.").put(owner=Seat(owner))
    if state.studs[seat]:
        return phrase("Epona", "{owner} refused this breeding this round.").put(owner=Seat(owner))
    return phrase("Epona", "You have no stud token left.")


def not_in_hand() -> Text:
    """That a card is not there to be placed or sold."""
    return phrase("Epona", "That card is not in your hand.")


# While bonuses are to be used.


def why_not_use(state: State, seat: int, action: actions.Action) -> Text:
    """Why something cannot be done while bonuses are to be used."""
    if isinstance(action, actions.UseBox):
        if not any(bonus.kind == BonusKind.OWNER for bonus in state.pending):
            return phrase("Epona", "You have no owner icon to use.")
        return _why_not_box(state.boxes[seat], action.box)
    if isinstance(action, actions.SellCard):
        return not_in_hand()
    decks = [bonus.what for bonus in state.pending if bonus.kind == BonusKind.DRAW]
    instead = instead_of_draw()
    replaced = bool(decks and state.drew >> seat & 1)
    if isinstance(action, actions.DrawBonus | actions.TakeCoin | actions.TakePoint):
        if not decks:
            return phrase("Epona", "You have no draw to use.")
        if replaced:
            return phrase("Epona", "You have already used this round’s draw bonus: take {instead}.").put(
                instead=instead
            )
        return phrase("Epona", "Your bonus is to draw from {deck}.").put(deck=deck_in_sentence(decks[0]))
    if replaced:
        if any(bonus.kind == BonusKind.OWNER for bonus in state.pending):
            return phrase("Epona", "First put a cube on a box of your owner card, and take {instead}.").put(
                instead=instead
            )
        return phrase("Epona", "First take {instead}.").put(instead=instead)
    return phrase("Epona", "First use your bonus: {bonus}.").put(bonus=bonuses_in_sentence(state.pending))


def _why_not_box(boxes: int, box: int) -> Text:
    if boxes >> box & 1:
        return phrase("Epona", "There is already a cube on {box}.").put(box=box_name(box))
    if box < BOXES_BELOW:
        return phrase("Epona", "There is no such box.")
    return phrase("Epona", "That box needs cubes on both boxes below it first.")


# While nothing is pending.


def why_not_place(state: State, seat: int, action: actions.Action) -> Text:
    """Why something cannot be done while cards are placed and no bonus is to be used."""
    if isinstance(action, actions.PlaceCard):
        return _why_not_card(state, seat, action)
    if isinstance(action, actions.SellCard):
        return not_in_hand()
    if isinstance(action, actions.Breed):
        return why_not_breed(state, seat, action)
    if isinstance(action, actions.DrawStables):
        return _why_not_stables(state, seat)
    if isinstance(action, actions.FinishPlacing):
        if state.round == state.rounds:
            return phrase("Epona", "No card can be kept after the last round.")
        return not_in_hand()
    if isinstance(action, actions.UseBox | actions.DrawBonus | actions.TakeCoin | actions.TakePoint):
        return phrase("Epona", "You have no bonus to use now.")
    if isinstance(action, actions.PassBreeding):
        return phrase("Epona", "You are still placing: finish that first.")
    if isinstance(action, actions.ChooseSelection | actions.ChooseDeck | actions.KeepCards):
        return phrase("Epona", "The cards of this round have been drawn.")
    return phrase("Epona", "That cannot be done while you place cards.")


def _why_not_card(state: State, seat: int, action: actions.PlaceCard) -> Text:
    hand, tableau = state.hands[seat], state.tableaus[seat]
    if action.card == HIDDEN or action.card not in hand:
        return not_in_hand()
    if action.row >= len(tableau):
        return phrase("Epona", "You have no stable there.")
    slots = tableau[action.row].slots
    if action.slot >= len(slots):
        return phrase("Epona", "This stable has only %n slots.", "", len(slots))
    if slots[action.slot] != NONE:
        return phrase("Epona", "There is already a card in that slot.")
    price, coins = cost(state, seat, action.card), state.coins[seat]
    short = sales_needed(coins, price)
    if short < len(hand):
        return phrase("Epona", "It costs {price} and you have {coins}: sell %n other cards first.", "", short).put(
            price=coins_name(price), coins=coins
        )
    return phrase("Epona", "It costs {price} and you have {coins}; selling cards would not be enough.").put(
        price=coins_name(price), coins=coins
    )


def _why_not_stables(state: State, seat: int) -> Text:
    tableau = state.tableaus[seat]
    if len(tableau) >= MOST_ROWS:
        return phrase("Epona", "You already have %n stables, the most there can be.", "", MOST_ROWS)
    if unfinished(tableau) >= MOST_UNFINISHED:
        return phrase("Epona", "You already have %n unfinished stables: finish one first.", "", MOST_UNFINISHED)
    return phrase("Epona", "No stables are left.")
