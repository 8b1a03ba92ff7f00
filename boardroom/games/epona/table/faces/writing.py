"""Writing on the meadow: its inks by day and in the evening, names, what a player does, panels."""

from collections.abc import Callable, Iterable
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap

from boardroom.engine.text import Text
from boardroom.games.epona.table.faces.marks import Marks
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.layout.views import Status
from boardroom.ui.kit.pictures.rounded import paint_rounded
from boardroom.ui.kit.theme import OUTLINE, Theme
from boardroom.ui.kit.words.fitting import Fits
from boardroom.ui.kit.words.lettering import LEFT, RIGHT, Lettering
from boardroom.ui.kit.words.say import SeatName, Span, called, called_in_short

INKS: Final = (("#22301A", "#3C4D2C"), ("#F1F3E2", "#C6D0B2"))
"""The inks of titles and of quieter words on the meadow, by day and in the evening."""
TRAY_INKS: Final = ("#FFF3DD", "#F3DDB9")
"""The same on the leather of the tray, at any time of day."""
_CHIP: Final = 12.0
_CHIPS: Final = {
    "acting": ("acting", "acting_text"),
    "done": ("done", "done_text"),
    "quiet": ("heading", "quiet"),
}
"""The ground and the ink of what a player does, by its mood."""


@frozen
class WritingTools:
    """What all writing at a table is done with. ``say`` says a text in the language of the moment with the names at the
    table, ``spans`` gives its runs, ``badge`` paints that of a seat at a size for a ratio, ``face`` a face.
    """

    theme: Theme
    fits: Fits
    say: Callable[[Text], str]
    spans: Callable[[Text], list[Span]]
    seat_names: tuple[SeatName, ...]
    badge: Callable[[int, float, float], QPixmap]
    face: Callable[[str, QSize, float], QPixmap]


class Writing(Lettering):
    """Writes for one picture of a table with its measures, by day or in the evening."""

    def __init__(self, tools: WritingTools, m: Measures, painter: QPainter) -> None:
        self.m, self.seat_names = m, tools.seat_names
        self.evening = evening = tools.theme.evening
        self._badge, self.spans, self.face = tools.badge, tools.spans, tools.face
        super().__init__(painter, tools.theme, tools.fits, tools.say, *INKS[evening])
        self.marks = Marks(painter, self.ratio, tools.theme.numeral)

    def title(self, box: QRectF, text: Text, size: float, colour: QColor, short: Text | None = None) -> None:
        """Write a name in the font of titles, smaller where it is too long; the ``short`` one where it would be cut."""
        words = self._say(text)
        fitted = self._fits.fit_title(words, size, box.width(), box.height())
        if not fitted.whole:
            fitted = self._fits.fit(words, size, 700, box.width(), box.height())
        if not fitted.whole and short is not None:
            fitted = self._fits.fit_title(self._say(short), size, box.width(), box.height())
        self.painter.setPen(colour)
        fitted.draw(self.painter, box, Qt.AlignmentFlag.AlignLeft)

    def title_width(self, text: Text, size: float) -> float:
        """How wide a name is in that font."""
        return QFontMetricsF(self.theme.title(size)).horizontalAdvance(self._say(text))

    def least_width(self, text: Text) -> float:
        """How wide bold words are where they are as small as they may be."""
        return self.width(text, 1, 700)

    def width(self, text: Text, size: float, weight: int) -> float:
        """How wide words are on one line."""
        return QFontMetricsF(self.theme.text(size, weight)).horizontalAdvance(self._say(text))

    def width_of(self, text: Text, size: float) -> float:
        """How wide words of a size are."""
        return QFontMetricsF(self.theme.text(size, 500)).horizontalAdvance(self._say(text))

    def fit_all(self, texts: Iterable[Text], width: float, size: float) -> bool:
        """Whether bold words fit into this width on one line each, as small as they may be."""
        return all(self._fits.fit(self._say(text), size, 700, width, 99).whole for text in texts)

    def name_within(self, seat: int, width: float, size: float) -> Text:
        """What a seat is called in so much room: the usual name in two or three letters rather than cut."""
        who = called(seat, self.seat_names)
        return who if self.fit_all((who,), width, size) else called_in_short(seat, self.seat_names)

    def state(self, room: QRectF, status: Status) -> float:
        """What a player does, as a chip at the right of a room as far as that is wide enough; gives its width. Who acts
        has a golden frame, too.
        """
        tried = (
            self._fits.fit(self._say(word), _CHIP, 600, room.width() - 14, room.height())
            for word in (status.word, status.short)
            if word is not None
        )
        fitted = next((fitted for fitted in tried if fitted.whole), None)
        if fitted is None:
            return 0.0
        width = QFontMetricsF(fitted.font).horizontalAdvance(fitted.lines[0]) + 14
        acting = status.mood == "acting"
        box = QRectF(room.right() - width, room.top(), width, room.height())
        self.painter.setPen(QPen(self.theme.colour("acting_text"), 1.2) if acting else Qt.PenStyle.NoPen)
        ground, ink = _CHIPS[status.mood]
        self.painter.setBrush(self.theme.colour(ground))
        self.painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        self.painter.setPen(self.theme.colour(ink))
        fitted.draw(self.painter, box, Qt.AlignmentFlag.AlignCenter)
        return width + 4

    def badge(self, seat: int, spot: QPointF, size: float) -> None:
        """The colour and symbol of a seat."""
        self.painter.drawPixmap(self.marks.on_pixels(spot), self._badge(seat, round(size), self.ratio))

    def heading(self, box: QRectF, title: Text, note: Text | None) -> None:
        """The heading of a panel, with a quiet note at its right if there is one, and room for both."""
        painter, text = self.painter, self.theme.colour("text")
        painter.save()
        painter.setClipRect(box.adjusted(1, 1, -1, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("heading"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, 10), 9, 9)
        painter.restore()
        room = box.adjusted(11, 0, -11, 0)
        self.write(room, title, 13, 700, LEFT, text)
        taken = QFontMetricsF(self.theme.text(13, 700)).horizontalAdvance(self._say(title)) + 10
        if note is not None and self.fit_all((note,), room.width() - taken, 12):
            self.write(room.adjusted(taken, 0, 0, 0), note, 12, 500, RIGHT, self.theme.colour("quiet"))

    def panel(self, box: QRectF, acting: bool = False) -> None:
        """The ground of a panel; who acts has a gold frame."""
        if acting:
            self.painter.setPen(QPen(QColor(OUTLINE), 5))
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self.painter.drawRoundedRect(box, 10, 10)
        self.painter.setPen(QPen(QColor("#E9B23A"), 3) if acting else QPen(self.theme.colour("line"), 1.2))
        self.painter.setBrush(self.theme.colour("panel"))
        if acting:
            self.painter.drawRoundedRect(box, 10, 10)
        else:
            paint_rounded(self.painter, box, 10)
