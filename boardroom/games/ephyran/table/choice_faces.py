"""How the choices of a drop that could mean several are asked for and pictured: areas that would come, cards that would
be discarded.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPixmap

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.cards import NUMBER, TERRITORY
from boardroom.games.ephyran.names import card_name, half_in_sentence, laid_in_sentence, territory_name
from boardroom.games.ephyran.state import (
    ExchangeWithCity,
    ExchangeWithHand,
    KeepCard,
    State,
    StealDionysus,
)
from boardroom.ui.kit.canvas import canvas
from boardroom.ui.kit.card_paper import CARD_RATIO
from boardroom.ui.kit.fitting import fit
from boardroom.ui.stage.presentation import Presentation

if TYPE_CHECKING:
    from boardroom.games.ephyran.table import EphyranTable

_AREA: Final = QSize(122, 86)
_CARD: Final = QSize(88, round(88 * CARD_RATIO))
_WORDS: Final = 22.0
_GAP: Final = 6.0


def choice_question(actions: Sequence[Any]) -> Text | None:
    """What the chooser asks when a drop could mean these actions; None for a question that any game asks."""
    if all(isinstance(action, ExchangeWithCity | ExchangeWithHand) for action in actions):
        return phrase("Ephyran", "For which area?", "a question: what an area is exchanged for")
    if all(isinstance(action, StealDionysus) for action in actions):
        return phrase("Ephyran", "To which territory?", "a question: where stolen Dionysus is laid")
    if all(isinstance(action, KeepCard) for action in actions):
        return phrase("Ephyran", "In which order are the others discarded?", "a question")
    return None


def choice_label(action: Any, shown: Presentation) -> Text | None:
    """What an action is called in the chooser; None where its usual name is as good."""
    view: State = shown.view
    match action:
        case ExchangeWithCity(_, seat, territory, number):
            half = view.cities[seat].columns[territory][number - 1]
            return phrase("Ephyran", "{seat}’s {area}", "a choice: whose area comes").put(
                seat=Seat(seat), area=laid_in_sentence(half, territory, number)
            )
        case ExchangeWithHand(_, area):
            return phrase("Ephyran", "{area} from your hand", "a choice").put(area=half_in_sentence(area))
        case StealDionysus(_, _, territory):
            return territory_name(territory)
        case KeepCard(_, others) if len(others) > 1:
            return phrase("Ephyran", "{card} on top", "a choice: the order of discarded cards").put(
                card=card_name(others[-1])
            )
    return None


def choice_face(table: "EphyranTable", action: Any, shown: Presentation, ratio: float) -> QPixmap | None:
    """The picture of an action in the chooser, with words below it; None where words alone are better."""
    view: State = shown.view
    match action:
        case ExchangeWithCity(_, seat, territory, number):
            half = view.cities[seat].columns[territory][number - 1]
            whose = phrase("Ephyran", "{seat}", "whose area it is, below its picture").put(seat=Seat(seat))
            return _worded(table, (f"area.{half}.{territory}.{number}",), _AREA, whose, ratio)
        case ExchangeWithHand(_, area):
            face = f"area.{area}.{TERRITORY[area]}.{NUMBER[area]}"
            return _worded(table, (face,), _AREA, phrase("Ephyran", "your hand", "where an area is"), ratio)
        case StealDionysus(half, seat, territory):
            dionysus = view.cities[seat].columns[TERRITORY[half]][NUMBER[half] - 1]
            assert shown.actor is not None
            number = len(view.cities[shown.actor].columns[territory]) + 1
            face = f"area.{dionysus}.{territory}.{number}"
            return _worded(table, (face,), _AREA, territory_name(territory), ratio)
        case KeepCard(_, others) if len(others) > 1:
            words = phrase("Ephyran", "below, then on top", "the order of two cards, from left to right")
            return _worded(table, tuple(f"card.{card}" for card in others), _CARD, words, ratio)
    return None


def _worded(table: "EphyranTable", faces: Sequence[str], size: QSize, words: Text, ratio: float) -> QPixmap:
    """Faces side by side, with words below them."""
    theme, width = table.context.theme, len(faces) * (size.width() + _GAP) - _GAP
    with canvas(width, size.height() + _WORDS, ratio) as (picture, painter):
        for place, face in enumerate(faces):
            painter.drawPixmap(QPointF(place * (size.width() + _GAP), 0), table.face(face, size, ratio))
        box = QRectF(0, size.height(), width, _WORDS)
        painter.setPen(QColor(theme.palette.text))
        fitted = fit(table.say(words), lambda pixels: theme.text(pixels, 600), 13, box.width(), box.height())
        fitted.draw(painter, box, Qt.AlignmentFlag.AlignCenter)
    return picture
