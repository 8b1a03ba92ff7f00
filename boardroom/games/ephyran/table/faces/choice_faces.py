"""How the choices of a drop that could mean several are pictured: areas that would come, cards to be discarded."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPixmap

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position.actions import Action, ExchangeWithCity, ExchangeWithHand, KeepCard, StealDionysus
from boardroom.games.ephyran.position.cards import HIDDEN, NO_TOKEN, NUMBER, TERRITORY
from boardroom.games.ephyran.position.state import State
from boardroom.games.ephyran.table.faces.faces import PaintFace
from boardroom.games.ephyran.table.layout.measures import token_on
from boardroom.games.ephyran.words.names import territory_name
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.words.fitting import fit
from boardroom.ui.stage.presentation import Presentation

_AREA: Final = QSize(122, 86)
_CARD: Final = QSize(88, round(88 * CARD_RATIO))
_WORDS: Final = 22.0
_GAP: Final = 6.0


def choice_face(
    theme: Theme, say: Callable[[Text], str], paint: PaintFace, action: Action, shown: Presentation, ratio: float
) -> QPixmap | None:
    """The picture of an action in the chooser, with words below it; None where words alone are better."""
    view: State = shown.view
    worded = partial(_worded, theme, say, paint, ratio)
    match action:
        case ExchangeWithCity(_, seat, territory, number):
            half = view.cities[seat].columns[territory][number - 1]
            whose = phrase("Ephyran", "{seat}", "whose area it is, below its picture").put(seat=Seat(seat))
            token = view.cities[seat].tokens[territory][number - 1]
            if token != NO_TOKEN:
                whose = phrase("Ephyran", "{seat}, with a token", "whose area it is, below its picture").put(
                    seat=Seat(seat)
                )
            return worded((f"area.{half}.{territory}.{number}",), _AREA, whose, token=_token_face(token))
        case ExchangeWithHand(_, area):
            face = f"area.{area}.{TERRITORY[area]}.{NUMBER[area]}"
            return worded((face,), _AREA, phrase("Ephyran", "your hand", "where an area is"))
        case StealDionysus(half, seat, territory):
            dionysus = view.cities[seat].columns[TERRITORY[half]][NUMBER[half] - 1]
            assert shown.actor is not None
            number = len(view.cities[shown.actor].columns[territory]) + 1
            face = f"area.{dionysus}.{territory}.{number}"
            return worded((face,), _AREA, territory_name(territory))
        case KeepCard(_, others) if len(others) > 1:
            words = phrase("Ephyran", "below, then on top", "the order of two cards, from left to right")
            return worded(tuple(f"card.{card}" for card in others), _CARD, words)
    return None


def _token_face(token: int) -> str:
    """The face of a token on an area; "" without one."""
    return "" if token == NO_TOKEN else "token.back" if token == HIDDEN else f"token.{token}.own"


def _worded(
    theme: Theme, say: Callable[[Text], str], paint: PaintFace, ratio: float,
    faces: Sequence[str], size: QSize, words: Text, token: str = "",
) -> QPixmap:  # fmt: skip
    """Faces side by side, with words below them; areas with a token if there is one."""
    width = len(faces) * (size.width() + _GAP) - _GAP
    fitted = fit(say(words), lambda pixels: theme.text(pixels, 600), 13, width, wrap=True, balanced=True)
    below = max(_WORDS, fitted.height)
    with canvas(width, size.height() + below, ratio) as (picture, painter):
        for place, face in enumerate(faces):
            painter.drawPixmap(QPointF(place * (size.width() + _GAP), 0), paint(face, size, ratio))
        if token:
            lies = token_on(QRectF(0, 0, size.width(), size.height()), int(faces[0].split(".")[1]))
            painter.drawPixmap(lies.topLeft(), paint(token, lies.size().toSize(), ratio))
        box = QRectF(0, size.height(), width, below)
        painter.setPen(QColor(theme.palette.text))
        fitted.draw(painter, box, Qt.AlignmentFlag.AlignCenter)
    return picture
