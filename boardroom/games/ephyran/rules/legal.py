"""What may be done now.

A list is joined from parts that many positions share: what can be laid of a card depends on nothing but how high the
own columns are and which are locked, an exchange on that of two cities. So most parts are made once and kept.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final

from boardroom.games.ephyran.position.cards import (
    CARDS,
    CASTOR_AND_POLLUX,
    CREATURE,
    DESTROY,
    DIONYSUS,
    EXCHANGE,
    FIRST_DIONYSUS,
    GRAEAE,
    MAGIC,
    NO_TOKEN,
    NUMBER,
    NUMBERS,
    SHIELD,
    STEAL_TOKEN,
    SUPPORT,
    TAKE_TOKEN,
    TERRITORIES,
    TERRITORY,
)
from boardroom.games.ephyran.position.city import City, free_areas, is_locked, open_territories, stealable
from boardroom.games.ephyran.position.state import (
    ANSWERING,
    CHOOSING_GODS,
    DISCARD_PILE,
    DRAW_NOTHING,
    DRAWING,
    GIVING_UP,
    KEEPING,
    LET_HAPPEN,
    OVER,
    PILE,
    PLACING_TOKEN,
    PLAYING,
    Action,
    AddArea,
    Block,
    ChangeArea,
    ChooseGod,
    DestroyArea,
    DiscardCard,
    DrawCard,
    ExchangeWithCity,
    ExchangeWithHand,
    GiveUpArea,
    KeepCard,
    LockColumn,
    PlaceToken,
    PlayCastorAndPollux,
    PlayGraeae,
    State,
    StealDionysus,
    StealToken,
    TakeToken,
    UnlockColumn,
    asked,
)
from boardroom.games.ephyran.rules.step_builder import StepBuilder

_COLUMNS: Final = range(len(TERRITORIES))
_DEFENCE: Final = {EXCHANGE: SHIELD, DESTROY: SHIELD, STEAL_TOKEN: MAGIC, TAKE_TOKEN: MAGIC}
"""What blocks each support that can be blocked (ruling 6)."""
_FREE, _HEIGHT_BITS, _LOCKED = NUMBERS, 3, 1 << 3
_DIONYSUS_HALF: Final = 2 * FIRST_DIONYSUS
_SUPPORT_HALF: Final = tuple(
    next((half for half in (2 * card, 2 * card + 1) if SUPPORT[half] >= 0), -1) for card in range(CARDS)
)
"""The support half of each card, -1 without one."""
_DISCARDS: Final = tuple(DiscardCard(card) for card in range(CARDS))
_CHOICES: Final = tuple(ChooseGod(god) for god in _COLUMNS)
_DRAW_PILE, _DRAW_DISCARD = DrawCard(PILE), DrawCard(DISCARD_PILE)


def defence_against(support: int) -> int:
    """The defence that blocks a support, -1 where none does."""
    return _DEFENCE.get(support, -1)


def can_draw(position: State | StepBuilder) -> bool:
    """Whether the active player can draw a card (ruling 14)."""
    return bool(position.pile or (position.discard and not position.discarded))


def legal(state: State) -> tuple[Action, ...]:
    """The actions of the seat that is asked; nothing when the game is over."""
    phase = state.phase
    if phase == DRAWING:
        if not state.discard or state.discarded:
            return (_DRAW_PILE,)
        return (_DRAW_PILE, _DRAW_DISCARD) if state.pile else (_DRAW_DISCARD, DRAW_NOTHING)
    if phase == ANSWERING:
        return (LET_HAPPEN, *_defences(state))
    if phase == PLACING_TOKEN:
        return tuple(PlaceToken(territory, number) for territory, number in free_areas(state.cities[state.active]))
    if phase == KEEPING:
        return _kept(state.seen)
    if phase == GIVING_UP:
        return _given_up(state.cities[state.asked])
    if phase == CHOOSING_GODS:
        return tuple(choice for choice in _CHOICES if choice.god not in state.gods)
    return () if phase == OVER else _plays(state)


def _defences(state: State) -> Iterator[Action]:
    assert state.announced is not None
    wanted = _DEFENCE[SUPPORT[state.announced.half]]
    for card in state.hands[asked(state)]:
        half = _SUPPORT_HALF[card] if card < CARDS else -1
        if half >= 0 and SUPPORT[half] == wanted:
            yield Block(half)


def _given_up(city: City) -> tuple[Action, ...]:
    return tuple(GiveUpArea(territory) for territory in open_territories(city))


@lru_cache(maxsize=1024)
def _kept(seen: bytes) -> tuple[Action, ...]:
    """Each of the cards kept, the others discarded in either order."""
    return tuple(
        KeepCard(card, bytes(others))
        for place, card in enumerate(seen)
        for others in sorted(set(permutations(seen[:place] + seen[place + 1 :])))
    )


# A turn.


def _plays(state: State) -> tuple[Action, ...]:
    seat = state.active
    city = state.cities[seat]
    shape = _shape(city)
    hand = state.hands[seat]
    found: list[Action] = []
    for card in hand:
        if card < CARDS:
            found += _laid(card, shape)
            found.append(_DISCARDS[card])
    for other, theirs in enumerate(state.cities):
        if other != seat:
            for territory in _COLUMNS:
                column = theirs.columns[territory]
                if column and column[-1] >= _DIONYSUS_HALF and not is_locked(theirs, territory):
                    found += _thefts(hand, shape, other, territory, len(column))
    if state.phase == PLAYING:
        for card in hand:
            half = _SUPPORT_HALF[card] if card < CARDS else -1
            if half >= 0:
                found += _supported(state, seat, city, shape, half)
    return tuple(found)


def _shape(city: City) -> int:
    """How high each column of a city is, and which are locked, as one number: four bits a column."""
    a, b, c, d = city.columns
    e, f, g, h = city.locks
    shape = len(a) | len(b) << 4 | len(c) << 8 | len(d) << 12
    if e + f + g + h != -4:
        shape |= (e >= 0) << 3 | (f >= 0) << 7 | (g >= 0) << 11 | (h >= 0) << 15
    return shape


def _height(shape: int, territory: int) -> int:
    """The height of a column; below 0 for one that is locked."""
    bits = shape >> 4 * territory & 15
    return -1 if bits & _LOCKED else bits


@lru_cache(maxsize=1 << 16)
def _laid(card: int, shape: int) -> tuple[Action, ...]:
    """What of a card can be laid: as the next area, or in the place of the uncovered one."""
    found: list[Action] = []
    if card >= FIRST_DIONYSUS:
        half = 2 * card
        for territory in _COLUMNS:
            height = _height(shape, territory)
            if 0 <= height < NUMBERS:
                found.append(AddArea(half, territory))
            if height > 0:
                found.append(ChangeArea(half, territory))
        return tuple(found)
    for half in (2 * card, 2 * card + 1):
        territory, number = TERRITORY[half], NUMBER[half]
        if territory >= 0:
            height = _height(shape, territory)
            if height == number - 1:
                found.append(AddArea(half, territory))
            elif height == number:
                found.append(ChangeArea(half, territory))
    return tuple(found)


def _thefts(hand: bytes, shape: int, other: int, territory: int, number: int) -> Iterator[Action]:
    """Dionysus stolen from another's column with the matching area (ruling 10)."""
    for card in hand:
        for half in (2 * card, 2 * card + 1) if card < FIRST_DIONYSUS else ():
            if TERRITORY[half] == territory and NUMBER[half] == number:
                for own in _COLUMNS:
                    if 0 <= _height(shape, own) < NUMBERS:
                        yield StealDionysus(half, other, own)


# Supports.


def _supported(state: State, seat: int, city: City, shape: int, half: int) -> tuple[Action, ...] | list[Action]:
    """What can be done with a support; nothing where it has no target (ruling 4)."""
    support = SUPPORT[half]
    cities = state.cities
    others = [other for other in range(len(cities)) if other != seat]
    if support == EXCHANGE:
        found = [*_exchanges_with_hand(half, city, shape, state.hands[seat])]
        for other in others:
            found += _exchanges(half, other, shape, _shape(cities[other]))
        return found
    if support == DESTROY:
        return [DestroyArea(half, other) for other in others if open_territories(cities[other])]
    if support == SHIELD:
        return _locks(half, shape)
    if support == MAGIC:
        return [
            UnlockColumn(half, owner, territory)
            for owner, theirs in enumerate(cities)
            for territory in _COLUMNS
            if is_locked(theirs, territory)
        ]
    if support == CASTOR_AND_POLLUX:
        return _alone(half) if state.pile or state.discard else ()
    if support == GRAEAE:
        return _alone(half) if state.pile else ()
    if not has_free_area(city):
        return ()
    if support == TAKE_TOKEN:
        return _alone(half) if state.supply else ()
    return [
        StealToken(half, other, territory, number) for other in others for territory, number in stealable(cities[other])
    ]


def has_free_area(city: City) -> bool:
    """Whether a token can be laid anywhere in a city (ruling 9)."""
    return any(NO_TOKEN in tokens and not is_locked(city, territory) for territory, tokens in enumerate(city.tokens))


@lru_cache(maxsize=1024)
def _alone(half: int) -> tuple[Action, ...]:
    """A support that is aimed at nothing."""
    support = SUPPORT[half]
    if support == CASTOR_AND_POLLUX:
        return (PlayCastorAndPollux(half),)
    return (PlayGraeae(half),) if support == GRAEAE else (TakeToken(half),)


@lru_cache(maxsize=1 << 14)
def _locks(half: int, shape: int) -> tuple[Action, ...]:
    """The own columns that can be locked (ruling 8): those with an area at least."""
    return tuple(LockColumn(half, territory) for territory in _COLUMNS if _height(shape, territory) > 0)


@lru_cache(maxsize=1 << 16)
def _exchanges(half: int, other: int, shape: int, theirs: int) -> tuple[Action, ...]:
    """Areas that two cities both have, in columns that neither has locked (ruling 5)."""
    return tuple(
        ExchangeWithCity(half, other, territory, number)
        for territory in _COLUMNS
        for number in range(1, min(_height(shape, territory), _height(theirs, territory)) + 1)
    )


def _exchanges_with_hand(half: int, city: City, shape: int, hand: bytes) -> Iterator[Action]:
    """Areas of the city exchanged with the same ones of the hand; never Dionysus (ruling 5)."""
    for card in hand:
        if card == half >> 1 or card >= FIRST_DIONYSUS:
            continue
        for area in (2 * card, 2 * card + 1):
            territory, number = TERRITORY[area], NUMBER[area]
            if territory < 0 or _height(shape, territory) < number:
                continue
            if CREATURE[city.columns[territory][number - 1]] != DIONYSUS:
                yield ExchangeWithHand(half, area)
