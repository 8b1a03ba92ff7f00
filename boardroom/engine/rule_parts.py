"""The parts of a game's rules beside play itself, which a game hands over where it has them: secrets, records, words,
judgement. Each is a value of functions; what a game does not give, it has by default.

``S`` is the game's state (also of its views), ``A`` its action. Whoever has no opinion of the types says ``Any``.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import evolve, frozen

from boardroom.engine.briefs import Brief, Scored
from boardroom.engine.manifest import Options
from boardroom.engine.outcome import Score
from boardroom.engine.prompt import Preview, Prompt
from boardroom.engine.text import Text, phrase

S = TypeVar("S")
A = TypeVar("A")
Answers: TypeAlias = Mapping[tuple[str, str], str]
"""What a seat has answered beforehand, by optional step and occasion."""


def _as_it_is(value: Any, seat: int | None) -> Any:
    return value


def _known(view: Any, seat: int, rng: int) -> tuple[int, Any]:
    return rng, view


def _none(*asked: Any) -> None:
    return None


def _nothing(*asked: Any) -> tuple[Any, ...]:
    return ()


def _no_faces(view: Any) -> frozenset[Any]:
    return frozenset()


def _zero(state: Any) -> int:
    return 0


def _yes(event: Any) -> bool:
    return True


def _no(event: Any) -> bool:
    return False


def its_seat(event: Any) -> int | None:
    seat: int | None = getattr(event, "seat", None)
    return seat


def _not_now(state: Any, seat: int, action: Any) -> Text:
    return phrase("Prompt", "That is not possible now.")


def _no_name(view: Any, face: Any) -> Text:
    return phrase("Session", "a card", "what was seen, where a game has no name for it")


def _no_preview(view: Any, seat: int, action: Any) -> Preview:
    return Preview()


@frozen
class Secrets(Generic[S]):
    """What a seat may see of states and events. Without any of it everything lies open."""

    view: Callable[[S, int | None], S] = _as_it_is
    """What a seat may see of a state; for None what everybody may see. Views of views are the same."""

    see: Callable[[Any, int | None], Any | None] = _as_it_is
    """The event as a seat (or everybody) sees it, None if it sees nothing."""

    guess: Callable[[S, int, int], tuple[int, S]] = _known
    """Of a view, its seat and a generator: the next generator and a full state that agrees with the view."""

    faces: Callable[[S], frozenset[Any]] = _no_faces
    """What lies open in a view of all that may lie hidden, such as cards, each by a value that stays its own. Needed
    where a move can show something hidden and still be taken back: a card that is played from a hand.
    """

    mixes: Callable[[Any], bool] = _no
    """Whether an event puts what was seen among what is hidden, so that nobody can follow it any more: a shuffle. What
    was seen since the last one counts as known.
    """


@frozen
class Records(Generic[S, A]):
    """Documents: states as JSON values, actions as canonical text."""

    encode: Callable[[S], Any]
    """The state or view as JSON values."""

    decode: Callable[[Any], S]
    """The state of such values. Raises Unreadable with the place for anything else."""

    text: Callable[[A], str]
    """The canonical text of an action, such as "5>"."""

    parse: Callable[[str], A]
    """The action of a canonical text. Raises Unreadable."""

    validate: Callable[[S, Options, int], None] = _none
    """Makes sure that a decoded state is a whole position of a game of these resolved options and so many seats: no
    view, nothing in it that contradicts them or itself, and one that play can go on from. ``decode`` has checked each
    value and how the values fit together, as far as they do in views, too. Raises Unreadable with the place.
    """

    actions_before: Callable[[S], int | None] = _none
    """How many actions have led to a state, None for a game that does not count them. A saved position must have as
    many as its record: what grows with play has its bounds by them.
    """

    fewest_actions_before: Callable[[S], int] = _zero
    """At least how many actions have led to a state: for a game that does not count them, but turns or the like. A
    saved position has no fewer in its record.
    """


@frozen
class Words(Generic[S, A]):
    """What is said to people."""

    prompt: Callable[[S, int], Prompt]
    """Of a view and its seat: what this seat must do now, or what it waits for."""

    describe: Callable[[Any], Text]
    """An action by name, as in the list of legal actions; an event as a line of the log."""

    why_not: Callable[[S, int, A], Text] = _not_now
    """Why an action of a seat is not legal in a state, from what the seat may know."""

    preview: Callable[[S, int, A], Preview] = _no_preview
    """What an action of a seat would do, from its view alone."""

    forecast: Callable[[S, int], tuple[tuple[Any, ...], ...]] = _nothing
    """For each part of a seat's draft the events it alone would cause, so that the table can show ghosts."""

    given: Callable[[Answers], tuple[Callable[[S, int, A], Preview], Callable[[S, int], tuple[Any, ...]]]] | None = None
    """Preview and forecast of a seat that has answered so beforehand; None where they are the same."""

    score: Callable[[S, int], Score | None] = _none
    """The score of a seat so far, from a view, in the same items as the outcome's, where it makes sense."""

    opening: Callable[[S], Text | None] = _none
    """What the set-up has settled before anybody acts, in sentences for who does not see the table: who begins, what
    everybody was given openly. None where there is nothing, or the first events tell it.
    """

    doer: Callable[[Any], int | None] = its_seat
    """The seat that does what an event tells, or to which it happens: its badge stands beside the words. None where
    that is nobody, or all of them. By default it is the event's ``seat``, if it has one.
    """

    is_told: Callable[[Any], bool] = _yes
    """Whether an event has a line of its own in the log; else the line before it says enough."""

    in_brief: Callable[[Any], Brief | None] = _none
    """An event as a part of the line that tells the last turn of a player: a few words, without who did it. None for
    what has a sentence of its own there, too.
    """

    scored: Callable[[S, S, int | None], tuple[Scored, ...]] = _nothing
    """Whose points a step changed and by what, from the states before and after it, as a seat, or everybody (None), may
    know it: ends the line that tells it. Nothing of points that are hidden from it, or not counted before the end.
    """

    is_heading: Callable[[Any], bool] = _no
    """Whether an event begins a turn or a round: its line stands above the others in the log, also where it is not
    told.
    """

    begins_part: Callable[[Any], bool] = _no
    """Whether an event begins a part of a turn that is read as a whole: no mark of the log stands in the midst of its
    lines.
    """

    is_answer: Callable[[Any], bool] = _no
    """Whether an event is what a seat answers while another one's turn goes on: no decision of its own turn."""

    shown: Callable[[S, S], Text | None] = _none
    """What a step showed that nobody had seen before, in a few words, from the states before and after it, as everybody
    may know it: why it cannot be taken back. None where what was done says enough.
    """

    face: Callable[[S, Any], Text] = _no_name
    """What one of ``Secrets.faces`` is called that a view shows, in a sentence, as far as it was used there."""

    tells_end: Callable[[Any], bool] = _no
    """Whether an event only says that the game is over and who won: the outcome says that, and why."""

    def answered(self, beforehand: Answers) -> "Words[S, A]":
        """The same words where preview and forecast go by what their seat has answered beforehand."""
        if self.given is None or not beforehand:
            return self
        preview, forecast = self.given(beforehand)
        return evolve(self, preview=preview, forecast=forecast)


@frozen
class Judgement(Generic[S]):
    """What computer players go by. Without it they play at random."""

    evaluate: Callable[[S, int], float | None] = _none
    """How good things look for a seat in a view, between -1 (lost) and 1 (won); None: no opinion."""

    pointless: Callable[[S, int, Any], bool] = lambda view, seat, action: False
    """Whether an action plainly changes nothing that counts, or only gives it up: it is not tried where there are
    others.
    """

    reach: int = 4
    """Draft windows after a decision in which it shows what ``evaluate`` can judge; 0: right after it, in the midst of
    a turn too.
    """
