"""The names of actions; ``describe`` speaks of actions and events alike."""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.enumerations import listed
from boardroom.engine.text import Piece, Text, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import NONE
from boardroom.games.epona.position.numbers import COINS_INSTEAD, DRAWN_BY_BONUS, DRAWN_STABLES, POINTS_INSTEAD, SALE
from boardroom.games.epona.position.state import card_key, stable_key
from boardroom.games.epona.rules.breeding import foal
from boardroom.games.epona.words.explanations import asset_in_list, box_content, selection_in_list, stable_in_list
from boardroom.games.epona.words.formula_words import coins_name, vp
from boardroom.games.epona.words.log import EVENTS
from boardroom.games.epona.words.names import box_name, deck_in_sentence, place_name, selection_piece


def describe(thing: Any) -> Text:
    """The name of an action or the log line of an event."""
    words: Callable[[Any], Text] = _ACTIONS.get(type(thing)) or EVENTS[type(thing)]
    return words(thing)


def card_in_list(card: int) -> Piece:
    """An asset with what tells it from others of its kind, pointing at it."""
    return Piece(card_key(card), asset_in_list(card))


def _select(action: actions.ChooseSelection) -> Text:
    return phrase("Epona", "Take {selection}: {what}", "an action").put(
        selection=selection_piece(action.face), what=selection_in_list(action.face)
    )


def _keep(action: actions.KeepCards) -> Text:
    if not action.cards:
        return phrase("Epona", "Keep nothing", "an action")
    return phrase("Epona", "Keep {cards}", "an action").put(cards=listed([card_in_list(card) for card in action.cards]))


def _use(action: actions.UseBox) -> Text:
    content = box_content(action.box)
    if content is None:
        return phrase("Epona", "Put a cube on {box}", "an action").put(box=box_name(action.box))
    return phrase("Epona", "Put a cube on {box}: {what}", "an action").put(box=box_name(action.box), what=content)


def _keep_stable(action: actions.KeepStable) -> Text:
    stable = Piece(stable_key(action.stable), stable_in_list(action.stable))
    if action.below:
        return phrase("Epona", "Add {stable} below the others", "an action").put(stable=stable)
    return phrase("Epona", "Add {stable} above the others", "an action").put(stable=stable)


def _finish(action: actions.FinishPlacing) -> Text:
    if action.kept == NONE:
        return phrase("Epona", "Finish placing", "an action")
    return phrase("Epona", "Finish placing and keep {card}", "an action").put(card=card_in_list(action.kept))


def _take(what: Text) -> Text:
    return phrase("Epona", "Take {what} instead of drawing", "an action: 1 coin, 1 VP").put(what=what)


_ACTIONS: Final[dict[type, Any]] = {
    actions.ChooseSelection: _select,
    actions.ChooseDeck: lambda a: phrase("Epona", "Draw from {deck}", "an action").put(deck=deck_in_sentence(a.deck)),
    actions.KeepCards: _keep,
    actions.PlaceCard: lambda a: phrase("Epona", "Place {card} in {place}", "an action").put(
        card=card_in_list(a.card), place=place_name(a.row, a.slot)
    ),
    actions.SellCard: lambda a: phrase("Epona", "Sell {card} for %n coins", "an action", SALE).put(
        card=card_in_list(a.card)
    ),
    actions.UseBox: _use,
    actions.DrawBonus: lambda a: phrase("Epona", "Draw {number} from {deck} and keep 1", "an action").put(
        number=DRAWN_BY_BONUS, deck=deck_in_sentence(a.deck)
    ),
    actions.TakeCoin: lambda a: _take(coins_name(COINS_INSTEAD)),
    actions.TakePoint: lambda a: _take(vp(POINTS_INSTEAD)),
    actions.KeepDrawn: lambda a: phrase("Epona", "Keep {cards}", "an action").put(cards=card_in_list(a.card)),
    actions.DrawStables: lambda a: phrase("Epona", "Draw %n stables and keep 1", "an action", DRAWN_STABLES),
    actions.KeepStable: _keep_stable,
    actions.Breed: lambda a: phrase("Epona", "Breed {mare} with {stallion}: a foal worth {vp}", "an action").put(
        mare=card_in_list(a.mare), stallion=card_in_list(a.stallion), vp=vp(foal(a.mare, a.stallion))
    ),
    actions.Agree: lambda a: phrase("Epona", "Agree", "an action: to the breeding that a partner wants"),
    actions.Refuse: lambda a: phrase("Epona", "Refuse", "an action: the breeding that a partner wants"),
    actions.FinishPlacing: _finish,
    actions.PassBreeding: lambda a: phrase("Epona", "Pass on breeding", "an action"),
    actions.MoveRoller: lambda a: phrase("Epona", "Move a rider roller to {card}", "an action").put(
        card=card_in_list(a.card)
    ),
    actions.KeepRollers: lambda a: phrase("Epona", "Finish moving rider rollers", "an action"),
    actions.SwapCards: lambda a: phrase("Epona", "Swap {card} and {other}", "an action").put(
        card=card_in_list(a.card), other=card_in_list(a.other)
    ),
    actions.KeepPlaces: lambda a: phrase("Epona", "Leave the horse box unused", "an action"),
}
