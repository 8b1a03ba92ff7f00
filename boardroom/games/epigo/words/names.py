"""Epigo's names that rules and table share."""

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epigo.position.state import DOWN, RIGHT, UP, number_of, seat_of


def direction_name(direction: int) -> Text:
    """A direction of the board, as one says it."""
    if direction == UP:
        return phrase("Epigo", "up", "a direction")
    if direction == RIGHT:
        return phrase("Epigo", "right", "a direction")
    if direction == DOWN:
        return phrase("Epigo", "down", "a direction")
    return phrase("Epigo", "left", "a direction")


def direction_label(direction: int) -> Text:
    """A direction alone, as on a button."""
    if direction == UP:
        return phrase("Epigo", "Up", "a button")
    if direction == RIGHT:
        return phrase("Epigo", "Right", "a button")
    if direction == DOWN:
        return phrase("Epigo", "Down", "a button")
    return phrase("Epigo", "Left", "a button")


def number_name(number: int) -> Text:
    """The number of an Epigon, X for the one without."""
    return phrase("Epigo", "{number}").put(number=number or "X")


def tile_name(piece: int, seat: int) -> Text:
    """An Epigon as its owner, or the other seat, calls it."""
    if seat_of(piece) == seat:
        return phrase("Epigo", "your {number}", "an Epigon").put(number=number_of(piece))
    return epigon_name(piece)


def epigon_name(piece: int) -> Text:
    """An Epigon in a sentence: whose, and its number."""
    return phrase("Epigo", "{seat}’s {number}", "an Epigon").put(seat=Seat(seat_of(piece)), number=number_of(piece))
