"""A mouse that rests while the picture becomes another: what lies under it then is shown larger."""

from farming import Farmer
from hand import Key
from PySide6.QtCore import QPoint

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.my_kingdom_for_a_horse.position.cards import CARD_OF
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE, Piece
from tests.games.farms import START_1, rolled

STRAY, SLEIGHT = (f"card.{CARD_OF[name]}" for name in ("stray", "sleight"))


def closer(farmer: Farmer) -> list[str]:
    """The keys of the cards that are shown larger."""
    items = farmer.page.stage.scene().items()
    return [item.key for item in items if isinstance(item, Piece) and item.zValue() >= BAND_BUBBLE]


def point_at_card(farmer: Farmer) -> QPoint:
    """Come to a hand of two cards, with the mouse on the first; where it is."""
    position = rolled(
        START_1, START_1, dice="fence-1 fence-1 pig-1 sheep", hands=("stray sleight", "ram"), deck="lambing hayloft"
    )
    farmer.farm(position)
    farmer.look_at_cards()
    spot = farmer.piece(STRAY)
    farmer.move(spot)
    assert closer(farmer) == [STRAY]
    return spot


def test_a_card_pointed_at_is_still_shown_larger_after_the_table_changed(farmer: Farmer) -> None:
    point_at_card(farmer)
    farmer.context.settings.set("theme", "evening")
    farmer.see()
    assert closer(farmer) == [STRAY]
    farmer.propose(0, "use 3")
    assert closer(farmer) == [STRAY]


def test_the_card_that_comes_to_lie_under_the_mouse_is_shown_larger_and_inspected_when_it_moves(farmer: Farmer) -> None:
    spot = point_at_card(farmer)
    stage, inspector = farmer.page.stage, farmer.page.inspector
    before = inspector.inspection
    assert before is not None
    farmer.propose(0, "play stray")
    under = stage.pieces.piece_at(stage.mapToScene(stage.viewport().mapFrom(farmer.window, spot)))
    assert under.startswith("card.")
    assert under != STRAY
    assert closer(farmer) == [under]
    farmer.move(spot + QPoint(1, 0))
    assert closer(farmer) == [under]
    assert inspector.inspection is not None
    assert inspector.inspection.title != before.title


def test_nothing_is_shown_larger_once_the_keys_are_used_or_the_mouse_is_elsewhere(farmer: Farmer) -> None:
    spot = point_at_card(farmer)
    farmer.move(farmer.spot(farmer.page.bar))
    farmer.context.settings.set("theme", "evening")
    farmer.see()
    assert closer(farmer) == []
    farmer.move(spot)
    # The keys come to the cards, which were looked at just now; the one that they have reached is shown larger.
    farmer.key(Key.Key_Tab)
    farmer.key(Key.Key_Tab)
    assert farmer.page.stage.keyboard.reached.key == SLEIGHT
    farmer.context.settings.set("theme", "day")
    farmer.see()
    assert closer(farmer) == [SLEIGHT]


def test_a_card_that_the_keys_come_to_after_the_last_fence_is_ringed_but_covers_no_other_until_a_key_goes_on(
    farmer: Farmer,
) -> None:
    state = rolled(
        START_1, START_1, dice="fence-1 half-cow sheep-1 cow", rolls=3, used=0b1100, hands=("stray sleight", "")
    )
    page = farmer.farm(state, kinds=(PERSON, COMPUTER))
    keyboard = page.stage.keyboard
    page.stage.setFocus()
    for _ in range(2):
        # The number of the die, and of the fence that it gives; the first edge, and Enter.
        farmer.key(Key.Key_1)
    farmer.key(Key.Key_Return)
    farmer.key(Key.Key_Return)
    assert not farmer.state.tasks, farmer.ask
    farmer.settle()
    assert keyboard.reached.key == STRAY
    assert closer(farmer) == []
    farmer.key(Key.Key_Right)
    assert closer(farmer) == [keyboard.reached.key]
