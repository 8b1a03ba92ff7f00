"""What is pointed at: the pieces that a line speaks of are ringed, wherever they are; which piece is looked at closely,
and for how long.
"""

from collections.abc import Callable, Container, Sequence

from boardroom.ui.game_page.page.side_column import SideColumn
from boardroom.ui.game_page.turn.curtain import Curtain
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.stage.stage import Stage
from boardroom.ui.stage.table import Table


class Pointing:
    """Has the pieces of a line ringed, and brought into view before that; afterwards all is as it was.

    ``redraw`` shows the table anew, without motion.
    """

    def __init__(self, presenter: Presenter, stage: Stage, curtain: Curtain, redraw: Callable[[], None]) -> None:
        self._presenter, self._stage, self._curtain = presenter, stage, curtain
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
            moved = self._stage.table.reveal(self._keys, shown)
            if moved or anew:
                self._redraw()
        self._stage.pieces.ring(self._keys)


class Inspecting:
    """Shows a piece in the inspector: what is pointed at, unless another one is kept there. ``there`` gives the keys of
    all pieces of what is shown: one that is just going away is none of them.
    """

    def __init__(
        self,
        presenter: Presenter,
        table: Table,
        side: SideColumn,
        curtain: Curtain,
        there: Callable[[], Container[str]],
    ) -> None:
        self._presenter, self._table, self._side, self._curtain = presenter, table, side, curtain
        self._there = there
        self._inspected = self._kept = ""
        self._looker: int | None = None
        self._open_before = ""
        """What of the folded column was open when a piece was kept: it is so again when that is let go."""

    def keep(self, key: str) -> None:
        """Show a piece and keep it there; the same one again, or none, is let go."""
        if not self._kept:
            self._open_before = self._side.opened_part
        self._kept = key if key != self._kept and key in self._there() else ""
        self._look_at(self._kept)
        self._side.inspector.show_pin(bool(self._kept))
        if self._side.folded:
            before = self._open_before if self._open_before != "inspector" else ""
            self._side.open("inspector" if self._kept else before)

    def let_go(self) -> bool:
        """Keep nothing there any more; whether something was kept."""
        kept = bool(self._kept)
        if kept:
            self.keep(self._kept)
        return kept

    def point(self, key: str) -> None:
        """Show a piece that is pointed at, if none is kept."""
        if key in self._there() and not self._kept:
            self._look_at(key)

    def let_go_of_gone(self, layout: Container[str]) -> None:
        """Show nothing any more, if what is inspected is gone or if somebody else looks."""
        audience = self._presenter.hotseat.audience
        another, self._looker = self._looker != audience, audience
        if another or self._inspected not in layout:
            self._inspected = self._kept = ""
            self._side.inspector.show_pin(False)
            self._look_at("")
        if another:
            self._side.share_anew()

    def look_again(self) -> None:
        """Show what is inspected as it is now."""
        self._look_at(self._inspected)

    def _look_at(self, key: str) -> None:
        shown = self._presenter.shown
        if shown is not None and not (key and self._curtain.down):
            self._inspected = key
            self._side.inspector.inspect(self._table.inspect(key, shown) if key else None)
