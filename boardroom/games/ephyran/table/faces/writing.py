"""Writing on the marble: its inks by day and in the evening, chips, pills, badges, names with what a player does."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from boardroom.engine.text import Text
from boardroom.games.ephyran.table.faces.marks import Marks
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.pictures.rounded import paint_rounded
from boardroom.ui.kit.theme import OUTLINE, Theme
from boardroom.ui.kit.words.fitting import Fits, fit
from boardroom.ui.kit.words.lettering import Lettering
from boardroom.ui.kit.words.say import SeatName

INKS: Final = (("#2B2420", "#54493E"), ("#F4EBDB", "#C9BDAB"))
"""The inks of titles and of quieter words on the marble, by day and in the evening."""
TRAY_INKS: Final = ("#F7EEDC", "#D8CBB4")
"""The same on the tray of the hand, at any time of day."""
CREAM: Final = "#FFF8E6"
PILL: Final = ("#F3CE7E", "#4A3300")
"""Ground and ink of a pill that says what is doubled."""
_CHIP: Final = 12.0
_SMALLEST: Final = 9
"""The smallest pixel size of words that grow with their picture."""


def in_pixels(font: QFont) -> Callable[[float], QFont]:
    """A way to make a font in sizes of pixels, for words that grow with their picture and not with all other text."""

    def made(pixels: float) -> QFont:
        copy = QFont(font)
        copy.setPixelSize(max(_SMALLEST, round(pixels)))
        return copy

    return made


def paint_pill(painter: QPainter, theme: Theme, box: QRectF, words: str) -> None:
    """A word in a gold pill that fills a box."""
    draw_rounded(painter, box, box.height() / 2, PILL[0], OUTLINE)
    fitted = fit(words, lambda size: theme.numeral(size, 700), box.height() * 0.8, box.width() - 4, box.height())
    painter.setPen(QColor(PILL[1]))
    fitted.draw(painter, box, Qt.AlignmentFlag.AlignCenter)


class Writing(Lettering):
    """Writes for one picture of a table, by day or in the evening, with the names and badges of its seats."""

    def __init__(
        self, painter: QPainter, theme: Theme, fits: Fits, say: Callable[[Text], str],
        seat_names: tuple[SeatName, ...], badge: Callable[[int, float, float], QPixmap],
    ) -> None:  # fmt: skip
        self.evening = theme.evening
        super().__init__(painter, theme, fits, say, *INKS[self.evening])
        self.seat_names, self._badge = seat_names, badge
        self.marks = Marks(painter, self.ratio, theme.numeral)

    def title(
        self, box: QRectF, text: Text, size: float, colour: QColor, flags: Qt.AlignmentFlag, short: Text | None = None
    ) -> None:
        """Write a name in the font of titles, smaller where it is too long; the ``short`` one where it would be cut."""
        words = self._say(text)
        fitted = self._fits.fit_title(words, size, box.width(), box.height())
        if not fitted.whole:
            fitted = self._fits.fit(words, size, 700, box.width(), box.height())
        if not fitted.whole and short is not None:
            fitted = self._fits.fit_title(self._say(short), size, box.width(), box.height())
        self.painter.setPen(colour)
        fitted.draw(self.painter, box, flags)

    def tight(self, box: QRectF, text: Text, size: float, flags: int, colour: QColor | None = None) -> None:
        """Write bold words on one line; in the narrowest boxes they are smaller than other text may be."""
        words = self._say(text)
        fitted = self._fits.fit(words, size, 700, box.width(), box.height())
        if not fitted.whole:
            fitted = fit(words, in_pixels(fitted.font), fitted.font.pixelSize(), box.width(), box.height())
        self.painter.setPen(colour if colour is not None else self.ink)
        fitted.draw(self.painter, box, Qt.AlignmentFlag(flags))

    def wrapped(self, box: QRectF, text: Text, size: float, colour: QColor) -> float:
        """Write a bold heading at the top of a box, in several lines if it must be; gives the height of all."""
        words = self._say(text)
        fits = (self._fits.fit(words, size, 700, box.width(), box.height(), wrap) for wrap in (False, True))
        fitted = next(fits)
        fitted = fitted if fitted.whole else next(fits)
        self.painter.setPen(colour)
        fitted.draw(self.painter, box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        return fitted.height

    def title_width(self, text: Text, size: float) -> float:
        """How wide a name is in the font of titles."""
        return QFontMetricsF(self.theme.title(size, 700)).horizontalAdvance(self._say(text))

    def width_of(self, text: Text, size: float) -> float:
        """How wide bold words are."""
        return QFontMetricsF(self.theme.text(size, 700)).horizontalAdvance(self._say(text))

    def pill(self, box: QRectF, words: str) -> None:
        """A word in a gold pill that fills a box."""
        paint_pill(self.painter, self.theme, box, words)

    def state(self, room: QRectF, text: Text, mood: str) -> float:
        """What a player does, as a chip at the right of a room, as far as that is wide enough; gives its width."""
        words = self._say(text)
        fitted = self._fits.fit(words, _CHIP, 600, room.width() - 14, room.height())
        width = QFontMetricsF(fitted.font).horizontalAdvance(fitted.lines[0]) + 14
        ground, ink = {"acting": ("acting", "acting_text"), "done": ("done", "done_text")}.get(
            mood, ("heading", "quiet")
        )
        box = QRectF(room.right() - width, room.center().y() - room.height() / 2, width, room.height())
        edge = self.theme.colour("acting_text") if mood == "acting" else None
        draw_rounded(self.painter, box, box.height() / 2, self.theme.colour(ground), edge, 1.2)
        self.painter.setPen(self.theme.colour(ink))
        fitted.draw(self.painter, box, Qt.AlignmentFlag.AlignCenter)
        return width

    def state_width(self, texts: Iterable[Text]) -> float:
        """How wide the widest chip of these is where there is room."""
        return max(self.width_of(text, _CHIP) for text in texts) + 14

    def badge(self, seat: int, spot: QPointF, size: float) -> None:
        """The colour and symbol of a seat."""
        self.painter.drawPixmap(spot, self._badge(seat, round(size), self.ratio))

    def panel(self, box: QRectF, acting: bool) -> None:
        """The ground of a panel; who acts has a gold frame."""
        if acting:
            draw_rounded(self.painter, box, 12, None, OUTLINE, 5)
            draw_rounded(self.painter, box, 12, self.theme.colour("panel"), "#E9B23A", 3)
        else:
            self.painter.setPen(QPen(self.theme.colour("line"), 1.2))
            self.painter.setBrush(self.theme.colour("panel"))
            paint_rounded(self.painter, box, 12)


Pen: TypeAlias = Callable[[QPainter], Writing]
"""Begins the writing of a picture with its painter."""
