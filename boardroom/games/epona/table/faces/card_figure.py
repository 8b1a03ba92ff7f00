"""Cards for the rules pages, and what is said of their parts: assets, stables, owner cards, selection cards.

A line says which: ``manager-5``, ``stable-plain-15``, ``owner 300 : 1 2`` with cubes on its boxes 1 and 2,
``selection 1`` for the first face.
"""

import re
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from boardroom.engine.enumerations import listed
from boardroom.engine.manifest import Manifest
from boardroom.engine.text import Text, phrase, verbatim
from boardroom.games.epona.position.cards import (
    ASSET_OF,
    ASSETS,
    BOXES,
    BOXES_BELOW,
    FACES,
    NO_OWNER,
    OWNERS,
    STABLE_OF,
    STABLES,
)
from boardroom.games.epona.position.numbers import LINE_POINTS
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.position.vocabulary import BonusKind, FormulaKind
from boardroom.games.epona.table.faces.asset_faces import asset_parts
from boardroom.games.epona.table.faces.faces import Faces
from boardroom.games.epona.table.faces.marks import Marks
from boardroom.games.epona.table.faces.owner_faces import (
    OWNER_HIGH,
    OWNER_WIDE,
    SELECTION_HIGH,
    SELECTION_WIDE,
    box_area,
    selection_parts,
)
from boardroom.games.epona.table.faces.stable_faces import stable_parts
from boardroom.games.epona.words.explanations import box_in_sentence, group_cards
from boardroom.games.epona.words.formula_words import (
    bonuses_in_sentence,
    coins_name,
    formula_in_sentence,
)
from boardroom.games.epona.words.names import (
    FIRST_OWNER,
    an_icon,
    asset_name,
    icon_name,
    location_name,
    owner_name,
    selection_name,
    stable_name,
)
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.card_paper import CARD_RATIO
from boardroom.ui.kit.theme import Theme
from boardroom.ui.stage.card_figure import CardFigure, Label, Labels, Side

_OWNER: Final = re.compile(r"owner (\d+)(?: : (\d(?: \d)*))?")
_SELECTION: Final = re.compile(r"selection (\d+)")
_CARD, _OWNER_CARD, _SELECTION_CARD = 10.8, 18.4, 12.6
"""How wide cards are, in sizes of the text."""
_LEAST, _LEAST_OWNER = 148.0, OWNER_WIDE
"""How wide they are at least, in pixels: what their signs can still be read at."""
_RIM: Final = 0.12
"""How far within a part its line ends, in widths of a sign: beside what is on the sign."""


class _Card(NamedTuple):
    """A card of a diagram: its face, its name, its width in sizes of the text and at least in pixels, its height in
    widths, and what is said of it where it lies in a box.
    """

    face: str
    name: Text
    wide: float
    least: float
    shape: float
    labels: Callable[[Theme, QRectF], Labels]


def card_figure(context: AppContext, manifest: Manifest, kind: str, lines: tuple[str, ...]) -> CardFigure | None:
    """The card of a diagram with what is said of its parts; None where the lines show no card of the game."""
    card = _read(lines[0].strip()) if kind == "card" and len(lines) == 1 else None
    if card is None:
        return None
    faces, labels = Faces(manifest, context.say, context.theme), partial(card.labels, context.theme)
    return CardFigure(card.name, card.wide, card.least, card.shape, partial(faces.paint, card.face), labels)


def _read(line: str) -> _Card | None:
    if line in ASSET_OF:
        card = ASSET_OF[line]
        return _Card(f"card.{card}", asset_name(card), _CARD, _LEAST, CARD_RATIO, partial(_of_asset, card))
    if line in STABLE_OF:
        stable = STABLE_OF[line]
        shown = f"stable.{stable}.{int(Cube.UNFINISHED)}"
        return _Card(shown, stable_name(stable), _CARD, _LEAST, CARD_RATIO, partial(_of_stable, stable))
    if found := _OWNER.fullmatch(line):
        return _owner(int(found[1]) - FIRST_OWNER, [int(box) - 1 for box in (found[2] or "").split()])
    if found := _SELECTION.fullmatch(line):
        face = int(found[1]) - 1
        if face in range(len(FACES)):
            shape = SELECTION_HIGH / SELECTION_WIDE
            labels = partial(_of_selection, face)
            return _Card(f"selection.{face}.0", selection_name(), _SELECTION_CARD, _LEAST, shape, labels)
    return None


def _owner(owner: int, cubes: list[int]) -> _Card | None:
    if owner not in range(NO_OWNER) or any(box not in range(BOXES) for box in cubes):
        return None
    mask = sum(1 << box for box in set(cubes))
    shape, labels = OWNER_HIGH / OWNER_WIDE, partial(_of_owner, owner, mask)
    return _Card(f"owner.{owner}.{mask}", owner_name(owner), _OWNER_CARD, _LEAST_OWNER, shape, labels)


def _at(part: QRectF, across: float, down: float = 0.5) -> QPointF:
    """A spot in a part, in parts of its width and height."""
    return QPointF(part.left() + part.width() * across, part.top() + part.height() * down)


def _of_asset(card: int, theme: Theme, box: QRectF) -> Labels:
    asset, parts = ASSETS[card], asset_parts(box, card)
    found = []
    if asset.cost:
        cost = phrase("Epona", "Cost", "beside a card in the rules")
        found.append(Label(cost, _at(parts.cost, _RIM), Side.LEFT, coins_name(asset.cost)))
    if asset.sex:
        found.append(Label(icon_name(asset.sex), _at(parts.sex, 1 - _RIM), Side.RIGHT))
    if asset.bonus:
        bonus = phrase("Epona", "Bonus when placed", "beside a card in the rules")
        found.append(Label(bonus, _at(parts.bonus, 0.04), Side.LEFT, bonuses_in_sentence(asset.bonus)))
    if asset.formula.kind != FormulaKind.NOTHING:
        scores = phrase("Epona", "Scores at the end", "beside a card in the rules")
        says = formula_in_sentence(asset.formula, asset.icons)
        found.append(Label(scores, _at(parts.scores, 0.012), Side.LEFT, says))
    kind = phrase("Epona", "Type", "beside a card in the rules")
    return (*found, Label(kind, _at(parts.type, 1 - _RIM), Side.RIGHT, icon_name(asset.type)))


def _of_stable(stable: int, theme: Theme, box: QRectF) -> Labels:
    shown = STABLES[stable]
    parts = stable_parts(Marks(QPainter(), 1.0, theme.small_numeral), box, stable)
    location = phrase("Epona", "Location", "beside a card in the rules")
    found = [Label(location, _at(parts.location, _RIM), Side.LEFT, location_name(shown.location))]
    if shown.line >= 0:
        line = phrase("Epona", "Line bonus", "beside a card in the rules")
        says = phrase("Epona", "{points} VP for {icon}", "a line bonus").put(
            points=LINE_POINTS, icon=an_icon(shown.line)
        )
        found.append(Label(line, _at(parts.line, 0.98, 0.3), Side.RIGHT, says))
    slots = phrase("Epona", "Slots", "beside a card in the rules")
    needs = phrase("Epona", "Needed to complete it", "beside a card in the rules: icons")
    found += [
        Label(slots, _at(parts.slots, _RIM, 0.85), Side.LEFT, verbatim(str(shown.slots))),
        Label(needs, _at(parts.needs[-1], 1 - _RIM), Side.RIGHT, listed([an_icon(icon) for icon in shown.needs])),
    ]
    if shown.at_once:
        at_once = phrase("Epona", "Bonus when completed", "beside a card in the rules")
        found.append(Label(at_once, _at(parts.at_once, 0.1), Side.LEFT, bonuses_in_sentence(shown.at_once)))
    if shown.at_end.kind != FormulaKind.NOTHING:
        at_end = phrase("Epona", "Scores at the end, if completed", "beside a card in the rules")
        found.append(Label(at_end, _at(parts.at_end, 0.97), Side.RIGHT, formula_in_sentence(shown.at_end)))
    return tuple(found)


def _of_owner(owner: int, cubes: int, theme: Theme, box: QRectF) -> Labels:
    """Of the first pair that is full and of the first that is not, what is above it; of the lower row a box to be used
    and one that lasts.
    """
    pairs = range(BOXES - BOXES_BELOW)
    full = [pair for pair in pairs if cubes >> 2 * pair & 3 == 3]
    others = [pair for pair in pairs if pair not in full]
    free = [number for number in range(BOXES_BELOW) if not cubes >> number & 1]
    lasting = [
        number
        for number in range(BOXES_BELOW)
        if any(bonus.kind == BonusKind.DISCOUNT for bonus in OWNERS[owner].below[number])
    ]
    opened = phrase("Epona", "Open once both boxes below have cubes", "beside an owner card in the rules")
    closed = phrase("Epona", "Not open yet; scores at the end", "beside an owner card in the rules")
    lasts = phrase("Epona", "Green boxes last for the whole game", "beside an owner card in the rules")
    use = phrase("Epona", "Put a cube here and gain this", "beside an owner card in the rules")
    found = [
        *((words, BOXES_BELOW + row[0], Side.ABOVE) for words, row in ((opened, full), (closed, others)) if row),
        *((lasts, number, Side.BELOW) for number in lasting[:1]),
        *((use, number, Side.BELOW) for number in free if number not in lasting[:1]),
    ]
    labels = []
    for words, number, side in found[:4]:
        above = side == Side.ABOVE
        spot = _at(box_area(box, number), 0.1 if above else 0.5, 0.1 if above else 0.95)
        labels.append(Label(words, spot, side, box_in_sentence(owner, number)))
    return tuple(labels)


def _of_selection(face: int, theme: Theme, box: QRectF) -> Labels:
    shown, parts = FACES[face], selection_parts(box, face)
    price = phrase("Epona", "Price, paid at once", "beside a selection card in the rules")
    costs = coins_name(shown.price)
    if shown.gift:
        price = phrase("Epona", "Gift, gained at once", "beside a selection card in the rules")
        costs = bonuses_in_sentence(shown.gift)
    keep = phrase("Epona", "How many you keep", "beside a selection card in the rules")
    drawn = phrase("Epona", "How many you draw of each group", "beside a selection card in the rules")
    groups = [(group, number) for group, number in enumerate(shown.draws) if number]
    labels = [
        Label(price, _at(parts.price, 0.69, 0.93), Side.LEFT, costs),
        Label(keep, _at(parts.keep, 0.95), Side.RIGHT, verbatim(str(shown.keep))),
    ]
    if groups:
        says = listed([group_cards(group, number) for group, number in groups])
        labels.append(Label(drawn, _at(parts.draws[0], 0.5, 0.97), Side.BELOW, says))
    if shown.free:
        free = phrase("Epona", "From any deck", "beside a selection card in the rules: how many are drawn")
        labels.append(Label(free, _at(parts.draws[-1], 0.5, 0.97), Side.BELOW, verbatim(str(shown.free))))
    return tuple(labels)
