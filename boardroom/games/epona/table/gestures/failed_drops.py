"""What a drop that did nothing was meant to be: an action, whose reason against it the rules tell, or a sentence."""

from typing import Final

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import MARES, NONE, SEX, STALLIONS
from boardroom.games.epona.position.state import Phase, State, card_key, chooser_for, divider_for
from boardroom.games.epona.position.tableau import cards_of
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.layout import locations
from boardroom.games.epona.table.layout.locations import Location, Where
from boardroom.games.epona.table.layout.views import divides, marks_group
from boardroom.games.epona.words.names import asset_piece
from boardroom.ui.stage.presentation import Presentation


def intent(shown: Presentation, source: str, target: str) -> actions.Action | Text | None:
    """What a drop was meant to be: an action that cannot be done, or a sentence that says why not; nothing where a
    piece was only put back.
    """
    if shown.actor is None:
        return None
    meant = _meant(shown, shown.actor, source, target)
    # What can be done was only dropped in the wrong place: there is no reason against it to be told.
    return _RIGHT_PLACE.get(type(meant)) if meant in shown.legal else meant


_DRAW: Final = phrase("Epona", "Click the deck, or drop its top card on your hand.")
_USE: Final = phrase("Epona", "Drop the card in a free slot to place it, or on “Discard” to gain coins.")
_SWAP: Final = phrase("Epona", "Drop the card on another card in your tableau to swap them.")
_RIGHT_PLACE: Final[dict[type, Text]] = {
    actions.ChooseSelection: phrase("Epona", "Click the selection card, or drop it beside your owner card."),
    actions.ChooseDeck: _DRAW,
    actions.DrawBonus: _DRAW,
    actions.DrawStables: phrase("Epona", "Click the deck of stables to draw."),
    actions.KeepStable: phrase("Epona", "Drop the stable above or below your others."),
    actions.PlaceCard: _USE,
    actions.SellCard: _USE,
    actions.UseBox: phrase("Epona", "Put the cube on a free box of your owner card, or choose the box."),
    actions.Breed: phrase("Epona", "To breed, drag a mare to a stallion, or a stallion to a mare."),
    actions.MoveRoller: phrase("Epona", "Put a rider roller on the horse."),
    actions.SwapCards: _SWAP,
}
"""How what can be done is done."""


def _meant(shown: Presentation, seat: int, source: str, target: str) -> actions.Action | Text | None:
    view: State = shown.view
    kind = kind_of(source)
    if kind == "ownercard":
        return _CHOOSE_BOTH
    if kind in ("back", "owner", "roller", "cube") and owner_of(source) != seat:
        return _of_another(owner_of(source))
    if kind in ("owner", "cube"):
        return _box_meant(shown, seat, target)
    if kind == "roller":
        return _roller_meant(view, target)
    if kind == "deck":
        return _deck_meant(view, *numbers_of(source))
    if kind == "selection":
        return _selection_meant(view, *numbers_of(source))
    if kind == "token":
        return actions.ChooseSelection(view.display[numbers_of(source)[0]])
    if kind == "stable":
        return _stable_meant(view, seat, *numbers_of(source))
    # Whoever tries their own cards, face down, looks at them.
    return _card_meant(shown, seat, numbers_of(source)[0], target) if kind == "card" else None


def _of_another(seat: int) -> Text:
    return phrase("Epona", "That is {seat}’s.", "why a piece cannot be taken up").put(seat=Seat(seat))


_CHOOSE_BOTH: Final = phrase("Epona", "Click an owner card and a stable, then press the button.")


# What is no card.


def _box_meant(shown: Presentation, seat: int, target: str) -> actions.Action | Text:
    """The box that was clicked; where any would do, that one is to be clicked."""
    there = locations.location_of(shown.view, target)
    if there.where == Where.BOX:
        return actions.USES[there.row] if there.seat == seat else _of_another(there.seat)
    return next((action for action in shown.legal if isinstance(action, actions.UseBox)), actions.USES[0])


def _roller_meant(view: State, target: str) -> actions.Action | Text:
    if view.phase != Phase.MOVING_ROLLERS:
        return phrase("Epona", "Rider rollers are moved to horses at the end of the game.")
    if kind_of(target) == "card":
        return actions.ROLLER_MOVES[numbers_of(target)[0]]
    return phrase("Epona", "Drop the rider roller on a horse that scores with one.")


def _deck_meant(view: State, deck: int) -> actions.Action:
    if deck == keys.STABLE_DECK:
        return actions.DRAW_STABLES
    return actions.DrawBonus(deck) if view.to_choose == b"" else actions.ChooseDeck(deck)


def _selection_meant(view: State, card: int) -> actions.Action | Text:
    lies = locations.where_selection_lies(view, card)
    if lies.where == Where.PLATE:
        return phrase("Epona", "{seat} has taken this selection card for the round.").put(seat=Seat(lies.seat))
    if view.phase != Phase.SELECTING:
        return phrase("Epona", "You cannot choose a selection card now.")
    return actions.ChooseSelection(locations.face_of(view, card))


def _stable_meant(view: State, seat: int, stable: int) -> actions.Action | Text:
    lies = locations.where_stable_lies(view, stable)
    if view.phase == Phase.CHOOSING_OWNERS and lies.where == Where.SEEN:
        return _CHOOSE_BOTH
    if lies.where == Where.SEEN:
        return actions.STABLE_KEEPS[stable][0]
    if lies.where == Where.DISCARD:
        return _DISCARDED
    if lies.seat != seat:
        return _of_another(lies.seat)
    if view.phase == Phase.KEEPING_STABLE:
        return phrase("Epona", "First choose one of the stables drawn.")
    return phrase("Epona", "A stable cannot be moved.")


_DISCARDED: Final = phrase("Epona", "Discarded cards come back only when their deck runs out.")


# Cards.


def _card_meant(shown: Presentation, seat: int, card: int, target: str) -> actions.Action | Text | None:
    view: State = shown.view
    lies = locations.where_card_lies(view, card)
    if lies.where == Where.HAND and view.phase != Phase.DISCARDING:
        return _hand_meant(shown, seat, card, target)
    if lies.where == Where.GROUP:
        if divider_for(view, seat) == lies.seat:
            return phrase("Epona", "Click a group to choose it, then press the button.")
        chooser = chooser_for(view, lies.seat)
        if lies.seat == seat:
            return phrase("Epona", "{seat} chooses; you get the other group.").put(seat=Seat(chooser))
        return phrase("Epona", "{seat} chooses one of these groups.").put(seat=Seat(chooser))
    if divides(view, seat) and lies.where == Where.DRAWN:
        if marks_group(view, seat, card):
            stays = phrase(
                "Epona", "Which group is 1 or 2 does not matter: leave {card} in group 1 and move the other cards."
            )
            return stays.put(card=asset_piece(card))
        return phrase("Epona", "Move cards to the other group, then press the button.")
    if view.phase == Phase.DISCARDING and lies.where == Where.HAND:
        return phrase("Epona", "Click the card to discard, then press the button.")
    if lies.where == Where.DRAWN:
        return phrase("Epona", "Click the cards to keep, then press the button.")
    if lies.where == Where.SEEN:
        return phrase("Epona", "Click the card to keep, then press the button.")
    if lies.where == Where.ASIDE:
        if locations.comes_back(view, card):
            return phrase("Epona", "This card was kept from the previous round: it comes back when you place cards.")
        return phrase("Epona", "This card is kept for the next round.")
    if lies.where == Where.DISCARD:
        return _DISCARDED
    if lies.where == Where.NEUTRAL:
        return _breeding_meant(view, seat, card, target)
    if lies.seat != seat:
        # Somebody else's stallion may be wanted; anything else is theirs.
        onto = locations.location_of(view, target)
        wanted = card in STALLIONS and target != card_key(card) and onto.seat == seat and kind_of(target) == "card"
        return _breeding_meant(view, seat, card, target) if wanted else _of_another(lies.seat)
    return _placed_meant(view, seat, card, target)


def _hand_meant(shown: Presentation, seat: int, card: int, target: str) -> actions.Action | Text | None:
    """What a card of the hand was meant for at a target; nothing where it was only put back and can be used."""
    view: State = shown.view
    there = locations.location_of(view, target)
    if there.where == Where.DISCARD:
        return actions.SALES[card]
    if there.where == Where.KEEP and there.seat == seat:
        return actions.FINISHES[card]
    if there.where in (Where.SLOT, Where.ROW, Where.TABLEAU) and there.seat != seat:
        return phrase("Epona", "Cards are placed in your own stables.")
    if there.where == Where.SLOT:
        return actions.PLACES[card][there.row][there.slot]
    can_place = any(isinstance(action, actions.PlaceCard) and action.card == card for action in shown.legal)
    if not can_place and actions.SALES[card] not in shown.legal:
        return actions.PLACES[card][0][0]
    if there.where == Where.DECK:
        return phrase("Epona", "A card cannot go back to its deck. Drop it on “Discard” to gain coins.")
    if there.where == Where.NOWHERE or (there.where == Where.HAND and there.seat == seat):
        return None
    return _USE if can_place else _place_meant(view, seat, card)


def held_for(shown: Presentation, key: str, part: str) -> actions.Action | Text | None:
    """What a card of the hand would be placed for, where it can only be discarded or kept."""
    if shown.actor is None or kind_of(key) != "card":
        return None
    return _place_meant(shown.view, shown.actor, *numbers_of(key))


def _place_meant(view: State, seat: int, card: int) -> actions.Action | Text:
    """What is against placing a card wherever there is room."""
    for number, row in enumerate(view.tableaus[seat]):
        if NONE in row.slots:
            return actions.PLACES[card][number][row.slots.index(NONE)]
    if view.phase == Phase.PLACING and not view.pending:
        return phrase("Epona", "No slot is free: draw a new stable first.")
    return actions.PLACES[card][0][0]


def _placed_meant(view: State, seat: int, card: int, target: str) -> actions.Action | Text:
    """What a card of the own tableau was meant for at a target."""
    if view.phase == Phase.SWAPPING:
        there = locations.location_of(view, target)
        if there.where == Where.SLOT and kind_of(target) == "card" and target != card_key(card):
            return actions.SwapCards(*sorted((card, *numbers_of(target))))
        return _SWAP
    if view.phase == Phase.MOVING_ROLLERS:
        return actions.ROLLER_MOVES[numbers_of(target)[0] if kind_of(target) == "card" else card]
    if SEX[card]:
        return _breeding_meant(view, seat, card, target)
    return phrase("Epona", "A placed card cannot be moved.")


def _breeding_meant(view: State, seat: int, horse: int, target: str) -> actions.Action | Text:
    """The breeding that was meant with a horse: with the one at the target, or else with any it could be."""
    there = locations.location_of(view, target)
    other = numbers_of(target)[0] if kind_of(target) == "card" else horse
    if other == horse:
        found = _partner(view, there.seat if there.where == Where.TABLEAU else seat, horse)
        if found < 0:
            return _no_partner(horse, there, seat)
        other = found
    return actions.Breed(horse, other) if horse in MARES else actions.Breed(other, horse)


def _partner(view: State, seat: int, horse: int) -> int:
    """A horse of the other sex in a seat's tableau, or among the solo player's stallions; -1 if there is none. A mare
    without a foal rather than another one.
    """
    wanted = STALLIONS if horse in MARES else MARES
    found = [card for card, _ in cards_of(view.tableaus[seat]) if card in wanted]
    if horse in MARES:
        found += view.neutral
    free = (card for card in found if not (card in MARES and view.tokens[card]))
    return next(free, found[0] if found else -1)


def _no_partner(horse: int, there: Location, seat: int) -> Text:
    if horse in STALLIONS:
        return phrase("Epona", "You have no mare to breed with this stallion.")
    if there.where == Where.TABLEAU and there.seat != seat:
        return phrase("Epona", "{seat} has no stallion.").put(seat=Seat(there.seat))
    return phrase("Epona", "You have no stallion to breed with this mare.")
