"""The keys of Epona's pieces and targets cover nothing that scores, and no tick."""

import pytest
from epona_hand import Groom
from hand import Key
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from test_number_keys import caps

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.table.faces.asset_faces import asset_parts, card_in_chosen, mark_of_chosen
from boardroom.games.epona.table.faces.marks import Marks
from boardroom.games.epona.table.faces.stable_faces import stable_parts
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.theme import Theme
from tests.games.paddock import WALKS

PHASES = (Phase.KEEPING, Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE, Phase.PLACING, Phase.SELECTING, Phase.SWAPPING)
WINDOWS = ((1280, 720), (960, 600), (1920, 1080))


def counted(groom: Groom) -> list[QRectF]:
    """All that counts on whole cards and stables: what it costs and scores, what is chosen."""
    found: list[QRectF] = []
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    marks = Marks(painter, 1.0, Theme().small_numeral)
    for place in groom.table.layout(groom.shown).values():
        kind, area = kind_of(place.face), place.area()
        if kind == "stable":
            parts = stable_parts(marks, area, numbers_of(place.face)[0])
            found += [parts.location, parts.line, parts.slots, *parts.needs, parts.at_once, parts.at_end]
        elif kind in ("card", "chosen", "dropped"):
            card = numbers_of(place.face)[0]
            lies = card_in_chosen(area) if kind == "chosen" else area
            found += asset_parts(lies, card)
            if kind != "card":
                found.append(mark_of_chosen(area, kind))
    painter.end()
    return [box for box in found if not box.isEmpty()]


def moment(phase: Phase) -> State:
    """A moment of a random game for two in which the first one acts."""
    found: State = next(
        state
        for state, seat, action, _ in reversed(WALKS)
        if action is not None and seat == 0 and state.phase == phase and len(state.coins) == 2
        and (phase != Phase.PLACING or (state.hands[0] and not state.pending))
    )  # fmt: skip
    return found


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("phase", PHASES)
def test_keys_cover_nothing_that_scores_and_no_tick(house: AppContext, phase: Phase, window: tuple[int, int]) -> None:
    groom = Groom(house, window)
    groom.settle_in(moment(phase), kinds=(PERSON, COMPUTER))
    groom.settle()
    groom.page.stage.setFocus()
    groom.key(Key.Key_Tab)
    for _ in range(3):
        groom.see()
        seen = caps(groom)
        assert seen
        for key, cap in seen.items():
            inner = cap.adjusted(2, 2, -2, -2)
            assert not [box for box in counted(groom) if box.intersects(inner)], key
        if groom.lifted:
            break
        groom.key(Key.Key_1)
    groom.close()
