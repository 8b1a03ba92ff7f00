"""The page of a running game: bar, prompt, stage, panels, curtain; it brings session and people together."""

from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QMenu, QVBoxLayout, QWidget

from boardroom.controller.desk import Desk
from boardroom.controller.session import Change, Kind, Session, Stale
from boardroom.engine.rules import IllegalAction, Preview, Role
from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.actions import ActionList
from boardroom.ui.bridge import Computers
from boardroom.ui.bubble import Chooser
from boardroom.ui.curtain import Curtain
from boardroom.ui.hotseat import Hotseat
from boardroom.ui.inspector import Inspector
from boardroom.ui.log import Log
from boardroom.ui.motion import Beat
from boardroom.ui.picture import ZOOM_STEP
from boardroom.ui.prompt import HEIGHT as PROMPT_HEIGHT
from boardroom.ui.prompt import MAIN_KEYS, Offer, PromptBar
from boardroom.ui.room import Room
from boardroom.ui.say import SeatName
from boardroom.ui.scorepad import ScorePad
from boardroom.ui.seatpanel import SeatPanel
from boardroom.ui.settings import ANSWERS
from boardroom.ui.sidecolumn import SideColumn
from boardroom.ui.stage import Stage
from boardroom.ui.table import Folding, Gesture, Shown, Table
from boardroom.ui.telling import Stories, beats, following, last_turn, up_to
from boardroom.ui.topbar import HEIGHT as BAR_HEIGHT
from boardroom.ui.topbar import TopBar

LEFT_WIDTH, LEFT_COMPACT, PAD_WIDTH = 246, 190, 380
FOLD_BELOW, COMPACT_BELOW = 1440, 1360
MARGIN = 8


_Question: TypeAlias = tuple[Text, Sequence[tuple[Text, Gesture, QPointF | None]], QPointF, bool]
"""What the chooser asks: the question, what there is to choose, where in the scene, whether it warns."""


class TablePage(QWidget):
    """A game on the table. ``leave`` for the lobby, ``again`` for another game of the same set-up."""

    leave = Signal()
    rules = Signal(str)
    settings = Signal()
    language = Signal()
    theme = Signal()
    again = Signal()
    export = Signal()

    def __init__(self, room: Room, session: Session, table: Table, desk: Desk | None = None) -> None:
        super().__init__()
        self.room, self.session, self.table, self.desk = room, session, table, desk
        self.names = tuple(SeatName(seat.name, seat.kind) for seat in session.seats)
        self.hotseat = Hotseat(session)
        self.stories = Stories(session)
        self.shown: Shown | None = None
        self._stamp = 0
        self._new_from = -1
        self._pad: ScorePad | None = None
        self._pad_wanted = True
        self._chooser: Chooser | None = None
        self._asked: _Question | None = None
        self._telling = False
        self._problem: Text | None = None
        self._inspected = self._kept = ""
        self._looker: int | None = None
        self.bar = TopBar(room, session.manifest.title, _line(session))
        self.prompt = PromptBar(room, self.names)
        self.stage = Stage(room, table, self.names, self._preview)
        self.inspector = Inspector(room, self.names)
        self.log = Log(room, session.rules, self.names)
        self.list = ActionList(room, session.rules, self.names)
        self.side = SideColumn(room, self.inspector, self.log, self.list)
        self.left = QWidget()
        left = QVBoxLayout(self.left)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(2)
        panels = table.panels()
        for index, panel in enumerate(panels):
            left.addWidget(panel, 1 if index + 1 == len(panels) else 0)
        self._seat_panels = (
            () if panels else tuple(SeatPanel(table, seat, self.names) for seat in range(len(self.names)))
        )
        for seat_panel in self._seat_panels:
            left.addWidget(seat_panel)
        left.addStretch(0)
        for child in (self.stage, self.bar, self.prompt, self.left, self.side):
            child.setParent(self)
        self.curtain = Curtain(self, room, self.names)
        self.computers = Computers(session)
        self.computers.failed.connect(self._computer_failed)
        room.tell(self.stage, self.stage.setAccessibleName, session.manifest.title)
        self._connect()
        table.recall(room.settings.memory(f"table.{session.manifest.id}"))
        self._unwatch = session.watch(self._changed)

    def _connect(self) -> None:
        self.bar.back.connect(self.leave)
        self.bar.fit.connect(self.stage.fit)
        self.bar.rules.connect(self._help)
        self.bar.settings.connect(self.settings)
        self.bar.language.connect(self.language)
        self.bar.theme.connect(self.theme)
        self.stage.chosen.connect(self._chosen)
        self.stage.refused.connect(self._refused)
        self.stage.shrugged.connect(lambda key: self._refused(key, key))
        self.stage.inspected.connect(self.inspect)
        self.stage.pointed.connect(self._point)
        self.stage.motion.begun.connect(self._beat_begun)
        self.log.pointed.connect(lambda key: self.stage.ring([key] if key else []))
        self.list.proposed.connect(self._listed)
        self.curtain.lifted.connect(self._lifted)
        self.curtain.left.connect(self.leave)
        self.curtain.taken_back.connect(self._take_back)
        standard = QKeySequence.StandardKey
        for keys, act in (
            (standard.Undo, self.undo),
            (standard.Redo, self.redo),
            (standard.ZoomIn, lambda: self.stage.zoom(ZOOM_STEP)),
            (standard.ZoomOut, lambda: self.stage.zoom(1 / ZOOM_STEP)),
            (QKeySequence("Ctrl+0"), self.stage.fit),
            (QKeySequence(MAIN_KEYS), self.prompt.press_main),
        ):
            QShortcut(keys, self).activated.connect(act)
        self.room.voice.changed.connect(self._retell)
        self.room.theme.changed.connect(self._retell)

    @property
    def telling(self) -> bool:
        """Whether what happened is being told, picture by picture."""
        return self._telling

    # Measures.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._ask_again()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.shown is None:
            self._arrange()
            self.decide()
            if self.session.complaint is not None:
                self.prompt.refuse(self.session.complaint)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._focus()

    def _focus(self) -> None:
        """Give the focus to what is to be done: the page itself has no use for it."""
        if self.curtain.down:
            self.curtain.button.setFocus()
        elif self._pad is not None and self._pad.isVisible():
            self._pad.first.setFocus()
        else:
            self.stage.setFocus()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        top = BAR_HEIGHT + PROMPT_HEIGHT
        self.bar.setGeometry(0, 0, width, BAR_HEIGHT)
        self.prompt.setGeometry(0, BAR_HEIGHT, width, PROMPT_HEIGHT)
        compact = width < COMPACT_BELOW
        for panel in self.table.panels():
            if isinstance(panel, Folding):
                panel.set_compact(compact)
        left = LEFT_COMPACT if compact else LEFT_WIDTH
        self.side.fold(width < FOLD_BELOW)
        self.stage.setGeometry(0, top, width, height - top)
        self.left.setGeometry(MARGIN, top + MARGIN, left, height - top - 2 * MARGIN)
        side = self.side.wanted_width()
        self.side.setGeometry(width - side - 4, top + MARGIN, side, height - top - 2 * MARGIN)
        taken = left
        if self._pad is not None:
            pad = min(PAD_WIDTH, width // 3)
            self._pad.setGeometry(MARGIN, top + MARGIN, pad, height - top - 2 * MARGIN)
            taken = pad if self._pad.isVisible() else left
        self.left.setVisible(self._pad is None or not self._pad_wanted)
        free = QRectF(
            taken + 2 * MARGIN, 0, width - taken - self.side.reserved_width - 3 * MARGIN - 4, height - top - 2
        )
        self.stage.occupy(QRectF(0, 0, width, height - top), free)
        self.curtain.setGeometry(self.rect())
        if self.curtain.isVisible():
            self.curtain.raise_()

    # What is shown.

    def _audience_view(self, actor: int | None) -> Shown:
        session, audience = self.session, self.hotseat.audience
        view = session.view(audience)
        if actor is None:
            return Shown(view, audience, story=self.stories.of(audience))
        own = self.hotseat.own() == actor
        return Shown(
            view,
            audience,
            actor,
            session.legal(actor),
            session.draft(actor) if own else (),
            session.rules.forecast(view, actor) if own else (),
            self.stories.of(audience),
        )

    def decide(self) -> None:
        """After every change: who is asked, who may look, what is shown."""
        self._telling = False
        waiting = self.hotseat.decide()
        self._pad_wanted = self._pad_wanted and self.session.outcome is not None
        if waiting is not None:
            self._show(None)
            self._drop_curtain(waiting)
            return
        if self.curtain.down:
            self.curtain.raise_away()
        self._uncover()
        actor = self.hotseat.actor() if self.session.outcome is None and not self.hotseat.looking else None
        if self.session.readonly and actor != self.hotseat.audience:
            actor = None
        self._show(actor)
        if self.session.outcome is not None:
            self._show_end()
        else:
            self.computers.wake()

    def _show(self, actor: int | None, glide: bool = True) -> None:
        self.shown = self._audience_view(actor)
        self._stamp = self.session.stamp(actor) if actor is not None else 0
        self.stage.show_table(self.shown, glide)
        self._look_again(self.table.layout(self.shown))
        self._refresh_panels(self.shown)
        self.log.tell(self.shown.story, self._new_from)
        self._show_progress(self.shown.view)
        self._show_prompt(actor)
        actions = (*self.shown.legal, *self.session.table_actions(actor)) if actor is not None else ()
        self.list.offer(actions)

    def _refresh_panels(self, shown: Shown) -> None:
        self.table.refresh(shown)
        for panel in self._seat_panels:
            panel.show_view(self.session.rules, shown.view)

    def _show_progress(self, view: Any) -> None:
        self.bar.show_progress(self.session.rules.progress(view), self.session.outcome is not None)

    def _show_prompt(self, actor: int | None) -> None:
        session, audience = self.session, self.hotseat.audience
        seat = actor if actor is not None else audience
        if seat is None:
            seat = next(iter(session.actors()), 0)
        prompt = session.rules.prompt(session.view(audience), seat)
        note = prompt.note
        if session.readonly and self.desk is not None:
            note = phrase("Prompt", "Another window plays this game; here you look on.")
        self.prompt.show_prompt(prompt.ask, note, self.table.badge(seat, 36, self.devicePixelRatioF()))
        offers = self._offers(actor) if actor is not None else self._looking_offers()
        if self._problem is not None:
            self.prompt.refuse(self._problem)
            again = phrase("Prompt", "Let it try again")
            offers.append(Offer("wake", again, self._try_again, Role.MAIN if actor is None else Role.PLAIN, "restart"))
        self.prompt.set_buttons(offers)

    def _looking_offers(self) -> list[Offer]:
        if self.hotseat.looking:
            return [Offer("back", phrase("Curtain", "Back"), self._look_up, Role.MAIN, "undo")]
        if self.session.outcome is None:
            return []
        look = phrase("Score", "Show the score") if not self._pad_wanted else phrase("Score", "Look at the table")
        return [
            Offer("look", look, self._toggle_pad, icon="eye"),
            Offer("again", phrase("Score", "Play again"), self.again.emit, Role.MAIN, "restart"),
        ]

    def _offers(self, actor: int) -> list[Offer]:
        session = self.session
        offers: list[Offer] = []
        assert self.shown is not None
        for tool in self.table.tools(self.shown):
            gesture = Gesture("", "", tool.actions, tool.redraft)
            act = partial(self._propose, gesture)
            offers.append(Offer(f"tool.{tool.key}", tool.label, act, icon=tool.icon, why=tool.why))
        none = phrase("Prompt", "nothing to undo", "why a button is off") if session.why_no_undo(actor) else None
        if self.hotseat.audience == actor or (self.hotseat.own() == actor and none is None):
            offers.append(Offer("undo", phrase("Prompt", "Undo"), self.undo, icon="undo", cap="Ctrl Z", why=none))
        prompt = session.rules.prompt(self.shown.view, actor)
        final = phrase("Prompt", "cannot be undone")
        for index, button in enumerate(prompt.buttons):
            gesture = Gesture("", "", (button.action,), preview=button.action)
            offers.append(
                Offer(
                    f"{index}.{session.rules.text(button.action)}",
                    button.label,
                    partial(self._consider, gesture),
                    button.role,
                    _ICONS.get(button.role, ""),
                    why=button.why,
                    remark=final if button.final else None,
                )
            )
        return offers

    def _retell(self) -> None:
        if self.shown is None or self._telling or self.curtain.down:
            self.update()
            return
        self._show(self.shown.actor, glide=False)
        self._ask_again()

    # Curtain.

    def _drop_curtain(self, seat: int) -> None:
        self._dismiss_chooser()
        progress = self.session.rules.progress(self.session.view(None))
        phase = progress.phases[progress.current]
        where = phrase("Curtain", "{round}, {phase}").put(round=progress.label, phase=phase)
        badge = self.table.badge(seat, 88, self.devicePixelRatioF())
        self.curtain.fall(seat, badge, self.session.manifest.title, where, self._may_take_back(seat))
        for child in (self.stage, self.left, self.side, self.prompt, self.bar):
            child.setEnabled(False)

    def _may_take_back(self, seat: int) -> int | None:
        """Who confirmed just now and may still think better of it, until the curtain lifts for the next."""
        actors = self.session.actors()
        for other in self.session.people:
            if other != seat and other not in actors and self.session.why_no_undo(other) is None:
                return other
        return None

    def _take_back(self, seat: int) -> None:
        """Undo a confirmation from the curtain; the curtain then hangs for who confirmed."""
        self.curtain.raise_away()
        self.hotseat.due = seat
        try:
            self.session.undo(seat)
        except IllegalAction:
            self.decide()

    def _uncover(self) -> None:
        for child in (self.stage, self.left, self.side, self.prompt, self.bar):
            child.setEnabled(True)

    def _lifted(self, seat: int) -> None:
        self._uncover()
        before = self.hotseat.lift(seat)
        self._new_from = before if 0 < before < self.session.length else -1
        self.decide()
        self.stage.setFocus()

    def look_at_hand(self, seat: int) -> None:
        """Let a person look at what is his or hers, behind the curtain."""
        if not self.hotseat.alone and self.hotseat.audience != seat and not self._telling:
            self.hotseat.turn_public()
            self.hotseat.looking = True
            self._show(None)
            self._drop_curtain(seat)

    def _look_up(self) -> None:
        """Enough of looking at one's hand: whoever is to act goes on."""
        self.hotseat.turn_public()
        self.decide()

    # Acting.

    def _preview(self, gesture: Gesture) -> Preview:
        shown, action = self.shown, gesture.preview
        if action is None or shown is None or shown.actor is None:
            return Preview()
        view = shown.view
        if gesture.redraft:
            # In its place of the new draft, not after the present one.
            before = gesture.actions[: gesture.actions.index(action)]
            view = self.session.view_with(shown.actor, before)
        return self.session.rules.preview(view, shown.actor, action)

    def _chosen(self, gestures: Sequence[Gesture], spot: QPointF) -> None:
        if len(gestures) == 1:
            self._consider(gestures[0], spot)
            return
        choices = []
        for gesture in gestures:
            action = gesture.preview if gesture.preview is not None else gesture.actions[-1]
            words = self.table.choice_label(action) or self.session.rules.describe(action)
            choices.append((words, gesture, self.table.choice_offset(action)))
        self._ask(phrase("Chooser", "Which one?"), choices, spot, False)

    def _listed(self, action: Any) -> None:
        gesture = Gesture("", "", (action,), preview=action)
        if self.shown is not None and self.shown.actor is not None:
            said = action in self.session.table_actions(self.shown.actor)
            (self._confirm if said else self._consider)(gesture)

    def _consider(self, gesture: Gesture, spot: QPointF | None = None) -> None:
        """Propose a gesture, after a warning where one is due."""
        preview = self._preview(gesture)
        if preview.warning is not None:
            anyway = phrase("Chooser", "Do it anyway")
            self._ask(preview.warning, [(anyway, gesture, None)], spot or self.stage.free.center(), True)
            return
        self._propose(gesture)

    def _ask(
        self, question: Text, choices: Sequence[tuple[Text, Gesture, QPointF | None]], spot: QPointF, warning: bool
    ) -> None:
        self._dismiss_chooser()
        self._asked = question, choices, spot, warning
        self._chooser = Chooser(self, self.room, self.names, question, choices, warning)
        take: Callable[[Gesture], None] = self._propose if warning else self._consider
        self._chooser.chosen.connect(take)
        self._chooser.closed.connect(self._chooser_closed)
        at = QPointF(self.stage.mapFromScene(spot)) + QPointF(self.stage.pos())
        self._chooser.open_at(at, QRectF(self.stage.geometry()))

    def _ask_again(self) -> None:
        """The question that stands, anew for another language or size."""
        if self._chooser is not None and self._asked is not None:
            self._ask(*self._asked)

    def _chooser_closed(self) -> None:
        self._chooser = None
        self.stage.home()
        self.stage.setFocus()

    def _dismiss_chooser(self) -> None:
        if self._chooser is not None:
            self._chooser.dismiss()

    def _propose(self, gesture: Gesture) -> None:
        if self.shown is None or self.shown.actor is None:
            return
        seat = self.shown.actor
        if len(gesture.actions) == 1 and not gesture.redraft:
            key = f"table.{self.session.manifest.id}"
            memory = self.room.settings.memory(key)
            wanted = self.table.locked_in(self.shown, memory)
        else:
            memory = wanted = {}
        try:
            if gesture.redraft:
                self.session.redraft(seat, gesture.actions, self._stamp)
            else:
                self.session.propose(seat, gesture.actions, self._stamp)
        except Stale:
            self.prompt.refuse(phrase("Prompt", "The table has changed meanwhile. Please look and try again."))
            self.stage.home()
        except IllegalAction as error:
            self.prompt.refuse(error.why)
            self.stage.home()
        else:
            if wanted != memory:
                self.room.settings.remember(f"table.{self.session.manifest.id}", wanted)
                self.table.recall(wanted)

    def _refused(self, source: str, target: str) -> None:
        if self.shown is None:
            return
        if self.shown.actor is None or self._telling:
            return
        meant = self.table.intent(self.shown, source, target)
        if meant is None:
            return
        if not isinstance(meant, Text):
            meant = self.session.rules.why_not(self.shown.view, self.shown.actor, meant)
        self.prompt.refuse(meant)

    def _computer_failed(self, problem: Text) -> None:
        self._problem = problem
        if self.shown is not None and not self._telling:
            self._show_prompt(self.shown.actor)

    def _try_again(self) -> None:
        self._problem = None
        self.computers.wake()
        if self.shown is not None:
            self._show_prompt(self.shown.actor)

    def undo(self) -> None:
        """Take back the last step of who looks at the table."""
        seat = self.hotseat.own()
        if seat is None or self._telling or self.curtain.down:
            return
        try:
            self.session.undo(seat)
        except IllegalAction as error:
            self.prompt.refuse(error.why)

    def redo(self) -> None:
        """Do again what was undone last."""
        seat = self.hotseat.own()
        if seat is None or self._telling or self.curtain.down:
            return
        try:
            self.session.redo(seat)
        except IllegalAction as error:
            self.prompt.refuse(error.why)

    # What happens.

    def _changed(self, change: Change) -> None:
        if change.kind is Kind.SEATS:
            return
        self.stories.changed(change.place)
        if change.seat not in self.session.people:
            self._problem = None
        actor = self.shown.actor if self.shown is not None else None
        if actor is not None and change.seat != actor and self.session.stamp(actor) == self._stamp:
            self._keep_up(actor)
            return
        self.stage.cancel()
        self._dismiss_chooser()
        if change.kind is Kind.APPLIED:
            public = [e for told in self.session.story(None, change.place) for e in told.events]
            if any(self.table.pace(event).motion for event in public):
                self.hotseat.turn_public()
                told = beats(self.table, self.session, self.hotseat.audience, change.place)
                self._tell(told)
                return
        if not self._telling:
            self.decide()

    def _keep_up(self, actor: int) -> None:
        """Somebody else drew up or confirmed something: show it without disturbing who acts here."""
        self.shown = self._audience_view(actor)
        self.stage.keep_up(self.shown)
        self._look_again(self.table.layout(self.shown))
        self._refresh_panels(self.shown)
        self.log.tell(self.shown.story, self._new_from)
        self._show_prompt(actor)
        self.computers.wake()

    def _tell(self, told: list[Beat]) -> None:
        if not self._telling and self.shown is not None:
            self.shown = following(self.shown, self.shown.view)
        self._telling = True
        # A button would take the keys for itself that go on.
        if isinstance(self.focusWidget(), QAbstractButton):
            self.stage.setFocus()
        self.prompt.set_buttons([])
        self.list.offer(())
        self.stage.play(told, self.decide)

    def _beat_begun(self, beat: Beat) -> None:
        if beat.event is None or self.shown is None:
            return
        words = self.session.rules.describe(beat.event)
        story = up_to(self.stories.of(self.hotseat.audience), beat.event)
        self.shown = Shown(beat.view, self.hotseat.audience, story=story, caption=words)
        self.stage.shown = self.shown
        self.stage.repaint_layers()
        self.stage.ring(self.table.cast(beat.event), beat.layout)
        self._look_again(beat.layout)
        self._refresh_panels(self.shown)
        self.log.tell(story, self._new_from)
        self.bar.show_progress(self.session.rules.progress(beat.view), False)
        hint = phrase("Prompt", "A key or a click skips ahead.")
        self.prompt.show_prompt(words, hint, self.prompt.badge)

    def see_again(self) -> None:
        """Tell the newest turn again."""
        place = last_turn(self.session, self.table, self.stories.of(self.hotseat.audience))
        if place is None or self._telling or self.curtain.down:
            return
        view = self.session.view_at(place, self.hotseat.audience)
        self.shown = Shown(view, self.hotseat.audience)
        self.stage.show_table(self.shown, glide=False)
        self._tell(beats(self.table, self.session, self.hotseat.audience, place))

    # The end.

    def _show_end(self) -> None:
        outcome = self.session.outcome
        if self._pad is None and outcome is not None:
            self._pad = ScorePad(self.room, self.table, self.names, outcome)
            self._pad.setParent(self)
            self._pad.again.connect(self.again)
            self._pad.look.connect(self._toggle_pad)
            self._pad.export.connect(self.export)
            self._pad.replay.connect(self.see_again)
            self._pad.pointed.connect(lambda item: self.stage.ring(item.pieces if item else ()))
            self._pad_wanted = True
            self._pad.show()
            self._arrange()
            self._show_prompt(None)
            self._pad.first.setFocus()

    def _toggle_pad(self) -> None:
        if self._pad is not None:
            self._pad_wanted = not self._pad_wanted
            self._pad.setVisible(self._pad_wanted)
            self._arrange()
            self._show_prompt(None)

    # Looking closer.

    def inspect(self, key: str) -> None:
        """Show a piece in the inspector and keep it there; the same one again, or none, is let go."""
        self._kept = "" if key == self._kept else key
        self._look_at(self._kept)
        if self.side.folded:
            self.side.open("inspector" if self._kept else "")

    def _point(self, key: str) -> None:
        if key and not self._kept:
            self._look_at(key)

    def _look_at(self, key: str) -> None:
        if self.shown is not None and not (key and self.curtain.down):
            self._inspected = key
            self.inspector.inspect(self.table.inspect(key, self.shown) if key else None)

    def _look_again(self, layout: Container[str]) -> None:
        """Inspect what is inspected as it is now: nothing, if it is gone or if somebody else looks."""
        if self._inspected not in layout or self._looker != self.hotseat.audience:
            self._inspected = self._kept = ""
        self._looker = self.hotseat.audience
        self._look_at(self._inspected)

    def _help(self) -> None:
        heading = ""
        if self.shown is not None and not self.curtain.down:
            seat = self.shown.actor if self.shown.actor is not None else 0
            heading = self.session.rules.prompt(self.shown.view, seat).help
        self.rules.emit(heading)

    # For the window.

    def title(self) -> Text:
        """What the window's title says of this page; never a secret."""
        return self.session.manifest.title

    def menu_actions(self) -> list[QAction]:
        """The entries of the Game menu, made anew whenever it opens."""
        say = self.room.say
        audience = self.hotseat.audience
        entries: list[QAction] = []

        def entry(text: Text, act: Callable[[], Any], enabled: bool = True) -> None:
            action = QAction(say(text, self.names), self)
            action.triggered.connect(lambda _=False: act())
            action.setEnabled(enabled)
            entries.append(action)

        free = not self._telling and not self.curtain.down
        own = self.hotseat.own()
        can_undo = free and own is not None and self.session.why_no_undo(own) is None
        entry(phrase("Menu", "Undo"), self.undo, can_undo)
        entry(phrase("Menu", "Redo"), self.redo, free and own is not None and self.session.can_redo(own))
        told = last_turn(self.session, self.table, self.stories.of(None)) is not None
        entry(phrase("Menu", "See the last turn again"), self.see_again, free and told)
        if not self.hotseat.alone and self.session.outcome is None:
            for seat in self.session.people:
                text = phrase("Menu", "Look at {seat}’s hand").put(seat=Seat(seat))
                hidden = audience != seat and not self.hotseat.open(seat)
                entry(text, partial(self.look_at_hand, seat), free and hidden)
        actor = self.shown.actor if self.shown is not None else None
        if actor is not None and free and not self.session.readonly:
            for action in self.session.table_actions(actor):
                gesture = Gesture("", "", (action,))
                entry(self.session.rules.describe(action), partial(self._confirm, gesture))
        if free and not self.session.readonly:
            entries += self._answer_menus()
        return entries

    def _answer_menus(self) -> list[QAction]:
        """For every person and optional step: asked, always, never."""
        labels = {
            "ask": phrase("Menu", "Ask each time"),
            "always": phrase("Menu", "Always"),
            "never": phrase("Menu", "Never"),
        }
        entries = []
        for step in self.session.manifest.optional_steps:
            for seat in self.session.people:
                menu = QMenu(self)
                text = phrase("Menu", "{step}: {seat}").put(step=step.title, seat=Seat(seat))
                menu.setTitle(self.room.say(text, self.names))
                for answer in ANSWERS:
                    action = menu.addAction(self.room.say(labels[answer]))
                    action.setCheckable(True)
                    action.setChecked(dict(self.session.seats[seat].answers).get(step.key, "ask") == answer)
                    action.triggered.connect(
                        lambda _=False, s=seat, k=step.key, a=answer: self.session.set_answer(s, k, a)
                    )
                entries.append(menu.menuAction())
        return entries

    def _confirm(self, gesture: Gesture) -> None:
        """Ask before something that cannot be undone and is not a move."""
        words = self.session.rules.describe(gesture.actions[0])
        question = phrase("Chooser", "This cannot be undone. Are you sure?")
        self._ask(question, [(words, gesture, None)], self.stage.free.center(), True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.stage.motion.running and not self.curtain.down:
            self.stage.motion.skip()
        elif event.key() == Qt.Key.Key_Escape and not self.curtain.down:
            self.stage.cancel()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.stage.motion.telling and not self.curtain.down:
            self.stage.motion.skip()

    def shut(self) -> None:
        """End motion, computers and watching, and see that everything is written."""
        self._dismiss_chooser()
        self.stage.cancel()
        # Nothing that is still on its way to the page may act on a game that is put away.
        self.setEnabled(False)
        self.shown = None
        # Last of these: a piece in hand would glide home.
        self.stage.motion.stop()
        self._unwatch()
        self.computers.shut()
        if self.desk is not None:
            self.desk.close()


_ICONS = {Role.MAIN: "check", Role.TABLE: "handshake"}


def _line(session: Session) -> Text:
    """How many play, and that it is only looked at if so."""
    if session.readonly:
        return phrase("Bar", "looking on")
    return phrase("Bar", "%n players", "", len(session.seats))
