"""What is written beside the dice: what they show, what they give, whether they are kept."""

from PySide6.QtCore import QRectF

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.effects import die_gives, rolls_allowed
from boardroom.games.my_kingdom_for_a_horse.names import animals, face_name
from boardroom.games.my_kingdom_for_a_horse.state import (
    BREEDING_DIE,
    DICE,
    OWN_DICE,
    TWINS_TURN,
    Roll,
    State,
    TakeDie,
    UseDie,
    asked,
    die_key,
)
from boardroom.games.my_kingdom_for_a_horse.table.writing import Writing
from boardroom.ui.kit.lettering import LEFT
from boardroom.ui.stage.presentation import Presentation

_LOW = 58.0
"""The height below which a die's row has no room for three lines."""
_HIGH = 29.0
"""The height of a line in a high one."""


def write_dice(on: Writing, shown: Presentation) -> None:
    """The four rows of the dice under their heading."""
    view: State = shown.view
    m = on.table.m
    head = m.cup.adjusted(10, 0, -8, 0)
    on.head(head, phrase("Kingdom", "Dice"), _roll_note(view))
    may_reroll = view.rolls > 0 and any(isinstance(action, Roll) for action in shown.legal)
    for die in range(DICE):
        row = m.die_row(die)
        picked = die_key(die) in shown.picked
        gone = _gone(view, die)
        usable = any(isinstance(action, UseDie | TakeDie) and action.die == die for action in shown.legal)
        on.row(row, may_reroll and not gone, picked, usable)
        box = m.die(die)
        words = QRectF(box.right() + 12, row.top() + 5, row.right() - box.right() - 20, row.height() - 10)
        if view.dice[die] > 5:
            continue
        title, line = face_name(die, view.dice[die]), gives(view, die)
        # In a low row the word on the die stands in place of what it gives.
        low = words.height() < _LOW and (gone or may_reroll)
        chipped = (gone or may_reroll) and not low
        most = _HIGH * (3 if chipped else 2) * max(1.0, on.table.context.theme.text_scale)
        spare = max(0.0, words.height() - most) / 2
        words.adjust(0, spare, 0, -spare)
        high = words.height() * (0.31 if chipped else 0.5)
        on.write(QRectF(words.left(), words.top(), words.width(), high), title, 15, 700, capital=True)
        middle = words.adjusted(0, high, 0, -high if chipped else 0)
        if not low:
            on.write(middle, line, 12.5, 500, LEFT, on.quiet)
        chip = QRectF(words.left(), words.bottom() - high + 2, words.width(), high - 3)
        if gone:
            on.chip(chip, _gone_word(view, die), "#9A9184", "#FFFFFF")
        elif may_reroll and picked:
            on.chip(chip, phrase("Kingdom", "Roll again", "a die"), "#FBEAC2", "#744B00", dashes="#B36B00")
        elif may_reroll:
            on.chip(chip, phrase("Kingdom", "Kept", "a die"), "#2E7D4F", "#FFFFFF")


def _gone(view: State, die: int) -> bool:
    return bool((view.used if view.phase == OWN_DICE else view.taken) >> die & 1)


def _gone_word(view: State, die: int) -> Text:
    if view.phase == OWN_DICE:
        return phrase("Kingdom", "Used", "a die")
    return phrase("Kingdom", "Taken", "a die")


def _roll_note(view: State) -> Text:
    if view.phase == TWINS_TURN:
        return phrase("Kingdom", "Moritz rolls", "over the dice")
    if not view.rolls:
        return phrase("Kingdom", "not rolled yet", "over the dice")
    if view.phase != OWN_DICE:
        return phrase("Kingdom", "the final roll", "over the dice")
    return phrase("Kingdom", "roll {number} of {all}", "over the dice").put(number=view.rolls, all=rolls_allowed(view))


def gives(view: State, die: int) -> Text:
    """What a die would give the seat that is asked."""
    gift = die_gives(view, max(0, asked(view)), die)
    if gift.animals:
        return phrase("Kingdom", "gives {animals}").put(animals=animals(gift.kind, gift.animals))
    if gift.place:
        return phrase("Kingdom", "place {place}, move {move}", "fences").put(place=gift.place, move=gift.move)
    if gift.move:
        return phrase("Kingdom", "none left to place, move %n", "fences", gift.move)
    if die == BREEDING_DIE:
        return phrase("Kingdom", "gives you nothing")
    return phrase("Kingdom", "nothing alone; two give a cow")
