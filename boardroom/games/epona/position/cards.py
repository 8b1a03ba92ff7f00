"""The card set: assets, stables, owners and selection cards, read from this package's data files.

An asset is a number, and so is a stable; what it is stands in tables by its number. The assets of a deck are in a row.
"""

from typing import Any, Final, NamedTuple

from boardroom.engine.toml_tables import Fields, Form, Optional, WrongTable, entries, entry, like, read, several, whole
from boardroom.games.epona import data
from boardroom.games.epona.position import artwork as looks
from boardroom.games.epona.position import vocabulary
from boardroom.games.epona.position.numbers import FACTS_FILE, MOST_COST, NUMBERS
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind, Formula, FormulaKind, Scope

HORSES_FILE, HELPERS_FILE, STABLES_FILE = "horses.toml", "assets.toml", "stables.toml"
HIDDEN: Final = 255
"""In a view: a card whose face this seat may not see."""
NONE: Final = 254
"""No card where there might be one: an empty slot, nothing kept."""
SLOTS: Final = 6
"""The most slots of a stable."""
SYMMETRIC_OWNERS: Final = 6
"""Owner cards with the same boxes, 300 to 305: one for each player there can be; 306 to 311 are their reverse sides."""


class Asset(NamedTuple):
    """What an asset shows. ``icons`` is a mask over ICONS of what it is, without a foal; ``sex`` is MARE, STALLION or
    0; ``look`` are the words of its picture (``artwork``).
    """

    key: str
    type: int
    deck: int
    cost: int
    bonus: tuple[Bonus, ...]
    formula: Formula
    sex: int
    icons: int
    look: tuple[str, ...]


class Stable(NamedTuple):
    """What a stable shows. ``needs`` are icons, each of which must be in the row; ``at_once`` is what completing it
    brings, ``at_end`` what it scores then; ``line`` is the icon that scores for being in the row, -1 for none; ``look``
    are the words of its picture (``artwork``).
    """

    key: str
    mark: int
    location: int
    slots: int
    needs: bytes
    at_once: tuple[Bonus, ...]
    at_end: Formula
    line: int
    look: tuple[str, ...]


PLAIN, MARKED_3, MARKED_6, STARRED = range(4)
MARKS: Final = ("plain", "3", "6", "star")


class Owner(NamedTuple):
    """What an owner card shows: three pairs of boxes, and the points above each pair (a completed stable each, where
    ``above`` is below 0).
    """

    below: tuple[tuple[Bonus, ...], ...]
    above: tuple[int, ...]


class Selection(NamedTuple):
    """A face of a selection card: its price, or the gift that it brings; how many are drawn of each group and of any;
    how many are kept.
    """

    price: int
    gift: tuple[Bonus, ...]
    draws: tuple[int, ...]
    free: int
    keep: int


# Assets.

_SLUG: Final = like(r"[A-Z][A-Za-z' -]+", "Star of Dawn")


def _look_of(kinds: tuple[tuple[str, ...], ...]) -> Form:
    """A form for a look: one word of each kind."""
    pattern = like(r"[a-z0-9-]+(?: [a-z0-9-]+)*", " ".join(kind[0] for kind in kinds))
    return lambda text, place: looks.read_look(pattern(text, place), kinds, place)


def _asset(kinds: tuple[tuple[str, ...], ...]) -> Fields:
    return {
        "cost": whole(0, MOST_COST),
        "bonus": Optional(vocabulary.read_bonus, ()),
        "scores": Optional(vocabulary.read_formula, Formula()),
        "look": _look_of(kinds),
    }


_HORSE: Final[Fields] = {"name": _SLUG, "sex": vocabulary.one_of(("mare", "stallion")), **_asset(looks.HORSE)}
_EMPLOYEE, _EQUIPMENT = _asset(looks.EMPLOYEE), _asset(looks.EQUIPMENT)


def _checked_bonus(bonus: tuple[Bonus, ...], cost: int, place: str) -> tuple[Bonus, ...]:
    if len(bonus) > (2 if cost == MOST_COST else 1):
        raise WrongTable(place, f"at most one icon, two at cost {MOST_COST}")
    if any(one.kind in (BonusKind.ROLLER, BonusKind.DISCOUNT) for one in bonus):
        raise WrongTable(place, "rollers and discounts are on owner cards")
    return bonus


def _read_assets() -> tuple[Asset, ...]:
    horses = read(
        data.__name__, HORSES_FILE, {name: entries(_HORSE, "name") for name in vocabulary.TYPES[: vocabulary.HORSES]}
    )
    helpers = read(
        data.__name__,
        HELPERS_FILE,
        {
            name: entries(
                _EMPLOYEE if vocabulary.GROUP_OF[vocabulary.DECK_OF[kind]] == vocabulary.EMPLOYEES else _EQUIPMENT
            )
            for kind, name in enumerate(vocabulary.TYPES)
            if kind >= vocabulary.HORSES
        },
    )
    assets: list[Asset] = []
    named: set[str] = set()
    for kind, name in enumerate(vocabulary.TYPES):
        is_horse = kind < vocabulary.HORSES
        for number, line in enumerate((horses if is_horse else helpers)[name], 1):
            place = f"{HORSES_FILE if is_horse else HELPERS_FILE}, {name} {number}"
            if is_horse:
                place += f" {line['name']!r}"
            key = line["name"].lower().replace("'", "").replace(" ", "-") if is_horse else f"{name}-{number}"
            if key in named:
                raise WrongTable(place, f"there is another {line.get('name', key)!r}")
            named.add(key)
            if line["scores"].kind == FormulaKind.WITH_ROLLER and not is_horse:
                raise WrongTable(f"{place}, scores", "only horses score with a roller")
            sex = (vocabulary.MARE, vocabulary.STALLION)[line["sex"]] if is_horse else 0
            deck = vocabulary.DECK_OF[kind]
            icons = 1 << kind | 1 << vocabulary.FIRST_CLASS + vocabulary.GROUP_OF[deck] | (1 << sex if sex else 0)
            bonus = _checked_bonus(line["bonus"], line["cost"], f"{place}, bonus")
            assets.append(Asset(key, kind, deck, line["cost"], bonus, line["scores"], sex, icons, line["look"]))
    if len(assets) > NONE:
        raise WrongTable(HELPERS_FILE, f"there are more than {NONE} assets")
    for kind, name in enumerate(vocabulary.TYPES[: vocabulary.HORSES]):
        # The solo player's stallions come from the decks.
        if {asset.sex for asset in assets if asset.type == kind} != {vocabulary.MARE, vocabulary.STALLION}:
            raise WrongTable(f"{HORSES_FILE}, {name}", "both mares and stallions are expected")
    return tuple(sorted(assets, key=lambda asset: asset.deck))


ASSETS: Final = _read_assets()
"""What each asset is, by its number."""
TYPE: Final = tuple(asset.type for asset in ASSETS)
COST: Final = tuple(asset.cost for asset in ASSETS)
FORMULA: Final = tuple(asset.formula for asset in ASSETS)
CARD_ICONS: Final = tuple(asset.icons for asset in ASSETS)
SEX: Final = tuple(asset.sex for asset in ASSETS)
DECK: Final = tuple(asset.deck for asset in ASSETS)
GROUP: Final = tuple(vocabulary.GROUP_OF[deck] for deck in DECK)
DECK_CARDS: Final = tuple(
    bytes(n for n, asset in enumerate(ASSETS) if asset.deck == deck) for deck in range(len(vocabulary.DECKS))
)
"""The assets of each deck."""
MARES: Final = frozenset(n for n, sex in enumerate(SEX) if sex == vocabulary.MARE)
STALLIONS: Final = frozenset(n for n, sex in enumerate(SEX) if sex == vocabulary.STALLION)
ASSET_OF: Final = {asset.key: number for number, asset in enumerate(ASSETS)}
"""The asset of a key, as records write it."""


# Stables.

_STABLE: Final[Fields] = {
    "location": vocabulary.one_of(vocabulary.LOCATIONS),
    "slots": whole(3, SLOTS),
    "needs": vocabulary.icons_of,
    "at_once": Optional(vocabulary.read_bonus, ()),
    "at_end": Optional(vocabulary.read_formula, Formula()),
    "line": Optional(vocabulary.one_of(vocabulary.ICONS), -1),
    "look": _look_of(looks.STABLE),
}
_SLOTS_OF: Final = ((3, 4, 5), (3,), (6,), (6,))
"""How many slots stables of a mark have."""


def _is_of_a_stable(formula: Formula) -> bool:
    """Whether a formula says what a stable scores, which lies in a row but in no slot."""
    kind, _, where, _, _ = formula
    return kind in (FormulaKind.NOTHING, FormulaKind.FLAT, FormulaKind.PAIR, FormulaKind.BOTH) or (
        kind == FormulaKind.EACH and where in (Scope.ROW, Scope.TABLEAU)
    )


def _read_stables() -> tuple[Stable, ...]:
    found = read(data.__name__, STABLES_FILE, {name: entries(_STABLE) for name in MARKS})
    stables: list[Stable] = []
    for mark, name in enumerate(MARKS):
        if len(found[name]) < SYMMETRIC_OWNERS:
            raise WrongTable(f"{STABLES_FILE}, {name}", f"at least {SYMMETRIC_OWNERS} are expected, one a player")
        for number, line in enumerate(found[name], 1):
            place = f"{STABLES_FILE}, {name} {number}"
            if line["slots"] not in _SLOTS_OF[mark]:
                raise WrongTable(f"{place}, slots", f"stables marked {name} have {_SLOTS_OF[mark]} slots")
            if not 1 <= len(line["needs"]) <= 3:
                raise WrongTable(f"{place}, needs", "one to three icons")
            if len(line["at_once"]) > 2 or any(
                one.kind in (BonusKind.ROLLER, BonusKind.DISCOUNT) for one in line["at_once"]
            ):
                raise WrongTable(f"{place}, at_once", "at most two icons, and none of owner cards")
            if not _is_of_a_stable(line["at_end"]):
                why = "a number, pairs, both of two, or each icon in the row or the tableau"
                raise WrongTable(f"{place}, at_end", why)
            stables.append(Stable(f"stable-{name}-{number}", mark, *(line[field] for field in _STABLE)))
    return tuple(stables)


STABLES: Final = _read_stables()
"""What each stable is, by its number."""
STABLES_MARKED: Final = tuple(
    bytes(number for number, stable in enumerate(STABLES) if stable.mark == mark) for mark in range(len(MARKS))
)
STABLE_OF: Final = {stable.key: number for number, stable in enumerate(STABLES)}


# Owners and selection cards.

BOXES_BELOW, BOXES_ABOVE = 6, 3
BOXES: Final = BOXES_BELOW + BOXES_ABOVE
"""Boxes of an owner card by number: the lower row from left to right, then the upper one."""
_OWNER: Final = entry(
    {
        "below": several(vocabulary.read_bonus, BOXES_BELOW),
        "above": several(like(r"(\d) points(?: a completed (stable))?", "4 points"), BOXES_ABOVE),
    }
)
_GROUPED: Final = {name: Optional(whole(0, 3), 0) for name in ("grey", "purple", "green", "yellow")}
_SELECTION: Final[Fields] = {
    "price": Optional(whole(0, 2), 0),
    "gift": Optional(vocabulary.read_bonus, ()),
    **_GROUPED,
    "any": Optional(whole(0, 2), 0),
    "keep": whole(2, 4),
}
_FACTS: Final = read(
    data.__name__,
    FACTS_FILE,
    {"symmetric": _OWNER, "asymmetric": several(_OWNER, SYMMETRIC_OWNERS), "selection": entries(_SELECTION)},
    others=NUMBERS,
)


def _owner(fields: dict[str, Any]) -> Owner:
    above = tuple(-int(points) if each else int(points) for points, each in fields["above"])
    return Owner(tuple(fields["below"]), above)


SYMMETRIC_OWNER: Final = _owner(_FACTS["symmetric"])
ASYMMETRIC_OWNERS: Final = tuple(map(_owner, _FACTS["asymmetric"]))
"""The reverse sides of the symmetric owners, in their order."""
NO_OWNER: Final = SYMMETRIC_OWNERS + len(ASYMMETRIC_OWNERS)
"""In place of an owner card: not chosen yet."""
OWNERS: Final = (
    *(SYMMETRIC_OWNER,) * SYMMETRIC_OWNERS,
    *ASYMMETRIC_OWNERS,
    Owner(((),) * BOXES_BELOW, (0,) * BOXES_ABOVE),
)
"""What each owner card shows, by its number: the symmetric sides, the asymmetric ones, and a blank for NO_OWNER."""


def is_asymmetric(owner: int) -> bool:
    """Whether an owner is on an asymmetric side."""
    return SYMMETRIC_OWNERS <= owner < NO_OWNER


def _read_selection() -> tuple[Selection, ...]:
    faces = []
    for number, line in enumerate(_FACTS["selection"], 1):
        if line["price"] and line["gift"]:
            raise WrongTable(f"{FACTS_FILE}, selection {number}", "a face has a price or a gift")
        if any(bonus.kind not in (BonusKind.COINS, BonusKind.STUD) for bonus in line["gift"]):
            raise WrongTable(f"{FACTS_FILE}, selection {number}, gift", "a gift is coins or studs")
        draws = tuple(line[name] for name in _GROUPED)
        if sum(draws) + line["any"] < line["keep"]:
            raise WrongTable(f"{FACTS_FILE}, selection {number}, keep", "more are kept than drawn")
        faces.append(Selection(line["price"], line["gift"], draws, line["any"], line["keep"]))
    if len(faces) % 2:
        raise WrongTable(f"{FACTS_FILE}, selection", "every card has two faces")
    return tuple(faces)


FACES: Final = _read_selection()
"""The faces of the selection cards; those of a card are beside each other."""
SELECTION_CARDS: Final = len(FACES) // 2
