"""The inspector: any card or tile large, with each icon explained in words."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from boardroom.engine.text import phrase, verbatim
from boardroom.ui.kit import art
from boardroom.ui.kit.context import Room
from boardroom.ui.kit.say import SeatName
from boardroom.ui.kit.widgets import Panel, Words
from boardroom.ui.stage.table import Inspection

MOST_LINES = 5


class Inspector(Panel):
    """Shows an inspection; with none, how to get one."""

    def __init__(self, room: Room, seats: Sequence[SeatName]) -> None:
        super().__init__(room, phrase("Inspector", "Inspector"), "eye")
        self._seats = tuple(seats)
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._title = Words(room, size=20, weight=700, titled=True, capital=True)
        self._what = Words(room, size=12, role="quiet", capital=True)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._picture)
        names = QVBoxLayout()
        names.addWidget(self._title)
        names.addWidget(self._what)
        names.addStretch(1)
        head.addLayout(names, 1)
        self.body.addLayout(head)
        self._lines: list[tuple[QLabel, Words]] = []
        for _ in range(MOST_LINES):
            row = QHBoxLayout()
            row.setSpacing(10)
            icon, words = QLabel(), Words(room, size=13)
            icon.setFixedWidth(18)
            row.addWidget(icon, alignment=Qt.AlignmentFlag.AlignTop)
            row.addWidget(words, 1)
            self.body.addLayout(row)
            self._lines.append((icon, words))
        self.body.addStretch(1)
        self.inspection: Inspection | None = None
        room.theme.changed.connect(self._recolour)
        self._show(None)

    def _recolour(self) -> None:
        self._show(self.inspection)

    def inspect(self, inspection: Inspection | None) -> None:
        """Show a piece, or the hint."""
        if inspection != self.inspection:
            self.inspection = inspection
            self._show(inspection)
            self.body.activate()

    def _show(self, inspection: Inspection | None) -> None:
        self._picture.setVisible(inspection is not None)
        lines: Sequence[tuple[str, object]] = ()
        if inspection is None:
            self._picture.clear()
            self._title.say(phrase("Inspector", "Nothing chosen"))
            self._what.say(phrase("Inspector", "Point at a piece to see it large. Right-click keeps it here."))
        else:
            self._picture.setPixmap(inspection.picture)
            self._title.say(inspection.title, self._seats)
            self._what.say(inspection.what, self._seats)
            lines = inspection.lines
        for index, (icon, words) in enumerate(self._lines):
            shown = inspection is not None and index < len(lines)
            icon.setVisible(shown)
            words.setVisible(shown)
            if inspection is not None and shown:
                name, text = inspection.lines[index]
                ink = self.room.theme.palette.brass
                icon.setPixmap(art.icon_pixmap(name, 18, ink, self.devicePixelRatioF()))
                words.say(text, self._seats)
            else:
                # Hidden is not gone: nobody else may come upon what was said here.
                icon.clear()
                words.say(verbatim(""))
