"""Attention: what who looks at a table has picked, and whose things are looked at, while one decision lasts."""

from typing import Any


class Attention:
    """What a person turns to before deciding. It is the table's own, no action and in no record.

    ``picked`` are the keys of things picked one by one, to be done something with together (dice to be rolled again,
    cards to be exchanged); ``looked`` is the seat whose things are looked at, None for what is in view without that;
    ``revealed`` the seat whose things are in view whatever is looked at, as long as a line that speaks of them is
    pointed at. All end with the decision they were made for. ``order`` is how the hand is sorted; it stays.
    """

    def __init__(self) -> None:
        self.picked: frozenset[str] = frozenset()
        self.looked: int | None = None
        self.revealed: int | None = None
        self.order = ""
        self._decision: Any = None

    @property
    def in_view(self) -> int | None:
        """The seat whose things are in view, None for what is in view without that."""
        return self.looked if self.revealed is None else self.revealed

    def pick(self, key: str) -> None:
        """Pick a thing, or let it be if it was picked."""
        self.picked ^= {key}

    def look_at(self, seat: int) -> None:
        """Look at the things of a seat; at the same ones again, no more."""
        self.looked = None if seat == self.looked else seat

    def look_back(self) -> None:
        """Look at nobody's things any more."""
        self.looked = None

    def hold(self, decision: Any) -> None:
        """Forget everything if this is another decision."""
        if decision != self._decision:
            self._decision, self.picked, self.looked, self.revealed = decision, frozenset(), None, None
