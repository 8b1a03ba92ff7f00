"""Ephyran's pieces seen large, explained in words: cards half by half, areas, tokens, gods, piles, shields."""

from typing import Final

from attrs import evolve
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from boardroom.engine.keys import kind_of, numbers_of, owner_of
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position import cards, numbers
from boardroom.games.ephyran.position.city import is_locked
from boardroom.games.ephyran.position.scoring import ItemKind, territory_items
from boardroom.games.ephyran.position.state import State
from boardroom.games.ephyran.table.faces.faces import PaintFace
from boardroom.games.ephyran.table.faces.marks import art_file, support_drawing
from boardroom.games.ephyran.table.gestures import keys
from boardroom.games.ephyran.table.gestures.keys import LOWER, UPPER
from boardroom.games.ephyran.table.gestures.open_gestures import half_of
from boardroom.games.ephyran.table.layout.locations import Location, Where, half_there, is_covered, where_card_lies
from boardroom.games.ephyran.table.reading.piece_names import piece_name, token_at
from boardroom.games.ephyran.table.reading.uses import fit_lines, use_lines
from boardroom.games.ephyran.words import explanations, names
from boardroom.ui.kit.pictures import art
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.reading.inspection import Inspection, InspectionLine

_RATIO: Final = 2.0
_SIGN: Final = 24
"""The size of a drawing as a sign beside words."""
_CARD, _AREA, _TOKEN = QSize(120, 168), QSize(204, 143), QSize(96, 96)


def inspection(paint: PaintFace, key: str, shown: Presentation) -> Inspection | None:
    """A piece seen large; None for what is no piece."""
    kind, view = kind_of(key), shown.view
    if kind == "card":
        (card,) = numbers_of(key)
        lies = where_card_lies(view, card)
        if lies.where == Where.AREA:
            return _area(paint, view, lies, key, shown)
        if lies.where == Where.LOCK:
            return _shield(paint, view, lies, key, shown)
        return _card(paint, shown, card, lies)
    if kind == "token":
        return _token(paint, view, key, shown)
    if kind == "god" and view.gods[owner_of(key)] >= 0:
        seat = owner_of(key)
        return _god(paint, view.gods[seat], phrase("Ephyran", "{seat}’s god").put(seat=Seat(seat)))
    if key == keys.ATHENA:
        return _athena(paint, view)
    if kind == "free":
        (god,) = numbers_of(key)
        return _god(paint, god, phrase("Ephyran", "Available", "a god"))
    if kind in ("back", keys.DECK):
        about = (
            phrase("Ephyran", "Everyone can see how many there are, but not what they are.")
            if kind == keys.DECK
            else None
        )
        lines = () if about is None else (InspectionLine(about, "info"),)
        return Inspection(phrase("Ephyran", "Face down"), piece_name(key, shown), paint("back", _CARD, _RATIO), lines)
    return _supply(paint, view) if key == keys.SUPPLY else None


# Cards, half by half.


def _card(paint: PaintFace, shown: Presentation, card: int, lies: Location) -> Inspection:
    view = shown.view
    # What lies on a pile or waits goes into no city now; it may never again.
    seat = lies.seat if lies.where == Where.HAND else None
    lines: list[InspectionLine] = []
    if cards.is_dionysus(card):
        lines += [InspectionLine(explanations.creature_about(cards.CREATURE[2 * card]), picture=_sign("dionysus"))]
        if lies.where == Where.HAND:
            goes = phrase("Ephyran", "He is placed as the next area of any territory, or in place of an uncovered one.")
            lines.append(InspectionLine(goes, "info"))
    else:
        for part in (UPPER, LOWER):
            half = half_of(card, part)
            about = [*_half_lines(view, half, part, seat), *use_lines(shown, half, seat)]
            lines += (evolve(line, part=part) for line in about)
        lines.append(InspectionLine(phrase("Ephyran", "One half is played, the other is given up."), "info"))
    what = {
        Where.HAND: phrase("Ephyran", "In hand."),
        Where.SEEN: phrase("Ephyran", "Seen with the Graeae: keep one card, discard the others."),
        Where.DISCARD: phrase("Ephyran", "On the discard pile. The top card may be drawn at the end of a turn."),
        Where.TARTARUS: phrase("Ephyran", "In Tartarus: out of the game."),
        Where.WAITING: phrase("Ephyran", "Played: it may still be blocked."),
    }.get(lies.where, names.card_name(card))
    return Inspection(names.card_name(card), what, paint(f"card.{card}", _CARD, _RATIO), tuple(lines))


def _half_lines(view: State, half: int, part: str, seat: int | None) -> list[InspectionLine]:
    """What a half of a card is and is worth, and where it fits in the city of the seat in whose hand it is, if any."""
    upper = part == UPPER
    if cards.SUPPORT[half] >= 0:
        words = (
            phrase("Ephyran", "Upper half, {name}: {about}")
            if upper
            else phrase("Ephyran", "Lower half, {name}: {about}")
        )
        about = words.put(
            name=names.support_name(cards.SUPPORT[half]), about=explanations.support_about(cards.SUPPORT[half])
        )
        return [InspectionLine(about, picture=_sign(support_drawing(cards.SUPPORT[half])))]
    words = phrase("Ephyran", "Upper half: {half}.") if upper else phrase("Ephyran", "Lower half: {half}.")
    sign = _sign(f"badge-{cards.TERRITORIES[cards.TERRITORY[half]]}")
    lines = [InspectionLine(words.put(half=names.half_in_sentence(half)), picture=sign)]
    if seat is not None:
        lines += fit_lines(view, half, seat)
    if cards.SYMBOL[half] != cards.NO_TOKEN:
        lines.append(_symbol_line(half))
    return lines


def _symbol_line(half: int) -> InspectionLine:
    symbol = cards.SYMBOL[half]
    words = phrase("Ephyran", "Printed {symbol}: worth {points}. It cannot be stolen.").put(
        symbol=names.token_name(symbol), points=explanations.points_name(cards.TOKEN_POINTS[symbol])
    )
    return InspectionLine(words, picture=_sign(f"symbol-{cards.TOKENS[symbol]}"))


# What lies in cities.


def _area(paint: PaintFace, view: State, lies: Location, key: str, shown: Presentation) -> Inspection:
    half, city = half_there(view, lies), view.cities[lies.seat]
    creature = names.creature_name(cards.CREATURE[half])
    items = territory_items(city, lies.territory, view.gods[lies.seat])
    own = [item for item in items if item.number == lies.number]
    lines = []
    if any(item.kind == ItemKind.REPEATED for item in own):
        words = phrase("Ephyran", "{creature} gives no point here: another one already counts.")
        lines.append(InspectionLine(words.put(creature=creature), "minus"))
    else:
        points = next((item.points for item in own if item.kind == ItemKind.CREATURE), 0)
        words = phrase("Ephyran", "{creature} counts here: {points}.").put(
            creature=creature, points=explanations.points_name(points)
        )
        lines.append(InspectionLine(words, "check"))
    if cards.SYMBOL[half] != cards.NO_TOKEN:
        lines.append(_symbol_line(half))
    token = city.tokens[lies.territory][lies.number - 1]
    if token != cards.NO_TOKEN:
        lines.append(_token_line(token))
    lines += _territory_lines(view, lies, {item.kind for item in items})
    lines.append(InspectionLine(explanations.creature_about(cards.CREATURE[half]), "info"))
    if not cards.is_dionysus(half >> 1):
        lost = phrase("Ephyran", "Given up for it: {half}.").put(half=names.half_in_sentence(cards.other_half(half)))
        lines.append(InspectionLine(lost, "trash"))
    what = phrase("Ephyran", "In {seat}’s city, uncovered.")
    if is_covered(city, lies.territory, lies.number):
        what = phrase("Ephyran", "In {seat}’s city, covered.")
    picture = paint(f"area.{half}.{lies.territory}.{lies.number}", _AREA, _RATIO)
    title = names.area_name(half, lies.territory, lies.number)
    return Inspection(title, what.put(seat=Seat(lies.seat)), picture, tuple(lines))


def _territory_lines(view: State, lies: Location, kinds: set[int]) -> list[InspectionLine]:
    """What counts for all of a territory: the bonus, the god, the lock."""
    found, where = [], names.territory_in_sentence(lies.territory)
    if ItemKind.BONUS in kinds:
        found.append(
            InspectionLine(phrase("Ephyran", "Four different creatures: the creature bonus is earned."), "plus")
        )
    if ItemKind.DOUBLING in kinds:
        god = names.god_name(view.gods[lies.seat])
        words = phrase("Ephyran", "{god}’s own territory: everything in it counts twice.").put(god=god)
        if numbers.GOD_MULTIPLIES != 2:
            words = phrase("Ephyran", "{god}’s own territory: everything in it counts {times}.").put(
                god=god, times=names.times_counted()
            )
        found.append(InspectionLine(words, picture=_sign(f"badge-{cards.TERRITORIES[lies.territory]}")))
    if is_locked(view.cities[lies.seat], lies.territory):
        words = phrase("Ephyran", "Locked territory: nothing in the {territory} can be changed, not even by its owner.")
        found.append(InspectionLine(words.put(territory=where), picture=_sign("support-shield")))
    return found


def _token_line(token: int) -> InspectionLine:
    """The token on an area: in words to who knows it."""
    if token == cards.HIDDEN:
        return InspectionLine(phrase("Ephyran", "There is a face-down token on it."), picture=_sign("token-back"))
    words = phrase("Ephyran", "Its token: {token}, worth {points}.").put(
        token=names.token_name(token), points=explanations.points_name(cards.TOKEN_POINTS[token])
    )
    return InspectionLine(words, picture=_sign(f"token-{cards.TOKENS[token]}"))


def _token(paint: PaintFace, view: State, key: str, shown: Presentation) -> Inspection | None:
    token = token_at(view, key)
    if token == cards.NO_TOKEN:
        return None
    face = "token.back" if token == cards.HIDDEN else f"token.{token}"
    lines = [InspectionLine(explanations.token_about(token), "info")]
    if token != cards.HIDDEN:
        lines.append(InspectionLine(explanations.token_about(cards.HIDDEN), "eye"))
    lines.append(InspectionLine(phrase("Ephyran", "An area has one token at most. Its owner cannot move it."), "info"))
    what = piece_name(key, shown)
    return Inspection(names.token_name(token), what, paint(face, _TOKEN, _RATIO), tuple(lines), named=True)


def _shield(paint: PaintFace, view: State, lies: Location, key: str, shown: Presentation) -> Inspection:
    half = view.cities[lies.seat].locks[lies.territory]
    locked = phrase(
        "Ephyran", "It locks {territory}: no area or token in it can be placed, changed, exchanged, destroyed or taken."
    )
    lines = (
        InspectionLine(locked.put(territory=names.territory_of(lies.seat, lies.territory)), "info"),
        InspectionLine(
            phrase("Ephyran", "Hecate’s Magic, played by anyone, unlocks it."), picture=_sign("support-magic")
        ),
    )
    picture = paint(f"card.{half >> 1}", _CARD, _RATIO)
    return Inspection(names.half_name(half), piece_name(key, shown), picture, lines, named=True)


# Gods and tokens.


def _god(paint: PaintFace, god: int, what: Text) -> Inspection:
    lines = (InspectionLine(explanations.god_about(god), picture=_sign(f"badge-{cards.TERRITORIES[god]}")),)
    return Inspection(names.god_name(god), what, paint(f"god.{god}", _CARD, _RATIO), lines)


def _athena(paint: PaintFace, view: State) -> Inspection:
    what = phrase("Ephyran", "{seat} keeps it for the whole game.", "the Athena token").put(seat=Seat(view.starter))
    lines = (
        InspectionLine(phrase("Ephyran", "It marks the start player, who begins every round."), "info"),
        InspectionLine(phrase("Ephyran", "It gives no points, and nobody can take it."), "info"),
    )
    return Inspection(phrase("Ephyran", "Athena token"), what, paint("athena", _TOKEN, _RATIO), lines)


def _supply(paint: PaintFace, view: State) -> Inspection:
    what = phrase("Ephyran", "%n left, face down", "tokens", len(view.supply))
    lines = tuple(
        InspectionLine(_in_all(token), picture=_sign(f"token-{cards.TOKENS[token]}"))
        for token in range(1, len(cards.TOKENS))
    )
    return Inspection(phrase("Ephyran", "Magical tokens"), what, paint("token.back", _TOKEN, _RATIO), lines)


def _in_all(token: int) -> Text:
    return phrase("Ephyran", "{token}: worth {points}; {number} in the game", "a kind of token").put(
        token=names.token_name(token),
        points=explanations.points_name(cards.TOKEN_POINTS[token]),
        number=cards.ALL_TOKENS.count(token),
    )


def _sign(name: str) -> QPixmap:
    return art.picture(art_file(name), _SIGN, _SIGN, _RATIO)
