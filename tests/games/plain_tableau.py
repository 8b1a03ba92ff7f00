"""What lies before a player of Epona, for the plain reading in ``plain_stable``: cards by their keys, and what is
printed on them as the data files write it, "each row racing", "2 coins, owner".
"""

from typing import Any

from tests.games.epona_pad import FACTS, LINES, STABLE_LINES

DECKS = {
    "sporting": ("racing", "showjumping", "dressage"),
    "working": ("carriage-horse", "draught", "riding"),
    "managers": ("manager", "rider"),
    "stablehands": ("stablehand", "vet"),
    "transport": ("horse-box", "carriage"),
    "grounds": ("obstacle", "arena", "racecourse"),
}
GROUPS = {
    "sporting": ("sporting",), "working": ("working",), "employee": ("managers", "stablehands"),
    "equipment": ("transport", "grounds"),
}  # fmt: skip
CARDS = {key: {"bonus": "", "scores": "", "sex": "none", **line} for key, line in LINES.items()}
STABLES = {key: {"at_once": "", **line} for key, line in STABLE_LINES.items()}
BELOW: list[list[str]] = [FACTS["symmetric"]["below"]] * 6 + [owner["below"] for owner in FACTS["asymmetric"]]
"""The lower boxes of each owner card: six with the same ones, and their reverse sides."""


def deck_of(card: str) -> str:
    return next(deck for deck, types in DECKS.items() if CARDS[card]["type"] in types)


def group_of(deck: str) -> str:
    return next(group for group, decks in GROUPS.items() if deck in decks)


def icons_of(bonus: str) -> list[str]:
    return bonus.split(", ") if bonus else []


def how_many(icon: str) -> int:
    return int(icon[0]) if icon[0].isdigit() else 1


class Player:
    """What lies before a player. A row is its stable, its slots ("" for an empty one) and its cube: "", "cross" or
    "tick".
    """

    def __init__(self, stables: list[str]) -> None:
        self.rows: list[dict[str, Any]] = []
        for stable in stables:
            self.add(stable, "below")
        self.coins, self.studs, self.points = 3, 1, 0
        self.hand: set[str] = set()
        self.boxes: set[int] = set()
        self.kept, self.rollers, self.owner = "", set[str](), 0
        self.new_round()

    def new_round(self) -> None:
        self.face, self.token = "", 0
        self.from_decks: list[str] = []
        self.shown: set[str] = set()
        self.owes, self.has_kept, self.has_drawn, self.has_shared = 0, False, False, False

    def add(self, stable: str, where: str) -> None:
        row = {"stable": stable, "slots": [""] * STABLES[stable]["slots"], "cube": ""}
        self.rows.insert(len(self.rows) if where == "below" else 0, row)

    def laid(self) -> list[str]:
        return [card for row in self.rows for card in row["slots"] if card]

    def there(self, word: str) -> list[str]:
        """The cards of a type or a sex."""
        return [card for card in self.laid() if word in (CARDS[card]["type"], CARDS[card]["sex"])]

    def unfinished(self) -> int:
        return sum(not row["cube"] for row in self.rows)

    def completed(self) -> int:
        return sum(row["cube"] == "tick" for row in self.rows)

    def price(self, card: str) -> int:
        less = self.below().count(f"discount {group_of(deck_of(card))}")
        cost: int = CARDS[card]["cost"]
        return max(0, cost - less)

    def below(self) -> list[str]:
        """What the lower boxes with cubes show."""
        return [shown for box, shown in enumerate(BELOW[self.owner], 1) if box in self.boxes]

    def free_boxes(self) -> list[int]:
        """The boxes by number: six below, in pairs, then the three above them."""
        above = [7 + pair for pair in range(3) if {2 * pair + 1, 2 * pair + 2} <= self.boxes]
        return [box for box in [*range(1, 7), *above] if box not in self.boxes]

    def spare_rollers(self) -> int:
        boxes = sum("roller" in icons_of(box) for box in self.below())
        return len(self.there("rider")) + boxes - len(self.rollers)

    def waiting_horses(self) -> list[str]:
        return [card for card in self.laid() if "roller" in CARDS[card]["scores"] and card not in self.rollers]

    def swap(self, one: str, other: str) -> None:
        other_way = {one: other, other: one}
        for row in self.rows:
            row["slots"] = [other_way.get(card, card) for card in row["slots"]]
