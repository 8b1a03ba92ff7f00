"""Pictures ahead: faces that may be seen at the next pictures of a table are painted while nobody does anything."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QSize, QTimer

from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

REST: Final = 250
"""So many milliseconds after a picture, and after a hand or a motion was found at work, painting ahead begins."""
AT_A_TIME, BETWEEN = 4, 4
"""So many milliseconds are painted at a time, a face or a layout more at most, and so many are left to everything else
between.
"""


def _nothing() -> tuple[Presentation, ...]:
    return ()


class PicturesAhead(QObject):
    """Paints the faces of what may be shown next, a few at a time, in quiet moments, so that nobody waits for them
    then. Nothing is seen of it: they are only kept among all pictures.
    """

    def __init__(self, pieces: LaidPieces, busy: Callable[[], bool]) -> None:
        """``busy`` says whether a hand or a motion is at work, which comes first."""
        super().__init__()
        self._pieces, self._busy = pieces, busy
        self._to_come: Callable[[], Iterable[Presentation]] = _nothing
        self._places: Iterator[Place] | None = None
        self._painted: set[tuple[str, QSize]] = set()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.go_on)

    @property
    def at_work(self) -> bool:
        """Whether something is still to be painted ahead."""
        return self._timer.isActive()

    def begin(self, to_come: Callable[[], Iterable[Presentation]]) -> None:
        """Look ahead to these pictures from now on, which are asked for when there is time, and to none before."""
        self._to_come, self._places = to_come, None
        self._timer.start(REST)

    def end(self) -> None:
        """Look ahead no more."""
        self._to_come, self._places = _nothing, None
        self._painted.clear()
        self._timer.stop()

    def go_on(self) -> None:
        """Paint some of it now, unless a hand or a motion is at work."""
        if self._busy():
            self._timer.start(REST)
            return
        if self._places is None:
            self._painted.clear()
            self._places = self._all_places()
        clock = QElapsedTimer()
        clock.start()
        for place in self._places:
            self._paint(place)
            if clock.hasExpired(AT_A_TIME):
                self._timer.start(BETWEEN)
                return
        self.end()

    def _all_places(self) -> Iterator[Place]:
        table = self._pieces.table
        for shown in self._to_come():
            if shown is not self._pieces.shown:
                yield from table.layout(shown).values()
            yield from table.pictures.to_come(shown)

    def _paint(self, place: Place) -> None:
        face = place.face, QSize(round(place.width), round(place.height))
        if face not in self._painted:
            self._painted.add(face)
            self._pieces.table.face(*face, self._pieces.zoom.ratio)
