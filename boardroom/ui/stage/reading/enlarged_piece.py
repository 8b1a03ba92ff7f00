"""A closer look: one piece shown larger where it lies, if it is too small there to be read, with words about it."""

from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE, Piece
from boardroom.ui.stage.reading.pointed_words import PointedWords


class EnlargedPiece:
    """The piece that is shown larger, above the others, if one is; the ``words`` go where it goes."""

    def __init__(self, pieces: LaidPieces, openings: Openings, words: PointedWords) -> None:
        self._pieces, self._openings, self.words = pieces, openings, words
        self._larger: Piece | None = None

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

    def look(self, key: str) -> None:
        """Show a piece larger, if it needs that, and say what it is; "" for none."""
        self._enlarge(key)
        piece = self._pieces.get(key)
        if piece is not None:
            self.words.look(key, (self._larger or piece).area())
        elif key in self._openings.heard():
            self.words.look(key, self._pieces.target_area(key))
        else:
            self.words.hide()

    def _enlarge(self, key: str) -> None:
        if self._larger is not None:
            self._pieces.scene.removeItem(self._larger)
            self._larger = None
        pieces, table = self._pieces, self._pieces.table
        piece = pieces.get(key)
        place = table.reading.closer(key, piece.place) if piece is not None and not pieces.held else None
        # Larger, it would have the targets that lie on it where they are not clicked.
        if place is not None and not self._openings.has_targets_on(key):
            self._larger = Piece(key, place, table.face, pieces.zoom.ratio)
            self._larger.setZValue(BAND_BUBBLE)
            self._pieces.scene.addItem(self._larger)

    def keep_up(self) -> None:
        """Show no piece larger that is there no more."""
        if self._larger is not None and self._larger.key not in self._pieces.places:
            self.look("")

    def sharpen(self) -> None:
        """Paint it for the present ratio and zoom."""
        if self._larger is not None:
            self._larger.sharpen(self._pieces.zoom.ratio)
