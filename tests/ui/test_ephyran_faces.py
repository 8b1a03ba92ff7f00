"""The faces of Ephyran: whole at every size, told apart, their words and numbers where other pieces leave them free."""

from collections.abc import Callable
from functools import partial

import pytest
from cut_words import watched_painting
from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPixmapCache, QTransform

from boardroom.games.ephyran import manifest
from boardroom.games.ephyran.position.cards import (
    CREATURES,
    FIRST_DIONYSUS,
    HALVES,
    NO_TOKEN,
    SUPPORTS,
    TERRITORIES,
    Support,
)
from boardroom.games.ephyran.table.faces.areas import SEEN
from boardroom.games.ephyran.table.faces.face_sets import face_sets
from boardroom.games.ephyran.table.faces.faces import Faces
from boardroom.games.ephyran.table.faces.halves import backdrop
from boardroom.games.ephyran.table.faces.marks import Marks
from boardroom.games.ephyran.table.layout.small_city import value_in
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.kit.pictures.canvas import canvas
from boardroom.ui.stage.table_parts import FaceSet

DIONYSUS_HALF = 2 * FIRST_DIONYSUS


def sizes(*pairs: tuple[int, int]) -> tuple[QSize, ...]:
    return tuple(QSize(*pair) for pair in pairs)


USED = {
    "cards": sizes((126, 176), (96, 134), (66, 92)),
    "held": sizes((126, 176), (96, 134)),
    "gods": sizes((126, 176), (96, 134), (66, 92)),
    "areas": sizes((204, 143), (150, 105)),
    "minis": sizes((80, 52), (60, 40), (46, 31), (44, 30)),
    "tokens": sizes((48, 48), (30, 30), (24, 24), (12, 12)),
    "athena": sizes((28, 28), (18, 18)),
    "shields": sizes((204, 66), (156, 34), (88, 40)),
    "small-shields": sizes((46, 18), (26, 26), (18, 18)),
}
LARGE, SMALL = QSize(150, 105), QSize(60, 40)


@pytest.fixture
def faces(house: AppContext) -> Faces:
    return Faces(manifest, house.voice.say, house.theme)


def painted(faces: Faces, face: str, size: QSize, ratio: float = 1.0) -> QImage:
    return faces.paint(face, size.width(), size.height(), ratio).toImage()


def unlike(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """The pixels in which two pictures of a size differ, as (x, y)."""
    assert one.size() == other.size()
    return [(x, y) for y in range(one.height()) for x in range(one.width()) if one.pixel(x, y) != other.pixel(x, y)]


def distance(one: QImage, other: QImage) -> int:
    """How different two pictures of a size look."""
    total = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            total += abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())
    return total


def colours(picture: QImage) -> int:
    """How many colours a picture has, looked at in a grid."""
    step = max(1, picture.width() // 24)
    return len({picture.pixel(x, y) for y in range(0, picture.height(), step) for x in range(0, picture.width(), step)})


def half_with(find: Callable[[int], bool]) -> int:
    return next(half for half in range(len(HALVES)) if find(half))


def area_of(creature: str, number: int) -> int:
    wanted = CREATURES.index(creature), number, NO_TOKEN
    return half_with(lambda half: (HALVES[half].creature, HALVES[half].number, HALVES[half].symbol) == wanted)


@pytest.mark.parametrize("shown", tuple(face_sets(USED)), ids=lambda s: f"{s.kind} {s.size.width()}x{s.size.height()}")
def test_every_face_paints_at_every_size_it_is_used_in(faces: Faces, shown: FaceSet) -> None:
    for face in shown.faces:
        picture = painted(faces, face, shown.size)
        assert picture.size() == shown.size
        assert colours(picture) > 8, f"{face} is as good as blank"


@pytest.mark.parametrize("shown", tuple(face_sets(USED)), ids=lambda s: f"{s.kind} {s.size.width()}x{s.size.height()}")
def test_faces_are_sharp_on_screens_of_more_pixels(faces: Faces, shown: FaceSet) -> None:
    for face in shown.faces[:: max(1, len(shown.faces) // 4)]:
        for ratio in (1.5, 2.0):
            picture = faces.paint(face, shown.size.width(), shown.size.height(), ratio)
            assert picture.devicePixelRatio() == ratio
            assert picture.size() == QSize(round(shown.size.width() * ratio), round(shown.size.height() * ratio))
            assert colours(picture.toImage()) > 8, f"{face} is as good as blank"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_all_names_and_numbers_fit_at_every_size(house: AppContext, faces: Faces, language: str) -> None:
    house.settings.set("language", language)
    QPixmapCache.clear()
    with watched_painting() as words:
        for shown in face_sets(USED):
            if shown.kind in ("held", "minis"):
                continue  # their words are those of cards, or none
            for face in shown.faces:
                painted(faces, face, shown.size)
                assert words.take() == [], f"{face} at {shown.size.toTuple()}"


def test_names_are_in_the_language_of_the_moment(house: AppContext, faces: Faces) -> None:
    for face in ("card.0", f"card.{FIRST_DIONYSUS}", "god.2"):
        english = painted(faces, face, QSize(126, 176))
        house.settings.set("language", "ja")
        assert unlike(english, painted(faces, face, QSize(126, 176))), face
        house.settings.set("language", "en")


@pytest.mark.parametrize("size", USED["areas"])
def test_the_name_of_an_area_stands_where_the_next_one_does_not_cover_it(
    house: AppContext, faces: Faces, size: QSize
) -> None:
    for half in (area_of("karkinos", 2), half_with(lambda half: HALVES[half].symbol != NO_TOKEN)):
        face = f"area.{half}.{HALVES[half].territory}.{HALVES[half].number}"
        english = painted(faces, face, size)
        house.settings.set("language", "ja")
        differ = unlike(english, painted(faces, face, size))
        house.settings.set("language", "en")
        assert differ
        assert max(y for _, y in differ) < size.height() * SEEN


@pytest.mark.parametrize("size", USED["areas"])
def test_a_printed_symbol_leaves_a_token_its_room(faces: Faces, size: QSize) -> None:
    plain = area_of("siren", 3)
    printed = half_with(lambda half: HALVES[half]._replace(symbol=NO_TOKEN) == HALVES[plain] and half != plain
                        and HALVES[half].symbol != NO_TOKEN)  # fmt: skip
    one, other = (painted(faces, f"area.{half}.0.3", size) for half in (plain, printed))
    free = QRect(size.width() * 3 // 4, round(size.height() * 0.42), size.width() // 4, size.height())
    assert one.copy(free) == other.copy(free)
    assert unlike(one, other), "the symbol is seen"


@pytest.mark.parametrize("size", USED["minis"])
def test_a_printed_symbol_shows_what_it_counts_in_small_cities_too(
    faces: Faces, size: QSize, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[tuple[QRectF, int]] = []

    def noted(marks: Marks, centre: QPointF, radius: float, token: int) -> None:
        counted.append((QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), token))

    monkeypatch.setattr(Marks, "value", noted)
    QPixmapCache.clear()
    box = QRectF(0, 0, size.width(), size.height())
    for half, shown in enumerate(HALVES):
        if shown.symbol != NO_TOKEN:
            painted(faces, f"mini.{half}.{shown.territory}.{shown.number}", size)
            ((disc, token),) = counted
            assert token == shown.symbol
            assert value_in(box).contains(disc)
            counted.clear()


def test_creatures_of_even_numbers_look_the_other_way(faces: Faces) -> None:
    half = area_of("hippocamp", 1)
    first, second, third = (painted(faces, f"mini.{half}.0.{number}", SMALL) for number in (1, 2, 3))
    strip = round(SMALL.width() * 0.29) + 2
    room = QRect(strip, 2, SMALL.width() - strip - 2, SMALL.height() - 4)
    assert first.copy(room) == third.copy(room), "but for the number they are the same"
    head = room.adjusted(10, 0, -10, 0)
    turned = first.copy(head).transformed(QTransform.fromScale(-1, 1))
    # Where the head stands in its room is not its middle.
    nearest = min(distance(turned, second.copy(head.translated(shift, 0))) for shift in range(-10, 11))
    assert nearest * 8 < distance(first.copy(head), second.copy(head))


@pytest.mark.parametrize("number", range(1, 5))
def test_scenery_of_even_numbers_looks_the_other_way(faces: Faces, house: AppContext, number: int) -> None:
    with canvas(126, 88, 1.0) as (picture, painter):
        backdrop(Marks(painter, 1.0, house.theme.numeral), QRectF(0, 0, 126, 88), 2, number)
    with canvas(126, 88, 1.0) as (drawn, painter):
        Marks(painter, 1.0, house.theme.numeral).drawing(f"backdrop-forest-{number}", QRectF(0, 0, 126, 88))
    plain = drawn.toImage()
    turned = plain.transformed(QTransform.fromScale(-1, 1))
    wanted, other = (turned, plain) if number in (2, 4) else (plain, turned)
    assert distance(picture.toImage(), wanted) * 4 < distance(picture.toImage(), other)


@pytest.mark.parametrize("size", USED["held"])
@pytest.mark.parametrize("card", [0, len(HALVES) // 2 - 40])
def test_of_a_held_card_only_the_other_half_is_dimmed(faces: Faces, card: int, size: QSize) -> None:
    whole = painted(faces, f"card.{card}", size)
    middle = size.height() / 2
    upper, lower = (unlike(whole, painted(faces, f"card.{card}.{half}", size)) for half in ("upper", "lower"))
    assert min(y for _, y in upper) >= middle - 3, "the upper half is held"
    assert max(y for _, y in lower) <= middle + 1, "the lower half is held"
    for differ in (upper, lower):
        assert len(differ) > size.width() * size.height() * 0.35, "all of the other half"
    held = painted(faces, f"card.{card}.upper", size)
    contrast = [sum(QColor(each.pixel(x, y)).lightness() for x, y in upper) / len(upper) for each in (whole, held)]
    assert contrast[1] < contrast[0], "it is darker"


def test_a_held_dionysus_is_not_dimmed(faces: Faces) -> None:
    face = f"card.{FIRST_DIONYSUS}"
    size = USED["held"][0]
    assert painted(faces, face, size) == painted(faces, f"{face}.upper", size)


@pytest.mark.parametrize(("kind", "size"), [("area", LARGE), ("mini", SMALL)])
def test_dionysus_shows_for_which_area_he_stands(faces: Faces, kind: str, size: QSize) -> None:
    seen = {
        bytes(painted(faces, f"{kind}.{DIONYSUS_HALF}.{territory}.{number}", size).constBits())
        for territory in range(len(TERRITORIES))
        for number in range(1, 5)
    }
    assert len(seen) == 16


@pytest.mark.parametrize("size", USED["minis"])
def test_areas_of_small_cities_can_be_told_apart(faces: Faces, size: QSize) -> None:
    (minis,) = (shown for shown in face_sets(USED) if shown.kind == "minis" and shown.size == size)
    pictures = [painted(faces, face, size) for face in minis.faces]
    assert len({bytes(picture.constBits()) for picture in pictures}) == len(pictures)


@pytest.mark.parametrize("size", USED["tokens"])
def test_tokens_open_and_face_down_can_be_told_apart(faces: Faces, size: QSize) -> None:
    (tokens,) = (shown for shown in face_sets(USED) if shown.kind == "tokens" and shown.size == size)
    pictures = [painted(faces, face, size) for face in tokens.faces]
    for number, one in enumerate(pictures):
        for other in pictures[:number]:
            assert distance(one, other) > 8 * size.width() * size.height()


def test_supports_can_be_told_apart_without_their_names(faces: Faces) -> None:

    def with_support(support: int, half: int) -> bool:
        return HALVES[half].support == support

    firsts = [half_with(partial(with_support, support)) for support in range(len(SUPPORTS))]
    size = QSize(50, 70)  # too small for names
    pictures = [painted(faces, f"card.{half >> 1}", size).copy(4, 36, 42, 28) for half in firsts]
    for number, one in enumerate(pictures):
        for other in pictures[:number]:
            assert distance(one, other) > 20 * 42 * 28


def test_a_locking_shield_is_known_by_its_name_only_where_there_is_room(house: AppContext, faces: Faces) -> None:
    shield = half_with(lambda half: HALVES[half].support == Support.SHIELD)
    large, small = (f"shield.{shield}", USED["shields"][0]), (f"shieldmini.{shield}", USED["small-shields"][0])
    english = [painted(faces, *each) for each in (large, small)]
    house.settings.set("language", "ja")
    japanese = [painted(faces, *each) for each in (large, small)]
    assert english[0] != japanese[0]
    assert english[1] == japanese[1]


def test_a_creature_is_drawn_once_for_all_its_sizes(faces: Faces, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6 import QtSvg

    drawn: list[str] = []

    class Counted(QtSvg.QSvgRenderer):
        def __init__(self, source: object) -> None:
            super().__init__(source)  # type: ignore[call-overload]  # as it was asked for
            drawn.append(str(source))

    monkeypatch.setattr(QtSvg, "QSvgRenderer", Counted)
    for kept in pictures_on_disk.folder().glob("creature-minotaur*"):
        kept.unlink()
    QPixmapCache.clear()
    half = area_of("minotaur", 2)
    for kind, size in (("area", LARGE), ("area", USED["areas"][0]), ("mini", SMALL), ("mini", USED["minis"][0])):
        painted(faces, f"{kind}.{half}.1.2", size)
    painted(faces, f"card.{half >> 1}", USED["cards"][0])
    assert len([source for source in drawn if "creature-minotaur" in source]) == 1
