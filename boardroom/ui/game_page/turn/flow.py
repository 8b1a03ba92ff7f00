"""The course of a game on its page: after every change, who is asked, who may look, what is told and shown."""

from collections.abc import Collection, Sequence

from attrs import frozen
from PySide6.QtWidgets import QAbstractButton

from boardroom.controller.session import Change, Kind
from boardroom.engine.enumerations import listed
from boardroom.engine.text import phrase
from boardroom.ui.game_page.page.beside_stage import BesideStage
from boardroom.ui.game_page.page.pointing import Pointing
from boardroom.ui.game_page.page.sliding import Sliding
from boardroom.ui.game_page.panels.action_list import ActionList
from boardroom.ui.game_page.prompt.asking import Asking
from boardroom.ui.game_page.prompt.prompt_bar import PromptBar
from boardroom.ui.game_page.prompt.prompting import Prompting
from boardroom.ui.game_page.turn.beats import beats, last_turn, passage, takes_time, walks_before_handover
from boardroom.ui.game_page.turn.computers import Computers
from boardroom.ui.game_page.turn.handover import Handover
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.game_page.turn.sounding import Sounding
from boardroom.ui.stage.motion.motion import Beat
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.stage import Stage
from boardroom.ui.stage.table import Table


@frozen
class FlowParts:
    """The parts of a page that its flow moves."""

    presenter: Presenter
    table: Table
    stage: Stage
    beside: BesideStage
    prompt: PromptBar
    prompting: Prompting
    list: ActionList
    pointing: Pointing
    asking: Asking
    handover: Handover
    computers: Computers
    sounding: Sounding
    sliding: Sliding


class Flow:
    """Follows the session of a page from its first picture until it is put away."""

    def __init__(self, parts: FlowParts) -> None:
        self._parts = parts
        self._table, self._presenter = parts.table, parts.presenter
        self._session, self._hotseat = parts.presenter.session, parts.presenter.hotseat
        self._spectating = parts.presenter.spectating
        self._unwatch = self._session.watch(self._changed)
        parts.stage.motion.begun.connect(self._begin_beat)
        parts.stage.motion.landed.connect(self._say_beat)
        parts.stage.hurried.connect(self.hurry)
        self._fresh: Sequence[int] = ()
        """The places of what was done last by who goes on: seen when the table is shown next, but not told."""
        self._again = False
        """Whether what is told is told to those who had to look away while it was done."""
        self._before: int | None = None
        """Who looked at the table before somebody wanted to look at a hand."""
        self._unseen: list[int] = []
        """The places of what a seat did while only it could look: told to everybody when its turn is over."""

    def leave(self) -> None:
        """Follow the session no longer."""
        self._unwatch()

    # What is shown.

    def decide(self, glide: bool = True) -> None:
        """Ask and show the table to whoever is next."""
        parts, outcome = self._parts, self._session.outcome
        told, self._presenter.telling = self._presenter.telling, False
        waiting = self._hotseat.decide()
        if waiting is not None:
            self.show(None)
            self._cover(waiting)
            if told:
                parts.handover.hold()
            return
        parts.handover.clear()
        asked = self._presenter.asked()
        if asked is not None:
            self._spectating.hurried = False
        self.show(asked, glide)
        if outcome is not None and self._presenter.shown is not None:
            parts.beside.score.show_end(self._presenter.shown, outcome)
        elif not self._hotseat.finishing:
            parts.computers.wake()

    def show(self, actor: int | None, glide: bool = True) -> None:
        """Show the table as it stands, with a seat to act or none."""
        parts = self._parts
        shown = self._presenter.show_now(actor)
        fresh, self._fresh = self._fresh, ()
        before = parts.sliding.look(shown) if glide else {}
        # What slides is pictured as it lies.
        glide = glide and not before
        if fresh:
            parts.stage.show_table(shown, glide, lambda: self._passage(shown.audience, fresh))
        else:
            parts.stage.show_table(shown, glide)
        parts.beside.follow(shown)
        parts.sliding.slide(before)
        parts.prompting.show()
        said = self._session.table_actions(actor) if actor is not None else ()
        parts.list.offer((*shown.legal, *shown.asides), shown, said)
        parts.pointing.point_again()

    def _passage(self, audience: int | None, places: Sequence[int]) -> Moves:
        history = self._presenter.histories.of(audience)
        return passage(self._table, self._session, audience, history, places, self._parts.stage.pieces.places)

    # Who may look.

    def _cover(self, seat: int, back: int | None = None) -> None:
        self._parts.asking.dismiss()
        self._parts.beside.pile.dismiss()
        self._parts.handover.fall(seat, back)
        self._parts.sounding.cover()

    def lift(self, seat: int) -> None:
        """Go on with the person who has opened the curtain."""
        self._parts.handover.lift(seat)
        self.decide()
        self._parts.stage.setFocus()

    def go_on(self) -> None:
        """Let who is at the mouse decide in secret, without a curtain: a deliberate button was pressed for it."""
        if self._hotseat.first is not None and self._parts.handover.free:
            self.lift(self._hotseat.first)

    def hand_over(self, seat: int) -> None:
        """Let another decide first than who is at the mouse."""
        if self._hotseat.first is not None and self._parts.handover.free:
            self._hotseat.first = None
            self.show(None)
            self._cover(seat)

    def take_back(self, seat: int) -> None:
        """Go on with the person who takes a confirmation back."""
        if not self._parts.handover.take_back(seat):
            self.decide()

    def look_at_hand(self, seat: int) -> None:
        """Let a person look at what is his or hers, behind the curtain."""
        if not self._hotseat.alone and self._hotseat.audience != seat and not self._presenter.telling:
            hotseat = self._hotseat
            self._before = hotseat.audience
            back = hotseat.actor() if hotseat.first is None else hotseat.first
            hotseat.turn_public()
            hotseat.looking = True
            self.show(None)
            self._cover(seat, back)

    def look_not(self) -> None:
        """Nobody looks after all: go on with who was there, behind a curtain of his or her own where it takes one."""
        if self._before is not None and not self._session.rules.hands_by_choice:
            self._hotseat.due = self._before
        self._hotseat.turn_public()
        self._parts.handover.clear()
        self.look_up()

    def look_up(self) -> None:
        """Enough of looking at one's hand: whoever is to act goes on."""
        self._hotseat.turn_public()
        if not self._tell_all(()):
            self.decide()

    def glance(self) -> None:
        """Show the person who is asked before everybody what is his or hers, for as long as that is held."""
        actor, hotseat = self._presenter.actor, self._hotseat
        free = self._parts.handover.free and not self._parts.asking.open
        if actor is None or not free or hotseat.audience is not None or not hotseat.holds_cards(actor):
            return
        hotseat.glance(actor)
        before = set(self._parts.stage.pieces.places)
        self.show(None, glide=False)
        self._tell_cards(before)

    def _tell_cards(self, before: Collection[str]) -> None:
        """Tell the cards that a glance turns up to who does not see them."""
        parts, shown = self._parts, self._presenter.shown
        if shown is None:
            return
        turned = parts.stage.pieces.in_reading_order([key for key in parts.stage.pieces.places if key not in before])
        if turned:
            cards = listed([parts.stage.table.name(key, shown) for key in turned])
            parts.prompt.last.happened(phrase("Prompt", "Your cards: {cards}.").put(cards=cards))

    def end_glance(self) -> None:
        """It was let go: hide it at once."""
        if self._hotseat.glancing:
            self._hotseat.turn_public()
            self.decide(glide=False)

    # What happens.

    def _changed(self, change: Change) -> None:
        if change.kind is Kind.SEATS:
            return
        parts, presenter = self._parts, self._presenter
        presenter.histories.changed(change.place)
        if self._hotseat.glancing:
            # Whoever acted meanwhile, before anything of it is told.
            self._hotseat.turn_public()
        # What was not shown yet may have been taken back.
        self._fresh = ()
        if change.seat not in self._session.people:
            parts.prompting.problem = None
        actor = presenter.actor
        if actor is not None and change.seat != actor and self._session.stamp(actor) == presenter.stamp:
            self._keep_up(actor)
            return
        parts.stage.cancel()
        parts.asking.dismiss()
        self._unseen = [place for place in self._unseen if place < change.place]
        if change.kind is Kind.APPLIED:
            fresh = range(change.place, self._session.length)
            if not self._hotseat.goes_on():
                told = self._tell_all(fresh)
                self._accept(change.seat, fresh, told)
                if told:
                    return
            else:
                if not self._hotseat.alone:
                    self._unseen += fresh
                made = self._beats(fresh)
                self._accept(change.seat, fresh, bool(made))
                if made:
                    self._tell(made)
                    return
            self._fresh = fresh
        if not presenter.telling:
            self.decide()

    def _accept(self, seat: int | None, fresh: Sequence[int], told: bool) -> None:
        if seat in self._session.people:
            self._parts.sounding.accept(fresh, told)

    def _is_played(self, places: Sequence[int]) -> bool:
        """Whether anything of what happened at these places is played to everybody."""
        told = self._session.history(None, places[0]) if places else ()
        return any(takes_time(self._table, entry) for entry in told if entry.place in places)

    def _tell_all(self, fresh: Sequence[int]) -> bool:
        """Tell everybody what happened at these places, and before it what a seat did behind the curtain; whether that
        takes any time. With motion off it does not: the table as it is afterwards and the log say it all.
        """
        unseen, self._unseen = self._unseen, []
        places = (*unseen, *fresh)
        if not self._is_played(places):
            return self._walk_before_handover(fresh)
        self._hotseat.turn_public()
        told = self._beats(places)
        if not told:
            return False
        if unseen:
            self._show_before(places[0])
        self._tell(told, again=bool(unseen))
        return True

    def _walk_before_handover(self, fresh: Sequence[int]) -> bool:
        """Have what moved by somebody's own doing seen before other things come to lie large; whether anything did."""
        if not fresh or self._hotseat.audience is not None:
            return False
        history = self._presenter.histories.of(None)
        walked = walks_before_handover(self._table, self._session, None, history, fresh, self._spectating)
        if walked:
            self._tell(walked)
        return bool(walked)

    def _beats(self, places: Sequence[int], whole: bool = False) -> list[Beat]:
        audience = self._hotseat.audience
        history = self._presenter.histories.of(audience)
        return beats(self._table, self._session, audience, history, places, self._spectating, whole)

    def _show_before(self, place: int, asked: bool = False) -> None:
        seats = [told.seat for told in self._session.history(None, place)[:1]]
        looked = self._spectating.turned_to(seats, asked)
        self._parts.stage.show_table(self._presenter.show_before(place, looked), glide=False)

    def _keep_up(self, actor: int) -> None:
        """Somebody else drew up or confirmed something: show it without disturbing who acts here."""
        parts = self._parts
        shown = self._presenter.show_now(actor)
        parts.stage.keep_up(shown)
        parts.beside.follow(shown)
        parts.prompting.show()
        parts.pointing.point_again()
        parts.computers.wake()

    # Telling.

    def see_again(self) -> None:
        """Tell the newest turn again, with motion off too: somebody asks for it."""
        places = last_turn(self._session, self._table, self._presenter.histories.of(self._hotseat.audience))
        if places and self._parts.handover.free:
            self._spectating.hurried = False
            self._show_before(places[0], asked=True)
            self._tell(self._beats(places, whole=True))

    def hurry(self) -> None:
        """Tell nothing more of what the computers do until a person acts."""
        self._spectating.hurried = True
        self._parts.stage.motion.skip_all()

    def _tell(self, told: Sequence[Beat], again: bool = False) -> None:
        """Tell these beats; ``again`` to those who had to look away while it was done."""
        parts, self._again = self._parts, again
        self._presenter.begin_telling()
        # A button would take the keys for itself that go on.
        if isinstance(parts.stage.window().focusWidget(), QAbstractButton):
            parts.stage.setFocus()
        parts.prompt.set_buttons([])
        parts.list.offer(())
        parts.sliding.end()
        parts.stage.play(told, self.decide)

    def _begin_beat(self, beat: Beat) -> None:
        if beat.event is None or self._presenter.shown is None:
            return
        parts, rules = self._parts, self._session.rules
        told = self._presenter.shown.caption if not rules.words.is_told(beat.event) else None
        words = told or rules.words.describe(beat.event)
        parts.sounding.tell(beat.event)
        shown = self._presenter.show_event(beat.event, beat.view, words, beat.looked)
        parts.stage.tell(shown, beat, self._table.motion.cast(beat.event))
        if not beat.moves.tumbles or parts.stage.motion.off:
            self._say_beat(beat)

    def _say_beat(self, beat: Beat) -> None:
        """Say what is told; of pieces that tumble, when they lie there."""
        shown = self._presenter.shown
        if shown is not None and shown.caption is not None and self._presenter.telling:
            self._parts.beside.follow(shown)
            self._parts.prompting.tell(shown.caption, self._session.rules.words.doer(beat.event), self._again)
