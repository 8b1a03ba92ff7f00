"""A note: words in a few lines of a panel, smaller and then cut short where there is no room for them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import Text
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words import plain_text
from boardroom.ui.kit.words.fitting import Fitted, fit, leading

ENDLESS: Final = 9999.0
"""A width that every line fits into."""


class Note(QWidget):
    """Words in a few lines, smaller and then cut short where there is no room; then pointing at them tells them all,
    or what explains them.
    ``said`` goes out when they are others.
    """

    said = Signal()

    def __init__(
        self, context: AppContext, size: float = 12, weight: int = 500, role: str = "quiet", least: float = 0
    ) -> None:
        super().__init__()
        self._context, self._size, self._weight, self._role = context, size, weight, role
        self._least = least or size
        self.words = ""
        self._text: Text | None = None
        self._explained: tuple[Text, ...] = ()
        self._fitted: Fitted | None = None
        self._fits: dict[tuple[float, ...], Fitted] = {}
        context.theme.changed.connect(self._renew)

    def say(self, text: Text) -> None:
        """Show a text, in every language to come."""
        if text != self._text:
            self._text = text
            self._context.tell(self, self._show, text)

    def explain(self, lines: Sequence[Text]) -> None:
        """Have pointing at the words tell more of them, line by line."""
        if tuple(lines) != self._explained:
            self._explained = tuple(lines)
            self.refit()

    @property
    def tip(self) -> str:
        """What is told where the words themselves cannot be seen."""
        return "\n".join([self._context.say(line) for line in self._explained]) or self.words

    def shrink_to(self, least: float) -> None:
        """Be no smaller than this."""
        if least != self._least:
            self._least = least
            self.refit()

    def _show(self, words: str) -> None:
        if words != self.words:
            self.words = words
            self.setAccessibleName(words)
            self._renew()
            self.said.emit()

    def _renew(self) -> None:
        self._fits.clear()
        self.refit()

    def fit(self, width: float, height: float = ENDLESS, wrap: bool = True, least: float = 0) -> Fitted:
        """The words as they would be in so much room; ``least`` is another smallest size."""
        theme, smallest = self._context.theme, least or self._least
        key = (width, height, wrap, smallest)
        if key not in self._fits:
            self._fits[key] = fit(
                self.words, lambda size: theme.text(max(size, smallest), self._weight), self._size, width, height, wrap
            )
        return self._fits[key]

    def wanted(self, width: float, most: int) -> int:
        """The height of its lines, so many at most."""
        return round(leading(self.fit(width).font) + 1) * min(most, len(self.fit(width).lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.refit()

    def refit(self) -> None:
        """Fit the words into the room there is."""
        self._fitted = None
        self.update()

    @property
    def fitted(self) -> Fitted:
        """The words as they are shown."""
        if self._fitted is None:
            one = self.height() < 2 * self._context.theme.text(self._least, self._weight).pixelSize()
            self._fitted = self.fit(self.width(), self.height(), wrap=not one)
            plain_text.set_tip(self, "" if self._fitted.whole and not self._explained else self.tip)
        return self._fitted

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self._context.theme.colour(self._role))
        self.fitted.draw(painter, QRectF(self.rect()), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
