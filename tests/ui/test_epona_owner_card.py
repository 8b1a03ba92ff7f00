"""The owner card on the table: what is seen larger is never what is clicked elsewhere."""

from epona_hand import Groom
from PySide6.QtCore import QPointF

from boardroom.games.epona.position.actions import SALES
from boardroom.games.epona.position.state import card_key, owner_key
from boardroom.games.epona.position.vocabulary import Bonus, BonusKind
from boardroom.games.epona.table.gestures.keys import DISCARD
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE, Piece
from tests.games.epona_positions import Box, position


def closer(groom: Groom) -> list[str]:
    """What is shown larger where the mouse rests."""
    items = groom.page.stage.scene().items()
    return [item.key for item in items if isinstance(item, Piece) and item.zValue() >= BAND_BUBBLE]


def test_the_owner_card_is_seen_larger_except_while_its_boxes_are_clicked(groom: Groom) -> None:
    box = Box()
    state = position([(box.stable(slots=3), [])], hands=[[box.card()]], pending=(Bonus(BonusKind.OWNER),))
    groom.tend(state)
    groom.move(groom.box_spot(3))
    assert closer(groom) == []
    groom.click(groom.box_spot(3))
    assert groom.done() == ["box 4"]
    groom.settle()
    groom.move(groom.box_spot(1))
    assert closer(groom) == [owner_key(0)]


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
