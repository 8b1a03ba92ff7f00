"""What every piece and target is called, for keys, screen readers and tips; the pile that can be looked through."""

from typing import Final

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position import dice, field, numbers
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HIDDEN, limits
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, card_key
from boardroom.games.my_kingdom_for_a_horse.table.faces.twindice import dice_shown, gave_twin, twin_rolls
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import edge_in, kind_in, space_in
from boardroom.games.my_kingdom_for_a_horse.words import names
from boardroom.ui.stage.pieces.reading_order import NOBODY
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Pile


def piece_name(key: str, shown: Presentation) -> Text:
    """What a piece or target is called."""
    kind = kind_of(key)
    view: State = shown.view
    if kind == "card":
        (card,) = numbers_of(key)
        title = names.CARD_TITLES[CARDS[card].key]
        owner = next((seat for seat, cards in enumerate(view.lasting) if card in cards), None)
        if owner is not None:
            return phrase("Kingdom", "{card}, in front of {seat}").put(card=title, seat=Seat(owner))
        if card in view.discard:
            return phrase("Kingdom", "{card}, on the discard pile").put(card=title)
        return title
    if kind == "die":
        (die,) = numbers_of(key)
        lies = dice_shown(shown)[die]
        if lies == HIDDEN:
            return names.die_name(die)
        name = (
            phrase("Kingdom", "Breeding die: {face}") if die == dice.BREEDING_DIE else phrase("Kingdom", "Die: {face}")
        )
        name = name.put(face=names.face_name(die, lies))
        if rolls := twin_rolls(shown):
            gave = gave_twin(rolls[-1].gave[die])
            return phrase("Kingdom", "{die}, {gave}", "a die of Moritz").put(die=name, gave=gave)
        if dice.has_die(view.turn.taken, die):
            return phrase("Kingdom", "{die}, taken").put(die=name)
        # Whoever takes a die does not ask whether it was used.
        used = dice.has_die(view.turn.used, die) and view.phase != Phase.OTHERS_DICE
        return phrase("Kingdom", "{die}, used").put(die=name) if used else name
    if kind in ("fence", "edge"):
        name = names.edge_name(edge_in(key))
        return name if kind == "edge" else phrase("Kingdom", "Fence on {edge}").put(edge=name)
    if kind == "animal":
        space = space_in(key)
        content = view.fields[owner_of(key)].animals[space]
        return phrase("Kingdom", "{kind} on {space}").put(
            kind=names.animals(field.animal_kind(content), 1), space=field.space_name(space)
        )
    if kind == "space":
        return phrase("Kingdom", "space {space}").put(space=field.space_name(space_in(key)))
    if kind == "pen":
        return phrase("Kingdom", "the pen at {space}").put(space=field.space_name(space_in(key)))
    if kind == "stall":
        (given,) = numbers_of(key)
        rate = limits(view.lasting[shown.actor]).rates[given] if shown.actor is not None else numbers.RATES[given]
        return phrase("Kingdom", "the market: {trade}").put(trade=names.traded(given, 1, rate))
    if kind == "use":
        (die,) = numbers_of(key)
        return phrase("Kingdom", "Use: {face}", "a button: a die").put(face=names.face_name(die, view.turn.dice[die]))
    if kind == "waiting":
        return phrase("Kingdom", "{kind}, waiting").put(kind=names.KIND_TITLES[kind_in(key)])
    if kind == "hidden":
        return phrase("Kingdom", "{seat}’s farm card").put(seat=Seat(owner_of(key)))
    return _OTHER_NAMES.get(kind, phrase("Kingdom", "a fence from the supply"))


_OF_SEATS: Final = ("fence", "animal", "spare", "held", "hidden")


def seat_of(key: str, shown: Presentation) -> int:
    """The seat on whose field, in whose hand or before whom a piece lies; NOBODY for dice, the deck, what waits."""
    if kind_of(key) in _OF_SEATS:
        return owner_of(key)
    if kind_of(key) != "card":
        return NOBODY
    (card,) = numbers_of(key)
    view: State = shown.view
    held = (cards for cards in (*enumerate(view.hands), *enumerate(view.lasting)) if card in cards[1])
    return next((seat for seat, _ in held), NOBODY)


_OTHER_NAMES: Final = {
    "deck": phrase("Kingdom", "The deck of farm cards"),
    "discard": phrase("Kingdom", "the discard pile"),
    "field": phrase("Kingdom", "the field"),
    "cup": phrase("Kingdom", "the dice to re-roll"),
    "supply": phrase("Kingdom", "the supply"),
    "kept": phrase("Kingdom", "the animals you keep"),
    "held": phrase("Kingdom", "the fence in hand"),
    "hand": phrase("Kingdom", "the fence in hand"),
}
"""What is called the same whatever is shown, by the kind of its key."""


def pile(key: str, shown: Presentation) -> Pile | None:
    """What can be looked through where a piece lies: the discard pile."""
    discard = shown.view.discard
    if discard and key == card_key(discard[-1]):
        return Pile(phrase("Kingdom", "Discard pile"), tuple(card_key(card) for card in reversed(discard)))
    return None
