"""Writing on the ground of the farmyard: its inks, by day and in the evening, and the rows of dice and stalls."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.engine.manifest import SeatColour
from boardroom.engine.text import Text
from boardroom.games.my_kingdom_for_a_horse.table.faces.faces import Faces
from boardroom.games.my_kingdom_for_a_horse.table.layout.measures import Measures
from boardroom.ui.kit.pictures.rounded import paint_rounded
from boardroom.ui.kit.words.lettering import CENTRE, Lettering

INKS: Final = (("#2B2420", "#54503F"), ("#F4EBDB", "#BFB2A0"))
"""The inks of titles and of quieter words, by day and in the evening."""
TRAY_INKS: Final = ("#FBE3C6", "#F9DEC4")
"""The same on the tray of farm cards, at any time of day."""
KEPT, AGAIN, GONE = ("#2E7D4F", "#FFFFFF"), ("#FBEAC2", "#744B00"), ("#746C60", "#FFFFFF")
"""Ground and ink of the word on a die that is kept, one that is rolled again, one that is used up."""
BETTERED: Final = ("#2E7D8C", "#FFFFFF")
"""The same of the word on a stall with a better rate."""


class RowLook(Enum):
    """How the ground of a row looks: a stall or a die that only lies there; one that can be used; one that is kept
    while the others are rolled again; one to be rolled again.
    """

    PLAIN, OF_USE, KEPT, TO_ROLL = range(4)


class Writing(Lettering):
    """Writes for one picture of a table of such measures, by day or in the evening; ``colours`` are those of the seats,
    ``say`` says a text with the names of who sits there.
    """

    def __init__(
        self, m: Measures, faces: Faces, colours: Sequence[SeatColour], say: Callable[[Text], str], painter: QPainter
    ) -> None:
        self.m, self.paint, self.colours = m, faces.paint, colours
        self.evening = evening = faces.theme.evening
        super().__init__(painter, faces.theme, faces.fits, say, *INKS[evening])

    def button(self, box: QRectF, text: Text) -> None:
        """A word that is clicked."""
        self.painter.setPen(QPen(self.theme.colour("brass"), 1.6))
        self.painter.setBrush(self.theme.colour("panel"))
        paint_rounded(self.painter, box, 8)
        self.write(box.adjusted(4, 0, -4, 0), text, 13.5, 700, CENTRE)

    def row(self, row: QRectF, look: RowLook) -> None:
        """The ground of a die or a stall."""
        if look is RowLook.OF_USE:
            self.painter.setPen(QPen(QColor("#D9A21B"), 2.2))
            self.painter.setBrush(QColor(255, 249, 214, 200) if not self.evening else QColor(90, 74, 30, 130))
        elif look is RowLook.KEPT:
            self.painter.setPen(QPen(QColor("#2E7D4F"), 2.2))
            self.painter.setBrush(QColor(225, 244, 215, 170) if not self.evening else QColor(46, 90, 60, 120))
        else:
            pen = QPen(QColor(150, 150, 110, 140), 1.4)
            if look is RowLook.TO_ROLL:
                pen = QPen(QColor("#B36B00"), 1.8)
                pen.setDashPattern([4, 3])
            self.painter.setPen(pen)
            self.painter.setBrush(QColor(255, 255, 245, 120) if not self.evening else QColor(255, 255, 245, 14))
        paint_rounded(self.painter, row, 10)
