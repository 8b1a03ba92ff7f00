"""Selection cards on display: each deck by its badge, price and gift written with their sign, dear ones struck out."""

from collections.abc import Mapping

import pytest
from epona_hand import Groom
from hand import RIGHT
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from boardroom.games.epona.position.cards import FACES
from boardroom.games.epona.position.state import face_key
from boardroom.games.epona.position.vocabulary import GROUPS, BonusKind
from boardroom.games.epona.table.faces.marks import Marks
from boardroom.games.epona.table.faces.owner_faces import paint_selection
from boardroom.ui.kit.theme import Theme
from tests.games.epona_positions import fresh

SIZE = (140, 97)
"""A selection card in a window of 1280 x 720."""
LEAST_BADGE = 16
DISPLAY = bytes(
    next(face for face, shown in enumerate(FACES) if wanted(shown))
    for wanted in (
        lambda shown: shown.price == 1,
        lambda shown: shown.price == 2,
        lambda shown: not shown.price and not shown.gift,
    )
)
"""Cards for 1 coin, for 2 coins, for nothing."""


class Noted(Marks):
    """Marks that note the drawings and numbers of a face."""

    def __init__(self, painter: QPainter) -> None:
        super().__init__(painter, 1.0, Theme().small_numeral)
        self.boxes: dict[str, list[QRectF]] = {}
        self.numbers: list[str] = []

    def drawing(self, name: str, box: QRectF, mirrored: bool = False) -> None:
        self.boxes.setdefault(name, []).append(box)

    def toned(self, name: str, palette: Mapping[str, str], box: QRectF) -> None:
        self.drawing(name, box)

    def number(self, words: str, *rest: object) -> None:
        self.numbers.append(words)


def noted(face: int, dear: int = 0) -> Noted:
    image = QImage(*SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    marks = Noted(painter)
    paint_selection(marks, QRectF(0, 0, *SIZE), face, dear)
    painter.end()
    return marks


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("face", range(len(FACES)))
def test_every_deck_of_a_selection_card_has_its_badge_so_that_colours_never_speak_alone(face: int) -> None:
    marks, shown = noted(face), FACES[face]
    wanted = {f"badge-{group}" for group, count in zip(GROUPS, shown.draws, strict=True) if count}
    if shown.free:
        wanted.add("icon-card-any")
    assert {name for name in marks.boxes if name.startswith("badge-") or name == "icon-card-any"} == wanted
    assert all(box.height() >= LEAST_BADGE for name in wanted for box in marks.boxes[name])


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("face", range(len(FACES)))
def test_a_price_is_written_with_a_minus_and_a_gift_with_a_plus(face: int) -> None:
    marks, shown = noted(face), FACES[face]
    plain = {BonusKind.COINS, BonusKind.STUD}
    assert {bonus.kind for bonus in shown.gift} <= plain
    signed = [f"+{bonus.what}" for bonus in shown.gift] or [f"−{shown.price}" if shown.price else "0"]
    assert [words for words in marks.numbers if words[0] in "+−0"] == signed


def test_what_cannot_be_paid_for_looks_so_and_is_said_to_be(groom: Groom) -> None:
    state = fresh(2)
    offered = state.offered[: len(DISPLAY)]
    groom.tend(state._replace(coins=(1, 5), display=DISPLAY, offered=offered))
    places = groom.page.stage.pieces.places
    dear = {face for face in DISPLAY if places[face_key(face)].face.endswith(".1")}
    assert dear == {DISPLAY[1]}
    for face in DISPLAY:
        groom.click(groom.piece(face_key(face)), RIGHT)
        groom.see()
        said = [line.words for line in groom.page.inspector.lines if line.isVisible()]
        groom.key(Qt.Key.Key_Escape)
        assert any("has only 1 coin." in words for words in said) == (face in dear)


def test_where_none_can_be_paid_for_the_cheapest_do_not_look_too_dear(groom: Groom) -> None:
    state = fresh(2)
    display = DISPLAY[:2]
    groom.tend(state._replace(coins=(0, 5), display=display, offered=state.offered[:2]))
    places = groom.page.stage.pieces.places
    assert [places[face_key(face)].face[-1] for face in display] == ["0", "1"]
