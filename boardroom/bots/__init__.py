"""Computer players: all behind one door, knowing the contract only, never a game.

A player gets what its seat may see, a seed and a budget in playouts, and answers with an action; the same question
gets the same answer. Table actions are not its to choose, but it answers an offer.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from attrs import frozen

from boardroom.engine.rules import AnyRules
from boardroom.engine.text import Text, phrase

Choose: TypeAlias = Callable[[AnyRules, Any, int, int, int], Any]
"""rules, view, seat, seed and playouts to an action."""


@frozen
class Bot:
    """A computer player: its name, how it plays in one line, and the playouts it spends on a decision.

    ``sees`` says whether it looks at the position at all, or only at the list of what is legal.
    """

    title: Text
    line: Text
    playouts: int
    sees: bool = True


BOTS: Final = {
    "greedy": Bot(
        phrase("Computer player", "Normal", "name of a computer player"),
        phrase("Computer player", "Tries every action a few times and picks the one that looks best right now."),
        playouts=250,
    ),
    "random": Bot(
        phrase("Computer player", "Easy", "name of a computer player"),
        phrase("Computer player", "Picks any legal action at random."),
        playouts=0,
        sees=False,
    ),
}
USUAL: Final = "greedy"
"""Who plays a seat for which nobody that is known was named."""


def choose(name: str, rules: AnyRules, view: Any, seat: int, seed: int, playouts: int | None = None) -> Any:
    """The action a computer player takes for a seat that must act, from that seat's view alone.

    Without ``playouts`` it spends its own budget. Raises KeyError for a name that is not in ``BOTS``, ValueError if
    the seat has nothing to do.
    """
    return player(name)(rules, view, seat, seed, BOTS[name].playouts if playouts is None else playouts)


def player(name: str) -> Choose:
    """The computer player of a name, as a function. Raises KeyError for a name that is not in ``BOTS``."""
    # Imported late: the set-up page shows the names without the players.
    from boardroom.bots import greedy, random

    return {"greedy": greedy.choose, "random": random.choose}[name]
