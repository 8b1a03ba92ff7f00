"""What a view says of the table: whose city is large, what lies where, and how far the points are seen."""

from typing import NamedTuple

from boardroom.games.ephyran.position.cards import HIDDEN, SUPPORT, TERRITORIES, Support
from boardroom.games.ephyran.position.city import free_areas, open_top
from boardroom.games.ephyran.position.scoring import city_points, territory_points
from boardroom.games.ephyran.position.state import NOBODY, Phase, State, asked, card_key, token_key
from boardroom.games.ephyran.table.gestures.keys import city_key
from boardroom.ui.stage.presentation import Presentation


def focus_of(shown: Presentation, lone: int) -> int:
    """Whose city is large: who is looked at; the only person; who looks at its own; else who is asked."""
    view: State = shown.view
    if shown.looked is not None:
        return shown.looked
    if lone >= 0:
        return lone
    if shown.audience is not None:
        return shown.audience
    return max(0, view.active if asked(view) == NOBODY else asked(view))


def seats_in_small(view: State, large: int) -> dict[str, int]:
    """The seats whose cities are not the large one, by the keys of these."""
    return {city_key(seat): seat for seat in range(len(view.cities)) if seat != large}


def seen_by_graeae(view: State) -> bytes:
    """The cards that the Graeae look at, as far as this audience sees them."""
    return b"" if HIDDEN in view.seen else view.seen


class Points(NamedTuple):
    """Points so far, and the number of tokens that are not seen and may change them."""

    number: int
    unseen: int


def points_of(view: State, seat: int) -> Points:
    """The points of a seat."""
    city, god = view.cities[seat], view.gods[seat]
    unseen = sum(territory_points(city, territory, god)[1] for territory in range(len(TERRITORIES)))
    return Points(city_points(city, god, view.bonuses[seat]), unseen)


def tokens_of(view: State, seat: int) -> int:
    """How many tokens lie in a seat's city."""
    return sum(bool(token) for tokens in view.cities[seat].tokens for token in tokens)


def aims_of(view: State) -> tuple[str, ...]:
    """The keys of what the announced support is aimed at: an area, or the two that are to be exchanged, a token, a
    city; of the areas of which one is to be given up, or to take a token; nothing without an aim.
    """
    if view.phase == Phase.PLACING_TOKEN:
        city = view.cities[view.active]
        return tuple(card_key(city.columns[at][number - 1] >> 1) for at, number in free_areas(city))
    if view.phase == Phase.GIVING_UP:
        city = view.cities[view.asked]
        tops = (open_top(city, territory) for territory in range(len(TERRITORIES)))
        return tuple(card_key(top >> 1) for top in tops if top >= 0)
    announced = view.announced
    if announced is None or announced.target == NOBODY:
        return ()
    seat, territory, number = announced.target, announced.territory, announced.number
    if not number:
        return (city_key(seat),)
    if SUPPORT[announced.half] == Support.STEAL_TOKEN:
        return (token_key(seat, territory, number),)
    return tuple(card_key(view.cities[owner].columns[territory][number - 1] >> 1) for owner in (seat, view.active))
