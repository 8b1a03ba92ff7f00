"""The names of actions; ``describe`` speaks of actions and events alike."""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.enumerations import listed
from boardroom.engine.text import Piece, Text, filled, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import NO_OWNER, NONE
from boardroom.games.epona.position.numbers import COINS_INSTEAD, DRAWN_BY_BONUS, DRAWN_STABLES, POINTS_INSTEAD, SALE
from boardroom.games.epona.position.state import stable_key
from boardroom.games.epona.rules.breeding import foal
from boardroom.games.epona.words import log, names
from boardroom.games.epona.words.explanations import box_in_sentence, card_in_list, selection_in_list, stable_in_list
from boardroom.games.epona.words.formula_words import coins_name, vp


def describe(thing: Any) -> Text:
    """The name of an action or the log line of an event."""
    words = _ACTIONS.get(type(thing))
    if words is None:
        return log.line(thing)
    return filled(words(thing) if callable(words) else words, thing, _NAMED)


def listed_stable(stable: int) -> Piece:
    """A stable with what tells it from others, pointing at it."""
    return Piece(stable_key(stable), stable_in_list(stable))


_NAMED: Final = names.by_fields(
    {
        **dict.fromkeys(("card", "other", "mare", "stallion"), card_in_list),
        "cards": lambda cards: listed([card_in_list(card) for card in cards]),
        "stable": listed_stable,
        "deck": names.deck_in_sentence,
        "box": names.box_name,
    }
)
"""How the name of an action names each of its fields."""


def _use(action: actions.UseBox) -> Text:
    if action.owner == NO_OWNER:
        return phrase("Epona", "Put a cube on {box}", "an action")
    return phrase("Epona", "Put a cube on {box}: {what}", "an action").put(
        box=names.box_name(action.box), what=box_in_sentence(action.owner, action.box)
    )


def _keep_stable(action: actions.KeepStable) -> Text:
    if action.below:
        return phrase("Epona", "Add {stable} below the others", "an action")
    return phrase("Epona", "Add {stable} above the others", "an action")


def _finish(action: actions.FinishPlacing) -> Text:
    if action.kept == NONE:
        return phrase("Epona", "Finish placing", "an action")
    return phrase("Epona", "Finish placing and keep {card}", "an action").put(card=card_in_list(action.kept))


def _choose_group(action: actions.ChooseGroup) -> Text:
    if action.group:
        return phrase("Epona", "Take the second group", "an action")
    return phrase("Epona", "Take the first group", "an action")


_KEEP: Final = phrase("Epona", "Keep {cards}", "an action")
_TAKE: Final = phrase("Epona", "Take {what} instead of drawing", "an action: 1 coin, 1 VP")
_ACTIONS: Final[dict[type, Text | Callable[[Any], Text]]] = {
    actions.ChooseSelection: lambda action: phrase("Epona", "Take {selection}: {what}", "an action").put(
        selection=names.selection_piece(action.face), what=selection_in_list(action.face)
    ),
    actions.ChooseDeck: phrase("Epona", "Draw from {deck}", "an action"),
    actions.KeepCards: lambda action: _KEEP if action.cards else phrase("Epona", "Keep nothing", "an action"),
    actions.PlaceCard: lambda action: phrase("Epona", "Place {card} in {place}", "an action").put(
        card=card_in_list(action.card), place=names.place_name(action.row, action.slot)
    ),
    actions.SellCard: phrase("Epona", "Discard {card} for %n coins", "an action", SALE),
    actions.UseBox: _use,
    actions.DrawBonus: lambda action: phrase("Epona", "Draw {number} from {deck} and keep 1", "an action").put(
        number=DRAWN_BY_BONUS, deck=names.deck_in_sentence(action.deck)
    ),
    actions.TakeCoin: _TAKE.put(what=coins_name(COINS_INSTEAD)),
    actions.TakePoint: _TAKE.put(what=vp(POINTS_INSTEAD)),
    actions.KeepDrawn: lambda action: phrase("Epona", "Keep {cards}", "an action: a card drawn for a bonus").put(
        cards=card_in_list(action.card)
    ),
    actions.DrawStables: phrase("Epona", "Draw %n stables and keep 1", "an action", DRAWN_STABLES),
    actions.KeepStable: _keep_stable,
    actions.Breed: lambda action: phrase("Epona", "Breed {mare} with {stallion}: a foal worth {vp}", "an action").put(
        mare=card_in_list(action.mare),
        stallion=card_in_list(action.stallion),
        vp=vp(foal(action.mare, action.stallion)),
    ),
    actions.Agree: phrase("Epona", "Agree", "an action: to the breeding that a partner wants"),
    actions.Refuse: phrase("Epona", "Refuse", "an action: the breeding that a partner wants"),
    actions.FinishPlacing: _finish,
    actions.PassBreeding: phrase("Epona", "Pass on breeding", "an action"),
    actions.MoveRoller: phrase("Epona", "Move a rider roller to {card}", "an action"),
    actions.KeepRollers: phrase("Epona", "Finish moving rider rollers", "an action"),
    actions.SwapCards: phrase("Epona", "Swap {card} and {other}", "an action"),
    actions.Divide: lambda action: phrase("Epona", "Divide: {cards} in one group, the rest in the other", "an action"),
    actions.ChooseGroup: _choose_group,
    actions.DiscardCard: phrase("Epona", "Discard {card}", "an action"),
    actions.ChooseOwner: lambda action: phrase("Epona", "Take {owner} and {stable}", "an action").put(
        owner=names.owner_name(action.owner), stable=listed_stable(action.stable)
    ),
    actions.KeepPlaces: phrase("Epona", "Leave the horse box unused", "an action"),
}
