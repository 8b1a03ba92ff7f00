"""The owner card on the table: what is seen larger is never what is clicked elsewhere."""

from epona_hand import Groom

from boardroom.games.epona.state import owner_key
from boardroom.games.epona.vocabulary import OWNER, Bonus
from boardroom.ui.stage.pieces import BAND_BUBBLE, Piece
from tests.games.epona_positions import Box, position


def closer(groom: Groom) -> list[str]:
    """What is shown larger where the mouse rests."""
    items = groom.page.stage.scene().items()
    return [item.key for item in items if isinstance(item, Piece) and item.zValue() >= BAND_BUBBLE]


def test_the_owner_card_is_seen_larger_except_while_its_boxes_are_clicked(groom: Groom) -> None:
    box = Box()
    state = position([(box.stable(slots=3), [])], hands=[[box.card()]], pending=(Bonus(OWNER),))
    groom.tend(state)
    groom.move(groom.box_spot(3))
    assert closer(groom) == []
    groom.click(groom.box_spot(3))
    assert groom.done() == ["box 4"]
    groom.settle()
    groom.move(groom.box_spot(1))
    assert closer(groom) == [owner_key(0)]
