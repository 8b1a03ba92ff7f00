"""Epigo's names that rules and table share."""

from collections.abc import Sequence

from boardroom.engine.text import Seat, Text, Value, phrase
from boardroom.games.epigo.position.tiles import Direction, number_of, seat_of


def direction_name(direction: Direction) -> Text:
    """A direction of the board, as one says it."""
    return {
        Direction.UP: phrase("Epigo", "up", "a direction"),
        Direction.RIGHT: phrase("Epigo", "right", "a direction"),
        Direction.DOWN: phrase("Epigo", "down", "a direction"),
        Direction.LEFT: phrase("Epigo", "left", "a direction"),
    }[direction]


def direction_label(direction: Direction) -> Text:
    """A direction alone, as on a button."""
    return {
        Direction.UP: phrase("Epigo", "Up", "a button"),
        Direction.RIGHT: phrase("Epigo", "Right", "a button"),
        Direction.DOWN: phrase("Epigo", "Down", "a button"),
        Direction.LEFT: phrase("Epigo", "Left", "a button"),
    }[direction]


def number_name(number: int) -> Text:
    """The number of an Epigon, X for the one without."""
    return phrase("Epigo", "{number}").put(number=number or "X")


def number_word(number: int) -> Text:
    """A small number in words within a sentence."""
    return (
        phrase("Epigo", "two", "a number in words"),
        phrase("Epigo", "three", "a number in words"),
        phrase("Epigo", "four", "a number in words"),
        phrase("Epigo", "five", "a number in words"),
        phrase("Epigo", "six", "a number in words"),
        phrase("Epigo", "seven", "a number in words"),
        phrase("Epigo", "eight", "a number in words"),
    )[number - 2]


def stack_place(index: int) -> Text:
    """A place of the stack, 0 on top, by the Order that is to be there."""
    return (
        phrase("Epigo", "First Order", "an empty place of the stack"),
        phrase("Epigo", "Second Order", "an empty place of the stack"),
        phrase("Epigo", "Third Order", "an empty place of the stack"),
        phrase("Epigo", "Fourth Order", "an empty place of the stack"),
    )[index]


def tile_name(piece: int, seat: int) -> Text:
    """An Epigon as its owner, or the other seat, calls it."""
    if seat_of(piece) == seat:
        return phrase("Epigo", "your {number}", "an Epigon").put(number=number_of(piece))
    return epigon_name(piece)


def epigon_name(piece: int) -> Text:
    """An Epigon in a sentence: whose, and its number."""
    return phrase("Epigo", "{seat}’s {number}", "an Epigon").put(seat=Seat(seat_of(piece)), number=number_of(piece))


def ratio(own: int, opposing: int) -> Text:
    """How many push against how many, on one line wherever it stands: "2 against 1"."""
    return phrase("Epigo", "{own}\u00a0against\u00a0{opposing}", "how many tiles push against how many").put(
        own=own, opposing=opposing
    )


def tile_numbers(pieces: Sequence[int], seat: int) -> Text:
    """Several Epigons as briefly as can be, to the seat that reads: "your 5, 3 and their 6". One at least."""
    own = [number_of(piece) for piece in pieces if seat_of(piece) == seat]
    theirs = [number_of(piece) for piece in pieces if seat_of(piece) != seat]
    if own and theirs:
        return phrase("Epigo", "your {own} and their {theirs}", "Epigons by number").put(
            own=_together(own), theirs=_together(theirs)
        )
    if own:
        return phrase("Epigo", "your {numbers}", "Epigons by number").put(numbers=_together(own))
    return phrase("Epigo", "their {numbers}", "Epigons by number").put(numbers=_together(theirs))


def numbers_listed(numbers: Sequence[Value]) -> Text:
    """Numbers of Epigons in a sentence: "3, 1 and 7". One at least."""
    *firsts, last = numbers
    if not firsts:
        return phrase("Epigo", "{number}").put(number=last)
    *firsts, before = firsts
    text = phrase("Epigo", "{one} and {two}", "numbers of Epigons").put(one=before, two=last)
    for number in reversed(firsts):
        text = phrase("Epigo", "{one}, {more}", "numbers of Epigons").put(one=number, more=text)
    return text


def _together(numbers: Sequence[int]) -> Text:
    """Numbers on one line."""
    *firsts, last = numbers
    text = number_name(last)
    for number in reversed(firsts):
        text = phrase("Epigo", "{number},\u00a0{more}", "numbers of Epigons").put(number=number, more=text)
    return text
