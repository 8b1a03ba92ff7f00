"""The pictures of Epona's horses: every word of a look can be drawn and is seen at the size of a card in a row."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from boardroom.games.epona.position import artwork as looks
from boardroom.games.epona.position.vocabulary import HORSES, TYPES
from boardroom.games.epona.table.faces.parts import LANDS
from boardroom.games.epona.table.faces.pictures_of_horses import COATS, SHAPES, picture_of_horse
from boardroom.ui.kit.pictures.compose import coloured, compose

CARD, ROW = (120.0, 98.0), (118.0, 50.0)
LOOK = ("bay", "flowing", "plain", "1", "noon")
SEEN, APART = 24, 40
"""Pixels that differ at least between two pictures, and by how much a colour does that a person sees."""


def test_every_type_of_horse_has_a_head_and_every_coat_and_light_its_colours() -> None:
    assert set(SHAPES) == set(TYPES[:HORSES])
    assert set(COATS) == set(looks.COATS)
    assert set(LANDS) == set(looks.LIGHTS)


@pytest.mark.parametrize("kind", SHAPES)
def test_every_word_of_a_look_has_its_drawing_and_gives_exactly_its_colours(kind: str) -> None:
    for at, words in enumerate(looks.HORSE):
        for word in words:
            for fragment in picture_of_horse((*LOOK[:at], word, *LOOK[at + 1 :]), kind):
                assert "var(" not in coloured(fragment.path, dict(fragment.colours))


def image(look: tuple[str, ...], kind: str, box: tuple[float, float]) -> QImage:
    """The picture of a horse, 118 pixels wide."""
    pixmap = compose(picture_of_horse(look, kind, box), box, 118, round(118 * box[1] / box[0]))
    return pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32)


def differing(one: QImage, other: QImage) -> int:
    """How many pixels a person sees to differ."""
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    apart = [abs(a - b) > APART for a, b in pairs]
    return sum(any(apart[at : at + 3]) for at in range(0, len(apart), 4))


@pytest.mark.parametrize("box", [CARD, ROW])
@pytest.mark.parametrize("kind", ["racing", "draught"])
def test_two_words_of_a_kind_are_seen_to_differ_on_a_small_card(
    qapp: QApplication, kind: str, box: tuple[float, float]
) -> None:
    alike = []
    for at, words in enumerate(looks.HORSE):
        drawn = {word: image((*LOOK[:at], word, *LOOK[at + 1 :]), kind, box) for word in words}
        alike += [pair for pair in combinations(words, 2) if differing(drawn[pair[0]], drawn[pair[1]]) < SEEN]
    assert alike == []


@pytest.mark.parametrize("coat", looks.COATS)
def test_markings_are_seen_on_every_coat(qapp: QApplication, coat: str) -> None:
    plain = image((coat, "hogged", "plain", "1", "noon"), "riding", CARD)
    for marking in looks.MARKINGS[1:]:
        assert differing(image((coat, "hogged", marking, "1", "noon"), "riding", CARD), plain) >= SEEN / 2, marking
