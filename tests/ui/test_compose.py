"""Pictures composed of drawings, and the contact sheets of everything a table paints."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from epigo_hand import EpigoHand
from farming import COATS, GAME, Farmer
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication

from boardroom.controller import catalog
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures import pictures_on_disk
from boardroom.ui.kit.pictures.compose import Fragment, UselessArt, compose, scaled
from tests.games.farms import START_1, field, position

ROOT = Path(__file__).resolve().parents[2]
RED, BLUE, GREEN = "#cc0000", "#0000cc", "#00aa00"


def drawing(folder: Path, name: str, body: str) -> Path:
    """A drawing of 20 by 10."""
    path = folder / f"{name}.svg"
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">{body}</svg>'
    path.write_text(svg, "utf-8")
    return path


def colour(picture: QPixmap, x: int, y: int) -> str:
    """The colour of a pixel, #aarrggbb."""
    return QColor.fromRgba(picture.toImage().pixel(x, y)).name(QColor.NameFormat.HexArgb)


@pytest.fixture
def half(qapp: QApplication, tmp_path: Path) -> Path:
    """A drawing whose left half has a colour to be put in."""
    return drawing(tmp_path, "half", '<rect width="10" height="10" fill="var(--wood, #8a5a2b)"/>')


# Joining.


def test_a_drawing_is_placed_scaled_and_given_its_colours(half: Path) -> None:
    picture = compose([Fragment(half, (20, 0, 20, 10), colours=(("wood", RED),))], (40, 10), 80, 20, 2.0)
    assert (picture.width(), picture.height(), picture.devicePixelRatio()) == (160, 40, 2.0)
    assert colour(picture, 20, 20) == "#00000000"
    assert colour(picture, 100, 20) == "#ffcc0000"
    assert colour(picture, 140, 20) == "#00000000"


def test_a_drawing_is_mirrored_in_its_own_box(half: Path) -> None:
    picture = compose([Fragment(half, (0, 0, 20, 10), True, colours=(("wood", RED),))], (40, 10), 40, 10)
    assert colour(picture, 5, 5) == "#00000000"
    assert colour(picture, 15, 5) == "#ffcc0000"
    assert colour(picture, 25, 5) == "#00000000"


def test_what_comes_later_lies_above(half: Path, tmp_path: Path) -> None:
    whole = drawing(tmp_path, "whole", f'<rect width="20" height="10" fill="{BLUE}"/>')
    picture = compose([Fragment(whole), Fragment(half, colours=(("wood", RED),))], (20, 10), 20, 10)
    assert colour(picture, 5, 5) == "#ffcc0000"
    assert colour(picture, 15, 5) == "#ff0000cc"


def test_a_faded_drawing_is_faded_as_one(tmp_path: Path, qapp: QApplication) -> None:
    rect = '<rect width="{}" height="10" fill="{}"/>'
    covered = drawing(tmp_path, "covered", rect.format(20, BLUE) + rect.format(10, RED))
    image = compose([Fragment(covered, opacity=0.5)], (20, 10), 20, 10).toImage()
    covering, alone = image.pixelColor(5, 5), image.pixelColor(15, 5)
    assert covering.alpha() == alone.alpha()
    assert 126 <= alone.alpha() <= 129
    assert covering.blue() == 0, "what is covered does not show through"


def test_names_inside_of_drawings_do_not_meet(tmp_path: Path, qapp: QApplication) -> None:
    body = (
        '<defs><linearGradient id="g"><stop offset="0" stop-color="{0}"/><stop offset="1" stop-color="{0}"/>'
        '</linearGradient><clipPath id="c"><rect width="{1}" height="10"/></clipPath></defs>'
        '<g clip-path="url(#c)"><rect width="20" height="10" fill="url(#g)"/></g>'
    )
    one = drawing(tmp_path, "one", body.format(RED, 20))
    other = drawing(tmp_path, "other", body.format(BLUE, 20))
    picture = compose([Fragment(one, (0, 0, 20, 10)), Fragment(other, (20, 0, 20, 10))], (40, 10), 40, 10)
    assert colour(picture, 10, 5) == "#ffcc0000"
    assert colour(picture, 30, 5) == "#ff0000cc"


def test_a_box_keeps_its_proportions_in_the_middle(half: Path) -> None:
    picture = compose([Fragment(half, colours=(("wood", RED),))], (20, 10), 20, 30)
    assert [colour(picture, 5, y) for y in (5, 15, 25)] == ["#00000000", "#ffcc0000", "#00000000"]


def test_a_picture_is_rendered_once_for_its_size_ratio_and_colours(half: Path) -> None:
    def made(size: int = 20, ratio: float = 1.0, wood: str = RED) -> int:
        return compose([Fragment(half, colours=(("wood", wood),))], (20, 10), size, 10, ratio).cacheKey()

    first = made()
    assert made() == first
    assert len({first, made(40), made(ratio=2.0), made(wood=GREEN)}) == 4
    QPixmapCache.clear()
    assert made() != first, "it lies in the bounded store and nowhere else"


# Scaled from a large one that is kept.


ANOTHER_START = """
import sys
from pathlib import Path
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from boardroom.ui.kit.pictures.compose import Fragment, scaled

application = QApplication([])
parts = [Fragment(Path(sys.argv[1]), colours=(("wood", "#8a5a2b"),))]
image = scaled(parts, (20, 10), 40, 20, 10).toImage()
print(QColor.fromRgba(image.pixel(5, 2)).name(QColor.NameFormat.HexArgb))
"""
"""What prints a pixel of a picture."""


def kept() -> list[Path]:
    """The large pictures that lie on the disk."""
    pictures_on_disk.writer().wait()
    return sorted((pictures_on_disk.folder() / pictures_on_disk.COMPOSED).glob("*.pixels"))


def test_a_scaled_picture_looks_as_a_composed_one(half: Path, tmp_path: Path) -> None:
    whole = drawing(tmp_path, "whole", f'<rect width="20" height="10" fill="{BLUE}"/>')
    parts = [Fragment(whole), Fragment(half, colours=(("wood", RED),))]
    for width, ratio in ((20, 1.0), (20, 2.0), (60, 1.0), (100, 1.5)):
        picture = scaled(parts, (20, 10), 50, width, width / 2, ratio)
        assert (picture.width(), picture.height()) == (width * ratio, width * ratio / 2)
        assert picture.devicePixelRatio() == ratio
        assert colour(picture, picture.width() // 4, 5) == "#ffcc0000"
        assert colour(picture, picture.width() * 3 // 4, 5) == "#ff0000cc"


@pytest.mark.usefixtures("cache")
def test_pictures_of_all_sizes_are_scaled_from_one_that_is_kept_between_starts(half: Path) -> None:
    parts = [Fragment(half, colours=(("wood", RED),))]
    for width in (20, 30, 40):
        scaled(parts, (20, 10), 50, width, width / 2)
    (large,) = kept()
    pixmap = QPixmap(50, 25)
    pixmap.fill(QColor(GREEN))
    pictures_on_disk.keep(f"{pictures_on_disk.COMPOSED}/{large.stem}", pixmap)
    pictures_on_disk.writer().wait()
    QPixmapCache.clear()
    assert colour(scaled(parts, (20, 10), 50, 20, 10), 15, 5) == "#ff00aa00", "it is read, not drawn"


@pytest.mark.usefixtures("cache")
def test_other_parts_make_another_picture(half: Path, tmp_path: Path) -> None:
    other = drawing(tmp_path, "other", f'<rect width="20" height="10" fill="{BLUE}"/>')
    for parts in ([Fragment(other)], [Fragment(other, mirrored=True)], [Fragment(half, colours=(("wood", RED),))]):
        scaled(parts, (20, 10), 50, 20, 10)
    assert len(kept()) == 3


@pytest.mark.usefixtures("cache")
def test_a_drawing_that_has_changed_since_is_drawn_at_the_next_start(half: Path) -> None:
    command = [sys.executable, "-c", ANOTHER_START, str(half)]
    for wood, shade in (("<rect ", "#ff8a5a2b"), ('<rect y="5" ', "#00000000"), ('<rect y="0" ', "#ff8a5a2b")):
        half.write_text(half.read_text("utf-8").replace("<rect ", wood, 1), "utf-8")
        for _ in range(2):
            said = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
            assert said.stdout.strip() == shade
        half.write_text(half.read_text("utf-8").replace(wood, "<rect ", 1), "utf-8")


@pytest.mark.usefixtures("cache")
def test_larger_pictures_than_twice_the_usual_are_not_kept_between_starts(half: Path) -> None:
    parts = [Fragment(half, colours=(("wood", RED),))]
    assert colour(scaled(parts, (20, 10), 20, 100, 50), 20, 20) == "#ffcc0000"
    assert not kept()


# What cannot be joined.


def test_a_colour_that_is_not_given_is_named_with_its_drawing(half: Path) -> None:
    with pytest.raises(UselessArt, match=r"half\.svg names colours that are not given: wood"):
        compose([Fragment(half)], (20, 10), 20, 10)


def test_a_colour_that_a_drawing_does_not_name_is_named(half: Path) -> None:
    with pytest.raises(UselessArt, match=r"half\.svg does not name these colours: roof"):
        compose([Fragment(half, colours=(("wood", RED), ("roof", BLUE)))], (20, 10), 20, 10)


@pytest.mark.parametrize("value", ["red", "#fff", '#cc0000"/><script/>'])
def test_a_colour_that_is_none_is_refused(half: Path, value: str) -> None:
    with pytest.raises(UselessArt, match=r"wood in half\.svg must be like #1a2b3c"):
        compose([Fragment(half, colours=(("wood", value),))], (20, 10), 20, 10)


def test_a_drawing_that_is_missing_or_none_is_named(tmp_path: Path, qapp: QApplication) -> None:
    with pytest.raises(UselessArt, match=r"nowhere\.svg cannot be read"):
        compose([Fragment(tmp_path / "nowhere.svg")], (20, 10), 20, 10)
    empty = tmp_path / "empty.svg"
    empty.write_text("<g/>", "utf-8")
    with pytest.raises(UselessArt, match=r"empty\.svg is no drawing"):
        compose([Fragment(empty)], (20, 10), 20, 10)


# In the window.


@pytest.mark.parametrize("seat", [0, 1])
def test_the_posts_of_a_fence_wear_the_colour_of_its_player(farmer: Farmer, seat: int) -> None:
    page = farmer.farm(position(field(START_1), field(START_1), active=seat))
    figures = {colour.key: colour.figure for colour in catalog.manifest(GAME).colours}
    fences = {key: piece for key, piece in page.stage.pieces.items() if key.startswith(f"fence.{seat}.")}
    assert fences
    window = farmer.window.grab().toImage()
    seen = set()
    for piece in fences.values():
        area = piece.area()
        unit = area.width() / (116 if area.width() > area.height() else 16)
        spot = farmer.scene(QPointF(area.left() + 8 * unit, area.top() + 6 * unit))
        seen.add(window.pixelColor(spot).name())
    assert seen == {figures[COATS[seat]].lower()}


# Contact sheets.


@pytest.fixture(scope="module")
def sheets() -> ModuleType:
    """The tool that prints them, which is in no package."""
    spec = importlib.util.spec_from_file_location("sheets", ROOT / "packaging" / "sheets.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_sheets_are_printed_in_both_languages_and_themes(house: AppContext, sheets: ModuleType, tmp_path: Path) -> None:
    written = [path.name for path in sheets.sheets(house, "epigo", tmp_path, 0.25)]
    kinds = ("epigons", "orders", "backs", "ways")
    looks = [f"{language}-{theme}" for language in ("en", "ja") for theme in ("day", "evening")]
    assert written == [f"epigo-{kind}-{look}.png" for look in looks for kind in kinds]
    pictures = {name: QPixmap(str(tmp_path / name)) for name in written}
    assert all(picture.width() == sheets.WIDEST // 4 for picture in pictures.values())


def test_the_sheets_of_cards_are_in_the_language_of_the_moment(house: AppContext, sheets: ModuleType) -> None:
    pictures = []
    for language in ("en", "ja"):
        house.settings.set("language", language)
        table = sheets.table_of(GAME, house)
        cards = [faces for faces in table.pictures.every_face() if faces.kind == "cards"]
        pictures.append(sheets.sheet(table, cards[:1]))
    assert pictures[0].size() == pictures[1].size()
    assert pictures[0] != pictures[1]


def test_every_face_on_a_farmers_table_is_on_its_sheets(farmer: Farmer) -> None:
    page = farmer.farm(players=1, options={"length": "short"}, seed=12)
    named = {face for faces in page.table.pictures.every_face() for face in faces.faces}
    royal = {f"die/{die}/{face}": f"die/0/{face}" for die in (1, 2) for face in ("?", *range(6))}

    def act(action: object) -> None:
        farmer.act(action)
        shown = {piece.place.face for piece in page.stage.pieces.values()}
        assert {royal.get(face, face) for face in shown} <= named

    farmer.play_on(act)


def test_every_face_on_epigos_table_is_on_its_sheets(hand: EpigoHand) -> None:
    page = hand.begin()
    named = {face for faces in page.table.pictures.every_face() for face in faces.faces}
    hand.planning("7^ 5^")
    shown = {piece.place.face for piece in page.stage.pieces.values()}
    assert len(shown) > 10
    assert shown <= named
