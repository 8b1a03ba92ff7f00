"""The random player: any legal action, all equally likely."""

from typing import Any

from boardroom.engine.rng import below, seeded
from boardroom.engine.rules import AnyRules


def choose(rules: AnyRules, view: Any, seat: int, seed: int, playouts: int) -> Any:
    """One of the legal actions; no playouts are needed for that. Raises ValueError if there is none."""
    legal = rules.legal(view, seat)
    _, pick = below(seeded(seed), len(legal))
    return legal[pick]
