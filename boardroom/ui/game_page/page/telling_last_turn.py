"""The last turn beside the table: kept up with what is shown, and opened by itself where a person wants that."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QTimer

from boardroom.ui.game_page.page.side_column import LAST_TURN, SideColumn
from boardroom.ui.game_page.turn.last_turn import LastTurn
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.stage.presentation import Presentation

AFTER_TABLE: Final = 30
"""Milliseconds in which the table is on the screen: after that its words are told beside it."""


class TellingLastTurn:
    """Tells whoever looks what happened since their last decision. Where the column is unfolded the lines come into
    view at the beginning of a turn: always, if something concerns who acts, or never, as the setting says. Of a folded
    column they stand open from the beginning (``OpenPanels``), as a table that changes its size by itself puzzles its
    players; only whoever asked for that has them opened when something concerns them. ``makes_room`` tells whether the
    table does for what is opened.
    """

    def __init__(self, presenter: Presenter, side: SideColumn, makes_room: Callable[[], bool]) -> None:
        self._presenter, self._side, self._makes_room = presenter, side, makes_room
        self._begun: tuple[int | None, int] | None = None
        """For whom the lines came into view last, and the newest place that they told of."""
        self._audience: int | None = -1
        """Who looked last, None for everybody; nobody has yet."""
        self._to_tell: tuple[LastTurn, Any] | None = None
        """The last turn that is still to be told, and the event whose picture stands."""
        self._begins_for: int | None = None
        """Who is to act at what is still to be told."""
        self._after_table = QTimer(side, singleShot=True, interval=AFTER_TABLE)
        self._after_table.timeout.connect(self.catch_up)

    def follow(self, shown: Presentation) -> None:
        """Tell the last turn as far as it is shown; all of it while it is seen again. To the same audience a moment
        after the table has changed: what a hand has done is seen first, and the words of it then.
        """
        if self._side.last_turn is None:
            return
        told = self._presenter.last_turn(None if self._presenter.telling_again else shown.history)
        another, self._audience = self._audience != shown.audience, shown.audience
        self._to_tell = told, self._presenter.told
        acts = shown.caption is None and shown.actor is not None and shown.actor == shown.audience
        self._begins_for = shown.audience if acts else None
        if another:
            # Nothing of it stays a moment longer before other eyes.
            self.catch_up()
        elif not self._after_table.isActive():
            self._after_table.start()

    def catch_up(self) -> None:
        """Tell at once what is still to be told."""
        self._after_table.stop()
        listed = self._side.last_turn
        if listed is None or self._to_tell is None:
            return
        (told, event), self._to_tell = self._to_tell, None
        listed.tell(told)
        listed.mark(event)
        if self._begins_for is None:
            return
        begun, self._begun = self._begun, (self._begins_for, told.place)
        wanted = listed.context.settings.get("last_turn")
        # A game that is opened is looked at as it was left.
        new = begun not in (None, self._begun) and any(deed.seat != self._begins_for for deed in told.deeds)
        if new and (told.concerns if wanted == "concerning" else wanted == "always" and not self._side.folded):
            # When the picture that this belongs to stands.
            QTimer.singleShot(0, self._side, self._open)

    def _open(self) -> None:
        side = self._side
        if not side.folded:
            side.show_tab(LAST_TURN)
        elif not side.opened_part and self._makes_room():
            side.open(LAST_TURN)
