"""What a drop that did nothing was meant to be: an action, whose reason against it the rules tell, or a sentence."""

from collections.abc import Callable
from typing import Final

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import NO_TOKEN, NUMBER, SUPPORT, TERRITORY, Support, is_dionysus
from boardroom.games.ephyran.position.city import is_locked, takes_area
from boardroom.games.ephyran.position.state import Phase, State
from boardroom.games.ephyran.table.gestures import keys
from boardroom.games.ephyran.table.gestures.open_gestures import half_of
from boardroom.games.ephyran.table.layout.locations import Location, Where, is_covered, location_of, where_card_lies
from boardroom.games.ephyran.table.layout.views import tokens_of
from boardroom.games.ephyran.words.names import place_name
from boardroom.ui.stage.presentation import Presentation

_IN_CITIES: Final = (Where.AREA, Where.COLUMN, Where.LOCK, Where.CITY)
_ON_PILE: Final = phrase("Ephyran", "Drop the support on the pile to play it.")
_ON_HAND: Final = phrase("Ephyran", "Drop the card on your hand.")
_RIGHT_PLACES: Final[dict[type, Text]] = {
    actions.PlayCastorAndPollux: _ON_PILE,
    actions.PlayGraeae: _ON_PILE,
    actions.TakeToken: phrase(
        "Ephyran", "Drop the support on the tokens or on your city to play it; then you place the token."
    ),
    actions.DrawCard: _ON_HAND,
    actions.KeepCard: _ON_HAND,
    actions.Block: phrase("Ephyran", "Drop the card on the support to block."),
    actions.GiveUpArea: phrase("Ephyran", "Drop the area on Tartarus."),
}
"""Where to drop what is meant by an action."""


def intent(shown: Presentation, source: str, target: str, part: str = "") -> actions.Action | Text | None:
    """What a drop was meant to be: an action that cannot be done, a sentence that says why not, or nothing."""
    if shown.actor is None:
        return None
    meant = _meant(shown.view, shown.actor, source, target, part)
    if meant is None or isinstance(meant, Text) or meant not in shown.legal:
        return meant
    # What can be done was only dropped in the wrong place: there is no reason against it to be told.
    return _RIGHT_PLACES.get(type(meant))


def _meant(view: State, seat: int, source: str, target: str, part: str) -> actions.Action | Text | None:
    kind = kind_of(source)
    if kind == "back":
        # Whoever tries their own looks at them.
        return _of_another(owner_of(source)) if owner_of(source) != seat else None
    if source == keys.TAKEN:
        there = location_of(view, target)
        if there.where == Where.AREA and there.seat == seat:
            return actions.PlaceToken(there.territory, there.number)
        aimed = there.where in _IN_CITIES
        return phrase("Ephyran", "A token needs an area: drop it on one in your city.") if aimed else None
    if kind == "token":
        return phrase("Ephyran", "A token stays on its area.")
    if source == keys.DECK:
        return actions.DrawCard(actions.Source.PILE)
    return _card_meant(view, seat, numbers_of(source)[0], target, part) if kind == "card" else None


def _card_meant(view: State, seat: int, card: int, target: str, part: str) -> actions.Action | Text | None:
    lies = where_card_lies(view, card)
    if lies.where == Where.HAND and lies.seat == seat:
        return _hand_meant(view, seat, half_of(card, part), target)
    if lies.where == Where.DISCARD:
        return actions.DrawCard(actions.Source.DISCARD_PILE)
    if lies.where == Where.TARTARUS:
        return phrase("Ephyran", "What is in Tartarus is out of the game.")
    if lies.where == Where.SEEN and view.phase == Phase.KEEPING:
        return actions.KeepCard(card, bytes(other for other in view.seen if other != card))
    if lies.where == Where.AREA and view.phase == Phase.GIVING_UP and lies.seat == seat:
        if is_covered(view.cities[seat], lies.territory, lies.number):
            return phrase("Ephyran", "You can only give up an uncovered area.")
        return actions.GiveUpArea(lies.territory)
    if lies.where in (Where.AREA, Where.LOCK) and lies.seat != seat:
        return _of_another(lies.seat)
    if lies.where == Where.AREA:
        return phrase("Ephyran", "An area stays where it is. To change it, drop one from your hand on it.")
    if lies.where == Where.LOCK:
        return phrase("Ephyran", "The shield stays until Hecate’s Magic unlocks the territory.")
    return None


def _of_another(seat: int) -> Text:
    return phrase("Ephyran", "That is {seat}’s.", "why a piece cannot be taken up").put(seat=Seat(seat))


def held_for(shown: Presentation, key: str, part: str) -> actions.Action | Text | None:
    """What a half that is held would be played for, where it can only be discarded."""
    if shown.actor is None or kind_of(key) != "card":
        return None
    view: State = shown.view
    half = half_of(numbers_of(key)[0], part)
    if SUPPORT[half] < 0:
        if is_dionysus(half >> 1):
            return phrase("Ephyran", "None of your territories can take Dionysus now.")
        return actions.AddArea(half, TERRITORY[half])
    support = Support(SUPPORT[half])
    if support == Support.STEAL_TOKEN:
        return _any_theft(view, shown.actor, half)
    if support in _UNAIMED or view.phase == Phase.PLAYING_AGAIN:
        return _UNAIMED.get(support, actions.TakeToken)(half)
    return _NO_TARGET[support]


_NO_TARGET: Final = {
    Support.EXCHANGE: phrase("Ephyran", "None of your unlocked areas matches one in another city or your hand."),
    Support.DESTROY: phrase("Ephyran", "No other player has an unlocked area."),
    Support.SHIELD: phrase("Ephyran", "You have no unlocked territory with an area."),
    Support.MAGIC: phrase("Ephyran", "No territory is locked."),
}
"""Why a support has no target."""
_UNAIMED: Final[dict[Support, Callable[[int], actions.Action]]] = {
    Support.CASTOR_AND_POLLUX: actions.PlayCastorAndPollux,
    Support.GRAEAE: actions.PlayGraeae,
    Support.TAKE_TOKEN: actions.TakeToken,
}
"""What is played with the supports that are aimed at nothing."""


def _any_theft(view: State, seat: int, half: int) -> actions.StealToken:
    """The theft of a token of another city, or of one that is not there."""
    others = [(other, city) for other, city in enumerate(view.cities) if other != seat]
    found = (
        actions.StealToken(half, other, territory, place + 1)
        for other, city in others
        for territory, row in enumerate(city.tokens)
        for place, token in enumerate(row)
        if token != NO_TOKEN and not is_locked(city, territory)
    )
    return next(found, actions.StealToken(half, others[0][0], 0, 1))


# Cards of the hand.


def _hand_meant(view: State, seat: int, half: int, target: str) -> actions.Action | Text | None:
    """What a half of the hand was meant for at a target; in the phases in which none is played, why not."""
    there = location_of(view, target)
    if view.phase == Phase.ANSWERING:
        return actions.Block(half)
    if view.phase not in (Phase.PLAYING, Phase.PLAYING_AGAIN):
        return actions.DiscardCard(half >> 1)
    if not target:
        return None
    if there.where == Where.TARTARUS:
        return phrase(
            "Ephyran", "You cannot put cards into Tartarus yourself. To discard a card, drop it on the discard pile."
        )
    if SUPPORT[half] < 0:
        return _area_meant(view, seat, half, there, target)
    return _support_meant(view, seat, half, there, target)


def _area_meant(view: State, seat: int, half: int, there: Location, target: str) -> actions.Action | Text | None:
    if there.where in (Where.PILE, Where.DISCARD):
        return phrase("Ephyran", "Drop the card on the discard pile to discard it.")
    if there.where in (Where.AREA, Where.COLUMN, Where.LOCK) and there.seat == seat:
        changed = there.where == Where.AREA and _fits(half, there)
        return actions.ChangeArea(half, there.territory) if changed else actions.AddArea(half, there.territory)
    if there.seat not in (seat, -1) and there.where in _IN_CITIES:
        if is_dionysus(half >> 1):
            return phrase("Ephyran", "Dionysus is placed in your own city.")
        own = next((t for t, _ in enumerate(view.cities[seat].columns) if takes_area(view.cities[seat], t)), 0)
        return actions.StealDionysus(half, there.seat, own)
    if there.where == Where.CITY or target == keys.SUPPLY:
        return phrase("Ephyran", "Drop the area on its territory.")
    return None


def _fits(half: int, there: Location) -> bool:
    """Whether a half may stand for an area by its territory and number."""
    return is_dionysus(half >> 1) or (TERRITORY[half], NUMBER[half]) == (there.territory, there.number)


def _is_on_pile(there: Location, target: str) -> bool:
    """Whether a drop was on the pile, or on the tokens that nobody has yet."""
    return there.where == Where.PILE or target == keys.SUPPLY


def _support_meant(view: State, seat: int, half: int, there: Location, target: str) -> actions.Action | Text | None:
    """What a support was aimed at: at whose city, territory or area it was dropped."""
    support, city = SUPPORT[half], there.seat
    if support == Support.CASTOR_AND_POLLUX:
        return actions.PlayCastorAndPollux(half)
    if support == Support.GRAEAE:
        return actions.PlayGraeae(half)
    if support == Support.TAKE_TOKEN:
        return actions.TakeToken(half)
    if support == Support.EXCHANGE:
        return _exchange_meant(view, seat, half, there, target)
    on_pile = _is_on_pile(there, target)
    if there.where not in _IN_CITIES and not on_pile:
        return None
    if support == Support.DESTROY:
        return (
            phrase("Ephyran", "Drop the support on the city that you attack.")
            if on_pile
            else actions.DestroyArea(half, city)
        )
    if support == Support.STEAL_TOKEN:
        if there.where == Where.AREA:
            return actions.StealToken(half, city, there.territory, there.number)
        if not any(tokens_of(view, other) for other in range(len(view.cities)) if other != seat):
            # No place on the table would be right: the rules say why.
            return actions.StealToken(half, seat if on_pile else city, 0, 1)
        return phrase("Ephyran", "Drop the support on the token that you steal.")
    if there.where == Where.CITY or on_pile:
        return phrase("Ephyran", "Drop the support on a territory.")
    if support == Support.MAGIC:
        return actions.UnlockColumn(half, city, there.territory)
    if city != seat:
        return phrase("Ephyran", "You can only lock your own territories.")
    return actions.LockColumn(half, there.territory)


def _exchange_meant(view: State, seat: int, half: int, there: Location, target: str) -> actions.Action | Text | None:
    """An exchange with another's area, with a card of the hand, or of an own area with whatever there is."""
    if there.where == Where.HAND:
        return _exchange_with_card(view, seat, half, target) if kind_of(target) == "card" else None
    if there.where != Where.AREA:
        aimed = there.where in _IN_CITIES or _is_on_pile(there, target)
        return phrase("Ephyran", "Drop the support on one of the two areas to exchange.") if aimed else None
    territory, number = there.territory, there.number
    if there.seat != seat:
        return actions.ExchangeWithCity(half, there.seat, territory, number)
    halves = (area for card in view.hands[seat] for area in (2 * card, 2 * card + 1) if card != half >> 1)
    area = next((area for area in halves if (TERRITORY[area], NUMBER[area]) == (territory, number)), -1)
    if area >= 0:
        return actions.ExchangeWithHand(half, area)
    for other, city in enumerate(view.cities):
        if other != seat and len(city.columns[territory]) >= number:
            return actions.ExchangeWithCity(half, other, territory, number)
    return phrase("Ephyran", "There is no other {area} to exchange it for.", "a place: Lagoon 2").put(
        area=place_name(territory, number)
    )


def _exchange_with_card(view: State, seat: int, half: int, target: str) -> actions.ExchangeWithHand:
    """The exchange with a card of the hand: by its half that is in the city, else by any that is an area."""
    (card,) = numbers_of(target)
    areas = [area for area in (2 * card, 2 * card + 1) if TERRITORY[area] >= 0] or [2 * card]
    laid = (area for area in areas if len(view.cities[seat].columns[TERRITORY[area]]) >= NUMBER[area])
    return actions.ExchangeWithHand(half, next(laid, areas[0]) if TERRITORY[areas[0]] >= 0 else areas[0])
