"""The options a game can be set up with, and which of them do not go together with who plays."""

from collections.abc import Sequence
from functools import cache

from boardroom.engine.manifest import Option, OptionValue
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.numbers import FIRST_GAME_ROUNDS, ROUNDS, SOLO_ROUNDS


@cache
def options() -> tuple[Option, ...]:
    """The options of the lower-interaction form and the solo game."""
    return (
        Option(
            "start",
            phrase("Epona", "Start player"),
            phrase("Epona", "Who goes first in round 1. Then it passes clockwise every round."),
            ("random", "first"),
            (phrase("Epona", "Drawn at random", "option"), phrase("Epona", "Seat 1", "option")),
            "random",
        ),
        Option(
            "rounds",
            phrase("Epona", "Rounds"),
            phrase("Epona", "The rulebook recommends {number} for a first game.").put(number=FIRST_GAME_ROUNDS),
            (ROUNDS, FIRST_GAME_ROUNDS),
            (
                phrase("Epona", "{number} rounds", "option").put(number=ROUNDS),
                phrase("Epona", "{number} rounds, for a first game", "option").put(number=FIRST_GAME_ROUNDS),
            ),
            ROUNDS,
        ),
        Option(
            "refusal",
            phrase("Epona", "Breeding with a partner"),
            phrase("Epona", "Whether the stallion’s owner is asked before a partner breeds with it."),
            ("agreed", "asked"),
            (
                phrase("Epona", "Always agreed", "option: breeding with a partner"),
                phrase("Epona", "The stallion’s owner may refuse", "option"),
            ),
            "agreed",
        ),
    )


def why_not_option(kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
    """Why an option cannot have a value when these play (kinds by seat); None if it can."""
    if len(kinds) > 1:
        return None
    if key == "rounds" and value != ROUNDS:
        return phrase("Epona", "The solo game always has {number} rounds.").put(number=SOLO_ROUNDS)
    if key == "refusal" and value == "asked":
        return phrase("Epona", "There are no partners to ask in the solo game.")
    return None
