"""Every face of Epona at the sizes it is shown in, to be looked at together."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, QSizeF

from boardroom.games.epona.position.cards import ASSETS, FACES, MARES, NO_OWNER, STABLES
from boardroom.games.epona.position.state import ADDITIONAL_CARD, FIRST_COLOUR
from boardroom.games.epona.position.tableau import Cube
from boardroom.games.epona.position.vocabulary import DECKS, FormulaKind
from boardroom.games.epona.table.faces.backs import HAND_BACK, STABLE_BACK
from boardroom.games.epona.table.layout.measures import Measures
from boardroom.ui.stage.table_parts import FaceSet

_CUBES = (Cube.UNFINISHED, Cube.FINISHED, Cube.COMPLETED)


def face_sets(m: Measures, readable: tuple[float, float]) -> Iterator[FaceSet]:
    """Cards, cards in rows with what may lie on them, stables, owners, selection cards, tokens and backs."""
    small = m.small(1, 0)
    cards = tuple(f"card.{card}" for card in range(len(ASSETS)))
    backs = (*(f"back.{deck}" for deck in range(len(DECKS))), f"back.{STABLE_BACK}", f"back.{HAND_BACK}")
    stables = tuple(f"{stable}.{cube}" for stable in range(len(STABLES)) for cube in _CUBES)
    laid = tuple(map(_laid, range(len(ASSETS))))
    for size in (m.card_size, QSizeF(*readable)):
        yield FaceSet("cards", cards, _size(size))
    cheaper = tuple(f"card.{card}.1" for card, asset in enumerate(ASSETS) if asset.cost)
    yield FaceSet("cheaper-cards", cheaper, _size(m.card_size))
    yield FaceSet("laid", tuple(f"laid.{face}" for face in laid), _size(QSizeF(*readable)))
    yield FaceSet("placed", tuple(f"placed.{face}" for face in laid), _size(m.card))
    yield FaceSet("minis", tuple(f"mini.{face}" for face in laid), _size(small.card))
    yield FaceSet("stables", tuple(f"stable.{face}" for face in stables), _size(QSizeF(*readable)))
    yield FaceSet("stables-in-rows", tuple(f"stablerow.{face}" for face in stables), _size(m.card))
    yield FaceSet("stable-minis", tuple(f"stablemini.{face}" for face in stables), _size(small.card))
    yield FaceSet("owners", tuple(f"owner.{owner}.{owner * 73 % 512}" for owner in range(NO_OWNER)), _of(m.owner))
    yield FaceSet("boxes", tuple(f"boxes.{owner}.{owner * 73 % 512}" for owner in range(NO_OWNER)), _of(m.owner))
    line = QSize(_of(small.rows).width(), 12)
    yield FaceSet("lines-of-boxes", tuple(f"boxline.{owner}.{owner * 73 % 512}" for owner in range(NO_OWNER)), line)
    dear = [face for face, shown in enumerate(FACES) if shown.price]
    selection = *(f"selection.{face}.0" for face in range(len(FACES))), *(f"selection.{face}.1" for face in dear)
    yield FaceSet("selection", selection, _of(m.display(7)[0]))
    tokens = tuple(f"token.{token}" for token in range(FIRST_COLOUR, ADDITIONAL_CARD + 1))
    yield FaceSet("tokens", (*tokens, "roller", "cube"), _of(m.token_below(m.display(7)[0])))
    yield FaceSet("backs", backs, _of(m.decks.deck(0)))


def _laid(card: int) -> str:
    """A card with as much on it as may lie there."""
    asset = ASSETS[card]
    foal = 1 + card % 2 if card in MARES else 0
    studs = 1 + card % 3 if asset.sex and not foal else 0
    return f"{card}.{foal}.{studs}.{int(asset.formula.kind == FormulaKind.WITH_ROLLER)}"


def _size(size: QSizeF) -> QSize:
    return size.toSize()


def _of(box: QRectF) -> QSize:
    return box.size().toSize()
