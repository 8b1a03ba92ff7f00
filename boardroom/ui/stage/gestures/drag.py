"""A drag: what is only shown until it ends in a proposal. The same object serves mouse, click-click and keyboard."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt

from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.pieces.place import Place

K = TypeVar("K")

_BESIDE = 1.6
"""How far from the middle of a piece, in its sizes, the middle of what lies beside it is at most."""


class Grip(NamedTuple):
    """Where a piece is taken up: its key, and the part of it, nothing for the whole piece."""

    key: str
    part: str = ""

    def takes(self, gesture: Gesture) -> bool:
        """Whether a gesture begins with taking up here."""
        return gesture.source == self.key and gesture.part in ("", self.part)


class Drag:
    """One piece taken up: the targets it may go to, and the best of them under it now.

    ``area`` gives the area of a target; ``places`` are those of the pieces, some of which may be targets. Those that
    must be aimed at come last.
    """

    def __init__(
        self,
        grip: Grip,
        gestures: Sequence[Gesture],
        origin: QPointF,
        area: Callable[[str], QRectF],
        places: Mapping[str, Place],
    ) -> None:
        self.grip, self.origin = grip, origin
        self.targets: dict[str, list[Gesture]] = {}
        for gesture in gestures:
            if grip.takes(gesture):
                self.targets.setdefault(gesture.target, []).append(gesture)
        self._aimed = {key for key, ways in self.targets.items() if all(way.aimed for way in ways)}
        self.areas = {key: area(key) for key in sorted(self.targets, key=self._aimed.__contains__)}
        self.heights = {key: places[key].z for key in self.targets if key in places}
        """How high those targets lie that are pieces."""
        self.best: str | None = None
        self.hub: QRectF | None = None
        """What the targets lie around: the first arrow key goes from there to the one beside it."""
        self.first = ""
        """The target to which the first arrow key goes, whichever it is; nothing where its direction counts."""

    @property
    def source(self) -> str:
        """The key of the piece."""
        return self.grip.key

    @property
    def only_aimed(self) -> bool:
        """Whether there are only targets that must be aimed at: what the piece is for cannot be done with it now."""
        return bool(self.areas) and self._aimed == set(self.areas)

    def hover(self, piece: QRectF, cursor: QPointF, topmost: tuple[str, float] | None = None) -> bool:
        """Find the best target for a piece's box: what lies topmost under the cursor, if it is one; else the legal one
        with the largest overlap, among equals the one under the cursor; one that must be aimed at only under the
        cursor, but there before what it lies in. Whether it changed.

        ``topmost`` is the piece under the cursor, other than the one that is held, and how high it lies: it hides
        targets below it.
        """
        best, most = None, 0.0
        candidates = self.areas
        if topmost is not None and topmost[0] in self.heights:
            candidates = {topmost[0]: self.areas[topmost[0]]}
        elif topmost is not None:
            hidden = [key for key, z in self.heights.items() if z < topmost[1] and self.areas[key].contains(cursor)]
            candidates = {key: area for key, area in self.areas.items() if key not in hidden}
        for key, area in candidates.items():
            if key in self._aimed and not area.contains(cursor):
                continue
            common = area.intersected(piece)
            overlap = 0.0
            if not common.isEmpty():
                smaller = min(area.width() * area.height(), piece.width() * piece.height())
                overlap = common.width() * common.height() / smaller
            if area.contains(cursor):
                overlap += 1.25 if key in self._aimed else 0.25
            if overlap > max(most, 0.12):
                best, most = key, overlap
        changed = best != self.best
        self.best = best
        return changed

    def walk(self, key: Qt.Key) -> None:
        """Move the best target by an arrow key, to the nearest one in that direction."""
        if not self.areas:
            return
        first, self.first = self.first, ""
        if first:
            self.best = first
            return
        hub, self.hub = self.hub, None
        if hub is not None:
            reach = _BESIDE * max(hub.width(), hub.height())
            middles = {k: a.center() for k, a in self.areas.items()}
            beside = {k: m for k, m in middles.items() if (m - hub.center()).manhattanLength() < reach}
            if (there := nearest(beside, hub.center(), key)) is not None:
                self.best = there
                return
        if self.best is None:
            start = self.origin
        else:
            start = self.areas[self.best].center()
        self.best = nearest({k: a.center() for k, a in self.areas.items() if k != self.best}, start, key) or self.best

    def begin(self, worth: Callable[[Gesture], tuple[int, ...]]) -> None:
        """Have the target be the best at which a gesture is worth most, the first of several; but for such as must be
        aimed at.
        """
        worths = {key: max(map(worth, self.targets[key])) for key in self.areas if key not in self._aimed}
        self.best = max(worths, key=worths.__getitem__, default=None)

    def step(self, forward: bool) -> None:
        """Move the best target to the next or the one before, around."""
        self.first = ""
        keys = list(self.areas)
        if keys:
            at = keys.index(self.best) if self.best in keys else (-1 if forward else 0)
            self.best = keys[(at + (1 if forward else -1)) % len(keys)]


_AXES = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}


def nearest(points: Mapping[K, QPointF], start: QPointF, key: Qt.Key) -> K | None:
    """The key of the nearest point in the direction of an arrow key; sideways distance counts double."""
    dx, dy = _AXES[key]
    best: K | None = None
    least = float("inf")
    for name, point in points.items():
        along = (point.x() - start.x()) * dx + (point.y() - start.y()) * dy
        across = abs((point.x() - start.x()) * dy) + abs((point.y() - start.y()) * dx)
        if along > 1 and along + 2 * across < least:
            best, least = name, along + 2 * across
    return best
