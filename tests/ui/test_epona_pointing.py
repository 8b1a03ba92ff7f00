"""Who only points at a piece of Epona's table reads what it is, and nothing of it is left for anybody else."""

from collections.abc import Generator, Sequence

import pytest
from attrs import evolve
from epona_hand import Groom
from farming import Farmer
from hand import RIGHT, Key
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from boardroom.controller.changes import Told
from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.position.actions import DRAW_STABLES
from boardroom.games.epona.position.cards import STABLES
from boardroom.games.epona.position.events import BoxUsed
from boardroom.games.epona.position.state import State, card_key, owner_key, stable_key
from boardroom.games.epona.table.gestures.keys import deck_key, slot_key, tableau_key
from boardroom.games.epona.table.layout import views
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.panels import fact_boxes, facts_of, panel_of
from boardroom.games.epona.table.reading.heads import said_in_head
from boardroom.games.epona.table.reading.overview import overview
from boardroom.games.epona.words.explanations import box_in_sentence, stable_at_end, stable_line
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.reading.words_item import WordsItem
from tests.games.epona_positions import Box, position
from tests.games.paddock import say
from tests.waiting import pass_moment

MORE = "Right-click for more."


class Set:
    """A position with a piece of every kind, and their keys."""

    def __init__(self, rows: int = 3) -> None:
        box = Box()
        self.vet, self.foals = box.card("vet"), box.cards(2, "mare")
        self.hand = box.cards(4, "working")
        theirs = box.cards(3, "racing")
        self.stable = box.stable(slots=6)
        mine = [(self.stable, [self.vet, *self.foals]), *((box.stable(slots=4), ()) for _ in range(rows - 1))]
        self.state: State = position(
            mine, [(box.stable(slots=5), theirs)], hands=[self.hand, box.cards(2)], coins=[9, 9]
        )
        self.keys = {
            "a card in a row": card_key(self.vet),
            "a card in the hand": card_key(self.hand[1]),
            "an opponent's card": card_key(theirs[1]),
            "a stable": stable_key(self.stable),
            "an owner card": owner_key(0),
            "a deck": deck_key(0),
        }


@pytest.fixture
def large(house: AppContext) -> Generator[Groom, None, None]:
    """A hand at a window that is wide enough for words in the column."""
    groom = Groom(house, (1920, 1080))
    yield groom
    groom.close()


def item_of(groom: Groom) -> WordsItem:
    item = groom.page.stage.words.item
    assert item is not None
    return item


def box_of(groom: Groom) -> QRectF:
    """Where the words stand in the scene, without their tail."""
    item = item_of(groom)
    return item.mapRectToScene(QRectF(0, 0, item.size.width(), item.size.height()))


def explained(groom: Groom, key: str) -> list[str]:
    """The lines of a piece's inspection that are more than its kind."""
    inspection = groom.table.inspect(key, groom.shown)
    assert inspection is not None
    return [groom.table.say(line.text) for line in inspection.lines if not line.of_kind]


def meadow(groom: Groom) -> QPoint:
    """A point of the table where nothing lies."""
    return groom.scene(groom.table.m.rows.bottomRight() - QPointF(20, 20))


def assert_says(said: Sequence[str], lines: Sequence[str]) -> None:
    """All lines, or the first five or six and that there is more."""
    told = [words for words in said if words in lines]
    assert told == list(lines[: len(told)])
    assert len(told) >= min(len(lines), 5)
    assert (MORE in said) == (len(told) < len(lines))


@pytest.mark.parametrize("what", list(Set().keys))
@pytest.mark.parametrize("text", [1.0, 1.6])
def test_what_is_pointed_at_is_explained_beside_it_in_the_words_of_the_inspector(
    groom: Groom, what: str, text: float
) -> None:
    groom.context.settings.set("text_scale", text)
    there = Set()
    groom.tend(there.state)
    key = there.keys[what]
    groom.move(groom.piece(key))
    assert groom.page.stage.words.words == (), "in a moment"
    said = groom.read()
    inspection = groom.table.inspect(key, groom.shown)
    assert inspection is not None
    assert said[0] == groom.table.say(inspection.title)
    if text == 1.0:
        assert_says(said, explained(groom, key))
    words, stage = box_of(groom), groom.page.stage
    assert groom.table.m.free.contains(words)
    assert not words.intersects(groom.pieces[key].area())
    for other in inspection.pieces:
        assert not words.intersects(groom.pieces[other].area())
    risen = stage._closer._larger
    assert (risen is not None) == (what == "a card in the hand")
    assert risen is None or not words.intersects(risen.area())


@pytest.mark.parametrize("what", list(Set().keys))
def test_in_a_wide_window_the_words_stand_in_the_column_and_nothing_else_moves(large: Groom, what: str) -> None:
    there = Set()
    large.tend(there.state)
    before = dict(large.page.stage.pieces.places)
    said = large.read(large.piece(there.keys[what]))
    assert_says(said, explained(large, there.keys[what]))
    m, box = large.table.m, box_of(large)
    assert m.plate.left() <= box.left()
    assert box.right() <= m.plate.right()
    assert m.decks.box.bottom() < box.top()
    assert box.bottom() <= m.strip.bottom()
    assert large.page.stage.pieces.places == before
    assert not large.page.side.opened_part


def test_words_change_at_once_from_piece_to_piece_and_go_a_moment_after_the_mouse(groom: Groom) -> None:
    there = Set()
    groom.tend(there.state)
    words = groom.page.stage.words
    groom.read(groom.piece(there.keys["a card in a row"]))
    grass = meadow(groom)
    groom.move(grass)
    assert words.about == there.keys["a card in a row"], "on the way they stay"
    groom.move(groom.piece(there.keys["a stable"]))
    assert words.about == there.keys["a stable"]
    groom.move(grass)
    pass_moment(words._go)
    assert words.about == ""
    groom.read(groom.piece(there.keys["a stable"]))
    groom.move(groom.spot(groom.page.bar))
    assert words.item is None, "elsewhere in the window nothing is pointed at"


def test_the_cards_that_are_counted_light_up_with_the_words(groom: Groom) -> None:
    there = Set()
    groom.tend(there.state)
    words, found = groom.page.stage.words, 0
    for key in list(groom.pieces):
        inspection = groom.table.inspect(key, groom.shown)
        groom.read(groom.piece(key))
        gains = groom.table.reading.gains(key, groom.shown)
        wanted = {*inspection.pieces, *gains} & set(groom.pieces) - {key} if inspection else set()
        assert len(words._rings) == len(wanted)
        found += len(wanted)
    groom.move(groom.spot(groom.page.bar))
    assert words._rings == []
    assert found


def test_nothing_is_said_while_a_card_is_held_or_after_a_click_or_escape(groom: Groom) -> None:
    there = Set()
    groom.tend(there.state)
    words, card = groom.page.stage.words, there.keys["a card in the hand"]
    assert groom.read(groom.piece(card))
    groom.key(Key.Key_Escape)
    assert words.item is None
    groom.move(groom.spot(groom.page.bar))
    assert groom.read(groom.piece(card))
    groom.press(groom.piece(card))
    assert words.item is None
    groom.release(groom.piece(card))
    assert groom.read(groom.piece(there.keys["a stable"])) == (), "clicked, the card is held"
    groom.key(Key.Key_Escape)
    groom.move(groom.spot(groom.page.bar))
    groom.take(card, groom.aim(slot_key(0, 1, 0)))
    assert groom.lifted
    assert groom.read(groom.piece(there.keys["a stable"])) == ()
    groom.release(groom.piece(card))
    groom.settle()


def test_a_piece_that_the_keys_have_reached_is_explained(groom: Groom) -> None:
    there = Set()
    groom.tend(there.state)
    groom.tab_to(lambda: groom.page.stage.keyboard.reached.key == there.keys["a card in the hand"])
    description = groom.page.stage.accessibleDescription()
    assert_says(groom.read(), explained(groom, there.keys["a card in the hand"]))
    assert groom.page.stage.accessibleDescription() == description, "nothing is said twice"
    groom.key(Key.Key_Right)
    assert groom.page.stage.words.about not in ("", there.keys["a card in the hand"])


def test_the_inspector_that_was_opened_says_it_instead(groom: Groom) -> None:
    there = Set()
    groom.tend(there.state)
    groom.click(groom.piece(there.keys["a stable"]), RIGHT)
    assert groom.page.side.opened_part == "inspector"
    assert groom.read(groom.piece(there.keys["a card in a row"])) == ()
    groom.key(Key.Key_Escape)
    groom.click(groom.named("Log"))
    groom.see()
    assert groom.read(groom.piece(there.keys["a stable"]))
    assert not box_of(groom).intersects(groom.table.m.side)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)])
def test_nothing_of_it_is_there_behind_a_curtain_nor_for_who_comes_next(
    house: AppContext, size: tuple[int, int]
) -> None:
    groom = Groom(house, size)
    there = Set()
    groom.tend(there.state)
    spot = groom.piece(there.keys["a card in the hand"])
    assert groom.read(spot)
    groom.menu("Look at Aiko’s hand")
    words = groom.page.stage.words
    assert groom.page.curtain.down
    assert words.item is None
    assert not words._come.isActive()
    groom.move(spot)
    assert groom.read() == ()
    groom.lift_curtain()
    assert words.item is None
    groom.close()


def test_with_motion_words_appear_softly_and_without_at_once(groom: Groom) -> None:
    there = Set()
    groom.tend(there.state)
    groom.read(groom.piece(there.keys["a stable"]))
    assert item_of(groom).opacity() == 1.0
    groom.move(groom.spot(groom.page.bar))
    groom.context.settings.set("motion", "normal")
    groom.read(groom.piece(there.keys["a stable"]))
    groom.wait(lambda: item_of(groom).opacity() == 1.0)
    groom.context.settings.set("motion", "off")


def test_the_plate_is_explained_though_it_is_no_piece(groom: Groom) -> None:
    groom.tend(Set().state)
    said = groom.read(groom.scene(groom.table.m.fact(0).center()))
    assert said[0] == "What Vera has"
    assert [words.split()[:2] for words in said[1:5]] == [["9", "coins"], ["1", "stud"], ["0", "rider"], ["6", "VP"]]
    assert not box_of(groom).intersects(groom.table.m.plate)
    groom.move(groom.spot(groom.page.bar))
    assert groom.page.stage.words.item is None


def test_words_of_a_card_in_the_hand_leave_the_slots_free_that_it_could_go_to(groom: Groom) -> None:
    there = Set(rows=2)
    groom.tend(there.state)
    for card in there.hand:
        assert groom.read(groom.piece(card_key(card)))
        slots = {g.target for g in groom.table.gestures(groom.shown) if g.source == card_key(card)} - {"discard"}
        for key in slots:
            if key.startswith("slot"):
                assert not box_of(groom).intersects(groom.page.stage.pieces.target_area(key)), key
        groom.move(groom.spot(groom.page.bar))


def test_a_zoomed_table_leaves_words_as_large_as_ever(groom: Groom) -> None:
    there = Set()
    groom.tend(there.state)
    stage = groom.page.stage
    groom.read(groom.piece(there.keys["a stable"]))
    wide = item_of(groom).size.width()
    groom.page.zoom_in()
    groom.page.zoom_in()
    groom.wait(lambda: not stage.zoom._rest.isActive())
    groom.move(groom.spot(groom.page.bar))
    seen = next(key for key, piece in groom.pieces.items() if stage.zoom.seen.contains(piece.area()))
    assert groom.read(groom.piece(seen))
    assert box_of(groom).width() * stage.zoom.factor == pytest.approx(wide)
    assert stage.zoom.seen.contains(box_of(groom))


def test_stables_that_are_drawn_are_explained_where_they_lie(groom: Groom) -> None:
    there = Set(rows=1)
    groom.tend(there.state)
    groom.click(groom.offer_of(DRAW_STABLES))
    groom.look()
    key = stable_key(groom.state.seen[0])
    groom.move(groom.spot(groom.page.bar))
    assert groom.read(groom.piece(key))
    assert not box_of(groom).intersects(groom.pieces[key].area())


def test_a_game_that_asks_for_no_words_has_none(farmer: Farmer) -> None:
    farmer.farm()
    words = farmer.page.stage.words
    for key in list(farmer.pieces):
        farmer.move(farmer.piece(key))
        assert not words._come.isActive()
        assert words.item is None


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("text", [1.0, 1.3, 1.6, 2.0])
def test_all_words_fit_into_a_bubble_and_no_line_is_cut(large: Groom, language: str, text: float) -> None:
    large.context.settings.set("language", language)
    large.context.settings.set("text_scale", text)
    large.tend(Set().state)
    assert large.context.theme.text_scale == text
    wide = large.context.theme.high(276, 1.0)
    for key in large.pieces:
        inspection = large.table.inspect(key, large.shown)
        assert inspection is not None
        for pictured in (False, True):
            item = WordsItem(large.table, inspection, QSizeF(wide, 560), pictured, 6)
            assert item.size.height() <= 560
            for row in item._rows:
                end = row.box.left() + QFontMetricsF(row.font).horizontalAdvance(row.words)
                assert end <= wide - 12, f"{row.words!r} of {key}"
                assert row.font.pixelSize() >= 12


def test_spare_rollers_of_another_are_counted_in_the_head_and_told(groom: Groom) -> None:
    """Who divided cards did not know that the other one had rollers for a horse among them."""
    box = Box()
    state = position(
        [(box.stable(slots=3), [box.card("mare")])],
        [(box.stable(slots=4), [box.card("rider"), box.card("rider")])],
    )
    groom.tend(state)
    view, table = groom.shown.view, groom.table
    other = next(seat for seat in range(len(view.coins)) if seat != table.focus(groom.shown))
    small, panel = table.m.panel(other, table.focus(groom.shown)), panel_of(view, other)
    assert [count for drawing, count in facts_of(panel) if drawing == "token-roller"] == [2]
    boxes = fact_boxes(small, panel)
    assert len(boxes) == 5
    assert boxes[-1].right() <= small.facts.right() + 1
    groom.move(groom.scene(boxes[3].center()))
    assert groom.page.stage.viewport().toolTip() == "2 rider rollers for horses that score with one."
    groom.move(groom.scene(small.name.center()))
    assert "2 rider rollers for horses that score with one." in groom.page.stage.viewport().toolTip()


@pytest.mark.parametrize("number", range(4))
def test_a_number_in_the_head_of_another_says_what_it_is_and_how_many(groom: Groom, number: int) -> None:
    groom.tend(Set().state)
    view, table = groom.shown.view, groom.table
    other = next(seat for seat in range(len(view.coins)) if seat != table.focus(groom.shown))
    small, panel = table.m.panel(other, table.focus(groom.shown)), panel_of(view, other)
    wanted = (
        f"{panel.coins} coins to pay for cards",
        f"{panel.studs} stud token",
        f"{panel.hand} cards in hand.",
        f"{panel.points} VP if the game ended now.",
    )
    groom.move(groom.scene(small.fact(number, panel.starts).center()))
    assert groom.page.stage.viewport().toolTip().startswith(wanted[number])
    groom.move(groom.scene(small.name.center()))
    assert groom.page.stage.viewport().toolTip() == (
        f"Aiko: {panel.coins} coins, 1 stud token, {panel.hand} cards in hand; {panel.points} VP so far. "
        "No cubes on the owner card."
    ), "beside the numbers all of them"


@pytest.mark.parametrize("players", range(2, 7))
def test_a_head_without_numbers_says_all_of_them(house: AppContext, players: int) -> None:
    rows = [(Box().stable(slots=4), ())]
    state = position(*[rows] * players)
    view, large = state, 0
    for table_high in (400.0, 900.0):
        m = Measures.of(QRectF(0, 0, 960, table_high), players, 1.3, 6, views.rows_in_small(view, large))
        for seat in range(1, players):
            small = m.panel(seat, large)
            spot = small.facts.center() if small.has_facts else small.name.center()
            said = said_in_head(view, large, m, spot, lambda text, width: False)
            told = say(said)
            for words in ("coins to pay for cards", "stud token", "in hand", "VP if the game ended now"):
                assert words in told
            assert said_in_head(view, large, m, small.rows.center(), lambda text, width: True) is None


BOXES_FILLED = 0b001000011


def with_four_rows() -> State:
    """Two others have so many rows that there is no room for their owner cards in a small window."""
    box = Box()
    rows = [[(box.stable(), box.cards(1)) for _ in range(count)] for count in (2, 4, 4)]
    return position(*rows, hands=[box.cards(3), box.cards(2)], boxes=(0, BOXES_FILLED, 0))


def test_a_small_tableau_says_which_boxes_of_the_owner_card_are_filled_and_what_each_gives(groom: Groom) -> None:
    state = Set().state
    groom.tend(state._replace(boxes=(0, BOXES_FILLED)))
    view, m = groom.shown.view, groom.table.m
    owner, small = view.owners[1], m.panel(1, 0)
    said = [say(box_in_sentence(owner, box)) for box in (0, 1, 6)]
    wanted = f"Cubes on the owner card: box 1 ({said[0]}), box 2 ({said[1]}), the box above 1 and 2 ({said[2]})."
    groom.move(groom.scene(small.name.center()))
    assert groom.page.stage.viewport().toolTip().endswith(wanted)
    assert say(overview(view, tableau_key(1))[-1]) == wanted, "so is it heard"


def test_the_line_of_boxes_of_another_explains_them_all_when_it_is_pointed_at(house: AppContext) -> None:
    groom = Groom(house, (1280, 720))
    groom.tend(with_four_rows())
    line = groom.pieces[owner_key(1)]
    assert kind_of(groom.table.layout(groom.shown)[owner_key(1)].face) == "boxline"
    said = groom.read(groom.scene(line.area().center()))
    assert any(words.startswith("1 (used): ") for words in said)
    assert any(words.startswith("3: ") for words in said)
    groom.close()


def test_a_cube_that_a_computer_placed_is_traced_on_the_line_of_boxes(house: AppContext) -> None:
    groom = Groom(house, (1280, 720))
    groom.tend(with_four_rows(), kinds=(PERSON, COMPUTER, COMPUTER))
    told = Told(0, 1, (BoxUsed(0, 1, 1, 0),))
    shown = evolve(groom.shown, history=(told,))
    assert groom.table.motion.traces(shown) == (owner_key(1),)
    groom.page.stage.show_table(shown)
    assert groom.page.stage.ground.traced == (owner_key(1),)
    groom.close()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_stable_that_is_pointed_at_always_says_what_it_scores(groom: Groom, language: str) -> None:
    """Those with the most to say, with a slot to fill: the rest of it is said on a right click."""
    groom.context.settings.set("language", language)
    full = [
        number for number, one in enumerate(STABLES) if one.at_once and stable_at_end(number) and stable_line(number)
    ]
    full.sort(key=lambda stable: -len(say(stable_at_end(stable))))
    for stable in full[:4]:
        box = Box()
        cards = box.filling(stable)[:-1]
        groom.tend(position([(stable, cards)], [(box.stable(slots=3), ())], hands=[box.cards(2)], coins=[9, 9]))
        said = groom.read(groom.piece(stable_key(stable)))
        scored = stable_at_end(stable)
        assert scored is not None
        assert groom.table.say(scored) in said, said
        groom.move(meadow(groom))
