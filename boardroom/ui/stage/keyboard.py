"""The keyboard at the stage: Tab and arrows go from piece to piece, or from target to target of what is taken up."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt

from boardroom.ui.kit.theme import GOLD
from boardroom.ui.stage.drag import Drag, Grip, nearest
from boardroom.ui.stage.drag_and_drop import DragAndDrop
from boardroom.ui.stage.pieces import Ring
from boardroom.ui.stage.spots import Goal

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keyboard:
    """Which piece the keys have reached, and by which part (``reached``, with no key for none), or which target that
    can be clicked; its ring, and what the keys do.

    ``used`` is false from a press of the mouse to the next key: then no ring is seen. ``begin`` is where the keys come
    to next while they are at nothing, once; with no key for the first piece there is.
    """

    def __init__(self, stage: DragAndDrop) -> None:
        self._stage = stage
        self.reached = self.begin = Grip("")
        self.used = False
        self._ring = Ring(QRectF(), GOLD)
        self._ring.setVisible(False)
        stage.scene().addItem(self._ring)

    def show(self) -> None:
        """Ring and announce the piece, if the stage has the focus and the keys are used."""
        if not self.reached.key and self._stage.has_keys and self.used:
            self.reached, self.begin = self.begin, Grip("")
        stage = self._stage
        there = self.reached.key in (*stage.pieces, *stage.clickable(), *stage.heard())
        if there and self._stage.has_keys and self.used:
            self._ring.setVisible(True)
            self._ring.move_to(self._stage.stop_area(self.reached))
            self._stage.announce(*self.reached)
            self._stage.look_closer(self.reached.key)
            if self._stage.drag is None:
                self._stage.focus_spot(self.reached)
        else:
            self.hide()

    def hide(self) -> None:
        """Show and announce nothing, but stay at the piece."""
        self._ring.setVisible(False)
        self._stage.look_closer("")
        self._stage.setAccessibleDescription("")

    def begin_at(self, grip: Grip) -> None:
        """Be at a piece that is asked for now, or begin there when the keys come. Nothing is taken up by that: what
        Enter would do is heard first.
        """
        self.reached, self.begin = Grip(""), grip
        if self._stage.has_keys and self.used:
            self.reached, self.begin = grip, Grip("")

    def _first(self, sources: Sequence[Grip], forward: bool = True) -> Grip:
        """Where the keys begin among pieces."""
        begin, self.begin = self.begin, Grip("")
        if forward and begin in sources:
            return begin
        return sources[0 if forward else -1]

    def tab(self, forward: bool) -> bool:
        """Go to the next piece or target, or the one before. False behind the last piece: the focus then leaves."""
        self.used = True
        drag = self._stage.drag
        if drag is not None:
            drag.step(forward)
            self._reach_target(drag)
            return True
        stops = self._stage.stops()
        if not stops:
            return False
        if self.reached not in stops:
            self.reached = self._first(stops, forward)
        else:
            at = stops.index(self.reached) + (1 if forward else -1)
            self.reached = stops[at] if 0 <= at < len(stops) else Grip("")
        self.show()
        return bool(self.reached.key)

    def press(self, key: Qt.Key) -> bool:
        """Do what an arrow key or Enter does; whether it was one of them."""
        if key in _ARROWS:
            self._arrow(key)
        elif key in _ENTER:
            self.enter()
        else:
            return False
        return True

    def _arrow(self, key: Qt.Key) -> None:
        self.used = True
        drag = self._stage.drag
        if drag is not None:
            drag.walk(key)
            self._reach_target(drag)
            return
        sources = self._stage.reachable()
        if self.reached not in sources:
            self.reached = self._first(sources) if sources else Grip("")
        else:
            points = {source: self._stage.stop_area(source).center() for source in sources}
            start = points.pop(self.reached)
            self.reached = nearest(points, start, key) or self.reached
        self.show()

    def reach(self, grip: Grip) -> None:
        """Go to a piece, or a part of it."""
        self.used = True
        if self._stage.drag is None:
            self.reached = grip
            self.show()

    def reach_target(self, target: str) -> None:
        """Go to a target of what is taken up."""
        self.used = True
        drag = self._stage.drag
        if drag is not None and target in drag.areas and drag.best != target:
            drag.best = target
            self._reach_target(drag)

    def enter(self) -> None:
        """Take up the piece that is reached, look through the pile it lies on, or drop on the target; click what can be
        clicked.
        """
        drag = self._stage.drag
        if drag is None:
            if self.reached.key in self._stage.clickable():
                self._stage.click_target(self.reached.key)
            elif self.reached.key in self._stage.pieces and not self._stage.look_through(self.reached):
                self._stage.take(self.reached, by_mouse=False)
        elif drag.best is not None:
            self._pass_on(drag.grip)
            self._stage.drop(drag.areas[drag.best].center())

    def _reach_target(self, drag: Drag) -> None:
        self._stage.highlight_target(focused=True)
        if drag.best is not None:
            self._stage.announce(drag.best)
            self._stage.focus_spot(Goal(drag.best))

    def _pass_on(self, grip: Grip) -> None:
        """Reach the piece after the one that is dropped, so that Tab and Enter go through a hand."""
        sources = [source for source in self._stage.sources() if source == grip or source.key != grip.key]
        at = sources.index(grip) + 1 if grip in sources else len(sources)
        self.reached = sources[at] if at < len(sources) else Grip("")
