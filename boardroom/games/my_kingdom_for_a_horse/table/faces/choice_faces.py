"""How the choices of a drop that could mean several are pictured: faces of dice, animals that stay, trades."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPixmap

from boardroom.games.my_kingdom_for_a_horse.position import actions
from boardroom.games.my_kingdom_for_a_horse.position.cards import limits
from boardroom.games.my_kingdom_for_a_horse.position.counts import KINDS
from boardroom.games.my_kingdom_for_a_horse.position.dice import BREEDING_DIE
from boardroom.games.my_kingdom_for_a_horse.position.state import State, asked
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import Paint, animal
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.kit.theme import Theme
from boardroom.ui.stage.presentation import Presentation

_DIE: Final = QSize(52, 52)
_ANIMAL: Final = 30.0
_GAP: Final = 5.0
_ARROW: Final = "→"


def choice_face(
    faces: Paint, theme: Theme, action: actions.Action, shown: Presentation, ratio: float
) -> QPixmap | None:
    """The picture of an action in the chooser; None where words are better."""
    view: State = shown.view
    match action:
        case actions.PlayCard(_, die, face) if die >= 0:
            return faces(f"die/{die}/{face}", _DIE, ratio)
        case actions.TurnBreedingDie(face):
            return faces(f"die/{BREEDING_DIE}/{face}", _DIE, ratio)
        case actions.Keep(counts):
            # None at all is better said than left empty.
            return _row(theme, [part for kind in KINDS for part in _some(kind, counts[kind])], ratio)
        case actions.Trade(kind, times):
            rate = limits(view.lasting[asked(view)]).rates[kind]
            return _row(theme, [*_some(kind, times * rate), _ARROW, *_some(kind + 1, times)], ratio)
    return None


def _some(kind: int, number: int) -> tuple[str | int, ...]:
    """So many animals of a kind, as parts of a row: the number, then the kind."""
    return (str(number), kind) if number else ()


def _row(theme: Theme, parts: Sequence[str | int], ratio: float) -> QPixmap | None:
    """Words and animals, by kind, side by side; None without any."""
    if not parts:
        return None
    font = theme.text(16, 700)
    metrics = QFontMetricsF(font)
    widths = [metrics.horizontalAdvance(part) if isinstance(part, str) else _ANIMAL for part in parts]
    with canvas(sum(widths) + _GAP * (len(parts) - 1), _ANIMAL, ratio) as (picture, painter):
        painter.setFont(font)
        painter.setPen(QColor(theme.palette.text))
        x = 0.0
        for part, width in zip(parts, widths, strict=True):
            if isinstance(part, str):
                painter.drawText(QRectF(x, 0, width + 1, _ANIMAL), Qt.AlignmentFlag.AlignVCenter, part)
            else:
                painter.drawPixmap(QPointF(x, 0), animal(part, _ANIMAL, ratio))
            x += width + _GAP
    return picture
