"""A table that speaks: what a screen reader meets over the stage, and whole turns played there by keys alone.

The tree that is read here is the one that Qt hands to the client: accessible interfaces from the window downwards.
"""

from collections import Counter
from collections.abc import Generator, Iterator

import pytest
from ephyran_hand import Builder, first
from epigo_hand import ROWS, TURNS, EpigoHand
from evidence import read_aloud
from farming import Farmer
from hand import Hand, Key
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from test_ephyran_gestures import busy
from test_kingdom_table import hands

from boardroom.games.ephyran.position.actions import AddArea, DiscardCard, ExchangeWithCity
from boardroom.games.ephyran.position.state import Phase
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.line_breaks import JOINER
from boardroom.ui.stage.gestures.drag import Grip
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.reading.accessible_items import AccessibleItem
from tests.games.farms import columns, others, rolled, trading
from tests.waiting import pass_moment


class Reader(Hand):
    """One who hears what has the focus, and plays by keys alone."""

    @property
    def said(self) -> str:
        """The name of the widget that has the focus."""
        focused = self.window.focusWidget()
        return focused.accessibleName() if focused is not None else ""

    def carry(self, source: str, target: str) -> None:
        """Find a piece and a target by what is said of them."""
        piece, goal, stage = self.name(source), self.name(target), self.page.stage
        # Two copies of a card have one name.
        self.tab_to(lambda: self.said == piece and stage.keyboard.reached.key == source)
        asked = self.is_asked_at(source)
        self.key(Key.Key_Return)
        if asked:
            return
        assert self.said in (f"{piece}, picked up", f"{piece}, chosen")
        drag = stage.drag
        assert drag is not None
        self.tab_to(lambda: self.said == goal and drag.best == target)
        self.key(Key.Key_Return)

    def name(self, key: str) -> str:
        """What a piece or target is called."""
        return self.page.table.say(self.page.table.name(key, self.shown))


class EpigoReader(Reader, EpigoHand):
    """One who hears a game of Epigo."""


class FarmReader(Reader, Farmer):
    """One who hears a game of My Kingdom for a Horse."""


class CityReader(Reader, Builder):
    """One who hears a game of Ephyran: a card is found by its half, and each half is named by what it shows."""

    def carry_to(self, gesture: Gesture) -> None:
        table, stage = self.page.table, self.page.stage
        parts = table.handling.parts(self.shown, gesture.source)
        part = gesture.part or (parts[0].key if parts else "")
        piece = table.say(table.part_name(gesture.source, part, self.shown)) if part else self.name(gesture.source)
        goal = self.name(gesture.target)
        self.tab_to(lambda: self.said == piece and stage.keyboard.reached == Grip(gesture.source, part))
        # Where it is the only thing to do, Enter would be the main button.
        self.key(Key.Key_Space if stage.openings.is_main_alone(gesture.source) else Key.Key_Return)
        assert self.said.endswith(("picked up", "chosen")) or self.said == goal
        drag = stage.drag
        assert drag is not None
        self.tab_to(lambda: self.said == goal and drag.best == gesture.target)
        self.key(Key.Key_Return)


@pytest.fixture
def epigo(house: AppContext) -> Generator[EpigoReader, None, None]:
    reader = EpigoReader(house)
    yield reader
    reader.close()


@pytest.fixture
def farm(house: AppContext) -> Generator[FarmReader, None, None]:
    reader = FarmReader(house)
    yield reader
    reader.close()


@pytest.fixture
def city(house: AppContext) -> Generator[CityReader, None, None]:
    reader = CityReader(house)
    yield reader
    reader.close()


@pytest.fixture(autouse=True)
def aloud() -> Generator[None, None, None]:
    """Somebody reads the accessible tree."""
    with read_aloud():
        yield


def tree(widget: QWidget) -> Iterator[tuple[QAccessible.Role, str, str]]:
    """Everything that a client finds visible below a widget: role, name and description."""
    yield from below(QAccessible.queryAccessibleInterface(widget))


def below(here: QAccessibleInterface) -> Iterator[tuple[QAccessible.Role, str, str]]:
    if here.state().invisible:
        return
    yield here.role(), here.text(QAccessible.Text.Name), here.text(QAccessible.Text.Description)
    for index in range(here.childCount()):
        yield from below(here.child(index))


def test_a_client_presses_a_piece_and_a_target_as_enter_does(hand: EpigoHand) -> None:
    hand.begin()
    hand.lift_curtain(keys=True)
    who = ("Vera", "Aiko")[hand.seat]
    press(hand, f"{who}’s Epigon 7")
    hand.wait(lambda: hand.lifted)
    press(hand, "column c")
    hand.wait(lambda: not hand.lifted)
    assert [action.number for action in hand.page.session.draft(hand.seat)] == [7]


def test_what_is_held_is_let_go_when_it_is_pressed_once_more(hand: EpigoHand) -> None:
    hand.begin()
    hand.lift_curtain(keys=True)
    who = ("Vera", "Aiko")[hand.seat]
    press(hand, f"{who}’s Epigon 7")
    hand.wait(lambda: hand.lifted)
    press(hand, f"{who}’s Epigon 7, picked up")
    hand.wait(lambda: not hand.lifted)
    assert hand.at_home()


def press(hand: Hand, name: str) -> None:
    """Have the client press what stands over the stage with a name."""
    (spot,) = [
        one for one in hand.page.stage.findChildren(AccessibleItem) if one.isVisible() and one.accessibleName() == name
    ]
    QAccessible.queryAccessibleInterface(spot).actionInterface().doAction("Press")


def test_arrows_go_to_pieces_that_cannot_be_taken_up_as_well_and_say_what_they_are(epigo: EpigoReader) -> None:
    epigo.begin()
    epigo.planning()
    own, other = (("Vera", "Aiko"), ("Aiko", "Vera"))[epigo.seat]
    epigo.tab_to(lambda: epigo.said.startswith(f"{own}’s Epigon"))
    heard = set()
    for key in (Key.Key_Up, Key.Key_Down) * 2:
        for _ in range(8):
            epigo.key(key)
            heard.add(epigo.said)
    assert any(name.startswith(f"{other}’s Epigon") and " on " in name for name in heard)


def spots(hand: Hand) -> list[str]:
    """The names of what stands over the stage, in the order in which a client meets it."""
    return [name for role, name, _ in tree(hand.page.stage) if role == QAccessible.Role.Button]


def test_every_piece_is_a_button_named_in_the_words_of_the_game(hand: EpigoHand) -> None:
    hand.begin()
    hand.lift_curtain(keys=True)
    seat = "Vera" if hand.seat == 0 else "Aiko"
    named = spots(hand)
    assert f"{seat}’s Epigon 7" in named
    assert len(named) == len(hand.pieces)


def test_nothing_stands_over_the_stage_while_nobody_reads_it(hand: EpigoHand) -> None:
    QAccessible.setActive(False)
    hand.begin()
    hand.lift_curtain(keys=True)
    assert not hand.page.findChildren(AccessibleItem)


def test_a_whole_game_of_epigo_is_played_at_its_spots(epigo: EpigoReader) -> None:
    page = epigo.begin()
    while page.session.outcome is None:
        if epigo.unseated:
            assert not page.curtain.down or not spots(epigo)
            epigo.take_seat(keys=True)
        elif epigo.offers("super-slide"):
            epigo.press_button(epigo.button("super-slide"))
            epigo.settle()
        else:
            plan(epigo)
    assert page.session.state.lost == (0, 3)


def plan(epigo: EpigoReader) -> None:
    """Deploy or plan what is known, and lock it in."""
    seat, turn = epigo.seat, epigo.page.session.state.turn
    if not turn:
        for column, number in enumerate(ROWS[seat]):
            epigo.carry(f"epigon.{seat}.{number}", f"column.{seat}.{column}")
    else:
        for order in TURNS[turn - 1][seat].split():
            epigo.carry(f"epigon.{seat}.{order[0]}", epigo.ahead(order))
            epigo.do_anyway(keys=True)
    epigo.press_button(epigo.button("lock"))


def test_a_whole_game_of_farmers_is_played_at_its_spots(farm: FarmReader) -> None:
    page = farm.farm(seed=11)
    ways = Counter(farm.play_on(farm.act_by_keys))
    assert page.session.outcome is not None
    assert ways["carry"] > ways["button"]


def test_a_round_of_ephyran_is_played_at_its_spots_halves_answers_and_all(city: CityReader) -> None:
    page, heard = city.build(busy()), Counter[str]()
    while city.state.round == 1:
        city.wait(lambda: city.can_go_on)
        if page.hotseat.finishing:
            city.hide_cards(keys=True)
        elif city.state.phase == Phase.PLAYING:
            # Everybody plays something that the others may answer, or else an area.
            kinds = (ExchangeWithCity, AddArea, DiscardCard)[city.actor]
            heard[city.act_by_keys(first(city.state, kind=kinds))] += 1
        else:
            heard[city.act_by_keys(city.thought())] += 1
    done = [text.partition(" ")[0] for _, text in page.session.record().actions]
    assert [word for word in done if word not in ("let", "block", "draw")] == ["exchange", "add", "discard"]
    assert {"let", "block"} & set(done)
    assert heard["carry"] >= 3
    assert not page.curtain.isVisible()


# What is told.


def test_what_happens_is_announced_and_stays_to_be_read(epigo: EpigoReader) -> None:
    page = epigo.begin()
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    epigo.lift_curtain(keys=True)
    epigo.see()
    assert heard[-1] == page.prompt.accessibleName()
    who = ("Vera", "Aiko")[epigo.seat]
    epigo.carry(f"epigon.{epigo.seat}.7", f"column.{epigo.seat}.2")
    epigo.see()
    assert heard[-1].startswith("Put 7 in column c")
    epigo.tab_to(lambda: epigo.said.startswith(f"{who}’s Epigon 7"))
    epigo.key(Key.Key_F6)
    assert epigo.said == page.prompt.accessibleName()
    epigo.key(Key.Key_F6)
    assert epigo.said == heard[-1]


def test_a_refusal_is_announced(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.planning()
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    seat = epigo.seat
    other = epigo.name(f"epigon.{1 - seat}.7")
    for key in (Key.Key_Tab, *(Key.Key_Up, Key.Key_Left) * 9):
        epigo.key(key)
        if epigo.said.startswith(("Aiko", "Vera")[seat]):
            break
    assert epigo.said.startswith(("Aiko", "Vera")[seat]), other
    # What was said on the way is past.
    heard.clear()
    epigo.key(Key.Key_Return)
    epigo.see()
    assert heard == [epigo.note]


def test_the_curtain_says_its_whole_sentence_and_only_what_happened_before_everybody(epigo: EpigoReader) -> None:
    page = epigo.begin()
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    epigo.lift_curtain(keys=True)
    plan(epigo)
    assert page.curtain.down
    assert heard[-1].endswith("Everyone else: please look away. Aiko, take your seat, then open the curtain.")
    assert page.prompt.last.text() == heard[-1]
    assert heard[-1] == f"Vera’s row is locked in. {page.curtain.button.accessibleDescription()}"


def test_a_roll_is_announced_with_what_the_dice_show(farm: FarmReader) -> None:
    page = farm.farm(seed=11)
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    farm.press_button(farm.button("roll"))
    farm.settle()
    farm.see()
    assert heard[-1].startswith("Vera rolls: 1 sheep, 2 sheep")
    assert heard[-1].endswith(page.prompt.accessibleName())


def test_the_end_is_announced_with_who_wins(farm: FarmReader) -> None:
    page = farm.farm(options={"length": "short"})
    farm.propose(0, "concede")
    farm.see()
    assert "Aiko" in page.prompt.last.text()
    assert page.prompt.last.text().endswith(page.prompt.accessibleName())


def test_who_concedes_and_who_wins_is_said_once(farm: FarmReader) -> None:
    page = farm.farm(options={"length": "short"})
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    farm.propose(0, "concede")
    farm.see()
    assert " ".join(heard).count("Vera concedes") == 1


def test_f6_goes_through_board_prompt_news_actions_and_log_and_shift_f6_back(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.lift_curtain(keys=True)
    epigo.carry(f"epigon.{epigo.seat}.7", f"column.{epigo.seat}.2")
    epigo.see()
    areas = [page.stage, page.prompt.sentence, page.prompt.last, page.list, page.log]
    epigo.tab_to(lambda: page.stage.speaking.has_keys)

    def here() -> int:
        focused = epigo.window.focusWidget()
        return next(at for at, area in enumerate(areas) if area is focused or area.isAncestorOf(focused))

    went = []
    for _ in areas:
        epigo.key(Key.Key_F6)
        went.append(here())
    assert went == [1, 2, 3, 4, 0]
    went = []
    for _ in areas:
        QTest.keyClick(epigo.native, Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
        went.append(here())
    assert went == [4, 3, 2, 1, 0]


def test_a_question_is_heard_at_each_of_its_buttons(epigo: EpigoReader) -> None:
    epigo.begin()
    epigo.planning()
    epigo.menu("Concede the game")
    assert epigo.chooser is not None
    question = epigo.chooser.accessibleName()
    assert {button.accessibleDescription() for button in epigo.chooser.buttons} == {question}
    epigo.see()
    assert epigo.page.prompt.last.text().startswith(question)


# Set-up and settings.


def test_a_client_toggles_what_is_to_be_chosen_in_the_set_up(hand: EpigoHand) -> None:
    page = hand.set_up("epigo")
    row = page.rows[0]
    other = next(segment for segment in row.kind.segments if not segment.isChecked())
    toggle(other)
    hand.see()
    assert page.rows[0].kind.value == other.value
    swatch = next(one for one in page.rows[0].swatches if not one.isChecked() and not one.taken)
    toggle(swatch)
    hand.see()
    assert next(one for one in page.rows[0].swatches if one.isChecked()).colour == swatch.colour
    assert page.seating[0].colour == swatch.colour.key


def toggle(button: QAbstractButton) -> None:
    QAccessible.queryAccessibleInterface(button).actionInterface().doAction("Toggle")


def test_a_client_opens_the_list_of_actions_by_toggling_its_tab(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.window.resize(1600, 900)
    epigo.lift_curtain(keys=True)
    for _ in range(2):
        toggle(epigo.named("Actions"))
        assert page.list.isVisible(), "toggled once more it stays: one of the two is always there"


def test_what_is_painted_on_the_bar_and_on_chips_is_read_as_labels(epigo: EpigoReader) -> None:
    page = epigo.begin()
    labels = [name for role, name, _ in tree(page) if role == QAccessible.Role.StaticText]
    assert "Epigo, 2 players, Before the first turn, Deployment" in labels
    assert "Deploying" in labels


def test_the_list_names_dice_by_what_they_show(farm: FarmReader) -> None:
    page = farm.farm(seed=11)
    farm.open_list()
    farm.press_button(farm.button("roll"))
    farm.settle()
    listed = [page.list.item(row).text() for row in range(page.list.count())]
    assert "Use the die that shows: 2 sheep" in listed
    assert not [words for words in listed if "royal die" in words]


def test_what_the_orders_did_is_told_before_the_curtain_asks_for_the_next(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.planning()
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    while page.session.state.turn == 1 and page.session.outcome is None:
        if epigo.unseated:
            epigo.take_seat(keys=True)
        elif epigo.offers("super-slide"):
            epigo.press_button(epigo.button("stay"))
        else:
            plan(epigo)
    told = " ".join(heard).replace("\u00a0", " ")  # The words of a log have no other space.
    missing = [line for line in page.log.words.splitlines()[-4:] if line not in told and "—" not in line]
    assert not missing


def test_a_stall_that_is_open_is_read_and_pressed_with_nothing_in_hand(farm: FarmReader) -> None:
    page = farm.farm(trading(columns(6, 3, 1), columns(2)))
    stall = next(
        s for s in page.stage.findChildren(AccessibleItem) if s.accessibleName() == "the market: 3 pigs for 1 cow"
    )
    stall.setFocus()
    assert stall.accessibleDescription() == "Press Enter to choose it."
    farm.key(Key.Key_Return)
    assert page.session.record().actions[-1][1] == "trade pig 1"


def test_a_mark_that_can_be_clicked_is_reached_by_tab_and_says_what_it_has_become(epigo: EpigoReader) -> None:
    page = epigo.begin(seed=1)
    epigo.planning()
    epigo.propose(0, *TURNS[0][0].split(), "lock")
    seat, order = epigo.seat, "3^"
    epigo.carry(f"epigon.{seat}.{order[0]}", epigo.ahead(order))
    epigo.do_anyway(keys=True)
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    mark = f"super slide after Order {order[0]}"
    epigo.tab_to(lambda: epigo.said == f"{mark}: ask me")
    for answer in ("yes", "no"):
        epigo.key(Key.Key_Return)
        epigo.see()
        assert epigo.said == f"{mark}: {answer}"
        assert heard[-1] == f"{mark}: {answer}."
    assert not epigo.lifted


def test_a_stall_is_reached_by_the_arrows_and_pressed_by_enter(farm: FarmReader) -> None:
    page = farm.farm(trading(columns(6, 3, 1), columns(2)))
    farm.tab_to(lambda: farm.said == "the market: 3 pigs for 1 cow")
    farm.key(Key.Key_Return)
    assert page.session.record().actions[-1][1] == "trade pig 1"


def test_an_order_in_the_stack_is_named_with_its_arrow_and_place(epigo: EpigoReader) -> None:
    epigo.begin()
    epigo.planning()
    who, seat = ("Vera", "Aiko")[epigo.seat], epigo.seat
    assert epigo.name(f"order.{seat}.7") == f"{who}’s Order 7"
    order = TURNS[0][seat].split()[0]
    epigo.carry(f"epigon.{seat}.{order[0]}", epigo.ahead(order))
    epigo.do_anyway(keys=True)
    name = epigo.name(f"order.{seat}.{order[0]}")
    assert name.startswith(f"{who}’s Order {order[0]}, ")
    assert name.endswith(", place 1 in the stack")


def test_a_row_that_was_shuffled_and_a_swap_are_told(epigo: EpigoReader) -> None:
    page = epigo.begin()
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    epigo.lift_curtain(keys=True)
    seat = epigo.seat
    epigo.press_button(epigo.named("Shuffle"))
    epigo.see()
    row = [number or "X" for number in page.session.view(seat).rows[seat]]
    told = [f"{column} {number}" for column, number in zip("abcdefgh", row, strict=True)]
    assert heard[-1].startswith(f"Your row: {', '.join(told[:-1])} and {told[-1]}. ")
    numbers = [0 if number == "X" else number for number in row]
    assert epigo.name(f"column.{seat}.1") == f"column b, where the {row[1]} is"
    epigo.carry(f"epigon.{seat}.{numbers[0]}", f"column.{seat}.1")
    epigo.see()
    assert heard[-1] in {f"Swap {row[0]} and {row[1]}.", f"Swap {row[1]} and {row[0]}."}
    assert epigo.name(f"epigon.{seat}.{numbers[0]}").endswith(f"’s Epigon {row[0]}, column b")


def test_tab_goes_from_what_was_told_to_the_buttons_beside_it(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.lift_curtain(keys=True)
    page.prompt.last.setFocus()
    epigo.key(Key.Key_Tab)
    assert epigo.window.focusWidget() is epigo.named("Shuffle")


def test_tab_leaves_the_log_at_once_for_who_listens(farm: FarmReader) -> None:
    page = farm.farm(seed=11)
    farm.press_button(farm.button("roll"))
    farm.settle()
    page.side.show_tab("log")
    page.log.setFocus()
    farm.key(Key.Key_Tab)
    farm.key(Key.Key_Tab)
    assert not page.log.hasFocus()


def test_every_animal_is_named_for_itself(farm: FarmReader) -> None:
    farm.farm(rolled(columns(4, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    named = Counter(name.partition(" on ")[0] for name in spots(farm) if " on " in name and "Fence" not in name)
    assert named == {"1 sheep": 4, "1 pig": 2, "1 cow": 1}


def test_the_focus_goes_to_the_board_from_a_button_that_goes(farm: FarmReader) -> None:
    page = farm.farm(seed=11)
    roll = farm.button("roll")
    roll.setFocus()
    farm.key(Key.Key_Return)
    farm.settle()
    assert page.stage.speaking.has_keys


def test_the_row_of_the_list_that_the_keys_come_to_is_told(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.lift_curtain(keys=True)
    heard: list[str] = []
    page.list.reached.connect(heard.append)
    epigo.tab_to(lambda: page.stage.speaking.has_keys)
    epigo.tab_to(page.list.hasFocus, Key.Key_F6)
    epigo.see()
    assert heard == [page.list.currentItem().data(Qt.ItemDataRole.AccessibleTextRole)]


def test_what_everybody_was_told_is_not_told_again_to_each(epigo: EpigoReader) -> None:
    page = epigo.begin()
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    while page.session.state.turn < 2 and page.session.outcome is None:
        if epigo.unseated:
            epigo.take_seat(keys=True)
        elif epigo.offers("super-slide"):
            epigo.press_button(epigo.button("stay"))
        else:
            plan(epigo)
    epigo.see()
    told = " ".join(heard)
    for words in ("Both rows are revealed.", "Turn 1 begins.", "Turn 2 begins."):
        assert told.count(words) == 1


def test_what_a_name_says_is_not_said_again(farm: FarmReader) -> None:
    farm.farm(rolled(columns(2, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    farm.tab_to(lambda: farm.said == "Die: 2 sheep")
    focused = farm.window.focusWidget()
    assert focused is not None
    assert focused.accessibleDescription() == "Press Enter to pick it up. Number 1."
    assert farm.page.stage.accessibleDescription() == ""


def test_a_glance_tells_the_cards(farm: FarmReader) -> None:
    page = farm.farm(hands("stray", "timber"))
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    page.stage.setFocus()
    QTest.keyPress(farm.native, Key.Key_Space)
    farm.see()
    cards = [
        page.table.say(page.table.name(key, farm.shown)) for key in page.stage.pieces.places if key.startswith("card.")
    ]
    assert cards
    assert heard[-1].startswith("Your cards: ")
    assert all(card in heard[-1] for card in cards)
    QTest.keyRelease(farm.native, Key.Key_Space)
    pass_moment(page.stage.mouse.glance._let_go)
    assert not page.stage.mouse.glance.held
    assert not any(card in page.prompt.last.text() for card in cards)


def test_a_die_that_is_picked_to_be_rolled_again_is_told(farm: FarmReader) -> None:
    page = farm.farm(rolled(columns(2, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    page.stage.setFocus()
    number = [grip.key for grip in page.stage.openings.numbered()].index("die.0") + 1
    for state in ("selected. Ctrl+Enter: Re-roll 1 die, cannot be undone.", "no longer selected."):
        farm.key(Key(Key.Key_0 + number))
        farm.see()
        assert heard[-1] == f"Die: 2 sheep, {state}"


def test_a_die_is_read_by_what_it_shows_and_what_has_become_of_it(farm: FarmReader) -> None:
    farm.farm(rolled(columns(2, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    assert [farm.name(f"die.{die}") for die in (0, 3)] == ["Die: 2 sheep", "Breeding die: sheep breed"]
    farm.do("use 1")
    assert farm.name("die.0") == "Die: 2 sheep, used"


def test_a_die_that_others_may_take_is_not_called_used(farm: FarmReader) -> None:
    farm.farm(others(columns(2), columns(2, 2, 1), dice="sheep-2 pig-1 fence-1 sheep", used=1))
    assert farm.name("die.0") == "Die: 2 sheep"


def test_what_happens_just_before_another_audience_looks_is_told_to_it(farm: FarmReader) -> None:
    page = farm.farm(hands("stray", "timber", dice="sheep-1 fence-1 fence-1 cow", used=0b0110, carded=1))
    page.session.set_answer(0, "nothing-left", "never")
    farm.press_button(farm.named("Look at my cards"))
    farm.lift_curtain(keys=True)
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    farm.tab_to(lambda: page.stage.speaking.has_keys and page.stage.keyboard.reached.key == "die.0")
    farm.key(Key.Key_Return)
    farm.see()
    assert farm.shown.audience is None, "there was nothing left but to pass, and the cards are hidden again"
    told = " ".join(heard)
    for words in ("Vera uses: 1 sheep.", "Vera gains 1 sheep.", "Vera is done with the dice."):
        assert told.count(words) == 1, words


def test_the_winner_is_named_once_where_the_end_says_why(farm: FarmReader) -> None:
    page = farm.farm(options={"length": "short"})
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    farm.propose(0, "concede")
    farm.see()
    told = " ".join(heard)
    assert told.count("Aiko wins") == 1
    assert "The game is over." not in told
    assert "The game is over. Aiko wins." in page.log.words


def test_a_question_names_what_cannot_be_undone(farm: FarmReader) -> None:
    page = farm.farm()
    farm.open_list()
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    page.list.setFocus()
    farm.key(Key.Key_End)
    farm.key(Key.Key_Return)
    farm.see()
    assert heard[-1] == "Vera, “Concede the game” cannot be undone. Are you sure?"
    farm.confirm(farm.parse("concede"), keys=True)
    farm.see()
    assert heard[-1] == "Vera concedes. Aiko wins. The game ended on turn 1."


def test_what_a_hand_does_with_dice_is_heard_in_words_for_keys(farm: FarmReader) -> None:
    page = farm.farm(rolled(columns(2, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    assert page.prompt.words[0] == "Vera: click dice to re-roll them, or click “Use”."
    heard = "Vera: choose the dice you want to re-roll, or put one on your field to use it."
    assert page.prompt.accessibleName().startswith(heard)
    assert page.prompt.last.text().startswith(heard)
    farm.context.settings.set("language", "ja")
    assert "クリック" not in page.prompt.accessibleName()
    assert page.prompt.buttons["tool.roll"].accessibleName() == "4個振り直す"
    assert "クリック" not in page.prompt.buttons["tool.roll"].accessibleDescription()


def test_a_push_says_whose_epigons_it_meets(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.planning()
    seat = epigo.seat
    piece, goal = epigo.name(f"epigon.{seat}.7"), epigo.ahead(("7^", "7v")[seat])
    epigo.tab_to(lambda: epigo.said == piece)
    epigo.key(Key.Key_Return)
    epigo.tab_to(lambda: page.stage.drag is not None and page.stage.drag.best == goal)
    focused = epigo.window.focusWidget()
    assert focused is not None
    assert focused.accessibleDescription() == f"pushes {('Aiko', 'Vera')[seat]}’s 5. 1\u00a0against\u00a01. Number 2."


def test_the_log_names_every_epigon_that_is_pushed(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.planning()
    while page.session.state.turn == 1:
        if epigo.unseated:
            epigo.take_seat(keys=True)
        elif epigo.offers("super-slide"):
            epigo.press_button(epigo.button("stay"))
        else:
            plan(epigo)
    epigo.settle()
    assert "Vera’s 5 pushes Aiko’s 7 up (1 against 1)." in page.log.words


def test_an_epigon_whose_order_is_stacked_is_named_with_its_way_to_its_owner_alone(epigo: EpigoReader) -> None:
    epigo.begin()
    epigo.planning()
    seat = epigo.seat
    order = TURNS[0][seat].split()[0]
    piece = f"epigon.{seat}.{order[0]}"
    before = epigo.name(piece)
    epigo.carry(piece, epigo.ahead(order))
    epigo.do_anyway(keys=True)
    assert epigo.name(piece) == f"{before}, planned: up"
    for later in TURNS[0][seat].split()[1:]:
        epigo.carry(f"epigon.{seat}.{later[0]}", epigo.ahead(later))
        epigo.do_anyway(keys=True)
    epigo.press_button(epigo.button("lock"))
    epigo.lift_curtain(keys=True)
    assert epigo.name(piece) == before


def test_a_card_that_lies_before_its_owner_is_not_named_like_one_in_hand(farm: FarmReader) -> None:
    farm.farm(hands("stray", "timber", lasting=("hayloft", "")))
    lying = [name for name in spots(farm) if "Hayloft" in name]
    assert lying == ["Hayloft, in front of Vera"]


def test_the_list_says_what_is_ended_and_which_cards_are_exchanged(farm: FarmReader) -> None:
    page = farm.farm(hands("stray", "timber"))
    farm.open_list()
    farm.press_button(farm.named("Look at my cards"))
    farm.lift_curtain(keys=True)
    listed = [page.list.item(row).text() for row in range(page.list.count())]
    assert "Exchange Stray Lambs and Spare Timber: cannot be undone" in listed
    assert not [words for words in listed if "from the left" in words]
    ended = farm.button("pass").accessibleName()
    assert ended.endswith("left")
    assert ended in listed


def test_enter_once_more_in_the_list_does_not_come_upon_what_ends_the_game(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.planning()
    epigo.open_list()
    for _ in range(3):
        page.list.setFocus()
        rows = [row for row in range(page.list.count()) if page.list.item(row).text().startswith("Stack Order")]
        page.list.setCurrentRow(rows[-1])
        epigo.key(Key.Key_Return)
        epigo.do_anyway(keys=True)
    assert len(epigo.page.session.draft(epigo.seat)) == 3
    current = page.list.currentItem()
    assert current is not None
    assert current.text() != "Concede the game"


def test_the_focus_leaves_a_button_whose_action_has_come_to_mean_another_thing(farm: FarmReader) -> None:
    page = farm.farm(rolled(columns(2, 2, 1), columns(2), dice="fence-1 pig-1 sheep-2 sheep"))
    farm.do("use 1")
    farm.press_button(farm.button("pass"))
    assert farm.button("pass").accessibleName().endswith("left"), "fences are done, and dice are left"
    assert not farm.button("pass").hasFocus()
    assert page.stage.speaking.has_keys


def test_the_log_is_read_line_by_line_from_the_newest(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.planning()
    epigo.key(Key.Key_F6)
    epigo.tab_to(page.log.hasFocus, Key.Key_F6)
    lines = page.log.words.splitlines()
    reading = [page.log.textCursor().block().text()]
    epigo.key(Key.Key_Up)
    reading.append(page.log.textCursor().block().text())
    assert [lines.index(words.replace(JOINER, "")) for words in reading] == [len(lines) - 1, len(lines) - 2]


def test_the_log_tells_the_line_it_is_come_to_at_and_that_there_is_no_further_one(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.planning()
    heard: list[str] = []
    page.log.reached.connect(heard.append)
    epigo.tab_to(page.log.hasFocus, Key.Key_F6)
    epigo.see()
    lines = page.log.words.splitlines()
    assert heard == [lines[-1]]
    epigo.key(Key.Key_Down)
    assert heard == [lines[-1]] * 2
    page.log.caret_is_read = False
    epigo.key(Key.Key_Up)
    assert heard[-1] == lines[-2]


def test_f6_comes_to_what_is_asked_once_where_nothing_else_was_told(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.lift_curtain(keys=True)
    epigo.see()
    epigo.tab_to(page.prompt.sentence.hasFocus, Key.Key_F6)
    epigo.key(Key.Key_F6)
    assert page.list.hasFocus()


def test_a_draft_that_is_undone_says_which_step(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.lift_curtain(keys=True)
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    epigo.carry(f"epigon.{epigo.seat}.7", f"column.{epigo.seat}.2")
    QTest.keyClick(epigo.native, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    epigo.see()
    assert heard[-1].startswith("Undone: Put 7 in column c.")


def test_tab_comes_to_what_is_chosen_in_the_set_up_and_says_of_which_seat(hand: EpigoHand) -> None:
    page = hand.set_up("epigo")
    page.rows[1].name.setFocus()
    heard = []
    for _ in range(3):
        hand.key(Key.Key_Tab)
        focused = hand.window.focusWidget()
        assert focused is not None
        heard.append((focused.accessibleName(), focused.accessibleDescription()))
    assert heard[0] == ("Computer", "Player type of seat 2")
    assert heard[2] == ("Ivory, rosette", "Colour of seat 2")
    first = page.rows[1].swatches[0]
    assert first.accessibleDescription().startswith("Colour of seat 2. ")
    grip = page.rows[1].grip
    assert (grip.accessibleName(), grip.accessibleDescription()) == ("Move Computer", "Press the up or down arrow key.")


def test_tab_still_comes_to_what_is_chosen_after_a_client_chose_it_or_looked_at_another(hand: EpigoHand) -> None:
    page = hand.set_up("epigo")
    person, computer = page.rows[1].kind.segments
    toggle(person)
    hand.see()
    for segment in (computer, None):
        if segment is not None:
            segment.setFocus()
        page.rows[1].name.setFocus()
        hand.key(Key.Key_Tab)
        assert page.focusWidget() is person


def test_one_enter_too_many_does_nothing_for_the_next_seat(farm: FarmReader) -> None:
    page = farm.farm(trading(columns(6), columns(6)))
    farm.press_button(farm.named("2 sheep for 1 pig"))
    assert farm.actor == 1
    assert farm.offers("trade sheep 1")
    assert not [button for button in page.prompt.buttons.values() if button.hasFocus()]


def test_a_row_of_the_list_that_has_come_to_mean_another_thing_is_left(farm: FarmReader) -> None:
    page = farm.farm(others(columns(6), columns(6), dice="sheep-2 pig-1 fence-1 sheep"))
    farm.open_list()
    page.list.setFocus()
    farm.tab_to(lambda: page.list.currentItem().text() == "Take no die", Key.Key_Down)
    farm.key(Key.Key_Return)
    farm.do_anyway(keys=True)
    farm.see()
    assert farm.actor == 0
    assert page.list.currentItem().text() == "Trade sheep for 1 pig"


def test_the_card_on_the_discard_pile_is_named_so(farm: FarmReader) -> None:
    farm.farm(hands("stray", "timber", discard="hayloft"))
    assert [name for name in spots(farm) if "Hayloft" in name] == ["Hayloft, on the discard pile"]


def test_nothing_that_can_have_the_focus_is_nameless(farm: FarmReader) -> None:
    page = farm.farm(seed=11)
    farm.press_button(farm.button("roll"))
    farm.settle()
    page.stage.setFocus()
    farm.tab_to(lambda: farm.said.startswith("Die"))
    nameless = []
    for _ in range(40):
        farm.key(Key.Key_Tab)
        if not farm.said:
            nameless.append(farm.window.focusWidget())
    assert not nameless
    assert page.accessibleName(), "through which the focus comes"
    farm.go_to_lobby()
    assert farm.said == "Lobby"


def test_a_number_that_brings_what_is_held_to_a_target_says_that_enter_puts_it_down(epigo: EpigoReader) -> None:
    page = epigo.begin()
    epigo.planning()
    heard: list[str] = []
    page.prompt.last.announced.connect(heard.append)
    piece = epigo.name(f"epigon.{epigo.seat}.7")
    epigo.tab_to(lambda: epigo.said == piece)
    epigo.key(Key.Key_Return)
    epigo.key(Key.Key_2)
    epigo.see()
    assert epigo.lifted, "who listens hears first where it goes"
    assert heard[-1] == "Enter puts it down. Esc puts it back."


def test_who_is_at_no_piece_hears_how_to_come_to_one(farm: FarmReader) -> None:
    page = farm.farm(rolled(columns(2, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    page.stage.setFocus()
    farm.key(Key.Key_1)
    farm.tab_to(lambda: farm.said.startswith("Die: 2 sheep"))
    farm.key(Key.Key_Escape)
    farm.see()
    assert page.stage.hasFocus(), "Enter is the main button now, and no piece's any more"
    assert page.stage.accessibleDescription() == "Tab or an arrow key goes to what lies on the table."


def test_what_the_main_button_is_is_said_once_with_the_question(farm: FarmReader) -> None:
    heard: list[str] = []
    page = farm.farm(rolled(columns(2, 2, 1), columns(2), dice="sheep-2 pig-1 fence-1 sheep"))
    page.prompt.last.announced.connect(heard.append)
    main = page.prompt.main
    farm.see()
    assert main is None or sum(main.words in said for said in heard) <= 1
    page.stage.setFocus()
    farm.key(Key.Key_1)
    farm.see()
    assert page.prompt.main is not None
    assert f"Ctrl+Enter: {page.prompt.main.words}" in heard[-1]
