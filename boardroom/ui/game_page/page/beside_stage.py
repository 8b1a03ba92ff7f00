"""What stands beside the stage, brought up to what is shown: progress, inspector, panels, log, score, an open pile."""

from typing import Any, Final

from attrs import define, field
from PySide6.QtCore import QTimer

from boardroom.ui.game_page.page.left_column import LeftColumn
from boardroom.ui.game_page.page.pointing import Inspecting
from boardroom.ui.game_page.page.telling_last_turn import TellingLastTurn
from boardroom.ui.game_page.page.top_bar import TopBar
from boardroom.ui.game_page.panels.log import Log
from boardroom.ui.game_page.panels.log_lines import LOOKED, TURN
from boardroom.ui.game_page.panels.pile_viewer import PileViewer
from boardroom.ui.game_page.prompt.heard_line import LastMessage
from boardroom.ui.game_page.score.score_column import ScoreColumn
from boardroom.ui.game_page.turn.beats import takes_time
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.stage import Stage

AFTER_TABLE: Final = 30
"""Milliseconds in which the table is on the screen: after that it is explained beside it."""


@define(eq=False)
class BesideStage:
    """The parts of a page that follow the stage: whatever it shows, they show the same. What explains it, the last turn
    in words and a piece that is inspected, comes a moment after the table: what a hand has done is seen first.
    """

    presenter: Presenter
    stage: Stage
    bar: TopBar
    inspecting: Inspecting
    left: LeftColumn
    pile: PileViewer
    log: Log
    score: ScoreColumn
    last: LastMessage
    last_turn: TellingLastTurn
    _audience: int | None = field(default=-1, init=False)
    """Who looked last, None for everybody; nobody has yet."""
    _unexplained: Presentation | None = field(default=None, init=False)
    """What the table shows and is not explained yet."""
    _after_table: QTimer = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._after_table = QTimer(self.stage, singleShot=True, interval=AFTER_TABLE)
        self._after_table.timeout.connect(self.explain)

    def follow(self, shown: Presentation) -> None:
        """Bring all of them up to what the stage shows now: at once, or a moment later what explains it to the same
        audience.
        """
        outcome = self.presenter.session.outcome
        if shown.progress is not None:
            self.bar.show_progress(shown.progress, shown.caption is None and outcome is not None)
        self.left.refresh(shown)
        self.pile.follow(shown)
        self._tell(shown)
        self.last_turn.open_for(shown)
        self._unexplained = shown
        another, self._audience = self._audience != shown.audience, shown.audience
        if another:
            # Nothing of it stays a moment longer before other eyes.
            self.explain()
        elif not self._after_table.isActive():
            self._after_table.start()
        self.score.follow(shown, outcome)
        # At the end the buttons of score and replay stand beside the prompt, and nowhere else.
        self.bar.offer_score(self.score.offered and outcome is None)
        if outcome is not None:
            self.bar.offer_replay(False)
        elif not self.bar.offers_replay:
            self.bar.offer_replay(any(takes_time(self.stage.table, told) for told in shown.history))

    def explain(self) -> None:
        """Explain at once what the table shows, as far as it is not explained yet."""
        self._after_table.stop()
        shown, self._unexplained = self._unexplained, None
        if shown is not None:
            self.inspecting.let_go_of_gone(self.stage.pieces.places)
            self.inspecting.look_again()
            self.last_turn.follow(shown)

    def _tell(self, shown: Presentation) -> None:
        """Write the log and tell what is new in it: to another audience all since it looked, or anybody was told."""
        session, new_from = self.presenter.session, self.presenter.new_from
        other, told = self.last.attend(shown.audience), self.last.reached(session.length)
        mark, marked_from = LOOKED, new_from
        if new_from < 0:
            mark, marked_from = TURN, self.presenter.last_turn(shown.history).since
        written = self.log.tell(shown.history, marked_from, mark)
        if other:
            since = min(told, new_from) if new_from >= 0 else told
            # Everybody hears what only one of them was told while it was done.
            written = self._unheard(since if shown.audience is not None else min(since, self.last.heard_by_all))
        self.last.keep_up(session.length)
        if not session.length and self.last.first_time():
            opening = session.rules.words.opening(shown.view)
            if opening is not None:
                self.last.happened(opening)
        for event in written:
            if session.outcome is not None and session.rules.words.tells_end(event):
                # Nor what a hand did to end it.
                self.last.done(None)
                continue
            self.last.happened(session.rules.words.describe(event))

    def _unheard(self, place: int) -> list[Any]:
        """What happened from a place on, without what everybody has been told in the same words."""
        common = {told.place: told.events for told in self.presenter.histories.of(None).since(place)}
        return [
            event
            for there, event in self.log.since(place)
            if there >= self.last.heard_by_all or event not in common.get(there, ())
        ]
