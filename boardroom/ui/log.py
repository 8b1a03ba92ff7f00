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
        """Show a story without what was only drawn up; from place ``new_from`` on it is marked as new (-1: nothing).

        What a longer story adds is put at the end; anything else is shown anew.
        """
        story = [told for told in story if not told.draft]
        known = len(self._story)
        grown = new_from == self._new_from and known and len(story) >= known and story[known - 1] == self._story[-1]
        self._new_from = new_from
        if grown:
            added, self._story = story[known:], story
            for row in self._rows(added, marked=True):
                self.append(row)
            self._to_end()
        elif story != self._story or new_from >= 0:
            self._story = story
            self.refresh()

    def line(self, event: Any) -> str:
        """An event in words."""
        return self.room.say(self._rules.describe(event), self._seats)

    def refresh(self) -> None:
        """Say everything again in the language and colours of the moment."""
        p = self.room.theme.palette
        self.document().setDefaultFont(self.room.theme.text(13))
        self.document().setDefaultStyleSheet(f"p {{ margin: 4px 0; }} a {{ color: {p.text}; font-weight: 600; }}")
        self.setStyleSheet(
            f"QTextBrowser {{ background: {p.panel}; color: {p.text}; border: none; }}" + self.room.theme.scroll_bars
        )
        self.setHtml("".join(self._rows(self._story[-MOST_LINES:], marked=False)))
        self._to_end()

    def _to_end(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _rows(self, story: Sequence[Told], marked: bool) -> list[str]:
        rows: list[str] = []
        for told in story:
            if not marked and 0 <= self._new_from <= told.place:
                marked = True
                words = escape(self.room.say(phrase("Log", "since you last looked")))
                colour = self.room.theme.palette.brass
                rows.append(f'<p align="center" style="color:{colour}"><b>— {words} —</b></p>')
            for event in told.events:
                spans = self.room.voice.spans(self._rules.describe(event), self._seats)
                rows.append(f"<p>{''.join(self._span(span.words, span.key) for span in spans)}</p>")
        return rows

    @staticmethod
    def _span(words: str, key: str) -> str:
        if not key:
            return escape(words)
        return f'<a href="piece:{escape(key)}">{escape(words)}</a>'

    def _point(self, url: QUrl) -> None:
        self.pointed.emit(url.path() if url.scheme() == "piece" else "")
