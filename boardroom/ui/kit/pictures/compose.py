"""Pictures composed of drawings: fragments laid over each other in one box, each placed, mirrored, coloured, faded.

A drawing names the colours that are put in as CSS does, ``fill="var(--wood, #8a5a2b)"``; the colour after the comma is
what a browser shows of the drawing alone. Every fragment is drawn by itself, so that names inside of it, of gradients
and clip paths, are its own. The picture is kept where all art is, bounded, for its size and pixel ratio. One of many
fragments may be drawn in one size, kept between starts, and scaled to all others.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from boardroom.ui.kit.pictures import art, pictures_on_disk
from boardroom.ui.kit.pictures.kept_picture import kept_picture

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_NAMED: Final = re.compile(r"var\(\s*--([\w-]+)\s*(?:,[^()]*)?\)")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")
_DRAWINGS, _READ = 512, 256
"""Sources that are kept: a game has up to some two hundred; and how many drawings are kept ready to be drawn, 60 KB
each.
"""
_LARGEST_KEPT: Final = 2
"""By how much pictures are drawn larger than usual at most if they are kept between starts."""


class UselessArt(ValueError):
    """A drawing that cannot be used as it was asked for; says which, and why. A fault of the game or its art."""


class Fragment(NamedTuple):
    """A drawing in a composed picture.

    ``box`` is where it lies, (x, y, width, height) in the units of the whole picture, None for all of it; a drawing
    of other proportions keeps its own, in the middle. ``mirrored`` turns left to right within the box. ``colours``
    are those put in, as (name, #rrggbb), exactly the ones that the drawing names.
    """

    path: Path
    box: tuple[float, float, float, float] | None = None
    mirrored: bool = False
    opacity: float = 1.0
    colours: tuple[tuple[str, str], ...] = ()


def compose(
    fragments: Sequence[Fragment], units: tuple[float, float], width: float, height: float, ratio: float = 1.0
) -> QPixmap:
    """The fragments, first to last, in a box of so many units across and down, as a pixmap of logical width x height.

    Units are square: where the pixmap has other proportions, the box lies in its middle. Raises
    UselessArt for a drawing that is missing or broken, and for colours that are not the ones it names.
    """
    key = f"composed {width:g}x{height:g}@{ratio:g} {units} {_told(fragments)}"
    return kept_picture(key, lambda: _composed(fragments, units, width, height, ratio))


def scaled(
    fragments: Sequence[Fragment],
    units: tuple[float, float],
    across: int,
    width: float,
    height: float,
    ratio: float = 1.0,
) -> QPixmap:
    """The same, scaled down from a picture ``across`` pixels wide: to draw many fragments costs far more than that.

    The large picture is kept between starts, and is the same whatever sizes are asked for; for more pixels it is drawn
    twice as large, or four times. Width and height are about as units are to each other.
    """
    wanted = max(1, round(width * ratio)), max(1, round(height * ratio))
    about = f"{units} {_told(fragments)}"

    def paint() -> QPixmap:
        wide = across
        while wide < wanted[0]:
            wide *= 2
        large = kept_picture(
            f"large {wide} {about}", lambda: _large(fragments, units, wide, about, wide <= _LARGEST_KEPT * across)
        )
        smooth = Qt.TransformationMode.SmoothTransformation
        made = large.scaled(*wanted, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        made.setDevicePixelRatio(ratio)
        return made

    return kept_picture(f"scaled {across} {wanted}@{ratio:g} {about}", paint)


def _told(fragments: Sequence[Fragment]) -> str:
    """All that fragments are, in writing; for a key that is asked for in every picture."""
    return ";".join([f"{path} {box} {mirrored} {fade} {hues}" for path, box, mirrored, fade, hues in fragments])


def _large(fragments: Sequence[Fragment], units: tuple[float, float], wide: int, about: str, keep: bool) -> QPixmap:
    """A picture so many pixels wide, as it was kept, or drawn and kept now."""

    def draw() -> QPixmap:
        return _composed(fragments, units, wide, wide * units[1] / units[0], 1.0)

    if not keep:
        return draw()
    drawn_from = "".join(_stamped(fragment.path) for fragment in fragments)
    name = f"{pictures_on_disk.COMPOSED}/{hashlib.sha256(f'{wide} {about} {drawn_from}'.encode()).hexdigest()[:32]}"
    return pictures_on_disk.kept(name, 1.0, draw)


@lru_cache(maxsize=_DRAWINGS)
def _stamped(path: Path) -> str:
    """A name of a drawing as it is; looked at once, as its source is read."""
    try:
        return art.stamped(path)
    except OSError as error:
        raise UselessArt(f"{path} cannot be read: {error}") from None


def _composed(
    fragments: Sequence[Fragment], units: tuple[float, float], width: float, height: float, ratio: float
) -> QPixmap:
    drawings = [_drawing(fragment.path, fragment.colours) for fragment in fragments]
    pixmap = _clear(max(1, round(width * ratio)), max(1, round(height * ratio)))
    if min(units) <= 0:
        return pixmap  # What has no size, as on a table without room, shows nothing.
    unit = min(pixmap.width() / units[0], pixmap.height() / units[1])
    left, top = (pixmap.width() - units[0] * unit) / 2, (pixmap.height() - units[1] * unit) / 2
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for fragment, drawing in zip(fragments, drawings, strict=True):
        x, y, wide, high = fragment.box or (0.0, 0.0, *units)
        _draw(painter, fragment, drawing, QRectF(left + x * unit, top + y * unit, wide * unit, high * unit))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def coloured(path: Path, colours: Mapping[str, str]) -> str:
    """The source of a drawing with its named colours put in. Raises UselessArt."""
    source = _source(path)
    named = set(_NAMED.findall(source))
    if lacking := sorted(named - set(colours)):
        raise UselessArt(f"{path.name} names colours that are not given: {', '.join(lacking)}")
    if unknown := sorted(set(colours) - named):
        raise UselessArt(f"{path.name} does not name these colours: {', '.join(unknown)}")
    for name, colour in colours.items():
        if not _COLOUR.fullmatch(colour):
            raise UselessArt(f"{name} in {path.name} must be like #1a2b3c, not {colour!r}")
    return _NAMED.sub(lambda found: colours[found[1]], source)


@lru_cache(maxsize=_DRAWINGS)
def _source(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UselessArt(f"{path} cannot be read: {error}") from None


@lru_cache(maxsize=_READ)
def _drawing(path: Path, colours: tuple[tuple[str, str], ...]) -> "QSvgRenderer":
    """A drawing as it was read: to read it takes as long as to draw it small, and it is drawn in several sizes."""
    from PySide6.QtSvg import QSvgRenderer  # late: the lobby's second start does without it

    source = coloured(path, dict(colours))
    renderer = QSvgRenderer(QByteArray(source.encode()))
    if not renderer.isValid():
        raise UselessArt(f"{path} is no drawing that can be shown")
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return renderer


def _draw(painter: QPainter, fragment: Fragment, renderer: "QSvgRenderer", area: QRectF) -> None:
    """Draw a fragment into an area of the painter's device, in pixels of it."""
    if fragment.opacity >= 1:
        _render(painter, renderer, area, fragment.mirrored)
        return
    # Drawn whole and faded then: shapes that cover each other must not show through.
    device = painter.device()
    layer = _clear(device.width(), device.height())
    own = QPainter(layer)
    own.setRenderHint(QPainter.RenderHint.Antialiasing)
    _render(own, renderer, area, fragment.mirrored)
    own.end()
    painter.setOpacity(fragment.opacity)
    painter.drawPixmap(0, 0, layer)
    painter.setOpacity(1)


def _render(painter: QPainter, renderer: "QSvgRenderer", area: QRectF, mirrored: bool) -> None:
    painter.save()
    if mirrored:
        painter.translate(area.left() + area.right(), 0)
        painter.scale(-1, 1)
    renderer.render(painter, area)
    painter.restore()


def _clear(width: int, height: int) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
