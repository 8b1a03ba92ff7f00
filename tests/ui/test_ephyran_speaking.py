"""Ephyran as it is heard: by keys alone, from what a screen reader is told and finds where the focus is."""

from collections.abc import Generator

import pytest
from ephyran_hand import Builder, first
from evidence import read_aloud
from hand import Key
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from test_ephyran_gestures import attacked

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.ephyran.position.actions import AddArea, DiscardCard, ExchangeWithCity, StealDionysus
from boardroom.games.ephyran.position.cards import SUPPORT
from boardroom.games.ephyran.position.state import State, card_key
from boardroom.games.ephyran.table.gestures.keys import LOWER, UPPER
from boardroom.games.ephyran.table.gestures.open_gestures import part_of
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.drag import Grip
from tests.games.cities import position


class Listener(Builder):
    """One who hears a game of Ephyran; ``told`` is what was announced, the newest last."""

    def sit_down(self, state: State) -> list[str]:
        """Begin a game against a computer player; what is announced in it, as it comes."""
        page = self.build(state, kinds=(PERSON, COMPUTER))
        told: list[str] = []
        page.prompt.last.announced.connect(told.append)
        page.stage.setFocus()
        self.see()
        return told

    @property
    def said(self) -> tuple[str, str]:
        """The name and the description of what has the focus."""
        focused = self.window.focusWidget()
        return ("", "") if focused is None else (focused.accessibleName(), focused.accessibleDescription())

    def reach(self, half: int) -> None:
        """Go to a half of a card in the hand."""
        grip = Grip(card_key(half >> 1), part_of(half))
        self.tab_to(lambda: self.page.stage.keyboard.reached == grip)
        self.see()

    def aim_at(self, half: int, target: str) -> None:
        """Take up a half of a card, and go to a target."""
        self.reach(half)
        self.key(Key.Key_Return)
        drag = self.page.stage.drag
        assert drag is not None
        self.tab_to(lambda: drag.best == target)


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


def stealing() -> State:
    """The first seat can steal Dionysus from the second seat, and lay him in any territory."""
    return position("lands .", "lands . D", hands=("lands-2 destroy",))


def test_a_target_that_could_mean_several_things_says_which_and_what_each_would_do_in_any_case(ear: Listener) -> None:
    ear.sit_down(stealing())
    steal = first(ear.state, StealDionysus)
    ear.aim_at(steal.half, ear.ways(steal)[0].target)
    words = ear.said[1]
    assert words.startswith("A choice follows: Lagoon, Lands, Forest, Mountain. ")
    assert "Aiko gets" in words
    assert words.endswith("cannot be blocked. Number 2.")
    assert "+" not in words, "Poseidon counts double in the lagoon alone"


def test_what_a_choice_would_do_is_heard_in_sentences(ear: Listener) -> None:
    ear.sit_down(stealing())
    steal = first(ear.state, StealDionysus)
    ear.aim_at(steal.half, ear.ways(steal)[0].target)
    ear.key(Key.Key_Return)
    assert ear.chooser is not None
    words = ear.chooser.buttons[0].accessibleDescription()
    assert words.startswith("To which territory? Dionysus counts. ")
    assert words.endswith(". cannot be blocked.")


def test_whose_city_is_open_is_said_and_the_keys_come_to_what_lies_there(ear: Listener) -> None:
    told = ear.sit_down(position("lands .", "forest . .", hands=("lands-2",)))
    ear.tab_to(lambda: ear.said[0] == "Aiko’s city")
    assert ear.said[1].startswith("Press Enter to look at it.")
    ear.key(Key.Key_Return)
    ear.see()
    assert told[-1] == "This is Aiko’s city; you can look but not touch. Esc goes back."
    assert ear.said[0].endswith("Aiko’s city")
    assert ear.said[1]
    ear.key(Key.Key_Escape)
    ear.see()
    assert told[-1] == "Back to Vera’s city."


def test_a_support_in_the_hand_says_its_targets_or_that_it_has_none(ear: Listener) -> None:
    state = position("lands .", "", hands=("destroy shield exchange take-token magic castor",))
    ear.sit_down(state)
    heard = {}
    for card in ear.state.hands[0]:
        for half in (2 * card, 2 * card + 1):
            if SUPPORT[half] >= 0:
                ear.reach(half)
                name, words = ear.said
                heard[name.partition(",")[0]] = words
    assert "It has no target now." in heard["Destroy"]
    assert "Its targets now: Vera’s lands." in heard["Athena’s Shield"]
    assert "It can be played now." in heard["Take Token"]
    assert "It has no target now." in heard["Hecate’s Magic"]
    assert "It can be played now." in heard["Castor & Pollux"]


def test_a_half_says_nothing_of_the_other_half(ear: Listener) -> None:
    ear.sit_down(position("lands .", "", hands=("lands-2",)))
    (card,) = ear.state.hands[0]
    for part, other in ((UPPER, "Lower half"), (LOWER, "Upper half")):
        ear.reach(2 * card + (part == LOWER))
        assert other not in ear.said[1]
        assert "One half is played, the other is given up." in ear.said[1]


def test_an_area_in_the_hand_that_can_take_dionysus_says_so(ear: Listener) -> None:
    ear.sit_down(stealing())
    ear.reach(first(ear.state, StealDionysus).half)
    assert "It could take Dionysus from Aiko’s city." in ear.said[1]


def test_a_creature_that_would_count_no_more_says_that_its_area_can_be_laid_all_the_same(ear: Listener) -> None:
    ear.sit_down(position("lands centaur", "", hands=("lands-2-centaur",)))
    ear.reach(first(ear.state, AddArea).half)
    words = "It could be placed now, as the next area. Centaur is already in your lands: no point for the second."
    assert words in ear.said[1]


def test_an_undo_says_what_was_undone_and_the_keys_come_to_the_card_again(ear: Listener) -> None:
    told = ear.sit_down(position("lands .", "", hands=("lands-2 forest-3 destroy",)))
    added = first(ear.state, AddArea)
    ear.aim_at(added.half, ear.ways(added)[0].target)
    ear.key(Key.Key_Return)
    ear.settle()
    QTest.keyClick(ear.native, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    ear.settle()
    ear.see()
    assert told[-1].startswith(f"Undone: {ear.words(added)}. ")
    assert ear.page.stage.keyboard.reached == Grip(card_key(added.half >> 1), part_of(added.half))
    assert ear.said[1].startswith("Press Enter to pick it up.")


def test_gods_that_were_dealt_and_who_begins_are_told_once_at_the_beginning(ear: Listener) -> None:
    page = ear.build(seed=5)
    ear.see()
    heard = page.prompt.last.text()
    state = ear.state
    assert heard.count("the god of the") == len(state.gods)
    assert heard.count("Vera begins.") == 1
    discard = first(state, DiscardCard)
    ear.uncover(discard, keys=True)
    ear.see()
    assert "begins" not in page.prompt.last.text()


def test_what_computer_players_did_is_read_together_until_a_hand_does_something(ear: Listener) -> None:
    page = ear.build(position("", "", active=1), kinds=(PERSON, COMPUTER))
    ear.wait(lambda: ear.can_go_on and page.shown is not None and page.shown.actor == 0)
    ear.see()
    told = page.prompt.last.text()
    *lines, heading = page.log.words.splitlines()
    assert len(lines) == 2
    assert heading == "Round 2: Vera.", "whose turn it is is asked anyway"
    assert all(line in told for line in lines), told
    assert told.endswith(page.prompt.accessibleName())


def test_what_is_put_back_by_esc_is_told(ear: Listener) -> None:
    told = ear.sit_down(position("lands .", "", hands=("lands-2",)))
    ear.reach(first(ear.state, AddArea).half)
    for back in (Key.Key_Escape, None):
        ear.key(Key.Key_Return)
        assert told[-1].endswith(("1 target.", " targets."))
        if back is not None:
            ear.key(back)
        else:
            focused = ear.window.focusWidget()
            assert focused is not None
            focused.click()  # type: ignore[attr-defined]  # as a client presses what is held
        assert told[-1] == "Put back."


def test_a_question_that_is_given_up_says_that_nothing_was_done(ear: Listener) -> None:
    told = ear.sit_down(stealing())
    steal = first(ear.state, StealDionysus)
    ear.aim_at(steal.half, ear.ways(steal)[0].target)
    ear.key(Key.Key_Return)
    ear.key(Key.Key_Escape)
    ear.see()
    assert told[-1] == "Nothing was done."


def test_the_score_says_its_title_and_that_it_is_closed(ear: Listener) -> None:
    told = ear.sit_down(position("lands .", "", hands=("lands-2",)))
    ear.press_button(ear.named("Score"))
    ear.see()
    assert told[-1] == "The score so far."
    ear.key(Key.Key_Escape)
    ear.see()
    assert told[-1] == "The score is closed."


def test_a_card_that_is_discarded_is_given_up_in_one_line(ear: Listener) -> None:
    ear.sit_down(position("lands .", "", hands=("lands-2",)))
    discard = first(ear.state, DiscardCard)
    ear.aim_at(2 * discard.card, "discard")
    assert ear.said[1].count("gives up") == 1
    assert " and " in ear.said[1]


def test_an_exchange_with_the_hand_names_both_halves_that_are_given_up_in_one_line(ear: Listener) -> None:
    ear.sit_down(position("lands . .", "", hands=("exchange lands-2",)))
    exchange = next(action for action in ear.shown.legal if type(action).__name__ == "ExchangeWithHand")
    assert not any(isinstance(action, ExchangeWithCity) for action in ear.shown.legal)
    ear.aim_at(exchange.half, card_key(exchange.area >> 1))
    assert ear.said[1].count("gives up") == 1


def test_a_city_is_heard_at_a_glance_at_its_place_and_at_its_god(ear: Listener) -> None:
    ear.sit_down(position("lands .", "lagoon .+owl ., locked forest .", hands=("lands-2",)))
    ear.tab_to(lambda: ear.said[0] == "Aiko’s city")
    words = ear.said[1]
    assert words.startswith("Press Enter to look at it. Lagoon: ")
    assert " with a face-down token, " in words
    assert "Lands: empty. Forest, locked: " in words
    assert "Mountain: empty. 2 cards in hand." in words
    table = ear.page.table
    heard = [table.say(text) for text in table.reading.overview("god.0", ear.shown)]
    assert heard[1].startswith("Lands: ")
    assert heard[-1] == "1 cards in hand." or heard[-1] == "1 card in hand."


def test_a_button_says_what_it_would_do_where_the_focus_is_on_it(ear: Listener) -> None:
    page = ear.build(attacked(), kinds=(COMPUTER, PERSON, COMPUTER))
    ear.see()
    words = page.prompt.buttons[next(key for key in page.prompt.buttons if "let" in key)].accessibleDescription()
    assert "Vera gets " in words
    assert words.endswith("cannot be undone. Ctrl+1."), "its key comes last"
