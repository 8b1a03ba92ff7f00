"""The question over the stage: what a drop was meant to be, or whether something is really meant."""

from collections.abc import Callable, Sequence

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.prompt.heard_line import LastMessage
from boardroom.ui.stage.gestures.bubbles import CANCEL, Chooser
from boardroom.ui.stage.gestures.choices import Choice
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.stage import Stage


@frozen
class _Question:
    text: Text
    choices: Sequence[Choice]
    spot: QPointF
    take: Callable[[Gesture], None]
    warning: bool
    wary: bool
    beside: QRectF | None
    way_out: Text


class Asking:
    """Asks one question at a time, in a chooser beside a spot of the stage.

    What was dropped stays where it is until its question is answered; without an answer it goes home.
    """

    def __init__(self, page: QWidget, stage: Stage, last: LastMessage) -> None:
        self._page, self._stage, self._last = page, stage, last
        self._question: _Question | None = None
        self._given_up = True
        """Whether a question that ends without a choice was given up by who was asked."""
        self._chooser: Chooser | None = None

    def ask(
        self,
        text: Text,
        choices: Sequence[Choice],
        spot: QPointF,
        take: Callable[[Gesture], None],
        warning: bool = False,
        wary: bool = False,
        beside: QRectF | None = None,
        way_out: Text = CANCEL,
    ) -> None:
        """Ask in place of what was asked before; ``take`` gets the gesture that is chosen, if one is. Where it is a
        ``warning``, or ``wary``, a second Enter does nothing. What it is ``beside`` is not covered, if there is room;
        ``way_out`` is what choosing nothing is called.
        """
        self.dismiss()
        self._given_up = True
        self._question = _Question(text, choices, spot, take, warning, wary, beside, way_out)
        self._last.refused(text)
        self._open(self._question)

    @property
    def open(self) -> bool:
        """Whether a question waits for its answer."""
        return self._chooser is not None

    def ask_again(self) -> None:
        """Ask the question that stands anew, for another language or size."""
        if self._chooser is not None and self._question is not None:
            self._chooser.put_away()
            self._open(self._question)

    def dismiss(self) -> None:
        """Take the question back."""
        self._given_up = False
        if self._chooser is not None:
            self._chooser.dismiss()

    def give_up(self) -> None:
        """Choose nothing, as its way out does."""
        if self._chooser is not None:
            self._chooser.dismiss()

    def _open(self, question: _Question) -> None:
        stage = self._stage
        table = stage.table
        self._chooser = Chooser(
            self._page, table.context, table.seat_names, question.text, question.choices, question.warning,
            question.wary, question.way_out,
        )  # fmt: skip
        self._chooser.chosen.connect(self._chosen)
        self._chooser.closed.connect(self._closed)
        self._chooser.silent.connect(self._last.mention)
        if not question.warning:
            self._chooser.considered.connect(stage.drags.consider)
        at = QPointF(stage.mapFromScene(question.spot)) + QPointF(stage.pos())
        clear = QRectF()
        if question.beside is not None:
            clear = QRectF(stage.mapFromScene(question.beside).boundingRect().translated(stage.pos()))
        self._chooser.open_at(at, QRectF(stage.geometry()), clear)
        stage.speaking.hush(True)

    def _chosen(self, gesture: Gesture) -> None:
        question, self._chooser = self._question, None
        self._stage.drags.consider(None)
        self._stage.speaking.hush(False)
        self._stage.setFocus()
        if question is not None:
            question.take(gesture)

    def _closed(self) -> None:
        self._chooser = None
        self._stage.drags.consider(None)
        self._stage.drags.home()
        self._stage.speaking.hush(False)
        self._stage.setFocus()
        if self._given_up:
            self._last.mention(phrase("Chooser", "Nothing was done.", "for a screen reader: a question was cancelled"))
