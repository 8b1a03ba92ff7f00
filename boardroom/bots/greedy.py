"""The greedy player: every legal action tried on guesses of what is hidden, the best on average taken.

Its playouts are spread by successive halving (Karnin, Koren and Somekh 2013): all actions get a few, the better half
of them as many again together, until one is left. A playout goes on with random actions until the round is over, or
until as many draft windows later as the game's ``evaluate`` needs, and is judged by that; a game without an opinion is
played to its end. Where ``evaluate`` needs nothing to be played on, ``one_step`` chooses.
"""

import random
from typing import Any, Final

from boardroom.bots import one_step
from boardroom.engine.outcome import Outcome
from boardroom.engine.rng import seeded, shuffle
from boardroom.engine.rules import AnyRules, Seal

LONGEST: Final = 5_000
"""Actions after which a playout is given up."""
CAUTION: Final = 0.15
"""How much better than going on an action must be that ends the game without winning it."""
_CONFIRM: Final = int(Seal.CONFIRM)


def choose(rules: AnyRules, view: Any, seat: int, seed: int, playouts: int) -> Any:
    """The action that looks best for a seat after so many playouts. Raises ValueError if there is none to choose."""
    if not rules.judgement.reach:
        return one_step.choose(rules, view, seat, seed, playouts)
    legal = rules.legal(view, seat)
    if not legal:
        raise ValueError(f"seat {seat} has nothing to do")
    pointless = rules.judgement.pointless
    legal = tuple(action for action in legal if not pointless(view, seat, action)) or legal
    if len(legal) == 1:
        return legal[0]
    rng, order = shuffle(seeded(seed), legal)
    # No more than the playouts are enough for; shuffled, so that nothing prefers the first among equals.
    arms = [_Arm(action) for action in order[: max(2, playouts // 2)]]
    trial = _Trial(rules, view, seat, rng)
    left = playouts
    for rounds in range(len(arms).bit_length() - 1, 0, -1):
        passes = max(1, left // (rounds * len(arms)))
        for _ in range(passes):
            trial.play(arms)
        left -= passes * len(arms)
        arms.sort(key=_Arm.mean, reverse=True)
        del arms[len(arms) // 2 :]
    return arms[0].action


class _Arm:
    """An action being tried, and how it did."""

    __slots__ = ("action", "tries", "value")

    def __init__(self, action: Any) -> None:
        self.action, self.tries, self.value = action, 0, 0.0

    def mean(self) -> float:
        return self.value / self.tries


class _Trial:
    """The trying out of actions for one decision."""

    def __init__(self, rules: AnyRules, view: Any, seat: int, rng: int) -> None:
        self.rules, self.view, self.seat = rules, view, seat
        self._rng = rng
        self._draw = random.Random(rng).random
        self._opinionated = rules.judgement.evaluate(view, seat) is not None
        progress = rules.progress(view)
        self._round, self._last_window = progress.round, progress.draft_window + rules.judgement.reach

    def play(self, arms: list[_Arm]) -> None:
        """One playout for each action, all from the same guess, so that luck in it does not tell between them."""
        self._rng, guess = self.rules.secrets.guess(self.view, self.seat, self._rng)
        for arm in arms:
            arm.tries += 1
            arm.value += self._value(guess, arm.action)

    def _value(self, state: Any, action: Any) -> float:
        """What comes of an action in a state, between -1 and 1."""
        rules, draw = self.rules, self._draw
        step = rules.apply(state, self.seat, action)
        outcome = rules.outcome(step.state)
        if outcome is not None:
            value = worth(outcome, self.seat)
            return value if self.seat in outcome.winners and len(outcome.winners) == 1 else value - CAUTION
        for _ in range(LONGEST):
            # Drafts never end a draft window, and asking costs as much as an action.
            if step.seal > _CONFIRM and self._far_enough(step.state):
                break
            actors = rules.actors(step.state)
            if not actors:
                break
            legal = rules.legal(step.state, actors[0])
            step = rules.apply(step.state, actors[0], legal[int(draw() * len(legal))])
        outcome = rules.outcome(step.state)
        if outcome is not None:
            return worth(outcome, self.seat)
        return rules.judgement.evaluate(step.state, self.seat) or 0.0

    def _far_enough(self, state: Any) -> bool:
        if not self._opinionated:
            return False
        progress = self.rules.progress(state)
        return progress.round > self._round or progress.draft_window >= self._last_window


def worth(outcome: Outcome, seat: int) -> float:
    """What an outcome is worth to a seat: 1 won alone, -1 lost, between them if shared; points count a little too."""
    won = 2.0 / len(outcome.winners) - 1.0 if seat in outcome.winners else -1.0
    own = [score.total for score in outcome.scores if score.seat == seat]
    others = [score.total for score in outcome.scores if score.seat != seat]
    if not own or not others:
        return won
    lead = own[0] - max(others)
    return 0.9 * won + 0.1 * lead / (10 + abs(lead))
