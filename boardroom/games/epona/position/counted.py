"""The cards that a formula, a stable or a line bonus counts where it lies, so that they can be ringed.

``places`` is where every icon lies in the tableau, as ``tableau.icon_places`` gives it.
"""

from typing import Final

from boardroom.games.epona.position.cards import FORMULA, NONE, STABLES
from boardroom.games.epona.position.tableau import BESIDE_PLACES, SCOPE_PLACES, WIDE, Cube, Spot, Tableau, place_of
from boardroom.games.epona.position.vocabulary import Formula, FormulaKind, Scope

_OF_ROW: Final = (1 << WIDE) - 1
"""The places of one row, as a mask."""


def counted_by_card(tableau: Tableau, places: list[int], spot: Spot) -> tuple[int, ...]:
    """The cards that the card of a spot counts for its points, itself among them where it counts itself."""
    return _counted(FORMULA[tableau[spot.row].slots[spot.slot]], tableau, places, place_of(*spot))


def counted_by_stable(tableau: Tableau, places: list[int], row: int) -> tuple[int, ...]:
    """The cards that a completed stable counts for its points; none where it is not completed."""
    if tableau[row].cube != Cube.COMPLETED:
        return ()
    return _counted(STABLES[tableau[row].stable].at_end, tableau, places, place_of(row, 0))


def counted_by_line(tableau: Tableau, places: list[int], row: int) -> tuple[int, ...]:
    """The cards of a row that meet its line bonus."""
    line = STABLES[tableau[row].stable].line
    if line < 0:
        return ()
    return _cards(tableau, places[line] & SCOPE_PLACES[Scope.ROW][place_of(row, 0)])


def _counted(formula: Formula, tableau: Tableau, places: list[int], place: int) -> tuple[int, ...]:
    kind, _, where, icon, other = formula
    if kind == FormulaKind.EACH:
        return _cards(tableau, places[icon] if where == Scope.TABLEAU else places[icon] & SCOPE_PLACES[where][place])
    if kind == FormulaKind.BESIDE:
        return _cards(tableau, places[icon] & BESIDE_PLACES[where][place])
    if kind in (FormulaKind.PAIR, FormulaKind.BOTH) and places[icon] and places[other]:
        return _cards(tableau, places[icon] | places[other])
    return ()


def _cards(tableau: Tableau, places: int) -> tuple[int, ...]:
    """The cards at places of a mask, from top left to bottom right."""
    found: list[int] = []
    for number, row in enumerate(tableau):
        there = places >> number * WIDE & _OF_ROW
        if there:
            found += [card for slot, card in enumerate(row.slots) if there >> slot & 1 and card != NONE]
    return tuple(found)
