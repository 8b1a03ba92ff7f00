"""The owner card on the table: what is said of it lies over none of its boxes, so that they are clicked where they are
seen.
"""

from epona_hand import Groom
from hand import Key
from PySide6.QtCore import QPointF, Qt

from boardroom.games.epona.position.actions import SALES
from boardroom.games.epona.position.cards import BOXES
from boardroom.games.epona.position.state import card_key, owner_key
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.table.gestures.keys import DISCARD, box_key, cube_key
from boardroom.ui.stage.pieces.capsules import KeyCap
from tests.games.epona_positions import Box, position
from tests.waiting import pass_moment


def test_the_owner_card_is_explained_beside_it_also_while_its_boxes_are_clicked(groom: Groom) -> None:
    box = Box()
    state = position([(box.stable(slots=3), [])], hands=[[box.card()]], pending=(Bonus(BonusKind.OWNER),))
    groom.tend(state)
    said = groom.read(groom.box_spot(3))
    assert any(words.startswith("4: ") for words in said)
    boxes = [words for words in said if words[0].isdigit() or words.startswith("Third cube, above ")]
    assert len(boxes) == BOXES, "all that can be seen"
    groom.click(groom.box_spot(3))
    assert groom.done() == ["box 4"]
    groom.settle()
    said = groom.read(groom.box_spot(1))
    assert any(words.startswith("4 (used): ") for words in said)
    item = groom.page.stage.words.item
    assert item is not None
    assert not item.sceneBoundingRect().contains(groom.pieces[owner_key(0)].area().center())


def test_words_of_the_owner_card_that_is_clicked_come_again_only_when_the_mouse_moves(groom: Groom) -> None:
    box = Box()
    state = position([(box.stable(slots=3), [])], hands=[[box.card()]], pending=(Bonus(BonusKind.OWNER),))
    groom.tend(state)
    words = groom.page.stage.words
    assert groom.read(groom.box_spot(3))
    groom.click(groom.box_spot(3))
    groom.settle()
    assert groom.read() == (), "it was not asked again"
    groom.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    groom.settle()
    assert groom.done() == []
    assert groom.read() == ()
    assert not words._come.isActive()
    assert groom.read(groom.box_spot(4)), "still over the card, but moved"
    groom.move(groom.scene(groom.table.m.rows.bottomRight() - QPointF(20, 20)))
    pass_moment(words._go)
    assert groom.page.stage.words.item is None


def test_a_card_that_is_dropped_beside_the_place_for_sold_ones_is_not_sold_though_it_reaches_over_it(
    groom: Groom,
) -> None:
    box = Box()
    number = box.card()
    card = card_key(number)
    groom.tend(position([(box.stable(slots=3), [])], [(box.stable(slots=3), [])], hands=[[number]]))
    stage = groom.page.stage
    place = stage.pieces.target_area(DISCARD)
    for spot in (QPointF(place.left() - 3, place.center().y()), QPointF(place.center().x(), place.top() - 3)):
        groom.take(card, groom.scene(spot))
        assert stage.drag is not None
        assert stage.drag.best != DISCARD
        assert stage.pieces[card].area().intersects(place)
        groom.release(groom.scene(spot))
        groom.settle()
        assert groom.done() == []
    groom.drag(card, groom.scene(QPointF(place.center().x(), place.top() + 2)))
    assert groom.done() == [groom.page.session.rules.records.text(SALES[number])]


def box_numbers(groom: Groom) -> dict[str, int]:
    """The boxes of the owner card by the numbers that are seen at them."""
    items = groom.page.stage.scene().items()
    caps = {item.words: item.area() for item in items if isinstance(item, KeyCap)}
    boxes = {box: groom.page.stage.pieces.target_area(box_key(0, box)) for box in range(BOXES)}
    return {words: box for words, area in caps.items() for box, place in boxes.items() if place.contains(area.center())}


def test_boxes_keep_their_own_numbers_as_long_as_one_is_chosen_and_while_a_cube_is_held(groom: Groom) -> None:
    box = Box()
    owners = (Bonus(BonusKind.OWNER),) * 2
    groom.tend(position([(box.stable(slots=3), [])], hands=[[box.card(), box.card()]], pending=owners))
    stage = groom.page.stage
    stage.setFocus()
    groom.tab_to(lambda: stage.keyboard.reached.key == cube_key(0))
    free = {str(number + 1): number for number in range(6)}
    assert box_numbers(groom) == free
    groom.key(Key.Key_Return)
    assert groom.lifted
    assert box_numbers(groom) == free, "with a cube in hand"
    groom.key(Key.Key_Escape)
    groom.key(Key.Key_1)
    groom.see()
    del free["1"]
    assert box_numbers(groom) == free, "with the first one taken"
    groom.tab_to(lambda: stage.keyboard.reached.key == cube_key(0))
    groom.key(Key.Key_Return)
    assert box_numbers(groom) == free, "with the next cube in hand"
    groom.key(Key.Key_1)
    assert groom.note == "Nothing has the number 1 now."
    groom.key(Key.Key_5)
    groom.key(Key.Key_Return)
    groom.see()
    assert groom.done() == ["box 1", "box 5"]
