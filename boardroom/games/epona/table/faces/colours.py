"""Epona's colours: a family of cards for each group of assets, stables and owners."""

from typing import Final, NamedTuple

CREAM: Final = "#FFF8E8"
SCORING, SCORING_INK = "#4A2F1C", "#F3DFB4"
"""The band with what a card scores."""


class Family(NamedTuple):
    """The colours of a family of cards: its frame, the band of the name, and the band of the bonus."""

    frame: str
    dark: str
    light: str


FAMILIES: Final = (
    Family("#5C6B78", "#36424C", "#DCE3E8"),
    Family("#7A4E8F", "#4E2E60", "#E9DDF0"),
    Family("#3B8153", "#20523A", "#DCEFDF"),
    Family("#E5B133", "#7E5608", "#FBEDC4"),
)
"""By group: sporting horses, working horses, employees, equipment."""
STABLE: Final = Family("#95633A", "#4A2F1C", "#FBF1DC")
OWNER: Final = Family("#84694A", "#574624", "#F6EBD0")
ASYMMETRIC_OWNER: Final = Family("#A8433F", "#6B1F22", "#F6DCD2")
LEATHER: Final = Family("#8A5E38", "#5F3F25", "#D9B27C")
HAND: Final = {"back": LEATHER.frame, "back-dark": LEATHER.dark, "back-light": LEATHER.light}
"""The backs of cards in a hand, and the same as the colours of a drawing."""
CHOSEN: Final = "#2C8A58"
"""The edge of a card that is chosen."""
DROPPED: Final = "#A63A28"
"""The sign on a card that is to be discarded."""
CUBE: Final = "#CC4F1A"
"""A cube that is nobody's own."""
