"""A drag: a temporary lie that ends in a proposal. The same object serves mouse, click-click and keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

from boardroom.ui.stage.table import Gesture, Table


class Drag:
    """One piece taken up: the targets it may go to, and the best of them under it now."""

    def __init__(self, table: Table, source: str, gestures: Sequence[Gesture], origin: QPointF) -> None:
        self.source, self.origin = source, origin
        self.targets: dict[str, list[Gesture]] = {}
        for gesture in gestures:
            if gesture.source == source:
                self.targets.setdefault(gesture.target, []).append(gesture)
        self.areas = {key: table.target(key) for key in self.targets}
        self.best: str | None = None

    def hover(self, piece: QRectF, cursor: QPointF) -> bool:
        """Find the best target for a piece's box: the legal one with the largest overlap, among equals the one under
        the cursor. Whether it changed.
        """
        best, most = None, 0.0
        for key, area in self.areas.items():
            common = area.intersected(piece)
            overlap = common.width() * common.height() if not common.isEmpty() else 0.0
            overlap /= min(area.width() * area.height(), piece.width() * piece.height())
            if area.contains(cursor):
                overlap += 0.25
            if overlap > max(most, 0.12):
                best, most = key, overlap
        changed = best != self.best
        self.best = best
        return changed

    def walk(self, key: Qt.Key) -> None:
        """Move the best target by an arrow key, to the nearest one in that direction."""
        if not self.areas:
            return
        if self.best is None:
            start = self.origin
        else:
            start = self.areas[self.best].center()
        self.best = nearest({k: a.center() for k, a in self.areas.items() if k != self.best}, start, key) or self.best

    def step(self, forward: bool) -> None:
        """Move the best target to the next or the one before, around."""
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


def nearest(points: dict[str, QPointF], start: QPointF, key: Qt.Key) -> str | None:
    """The key of the nearest point in the direction of an arrow key; sideways distance counts double."""
    dx, dy = _AXES[key]
    best, least = None, float("inf")
    for name, point in points.items():
        along = (point.x() - start.x()) * dx + (point.y() - start.y()) * dy
        across = abs((point.x() - start.x()) * dy) + abs((point.y() - start.y()) * dx)
        if along > 1 and along + 2 * across < least:
            best, least = name, along + 2 * across
    return best
