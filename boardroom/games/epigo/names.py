"""Epigo's names that rules and table share."""

from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.state import DOWN, RIGHT, UP


def direction_name(direction: int) -> Text:
    """A direction of the board, as one says it."""
    if direction == UP:
        return phrase("Epigo", "up", "a direction")
    if direction == RIGHT:
        return phrase("Epigo", "right", "a direction")
    if direction == DOWN:
        return phrase("Epigo", "down", "a direction")
    return phrase("Epigo", "left", "a direction")
