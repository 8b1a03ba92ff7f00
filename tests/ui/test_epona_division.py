"""How Epona's table is divided: the rows take all the room there is, for as many of them as there are."""

from itertools import pairwise, product
from math import floor

import pytest
from epona_hand import Groom
from hand import Key
from PySide6.QtCore import QRectF, QSizeF

from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.state import card_key
from boardroom.games.epona.table.faces.faces import both_from
from boardroom.games.epona.table.gestures.keys import keep_key
from boardroom.games.epona.table.layout.division import COLUMNS, WHOLE_FROM, Division, Tray, divide, scale_of
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.games.epona.table.layout.small_tableau import Column
from tests.games.epona_positions import Box, position

LOW, HIGH = 92, 100
"""The height of bar and prompt, in low and high windows."""
WINDOWS = {(1280, 720): LOW, (1366, 768): LOW, (1600, 1000): HIGH, (1920, 1080): HIGH, (2560, 1440): HIGH}
WHOLE, COMPACT = True, False

CELLS = {
    (1280, 720): ("24x39 38 39 26 20", "24x39 37 20 22ft 18ft"),
    (1366, 768): ("26x43 43 43 30 24", "26x43 41 23 21f 21ft"),
    (1600, 1000): ("39x64 64 64 47 32", "39x64 59 34 22 23f"),
    (1920, 1080): ("48x78 78 78 53 37", "48x78 66 39 25 28f"),
}
"""The cards of the others, of two to six players, where all have three rows; and where all have six, of which three are
finished: f where those are folded, t where only the points are left of the numbers.
"""

LAID = [
    ((1280, 720), 2, WHOLE, (116, 162), 170, 264, (192, 200)),
    ((1280, 720), 3, COMPACT, (116, 117), 125, 223, (192, 200)),
    ((1280, 720), 4, COMPACT, (116, 100), 108, 160, (192, 200)),
    ((1280, 720), 5, COMPACT, (116, 90), 98, 96, (192, 200)),
    ((1280, 720), 6, COMPACT, (116, 73), 81, 94, (192, 200)),
    ((1366, 768), 2, WHOLE, (124, 173), 181, 290, (207, 215)),
    ((1366, 768), 3, COMPACT, (124, 128), 136, 238, (207, 215)),
    ((1366, 768), 4, COMPACT, (124, 104), 112, 192, (207, 215)),
    ((1366, 768), 5, COMPACT, (124, 100), 108, 94, (207, 215)),
    ((1366, 768), 6, COMPACT, (124, 81), 89, 94, (207, 215)),
    ((1600, 1000), 2, WHOLE, (146, 204), 212, 450, (242, 252)),
    ((1600, 1000), 3, WHOLE, (129, 180), 188, 304, (300, 304)),
    ((1600, 1000), 4, COMPACT, (146, 131), 139, 306, (242, 252)),
    ((1600, 1000), 5, COMPACT, (146, 116), 124, 236, (242, 252)),
    ((1600, 1000), 6, COMPACT, (146, 114), 122, 118, (242, 252)),
    ((1920, 1080), 2, WHOLE, (178, 249), 257, 440, (289, 301)),
    ((1920, 1080), 3, WHOLE, (142, 198), 206, 330, (365, 365)),
    ((1920, 1080), 4, COMPACT, (178, 145), 153, 330, (289, 301)),
    ((1920, 1080), 5, COMPACT, (178, 133), 141, 231, (289, 301)),
    ((1920, 1080), 6, COMPACT, (178, 125), 133, 132, (289, 301)),
]
"""Window, rows; face, card, height of a row, what is seen of the hand, columns."""


def divided(window: tuple[int, int], rows: int) -> Division:
    width, height = window
    return divide(QSizeF(width, height - WINDOWS[window]), rows)


@pytest.mark.parametrize(("window", "rows", "whole", "card", "row", "peek", "columns"), LAID)
def test_rows_are_as_high_as_there_is_room_for(
    window: tuple[int, int],
    rows: int,
    whole: bool,
    card: tuple[int, int],
    row: int,
    peek: int,
    columns: tuple[int, int],
) -> None:
    found = divided(window, rows)
    assert (found.whole, found.card.toTuple(), found.row) == (whole, card, row)
    assert (round(found.peek), round(found.left), round(found.right)) == (peek, *columns)


@pytest.mark.parametrize("bars", range(HIGH, 180, 10))
@pytest.mark.parametrize("rows", range(2, MOST_ROWS + 1))
def test_rows_are_a_little_lower_where_the_cards_of_the_hand_are_seen_whole_for_it(rows: int, bars: int) -> None:
    """A window of the whole screen has a title and a menu, too."""
    width, comfortable = 1920.0, 133
    found = divide(QSizeF(width, 1080 - bars), rows)
    whole = found.peek * (1 - 2 * 0.022) >= WHOLE_FROM * scale_of(width)
    assert whole == (rows < MOST_ROWS)
    if rows == 5:
        assert found.card.height() >= 0.9 * comfortable
    assert found.card.height() >= divide(QSizeF(width, 1080 - bars), rows + 1).card.height()


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("rows", range(1, MOST_ROWS + 2))
def test_rows_hand_and_columns_fill_the_window_and_no_more(window: tuple[int, int], rows: int) -> None:
    found = divided(window, rows)
    width, height = window
    used = WINDOWS[window] + found.margin + rows * found.row + 6 * (rows - 1) + 8 + found.peek
    assert used == pytest.approx(height)
    across = found.left + found.right + found.rows_width + 4 * found.margin
    assert across <= width + 0.01
    at_their_widest = max(found.left, found.right) == pytest.approx(width * 0.19)
    assert at_their_widest or across == pytest.approx(width)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("rows", range(1, MOST_ROWS + 1))
def test_what_scores_and_what_names_a_type_is_high_enough_to_be_told(window: tuple[int, int], rows: int) -> None:
    found, floor = divided(window, rows), 18 * scale_of(window[0])
    high, wide = found.card.height(), found.card.width()
    if found.whole:
        assert high >= WHOLE_FROM * scale_of(window[0])
        assert wide * 34 / 126 >= floor
    else:
        unit = wide / 118
        assert min(max(0.36 * high / unit, 31), 44) * unit >= floor
        assert min(max(0.265 * high / unit, 25), 33) * unit >= floor


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("rows", range(1, MOST_ROWS + 1))
@pytest.mark.parametrize("tray", [Tray.OFFER, Tray.TWO_LINES])
def test_an_offer_has_room_for_whole_cards_and_rows_turn_compact(
    window: tuple[int, int], rows: int, tray: Tray
) -> None:
    width, height = window
    area = QSizeF(width, height - WINDOWS[window])
    found, usual = divide(area, rows, tray), divided(window, rows)
    assert found.peek - 2 * 6 >= WHOLE_FROM
    assert found.card.height() <= usual.card.height()
    least = (area.height() + 100) * 0.25
    assert found.card.height() >= 72 or found.peek < least + rows, "no higher than cards can be read"


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("rows", range(2, MOST_ROWS + 1))
def test_faces_and_columns_stay_while_cards_are_offered_and_placed_by_turns_and_so_do_rows_that_are_high_enough(
    window: tuple[int, int], rows: int
) -> None:
    width, height = window
    offered = divide(QSizeF(width, height - WINDOWS[window]), rows, Tray.OFFER)
    placed = divided(window, rows)
    assert (placed.whole, placed.left, placed.right) == (offered.whole, offered.left, offered.right)
    assert placed.card.width() == offered.card.width()
    comfortable = floor(100 * scale_of(width))
    assert placed.card.height() <= max(comfortable, offered.card.height())
    if offered.card.height() >= comfortable:
        assert placed == offered, "nothing moves"


@pytest.mark.parametrize("rows", range(1, MOST_ROWS + 1))
def test_the_place_for_a_card_that_is_kept_makes_room_for_what_others_did(rows: int) -> None:
    m = Measures.of(QRectF(0, HIGH, 1920, 1080 - HIGH), 3, rows=rows, pairs=2)
    assert m.rest(keeps=True).height() >= 106
    assert 64 <= m.keep.height() <= 112
    low = Measures.of(QRectF(0, HIGH, 1280, 720 - HIGH), 3, rows=rows, pairs=2)
    assert low.keep.top() > low.decks.box.bottom(), "where there is none, both stand whole"


@pytest.mark.parametrize("grow", [1.0, 1.3])
@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("rows", range(1, MOST_ROWS + 1))
def test_a_card_is_kept_in_the_tray_above_discarded_ones_or_where_that_is_too_low_in_the_column(
    window: tuple[int, int], rows: int, grow: float
) -> None:
    width, height = window
    free = QRectF(0, WINDOWS[window], width, height - WINDOWS[window])
    usual = Measures.of(free, 3, grow, rows=rows, pairs=2)
    m = Measures.of(free, 3, grow, rows=rows, pairs=2, keeps_beside=True)
    assert (m.tray, m.rows, m.decks, m.side) == (usual.tray, usual.rows, usual.decks, usual.side)
    offered = Measures.of(free, 3, grow, rows=rows, use=Tray.OFFER, pairs=2, keeps_beside=True)
    assert offered.keeps_in_tray == m.keeps_in_tray, "while a card is drawn for a bonus it lies in the same place"
    if not m.keeps_in_tray:
        assert rows >= 5
        assert (m.keep, m.sell) == (usual.keep, usual.sell)
        return
    assert m.tray.contains(m.keep)
    assert m.tray.contains(m.sell)
    assert m.keep.bottom() < m.sell.top()
    assert m.keep.size() == m.sell.size()
    assert m.keep.height() >= 50
    assert m.rest(keeps=True) == m.rest(keeps=False), "the log has its whole room"
    for held in range(9):
        for card in range(held):
            box, before = m.hand(held).box(card), usual.hand(held).box(card)
            assert box.size().toTuple() == pytest.approx(before.size().toTuple())
            assert box.right() < m.keep.left()


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_where_there_is_no_tray_the_rows_have_its_room(window: tuple[int, int]) -> None:
    width, height = window
    area = QSizeF(width, height - WINDOWS[window])
    for rows in range(2, MOST_ROWS + 1):
        assert divide(area, rows, Tray.NONE).card.height() >= divided(window, rows).card.height()


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_a_card_is_never_higher_for_another_row(window: tuple[int, int]) -> None:
    heights = [divided(window, rows).card.height() for rows in range(2, MOST_ROWS + 2)]
    assert heights == sorted(heights, reverse=True)
    assert COLUMNS == 7


# The other tableaus.

LEAST_LINE = 4.0
"""The height down to which the boxes of an owner card that are filled are told from those that are not."""


def column(window: tuple[int, int], players: int, rows: tuple[bool, ...], grow: float = 1.0) -> Column:
    """The panels of all but one in a window, whose rows may be folded or not."""
    width, height = window
    table = QSizeF(width, height - WINDOWS[window])
    found = divide(table, 3)
    area = QRectF(found.margin, found.margin, found.left, table.height() - 2 * found.margin)
    return Column.of(area, table, (rows,) * (players - 1), grow)


def said(found: Column) -> str:
    """How high cards are, and what was given up for that."""
    return f"{floor(found.row)}{'f' * found.folded}{'t' * (not found.tableaus[0].has_facts)}"


@pytest.mark.parametrize("window", CELLS, ids=str)
def test_cards_of_others_are_as_high_as_there_is_room_for_in_all_their_rows(window: tuple[int, int]) -> None:
    for rows, expected in zip(((False,) * 3, (False, True) * 3), CELLS[window], strict=True):
        found = [column(window, players, rows) for players in range(2, 7)]
        wide = floor(found[0].tableaus[0].card.width())
        assert f"{wide}x{' '.join(map(said, found))}" == expected


@pytest.mark.parametrize("window", [(1280, 720), (1366, 768)], ids=str)
@pytest.mark.parametrize("bars", [LOW, 130])
def test_two_others_with_three_rows_each_have_their_owner_cards_whole_below_rows_that_are_a_little_lower(
    window: tuple[int, int], bars: int
) -> None:
    """A window of the whole screen has a title and a menu, too."""
    width, height = window
    area = QRectF(10, 10, divided(window, 3).left, height - bars - 20)
    found = Column.of(area, QSizeF(width, height - bars), ((False,) * 3,) * 2)
    assert not found.owner.isEmpty()
    assert found.owner.width() >= 160
    assert found.row >= 0.8 * found.highest
    assert found.tableaus[-1].box.bottom() <= area.bottom() + 0.01


BARS = (LOW, HIGH, 115, 130, 140, 153, 165)
"""Of windows without and with a title and a menu, in usual text and a larger one."""


def shows_both(m: Measures) -> bool:
    """Whether all cards of others tell their sex, and all their stables their slots."""
    panels = m.smalls(0)
    # Faces are painted in whole pixels.
    wide, high = round(panels[0].card.width()), round(panels[0].card.height())
    return high >= both_from(wide) and all(
        panel.heights == (panel.card.height(),) * len(panel.heights) for panel in panels
    )


@pytest.mark.parametrize("window", [(1200, 700), (1280, 720), (1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("grow", [1.0, 1.3])
@pytest.mark.parametrize("own", range(2, MOST_ROWS + 1))
def test_marks_of_others_that_are_shown_with_more_rows_are_shown_with_fewer_and_give_way_to_no_owner_card(
    window: tuple[int, int], players: int, grow: float, own: int
) -> None:
    """Rows come one by one, to one of the others after the other; every second one of each is finished, or none."""
    width, height = window
    for bars, finished in product(BARS, (False, True)):
        free, found = QRectF(0, bars, width, height - bars), []
        for count in range(players - 1, MOST_ROWS * (players - 1) + 1):
            each, more = divmod(count, players - 1)
            rows = [each + (other < more) for other in range(players - 1)]
            laid = ((), *(tuple(finished and row % 2 == 1 for row in range(there)) for there in rows))
            with_owners, without = (
                Measures.of(free, players, grow, rows=own, laid=laid, has_owners=there) for there in (True, False)
            )
            assert shows_both(with_owners) == shows_both(without), (bars, rows)
            found.append(shows_both(with_owners))
        assert found[0] or players == 6
        assert found == sorted(found, reverse=True), bars


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("rows", [(False,), (False,) * 3, (False, True) * 3, (True,) * 6])
def test_panels_of_others_fill_their_column_and_no_more(
    window: tuple[int, int], players: int, rows: tuple[bool, ...]
) -> None:
    for grow in (1.0, 1.3, 2.0):
        found = column(window, players, rows, grow)
        boxes = [small.box for small in found.tableaus]
        assert boxes[-1].bottom() <= found.area.bottom() + 0.01
        assert all(one.bottom() < other.top() for one, other in pairwise(boxes))
        for small in found.tableaus:
            parts = [small.name, *([small.facts] if small.has_facts else []), small.rows]
            parts += [small.owner_card] * (not small.owner.isEmpty())
            parts += [small.box_line] * small.owner.isEmpty()
            assert small.owner.isEmpty() == (small.box_line.height() >= LEAST_LINE * grow)
            assert all(small.box.contains(part) for part in parts)
            assert all(one.bottom() < other.top() + 0.01 for one, other in pairwise(parts))
            assert small.rows.adjusted(-0.01, -0.01, 0.01, 0.01).contains(small.slot(len(rows) - 1, 5))


def test_finished_rows_are_not_folded_where_there_is_room() -> None:
    assert not column((1600, 1000), 3, (True,) * 6).folded
    assert column((1280, 720), 6, (True, False) * 3).folded


@pytest.mark.parametrize("rows", [3, 4, 5])
def test_the_place_for_a_card_that_is_kept_stays_where_it_is_while_one_card_after_another_is_discarded(
    groom: Groom, rows: int
) -> None:
    box = Box()
    cards = box.cards(4)
    groom.tend(position([(box.stable(slots=4), ()) for _ in range(rows)], [(box.stable(), ())], hands=[cards]))
    place = groom.table.target(keep_key(0))
    for card in cards[1:]:
        groom.drag(card_key(card), groom.aim("discard"))
        groom.settle()
        assert groom.table.target(keep_key(0)) == place
    groom.hold(card_key(cards[0]), keep_key(0))
    assert groom.told(), "it can be kept there"
    groom.key(Key.Key_Escape)
