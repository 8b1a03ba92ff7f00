"""Random play of catanatron, to be run by a Python that has it: prints the actions and the seconds they took."""

import sys
from time import perf_counter

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # only that Python has it


def main(seconds: float) -> None:
    actions, started = 0, perf_counter()
    while perf_counter() - started < seconds:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        game.play()
        actions += len(game.state.actions)
    print(actions, perf_counter() - started)


if __name__ == "__main__":
    main(float(sys.argv[1]))
