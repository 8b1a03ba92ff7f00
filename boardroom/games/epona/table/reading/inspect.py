"""Epona's pieces seen large, explained in words: cards, stables, owner cards, selection cards, decks."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from boardroom.engine.enumerations import in_a_row
from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import BOXES_ABOVE, BOXES_BELOW, NONE, OWNERS
from boardroom.games.epona.position.state import NO_TOKEN, Phase, State
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.position.vocabulary import DECK_OF, EMPLOYEES, GROUP_OF
from boardroom.games.epona.table.faces.backs import HAND_BACK, STABLE_BACK
from boardroom.games.epona.table.faces.icons import RATIO, bonus_sign, sign
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.layout import locations
from boardroom.games.epona.table.layout.locations import Location, Where
from boardroom.games.epona.table.layout.views import too_dear
from boardroom.games.epona.table.reading.card_lines import card_lines, place_about, stable_lines
from boardroom.games.epona.table.reading.overview import belongings
from boardroom.games.epona.table.reading.piece_names import piece_name, title_of
from boardroom.games.epona.words import names
from boardroom.games.epona.words.explanations import box_about, deck_about, selection_about, token_about
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection, InspectionLine

Paint: TypeAlias = Callable[[str, QSize, float], QPixmap]
"""A face painted at a size for a device pixel ratio."""
_CARD, _OWNER, _SELECTION, _TOKEN = QSize(126, 176), QSize(210, 146), QSize(189, 132), QSize(96, 96)


_TOKENS: Final = {
    "roller": phrase("Epona", "At the end you move it to a horse that scores with one."),
    "cube": phrase("Epona", "Put it on a free box of your owner card and gain what the box shows."),
}


def inspection(paint: Paint, places: Mapping[str, Place], key: str, shown: Presentation) -> Inspection | None:
    """A piece seen large; None for what is no piece."""
    kind, view = kind_of(key), shown.view
    title = title_of(key, view)
    if title is None:
        return None
    if kind in _EXPLAINED:
        return _EXPLAINED[kind](paint, view, title, *numbers_of(key))
    what = piece_name(key, shown)
    if kind == "deck":
        return _deck(paint, shown, title, what, *numbers_of(key))
    if kind in _TOKENS:
        line = InspectionLine(_TOKENS[kind], "info")
        return Inspection(title, what, paint(kind, _TOKEN, RATIO), (line,), named=True)
    place = places.get(key)
    face = f"back.{HAND_BACK}" if place is None else place.face
    return Inspection(title, what, paint(face, _CARD, RATIO), named=True)


# Cards and stables.


def _card(paint: Paint, view: State, title: Text, card: int) -> Inspection:
    lies = locations.where_card_lies(view, card)
    picture = paint(f"card.{card}", _CARD, RATIO)
    lines = card_lines(view, card, lies)
    return Inspection(title, _card_place(view, card, lies), picture, lines, kind=names.card_kind(card))


def _card_place(view: State, card: int, lies: Location) -> Text:
    if lies.where != Where.SLOT:
        return place_about(view, card, lies)
    return phrase("Epona", "In {place} of {seat}’s stables.").put(
        place=names.place_name(lies.row, lies.slot), seat=Seat(lies.seat)
    )


def _stable(paint: Paint, view: State, title: Text, stable: int) -> Inspection:
    lies = locations.where_stable_lies(view, stable)
    cube = Cube.UNFINISHED
    if lies.where == Where.ROW:
        cube = view.tableaus[lies.seat][lies.row].cube
        what = phrase("Epona", "Row {row} of {seat}’s stables.").put(row=lies.row + 1, seat=Seat(lies.seat))
    elif lies.where == Where.SEEN:
        what = phrase("Epona", "Drawn: keep one stable, above or below the others.")
    else:
        what = phrase("Epona", "Discarded. It comes back when its deck runs out.")
    return Inspection(title, what, paint(f"stable.{stable}.{cube}", _CARD, RATIO), stable_lines(view, stable, lies))


# What else lies there.


def _selection(paint: Paint, view: State, title: Text, card: int) -> Inspection | None:
    face = locations.face_of(view, card)
    if face == NONE:
        return None
    lies = locations.where_selection_lies(view, card)
    if lies.where == Where.PLATE:
        what = phrase("Epona", "Taken by {seat} for this round.").put(seat=Seat(lies.seat))
        token = view.lots[lies.seat]
    else:
        what = phrase("Epona", "On display, with the token below it.")
        token = view.offered[view.display.index(face)]
        if token == NO_TOKEN:
            what = phrase("Epona", "On display.", "a selection card")
    # The name on the table says it as well.
    about = InspectionLine(selection_about(face), "info", named=True)
    lines = about, *_dear_lines(view, face), *_token_lines(view, token)
    return Inspection(title, what, paint(f"selection.{face}.0", _SELECTION, RATIO), lines)


def _dear_lines(view: State, face: int) -> tuple[InspectionLine, ...]:
    """That who chooses a selection card cannot pay for this one."""
    if view.phase != Phase.SELECTING or face not in view.display or not too_dear(view, view.active, face):
        return ()
    coins = phrase("Epona", "{seat} has only %n coins.", "a selection card that is too dear", view.coins[view.active])
    return (InspectionLine(coins.put(seat=Seat(view.active)), "minus"),)


def _token(paint: Paint, view: State, title: Text, number: int) -> Inspection:
    token = view.offered[number]
    what = phrase("Epona", "Comes with the selection card above it.", "a token")
    return Inspection(title, what, paint(f"token.{token}", _TOKEN, RATIO), _token_lines(view, token))


def _token_lines(view: State, token: int) -> tuple[InspectionLine, ...]:
    about = token_about(token, len(view.coins) == 1)
    return () if about is None else (InspectionLine(about, "info"),)


def _owner(paint: Paint, view: State, title: Text, seat: int) -> Inspection:
    owner, boxes = view.owners[seat], view.boxes[seat]
    whose = phrase("Epona", "{seat}’s.", "whose a piece is").put(seat=Seat(seat))
    return Inspection(title, whose, paint(f"owner.{owner}.{boxes}", _OWNER, RATIO), _boxes(owner, boxes), named=True)


def _offered_owner(paint: Paint, view: State, title: Text, owner: int) -> Inspection:
    return Inspection(title, title, paint(f"owner.{owner}.0", _OWNER, RATIO), _boxes(owner, 0), named=True)


def _boxes(owner: int, boxes: int) -> tuple[InspectionLine, ...]:
    """All boxes of an owner card, from the left, above each pair the box that needs it."""
    order = (box for pair in range(BOXES_ABOVE) for box in (2 * pair, 2 * pair + 1, BOXES_BELOW + pair))
    return tuple(_box_line(owner, boxes, box) for box in order)


def _box_line(owner: int, boxes: int, box: int) -> InspectionLine:
    picture = bonus_sign(OWNERS[owner].below[box][0]) if box < BOXES_BELOW else sign("icon-points")
    return InspectionLine(box_about(owner, boxes, box), picture=picture)


def _plate(paint: Paint, view: State, title: Text, seat: int) -> Inspection:
    lines = [
        InspectionLine(about, "info", picture=None if drawing is None else sign(drawing))
        for drawing, about in belongings(view, seat)
    ]
    return Inspection(title, title, QPixmap(), tuple(lines), named=True)


def _deck(paint: Paint, shown: Presentation, title: Text, what: Text, deck: int) -> Inspection:
    view: State = shown.view
    stables = deck == keys.STABLE_DECK
    draws = (actions.DRAW_STABLES,) if stables else (actions.ChooseDeck(deck), actions.DrawBonus(deck))
    can_draw = any(action in shown.legal for action in draws)
    thrown = len(view.stable_discard if stables else view.discards[deck])
    lines = []
    if stables and can_draw:
        lines.append(InspectionLine(phrase("Epona", "Click to draw, or press its number, then Enter."), "info"))
    elif not stables and GROUP_OF[deck] < EMPLOYEES:
        # The others are called by their kinds.
        kinds = [names.icon_noun(kind) for kind, of in enumerate(DECK_OF) if of == deck]
        held = phrase("Epona", "Kinds of card: {kinds}.", "a deck").put(kinds=in_a_row(kinds))
        lines.append(InspectionLine(held, "info"))
    lines.append(InspectionLine(deck_about(deck), "info"))
    if thrown:
        lines.append(
            InspectionLine(phrase("Epona", "%n cards are discarded.", "of a deck", thrown), "trash", named=True)
        )
    if thrown and not can_draw:
        looks = phrase("Epona", "Click or press Enter to look through the discards.")
        lines.append(InspectionLine(looks, "eye"))
    face = f"back.{STABLE_BACK}" if stables else f"back.{deck}"
    left = phrase("Epona", "%n cards", "left in a deck", len(view.stables if stables else view.decks[deck]))
    return Inspection(title, what, paint(face, _CARD, RATIO), tuple(lines), named=True, kind=left)


_EXPLAINED: Final[dict[str, Callable[..., Inspection | None]]] = {
    "card": _card,
    "stable": _stable,
    "selection": _selection,
    "owner": _owner,
    "ownercard": _offered_owner,
    "token": _token,
    "plate": _plate,
}
