"""Playing My Kingdom for a Horse as people do: a hand that knows dice, fences, animals, farm cards and the market."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from play import Hand, Key
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QWidget

from boardroom.bots import choose
from boardroom.engine.manifest import COMPUTER, PERSON, OptionValue
from boardroom.engine.record import SeatSpec
from boardroom.engine.text import phrase
from boardroom.games.my_kingdom_for_a_horse.field import EDGE_NAMES, EDGE_OF, FENCES, SPACES
from boardroom.games.my_kingdom_for_a_horse.rules import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.state import (
    DICE,
    OVER,
    DiscardCards,
    Roll,
    State,
    card_key,
    die_key,
)
from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable
from boardroom.games.my_kingdom_for_a_horse.table.places import shows_dice, waiting_animals
from boardroom.games.my_kingdom_for_a_horse.tasks import FENCING
from boardroom.ui.kit.buttons import Button
from boardroom.ui.page.table_page import TablePage
from boardroom.ui.stage.gesture import Gesture
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

GAME = "my-kingdom-for-a-horse"
FARMERS = ("Vera", "Aiko", "Tomas", "Jun")
COATS = ("white", "brown", "grey", "black")
ANYWAY = phrase("Chooser", "Do it anyway")
THOUGHTS = 40
"""Playouts a decision: enough for a game to come to its end."""
LONGEST = 900
"""Actions after which a game is given up."""

PARTS = tuple(n / 10 for n in range(1, 10))


def pieces_of(table: Table, shown: Presentation) -> Counter[str]:
    """How many pieces of each kind lie on the table; a card is one whether its face is seen or not."""
    assert isinstance(table, KingdomTable)
    view: State = shown.view
    seat = table.focus(shown)
    field, task = view.fields[seat], view.tasks[-1] if view.tasks else (-1,)
    owner, waiting = waiting_animals(view)
    standing = field.fences.bit_count()
    building = task[0] == FENCING and task[1] == seat
    spare = view.phase != OVER and standing < FENCES and not waiting
    return +Counter(
        fence=standing,
        spare=int((task[2] > 0 and task[4] < 0) if building else spare),
        held=int(building and task[4] >= 0),
        animal=sum(field.animals[space] & 3 for space in range(SPACES)),
        waiting=len(waiting) if owner == seat else 0,
        die=DICE * shows_dice(view),
        card=len(view.hands[seat]) + len(view.lasting[seat]) + bool(view.discard),
        deck=int(bool(view.deck)),
    )


@contextmanager
def beginning(state: State | None) -> Iterator[None]:
    """Have games begin at a position instead of the usual one."""
    if state is None:
        yield
        return
    with patch.object(KingdomRules, "setup", lambda self, options, seats, rng: state):
        yield


class Farmer(Hand):
    """One who plays My Kingdom for a Horse at a window."""

    def farm(
        self,
        state: State | None = None,
        players: int = 2,
        options: dict[str, OptionValue] | None = None,
        kinds: Sequence[str] = (),
        seed: int = 2,
    ) -> TablePage:
        """Begin a game, at a position if one is given, and come to its table. The first seat begins."""
        kinds = kinds or (PERSON,) * (len(state.fields) if state is not None else players)
        seats = tuple(
            SeatSpec(name, kind, "greedy" if kind == COMPUTER else "", coat)
            for name, kind, coat in zip(FARMERS, kinds, COATS, strict=False)
        )
        with beginning(state):
            self.window.start_game(GAME, {"start": "first", **(options or {})}, seats, seed)
        self.see()
        return self.page

    @property
    def shown(self) -> Presentation:
        assert self.page.shown is not None
        return self.page.shown

    @property
    def state(self) -> State:
        state: State = self.page.session.state
        return state

    @property
    def actor(self) -> int:
        """Who is asked here."""
        assert self.shown.actor is not None
        return self.shown.actor

    def parse(self, text: str) -> Any:
        """The action of a text; an inner edge may be named by either of its spaces."""
        word, _, edge = text.partition(" ")
        canonical = f"{word} {EDGE_NAMES[EDGE_OF[edge]]}" if word in ("place", "lift") else text
        return self.page.session.rules.parse(canonical)

    def words(self, action: Any) -> str:
        """What an action is called in the list."""
        return self.page.context.say(self.page.session.rules.describe(action), self.page.names)

    def short_words(self, action: Any) -> str:
        """What an action is called in a chooser."""
        label = self.page.table.choice_label(action, self.shown)
        return self.words(action) if label is None else self.page.context.say(label, self.page.names)

    # Doing something, whichever way there is.

    def do(self, *texts: str) -> None:
        """Do actions by hand, each of which must be accepted."""
        for text in texts:
            self.act(self.parse(text))

    def act(self, action: Any) -> str:
        """Do an action as a person would, by drag, by marks or by button; which of them it was."""
        page, length = self.page, self.page.session.length
        if page.session.rules.is_secret(action):
            self.look_at_cards()
        gesture = self.way(action)
        how = "marks"
        if isinstance(action, Roll) and self.state.rolls:
            self.mark(action.dice)
            self.click(self.button("tool.roll"))
        elif isinstance(action, DiscardCards):
            for card in self.chosen(action):
                self.drag(card, "discard")
            self.click(self.button("tool.exchange"))
        elif gesture is not None:
            how = "drag"
            self.drag(gesture.source, gesture.target)
            self.pick(action)
        else:
            how = "button"
            self.click(self.offer_of(action))
        self.do_anyway()
        self.wait(lambda: not page.telling)
        assert page.session.length == length + 1, f"{page.session.rules.text(action)} by {how}: {self.note}"
        return how

    def way(self, action: Any) -> Gesture | None:
        """A gesture that does an action, if there is one."""
        return next((g for g in self.page.table.gestures(self.shown) if g.actions == (action,)), None)

    def offer_of(self, action: Any) -> Button:
        """The button beside the prompt that does an action."""
        text = self.page.session.rules.text(action)
        found = [button for key, button in self.page.prompt.buttons.items() if key.partition(".")[2] == text]
        assert len(found) == 1, f"{text!r} among {list(self.page.prompt.buttons)}"
        return found[0]

    def pick(self, action: Any) -> None:
        """Choose an action in the chooser, if a drop could have meant several."""
        if self.chooser is not None and not self.warned:
            self.click(self.choice(self.short_words(action)))

    @property
    def warned(self) -> bool:
        """Whether the chooser is a warning."""
        chooser = self.chooser
        return chooser is not None and [b.words for b in chooser.buttons[:-1]] == [self.anyway]

    @property
    def anyway(self) -> str:
        return self.context.say(ANYWAY)

    def do_anyway(self) -> None:
        """Overcome a warning, if there is one."""
        if self.warned:
            self.click(self.choice(self.anyway))

    def look_at_cards(self, keys: bool = False) -> None:
        """See the own cards, if they are not seen yet."""
        page = self.page
        if page.hotseat.audience is None and keys:
            self.press_button(self.button("hand"))
            self.key(Key.Key_Return)
            self.wait(lambda: not page.curtain.isVisible())
        elif page.hotseat.audience is None:
            self.click(self.button("hand"))
            self.lift_curtain()
        assert page.hotseat.audience == self.actor

    def mark(self, dice: int) -> None:
        """Click dice, so that just those of a mask are marked."""
        for die in range(DICE):
            if bool(dice >> die & 1) != (die_key(die) in self.shown.picked):
                self.click(self.piece(die_key(die)))

    def chosen(self, action: DiscardCards) -> list[str]:
        """The keys of the cards that an exchange names."""
        hand = self.state.hands[self.actor]
        return [card_key(card) for place, card in enumerate(hand) if action.which >> place & 1]

    # The same by keys alone.

    def act_by_keys(self, action: Any) -> None:
        """Do an action without the mouse."""
        page, length = self.page, self.page.session.length
        if page.session.rules.is_secret(action):
            self.look_at_cards(keys=True)
        gesture = self.way(action)
        if isinstance(action, Roll) and self.state.rolls:
            for die in range(DICE):
                if action.dice >> die & 1:
                    self.carry(die_key(die), "cup")
            self.press_button(self.button("tool.roll"))
        elif isinstance(action, DiscardCards):
            for card in self.chosen(action):
                self.carry(card, "discard")
            self.press_button(self.button("tool.exchange"))
        elif gesture is not None:
            self.carry(gesture.source, gesture.target)
            if self.chooser is not None and not self.warned:
                self.press_button(self.choice(self.short_words(action)))
        else:
            self.press_button(self.offer_of(action))
        if self.warned:
            self.press_button(self.choice(self.anyway))
        self.wait(lambda: not page.telling)
        assert page.session.length == length + 1, f"{page.session.rules.text(action)}: {self.note}"

    def press_button(self, button: QWidget) -> None:
        """Go to a button with Tab and press it."""
        self.focus(button)
        self.key(Key.Key_Return)

    def act_from_list(self, action: Any) -> None:
        """Choose an action from the list of all that can be done, by its keys."""
        page, length = self.page, self.page.session.length
        if page.session.rules.is_secret(action):
            self.look_at_cards()
        listed = page.list
        self.click(listed.viewport())
        rows = [listed.item(row).data(Qt.ItemDataRole.UserRole) for row in range(listed.count())]
        self.key(Key.Key_Home)
        for _ in range(rows.index(action)):
            self.key(Key.Key_Down)
        self.key(Key.Key_Return)
        self.do_anyway()
        self.wait(lambda: not page.telling)
        assert page.session.length == length + 1, f"{page.session.rules.text(action)}: {self.note}"

    # Playing on.

    def thought(self, playouts: int = THOUGHTS) -> Any:
        """What the computer player would do for who is asked here."""
        session, seat = self.page.session, self.actor
        return choose("greedy", session.rules, session.view(seat), seat, session.length, playouts)

    def play_on(self, act: Callable[[Any], object] | None = None) -> list[object]:
        """Play the game to its end, every person as the computer player would; what came of each ``act``."""
        page, found = self.page, []
        for _ in range(LONGEST):
            self.wait(lambda: page.session.outcome is not None or (self.shown.actor is not None and not page.telling))
            if page.session.outcome is not None:
                return found
            found.append((act or self.act)(self.thought()))
        raise AssertionError("the game does not end")

    # Pieces.

    def piece(self, key: str) -> QPoint:
        """Where a piece can be grasped: its middle, or what is seen of it nearest to that."""
        stage = self.page.stage
        area = stage.pieces[key].area()
        parts = sorted(((x, y) for x in PARTS for y in PARTS), key=lambda at: abs(at[0] - 0.5) + abs(at[1] - 0.5))
        spots = (QPointF(area.x() + x * area.width(), area.y() + y * area.height()) for x, y in parts)
        clear = (spot for spot in spots if all(stage.piece_at(spot + QPointF(d, 0)) == key for d in (-2, 0, 2)))
        return self.scene(next(clear, area.center()))
