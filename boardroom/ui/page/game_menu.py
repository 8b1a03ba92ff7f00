"""The entries of the Game menu while a game is on the table."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.kit import popup_menus
from boardroom.ui.page.history import last_turn
from boardroom.ui.stage.table import Gesture

if TYPE_CHECKING:
    from boardroom.ui.page.table_page import TablePage


def entries(page: "TablePage", owner: QMenu) -> list[QAction]:
    """What can be done now with the game of a page, beside acting in it. They live as long as their owner."""
    session, hotseat, presenter, free = page.session, page.hotseat, page.presenter, page.free
    made: list[QAction] = []

    def entry(text: Text, act: Callable[[], Any], enabled: bool = True) -> None:
        action = popup_menus.said(page.context, owner, text, act, seats=page.names)
        action.setEnabled(enabled)
        made.append(action)

    own = hotseat.taker_back()
    entry(phrase("Menu", "Undo"), page.undo, free and own is not None and session.why_no_undo(own) is None)
    entry(phrase("Menu", "Redo"), page.redo, free and own is not None and session.can_redo(own))
    told = last_turn(session, page.table, presenter.histories.of(None)) is not None
    entry(phrase("Menu", "See the last turn again"), page.see_again, free and told)
    if page.score.offered:
        label = phrase("Menu", "Hide the score") if page.score.open else phrase("Menu", "Show the score")
        entry(label, page.toggle_score, free)
    if not hotseat.alone and session.outcome is None:
        for seat in session.people:
            text = phrase("Menu", "Look at {seat}’s hand").put(seat=Seat(seat))
            hidden = hotseat.audience != seat and not hotseat.open(seat)
            entry(text, partial(page.look_at_hand, seat), free and hidden)
    if presenter.actor is not None and free and not session.readonly:
        for action in session.table_actions(presenter.actor):
            gesture = Gesture("", "", (action,))
            entry(session.rules.describe(action), partial(page.acting.confirm, gesture))
    if free and not session.readonly:
        made += _answers(page, owner)
    return made


def _answers(page: "TablePage", owner: QMenu) -> list[QAction]:
    """For every person and optional step: asked, always, never."""
    labels = {
        "ask": phrase("Menu", "Ask each time"),
        "always": phrase("Menu", "Always"),
        "never": phrase("Menu", "Never"),
    }
    session = page.session
    made = []
    for step in session.manifest.optional_steps:
        for seat in session.people:
            text = phrase("Menu", "{step}: {seat}").put(step=step.title, seat=Seat(seat))
            menu = popup_menus.titled(page.context, owner, text, page.names)
            for answer in step.answers:
                choose = partial(session.set_answer, seat, step.key, answer)
                action = popup_menus.said(page.context, menu, labels[answer], choose)
                action.setCheckable(True)
                action.setChecked(dict(session.seats[seat].answers).get(step.key, "ask") == answer)
                menu.addAction(action)
            made.append(menu.menuAction())
    return made
