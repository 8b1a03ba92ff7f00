"""What card games need of the table, in the real window: halves of cards, cards as targets, piles, previews."""

from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hand import NONE, RIGHT, Hand, Key, menu_of, seated
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from boardroom.bots.worker import Worker
from boardroom.controller import catalog
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.records.record import Ledger, Record, SeatSpec
from boardroom.engine.rng import seeded
from boardroom.ui.game_page.turn.computers import ANSWER_PAUSE, Computers
from boardroom.ui.kit.context import AppContext
from tests.cardgame import CHOOSE, HALVES, FordsRules, Play, card_key, value
from tests.installing import install
from tests.sessions import WHEN


class FordsHand(Hand):
    """One who plays Fords at a window."""

    def begin(self, people: int = 1, seed: int = 3, kinds: Sequence[str] = ()) -> None:
        """Begin a game, and have everybody choose a bank."""
        self.start("fords", seated(("blue", "green", "red"), kinds or (PERSON,) * people), seed=seed)
        while self.state.phase == CHOOSE:
            if self.offers("north"):
                self.click(self.button("north"))
            self.wait(lambda: self.state.phase != CHOOSE or self.offers("north"))

    def half(self, card: int, part: str) -> QPoint:
        """The middle of a half of a card in the window."""
        return self.scene(self.page.stage.pieces.part_area(card_key(card), part).center())

    def play_half(self, card: int, part: str, target: str) -> None:
        """Drag a card by one of its halves."""
        self.drag(self.half(card, part), target)
        self.settle()

    def draw(self) -> None:
        """Draw a card, which ends the turn, and hide it when it was seen."""
        self.click(self.named("Draw a card"))
        self.settle()
        self.hide_cards()

    def prepare_attack(self) -> str:
        """Come to where Aiko, who looks at her hand, may attack Vera's only card; its key."""
        self.begin(2, attackable())
        self.look_at_cards()
        self.play_half(self.best_of(0, "right"), "right", "column.0")
        self.draw()
        self.look_at_cards()
        return card_key(self.state.columns[0][-1][0])

    def attack(self) -> str:
        """Come to where Aiko has attacked Vera's card; its key."""
        top = self.prepare_attack()
        self.play_half(self.best_of(1, "left"), "left", top)
        return top

    def best_of(self, seat: int, part: str) -> int:
        """The card of a hand whose half is worth the most."""
        hand: tuple[int, ...] = self.state.hands[seat]
        return max(hand, key=lambda card: value(card, HALVES.index(part)))

    def fill_discard(self) -> list[str]:
        """Play until an attack has filled the discard pile; the keys of its cards from the top."""
        self.attack()
        self.click(self.named("Don’t block"))
        self.wait(lambda: bool(self.state.discard) and not self.page.telling)
        return [card_key(card) for card in reversed(self.state.discard)]

    def told(self) -> list[str]:
        """Every sentence that the prompt line tells while a change is told, in order, from now on; with motion."""
        self.context.settings.set("motion", "fast")
        said: list[str] = []
        self.page.stage.motion.begun.connect(lambda beat: said.append(self.ask) if beat.event is not None else None)
        return said


@pytest.fixture
def table(house: AppContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[FordsHand, None, None]:
    """A hand at a window that will show a game of Fords."""
    install(tmp_path / "games", "fords", "fords", "from tests.cardgame import MANIFEST as manifest\n")
    monkeypatch.syspath_prepend(str(tmp_path / "games"))
    catalog.refresh()
    hand = FordsHand(house)
    yield hand
    hand.close()
    catalog.refresh()


@pytest.mark.parametrize(("part", "number"), [("left", 0), ("right", 1)])
def test_a_card_is_played_by_the_half_it_is_dragged_by(table: FordsHand, part: str, number: int) -> None:
    table.begin()
    card = table.state.hands[0][1]
    table.play_half(card, part, "column.0")
    assert table.state.columns[0] == ((card, number),)


def test_the_half_that_is_not_held_is_dimmed_and_the_card_looks_as_before_when_it_is_put_back(table: FordsHand) -> None:
    table.begin()
    card = table.state.hands[0][1]
    piece = table.page.stage.pieces[card_key(card)]
    before = piece.pixmap().toImage()
    table.take(table.half(card, "left"), table.target("column.0"))
    assert piece.pixmap().width() > before.width(), "what is held looks as the table says"
    table.key(Key.Key_Escape)
    table.release(table.target("column.0"))
    assert piece.pixmap().toImage() == before


def test_a_half_is_taken_up_by_a_click_and_put_down_by_another(table: FordsHand) -> None:
    table.begin()
    card = table.state.hands[0][2]
    table.click(table.half(card, "right"))
    drag = table.page.stage.drag
    assert drag is not None
    assert drag.grip == (card_key(card), "right")
    table.click(table.target("column.0"))
    table.wait(lambda: table.state.columns[0] == ((card, 1),))


def test_a_click_on_the_other_half_takes_up_that_one_in_its_place(table: FordsHand) -> None:
    table.begin()
    card = table.state.hands[0][2]
    table.click(table.half(card, "right"))
    table.click(table.half(card, "left"))
    drag = table.page.stage.drag
    assert drag is not None
    assert drag.grip == (card_key(card), "left")
    table.click(table.half(card, "left"))
    assert table.page.stage.drag is None, "the same half again is put back"


def test_the_keys_go_from_half_to_half(table: FordsHand) -> None:
    table.begin()
    stage, hand = table.page.stage, table.state.hands[0]
    table.tab_to(stage.hasFocus)
    reached = []
    for _ in range(2 * len(hand)):
        table.key(Key.Key_Tab)
        reached.append(stage.accessibleDescription().split()[0])
    assert reached == [*HALVES] * len(hand), "every half is told"
    table.tab_to(lambda: stage.hasFocus() and stage.keyboard.reached.key == card_key(hand[1]))
    if stage.accessibleDescription().startswith("left"):
        table.key(Key.Key_Tab)
    table.key(Key.Key_Return)
    table.key(Key.Key_Tab)
    table.key(Key.Key_Return)
    table.wait(lambda: table.state.columns[0] == ((hand[1], 1),))


def attackable() -> int:
    """A seed at which the second seat holds a left half that beats the best right half of the first, and a right half
    that does not."""
    for seed in range(1, 100):
        hands = FordsRules().setup({}, 2, seeded(seed)).hands
        best = max(value(card, 1) for card in hands[0])
        if min(value(card, 1) for card in hands[1]) <= best < max(value(card, 0) for card in hands[1]):
            return seed
    raise AssertionError("no such deal")


def test_a_half_that_cannot_be_used_there_says_why(table: FordsHand) -> None:
    top = table.prepare_attack()
    state = table.state
    weak = min(state.hands[1], key=lambda card: value(card, 1))
    assert Play(weak, 1, 0) not in table.page.session.legal(1)
    table.play_half(weak, "right", top)
    assert table.note == "The right half is not high enough."
    assert table.state == state


def test_a_card_in_anothers_column_is_a_target_that_glows_above_it_and_is_ringed_by_the_preview(
    table: FordsHand,
) -> None:
    top = table.prepare_attack()
    strong = table.best_of(1, "left")
    stage = table.page.stage
    table.take(table.half(strong, "left"), table.target(top))
    assert stage.drag is not None
    assert stage.drag.best == top
    assert stage.drags.guides.ringed == (top,)
    piece = stage.pieces[top]
    glow = next(item for item in stage.scene().items() if getattr(item, "key", "") == top and item is not piece)
    assert glow.zValue() > piece.zValue()
    table.release(table.target(top))
    table.settle()
    assert table.state.attack is not None
    assert not stage.drags.guides.ringed


def test_the_topmost_of_overlapping_targets_is_meant(table: FordsHand) -> None:
    table.begin()
    for _ in range(2):
        card = table.state.hands[0][0]
        table.play_half(card, "left", "column.0")
        table.draw()
    column = table.state.columns[0]
    stage = table.page.stage
    below, above = (stage.pieces[card_key(card)].area() for card, _ in column)
    both = below.intersected(above)
    assert not both.isEmpty()
    assert stage.pieces.piece_at(both.center()) == card_key(column[1][0])
    assert stage.pieces.meant_at(both.center(), "") == card_key(column[1][0])


def test_a_click_that_is_no_move_looks_into_a_pile_card_by_card(table: FordsHand) -> None:
    cards = table.fill_discard()
    table.click(table.piece(cards[0]))
    viewer = table.page.pile
    assert viewer.isVisible()
    assert viewer.list.count() == len(cards) == 2
    assert viewer.card.inspection is not None
    first = viewer.card.inspection.title
    QTest.keyClick(table.native, Key.Key_Down, NONE)
    assert viewer.card.inspection.title != first
    table.key(Key.Key_Escape)
    assert not viewer.isVisible()
    assert viewer.list.count() == 0, "nothing is left behind for others"
    assert table.page.stage.hasFocus()


def test_a_click_beside_closes_a_pile_and_does_nothing_else(table: FordsHand) -> None:
    cards = table.fill_discard()
    pile = table.piece(cards[0])
    for _ in range(2):
        # The second time it is not opened anew before it is closed.
        table.click(pile)
        viewer = table.page.pile
        assert viewer.isVisible()
        table.click(viewer.list)
        table.click(viewer.card)
        assert viewer.isVisible()
        length = table.page.session.length
        beside = next(button for button in table.page.prompt.buttons.values() if button.isVisible())
        table.click(beside)
        assert not viewer.isVisible()
        assert table.page.session.length == length
        assert table.page.stage.hasFocus()


def test_a_pile_is_closed_when_somebody_else_looks(table: FordsHand) -> None:
    cards = table.fill_discard()
    table.click(table.piece(cards[0]))
    assert table.page.pile.isVisible()
    table.page.flow.look_at_hand(0)
    table.see()
    assert not table.page.pile.isVisible()


def test_what_is_done_behind_the_curtain_is_told_to_everybody_when_the_turn_is_over(table: FordsHand) -> None:
    table.begin(2)
    table.look_at_cards()
    card = table.state.hands[0][0]
    table.play_half(card, "left", "column.0")
    assert table.page.hotseat.audience == 0, "Vera goes on looking at her hand"
    said = table.told()
    table.draw()
    assert table.page.hotseat.audience is None
    to_vera, *to_all = said
    assert to_vera.startswith("Vera drew ")
    assert to_vera != to_all[-1]
    assert to_all == [f"Vera played {value(card, 0)} to Vera.", "Vera drew a card."]


def test_with_motion_off_the_log_alone_tells_what_was_done_behind_the_curtain(table: FordsHand) -> None:
    table.begin(2)
    table.look_at_cards()
    card = table.state.hands[0][0]
    table.play_half(card, "left", "column.0")
    table.draw()
    assert table.page.hotseat.audience is None
    assert table.page.log.words.splitlines()[-2:] == [f"Vera played {value(card, 0)} to Vera.", "Vera drew a card."]
    said = table.told()
    table.look_at_cards()
    card = table.state.hands[1][0]
    table.play_half(card, "left", "column.1")
    table.see()
    table.draw()
    assert said[-1] == "Aiko drew a card."
    assert not any(line.startswith("Vera") for line in said), "nothing is told a second time"


def test_what_is_done_behind_the_curtain_is_told_when_the_hand_is_hidden_and_only_once(table: FordsHand) -> None:
    table.begin(2)
    table.look_at_cards()
    card = table.state.hands[0][0]
    table.play_half(card, "left", "column.0")
    said = table.told()
    table.click(table.named("Hide my cards"))
    table.settle()
    assert table.page.hotseat.audience is None
    assert said == [f"Vera played {value(card, 0)} to Vera."]
    table.see()
    table.draw()
    assert said[1:] == ["Vera drew a card."]


def test_a_game_says_itself_whether_hands_are_looked_at_by_choice(
    table: FordsHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.begin(2)
    assert table.page.hotseat.holds_cards(0), "although the first decision, of a bank, was before everybody"
    assert table.named("Look at my cards").isVisible()
    monkeypatch.setattr(FordsRules, "hands_by_choice", False)
    assert not table.page.hotseat.holds_cards(0)
    assert not table.page.hotseat.open(0), "where secrets are decided nothing tells whether something is drawn up"


def shows_badge(table: FordsHand, seat: int) -> bool:
    """Whether the badge beside the prompt is a seat's."""
    wanted = table.page.table.badge(seat, 36, table.page.prompt.devicePixelRatioF())
    return table.page.prompt.badge.toImage() == wanted.toImage()


def test_whose_step_would_be_taken_back_is_said_where_it_is_somebody_elses(table: FordsHand) -> None:
    top = table.prepare_attack()
    table.play_half(table.best_of(1, "left"), "left", top)
    assert table.shown.actor == 0
    undo = table.named("Undo Aiko’s step")
    assert undo.x() > table.named("Look at my cards").x(), "it does not lie where one looked for one’s own cards"
    table.click(undo)
    assert table.state.attack is None


def test_who_only_looks_goes_back_without_looking(table: FordsHand) -> None:
    table.begin(2)
    table.click(table.named("Look at my cards"))
    table.click(table.named("Back without looking"))
    assert table.page.hotseat.audience is None


def test_who_ends_the_turn_by_drawing_sees_the_card_until_it_is_hidden(table: FordsHand) -> None:
    table.begin(2, attackable())
    table.look_at_cards()
    table.play_half(table.best_of(0, "right"), "right", "column.0")
    told = table.told()
    table.click(table.named("Draw a card"))
    table.wait(lambda: table.page.hotseat.finishing)
    hand = table.state.hands[0]
    assert table.page.hotseat.audience == 0
    assert table.shown.actor is None
    assert all(card_key(card) in table.page.stage.pieces.places for card in hand)
    assert table.ask == "Vera: you are done for now."
    table.wait(lambda: table.button("hide").isVisible())
    assert shows_badge(table, 0)
    table.hide_cards()
    assert not any(card_key(card) in table.page.stage.pieces.places for card in hand)
    table.wait(lambda: not table.page.telling)
    assert table.page.hotseat.audience is None
    assert table.shown.actor == 1
    assert any("played" in line for line in told), "and then everybody is told what was done"


def test_a_computer_waits_while_the_card_that_ended_the_turn_is_still_seen(
    table: FordsHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.begin(seed=2, kinds=(PERSON, COMPUTER, PERSON))
    asked: list[int] = []
    ask = Worker.ask

    def noted(*question: Any) -> None:
        asked.append(question[3])
        ask(*question)

    monkeypatch.setattr(Worker, "ask", noted)
    session = table.page.session
    table.look_at_cards()
    table.play_half(table.best_of(0, "right"), "right", "column.0")
    table.click(table.named("Draw a card"))
    table.wait(lambda: table.page.hotseat.finishing)
    length, hand = session.length, table.state.hands[0]
    assert session.actors() == (1,)
    table.click(table.named("Actions"))
    table.click(table.piece(card_key(hand[0])), RIGHT)
    table.context.settings.set("theme", "evening")
    table.see()
    assert table.page.hotseat.finishing
    assert asked == [], "it is not even asked to think"
    assert session.length == length
    table.hide_cards()
    table.wait(lambda: session.actors() != (1,))
    assert asked
    assert set(asked) == {1}
    assert session.record().actions[length][0] == 1


def test_everybody_is_asked_alike_whatever_is_held_and_no_curtain_falls(table: FordsHand) -> None:
    table.attack()
    assert table.page.hotseat.audience is None
    assert not table.page.curtain.down
    assert table.ask == "Ward it off?"
    assert table.named("Don’t block").isVisible()
    shown = table.shown
    assert [type(action).__name__ for action in shown.legal] == ["LetBe"], "what could ward it off is not listed"


def test_who_is_never_asked_lets_it_happen_at_once(table: FordsHand) -> None:
    top = table.prepare_attack()
    session = table.page.session
    session.set_answer(0, "ward", "never")
    table.play_half(table.best_of(1, "left"), "left", top)
    table.wait(lambda: session.state.attack is None)
    assert len(session.state.discard) == 2


def attacked_computer(held: bool) -> Record:
    """A game in which Vera may attack the only card of a computer, who holds an answer or does not."""
    rules = FordsRules()
    for seed in range(1, 1000):
        state, actions = rules.setup({}, 2, seeded(seed)), []
        for seat in (0, 1, 0, 0, 1, 1):
            action = rules.legal(state, seat)[0]
            actions.append((seat, rules.records.text(action)))
            state = rules.apply(state, seat, action).state
        attacks = [action for action in rules.legal(state, 0) if action.target == 1]
        if attacks and (len(rules.legal(rules.apply(state, 0, attacks[0]).state, 1)) > 1) == held:
            seats = (SeatSpec("Vera", PERSON, "", "blue"), SeatSpec("Robo", COMPUTER, "random", "green"))
            return Record("fords", "1", "0123456789abcdef", WHEN, WHEN, {}, seats, seeded(seed), tuple(actions))
    raise AssertionError("no such deal")


def pauses(computers: Computers) -> bool:
    """Whether an answer that may have been thought of long since is not looked for before the pause is over."""
    pause = computers._pause
    return pause.isActive() and pause.interval() == ANSWER_PAUSE and not computers._timer.isActive()


@pytest.mark.parametrize("held", [False, True])
def test_a_computer_answers_after_the_same_pause_whatever_it_holds(
    table: FordsHand, tmp_path: Path, held: bool
) -> None:
    record = attacked_computer(held)
    file = tmp_path / "attack.json"
    file.write_bytes(b"".join(Ledger(record).parts(WHEN, None)))
    table.window.open_file(file)
    table.see()
    session = table.page.session
    action = next(action for action in session.legal(0) if action.target == 1)
    table.play_half(action.card, HALVES[action.half], card_key(session.state.columns[1][-1][0]))
    assert pauses(table.page.computers)
    table.wait(lambda: session.state.attack is None)


def test_a_question_with_several_answers_cannot_be_answered_always(table: FordsHand) -> None:
    table.begin(2)
    with pytest.raises(ValueError, match="ward cannot be answered always"):
        table.page.session.set_answer(0, "ward", "always")
    table.window.fill_game_menu()
    (menu, _) = [menu_of(action) for action in table.window.menus.game.actions() if action.menu() is not None]
    assert [action.text() for action in menu.actions()] == ["Ask each time", "Ask only when I can", "Never"]


def test_a_table_without_panels_has_all_the_room(table: FordsHand) -> None:
    table.begin()
    assert not table.page.left.isVisible()
    assert table.page.stage.free.left() < 30


def test_a_sentence_on_a_card_has_its_icon_inside(table: FordsHand) -> None:
    table.begin()
    stage = table.page.stage
    area = stage.pieces[card_key(table.state.hands[0][1])].area()
    seen = stage.viewport().grab().toImage()
    corner = stage.mapFromScene(area.topLeft())
    low, wide = range(round(area.height())), range(round(area.width()))
    fleece = [(x, y) for y in low for x in wide if seen.pixelColor(corner.x() + x, corner.y() + y) == QColor("#fbf6ea")]
    assert len(fleece) > 3
    assert all(50 < x < 74 and 48 < y < 72 for x, y in fleece), "behind the words, on their line"


def test_a_right_click_still_inspects_a_card_of_a_pile(table: FordsHand) -> None:
    cards = table.fill_discard()
    table.click(table.piece(cards[0]), RIGHT)
    assert not table.page.pile.isVisible()
    assert table.page.inspector.inspection is not None
