"""The undo steps of the seats: how a draft came to be, one gesture a step, and what was taken back of it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from attrs import define, field

from boardroom.controller.timeline import Tail, Timeline
from boardroom.engine.rules import IllegalAction
from boardroom.engine.text import phrase

Draft = tuple[Any, ...]


class Way(NamedTuple):
    """The way from one draft to another: so many actions are kept, then come these."""

    keep: int
    then: Draft

    def walk(self, draft: Draft) -> Draft:
        """The draft it leads to."""
        return draft[: self.keep] + self.then


def way(here: Draft, there: Draft) -> Way:
    """The way from one draft to another."""
    keep = 0
    while keep < min(len(here), len(there)) and here[keep] == there[keep]:
        keep += 1
    return Way(keep, there[keep:])


@define
class UndoSteps:
    """The ways back and forth from a seat's present draft, the next one last; they hold while the anchor stays."""

    anchor: int
    back: list[Way] = field(factory=list)
    forth: list[Way] = field(factory=list)

    @classmethod
    def of(cls, anchor: int, draft: Sequence[Any]) -> "UndoSteps":
        """A step an action, for a draft of which it is not known how it came to be."""
        return cls(anchor, [Way(keep, ()) for keep in range(len(draft))])

    def stepped(self, before: Draft, after: Draft, joining: bool = False) -> None:
        """The seat acted. Joining, the action belongs to the step before; what left the draft alone is no step."""
        if before == after:
            return
        if not (joining and self.back):
            self.back.append(way(after, before))
        self.forth.clear()

    def walked(self, before: Draft, after: Draft, forth: bool) -> None:
        """The last step was taken back, or the one taken back last was done again (``forth``)."""
        here, there = (self.forth, self.back) if forth else (self.back, self.forth)
        here.pop()
        there.append(way(after, before))


class UndoStepsOfSeats:
    """The steps of every seat on a timeline."""

    def __init__(self, timeline: Timeline, seats: int) -> None:
        self._timeline = timeline
        self._steps = [UndoSteps.of(timeline.anchor(seat), timeline.draft(seat)) for seat in range(seats)]

    def of(self, seat: int) -> UndoSteps:
        """The steps of a seat, begun anew where its timeline has moved on."""
        anchor = self._timeline.anchor(seat)
        if self._steps[seat].anchor != anchor:
            self._steps[seat] = UndoSteps.of(anchor, self._timeline.draft(seat))
        return self._steps[seat]

    def walked(self, seat: int, forth: bool) -> Tail:
        """The timeline without the seat's last step, or with the one it undid last. Raises IllegalAction."""
        steps = self.of(seat)
        ways = steps.forth if forth else steps.back
        if not ways:
            nothing = phrase("Session", "Nothing to redo.")
            raise IllegalAction(nothing if forth else self._timeline.why_closed(seat))
        return self._timeline.restored(seat, ways[-1].walk(self._timeline.draft(seat)))
