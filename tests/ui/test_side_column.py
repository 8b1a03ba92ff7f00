"""Inspector and last turn share the height of the side column by what they need."""

import pytest
from ephyran_hand import Builder
from hand import RIGHT
from PySide6.QtWidgets import QScrollArea

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.ui.kit.context import AppContext
from tests.games.cities import position

HELD = "exchange castor graeae destroy steal-token take-token lagoon-1"
CITIES = "lagoon . . .+owl", "lagoon . . ."


def to_scroll(builder: Builder) -> int:
    """How much of what the inspector explains is not seen."""
    (scroll,) = builder.page.inspector.findChildren(QScrollArea)
    return scroll.verticalScrollBar().maximum()


def point_at_all(builder: Builder) -> dict[str, int]:
    """How much is not seen of what is explained of each card, pointed at one after the other."""
    found = {}
    for key in sorted(key for key in builder.pieces if key.startswith("card.")):
        builder.move(builder.clear(builder.pieces[key].area(), key))
        builder.see()
        found[key] = to_scroll(builder)
    return found


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("size", "most"), [((1920, 1080), 0), ((1600, 900), 20)])
def test_what_a_card_of_two_halves_does_is_seen_whole_but_for_a_line_where_the_window_is_small(
    house: AppContext, language: str, size: tuple[int, int], most: int
) -> None:
    house.settings.set("language", language)
    builder = Builder(house, size)
    builder.build(position(*CITIES, hands=(HELD, "lands-2")), kinds=(PERSON, COMPUTER))
    cut = point_at_all(builder)
    assert len(builder.page.inspector.lines) > 4
    builder.close()
    assert max(cut.values()) <= most, cut


def test_the_inspector_grows_with_what_it_explains_and_stays_so_while_one_looks_around(house: AppContext) -> None:
    builder = Builder(house, (1600, 900))
    builder.build(position(*CITIES, hands=(HELD, "lands-2")), kinds=(PERSON, COMPUTER))
    inspector, last_turn = builder.page.inspector, builder.page.side.last_turn
    assert last_turn is not None
    usual, heights = inspector.height(), []
    for _ in range(2):
        for key in sorted(key for key in builder.pieces if key.startswith("card.")):
            builder.move(builder.clear(builder.pieces[key].area(), key))
            builder.see()
            heights.append(inspector.height())
    assert heights == sorted(heights)
    assert heights[-1] > usual
    assert last_turn.verticalScrollBar().maximum() == 0
    builder.close()


def test_what_one_read_leaves_no_trace_in_the_height_for_who_looks_next(house: AppContext) -> None:
    builder = Builder(house, (1600, 900))
    builder.build(position(*CITIES, hands=(HELD, "lands-2")))
    usual = builder.page.inspector.height()
    builder.look_at_cards()
    builder.click(builder.clear(builder.pieces["card.92"].area(), "card.92"), RIGHT)
    builder.see()
    assert builder.page.inspector.height() > usual
    builder.click(builder.button("hide"))
    builder.see()
    assert builder.page.hotseat.audience is None
    assert builder.page.inspector.height() == usual
    builder.close()
