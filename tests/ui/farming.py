"""Playing My Kingdom for a Horse as people do: a hand that knows dice, fences, animals, farm cards and the market."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hand import Hand, Key, beginning, seated
from PySide6.QtCore import QPoint

from boardroom.engine.manifest import PERSON, OptionValue
from boardroom.games.my_kingdom_for_a_horse.game import KingdomRules
from boardroom.games.my_kingdom_for_a_horse.position.actions import DiscardCards, Roll, TakeDie, UseDie
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_NAMES, EDGE_OF, FENCES, SPACES
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, card_key
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing
from boardroom.games.my_kingdom_for_a_horse.table import KingdomTable
from boardroom.games.my_kingdom_for_a_horse.table.gestures.keys import space_in
from boardroom.games.my_kingdom_for_a_horse.table.layout.places import shows_dice, waiting_animals
from boardroom.games.my_kingdom_for_a_horse.table.panels.left_panels import SeatPanel
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table

GAME = "my-kingdom-for-a-horse"
COATS = ("white", "brown", "grey", "black")


def pieces_of(table: Table, shown: Presentation) -> Counter[str]:
    """How many pieces of each kind lie on the table; a card is one whether its face is seen or not."""
    assert isinstance(table, KingdomTable)
    view: State = shown.view
    seat = table.focus(shown)
    field, task = view.fields[seat], view.tasks[-1] if view.tasks else None
    owner, waiting = waiting_animals(view)
    standing = field.fences.bit_count()
    spare = int(view.phase != Phase.OVER and standing < FENCES and not waiting)
    held = 0
    if isinstance(task, Fencing) and task.seat == seat:
        spare, held = int(task.place > 0 and task.origin < 0), int(task.origin >= 0)
    return +Counter(
        fence=standing,
        spare=spare,
        held=held,
        animal=sum(field.animals[space] & 3 for space in range(SPACES)),
        waiting=len(waiting) if owner == seat else 0,
        die=DICE * shows_dice(view),
        card=len(view.hands[seat]) + len(view.lasting[seat]) + bool(view.discard),
        deck=int(bool(view.deck)),
    )


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
        with beginning(KingdomRules, state):
            return self.start(GAME, seated(COATS, kinds), {"start": "first", **(options or {})}, seed)

    @property
    def table(self) -> KingdomTable:
        """The table that is shown."""
        table = self.page.table
        assert isinstance(table, KingdomTable)
        return table

    def target(self, key: str) -> QPoint:
        """The middle of a target; of the field a spot on no edge, where a fence die would place its fence."""
        if key != "field":
            return super().target(key)
        return self.scene(self.table.m.space(space_in("space.b2")).center())

    def parse(self, text: str) -> Any:
        """The action of a text; an inner edge may be named by either of its spaces."""
        word, _, edge = text.partition(" ")
        canonical = f"{word} {EDGE_NAMES[EDGE_OF[edge]]}" if word in ("place", "lift") else text
        return super().parse(canonical)

    def by_mouse(self, action: Any) -> str:
        if isinstance(action, Roll) and self.state.turn.rolls:
            self.mark(action.dice)
            self.click(self.button("tool.roll"))
        elif isinstance(action, DiscardCards):
            for card in self.chosen(action):
                self.drag(card, "discard")
            self.click(self.button("tool.exchange"))
        else:
            return super().by_mouse(action)
        return "marks"

    def by_keys(self, action: Any) -> str:
        if isinstance(action, Roll) and self.state.turn.rolls:
            self.page.stage.setFocus()
            for die in range(DICE):
                if bool(action.dice >> die & 1) != (die_key(die) in self.shown.picked):
                    self.key(Key(Key.Key_1 + die))
            self.key(Key.Key_Return)
        elif isinstance(action, DiscardCards):
            for card in self.chosen(action):
                self.carry(card, "discard")
            self.press_button(self.button("tool.exchange"))
        elif isinstance(action, TakeDie) or (isinstance(action, UseDie) and not self.may_reroll):
            keyboard = self.page.stage.keyboard
            self.tab_to(lambda: self.page.stage.speaking.has_keys and keyboard.reached.key == die_key(action.die))
            self.key(Key.Key_Return)
            return "enter"
        else:
            return super().by_keys(action)
        return "marks"

    @property
    def may_reroll(self) -> bool:
        """Whether dice can be rolled again."""
        return any(isinstance(action, Roll) for action in self.page.session.legal(self.actor))

    def mark(self, dice: int) -> None:
        """Click dice, so that just those of a mask are marked."""
        for die in range(DICE):
            if bool(dice >> die & 1) != (die_key(die) in self.shown.picked):
                self.click(self.piece(die_key(die)))

    def chosen(self, action: DiscardCards) -> list[str]:
        """The keys of the cards that an exchange names."""
        hand = self.state.hands[self.actor]
        return [card_key(card) for place, card in enumerate(hand) if action.which >> place & 1]


def panel(farmer: Farmer, seat: int) -> SeatPanel:
    """The panel of a seat whose field is not the large one."""
    return next(p for p in farmer.page.table.panels.widgets() if isinstance(p, SeatPanel) and p.seat == seat)
