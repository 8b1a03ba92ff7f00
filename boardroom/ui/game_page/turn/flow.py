"""The course of a game on its page: after every change, who is asked, who may look, what is told and shown."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from attrs import define
from PySide6.QtWidgets import QAbstractButton

from boardroom.controller.session import Change, Kind
from boardroom.engine.enumerations import listed, sentences
from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.page.beside_stage import BesideStage
from boardroom.ui.game_page.page.pointing import Pointing
from boardroom.ui.game_page.page.sliding import Sliding
from boardroom.ui.game_page.panels.action_list import ActionList
from boardroom.ui.game_page.prompt.asking import Asking
from boardroom.ui.game_page.prompt.prompt_bar import PromptBar
from boardroom.ui.game_page.prompt.prompting import Prompting
from boardroom.ui.game_page.turn.beats import Past, beats, passage, takes_time, walks_before_handover
from boardroom.ui.game_page.turn.computers import Computers
from boardroom.ui.game_page.turn.handover import Handover
from boardroom.ui.game_page.turn.occasions import Occasions
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.game_page.turn.sounding import Sounding
from boardroom.ui.game_page.turn.stepping import Stepping
from boardroom.ui.stage.motion.motion import Beat
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.stage import Stage


@define(eq=False, slots=False)
class Flow:
    """Follows the session of a page from its first picture until it is put away, and moves the parts of the page."""

    presenter: Presenter
    stage: Stage
    beside: BesideStage
    prompt: PromptBar
    prompting: Prompting
    actions: ActionList
    pointing: Pointing
    asking: Asking
    handover: Handover
    computers: Computers
    sounding: Sounding
    occasions: Occasions
    sliding: Sliding

    def __attrs_post_init__(self) -> None:
        self._table, self._session, self._hotseat = self.stage.table, self.presenter.session, self.presenter.hotseat
        self._spectating = self.presenter.spectating
        self._unwatch = self._session.watch(self._changed)
        motion = self.stage.motion
        motion.begun.connect(self._begin_beat)
        motion.landed.connect(self._say_beat)
        motion.returned.connect(self._return_to)
        motion.altered.connect(self._tell_held)
        self.stepping = Stepping(self.stage, self.prompt, self.hurry, self.stay, self.may_stay)
        self.stage.pressed.connect(self.stepping.press)
        self.stage.goes_back = self.stepping.goes_back
        self.computers.waits = lambda: motion.held and motion.telling
        self.told: Callable[[], None] = lambda: None
        """What is done when all is told."""
        self._teller: int | None = None
        """To whom what can be gone back to was told."""
        self._fresh: Sequence[int] = ()
        """The places of what was done last by who goes on: seen when the table is shown next, but not told."""
        self._again = False
        """Whether what is told is told to those who had to look away while it was done."""
        self._before: int | None = None
        """Who looked at the table before somebody wanted to look at a hand."""
        self._unseen: Sequence[int] = ()
        """The places of what a seat did while only it could look: told to everybody when its turn is over."""

    def leave(self) -> None:
        """Follow the session no longer."""
        self._unwatch()

    # What is shown.

    def decide(self, glide: bool = True) -> None:
        """Ask and show the table to whoever is next."""
        outcome = self._session.outcome
        told = self.presenter.telling
        self.presenter.telling = self.presenter.telling_again = False
        self.presenter.told = None
        if told:
            self.told()
        waiting = self._hotseat.decide()
        if waiting is not None or outcome is not None or self.presenter.asked() is not None:
            self.stage.motion.forget()
        if waiting is not None:
            self._cover(waiting)
            if told:
                self.handover.hold()
            return
        self.handover.clear()
        asked = self.presenter.asked()
        if asked is not None:
            self._spectating.hurried = False
        self.show(asked, glide)
        if outcome is not None and self.presenter.shown is not None:
            self.beside.score.show_end(self.presenter.shown, outcome)
        elif not self._hotseat.finishing:
            self.computers.wake()

    def show(self, actor: int | None, glide: bool = True) -> None:
        """Show the table as it stands, with a seat to act or none."""
        shown = self.presenter.show_now(actor)
        fresh, self._fresh = self._fresh, ()
        before = self.sliding.look(shown) if glide else {}
        # What slides is pictured as it lies.
        glide = glide and not before
        if fresh:
            past = self._past(shown.audience)
            self.stage.show_table(shown, glide, lambda: passage(past, fresh, self.stage.pieces.places))
        else:
            self.stage.show_table(shown, glide)
        self.beside.follow(shown)
        self.sliding.slide(before)
        self.prompting.show()
        self._come_to_main(shown)
        said = self._session.table_actions(actor) if actor is not None else ()
        self.actions.offer((*shown.legal, *shown.asides), shown, said)
        self.pointing.point_again()
        self.stage.pictures_ahead.begin(self.presenter.to_come)

    def _come_to_main(self, shown: Presentation) -> None:
        """Take the keys off the pieces where a draft that was drawn up by them is complete: Enter then means the main
        button, after it was asked about what cannot be undone, and does not take up again what has just been laid down.
        """
        main, stage = self.prompt.main, self.stage
        if main is not None and self.prompt.opened and shown.draft and stage.keyboard.used and stage.speaking.has_keys:
            stage.keyboard.come_off()

    def _past(self, audience: int | None) -> Past:
        return Past(self._table, self._session, audience, self.presenter.histories.of(audience))

    # Who may look.

    def _cover(self, seat: int, back: int | None = None) -> None:
        self.handover.prepare()
        self.show(None)
        self.asking.dismiss()
        self.beside.pile.dismiss()
        self.handover.fall(seat, back)
        self.sounding.cover()

    def lift(self, seat: int) -> None:
        """Go on with the person who has opened the curtain."""
        self.handover.lift(seat)
        self.decide()
        self.stage.setFocus()

    def go_on(self) -> None:
        """Let who is at the mouse decide in secret, without a curtain: a deliberate button was pressed for it."""
        if self._hotseat.first is not None and self.handover.free:
            self.lift(self._hotseat.first)

    def hand_over(self, seat: int) -> None:
        """Let another decide first than who is at the mouse."""
        if self._hotseat.first is not None and self.handover.free:
            self._hotseat.first = None
            self._cover(seat)

    def take_back(self, seat: int) -> None:
        """Go on with the person who takes a confirmation back."""
        if not self.handover.take_back(seat):
            self.decide()

    def look_at_hand(self, seat: int) -> None:
        """Let a person look at what is his or hers, behind the curtain."""
        if not self._hotseat.alone and self._hotseat.audience != seat and not self.presenter.telling:
            hotseat = self._hotseat
            self._before = hotseat.audience
            back = hotseat.actor() if hotseat.first is None else hotseat.first
            hotseat.turn_public()
            hotseat.looking = True
            self._cover(seat, back)

    def look_not(self) -> None:
        """Nobody looks after all: go on with who was there, behind a curtain of his or her own where it takes one."""
        if self._before is not None and not self._session.rules.hands_by_choice:
            self._hotseat.due = self._before
        self._hotseat.turn_public()
        self.handover.clear()
        self.look_up()

    def look_up(self) -> None:
        """Enough of looking at one's hand: whoever is to act goes on."""
        self._hotseat.turn_public()
        if not self._tell_all(()):
            self.decide()

    def glance(self) -> None:
        """Show the person who is asked before everybody what is his or hers, for as long as that is held."""
        actor, hotseat = self.presenter.actor, self._hotseat
        free = self.handover.free and not self.asking.open
        if actor is None or not free or hotseat.audience is not None or not hotseat.holds_cards(actor):
            return
        hotseat.glance(actor)
        before = set(self.stage.pieces.places)
        self.show(None, glide=False)
        self._tell_cards(before)

    def _tell_cards(self, before: Collection[str]) -> None:
        """Tell the cards that a glance turns up to who does not see them."""
        shown = self.presenter.shown
        if shown is None:
            return
        turned = self.stage.pieces.in_reading_order([key for key in self.stage.pieces.places if key not in before])
        if turned:
            cards = listed([self.stage.table.name(key, shown) for key in turned])
            self.prompt.last.happened(phrase("Prompt", "Your cards: {cards}.").put(cards=cards))

    def end_glance(self) -> None:
        """It was let go: hide it at once."""
        if self._hotseat.glancing:
            self._hotseat.turn_public()
            self.decide(glide=False)

    # What happens.

    def _changed(self, change: Change) -> None:
        if change.kind is Kind.SEATS:
            return
        presenter = self.presenter
        presenter.histories.changed(change.place)
        if self._hotseat.glancing:
            # Whoever acted meanwhile, before anything of it is told.
            self._hotseat.turn_public()
        # What was not shown yet may have been taken back.
        self._fresh = ()
        if change.seat not in self._session.people:
            self.prompting.problem = None
        actor = presenter.actor
        if actor is not None and change.seat != actor and self._session.stamp(actor) == presenter.stamp:
            self._keep_up(actor)
            return
        self.stage.cancel()
        self.asking.dismiss()
        if change.kind is not Kind.APPLIED:
            self.stage.motion.forget()
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
                    self._unseen = (*self._unseen, *fresh)
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
            self.sounding.accept(fresh, told)

    def _is_played(self, places: Sequence[int]) -> bool:
        """Whether anything of what happened at these places is played to everybody."""
        told = self._session.history(None, places[0]) if places else ()
        return any(takes_time(self._table, entry) for entry in told if entry.place in places)

    def _tell_all(self, fresh: Sequence[int]) -> bool:
        """Tell everybody what happened at these places, and before it what a seat did behind the curtain; whether that
        takes any time. With motion off it does not: the table as it is afterwards and the log say it all.
        """
        unseen, self._unseen = self._unseen, ()
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
        walked = walks_before_handover(self._past(None), fresh, self._spectating)
        if walked:
            self._tell(walked)
        return bool(walked)

    def _beats(self, places: Sequence[int], whole: bool = False) -> list[Beat]:
        return beats(self._past(self._hotseat.audience), places, self._spectating, whole)

    def _show_before(self, place: int, asked: bool = False) -> None:
        seats = [told.seat for told in self._session.history(None, place)[:1]]
        looked = self._spectating.turned_to(seats, asked)
        self.stage.show_table(self.presenter.show_before(place, looked), glide=False)

    def _keep_up(self, actor: int) -> None:
        """Somebody else drew up or confirmed something: show it without disturbing who acts here."""
        shown = self.presenter.show_now(actor)
        self.stage.keep_up(shown)
        self.beside.follow(shown)
        self.prompting.show()
        self.pointing.point_again()
        self.computers.wake()

    # Telling.

    def see_again(self, event: Any = None) -> None:
        """Tell what happened since the last decision of who looks again, with motion off too: somebody asks for it.
        With an event, stay at what the table was then.
        """
        motion = self.stage.motion
        if event is not None and motion.telling:
            there = next((beat for beat in motion.told if beat.event is event and beat.step), None)
            if there is not None:
                motion.go_to(there)
            return
        if not self.handover.free:
            return
        places = self.presenter.seen_again()
        told = self._beats(places, whole=True)
        at = next((beat for beat in told if beat.event is event and beat.step), None)
        if told and (event is None or at is not None):
            self._spectating.hurried = False
            self._show_before(places[0], asked=True)
            motion.stop()
            self.presenter.telling_again = True
            self._tell(told, at=at)

    def hurry(self) -> None:
        """Tell nothing more until a person acts."""
        self._spectating.hurried = True
        self.stage.motion.skip_all()

    def may_stay(self) -> bool:
        """Whether what was told last can be gone back to: nothing is told now, but others are still to act, and who
        looks is who was told.
        """
        told, shown = self.stage.motion.told, self.presenter.shown
        return (
            self.handover.free
            and self._session.outcome is None
            and shown is not None
            and shown.actor is None
            and self._teller == self._hotseat.audience
            and any(beat.step for beat in told)
        )

    def stay(self) -> None:
        """Go back to the step that was told last, and stay there, between two things that are told."""
        told = self.stage.motion.told
        if self.may_stay():
            self._tell(told, at=[beat for beat in told if beat.step][-1])

    def _tell(self, told: Sequence[Beat], again: bool = False, at: Beat | None = None) -> None:
        """Tell these beats; ``again`` to those who had to look away while it was done; or stay ``at`` one of them."""
        self._again = again
        if self._teller != self._hotseat.audience:
            # What one saw alone nobody else goes back to.
            self._teller = self._hotseat.audience
            self.stage.motion.forget()
        self.presenter.begin_telling()
        # A button would take the keys for itself that go on.
        if isinstance(self.stage.window().focusWidget(), QAbstractButton):
            self.stage.setFocus()
        self.prompt.set_buttons([])
        self.actions.offer(())
        self.sliding.end()
        self.stage.play(told, self.decide, at)

    def _begin_beat(self, beat: Beat) -> None:
        if beat.event is None or self.presenter.shown is None:
            return
        self.sounding.tell(beat.event)
        shown = self._show_beat(beat, self.presenter.shown.caption)
        self.stage.tell(shown, beat, self._table.motion.cast(beat.event))
        occasion = self.occasions.of(beat.event)
        if occasion is not None:
            self.stage.celebrate(occasion)
        if not beat.moves.tumbles or self.stage.motion.off:
            self._say_beat(beat)

    def _show_beat(self, beat: Beat, caption: Text | None) -> Presentation:
        """Show a beat with its words, or under a caption where it has none."""
        words = self._session.rules.words
        told = caption if not words.is_told(beat.event) else None
        return self.presenter.show_event(beat.event, beat.view, told or words.describe(beat.event), beat.looked)

    def _return_to(self, beat: Beat) -> None:
        """Show a beat again at once, and say it to who does not see it."""
        shown = self._show_beat(beat, None)
        self.stage.tell_again(shown, beat, self._table.motion.cast(beat.event))
        self._say_beat(beat)
        if shown.caption is not None:
            self.prompt.last.mention(shown.caption)

    def _tell_held(self) -> None:
        """Say that what is told is held, or played on."""
        motion = self.stage.motion
        if motion.telling and motion.told:
            self._say_beat(motion.current)
            if motion.held:
                self.prompt.last.mention(self.stepping.hint(again=False))

    def _say_beat(self, beat: Beat) -> None:
        """Say what is told; of pieces that tumble, when they lie there."""
        shown = self.presenter.shown
        if shown is not None and shown.caption is not None and self.presenter.telling:
            self.beside.follow(shown)
            doer = self._session.rules.words.doer(beat.event)
            # Whoever holds a step wants to know where that is, too.
            hint = self.stepping.hint(self._again) if beat.points is None or self.stage.motion.held else None
            self.prompting.tell(shown.caption, doer, sentences(beat.points, hint), self.stepping.offers())
