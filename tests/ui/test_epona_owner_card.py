"""The owner card on the table: what is said of it lies over none of its boxes, so that they are clicked where they are
seen.
"""

from epona_hand import Groom
from PySide6.QtCore import QPointF

from boardroom.games.epona.position.actions import SALES
from boardroom.games.epona.position.state import card_key, owner_key
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.table.gestures.keys import DISCARD
from tests.games.epona_positions import Box, position


def test_the_owner_card_is_explained_beside_it_also_while_its_boxes_are_clicked(groom: Groom) -> None:
    box = Box()
    state = position([(box.stable(slots=3), [])], hands=[[box.card()]], pending=(Bonus(BonusKind.OWNER),))
    groom.tend(state)
    said = groom.read(groom.box_spot(3))
    assert any(words.startswith("Box 4 (free)") for words in said)
    groom.click(groom.box_spot(3))
    assert groom.done() == ["box 4"]
    groom.settle()
    said = groom.read(groom.box_spot(1))
    assert any(words.startswith("Box 4 (used)") for words in said)
    item = groom.page.stage.words.item
    assert item is not None
    assert not item.sceneBoundingRect().contains(groom.pieces[owner_key(0)].area().center())


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
