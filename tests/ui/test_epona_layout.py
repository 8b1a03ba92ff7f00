"""The meadow at every size: nothing lies over anything else, nothing is cut, in every phase, whoever looks."""

from collections.abc import Iterator
from functools import cache, reduce
from itertools import combinations
from random import Random
from typing import Final

import pytest
from attrs import evolve
from hand import seated
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import PERSON, Options, OptionValue
from boardroom.games import epona
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import Breed, DrawStables, FinishPlacing, MoveRoller, PlaceCard, SellCard
from boardroom.games.epona.position.cards import ASSETS, HIDDEN, MARES, NONE, STABLES, STALLIONS
from boardroom.games.epona.position.numbers import MOST_ROWS
from boardroom.games.epona.position.state import (
    FIRST_COLOUR,
    Form,
    Phase,
    State,
    card_key,
    face_key,
    owner_key,
    stable_key,
)
from boardroom.games.epona.position.tableau import Cube, Row
from boardroom.games.epona.table import EponaTable
from boardroom.games.epona.table.faces.faces import token_drawing
from boardroom.games.epona.table.gestures.keys import (
    above_key,
    below_key,
    box_key,
    hand_key,
    roller_key,
    slot_key,
    tableau_key,
    token_key,
)
from boardroom.games.epona.table.layout.choosing import Choosing
from boardroom.games.epona.table.layout.deck_box import HEAP
from boardroom.games.epona.table.layout.division import WHOLE_FROM
from boardroom.games.epona.table.layout.places import is_little
from boardroom.games.epona.table.layout.views import has_tray, in_hand
from boardroom.games.epona.table.reading.overview import belongings
from boardroom.games.epona.words.names import owner_called, owner_name, token_in_sentence, token_name
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.fitting import Fitted
from boardroom.ui.kit.words.line_breaks import JOINER
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation

COLOURS: Final = ("vermilion", "blue", "green", "amber", "violet", "pink")
NAMES: Final = ("Vera", "Tomas", "Aiko", "Ben", "Maria", "Paul")
RULES: Final = EponaRules()
SMALLEST: Final = QRectF(0, 0, 1280, 612)
FREE: Final = {
    "1280x720": SMALLEST,
    "1600x1000": QRectF(0, 0, 1600, 892),
    "1920x1080": QRectF(0, 0, 1920, 972),
    "3840x2160": QRectF(0, 0, 3840, 2052),
    "beside the score": QRectF(0, 0, 860, 560),
}
"""What windows of these sizes leave free of the table."""
OPTIONS: Final[dict[int, dict[str, OptionValue]]] = {
    Phase.DIVIDING: {"form": "high"},
    Phase.CHOOSING_GROUPS: {"form": "high"},
    Phase.DISCARDING: {"form": "two-player"},
    Phase.CHOOSING_OWNERS: {"form": "high", "owners": "asymmetric", "experience": "experienced"},
}
"""The options under which there are phases that the usual game does not have."""
PHASES: Final = tuple(phase for phase in Phase if phase not in OPTIONS)
"""Those of the form with lower interaction; the others are in ``test_epona_groups``."""
_SLACK: Final = 0.51
"""Pieces lie on whole pixels."""


@cache
def played(players: int, phase: int, form: str = "") -> State:
    """A position of a random game in this phase, late in it where there are several; of a form of the game if one is
    given.
    """
    chance = Random(players)
    options: Options = {
        "start": "first",
        "rounds": 6,
        "refusal": "asked" if phase == Phase.AGREEING else "agreed",
        **OPTIONS.get(phase, {}),
        **({"form": form} if form else {}),
    }
    found: State | None = None
    while True:
        state = RULES.setup(options, players, chance.getrandbits(60))
        while True:
            if state.phase == phase and (found is None or chance.random() < 0.1):
                found = state
            waiting = RULES.actors(state)
            if not waiting:
                break
            legal = RULES.legal(state, waiting[0])
            wanted = [action for action in legal if isinstance(action, PlaceCard)]
            going_on = [action for action in legal if not isinstance(action, FinishPlacing | SellCard)]
            likely = wanted if wanted and chance.random() < 0.6 else going_on if chance.random() < 0.8 else []
            state = RULES.apply(state, waiting[0], chance.choice(likely or legal)).state
        if found is not None:
            return found


@cache
def full(players: int, phase: int = Phase.PLACING) -> State:
    """Six full rows for who acts, as long as there are, with whatever can lie on cards; others have what is left."""
    state, chance = played(players, phase), Random(5)
    held = {card for pile in (*state.hands, *state.drawn, state.neutral, state.seen) for card in pile}
    held |= set(state.aside)
    cards = [card for card in range(len(ASSETS)) if card not in held]
    chance.shuffle(cards)
    stables = sorted(range(len(STABLES)), key=lambda stable: -STABLES[stable].slots)
    tableaus: list[tuple[Row, ...]] = [()] * players
    tokens = bytearray(len(ASSETS))
    for turn in range(players):
        seat, rows = (RULES.actors(state)[0] + turn) % players, []
        for number in range(MOST_ROWS):
            stable = stables.pop(0) if turn == 0 else stables.pop()
            slots = STABLES[stable].slots
            laid = [cards.pop() if cards and (turn == 0 or chance.random() < 0.6) else NONE for _ in range(slots)]
            for card in laid:
                if card != NONE and ASSETS[card].sex:
                    tokens[card] = 1 + card % 2 if card in MARES else card % 4
            rows.append(Row(stable, bytes(laid), (Cube.UNFINISHED, Cube.FINISHED, Cube.COMPLETED)[number % 3]))
        tableaus[seat] = tuple(rows)
    return state._replace(
        tableaus=tuple(tableaus),
        tokens=tuple(tokens),
        rollers=tuple(
            bytes(card for row in laid_rows for card in row.slots if card != NONE)[:2] for laid_rows in tableaus
        ),
        decks=tuple(bytes(cards.pop() for _ in range(min(2, len(cards)))) for _ in state.decks),
        discards=tuple(b"" for _ in state.discards),
        stables=bytes(stables),
        stable_discard=b"",
    )


class Board:
    """A table without a window, and what it shows of a position to a seat."""

    def __init__(self, context: AppContext, state: State, free: QRectF = SMALLEST, audience: int | None = -1) -> None:
        seats = seated(COLOURS, (PERSON,) * len(state.tableaus), NAMES)
        self.table = EponaTable(context, epona.manifest, seats)
        self.free, self.state = free, state
        actors = RULES.actors(state)
        actor = actors[0] if actors else None
        seat = actor if audience == -1 else audience
        legal = RULES.legal(state, actor) if actor is not None and seat == actor else ()
        self.shown = Presentation(RULES.secrets.view(state, seat), seat, actor, legal)
        self.table.arrange(free, free)
        self.table.attend(self.shown)
        self.places = self.table.layout(self.shown)
        self.large = self.table.focus(self.shown)

    def boxes(self, kinds: str) -> dict[str, QRectF]:
        """Where the pieces of some kinds of faces lie, with their corners where they are turned."""
        return {key: box_of(place) for key, place in self.places.items() if kind_of(place.face) in kinds.split()}


def box_of(place: Place) -> QRectF:
    turned = QTransform().translate(place.x, place.y).rotate(place.turn).translate(-place.x, -place.y)
    return turned.mapRect(place.area())


def holds(room: QRectF, box: QRectF) -> bool:
    return room.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(box)


def apart(one: QRectF, other: QRectF) -> bool:
    return not one.adjusted(_SLACK, _SLACK, -_SLACK, -_SLACK).intersects(other)


def assert_apart(boxes: dict[str, QRectF], look: object) -> None:
    for (one, box), (other, beside) in combinations(boxes.items(), 2):
        assert apart(box, beside), (look, one, other)


def assert_everything_has_its_place(board: Board, look: object) -> None:
    """Parts beside each other, pieces in theirs; what lies on the table does not lie over anything else there."""
    m, large, view = board.table.m, board.large, board.shown.view
    parts = {"rows": m.rows, "plate": m.plate, "decks": m.decks.box, "owner": m.owner}
    if not m.keeps_in_tray:
        parts["keep"] = m.keep
    if has_tray(view):
        parts["tray"] = m.tray
    if m.pair_lines:
        parts["pairs"] = m.pairs
    parts |= {f"panel {seat}": m.small(seat, large).box for seat in range(len(view.tableaus)) if seat != large}
    if view.neutral:
        parts["neutral"] = m.neutral
    assert_apart(parts, look)
    # It lies over the place for a kept card in that column, and makes way where one is held.
    assert_apart({"opened": m.side, "plate": m.plate}, look)
    assert apart(m.side, m.owner) or m.owner.bottom() + 340 * m.grow > m.side.bottom(), look
    assert m.side.bottom() == m.strip.bottom(), look
    assert m.side.height() >= 300, look
    assert_apart({"opened": m.side, "rows": m.rows, "tray": m.tray}, look)
    for name, box in parts.items():
        assert holds(board.free, box), (look, name)
    peeking = () if m.hand_is_whole else hand_of(board)
    for key, place in board.places.items():
        assert holds(board.free, box_of(place)) or key in peeking, (look, key)
    lying = board.boxes("laid stable placed stablerow mini stablemini owner boxes boxline")
    lying = {key: box for key, box in lying.items() if board.places[key].z < 60}
    assert_apart(lying, look)
    for seat, tableau in enumerate(view.tableaus):
        room = m.rows if seat == large else m.small(seat, large).rows.adjusted(0, 0, 2, 2)
        for row in tableau:
            for key in (stable_key(row.stable), *(card_key(card) for card in row.slots if card != NONE)):
                assert holds(room, lying[key]), (look, key)
    decks = {key: box for key, box in board.boxes("back").items() if kind_of(key) == "deck"}
    assert_apart(decks, look)
    assert all(holds(m.decks.box, box) for box in decks.values()), look
    words = {f"words {deck}": m.decks.words(deck) for deck in range(HEAP + 1)}
    heap = {"heap": m.decks.deck(HEAP)}
    assert_apart({**decks, **heap, **words}, look)
    thrown = [stable_key(stable) for stable in view.stable_discard[-1:]]
    thrown += [card_key(pile[-1]) for pile in view.discards if pile]
    for key in thrown:
        room = m.decks.box.adjusted(0, m.decks.head.height(), 0, 0)
        assert holds(room, box_of(board.places[key])), (look, key)
        assert all(apart(box_of(board.places[key]), box) for box in (*decks.values(), *words.values())), (look, key)
    assert all(holds(m.decks.box, box) for box in words.values()), look
    assert_chosen_from_leaves_the_rows_free(board, look)
    hand = hand_of(board)
    kept = view.aside[large]
    assert len(hand) == len(view.hands[large]) - (kept != NONE and kept in view.hands[large]), look
    seen = m.tray if m.hand_is_whole else m.tray.united(m.tray.translated(0, 4 * m.tray.height()))
    for key in hand:
        assert holds(seen, box_of(board.places[key])), (look, key)
        assert apart(m.sell, box_of(board.places[key])), (look, key)
        assert apart(m.keep, box_of(board.places[key])), (look, key)
    assert holds(m.tray, m.sell) or not has_tray(view), look
    if m.keeps_in_tray:
        assert holds(m.tray, m.keep), look
        assert apart(m.keep, m.sell), look
        assert apart(m.keep, m.words), look


def hand_of(board: Board) -> list[str]:
    """The cards in the hand, whole or peeking."""
    return [
        key
        for key, place in board.places.items()
        if 30 <= place.z < 60 and not board.table.m.keep.contains(place.area().center())
    ]


def assert_chosen_from_leaves_the_rows_free(board: Board, look: object) -> None:
    m, large, view = board.table.m, board.large, board.shown.view
    over = {key: place for key, place in board.places.items() if place.z >= 60}
    expected = 0
    if NONE in view.faces and view.form == Form.LOWER:
        # Until everybody has a selection card; decks may be chosen for the first ones.
        expected = 2 * len(view.display)
    elif view.phase == Phase.KEEPING:
        expected = 0 if view.finished >> large & 1 else len(view.drawn[large])
    elif view.phase in (Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE) and large == view.active:
        expected = len(view.seen)
    assert len(over) == expected, look
    assert_apart({key: place.area() for key, place in over.items()}, look)
    lying = {key: place for key, place in board.places.items() if key not in over}
    held = [key for key, place in lying.items() if m.tray.contains(place.area().center())]
    # In the tray, beside the hand; where none lies there they reach above it, as far as the rows leave room.
    room = m.tray if held else m.rows.united(m.tray)
    assert all(holds(room, place.area()) and place.opacity == 1 for place in over.values()), look
    assert_apart({**{f"chosen {key}": place.area() for key, place in over.items()}, "hand": hull(lying, held)}, look)
    for key, place in lying.items():
        if any(place.area().intersects(chosen.area()) for chosen in over.values()):
            assert NONE in view.faces, (look, key, "only selection cards may lie over rows")
            assert place.opacity < 0.5, (look, key)


def hull(places: dict[str, Place], keys: list[str]) -> QRectF:
    """The box around some pieces."""
    boxes = [box_of(places[key]) for key in keys]
    return reduce(QRectF.united, boxes) if boxes else QRectF()


def assert_all_is_written(board: Board, look: object, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Whatever is written on the ground is there in full; gives the lines."""
    written: list[Fitted] = []
    drawn = Fitted.draw

    def listening(fitted: Fitted, painter: QPainter, box: QRectF, alignment: Qt.AlignmentFlag) -> None:
        written.append(fitted)
        drawn(fitted, painter, box, alignment)

    with monkeypatch.context() as patched:
        patched.setattr(Fitted, "draw", listening)
        sheet = QImage(board.free.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(sheet)
        for layer in board.table.layers(board.shown).values():
            layer.paint(painter, layer.content)
        painter.end()
    assert [fitted.lines for fitted in written if not fitted.whole] == [], look
    return {line for fitted in written for line in fitted.lines}


def phases(players: int) -> Iterator[int]:
    """The phases that there are with so many players: one alone has nobody to ask."""
    return (phase for phase in PHASES if players > 1 or phase != Phase.AGREEING)


@pytest.mark.parametrize("seed", [2, 3])
def test_a_table_that_has_shown_much_lays_out_as_a_new_one_does(house: AppContext, seed: int) -> None:
    """Places that are kept from picture to picture are kept only as long as they are right."""
    state, chance, steps = RULES.setup({"start": "first", "rounds": 5, "refusal": "agreed"}, 3, 11), Random(seed), 0
    old = Board(house, state)
    while waiting := RULES.actors(state):
        legal = RULES.legal(state, waiting[0])
        of_use = [action for action in legal if isinstance(action, PlaceCard | Breed | DrawStables | MoveRoller)]
        kind = chance.choice(sorted({type(action).__name__ for action in of_use or legal}))
        likely = [action for action in of_use or legal if type(action).__name__ == kind]
        state = RULES.apply(state, waiting[0], chance.choice(likely)).state
        steps += 1
        if not of_use and state.phase not in (Phase.KEEPING_STABLE, Phase.MOVING_ROLLERS) and chance.random() < 0.8:
            continue
        if chance.random() < 0.3:
            old.free = chance.choice(list(FREE.values()))
            old.table.arrange(old.free, old.free)
        new = Board(house, state, old.free, chance.choice((-1, 0, 1, 2, None)))
        for looked in (None, *range(3)):
            shown = evolve(new.shown, looked=looked)
            for table in (old.table, new.table):
                table.attend(shown)
            assert list(old.table.layout(shown).items()) == list(new.table.layout(shown).items()), steps
    assert steps > 100


@pytest.mark.parametrize("players", range(1, 7))
def test_everything_has_its_place_at_every_size_in_every_phase_whoever_looks(house: AppContext, players: int) -> None:
    for phase in phases(players):
        state = played(players, phase)
        for size, free in FREE.items():
            for audience in (-1, None, players - 1):
                board = Board(house, state, free, audience)
                assert_everything_has_its_place(board, (size, phase, audience))


@pytest.mark.parametrize("phase", [Phase.SELECTING, Phase.KEEPING, Phase.PLACING])
def test_six_full_rows_have_their_place_among_six_players_at_every_size(house: AppContext, phase: int) -> None:
    for size, free in FREE.items():
        board = Board(house, full(6, phase), free)
        assert_everything_has_its_place(board, size)
        cards = board.boxes("placed")
        assert len(cards) == sum(STABLES[row.stable].slots for row in board.state.tableaus[board.large])


def test_six_rows_are_readable_in_the_smallest_window(house: AppContext) -> None:
    board = Board(house, full(6))
    for box in (*board.boxes("placed").values(), *board.boxes("stablerow").values()):
        assert box.width() >= 110
        assert box.height() >= 72
    assert board.table.m.card_size.height() >= 100


def test_a_card_that_peeks_out_of_the_tray_is_shown_whole_when_it_is_pointed_at(house: AppContext) -> None:
    peeking = 0
    for free in FREE.values():
        for rows in (2, 3, 4, MOST_ROWS):
            state = full(4)
            hands = [state.hands[seat] for seat in range(4)]
            hands[RULES.actors(state)[0]] = bytes(card for pile in state.decks for card in pile)[:6]
            decks = tuple(b"" for _ in state.decks)
            few = tuple(tableau[:rows] for tableau in state.tableaus)
            state = state._replace(tableaus=few, hands=tuple(hands), decks=decks)
            board = Board(house, state, free)
            if board.table.m.hand_is_whole:
                continue
            for key in hand_of(board):
                look = board.table.reading.closer(key, board.places[key])
                assert look is not None, (free, rows)
                assert holds(free, box_of(look)), (free, rows)
                peeking += 1
    assert peeking


def test_larger_windows_have_larger_cards(house: AppContext) -> None:
    wide = [Board(house, full(4), free).table.m.card.width() for free in FREE.values()]
    assert wide[4] < wide[0] < wide[1] < wide[2] < wide[3]


def test_where_rows_are_few_cards_are_whole_and_higher(house: AppContext) -> None:
    state = played(2, Phase.PLACING)
    few = state._replace(tableaus=tuple(rows[:2] for rows in state.tableaus))
    many = Board(house, full(2)).table.m
    board = Board(house, few)
    assert board.table.m.whole
    assert board.table.m.card.height() > 2 * many.card.height()
    assert {kind_of(face) for face in (place.face for place in board.places.values())} >= {"laid", "stable"}
    assert not board.table.attend(board.shown), "nothing is measured anew where nothing is others"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_words_are_whole_in_both_languages_and_larger_text(
    house: AppContext, players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.settings.set("language", language)
    for scale in (1.0, 1.3):
        house.settings.set("text_scale", scale)
        for phase in phases(players):
            for size in ("1280x720", "1920x1080"):
                board = Board(house, played(players, phase), FREE[size])
                lines = assert_all_is_written(board, (size, scale, phase), monkeypatch)
                view = board.shown.view
                thrown = sum(map(len, (*view.discards, view.stable_discard)))
                assert {str(count) for count in (*map(len, view.decks), len(view.stables), thrown)} <= lines
                # While cards are dealt out and when the last round is over nothing is sold, but for what is owed; of an
                # empty hand nothing is.
                focus = board.table.focus(board.shown)
                sells = view.phase in (
                    Phase.PLACING,
                    Phase.KEEPING_DRAWN,
                    Phase.KEEPING_STABLE,
                    Phase.AGREEING,
                    Phase.BREEDING,
                ) and bool(in_hand(view, focus))
                sells |= view.phase == Phase.KEEPING and view.debts[focus] > 0
                assert ({"en": "Discard", "ja": "捨てる"}[language] in lines) == sells


@pytest.mark.parametrize(("language", "nobody"), [("en", "no partner"), ("ja", "ペアの相手なし")])
@pytest.mark.parametrize("size", list(FREE)[:-1])
def test_the_plate_says_whom_its_seat_breeds_with(
    house: AppContext, size: str, language: str, nobody: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.settings.set("language", language)
    state = played(3, Phase.PLACING)
    seat = RULES.actors(state)[0]
    for partner in (None, (seat + 1) % 3):
        lots = bytes(FIRST_COLOUR if one == seat else FIRST_COLOUR + (one != partner) for one in range(3))
        board = Board(house, state._replace(lots=lots), FREE[size])
        m, plate = board.table.m, board.table.layers(board.shown)["plate"]
        assert plate.content.partners == (() if partner is None else (partner,))
        lines = assert_all_is_written(board, size, monkeypatch)
        assert any(line.startswith(nobody) for line in lines) == (partner is None)
        assert holds(m.plate, board.places[face_key(board.shown.view.faces[seat])].area())
        said = [house.say(text) for _, text in belongings(board.shown.view, seat)]
        assert len(said) == 7 + (partner is None), "and what its token is for, and how many points lie there as tokens"
    board = Board(house, state._replace(faces=bytes([NONE]) * 3))
    assert board.table.layers(board.shown)["plate"].content.partners is None, "not known yet"


def test_numbers_of_small_panels_are_whole_beside_the_score_of_the_smallest_window(
    house: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = Board(house, played(4, Phase.OVER)._replace(coins=(11, 24, 30, 12)), QRectF(0, 0, 674, 556))
    lines = assert_all_is_written(board, "narrow", monkeypatch)
    # The second seat has the large tableau, whose plate says what its numbers are.
    assert {"11", "24 coins", "30", "12"} <= lines
    assert not any("stud" in line for line in lines), "a stud is a stallion: there the icon says which number it is"


def test_a_picture_on_the_way_needs_no_other_measures_than_its_own(house: AppContext) -> None:
    state = played(3, Phase.BREEDING)
    board = Board(house, state)
    last = RULES.setup({"start": "first", "rounds": 6, "refusal": "agreed"}, 3, 5)
    dealt = state._replace(display=last.display, offered=last.offered, faces=last.faces)
    shown = Presentation(dealt, board.shown.audience, None)
    places = board.table.layout(shown)
    board.table.attend(shown)
    assert board.table.layout(shown) == places
    assert {face_key(face) for face in dealt.display} <= places.keys(), "although the phase is still the one before"
    assert Board(house, state).places == board.places


def test_small_tableaus_of_six_players_use_the_room_they_have(house: AppContext) -> None:
    state = full(6)
    short = state._replace(tableaus=(*state.tableaus[:5], state.tableaus[5][:4]))
    boxes = Board(house, short).table.m
    heights = [boxes.small(seat, 0).slot(0, 0).height() for seat in range(1, 6)]
    assert heights == pytest.approx([heights[0]] * 5), "the rows of all are as high"
    assert heights[0] >= 11
    lowest = max(boxes.small(seat, 0).box.bottom() for seat in range(1, 6))
    assert lowest == pytest.approx(boxes.strip.bottom())
    few = state._replace(tableaus=tuple(rows[:2] for rows in state.tableaus))
    slot = Board(house, few).table.m.small(1, 0).slot(0, 0)
    assert slot.height() > heights[0]
    assert slot.height() <= 1.62 * slot.width() + 0.01


def test_the_owner_card_bears_a_name_where_it_is_shown_whole(house: AppContext, painted: list[str]) -> None:
    for size, whole in (("1280x720", False), ("1920x1080", True)):
        painted.clear()
        board = Board(house, full(2), FREE[size])
        key = owner_key(board.large)
        place, owner = board.places[key], board.shown.view.owners[board.large]
        board.table.face(place.face, QSize(round(place.width), round(place.height)), 1.0)
        assert (house.say(owner_called(owner)) in painted) == whole
        seen = board.table.inspect(key, board.shown)
        assert seen is not None
        assert seen.title == owner_name(owner)


def test_the_owner_cards_of_others_are_shown_where_all_of_them_have_room(house: AppContext) -> None:
    state = played(3, Phase.PLACING)
    few = state._replace(tableaus=tuple(rows[:3] for rows in state.tableaus))
    for free in FREE.values():
        board = Board(house, few, free)
        others = [seat for seat in range(3) if seat != board.large]
        smalls = board.table.m.smalls(board.large)
        found = [board.places[owner_key(seat)] for seat in others]
        kinds = {"boxes" if kind_of(place.face) == "owner" else kind_of(place.face) for place in found}
        assert kinds == {"boxes" if free.width() > 1000 else "boxline"}, free
        assert all(holds(small.box, box_of(place)) for place, small in zip(found, smalls, strict=True))


@pytest.mark.parametrize("players", range(2, 7))
def test_where_there_is_no_room_for_owner_cards_a_line_shows_which_boxes_are_filled(
    house: AppContext, players: int
) -> None:
    for free in FREE.values():
        state = full(players)
        board = Board(house, state._replace(boxes=tuple(range(1, players + 1))), free)
        for seat in range(players):
            place = board.places[owner_key(seat)]
            if seat == board.large or kind_of(place.face) != "boxline":
                continue
            assert place.face == f"boxline.{state.owners[seat]}.{seat + 1}"
            size = QSize(round(place.width), max(1, round(place.height)))
            pictures = [board.table.face(f"boxline.{state.owners[seat]}.{mask}", size, 1.0) for mask in range(512)]
            assert len({bytes(picture.toImage().constBits()) for picture in pictures}) == 512, "each is told apart"


def test_breeding_tokens_are_called_what_they_are_drawn_as_and_differ_in_shape_too(house: AppContext) -> None:
    shapes = {"rose": ("pink", "circle"), "teal": ("teal", "diamond"), "amber": ("orange", "square")}
    drawn = [token_drawing(token).rpartition("-")[2] for token in range(FIRST_COLOUR, FIRST_COLOUR + 3)]
    assert drawn == list(shapes)
    for token, (colour, shape) in enumerate(shapes.values(), FIRST_COLOUR):
        for text in (token_name(token), token_in_sentence(token)):
            said = house.say(text)
            assert colour in said.lower(), said
            assert shape in said, said
    outlines = set()
    for token in range(FIRST_COLOUR, FIRST_COLOUR + 3):
        picture = Board(house, full(2)).table.face(f"token.{token}", QSize(24, 24), 1.0).toImage()
        outlines.add(tuple(picture.pixelColor(x, y).alpha() > 128 for x in range(24) for y in range(24)))
    assert len(outlines) == 3, "told apart without colour"


@pytest.mark.parametrize("cube", [Cube.FINISHED, Cube.COMPLETED])
def test_a_finished_row_is_folded_but_for_stallions_that_may_be_bred_with(house: AppContext, cube: Cube) -> None:
    state = full(6)
    _, partner, *_ = order = [(RULES.actors(state)[0] + turn) % 6 for turn in range(6)]
    laid = {card for rows in state.tableaus for row in rows for card in row.slots}
    stallion = next(card for card in STALLIONS if card not in laid)
    rows = [row._replace(cube=cube) for row in state.tableaus[partner]]
    rows[2] = rows[2]._replace(slots=bytes([stallion, *rows[2].slots[1:]]))
    tableaus = tuple(tuple(rows) if seat == partner else tableau for seat, tableau in enumerate(state.tableaus))
    alone = state._replace(tableaus=tableaus, lots=bytes(6))
    lots = bytes(FIRST_COLOUR * (seat in order[:2]) for seat in range(6))
    folded, unfolded = (Board(house, one).places[card_key(stallion)] for one in (alone, alone._replace(lots=lots)))
    assert folded.height < 10
    assert unfolded.height >= 16
    board = Board(house, alone)
    for one in (alone.tableaus[partner][0], rows[2]):
        key = stable_key(one.stable)
        assert board.table.inspect(key, board.shown) is not None
        assert is_little(board.places[key], board.table.m), "who points at a bar sees what it is"
    bars = [board.table.face(f"stablemini.{rows[0].stable}.{one}", QSize(24, 7), 1.0).toImage() for one in Cube]
    assert bars[Cube.COMPLETED] != bars[Cube.FINISHED]


def test_slots_are_where_the_cards_lie_large_and_small(house: AppContext) -> None:
    state = full(4)
    board = Board(house, state)
    for seat, tableau in enumerate(state.tableaus):
        whole = board.table.target(tableau_key(seat))
        assert whole is not None
        for number, row in enumerate(tableau):
            for slot, card in enumerate(row.slots):
                area = board.table.target(slot_key(seat, number, slot))
                assert area is not None
                assert holds(whole, area)
                if card != NONE:
                    assert area == board.places[card_key(card)].area()


def test_a_new_stable_has_a_place_above_and_below_the_others_beside_those_to_choose_from(house: AppContext) -> None:
    for players in (1, 4, 6):
        for free in FREE.values():
            board = Board(house, played(players, Phase.KEEPING_STABLE), free)
            lanes = [board.table.target(key(board.large)) for key in (above_key, below_key)]
            large = board.table.m.rows
            lying = board.boxes("laid stable placed stablerow")
            rows = {key: box for key, box in lying.items() if board.places[key].z < 60 and large.contains(box.center())}
            over = [place.area() for place in board.places.values() if place.z >= 60]
            for lane in lanes:
                assert lane is not None
                assert holds(board.table.m.rows, lane)
                assert all(apart(lane, box) for box in (*rows.values(), *over))
            assert lanes[0] is not None
            assert lanes[1] is not None
            assert lanes[0].bottom() < min(box.top() for box in rows.values())
            assert lanes[1].top() > max(box.bottom() for box in rows.values())
            stables = [rows[key] for key in rows if kind_of(key) == "stable"]
            assert all(apart(stable, box) for stable in stables for box in over), "the stables themselves are seen"


@pytest.mark.parametrize("phase", [Phase.KEEPING, Phase.KEEPING_DRAWN, Phase.KEEPING_STABLE])
@pytest.mark.parametrize("size", FREE)
def test_what_is_chosen_from_hides_no_row_and_can_be_read(house: AppContext, phase: int, size: str) -> None:
    """Even beside six full rows and a hand, where one is held."""
    rows = MOST_ROWS - (phase == Phase.KEEPING_STABLE)
    state = full(3, phase)
    state = state._replace(tableaus=tuple(tableau[:rows] for tableau in state.tableaus))
    seat = RULES.actors(state)[0]
    if phase != Phase.KEEPING:
        free = (card for pile in state.decks for card in pile)
        hands = [hand if number != seat else (*hand, *free)[:8] for number, hand in enumerate(state.hands)]
        state = state._replace(hands=tuple(map(bytes, hands)), decks=tuple(b"" for _ in state.decks))
    board = Board(house, state, FREE[size])
    assert_chosen_from_leaves_the_rows_free(board, size)
    assert all(place.opacity == 1 for place in board.places.values() if kind_of(place.face) == "placed")
    over = [place for place in board.places.values() if place.z >= 60]
    assert min(place.height for place in over) >= WHOLE_FROM or size == "beside the score"
    bare = state._replace(hands=tuple(b"" for _ in state.hands), aside=bytes(NONE for _ in state.hands))
    boards = (board, Board(house, bare, FREE[size])) if phase != Phase.KEEPING else ()
    for one in boards:
        over = [place for place in one.places.values() if place.z >= 60]
        target = one.table.target(hand_key(seat))
        assert target is not None
        assert all(apart(target, place.area()) for place in over), "what is let go where it lay is not kept"


@pytest.mark.parametrize("phase", [Phase.SELECTING, Phase.KEEPING])
def test_what_is_chosen_while_no_hand_is_held_hides_no_row(house: AppContext, phase: int) -> None:
    board = Board(house, played(1, phase))
    assert not board.state.hands[board.large]
    over = [place.area() for place in board.places.values() if place.z >= 60]
    assert over
    rows = range(len(board.state.tableaus[board.large]))
    assert all(apart(board.table.m.paddock(row), box) for row in rows for box in over)


def test_every_selection_card_has_its_token_below_it(house: AppContext) -> None:
    board = Board(house, played(6, Phase.SELECTING))
    for number, face in enumerate(board.state.display):
        card, token = board.places[face_key(face)].area(), board.places[token_key(number)].area()
        assert card.left() < token.center().x() < card.right()
        assert 0 <= token.top() - card.bottom() < 10
        assert board.places[token_key(number)].face == f"token.{board.state.offered[number]}"


@pytest.mark.parametrize(
    ("phase", "written"), [(Phase.SELECTING, False), (Phase.KEEPING, False), (Phase.PLACING, True)]
)
def test_words_of_the_tray_that_would_be_covered_in_part_are_not_written(
    house: AppContext, phase: int, written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = Board(house, played(6, phase))
    ground = Choosing(board.table.m, board.shown, board.large).ground
    assert (ground is None or not ground.intersects(board.table.m.words)) == written
    lines = assert_all_is_written(board, phase, monkeypatch)
    assert any("hand" in line for line in lines) == written


def test_whose_hand_it_is_stands_in_one_line_in_japanese(house: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    house.settings.set("language", "ja")
    monkeypatch.setitem(globals(), "NAMES", ("プレイヤー1", "プレイヤー2"))
    state = played(2, Phase.PLACING)
    held = state.decks[0][:4]
    board = Board(house, state._replace(hands=(held, held)), FREE["1920x1080"])
    lines = assert_all_is_written(board, "ja", monkeypatch)
    assert any(line.replace(JOINER, "").endswith("の手札") for line in lines)
    assert not any(line.replace(JOINER, "") in ("手札", "の手札") for line in lines)


@pytest.mark.parametrize(("players", "lines"), [(1, [3]), (3, [4]), (4, [5]), (5, [3, 3]), (6, [4, 3])])
def test_selection_cards_lie_in_lines_of_about_the_same_length(
    house: AppContext, players: int, lines: list[int]
) -> None:
    board = Board(house, RULES.setup({"start": "first", "rounds": 6, "refusal": "agreed"}, players, 7))
    tops = sorted(board.places[face_key(face)].y for face in board.state.display)
    assert [tops.count(top) for top in sorted(set(tops))] == lines


@pytest.mark.parametrize("size", [(1280, 592), (1366, 640), (1600, 866)])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_selection_cards_lie_in_the_tray_and_hide_no_row_as_a_game_begins(
    house: AppContext, players: int, size: tuple[int, int]
) -> None:
    state = RULES.setup({"start": "first", "rounds": 6, "refusal": "agreed"}, players, 7)
    board = Board(house, state, QRectF(0, 0, *size))
    measures = board.table.measures(board.shown)
    ground = Choosing(measures, board.shown, board.large).ground
    assert ground is not None
    assert holds(measures.tray, ground)
    rows = range(len(board.state.tableaus[board.large]))
    assert not any(measures.paddock(row).intersects(ground) for row in rows)


def test_whose_things_are_looked_at_are_large_and_nothing_lies_over_them(house: AppContext) -> None:
    board = Board(house, played(3, Phase.SELECTING))
    other = (board.large + 1) % 3
    assert board.table.looking.in_small(board.shown).get(tableau_key(other)) == other
    shown = Presentation(board.shown.view, board.shown.audience, board.shown.actor, (), looked=other)
    board.table.attend(shown)
    places = board.table.layout(shown)
    for row in board.state.tableaus[other]:
        assert places[stable_key(row.stable)].face == f"stablerow.{row.stable}.{row.cube}"
        assert places[stable_key(row.stable)].opacity == 1
    assert not any(kind_of(key) == "selection" and place.z > 1 for key, place in places.items())
    assert other not in board.table.looking.in_small(shown).values()


def test_nobody_else_sees_the_faces_of_a_hand_or_of_what_is_chosen_from(house: AppContext) -> None:
    for phase in (Phase.KEEPING, Phase.PLACING, Phase.KEEPING_DRAWN):
        state = next(
            played(players, phase)
            for players in (2, 3, 4)
            if phase != Phase.PLACING or any(played(players, phase).hands)
        )
        hidden = {card for pile in (*state.hands, *state.drawn, state.seen) for card in pile if card != HIDDEN}
        board = Board(house, state, audience=None)
        assert not {card_key(card) for card in hidden} & board.places.keys()
        assert any(place.face == "back.hand" for place in board.places.values())


def test_tokens_and_rollers_change_the_face_of_a_card_in_a_row(house: AppContext) -> None:
    board = Board(house, full(2))
    size = board.table.m.card.toSize()
    mare = next(iter(MARES))
    faces = [f"placed.{mare}.{laid}" for laid in ("0.0.0", "1.0.0", "2.0.0", "0.1.0", "0.2.0", "0.0.1")]
    pictures = [board.table.face(face, size, 1.0).toImage() for face in faces]
    assert all(one != other for one, other in combinations(pictures, 2))
    laid = {key: place.face for key, place in board.places.items() if kind_of(place.face) == "placed"}
    for card, points in enumerate(board.state.tokens):
        if points and card_key(card) in laid:
            foal, studs = (points, 0) if card in MARES else (0, points)
            assert laid[card_key(card)].startswith(f"placed.{card}.{foal}.{studs}.")


def test_mare_and_stallion_that_somebody_is_asked_about_are_ringed(house: AppContext) -> None:
    board = Board(house, played(2, Phase.AGREEING))
    rings = [layer for key, layer in board.table.layers(board.shown).items() if kind_of(key) == "pair"]
    assert all(ring.above for ring in rings)
    pair = [board.places[card_key(card)].area() for card in board.state.pair]
    assert len(rings) == 2
    assert all(any(ring.content == area for ring in rings) for area in pair)


def test_rollers_that_lie_on_no_horse_lie_on_the_plate(house: AppContext) -> None:
    board = Board(house, played(3, Phase.MOVING_ROLLERS))
    roller = board.places[roller_key(board.large, 0)]
    assert holds(board.table.m.plate, roller.area())


def test_the_boxes_of_an_owner_card_are_targets_on_it(house: AppContext) -> None:
    board = Board(house, full(2))
    boxes = {str(number): board.table.target(box_key(board.large, number)) for number in range(9)}
    areas = {name: box for name, box in boxes.items() if box is not None}
    assert len(areas) == 9
    assert_apart(areas, "boxes")
    assert all(holds(board.table.m.owner, box) for box in areas.values())


def test_a_card_too_small_to_be_read_rises_from_the_tray_or_has_its_picture_beside_its_words(house: AppContext) -> None:
    board = Board(house, full(6))
    found = set()
    for key, place in board.places.items():
        near = board.table.reading.closer(key, place)
        around = board.table.reading.surroundings(key, place, board.shown)
        assert around is not None, key
        if kind_of(place.face) in ("mini", "stablemini", "boxline", "placed", "stablerow", "card", "selection"):
            found.add(kind_of(place.face))
            assert (near is not None) != around.pictured, key
        else:
            assert not around.pictured, key
        if near is not None:
            assert near.width > 1.3 * place.width, key
            assert holds(board.free, near.area()), key
            assert not board.table.motion.turns_over(place.face, near.face), key
    assert {"mini", "stablemini", "boxline", "placed", "stablerow"} <= found
    assert board.table.motion.turns_over("back.3", "card.7")


def test_a_name_on_a_card_is_in_the_language_of_the_moment(house: AppContext) -> None:
    board = Board(house, full(1))
    pictures = []
    for language in ("en", "ja"):
        house.settings.set("language", language)
        pictures.append(board.table.face("card.3", QSize(158, 221), 1.0).toImage())
    assert pictures[0] != pictures[1]


def test_every_kind_of_face_is_painted_at_the_sizes_it_has(house: AppContext) -> None:
    board = Board(house, full(6))
    kinds = {kind_of(face) for found in board.table.pictures.every_face() for face in found.faces}
    assert {kind_of(place.face) for place in board.places.values()} <= kinds
    for found in board.table.pictures.every_face():
        picture = board.table.face(found.faces[-1], found.size, 2.0)
        assert (picture.width(), picture.height()) == (2 * found.size.width(), 2 * found.size.height())
        assert picture.toImage() != board.table.face(found.faces[0], found.size, 2.0).toImage() or len(found.faces) == 1


def test_a_row_is_as_wide_as_its_stable_has_slots(house: AppContext) -> None:
    board = Board(house, full(2))
    m = board.table.m
    layers = board.table.layers(board.shown)
    for number, row in enumerate(board.state.tableaus[board.large]):
        paddock = layers[f"paddock.{row.stable}"]
        last = m.slot(number, len(row.slots) - 1)
        assert last.right() < paddock.box.right() < last.right() + 20


def test_a_card_that_is_picked_to_be_kept_rises_from_its_row(house: AppContext) -> None:
    board = Board(house, played(3, Phase.KEEPING))
    picked, other, *_ = (card_key(card) for card in board.shown.view.drawn[board.large])
    raised = board.table.layout(evolve(board.shown, picked=frozenset({picked})))
    assert raised[picked].area().bottom() < board.places[picked].area().bottom() - 10
    assert raised[other] == board.places[other]
    assert holds(board.free, box_of(raised[picked]))
