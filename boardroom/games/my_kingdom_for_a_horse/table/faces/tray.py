"""What is written on the tray of farm cards."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from boardroom.engine.text import Text, phrase
from boardroom.games.my_kingdom_for_a_horse.position.state import Carded, Phase, State
from boardroom.games.my_kingdom_for_a_horse.table.faces.writing import TRAY_INKS, Writing
from boardroom.ui.kit.words.lettering import LEFT, TOP
from boardroom.ui.stage.pieces.pile_headings import heading_width, write_pile


class Tray(NamedTuple):
    """What is written on the tray of a seat: about its hand, and how many cards lie in the piles and before it."""

    note: Text
    deck: int
    discard: int
    lasting: int


def tray_of(view: State, seat: int) -> Tray:
    """The hand, the piles and the lasting cards of a seat."""
    return Tray(_hand_note(view, seat), len(view.deck), len(view.discard), len(view.lasting[seat]))


def write_tray(on: Writing, tray: Tray) -> None:
    """The headings of hand, lasting cards and piles."""
    m = on.m
    cream, faint = map(QColor, TRAY_INKS)
    area = QRectF(m.tray.left() + 18, m.tray.top() + 11, m.words_width - 22, m.tray.height() - 21)
    title = phrase("Kingdom", "Farm cards")
    on.write(QRectF(area.left(), area.top(), area.width(), 26), title, 17, 700, LEFT, cream)
    on.write(area.adjusted(0, 28, 0, 0), tray.note, 12.5, 500, TOP, faint)
    deck = phrase("Kingdom", "Deck {number}").put(number=tray.deck)
    discard = phrase("Kingdom", "Discard {number}").put(number=tray.discard)
    size = on.common_size((deck, discard), heading_width(m.deck), 13, 700)
    write_pile(on, m.deck, m.tray.top() + 10, deck, size, cream, not tray.deck)
    write_pile(on, m.discard, m.tray.top() + 10, discard, size, cream, not tray.discard)
    lasting = m.played(tray.lasting)
    head = QRectF(lasting.left(), m.tray.top() + 10, lasting.width(), 20)
    if tray.lasting:
        on.write(head, phrase("Kingdom", "In effect", "lasting cards"), 13, 700, LEFT, cream)


def _hand_note(view: State, seat: int) -> Text:
    if view.phase == Phase.OVER or seat != view.active or view.phase != Phase.OWN_DICE:
        return phrase("Kingdom", "%n in hand", "farm cards", len(view.hands[seat]))
    if view.turn.carded == Carded.PLAYED:
        return phrase("Kingdom", "One per turn: a card was played.")
    if view.turn.carded == Carded.EXCHANGED:
        return phrase("Kingdom", "Cards were exchanged; none can be played this turn.")
    return phrase("Kingdom", "Drag one to your field to play it, or any number to the discard pile to exchange them.")
