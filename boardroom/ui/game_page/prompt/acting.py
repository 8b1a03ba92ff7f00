"""Acting: what becomes of gestures, from the choice or warning before a proposal to the reason why it was refused."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from boardroom.controller.session import Stale
from boardroom.engine.enumerations import listed, sentences
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.rules import IllegalAction
from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.prompt.asking import Asking
from boardroom.ui.game_page.prompt.prompt_bar import PromptBar
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.game_page.turn.sounding import Sounding
from boardroom.ui.stage.gestures.choices import Choice
from boardroom.ui.stage.gestures.gesture import REMARKS, Gesture, Tool
from boardroom.ui.stage.gestures.keyboard import NOTHING_TO_DO
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.stage import Stage

_LAST_WORDS: Final = [(line,) for line in REMARKS.values()]
"""How what an action would do ends where it should be known before."""
_FIRST_THE_PIECE: Final = phrase("Prompt", "First choose what goes there.", "a click with nothing in hand")


_WEIGHED: Final = (Tone.POINTS, Tone.COST, Tone.LOSS)
"""The lines of what is put down that are said once more where it is asked, if one of them is its sum."""


def things_seen(seen: Sequence[tuple[int, Text]]) -> Text:
    """What computers have shown, and whose that is."""
    whose = phrase("Prompt", "{seat}’s {thing}", "cards that a computer showed, one at least")
    shown: dict[int, list[Text]] = {}
    for seat, thing in seen:
        shown.setdefault(seat, []).append(thing)
    return listed([whose.put(seat=Seat(seat), thing=listed(things)) for seat, things in shown.items()])


class Acting:
    """The way from what a hand at the stage, a button or a list means to the session."""

    def __init__(
        self, presenter: Presenter, stage: Stage, prompt: PromptBar, asking: Asking, sounding: Sounding,
        look_ahead: Callable[[Gesture], Preview],
    ) -> None:  # fmt: skip
        """``look_ahead`` says what a gesture would do."""
        self.presenter, self.session, self.table = presenter, presenter.session, stage.table
        self._stage, self._prompt, self._asking = stage, prompt, asking
        self._sounding, self._look_ahead = sounding, look_ahead

    @property
    def may_redraft(self) -> bool:
        """Whether what is drawn up can be drawn up otherwise at the table."""
        return any(gesture.redraft for gesture in self._stage.openings.gestures)

    # What is meant.

    def choose(self, gestures: Sequence[Gesture], spot: QPointF) -> None:
        """Do what a drop at a spot meant; ask, if it could be several things."""
        if self.presenter.shown is None:
            return
        if len(gestures) > 1 and all(self.table.chooser.asks(gesture.preview) for gesture in gestures):
            # What is lost stands beside each choice, and is not asked once more.
            self._ask_among(gestures, spot, self._propose_asked, asked=True)
            self._prompt.says.hold(by_mouse=False, words=self._question(gestures))
        elif len(gestures) != 1:
            self._ask_among(gestures, spot, self.consider)
        else:
            self.consider(gestures[0], spot)

    def choose_clicked(self, gestures: Sequence[Gesture], spot: QPointF) -> None:
        """Do what a click on a target meant. What has no way back, or has computers go on, is asked also where it is
        all that could be meant, as a drag would have said so over the target: unless a button beside the prompt says
        the same and does it at once, and the game goes on after it.
        """
        final = len(gestures) == 1 and self._look_ahead(gestures[0]).lines[-1:] in _LAST_WORDS
        if final and (self._on_its_button(gestures[0]) is None or self._ends_the_game(gestures[0])):
            self._ask_among(gestures, spot, self.propose, wary=True)
        else:
            self.choose(gestures, spot)

    def choose_among(self, gestures: Sequence[Gesture]) -> None:
        """Do what a button meant that stands for several things. What one of them would lose is said beside it and not
        asked once more; whoever goes on pressing Enter answers nothing.
        """
        self._ask_among(gestures, self._stage.free.topRight(), self.propose, wary=True)

    def _ask_among(
        self, gestures: Sequence[Gesture], spot: QPointF, take: Callable[[Gesture], None], wary: bool = False,
        asked: bool = False,
    ) -> None:  # fmt: skip
        """Ask; ``asked`` says that the table has it asked in any case, beside the piece that the hand met."""
        shown = self.presenter.shown
        if shown is None:
            return
        choices = []
        for gesture in gestures:
            action = gesture.preview if gesture.preview is not None else gesture.actions[-1]
            preview = self._look_ahead(gesture)
            # What stands alone here is one Enter away from being lost.
            wary = wary or (len(gestures) == 1 and preview.warning is not None)
            # Where the table asks in any case, the lines say what is lost.
            risk = self.table.chooser.risk(action)
            said = asked or (risk is not None and preview.warning in risk.says)
            warning = None if said else preview.warning
            lost = () if warning is None else (Line(Tone.LOSS, warning),)
            do = self.table.chooser.do(action) if len(gestures) == 1 else None
            choices.append(
                Choice(
                    do or self.presenter.choice_name(gesture),
                    gesture,
                    self.table.chooser.offset(action),
                    None if do is not None else self._face_of(action, shown),
                    (*(preview.lines if warning is None else preview.below_warning), *lost),
                )
            )
        beside = self._open_to_view(gestures[0], shown, asked)
        self._asking.ask(self._question(gestures), choices, spot, take, wary=wary, beside=beside)

    def _open_to_view(self, gesture: Gesture, shown: Presentation, asked: bool) -> QRectF | None:
        """What a question does not cover: the piece that the hand met, or the one that it is about and what lies around
        that.
        """
        met = self._stage.pieces.get(gesture.target) if asked else None
        if met is not None:
            return met.area()
        about = next((self.table.chooser.open_to_view(action, shown) for action in gesture.actions[-1:]), "")
        piece = self._stage.pieces.get(about)
        if piece is None:
            return None
        box = piece.area()
        return box.adjusted(-box.width(), -box.height(), box.width(), box.height())

    def _question(self, gestures: Sequence[Gesture]) -> Text:
        return self.table.chooser.question([gesture.actions[-1] for gesture in gestures if gesture.actions])

    def _propose_asked(self, gesture: Gesture) -> None:
        """Propose what was chosen of what the prompt line asked, too."""
        self._prompt.says.let_go()
        self.propose(gesture)

    def _face_of(self, action: Any, shown: Presentation) -> Callable[[float], QPixmap] | None:
        """How an action is pictured in a chooser, if the table can draw it."""
        if self.table.chooser.face(action, shown, 1.0) is None:
            return None

        def face(ratio: float) -> QPixmap:
            return self.table.chooser.face(action, shown, ratio) or QPixmap()

        return face

    def choose_listed(self, action: Any) -> None:
        """Do an action, or a gesture, from the list of all of them."""
        actor = self.presenter.actor
        if isinstance(action, Gesture):
            self.consider(action)
        elif actor is not None:
            gesture = Gesture("", "", (action,), preview=action)
            said = action in self.session.table_actions(actor)
            (self.confirm if said else self.consider)(gesture)

    def consider(self, gesture: Gesture, spot: QPointF | None = None) -> None:
        """Propose a gesture, after what it needs first is chosen, and after a warning where one is due."""
        if gesture.needs:
            self._choose_first(gesture, spot or self._stage.free.topRight())
            return
        preview = self._look_ahead(gesture)
        if preview.warning is not None:
            risk = self.table.chooser.risk(gesture.preview)
            anyway = self._on_its_button(gesture) or self.table.chooser.do(gesture.preview)
            anyway = anyway or phrase("Chooser", "Do it anyway")
            words, lines, beside = preview.warning, preview.below_warning, None
            if gesture.target and self.table.chooser.asks(gesture.preview):
                # All of them stood over the target, and are many.
                lines = ()
            if risk is not None:
                warned = None if words in risk.says else words
                anyway, words = risk.do, sentences(risk.question, warned) or words
                lines = tuple(line for line in lines if line.text not in risk.says)
                beside = self._stage.pieces[risk.piece].area() if risk.piece in self._stage.pieces else None
            at = spot or self._stage.free.topRight()
            choice = Choice(anyway, gesture, lines=lines)
            self._asking.ask(words, [choice], at, self.propose, warning=True, beside=beside)
            return
        shown = self.presenter.shown
        final = shown is not None and preview.lines[-1:] in _LAST_WORDS
        question = self.table.chooser.ends(gesture.preview, shown) if shown is not None and final else None
        if question is not None:
            name, lines = self.table.chooser.do(gesture.preview), preview.lines
            if gesture.target:
                name = name or phrase("Chooser", "Do it")
                if any(line.tone is Tone.POINTS for line in lines):
                    # All of it was told over its target, a moment ago: what it costs is asked, and the sum. Without a
                    # sum nobody can weigh the price, unless what it is paid for is said, too.
                    lines = (*(line for line in lines[:-1] if line.tone in _WEIGHED), lines[-1])
            choice = Choice(name or self.presenter.choice_name(gesture), gesture, lines=lines)
            self._asking.ask(question, [choice], spot or self._stage.free.topRight(), self.propose, warning=True)
            return
        self.propose(gesture)

    def _choose_first(self, gesture: Gesture, spot: QPointF) -> None:
        """Ask what is done before a gesture that cannot be done yet; one thing after the other, if it needs several."""
        shown = self.presenter.shown
        if shown is None:
            return
        choices = []
        for action in gesture.first:
            if action in gesture.actions:
                continue
            chosen = gesture.after(action)
            name = self.table.chooser.label(action, shown) or self.session.rules.words.describe(action)
            face, lines = self._face_of(action, shown), self._look_ahead(chosen).lines
            choices.append(Choice(name, chosen, None, face, lines))
        question = self.table.chooser.first_question(gesture, shown)
        self._asking.ask(question, choices, spot, lambda chosen: self.consider(chosen, spot))

    def _on_its_button(self, gesture: Gesture) -> Text | None:
        """What the button of a gesture says beside the prompt, None where it has none."""
        shown = self.presenter.shown
        buttons = shown.prompt.buttons if shown is not None and shown.prompt is not None else ()
        return next((b.label for b in buttons if (b.action, *b.then) == gesture.actions), None)

    def _ends_the_game(self, gesture: Gesture) -> bool:
        actor = self.presenter.actor
        return actor is not None and self.session.ends_game(actor, gesture.actions)

    def confirm(self, gesture: Gesture) -> None:
        """Ask before something that cannot be undone and is not a move."""
        words = self.session.rules.words.describe(gesture.actions[0])
        actor = self.presenter.actor
        question = phrase("Chooser", "“{action}” cannot be undone. Are you sure?").put(action=words)
        if actor is not None and not self.presenter.hotseat.alone:
            question = phrase("Chooser", "{seat}, “{action}” cannot be undone. Are you sure?")
            question = question.put(seat=Seat(actor), action=words)
        at = self._stage.free.topRight()
        self._asking.ask(question, [Choice(words, gesture)], at, self.propose, warning=True)

    # What is done.

    def use_tool(self, tool: Tool) -> None:
        """Do what a button of the table's own stands for, after it was asked about where it wants that."""
        gesture = Gesture("", "", tool.actions, tool.redraft)
        if tool.asks is None:
            self.propose(gesture)
            return
        at = self._stage.free.topRight()
        self._asking.ask(tool.asks, [Choice(tool.label, gesture)], at, self.propose, warning=True)

    def propose(self, gesture: Gesture) -> None:
        """Propose what a gesture stands for, for the seat that may act; say why if it is refused."""
        self._stage.drags.let_go()
        shown, stamp = self.presenter.shown, self.presenter.stamp
        if shown is None or shown.actor is None:
            return
        if gesture.pick:
            if gesture.along:
                self.table.attention.pick_all((*gesture.along, gesture.pick))
            else:
                self.table.attention.pick(gesture.pick, self.table.handling.gives_way(shown, gesture.pick))
            self.table.redraw()
            if self.presenter.shown is not None:
                self._prompt.last.done(self._picked(gesture.pick, gesture.along, self.presenter.shown))
            return
        if gesture.answer is not None:
            self.session.answer_beforehand(shown.actor, *gesture.answer)
            self.table.redraw()
            if self.presenter.shown is not None:
                self._prompt.last.done(self.table.name(gesture.target, self.presenter.shown))
            return
        # Before it is done: a curtain that falls has the last word.
        done = gesture.preview
        if gesture.actions and not gesture.redraft and done not in gesture.actions:
            done = gesture.actions[-1]
        told = self.table.listing.redraft_told(gesture, shown) if done is None and gesture.redraft else None
        self._prompt.last.done(told if done is None else self.session.rules.words.describe(done))
        try:
            do = self.session.redraft if gesture.redraft else self.session.propose
            do(shown.actor, gesture.actions, stamp)
        except Stale:
            self._refuse(phrase("Prompt", "The table has changed in the meantime. Please look again before you act."))
        except IllegalAction as error:
            self._refuse(error.why)
        else:
            if gesture.redraft:
                self._sounding.redraw()

    def let_all_be(self) -> None:
        """Let be all that is picked, and say so."""
        self._stage.drags.let_go()
        self.table.attention.picked = frozenset()
        self.table.redraw()
        self._prompt.last.done(phrase("Stage", "Nothing is selected any more", "for a screen reader"))

    def _refuse(self, why: Text) -> None:
        self._prompt.last.done(None)
        self._prompt.says.say_why_not(why)
        self._stage.drags.home()

    def _picked(self, key: str, along: tuple[str, ...], shown: Presentation) -> Text:
        """What is said of a piece that was picked, or put back, with others ``along`` with it; while others are picked,
        too, what is still wanted.
        """
        name = self.table.name(key, shown)
        if along:
            name = listed([self.table.name(one, shown) for one in (*along, key)])
        said = phrase("Stage", "{piece}, no longer selected", "for a screen reader").put(piece=name)
        if key in shown.picked:
            said = phrase("Stage", "{piece}, selected", "for a screen reader").put(piece=name)
        wanted = next((tool.why for tool in self.table.handling.tools(shown) if tool.why is not None), None)
        if wanted is None or not shown.picked:
            return said
        return phrase("Stage", "{picked}: {wanted}", "for a screen reader: what is still to be picked").put(
            picked=said, wanted=wanted
        )

    def look_back(self) -> None:
        """Turn from another's things to where something can be done."""
        self.table.attention.look_back()
        self.table.redraw()

    def tell_looked(self, before: Presentation) -> None:
        """Say whose things are looked at, if that is another seat than before, to who does not see it."""
        shown = self.presenter.shown
        own = None if shown is None else shown.audience if shown.actor is None else shown.actor
        if shown is None or own is None or shown.looked == before.looked:
            return
        if shown.looked in (None, own):
            back = self.table.looking.back.put(seat=Seat(own))
            self._prompt.last.mention(phrase("Prompt", "{done}.", "what a hand did").put(done=back))
        else:
            looked = self.table.looking.only_looked.put(seat=Seat(shown.looked))
            back = phrase("Prompt", "Esc goes back.", "for a screen reader")
            self._prompt.last.mention(sentences(looked, back) or looked)

    def tell_sorted(self, before: Presentation) -> None:
        """Say how the hand is sorted, if that is another way than before, to who does not see it."""
        shown = self.presenter.shown
        if shown is not None and shown.order != before.order:
            self._prompt.last.mention(
                phrase("Prompt", "{done}.", "what a hand did").put(done=self.table.handling.hand_orders[shown.order])
            )

    def explain(self, source: str, target: str, part: str = "") -> None:
        """Say why what a drop was meant to be cannot be done."""
        shown = self.presenter.shown
        if shown is None or self.presenter.telling:
            return
        if shown.actor is None:
            # Whose turn it is stands there.
            self._prompt.says.repeat()
        elif (why := self.refusal(source, target, part)) is not None:
            self._prompt.says.say_why_not(why)
        elif source == target:
            self._prompt.says.mention(NOTHING_TO_DO.put(piece=self.table.name(source, shown)))

    def refusal(self, source: str, target: str, part: str = "") -> Text | None:
        """Why what a drop was meant to be, or a click with nothing in hand, cannot be done by who acts here; None where
        the table does not know what that was.
        """
        shown = self.presenter.shown
        if shown is None or shown.actor is None or self.presenter.telling:
            return None
        if shown.elsewhere is not None:
            return self.table.looking.only_looked.put(seat=Seat(shown.elsewhere))
        return self._why_not(shown, shown.actor, self.table.handling.intent(shown, source, target, part))

    def explain_ground(self, spot: QPointF) -> None:
        """Say what a click with nothing in hand does not do, where something can be put or may be tried."""
        shown = self.presenter.shown
        if shown is None or shown.actor is None or shown.elsewhere is not None or self.presenter.telling:
            return
        openings = self._stage.openings
        there = openings.grounds_at(spot)
        why = next((why for key in there if (why := self.refusal("", key)) is not None), None)
        if why is not None:
            self._prompt.says.say_why_not(why)
        elif any(gesture.target in there for gesture in openings.gestures):
            self._prompt.says.mention(_FIRST_THE_PIECE)

    def why_vain(self, key: str, part: str) -> Text | None:
        """Why a piece that is held cannot go where its kind goes, if the table knows what it is for."""
        shown = self.presenter.shown
        if shown is None or shown.actor is None:
            return None
        return self._why_not(shown, shown.actor, self.table.handling.held_for(shown, key, part))

    def _why_not(self, shown: Presentation, actor: int, meant: Any) -> Text | None:
        """Why what was meant, an action or a sentence, cannot be done."""
        if meant is None or isinstance(meant, Text):
            return meant
        return self.session.rules.words.why_not(shown.view, actor, meant)

    def undo(self) -> None:
        """Take back the last step of who looks at the table, or say why it stands."""
        seat = self.presenter.hotseat.taker_back()
        if seat is None:
            self._prompt.says.say_why_not(self.session.why_stands())
            return
        seen = self.session.seen_since(seat)
        if not seen:
            self._take_back(seat)
            return
        # Nobody forgets what a reply has shown: it may go back, but not by the way.
        others = listed([Seat(other) for other in dict(seen)])
        goes = phrase("Chooser", "This undoes “{step}” and everything that {others} did since.").put(
            step=self.session.rules.words.describe(self.session.draft(seat)[-1]), others=others
        )
        if seat != self.presenter.hotseat.own():
            # Before everybody it is not said what that was.
            goes = phrase("Chooser", "This undoes the last step and everything that {others} did since.")
            goes = goes.put(others=others)
        known = phrase("Chooser", "You have seen {things}.").put(things=things_seen(seen))
        self._asking.ask(
            sentences(goes, known) or goes,
            [Choice(phrase("Chooser", "Take back"), Gesture("", "", ()))],
            self._stage.free.topRight(),
            lambda _: self._take_back(seat),
            warning=True,
            way_out=phrase("Chooser", "Don’t undo", "to take nothing back"),
        )

    def _take_back(self, seat: int) -> None:
        draft = self.session.draft(seat)
        undone = phrase("Prompt", "{seat}’s last step is undone", "what a hand did").put(seat=Seat(seat))
        if draft and seat == self.presenter.hotseat.own():
            undone = phrase("Prompt", "Undone: {step}", "what a hand did").put(
                step=self.session.rules.words.describe(draft[-1])
            )
        self._prompt.last.done(undone)
        try:
            self.session.undo(seat)
        except IllegalAction as error:
            self._prompt.last.done(None)
            self._prompt.says.say_why_not(error.why)
        else:
            self._stage.keyboard.come_to(draft, draft[-1:])

    def redo(self) -> None:
        """Do again what was undone last."""
        seat = self.presenter.hotseat.redoer()
        if seat is None:
            self._prompt.says.mention(phrase("Session", "Nothing to redo."))
            return
        try:
            self.session.redo(seat)
        except IllegalAction as error:
            self._prompt.says.say_why_not(error.why)
