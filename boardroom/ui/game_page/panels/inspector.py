"""The inspector: any card or tile large, with each icon explained in words."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from boardroom.engine.text import phrase, verbatim
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import art
from boardroom.ui.kit.theme import SCROLL_BAR
from boardroom.ui.kit.widgets.labels import FittedWords, FlowingWords
from boardroom.ui.kit.widgets.layouts import discard, laid, settle
from boardroom.ui.kit.widgets.page_frame import Scroll
from boardroom.ui.kit.widgets.panel import Panel
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.reading.inspection import Inspection, InspectionLine

_ICON = 18
"""The width that is kept for the signs of lines; a picture that is wider moves its own words."""

_ABOVE_LINES = 2
"""How many rows lie above the lines: the head and the strip."""


class Inspector(Panel):
    """Shows an inspection; with none, how to get one. The picture is only as large as leaves room for the words; what
    is longer all the same is scrolled to. Where there is little room it ``yields``: rather than that there is no
    picture, and of what kind a piece is stands below its name alone.

    ``explained`` says that it explains another piece now, or the same one otherwise.
    """

    explained = Signal()

    def __init__(self, context: AppContext, seats: Sequence[SeatName], yields: bool = False) -> None:
        super().__init__(context, phrase("Inspector", "Inspector"), "eye")
        self._seats, self._yields = tuple(seats), yields
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._title = FittedWords(context, size=17 if yields else 20, weight=700, titled=True, capital=True)
        self._what = FlowingWords(context, size=12, role="quiet", capital=True)
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(12)
        head.addWidget(self._picture)
        names = QVBoxLayout()
        self._kind = FlowingWords(context, size=12, role="quiet", capital=True)
        names.addWidget(self._title)
        names.addWidget(self._kind)
        names.addWidget(self._what)
        names.addStretch(1)
        head.addLayout(names, 1)
        inside = QWidget()
        self._rows = laid(QVBoxLayout(inside), (0, 0, 0, 0), 3 if yields else 8)
        self._rows.addLayout(head)
        self._strip = QLabel()
        self._rows.addWidget(self._strip)
        self._rows.addStretch(1)
        self.lines: list[ExplainedLine] = []
        """The rows there are; those beyond the lines of the inspection are hidden, and empty."""
        if yields:
            self.set_heading(30)
            self.body.setContentsMargins(12, 7, 12, 5)
        self._scroll = Scroll(context, inside)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        context.tell(self._scroll, self._scroll.setAccessibleName, phrase("Inspector", "Inspector"))
        bar = self._scroll.verticalScrollBar()
        bar.rangeChanged.connect(self._take_keys)
        self._take_keys(bar.minimum(), bar.maximum())
        self.body.addWidget(self._scroll, 1)
        self.inspection: Inspection | None = None
        self._whole = 0
        context.theme.changed.connect(self._recolour)
        self._recolour()

    def _take_keys(self, least: int, most: int) -> None:
        """Be reached by the keys only where there is something to scroll."""
        wanted = Qt.FocusPolicy.StrongFocus if most > least else Qt.FocusPolicy.NoFocus
        self._scroll.setFocusPolicy(wanted)

    def _recolour(self) -> None:
        self._show(self.inspection)

    def inspect(self, inspection: Inspection | None) -> None:
        """Show a piece, or the hint."""
        if inspection != self.inspection:
            another = inspection is None or self.inspection is None or inspection.title != self.inspection.title
            self.inspection = inspection
            self._show(inspection)
            if another:
                self._scroll.verticalScrollBar().setValue(0)
            self.explained.emit()
            self.body.activate()
            settle(self._scroll)
            if self._scroll.verticalScrollBar().maximum():
                # Words that were narrower before said how high they were then.
                for words in (self._title, self._kind, self._what, *self.lines):
                    words.updateGeometry()
                settle(self._scroll)

    @property
    def whole_height(self) -> int:
        """How high it is at its present width where nothing is scrolled to, and the picture as large as can be."""
        return self.height() - self._scroll.height() + self._whole

    def show_pin(self, pinned: bool) -> None:
        """Say in the heading whether what is shown stays."""
        self.heading.say(phrase("Inspector", "Pinned: Esc unpins") if pinned else phrase("Inspector", "Inspector"))

    def _show(self, inspection: Inspection | None) -> None:
        self._picture.setVisible(inspection is not None)
        kind = inspection.kind if inspection is not None and self._yields else None
        self._kind.setVisible(kind is not None)
        self._kind.say(kind or verbatim(""), self._seats)
        strip = inspection.strip if inspection is not None else None
        self._strip.setPixmap(strip.picture if strip is not None else QPixmap())
        self._strip.setVisible(strip is not None)
        lines: Sequence[InspectionLine] = ()
        if inspection is None:
            self._picture.clear()
            self._title.say(phrase("Inspector", "Nothing selected"))
            self._what.show()
            self._what.say(phrase("Inspector", "Point at a piece to enlarge it here. Right-click to pin it."))
            # Even how many rows there are would tell the next who looks how long a text was read here.
            discard(self._rows, *self.lines)
            self.lines.clear()
        else:
            self._set_picture(inspection.picture)
            self._title.say(inspection.title, self._seats)
            self._what.say(inspection.what, self._seats)
            # What the name on the table says as well stands there.
            self._what.setVisible(kind is None or not inspection.named)
            lines = [line for line in inspection.lines if not (self._yields and line.of_kind)]
        while len(self.lines) < len(lines):
            self.lines.append(ExplainedLine(self.context, self._seats, small=self._yields))
            self._rows.insertWidget(_ABOVE_LINES + len(self.lines) - 1, self.lines[-1])
        for index, row in enumerate(self.lines):
            row.explain(lines[index] if index < len(lines) else None)
        self._yield()

    def _set_picture(self, picture: QPixmap) -> None:
        self._picture.setPixmap(picture)
        self._turn_head()

    def _turn_head(self) -> None:
        """Have the words stand beside the picture only where there is room for them."""
        wide = self._picture.pixmap().deviceIndependentSize().width()
        left = self._scroll.width() - wide - self._head.spacing()
        beside = wide <= _BROAD and left >= self.context.theme.grown(_BESIDE_PICTURE)
        self._head.setDirection(_BESIDE if beside else _BELOW)

    def _yield(self) -> None:
        """Show the picture as large as leaves room for the words; where even a small one does not, there is none if it
        ``yields``, else words are scrolled below it.
        """
        room, inspection, high = self._scroll.size(), self.inspection, 0
        picture = QPixmap() if inspection is None else inspection.picture
        for part in (1.0,) if picture.isNull() else _PARTS if self._yields else _PARTS[:-1]:
            smooth = Qt.TransformationMode.SmoothTransformation
            wanted = picture.size() * part
            if inspection is not None:
                whole = Qt.AspectRatioMode.KeepAspectRatio
                self._set_picture(picture.scaled(wanted, whole, smooth) if part else QPixmap())
                self._picture.setVisible(part > 0)
            # What lies within the head is measured anew only so.
            self._rows.invalidate()
            self._rows.activate()
            high = self._rows.totalHeightForWidth(room.width())
            if part == 1:
                self._whole = high
            if part and self._yields and wanted.width() / picture.devicePixelRatio() > room.width() - SCROLL_BAR:
                continue
            if high <= room.height():
                break
        # A bar that is there makes words break so that they need it: Qt would not take it away again.
        needed = high > room.height()
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if needed else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn_head()
        self._yield()


_PARTS: Final = (1.0, 0.85, 0.7, 0.6, 0.5, 0.42, 0.0)
"""How large a picture is, in parts of its size, to leave room for words; where it yields there is none rather than that
they are scrolled.
"""
_BROAD: Final = 120
"""The width of a picture in pixels from which on its words stand below it."""
_BESIDE_PICTURE: Final = 90
"""How much room words need beside a picture, in pixels for text of usual size."""
_BELOW, _BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight


class ExplainedLine(QWidget):
    """A sign, and the words that explain it."""

    def __init__(self, context: AppContext, seats: Sequence[SeatName], small: bool = False) -> None:
        super().__init__()
        self._context, self._seats = context, seats
        row = laid(QHBoxLayout(self), (0, 0, 0, 0), 7 if small else 10)
        self.sign, self._words = QLabel(), FlowingWords(context, size=12 if small else 13)
        if small:
            self.sign.setScaledContents(True)
            self.sign.setFixedSize(_ICON, _ICON)
        self.sign.setMinimumWidth(_ICON)
        row.addWidget(self.sign, alignment=Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)

    @property
    def words(self) -> str:
        """What it says now."""
        return self._words.words

    def explain(self, line: InspectionLine | None) -> None:
        """Show a line of an inspection, or be gone."""
        self.setVisible(line is not None)
        if line is None:
            # Hidden is not gone: nobody else may come upon what was said here.
            self.sign.clear()
            self._words.say(verbatim(""))
            return
        if line.picture is not None:
            self.sign.setPixmap(line.picture)
        else:
            ink = self._context.theme.palette.brass
            self.sign.setPixmap(art.icon_pixmap(line.icon, _ICON, ink, self.devicePixelRatioF()))
        self._words.say(line.text, self._seats)
        # At once: what lies around it would learn a moment later that it has another height.
        self.updateGeometry()
