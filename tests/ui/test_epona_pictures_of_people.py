"""Pictures of Epona's employees, owners and equipment: each word of a look is seen, and pictures fill their boxes."""

from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from boardroom import resources
from boardroom.games.epona.position import artwork as looks
from boardroom.games.epona.position.vocabulary import TYPES, VET
from boardroom.games.epona.table.faces import parts
from boardroom.games.epona.table.faces.pictures_of_employees import employee, owner
from boardroom.games.epona.table.faces.pictures_of_equipment import equipment
from boardroom.ui.kit.pictures.compose import Fragment, compose

JOBS = TYPES[TYPES.index("manager") : VET + 1]
KINDS = TYPES[VET + 1 :]
FULL, BANDED, IN_A_ROW = (120.0, 123.0), (120.0, 98.0), (118.0, 50.0)
WIDTH = 118
OTHERWISE = 50
"""How many of the 11,000 points of a picture must differ clearly for two words to be seen as two."""
COVERED = 0.02
"""The share of points by which a picture may be uncovered, for smooth edges."""


def image(fragments: Sequence[Fragment], units: tuple[float, float], width: int = WIDTH) -> QImage:
    pixmap = compose(fragments, units, width, round(width * units[1] / units[0]))
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def clearly_other_points(one: QImage, other: QImage) -> int:
    a, b = bytes(one.constBits()), bytes(other.constBits())
    return sum(
        abs(a[at] - b[at]) + abs(a[at + 1] - b[at + 1]) + abs(a[at + 2] - b[at + 2]) > 60 for at in range(0, len(a), 4)
    )


def each_word_is_seen(
    picture: Callable[[str, Sequence[str], tuple[float, float]], tuple[Fragment, ...]],
    subject: str,
    look: tuple[str, ...],
    known: tuple[tuple[str, ...], ...],
) -> list[str]:
    """The pairs of words of which one cannot be told from the other, for all the rest of the look the same."""
    alike = []
    for place, words in enumerate(known):
        images = {
            word: image(picture(subject, (*look[:place], word, *look[place + 1 :]), BANDED), BANDED) for word in words
        }
        alike += [
            f"{a} {b}" for a, b in combinations(words, 2) if clearly_other_points(images[a], images[b]) < OTHERWISE
        ]
    return alike


@pytest.mark.parametrize("job", JOBS)
def test_each_word_of_an_employees_look_is_seen_on_a_card(qapp: QApplication, job: str) -> None:
    look = ("fair", "short", "ginger", "smile", "1", "noon")
    assert each_word_is_seen(employee, job, look, looks.EMPLOYEE) == []


@pytest.mark.parametrize("kind", KINDS)
def test_each_word_of_a_look_of_equipment_is_seen_on_a_card(qapp: QApplication, kind: str) -> None:
    assert each_word_is_seen(equipment, kind, ("1", "red", "spring"), looks.EQUIPMENT) == []


@pytest.mark.parametrize("units", [FULL, BANDED, IN_A_ROW])
def test_pictures_fill_their_box_in_every_form_of_a_card(qapp: QApplication, units: tuple[float, float]) -> None:
    pictures = [employee(job, ("tan", "long", "raven", "calm", "2", "dusk"), units) for job in JOBS]
    pictures += [equipment(kind, ("3", "plum", "winter"), units) for kind in KINDS]
    for picture in pictures:
        drawn = image(picture, units)
        points = [
            QColor.fromRgba(drawn.pixel(x, y)).alpha() for x in range(drawn.width()) for y in range(drawn.height())
        ]
        assert sum(alpha < 255 for alpha in points) <= COVERED * len(points)


@pytest.mark.parametrize("hair", looks.HAIR)
def test_the_whole_face_is_in_the_picture_of_a_card_in_its_row(qapp: QApplication, hair: str) -> None:
    """Faces lie between 35 and 131 of the 200 down a bust."""
    for job in JOBS:
        _, head, *_ = employee(job, ("fair", hair, "blond", "smile", "1", "noon"), IN_A_ROW)
        assert head.box is not None
        _, top, _, size = head.box
        assert top + 0.175 * size >= 0
        assert top + 0.655 * size <= IN_A_ROW[1]


def test_each_symmetric_owner_has_a_portrait_of_their_own(qapp: QApplication) -> None:
    portraits = [image(owner(number, (70, 150)), (70, 150), 70) for number in range(300, 306)]
    assert all(clearly_other_points(a, b) > OTHERWISE for a, b in combinations(portraits, 2))


def test_every_drawing_of_people_and_equipment_is_used() -> None:
    used: set[Path] = {fragment.path for number in range(300, 306) for fragment in owner(number, (70, 150))}
    for job in JOBS:
        for hair in looks.HAIR:
            for face in looks.FACES:
                for scene in looks.SCENES:
                    look = ("fair", hair, "blond", face, scene, "noon")
                    used |= {fragment.path for fragment in employee(job, look, FULL)}
    for kind in KINDS:
        for build in looks.BUILDS:
            for season in looks.SEASONS:
                used |= {fragment.path for fragment in equipment(kind, (build, "red", season), FULL)}
    folder = resources.resource(parts.ART, "employee-head.svg").parent
    ours = ("employee-", "equipment-", "owner-", *(f"scene-{of}-" for of in JOBS))
    assert {path.name for path in folder.glob("*.svg") if path.name.startswith(ours)} <= {path.name for path in used}
