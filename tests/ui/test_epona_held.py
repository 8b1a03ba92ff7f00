"""What is held over the rows of Epona looks as it would lie there, and hides nothing but its slot."""

import pytest
from epona_hand import Groom
from hand import Key
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from boardroom.games.epona.position.actions import DRAW_STABLES, PlaceCard
from boardroom.games.epona.position.state import card_key, stable_key
from boardroom.games.epona.table.faces.asset_faces import peek_name
from boardroom.games.epona.table.gestures.keys import DISCARD, above_key, slot_key
from boardroom.ui.kit.pictures.card_paper import CardPaper
from boardroom.ui.stage.motion import moving_pieces
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE, Piece
from tests.games.epona_positions import Box, position


def at_slots(groom: Groom) -> int:
    """One card in the hand, and two rows with free slots."""
    box = Box()
    card = box.card("working", cost=0)
    groom.tend(position([(box.stable(slots=4), ()), (box.stable(slots=3), ())], hands=[[card]]))
    return card


def test_a_card_over_the_rows_is_as_large_as_its_slot_and_elsewhere_as_in_the_hand(groom: Groom) -> None:
    card = at_slots(groom)
    slot = slot_key(0, 1, 1)
    piece = groom.pieces[card_key(card)]
    whole = piece.area().size()
    groom.hold(card_key(card), slot)
    assert piece.area().size() == groom.page.stage.pieces.target_area(slot).size()
    assert piece.look.face.startswith(f"laid.{card}.")
    assert piece.rotation() == 0
    groom.move(groom.aim(DISCARD))
    assert piece.area().size() == whole
    groom.move(groom.aim(slot))
    groom.let_go(slot)
    groom.settle()
    assert groom.state.tableaus[0][1].slots[1] == card
    assert groom.at_home()


def test_the_slot_under_the_hand_is_meant_wherever_in_it_the_card_is_held(groom: Groom) -> None:
    card = at_slots(groom)
    slot = slot_key(0, 0, 2)
    area = groom.page.stage.pieces.target_area(slot)
    for x, y in ((0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)):
        groom.take(card_key(card), groom.scene(QPointF(area.x() + x * area.width(), area.y() + y * area.height())))
        drag = groom.page.stage.drag
        assert drag is not None
        assert drag.best == slot
        groom.move(groom.aim(card_key(card)))
        groom.release(groom.aim(card_key(card)))


def test_the_preview_covers_neither_the_slot_nor_the_card_over_it(groom: Groom) -> None:
    card = at_slots(groom)
    stage = groom.page.stage
    for slot in (slot_key(0, 0, 0), slot_key(0, 1, 2)):
        groom.hold(card_key(card), slot)
        bubble = stage.drags.guides.bubble
        assert bubble is not None
        box = bubble.size.translated(bubble.pos())
        assert not box.intersects(groom.pieces[card_key(card)].area())
        assert not box.intersects(stage.pieces.target_area(slot))
        groom.move(groom.target(card_key(card)))
        groom.release(groom.target(card_key(card)))


def test_a_stable_over_a_lane_is_as_large_as_in_a_row(groom: Groom) -> None:
    box = Box()
    groom.tend(position([(box.stable(slots=4), ())], hands=[[box.card()]]))
    groom.click(groom.offer_of(DRAW_STABLES))
    groom.look()
    stable = groom.state.seen[0]
    piece, lane = groom.pieces[stable_key(stable)], above_key(0)
    groom.hold(stable_key(stable), lane)
    assert piece.look.face.startswith(f"{groom.table.m.stable_kind}.{stable}.")
    groom.let_go(lane)
    groom.settle()
    assert groom.state.tableaus[0][0].stable == stable
    assert groom.at_home()


def larger(groom: Groom) -> list[Piece]:
    """The pieces that are shown larger."""
    items = groom.page.stage.scene().items()
    return [item for item in items if isinstance(item, Piece) and item.zValue() >= BAND_BUBBLE]


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_card_that_peeks_out_of_the_tray_rises_whole_for_mouse_and_keys_and_is_carried_whole(
    groom: Groom, by_keys: bool
) -> None:
    box = Box()
    hand = [box.card("working", cost=0), box.card("vet")]
    # Who has no selection card chooses one, in the tray.
    groom.tend(position([(box.stable(slots=3), ()) for _ in range(5)], hands=[hand])._replace(faces=bytes(1)))
    m, card = groom.table.m, hand[0]
    assert not m.hand_is_whole
    places = groom.pieces
    faces = [places[card_key(one)].place.face.split(".") for one in hand]
    assert [face[:2] for face in faces] == [["peek", str(one)] for one in hand]
    assert all(places[card_key(one)].place.turn == 0 for one in hand)
    spot = groom.scene(places[card_key(card)].area().topLeft() + QPointF(30, 30))
    if by_keys:
        keyboard = groom.page.stage.keyboard
        groom.tab_to(lambda: groom.page.stage.speaking.has_keys and keyboard.reached.key == card_key(card))
    else:
        groom.move(spot)
    (raised,) = larger(groom)
    assert raised.look.face == f"card.{card}"
    assert raised.area().width() == pytest.approx(1.2 * m.widest, abs=1)
    assert m.free.contains(raised.area())
    if by_keys:
        groom.key(Qt.Key.Key_Return)
    else:
        groom.press(spot)
        groom.move(spot - QPoint(0, 20))
    assert groom.lifted
    # Held by keys it is read apart, and lies in the tray as it did.
    carried = larger(groom)[0] if by_keys else groom.pieces[card_key(card)]
    assert carried.look.face == f"card.{card}"
    if not by_keys:
        groom.move(groom.aim(slot_key(0, 4, 1)))
        assert carried.look.face.startswith(f"placed.{card}."), "over a row it looks as it would lie there"


def told_of(groom: Groom) -> str:
    """The key of the piece that is told of where the mouse rests; of one in the hand, which rises as well."""
    groom.read()
    about = groom.page.stage.words.about
    assert [piece.key for piece in larger(groom)] in ([], [about])
    return about


def test_a_card_just_placed_is_told_of_only_after_the_mouse_was_elsewhere(groom: Groom) -> None:
    box = Box()
    card, other = box.card("working", cost=0), box.card("vet")
    groom.tend(position([(box.stable(slots=4), [None, other])], hands=[[card]]))
    slot = slot_key(0, 0, 0)
    for clicked in (True, False):
        if clicked:
            groom.click(groom.piece(card_key(card)))
            assert told_of(groom) == ""
            groom.click(groom.aim(slot))
        else:
            groom.drag(card_key(card), groom.aim(slot))
        groom.settle()
        assert groom.state.tableaus[0][0].slots[0] == card
        spot = groom.target(card_key(card))
        assert told_of(groom) == ""
        groom.move(spot + QPoint(3, 2))
        assert told_of(groom) == "", "its neighbours are looked at"
        groom.move(groom.target(card_key(other)))
        assert told_of(groom) == card_key(other)
        groom.move(spot)
        assert told_of(groom) == card_key(card)
        groom.click(groom.button("undo"))
        groom.settle()


@pytest.mark.parametrize("clicked", [True, False])
def test_a_stable_still_on_its_way_is_dragged_from_where_it_comes_to_lie(
    groom: Groom, clicked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving_pieces, "RESIZE", 60_000)
    box = Box()
    groom.tend(position([(box.stable(slots=4), ())], hands=[[]]))
    groom.context.settings.set("motion", "normal")
    groom.click(groom.offer_of(DRAW_STABLES))
    stage, stable = groom.page.stage, groom.state.seen[0]
    middle = stage.pieces.places[stable_key(stable)].area().center()
    assert stage.motion.running
    assert stage.pieces.piece_at(middle) != stable_key(stable)
    if clicked:
        groom.click(groom.scene(middle))
        assert not groom.lifted, "a click may be meant for what was seen there"
        groom.click(groom.scene(middle))
        assert groom.lifted
    else:
        groom.drag(groom.scene(middle), above_key(0))
        assert groom.state.tableaus[0][0].stable == stable


def apart(groom: Groom) -> Piece | None:
    """What is seen apart from where it is held."""
    return groom.page.stage._closer._held


def with_low_rows(groom: Groom) -> list[int]:
    """A hand that peeks out of its tray, below as many rows as leave no room for more of it."""
    box = Box()
    hand = box.cards(3, "working")
    groom.tend(position([(box.stable(slots=5), ()) for _ in range(5)], hands=[hand])._replace(faces=bytes(1)))
    return hand


def test_a_card_of_a_low_hand_bears_its_name_in_either_language_and_is_seen_down_to_its_edge(groom: Groom) -> None:
    for card in with_low_rows(groom):
        place = groom.pieces[card_key(card)].place
        wide, high = round(place.width), round(place.height)
        seen = int(place.face.split(".")[2])
        pictures = []
        for language in ("en", "ja"):
            groom.context.settings.set("language", language)
            pictures.append(groom.table.faces.paint(place.face, wide, high, 1.0).toImage())
        groom.context.settings.set("language", "en")
        other = [y for y in range(high) if any(pictures[0].pixel(x, y) != pictures[1].pixel(x, y) for x in range(wide))]
        paper = CardPaper(QPainter(), QRectF(0, 0, wide, high))
        band = peek_name(paper, seen)
        assert other
        assert band.top() - 1 <= other[0] <= other[-1] <= band.bottom() + 1
        low = place.area().top() + (seen - 3) * paper.unit
        assert low < groom.table.m.free.bottom()
        assert pictures[0].pixelColor(wide // 2, round((seen - 3) * paper.unit) + 2).alpha() == 0, "nothing lies below"


def is_read_clear_of_targets(groom: Groom, card: int) -> bool:
    """Whether the whole of a held card is seen, and no spot where it can go is beneath it."""
    stage, seen = groom.page.stage, apart(groom)
    assert seen is not None
    assert stage.drag is not None
    area = seen.place.area()
    assert seen.place.face == f"card.{card}"
    assert area.width() >= 120
    return stage.free.contains(area) and not any(area.intersects(target) for target in stage.drag.areas.values())


def test_a_card_of_a_low_hand_that_is_clicked_is_read_where_it_hides_no_slot(groom: Groom) -> None:
    card = with_low_rows(groom)[1]
    key = card_key(card)
    lies = groom.pieces[key].place
    groom.click(groom.scene(lies.area().topLeft() + QPointF(30, 30)))
    assert is_read_clear_of_targets(groom, card)
    assert groom.pieces[key].look.face == lies.face, "the one in the tray is seen there as before"
    groom.move(groom.aim(slot_key(0, 1, 2)))
    assert is_read_clear_of_targets(groom, card)
    groom.click(groom.aim(slot_key(0, 1, 2)))
    groom.settle()
    assert groom.state.tableaus[0][1].slots[2] == card
    assert apart(groom) is None


def test_a_card_of_a_low_hand_is_read_at_the_same_place_as_keys_come_to_it_and_hold_it(groom: Groom) -> None:
    card = with_low_rows(groom)[1]
    stage = groom.page.stage
    groom.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached.key == card_key(card))
    reached = stage._closer._larger
    assert reached is not None
    groom.key(Qt.Key.Key_Return)
    assert is_read_clear_of_targets(groom, card)
    held = apart(groom)
    assert held is not None
    assert held.place == reached.place
    groom.key(Qt.Key.Key_Escape)
    assert apart(groom) is None
    assert groom.at_home()


def test_a_dragged_card_is_read_in_the_hand_that_drags_it(groom: Groom) -> None:
    card = with_low_rows(groom)[0]
    groom.hold(card_key(card), DISCARD)
    assert apart(groom) is None
    assert groom.pieces[card_key(card)].look.face == f"card.{card}"
    groom.release(groom.aim(card_key(card)))


def test_each_slot_says_how_many_points_the_card_that_is_held_brings_there_until_it_is_let_go(groom: Groom) -> None:
    box = Box()
    counting, horse = box.card("rider", scores="each row sporting"), box.card("racing mare")
    state = position(
        [(box.stable(slots=4), [counting]), (box.stable(slots=3), ())],
        [(box.stable(slots=4), ())],
        hands=[[horse], []],
        coins=[9, 9],
    )
    groom.tend(state)
    guides = groom.page.stage.drags.guides
    assert not guides.worths
    groom.take(card_key(horse), groom.aim(DISCARD))
    preview = groom.page.session.rules.words.preview
    points = {way.target: preview(groom.shown.view, 0, way.preview).points or 0 for way in groom.ways(PlaceCard)}
    scoring = {target: f"+{more}" for target, more in points.items() if more > 0}
    assert {key: mark.words for key, mark in guides.worths.items()} == scoring
    assert 0 < len(scoring) < len(points), "others are told from them"
    groom.key(Key.Key_Escape)
    assert not guides.worths
