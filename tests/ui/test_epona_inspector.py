"""The inspector at Epona: what a card really costs who holds it."""

from epona_hand import Groom
from hand import RIGHT

from boardroom.games.epona.state import card_key
from tests.games.epona_positions import Box, position


def lines(groom: Groom, card: int) -> list[str]:
    """What is said of a card that is clicked with the right button."""
    groom.click(groom.piece(card_key(card)), RIGHT)
    groom.see()
    return [line.words for line in groom.page.inspector.lines if line.isVisible()]


def test_the_inspector_tells_the_printed_cost_and_the_discounted_one_with_its_box(groom: Groom) -> None:
    box = Box()
    dear, plain = box.card("sporting", cost=2), box.card("working", cost=2)
    groom.tend(position([(box.stable(slots=4), ())], hands=[[dear, plain]], boxes=(1,)))
    said = lines(groom, dear)
    assert "Costs 2 coins." in said
    assert "For Vera 1 coin: sporting horses cost 1 coin less (box 1)." in said
    said = lines(groom, plain)
    assert "Costs 2 coins." in said
    assert not any(line.startswith("For Vera") for line in said)
