"""Epona's pieces seen large, explained in words: cards, stables, owner cards, selection cards, decks."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from boardroom.engine.enumerations import either
from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.cards import BOXES, BOXES_BELOW, NONE, OWNERS
from boardroom.games.epona.explanations import box_about, selection_about, token_about
from boardroom.games.epona.names import (
    an_icon,
    asset_name,
    box_name,
    deck_name,
    owner_name,
    place_name,
    selection_name,
    stable_name,
)
from boardroom.games.epona.state import NO_TOKEN, State
from boardroom.games.epona.table import keys
from boardroom.games.epona.table.card_lines import card_lines, place_about
from boardroom.games.epona.table.parts import part_file
from boardroom.games.epona.table.piece_names import piece_name
from boardroom.games.epona.table.row_lines import stable_lines
from boardroom.games.epona.table.signs import RATIO, bonus_sign, sign
from boardroom.games.epona.table.whereabouts import (
    Where,
    Whereabouts,
    face_of,
    where_card_lies,
    where_selection_lies,
    where_stable_lies,
)
from boardroom.games.epona.tableau import UNFINISHED
from boardroom.games.epona.vocabulary import DECK_OF
from boardroom.ui.kit import art
from boardroom.ui.stage.inspection import Inspection, InspectionLine
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

_CARD, _OWNER, _SELECTION, _TOKEN = QSize(126, 176), QSize(264, 184), QSize(189, 132), QSize(96, 96)


def inspection(table: Table, key: str, shown: Presentation) -> Inspection | None:
    """A piece seen large; None for what is no piece."""
    kind, view = kind_of(key), shown.view
    if kind == "card":
        return _card(table, view, *numbers_of(key))
    if kind == "stable":
        return _stable(table, view, *numbers_of(key))
    if kind == "selection":
        return _selection(table, view, *numbers_of(key))
    if kind == "owner":
        return _owner(table, view, owner_of(key))
    if kind == "deck":
        (deck,) = numbers_of(key)
        return _deck(table, view, deck, piece_name(key, shown))
    if kind == "roller":
        about = phrase("Epona", "At the end it is moved to a horse that scores with one.")
        picture = _drawing("token-roller")
        return Inspection(
            phrase("Epona", "Rider roller"), _whose(owner_of(key)), picture, (InspectionLine(about, "info"),)
        )
    if kind == "back":
        title, what = phrase("Epona", "Face-down card"), piece_name(key, shown)
        return Inspection(title, what, _drawing("icon-deck"), named=True)
    return None


def _face(table: Table, face: str, size: QSize) -> QPixmap:
    return table.face(face, size, RATIO)


def _whose(seat: int) -> Text:
    return phrase("Epona", "{seat}’s.", "whose a piece is").put(seat=Seat(seat))


# Cards and stables.


def _card(table: Table, view: State, card: int) -> Inspection:
    lies = where_card_lies(view, card)
    picture = _face(table, f"card.{card}", _CARD)
    return Inspection(asset_name(card), _card_place(view, lies), picture, card_lines(view, card, lies))


def _card_place(view: State, lies: Whereabouts) -> Text:
    if lies.where != Where.SLOT:
        return place_about(view, lies)
    return phrase("Epona", "In {place} of {seat}’s stables.").put(
        place=place_name(lies.row, lies.slot), seat=Seat(lies.seat)
    )


def _stable(table: Table, view: State, stable: int) -> Inspection:
    lies = where_stable_lies(view, stable)
    cube = UNFINISHED
    if lies.where == Where.ROW:
        cube = view.tableaus[lies.seat][lies.row].cube
        what = phrase("Epona", "Row {row} of {seat}’s stables.").put(row=lies.row + 1, seat=Seat(lies.seat))
    elif lies.where == Where.SEEN:
        what = phrase("Epona", "Drawn: one stable is kept, above or below the others.")
    else:
        what = phrase("Epona", "Discarded. It comes back when its deck is used up.")
    return Inspection(
        stable_name(stable), what, _face(table, f"stable.{stable}.{cube}", _CARD), stable_lines(view, stable, lies)
    )


# What else lies there.


def _selection(table: Table, view: State, card: int) -> Inspection | None:
    face = face_of(view, card)
    if face == NONE:
        return None
    lies = where_selection_lies(view, card)
    if lies.where == Where.PLATE:
        what = phrase("Epona", "Taken by {seat} for this round.").put(seat=Seat(lies.seat))
        token = view.lots[lies.seat]
    else:
        what = phrase("Epona", "To be chosen, with the token beside it.")
        token = view.offered[view.display.index(face)]
        if token == NO_TOKEN:
            what = phrase("Epona", "To be chosen.", "a selection card")
    lines = [InspectionLine(selection_about(face), picture=sign("icon-deck"))]
    about = token_about(token)
    if about is not None:
        lines.append(InspectionLine(about, "info"))
    return Inspection(selection_name(), what, _face(table, f"selection.{face}", _SELECTION), tuple(lines))


def _owner(table: Table, view: State, seat: int) -> Inspection:
    owner, boxes = view.owners[seat], view.boxes[seat]
    lines = [_box_line(owner, boxes, box) for box in range(BOXES)]
    return Inspection(
        owner_name(owner), _whose(seat), _face(table, f"owner.{owner}.{boxes}", _OWNER), tuple(lines), named=True
    )


def _box_line(owner: int, boxes: int, box: int) -> InspectionLine:
    """What a box does, and whether a cube is on it."""
    text = phrase("Epona", "Still free, {box}: {about}", "a box of an owner card without a cube")
    if boxes >> box & 1:
        text = phrase("Epona", "Used, {box}: {about}", "a box of an owner card")
    below = OWNERS[owner].below
    picture = bonus_sign(below[box][0]) if box < BOXES_BELOW else sign("icon-points")
    return InspectionLine(text.put(box=box_name(box), about=box_about(owner, box)), picture=picture)


def _deck(table: Table, view: State, deck: int, what: Text) -> Inspection:
    stables = deck == keys.STABLE_DECK
    thrown = len(view.stable_discard if stables else view.discards[deck])
    lines = []
    if not stables:
        kinds = [an_icon(kind) for kind, of in enumerate(DECK_OF) if of == deck]
        held = phrase("Epona", "Each card is {kinds}.", "a deck: a vet or a stablehand").put(kinds=either(kinds))
        lines.append(InspectionLine(held, "info"))
    lines.append(InspectionLine(phrase("Epona", "%n cards are discarded.", "of a deck", thrown), "trash"))
    if thrown:
        lines.append(InspectionLine(phrase("Epona", "Click the deck to look through them."), "eye"))
    face = "back.stable" if stables else f"back.{deck}"
    title = deck_name(-1 if stables else deck)
    return Inspection(title, what, _face(table, face, _CARD), tuple(lines), named=True)


def _drawing(name: str) -> QPixmap:
    return art.picture(part_file(name), _TOKEN.width(), _TOKEN.height(), RATIO)
