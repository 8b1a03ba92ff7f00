"""What every piece and target is called, for keys, screen readers and tips; piles that can be looked through."""

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position.cards import NO_TOKEN, SUPPORT
from boardroom.games.ephyran.position.state import State, card_key
from boardroom.games.ephyran.table.gestures import keys
from boardroom.games.ephyran.table.layout.locations import Where, half_there, location_of, where_card_lies
from boardroom.games.ephyran.words import names
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Pile


def piece_name(key: str, shown: Presentation) -> Text:
    """What a piece or target is called."""
    view: State = shown.view
    kind = kind_of(key)
    if kind == "card":
        return _card_name(view, *numbers_of(key))
    if kind == "token":
        return _token_name(view, key)
    if kind == "god":
        return _god_name(view, owner_of(key))
    if key == keys.ATHENA:
        return phrase("Ephyran", "the Athena token, {seat}’s").put(seat=Seat(view.starter))
    if kind == "free":
        return phrase("Ephyran", "{god}, available", "a god").put(god=names.god_name(*numbers_of(key)))
    if kind == "back":
        return phrase("Ephyran", "{seat}’s card, face down").put(seat=Seat(owner_of(key)))
    if kind == "column":
        seat, territory = numbers_of(key)
        return names.territory_of(seat, territory)
    if kind == "city":
        return phrase("Ephyran", "{seat}’s city").put(seat=Seat(owner_of(key)))
    if kind == "hand":
        return phrase("Ephyran", "{seat}’s hand").put(seat=Seat(owner_of(key)))
    return _pile_name(view, key)


def _card_name(view: State, card: int) -> Text:
    lies = where_card_lies(view, card)
    if lies.where == Where.AREA:
        half = half_there(view, lies)
        area = names.laid_in_sentence(half, lies.territory, lies.number)
        return phrase("Ephyran", "{area}, {seat}’s city").put(area=area, seat=Seat(lies.seat))
    if lies.where == Where.LOCK:
        shield = names.support_in_sentence(SUPPORT[view.cities[lies.seat].locks[lies.territory]])
        return phrase("Ephyran", "{shield} on {territory}").put(
            shield=shield, territory=names.territory_of(lies.seat, lies.territory)
        )
    if lies.where == Where.WAITING:
        assert view.announced is not None
        return phrase("Ephyran", "{support}, played by {seat}").put(
            support=names.half_in_sentence(view.announced.half), seat=Seat(lies.seat)
        )
    name = names.card_name(card)
    if lies.where == Where.DISCARD:
        return phrase("Ephyran", "{card}, on the discard pile").put(card=name)
    if lies.where == Where.TARTARUS:
        return phrase("Ephyran", "{card}, in Tartarus").put(card=name)
    if lies.where == Where.SEEN:
        return phrase("Ephyran", "{card}, seen with the Graeae").put(card=name)
    return name


def _token_name(view: State, key: str) -> Text:
    """What a token is called: by its face to who sees that, as face down to everybody else."""
    if key == keys.TAKEN:
        return phrase("Ephyran", "{token}, to be placed on an area").put(token=names.token_name(view.token))
    seat, territory, number = numbers_of(key)
    place = phrase("Ephyran", "{area}, {seat}’s city").put(area=names.place_name(territory, number), seat=Seat(seat))
    return phrase("Ephyran", "{token} on {place}").put(token=names.token_name(token_at(view, key)), place=place)


def token_at(view: State, key: str) -> int:
    """The token of a key as it is seen; NO_TOKEN where none lies any more."""
    if key == keys.TAKEN:
        return view.token
    seat, territory, number = numbers_of(key)
    tokens = view.cities[seat].tokens[territory]
    return tokens[number - 1] if number <= len(tokens) else NO_TOKEN


def _god_name(view: State, seat: int) -> Text:
    god = view.gods[seat]
    if god < 0:
        return phrase("Ephyran", "{seat}’s god, not chosen yet").put(seat=Seat(seat))
    return phrase("Ephyran", "{god}, {seat}’s god").put(god=names.god_name(god), seat=Seat(seat))


def _pile_name(view: State, key: str) -> Text:
    if key in (keys.DECK, keys.PILE):
        return phrase("Ephyran", "the pile, %n cards", "", len(view.pile))
    if key == keys.DISCARD:
        return phrase("Ephyran", "the discard pile, %n cards", "", len(view.discard))
    if key == keys.TARTARUS:
        return phrase("Ephyran", "Tartarus, %n cards", "", len(view.tartarus))
    return phrase("Ephyran", "the magical tokens, %n left", "", len(view.supply))


def pile(key: str, shown: Presentation) -> Pile | None:
    """The discard pile or Tartarus, card by card from the top, by any card of it or its place."""
    view: State = shown.view
    where = location_of(view, key).where
    if where == Where.DISCARD and view.discard:
        return _pile_of(phrase("Ephyran", "Discard pile"), view.discard)
    if where == Where.TARTARUS and view.tartarus:
        return _pile_of(phrase("Ephyran", "Tartarus"), view.tartarus)
    return None


def _pile_of(title: Text, cards: bytes) -> Pile:
    """Cards that lie one on the other, the topmost last."""
    return Pile(title, tuple(map(card_key, reversed(cards))), tuple(map(names.card_name, reversed(cards))))
