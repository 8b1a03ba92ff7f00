"""The course of a game on its page: after every change, who is asked, who may look, what is told and shown."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractButton

from boardroom.controller.session import Change, Kind
from boardroom.ui.page.history import beats, last_turn
from boardroom.ui.stage.motion import Beat
from boardroom.ui.stage.table import Presentation

if TYPE_CHECKING:
    from boardroom.ui.page.table_page import TablePage


class Flow:
    """Follows the session of a page from its first picture until it is put away."""

    def __init__(self, page: "TablePage") -> None:
        self._page = page
        self._session, self._table = page.session, page.table
        self._presenter, self._hotseat = page.presenter, page.hotseat
        self._unwatch = self._session.watch(self._changed)
        page.stage.motion.begun.connect(self._begin_beat)
        self._unseen: list[int] = []
        """The places of what a seat did while only it could look: told to everybody when its turn is over."""

    def leave(self) -> None:
        """Follow the session no longer."""
        self._unwatch()

    # What is shown.

    def decide(self) -> None:
        """Ask and show the table to whoever is next."""
        page, over = self._page, self._session.outcome is not None
        self._presenter.telling = False
        waiting = self._hotseat.decide()
        if waiting is not None:
            self.show(None)
            self._cover(waiting)
            return
        page.handover.clear()
        self.show(self._presenter.asked())
        if over:
            page.show_end()
        else:
            page.computers.wake()

    def show(self, actor: int | None, glide: bool = True) -> None:
        """Show the table as it stands, with a seat to act or none."""
        page = self._page
        shown = self._presenter.show_now(actor)
        page.stage.show_table(shown, glide)
        self._show_beside(shown)
        page.prompting.show()
        said = self._session.table_actions(actor) if actor is not None else ()
        page.list.offer((*shown.legal, *shown.asides, *said))
        page.pointing.point_again()

    def _show_beside(self, shown: Presentation) -> None:
        """Bring up to what is shown what stands beside the stage."""
        page = self._page
        if shown.progress is not None:
            page.bar.show_progress(shown.progress, shown.caption is None and self._session.outcome is not None)
        page.inspecting.look_again(page.stage.places)
        page.left.refresh(shown)
        page.pile.follow(shown)
        page.log.tell(shown.history, self._presenter.new_from)
        page.score.follow(shown, self._session.outcome)
        page.bar.offer_score(page.score.offered)

    # Who may look.

    def _cover(self, seat: int) -> None:
        self._page.asking.dismiss()
        self._page.pile.dismiss()
        self._page.handover.fall(seat)

    def lift(self, seat: int) -> None:
        """Go on with the person who has opened the curtain."""
        self._page.handover.lift(seat)
        self.decide()
        self._page.stage.setFocus()

    def take_back(self, seat: int) -> None:
        """Go on with the person who takes a confirmation back."""
        if not self._page.handover.take_back(seat):
            self.decide()

    def look_at_hand(self, seat: int) -> None:
        """Let a person look at what is his or hers, behind the curtain."""
        if not self._hotseat.alone and self._hotseat.audience != seat and not self._presenter.telling:
            self._hotseat.turn_public()
            self._hotseat.looking = True
            self.show(None)
            self._cover(seat)

    def look_up(self) -> None:
        """Enough of looking at one's hand: whoever is to act goes on."""
        self._hotseat.turn_public()
        if not self._tell_all(()):
            self.decide()

    # What happens.

    def _changed(self, change: Change) -> None:
        if change.kind is Kind.SEATS:
            return
        page, presenter = self._page, self._presenter
        presenter.histories.changed(change.place)
        if change.seat not in self._session.people:
            page.prompting.problem = None
        actor = presenter.actor
        if actor is not None and change.seat != actor and self._session.stamp(actor) == presenter.stamp:
            self._keep_up(actor)
            return
        page.stage.cancel()
        page.asking.dismiss()
        self._unseen = [place for place in self._unseen if place < change.place]
        if change.kind is Kind.APPLIED:
            fresh = range(change.place, self._session.length)
            if not self._hotseat.goes_on():
                if self._tell_all(fresh):
                    return
            else:
                if not self._hotseat.alone:
                    self._unseen += fresh
                if self._moves(fresh):
                    self._tell(beats(self._table, self._session, self._hotseat.audience, fresh))
                    return
        if not presenter.telling:
            self.decide()

    def _moves(self, places: Sequence[int]) -> bool:
        """Whether what happened at these places is told with motion to everybody."""
        told = self._session.history(None, places[0]) if places else ()
        return any(self._table.pace(event).motion for entry in told if entry.place in places for event in entry.events)

    def _tell_all(self, fresh: Sequence[int]) -> bool:
        """Tell everybody what happened at these places, and before it what a seat did behind the curtain; whether there
        is anything to be told.
        """
        places = (*self._unseen, *fresh)
        if not self._moves(places):
            return False
        self._hotseat.turn_public()
        if self._unseen:
            self._page.stage.show_table(self._presenter.show_before(places[0]), glide=False)
        self._unseen = []
        self._tell(beats(self._table, self._session, self._hotseat.audience, places))
        return True

    def _keep_up(self, actor: int) -> None:
        """Somebody else drew up or confirmed something: show it without disturbing who acts here."""
        page = self._page
        shown = self._presenter.show_now(actor)
        page.stage.keep_up(shown)
        self._show_beside(shown)
        page.prompting.show()
        page.pointing.point_again()
        page.computers.wake()

    # Telling.

    def see_again(self) -> None:
        """Tell the newest turn again."""
        place = last_turn(self._session, self._table, self._presenter.histories.of(self._hotseat.audience))
        if place is not None and self._page.free:
            self._page.stage.show_table(self._presenter.show_before(place), glide=False)
            self._tell(beats(self._table, self._session, self._hotseat.audience, range(place, self._session.length)))

    def _tell(self, told: Sequence[Beat]) -> None:
        page = self._page
        self._presenter.begin_telling()
        # A button would take the keys for itself that go on.
        if isinstance(page.focusWidget(), QAbstractButton):
            page.stage.setFocus()
        page.prompt.set_buttons([])
        page.list.offer(())
        page.stage.play(told, self.decide)

    def _begin_beat(self, beat: Beat) -> None:
        if beat.event is None or self._presenter.shown is None:
            return
        page, rules = self._page, self._session.rules
        told = self._presenter.shown.caption if not rules.is_told(beat.event) else None
        words = told or rules.describe(beat.event)
        shown = self._presenter.show_event(beat.event, beat.view, words)
        page.stage.tell(shown, beat, self._table.cast(beat.event))
        self._show_beside(shown)
        page.prompting.tell(words)
