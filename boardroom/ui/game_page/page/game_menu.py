"""The entries of the Game menu while a game is on the table."""

from collections.abc import Callable
from functools import partial
from typing import Any

from attrs import frozen
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.prompt.acting import Acting
from boardroom.ui.game_page.score.ending import Ending
from boardroom.ui.game_page.turn.flow import Flow
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.widgets import popup_menus
from boardroom.ui.stage.gestures.gesture import Gesture


@frozen
class GameMenu:
    """Makes the entries of the Game menu for one page, from what can be done there now. ``undo``, ``redo`` and
    ``sort_hand`` do so while somebody may look at the table.
    """

    acting: Acting
    flow: Flow
    ending: Ending
    undo: Callable[[], object]
    redo: Callable[[], object]
    sort_hand: Callable[[], object]

    def entries(self, owner: QMenu) -> list[QAction]:
        """What can be done now with the game, beside acting in it. They live as long as their owner."""
        session, presenter, table, score = (
            self.acting.session,
            self.acting.presenter,
            self.acting.table,
            self.ending.score,
        )
        hotseat, free = presenter.hotseat, self.ending.handover.free
        made: list[QAction] = []

        def entry(text: Text, act: Callable[[], Any], enabled: bool = True, keys: str = "") -> None:
            action = popup_menus.said(table.context, owner, text, act, seats=table.seat_names)
            if keys:
                shortcuts.show(action, keys)
            action.setEnabled(enabled)
            made.append(action)

        own = hotseat.taker_back()
        undoable = free and own is not None and session.why_no_undo(own) is None
        entry(phrase("Menu", "Undo"), self.undo, undoable, "undo")
        again = hotseat.redoer()
        entry(phrase("Menu", "Redo"), self.redo, free and again is not None and session.can_redo(again), "redo")
        told = bool(presenter.last_turn(presenter.histories.of(None)).deeds)
        entry(phrase("Menu", "See the last turn again"), self.ending.see_again, free and told)
        if score.offered:
            label = phrase("Menu", "Hide the score") if score.open else phrase("Menu", "Show the score")
            entry(label, self.ending.toggle_score, free)
        if table.handling.hand_orders:
            entry(phrase("Menu", "Sort the hand another way"), self.sort_hand, free, "sort")
        if not hotseat.alone and session.outcome is None:
            for seat in session.people:
                text = phrase("Menu", "Look at {seat}’s hand").put(seat=Seat(seat))
                hidden = hotseat.audience != seat and not hotseat.open(seat)
                entry(text, partial(self.flow.look_at_hand, seat), free and hidden)
        if presenter.actor is not None and free and not session.readonly:
            for action in session.table_actions(presenter.actor):
                gesture = Gesture("", "", (action,))
                entry(session.rules.words.describe(action), partial(self.acting.confirm, gesture))
        if free and not session.readonly:
            made += self._answers(owner)
        return made

    def _answers(self, owner: QMenu) -> list[QAction]:
        """For every person and optional step: asked once or each time, always, only who can, never."""
        labels = {
            "once": phrase("Menu", "Ask once", "when to ask about an optional move"),
            "ask": phrase("Menu", "Ask each time"),
            "always": phrase("Menu", "Always"),
            "able": phrase("Menu", "Ask only when I can", "when to ask about an optional move"),
            "never": phrase("Menu", "Never"),
        }
        session, table = self.acting.session, self.acting.table
        made = []
        for step in session.manifest.optional_steps:
            for seat in session.people:
                text = phrase("Menu", "{step}: {seat}").put(step=step.title, seat=Seat(seat))
                menu = popup_menus.titled(table.context, owner, text, table.seat_names)
                for answer in step.answers:
                    choose = partial(session.set_answer, seat, step.key, answer)
                    action = popup_menus.said(table.context, menu, labels[answer], choose)
                    action.setCheckable(True)
                    action.setChecked(dict(session.seats[seat].answers).get(step.key, "ask") == answer)
                    menu.addAction(action)
                made.append(menu.menuAction())
        return made
