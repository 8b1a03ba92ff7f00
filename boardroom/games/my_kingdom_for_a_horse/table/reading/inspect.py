"""The farmyard's pieces seen large, or larger while pointed at."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve
from PySide6.QtCore import QRectF, QSize

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.manifest import SeatColour
from boardroom.engine.text import Seat, Text, phrase
from boardroom.engine.tuples import of_seat
from boardroom.games.my_kingdom_for_a_horse.position import dice, field, numbers
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARDS, HIDDEN, limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KIND_NAMES, KINDS, Counts, Kind
from boardroom.games.my_kingdom_for_a_horse.position.effects import fences_left
from boardroom.games.my_kingdom_for_a_horse.position.state import State
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import Paint, animal, drawing
from boardroom.games.my_kingdom_for_a_horse.table.faces.twindice import dice_shown, gave_twin, twin_rolls
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import edge_in, kind_in, space_in
from boardroom.games.my_kingdom_for_a_horse.table.reading.piece_names import piece_name
from boardroom.games.my_kingdom_for_a_horse.words import names
from boardroom.ui.stage.pieces.card_rows import closer_look
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection, InspectionLine

READABLE: Final = (158.0, 221.0)
"""The size at which a farm card can be read at arm's length."""
_RATIO = 2.0
_SIGN = 24
"""The size of a piece as a sign beside words."""


RESTOCKED: Final = phrase("Kingdom", "When someone gains an animal that has run out, the supply is restocked.")


def inspection(face: Paint, colours: Sequence[SeatColour], key: str, shown: Presentation) -> Inspection | None:
    """A piece seen large; None for what is no piece. ``face`` paints faces, ``colours`` are those of the seats."""
    kind = kind_of(key)
    view: State = shown.view
    if kind == "card":
        return _card(face, *numbers_of(key))
    if kind == "die":
        return _die(face, shown, *numbers_of(key))
    if kind in ("hidden", "deck"):
        picture = face("back", QSize(96, 134), _RATIO)
        return Inspection(phrase("Kingdom", "Face down"), piece_name(key, shown), picture)
    if kind in ("fence", "spare", "held"):
        return _fence(face, of_seat(colours, owner_of(key)), view, key)
    if kind == "animal":
        return _animal(face, view, owner_of(key), space_in(key))
    if kind == "supply":
        return _supply(face, view)
    if kind == "waiting":
        which = kind_in(key)
        picture = face(f"animal/{KIND_NAMES[which]}", QSize(96, 96), _RATIO)
        what = phrase("Kingdom", "Waiting for room in a pen.")
        return Inspection(names.KIND_TITLES[which], what, picture)
    return None


def _card(face: Paint, card: int) -> Inspection:
    design = CARDS[card]
    sign = drawing("mark-lasting" if design.lasting else "mark-once", _SIGN, _SIGN, _RATIO)
    cost = phrase("Kingdom", "Cost: {cost}").put(cost=names.card_cost(design.key))
    paid = next((kind for kind in KINDS if design.cost[kind]), None)
    lines = (
        InspectionLine(names.card_sentence(design.key), picture=sign),
        InspectionLine(cost, "info") if paid is None else _about_animal(paid, cost),
    )
    picture = face(f"card/{card}", QSize(150, 210), _RATIO)
    return Inspection(names.CARD_TITLES[design.key], names.card_when(design.key), picture, lines)


def unwritten(key: str, inspection: Inspection) -> Inspection:
    """What an enlarged farm card does not say itself: its sentence and its cost stand on it."""
    return evolve(inspection, lines=()) if kind_of(key) == "card" else inspection


def _about_animal(kind: int, text: Text) -> InspectionLine:
    return InspectionLine(text, picture=animal(kind, _SIGN, _RATIO))


def _die(face: Paint, shown: Presentation, die: int) -> Inspection:
    lies = dice_shown(shown)[die]
    rolled = lies != HIDDEN
    what = names.face_name(die, lies) if rolled else phrase("Kingdom", "not rolled yet", "over the dice")
    faces = dice.BREEDING_FACES if die == dice.BREEDING_DIE else range(len(dice.ROYAL))
    small = QSize(_SIGN, _SIGN)
    lines = [
        InspectionLine(gave_twin(roll.gave[die]), picture=face(f"die/{die}/{roll.dice[die]}", small, _RATIO))
        for roll in twin_rolls(shown)
    ]
    lines += [
        # Heard, they would sound like what it shows.
        InspectionLine(names.face_name(die, other), picture=face(f"die/{die}/{other}", small, _RATIO), named=True)
        for other in faces
    ]
    if die == dice.BREEDING_DIE:
        often = dice.BREEDS.count(dice.BREEDS[0])
        if all(dice.BREEDS.count(kind) == often for kind in dice.BREEDS):
            each = phrase("Kingdom", "Each appears on {number} faces.").put(number=names.in_words(often))
            lines.append(InspectionLine(each, "dice"))
        born = phrase("Kingdom", "Gain one for every {parents} of that kind on the field.").put(
            parents=names.in_words(numbers.PARENTS)
        )
        lines.append(InspectionLine(born, "info"))
    elif lies == dice.HALF_COW:
        halves = phrase("Kingdom", "Two or three half cows together give one cow; one alone gives nothing.")
        lines.append(InspectionLine(halves, "info"))
    picture = face(f"die/{die}/{lies if rolled else '?'}", QSize(96, 96), _RATIO)
    return Inspection(names.die_name(die), what, picture, tuple(lines), named=rolled)


def _fence(face: Paint, colour: SeatColour, view: State, key: str) -> Inspection:
    kind, seat = kind_of(key), owner_of(key)
    left = fences_left(view, seat)
    fence = f"fence/level/{colour.key}"
    held = phrase("Kingdom", "{left} of {all} fences left.").put(left=left, all=field.FENCES)
    lines = (InspectionLine(held, picture=face(fence, QSize(_SIGN, round(_SIGN * 60 / 166)), _RATIO)),)
    what = phrase("Kingdom", "In {seat}’s supply.").put(seat=Seat(seat))
    if kind == "fence":
        what = names.edge_name(edge_in(key))
    elif kind == "held":
        what = phrase("Kingdom", "In hand, to be placed elsewhere.")
    picture = face(fence, QSize(166, 60), _RATIO)
    title = phrase("Kingdom", "{seat}’s fence").put(seat=Seat(seat))
    return Inspection(title, what, picture, lines, named=kind == "fence")


def _animal(face: Paint, view: State, seat: int, space: int) -> Inspection:
    own: field.Field = view.fields[seat]
    kind = field.animal_kind(own.animals[space])
    held = limits(view.lasting[seat])
    pen = field.pen_at(own.fences, space)
    if not pen:
        home = phrase("Kingdom", "Loose: runs away at the end of the phase.")
    else:
        inside = sum(field.animal_count(own.animals[s]) for s in pen)
        home = phrase("Kingdom", "Its pen holds {number}, with room for {room} in all.").put(
            number=inside, room=len(pen) * held.rooms[kind]
        )
    owned = field.total(own.animals)[kind]
    herd = phrase("Kingdom", "{seat} has {animals}.").put(seat=Seat(seat), animals=names.animals(kind, owned))
    lines = [InspectionLine(home, "info"), _about_animal(kind, herd)]
    if kind < Kind.HORSE:
        rate = phrase("Kingdom", "You trade {given} for {taken}.").put(
            given=names.animals(kind, held.rates[kind]), taken=names.animals(kind + 1, 1)
        )
        lines.append(_about_animal(kind + 1, rate))
    left = max(0, view.supply[kind])
    lines.append(
        _about_animal(kind, phrase("Kingdom", "In the supply: {animals}.").put(animals=names.animals(kind, left)))
    )
    if not left:
        lines.append(InspectionLine(RESTOCKED, "info"))
    picture = face(f"animal/{KIND_NAMES[kind]}", QSize(110, 110), _RATIO)
    what = phrase("Kingdom", "On {space}").put(space=field.space_name(space))
    return Inspection(names.KIND_TITLES[kind], what, picture, tuple(lines), named=True)


def supply_of(view: State) -> Counts:
    """What the supply holds, of every kind; no less than nothing while it is short of some."""
    sheep, pigs, cows, horses = (max(0, number) for number in view.supply)
    return sheep, pigs, cows, horses


def _supply(face: Paint, view: State) -> Inspection:
    left = supply_of(view)
    lines = [_about_animal(kind, names.animals(kind, left[kind])) for kind in KINDS]
    if not all(left):
        lines.append(InspectionLine(RESTOCKED, "info"))
    picture = face(f"animal/{KIND_NAMES[Kind.SHEEP]}", QSize(110, 110), _RATIO)
    title = phrase("Kingdom", "Supply")
    return Inspection(title, phrase("Kingdom", "Animals that nobody holds."), picture, tuple(lines))


def closer(key: str, place: Place, free: QRectF) -> Place | None:
    """A farm card at a size at which it can be read, within the room that is ``free``."""
    width, height = READABLE
    if kind_of(key) != "card" or place.width >= width:
        return None
    return closer_look(place, width, height, free)
