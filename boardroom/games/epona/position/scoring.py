"""What everything counts, in the order of the score pad (rulebook: Scoring; rulings 3, 10 and 12); and the cards that
are counted for it, so that they can be ringed. ``places`` is where every icon lies, as ``tableau.icon_places`` gives
it.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from boardroom.engine.tuples import replaced
from boardroom.games.epona.position.cards import (
    ASSETS,
    BOXES_BELOW,
    CARD_ICONS,
    FORMULA,
    NONE,
    OWNERS,
    STABLES,
    TYPE,
)
from boardroom.games.epona.position.numbers import COINS_A_POINT, LINE_POINTS, SALE, STUDS_A_POINT
from boardroom.games.epona.position.prices import price, sales_needed
from boardroom.games.epona.position.state import Phase, State, card_key, owner_key, stable_key
from boardroom.games.epona.position.tableau import (
    BESIDE_PLACES,
    SCOPE_PLACES,
    WIDE,
    Cube,
    Row,
    Spot,
    Tableau,
    completed,
    filled_row,
    horses_without_roller,
    icon_places,
    missing_icons,
    open_slots,
    place_of,
    rollers_of,
    with_card,
)
from boardroom.games.epona.position.vocabulary import RIDER, BonusKind, Formula, FormulaKind, Scope

STABLE_PART, OWNER_PART, ASSET_PART, TOKEN_PART, LEFT_PART = range(5)
"""The parts of a score, in the order of the pad."""


class Scored(NamedTuple):
    """An item of a score: the part it belongs to, its points, and what it is: the number of a row for a stable, of a
    box for the owner, of a card for assets and tokens; for what is left 0 for coins, 1 for studs, 2 for points.
    ``line``: a stable's line bonus.
    """

    part: int
    points: int
    what: int
    line: bool = False


COINS_LEFT, STUDS_LEFT, POINTS_LEFT = range(3)
_ROWS: Final = SCOPE_PLACES[0]
_OF_ROW: Final = (1 << WIDE) - 1
"""The places of one row, as a mask."""
# Bound once, for the sake of speed: to read a member of its class takes longer than what is done with it.
_COMPLETED: Final = Cube.COMPLETED


# Bound once, for the sake of speed: to read a member of its class takes longer than to compare it.
_EACH, _NOTHING, _WITH_ROLLER = FormulaKind.EACH, FormulaKind.NOTHING, FormulaKind.WITH_ROLLER
_IN_LOCATION, _BESIDE, _PAIR = FormulaKind.IN_LOCATION, FormulaKind.BESIDE, FormulaKind.PAIR
_BOTH, _FLAT = FormulaKind.BOTH, FormulaKind.FLAT
_TABLEAU = Scope.TABLEAU


def formula_points(formula: Formula, place: int, location: int, places: list[int], has_roller: bool) -> int:
    """What a formula scores at a place in a row of a location, with ``places`` of every icon."""
    kind, points, where, icon, other = formula
    if kind == _EACH:
        if where == _TABLEAU:
            return points * places[icon].bit_count()
        return points * (places[icon] & SCOPE_PLACES[where][place]).bit_count()
    if kind == _NOTHING:
        return 0
    if kind == _WITH_ROLLER:
        return points if has_roller else 0
    if kind == _IN_LOCATION:
        return points if location == where else 0
    if kind == _BESIDE:
        return points if places[icon] & BESIDE_PLACES[where][place] else 0
    if kind == _PAIR:
        return points * min(places[icon].bit_count(), places[other].bit_count())
    if kind == _BOTH:
        return points if places[icon] and places[other] else 0
    return points


def stable_points(tableau: Tableau, row: int, places: list[int]) -> int:
    """What the stable of a row scores for being completed."""
    at_end = STABLES[tableau[row].stable].at_end
    if tableau[row].cube != _COMPLETED or at_end.kind == _NOTHING:
        return 0
    if at_end.kind == _FLAT:
        return at_end.points
    return formula_points(at_end, place_of(row, 0), STABLES[tableau[row].stable].location, places, False)


def line_points(tableau: Tableau, row: int, places: list[int]) -> int:
    """What the line bonus of a row scores, finished or not."""
    line = STABLES[tableau[row].stable].line
    return LINE_POINTS if line >= 0 and places[line] & _ROWS[place_of(row, 0)] else 0


def owner_points(owner: int, boxes: int, stables_completed: int) -> int:
    """What the boxes above score that bear a cube."""
    points = 0
    for number, above in enumerate(OWNERS[owner].above):
        if boxes >> BOXES_BELOW + number & 1:
            points += above if above >= 0 else -above * stables_completed
    return points


def asset_points(tableau: Tableau, places: list[int], rollers: bytes) -> int:
    """What all assets score together."""
    total = 0
    for number, row in enumerate(tableau):
        location, place = STABLES[row.stable].location, number * WIDE
        for card in row.slots:
            if card != NONE:
                formula = FORMULA[card]
                if formula.kind:
                    total += formula_points(formula, place, location, places, card in rollers)
            place += 1
    return total


def total(state: State, seat: int) -> int:
    """The points of a seat, as things stand."""
    tableau = state.tableaus[seat]
    places = icon_places(tableau, state.tokens)
    points = asset_points(tableau, places, state.rollers[seat])
    tokens = state.tokens
    for number, row in enumerate(tableau):
        points += stable_points(tableau, number, places) + line_points(tableau, number, places)
        for card in row.slots:
            if card != NONE:
                points += tokens[card]
    points += owner_points(state.owners[seat], state.boxes[seat], completed(tableau))
    points += state.coins[seat] // COINS_A_POINT + state.studs[seat] // STUDS_A_POINT + state.points[seat]
    return points


def scored(state: State, seat: int) -> list[Scored]:
    """The points of a seat, item by item in the order of the pad; what scores nothing is left out."""
    tableau, boxes = state.tableaus[seat], state.boxes[seat]
    places = icon_places(tableau, state.tokens)
    done = completed(tableau)
    items: list[Scored] = []
    for number in range(len(tableau)):
        items.append(Scored(STABLE_PART, stable_points(tableau, number, places), number))
        items.append(Scored(STABLE_PART, line_points(tableau, number, places), number, True))
    above = OWNERS[state.owners[seat]].above
    for number, points in enumerate(above):
        if boxes >> BOXES_BELOW + number & 1:
            items.append(Scored(OWNER_PART, points if points >= 0 else -points * done, BOXES_BELOW + number))
    on_cards: list[Scored] = []
    for number, row in enumerate(tableau):
        location = STABLES[row.stable].location
        for slot, card in enumerate(row.slots):
            if card == NONE:
                continue
            has_roller = card in state.rollers[seat]
            points = formula_points(FORMULA[card], place_of(number, slot), location, places, has_roller)
            items.append(Scored(ASSET_PART, points, card))
            on_cards.append(Scored(TOKEN_PART, state.tokens[card], card))
    items += on_cards
    items.append(Scored(LEFT_PART, state.coins[seat] // COINS_A_POINT, COINS_LEFT))
    items.append(Scored(LEFT_PART, state.studs[seat] // STUDS_A_POINT, STUDS_LEFT))
    items.append(Scored(LEFT_PART, state.points[seat], POINTS_LEFT))
    return [item for item in items if item.points]


def rollers_add(state: State, seat: int, more: Sequence[int] = ()) -> int:
    """What the spare rollers of a seat add at the end, one on each of the horses that score most with one; as if more
    cards lay in its tableau, too, in whatever slots.
    """
    tableau = state.tableaus[seat]
    spare = rollers_of(tableau, state.owners[seat], state.boxes[seat]) - len(state.rollers[seat])
    spare += sum(TYPE[card] == RIDER for card in more)
    if spare <= 0:
        return 0
    horses = horses_without_roller(tableau, state.rollers[seat])
    horses += [card for card in more if FORMULA[card].kind == _WITH_ROLLER]
    return sum(sorted((FORMULA[card].points for card in horses), reverse=True)[:spare])


def rollers_to_come(state: State, seat: int) -> int:
    """What the spare rollers of a seat will add; nothing once it can move none any more."""
    if state.phase in (Phase.SWAPPING, Phase.OVER):
        return 0
    seats = len(state.coins)
    if state.phase == Phase.MOVING_ROLLERS and (seat - state.starter) % seats < (state.active - state.starter) % seats:
        return 0
    return rollers_add(state, seat)


def so_far(state: State, seat: int) -> int:
    """The points that a seat would have if the game ended now, its rollers moved: what is shown as its points."""
    return total(state, seat) + rollers_to_come(state, seat)


def rollers_gain(state: State, seat: int, card: int) -> int:
    """What spare rollers add more at the end with a card, whichever slot of the seat it is placed in."""
    if TYPE[card] != RIDER and FORMULA[card].kind != _WITH_ROLLER:
        return 0
    return rollers_add(state, seat, (card,)) - rollers_add(state, seat)


def changes(before: State, after: State, seat: int) -> list[Scored]:
    """What scores another number of points than before, item by item, each with the difference."""
    had = {item._replace(points=0): item.points for item in scored(before, seat)}
    now = {item._replace(points=0): item.points for item in scored(after, seat)}
    differences = ((item, now.get(item, 0) - had.get(item, 0)) for item in {**now, **had})
    return [item._replace(points=more) for item, more in differences if more]


def gains(before: State, after: State, seat: int) -> dict[str, int]:
    """The pieces of a seat that score another number of points than before, each with the difference."""
    return by_piece(changes(before, after, seat), before, seat)


def by_piece(items: Iterable[Scored], state: State, seat: int) -> dict[str, int]:
    """The points of pieces: cards with what lies on them, stables with their lines, the owner card. What is left in
    coins, studs and points is no piece.
    """
    found: dict[str, int] = {}
    for item in items:
        if item.part != LEFT_PART:
            key = _key(state, seat, item)
            found[key] = found.get(key, 0) + item.points
    return {key: more for key, more in found.items() if more}


def _key(state: State, seat: int, item: Scored) -> str:
    if item.part == STABLE_PART:
        return stable_key(state.tableaus[seat][item.what].stable)
    return owner_key(seat) if item.part == OWNER_PART else card_key(item.what)


def possible_gains(state: State, seat: int, card: int) -> dict[str, int]:
    """What can score more with a card of a hand, each in the slot that is best for it, as if that completed nothing."""
    tableau, found = state.tableaus[seat], dict[str, int]()
    for row, slot in open_slots(tableau):
        laid = replaced(state.tableaus, seat, with_card(tableau, row, slot, card))
        for key, more in gains(state, state._replace(tableaus=laid), seat).items():
            if key != card_key(card):
                found[key] = max(more, found.get(key, 0))
    return found


class BestPlace(NamedTuple):
    """Where a card by itself would score most: the points that it brings there, with the coins that it costs, the spot
    (None where no slot is free), and the icon that its stable needs and the card has, -1 where there is none;
    ``rollers`` of the points are those that spare rollers add at the end; it ``completes`` the stable there, or not.
    """

    points: int
    spot: Spot | None
    need: int
    rollers: int = 0
    completes: bool = False


def is_beyond_means(state: State, seat: int, card: int) -> bool:
    """Whether a seat could not pay for a card that is drawn for a bonus, not even if it sold all that it holds."""
    cost = price(state.owners[seat], state.boxes[seat], card)
    return sales_needed(state.coins[seat], cost) > len(state.hands[seat])


@lru_cache(maxsize=64)
def best_place(state: State, seat: int, card: int) -> BestPlace:
    """Where a card would score most in a seat's tableau, with the stable that it completes there and what is gained at
    once, so that it is what the preview of placing it says, and with what spare rollers add at the end; where several
    slots are as good, one in a row that needs the card. For one that is too dear others are sold.
    """
    tableau, had, rollers = state.tableaus[seat], total(state, seat), rollers_gain(state, seat, card)
    best, rank = BestPlace(0, None, -1), (-had - 1, False)
    cost = price(state.owners[seat], state.boxes[seat], card)
    left = state.coins[seat] + SALE * sales_needed(state.coins[seat], cost) - cost
    for row, slot in open_slots(tableau):
        after = with_card_paid(state, seat, card, Spot(row, slot), left)
        points, need = total(after, seat) - had + rollers, needed_icon(tableau[row], card)
        if (points, need >= 0) > rank:
            completes = after.tableaus[seat][row].cube == _COMPLETED
            best, rank = BestPlace(points, Spot(row, slot), need, rollers, completes), (points, need >= 0)
    return best


def with_card_paid(state: State, seat: int, card: int, spot: Spot, left: int) -> State:
    """The position with a card in an open slot of a seat that has so many coins left, and with the coins, stud tokens
    and points that it and a stable that it completes bring at once.
    """
    laid, gained = with_card(state.tableaus[seat], *spot, card), ASSETS[card].bonus
    if NONE not in laid[spot.row].slots:
        laid = filled_row(laid, spot.row)
        gained += STABLES[laid[spot.row].stable].at_once if laid[spot.row].cube == _COMPLETED else ()
    coins, studs, points = (
        sum(bonus.what for bonus in gained if bonus.kind == kind)
        for kind in (BonusKind.COINS, BonusKind.STUD, BonusKind.POINT)
    )
    return state._replace(
        tableaus=replaced(state.tableaus, seat, laid),
        coins=replaced(state.coins, seat, left + coins),
        studs=replaced(state.studs, seat, state.studs[seat] + studs),
        points=replaced(state.points, seat, state.points[seat] + points),
    )


def needed_icon(row: Row, card: int) -> int:
    """An icon of a card that the stable of a row needs; -1 where it has none."""
    return next((icon for icon in missing_icons(row) if CARD_ICONS[card] >> icon & 1), -1)


def winners(state: State) -> tuple[int, ...]:
    """Who has most points; among those who has most cubes on the owner card; then all of them (ruling 16).

    Nobody in the solo game, which is played for its scale.
    """
    if len(state.coins) == 1:
        return ()
    ranks = [(total(state, seat), state.boxes[seat].bit_count()) for seat in range(len(state.coins))]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


# The cards that are counted.


def counted_by_card(tableau: Tableau, places: list[int], spot: Spot) -> tuple[int, ...]:
    """The cards that the card of a spot counts for its points, itself among them where it counts itself."""
    return _counted(FORMULA[tableau[spot.row].slots[spot.slot]], tableau, places, place_of(*spot))


def counted_by_stable(tableau: Tableau, places: list[int], row: int) -> tuple[int, ...]:
    """The cards that a completed stable counts for its points; none where it is not completed."""
    if tableau[row].cube != _COMPLETED:
        return ()
    return _counted(STABLES[tableau[row].stable].at_end, tableau, places, place_of(row, 0))


def counted_by_line(tableau: Tableau, places: list[int], row: int) -> tuple[int, ...]:
    """The cards of a row that meet its line bonus."""
    line = STABLES[tableau[row].stable].line
    if line < 0:
        return ()
    return _cards_at(tableau, places[line] & _ROWS[place_of(row, 0)])


def shares_of_card(state: State, seat: int, spot: Spot) -> dict[int, int]:
    """What the card of a spot scores with each card that it counts, where that can be said of each."""
    row = state.tableaus[seat][spot.row]
    places, formula = icon_places(state.tableaus[seat], state.tokens), FORMULA[row.slots[spot.slot]]
    points = formula_points(formula, place_of(*spot), STABLES[row.stable].location, places, False)
    return _shares(formula, points, counted_by_card(state.tableaus[seat], places, spot))


def shares_of_stable(state: State, seat: int, row: int) -> dict[int, int]:
    """The same of the stable of a row and its line bonus, as far as they score."""
    tableau = state.tableaus[seat]
    places, stable = icon_places(tableau, state.tokens), STABLES[tableau[row].stable]
    points = stable_points(tableau, row, places)
    found = _shares(stable.at_end, points, counted_by_stable(tableau, places, row))
    in_line = counted_by_line(tableau, places, row)
    if len(in_line) == 1:
        found[in_line[0]] = found.get(in_line[0], 0) + line_points(tableau, row, places)
    return found


def _shares(formula: Formula, points: int, counted: tuple[int, ...]) -> dict[int, int]:
    if formula.kind == _EACH:
        return dict.fromkeys(counted, formula.points)
    return {counted[0]: points} if len(counted) == 1 and points else {}


def _counted(formula: Formula, tableau: Tableau, places: list[int], place: int) -> tuple[int, ...]:
    kind, _, where, icon, other = formula
    if kind == _EACH:
        return _cards_at(tableau, places[icon] if where == _TABLEAU else places[icon] & SCOPE_PLACES[where][place])
    if kind == _BESIDE:
        return _cards_at(tableau, places[icon] & BESIDE_PLACES[where][place])
    if kind in (_PAIR, _BOTH) and places[icon] and places[other]:
        return _cards_at(tableau, places[icon] | places[other])
    return ()


def _cards_at(tableau: Tableau, places: int) -> tuple[int, ...]:
    """The cards at places of a mask, from top left to bottom right."""
    found: list[int] = []
    for number, row in enumerate(tableau):
        there = places >> number * WIDE & _OF_ROW
        if there:
            found += [card for slot, card in enumerate(row.slots) if there >> slot & 1 and card != NONE]
    return tuple(found)
