"""The end of a game on its page: the page of the score, the way from it to the table and back, and what is offered.

The table stands beside the score and is the real one: what is pointed at in the score is ringed there, and it can be
zoomed and asked about as ever. So nothing is drawn twice, and a farm that is not in view is brought there.
"""

from collections.abc import Callable
from typing import Any, Final

from attrs import frozen

from boardroom.controller.rematch import series_of
from boardroom.controller.storage.best_games import lone_games, present_game
from boardroom.engine.enumerations import sentences
from boardroom.engine.prompt import Role
from boardroom.engine.series import Standing, standing
from boardroom.engine.text import phrase
from boardroom.ui.game_page.prompt.offer import Offer
from boardroom.ui.game_page.prompt.prompt_bar import PromptBar
from boardroom.ui.game_page.prompt.prompt_line import GRAND, prompt_height
from boardroom.ui.game_page.prompt.prompting import Headline, Prompting
from boardroom.ui.game_page.score.best_games import Search
from boardroom.ui.game_page.score.score_column import ScoreColumn
from boardroom.ui.game_page.score.victors import victors
from boardroom.ui.game_page.turn.after_decision import after_decision
from boardroom.ui.game_page.turn.flow import Flow
from boardroom.ui.game_page.turn.handover import Handover
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.game_page.turn.turn_lines import Line
from boardroom.ui.stage.stage import Stage

_MARGIN = 4
_SO_FAR: Final = phrase("Score", "The score so far.", "for a screen reader")
_OPENED: Final = phrase("Score", "The final score.", "for a screen reader")
_CLOSED: Final = phrase("Score", "The score is closed.", "for a screen reader")


@frozen
class Ending:
    """Has the score opened and closed, at the end and before.

    ``arrange`` gives every part of the page its room; ``again`` begins a rematch, ``export`` saves the game elsewhere.
    """

    presenter: Presenter
    stage: Stage
    prompt: PromptBar
    prompting: Prompting
    score: ScoreColumn
    handover: Handover
    flow: Flow
    arrange: Callable[[], object]
    again: Callable[[], object]
    export: Callable[[], object]

    def connect(self) -> None:
        """Begin to do so."""
        self.score.look.connect(self.toggle_score)
        self.score.turned.connect(self._turn)
        self.score.series = self._series
        self.score.search = self._search
        self.score.since = self._since
        self.prompting.headline = self._headline

    def toggle_score(self) -> None:
        """Open the score, or close it."""
        shown = self.presenter.shown
        if shown is not None and self.handover.free:
            self.score.toggle(shown, self.presenter.session.outcome)
            # After the number that has the focus: what it belongs to.
            opened = _OPENED if self.score.at_end else _SO_FAR
            self.prompt.last.mention(opened if self.score.open else _CLOSED)

    def offers(self) -> list[Offer]:
        """The buttons of a game that is over: beside the headline of the score, or the way back to it and what can
        still be taken back.
        """
        if not self.score.open:
            look = Offer("look", phrase("Score", "Show the score"), self.toggle_score, Role.MAIN, "trophy")
            return [*self.prompting.undo(None), look]
        told = self.presenter.last_turn().deeds
        replay = Offer("replay", phrase("Score", "See the last turn again"), self.see_again, icon="replay")
        return [
            *(offer for offer in self.prompting.undo(None) if offer.why is None),
            # Far from the button by which a game may end: who clicks there once more would never see the score.
            Offer("again", phrase("Score", "Play again"), self.again, Role.MAIN, "restart", leaves=True),
            *([replay] if told else []),
            Offer("export", phrase("Score", "Export"), self.export, icon="export"),
            Offer("look", phrase("Score", "View the table"), self.toggle_score, icon="eye"),
        ]

    def see_again(self) -> None:
        """See the last turn again, on the whole table; a page of the score comes back after it."""
        self.see_step(None)

    def see_step(self, event: Any) -> None:
        """See the last turn again and stay at an event of it."""
        if self.score.at_end and self.handover.free:
            self.score.step_aside()
        self.flow.see_again(event)

    def _turn(self) -> None:
        """Make room for the score that has opened, or use what one left that has closed."""
        self.prompt.be_grand(self.score.at_end)
        self.arrange()
        if self.handover.free and self.presenter.shown is not None:
            self.prompting.show()
        if not self.score.open and self.stage.window().focusWidget() is None:
            self.stage.setFocus()

    def _headline(self) -> Headline | None:
        """Who won and why, and what is to be said of the game as a whole; None while it goes on."""
        outcome, shown = self.presenter.session.outcome, self.presenter.shown
        if outcome is None or shown is None:
            return None
        picture = None
        if self.score.at_end:
            ratio = self.prompt.devicePixelRatioF()
            high = prompt_height(self.stage.table.context.theme, GRAND)
            picture = victors(self.stage.table, outcome, shown, high - 2 * _MARGIN, ratio)
        return Headline(outcome.reason, sentences(*outcome.notes), picture)

    def _series(self) -> Standing | None:
        """How the series stands; None where this was its only game."""
        session = self.presenter.session
        series = series_of(session)
        return standing(series, len(session.seats)) if len(series) > 1 else None

    def _since(self) -> list[Line]:
        """What others did after the last decision of the only person who plays: no decision of that person comes after
        it for which all that was to be looked through.
        """
        presenter, seat = self.presenter, self.presenter.told_to()
        if seat is None or len(presenter.session.people) != 1 or self.stage.table.panels.tells_last_turn:
            # A table with a panel of its own for the last turn tells more there than a list of what others did.
            return []
        audience = presenter.hotseat.audience
        return after_decision(presenter.session, presenter.histories.of(audience), seat, audience)

    def _search(self) -> Search | None:
        """The way to the best games of one player alone; None where games are not measured by others."""
        session, store = self.presenter.session, self.stage.table.context.store
        present = present_game(session)
        return None if present is None else Search(present, lone_games(store, session))
