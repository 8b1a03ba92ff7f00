"""A closer look: one piece shown larger where it lies, if it is too small there to be read, with words about it."""

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QVariantAnimation

from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.motion.motion import between
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE, BAND_PIECES, Piece
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.reading.pointed_words import PointedWords

_UP, _DOWN = QAbstractAnimation.Direction.Forward, QAbstractAnimation.Direction.Backward


class RisingPiece(Piece):
    """A piece shown larger, which rises from where it lies, and sinks there again."""

    def __init__(self, key: str, lies: Place, place: Place, pieces: LaidPieces, time: int) -> None:
        super().__init__(key, place, pieces.table.face, pieces.zoom.ratio)
        self.lies = lies
        self.way = QVariantAnimation(pieces.scene)
        self.way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.way.setDuration(time)
        self.way.setStartValue(0.0)
        self.way.setEndValue(1.0)
        self.way.valueChanged.connect(self._go)
        self.way.finished.connect(self._arrive)
        self._go(0.0)
        self.rise()

    def rise(self) -> None:
        """Come up, above all others."""
        self.setZValue(BAND_BUBBLE)
        self._turn(_UP)

    def sink(self) -> None:
        """Go back, below what covers it there, and be gone then."""
        self.setZValue(BAND_PIECES + self.lies.z + 0.5)
        self._turn(_DOWN)

    def _turn(self, direction: QAbstractAnimation.Direction) -> None:
        self.way.setDirection(direction)
        if not self.way.duration():
            self._go(float(direction == _UP))
            self._arrive()
        elif self.way.state() != QAbstractAnimation.State.Running:
            self.way.start()

    def _go(self, part: float) -> None:
        x, y, turn, _ = between(self.lies, self.place, part)
        self.setPos(x, y)
        self.setRotation(turn)
        self.setScale((self.lies.width + (self.place.width - self.lies.width) * part) / self.place.width)

    def _arrive(self) -> None:
        if self.way.direction() == _DOWN:
            self.vanish()

    def vanish(self) -> None:
        """Be gone at once."""
        if self.scene() is not None:
            # First: an animation that is stopped at its beginning says that it is finished.
            self.scene().removeItem(self)
            self.way.stop()
            self.way.deleteLater()


class EnlargedPiece:
    """The piece that is shown larger, above the others, if one is; the ``words`` go where it goes. One that is held and
    follows no mouse stands apart as long as it is held.
    """

    def __init__(self, pieces: LaidPieces, openings: Openings, words: PointedWords) -> None:
        self._pieces, self._openings, self.words = pieces, openings, words
        self._larger: RisingPiece | None = None
        self._held: RisingPiece | None = None
        self._sinking: dict[str, RisingPiece] = {}

    def point(self, key: str) -> None:
        """Show a piece that is pointed at; of none, words stay a moment."""
        if key:
            self.look(key)
        else:
            self._enlarge("")
            self.words.leave()

    def rest(self, key: str) -> None:
        """Show a piece larger at which the mouse rests while the picture becomes another: words that are there stay
        where they are still true, new ones do not come.
        """
        if key and key == self.words.wanted:
            self.look(key)
        else:
            self._enlarge(key)
            self.words.hide()

    def look(self, key: str, by_keys: bool = False) -> None:
        """Show a piece larger, if it needs that, and say what it is; "" for none. Keys are at no spot of their own that
        it must stay at: there it may stand apart.
        """
        self._enlarge(key, by_keys)
        self.explain(key)

    def hold(self, key: str) -> None:
        """Show a piece that is held where it lies apart, as long as it is held, if it cannot be read there."""
        self.let_go()
        apart = self._pieces.apart(key)
        if apart is not None:
            self._held = self._risen(key, self._pieces[key].place, apart)

    def let_go(self) -> None:
        """Nothing is held any more."""
        if self._held is not None:
            self._sinking[self._held.key] = self._held
            self._held.sink()
            self._held = None

    def explain(self, key: str) -> None:
        """Say what a piece is, or a target that is read like one, as large as it is now."""
        piece = self._pieces.get(key)
        if piece is not None:
            self.words.look(key, piece.area() if self._larger is None else self._larger.place.area())
        elif key in self._openings.heard():
            self.words.look(key, self._pieces.target_area(key))
        else:
            self.words.hide()

    def _enlarge(self, key: str, by_keys: bool = False) -> None:
        pieces, table = self._pieces, self._pieces.table
        if self._larger is not None:
            self._sinking[self._larger.key] = self._larger
            self._larger.sink()
            self._larger = None
        if pieces.held in self._sinking and self._held is None:
            self._sinking[pieces.held].vanish()
        self._sinking = {one: piece for one, piece in self._sinking.items() if piece.scene() is not None}
        piece = pieces.get(key)
        place = None
        if piece is not None and not pieces.held:
            place = pieces.apart(key) if by_keys else None
            place = place or table.reading.closer(key, piece.place)
        # Larger, it would have the targets that lie on it where they are not clicked.
        if piece is not None and place is not None and not self._openings.has_targets_on(key):
            self._larger = self._risen(key, piece.place, place)

    def _risen(self, key: str, lies: Place, place: Place) -> RisingPiece:
        """A piece on its way from where it lies to a place: one that sinks there comes up again."""
        before = self._sinking.pop(key, None)
        if before is not None and (before.lies, before.place) == (lies, place):
            before.rise()
            return before
        if before is not None:
            before.vanish()
        pieces = self._pieces
        time = round(pieces.table.reading.rise * pieces.table.context.settings.motion_factor)
        risen = RisingPiece(key, lies, place, pieces, time)
        pieces.scene.addItem(risen)
        return risen

    def keep_up(self) -> None:
        """Show no piece larger that is there no more."""
        if self._larger is not None and self._larger.key not in self._pieces.places:
            self.look("")
        if self._held is not None and self._pieces.places.get(self._held.key) != self._held.lies:
            self.let_go()
        for key, piece in self._sinking.items():
            if self._pieces.places.get(key) != piece.lies:
                piece.vanish()

    def sharpen(self) -> None:
        """Paint it for the present ratio and zoom."""
        for piece in (*self._sinking.values(), *filter(None, [self._larger, self._held])):
            piece.sharpen(self._pieces.zoom.ratio)
