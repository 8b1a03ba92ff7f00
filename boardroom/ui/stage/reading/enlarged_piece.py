"""A closer look: one piece shown larger where it lies, if it is too small there to be read."""

from boardroom.ui.stage.gestures.openings import Openings
from boardroom.ui.stage.pieces.laid_pieces import LaidPieces
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE, Piece


class EnlargedPiece:
    """The piece that is shown larger, above the others, if one is."""

    def __init__(self, pieces: LaidPieces, openings: Openings) -> None:
        self._pieces, self._openings = pieces, openings
        self._larger: Piece | None = None

    def look(self, key: str) -> None:
        """Show a piece larger, if it needs that; "" for none."""
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
