"""The small vocabulary of all cards: icons, bonuses, formulas; how data files write them.

An **icon** is what a card can be required, counted or named as: its type, its class, a horse's sex, a foal. A
**formula** is what a card scores. How much it counts follows from how far it looks and how broad its icon is, so that
a player learns it once.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Final, NamedTuple

from boardroom.engine.toml_tables import WrongTable
from boardroom.games.epona.position.numbers import FORMULAS

TYPES: Final = (
    "racing",
    "showjumping",
    "dressage",
    "carriage-horse",
    "draught",
    "riding",
    "manager",
    "rider",
    "stablehand",
    "vet",
    "horse-box",
    "carriage",
    "obstacle",
    "arena",
    "racecourse",
)
(
    RACING, SHOWJUMPING, DRESSAGE, CARRIAGE_HORSE, DRAUGHT, RIDING, MANAGER, RIDER, STABLEHAND, VET, HORSE_BOX,
    CARRIAGE, OBSTACLE, ARENA, RACECOURSE,
) = range(len(TYPES))  # fmt: skip
HORSES: Final = RIDING + 1
"""Types below this one are horses."""
GROUPS: Final = ("sporting", "working", "employee", "equipment")
SPORTING, WORKING, EMPLOYEES, EQUIPMENT = range(len(GROUPS))
DECKS: Final = ("sporting", "working", "managers", "stablehands", "transport", "grounds")
"""The decks of assets: sporting and working horses; managers and riders; stablehands and vets; horse boxes and
carriages; obstacles, arenas and racecourses.
"""
DECK_OF: Final = (0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5)
"""The deck of each type."""
GROUP_OF: Final = (SPORTING, WORKING, EMPLOYEES, EMPLOYEES, EQUIPMENT, EQUIPMENT)
"""The group of each deck."""
DECKS_OF: Final = tuple(bytes(d for d, of in enumerate(GROUP_OF) if of == group) for group in range(len(GROUPS)))
"""The decks of each group."""

ICONS: Final = (*TYPES, *GROUPS, "mare", "stallion", "foal")
"""Icons by number: types, groups, the sexes, a foal."""
FIRST_CLASS: Final = len(TYPES)
"""The first icon that is no type."""
MARE, STALLION, FOAL = range(FIRST_CLASS + len(GROUPS), len(ICONS))
LOCATIONS: Final = ("meadow", "mountain", "castle")


class BonusKind(IntEnum):
    """What one icon of a bonus brings; a roller and a discount are on owner cards only."""

    COINS = 0
    STUD = 1
    POINT = 2
    OWNER = 3
    """A cube on a box of the owner card."""
    DRAW = 4
    """Cards of a deck, of which one is kept."""
    ROLLER = 5
    DISCOUNT = 6
    """Coins less for a group of horses."""


class Bonus(NamedTuple):
    """One icon of a bonus. ``what`` is how many of coins, stud tokens or points; of a draw the deck, of a discount the
    group of horses.
    """

    kind: BonusKind
    what: int = 1


_SIMPLE: Final = {
    "coin": Bonus(BonusKind.COINS, 1),
    "stud": Bonus(BonusKind.STUD, 1),
    "studs": Bonus(BonusKind.STUD, 1),
    "point": Bonus(BonusKind.POINT, 1),
    "owner": Bonus(BonusKind.OWNER),
    "roller": Bonus(BonusKind.ROLLER),
}


class FormulaKind(IntEnum):
    """When a formula scores."""

    NOTHING = 0
    FLAT = 1
    """Always."""
    WITH_ROLLER = 2
    """With a rider roller."""
    IN_LOCATION = 3
    """In a row of a location."""
    BESIDE = 4
    """With a type at once beside it."""
    PAIR = 5
    """For each pair of two icons in the tableau."""
    BOTH = 6
    """Once for both of two icons in the tableau."""
    EACH = 7
    """For each icon within a scope."""


class Scope(IntEnum):
    """How far a formula looks that scores for each icon."""

    ROW = 0
    COLUMN = 1
    SIDES = 2
    AROUND = 3
    TABLEAU = 4


class Direction(IntEnum):
    """Where a type must lie at once beside a card."""

    ABOVE = 0
    BELOW = 1
    LEFT = 2
    RIGHT = 3


SCOPES: Final = tuple(scope.name.lower() for scope in Scope)
DIRECTIONS: Final = tuple(direction.name.lower() for direction in Direction)
STEPS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
"""Row and slot that each direction leads to."""


class Formula(NamedTuple):
    """What a card scores: ``points``, each time that ``kind`` says. ``where`` is a scope, a direction or a location,
    ``icon`` and ``other`` are icons.
    """

    kind: FormulaKind = FormulaKind.NOTHING
    points: int = 0
    where: int = 0
    icon: int = 0
    other: int = 0


EACH_POINTS: Final[dict[tuple[int, bool], int]] = {
    (scope, is_type): points
    for scope, name in ((Scope.ROW, "row"), (Scope.COLUMN, "column"), (Scope.SIDES, "sides"))
    for is_type, points in zip((True, False), FORMULAS[name], strict=True)
} | {(Scope.AROUND, False): FORMULAS["around"], (Scope.TABLEAU, True): FORMULAS["tableau"]}
"""What each icon within a scope counts, by whether it is a type; a foal in the tableau counts as a type does."""


def read_bonus(text: object, place: str) -> tuple[Bonus, ...]:
    """A form for a bonus in a table: its icons as data files write them, "coin", "2 coins, owner", "draw sporting".
    Raises WrongTable.
    """
    words = _text(text, place)
    return tuple(_read_icon(part.strip(), place) for part in words.split(",")) if words else ()


def _read_icon(text: str, place: str) -> Bonus:
    match text.split():
        case ["draw", deck]:
            return Bonus(BonusKind.DRAW, _known(deck, DECKS, place))
        case ["discount", group]:
            return Bonus(BonusKind.DISCOUNT, _known(group, GROUPS[:EMPLOYEES], place))
        case [count, "coins" | "points" | "studs" as name] if count in ("2", "3", "4"):
            kinds = {"coins": BonusKind.COINS, "points": BonusKind.POINT, "studs": BonusKind.STUD}
            return Bonus(kinds[name], int(count))
        case [name] if name in _SIMPLE:
            return _SIMPLE[name]
    raise WrongTable(place, f"{text!r} is no bonus; they are written like '2 coins, owner' or 'draw sporting'")


_FORMS: Final = (
    "'flat 2', 'roller 3', 'in castle', 'below obstacle', 'pair carriage + riding', 'both arena + racecourse' or "
    "'each row showjumping'"
)


def read_formula(text: object, place: str) -> Formula:
    """A form for a formula in a table, as data files write it; none where it is empty. Raises WrongTable."""
    words = _text(text, place).replace("+", " ").split()
    match words:
        case []:
            return Formula()
        case ["flat" | "roller" as kind, count] if count in ("1", "2", "3", "4", "5", "6"):
            return Formula(FormulaKind.FLAT if kind == "flat" else FormulaKind.WITH_ROLLER, int(count))
        case ["in", location]:
            return Formula(FormulaKind.IN_LOCATION, FORMULAS["location"], _known(location, LOCATIONS, place))
        case [direction, kind] if direction in DIRECTIONS:
            return Formula(
                FormulaKind.BESIDE, FORMULAS["beside"], DIRECTIONS.index(direction), _known(kind, TYPES, place)
            )
        case ["pair" | "both" as kind, one, other]:
            icons = _known(one, ICONS, place), _known(other, ICONS, place)
            if icons[0] == icons[1]:
                raise WrongTable(place, f"{one!r} makes no {kind} with itself")
            return Formula(FormulaKind.PAIR if kind == "pair" else FormulaKind.BOTH, FORMULAS[kind], 0, *icons)
        case ["each", scope, name]:
            where, icon = _known(scope, SCOPES, place), _known(name, ICONS, place)
            points = EACH_POINTS.get((where, icon < FIRST_CLASS or icon == FOAL))
            if points is None or (icon == FOAL and where != Scope.TABLEAU):
                raise WrongTable(place, f"'each {scope}' does not go with {name!r}")
            return Formula(FormulaKind.EACH, points, where, icon)
    raise WrongTable(place, f"{text!r} is no formula; they are written like {_FORMS}")


def icons_of(text: object, place: str) -> bytes:
    """A form for icons in a table: "working mare"."""
    return bytes(_known(name, ICONS, place) for name in _text(text, place).split())


def one_of(names: tuple[str, ...]) -> Callable[[object, str], int]:
    """A form for one of these names, as its number."""
    return lambda text, place: _known(_text(text, place), names, place)


def _text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise WrongTable(place, f"a text is expected, not {value!r}")
    return value


def _known(name: str, names: tuple[str, ...], place: str) -> int:
    if name not in names:
        raise WrongTable(place, f"{name!r} is not known; known are {', '.join(names)}")
    return names.index(name)
