"""The last turn beside the table: kept up with what is shown, and opened by itself where a person wants that."""

from collections.abc import Callable

from PySide6.QtCore import QTimer

from boardroom.ui.game_page.page.side_column import LAST_TURN, SideColumn
from boardroom.ui.game_page.turn.last_turn import LastTurn
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.stage.presentation import Presentation


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

    def follow(self, shown: Presentation) -> None:
        """Tell the last turn as far as it is shown; all of it while it is seen again."""
        listed = self._side.last_turn
        if listed is not None:
            listed.tell(self._told(shown))
            listed.mark(self._presenter.told)

    def open_for(self, shown: Presentation) -> None:
        """Have the lines come into view where a turn begins with what is shown: not later, as the table may make room
        for them.
        """
        listed = self._side.last_turn
        if listed is None or shown.caption is not None or shown.actor is None or shown.actor != shown.audience:
            return
        told = self._told(shown)
        begun, self._begun = self._begun, (shown.audience, told.place)
        wanted = listed.context.settings.get("last_turn")
        # A game that is opened is looked at as it was left.
        new = begun not in (None, self._begun) and any(entry.seat != shown.audience for entry in told.entries)
        always = wanted == "always" and not self._side.folded
        if new and (always or (wanted == "concerning" and told.concerns)):
            # When the picture that this belongs to stands.
            QTimer.singleShot(0, self._side, self._open)

    def _told(self, shown: Presentation) -> LastTurn:
        return self._presenter.last_turn(None if self._presenter.telling_again else shown.history)

    def _open(self) -> None:
        side = self._side
        if not side.folded:
            side.show_tab(LAST_TURN)
        elif not side.opened_part and self._makes_room():
            side.open(LAST_TURN)
