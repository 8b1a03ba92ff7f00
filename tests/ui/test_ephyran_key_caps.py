"""The keys of Ephyran's pieces and targets cover no name and nothing that scores; what comes is not shown over them."""

from collections.abc import Generator, Iterator

import pytest
from ephyran_hand import Builder, first
from hand import CTRL, Key
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from test_number_keys import caps
from test_table_moves import larger

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.ephyran.position.actions import AddArea
from boardroom.games.ephyran.position.cards import NO_TOKEN, SUPPORT, SYMBOL, is_dionysus
from boardroom.games.ephyran.position.state import Phase, card_key
from boardroom.games.ephyran.table.faces.faces import card_halves
from boardroom.games.ephyran.table.faces.halves import WIDE, name_band
from boardroom.games.ephyran.table.gestures.keys import DECK, hand_key
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.card_paper import CardPaper
from boardroom.ui.stage.gestures.drag import Grip
from boardroom.ui.stage.gestures.gesture import Gesture
from tests.games.cities import position

WINDOWS = ((1280, 720), (960, 600), (1920, 1080))


@pytest.fixture
def builder(house: AppContext) -> Generator[Builder, None, None]:
    made = Builder(house)
    yield made
    made.close()


def counted(builder: Builder) -> Iterator[tuple[str, QRectF]]:
    """The names, numbers and symbols of the cards in the hand, as they lie, turned."""
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for card in builder.state.hands[0]:
        if is_dionysus(card):
            continue
        piece = builder.page.stage.pieces[card_key(card)]
        for half, box in enumerate(card_halves(CardPaper(painter, piece.boundingRect())), 2 * card):
            unit = box.width() / WIDE
            found = [name_band(box).box.adjusted(unit * 12, 0, -unit * 12, 0)]
            if SUPPORT[half] < 0:
                found.append(QRectF(box.left() + 4 * unit, box.top(), 25 * unit, 47 * unit))
                if SYMBOL[half] != NO_TOKEN:
                    found.append(QRectF(box.right() - 35 * unit, box.top() + 3 * unit, 28 * unit, 28 * unit))
            for one in found:
                yield f"{piece.key} {half & 1}", piece.mapRectToScene(one)
    painter.end()


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_keys_cover_no_name_and_nothing_that_scores_in_the_hand(
    house: AppContext, language: str, window: tuple[int, int]
) -> None:
    house.settings.set("language", language)
    builder = Builder(house, window)
    hand = "lands-2 forest-3 forest-1 lagoon-1 mountain-1"
    builder.build(position("lagoon .", "lands .", hands=[hand]), kinds=(PERSON, COMPUTER))
    stage = builder.page.stage
    builder.tab_to(lambda: stage.speaking.has_keys and bool(stage.keyboard.reached.key))
    seen = caps(builder)
    assert len(seen) == 10
    for key, cap in seen.items():
        inner = cap.adjusted(2, 2, -2, -2)
        assert not [name for name, box in counted(builder) if box.intersects(inner)], key
    builder.close()


def test_zero_takes_up_the_tenth_of_ten_halves_in_the_hand(builder: Builder) -> None:
    hand = "lands-2 forest-3 forest-1 lagoon-1 mountain-1"
    builder.build(position("lagoon .", "lands .", hands=[hand]), kinds=(PERSON, COMPUTER))
    stage = builder.page.stage
    builder.tab_to(lambda: stage.speaking.has_keys and bool(stage.keyboard.reached.key))
    numbered = stage.openings.numbered()
    assert len(numbered) == 10
    assert caps(builder)["0"].intersects(stage.openings.stop_area(numbered[9]))
    builder.key(Key.Key_0)
    assert stage.drag is not None
    assert stage.drag.grip == numbered[9]


def test_the_number_of_a_territory_lays_an_area_there_at_once_and_undo_takes_it_back(builder: Builder) -> None:
    page = builder.build(position("lagoon .", "lands .", hands=["lands-1 lagoon-1"]), kinds=(PERSON, COMPUTER))
    stage, before = page.stage, page.session.length
    builder.tab_to(lambda: stage.speaking.has_keys and bool(stage.keyboard.reached.key))
    numbered = stage.openings.numbered()
    upper = next(
        grip for grip in numbered if any(isinstance(g.actions[0], AddArea) for g in gestures_of(builder, grip))
    )
    builder.key(Key(Key.Key_1 + numbered.index(upper)))
    assert stage.drag is not None
    targets = list(stage.drag.areas)
    territory = next(at for at, target in enumerate(targets) if is_area(builder, target))
    builder.key(Key(Key.Key_1 + territory))
    builder.see()
    assert not builder.lifted
    assert page.session.length == before + 1
    builder.key(Key.Key_Z, CTRL)
    builder.see()
    assert page.session.length == before


def gestures_of(builder: Builder, grip: Grip) -> list[Gesture]:
    found = builder.page.table.gestures(builder.shown)
    return [gesture for gesture in found if (gesture.source, gesture.part) == grip and gesture.actions]


def is_area(builder: Builder, target: str) -> bool:
    drag = builder.page.stage.drag
    assert drag is not None
    return isinstance(drag.targets[target][0].actions[0], AddArea)


def test_the_words_above_the_pile_and_above_what_the_graeae_see_stay_free(builder: Builder) -> None:
    stage = builder.build(position("", "lands .", hands=["lands-1 lands-2"]), kinds=(PERSON, COMPUTER)).stage
    builder.act(first(builder.state, AddArea))
    builder.tab_to(lambda: stage.keyboard.reached.key == DECK)
    (cap,) = caps(builder).values()
    assert stage.pieces[DECK].area().contains(cap)


def test_what_the_graeae_see_is_chosen_for_the_hand_beside_it(builder: Builder) -> None:
    state = position("", "lands .", hands=["lands-1 lands-2"])
    state = state._replace(phase=Phase.KEEPING, seen=state.pile[:3], pile=state.pile[3:])
    stage = builder.build(state, kinds=(PERSON, COMPUTER)).stage
    hand, words = builder.table.target(hand_key(0)), builder.table.m.seen_words(3)
    assert hand is not None
    assert not hand.intersects(words), "its border strikes no words through"
    for card in state.hands[0]:
        assert hand.contains(stage.pieces[card_key(card)].area().center())
    builder.tab_to(lambda: stage.keyboard.reached.key == card_key(state.seen[0]))
    assert not [cap for cap in caps(builder).values() if cap.intersects(words)]
    builder.key(Key.Key_Return)
    builder.see()
    assert builder.chooser is not None, "the order of the two others is asked"


def test_the_card_that_was_drawn_by_keys_is_ringed_and_covers_no_other_until_a_key_goes_on(builder: Builder) -> None:
    page = builder.build(position("", "lands .", hands=["lands-1 lands-2"]), kinds=(PERSON, COMPUTER))
    keyboard = page.stage.keyboard
    builder.act(first(builder.state, AddArea))
    builder.see()
    before = set(builder.state.hands[0])
    builder.tab_to(lambda: keyboard.reached.key == DECK)
    for _ in range(2):
        builder.key(Key.Key_Return)
    builder.wait(lambda: builder.shown.actor == 0 and not page.telling and builder.state.phase == Phase.PLAYING)
    builder.see()
    (drawn,) = set(builder.state.hands[0]) - before
    assert keyboard.reached.key == card_key(drawn)
    assert keyboard._ring.isVisible()
    assert larger(builder) == []
    builder.key(Key.Key_Left)
    assert larger(builder) == [keyboard.reached.key]
