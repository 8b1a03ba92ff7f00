"""Handing the screen over: between two people nothing of the table can be seen or reached."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from boardroom.engine.rules import IllegalAction
from boardroom.engine.text import phrase
from boardroom.ui.game_page.turn.beats import takes_time
from boardroom.ui.game_page.turn.curtain import Curtain
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.stage.stage import Stage


class Handover:
    """Lets the curtain fall over the covered widgets and gives them to who opens it."""

    def __init__(self, curtain: Curtain, presenter: Presenter, stage: Stage, covered: Sequence[QWidget]) -> None:
        self._curtain, self._presenter, self._stage, self._covered = curtain, presenter, stage, tuple(covered)

    @property
    def free(self) -> bool:
        """Whether who looks can do something: nothing is being told, and no curtain hangs."""
        return not self._presenter.telling and not self._curtain.down

    def prepare(self) -> None:
        """The curtain will fall over what is shown next: no time is spent on painting that."""
        self._stage.ground.unseen = True

    def fall(self, seat: int, back: int | None = None) -> None:
        """Cover everything until the person at a seat has come; with ``back`` that person only wants to look, and that
        seat goes on if not.
        """
        session = self._presenter.session
        progress = session.rules.progress(session.view(None))
        phase = progress.phases[progress.current]
        where = phrase("Curtain", "{round}, {phase}").put(round=progress.label, phase=phase)
        badge = self._stage.table.badge(seat, 88, self._curtain.devicePixelRatioF())
        seen, to_look = self._presenter.hotseat.seen.get(seat), back is not None
        told = session.history(None, seen) if seen is not None else []
        news = any(takes_time(self._stage.table, entry) for entry in told)
        back = self._may_take_back(seat) if back is None else back
        self._curtain.fall(seat, badge, session.manifest.title, where, back, news, to_look, not session.length)
        self._uncover(False)

    def hold(self) -> None:
        """Open to nobody for a moment: who hurries through what is told must not see the next hand by that."""
        self._curtain.hold()

    def clear(self) -> None:
        """Cover nothing: the next picture is for who looks already, or for everybody."""
        if self._curtain.down:
            self._curtain.raise_away()
        self._uncover()

    def lift(self, seat: int) -> None:
        """Give the table to the person at a seat, who has opened the curtain."""
        self._uncover()
        before = self._presenter.hotseat.lift(seat)
        self._presenter.new_from = before if 0 < before < self._presenter.session.length else -1

    def take_back(self, seat: int) -> bool:
        """Undo a confirmation from the curtain, which then hangs for who confirmed; False if it was too late."""
        self._curtain.raise_away()
        self._presenter.hotseat.due = seat
        try:
            self._presenter.session.undo(seat)
        except IllegalAction:
            return False
        return True

    def _may_take_back(self, seat: int) -> int | None:
        """Who confirmed just now and may still think better of it, until the curtain lifts for the next."""
        session = self._presenter.session
        actors = session.actors()
        for other in session.people:
            if other != seat and other not in actors and session.why_no_undo(other) is None:
                return other
        return None

    def _uncover(self, enabled: bool = True) -> None:
        self._stage.ground.unseen = not enabled
        for widget in self._covered:
            widget.setEnabled(enabled)
