"""Why an action is not legal now, told from what the seat may know: whose decision it is, areas, cards and draws, and
supports that cannot be played as somebody tries to (rulings 4 to 9).
"""

from collections.abc import Callable
from typing import Any, Final

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import NO_TOKEN, NUMBER, NUMBERS, SUPPORT, TERRITORY, Support, is_dionysus
from boardroom.games.ephyran.position.city import City, areas, has_dionysus_on_top, is_locked
from boardroom.games.ephyran.position.state import Phase, State, asked
from boardroom.games.ephyran.rules.legal import defence_against
from boardroom.games.ephyran.words import names

_NOT_IN_HAND: Final = phrase("Ephyran", "That card is not in your hand.")
_EMPTY: Final = phrase("Ephyran", "There is no area in your {territory}.")
_FULL: Final = phrase("Ephyran", "All four areas of your {territory} are placed.")
_NO_FREE_AREA: Final = phrase("Ephyran", "You have no area for a token: it must be unlocked and have no token yet.")


def _in(sentence: Text, territory: int) -> Text:
    """A sentence in which a territory is named."""
    return sentence.put(territory=names.territory_in_sentence(territory))


def _locked(city: City, territory: int) -> Text | None:
    """That a territory is locked (ruling 8), where it is."""
    if not is_locked(city, territory):
        return None
    return phrase("Ephyran", "That territory is locked: nothing in it can change until it is unlocked.")


def _no_area(territory: int, number: int) -> Text:
    """That an area has not been laid in the own city."""
    return phrase("Ephyran", "There is no {area} in your city.").put(area=names.place_name(territory, number))


def why_not(state: State, seat: int, action: actions.Action) -> Text:
    """Why an action is not legal now, told from what the seat may know."""
    if state.phase == Phase.OVER:
        return phrase("Ephyran", "The game is over.")
    if isinstance(action, actions.Concede):
        return phrase("Ephyran", "You can concede only in a two-player game.")
    if getattr(action, "seat", 0) >= len(state.cities):
        return phrase("Ephyran", "There is no such player.")
    seat_asked = asked(state)
    if seat_asked != seat:
        return phrase("Ephyran", "It is {other}’s turn to decide.").put(other=Seat(seat_asked))
    if state.phase == Phase.CHOOSING_GODS:
        return _why_not_god(state, action)
    if state.phase == Phase.ANSWERING:
        return _why_not_answer(state, seat, action)
    if state.phase == Phase.GIVING_UP:
        return _why_not_give_up(state, seat, action)
    if state.phase == Phase.PLACING_TOKEN:
        return _why_not_place(state, seat, action)
    if state.phase == Phase.KEEPING:
        return phrase("Ephyran", "First keep one of the cards the Graeae show you.")
    if state.phase == Phase.DRAWING:
        return _why_not_draw(state, action)
    return _why_not_play(state, seat, action)


# Decisions within a turn.


def _why_not_god(state: State, action: actions.Action) -> Text:
    if isinstance(action, actions.ChooseGod) and action.god in state.gods:
        return phrase("Ephyran", "{seat} already plays {god}.").put(
            seat=Seat(state.gods.index(action.god)), god=names.god_name(action.god)
        )
    return phrase("Ephyran", "First choose your god.")


def _why_not_answer(state: State, seat: int, action: actions.Action) -> Text:
    assert state.announced is not None
    attack = SUPPORT[state.announced.half]
    defence = defence_against(attack)
    if not isinstance(action, actions.Block):
        return phrase("Ephyran", "First decide: block it with a card, or don’t block.")
    if SUPPORT[action.half] != defence:
        return phrase("Ephyran", "Only {defence} can block {support}.").put(
            defence=names.support_in_sentence(defence), support=names.support_in_sentence(attack)
        )
    return _NOT_IN_HAND


def _why_not_give_up(state: State, seat: int, action: actions.Action) -> Text:
    if not isinstance(action, actions.GiveUpArea):
        return phrase("Ephyran", "First choose the uncovered area you give up.")
    return _locked(state.cities[seat], action.territory) or _in(_EMPTY, action.territory)


def _why_not_place(state: State, seat: int, action: actions.Action) -> Text:
    if not isinstance(action, actions.PlaceToken):
        return phrase("Ephyran", "First place the token on one of your areas.")
    city = state.cities[seat]
    if not 1 <= action.number <= len(city.columns[action.territory]):
        return _locked(city, action.territory) or _no_area(action.territory, action.number)
    return _locked(city, action.territory) or phrase("Ephyran", "There is a token on {area} already.").put(
        area=names.place_name(action.territory, action.number)
    )


def _why_not_draw(state: State, action: actions.Action) -> Text:
    if isinstance(action, actions.DrawNothing):
        return phrase("Ephyran", "You must draw while there are cards in the pile.")
    if not isinstance(action, actions.DrawCard):
        if state.again:
            return phrase("Ephyran", "First draw. Then you play an area, or discard a card.")
        return phrase("Ephyran", "You have played. Now draw a card.")
    if action.source == actions.Source.PILE:
        return phrase("Ephyran", "The pile is empty.")
    if not state.discard:
        return phrase("Ephyran", "The discard pile is empty.")
    return phrase("Ephyran", "You put a card on the discard pile this turn, so you draw from the pile.")


# Playing.


def _why_not_play(state: State, seat: int, action: actions.Decision) -> Text:
    if isinstance(action, actions.DrawCard | actions.DrawNothing):
        return phrase("Ephyran", "First play half of a card, or discard one.")
    if isinstance(action, actions.Block | actions.LetHappen):
        return phrase("Ephyran", "There is nothing to block now.")
    if isinstance(action, actions.ChooseGod):
        return phrase("Ephyran", "The gods have been chosen.")
    if isinstance(action, actions.GiveUpArea):
        return phrase("Ephyran", "You do not have to give up an area now.")
    if isinstance(action, actions.PlaceToken):
        return phrase("Ephyran", "You have no token to place now. Once placed, tokens stay where they are.")
    if isinstance(action, actions.KeepCard):
        return phrase("Ephyran", "The Graeae show you no cards now.")
    hand = state.hands[seat]
    if isinstance(action, actions.DiscardCard) or action.half >> 1 not in hand:
        return _NOT_IN_HAND
    if type(action) in _LAID:
        return _LAID[type(action)](state, seat, action)
    if state.phase == Phase.PLAYING_AGAIN:
        return phrase("Ephyran", "After {support} you can only play an area or discard a card.").put(
            support=names.support_in_sentence(Support.CASTOR_AND_POLLUX)
        )
    if isinstance(action, actions.ExchangeWithHand) and action.area >> 1 not in hand:
        return _NOT_IN_HAND
    wanted, tell = _SUPPORTS[type(action)]
    if SUPPORT[action.half] != wanted:
        return phrase("Ephyran", "{half} cannot do that.").put(half=names.half_in_sentence(action.half))
    return tell if isinstance(tell, Text) else tell(state, seat, action)


def _misfit(city: City, half: int, territory: int) -> Text | None:
    """Why a half has nothing to do with a territory at all: a support, one of another territory, or it is locked."""
    if SUPPORT[half] >= 0:
        return phrase("Ephyran", "{support} is not an area.").put(support=names.support_in_sentence(SUPPORT[half]))
    if TERRITORY[half] not in (territory, -1):
        return phrase("Ephyran", "{area} belongs in the {territory}.").put(
            area=names.half_in_sentence(half), territory=names.territory_in_sentence(TERRITORY[half])
        )
    return _locked(city, territory)


def _add(state: State, seat: int, action: actions.AddArea) -> Text:
    city = state.cities[seat]
    misfit = _misfit(city, action.half, action.territory)
    if misfit is not None:
        return misfit
    height, number = len(city.columns[action.territory]), NUMBER[action.half]
    if height == NUMBERS:
        return _in(_FULL, action.territory)
    if number <= height:
        return phrase("Ephyran", "{area} is already in your city. Next comes {following}.").put(
            area=names.place_name(action.territory, number), following=names.place_name(action.territory, height + 1)
        )
    return phrase("Ephyran", "Areas are placed in order: next comes {following}.").put(
        following=names.place_name(action.territory, height + 1)
    )


def _change(state: State, seat: int, action: actions.ChangeArea) -> Text:
    city = state.cities[seat]
    misfit = _misfit(city, action.half, action.territory)
    if misfit is not None:
        return misfit
    height, number = len(city.columns[action.territory]), NUMBER[action.half]
    if height == 0:
        return _in(_EMPTY, action.territory)
    if 0 < number < height:
        return phrase("Ephyran", "{area} is covered: only the uncovered area can be changed.").put(
            area=names.place_name(action.territory, number)
        )
    return phrase(
        "Ephyran", "{area} can be replaced only by an area of the same territory and number, or by Dionysus."
    ).put(area=names.place_name(action.territory, height))


def _steal_dionysus(state: State, seat: int, action: actions.StealDionysus) -> Text:
    half = action.half
    if action.seat == seat:
        return phrase("Ephyran", "You can steal Dionysus only from another city.")
    if TERRITORY[half] < 0:
        return phrase("Ephyran", "You need the area Dionysus stands for.")
    theirs = state.cities[action.seat]
    locked = _locked(theirs, TERRITORY[half])
    if locked is not None:
        return locked
    if not has_dionysus_on_top(theirs, TERRITORY[half]):
        return phrase("Ephyran", "There is no uncovered Dionysus in {seat}’s {territory}.").put(
            seat=Seat(action.seat), territory=names.territory_in_sentence(TERRITORY[half])
        )
    height = len(theirs.columns[TERRITORY[half]])
    if height != NUMBER[half]:
        return phrase("Ephyran", "Dionysus stands for {area} there: you need that area.").put(
            area=names.place_name(TERRITORY[half], height)
        )
    return _locked(state.cities[seat], action.territory) or _in(_FULL, action.territory)


_LAID: Final[dict[type, Callable[[State, int, Any], Text]]] = {
    actions.AddArea: _add,
    actions.ChangeArea: _change,
    actions.StealDionysus: _steal_dionysus,
}
"""Why areas of the hand cannot be laid, or Dionysus not be stolen."""


# Supports.


def _exchange(state: State, seat: int, action: actions.ExchangeWithCity) -> Text:
    if action.seat == seat:
        return phrase("Ephyran", "Exchange with another city, or with your hand.")
    own, theirs = state.cities[seat], state.cities[action.seat]
    locked = _locked(own, action.territory) or _locked(theirs, action.territory)
    if locked is not None:
        return locked
    if len(own.columns[action.territory]) < action.number:
        return _no_area(action.territory, action.number)
    return phrase("Ephyran", "{seat} has no {area}.").put(
        seat=Seat(action.seat), area=names.place_name(action.territory, action.number)
    )


def _exchange_with_hand(state: State, seat: int, action: actions.ExchangeWithHand) -> Text:
    own = state.cities[seat]
    territory, number = TERRITORY[action.area], NUMBER[action.area]
    if action.area >> 1 == action.half >> 1:
        return phrase("Ephyran", "You give up that half by playing the other one.")
    if is_dionysus(action.area >> 1):
        return phrase("Ephyran", "Dionysus cannot be exchanged with the hand.")
    if territory < 0:
        return phrase("Ephyran", "Only an area can be exchanged.")
    if len(own.columns[territory]) < number:
        return _locked(own, territory) or _no_area(territory, number)
    return _locked(own, territory) or phrase("Ephyran", "Dionysus cannot be exchanged with the hand.")


def _destroy(state: State, seat: int, action: actions.DestroyArea) -> Text:
    if action.seat == seat:
        return phrase("Ephyran", "Name another player: you cannot attack your own city.")
    if not areas(state.cities[action.seat]):
        return phrase("Ephyran", "{seat} has no areas yet.").put(seat=Seat(action.seat))
    return phrase("Ephyran", "{seat} has no unlocked area.").put(seat=Seat(action.seat))


def _steal_token(state: State, seat: int, action: actions.StealToken) -> Text:
    others = (city for other, city in enumerate(state.cities) if other != seat)
    if not any(token != NO_TOKEN for city in others for row in city.tokens for token in row):
        return phrase("Ephyran", "No other player has a token that you could steal.")
    if action.seat == seat:
        return phrase("Ephyran", "Steal a token from another city, not from your own.")
    theirs = state.cities[action.seat]
    tokens = theirs.tokens[action.territory]
    if not 1 <= action.number <= len(tokens) or tokens[action.number - 1] == NO_TOKEN:
        return phrase("Ephyran", "There is no face-down token. Printed symbols cannot be stolen.")
    return _locked(theirs, action.territory) or _NO_FREE_AREA


def _take_token(state: State, seat: int, action: actions.TakeToken) -> Text:
    return _NO_FREE_AREA if state.supply else phrase("Ephyran", "There are no tokens left to take.")


def _lock(state: State, seat: int, action: actions.LockColumn) -> Text:
    if is_locked(state.cities[seat], action.territory):
        return phrase("Ephyran", "That territory is already locked.")
    return _in(_EMPTY, action.territory)


_SUPPORTS: Final[dict[type, tuple[Support, Text | Callable[[State, int, Any], Text]]]] = {
    actions.ExchangeWithCity: (Support.EXCHANGE, _exchange),
    actions.ExchangeWithHand: (Support.EXCHANGE, _exchange_with_hand),
    actions.DestroyArea: (Support.DESTROY, _destroy),
    actions.TakeToken: (Support.TAKE_TOKEN, _take_token),
    actions.StealToken: (Support.STEAL_TOKEN, _steal_token),
    actions.LockColumn: (Support.SHIELD, _lock),
    actions.UnlockColumn: (Support.MAGIC, phrase("Ephyran", "That territory is not locked.")),
    actions.PlayGraeae: (Support.GRAEAE, phrase("Ephyran", "The pile is empty: the Graeae have nothing to look at.")),
    actions.PlayCastorAndPollux: (Support.CASTOR_AND_POLLUX, phrase("Ephyran", "There is no card to draw.")),
}
"""The support that each action plays, and why it cannot be played like this on the own turn."""
