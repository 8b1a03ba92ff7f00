"""The farmyard under the hand: every kind of gesture, what refuses it, what is shown before, and who may look."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from farming import Farmer, panel
from hand import CTRL, Key
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.my_kingdom_for_a_horse.position import tasks
from boardroom.games.my_kingdom_for_a_horse.position.actions import DiscardCards, PlayCard, Trade
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF, DESIGNS
from boardroom.games.my_kingdom_for_a_horse.position.counts import NONE, Kind, plus
from boardroom.games.my_kingdom_for_a_horse.position.effects import holding
from boardroom.games.my_kingdom_for_a_horse.position.field import EDGE_OF, SPACE_OF, SPACES, total
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase, State, card_key
from boardroom.games.my_kingdom_for_a_horse.position.tasks import Fencing, Planning, TaskKind
from boardroom.games.my_kingdom_for_a_horse.table.faces.market import market
from boardroom.games.my_kingdom_for_a_horse.table.faces.shelf import tally_of
from boardroom.games.my_kingdom_for_a_horse.words.names import animals
from boardroom.ui.game_page.turn.computers import Computers
from boardroom.ui.kit.widgets.buttons import MAIN, PLAIN
from boardroom.ui.kit.words.line_breaks import JOINER
from boardroom.ui.stage.gestures.bubbles import Bubble
from boardroom.ui.stage.gestures.gesture import Gesture
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.pieces.capsules import KeyCap
from boardroom.ui.stage.pieces.pieces import BAND_OVERLAY, BAND_PIECES
from boardroom.ui.stage.presentation import Presentation
from tests.games.farms import START_1, columns, counts, field, others, position, rolled, rows, trading, with_turn

START_2 = """
    +--+--+--+  +
    |p1|s1   |
    +  +  +  +  +
    |  |   s1|
    +--+--+--+  +
"""
TIMBER, STRAY, SLEIGHT, DROVER = (CARD_OF[name] for name in ("timber", "stray", "sleight", "drover"))


def herd(farmer: Farmer, seat: int = 0) -> tuple[int, ...]:
    """All animals on a seat's field."""
    return total(farmer.state.fields[seat].animals)


def stands(farmer: Farmer, edge: str, seat: int = 0) -> bool:
    """Whether a fence stands on an edge."""
    return bool(farmer.state.fields[seat].fences >> EDGE_OF[edge] & 1)


def said(bubble: Bubble | None) -> list[str]:
    """The lines of a preview."""
    assert bubble is not None
    return [words for _, words in bubble._lines]


def choices(farmer: Farmer) -> list[str]:
    """What the chooser offers."""
    assert farmer.chooser is not None
    return [button.words for button in farmer.chooser.buttons]


def assert_undo_is_over(farmer: Farmer) -> None:
    """Neither the button nor the keys take anything back."""
    length = farmer.page.session.length
    assert not farmer.offers("undo") or not farmer.button("undo").isEnabled()
    farmer.key(Key.Key_Z, CTRL)
    assert farmer.page.session.length == length


# Dice.


def test_a_die_dragged_to_the_field_is_used_and_its_gain_is_shown_before(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, START_2, dice="sheep-2 pig-1 fence-1 cow"))
    point = farmer.target("field")
    farmer.take("die.0", point)
    assert said(page.stage.drags.guides.bubble) == ["gain 2 sheep"]
    farmer.release(point)
    assert herd(farmer) == counts(3, 1)
    assert farmer.state.turn.used == 1
    assert page.stage.pieces["die.0"].opacity() < 1
    assert farmer.at_home()


def test_dice_are_marked_by_clicks_and_rolled_again_together(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_2, dice="fence-1 fence-1 fence-1 cow"))
    again = farmer.button("tool.roll")
    assert again.words == "Re-roll all 4"
    farmer.click(farmer.piece("die.0"))
    farmer.click(farmer.piece("die.2"))
    assert farmer.shown.picked == {"die.0", "die.2"}
    assert farmer.pieces["die.2"].rotation() != 0
    farmer.click(farmer.piece("die.0"))
    assert farmer.shown.picked == {"die.2"}
    assert farmer.button("tool.roll").words == "Re-roll 1 die"
    farmer.click(farmer.button("tool.roll"))
    assert farmer.state.turn.rolls == 2
    assert farmer.state.turn.dice[:2] == rolled(START_1, dice="fence-1 fence-1 fence-1 cow").turn.dice[:2]
    assert farmer.shown.picked == frozenset()
    assert_undo_is_over(farmer)


def test_marks_do_not_outlive_their_decision(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_2, dice="sheep-1 fence-1 fence-1 cow"))
    farmer.click(farmer.piece("die.1"))
    farmer.drag("die.0", "field")
    assert farmer.shown.picked == frozenset()
    again = farmer.button("tool.roll")
    assert not again.isEnabled()
    assert "a die is used" in again.accessibleDescription()


@pytest.mark.parametrize("die", [0, 1])
def test_any_of_the_half_cows_stands_for_all_of_them(farmer: Farmer, die: int) -> None:
    farmer.farm(rolled(START_1, START_2, dice="half-cow half-cow sheep-1 pig"))
    farmer.drag(f"die.{die}", "field")
    farmer.do_anyway()
    assert farmer.state.turn.used == 0b11
    assert farmer.state.tasks[-1][0] == TaskKind.PLACING or herd(farmer)[2] == 1


def test_another_player_takes_a_die_and_the_next_cannot_take_it_too(farmer: Farmer) -> None:
    three = (START_1, START_2, START_2)
    farmer.farm(others(*three, dice="sheep-2 pig-1 fence-1 cow"))
    assert farmer.actor == 1
    farmer.drag("die.0", "field")
    assert herd(farmer, 1) == counts(4, 1)
    assert farmer.state.turn.taken == 1
    assert farmer.actor == 2
    assert farmer.table.focus(farmer.shown) == 2
    farmer.drag("die.0", "field")
    assert farmer.note == "Someone has already taken royal die 1."
    farmer.do("take 2")
    assert farmer.state.phase == Phase.TRADING


def test_a_click_on_anothers_die_takes_it(farmer: Farmer) -> None:
    page = farmer.farm(others(START_1, START_2, dice="sheep-2 pig-1 fence-1 cow"))
    farmer.click(farmer.piece("die.0"))
    assert not farmer.lifted
    assert herd(farmer, 1) == counts(4, 1)
    farmer.click(farmer.button("undo"))
    assert herd(farmer, 1) == counts(2, 1)
    farmer.settle()
    farmer.click(farmer.scene(page.stage.pieces["die.1"].area().center() + QPointF(90, 0)))
    assert herd(farmer, 1) == counts(2, 2), "the words beside it mean it"


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_2])
def test_one_key_on_anothers_die_takes_it(farmer: Farmer, key: Key) -> None:
    page = farmer.farm(others(START_1, START_2, dice="sheep-2 pig-1 fence-1 cow"))
    if key == Key.Key_Return:
        stage = page.stage
        farmer.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached.key == "die.1")
    farmer.key(key)
    assert herd(farmer, 1) == counts(2, 2)


def test_a_die_that_gives_nothing_is_not_taken_by_one_click(farmer: Farmer) -> None:
    page = farmer.farm(others(START_1, START_2, dice="half-cow pig-1 fence-1 cow"))
    farmer.click(farmer.piece("die.0"))
    assert page.session.length == 0
    assert farmer.warned


# Farm cards.


def hands(*names: str, **changes: Any) -> State:
    """The first seat has rolled and holds these cards; the deck holds more."""
    changes.setdefault("dice", "fence-1 fence-1 pig-1 sheep")
    deck = "moving-day lambing farrowing second-thoughts hayloft"
    return rolled(START_1, START_2, hands=(" ".join(names), "ram"), deck=deck, **changes)


def test_a_card_is_played_on_the_field_after_the_curtain_and_replaced(farmer: Farmer) -> None:
    page = farmer.farm(hands("stray", "timber"))
    assert "hidden.0.0" in farmer.pieces
    farmer.click(farmer.piece("hidden.0.0"))
    assert page.curtain.down, "a click on one's own cards is a look at them"
    farmer.lift_curtain()
    point = farmer.target("field")
    farmer.take(f"card.{STRAY}", point)
    assert said(page.stage.drags.guides.bubble) == ["gain 2 sheep", "a card is drawn at once", "cannot be undone"]
    farmer.release(point)
    farmer.do_anyway()
    assert herd(farmer) == counts(3, 1)
    assert len(farmer.state.hands[0]) == 2
    assert farmer.state.discard == bytes([STRAY])
    assert f"card.{STRAY}" in farmer.pieces
    assert_undo_is_over(farmer)
    farmer.drag(f"card.{TIMBER}", "field")
    assert farmer.note == "Only one farm card per turn, and you have already played one."


@pytest.mark.parametrize(
    ("language", "question", "do", "prices"),
    [
        ("en", "Play Cheeky Goose?", "Play", ("1 sheep", "cannot be undone")),
        ("ja", "「ちゃっかりガチョウ」をプレイしますか？", "プレイする", ("羊1頭", "元に戻せません")),
    ],
)
def test_before_a_card_is_paid_for_it_is_asked_once_with_its_price_and_that_there_is_no_way_back(
    farmer: Farmer, language: str, question: str, do: str, prices: tuple[str, ...]
) -> None:
    farmer.context.settings.set("language", language)
    page = farmer.farm(hands("goose", "timber"), kinds=(PERSON, COMPUTER))
    goose = card_key(farmer.state.hands[0][0])
    farmer.drag(goose, "field")
    assert farmer.warned
    assert farmer.chooser is not None
    assert farmer.chooser.accessibleName().replace(JOINER, "") == question
    assert farmer.chooser.buttons[0].words == do
    assert farmer.chooser.outlook is not None
    told = [words.replace(JOINER, "") for words in farmer.chooser.outlook.words]
    for once in prices:
        assert sum(once in line for line in told) == 1, told
    farmer.click(farmer.chooser.buttons[-1])
    assert page.session.length == 0
    farmer.drag(goose, "field")
    farmer.do_anyway()
    assert page.session.length == 1
    farmer.click(farmer.button("undo")) if farmer.button("undo").isEnabled() else None


@pytest.mark.parametrize("language", ["en", "ja"])
def test_before_any_card_is_played_it_is_asked_with_all_that_it_gives(farmer: Farmer, language: str) -> None:
    farmer.context.settings.set("language", language)
    gain = {"en": "gain ", "ja": "を得る"}[language]
    fields = columns(6, 6, 3, 2), START_2
    for design in DESIGNS:
        if design.set_die:
            continue
        page = farmer.farm(
            rolled(*fields, dice="fence-1 fence-1 pig-1 sheep", hands=(design.key, ""), deck="lambing hayloft"),
            kinds=(PERSON, COMPUTER),
        )
        card = CARD_OF[design.key]
        page.acting.consider(Gesture(card_key(card), "field", (PlayCard(card),), preview=PlayCard(card)))
        assert farmer.chooser is not None
        assert farmer.chooser.outlook is not None
        said_of_it = [words.replace(JOINER, "") for words in farmer.chooser.outlook.words]
        told = page.session.rules.words.preview(page.session.view(0), 0, PlayCard(card)).lines
        lines = [page.context.say(line.text).replace(JOINER, "") for line in told]
        assert lines, design.key
        assert set(lines) <= set(said_of_it), design.key
        assert any(gain in line for line in said_of_it) or not any(design.gain), design.key
        farmer.key(Key.Key_Escape)


def test_a_card_that_is_dropped_says_what_is_given_and_what_comes_of_it(farmer: Farmer) -> None:
    farmer.farm(
        rolled(columns(2, 3), START_2, hands=("drover", ""), dice="fence-1 fence-1 pig-1 sheep", deck="ram"),
        kinds=(PERSON, COMPUTER),
    )
    farmer.drag(card_key(farmer.state.hands[0][0]), "field")
    assert farmer.chooser is not None
    assert farmer.chooser.outlook is not None
    first, second, *_, last = farmer.chooser.outlook.words
    assert (first, second, last) == ("give 2 pigs", "gain 1 cow", "cannot be undone")


def test_a_card_on_a_die_asks_to_which_face_it_is_turned(farmer: Farmer) -> None:
    page = farmer.farm(hands("sleight"))
    farmer.look_at_cards()
    farmer.drag(f"card.{SLEIGHT}", "field")
    assert farmer.note == "Choose a die and the face to turn it to."
    farmer.drag(f"card.{SLEIGHT}", "die.3")
    assert len(choices(farmer)) == 2 + 1
    farmer.key(Key.Key_Escape)
    assert page.session.length == 0
    assert farmer.at_home()
    farmer.drag(f"card.{SLEIGHT}", "die.0")
    assert len(choices(farmer)) == 5 + 1
    farmer.pick(farmer.parse("play sleight 1 sheep-2"))
    assert farmer.state.turn.dice[0] == hands(dice="sheep-2 fence-1 pig-1 sheep").turn.dice[0]


def test_the_discard_pile_is_looked_through_card_by_card(farmer: Farmer) -> None:
    farmer.farm(hands("ram")._replace(discard=bytes([TIMBER, STRAY, DROVER])))
    farmer.click(farmer.piece(f"card.{DROVER}"))
    viewer = farmer.page.pile
    assert viewer.isVisible()
    titles = [viewer.list.item(row).text() for row in range(viewer.list.count())]
    assert len(set(titles)) == 3
    shown = set()
    for _ in titles:
        assert viewer.card.inspection is not None
        shown.add(viewer.card.inspection.title)
        farmer.key(Key.Key_Down)
    assert len(shown) == 3, "each card is seen large"
    farmer.key(Key.Key_Escape)
    assert not viewer.isVisible()


def test_the_discard_pile_is_looked_through_while_a_computer_is_to_act(
    farmer: Farmer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Computers, "wake", lambda self: None)
    farmer.farm(hands("ram")._replace(discard=bytes([TIMBER, STRAY])), kinds=(COMPUTER, PERSON))
    assert farmer.page.session.actors() == (0,)
    assert farmer.shown.actor is None, "nobody here is asked"
    farmer.click(farmer.piece(f"card.{STRAY}"))
    viewer = farmer.page.pile
    assert viewer.isVisible()
    assert viewer.list.count() == 2
    assert farmer.page.session.length == 0
    farmer.key(Key.Key_Escape)
    assert not viewer.isVisible()


def test_cards_that_are_marked_stay_so_while_dice_are_used_and_fences_placed(farmer: Farmer) -> None:
    """They had to be marked again."""
    state = rolled(
        columns(4, 4), columns(2), dice="fence-2 sheep-1 half-cow cow", rolls=3, hands=("stray timber", ""),
        deck="moving-day lambing",
    )  # fmt: skip
    page = farmer.farm(state, kinds=(PERSON, COMPUTER))
    first, second = farmer.state.hands[0]
    farmer.drag(f"card.{first}", "discard")
    assert farmer.button("tool.exchange").words == "Exchange 1 card"
    farmer.click(farmer.piece("die.1"))
    assert farmer.state.turn.used
    assert farmer.shown.picked == {f"card.{first}"}
    farmer.click(farmer.piece("die.0"))
    assert isinstance(farmer.state.tasks[-1], Fencing)
    farmer.click(farmer.button("0.pass"))
    farmer.drag(f"card.{second}", "discard")
    farmer.click(farmer.button("tool.exchange"))
    farmer.settle()
    assert not set(farmer.state.hands[0]) & {first, second}
    assert not farmer.shown.picked
    assert page.session.state.turn.carded


def test_cards_are_marked_on_the_discard_pile_and_exchanged_together(farmer: Farmer) -> None:
    farmer.farm(hands("stray", "timber", "drover"))
    assert not farmer.offers("tool.exchange")
    farmer.look_at_cards()
    assert not farmer.button("tool.exchange").isEnabled()
    lain = farmer.pieces[f"card.{STRAY}"].y()
    for card in (STRAY, DROVER, TIMBER):
        farmer.drag(f"card.{card}", "discard")
    assert farmer.pieces[f"card.{STRAY}"].y() < lain
    farmer.drag(f"card.{TIMBER}", "discard")
    layers = farmer.table.layers(farmer.shown)
    signs = {name: layer.content for name, layer in layers.items() if name.startswith("exchange.")}
    places = farmer.table.layout(farmer.shown)
    assert signs.keys() == {f"exchange.{card}" for card in (STRAY, DROVER)}, "a card that only went back looked like it"
    for card in (STRAY, DROVER):
        assert signs[f"exchange.{card}"].center() == places[f"card.{card}"].area().center()
    assert farmer.table.say(layers["tray"].content.note) == "2 marked: exchange them with the button above."
    assert farmer.button("tool.exchange").words == "Exchange 2 cards"
    farmer.click(farmer.button("tool.exchange"))
    assert farmer.state.turn.carded == 2
    assert set(farmer.state.discard) == {STRAY, DROVER}
    assert len(farmer.state.hands[0]) == 3
    farmer.drag(f"card.{TIMBER}", "field")
    assert farmer.note == "You have exchanged cards this turn, so you cannot play or exchange any more."


def test_lasting_cards_are_used_by_dragging_them(farmer: Farmer) -> None:
    lasting = ("weathercock wheelbarrow", "")
    page = farmer.farm(rolled(IDLE_FENCE, START_2, dice="fence-1 fence-1 pig-1 sheep", lasting=lasting))
    cock, barrow = (f"card.{CARD_OF[name]}" for name in ("weathercock", "wheelbarrow"))
    farmer.drag(cock, "die.3")
    assert choices(farmer) == [farmer.words(farmer.parse(f"turn {kind}")) for kind in ("pig", "cow")] + ["Cancel"]
    farmer.pick(farmer.parse("turn cow"))
    assert page.session.length == 1
    farmer.drag(cock, "die.3")
    assert farmer.note == "The Weathercock works once per turn."
    farmer.drag(barrow, "field")
    assert farmer.state.tasks[-1][:4] == (TaskKind.FENCING, 0, 0, 1)
    farmer.drag("fence.0.d1n", "edge.d1e")
    assert stands(farmer, "d1e")
    assert not stands(farmer, "d1n")


# Fences.


def building(picture: str = START_1, dice: str = "fence-2 sheep-1 pig-1 cow", **changes: Any) -> State:
    return rolled(picture, START_2, dice=dice, **changes)


def test_a_press_on_a_piece_that_is_on_its_way_out_takes_up_nothing(farmer: Farmer) -> None:
    farmer.farm(rolled("+--+\n|s3|\n+--+", START_1, dice="sheep-1 pig-1 fence-1 sheep"))
    farmer.context.settings.set("motion", "slow")
    stage, leaving = farmer.page.stage, "animal.0.a1.2"
    farmer.propose(0, "give-back sheep")
    assert stage.motion.running
    assert not stage.motion.telling
    assert leaving in stage.pieces
    assert leaving not in stage.pieces.places
    spot = farmer.piece(leaving)
    farmer.press(spot)
    assert leaving not in stage.pieces
    farmer.move(spot + QPoint(40, 40))
    assert not farmer.lifted
    farmer.release(spot + QPoint(40, 40))
    assert farmer.at_home()


def test_what_was_done_behind_the_curtain_without_motion_is_not_told_turns_later(
    farmer: Farmer, monkeypatch: pytest.MonkeyPatch
) -> None:
    farmer.farm(
        rolled(columns(2), START_1, dice="fence-1 pig-1 fence-1 sheep", hands=("stray sleight", ""), with_cards=1)
    )
    farmer.look_at_cards()
    farmer.do("use 4")
    assert farmer.page.hotseat.audience == 0
    farmer.click(farmer.button("hide"))
    farmer.do("pass")
    while farmer.state.phase != Phase.OWN_DICE or farmer.actor != 1:
        farmer.propose(farmer.page.session.actors()[0], "pass")
    farmer.context.settings.set("motion", "fast")
    stage, before, steps = farmer.page.stage, farmer.state.step, []
    show = stage.show_table

    def listening(shown: Presentation, glide: bool = True, passage: Callable[[], Moves] | None = None) -> None:
        steps.append(shown.view.step)
        show(shown, glide, passage)

    monkeypatch.setattr(stage, "show_table", listening)
    farmer.click(farmer.button("roll"))
    farmer.settle()
    assert steps
    assert min(steps) >= before, "the table does not go back to what was done turns ago"


def test_cards_on_the_table_speak_the_language_of_the_moment(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_1, dice="sheep-1 pig-1 fence-1 sheep", hands=("stray sleight", ""), with_cards=1))
    farmer.look_at_cards()
    stage, table = farmer.page.stage, farmer.page.table
    for language in ("ja", "en"):
        farmer.context.settings.set("language", language)
        for key, piece in stage.pieces.items():
            size = QSize(round(piece.place.width), round(piece.place.height))
            fresh = table.face(piece.place.face, size, stage.zoom.ratio)
            assert piece.pixmap().toImage() == fresh.toImage(), f"{key} in {language}"


def test_a_change_while_pieces_glide_has_them_go_on_to_where_they_belong_now(farmer: Farmer) -> None:
    farmer.farm(rolled("+--+\n|s3|\n+--+", START_1, dice="sheep-1 pig-1 fence-1 sheep"))
    farmer.context.settings.set("motion", "slow")
    stage = farmer.page.stage
    farmer.propose(0, "give-back sheep")
    assert stage.motion.running
    assert not stage.motion.telling
    first = stage.pieces.places
    farmer.propose(0, "give-back sheep")
    assert stage.pieces.places != first
    farmer.wait(lambda: not stage.motion.running)
    assert farmer.at_home()


def test_a_moving_piece_lies_below_what_is_painted_over_the_board_however_long_it_moves(farmer: Farmer) -> None:
    farmer.farm(rolled("+--+\n|s3|\n+--+", START_1, dice="sheep-1 pig-1 fence-1 sheep"))
    farmer.context.settings.set("motion", "slow")
    stage, highest = farmer.page.stage, 0.0
    farmer.propose(0, "give-back sheep")
    while stage.motion.running:
        highest = max(highest, *(piece.zValue() for piece in stage.pieces.values()))
        farmer.see()
    assert BAND_PIECES < highest < BAND_OVERLAY


def test_another_device_pixel_ratio_has_the_ground_painted_anew(
    farmer: Farmer, monkeypatch: pytest.MonkeyPatch
) -> None:
    farmer.farm(rolled(START_1, START_1, dice="sheep-1 pig-1 fence-1 sheep"))
    painted: list[QRectF] = []
    surface = farmer.page.table.surface

    def noted(painter: QPainter, whole: QRectF) -> None:
        painted.append(whole)
        surface(painter, whole)

    monkeypatch.setattr(farmer.page.table, "surface", noted)
    QApplication.sendEvent(farmer.page.stage, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert len(painted) == 1


def test_a_piece_inspected_again_is_the_same_so_that_nothing_scrolls_back(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_1, dice="sheep-1 pig-1 fence-1 sheep"))
    first = farmer.page.table.inspect("animal.0.a1.0", farmer.shown)
    assert first is not None
    assert first == farmer.page.table.inspect("animal.0.a1.0", farmer.shown)
    assert first != farmer.page.table.inspect("die.0", farmer.shown)


def test_a_fence_from_the_supply_is_placed_on_an_edge(farmer: Farmer) -> None:
    page = farmer.farm(building())
    assert "spare.0" in farmer.pieces
    farmer.drag("die.0", "field")
    point = farmer.target("edge.b1s")
    farmer.take("spare.0", point)
    assert "closes no pen yet" in said(page.stage.drags.guides.bubble)
    farmer.release(point)
    assert stands(farmer, "b1s")
    assert "fence.0.b2n" in farmer.pieces
    point = farmer.target("edge.c1s")
    farmer.take("spare.0", point)
    assert "divides a pen" in said(page.stage.drags.guides.bubble)
    farmer.release(point)
    assert stands(farmer, "c1s")
    assert "spare.0" not in farmer.pieces
    assert farmer.at_home()


def test_a_standing_fence_is_moved_in_one_drag_with_its_preview_and_taken_back_in_one_step(farmer: Farmer) -> None:
    page = farmer.farm(building(IDLE_FENCE))
    farmer.do("use 1")
    before = farmer.state
    point = farmer.target("edge.c2n")
    farmer.take("fence.0.d1n", point)
    assert "divides a pen" in said(page.stage.drags.guides.bubble)
    assert_bubble_is_clear(farmer, "fence.0.d1n", "edge.c2n")
    farmer.release(point)
    assert stands(farmer, "c2n")
    assert not stands(farmer, "d1n")
    assert farmer.state.tasks[-1][:4] == (TaskKind.FENCING, 0, 2, 1)
    farmer.click(farmer.button("undo"))
    assert farmer.state.fields == before.fields
    assert farmer.state.tasks == before.tasks
    farmer.drag("fence.0.d1n", "edge.a1n")
    assert farmer.note == "There is already a fence there."


IDLE_FENCE = """
    +--+--+--+--+
    |p1|s1   |
    +  +--+  +  +
    |  |     |
    +--+--+--+  +
"""


def assert_bubble_is_clear(farmer: Farmer, source: str, target: str) -> None:
    """The preview covers neither the piece nor where it goes."""
    page = farmer.page
    bubble = page.stage.drags.guides.bubble
    assert bubble is not None
    box = bubble.size.translated(bubble.pos())
    assert not box.intersects(page.stage.pieces[source].area())
    there = page.table.target(target)
    assert there is not None
    assert not box.intersects(there)
    assert page.stage.sceneRect().contains(box)


def test_a_fence_is_lifted_and_placed_by_the_keys(farmer: Farmer) -> None:
    farmer.farm(building())
    farmer.act_by_keys(farmer.parse("use 1"))
    farmer.carry("fence.0.a3n", "hand.0")
    assert farmer.state.tasks[-1][4] == EDGE_OF["a3n"]
    assert "held.0" in farmer.pieces
    assert not farmer.offers("pass")
    farmer.carry("held.0", "edge.d1n")
    assert stands(farmer, "d1n")
    assert farmer.state.tasks[-1][4] == -1
    farmer.key(Key.Key_Z, CTRL)
    assert "held.0" in farmer.pieces
    farmer.key(Key.Key_Z, CTRL)
    assert stands(farmer, "a3n")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_the_preview_of_a_fence_moved_by_keys_covers_no_other_edge_with_its_number_and_no_animal(
    farmer: Farmer, size: tuple[int, int], language: str
) -> None:
    farmer.context.settings.set("language", language)
    page = farmer.farm(building(IDLE_FENCE))
    farmer.window.resize(*size)
    farmer.see()
    farmer.do("use 1")
    page.stage.setFocus()
    farmer.tab_to(lambda: page.stage.keyboard.reached.key == "fence.0.d1n")
    farmer.key(Key.Key_Return)
    seen = 0
    for key in (None, Key.Key_Left, Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Up, Key.Key_3):
        if key is not None:
            farmer.key(key)
        bubble, drag = page.stage.drags.guides.bubble, page.stage.drag
        assert drag is not None
        if bubble is None:
            continue
        seen += 1
        box = bubble.size.translated(bubble.pos())
        assert [edge for edge, area in drag.areas.items() if box.intersects(area)] == []
        caps = [item for item in page.stage.scene().items() if isinstance(item, KeyCap)]
        assert caps
        assert [cap.words for cap in caps if cap.area().intersects(box)] == []
        animals = [piece for name, piece in page.stage.pieces.items() if name.startswith("animal.0")]
        assert not any(piece.area().intersects(box) for piece in animals)
    assert seen


def test_no_number_of_an_edge_covers_the_name_of_a_space_and_the_key_0_says_where_the_numbers_begin(
    farmer: Farmer,
) -> None:
    page = farmer.farm(building(IDLE_FENCE))
    farmer.do("use 1")
    page.stage.setFocus()
    farmer.tab_to(lambda: page.stage.keyboard.reached.key == "fence.0.d1n")
    farmer.key(Key.Key_Return)
    names = [farmer.table.m.space_name(space) for space in range(SPACES)]
    for _ in range(3):
        caps = [item for item in page.stage.scene().items() if isinstance(item, KeyCap)]
        assert caps
        assert not [cap.words for cap in caps for name in names if cap.area().intersects(written(name))]
        farmer.key(Key.Key_0)
        assert farmer.note.startswith("The numbers now begin here: ")


def written(name: QRectF) -> QRectF:
    """Where the name of a space is written, in its box."""
    return QRectF(name.left(), name.top(), 20, name.height())


def test_what_fences_would_lose_is_shown_before_they_are_done(farmer: Farmer) -> None:
    page = farmer.farm(building())
    farmer.do("use 1")
    farmer.drag("fence.0.a1n", "edge.d1e")
    farmer.click(farmer.button("pass"))
    assert farmer.warned
    assert farmer.chooser is not None
    assert farmer.chooser.accessibleName() == "Even rearranged, these fences leave no room for 1 sheep."
    farmer.key(Key.Key_Escape)
    assert farmer.state.tasks[-1][0] == TaskKind.FENCING
    assert farmer.at_home()
    farmer.do("pass")
    assert "Loose until they run away at the end of the phase: 1 pig." in farmer.note
    farmer.click(farmer.button("pass"))
    assert farmer.warned
    farmer.do_anyway()
    assert farmer.state.tasks[-1][0] == TaskKind.PLACING
    assert page.session.length == 5


# Animals.


def test_an_animal_is_dragged_to_another_pen_and_that_is_no_decision(farmer: Farmer) -> None:
    empty = "+--+--+--+  +\n|p1|s1|  |\n+--+--+--+  +\n"
    page = farmer.farm(rolled(empty, START_2, dice="fence-1 fence-1 pig-1 cow"))
    asked = farmer.ask
    farmer.drag("animal.0.b1.0", "space.c1")
    assert farmer.state.fields[0].animals[SPACE_OF["c1"]] == field(empty).animals[SPACE_OF["b1"]]
    assert "animal.0.c1.0" in farmer.pieces
    assert farmer.ask == asked
    farmer.drag("animal.0.c1.0", "space.d1")
    assert farmer.note == "That space is not in a pen: it must be fenced in all around."
    farmer.drag("animal.0.a1.0", "space.b1")
    farmer.drag("animal.0.b1.0", "space.b2")
    assert farmer.note == "That space is not in a pen: it must be fenced in all around."
    assert page.session.length == 2


def test_two_pens_are_swapped_by_dropping_an_animal_among_the_others(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_2, dice="fence-1 fence-1 pig-1 cow"))
    farmer.drag("animal.0.a1.0", "pen.b1")
    kinds = [content >> 2 for content in farmer.state.fields[0].animals if content]
    assert sorted(kinds) == [0, 1]
    assert farmer.state.fields[0].animals[SPACE_OF["a1"]] == field(START_1).animals[SPACE_OF["b1"]]
    farmer.click(farmer.button("undo"))
    assert farmer.state.fields[0] == field(START_1)


def test_an_animal_is_given_back_at_the_tally(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, START_2, dice="fence-1 fence-1 pig-1 cow"))
    point = farmer.target("supply")
    farmer.take("animal.0.a1.0", point)
    assert said(page.stage.drags.guides.bubble) == ["return 1 pig to the supply"]
    farmer.release(point)
    assert farmer.warned
    assert herd(farmer) == counts(1, 1)
    farmer.do_anyway()
    assert herd(farmer) == counts(1, 0)
    assert farmer.state.supply[1] == rolled(START_1, START_2, dice="fence-1 fence-1 pig-1 cow").supply[1] + 1


FULL = """
    +--+--+  +  +
    |p2|s2|
    +--+--+  +  +
"""


def test_animals_without_room_wait_on_the_shelf_until_it_is_settled_who_stays(farmer: Farmer) -> None:
    page = farmer.farm(rolled(FULL, START_2, dice="sheep-2 fence-1 pig-1 cow"))
    point = farmer.target("field")
    farmer.take("die.2", point)
    assert said(page.stage.drags.guides.bubble) == ["gain 1 pig", "not enough room: you choose what to keep"]
    farmer.release(point)
    assert [key for key in farmer.pieces if key.startswith("waiting.")] == ["waiting.pig.0"]
    farmer.drag("waiting.pig.0", "supply")
    assert farmer.state.tasks[-1][0] == TaskKind.PLACING
    farmer.drag("waiting.pig.0", "field")
    assert choices(farmer) == [*(farmer.words(action) for action in farmer.shown.legal), "Cancel"]
    farmer.pick(farmer.parse("keep 2 2 0 0"))
    assert not farmer.state.tasks
    assert farmer.state.fields[0] == field(FULL)


# Trades.


def test_at_the_stall_it_is_asked_how_often_to_trade(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(6, 2), START_2))
    farmer.drag("animal.0.a1.0", "stall.1")
    assert farmer.note == "You trade 2 sheep for 1 pig."
    farmer.drag("animal.0.b1.0", "stall.1")
    assert farmer.note == "That needs 3 pigs; you have 2 pigs."
    point = farmer.target("stall.0")
    farmer.take("animal.0.a1.0", point)
    farmer.release(point)
    assert choices(farmer) == ["2 sheep for 1 pig", "4 sheep for 2 pigs", "6 sheep for 3 pigs", "Cancel"]
    farmer.pick(farmer.parse("trade sheep 3"))
    assert herd(farmer) == counts(0, 5)
    assert farmer.actor == 1
    farmer.click(farmer.button("undo"))
    assert page.session.length == 0


def test_a_stall_is_clicked_to_trade_there(farmer: Farmer) -> None:
    farmer.farm(trading(columns(6, 4, 2), START_2))
    farmer.click(farmer.target("stall.2"))
    assert farmer.chooser is None, "two cows are too few"
    farmer.click(farmer.target("stall.0"))
    assert farmer.chooser is not None
    assert farmer.chooser.accessibleName() == "How many?"
    assert choices(farmer) == ["2 sheep for 1 pig", "4 sheep for 2 pigs", "6 sheep for 3 pigs", "Cancel"]
    farmer.key(Key.Key_Escape)
    farmer.click(farmer.target("stall.1"))
    assert herd(farmer) == counts(6, 1, 3), "pigs can be traded in one way only"


def test_the_main_key_never_gives_up_the_trade(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(4), columns(2)))
    assert farmer.button("pass").role is PLAIN
    for _ in range(3):
        farmer.key(Key.Key_Return, CTRL)
    assert page.session.length == 0
    assert farmer.note == "There is no main button now: Ctrl+3 is “Do not trade”."
    farmer.key(Key.Key_3, CTRL)
    assert page.session.length == 1, "its own number presses it"


def test_a_stall_that_has_one_trade_is_clicked_to_trade_as_by_the_button_also_where_computers_follow(
    farmer: Farmer,
) -> None:
    page = farmer.farm(trading(columns(2, 3), START_2), kinds=(PERSON, COMPUTER))
    farmer.click(farmer.target("stall.1"))
    assert farmer.chooser is None
    assert page.session.record().actions[0] == (0, "trade pig 1")


def final_trade(*herds: int) -> State:
    """The last player's plan for the sheep, both with one of each, in a game that wants one of each."""
    fields = (columns(1, 1, 1, 1), columns(*herds))
    plans = (tasks.FINISH, tasks.planning(1, 0, NONE))
    return rolled(*fields, phase=Phase.FINAL_TRADE, part_seat=1, triggered=0, goal=1, tasks=plans)


def test_the_click_that_ends_the_game_asks_first_and_says_that_there_is_no_way_back(farmer: Farmer) -> None:
    page = farmer.farm(final_trade(4, 1, 1, 1))
    assert Trade(0, 2) not in farmer.shown.legal
    line = market(farmer.shown, 1).stalls[0].line
    assert page.context.say(line) == "4 sheep: up to 1×, 1 must stay; cannot be undone"
    assert page.context.say(market(farmer.shown, 1).stalls[1].line) == "1 pig: too few to trade"
    farmer.click(farmer.target("stall.0"))
    assert page.session.length == 0
    assert choices(farmer) == ["2 sheep for 1 pig", "Cancel"]
    farmer.key(Key.Key_Escape)
    assert page.session.length == 0
    farmer.click(farmer.target("stall.0"))
    farmer.click(farmer.choice("2 sheep for 1 pig"))
    assert page.session.outcome is not None


def test_a_stall_says_what_must_stay(farmer: Farmer) -> None:
    page = farmer.farm(final_trade(4, 3, 1, 1))
    assert page.context.say(market(farmer.shown, 1).stalls[1].line) == "3 pigs: 1 must stay"


def test_a_stall_cannot_be_clicked_by_who_only_looks(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(6, 4, 2), columns(4)))
    page.table.attention.look_at(1)
    page.table.redraw()
    farmer.see()
    farmer.click(farmer.target("stall.0"))
    assert farmer.chooser is None


def test_giving_up_dice_is_asked_once(farmer: Farmer) -> None:
    page = farmer.farm(rolled(columns(2, 2, 2), columns(2), dice="sheep-2 pig-1 fence-1 sheep", rolls=3))
    farmer.click(farmer.button("pass"))
    assert farmer.warned
    farmer.key(Key.Key_Return)
    assert page.session.length == 0, "the way out is what has the focus"
    farmer.click(farmer.button("pass"))
    farmer.do_anyway()
    assert farmer.actor == 1


def test_giving_up_a_die_for_which_no_pen_has_room_is_not_asked_about(farmer: Farmer) -> None:
    dice = "sheep-1 half-cow sheep-1 cow"
    farmer.farm(rolled(rows(8, 8, 8), START_2, dice=dice, rolls=3, used=0b1100))
    farmer.click(farmer.button("pass"))
    assert not farmer.warned
    assert farmer.state.phase == Phase.OTHERS_DICE
    farmer.farm(rolled(rows(1, 8, 8), START_2, dice=dice, rolls=3, used=0b1100))
    farmer.click(farmer.button("pass"))
    assert farmer.warned, "there is room"


def test_all_dice_that_ask_for_nothing_are_used_by_one_button_and_taken_back_as_one(farmer: Farmer) -> None:
    page = farmer.farm(rolled(columns(2, 2, 2), columns(2), dice="sheep-2 pig-1 fence-1 sheep", rolls=3))
    farmer.key(Key.Key_Return, CTRL)
    assert page.session.length == 3
    assert herd(farmer) == counts(6, 3, 2)
    farmer.click(farmer.button("undo"))
    assert (page.session.length, herd(farmer)) == (0, counts(2, 2, 2))


@pytest.mark.parametrize("rolls", [1, 3])
def test_using_dice_at_once_brings_no_other_button_under_the_hand(farmer: Farmer, rolls: int) -> None:
    page = farmer.farm(rolled(columns(2, 2, 2), columns(2), dice="sheep-2 pig-1 fence-1 cow", rolls=rolls))
    use = next(button for key, button in page.prompt.buttons.items() if ";" in key)
    at = use.mapTo(farmer.window, use.rect().center())
    farmer.click(use)
    farmer.settle()
    assert herd(farmer) == counts(4, 3, 3)
    under = farmer.window.childAt(at)
    assert under in (None, page.prompt) or not under.isEnabled()


def test_what_does_not_fit_is_asked_once_by_what_is_kept(farmer: Farmer) -> None:
    page = farmer.farm(trading(CRAMPED, START_2))
    before = farmer.state
    point = farmer.target("stall.0")
    farmer.take("animal.0.a1.0", point)
    farmer.release(point)
    farmer.pick(farmer.parse("trade sheep 1"))
    assert not farmer.warned
    assert page.session.length == 1
    assert farmer.ask == "Vera: you gain 1 pig, but there is not enough room. What do you keep?"
    farmer.click(farmer.button("undo"))
    assert farmer.state == before


CRAMPED = """
    +--+--+--+--+
    |s2 s2 s2|p2|
    +--+--+--+--+
"""


def test_in_a_restock_everybody_with_many_trades_once_or_gives_one_back(farmer: Farmer) -> None:
    many = (columns(6, 1), columns(5, 2))
    page = farmer.farm(rolled(*many, dice="sheep-1 fence-1 fence-1 cow", supply=counts(0, 20, 20, 12)))
    point = farmer.target("field")
    farmer.take("die.0", point)
    assert "the supply is 1 sheep short: it is restocked" in said(page.stage.drags.guides.bubble)
    farmer.release(point)
    assert farmer.state.tasks[-1][0] == TaskKind.RESTOCKING
    # The own herds may change places meanwhile, and back.
    for kind in (Kind.PIG, Kind.SHEEP):
        farmer.drag("animal.0.a1.0", "space.b1")
        assert farmer.state.fields[0].animals[0] >> 2 == kind
        assert farmer.actor == 0
    farmer.drag("animal.0.a1.0", "stall.0")
    assert farmer.actor == 1
    assert farmer.table.focus(farmer.shown) == 1
    farmer.drag("animal.1.a1.0", "supply")
    assert not farmer.state.tasks
    assert herd(farmer) == counts(5, 2)
    assert herd(farmer, 1) == counts(4, 2)


def assert_all_say_the_same_of_what_is_planned(farmer: Farmer) -> None:
    """What the prompt, the market and the tally say a seat has, with what it has gained in its plan."""
    view, task = farmer.shown.view, farmer.shown.view.tasks[-1] if farmer.shown.view.tasks else None
    if not isinstance(task, Planning):
        return
    held, tally = holding(view, task.seat), tally_of(view, task.seat)
    assert plus(tally.penned, tally.loose) == held
    assert farmer.table.say(animals(task.kind, held[task.kind])) in farmer.note
    stall = market(farmer.shown, task.seat).stalls[task.kind] if task.kind < Kind.HORSE else None
    assert stall is None or farmer.table.say(animals(task.kind, held[task.kind])) in farmer.table.say(stall.line)


def test_who_gets_the_last_horse_by_trade_brings_the_final_trade_of_every_kind(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(4, 3, 6, 1), columns(4, 1)))
    point = farmer.target("stall.2")
    farmer.take("animal.0.c1.0", point)
    assert "2 of each: the final turn" in said(page.stage.drags.guides.bubble)
    farmer.release(point)
    assert farmer.state.phase == Phase.FINAL_TRADE
    assert farmer.actor == 0
    farmer.drag("animal.0.b1.0", "stall.1")
    assert farmer.note == "The final trade goes in order: sheep, pigs, cows. Trade sheep now."
    farmer.drag("animal.0.a1.0", "stall.0")
    farmer.do_anyway()
    while page.session.outcome is None:
        assert_all_say_the_same_of_what_is_planned(farmer)
        farmer.act(farmer.shown.legal[-1])
    assert farmer.state.phase == Phase.OVER
    assert farmer.state.winners == 1
    assert farmer.table.focus(farmer.shown) == 0


# Taking back.


def test_undo_goes_back_as_far_as_the_roll_and_no_further(farmer: Farmer) -> None:
    page = farmer.farm(position(START_1, START_2))
    farmer.do("roll 1234")
    assert_undo_is_over(farmer)
    start = farmer.state
    usable = [
        action for action in farmer.shown.legal if farmer.page.session.rules.records.text(action).startswith("use")
    ]
    for action in usable[:2]:
        farmer.act(action)
        while farmer.state.tasks:
            farmer.act(farmer.shown.legal[-1])
    for _ in range(page.session.length - 1):
        farmer.key(Key.Key_Z, CTRL)
    assert farmer.state == start
    assert_undo_is_over(farmer)


def test_a_pass_can_be_taken_back_until_the_next_one_has_done_something(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(4, 1), columns(4, 1), part_seat=0))
    farmer.click(farmer.button("pass"))
    assert farmer.actor == 1
    farmer.click(farmer.button("undo"))
    assert farmer.actor == 0
    farmer.click(farmer.button("pass"))
    farmer.drag("animal.1.b1.0", "supply")
    farmer.click(farmer.button("undo"))
    assert farmer.actor == 1
    assert page.session.length == 1


# Looking.


def test_another_field_is_looked_at_by_a_click_and_nothing_is_done_there(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, START_2, START_2, dice="sheep-2 pig-1 fence-1 cow"))
    assert not panel(farmer, 0).isVisible()
    farmer.click(panel(farmer, 1))
    assert farmer.table.focus(farmer.shown) == 1
    assert "animal.1.a1.0" in farmer.pieces
    assert "animal.0.a1.0" not in farmer.pieces
    assert panel(farmer, 0).isVisible()
    for source, target in (("animal.1.a1.0", "supply"), ("fence.1.a1n", "edge.d1n")):
        farmer.drag(source, target)
        assert farmer.note == "This is Aiko’s field; you can look but not touch."
    assert not page.stage.openings.sources()
    assert page.session.length == 0
    farmer.click(panel(farmer, 0))
    assert farmer.table.focus(farmer.shown) == 0
    farmer.click(panel(farmer, 2))
    farmer.click(page.prompt.buttons["tool.back"])
    assert farmer.table.focus(farmer.shown) == 0
    farmer.drag("die.0", "field")
    assert page.session.length == 1


def test_what_is_new_brings_back_the_field_of_who_acts(farmer: Farmer) -> None:
    farmer.farm(trading(columns(4, 1), START_2, START_2))
    farmer.click(panel(farmer, 2))
    assert farmer.table.focus(farmer.shown) == 2
    farmer.click(farmer.button("pass"))
    assert farmer.table.focus(farmer.shown) == 1


def test_who_acts_next_can_do_something_after_another_field_was_looked_at(farmer: Farmer) -> None:
    page = farmer.farm(trading(columns(4, 1), columns(4, 1), START_2))
    farmer.click(panel(farmer, 2))
    farmer.click(farmer.button("pass"))
    assert farmer.actor == 1
    assert page.stage.openings.gestures == page.table.gestures(farmer.shown)
    assert farmer.act(Trade(Kind.SHEEP, 1)) == "drag"
    assert page.session.length == 2


def test_dice_stay_picked_while_a_language_changes_and_the_last_turn_is_seen_again(farmer: Farmer) -> None:
    page = farmer.farm(position(START_1, START_2))
    farmer.do("roll 1234")
    farmer.click(farmer.piece("die.1"))
    farmer.click(panel(farmer, 1))
    farmer.context.settings.set("language", "ja")
    farmer.context.settings.set("language", "en")
    assert farmer.table.focus(farmer.shown) == 1
    farmer.context.settings.set("motion", "normal")
    page.ending.see_again()
    assert page.telling
    assert farmer.table.focus(farmer.shown) == 0
    assert not farmer.pieces["die.1"].place.turn
    while page.telling:
        farmer.key(Key.Key_Space)
    assert farmer.shown.picked == {"die.1"}
    assert farmer.table.focus(farmer.shown) == 1


def test_a_curtain_falls_before_cards_are_looked_at_when_several_play(farmer: Farmer) -> None:
    page = farmer.farm(hands("stray", "timber"))
    assert not page.curtain.down
    assert [key for key in farmer.pieces if key.startswith("hidden.")] == ["hidden.0.0", "hidden.0.1"]
    farmer.click(farmer.button("hand"))
    assert page.curtain.down
    assert page.curtain.seat == 0
    assert not any(key == f"card.{STRAY}" for key in farmer.pieces)
    farmer.lift_curtain()
    assert f"card.{STRAY}" in farmer.pieces
    farmer.click(farmer.button("hide"))
    assert not page.curtain.down
    assert page.hotseat.audience is None
    assert f"card.{STRAY}" not in farmer.pieces
    farmer.look_at_cards()
    farmer.do("pass")
    assert page.hotseat.audience is None
    assert farmer.actor == 1
    assert [key for key in farmer.pieces if key.startswith("hidden.")] == ["hidden.1.0"]


@pytest.mark.parametrize("kinds", [(PERSON,), (PERSON, COMPUTER, COMPUTER)])
def test_one_person_alone_sees_the_own_cards_and_never_a_curtain(
    farmer: Farmer, kinds: Sequence[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Computers, "wake", lambda self: None)
    page = farmer.farm(kinds=kinds)
    assert not page.curtain.isVisible()
    assert not farmer.offers("hand")
    assert not farmer.offers("hide")
    own = {f"card.{card}" for card in farmer.state.hands[0]}
    assert own <= set(farmer.pieces)
    farmer.do("roll 1234", "pass")
    assert not page.curtain.isVisible()
    assert own <= set(farmer.pieces)


# Sizes.


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_everything_lies_in_what_the_window_leaves_free_and_can_be_dragged_there(
    farmer: Farmer, size: tuple[int, int]
) -> None:
    page = farmer.farm(hands("stray", "timber", "sleight", "drover", lasting=("goose goose-2 sow sawmill", "")))
    farmer.window.resize(*size)
    farmer.see()
    farmer.look_at_cards()
    for piece in farmer.pieces.values():
        assert page.stage.free.contains(piece.place.area())
    farmer.drag(f"card.{STRAY}", "field")
    farmer.do_anyway()
    assert herd(farmer) == counts(3, 1), farmer.note
    farmer.do("use 1", "place d1n")
    farmer.drag("fence.0.a3n", "edge.d1e")
    assert stands(farmer, "d1e")
    assert farmer.at_home()


def test_a_die_in_hand_that_is_put_on_the_pile_of_fences_is_named(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_1, dice="fence-2 half-cow pig-1 cow", rolls=3))
    (pile,) = (key for key in farmer.pieces if key.startswith("spare."))
    farmer.drag("die.0", farmer.piece(pile))
    assert farmer.note == "Drop the die on your field."
    farmer.drag("die.0", "field")
    assert farmer.state.tasks[-1].code == TaskKind.FENCING


def test_taking_no_die_never_looks_like_the_main_button_that_was_there_before(farmer: Farmer) -> None:
    spent = rolled(columns(), columns(), dice="sheep-1 half-cow pig-1 cow", rolls=3, used=0b0101)
    farmer.farm(spent)
    assert farmer.button("0.pass").role == MAIN
    farmer.click(farmer.button("0.pass"))
    farmer.settle()
    assert farmer.actor == 1
    assert farmer.button("0.pass").words == "Take no die"
    assert farmer.button("0.pass").role == PLAIN


def test_a_card_that_was_drawn_last_is_seen_before_the_turn_goes_on_by_itself(farmer: Farmer) -> None:
    spent = rolled(columns(2), columns(2), dice="half-cow pig-1 fence-1 cow", rolls=3, hands=("timber stray", ""))
    page = farmer.farm(with_turn(spent, used=0b0110))
    page.session.set_answer(0, "nothing-left", "never")
    page.session.propose(0, [DiscardCards(1)], page.session.stamp(0))
    assert farmer.actor == 0
    farmer.do("pass")
    assert farmer.actor == 1


@pytest.mark.parametrize("last", ["card", "exchange", "fences", "die"])
def test_to_the_only_person_dice_end_by_themselves_whatever_was_done_last(farmer: Farmer, last: str) -> None:
    """The card that was drawn stays in view."""
    used, carded = (0b0110, 0) if last in ("card", "exchange") else (0b0010, 1)
    dice = f"half-cow pig-1 {'sheep-1' if last == 'die' else 'fence-1'} cow"
    spent = rolled(
        columns(2), columns(2), dice=dice, rolls=3, used=used, carded=carded, hands=("stray timber", ""),
        deck="moving-day lambing",
    )  # fmt: skip
    page = farmer.farm(spent, kinds=(PERSON, COMPUTER))
    page.session.set_answer(0, "nothing-left", "never")
    if last == "card":
        farmer.drag(f"card.{STRAY}", "field")
        farmer.do_anyway()
    elif last == "exchange":
        farmer.drag(f"card.{STRAY}", "discard")
        farmer.click(farmer.button("tool.exchange"))
    else:
        farmer.click(farmer.piece("die.2"))
    if last == "fences":
        farmer.click(farmer.button("pass"))
        farmer.do_anyway() if farmer.chooser is not None else None
    assert (0, "pass") in page.session.record().actions[-2:]
    assert farmer.state.phase != Phase.OWN_DICE
    assert len(farmer.state.hands[0]) == 2


def test_while_a_card_can_still_be_played_the_dice_wait(farmer: Farmer) -> None:
    spent = rolled(
        columns(2), columns(2), dice="half-cow pig-1 sheep-1 cow", rolls=3, used=0b0010, hands=("stray timber", "")
    )
    page = farmer.farm(spent, kinds=(PERSON, COMPUTER))
    page.session.set_answer(0, "nothing-left", "never")
    farmer.propose(0, "use 3")
    assert farmer.actor == 0
    assert farmer.button("pass").role == MAIN


def test_with_nothing_left_and_nothing_new_to_see_the_turn_goes_on_by_itself(farmer: Farmer) -> None:
    spent = rolled(columns(2), columns(2), dice="half-cow pig-1 sheep-1 cow", rolls=3)
    page = farmer.farm(with_turn(spent, used=0b0010))
    page.session.set_answer(0, "nothing-left", "never")
    farmer.propose(0, "use 3")
    assert farmer.actor == 1


def draw(farmer: Farmer, *edges: str) -> None:
    """Draw along edges with the mouse, nothing in hand."""
    first, *others = (farmer.target(edge) for edge in edges)
    farmer.move(first)
    farmer.press(first)
    for point in others:
        farmer.move(point)
    farmer.release((first, *others)[-1])
    farmer.see()


def test_a_click_on_an_edge_places_a_fence_there(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, START_1, dice="fence-2 pig-1 fence-2 cow", rolls=3))
    farmer.do("use 1")
    length = page.session.length
    draw(farmer, "edge.d1n")
    assert stands(farmer, "d1n")
    assert page.session.length == length + 1


def test_along_the_upper_border_a_click_where_the_fence_will_stand_places_it(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_1, dice="fence-2 pig-1 fence-2 cow", rolls=3))
    farmer.do("use 1")
    pickets = farmer.table.m.fence(EDGE_OF["d1n"])
    farmer.click(farmer.scene(QPointF(pickets.center().x(), pickets.top() + 3)))
    assert stands(farmer, "d1n")


def test_drawing_along_edges_places_as_many_fences_as_there_are_in_one_step(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, START_1, dice="fence-2 pig-1 fence-2 cow", rolls=3))
    farmer.do("use 1")
    length = page.session.length
    draw(farmer, "edge.d1n", "edge.d1e", "edge.d2e")
    assert [stands(farmer, edge) for edge in ("d1n", "d1e", "d2e")] == [True, True, False]
    assert page.session.length == length + 2
    farmer.key(Key.Key_Z, CTRL)
    assert page.session.length == length


def test_a_line_that_is_given_up_places_nothing(farmer: Farmer) -> None:
    page = farmer.farm(rolled(START_1, START_1, dice="fence-2 pig-1 fence-2 cow", rolls=3))
    farmer.do("use 1")
    length, point = page.session.length, farmer.target("edge.d1n")
    farmer.move(point)
    farmer.press(point)
    farmer.move(farmer.target("edge.d1e"))
    farmer.key(Key.Key_Escape)
    farmer.release(farmer.target("edge.d1e"))
    assert page.session.length == length


def test_while_dice_can_be_rolled_again_a_line_uses_a_fence_die_as_when_none_can(farmer: Farmer) -> None:
    farmer.farm(rolled(START_1, START_1, dice="fence-2 pig-1 fence-2 cow"))
    draw(farmer, "edge.d1n", "edge.d1e")
    assert stands(farmer, "d1n")
    assert stands(farmer, "d1e")
    assert farmer.state.turn.used == 0b1


def test_a_fence_dragged_to_an_edge_while_no_die_gives_any_is_refused_with_the_reason(farmer: Farmer) -> None:
    farmer.farm(building(dice="pig-1 sheep-1 pig-1 cow"))
    farmer.drag("spare.0", "edge.c1s")
    assert farmer.note == "To place and move fences, use a die or a card that gives them."
