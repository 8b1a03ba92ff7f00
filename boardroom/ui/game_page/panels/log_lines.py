"""The lines of the log: the last ones of what a history tells, with a mark in front of what is new."""

from collections.abc import Sequence
from itertools import dropwhile
from typing import Any, Final, TypeAlias

from boardroom.controller.session import Told
from boardroom.engine.briefs import told_points
from boardroom.engine.rule_parts import Words
from boardroom.engine.text import Text, phrase

MOST_LINES: Final = 400
"""Lines that are shown at least."""
MOST_KEPT: Final = 4096
"""So many parts of histories are kept as lines."""
LOOKED: Final = phrase("Log", "since you last looked")
TURN: Final = phrase("Log", "since your last turn")
"""What a mark in the log says, in place of an event: since when what follows has happened."""
MARKS: Final = (LOOKED, TURN)
Line: TypeAlias = tuple[int, Any]
"""The place of an action and an event of it, or the mark, or the preface. A bare tuple, as hundreds are made for every
event told.
"""


class LogLines:
    """Makes the lines of histories, by what a game has words for."""

    def __init__(self, words: Words[Any, Any]) -> None:
        self._words = words
        self._kept: dict[int, tuple[Told, list[Line]]] = {}
        """What was made of a part of a history, by its identity: a history is told anew after every event."""

    def is_told(self, event: Any) -> bool:
        """Whether a line tells of an event, and is no mark or preface, nor a heading that says nothing new."""
        return not isinstance(event, Text) and self._words.is_told(event)

    def of(self, history: Sequence[Told], mark: Line) -> list[Line]:
        """The last lines of a history that are told, with the mark in front of what is new from its place on (-1: no
        mark).
        """
        lines: list[Line] = []
        new_from = mark[0]
        marked = new_from < 0
        # From the end, what is new; and that with the entry before it.
        new = with_entry = 0
        for told in reversed(history):
            if told.draft:
                continue
            those = self._told_in(told)
            if not marked and told.place < new_from:
                marked = True
                if lines:
                    # The heading of what is new is a part of it.
                    heads = len(those) - len(list(dropwhile(lambda line: self._words.is_heading(line[1]), those)))
                    new, with_entry = len(lines) + heads, len(lines) + len(those)
            lines += those
            if len(lines) >= MOST_LINES:
                break
        lines.reverse()
        if new:
            decided = len(lines) - with_entry if mark[1] is TURN else len(lines) - new
            lines.insert(self._untorn(lines, decided, len(lines) - new), mark)
        elif not marked and len(lines) < MOST_LINES and lines:
            lines.insert(0, mark)
        return lines[-MOST_LINES:]

    def _told_in(self, told: Told) -> list[Line]:
        """The lines that tell a part of a history, the newest first."""
        kept = self._kept.get(id(told))
        if kept is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            words = self._words
            events = (event for event in reversed(told.events) if words.is_told(event) or words.is_heading(event))
            lines: list[Line] = [(told.place, event) for event in events]
            points = told_points(told.scored)
            if points is not None:
                # Above the heading of the next turn, which may begin by it, and the end of the game.
                others = (words.is_heading(event) or words.tells_end(event) for _, event in lines)
                at = next((at for at, other in enumerate(others) if not other), len(lines))
                lines.insert(at, (told.place, points))
            kept = self._kept[id(told)] = told, lines
        return kept[1]

    def _untorn(self, lines: Sequence[Line], decided: int, new: int) -> int:
        """Where a mark stands, so that no part of a turn is torn: before the first part that came of what was
        ``decided`` last, or else before the one in whose midst something ``new`` begins.
        """
        words = self._words
        came = (at for at in range(decided, new) if words.begins_part(lines[at][1]))
        first = next(came, None)
        if first is not None:
            return first
        for at in range(new, -1, -1):
            if words.begins_part(lines[at][1]):
                return at
            if words.is_heading(lines[at][1]):
                break
        return new
