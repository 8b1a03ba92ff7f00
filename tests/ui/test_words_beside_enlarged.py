"""Whoever only points at a piece that is shown larger gets its words with it, without opening anything."""

from ephyran_hand import Builder
from farming import Farmer

from boardroom.games.ephyran.position.state import card_key
from tests.games.cities import position
from tests.games.farms import START_1, rolled

NARROW, WIDE = (1280, 720), (1920, 1080)


def held(builder: Builder) -> str:
    """Begin with a support in hand, and give its key."""
    builder.build(position("lagoon .", "lagoon .", hands=("destroy",)))
    builder.look_at_cards()
    builder.see()
    shown = builder.page.shown
    assert shown is not None
    return card_key(shown.view.hands[0][0])


def test_a_card_in_hand_is_explained_beside_its_enlarged_picture(builder: Builder) -> None:
    builder.window.resize(*NARROW)
    key = held(builder)
    assert any("Destroy" in line for line in builder.read(builder.piece(key)))


def test_where_the_inspector_is_in_view_nothing_is_said_twice(builder: Builder) -> None:
    builder.window.resize(*NARROW)
    key = held(builder)
    builder.click(builder.page.bar.panels["inspector"])
    assert builder.read(builder.piece(key)) == ()
    builder.click(builder.page.bar.panels["inspector"])
    builder.window.resize(*WIDE)
    builder.see()
    assert builder.read(builder.piece(key)) == ()
    assert builder.page.inspector.inspection is not None


def test_a_piece_that_can_be_read_as_it_lies_is_covered_by_no_words(farmer: Farmer) -> None:
    farmer.window.resize(*NARROW)
    farmer.farm(rolled(START_1, START_1, dice="half-cow pig-1 fence-1 sheep"))
    farmer.see()
    assert farmer.read(farmer.piece("die.0")) == ()


def test_the_words_beside_an_enlarged_farm_card_repeat_nothing_that_stands_on_it(farmer: Farmer) -> None:
    farmer.window.resize(*NARROW)
    page = farmer.farm(rolled(START_1, START_1, dice="half-cow pig-1 fence-1 sheep", hands=("stray", "")))
    farmer.look_at_cards()
    farmer.see()
    key = next(key for key in farmer.pieces if key.startswith("card."))
    said = " ".join(farmer.read(farmer.piece(key)))
    assert "Immediate: resolve it, then discard it." in said
    assert "2 sheep" not in said
    assert "Cost" not in said
    inspection = page.table.inspect(key, farmer.shown)
    assert inspection is not None
    assert len(inspection.lines) == 2, "the inspector says all of it"
