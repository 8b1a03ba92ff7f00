"""The entries of the Game menu while a game is on the table."""

from collections.abc import Callable
from functools import partial
from typing import Any

from attrs import frozen
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.prompt.acting import Acting
from boardroom.ui.game_page.score.score_column import ScoreColumn
from boardroom.ui.game_page.turn.beats import last_turn
from boardroom.ui.game_page.turn.handover import Handover
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets import popup_menus
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.gestures.gesture import Gesture


@frozen
class PageActions:
    """What the entries can have done by the page of the game."""

    undo: Callable[[], object]
    redo: Callable[[], object]
    see_again: Callable[[], object]
    toggle_score: Callable[[], object]
    sort_hand: Callable[[], object]
    look_at_hand: Callable[[int], object]


@frozen
class GameMenu:
    """Makes the entries of the Game menu for one page, from what can be done there now."""

    context: AppContext
    names: tuple[SeatName, ...]
    presenter: Presenter
    acting: Acting
    handover: Handover
    score: ScoreColumn
    actions: PageActions

    def entries(self, owner: QMenu) -> list[QAction]:
        """What can be done now with the game, beside acting in it. They live as long as their owner."""
        session, presenter, actions = self.presenter.session, self.presenter, self.actions
        hotseat, free = presenter.hotseat, self.handover.free
        made: list[QAction] = []

        def entry(text: Text, act: Callable[[], Any], enabled: bool = True, keys: str = "") -> None:
            action = popup_menus.said(self.context, owner, text, act, seats=self.names)
            if keys:
                shortcuts.show(action, keys)
            action.setEnabled(enabled)
            made.append(action)

        own = hotseat.taker_back()
        undoable = free and own is not None and session.why_no_undo(own) is None
        entry(phrase("Menu", "Undo"), actions.undo, undoable, "undo")
        again = hotseat.redoer()
        entry(phrase("Menu", "Redo"), actions.redo, free and again is not None and session.can_redo(again), "redo")
        told = bool(last_turn(session, self.acting.table, presenter.histories.of(None)))
        entry(phrase("Menu", "See the last turn again"), actions.see_again, free and told)
        if self.score.offered:
            label = phrase("Menu", "Hide the score") if self.score.open else phrase("Menu", "Show the score")
            entry(label, actions.toggle_score, free)
        if self.acting.table.handling.hand_orders:
            entry(phrase("Menu", "Sort the hand another way"), actions.sort_hand, free, "sort")
        if not hotseat.alone and session.outcome is None:
            for seat in session.people:
                text = phrase("Menu", "Look at {seat}’s hand").put(seat=Seat(seat))
                hidden = hotseat.audience != seat and not hotseat.open(seat)
                entry(text, partial(actions.look_at_hand, seat), free and hidden)
        if presenter.actor is not None and free and not session.readonly:
            for action in session.table_actions(presenter.actor):
                gesture = Gesture("", "", (action,))
                entry(session.rules.words.describe(action), partial(self.acting.confirm, gesture))
        if free and not session.readonly:
            made += self._answers(owner)
        return made

    def _answers(self, owner: QMenu) -> list[QAction]:
        """For every person and optional step: asked, always, never."""
        labels = {
            "ask": phrase("Menu", "Ask each time"),
            "always": phrase("Menu", "Always"),
            "never": phrase("Menu", "Never"),
        }
        session = self.presenter.session
        made = []
        for step in session.manifest.optional_steps:
            for seat in session.people:
                text = phrase("Menu", "{step}: {seat}").put(step=step.title, seat=Seat(seat))
                menu = popup_menus.titled(self.context, owner, text, self.names)
                for answer in step.answers:
                    choose = partial(session.set_answer, seat, step.key, answer)
                    action = popup_menus.said(self.context, menu, labels[answer], choose)
                    action.setCheckable(True)
                    action.setChecked(dict(session.seats[seat].answers).get(step.key, "ask") == answer)
                    menu.addAction(action)
                made.append(menu.menuAction())
        return made
