"""What is written can be read, and what can be pressed is seen: measured by the contrast ratio of the WCAG.

4.5 : 1 between words and their ground, 3 : 1 between a border or a focus ring and what it stands on.
"""

from collections import Counter

import pytest
from ephyran_hand import Builder
from epigo_hand import EpigoHand
from farming import Farmer
from hand import Hand
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from boardroom.games.ephyran.position.cards import TERRITORIES
from boardroom.games.ephyran.position.state import Ending
from boardroom.games.ephyran.table.faces import writing as city_writing
from boardroom.games.ephyran.table.faces.colours import CREAM, DIONYSUS_HUES, SUPPORT_HUES, TERRITORY_HUES
from boardroom.games.epigo.table.faces.layers import HINT_INKS, SIDE_INKS, SLOT_EDGES, TRAY_INK
from boardroom.games.my_kingdom_for_a_horse.table.faces import writing
from boardroom.ui.kit.theme import BRASS, DAY, EVENING, GOLD, Palette
from tests.games.cities import position
from tests.games.farms import START_1, rolled, trading

TEXT, BORDER = 4.5, 3.0
THEMES = pytest.mark.parametrize("palette", [DAY, EVENING], ids=lambda palette: palette.name)
WRITTEN = (
    *((ink, ground) for ink in ("text", "quiet", "disabled", "warning") for ground in ("window", "panel", "heading")),
    *((ink, ground) for ink in ("brass", "main", "done_text") for ground in ("window", "panel")),
    ("text", "acting"),
    ("acting_text", "acting"),
    ("done_text", "done"),
    ("main_text", "main"),
    ("panel", "brass"),
    ("bar_text", "bar"),
    ("bar_quiet", "bar"),
)
BORDERS = (
    *((edge, ground) for edge in ("edge", "brass") for ground in ("window", "panel", "heading")),
    ("brass", "acting"),
    ("rim", "panel"),
    ("main", "panel"),
    ("main", "window"),
    ("warning", "panel"),
)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    dark, light = sorted(map(_luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def ground(picture: QImage, box: QRectF) -> QColor:
    """What most of a box is filled with."""
    area = picture.copy(box.toRect())
    seen = Counter(area.pixel(x, y) for x in range(0, area.width(), 2) for y in range(0, area.height(), 2))
    return QColor(seen.most_common(1)[0][0])


def on_stage(hand: Hand) -> QImage:
    """The stage as it is painted, a pixel for each of its units."""
    return grabbed(hand.page.stage)


def grabbed(widget: QWidget) -> QImage:
    picture = widget.grab().toImage()
    return picture.scaled(widget.size()) if picture.size() != widget.size() else picture


@THEMES
def test_words_of_the_house_can_be_read_on_every_ground_they_stand_on(palette: Palette) -> None:
    faint = {
        (ink, on): round(contrast(QColor(getattr(palette, ink)), QColor(getattr(palette, on))), 2)
        for ink, on in WRITTEN
        if contrast(QColor(getattr(palette, ink)), QColor(getattr(palette, on))) < TEXT
    }
    assert not faint


@THEMES
def test_borders_and_focus_rings_are_seen_on_every_ground_they_stand_on(palette: Palette) -> None:
    faint = {
        (edge, on): round(contrast(QColor(getattr(palette, edge)), QColor(getattr(palette, on))), 2)
        for edge, on in BORDERS
        if contrast(QColor(getattr(palette, edge)), QColor(getattr(palette, on))) < BORDER
    }
    assert not faint
    for ring in (GOLD, BRASS):
        assert contrast(QColor(ring), QColor(palette.bar)) >= BORDER


def test_the_words_on_dice_and_stalls_can_be_read() -> None:
    for chip, ink in (writing.KEPT, writing.AGAIN, writing.GONE, writing.BETTERED):
        assert contrast(QColor(chip), QColor(ink)) >= TEXT, (chip, ink)


@pytest.mark.parametrize("look", ["day", "evening"])
def test_the_farmyard_can_be_read(farmer: Farmer, look: str) -> None:
    farmer.context.settings.set("theme", look)
    inks = [QColor(ink) for ink in writing.INKS[look == "evening"]]
    farmer.farm(rolled(START_1, START_1, hands=("timber", "drover"), dice="half-cow pig-1 fence-2 cow"))
    m, picture = farmer.table.m, on_stage(farmer)
    for ink in inks:
        for box in (m.shelf, m.tally, *(m.die_row(row) for row in range(4))):
            assert contrast(ink, ground(picture, box)) >= TEXT, (ink.name(), box)
    for cream in writing.TRAY_INKS:
        assert contrast(QColor(cream), ground(picture, m.words)) >= TEXT, cream
    farmer.farm(trading(START_1, START_1))
    picture = on_stage(farmer)
    for ink in inks:
        for kind in range(3):
            assert contrast(ink, ground(picture, farmer.table.m.stall(kind))) >= TEXT, (ink.name(), kind)


@pytest.mark.parametrize("look", ["day", "evening"])
def test_the_stack_and_the_words_beside_the_board_can_be_read(hand: EpigoHand, look: str) -> None:
    hand.context.settings.set("theme", look)
    hand.begin()
    hand.planning()
    evening, m, picture = look == "evening", hand.table.m, on_stage(hand)
    for index in range(3):
        assert contrast(QColor(HINT_INKS[evening]), ground(picture, m.slot(index))) >= TEXT, index
        beside = QRectF(m.slot(index).right() + 3, m.slot(index).top(), 8, m.slot(index).height())
        assert contrast(QColor(SLOT_EDGES[evening]), ground(picture, beside)) >= BORDER, index
    side = QRectF(m.side.left(), m.side.top(), m.side.width(), 30)
    assert contrast(QColor(SIDE_INKS[evening]), ground(picture, side)) >= TEXT
    words = m.tray.adjusted(22, 12, -m.tray.width() * 0.8, -12)
    assert contrast(QColor(TRAY_INK), ground(picture, words)) >= TEXT


@pytest.mark.parametrize("look", ["day", "evening"])
def test_the_glow_of_a_target_leaves_the_words_in_it_to_be_read(hand: EpigoHand, look: str) -> None:
    hand.context.settings.set("theme", look)
    hand.context.settings.set("text_scale", 1.3)
    hand.window.resize(1280, 800)
    hand.begin()
    hand.planning()
    slots = [hand.table.m.slot(index) for index in range(2)]
    there = hand.scene(slots[0].bottomRight() - QPointF(20, 12))
    hand.take(f"order.{hand.seat}.3", there)
    hand.see()
    picture = on_stage(hand)
    hand.release(hand.scene(QPointF(hand.table.m.tray.center())))
    words = QRectF(slots[0].left() + 44, slots[0].top() + 20, 90, slots[0].height() - 40)
    area = picture.copy(words.toRect())
    pixels = [area.pixelColor(x, y) for x in range(area.width()) for y in range(area.height())]
    ink = (min if look == "day" else max)(pixels, key=_luminance)
    assert contrast(ink, ground(picture, words)) >= TEXT


def test_the_writing_on_ephyrans_cards_and_pills_can_be_read() -> None:
    for hues in (*TERRITORY_HUES, DIONYSUS_HUES, *SUPPORT_HUES.values()):
        assert contrast(QColor(CREAM), QColor(hues.dark)) >= TEXT, hues
        assert contrast(QColor(hues.dark), QColor(CREAM)) >= TEXT, hues
    assert contrast(*map(QColor, city_writing.PILL)) >= TEXT


@pytest.mark.parametrize("look", ["day", "evening"])
def test_the_city_and_the_words_around_it_can_be_read(builder: Builder, look: str) -> None:
    builder.context.settings.set("theme", look)
    builder.build(
        position("lagoon . ., locked lands .", "lagoon .", discard="lands-3", pile="", ending=Ending.EMPTY_PILE)
    )
    m, picture = builder.table.m, on_stage(builder)
    inks, tray_inks = city_writing.INKS[look == "evening"], city_writing.TRAY_INKS
    # What is laid in next, by territory.
    slots = [m.slot(territory, laid) for territory, laid in ((0, 2), (2, 0), (3, 0))]
    headed = [m.cell(number) for number in range(1, 5)]
    above = [
        QRectF(cell.left(), cell.top(), cell.width(), card.top() - cell.top())
        for cell, card in zip(headed, (m.deck, m.discard, m.tartarus, m.supply), strict=True)
    ]
    words = QRectF(m.tray.left() + 20, m.tray.top() + 14, m.words_width - 16, m.tray.height() - 28)
    written = [
        *((ink, box) for ink in inks for box in (*slots, *above)),
        *((ink, words) for ink in tray_inks),
        *((CREAM, m.heading(territory)) for territory in range(len(TERRITORIES))),
        (CREAM, m.banner),
    ]
    for ink, box in written:
        assert contrast(QColor(ink), ground(picture, box)) >= TEXT, (ink, box)
