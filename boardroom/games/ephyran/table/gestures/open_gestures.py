"""Every gesture, as sources, parts, targets and the actions they mean; and the halves that a card is held by."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Text, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import (
    HIDDEN,
    NUMBER,
    SUPPORT,
    TERRITORIES,
    TERRITORY,
    Support,
    is_dionysus,
    other_half,
)
from boardroom.games.ephyran.position.state import Phase, State, card_key, god_key
from boardroom.games.ephyran.table.gestures import keys
from boardroom.games.ephyran.table.gestures.keys import LOWER, UPPER
from boardroom.games.ephyran.table.layout.locations import Where, keys_on, location_of
from boardroom.games.ephyran.words.names import half_in_sentence
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.place import CardPart, Place
from boardroom.ui.stage.presentation import Presentation

_HALVES: Final = (CardPart(UPPER, QRectF(0, 0, 1, 0.5)), CardPart(LOWER, QRectF(0, 0.5, 1, 0.5)))
_BY_HALVES: Final = (Phase.PLAYING, Phase.PLAYING_AGAIN, Phase.ANSWERING)
"""The phases in which it matters by which half a card is held."""


# Halves.


def part_of(half: int) -> str:
    """The part that a card is held by when a half of it is meant; none for Dionysus, who is whole."""
    if is_dionysus(half >> 1):
        return ""
    return LOWER if half & 1 else UPPER


def half_of(card: int, part: str) -> int:
    """The half of a card that a part is."""
    return 2 * card + (part == LOWER)


def parts(shown: Presentation, key: str) -> tuple[CardPart, ...]:
    """The halves that a card of the acting hand is taken up by."""
    if shown.actor is None or kind_of(key) != "card" or shown.view.phase not in _BY_HALVES:
        return ()
    (card,) = numbers_of(key)
    return _HALVES if card in shown.view.hands[shown.actor] and not is_dionysus(card) else ()


def held(shown: Presentation, key: str, part: str, place: Place) -> Place:
    """A card that is held by a half shows it, and dims the other, which is given up; it is upright."""
    return place._replace(face=f"{place.face}.{part}", turn=0.0) if part else place


_PLAY_ON_PILE: Final = phrase("Ephyran", "Pile: play it. Discard pile: discard it. Esc puts it back.", "held")
_HELD: Final = {
    Support.CASTOR_AND_POLLUX: _PLAY_ON_PILE,
    Support.GRAEAE: _PLAY_ON_PILE,
    Support.EXCHANGE: phrase(
        "Ephyran", "One of the two areas: exchange it. Discard pile: discard the card. Esc puts it back.", "held"
    ),
    Support.TAKE_TOKEN: phrase(
        "Ephyran", "Your city or the tokens: play it. Discard pile: discard it. Esc puts it back.", "held"
    ),
    Support.DESTROY: phrase(
        "Ephyran",
        "A city: its owner chooses the area that goes. Discard pile: discard the card. Esc puts it back.",
        "held",
    ),
    Support.STEAL_TOKEN: phrase(
        "Ephyran", "A token: steal it. Discard pile: discard the card. Esc puts it back.", "held"
    ),
    Support.SHIELD: phrase(
        "Ephyran", "A territory: lock it. Discard pile: discard the card. Esc puts it back.", "held"
    ),
    Support.MAGIC: phrase(
        "Ephyran", "A territory: unlock it. Discard pile: discard the card. Esc puts it back.", "held"
    ),
}
"""What each target does with a support that is held."""
_STEALS: Final = phrase(
    "Ephyran", "A city’s Dionysus: steal him. Discard pile: discard the card. Esc puts it back.", "held: an area"
)
_ADDS_OR_STEALS: Final = phrase(
    "Ephyran",
    "Your city: place it. Another’s Dionysus: steal him. Discard pile: discard the card. Esc puts it back.",
    "held: an area",
)
_DISCARD_ONLY: Final = phrase("Ephyran", "You can only discard it. Esc puts it back.", "held: it cannot be played")
_BLOCKING: Final = phrase("Ephyran", "Now choose the support to block. Esc puts it back.", "held")
_DISCARDS: Final = phrase("Ephyran", "Enter discards it. Esc puts it back.", "a card is at the discard pile")
_PLAYS: Final = phrase("Ephyran", "Enter plays it. Esc puts it back.", "a support is at a target")


def held_words(shown: Presentation, key: str, part: str) -> Text | None:
    """What the targets do with a support that is held, or an area by which Dionysus can be stolen, or that a card can
    only be discarded; None for whatever else is held.
    """
    if shown.actor is None or kind_of(key) != "card":
        return None
    (card,) = numbers_of(key)
    half = half_of(card, part)
    if part_of(half) != part:
        return None
    if shown.view.phase == Phase.ANSWERING:
        return _BLOCKING if SUPPORT[half] in (Support.SHIELD, Support.MAGIC) else None
    if shown.view.phase not in (Phase.PLAYING, Phase.PLAYING_AGAIN):
        return None
    played = [action for action in shown.legal if getattr(action, "half", -1) == half]
    if not played:
        return _DISCARD_ONLY
    if SUPPORT[half] >= 0:
        return _HELD[Support(SUPPORT[half])]
    thefts = [action for action in played if isinstance(action, actions.StealDionysus)]
    return None if not thefts else _STEALS if len(thefts) == len(played) else _ADDS_OR_STEALS


def aimed_words(shown: Presentation, key: str, part: str, target: str) -> Text | None:
    """What Enter does with a card that the keys have brought to the discard pile, and a support to another target."""
    if target == keys.DISCARD:
        return _DISCARDS
    if held_words(shown, key, part) is None or shown.view.phase == Phase.ANSWERING:
        return None
    return _PLAYS


def part_name(key: str, part: str, shown: Presentation) -> Text:
    """What a half of a card is called: what it is, and what is given up for it."""
    (card,) = numbers_of(key)
    half = half_of(card, part)
    place = phrase("Ephyran", "upper half") if part == UPPER else phrase("Ephyran", "lower half")
    return phrase("Ephyran", "{half}, {place}; gives up {other}", "a half of a card").put(
        half=half_in_sentence(half), place=place, other=half_in_sentence(other_half(half))
    )


# What can be done.


def open_gestures(shown: Presentation) -> Iterator[Gesture]:
    """Every gesture that is open to the acting seat."""
    seat = shown.actor
    if seat is None:
        return
    for action in shown.legal:
        yield from _gestures_of(shown.view, seat, action)


def _gestures_of(view: State, seat: int, action: actions.Action) -> Iterator[Gesture]:
    match action:
        case actions.ChooseGod(god):
            yield _of(keys.free_god_key(god), god_key(seat), action)
        case actions.DrawCard(source):
            key = keys.DECK if source == actions.Source.PILE else card_key(view.discard[-1])
            yield _of(key, keys.hand_key(seat), action)
        case actions.GiveUpArea(territory):
            yield _of(card_key(view.cities[seat].columns[territory][-1] >> 1), keys.TARTARUS, action)
        case actions.PlaceToken(territory, number):
            for key in keys_on(view, seat, territory, number):
                yield _of(keys.TAKEN, key, action)
        case actions.KeepCard(card, _):
            yield _of(card_key(card), keys.hand_key(seat), action)
        case actions.DiscardCard(card):
            # Where the card can be played the keys do not come to this first.
            yield _of(card_key(card), keys.DISCARD, action)._replace(aimed=True)
        case actions.LetHappen() | actions.DrawNothing() | actions.Concede():
            return
        case _:
            for target in _targets(view, seat, action):
                yield _of(card_key(action.half >> 1), target, action, part_of(action.half))


def _targets(view: State, seat: int, action: actions.Action) -> Iterator[str]:
    """Where the half of an action can be dropped for it."""
    match action:
        case actions.AddArea(_, territory) | actions.LockColumn(_, territory):
            yield keys.column_key(seat, territory)
        case actions.ChangeArea(_, territory):
            yield from keys_on(view, seat, territory, len(view.cities[seat].columns[territory]))
        case actions.StealDionysus(half, victim, _):
            yield from keys_on(view, victim, TERRITORY[half], NUMBER[half])
        case actions.ExchangeWithCity(_, victim, territory, number):
            yield from keys_on(view, victim, territory, number)
            yield from keys_on(view, seat, territory, number)
        case actions.ExchangeWithHand(_, area):
            yield card_key(area >> 1)
            yield from keys_on(view, seat, TERRITORY[area], NUMBER[area])
        case actions.StealToken(_, victim, territory, number):
            yield from keys_on(view, victim, territory, number)
        case actions.DestroyArea(_, victim):
            yield keys.city_key(victim)
        case actions.TakeToken():
            yield keys.SUPPLY
            yield keys.city_key(seat)
        case actions.UnlockColumn(_, owner, territory):
            yield keys.column_key(owner, territory)
        case actions.PlayCastorAndPollux() | actions.PlayGraeae():
            yield keys.PILE
        case actions.Block():
            assert view.announced is not None
            yield card_key(view.announced.half >> 1)


def _of(source: str, target: str, action: actions.Action, part: str = "") -> Gesture:
    return Gesture(source, target, (action,), preview=action, part=part)


def tapped(shown: Presentation, key: str, spot: QPointF) -> Gesture | None:
    """A click with nothing in hand chooses a god, draws a card, gives an area up, or lays the token down, where that is
    asked.
    """
    view: State = shown.view
    meant: actions.Action | None = None
    if view.phase == Phase.CHOOSING_GODS:
        if kind_of(key) == "free":
            meant = actions.ChooseGod(*numbers_of(key))
    elif view.phase == Phase.DRAWING:
        if key == keys.DECK:
            meant = actions.DrawCard(actions.Source.PILE)
        elif view.discard and key == card_key(view.discard[-1]):
            meant = actions.DrawCard(actions.Source.DISCARD_PILE)
    elif view.phase in (Phase.GIVING_UP, Phase.PLACING_TOKEN):
        place = location_of(view, key)
        if place.where == Where.AREA and place.seat == shown.actor:
            placed = view.phase == Phase.PLACING_TOKEN
            top = len(view.cities[place.seat].columns[place.territory])
            if placed:
                meant = actions.PlaceToken(place.territory, place.number)
            elif place.number == top:
                meant = actions.GiveUpArea(place.territory)
    return Gesture(key, key, (meant,), preview=meant) if meant is not None and meant in shown.legal else None


def tapped_among(shown: Presentation, key: str) -> tuple[Gesture, ...]:
    """A click with nothing in hand keeps a card that the Graeae see."""
    view: State = shown.view
    if view.phase != Phase.KEEPING:
        return ()
    return tuple(gesture for gesture in open_gestures(shown) if gesture.source == key)


def put_by_number(shown: Presentation, gesture: Gesture) -> bool:
    """Whether the number of a target does at once what is held for it: it lays an area in one's own city."""
    return len(gesture.actions) == 1 and isinstance(gesture.actions[0], actions.AddArea)


def only_draws(shown: Presentation) -> bool:
    """Whether nothing is left of a turn but to draw a card: Enter is the button for the pile, whether another card
    could be taken or not.
    """
    view: State = shown.view
    return view.phase == Phase.DRAWING


def drop_areas(shown: Presentation) -> tuple[str, ...]:
    """Places where a person may try to drop something: pieces first, which lie on the larger ones."""
    view: State = shown.view
    seats, found = range(len(view.cities)), list[str]()
    for seat, city in enumerate(view.cities):
        for territory, column in enumerate(city.columns):
            for number in range(1, len(column) + 1):
                found += keys_on(view, seat, territory, number)
            if city.locks[territory] >= 0:
                found.append(card_key(city.locks[territory] >> 1))
    if view.announced is not None:
        found.append(card_key(view.announced.half >> 1))
    found += [keys.column_key(seat, territory) for seat in seats for territory in range(len(TERRITORIES))]
    if shown.actor is not None:
        # An exchange is aimed at cards of the hand, too.
        found += [card_key(card) for card in view.hands[shown.actor] if card != HIDDEN]
        found.append(keys.hand_key(shown.actor))
        if view.phase == Phase.CHOOSING_GODS:
            found.insert(0, god_key(shown.actor))
    places = (keys.SUPPLY, keys.PILE, keys.DISCARD, keys.TARTARUS)
    return (*found, *(keys.city_key(seat) for seat in seats), *places)
