"""The "+n" on Epona's cards: over a slot on what scores more with the card that is carried, else on what scores with
the one that is pointed at; at the upper edge, clear of the badge of the type.
"""

import pytest
from epona_hand import Groom
from hand import Key

from boardroom.games.epona.position.actions import PlaceCard
from boardroom.games.epona.position.state import Phase, State, card_key, stable_key
from boardroom.games.epona.table.gestures.keys import slot_key, tableau_key
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.pieces.capsules import GainMark, KeyCap
from tests.games.epona_positions import Box, position

ABOVE_BADGE = 0.37
"""So far down no badge of a type reaches up in any face of a card in a row."""


class Set:
    """A racing horse that scores with others of its row, a vet that counts foals, and a card for either to score with.

    The first row is followed by as many more as wanted.
    """

    def __init__(self, rows: int = 2) -> None:
        box = Box()
        self.stable = box.stable(slots=6)
        self.racer, self.vet = box.card(scores="each row racing"), box.card("vet", scores="each tableau foal")
        self.mares, self.new = box.cards(2, "dressage mare"), box.card("racing")
        first = self.stable, [self.racer, None, self.vet, *self.mares, None]
        mine = [first, *((box.stable(), ()) for _ in range(rows - 1))]
        tokens = dict.fromkeys(self.mares, 2)
        self.state: State = position(
            mine, [(box.stable(slots=5), box.cards(2))], hands=[[self.new, box.card("manager")]], tokens=tokens,
            coins=[9, 9],
        )  # fmt: skip


def said(marks: dict[str, GainMark]) -> dict[str, str]:
    return {key: mark.words for key, mark in marks.items()}


def assert_at_the_edge(groom: Groom, marks: dict[str, GainMark]) -> None:
    for key, mark in marks.items():
        card, capsule = groom.pieces[key].area(), mark.area()
        assert capsule.center().x() == pytest.approx(card.center().x())
        assert capsule.top() >= 0, "it is seen whole"
        assert capsule.bottom() < card.top() + ABOVE_BADGE * card.height()
        assert capsule.width() < card.width()
        assert mark._font.pixelSize() >= 12


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("rows", [2, 6])
def test_a_card_over_a_slot_marks_what_scores_more_and_no_other(house: AppContext, rows: int, scale: float) -> None:
    house.settings.set("text_scale", scale)
    groom, there = Groom(house, (1280, 720)), Set(rows)
    groom.tend(there.state)
    guides = groom.page.stage.drags.guides
    groom.take(card_key(there.new), groom.aim(slot_key(0, 0, 1)))
    preview = groom.page.session.rules.words.preview(groom.shown.view, 0, PlaceCard(there.new, 0, 1))
    gains = {key: more for key, more in preview.gains if key != card_key(there.new)}
    assert gains[card_key(there.racer)] > 0
    assert said(guides.marks) == {key: f"+{more}" for key, more in gains.items()}
    assert_at_the_edge(groom, guides.marks)
    groom.move(groom.aim(slot_key(0, 1, 0)))
    assert card_key(there.racer) not in guides.marks
    groom.release(groom.spot(groom.page.bar))
    assert not guides.marks
    groom.close()


@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_a_mark_covers_no_key_of_the_targets_of_a_held_card(house: AppContext, scale: float) -> None:
    house.settings.set("text_scale", scale)
    groom, box = Groom(house, (1280, 720)), Box()
    counting = box.cards(2, "draught", scores="each row draught")
    plain, there = box.cards(2, "racing mare", scores=""), box.card("draught", scores="")
    rows = [(box.stable(mark="6"), [box.card("horse-box", scores=""), *counting, plain[0]])]
    rows.append((box.stable(slots=3), [plain[1], there]))
    groom.tend(position(rows, [(box.stable(slots=3), ())], round=6, phase=Phase.SWAPPING, swaps=1))
    groom.page.stage.setFocus()
    stage = groom.page.stage
    groom.tab_to(lambda: stage.keyboard.reached.key == card_key(there))
    groom.key(Key.Key_Return)
    met = 0
    for _ in range(8):
        marks = stage.drags.guides.marks
        caps = [item for item in stage.scene().items() if isinstance(item, KeyCap)]
        assert caps
        assert stage.drag is not None
        met += len(marks.keys() & stage.drag.areas.keys())
        for mark in marks.values():
            assert not any(mark.area().intersects(cap.area()) for cap in caps)
        groom.key(Key.Key_Tab)
    assert met, "a target scores more"
    groom.close()


def test_who_points_at_a_card_sees_what_it_scores_with_and_at_one_in_the_hand_what_would_score_more(
    groom: Groom,
) -> None:
    there = Set()
    groom.tend(there.state)
    words = groom.page.stage.words
    groom.read(groom.piece(card_key(there.vet)))
    assert said(words.marks) == dict.fromkeys(map(card_key, there.mares), "+1")
    assert_at_the_edge(groom, words.marks)
    groom.read(groom.piece(card_key(there.new)))
    assert card_key(there.racer) in words.marks
    assert_at_the_edge(groom, {key: mark for key, mark in words.marks.items() if key != stable_key(there.stable)})
    groom.move(groom.spot(groom.page.bar))
    assert words.marks == {}


def test_another_s_cards_are_too_small_for_marks(groom: Groom) -> None:
    groom.tend(Set().state)
    area = groom.table.target(tableau_key(1))
    assert area is not None
    for key in list(groom.pieces):
        if area.contains(groom.pieces[key].area()):
            groom.read(groom.piece(key))
            assert groom.page.stage.words.marks == {}
