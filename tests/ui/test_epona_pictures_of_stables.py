"""Pictures of Epona's stables, and the drawings of cards, tokens and icons: all there, all different."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from boardroom import resources
from boardroom.games.epona.position import artwork as looks
from boardroom.games.epona.position.vocabulary import (
    DECK_OF,
    DECKS,
    DIRECTIONS,
    GROUP_OF,
    GROUPS,
    ICONS,
    LOCATIONS,
    SCOPES,
    TYPES,
)
from boardroom.games.epona.table.faces import parts
from boardroom.games.epona.table.faces.marks import badges_of_deck
from boardroom.games.epona.table.faces.pictures_of_stables import stable
from boardroom.ui.kit.pictures.compose import Fragment, compose

CARD, HIGH, LOW = (120.0, 61.0), (120.0, 98.0), (118.0, 50.0)
LOOK = ("barn", "tile", "oak", "noon")
WIDTH = 118
OTHERWISE = 50
"""How many of the 7,000 points of a picture must differ clearly for two words to be seen as two."""
ICON = 18
"""The least size of an icon in a row of the tableau."""
OTHER_ICON = 24
"""How many of the 324 points of an icon must differ clearly."""
COLOURS = {
    **parts.toned("cube", "#CC4F1A"),
    **parts.toned("back", "#5C6B78"),
    "ink": "#F3DFB4",
}
STABLE_BACKS = ("plain", "3", "6", "star")


def image(fragments: Sequence[Fragment], units: tuple[float, float], width: int = WIDTH) -> QImage:
    pixmap = compose(fragments, units, width, round(width * units[1] / units[0]))
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def icon(name: str) -> QImage:
    return image([parts.part(name, COLOURS)], (24, 24), ICON)


def clearly_other_points(one: QImage, other: QImage) -> int:
    a, b = bytes(one.constBits()), bytes(other.constBits())
    return sum(sum(abs(a[at + channel] - b[at + channel]) for channel in range(4)) > 60 for at in range(0, len(a), 4))


def folder() -> Path:
    return resources.resource(parts.ART, "stable-meadow.svg").parent


@pytest.mark.parametrize("location", LOCATIONS)
@pytest.mark.parametrize("place", range(len(looks.STABLE)))
def test_each_word_of_a_stables_look_is_seen_on_a_card(qapp: QApplication, location: str, place: int) -> None:
    pictures = {
        word: image(stable(location, (*LOOK[:place], word, *LOOK[place + 1 :]), CARD), CARD)
        for word in looks.STABLE[place]
    }
    alike = [(a, b) for a, b in combinations(pictures, 2) if clearly_other_points(pictures[a], pictures[b]) < OTHERWISE]
    assert alike == []


@pytest.mark.parametrize("building", looks.BUILDINGS)
def test_every_roof_can_be_told_on_every_building(qapp: QApplication, building: str) -> None:
    pictures = [image(stable("meadow", (building, roof, "pine", "noon"), CARD), CARD) for roof in looks.ROOFS]
    assert all(clearly_other_points(a, b) >= OTHERWISE for a, b in combinations(pictures, 2))


def test_a_stables_location_is_seen_beside_its_building(qapp: QApplication) -> None:
    pictures = [image(stable(location, LOOK, CARD), CARD) for location in LOCATIONS]
    assert all(clearly_other_points(a, b) > 10 * OTHERWISE for a, b in combinations(pictures, 2))


@pytest.mark.parametrize("units", [CARD, HIGH, LOW])
def test_the_picture_of_a_stable_fills_its_box(qapp: QApplication, units: tuple[float, float]) -> None:
    for location in LOCATIONS:
        drawn = image(stable(location, LOOK, units), units)
        assert all(
            QColor.fromRgba(drawn.pixel(x, y)).alpha() == 255
            for x in range(1, drawn.width() - 1)
            for y in range(1, drawn.height() - 1)
        )


def test_a_stables_building_stands_whole_in_a_low_picture() -> None:
    for building in looks.BUILDINGS:
        *_, house, _, _ = stable("castle", (building, *LOOK[1:]), LOW)
        assert house.box is not None
        _, top, _, height = house.box
        assert top >= 0
        assert top + height <= LOW[1]


def test_every_icon_of_the_vocabulary_has_a_badge_that_differs_from_all_others_at_its_least_size(
    qapp: QApplication,
) -> None:
    badges = {name: icon(f"badge-{name}") for name in (*ICONS, *LOCATIONS)}
    alike = [(a, b) for a, b in combinations(badges, 2) if clearly_other_points(badges[a], badges[b]) < OTHER_ICON]
    assert alike == []


def test_every_scope_and_direction_has_a_sign_that_differs_from_all_others_at_its_least_size(
    qapp: QApplication,
) -> None:
    signs = {name: icon(f"scope-{name}") for name in (*SCOPES, *DIRECTIONS)}
    alike = [(a, b) for a, b in combinations(signs, 2) if clearly_other_points(signs[a], signs[b]) < OTHER_ICON]
    assert alike == []


def test_the_card_itself_is_marked_in_every_sign_but_that_of_the_whole_tableau(qapp: QApplication) -> None:
    def other_colours(name: str) -> int:
        """How many points are neither free nor in the ink of the places that are looked at."""
        drawn, ink = icon(f"scope-{name}"), QColor(COLOURS["ink"])
        points = (drawn.pixelColor(x, y) for x in range(ICON) for y in range(ICON))
        return sum(point.alphaF() > 0.5 and abs(point.blue() - ink.blue()) > 40 for point in points)

    around = {*SCOPES, *DIRECTIONS} - {"tableau"}
    assert {name for name in (*SCOPES, *DIRECTIONS) if other_colours(name) >= 4} == around
    assert not other_colours("tableau")


def test_the_card_itself_is_filled_only_where_it_can_count_too(qapp: QApplication) -> None:
    """A sign has a hole where the card looks past itself; in its row and column it lies in the middle."""

    def hollow(name: str, across: float, down: float) -> bool:
        return icon(f"scope-{name}").pixelColor(int(ICON * across), int(ICON * down)).alphaF() < 0.5

    assert not hollow("row", 0.5, 0.5)
    assert not hollow("column", 0.5, 0.5)
    for name, spot in {
        "sides": (0.5, 0.5), "around": (0.5, 0.5), "left": (0.76, 0.5), "right": (0.24, 0.5),
        "above": (0.5, 0.76), "below": (0.5, 0.24),
    }.items():  # fmt: skip
        assert hollow(name, *spot), name


def test_tokens_and_icons_differ_from_each_other_at_their_least_size(qapp: QApplication) -> None:
    kinds = ("token-", "icon-", "cube")
    names = [path.stem for path in folder().glob("*.svg") if path.name.startswith(kinds)]
    drawn = {name: icon(name) for name in names}
    alike = [(a, b) for a, b in combinations(drawn, 2) if clearly_other_points(drawn[a], drawn[b]) < OTHER_ICON]
    assert alike == []


def test_a_bonus_that_draws_shows_its_deck_by_the_group_or_by_every_type_in_it() -> None:
    shown = [badges_of_deck(deck) for deck in range(len(DECKS))]
    assert len(set(shown)) == len(DECKS)
    for deck, badges in enumerate(shown):
        types = {name for name, of in zip(TYPES, DECK_OF, strict=True) if of == deck}
        alone = GROUP_OF.count(GROUP_OF[deck]) == 1
        assert set(badges) == ({GROUPS[GROUP_OF[deck]]} if alone else types)


def test_every_deck_has_a_back_of_its_own(qapp: QApplication) -> None:
    names = (*DECKS, *(f"stables-{kind}" for kind in STABLE_BACKS), "selection")
    backs = {name: image([parts.part(f"back-{name}", {})], (126, 176), 42) for name in names}
    alike = [(a, b) for a, b in combinations(backs, 2) if clearly_other_points(backs[a], backs[b]) < 2 * OTHERWISE]
    assert alike == []


@pytest.mark.parametrize(
    ("name", "width", "height"), [("cover", 320, 294), ("back-owners", 264, 184), ("round-track", 240, 48)]
)
def test_other_drawings_have_the_measures_of_what_they_lie_on(
    qapp: QApplication, name: str, width: int, height: int
) -> None:
    size = QSvgRenderer(str(parts.part_file(name))).defaultSize()
    assert (size.width(), size.height()) == (width, height)


def test_every_drawing_of_stables_is_used() -> None:
    used = {
        fragment.path.name
        for location in LOCATIONS
        for building in looks.BUILDINGS
        for roof in looks.ROOFS
        for tree in looks.TREES
        for fragment in stable(location, (building, roof, tree, "noon"), CARD)
    }
    assert {path.name for path in folder().glob("stable-*.svg")} == used
