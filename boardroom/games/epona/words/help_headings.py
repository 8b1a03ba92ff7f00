"""The heading of the rules page that fits each phase."""

from typing import Final

from boardroom.games.epona.position.state import (
    AGREEING,
    BREEDING,
    CHOOSING_DECKS,
    KEEPING,
    KEEPING_DRAWN,
    KEEPING_STABLE,
    MOVING_ROLLERS,
    OVER,
    PLACING,
    SELECTING,
    SWAPPING,
)

_DISTRIBUTION, _PLACING, _BREEDING, _END = "Distribution of cards", "Placing cards", "Breeding", "End-game scoring"
HELP: Final = {
    SELECTING: _DISTRIBUTION,
    CHOOSING_DECKS: _DISTRIBUTION,
    KEEPING: _DISTRIBUTION,
    PLACING: _PLACING,
    KEEPING_DRAWN: "Bonuses",
    KEEPING_STABLE: "New stables",
    AGREEING: _BREEDING,
    BREEDING: _BREEDING,
    MOVING_ROLLERS: _END,
    SWAPPING: _END,
    OVER: _END,
}
BONUSES_HELP: Final = "Bonuses"
