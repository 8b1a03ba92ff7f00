"""Playing Epona as people do: a hand that knows cards, slots, decks, boxes and what is kept of cards drawn."""

from collections.abc import Callable, Sequence
from typing import Any

from hand import Hand, Key, beginning, seated
from PySide6.QtCore import QPoint

from boardroom.engine.manifest import PERSON, OptionValue
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import (
    ChooseDeck,
    ChooseGroup,
    ChooseOwner,
    ChooseSelection,
    DiscardCard,
    Divide,
    DrawBonus,
    DrawStables,
    KeepCards,
    KeepDrawn,
    MoveRoller,
    UseBox,
)
from boardroom.games.epona.position.state import State, card_key, face_key, owner_key, stable_key
from boardroom.games.epona.table import EponaTable
from boardroom.games.epona.table.faces.owner_faces import box_area
from boardroom.games.epona.table.gestures import keys
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.stage.gestures.gesture import Gesture

GAME = "epona"
RULES = EponaRules()


def picked_for(action: Any, drawn: bytes = b"") -> tuple[str, ...]:
    """What is picked for an action before it is done by a button: cards, a group, an owner card and a stable; of cards
    ``drawn`` to be divided the second group.
    """
    match action:
        case KeepCards(cards):
            return tuple(map(card_key, cards))
        case KeepDrawn(card) | DiscardCard(card):
            return (card_key(card),)
        case Divide(cards) if len(drawn) > 1:
            return tuple(card_key(card) for card in drawn if card not in cards)
        case ChooseGroup(group):
            return (keys.group_key(group),)
        case ChooseOwner(owner, stable):
            return keys.offered_owner_key(owner), stable_key(stable)
    return ()


BUTTONS = {Divide: "tool.divide", ChooseGroup: "tool.take", DiscardCard: "tool.discard", ChooseOwner: "tool.begin"}
"""The buttons that do what is picked; that of cards that are kept is "tool.keep"."""


class Groom(Hand):
    """One who plays Epona at a window. What can be dragged and clicked is done the one way and the other by turns."""

    def settle_in(
        self,
        state: State | None = None,
        players: int = 2,
        options: dict[str, OptionValue] | None = None,
        kinds: Sequence[str] = (),
        seed: int = 2,
    ) -> TablePage:
        """Begin a game, at a position if one is given, and come to its table. The first seat begins."""
        kinds = kinds or (PERSON,) * (len(state.hands) if state is not None else players)
        options = {"start": "first", **(options or {})} if len(kinds) > 1 else options
        with beginning(EponaRules, state):
            return self.start(GAME, seated(("",) * len(kinds), kinds), options, seed)

    def tend(self, state: State, kinds: Sequence[str] = (), **options: Any) -> TablePage:
        """Come to the table of a game at a position, with the cards of who is asked first in sight."""
        kinds = kinds or (PERSON,) * len(state.coins)
        with beginning(EponaRules, state):
            page = self.start(GAME, seated(("",) * len(kinds), kinds), {"start": "first", **options})
        self.look()
        return page

    @property
    def table(self) -> EponaTable:
        """The table that is shown."""
        table = self.page.table
        assert isinstance(table, EponaTable)
        return table

    def look(self) -> None:
        """See the own cards, if they are not seen yet."""
        self.settle()
        if self.unseated:
            self.take_seat()
        elif self.offers("hand"):
            self.click(self.button("hand"))
            if self.page.curtain.down:
                self.lift_curtain()

    # Where to press.

    def box_spot(self, box: int) -> QPoint:
        """The middle of a box of the own owner card."""
        return self.scene(box_area(self.pieces[owner_key(self.actor)].area(), box).center())

    # What the hand does.

    @property
    def can_go_on(self) -> bool:
        return self.unseated or super().can_go_on

    def play_on(
        self, act: Callable[[Any], object] | None = None, choose: Callable[[], Any] | None = None
    ) -> list[object]:
        by_keys = act == self.act_by_keys

        def seated_first() -> Any:
            self.be_seated(by_keys)
            return (choose or self.thought)()

        return super().play_on(act, seated_first)

    def be_seated(self, keys: bool = False) -> None:
        """See what is one's own, where that is not seen yet, and wait until what happened meanwhile has been told."""
        if self.unseated:
            self.take_seat(keys)
        self.settle()

    def uncover(self, action: Any, keys: bool = False) -> None:
        self.be_seated(keys)

    def by_mouse(self, action: Any) -> str:
        if picked := self.picked_for(action):
            for key in self.unmarked(action, picked):
                spot = self.aim(key)
                self.click(spot)
            self.click(self.button(BUTTONS.get(type(action), "tool.keep")))
            return "marks"
        clicked = self.click_of(action)
        gesture = self.way(action)
        if clicked is not None and (gesture is None or self.page.session.length % 2 or isinstance(action, UseBox)):
            self.click(clicked)
            return "click"
        if gesture is None:
            return super().by_mouse(action)
        self.drag(gesture.source, self.aim(gesture.target))
        self.pick(action)
        return "drag"

    def by_keys(self, action: Any) -> str:
        if picked := self.picked_for(action):
            for key in self.unmarked(action, picked):
                self.enter(key)
            self.press_button(self.button(BUTTONS.get(type(action), "tool.keep")))
            return "marks"
        gesture = self.way(action)
        entered = None if gesture is None else self.table.handling.entered(self.shown, gesture.source)
        if gesture is not None and entered is not None and entered.actions == (action,):
            self.enter(gesture.source)
            return "enter"
        return super().by_keys(action)

    def enter(self, key: str) -> None:
        """Walk to a piece by keys, and press Enter once."""
        stage = self.page.stage
        self.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached.key == key)
        self.key(Key.Key_Return)

    def click_of(self, action: Any) -> QPoint | None:
        """Where one click does an action; None where none does."""
        match action:
            case ChooseSelection(face):
                return self.piece(face_key(face))
            case ChooseDeck(deck) | DrawBonus(deck):
                return self.piece(keys.deck_key(deck))
            case DrawStables():
                return self.piece(keys.deck_key(keys.STABLE_DECK))
            case MoveRoller(card):
                return self.piece(card_key(card))
            case UseBox(box):
                return self.box_spot(box)
        return None

    def way(self, action: Any) -> Gesture | None:
        """A gesture that does an action; of several one that means nothing else."""
        every = self.page.table.gestures(self.shown)
        ways = [gesture for gesture in every if gesture.actions == (action,)]
        alike = [sum((g.source, g.target) == (way.source, way.target) for g in every) for way in ways]
        return next((way for way, count in zip(ways, alike, strict=True) if count == 1), ways[0] if ways else None)

    def picked_for(self, action: Any) -> tuple[str, ...]:
        """What is picked for an action of who is asked."""
        return picked_for(action, self.shown.view.drawn[self.actor])

    def mark(self, cards: bytes) -> None:
        """Click drawn cards, so that just these are marked to be kept."""
        for key in self.unmarked(KeepCards(cards), tuple(map(card_key, cards))):
            self.click(self.piece(key))

    def unmarked(self, action: Any, picked: tuple[str, ...]) -> list[str]:
        """The things that are not picked as they should be for an action; none where all that were drawn are kept."""
        view, now = self.shown.view, self.shown.picked
        if isinstance(action, KeepCards | KeepDrawn) and len(picked) == len(view.drawn[self.actor] or view.seen):
            return []
        if not isinstance(action, KeepCards | Divide):
            return [key for key in picked if key not in now]
        return sorted(now.symmetric_difference(picked))

    # What is held, told and done.

    def done(self, length: int = 0) -> list[str]:
        """The actions from a place of the record on, as they are written there."""
        self.settle()
        return [text for _, text in self.page.session.record().actions[length:]]

    def hold(self, source: str, target: str) -> None:
        """Carry a piece over a target, and hold it there."""
        self.take(source, self.aim(target))

    def let_go(self, target: str) -> None:
        """Let go of what is held over a target."""
        self.release(self.aim(target))

    def told(self) -> tuple[str, ...]:
        """The preview beside the target that something is held over."""
        bubble = self.page.stage.drags.guides.bubble
        return () if bubble is None else bubble.words

    def ways(self, kind: type) -> list[Gesture]:
        """Every gesture that does an action of a kind as its last."""
        gestures = self.page.table.gestures(self.shown)
        return [gesture for gesture in gestures if gesture.actions and isinstance(gesture.actions[-1], kind)]
