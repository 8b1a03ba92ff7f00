"""Pointing: the pieces that a line speaks of are ringed while somebody points at it, wherever they are."""

from collections.abc import Callable, Sequence

from boardroom.ui.game_page.turn.curtain import Curtain
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.stage.stage import Stage
from boardroom.ui.stage.table import Table


class Pointing:
    """Has the pieces of a line ringed, and brought into view before that; afterwards all is as it was.

    ``redraw`` shows the table anew, without motion.
    """

    def __init__(
        self, presenter: Presenter, table: Table, stage: Stage, curtain: Curtain, redraw: Callable[[], None]
    ) -> None:
        self._presenter, self._table, self._stage, self._curtain = presenter, table, stage, curtain
        self._redraw = redraw
        self._keys: tuple[str, ...] = ()
        self._pointer: int | None = None

    def point(self, keys: Sequence[str]) -> None:
        """Ring the pieces of a line that is pointed at; none, when it is no more."""
        self._keys, self._pointer = tuple(keys), self._presenter.hotseat.audience
        self._bring(anew=False)

    def point_again(self) -> None:
        """Ring them in another picture too, but for nobody else."""
        pointed = bool(self._keys)
        if self._pointer != self._presenter.hotseat.audience:
            self._keys = ()
        if pointed:
            self._bring(anew=True)

    def _bring(self, anew: bool) -> None:
        shown = self._presenter.shown
        # What is told brings into view what it is about, and a piece in hand stays where it can be put down.
        if shown is not None and not self._presenter.telling and not self._curtain.down and self._stage.drag is None:
            # Asked in any case: a look must end even where the picture is new.
            moved = self._table.reveal(self._keys, shown)
            if moved or anew:
                self._redraw()
        self._stage.pieces.ring(self._keys)
