"""x"""

from boardroom.engine.rules import Option, Score
from boardroom.engine.text import phrase


def options():
    p = phrase("Kingdom", "x")

    def o(k, v, d, own=False):
        return Option(k, p, p, v, tuple(p for _ in v), d, own)

    return (
        o("length", ("full", "short"), "full"),
        o("cards", ("auto", "yes", "no"), "auto"),
        o("goal", ("auto", 2, 1), "auto"),
        o("start", ("random", "first"), "random"),
        o("last_round", ("auto", 0, 30, 60, 100), "auto", True),
    )


def score(s, seat):
    return Score(seat, 0)


def ending(s):
    return phrase("Kingdom", "x")


def describe(t):
    return phrase("Kingdom", "x")
