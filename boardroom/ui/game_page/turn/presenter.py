"""What a page shows at the moment: to whom, who may act, and for which step of theirs."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from attrs import evolve

from boardroom.controller.hotseat import Hotseat, told_to_everybody
from boardroom.controller.session import Session, Told
from boardroom.engine.prompt import Preview, Prompt
from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.turn.history import Histories, up_to
from boardroom.ui.game_page.turn.last_turn import LastTurn, last_turn
from boardroom.ui.game_page.turn.spectating import Spectating
from boardroom.ui.stage.gestures.gesture import COMPUTERS_FOLLOW, FINAL, REMARKS, Gesture
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table


class Presenter:
    """What is shown of a session to the audience of its hotseat.

    ``shown`` is None before the first picture and when the game is put away. ``stamp`` is the step that proposals of
    the acting seat are for; ``telling`` whether what happened is being told, picture by picture, ``telling_again``
    whether that is the last turn once more, and ``told`` the event of the present picture; ``new_from`` the place from
    which on the history is new to who looks, -1 for nowhere.
    """

    def __init__(self, session: Session, table: Table) -> None:
        self.session, self._table = session, table
        settings = table.context.settings
        self.hotseat = Hotseat(session, lambda: settings.get("handing_over") == "every time")
        self.spectating = Spectating(session, self.hotseat, settings, table.looking.turns_to_computers)
        self.histories = Histories(session)
        self.shown: Presentation | None = None
        self.stamp = 0
        self.telling = self.telling_again = False
        self.told: Any = None
        self._last_turn: tuple[Sequence[Told], int | None, LastTurn] | None = None
        self.new_from = -1

    @property
    def actor(self) -> int | None:
        """The seat that may act at what is shown."""
        return self.shown.actor if self.shown is not None else None

    def asked(self) -> int | None:
        """The seat to be asked before the present audience, None if who looks can only look."""
        session, hotseat = self.session, self.hotseat
        if session.outcome is not None or hotseat.looking or hotseat.first is not None:
            return None
        actor = hotseat.actor()
        return None if session.readonly and actor != hotseat.audience else actor

    def told_to(self) -> int | None:
        """The seat since whose last decision it is told what happened: who looks; before everybody who is asked, else
        the person who acted last. None where no person plays.
        """
        seat = self.hotseat.audience if self.hotseat.audience is not None else self.hotseat.actor()
        if seat is not None:
            return seat
        people = self.session.people
        done = (told.seat for told in reversed(self.histories.of(None)) if told.seat in people and not told.draft)
        return next(done, next(iter(people), None))

    def last_turn(self, history: Sequence[Told] | None = None) -> LastTurn:
        """What happened since the last decision of who looks, as far as a history goes."""
        session, seat = self.session, self.told_to()
        told = self.histories.of(self.hotseat.audience) if history is None else history
        # A history never changes: it is told again whenever anything else of the picture does.
        if self._last_turn is None or self._last_turn[0] is not told or self._last_turn[1] != seat:
            before = self._last_turn
            known = before[2] if before is not None and before[1] == seat else None
            words = session.rules.words
            made = last_turn(told, seat, words, session.answers_as_usual, session.only_confirmed, known)
            self._last_turn = told, seat, made
        return self._last_turn[2]

    def seen_again(self) -> tuple[int, ...]:
        """The places of what is seen again: all from the beginning of the last turn on that was not only drawn up."""
        first = self.last_turn().first
        history = self.histories.of(self.hotseat.audience)
        return tuple(told.place for told in history.since(first) if not told.draft) if first >= 0 else ()

    # From picture to picture.

    def show_now(self, actor: int | None) -> Presentation:
        """Show the game as it stands, with a seat to act or none."""
        session, audience = self.session, self.hotseat.audience
        view, history = session.view(audience), self.histories.of(audience)
        if actor is None:
            self.stamp = 0
            kinds = [seat.kind for seat in session.seats]
            waiting = told_to_everybody(session.actors(), kinds) or 0 if audience is None else audience
            prompt, progress = self._waiting_prompt(waiting), session.progress()
            first = self.last_turn().first
            shown = Presentation(view, audience, history=history, since=first, prompt=prompt, progress=progress)
            return self._attend(shown)
        own = self.hotseat.own() == actor
        legal, asides = session.legal(actor), session.asides(actor)
        if audience != actor:
            # Before everybody only what everybody may know of.
            legal = tuple(action for action in legal if not session.rules.is_secret(action))
            asides = tuple(action for action in asides if not session.rules.is_secret(action))
        draft = session.draft(actor) if own else ()
        beforehand = session.answers_beforehand(actor) if audience == actor else {}
        forecast = session.rules.words.answered(beforehand).forecast(view, actor) if own else ()
        self.stamp = session.stamp(actor)
        shown = Presentation(
            view,
            audience,
            actor,
            legal,
            draft,
            forecast,
            history,
            since=self.last_turn().first,
            asides=asides,
            beforehand=beforehand,
            is_final=partial(session.is_final, actor),
        )
        prompt = session.prompt(actor, audience)
        ask = self._table.reading.ask(shown)
        if ask is not None:
            prompt = evolve(prompt, ask=ask, heard=None)
        shown = evolve(shown, prompt=prompt, progress=session.progress())
        note, keyed = self._table.reading.note(shown, prompt.note), prompt.note_by_keys
        if note is not None:
            keyed = None if keyed is None else self._table.reading.note(shown, keyed)
            shown = evolve(shown, prompt=evolve(prompt, note=note, note_by_keys=keyed))
        return self._attend(shown)

    def to_come(self) -> Iterator[Presentation]:
        """What may be shown next, as far as its pieces go: before each other person, those who are to act first; before
        everybody; and something like what is shown now.
        """
        session, audience = self.session, self.hotseat.audience
        if not self.hotseat.alone:
            actors = session.actors()
            for seat in sorted(session.people, key=lambda seat: seat not in actors):
                if seat != audience:
                    acts = seat in actors
                    yield Presentation(
                        session.view(seat), seat, seat if acts else None, session.legal(seat) if acts else ()
                    )
            if audience is not None:
                yield Presentation(session.view(None), None)
        if self.shown is not None:
            yield self.shown

    def _waiting_prompt(self, waiting: int) -> Prompt:
        """What is said while nobody acts here: what the game waits for, or that who is to go on may do so."""
        session, first = self.session, self.hotseat.first
        if self.hotseat.glancing:
            hide = phrase("Prompt", "Let go to hide the cards again.")
            return evolve(session.prompt(waiting, self.hotseat.audience), note=hide, buttons=())
        if self.hotseat.finishing:
            done = phrase("Prompt", "{seat}: you are done for now.").put(seat=Seat(waiting))
            following = next(iter(session.actors()), waiting)
            note = phrase("Prompt", "Hide your cards, then hand over to {seat}.").put(seat=Seat(following))
            return evolve(session.prompt(waiting, self.hotseat.audience), ask=done, note=note, buttons=(), heard=None)
        if first is None:
            return session.prompt(waiting, self.hotseat.audience)
        ask = phrase("Prompt", "{seat} is at the screen and decides first.").put(seat=Seat(first))
        away = phrase("Curtain", "Everyone else: please look away.")
        return evolve(session.prompt(first, None), ask=ask, note=away, buttons=())

    def _attend(self, shown: Presentation) -> Presentation:
        """Show it with what was picked and is looked at for this decision."""
        attention = self._table.attention
        if not self.hotseat.glancing:
            # What was picked before a glance is picked after it.
            attention.hold(self._table.decision(shown), self._table.stays_picked(shown))
        looked = self._in_view(shown.actor)
        self.shown = evolve(shown, picked=attention.picked, looked=looked, order=attention.order)
        return self.shown

    def _in_view(self, actor: int | None) -> int | None:
        """The seat whose things are in view: whoever is looked at, or the computer player that is to act."""
        looked = self._table.attention.in_view
        if looked is not None or actor is not None or self.session.outcome is not None:
            return looked
        return self.spectating.turned_to(self.session.actors())

    def look_again(self) -> Presentation | None:
        """Show the same with the things of whom they are in view of now."""
        if self.shown is not None:
            self.shown = evolve(self.shown, looked=self._in_view(self.shown.actor))
        return self.shown

    def show_before(self, place: int, looked: int | None) -> Presentation:
        """Show the game as it stood at a place of the history, with the things of a seat in view."""
        audience = self.hotseat.audience
        view, history = self.session.view_at(place, audience), self.histories.of(audience)
        past, progress = history.before(place), self.session.rules.progress(view)
        order = self._table.attention.order
        self.shown = Presentation(view, audience, history=past, progress=progress, looked=looked, order=order)
        return self.shown

    def begin_telling(self) -> None:
        """Let nobody act until everything is told."""
        if not self.telling and self.shown is not None:
            self.shown = _nobody_acts(self.shown)
        self.telling = True

    def show_event(self, event: Any, view: Any, words: Text, looked: int | None) -> Presentation:
        """Show the view after an event that is told in words, with the history as far as that, and the things of a
        seat in view.
        """
        audience, self.told = self.hotseat.audience, event
        history, progress = up_to(self.histories.of(audience), event), self.session.rules.progress(view)
        self.shown = Presentation(
            view, audience, history=history, caption=words, progress=progress, looked=looked,
            order=self._table.attention.order,
        )  # fmt: skip
        return self.shown

    def choice_name(self, gesture: Gesture) -> Text:
        """What a gesture is called among several that a drop could mean."""
        action = gesture.preview if gesture.preview is not None else gesture.actions[-1]
        named = self._table.chooser.label(action, self.shown) if self.shown is not None else None
        return self.session.rules.words.describe(action) if named is None else named

    def remark(self, actions: Sequence[Any]) -> Text | None:
        """What is to be known before the acting seat does something: there is no way back, or computers go on."""
        shown = self.shown
        if shown is None or shown.actor is None:
            return None
        if self.session.is_final(shown.actor, actions):
            return FINAL
        return COMPUTERS_FOLLOW if self.session.goes_to_computers(shown.actor, actions) else None

    def goes_on_alone(self, actions: Sequence[Any]) -> bool:
        """Whether only computers act after the acting seat does something, for the only person at the table."""
        shown = self.shown
        if shown is None or shown.actor is None or not self.hotseat.alone:
            return False
        return self.session.goes_to_computers(shown.actor, actions)

    def preview(self, gesture: Gesture) -> Preview:
        """What a gesture of the acting seat would do, as far as can be seen, and whether there is a way back."""
        told = self.does(gesture)
        remark = None
        if gesture.preview is not None and not gesture.redraft and not gesture.pick:
            remark = FINAL if told.closes and self.goes_on_alone(gesture.actions) else self.remark(gesture.actions)
        return told if remark is None else evolve(told, lines=(*told.lines, REMARKS[remark]))

    def does(self, gesture: Gesture) -> Preview:
        """What a gesture of the acting seat would do, as far as can be seen."""
        shown, action = self.shown, gesture.preview
        if action is None or shown is None or shown.actor is None:
            return Preview()
        view = shown.view
        # What is only picked is told as what it is picked for; what stands for all that is done follows nothing.
        whole = gesture.pick or action not in gesture.actions
        before = () if whole else gesture.actions[: gesture.actions.index(action)]
        if gesture.redraft:
            # In its place of the new draft, not after the present one.
            view = self.session.view_with(shown.actor, before)
        elif before:
            view = self.session.view_after(shown.actor, before)
        words = self.session.rules.words.answered(shown.beforehand)
        preview = words.preview(view, shown.actor, action)
        if not gesture.first:
            return preview
        # What was chosen to be done before it is a part of it.
        spent = (key for done in before for key in words.preview(shown.view, shown.actor, done).pieces)
        return evolve(preview, pieces=(*preview.pieces, *spent))


def _nobody_acts(shown: Presentation) -> Presentation:
    """The same with nothing to be done there."""
    return evolve(
        shown, actor=None, legal=(), draft=(), forecast=(), asides=(), picked=frozenset(), looked=None, prompt=None
    )
