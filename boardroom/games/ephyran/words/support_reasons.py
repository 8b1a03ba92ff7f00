"""Why a support in the hand cannot be played as somebody tries to (rulings 4 to 9)."""

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import CREATURE, DIONYSUS, NO_TOKEN, NUMBER, SUPPORT, TERRITORY, Support
from boardroom.games.ephyran.position.city import City, areas, is_locked
from boardroom.games.ephyran.position.state import State
from boardroom.games.ephyran.words.names import half_in_sentence, place_name, territory_in_sentence

_WANTED = {
    actions.ExchangeWithCity: Support.EXCHANGE,
    actions.ExchangeWithHand: Support.EXCHANGE,
    actions.TakeToken: Support.TAKE_TOKEN,
    actions.DestroyArea: Support.DESTROY,
    actions.StealToken: Support.STEAL_TOKEN,
    actions.LockColumn: Support.SHIELD,
    actions.UnlockColumn: Support.MAGIC,
}


def locked_reason() -> Text:
    """That a territory is locked (ruling 8)."""
    return phrase("Ephyran", "That territory is locked: nothing in it can change until it is unlocked.")


def no_area(territory: int, number: int) -> Text:
    """That an area has not been laid in the own city."""
    return phrase("Ephyran", "There is no {area} in your city.").put(area=place_name(territory, number))


def why_not_support(state: State, seat: int, action: actions.SupportAction) -> Text:
    """Why the support of a hand cannot be played like this on the own turn."""
    wanted = _WANTED.get(type(action))
    half = action.half
    if wanted is not None and SUPPORT[half] != wanted:
        return phrase("Ephyran", "{half} cannot do that.").put(half=half_in_sentence(half))
    if isinstance(action, actions.ExchangeWithCity):
        return _why_not_exchange(state, seat, action)
    if isinstance(action, actions.ExchangeWithHand):
        return _why_not_exchange_with_hand(state.cities[seat], action)
    if isinstance(action, actions.DestroyArea):
        return _why_not_destroy(state, seat, action)
    if isinstance(action, actions.TakeToken | actions.StealToken):
        return _why_not_token(state, seat, action)
    if isinstance(action, actions.LockColumn):
        return _why_not_lock(state.cities[seat], action)
    if isinstance(action, actions.UnlockColumn):
        return phrase("Ephyran", "That territory is not locked.")
    if isinstance(action, actions.PlayGraeae):
        return phrase("Ephyran", "The pile is empty: the Graeae have nothing to look at.")
    assert isinstance(action, actions.PlayCastorAndPollux)
    return phrase("Ephyran", "There is no card to draw.")


def _why_not_exchange(state: State, seat: int, action: actions.ExchangeWithCity) -> Text:
    if action.seat == seat:
        return phrase("Ephyran", "Exchange with another city, or with your hand.")
    own, theirs = state.cities[seat], state.cities[action.seat]
    if is_locked(own, action.territory) or is_locked(theirs, action.territory):
        return locked_reason()
    if len(own.columns[action.territory]) < action.number:
        return no_area(action.territory, action.number)
    return phrase("Ephyran", "{seat} has no {area}.").put(
        seat=Seat(action.seat), area=place_name(action.territory, action.number)
    )


def _why_not_exchange_with_hand(own: City, action: actions.ExchangeWithHand) -> Text:
    territory, number = TERRITORY[action.area], NUMBER[action.area]
    if action.area >> 1 == action.half >> 1:
        return phrase("Ephyran", "You give up that half by playing the other one.")
    if CREATURE[action.area] == DIONYSUS:
        return phrase("Ephyran", "Dionysus cannot be exchanged with the hand.")
    if territory < 0:
        return phrase("Ephyran", "Only an area can be exchanged.")
    if is_locked(own, territory):
        return locked_reason()
    if len(own.columns[territory]) < number:
        return no_area(territory, number)
    return phrase("Ephyran", "Dionysus cannot be exchanged with the hand.")


def _why_not_destroy(state: State, seat: int, action: actions.DestroyArea) -> Text:
    if action.seat == seat:
        return phrase("Ephyran", "Name another player: you cannot attack your own city.")
    if not areas(state.cities[action.seat]):
        return phrase("Ephyran", "{seat} has no areas yet.").put(seat=Seat(action.seat))
    return phrase("Ephyran", "{seat} has no unlocked area.").put(seat=Seat(action.seat))


def _why_not_token(state: State, seat: int, action: actions.TakeToken | actions.StealToken) -> Text:
    if isinstance(action, actions.StealToken):
        others = (city for other, city in enumerate(state.cities) if other != seat)
        if not any(token != NO_TOKEN for city in others for row in city.tokens for token in row):
            return phrase("Ephyran", "No other player has a token that you could steal.")
        if action.seat == seat:
            return phrase("Ephyran", "Steal a token from another city, not from your own.")
        theirs = state.cities[action.seat]
        tokens = theirs.tokens[action.territory]
        if not 1 <= action.number <= len(tokens) or tokens[action.number - 1] == NO_TOKEN:
            return phrase("Ephyran", "No face-down token lies there. Printed symbols cannot be stolen.")
        if is_locked(theirs, action.territory):
            return locked_reason()
    elif not state.supply:
        return phrase("Ephyran", "There are no tokens left to take.")
    return phrase("Ephyran", "You have no free area for a token: unlocked, with no token on it.")


def _why_not_lock(own: City, action: actions.LockColumn) -> Text:
    if is_locked(own, action.territory):
        return phrase("Ephyran", "That territory is already locked.")
    return phrase("Ephyran", "There is no area in your {territory}.").put(
        territory=territory_in_sentence(action.territory)
    )
