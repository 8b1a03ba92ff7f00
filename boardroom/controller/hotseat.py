"""Hotseat: who the screen shows the table to. Always one named audience: one seat, or everybody."""

from collections.abc import Callable, Sequence

from attrs import define, field

from boardroom.controller.session import Session
from boardroom.engine.manifest import PERSON


def told_to_everybody(actors: Sequence[int], kinds: Sequence[str]) -> int | None:
    """The seat whose prompt everybody is told: of those that act a person, else somebody who waits for the computer
    players, whom nobody tells what to do; None once nobody acts.
    """
    people = [seat for seat in actors if kinds[seat] == PERSON]
    waiting = [seat for seat in range(len(kinds)) if seat not in actors]
    return next(iter(people or (waiting if actors else []) or actors), None)


@define
class Hotseat:
    """Decides the audience after every change. ``audience`` is a seat, or None for the public view.

    ``seen`` holds for each seat the length of the history when it last looked; ``due`` is who is to look next although
    others could act as well, because it has just taken something back; ``looking``, that who looks wanted only that:
    somebody else, or nobody, is to act before the audience. In a game without secret decisions secrets, such as a hand
    of cards, are looked at by choice. ``glancing`` says that this look lasts only as long as something is held,
    ``finishing`` that the audience has given the turn away by what it alone was shown, such as a card that it drew, and
    looks at that.

    ``first`` is who was at the mouse last and decides first in the next draft window: nothing is hidden from anybody
    yet, so no curtain falls, but the table stays before everybody until that person goes on by choice, and everybody
    else has looked away. ``every_time`` says whether the curtain is wanted all the same.
    """

    session: Session
    every_time: Callable[[], bool] = bool
    audience: int | None = None
    seen: dict[int, int] = field(factory=dict)
    due: int | None = None
    looking: bool = False
    glancing: bool = False
    finishing: bool = False
    first: int | None = None
    _last: tuple[int, int] | None = None
    """Who looked last, and in which draft window."""

    def __attrs_post_init__(self) -> None:
        people = self.session.people
        if len(people) == 1:
            self.audience = people[0]

    @property
    def _by_choice(self) -> bool:
        return self.session.rules.hands_by_choice

    @property
    def alone(self) -> bool:
        """Whether nobody could see what is not theirs: at most one person plays."""
        return len(self.session.people) <= 1

    def actor(self) -> int | None:
        """The person to be asked now, the present audience before others; None while only computers act."""
        waiting = [seat for seat in self.session.actors() if seat in self.session.people]
        for wanted in (self.due, self.audience):
            if wanted in waiting:
                return wanted
        return waiting[0] if waiting else None

    def own(self) -> int | None:
        """The seat whose draft is on the screen: the audience's, or in public the actor's where everything is decided
        before everybody.
        """
        if self.audience is not None:
            return self.audience
        actor = self.actor()
        return actor if actor is not None and self._by_choice else None

    def taker_back(self) -> int | None:
        """Who may take back something now: who acts; or, where everything is decided before everybody, who acted last
        if who acts has done nothing yet. While everybody looks at a game of secret decisions, or at the end of any, who
        acted last before everybody.
        """
        own, last = self.own(), self.session.last
        if own is None:
            return self.session.last_before_all()
        if self.session.why_no_undo(own) is None or not self._by_choice:
            return own
        return last if last in self.session.people and self.session.why_no_undo(last) is None else own

    def redoer(self) -> int | None:
        """Who may do again what was undone; while everybody looks, only what was done before everybody."""
        own = self.own()
        if own is not None or self._by_choice:
            return own
        actor = self.actor()
        return actor if actor is not None and self.session.can_redo(actor, before_all=True) else None

    def open(self, seat: int) -> bool:
        """Whether everybody sees all that a seat sees; never in a game of secret decisions, where that alone would
        tell whether a seat has drawn up anything.
        """
        return self._by_choice and bool(self.session.view(seat) == self.session.view(None))

    def holds_cards(self, seat: int) -> bool:
        """Whether a seat has something that it looks at by choice."""
        return self._by_choice and not self.open(seat)

    def goes_on(self) -> bool:
        """Whether who looks at what is his or hers acts next too, and may go on looking while that is told. In a game
        of secret decisions only where nobody else decides beside that person, who goes on in secret: else everybody is
        told what was revealed.
        """
        if self.audience is None:
            return False
        if self._by_choice:
            return self.actor() == self.audience or self._finishes()
        decides_alone = not self.alone and self.session.actors() == (self.audience,)
        return decides_alone and self.session.prompt(self.audience, self.audience).secret

    def _finishes(self) -> bool:
        """Whether the audience gave the turn away by the last step, and was shown by it what nobody else sees."""
        seat = self.audience
        if self.alone or not self._by_choice or seat is None or self.session.outcome is not None:
            return False
        return self.actor() != seat and self.session.was_shown_a_secret(seat)

    def decide(self) -> int | None:
        """Turn public or stay; the seat for whom the curtain must fall, or None."""
        self.first = None
        if self.alone or self.session.readonly:
            return None
        if self.glancing:
            self.turn_public()
        actor = self.actor()
        # Whether it is secret is no secret: everybody sees the curtain fall.
        as_seen = actor if self.audience == actor else None
        secret = actor is not None and self.session.prompt(actor, as_seen).secret
        if actor is not None and self.audience == actor and (secret or self._by_choice):
            self.looking = False
            self._note_last(actor)
            return None
        if self._finishes():
            self.looking = self.finishing = True
        if self.looking and self.audience is not None:
            return None
        self.turn_public()
        if not secret or self.session.outcome is not None:
            return None
        self.first = self._at_hand()
        return actor if self.first is None else None

    def _at_hand(self) -> int | None:
        """Who was at the mouse last, if that person may go on without a curtain: the draft window has begun since, so
        that whoever looks sees no more than everybody does.
        """
        if self._last is None or self.due is not None or self.every_time():
            return None
        seat, window = self._last
        if seat not in self.session.actors() or self.session.progress().draft_window <= window:
            return None
        if not self.session.prompt(seat, None).secret or self.session.view(seat) != self.session.view(None):
            return None
        return seat

    def _note_last(self, seat: int) -> None:
        self._last = seat, self.session.progress().draft_window

    def lift(self, seat: int) -> int:
        """The curtain lifted for a seat; the length of the history it had seen before."""
        self.session.seal_others(seat)
        self.due = None
        before = self.seen.get(seat, 0)
        self.audience, self.first = seat, None
        self._note_last(seat)
        return before

    def glance(self, seat: int) -> None:
        """Let a person look at what is his or hers for a moment, and do nothing meanwhile."""
        self.lift(seat)
        self.looking = self.glancing = True

    def turn_public(self) -> None:
        """Everybody may look from now on."""
        self.leave()
        self.looking = self.glancing = self.finishing = False
        self.first = None
        if not self.alone:
            self.audience = None

    def leave(self) -> None:
        """Note that the present audience has seen everything so far."""
        if self.audience is not None:
            self.seen[self.audience] = self.session.length
