"""The measures of the prompt line: its words in one or two lines, and buttons that say less where room is scarce."""

import re
from collections.abc import Sequence
from enum import IntEnum
from math import ceil, floor
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMoveEvent, QPainter, QResizeEvent

from boardroom.engine.text import Text, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.theme import Theme
from boardroom.ui.kit.widgets.buttons import MAIN, Button
from boardroom.ui.kit.words import line_breaks, plain_text
from boardroom.ui.kit.words.fitting import Fitted, fit
from boardroom.ui.kit.words.say import SeatName

_AROUND: Final = 6.0
"""Pixels of the height of the prompt line that its words leave free."""
_LEAST: Final = 11
_ONE_LINE: Final = (1.0, 0.95, 0.9, 0.85)
_TWO_LINES: Final = (0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65)
"""Sizes that are tried, as parts of the usual one, from the best."""
_FINE: Final = 15
"""From this size in pixels on, in usual text, two lines are as good as one."""
_LEADING: Final = 1.2
_BUTTON: Final = 44
_LONG: Final = 11.0
"""From this width on, in sizes of its text, a label is long."""
_SHORT: Final = 4.0
"""Up to this width, in sizes of its text, a label is not broken even where there is no room for an icon beside it."""


class Lettering(NamedTuple):
    """How large a prompt is: its sentence, in the title face or not, its note; and how high it all is, in pixels."""

    ask: float
    note: float
    high: int
    titled: bool = False


_SENTENCE: Final = re.compile(r".+?(?:[。！？]|[.!?](?= |$)|$)\s*")
USUAL: Final = Lettering(17.0, 13.0, 60)
GRAND: Final = Lettering(30.0, 14.0, 92, titled=True)
"""For the end of a game."""


class Line(NamedTuple):
    """A line as it is painted: its words, font, colour role of the palette, and height in pixels."""

    words: str
    font: QFont
    role: str
    high: float


def prompt_height(theme: Theme, lettering: Lettering = USUAL) -> int:
    """The height of the prompt line: room for its words and buttons in the text size of the moment."""
    return theme.high(lettering.high, 1.15)


def set_lines(theme: Theme, ask: str, note: str, role: str, width: float, lettering: Lettering = USUAL) -> list[Line]:
    """The prompt in lines of at most so many pixels; role is the note's colour.

    A warning that does not fit beside the sentence takes the place of both. Before the sentence is cut short the note
    goes, its last sentences first; what does not fit even so is cut short.
    """
    words = _Words(theme, ask, note, role, width, lettering)
    whole = words.tried(_ONE_LINE, 1) or words.tried(_TWO_LINES, 2)
    if whole is None and role == "warning":
        words = words._replace(ask="")
        whole = words.tried(_ONE_LINE, 3)
    if whole is None and words.ask and words.note:
        short = words.lines(_TWO_LINES[-1], (2, 1))
        asked = "".join(line.words for line in short if line.role == "text")
        if _unspaced(asked) == _unspaced(words.ask):
            fewer = (words._replace(note=note).tried(_TWO_LINES, 2) for note in _without_last(words.note))
            return next((lines for lines in fewer if lines is not None), short)
        whole = words._replace(note="").tried(_TWO_LINES, 3)
    return whole or words.lines(_TWO_LINES[-1], (2, 1) if words.ask else (0, 3))


def fits(theme: Theme, ask: str, note: str, width: float, most: int, lettering: Lettering = USUAL) -> bool:
    """Whether the prompt is whole and easy to read in so many pixels, with at most so many lines of each."""
    usual = theme.text(lettering.ask).pixelSize()
    fine = min(round(_FINE * max(1.0, theme.text_scale)), usual)
    sizes = [size for size in _TWO_LINES if round(usual * size) >= fine]
    words = _Words(theme, ask, note, "quiet", width, lettering)
    return width > 0 and (words.tried(_ONE_LINE, 1) is not None or words.tried(sizes, most) is not None)


def may_stand_for(theme: Theme, ask: str, note: str, other: str, width: float, lettering: Lettering = USUAL) -> bool:
    """Whether another note is whole in the place of a note, on no more lines, and the sentence beside it is as large
    and on the same lines as beside that.
    """
    there, then = (set_lines(theme, ask, second, "quiet", width, lettering) for second in (note, other))
    asked, still = ([line for line in lines if line.role == "text"] for lines in (there, then))
    said = "".join(line.words for line in then if line.role != "text")
    most = max(len(there), len(asked) + 1)
    return asked == still and len(then) <= most and _unspaced(said) == _unspaced(other)


def _without_last(note: str) -> list[str]:
    """A note of several sentences without the last of them, without the last two and so on."""
    parts = _SENTENCE.findall(note)
    return ["".join(parts[:many]).rstrip() for many in range(len(parts) - 1, 0, -1)]


def is_whole(lines: Sequence[Line], words: Sequence[str]) -> bool:
    """Whether these lines say all of the words."""
    return _unspaced("".join(line.words for line in lines)) == _unspaced("".join(words))


def _unspaced(words: str) -> str:
    """Words without spaces, which go where lines end, whether they may be broken there or not."""
    return words.replace(" ", "").replace(line_breaks.NO_BREAK, "")


class _Words(NamedTuple):
    """A sentence and a note to be set in lines of at most so many pixels; role is the note's colour."""

    theme: Theme
    ask: str
    note: str
    role: str
    width: float
    lettering: Lettering

    def tried(self, sizes: Sequence[float], most: int) -> list[Line] | None:
        """The lines in the largest of the sizes in which nothing is cut short; None if there is none."""
        for size in sizes:
            found = self.lines(size, (most, most))
            whole = is_whole(found, (self.ask, self.note))
            narrow = all(QFontMetricsF(line.font).horizontalAdvance(line.words) <= self.width for line in found)
            room = prompt_height(self.theme, self.lettering) - _AROUND
            if whole and narrow and sum(line.high for line in found) <= room:
                return found
        return None

    def lines(self, size: float, most: tuple[int, int]) -> list[Line]:
        """The sentence and the note in a part of their usual sizes, each in at most so many lines."""
        theme, lettering, found = self.theme, self.lettering, []
        asked = theme.title(lettering.ask, 700) if lettering.titled else theme.text(lettering.ask, 600)
        noted = theme.text(lettering.note, 600 if self.role == "warning" else 400)
        for words, usual, colour, limit in ((self.ask, asked, "text", most[0]), (self.note, noted, self.role, most[1])):
            font = QFont(usual)
            font.setPixelSize(max(_LEAST, round(font.pixelSize() * size)))
            # What is read first at the end of a game is not torn in the middle of a result.
            kept = line_breaks.keep_numbers(words) if lettering.titled else words
            lines = line_breaks.lines(kept, font, self.width, limit) if words else []
            plain = (line.replace(line_breaks.NO_BREAK, " ") for line in lines)
            found += [Line(line, font, colour, font.pixelSize() * _LEADING) for line in plain]
        return found


class Brevity(IntEnum):
    """How little buttons say: all; no keys; smaller; plain ones their label alone, on two lines where that is narrower;
    their icon only; the last two unless they have something to add.
    """

    ALL = 0
    NO_KEYS = 1
    SMALL = 2
    LABELS = 3
    ICONS = 4
    ONLY_ICONS = 5


class PromptButton(Button):
    """A button beside the prompt, which can say less. What it does not show is in its tooltip. ``placed`` says that it
    lies elsewhere, or has another size.
    """

    placed = Signal()

    def __init__(self, context: AppContext, label: Text, role: str, icon: str, key: str) -> None:
        self.in_main_place = False
        """Whether it stands where the main button usually does: it keeps its words like that."""
        self.remark_goes = False
        """Whether its second line may go before the question is cut: not that there is no way back."""
        self._brevity, self._held, self._most = Brevity.ALL, 0, 0
        self._about = self._does = self._told_key = self._in_turn = ""
        self._two_lines: tuple[tuple[str, float, str, float, bool], Fitted | None] | None = None
        super().__init__(context, label, role, icon, key)
        self._cap = key

    def shorten(self, brevity: Brevity) -> None:
        """Say as much as that."""
        if brevity is self._brevity:
            return
        self._brevity, self._held = brevity, 0
        self.key = self._cap if brevity is Brevity.ALL else ""
        self.size_points = 14.0 if brevity < Brevity.SMALL else 12.5
        self._tell_tip()
        self._renew()

    def retire(self) -> None:
        """Be nowhere, with nothing left of what it was for, until it is needed again."""
        self.hide()
        # Nowhere: what lies in its place would be painted again.
        self.setGeometry(0, 0, 0, 0)
        self.context.voice.forget(self)
        for empty in (self._set_label, self._set_reason, self._set_brief, self._set_in_turn, self._set_about):
            empty("")
        self._does = self._told_key = ""
        self._describe()

    def renew(self) -> None:
        """Be as wide, and say as much, as one that is new."""
        self.in_main_place = False
        self.shorten(Brevity.ALL)
        self.hold_width(0)

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.placed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.placed.emit()

    @property
    def shows_key(self) -> bool:
        """Whether the key that it has for itself is seen in it."""
        return bool(self.key) and not self._reason and not self.icon_only

    @property
    def brevity(self) -> Brevity:
        """How little it says."""
        return self._brevity

    def hold_width(self, least: int, most: int = 0) -> None:
        """Be no narrower than that, but where nothing but the icon is shown, and no wider than ``most`` if that is not
        0.
        """
        if (least, most) != (self._held, self._most):
            self._held, self._most = least, most
            self.updateGeometry()

    def take_turns(self, label: Text | None, seats: Sequence[SeatName]) -> None:
        """Have room for another label that it comes to have, too: those at its left stay where they are then."""
        self.context.tell(self, self._set_in_turn, label or verbatim(""), seats, "in turn")

    def _set_in_turn(self, words: str) -> None:
        if words != self._in_turn:
            self._in_turn = words
            self.updateGeometry()

    @property
    def _label_alone(self) -> bool:
        """Whether neither icon nor second line is shown: these stand in its tip."""
        if self.role == MAIN or self._brevity < Brevity.LABELS:
            return False
        if self.remark_goes and self.isEnabled():
            return not self.icon_only
        alone = self._brevity is Brevity.LABELS and bool(self.icon_name)
        return alone and not (self._reason and self.isEnabled())

    @property
    def icon_only(self) -> bool:
        """Whether nothing but the icon is shown."""
        if self.role == MAIN or self.in_main_place or not self.icon_name:
            return False
        return self._brevity >= (Brevity.ONLY_ICONS if self._reason and self.isEnabled() else Brevity.ICONS)

    def _set_label(self, words: str) -> None:
        super()._set_label(words)
        self._tell_tip()

    def _set_reason(self, words: str) -> None:
        super()._set_reason(words)
        self._tell_tip()
        self._describe()

    def tell_does(self, does: Sequence[Text], seats: Sequence[SeatName]) -> None:
        """Have it heard what pressing it would do, in these lines."""
        first = does[0] if does else verbatim("")
        self.context.tell(self, lambda _: self._set_does(self.context.aloud(does, seats)), first, seats, "does")

    def _set_does(self, words: str) -> None:
        self._does = words
        self._describe()

    def tell_key(self, key: str) -> None:
        """Have it heard which key presses it while it is on."""
        self._told_key = key
        self._describe()

    def _describe(self) -> None:
        said = self._reason
        if self.isEnabled() and (self._does or self._told_key):
            said = self.context.aloud(map(verbatim, (self._does, self._reason, self._told_key)))
        if said != self.accessibleDescription():
            self.setAccessibleDescription(said)

    def tell_about(self, about: Sequence[Text], seats: Sequence[SeatName]) -> None:
        """Have a tip that says more of what it does, in these lines, or none."""
        first = about[0] if about else verbatim("")
        said = self.context.say
        self.context.tell(
            self, lambda _: self._set_about("\n".join(said(one, seats) for one in about)), first, seats, "about"
        )

    def _set_about(self, words: str) -> None:
        self._about = words
        self._tell_tip()

    def _tell_tip(self) -> None:
        parts = (self.words if self.icon_only else "", self._reason, self._about)
        plain_text.set_tip(self, "\n".join(filter(None, parts)))

    def _parted(self) -> Fitted | None:
        """A long label on two lines, where room is scarce. Kept, for a row of buttons asks for it very often."""
        if self._brevity < Brevity.SMALL or ((self._reason or self.icon_name) and not self._label_alone):
            return None
        theme = self.context.theme
        look = self.words, self.size_points, theme.language, theme.text_scale, self._label_alone
        if self._two_lines is None or self._two_lines[0] != look:
            self._two_lines = look, self._broken()
        return self._two_lines[1]

    def _broken(self) -> Fitted | None:
        font = self.context.theme.text
        one = QFontMetricsF(font(self.size_points, 600)).horizontalAdvance(self.words)
        if one < (_SHORT if self._label_alone else _LONG) * self.size_points:
            return None
        high = self.context.theme.high(_BUTTON, 1.15) - 6
        fitted = fit(self.words, lambda size: font(size, 600), self.size_points, one * 0.7, high, True, balanced=True)
        return fitted if fitted.whole and len(fitted.lines) == 2 else None

    def sizeHint(self) -> QSize:
        size = QSize(_BUTTON, _BUTTON) if self.icon_only else super().sizeHint()
        parted = None if self.icon_only else self._parted()
        if parted is not None:
            measure = QFontMetricsF(parted.font).horizontalAdvance
            size.setWidth(round(max(measure(line) for line in parted.lines)) + (24 if self._label_alone else 32))
        elif self._label_alone:
            font = self.context.theme.text(self.size_points, 600)
            size.setWidth(round(QFontMetricsF(font).horizontalAdvance(self.words)) + 24)
        if self._in_turn and not self.icon_only and parted is None:
            measure = QFontMetricsF(self.context.theme.text(self.size_points, 600)).horizontalAdvance
            size.setWidth(size.width() + max(0, ceil(measure(self._in_turn)) - floor(measure(self.words))))
        if not self.icon_only:
            size.setWidth(max(min(size.width(), self._most or size.width()), self._held))
        return QSize(size.width(), self.context.theme.high(_BUTTON, 1.15))

    def _paint_content(self, painter: QPainter, box: QRectF, ink: QColor, theme: object) -> None:
        parted = None if self.icon_only else self._parted()
        if parted is not None:
            painter.setPen(ink)
            parted.draw(painter, box, Qt.AlignmentFlag.AlignCenter)
            return
        if self._label_alone:
            painter.setFont(self.context.theme.text(self.size_points, 600))
            painter.setPen(ink)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)
            return
        if not self.icon_only:
            super()._paint_content(painter, box, ink, theme)
            return
        large = self.icon_size
        icon = art.icon_pixmap(self.icon_name, large, ink.name(), self.devicePixelRatioF())
        painter.drawPixmap(box.center() - QPointF(large / 2, large / 2), icon)
