"""Prompting: what the prompt line says to who acts or looks on, and the buttons that it offers."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from attrs import evolve
from PySide6.QtGui import QAccessible, QPixmap

from boardroom.controller.session import SOMETHING_NEW
from boardroom.engine.enumerations import sentences
from boardroom.engine.prompt import Button, Prompt, Role
from boardroom.engine.text import Seat, Text, phrase, verbatim
from boardroom.ui.game_page.prompt.acting import Acting, things_seen
from boardroom.ui.game_page.prompt.offer import Offer
from boardroom.ui.game_page.prompt.prompt_bar import PromptBar
from boardroom.ui.game_page.prompt.undo_place import UNDO, UNDO_KEY, UNDO_LABEL
from boardroom.ui.game_page.turn.computers import Computers
from boardroom.ui.kit import shortcuts
from boardroom.ui.stage.gestures.gesture import FINAL, Gesture
from boardroom.ui.stage.presentation import Presentation

_BACK = "tool.back"
_AWAY = phrase("Prompt", "go back first", "why a button is off, while the things of another are looked at")
_ICONS = {Role.MAIN: "check", Role.TABLE: "handshake"}


class Headline(NamedTuple):
    """What is said of a game that is over, and the picture beside it where there is room for one."""

    ask: Text
    note: Text | None
    picture: QPixmap | None = None


class Prompting:
    """Keeps the prompt line true.

    ``elsewhere`` says that another window plays the game.
    ``problem`` is why a computer player gives no answer, or why its answer was ``refused``; None if all is well.
    """

    def __init__(
        self,
        acting: Acting,
        prompt: PromptBar,
        computers: Computers,
        elsewhere: bool,
    ) -> None:
        self._acting, self._presenter, self._session = acting, acting.presenter, acting.session
        self._prompt, self._computers = prompt, computers
        self._elsewhere = elsewhere
        self.problem: Text | None = None
        self.refused = False
        self.leave: Callable[[], None] = lambda: None
        """The way to the lobby."""
        self.looking: Callable[[], list[Offer]] = list
        """What is offered while nobody acts here."""
        self.headline: Callable[[], Headline | None] = lambda: None
        """What is said instead of a prompt when the game is over."""
        self.hand: Callable[[int], list[Offer]] = lambda actor: []
        """What is offered to a seat that acts and has something to look at by choice."""

    def show(self) -> None:
        """Say what is to be done at what is shown, and offer the buttons for it."""
        shown = self._presenter.shown
        if shown is None or shown.prompt is None:
            return
        actor, prompt, note = shown.actor, shown.prompt, shown.prompt.note
        # The way back from another's things is a button of its own.
        self._prompt.part = "elsewhere" if self._looks_away(shown) else prompt.help
        self._prompt.hasty.actor, self._prompt.audience = actor, shown.audience
        note_by_keys = prompt.note_by_keys
        if self._elsewhere:
            note_by_keys = None
            note = phrase("Prompt", "This game is being played in another window; here you can only watch.")
        outcome = self._session.outcome
        hotseat = self._presenter.hotseat
        named = actor if actor is not None else hotseat.audience if hotseat.finishing else hotseat.first
        if named is None:
            named = next(iter(outcome.winners if outcome else self._session.actors()), shown.audience or 0)
        badge = self._acting.table.badge(named, 36, self._prompt.devicePixelRatioF())
        ask, heard, by_keys, headline = prompt.ask, prompt.heard, prompt.by_keys, self.headline()
        if headline is not None:
            heard = by_keys = note_by_keys = None
            ask, note = headline.ask, note or headline.note
            badge = badge if headline.picture is None else headline.picture
        fuller = self._with_shorter_way(shown, note) if headline is None and not self._elsewhere else ()
        self._prompt.show_prompt(ask, note, badge, heard, by_keys, note_by_keys, fuller)
        self._prompt.last.asked(sentences(heard or ask, note_by_keys or note))
        offers = self.looking() if actor is None else self._to_act(shown, actor, prompt)
        if self.problem is not None:
            self._prompt.says.say_why_not(self.problem)
            role = Role.MAIN if actor is None else Role.PLAIN
            if self.refused:
                offers.append(Offer("leave", phrase("Bar", "Back to the lobby"), self.leave, role, "back"))
            else:
                offers.append(Offer("wake", phrase("Prompt", "Try again"), self._try_again, role, "restart"))
        if not self._looks_away(shown):
            # Of the way back from another's things it is said as they are come to.
            told = actor is not None and QAccessible.isActive()
            self._prompt.last.goes_on_by(_way_on(offers) if told else None)
        self._prompt.set_buttons(sorted(offers, key=lambda offer: offer.key == UNDO))

    def _with_shorter_way(self, shown: Presentation, note: Text | None) -> tuple[Text, ...]:
        """The note with the shorter way of the mouse, if it has one now; that alone once something is picked for it."""
        if shown.actor is None or self._looks_away(shown):
            return ()
        way = self._acting.table.handling.by_mouse(shown)
        if way is None:
            return ()
        return tuple(text for text in (sentences(note, way), way if shown.picked else None) if text is not None)

    def tell(self, words: Text, seat: int | None, hint: Text | None, offers: list[Offer]) -> None:
        """Say what happened, and who did it if one did, while that is told, with a hint and buttons for going on."""
        badge = QPixmap()
        if seat is not None:
            badge = self._acting.table.badge(seat, 36, self._prompt.devicePixelRatioF())
        self._prompt.show_prompt(words, hint, badge)
        self._prompt.set_buttons(offers)

    def report(self, problem: Text, refused: bool = False) -> None:
        """Say that a computer player gives no answer, and offer to ask it again; or that its answer cannot be done, and
        offer the way out: it would answer so again.
        """
        self.problem, self.refused = problem, refused
        if self._presenter.shown is not None and not self._presenter.telling:
            self.show()

    def _try_again(self) -> None:
        self.problem = None
        self._computers.wake()
        if self._presenter.shown is not None:
            self.show()

    def _to_act(self, shown: Presentation, actor: int, prompt: Prompt) -> list[Offer]:
        """Looking first, then what may go without moving the others, what ends something, what goes on with it, the
        main button, unless that stays in its own place: so nothing that gives up something comes to lie where the main
        button was a moment ago.
        """
        buttons = self._buttons(prompt, actor, _AWAY if self._rests(shown) else None)
        # Of what may go, the table's own comes first: it is what is done besides.
        tools = self._tools(shown, actor, all(offer.role is not Role.MAIN for offer in buttons))
        buttons = [*(tool for tool in tools if tool.ahead), *buttons, *(tool for tool in tools if not tool.ahead)]
        main = [offer for offer in buttons if offer.role is Role.MAIN and not offer.stays]
        others = sorted((offer for offer in buttons if offer not in main), key=lambda offer: not offer.ahead)
        offers = [*self.undo(actor), *self.hand(actor), *others, *main]
        if not self._rests(shown):
            return offers
        # Each in its place: who goes back finds what ends the turn where it was.
        return [evolve(offer, role=Role.MAIN if offer.key == _BACK else Role.PLAIN) for offer in offers]

    def _rests(self, shown: Presentation) -> bool:
        """Whether what is asked rests, for the things of another are looked at."""
        return self._looks_away(shown) and self._acting.table.looking.rests

    def _looks_away(self, shown: Presentation) -> bool:
        """Whether the things of another are looked at by choice: those that a line speaks of come into view and go
        with the pointer, and nothing is asked otherwise for them.
        """
        return shown.actor is not None and self._acting.table.attention.looked not in (None, shown.actor)

    def _tools(self, shown: Presentation, actor: int, may_be_main: bool) -> list[Offer]:
        """The buttons of the table's own; only the way back, while another's things are looked at."""
        if self._looks_away(shown):
            back = self._acting.table.looking.back.put(seat=Seat(actor))
            return [Offer(_BACK, back, self._acting.look_back, icon="undo")]
        return [
            Offer(
                f"tool.{tool.key}",
                tool.label,
                self._acting.let_all_be if tool.lets_be else partial(self._acting.use_tool, tool),
                tool.role if may_be_main else Role.PLAIN,
                icon="lock" if remark is FINAL and tool.role is Role.MAIN and not tool.meant else tool.icon,
                why=tool.why,
                remark=remark,
                remark_goes=remark is not FINAL,
                meant=tool.meant or tool.asks is not None,
                ahead=tool.ahead,
            )
            for tool in self._acting.table.handling.tools(shown)
            for remark in [self._presenter.remark(() if tool.redraft else tool.actions)]
        ]

    def undo(self, actor: int | None) -> list[Offer]:
        """The button that takes back, for who is asked or for nobody; it names whose step that is, unless it is one's
        own.
        """
        hotseat = self._presenter.hotseat
        taker = hotseat.taker_back()
        stuck = taker is None or self._session.why_no_undo(taker) is not None
        none = self._why_no_undo(taker) if stuck else None
        if (actor is not None and hotseat.audience == actor) or (taker is not None and none is None):
            undo = UNDO_LABEL
            if taker is not None and taker != actor and none is None and not hotseat.alone:
                undo = phrase("Prompt", "Undo {seat}’s step", "a button").put(seat=Seat(taker))
            sweeps = taker is not None and none is None and self._session.undo_sweeps(taker)
            remark = phrase("Prompt", "with the computer’s turn", "on the Undo button") if sweeps else None
            seen, about = self._session.seen_since(taker) if taker is not None and sweeps else (), None
            if seen:
                # It may be taken back all the same, after a question. Which they are has no room there.
                remark = phrase("Prompt", "asks first: new cards seen", "on the Undo button: what a computer showed")
                about = phrase(
                    "Prompt",
                    "since then you have seen {things}: Undo asks first",
                    "on the Undo button: what a computer showed",
                ).put(things=things_seen(seen))
            return [
                Offer(
                    UNDO,
                    undo,
                    self._acting.undo,
                    icon="undo",
                    cap=UNDO_KEY,
                    why=none,
                    brief=SOMETHING_NEW,
                    remark=remark,
                    about=about,
                )
            ]
        return []

    def _why_no_undo(self, taker: int | None) -> Text:
        """Why the button that takes back is off, in a few words: what stands."""
        stands = None if taker is None else self._session.standing(taker)
        return stands or phrase("Prompt", "nothing to undo", "why a button is off")

    def _is_final(self, button: Button, actor: int) -> bool:
        """Whether there is no way back, also because computers alone act before everybody is shown something."""
        done = button.action, *button.then
        if button.why is not None or self._session.is_final(actor, done):
            return button.why is None
        return button.closes and self._presenter.goes_on_alone(done)

    def _buttons(self, prompt: Prompt, actor: int, off: Text | None) -> list[Offer]:
        """The buttons of the rules' prompt; all are ``off`` if there is a reason for it."""
        rules = self._session.rules
        return [
            Offer(
                f"{index}.{'; '.join(map(rules.records.text, (button.action, *button.then)))}",
                button.label,
                self._press(button),
                button.role,
                _icon_of(button, final),
                why=off or button.why,
                # There is no way back, or computers go on at once.
                remark=FINAL if final else self._presenter.remark((button.action, *button.then)) or button.remark,
                remark_goes=not final,
                about=button.about,
                does=tuple(line.text for line in told.lines),
                apart=button.ends,
                # Whoever is asked a question anyway does not answer it by another Enter.
                meant=button.keeps or self._is_forced(button, actor) or bool(button.among) or told.warning is not None,
                ahead=button.ahead,
                stays=button.stays,
            )
            for index, button in enumerate(prompt.buttons)
            for final in [self._is_final(button, actor)]
            # Without what its remark says.
            for told in [self._presenter.does(_pressed(button))]
        ]

    def _is_forced(self, button: Button, actor: int) -> bool:
        """Whether an actor can do nothing but press a button and undo: nor can anything that is drawn up be drawn up
        otherwise at the table.
        """
        done = {*self._session.legal(actor), *self._session.asides(actor)}
        return done == {button.action} and not self._acting.may_redraft

    def _press(self, button: Button) -> Callable[[], None]:
        """What a press of a button does."""
        pressed = _pressed(button)
        if button.among:
            others = (Gesture("", "", (action,), preview=action) for action in button.among)
            return partial(self._acting.choose_among, [*others, pressed])
        # What is said to the others cannot be unsaid: it is asked once, wherever it is pressed.
        return partial(self._acting.confirm if button.role is Role.TABLE else self._acting.consider, pressed)


def _way_on(offers: Sequence[Offer]) -> Text | None:
    """By which key the main button is pressed, and what it does; None where none is on."""
    main = next((offer for offer in offers if offer.role is Role.MAIN and offer.why is None), None)
    if main is None:
        return None
    way = phrase("Prompt", "{key}: {button}.", "for a screen reader: by which key the main button is pressed")
    if main.remark is not None:
        way = phrase("Prompt", "{key}: {button}, {remark}.", "for a screen reader: as the main button, what it says")
        way = way.put(remark=main.remark)
    return way.put(key=verbatim(shortcuts.told("main")), button=main.label)


def _icon_of(button: Button, final: bool) -> str:
    """The sign of a button of the rules: a flag where it ends a part, a lock where that is final."""
    if button.ends:
        return "lock" if final else "flag"
    return _ICONS.get(button.role, "")


def _pressed(button: Button) -> Gesture:
    """What a button of the rules stands for; several actions at once have no preview of their own."""
    actions = (button.action, *button.then)
    return Gesture("", "", actions, preview=None if button.then else button.action)
