"""What may be done now.

A list is joined from parts that many positions share: what can be laid of a card depends on nothing but how high the
own columns are and which are locked, an exchange on that of two cities. So most parts are made once and kept.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final

from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import (
    CARDS,
    CREATURE,
    DIONYSUS,
    FIRST_DIONYSUS,
    NO_TOKEN,
    NUMBER,
    NUMBERS,
    SUPPORT,
    TERRITORIES,
    TERRITORY,
    Support,
)
from boardroom.games.ephyran.position.city import City, free_areas, is_locked, open_territories, stealable
from boardroom.games.ephyran.position.state import Phase, State, asked
from boardroom.games.ephyran.rules.step_builder import StepBuilder

_COLUMNS: Final = range(len(TERRITORIES))
_DEFENCE: Final[dict[int, int]] = {
    Support.EXCHANGE: Support.SHIELD,
    Support.DESTROY: Support.SHIELD,
    Support.STEAL_TOKEN: Support.MAGIC,
    Support.TAKE_TOKEN: Support.MAGIC,
}
"""What blocks each support that can be blocked (ruling 6)."""
_LOCKED: Final = 1 << 3
_DIONYSUS_HALF: Final = 2 * FIRST_DIONYSUS
_SUPPORT_HALF: Final = tuple(
    next((half for half in (2 * card, 2 * card + 1) if SUPPORT[half] >= 0), -1) for card in range(CARDS)
)
"""The support half of each card, -1 without one."""
_DISCARDS: Final = tuple(actions.DiscardCard(card) for card in range(CARDS))
_CHOICES: Final = tuple(actions.ChooseGod(god) for god in _COLUMNS)
_AIMED_AT_NOTHING: Final[dict[int, Callable[[int], actions.Action]]] = {
    Support.CASTOR_AND_POLLUX: actions.PlayCastorAndPollux,
    Support.GRAEAE: actions.PlayGraeae,
    Support.TAKE_TOKEN: actions.TakeToken,
}
_ALONE: Final = {
    half: (_AIMED_AT_NOTHING[support](half),) for half, support in enumerate(SUPPORT) if support in _AIMED_AT_NOTHING
}
_DRAW_PILE, _DRAW_DISCARD = actions.DrawCard(actions.Source.PILE), actions.DrawCard(actions.Source.DISCARD_PILE)


def defence_against(support: int) -> int:
    """The defence that blocks a support, -1 where none does."""
    return _DEFENCE.get(support, -1)


def can_draw(position: State | StepBuilder) -> bool:
    """Whether the active player can draw a card (ruling 14)."""
    return bool(position.pile or (position.discard and not position.discarded))


def legal(state: State) -> tuple[actions.Action, ...]:
    """The actions of the seat that is asked; nothing when the game is over."""
    return _IN_PHASE[state.phase](state)


def _chosen(state: State) -> tuple[actions.Action, ...]:
    return tuple(choice for choice in _CHOICES if choice.god not in state.gods)


def _drawn(state: State) -> tuple[actions.Action, ...]:
    if not state.discard or state.discarded:
        return (_DRAW_PILE,)
    return (_DRAW_PILE, _DRAW_DISCARD) if state.pile else (_DRAW_DISCARD, actions.DRAW_NOTHING)


def _answered(state: State) -> tuple[actions.Action, ...]:
    return (actions.LET_HAPPEN, *_defences(state))


def _defences(state: State) -> Iterator[actions.Action]:
    assert state.announced is not None
    wanted = _DEFENCE[SUPPORT[state.announced.half]]
    for card in state.hands[asked(state)]:
        half = _SUPPORT_HALF[card] if card < CARDS else -1
        if half >= 0 and SUPPORT[half] == wanted:
            yield actions.Block(half)


def _given_up(state: State) -> tuple[actions.Action, ...]:
    return tuple(actions.GiveUpArea(territory) for territory in open_territories(state.cities[state.asked]))


def _placed(state: State) -> tuple[actions.Action, ...]:
    return tuple(actions.PlaceToken(territory, number) for territory, number in free_areas(state.cities[state.active]))


@lru_cache(maxsize=1024)
def _kept(seen: bytes) -> tuple[actions.Action, ...]:
    """Each of the cards kept, the others discarded in either order."""
    return tuple(
        actions.KeepCard(card, bytes(others))
        for place, card in enumerate(seen)
        for others in sorted(set(permutations(seen[:place] + seen[place + 1 :])))
    )


# A turn.


def _plays(state: State) -> tuple[actions.Action, ...]:
    seat = state.active
    found = _without_supports(state)
    for card in state.hands[seat]:
        half = _SUPPORT_HALF[card] if card < CARDS else -1
        if half >= 0:
            found += _WITH_SUPPORT[SUPPORT[half]](state, seat, half)
    return tuple(found)


def _without_supports(state: State) -> list[actions.Action]:
    seat = state.active
    shape, hand = _shape(state.cities[seat]), state.hands[seat]
    found: list[actions.Action] = []
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
    return found


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
def _laid(card: int, shape: int) -> tuple[actions.Action, ...]:
    """What of a card can be laid: as the next area, or in the place of the uncovered one."""
    found: list[actions.Action] = []
    if card >= FIRST_DIONYSUS:
        half = 2 * card
        for territory in _COLUMNS:
            height = _height(shape, territory)
            if 0 <= height < NUMBERS:
                found.append(actions.AddArea(half, territory))
            if height > 0:
                found.append(actions.ChangeArea(half, territory))
        return tuple(found)
    for half in (2 * card, 2 * card + 1):
        territory, number = TERRITORY[half], NUMBER[half]
        if territory >= 0:
            height = _height(shape, territory)
            if height == number - 1:
                found.append(actions.AddArea(half, territory))
            elif height == number:
                found.append(actions.ChangeArea(half, territory))
    return tuple(found)


def _thefts(hand: bytes, shape: int, other: int, territory: int, number: int) -> Iterator[actions.Action]:
    """Dionysus stolen from another's column with the matching area (ruling 10)."""
    for card in hand:
        for half in (2 * card, 2 * card + 1) if card < FIRST_DIONYSUS else ():
            if TERRITORY[half] == territory and NUMBER[half] == number:
                for own in _COLUMNS:
                    if 0 <= _height(shape, own) < NUMBERS:
                        yield actions.StealDionysus(half, other, own)


# Supports: what can be done with each, nothing where it has no target (ruling 4).


def _exchanges(state: State, seat: int, half: int) -> Iterator[actions.Action]:
    city = state.cities[seat]
    shape = _shape(city)
    yield from _exchanges_with_hand(half, city, shape, state.hands[seat])
    for other, theirs in enumerate(state.cities):
        if other != seat:
            yield from _exchanges_with_city(half, other, shape, _shape(theirs))


def _attacks(state: State, seat: int, half: int) -> Iterator[actions.Action]:
    for other, theirs in enumerate(state.cities):
        if other != seat and open_territories(theirs):
            yield actions.DestroyArea(half, other)


def _unlocks(state: State, seat: int, half: int) -> Iterator[actions.Action]:
    for owner, theirs in enumerate(state.cities):
        for territory in _COLUMNS:
            if is_locked(theirs, territory):
                yield actions.UnlockColumn(half, owner, territory)


def _token_thefts(state: State, seat: int, half: int) -> Iterator[actions.Action]:
    if has_free_area(state.cities[seat]):
        for other, theirs in enumerate(state.cities):
            if other != seat:
                for territory, number in stealable(theirs):
                    yield actions.StealToken(half, other, territory, number)


def has_free_area(city: City) -> bool:
    """Whether a token can be laid anywhere in a city (ruling 9)."""
    return any(NO_TOKEN in tokens and not is_locked(city, territory) for territory, tokens in enumerate(city.tokens))


@lru_cache(maxsize=1 << 14)
def _locks(half: int, shape: int) -> tuple[actions.Action, ...]:
    """The own columns that can be locked (ruling 8): those with an area at least."""
    return tuple(actions.LockColumn(half, territory) for territory in _COLUMNS if _height(shape, territory) > 0)


@lru_cache(maxsize=1 << 16)
def _exchanges_with_city(half: int, other: int, shape: int, theirs: int) -> tuple[actions.Action, ...]:
    """Areas that two cities both have, in columns that neither has locked (ruling 5)."""
    return tuple(
        actions.ExchangeWithCity(half, other, territory, number)
        for territory in _COLUMNS
        for number in range(1, min(_height(shape, territory), _height(theirs, territory)) + 1)
    )


def _exchanges_with_hand(half: int, city: City, shape: int, hand: bytes) -> Iterator[actions.Action]:
    """Areas of the city exchanged with the same ones of the hand; never Dionysus (ruling 5)."""
    for card in hand:
        if card == half >> 1 or card >= FIRST_DIONYSUS:
            continue
        for area in (2 * card, 2 * card + 1):
            territory, number = TERRITORY[area], NUMBER[area]
            if territory < 0 or _height(shape, territory) < number:
                continue
            if CREATURE[city.columns[territory][number - 1]] != DIONYSUS:
                yield actions.ExchangeWithHand(half, area)


_IN_PHASE: Final[dict[int, Callable[[State], tuple[actions.Action, ...]]]] = {
    Phase.CHOOSING_GODS: _chosen,
    Phase.PLAYING: _plays,
    Phase.PLAYING_AGAIN: lambda state: tuple(_without_supports(state)),
    Phase.ANSWERING: _answered,
    Phase.GIVING_UP: _given_up,
    Phase.PLACING_TOKEN: _placed,
    Phase.KEEPING: lambda state: _kept(state.seen),
    Phase.DRAWING: _drawn,
    Phase.OVER: lambda state: (),
}
_WITH_SUPPORT: Final[dict[int, Callable[[State, int, int], Iterable[actions.Action]]]] = {
    Support.CASTOR_AND_POLLUX: lambda state, seat, half: _ALONE[half] if state.pile or state.discard else (),
    Support.GRAEAE: lambda state, seat, half: _ALONE[half] if state.pile else (),
    Support.EXCHANGE: _exchanges,
    Support.TAKE_TOKEN: lambda state, seat, half: (
        _ALONE[half] if state.supply and has_free_area(state.cities[seat]) else ()
    ),
    Support.DESTROY: _attacks,
    Support.STEAL_TOKEN: _token_thefts,
    Support.SHIELD: lambda state, seat, half: _locks(half, _shape(state.cities[seat])),
    Support.MAGIC: _unlocks,
}
