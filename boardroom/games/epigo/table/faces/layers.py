"""What is painted around the tiles; here what lies below them: slots, headings, the words of the tray."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS, STACK_HEIGHT
from boardroom.games.epigo.position.state import Phase
from boardroom.games.epigo.position.tiles import VACANT
from boardroom.games.epigo.table.faces.overlays import Above
from boardroom.games.epigo.table.faces.paintbox import Around, Paintbox
from boardroom.games.epigo.table.gestures.open_gestures import answerable, answered
from boardroom.games.epigo.table.layout.measures import Measures, paint_tray
from boardroom.games.epigo.words.descriptions import LOSES, UNLESS_OVER, WINS, ending_order, order_words
from boardroom.games.epigo.words.names import stack_place
from boardroom.ui.kit.pictures.painting import draw_rounded
from boardroom.ui.kit.words.fitting import ANY_HEIGHT, Fitted, fit
from boardroom.ui.stage.pieces.layers import Layer
from boardroom.ui.stage.presentation import Presentation

TRAY_INK: Final = "#F6ECD3"
SIDE_INKS, HINT_INKS = ("#2B2420", "#F4EBDB"), ("#5A4320", "#CDB990")
"""The inks beside the board and of what an empty place of the stack is for, by day and in the evening."""
SLOT_EDGES: Final = ("#775629", "#A3865A")
"""The border of a place of the stack, by day and in the evening."""
_LOW_TRAY: Final = 96.0
"""In a lower tray the heading lies closer to its edge."""
_SIZES: Final = (13, 12, 11, 10, 9, 8)
"""In which the lines in a slot are tried."""
_LINES_BESIDE_ROW: Final = 240.0
"""The height of the words beside the board during deployment."""


_ABOUT: Final = phrase("Epigo", "Super slide: one more square after a slide. You can answer now.")
"""What the marks in the slots are for."""


_HIGHEST_TITLE = 32.0
"""The size of a title beside the board in text of any size: larger ones would reach into the line below."""


class Heading(NamedTuple):
    """A title and a line below it, of so much height at most."""

    title: Text
    line: Text
    high: float = 0.0


class Slot(NamedTuple):
    """What is painted in a slot of the stack, 0 on top: whether an Order lies in it, and the lines in it."""

    number: int
    filled: bool
    lines: tuple[Text, ...]
    ill: bool = False


def layers(paintbox: Paintbox, m: Measures, shown: Presentation) -> dict[str, Layer]:
    """Everything around the tiles, box by box."""
    return {**Below(paintbox, m, shown).layers(), **Above(paintbox, m, shown).layers()}


class Below(Around):
    """What lies on the ground: the words of tray and side, the slots, the places of the own row."""

    def layers(self) -> dict[str, Layer]:
        """Everything below the tiles."""
        found, told = {}, self._tray()
        if told is not None or self.view.phase != Phase.OVER:
            # When the game is over there is nothing to lie in it any more.
            found["tray"] = Layer(self.m.tray.adjusted(-3, -3, 3, 3), told, self._paint_tray)
        side = self._side()
        box = QRectF(self.m.side.left(), self.m.side.top(), self.m.side.width() + 4, 30 + side.high)
        found["side"] = Layer(box, side, self._paint_side)
        shown = self.shown
        if self.view.phase != Phase.DEPLOY:
            for index in range(STACK_HEIGHT):
                found[f"slot.{index}"] = Layer.around(self.m.slot(index), self._slot(index), self._paint_slot)
            # Where there is no room for all of it, the tips of the marks say what they are about.
            if self.planning and answerable(shown) and self._about().whole:
                found["about"] = Layer(self.m.about, _ABOUT, self._paint_about)
        elif shown.actor is not None and shown.audience == shown.actor:
            for column, number in enumerate(self.view.rows[shown.actor]):
                if number == VACANT:
                    place = self.m.column(shown.actor, column)
                    found[f"vacant.{column}"] = Layer(place, place, self._paint_vacant)
        return found

    def _write_lines(self, painter: QPainter, box: QRectF, text: Text, weight: int) -> None:
        """Write a text from the top of a box on, smaller where it would not fit."""
        lines = self.paintbox.fits.fit(self.say(text), 12, weight, box.width(), box.height(), wrap=True)
        lines.draw(painter, box, Qt.AlignmentFlag.AlignTop)

    # The tray.

    def _tray(self) -> Heading | None:
        """The heading of the hand; nothing before everybody: what is told stands over the table."""
        shown, view = self.shown, self.view
        if self.planning and shown.actor is not None:
            count = len(NUMBERS) - len(view.stacks[shown.actor])
            line = phrase("Epigo", "%n of {all}. Captured Epigons’ Orders can still cancel.", "", count)
            return Heading(phrase("Epigo", "Orders in hand"), line.put(all=len(NUMBERS)))
        if view.phase == Phase.DEPLOY and shown.actor is not None:
            line = phrase("Epigo", "%n of {all} still to place.", "", view.rows[shown.actor].count(VACANT))
            return Heading(phrase("Epigo", "Epigons to deploy"), line.put(all=COLUMNS))
        return None

    def _paint_tray(self, painter: QPainter, said: Heading | None) -> None:
        tray = self.m.tray
        paint_tray(painter, self.m)
        painter.setPen(QColor(TRAY_INK))
        if said is not None:
            beside = self.m.tray_words
            area = QRectF(beside.left(), beside.top(), beside.width(), 26 if tray.height() > _LOW_TRAY else 20)
            title = fit(self.say(said.title), self.context.theme.title, 16, area.width(), area.height())
            title.draw(painter, area, Qt.AlignmentFlag.AlignVCenter)
            low = QRectF(area.left(), area.bottom(), area.width(), beside.bottom() - area.bottom())
            self._write_lines(painter, low, said.line, 400)

    # Beside the board.

    def _side(self) -> Heading:
        if self.view.phase == Phase.DEPLOY:
            return Heading(*_deployment_words(self.shown.actor is not None), _LINES_BESIDE_ROW)
        high = self.m.slot(0).top() - self.m.side.top() - 32
        if self.planning:
            hidden = phrase("Epigo", "top first, hidden from your opponent")
            return Heading(phrase("Epigo", "Your stack"), hidden, high)
        return Heading(phrase("Epigo", "The stacks"), phrase("Epigo", "pair by pair; the higher number first"), high)

    def _paint_side(self, painter: QPainter, said: Heading) -> None:
        side = self.m.side
        painter.setPen(QColor(SIDE_INKS[self.evening]))
        theme = self.context.theme
        painter.setFont(theme.title(min(20.0, _HIGHEST_TITLE / theme.text_scale), 700))
        title = QRectF(side.left() + 4, side.top(), side.width(), 30)
        # In large text the foot of a letter may stand a little below its box.
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(title, flags, self.say(said.title))
        box = QRectF(side.left() + 4, side.top() + 30, side.width() - 6, said.high)
        self._write_lines(painter, box, said.line, 500)

    def _about(self) -> Fitted:
        area = self.m.about
        return self.paintbox.fits.fit(self.say(_ABOUT), 12, 500, area.width(), area.height(), True)

    def _paint_about(self, painter: QPainter, _: Text) -> None:
        painter.setPen(QColor(SIDE_INKS[self.evening]))
        self._about().draw(painter, self.m.about, Qt.AlignmentFlag.AlignTop)

    # Slots.

    def _slot(self, index: int) -> Slot:
        actor, forecast = self.shown.actor, self.shown.forecast
        stack = self.view.stacks[actor] if self.planning and actor is not None else b""
        if not self.planning or actor is None:
            return Slot(index, any(len(stack) > index for stack in self.view.stacks), ())
        if index < len(stack):
            lines, ill = list[Text](), False
            if index < len(forecast):
                lines, ill = order_words(forecast[index], actor, answered(self.shown, index))
            ending = ending_order(self.view, forecast)
            if ending == index:
                lines.append(LOSES if ill else WINS)
            elif ending is not None and ending < index:
                lines.insert(0, UNLESS_OVER)
            return Slot(index, True, tuple(lines), ill)
        lines = [stack_place(index)]
        if index == len(stack) == 0:
            lines.append(phrase("Epigo", "Drag an Order here, or drag an Epigon one square."))
        return Slot(index, False, tuple(lines))

    def _paint_slot(self, painter: QPainter, said: Slot) -> None:
        slot, evening = self.m.slot(said.number), self.evening
        empty = QColor(255, 250, 230, 12 if evening else 90)
        painter.setBrush(QColor("#F6E7C4" if not evening else "#3A3126") if said.filled else empty)
        pen = QPen(QColor(SLOT_EDGES[evening]), 1.6)
        if not said.filled:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(slot, 12, 12)
        p = self.context.theme.palette
        if said.filled:
            area = self.m.slot_words(said.number)
            ink, weight = p.warning if said.ill else p.text, 600
        else:
            area = slot.adjusted(44, 4, -8, -4)
            ink, weight = HINT_INKS[evening], 500
        painter.setPen(QColor(ink))
        lines = self._lines(said.lines, weight, area)
        area.setTop(area.top() + (area.height() - sum(line.height for line in lines)) / 2)
        for line in lines:
            line.draw(painter, area, Qt.AlignmentFlag.AlignTop)
            area.setTop(area.top() + line.height)

    def _lines(self, texts: tuple[Text, ...], weight: int, area: QRectF) -> list[Fitted]:
        """Texts below each other, smaller where they would be too high together."""
        found: list[Fitted] = []
        for size in _SIZES:
            found = [self.paintbox.fits.fit(self.say(t), size, weight, area.width(), ANY_HEIGHT, True) for t in texts]
            if sum(line.height for line in found) <= area.height():
                break
        return found

    def _paint_vacant(self, painter: QPainter, place: QRectF) -> None:
        """A place of the own row that is still empty."""
        box = place.adjusted(5, 5, -5, -5)
        draw_rounded(painter, box, 8, QColor(255, 250, 214, 26), "#FFD24A", 1.6, (4, 3))


def _deployment_words(own: bool) -> tuple[Text, Text]:
    if not own:
        return phrase("Epigo", "Deployment"), phrase("Epigo", "Both rows stay face down until both are locked in.")
    return phrase("Epigo", "Your row"), phrase(
        "Epigo",
        "Drag your Epigons to your row beside the dashed line. Drop one on another to swap. The X leaves a gap.",
    )
