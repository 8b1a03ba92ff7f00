"""What is written beside the dice: what they show, what they give, whether they are kept."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position.actions import PASS, Roll, TakeDie, TurnBreedingDie, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.arrange import fits
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import Counts, only, plus
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING_DIE, DICE, UNROLLED, die_key, has_die
from boardroom.games.my_kingdom_for_a_horse.position.effects import (
    Gift,
    dice_follow,
    dice_that_give,
    die_gives,
    enough,
    half_cows,
    later_young,
    rolls_allowed,
    worth_turning,
)
from boardroom.games.my_kingdom_for_a_horse.position.field import census
from boardroom.games.my_kingdom_for_a_horse.position.state import NOBODY, Phase, State, asked, is_gone
from boardroom.games.my_kingdom_for_a_horse.table.faces.twindice import DieGift, gave_twin, twin_rolls
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import AGAIN, GONE, KEPT, RowLook, Writing
from boardroom.games.my_kingdom_for_a_horse.table.gestures.open_gestures import used_beside
from boardroom.games.my_kingdom_for_a_horse.words.names import animals, face_name
from boardroom.ui.kit.words.lettering import LEFT, TOP
from boardroom.ui.stage.presentation import Presentation

_LOW: Final = 58.0
"""The height below which a die's row has no room for three lines."""
_LOWEST: Final = 30.0
"""The height below which it has room for one line only."""
_HIGH: Final = 29.0
"""The height of a line in a high one."""
_TITLE_OF_MANY: Final = 0.3
"""The part of a row that its title takes above three lines or more."""
_CHIP_SIDES: Final = (24.0, 17.0)
"""What the lozenge of a word takes beside it; the less where there is no room for the more."""
_CHIP_APART: Final = 8.0
"""What is free before that."""
_BEFORE: Final = 26.0
"""The greatest size of a die of the roll before."""


class DieRow(NamedTuple):
    """What is written beside a die: the word on it, None before and while it rolls; what it gives, None when it has
    given it; the word on one that is used up; how its ground looks; whether the word is there by which it is used.
    """

    title: Text | None
    line: Text | None
    gone: Text | None
    look: RowLook
    use: bool = False


class TwinRow(NamedTuple):
    """What is written beside a die of Moritz: the word on it, None while it rolls, and what it gave him, None as long
    as it gave nothing; the face of the roll before, -1 for none, and what that gave.
    """

    title: Text | None
    line: Text | None
    before: int
    gave_before: Text | None


class DiceBox(NamedTuple):
    """What is written in the box of the dice."""

    note: Text
    rows: tuple[DieRow | TwinRow, ...]


def dice_box(shown: Presentation) -> DiceBox:
    """What is to be written beside the dice at what is shown."""
    view: State = shown.view
    if twin_rolls(shown):
        note = phrase("Kingdom", "Moritz rolled", "over the dice")
        return DiceBox(_roll_note(view) if view.phase == Phase.TWINS_TURN else note, tuple(_twin_rows(shown)))
    may_reroll = view.turn.rolls > 0 and any(isinstance(action, Roll) for action in shown.legal)
    of_use = {
        action.die
        for action in shown.legal
        if isinstance(action, UseDie) or (isinstance(action, TakeDie) and _gift(view, action.die).something)
    }
    if shown.actor == view.active and PASS in shown.legal and dice_follow(view):
        of_use.update(dice_that_give(view))
    if any(has_die(half_cows(view), die) for die in of_use) and shown.actor == view.active:
        # All half cows are one effect (ruling 6): one that is of use makes the others so.
        of_use.update(die for die in range(DICE) if has_die(half_cows(view), die))
    chosen, used = {die_key(die) for die in range(DICE)} & shown.picked, used_beside(shown)
    rows = []
    for die in range(DICE):
        if die_key(die) in shown.tumbling:
            rows.append(DieRow(None, None, None, RowLook.PLAIN))
            continue
        gone = _gone_word(view) if is_gone(view, die) else None
        rolled = view.turn.dice[die] != UNROLLED[die]
        title, line = (
            (face_name(die, view.turn.dice[die]), gives(view, die, asked(view) in (shown.audience, shown.actor)))
            if rolled
            else (None, None)
        )
        # What it would give now is not what it gave.
        line = None if gone is not None or view.phase == Phase.TWINS_TURN else line
        look = RowLook.OF_USE if die in of_use else RowLook.PLAIN
        if may_reroll and gone is None and chosen:
            # As long as none is chosen, none is kept either.
            look = RowLook.TO_ROLL if die_key(die) in chosen else RowLook.KEPT
        if die == BREEDING_DIE and may_turn(shown) and look is RowLook.PLAIN:
            look = RowLook.OF_USE
        rows.append(DieRow(title, line, gone, look, die in used))
    return DiceBox(_roll_note(view), tuple(rows))


def may_turn(shown: Presentation) -> bool:
    """Whether the acting seat can turn the breeding die by a lasting card now, and gains by it."""
    return any(isinstance(action, TurnBreedingDie) for action in shown.legal) and worth_turning(shown.view)


def _twin_rows(shown: Presentation) -> Iterator[TwinRow]:
    *before, last = twin_rolls(shown)
    goes_on = shown.view.phase == Phase.TWINS_TURN
    for die in range(DICE):
        if die_key(die) in shown.tumbling:
            yield TwinRow(None, None, -1, None)
            continue
        # While it goes on, more may come.
        gave = None if goes_on and not last.gave[die].number else gave_twin(last.gave[die])
        title = face_name(die, last.dice[die])
        # What is said of the roll before is said of a first one, where there are two.
        if len(before) == 1:
            yield TwinRow(title, gave, before[0].dice[die], _gave_before(before[0].gave[die]))
        else:
            yield TwinRow(title, gave, -1, None)


def _gave_before(gift: DieGift) -> Text:
    if not gift.number:
        return phrase("Kingdom", "first roll: nothing", "what a die of Moritz gave")
    what = animals(gift.kind, gift.number)
    return phrase("Kingdom", "first roll: {animals}", "what a die of Moritz gave").put(animals=what)


def write_dice(on: Writing, box: DiceBox) -> None:
    """The four rows of the dice under their heading."""
    m = on.m
    on.head(m.cup.adjusted(10, 0, -8, 0), phrase("Kingdom", "Dice"), box.note)
    for die, row in enumerate(box.rows):
        if isinstance(row, TwinRow):
            on.row(m.die_row(die), RowLook.PLAIN)
            _write_twin(on, m.die_row(die), m.die(die), die, row)
            continue
        on.row(m.die_row(die), row.look)
        if row.title is not None:
            _write_row(on, m.die_row(die), m.die(die), row, row.title, m.use(die) if row.use else None)


def _write_twin(on: Writing, area: QRectF, box: QRectF, die: int, row: TwinRow) -> None:
    words = _words(area, box)
    # In a low row the die itself says what it shows.
    lines = [(row.line, 12.5, 600)] if words.height() < _LOW else [(row.title, 15, 700), (row.line, 12.5, 600)]
    high = words.height() / (len(lines) + 1)
    for number, (text, size, weight) in enumerate(lines):
        if text is not None:
            line = QRectF(words.left(), words.top() + number * high, words.width(), high)
            on.write(line, text, size, weight, LEFT, capital=True)
    if row.gave_before is not None:
        size = min(high - 2, _BEFORE)
        corner = QPointF(words.left(), words.bottom() - (high + size) / 2)
        on.painter.drawPixmap(corner, on.paint(f"die/{die}/{row.before}", round(size), round(size), on.ratio))
        left = words.left() + size + 6
        line = QRectF(left, words.bottom() - high, words.right() - left, high)
        on.write(line, row.gave_before, 11.5, 500, LEFT, on.quiet)


def _words(area: QRectF, die: QRectF) -> QRectF:
    """The room for the words beside a die."""
    return QRectF(die.right() + 12, area.top() + 5, area.right() - die.right() - 20, area.height() - 10)


def _write_row(on: Writing, area: QRectF, die: QRectF, row: DieRow, title: Text, use: QRectF | None) -> None:
    words = _words(area, die)
    if use is not None:
        on.button(use, phrase("Kingdom", "Use", "beside a die, to be clicked"))
        words.setRight(use.left() - 6)
    if words.height() < _LOWEST:
        # Room for its name alone; whether it is kept or used up is seen by the row and the die.
        on.write(words.adjusted(0, -4, 0, 4), title, 15, 700, capital=True)
        return
    chip_word = _chip_word(row)
    # In a low row the word on the die stands in place of what it gives.
    low = words.height() < _LOW and chip_word is not None
    chipped, beside = chip_word is not None and not low, 0.0
    narrow = chipped and use is not None and row.line is not None and not on.fits(_in_row(words), row.line, 12.5)
    if chip_word is not None and narrow:
        # What it gives has two lines where the word finds room beside the title.
        room = words.width() - on.fitted_width(title, words.width(), 15, 700) - _CHIP_APART
        word = on.fitted_width(chip_word, words.width(), 12, 600)
        beside = next((word + sides for sides in _CHIP_SIDES if word + sides <= room), 0.0)
        # A die that is kept is one without the other word.
        kept = row.gone is None and row.look is RowLook.KEPT
        chipped = not (beside or kept)
    most = _HIGH * (3 if chipped else 2) * max(1.0, on.theme.text_scale)
    spare = max(0.0, words.height() - most) / 2
    whole = QRectF(words)
    words.adjust(0, spare, 0, -spare)
    high = words.height() * (0.31 if chipped else 0.5)
    below = words.adjusted(0, high, 0, 0)
    if not (chipped or low) and row.line is not None and not on.fits(below, row.line, 12.5):
        # All of the row, with more lines below the title.
        words, high = whole, whole.height() * _TITLE_OF_MANY
    on.write(QRectF(words.left(), words.top(), words.width() - beside, high), title, 15, 700, capital=True)
    middle = words.adjusted(0, high, 0, -high if chipped else 0)
    if not low and row.line is not None:
        on.write(middle, row.line, 12.5, 500, TOP if narrow and not chipped else LEFT, on.quiet)
    chip = QRectF(words.left(), words.bottom() - high + 2, words.width(), high - 3)
    if beside:
        chip = QRectF(words.right() - beside, words.top() + 1, beside, high - 3)
    if row.gone is not None:
        on.chip(chip, row.gone, *GONE)
    elif row.look is RowLook.TO_ROLL:
        on.chip(chip, _TO_ROLL, *AGAIN, dashes="#B36B00")
    elif row.look is RowLook.KEPT and (chipped or beside or not narrow):
        on.chip(chip, _KEPT, *KEPT)


_TO_ROLL: Final = phrase("Kingdom", "Re-roll", "a die")
_KEPT: Final = phrase("Kingdom", "Kept", "a die")


def _chip_word(row: DieRow) -> Text | None:
    """The word on a die that is used up, rolled again or kept."""
    return row.gone if row.gone is not None else {RowLook.TO_ROLL: _TO_ROLL, RowLook.KEPT: _KEPT}.get(row.look)


def _in_row(words: QRectF) -> QRectF:
    """The room for one of three lines."""
    return QRectF(words.left(), words.top(), words.width(), words.height() * 0.38)


def _gone_word(view: State) -> Text:
    if view.phase == Phase.OWN_DICE:
        return phrase("Kingdom", "Used", "a die")
    return phrase("Kingdom", "Taken", "a die")


def _roll_note(view: State) -> Text:
    if view.phase == Phase.TWINS_TURN:
        return phrase("Kingdom", "Moritz rolls", "over the dice")
    if not view.turn.rolls:
        return phrase("Kingdom", "not rolled yet", "over the dice")
    if view.phase != Phase.OWN_DICE:
        return phrase("Kingdom", "the final roll", "over the dice")
    return phrase("Kingdom", "roll {number} of {all}", "over the dice").put(
        number=view.turn.rolls, all=rolls_allowed(view)
    )


def _gift(view: State, die: int) -> Gift:
    """What a die would give the seat that is asked."""
    return die_gives(view, max(0, asked(view)), die)


def gives(view: State, die: int, yours: bool = True) -> Text:
    """What a die would give the seat that is asked; ``yours`` if the one who reads it decides for that seat."""
    gift = _gift(view, die)
    if gift.animals:
        what = animals(gift.kind, gift.animals)
        cows = half_cows(view)
        if has_die(cows, die) and cows.bit_count() > 1:
            # One effect (ruling 6): beside each of them it would look as if each gave a cow.
            return phrase("Kingdom", "the %n half cows give {animals}", "", cows.bit_count()).put(animals=what)
        if yours and not _finds_room(view, asked(view), only(gift.kind, gift.animals)):
            text = phrase("Kingdom", "gives {animals}: not enough room", "what a die gives")
            if not _finds_room(view, asked(view), only(gift.kind, 1)):
                text = phrase("Kingdom", "no room for {animals}")
            return text.put(animals=what)
        if _triggers(view, asked(view), only(gift.kind, gift.animals)):
            return phrase("Kingdom", "gives {animals}: final turn", "what a die gives").put(animals=what)
        return phrase("Kingdom", "gives {animals}").put(animals=what)
    if gift.place:
        return phrase("Kingdom", "place {place}, move {move}", "fences").put(place=gift.place, move=gift.move)
    if gift.move:
        return phrase("Kingdom", "none left to place, move %n", "fences", gift.move)
    if die != BREEDING_DIE and asked(view) == view.active:
        return phrase("Kingdom", "nothing alone; two give a cow")
    young = later_young(view) if asked(view) == view.active else 0
    if young:
        later = phrase("Kingdom", "{animals} if used last", "what a die gives")
        return later.put(animals=animals(gift.kind, young))
    if asked(view) == view.active and worth_turning(view):
        return phrase("Kingdom", "a card can turn it", "what a die gives")
    return phrase("Kingdom", "gives you nothing") if yours else phrase("Kingdom", "gives nothing")


def _finds_room(view: State, seat: int, arriving: Counts) -> bool:
    """Whether animals find room in the pens beside those that are there; for who stands loose there was none before."""
    field = view.fields[seat]
    return fits(field, plus(census(field).penned, arriving), limits(view.lasting[seat]).rooms)


def _triggers(view: State, seat: int, arriving: Counts) -> bool:
    """Whether a seat has enough of every animal for the end once these have found room (ruling 14)."""
    return view.triggered == NOBODY and enough(plus(census(view.fields[seat]).penned, arriving), view.goal)
