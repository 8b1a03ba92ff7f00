"""The page of a running game: bar, prompt, stage, panels, curtain, and how they stand and work together."""

from functools import partial

from PySide6 import QtGui
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from boardroom.controller.session import Session
from boardroom.controller.storage.saving import GameFile
from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.page.beside_stage import BesideStage
from boardroom.ui.game_page.page.game_menu import GameMenu
from boardroom.ui.game_page.page.left_column import LeftColumn
from boardroom.ui.game_page.page.open_panels import OpenPanels
from boardroom.ui.game_page.page.page_layout import PageLayout
from boardroom.ui.game_page.page.pointing import Inspecting, Pointing
from boardroom.ui.game_page.page.side_column import LAST_TURN, SideColumn
from boardroom.ui.game_page.page.sliding import Sliding
from boardroom.ui.game_page.page.telling_last_turn import TellingLastTurn
from boardroom.ui.game_page.page.top_bar import TopBar
from boardroom.ui.game_page.panels.action_list import ActionList
from boardroom.ui.game_page.panels.inspector import Inspector
from boardroom.ui.game_page.panels.last_turn_list import LastTurnList
from boardroom.ui.game_page.panels.log import Log
from boardroom.ui.game_page.panels.pile_viewer import PileViewer
from boardroom.ui.game_page.prompt.acting import Acting
from boardroom.ui.game_page.prompt.asking import Asking
from boardroom.ui.game_page.prompt.hasty_enters import HastyEnters
from boardroom.ui.game_page.prompt.prompt_bar import PromptBar
from boardroom.ui.game_page.prompt.prompting import Prompting
from boardroom.ui.game_page.prompt.spectator_buttons import SpectatorButtons
from boardroom.ui.game_page.score.ending import Ending
from boardroom.ui.game_page.score.score_column import ScoreColumn
from boardroom.ui.game_page.turn.computers import Computers
from boardroom.ui.game_page.turn.curtain import Curtain
from boardroom.ui.game_page.turn.flow import Flow
from boardroom.ui.game_page.turn.handover import Handover
from boardroom.ui.game_page.turn.occasions import Occasions
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.game_page.turn.remembering import Remembering
from boardroom.ui.game_page.turn.sounding import Sounding
from boardroom.ui.kit import shortcuts
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.say import SeatName
from boardroom.ui.stage.pieces.zoom import ZOOM_STEP
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.stage import Stage
from boardroom.ui.stage.table import Table


class TablePage(QWidget):
    """A game on the table. ``leave`` for the lobby, ``again`` for another game of the same set-up."""

    leave = Signal()
    rules = Signal(str)
    again = Signal()
    export = Signal()

    def __init__(self, context: AppContext, session: Session, table: Table, file: GameFile | None = None) -> None:
        super().__init__()
        self.context, self.session, self.table, self.file = context, session, table, file
        self.names = names = tuple(SeatName(seat.name, seat.kind) for seat in session.seats)
        self._unopened = True
        """Whether the game is still to be shown for the first time; one that was put away is not."""
        self.presenter = presenter = Presenter(session, table)
        self.hotseat = presenter.hotseat
        told = None if table.panels.tells_last_turn else LastTurnList(context, table, names)
        without = (LAST_TURN,) if told is None else ()
        self.bar = bar = TopBar(context, session.manifest.title, _line(session), names, without)
        self.prompt = prompt = PromptBar(context, names)
        self.stage = stage = Stage(table, presenter.preview, presenter.choice_name)
        self.inspector = Inspector(context, names, yields=table.panels.side is not None)
        self.log = log = Log(context, session.rules, names, session.complaint, table.badge)
        self.list = ActionList(context, session, table, names)
        self.side = side = SideColumn(context, self.inspector, log, self.list, told)
        self.left = left = LeftColumn(table, session.rules, names)
        self.score = score = ScoreColumn(context, table, session.rules, names)
        covered = (stage, bar, prompt, left, score, side)
        for child in covered:
            child.setParent(self)
        self.sliding = Sliding(context, table, stage)
        self.sliding.setParent(self)
        self.sliding.stackUnder(side)
        self.pile = PileViewer(self, context, table, names)
        self.pile.closed = stage.setFocus
        self.curtain = curtain = Curtain(self, context, names)
        self.computers = Computers(session, self)
        self.remembering = Remembering(session, table, context.settings)
        self.asking = asking = Asking(self, stage, prompt.last)
        occasions = Occasions(session, table)
        sounding = Sounding(presenter, table, context.sounds, occasions)
        self.enters = HastyEnters(self, lambda: self.telling)
        self.acting = acting = Acting(presenter, stage, prompt, asking, sounding, presenter.preview)
        elsewhere = session.readonly and file is not None
        self.prompting = prompting = Prompting(acting, prompt, self.computers, elsewhere)
        prompting.leave = self.leave.emit
        self.inspecting = Inspecting(presenter, table, side, curtain, lambda: stage.pieces.places)
        self.handover = handover = Handover(curtain, presenter, stage, covered)
        self.pointing = Pointing(presenter, stage, curtain, self._redraw_pieces)
        telling = TellingLastTurn(presenter, side, self._can_make_room)
        beside = BesideStage(presenter, stage, bar, self.inspecting, left, self.pile, log, score, prompt.last, telling)
        self.flow = Flow(
            presenter, stage, beside, prompt, prompting, self.list, self.pointing, asking, handover, self.computers,
            sounding, occasions, self.sliding,
        )  # fmt: skip
        self.flow.told = self.enters.ended
        prompt.will_act = bool(session.people)
        self.ending = Ending(
            presenter, stage, prompt, prompting, score, handover, self.flow, self._arrange, self.again.emit,
            self.export.emit,
        )  # fmt: skip
        looking = SpectatorButtons(presenter, table, self.flow, self.ending)
        prompting.looking, prompting.hand = looking.offers, looking.offers_of_hand
        self._panels = OpenPanels(bar, side, score, context.settings, session.manifest.id)
        self._layout = PageLayout(bar, prompt, stage, left, side, score, curtain)
        self._game_menu = GameMenu(acting, self.flow, self.ending, self.undo, self.redo, self.sort_hand)
        self._entries = QMenu(self)
        table.redraw = self._redraw
        for named in (self, self.stage):
            # The focus comes through the page on its way.
            context.tell(named, named.setAccessibleName, session.manifest.title)
        self._connect()

    def _connect(self) -> None:
        self.bar.back.connect(self.leave)
        self.bar.fit.connect(self.stage.zoom.fit)
        self.bar.rules.connect(self._help)
        self.bar.replay.connect(self.ending.see_again)
        self.bar.score.connect(self.ending.toggle_score)
        self.stage.drags.chosen.connect(self.acting.choose)
        self.stage.drags.clicked.connect(self.acting.choose_clicked)
        self.stage.mouse.blind.connect(self.prompt.hasty.take)
        self.stage.drags.drop_refused.connect(self.acting.explain)
        self.stage.drags.grip_refused.connect(self._refuse_grip)
        self.stage.drags.taken_up.connect(self._tell_held)
        self.stage.drags.taken_up.connect(self._layout.make_way)
        self.stage.drags.laid_down.connect(self._layout.make_way)
        self.stage.measured.connect(self._layout.lay_over)
        self.stage.drags.laid_down.connect(self.prompt.says.let_go)
        self.stage.drags.opened.connect(self._look_through)
        self.stage.mouse.glance.begun.connect(self.flow.glance)
        self.stage.mouse.glance.ended.connect(self.flow.end_glance)
        self._panels.connect()
        self.stage.mouse.log_asked.connect(lambda: self.side.open_page("log"))
        self.side.opened.connect(self._arrange)
        self.stage.mouse.inspected.connect(self.inspecting.keep)
        self.stage.drags.pointed.connect(self.inspecting.point)
        if self.side.last_turn is not None:
            self.side.last_turn.pointed.connect(self.pointing.point)
            self.side.last_turn.chosen.connect(self.ending.see_step)
        self.log.pointed.connect(lambda key: self.pointing.point([key] if key else []))
        self.score.pointed.connect(self.pointing.point)
        self.ending.connect()
        self.list.proposed.connect(self.acting.choose_listed)
        self.computers.failed.connect(self.prompting.report)
        self.computers.refused.connect(lambda problem: self.prompting.report(problem, refused=True))
        self.stage.speaking.mentioned.connect(self.prompt.last.mention)
        self.stage.speaking.why_vain = self.acting.why_vain
        self.stage.mouse.resting.why_not = self.acting.refusal
        self.stage.keyboard.begun.connect(self.prompt.says.end_mention)
        self.stage.keyboard.aimed.connect(self._tell_aimed)
        self.stage.keyboard.silent.connect(self.prompt.says.mention)
        self.stage.keyboard.idle.connect(self.prompt.says.repeat)
        for vain in (self.stage.keyboard.silent, self.stage.keyboard.idle, self.stage.drags.grip_refused):
            vain.connect(self.enters.forget)
        self.stage.keyboard.put_by_number.connect(self.enters.number_put_down)
        self.stage.mouse.ground_clicked.connect(self.acting.explain_ground)
        self.stage.keyboard.main = self._enter_main
        self.stage.keyboard.marked.connect(self._show_keys)
        self.prompt.deserted.connect(self.stage.setFocus)
        self.curtain.fallen.connect(self.prompt.last.only)
        self.curtain.lifted.connect(self.flow.lift)
        self.curtain.left.connect(self.leave)
        self.curtain.returned.connect(self.flow.look_not)
        self.curtain.taken_back.connect(self.flow.take_back)
        for name, act in (
            ("undo", self.undo),
            ("redo", self.redo),
            ("zoom in", self.zoom_in),
            ("zoom out", self.zoom_out),
            ("fit", self.stage.zoom.fit),
            ("sort", self.sort_hand),
            ("main", self._press_main),
            ("next part", self._go_on),
            ("part before", lambda: self._go_on(forward=False)),
        ):
            shortcut = QtGui.QShortcut(self)
            shortcut.setKeys(shortcuts.keys(name))
            shortcut.activated.connect(act)
            shortcut.activated.connect(self.enters.press_other)
            shortcut.activated.connect(self.stage.keyboard.press_other)
            # A key that is held does not go on to the main button of the next step, which nobody has heard of yet.
            shortcut.setAutoRepeat(name != "main")
        for number, key in enumerate(shortcuts.keys("button")):
            QtGui.QShortcut(key, self, partial(self._press_button, number)).setAutoRepeat(False)
        self.context.voice.changed.connect(self._retell)
        self.context.theme.changed.connect(self._restyle)
        self._language = self.context.voice.language

    @property
    def shown(self) -> Presentation | None:
        """What is shown, None before the first picture and when the game is put away."""
        return self.presenter.shown

    @property
    def telling(self) -> bool:
        """Whether what happened is being told, picture by picture."""
        return self.presenter.telling

    @property
    def free(self) -> bool:
        """Whether who looks can do something: nothing is being told, and no curtain hangs."""
        return self.handover.free

    def _tell_held(self, by_mouse: bool) -> None:
        """Say how to go on with what is held."""
        self.prompt.says.hold(by_mouse, self.stage.speaking.held_words())

    def _tell_aimed(self) -> None:
        """Say how to go on with what the keys have brought to a target."""
        self.prompt.says.hold(by_mouse=False, words=self.stage.speaking.aimed_words())

    def _refuse_grip(self, key: str, part: str) -> None:
        """Say why a piece cannot be taken up; one's own that lies face down is looked at instead."""
        shown = self.shown
        if shown is not None and shown.actor is not None and self.table.looking.turned_down(shown, key):
            self.flow.look_at_hand(shown.actor)
        else:
            self.acting.explain(key, key, part)

    def _press_main(self) -> None:
        """Press the main button, unless a question waits above it."""
        if not self.asking.open:
            self.stage.keyboard.keyed = True
            self.prompt.keys.press_main()

    def _show_keys(self) -> None:
        """Have the buttons beside the prompt wear their keys as long as pieces wear theirs."""
        keyboard = self.stage.keyboard
        shown = keyboard.shows_keys
        self.prompt.show_keys(shown, shown and keyboard.enters_main)

    def _enter_main(self, put_down: bool) -> bool:
        """Press the main button if there is one, for an Enter that is at no piece; whether there is. The key before may
        have ``put_down`` something.
        """
        if self.prompt.main is None:
            return False
        if not self.asking.open:
            self.prompt.keys.enter_main(self.enters.follows_another, self.enters.meant_next, put_down)
        return True

    def _press_button(self, number: int) -> None:
        """Press a button beside the prompt, counted from 0, unless a question waits above it."""
        self.enters.press_other()
        self.stage.keyboard.press_other()
        if not self.asking.open:
            self.stage.keyboard.keyed = True
            self.prompt.keys.press_counted(number)

    # Measures.

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.asking.ask_again()

    def showEvent(self, event: QtGui.QShowEvent) -> None:
        super().showEvent(event)
        self.enters.watch(self.window().windowHandle())
        if self._unopened:
            self._unopened = False
            self._arrange()
            if self._can_make_room():
                self._panels.begin()
            self.flow.decide()
            if self.session.complaint is not None:
                self.prompt.says.say_why_not(self.session.complaint)

    def focusInEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusInEvent(event)
        # To what is to be done: the page itself has no use for the focus.
        if self.curtain.down:
            self.curtain.button.setFocus()
        else:
            first = self.score.pad.first if self.score.pad is not None and self.score.open else None
            (first or self.stage).setFocus()

    def _arrange(self) -> None:
        self._layout.arrange(self.rect())

    def _look_through(self, key: str) -> None:
        """Look through the pile at a piece."""
        if self.shown is not None and not self.curtain.down:
            self.pile.open(key, self.shown, self.stage.geometry())

    # Keys, mouse and menus.

    def _go_on(self, forward: bool = True) -> None:
        """Take the focus to the next area, unless a question or the curtain has it."""
        if not self.curtain.down and not self.asking.open:
            self._layout.go(forward)

    def undo(self) -> None:
        """Take back the last step of who looks at the table; while a question waits above it, what was asked about."""
        if self.asking.open:
            self.asking.give_up()
        elif self.free:
            self.acting.undo()

    def redo(self) -> None:
        """Do again what was undone last."""
        if self.free:
            self.acting.redo()

    def zoom_in(self) -> None:
        """Bring the table closer by a step."""
        self.stage.zoom.by(ZOOM_STEP)

    def sort_hand(self) -> None:
        """Sort the hand another way, while somebody may look at the table."""
        if not self.free:
            return
        if self.table.handling.hand_orders:
            self.table.sort_hand()
        else:
            self.prompt.says.mention(phrase("Prompt", "There is nothing to sort at this table."))

    def zoom_out(self) -> None:
        """See more of the table, by a step."""
        self.stage.zoom.by(1 / ZOOM_STEP)

    def picture(self) -> QtGui.QPixmap:
        """The table as it is seen now by whoever may look: where a curtain hangs, the curtain."""
        return self.grab(self.stage.geometry())

    def menu_actions(self) -> list[QtGui.QAction]:
        """The entries of the Game menu, made anew whenever it opens; those made before are thrown away."""
        self._entries.deleteLater()
        self._entries = QMenu(self)
        return self._game_menu.entries(self._entries)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if self.stage.motion.running and not self.curtain.down:
            if self.stage.motion.telling:
                self.flow.stepping.press(event.key(), event.isAutoRepeat())
            else:
                self.stage.motion.skip()
        elif self.flow.stepping.goes_back(event.key()):
            self.flow.stepping.press(event.key(), event.isAutoRepeat())
        elif event.key() == Qt.Key.Key_Escape and not self.curtain.down:
            held = self.stage.drag is not None
            self.stage.put_back()
            let_go = self.inspecting.let_go()
            if self.shown is not None and self.shown.elsewhere is not None:
                # What a line brought into view goes, and what is looked at by choice.
                self.pointing.point(())
                self.acting.look_back()
            elif not held and not let_go and self.stage.keyboard.reached.key and self.prompt.keys.tell_main():
                self.stage.keyboard.come_off()
        elif self.free and self.stage.isVisible() and self.stage.keyboard.counts(event):
            # Numbers stand at pieces alone: whoever presses one beside the table means the table.
            self.stage.setFocus(Qt.FocusReason.OtherFocusReason)
            self.stage.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QtGui.QMouseEvent) -> None:
        if self.stage.motion.telling and not self.curtain.down:
            self.prompt.hasty.go_on(event.globalPosition().toPoint())
            self.stage.motion.skip()

    def _help(self) -> None:
        heading = ""
        if self.shown is not None and not self.curtain.down:
            # While something is told its picture may be of no moment at which anybody is asked.
            asked = self.shown.prompt or self.session.rules.words.prompt(self.session.view(self.shown.audience), 0)
            heading = asked.help
        # Whoever reads misses nothing of what is told meanwhile.
        self.stage.motion.hold()
        self.rules.emit(heading)

    # For the window.

    def _can_make_room(self) -> bool:
        """Whether the table can make room for a panel now: never while a piece is held, whose targets would move."""
        return self.stage.drag is None and self._layout.makes_room(self.width())

    def title(self) -> Text:
        """What the window's title says of this page; never a secret."""
        return self.session.manifest.title

    def shut(self) -> None:
        """End motion, computers and watching, and give the game free; what is being written still will be."""
        self._unopened = False
        self.asking.dismiss()
        self.pile.dismiss()
        self.stage.cancel()
        for menu in self._entries.findChildren(QMenu):
            menu.close()
        # Nothing that is still on its way to the page may act on a game that is put away.
        self.setEnabled(False)
        self.presenter.shown = None
        # Last of these: a piece in hand would glide home.
        self.sliding.end()
        self.stage.motion.stop()
        self.stage.occasion.end()
        self.flow.leave()
        self.remembering.leave()
        self.computers.shut()
        if self.file is not None:
            self.file.let_go()

    def recover(self, anew: bool) -> None:
        """Go on after a fault of the program: what is held goes back where it belongs, and, if wanted, the picture is
        drawn anew.
        """
        self.stage.cancel()
        if anew:
            self.stage.repaint_all()

    def _redraw(self) -> None:
        """Show the table anew, for what it changed itself."""
        if self.shown is not None and self.free:
            before = self.shown
            self.flow.show(before.actor)
            self.acting.tell_looked(before)
            self.acting.tell_sorted(before)

    def _redraw_pieces(self) -> None:
        """Show the pieces where the table has them now, and nothing else anew."""
        shown = self.presenter.look_again()
        if shown is not None:
            self.stage.show_table(shown, glide=False)
            self.left.refresh(shown)

    def _retell(self) -> None:
        self._language = self.context.voice.language
        self._show_again()

    def _restyle(self) -> None:
        # A new language brings its fonts first; everything is shown again when it is said in that language.
        if self._language == self.context.voice.language:
            self._layout.arrange(self.rect(), shown_next=self.shown is not None and self.free)
            self._show_again()

    def _show_again(self) -> None:
        """Show what is shown in other words, fonts or colours."""
        if self.shown is None or not self.free:
            self.stage.repaint_all()
            self.update()
            return
        self.stage.renew()
        self.flow.show(self.shown.actor, glide=False)
        self.asking.ask_again()


def _line(session: Session) -> Text:
    """How many play, and that it is only looked at if so."""
    if session.readonly:
        return phrase("Bar", "View only")
    return phrase("Bar", "%n players", "", len(session.seats))
