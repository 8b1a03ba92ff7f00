"""The options a game can be set up with, and which of them do not go together with who plays."""

from collections.abc import Sequence
from functools import cache

from boardroom.engine.manifest import Option, Options, OptionValue
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.numbers import (
    FIRST_GAME_ROUNDS,
    MOST_EXPERIENCED,
    OFFERED_OWNERS,
    OFFERED_STABLES,
    ROUNDS,
    SOLO_ROUNDS,
)


@cache
def options() -> tuple[Option, ...]:
    """The options of both forms, of the solo game and of the variants."""
    return (
        Option(
            "form",
            phrase("Epona", "Variant"),
            phrase(
                "Epona",
                "How you get cards. Lower: you draw for yourself. High: in pairs, one divides, the other takes a group."
                " For two: in most rounds you both divide and both choose."
                " Lower interaction is recommended for 2 to 4 players.",
            ),
            ("lower", "high", "two-player"),
            (
                phrase("Epona", "Lower interaction", "option: form"),
                phrase("Epona", "High interaction", "option: form"),
                phrase("Epona", "High interaction for two", "option: form"),
            ),
            "lower",
        ),
        Option(
            "start",
            phrase("Epona", "Start player"),
            phrase("Epona", "Who goes first in round 1. After that, it is the next player clockwise each round."),
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
            advised=FIRST_GAME_ROUNDS,
        ),
        Option(
            "stables",
            phrase("Epona", "Starting stables"),
            phrase("Epona", "Star stables are harder to complete and worth more."),
            ("6", "star"),
            (
                phrase("Epona", "One marked 3, one marked 6", "option: starting stables"),
                phrase("Epona", "One marked 3, one marked ★", "option: starting stables"),
            ),
            "6",
        ),
        Option(
            "owners",
            phrase("Epona", "Owner cards"),
            phrase("Epona", "Symmetric owners all have the same boxes; asymmetric owners each have their own."),
            ("symmetric", "asymmetric"),
            (phrase("Epona", "Symmetric", "option: owner cards"), phrase("Epona", "Asymmetric", "option: owner cards")),
            "symmetric",
        ),
        Option(
            "experience",
            phrase("Epona", "Start"),
            phrase(
                "Epona",
                "Experienced players each choose one of {owners} asymmetric owners and one of {stables} stables.",
            ).put(owners=OFFERED_OWNERS, stables=OFFERED_STABLES),
            ("usual", "experienced"),
            (phrase("Epona", "As dealt", "option: start"), phrase("Epona", "For experienced players", "option: start")),
            "usual",
        ),
        Option(
            "refusal",
            phrase("Epona", "Partner’s stallions"),
            phrase("Epona", "Whether a stallion’s owner is asked before a partner breeds a mare with it."),
            ("agreed", "asked"),
            (
                phrase("Epona", "Owner always agrees", "option: breeding with a partner"),
                phrase("Epona", "Owner may refuse", "option"),
            ),
            "agreed",
        ),
    )


def why_not_option(options: Options, kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
    """Why an option cannot have a value with these others, and when these play (kinds by seat); None if it can."""
    alone = len(kinds) == 1
    if key == "form" and value != "lower" and alone:
        return phrase("Epona", "High interaction needs at least two players.")
    if key == "form" and value == "two-player" and len(kinds) != 2:
        return phrase("Epona", "This variant is for exactly two players.")
    if key == "rounds" and value != ROUNDS:
        return _why_not_rounds(options, alone)
    if key == "refusal" and value == "asked" and alone:
        return phrase("Epona", "There are no partners to ask in the solo game.")
    if key == "owners" and value == "symmetric" and options.get("experience") == "experienced":
        return phrase("Epona", "Experienced players choose among asymmetric owners.")
    if key == "experience" and value == "experienced" and len(kinds) > MOST_EXPERIENCED:
        return phrase("Epona", "The start for experienced players is for at most %n players.", "", MOST_EXPERIENCED)
    return None


def _why_not_rounds(options: Options, alone: bool) -> Text | None:
    if alone:
        return phrase("Epona", "The solo game always has {number} rounds.").put(number=SOLO_ROUNDS)
    if options.get("form") == "two-player":
        return phrase("Epona", "High interaction for two always has {number} rounds.").put(number=ROUNDS)
    if options.get("stables") == "star":
        return phrase("Epona", "A game with star stables always has {number} rounds.").put(number=ROUNDS)
    return None


def option_matters(options: Options, kinds: Sequence[str], key: str) -> bool:
    """Whether an option makes any difference with these others and players."""
    if len(kinds) == 1 and key in ("form", "start", "rounds", "refusal"):
        return key == "rounds"
    # Letters are drawn by lot, and A begins (ruling 17).
    return key != "start" or options.get("form") in (None, "lower")


def who_starts(options: Options) -> Text | None:
    """Who starts where letters are drawn; None where an option says it."""
    if options.get("form") in (None, "lower"):
        return None
    return phrase("Epona", "Letters are drawn by lot: whoever has A starts round 1.", "the set-up")
