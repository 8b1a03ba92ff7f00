"""Choosing one step ahead: for games whose ``evaluate`` judges a position in the midst of a turn as well.

Every action is tried, and what comes of it is judged at once. One that consults chance or shows a secret is tried on
several guesses, the more often the better it looks (successive halving, as in ``greedy``).
"""

from typing import Any, Final

from boardroom.engine.rng import seeded, shuffle
from boardroom.engine.rules import AnyRules, Seal

TRIES: Final = 4
"""Tries for each action that leaves something to chance, on average, if there are playouts enough."""
_SHOWN: Final = int(Seal.SHOWN)


def choose(rules: AnyRules, view: Any, seat: int, seed: int, playouts: int) -> Any:
    """The action that looks best for a seat right after it. Raises ValueError if there is none to choose."""
    legal = rules.legal(view, seat)
    if not legal:
        raise ValueError(f"seat {seat} has nothing to do")
    pointless = rules.judgement.pointless
    legal = tuple(action for action in legal if not pointless(view, seat, action)) or legal
    if len(legal) == 1:
        return legal[0]
    # Shuffled, so that nothing prefers the first among equals.
    rng, order = shuffle(seeded(seed), legal)
    rng, guess = rules.secrets.guess(view, seat, rng)
    sure, best = -2.0, order[0]
    risks: list[_Risk] = []
    for action in order[: max(2, playouts)]:
        step = rules.apply(guess, seat, action)
        value = rules.judgement.evaluate(step.state, seat) or 0.0
        if step.seal >= _SHOWN:
            risks.append(_Risk(action, value))
        elif value > sure:
            sure, best = value, action
    left = min(playouts - len(order), (TRIES - 1) * len(risks))
    for rounds in range(len(risks).bit_length(), 0, -1):
        for _ in range(max(1, left // (rounds * len(risks)))):
            if left < len(risks):
                break
            rng, guess = rules.secrets.guess(view, seat, rng)
            # All on the same guess, so that luck in it does not tell between them.
            for risk in risks:
                risk.value += rules.judgement.evaluate(rules.apply(guess, seat, risk.action).state, seat) or 0.0
                risk.tries += 1
            left -= len(risks)
        risks.sort(key=_Risk.mean, reverse=True)
        del risks[(len(risks) + 1) // 2 :]
    return risks[0].action if risks and risks[0].mean() > sure else best


class _Risk:
    """An action that leaves something to chance, and how it did."""

    __slots__ = ("action", "tries", "value")

    def __init__(self, action: Any, value: float) -> None:
        self.action, self.tries, self.value = action, 1, value

    def mean(self) -> float:
        return self.value / self.tries
