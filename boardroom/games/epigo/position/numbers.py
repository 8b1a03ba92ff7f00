"""The numbers of the rulebook, from the game's table."""

from typing import Final

from boardroom.engine.toml_tables import read, several, whole
from boardroom.games.epigo import data

_TURNS: Final = whole(0, 10_000)
DATA: Final = read(
    data.__name__,
    "data.toml",
    {
        "rank_widths": several(whole(1, 8), 8),
        "deployment_ranks": several(whole(1, 8), 2),
        # As many as a byte has room for, and as sentences have words for.
        "highest_number": whole(2, 7),
        "stack_height": whole(2, 4),
        "captures_to_win": whole(1, 7),
        "captures_offered": several(whole(1, 7)),
        "draw_after_offered": several(_TURNS),
        "draw_after_with_people": _TURNS,
        "draw_after_computers_only": _TURNS,
    },
)
"""The game's printed facts."""

NUMBERS: Final = tuple(range(1, DATA["highest_number"] + 1))
"""Of the Epigons on the board, and of the Orders."""
COLUMNS: Final = len(NUMBERS) + 1
"""Of a deployment row: it takes X, too."""
STACK_HEIGHT: Final[int] = DATA["stack_height"]
GOAL: Final[int] = DATA["captures_to_win"]
"""The captures that win by the rule; a game has a goal of its own."""


def page_numbers() -> dict[str, int]:
    """The numbers in the rules pages; of turns without a capture those that end a game."""
    widths, captures = DATA["rank_widths"], DATA["captures_offered"]
    squares = sum(widths)
    found = {
        "goal": GOAL,
        "highest": NUMBERS[-1],
        "next_highest": NUMBERS[-2],
        "columns": COLUMNS,
        "both_rows": 2 * COLUMNS,
        "stack": STACK_HEIGHT,
        "squares": squares,
        "missing": (len(widths) ** 2 - squares) // 4,
        "quiet": DATA["draw_after_computers_only"],
    }
    found |= {f"width_{len(widths) - row}": width for row, width in enumerate(widths)}
    found |= {f"row_{number}": rank for number, rank in enumerate(DATA["deployment_ranks"], 1)}
    found |= {f"captures_{number}": count for number, count in enumerate(captures, 1)}
    return found | {
        f"quiet_{number}": turns for number, turns in enumerate(filter(None, DATA["draw_after_offered"]), 1)
    }
