"""The log: what happened, in words, newest last; every line points at the pieces it speaks of."""

from collections.abc import Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser

from boardroom.controller.session import Told
from boardroom.engine.rules import AnyRules
from boardroom.engine.text import phrase
from boardroom.ui.room import Room
from boardroom.ui.say import SeatName

MOST_LINES = 400


class Log(QTextBrowser):
    """The story of an audience as text. ``pointed`` carries the key of a piece that a person points at, or ""."""

    pointed = Signal(str)

    def __init__(self, room: Room, rules: AnyRules, seats: Sequence[SeatName]) -> None:
        super().__init__()
        self.room, self._rules, self._seats = room, rules, tuple(seats)
        self._story: Sequence[Told] = ()
        self._new_from = -1
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.highlighted.connect(self._point)
        self.anchorClicked.connect(self._point)
        room.tell(self, self.setAccessibleName, phrase("Log", "Log"))
        room.voice.changed.connect(self.refresh)
        room.theme.changed.connect(self.refresh)

    def tell(self, story: Sequence[Told], new_from: int = -1) -> None:
        """Show a story; from place ``new_from`` on it is marked as new (-1: nothing is)."""
        if story != self._story or new_from != self._new_from:
            self._story, self._new_from = story, new_from
            self.refresh()

    def line(self, event: Any) -> str:
        """An event in words."""
        return self.room.say(self._rules.describe(event), self._seats)

    def refresh(self) -> None:
        """Say everything again in the language and colours of the moment."""
        p = self.room.theme.palette
        rows: list[str] = []
        marked = False
        for told in self._story:
            if not marked and 0 <= self._new_from <= told.place:
                marked = True
                words = escape(self.room.say(phrase("Log", "since you last looked")))
                rows.append(f'<p align="center" style="color:{p.brass}"><b>— {words} —</b></p>')
            for event in told.events:
                spans = self.room.voice.spans(self._rules.describe(event), self._seats)
                words = "".join(self._span(span.words, span.key, p.text) for span in spans)
                rows.append(f'<p style="margin:4px 0">{words}</p>')
        font = self.room.theme.text(13)
        self.document().setDefaultFont(font)
        self.setStyleSheet(f"QTextBrowser {{ background: {p.panel}; color: {p.text}; border: none; }}")
        self.setHtml("".join(rows[-MOST_LINES:]))
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    @staticmethod
    def _span(words: str, key: str, ink: str) -> str:
        if not key:
            return escape(words)
        return f'<a href="piece:{escape(key)}" style="color:{ink};font-weight:600">{escape(words)}</a>'

    def _point(self, url: QUrl) -> None:
        self.pointed.emit(url.path() if url.scheme() == "piece" else "")


