"""What every piece and target is called, for keys, screen readers and tips, and as a heading; the piles that can be
looked through.
"""

from collections.abc import Callable
from typing import Final

from boardroom.engine.enumerations import listed
from boardroom.engine.keys import kind_of, numbers_of, owner_of, parts_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.cards import HIDDEN, NONE
from boardroom.games.epona.position.numbers import SALE
from boardroom.games.epona.position.scoring import best_place
from boardroom.games.epona.position.state import NO_TOKEN, State, card_key, stable_key
from boardroom.games.epona.position.together import best_together
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.gestures.hand_order import ORDERS
from boardroom.games.epona.table.layout import locations
from boardroom.games.epona.table.layout.locations import Where
from boardroom.games.epona.table.layout.views import divides, division_before
from boardroom.games.epona.words import names
from boardroom.games.epona.words.explanations import asset_in_list, box_in_sentence, selection_in_list, stable_in_list
from boardroom.games.epona.words.formula_words import vp
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Pile

_OF_SEATS: Final[dict[str, Text]] = {
    "back": phrase("Epona", "{seat}’s card, face down"),
    "owner": phrase("Epona", "{seat}’s owner card"),
    "roller": phrase("Epona", "{seat}’s rider roller"),
    "cube": phrase("Epona", "{seat}’s cube, for a box of the owner card"),
    "hand": phrase("Epona", "{seat}’s hand"),
    "keep": phrase("Epona", "Keep for the next round", "a place for a card"),
    "above": phrase("Epona", "above {seat}’s stables", "a place for a new stable"),
    "below": phrase("Epona", "below {seat}’s stables", "a place for a new stable"),
    "plate": phrase("Epona", "what {seat} has", "a place: coins and tokens of a player"),
    "tableau": phrase("Epona", "{seat}’s stables"),
    "look": phrase("Epona", "go to {seat}’s stables", "a button: the next tableau to look at"),
}


def piece_name(key: str, shown: Presentation) -> Text:
    """What a piece or target is called."""
    view: State = shown.view
    kind = kind_of(key)
    if kind in _OF_SEATS:
        named = _OF_SEATS[kind]
        return named.put(seat=Seat(owner_of(key))) if "{seat}" in named.source else named
    if kind == "order":
        return ORDERS[shown.order]
    if kind == "group":
        return _group(shown, *numbers_of(key))
    if kind == "card" and _is_divided(view, *numbers_of(key)):
        # It lies in the second group once it is picked.
        return _IN_GROUP[key in shown.picked].put(card=names.asset_name(*numbers_of(key)))
    if key == keys.DISCARD:
        return phrase("Epona", "Discard pile: %n coins for a card", "a place for a card", SALE)
    return _NAMES[kind](view, *numbers_of(key))


def _is_divided(view: State, card: int) -> bool:
    """Whether a card is being divided."""
    lies = locations.where_card_lies(view, card)
    return lies.where == Where.DRAWN and divides(view, lies.seat)


def _group(shown: Presentation, group: int) -> Text:
    """A group with the cards in it, for who divides it or chooses from it."""
    view: State = shown.view
    seat = shown.audience if shown.actor is None else shown.actor
    cards = b""
    if seat is not None and divides(view, seat):
        cards = bytes(card for card in view.drawn[seat] if (card_key(card) in shown.picked) == bool(group))
    elif seat is not None and (division := division_before(view, seat)) is not None:
        cards = division.groups[group]
    if not cards:
        empty = phrase("Epona", "Group {number}, empty", "one of two groups of cards")
        return empty.put(number=group + 1)
    named = phrase("Epona", "Group {number}: {cards}", "one of two groups of cards")
    if seat is None or HIDDEN in cards:
        return named.put(number=group + 1, cards=listed(list(map(names.asset_in_sentence, cards))))
    if divides(view, seat):
        alone = phrase("Epona", "{card} (by itself +{points})", "a card of a group")
        points = [best_place(view, seat, card).points for card in cards]
    else:
        # Of these groups one is chosen: each card is told by its part of what all of them would score.
        alone, together = phrase("Epona", "{card} (+{points})", "a card of a group"), best_together(view, seat, cards)
        points = [place.points for place in together.places]
        if together.points:
            named = phrase("Epona", "Group {number}, together +{points}: {cards}", "one of two groups of cards")
            named = named.put(points=vp(together.points))
    called = [
        alone.put(card=names.asset_in_sentence(card), points=vp(more)) if more > 0 else names.asset_in_sentence(card)
        for card, more in zip(cards, points, strict=True)
    ]
    return named.put(number=group + 1, cards=listed(called))


_IN_GROUP: Final = (
    phrase("Epona", "{card}, in the first group"),
    phrase("Epona", "{card}, in the second group"),
)


def _card(view: State, card: int) -> Text:
    lies = locations.where_card_lies(view, card)
    if lies.where == Where.SLOT:
        text = phrase("Epona", "{card}, {place}, {seat}’s stables")
        return text.put(card=names.asset_name(card), place=names.place_name(lies.row, lies.slot), seat=Seat(lies.seat))
    if lies.where == Where.ASIDE and locations.comes_back(view, card):
        return phrase("Epona", "{card}, kept from the previous round").put(card=names.asset_name(card))
    where = {
        Where.NEUTRAL: phrase("Epona", "{card}, neutral stallion"),
        Where.ASIDE: phrase("Epona", "{card}, kept for the next round"),
        Where.DISCARD: phrase("Epona", "{card}, discarded"),
        Where.GROUP: _IN_GROUP[lies.row] if lies.where == Where.GROUP else None,
    }.get(lies.where)
    return asset_in_list(card) if where is None else where.put(card=names.asset_name(card))


def _stable(view: State, stable: int) -> Text:
    lies = locations.where_stable_lies(view, stable)
    if lies.where == Where.ROW:
        return phrase("Epona", "{stable}, row {row}, {seat}’s stables").put(
            stable=names.stable_in_sentence(stable), row=lies.row + 1, seat=Seat(lies.seat)
        )
    return stable_in_list(stable)


def _selection(view: State, card: int) -> Text:
    face = locations.face_of(view, card)
    if face == NONE:
        return names.selection_name()
    lies = locations.where_selection_lies(view, card)
    draw = selection_in_list(face)
    if lies.where == Where.PLATE:
        return phrase("Epona", "{seat}’s selection card: {draw}").put(seat=Seat(lies.seat), draw=draw)
    token = view.offered[view.display.index(face)]
    if token == NO_TOKEN:
        return phrase("Epona", "Selection card: {draw}").put(draw=draw)
    return phrase("Epona", "Selection card: {draw}; with {token}").put(token=names.token_in_sentence(token), draw=draw)


def _deck(view: State, deck: int) -> Text:
    of_stables = deck == keys.STABLE_DECK
    left = len(view.stables if of_stables else view.decks[deck])
    thrown = len(view.stable_discard if of_stables else view.discards[deck])
    name = names.deck_name(deck)
    if thrown:
        text = phrase("Epona", "{deck}: %n cards left, {thrown} discarded", "a deck", left)
        return text.put(deck=name, thrown=thrown)
    return phrase("Epona", "{deck}: %n cards left", "a deck", left).put(deck=name)


def _token(view: State, number: int) -> Text:
    return names.token_name(view.offered[number])


def _slot(view: State, seat: int, row: int, slot: int) -> Text:
    return phrase("Epona", "{place}, {seat}’s stables").put(place=names.place_name(row, slot), seat=Seat(seat))


def _box(view: State, seat: int, box: int) -> Text:
    return phrase("Epona", "{box}: {what}", "a box of an owner card").put(
        box=names.box_name(box), what=box_in_sentence(view.owners[seat], box)
    )


_NAMES: Final[dict[str, Callable[..., Text]]] = {
    "card": _card,
    "stable": _stable,
    "ownercard": lambda view, owner: names.owner_name(owner),
    "selection": _selection,
    "deck": _deck,
    "token": _token,
    "slot": _slot,
    "box": _box,
}


# Piles.


def pile(key: str, shown: Presentation) -> Pile | None:
    """What was discarded, card by card from the top: of a deck by that, of all decks by any card that lies there."""
    view: State = shown.view
    lies = locations.location_of(view, key)
    if lies.where == Where.DECK:
        return _discarded(view, lies.row)
    if lies.where != Where.DISCARD or not parts_of(key):
        return None
    cards: tuple[str, ...] = ()
    called: tuple[Text, ...] = ()
    headings = {}
    for deck in range(keys.STABLE_DECK + 1):
        found = _discarded(view, deck)
        if found is not None:
            headings[len(cards)] = names.deck_name(deck)
            cards, called = cards + found.cards, called + found.names
    return Pile(phrase("Epona", "Discarded", "a pile"), cards, called, tuple(headings.items()))


def _discarded(view: State, deck: int) -> Pile | None:
    of_stables = deck == keys.STABLE_DECK
    key, name = (stable_key, stable_in_list) if of_stables else (card_key, asset_in_list)
    discard = view.stable_discard if of_stables else view.discards[deck]
    cards = tuple(card for card in reversed(discard) if card != HIDDEN)
    title = phrase("Epona", "Discarded from {deck}", "a pile").put(deck=names.deck_in_sentence(deck))
    return Pile(title, tuple(map(key, cards)), tuple(map(name, cards))) if cards else None


# Headings.


def title_of(key: str, view: State) -> Text | None:
    """The name of a piece alone, as a heading; None for a target that is no piece."""
    title = _TITLES.get(kind_of(key))
    return title(view, numbers_of(key)[0]) if callable(title) else title


_TITLES: Final[dict[str, Text | Callable[[State, int], Text]]] = {
    "card": lambda view, card: names.asset_name(card),
    "back": names.asset_name(HIDDEN),
    "stable": lambda view, stable: names.stable_name(stable),
    "deck": lambda view, deck: names.deck_name(deck),
    "selection": names.selection_name(),
    "owner": lambda view, seat: names.owner_name(view.owners[seat]),
    "ownercard": lambda view, owner: names.owner_name(owner),
    "token": _token,
    "plate": lambda view, seat: _OF_SEATS["plate"].put(seat=Seat(seat)),
    "cube": phrase("Epona", "Cube"),
    "roller": phrase("Epona", "Rider roller"),
}
