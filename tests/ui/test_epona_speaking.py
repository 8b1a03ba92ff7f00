"""Epona as it is heard: by keys alone, from what a screen reader is told and finds where the focus is."""

from collections.abc import Generator, Sequence
from typing import Any

import pytest
from epona_hand import RULES, Groom
from evidence import read_aloud
from hand import CTRL, Key
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.position.actions import DRAW_STABLES, FINISHES, PLACES, Breed, DrawBonus, SellCard
from boardroom.games.epona.position.cards import FACES, NONE
from boardroom.games.epona.position.state import Phase, State, card_key, owner_key
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.words.names import asset_name, token_in_sentence
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.drag import Grip
from tests.games.epona_positions import Box, cards_drawn, position

ENDS = (".", "。", "?", "？", "!")


class Listener(Groom):
    """One who hears a game of Epona; ``heard`` is what was announced, the newest last."""

    heard: list[str]

    def listen(self) -> None:
        """Hear what is announced from now on."""
        self.heard = []
        self.page.prompt.last.announced.connect(self.heard.append)
        self.page.stage.setFocus()
        self.see()

    @property
    def said(self) -> tuple[str, str]:
        """The name and the description of what has the focus."""
        focused = self.window.focusWidget()
        return ("", "") if focused is None else (focused.accessibleName(), focused.accessibleDescription())

    def name(self, key: str) -> str:
        """What a piece or target is called."""
        return self.page.table.say(self.page.table.name(key, self.shown))

    def reach(self, key: str) -> str:
        """Go to a piece, or a place to be chosen; what is said of it beside its name."""
        stage = self.page.stage
        self.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached.key == key)
        self.see()
        name, words = self.said
        assert name.startswith(self.name(key))
        return words

    def lift(self, key: str) -> None:
        """Take a piece up, and hear that it is and in how many places it can be put."""
        self.reach(key)
        self.key(Key.Key_Return)
        drag = self.page.stage.drag
        assert drag is not None
        if drag.best is None:
            assert self.said[0].startswith(self.name(key))
            assert self.said[0] != self.name(key), "that it is picked up is said"
        else:
            assert self.said[0] == self.name(drag.best), "a deck is at once where what is drawn goes"
        assert self.heard[-1].startswith(self.name(key))

    def aim_at(self, key: str, target: str) -> str:
        """Take a piece up and go to a target; what is said of that beside its name."""
        self.lift(key)
        drag = self.page.stage.drag
        assert drag is not None
        self.tab_to(lambda: drag.best == target)
        self.see()
        name, words = self.said
        assert name == self.name(target)
        return words

    def carry(self, source: str, target: str) -> None:
        words = self.aim_at(source, target)
        assert not words or words.endswith(ENDS), words
        self.key(Key.Key_Return)


@pytest.fixture
def ear(house: AppContext) -> Generator[Listener, None, None]:
    listener = Listener(house)
    yield listener
    listener.close()


@pytest.fixture(autouse=True)
def aloud() -> Generator[None, None, None]:
    """Somebody reads the accessible tree."""
    with read_aloud():
        yield


class Positions:
    """Positions in which the first seat, against others, has cards to place and horses to breed."""

    def __init__(self) -> None:
        self.box = Box()
        self.three, self.five = self.box.stable(slots=3), self.box.stable(slots=5)
        self.mare, self.stallion = self.box.card("racing mare"), self.box.card("riding stallion")
        self.dear, self.free = self.box.card("dressage", cost=2), self.box.card("carriage-horse", cost=0)
        self.theirs = self.box.card("draught stallion")

    def placing(self, seats: int = 2, hand: Sequence[int] | None = None, **changes: Any) -> State:
        """The first seat places."""
        others = [[(self.box.stable(slots=4), [self.theirs, None])], []][: seats - 1]
        own = [(self.three, []), (self.five, [self.mare, self.stallion])]
        held = [self.dear, self.free] if hand is None else hand
        settings: dict[str, Any] = {"coins": [5] * seats, "studs": [2] * seats, **changes}
        return position(own, *others, hands=[held], **settings)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_round_is_played_by_what_is_heard_alone(ear: Listener, language: str) -> None:
    """Every piece and target is found by its name, and every action is told when it is done."""
    ear.context.settings.set("language", language)
    page = ear.settle_in(players=1, seed=2)
    ear.listen()
    kinds = set()
    while ear.state.round == 1:
        before = len(ear.heard)
        action = ear.thought()
        kinds.add(type(action).__name__)
        ear.act_by_keys(action)
        assert len(ear.heard) > before
        last = [text for text in ear.heard[before:] if text.endswith(ENDS)]
        assert last, ear.heard[before:]
        assert ear.ask in ear.heard[-1] or ear.ask == page.prompt.words[0]
    assert kinds >= {"ChooseSelection", "ChooseDeck", "KeepCards", "PlaceCard", "FinishPlacing"}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_two_rounds_of_the_high_form_are_played_by_what_is_heard_alone(ear: Listener, language: str) -> None:
    """In the one the person divides, in the other it chooses of what a computer has divided."""
    ear.context.settings.set("language", language)
    page = ear.settle_in(kinds=(PERSON, COMPUTER), options={"form": "high"}, seed=2)
    ear.listen()
    kinds = set()
    while ear.state.round < 3:
        ear.wait(lambda: ear.can_go_on and not page.telling)
        before = len(ear.heard)
        action = ear.thought()
        kinds.add(type(action).__name__)
        ear.act_by_keys(action)
        assert [text for text in ear.heard[before:] if text.endswith(ENDS)], ear.heard[before:]
    assert kinds >= {"ChooseDeck", "Divide", "ChooseGroup", "PlaceCard", "FinishPlacing"}


def test_a_card_that_is_divided_says_in_which_group_it_lies_and_a_group_what_lies_in_it(ear: Listener) -> None:
    state = RULES.setup(RULES.resolve({"form": "high"}, [PERSON] * 2), 2, 7)
    while state.phase == Phase.CHOOSING_DECKS:
        state = RULES.apply(state, state.active, RULES.legal(state, state.active)[0]).state
    ear.tend(state, form="high")
    ear.listen()
    others = list(map(card_key, ear.shown.view.drawn[ear.actor]))
    moved = others.pop(1)
    assert ear.name(moved).endswith(", in the first group")
    assert ear.name(keys.group_key(1)) == "Group 2, empty"
    ear.enter(moved)
    assert ear.name(moved).endswith(", in the second group")
    assert all(ear.name(other).endswith(", in the first group") for other in others)
    assert ear.name(keys.group_key(1)).startswith("Group 2: ")
    assert keys.group_key(1) in ear.page.stage.openings.heard()


def test_a_card_in_the_hand_says_what_it_is_costs_brings_and_scores(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1))
    ear.listen()
    key = card_key(positions.dear)
    words = ear.reach(key)
    assert "(dressage horse, " in ear.said[0]
    assert words.startswith("Press Enter to pick it up. Number 1. In hand. Dressage horse. Sporting horse. ")
    assert "Costs 2 coins." in words
    assert "Scores " in words


def test_a_card_over_a_slot_says_the_place_the_cost_and_what_it_would_do_and_then_what_it_did(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1))
    ear.listen()
    words = ear.aim_at(card_key(positions.dear), keys.slot_key(0, 0, 1))
    assert ear.said[0] == "row 1, slot 2, Vera’s stables"
    assert words.startswith("costs 2 coins. ")
    assert "the stable still needs" in words
    assert words.endswith(" VP. Number 2.")
    ear.key(Key.Key_Return)
    ear.settle()
    name = ear.page.table.say(ear.page.table.name(card_key(positions.dear), ear.shown))
    assert name.endswith("row 1, slot 2, Vera’s stables")
    assert ear.heard[-1].startswith("Vera places ")
    assert " in row 1, slot 2 for 2 coins." in ear.heard[-1]


def test_a_mare_says_its_place_and_with_which_stallions_it_could_be_bred_and_what_of_it_each_would_get(
    ear: Listener,
) -> None:
    positions = Positions()
    state = positions.placing(2, lots=[1, 1])
    ear.settle_in(state, kinds=(PERSON, COMPUTER))
    ear.listen()
    mare = card_key(positions.mare)
    words = ear.reach(mare)
    assert ear.said[0].endswith("row 2, slot 1, Vera’s stables")
    assert "In row 2, slot 1 of Vera’s stables. Racing horse. Sporting horse. Mare." in words
    words = ear.aim_at(mare, card_key(positions.theirs))
    assert ear.said[0].endswith("row 1, slot 1, Aiko’s stables")
    assert words.startswith("costs 1 stud token. a foal worth 1 VP. 1 VP each for you and Aiko. ")
    assert "the stud token goes to Aiko: 1 VP." in words
    ear.key(Key.Key_Return)
    ear.settle()
    assert Breed(positions.mare, positions.theirs) not in ear.shown.legal
    assert ear.heard[-1].startswith("Vera breeds ")
    assert "with Aiko’s" in ear.heard[-1]


def test_cards_that_are_marked_to_be_kept_say_so_and_that_they_are_marked_no_more(ear: Listener) -> None:
    ear.tend(cards_drawn(3, 7), kinds=(PERSON, COMPUTER))
    ear.listen()
    key = card_key(ear.state.drawn[0][0])
    for words in ("selected: choose 2 more cards", "no longer selected"):
        assert ear.reach(key).startswith("Press Enter to choose it.")
        ear.key(Key.Key_Return)
        ear.see()
        assert ear.heard[-1] == f"{ear.name(key)}, {words}."


def test_who_listens_hears_the_same_of_a_card_that_is_marked_where_more_are_kept_than_discarded(ear: Listener) -> None:
    ear.tend(cards_drawn(4, 7), kinds=(PERSON, COMPUTER))
    ear.listen()
    key = card_key(ear.state.drawn[0][0])
    for words in ("selected: choose 3 more cards", "no longer selected"):
        ear.enter(key)
        ear.see()
        assert ear.heard[-1] == f"{ear.name(key)}, {words}."


def test_a_number_chooses_the_card_that_lies_there_from_the_left(ear: Listener) -> None:
    ear.tend(cards_drawn(3, 7), kinds=(PERSON, COMPUTER))
    ear.listen()
    lying = sorted(map(card_key, ear.state.drawn[0]), key=lambda key: ear.pieces[key].pos().x())
    ear.key(Key.Key_3)
    ear.see()
    assert ear.shown.picked == {lying[2]}
    assert ear.heard[-1].startswith(f"{ear.name(lying[2])}, selected")
    ear.key(Key.Key_9)
    ear.key(Key.Key_1)
    assert ear.shown.picked == {lying[2], lying[0]}


def test_a_number_picks_a_card_of_the_hand_up_and_the_first_place_it_can_go_to_is_heard(ear: Listener) -> None:
    page = ear.settle_in(Positions().placing(2), kinds=(PERSON, COMPUTER))
    ear.listen()
    hand = [card_key(card) for card in ear.state.hands[ear.actor]]
    length = page.session.length
    for number, key in zip((Key.Key_1, Key.Key_2), hand, strict=False):
        ear.key(number)
        ear.see()
        drag = ear.page.stage.drag
        assert drag is not None
        assert drag.grip.key == key
        assert ear.heard[-1].startswith(f"{ear.name(key)}, picked up.")
        assert ear.said[0] == ear.name(next(iter(drag.areas)))
        ear.key(Key.Key_Escape)
    ear.key(Key.Key_2)
    drag = ear.page.stage.drag
    assert drag is not None
    ear.key(Key.Key_3)
    ear.see()
    target = list(drag.areas)[2]
    assert drag.best == target
    assert ear.said[0] == ear.name(target)
    ear.key(Key.Key_Return)
    ear.do_anyway(keys=True)
    assert ear.done(length)[0].startswith("place ")


def test_a_card_that_is_marked_to_be_kept_says_how_many_are_still_to_be_marked(ear: Listener) -> None:
    ear.tend(cards_drawn(3, 7), kinds=(PERSON, COMPUTER))
    ear.listen()
    drawn, kept = ear.state.drawn[0], FACES[ear.state.faces[0]].keep
    told = [f"selected: choose {left} more cards." for left in range(kept - 1, 1, -1)]
    told += ["selected: choose 1 more card.", f"selected. Ctrl+Enter: Keep {kept} cards, cannot be undone."]
    told += ["selected: 1 card too many."]
    for card, said in zip(drawn, told, strict=False):
        ear.enter(card_key(card))
        ear.see()
        assert ear.heard[-1] == f"{ear.name(card_key(card))}, {said}"
    ear.enter(card_key(drawn[0]))
    ear.see()
    assert ear.heard[-1] == f"{ear.name(card_key(drawn[0]))}, no longer selected. {told[-2][len('selected. ') :]}"


def test_a_neutral_stallion_says_what_it_is_and_neither_costs_nor_scores(ear: Listener) -> None:
    ear.settle_in(players=1, seed=2)
    ear.listen()
    for stallion in ear.state.neutral:
        ear.page.stage.keyboard.reach(Grip(card_key(stallion)))
        ear.see()
        assert ear.said[0] == ear.name(card_key(stallion))
        assert "Neutral stallion: you can breed your mares with it. " in ear.said[1]
        assert ear.said[1].endswith(" Stallion.")


def test_the_main_key_keeps_the_marked_cards_and_says_how_many_are_missing_until_then(ear: Listener) -> None:
    page = ear.tend(cards_drawn(3, 7), kinds=(PERSON, COMPUTER))
    ear.listen()
    length = page.session.length
    ear.key(Key.Key_Return, CTRL)
    ear.see()
    assert page.session.length == length
    assert ear.heard[-1] == "Keep 3 cards: choose 3 more cards."
    for card in ear.state.drawn[0][: FACES[ear.state.faces[0]].keep]:
        ear.enter(card_key(card))
    ear.key(Key.Key_Return, CTRL)
    ear.settle()
    assert ear.done(length)[0].startswith("keep-hand ")


def test_the_main_key_held_down_presses_one_button_alone(ear: Listener) -> None:
    page = ear.settle_in(players=1, seed=2)
    keys_of = [(shortcut.keys(), shortcut.autoRepeat()) for shortcut in page.findChildren(QShortcut)]
    assert [repeats for sequences, repeats in keys_of if QKeySequence("Ctrl+Return") in sequences] == [False]


def test_a_number_that_is_held_chooses_once(ear: Listener) -> None:
    ear.tend(cards_drawn(3, 7), kinds=(PERSON, COMPUTER))
    ear.listen()
    for again in (False, True, True):
        pressed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, Qt.KeyboardModifier.NoModifier, "2", again, 1)
        QApplication.sendEvent(ear.page.stage, pressed)
    assert len(ear.shown.picked) == 1


def test_the_keys_come_to_the_deck_of_a_bonus_and_then_to_what_was_drawn(ear: Listener) -> None:
    positions = Positions()
    draws = positions.box.card(bonus="draw sporting")
    ear.settle_in(positions.placing(1, [positions.free, draws, positions.dear]))
    ear.listen()
    ear.carry(card_key(draws), keys.slot_key(0, 0, 0))
    ear.settle()
    ear.see()
    (deck,) = (action.deck for action in ear.shown.legal if isinstance(action, DrawBonus))
    assert any(isinstance(action, SellCard) for action in ear.shown.legal)
    assert ear.page.stage.speaking.has_keys
    assert ear.said[0] == ear.name(keys.deck_key(deck))
    ear.carry(keys.deck_key(deck), keys.hand_key(0))
    ear.settle()
    ear.see()
    assert ear.said[0] in [ear.name(card_key(card)) for card in ear.state.seen]
    assert not ear.lifted


def test_the_keys_come_to_what_was_drawn_when_its_motion_has_been_seen(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1))
    ear.context.settings.set("motion", "slow")
    ear.listen()
    ear.press_button(ear.offer_of(DRAW_STABLES))
    assert ear.page.stage.motion.running
    ear.key(Key.Key_Escape)
    assert not ear.page.stage.motion.running
    ear.see()
    assert ear.page.stage.keyboard.reached.key in [f"stable.{stable}" for stable in ear.state.seen]
    assert ear.said[0] == ear.name(ear.page.stage.keyboard.reached.key)


def test_after_the_last_card_the_keys_come_to_no_piece_and_enter_finishes_placing(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1, [positions.free], studs=[0]))
    ear.listen()
    ear.carry(card_key(positions.free), keys.DISCARD)
    ear.settle()
    ear.see()
    (deck,) = {gesture.source for gesture in ear.page.table.gestures(ear.shown)}
    assert ear.ask == "Vera: your hand is empty. Add a stable, or finish placing."
    assert ear.page.stage.keyboard.reached.key == ""
    assert ear.name(deck) not in ear.said
    length = ear.page.session.length
    ear.key(Key.Key_Return)
    ear.see()
    if "press Enter again" in ear.note:
        ear.key(Key.Key_Return)
    ear.do_anyway(keys=True)
    assert ear.done(length)[:1] == ["finish"]


def test_the_keys_come_to_stables_that_were_drawn_and_enter_only_takes_one_up(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1))
    ear.listen()
    ear.press_button(ear.offer_of(DRAW_STABLES))
    ear.settle()
    ear.see()
    stables = [f"stable.{stable}" for stable in ear.state.seen]
    assert ear.page.stage.keyboard.reached.key in stables, "what was drawn, though the hand can be sold"
    assert ear.said[0] == ear.name(ear.page.stage.keyboard.reached.key)
    length = ear.page.session.length
    ear.key(Key.Key_Return)
    assert ear.lifted
    ear.key(Key.Key_Return)
    assert ear.page.session.length == length, "Enter once more does nothing that was not heard"


def test_a_mouse_that_clicks_leaves_the_keys_at_nothing_until_tab_comes_to_what_is_asked(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1))
    ear.act(DRAW_STABLES)
    ear.see()
    assert not ear.page.stage.keyboard.reached.key
    ear.page.stage.setFocus()
    ear.key(Key.Key_Tab)
    assert ear.page.stage.keyboard.reached.key in [f"stable.{stable}" for stable in ear.state.seen]


def test_what_the_player_has_is_come_to_by_arrows_and_says_coins_tokens_and_points(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1))
    ear.listen()
    plate = keys.plate_key(0)
    assert Grip(plate) in ear.page.stage.speaking.reachable()
    ear.reach(keys.deck_key(keys.STABLE_DECK))
    ear.tab_to(lambda: ear.page.stage.keyboard.reached.key == plate, Key.Key_Up, 4)
    ear.see()
    assert ear.said[0] == "what Vera has"
    coins = "5 coins to pay for cards; at the end, 1 VP for every 3. "
    assert ear.said[1].startswith(coins + "2 stud tokens, one for each breeding; at the end, 1 VP for every 2 left. ")
    assert " VP if the game ended now. 2 cards in hand." in ear.said[1]
    ear.key(Key.Key_Return)
    assert not ear.lifted


def test_what_the_player_has_is_heard_as_a_round_begins(ear: Listener) -> None:
    page = ear.settle_in(players=1, seed=2)
    ear.see()
    assert page.prompt.words[0] == "Vera: choose a selection card."
    coins, studs = ear.state.coins[0], ear.state.studs[0]
    assert (coins, studs) == (3, 1)
    assert page.prompt.accessibleName() == "Vera: choose a selection card. You have 3 coins and 1 stud token."
    assert page.prompt.last.text().endswith(page.prompt.accessibleName())


def test_what_is_said_to_keys_that_try_in_vain_needs_no_mouse(ear: Listener) -> None:
    positions = Positions()
    owner_icon = positions.box.card(bonus="owner", where=lambda asset: asset.cost <= 1)
    ear.settle_in(positions.placing(1, [owner_icon]))
    ear.act(PLACES[owner_icon][0][0])
    ear.listen()
    ear.page.stage.keyboard.reach(Grip(owner_key(0)))
    ear.key(Key.Key_Return)
    ear.see()
    assert ear.heard[-1] == "Put the cube on a free box of your owner card, or choose the box."


def test_the_neutral_stallions_are_told_as_the_solo_game_begins_and_come_to_by_arrows(ear: Listener) -> None:
    page = ear.settle_in(players=1, seed=2)
    ear.see()
    first, second = ear.state.neutral
    told = page.prompt.last.text()
    assert told.startswith("The neutral stallions are ")
    for stallion in (first, second):
        assert page.table.say(asset_name(stallion)) in told
        assert Grip(card_key(stallion)) in page.stage.speaking.reachable()


def test_who_begins_is_told_as_a_game_of_several_begins(ear: Listener) -> None:
    page = ear.settle_in(players=2, seed=2)
    ear.see()
    assert page.prompt.last.text().startswith("Vera is the start player. ")


def test_a_selection_card_says_its_price_its_token_and_both_in_the_list(ear: Listener) -> None:
    page = ear.settle_in(players=1, seed=2)
    ear.open_list()
    ear.listen()
    rows = [page.list.item(row).text() for row in range(page.list.count())]
    for number, face in enumerate(ear.state.display):
        words = ear.reach(f"selection.{face // 2}")
        name = ear.said[0]
        token = page.table.say(token_in_sentence(ear.state.offered[number]))
        assert name.endswith(f"; with {token}")
        if FACES[face].price:
            assert "costs " in name
        assert "draw " not in words.lower().replace("draw one more", ""), "it is said once"
        assert any(row.endswith(f"; with {token}") and name.partition(": ")[2] in row for row in rows)


def test_the_list_says_of_a_card_what_it_costs_completes_and_scores_as_the_preview_does(ear: Listener) -> None:
    positions = Positions()
    page = ear.settle_in(positions.placing(1))
    ear.open_list()
    placed = PLACES[positions.dear][0][0]
    (row,) = page.list.findItems(ear.words(placed), Qt.MatchFlag.MatchStartsWith)
    assert row.text().startswith(f"{ear.words(placed)}: costs 2 coins, ")
    lines = page.session.rules.words.preview(ear.shown.view, 0, placed).lines
    assert row.text().endswith(page.table.say(lines[-1].text))
    assert row.text().endswith(" VP")


def test_the_list_says_where_cards_lie_that_can_be_swapped_and_what_it_would_score(ear: Listener) -> None:
    box = Box()
    boxes = [box.card("horse-box", cost=cost) for cost in (0, 1)]
    state = position([(box.stable(slots=5), boxes), (box.stable(slots=3), [])], phase=Phase.SWAPPING, swaps=1)
    page = ear.settle_in(state)
    ear.open_list()
    row = page.list.item(1).text()
    assert row.startswith("Swap a horse box in row 1, slot 1 and a horse box in row 1, slot 2: ")
    assert row.endswith(" VP")


def test_nothing_is_asked_of_a_mouse_where_horses_can_be_bred_by_keys(ear: Listener) -> None:
    positions = Positions()
    page = ear.settle_in(positions.placing(1, hand=[]))
    ear.act(FINISHES[NONE])
    ear.see()
    assert page.prompt.words[0] == "Vera: everyone has placed. Drag a mare to a stallion to breed them, or pass."
    heard = "Vera: everyone has placed. Choose a mare and a stallion to breed, or pass."
    assert page.prompt.accessibleName().startswith(heard)


def test_what_is_put_back_and_what_cannot_be_done_is_told(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1))
    ear.listen()
    ear.lift(card_key(positions.dear))
    assert ear.heard[-1].endswith(" targets.")
    ear.key(Key.Key_Escape)
    assert ear.heard[-1] == "Put back."


def test_the_boxes_of_the_owner_card_are_named_with_what_they_bring(ear: Listener) -> None:
    positions = Positions()
    owner_icon = positions.box.card(bonus="owner", where=lambda asset: asset.cost <= 1)
    ear.settle_in(positions.placing(1, [owner_icon]))
    ear.act(PLACES[owner_icon][0][0])
    ear.listen()
    assert "put a cube on a box of your owner card" in ear.ask
    words = ear.reach(keys.box_key(0, 0))
    assert ear.said[0].startswith("box 1: ")
    assert words == "Press Enter to choose it. Number 1."
    ear.key(Key.Key_Return)
    ear.settle()
    assert ear.state.boxes[0] == 1
    assert ear.heard[-1].startswith("Vera puts a cube on box 1")


def test_new_stables_are_named_by_where_they_lie_how_many_slots_they_have_and_what_they_need(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1))
    ear.act(DRAW_STABLES)
    ear.listen()
    stable = ear.state.seen[0]
    words = ear.aim_at(f"stable.{stable}", keys.above_key(0))
    assert ear.said[0] == "above Vera’s stables"
    assert "slots to fill" in words
    assert f"{len(ear.state.seen)} stables" not in words
    ear.key(Key.Key_Return)
    ear.settle()
    assert ear.state.tableaus[0][0].stable == stable
    assert "above the others." in ear.heard[-1]


def test_another_players_stables_are_heard_row_by_row_and_looked_at_by_a_key(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(2), kinds=(PERSON, COMPUTER))
    ear.listen()
    words = ear.reach(keys.tableau_key(1))
    assert ear.said[0] == "Aiko’s stables"
    assert words.startswith("Press Enter to look at it. Row 1, ")
    assert "3 free slots." in words
    assert words.endswith("0 cards in hand. No cubes on the owner card.")
    ear.key(Key.Key_Return)
    ear.see()
    assert ear.heard[-1] == "These are Aiko’s stables; you can look but not touch. Esc goes back."
    assert ear.said[0].endswith("Aiko’s stables")
    ear.key(Key.Key_Escape)
    ear.see()
    assert ear.heard[-1] == "Back to Vera’s stables."


def test_what_was_done_behind_the_curtain_and_who_is_next_is_told_everybody_when_the_turn_goes_on(
    ear: Listener,
) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(2))
    ear.take_seat(keys=True)
    ear.listen()
    ear.carry(card_key(positions.free), keys.slot_key(0, 0, 0))
    ear.settle()
    assert ear.heard[-1].startswith("Vera places ")
    ear.act_by_keys(FINISHES[NONE])
    assert ear.heard[-1].startswith("Vera places ")
    assert " Vera finishes placing. Aiko is next. " in ear.heard[-1]
    ear.take_seat(keys=True)
    ear.see()
    assert ear.heard[-1].startswith("Aiko: "), "what everybody was told is not told again"


def test_what_all_discarded_is_told_everybody_though_who_kept_last_goes_on_to_place(ear: Listener) -> None:
    ear.settle_in(players=2, seed=2)
    ear.listen()
    while ear.state.phase != Phase.PLACING:
        ear.be_seated()
        ear.act_by_keys(ear.thought())
    assert not ear.unseated
    ear.act_by_keys(FINISHES[NONE])
    for name in ("Vera", "Aiko"):
        assert f"{name} discards " in ear.heard[-1]
    assert ear.heard[-1].index(" discards ") < ear.heard[-1].index("Vera finishes placing. Aiko is next. ")


def test_a_breeding_token_says_that_it_does_nothing_in_the_solo_game_and_whose_partner_one_is_in_others(
    ear: Listener,
) -> None:
    for players, said in ((1, "it does nothing in the solo game."), (2, "is your partner this round")):
        ear.settle_in(players=players, seed=2)
        ear.listen()
        token = next(number for number, token in enumerate(ear.state.offered) if token == 1)
        words = ear.reach(f"selection.{ear.state.display[token] // 2}")
        assert " breeding token (circle): " in words
        assert said in words


def test_finishing_says_what_the_cards_that_are_left_bring(ear: Listener) -> None:
    positions = Positions()
    ear.settle_in(positions.placing(1))
    ear.listen()
    ear.press_button(ear.offer_of(FINISHES[NONE]))
    assert ear.chooser is not None
    for kept, coins in ((NONE, "4 coins"), (positions.dear, "2 coins")):
        choice = ear.choice(ear.short_words(FINISHES[kept]))
        assert coins in choice.accessibleDescription()


def test_a_horse_that_a_roller_may_be_put_on_is_heard_once_with_what_it_is_and_chosen_by_one_enter(
    ear: Listener,
) -> None:
    box = Box()
    riders, horses = box.cards(2, "rider"), [box.card("mare", scores=f"roller {points}") for points in (3, 2, 3)]
    rows = [(box.stable(mark="6"), [*riders, *horses])]
    ear.settle_in(position(rows, [], phase=Phase.MOVING_ROLLERS, round=6), kinds=(PERSON, COMPUTER))
    ear.listen()
    horse = card_key(horses[0])
    words = ear.reach(horse)
    assert words.startswith("Press Enter to choose it.")
    assert words != "Press Enter to choose it.", "what the horse is is said, too"
    assert list(ear.page.stage.speaking.items.meant).count(Grip(horse)) == 1
    ear.key(Key.Key_Return)
    ear.settle()
    assert list(ear.state.rollers[0]) == [horses[0]]
