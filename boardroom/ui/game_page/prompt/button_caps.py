"""The key caps of the buttons beside the prompt: which key presses each, seen while keys are used."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from boardroom.ui.game_page.prompt.prompt_line import PromptButton
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.pieces.capsules import PAPER, paint_capsule

_SIZE: Final = 11.0
_REACH: Final = 6.0
"""How far a cap reaches into its button, in pixels: no further, for words and icons begin there."""
_ABOUT: Final = 3.0
"""What is free above and below the signs, together."""
_SIDES: Final = 6.0
"""What is free beside the signs, and by how much a cap begins at the left of its button."""
_LEAST: Final = 8
"""The smallest signs, in pixels."""


class ButtonCaps(QWidget):
    """Lies over the prompt line, and paints a cap over the upper left corner of each button that has one, as the pieces
    on the table wear theirs. Nothing gives way for it.
    """

    def __init__(self, parent: QWidget, context: AppContext) -> None:
        super().__init__(parent)
        self._context = context
        self._keys: dict[PromptButton, str] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def wear(self, keys: Mapping[PromptButton, str]) -> None:
        """Have these buttons wear these keys, and no other button any."""
        # Whether any is worn or not: nothing may tell what buttons there were.
        self.raise_()
        if keys != self._keys:
            self._keys = dict(keys)
            self.setVisible(bool(keys))
            self.update()

    @property
    def worn(self) -> dict[str, QRectF]:
        """The keys that are seen, with where they stand in the prompt line."""
        return {key: self._cap(button, key)[0] for button, key in self._keys.items()} if self.isVisible() else {}

    def _cap(self, button: PromptButton, key: str) -> tuple[QRectF, QFont]:
        """The box and font of a cap: as large as the room above the button allows, and no wider than its place."""
        font, above = self._context.theme.text(_SIZE, 700), float(button.y())
        size = min(font.pixelSize(), round(above + _REACH - _ABOUT))
        most = button.width() + _SIDES
        font.setPixelSize(size)
        while (wide := QFontMetricsF(font).horizontalAdvance(key) + 2 * _SIDES) > most and font.pixelSize() > _LEAST:
            font.setPixelSize(font.pixelSize() - 1)
        high = font.pixelSize() + _ABOUT
        top = max(0.0, min(above - high / 2, above + _REACH - high))
        return QRectF(QPointF(button.x() - _SIDES, top), QPointF(button.x() - _SIDES + wide, top + high)), font

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for button, key in self._keys.items():
            box, font = self._cap(button, key)
            paint_capsule(painter, box.adjusted(0.7, 0.7, -0.7, -0.7), key, font, PAPER)
