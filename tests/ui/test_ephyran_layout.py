"""The marble at every size: nothing lies over anything else, nothing is cut, and every city can be looked at."""

from collections.abc import Callable, Generator, Iterator
from itertools import combinations, pairwise
from random import Random
from typing import Any, Final
from unittest.mock import patch

import pytest
from hand import Hand, Key, seated
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from boardroom.engine.keys import kind_of, numbers_of
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.ephyran.game import EphyranRules
from boardroom.games.ephyran.position.actions import AddArea, LetHappen, TakeToken
from boardroom.games.ephyran.position.city import UNLOCKED
from boardroom.games.ephyran.position.state import Ending, Phase, State, asked, card_key, token_key
from boardroom.games.ephyran.table import EphyranTable
from boardroom.games.ephyran.table.faces.heading import HeadingForm, heading_form
from boardroom.games.ephyran.table.faces.writing import Writing
from boardroom.games.ephyran.table.gestures.keys import TAKEN, city_key, column_key, hand_key
from boardroom.games.ephyran.table.layout.division import AREA, STEP
from boardroom.games.ephyran.table.layout.measures import Measures
from boardroom.games.ephyran.table.layout.small_city import COLUMNS, symbol_in, value_in
from boardroom.games.ephyran.table.layout.views import aims_of
from boardroom.games.ephyran.words.names import territory_name
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.words.fitting import Fitted
from boardroom.ui.stage.motion.motion import travel
from boardroom.ui.stage.pieces.pieces import BAND_BUBBLE, Piece
from boardroom.ui.stage.pieces.place import Place
from tests.games.cities import position

GAME: Final = "ephyran"
COLOURS: Final = ("vermilion", "blue", "green", "amber")
SMALLEST: Final = (1280, 720)
SIZES: Final = (SMALLEST, (1600, 1000), (1920, 1080))
RULES: Final = EphyranRules()
_SLACK: Final = 0.51
"""Pieces lie on whole pixels."""


def played(players: int, seed: int, until: Callable[[State], bool]) -> State:
    """The first position of a random game of which this is true, with cities that grow: areas are liked."""
    chance = Random(seed)
    while True:
        state = RULES.setup({"start": "first", "gods": "dealt"}, players, chance.getrandbits(60))
        while state.phase != Phase.OVER:
            if until(state):
                return state
            legal = RULES.legal(state, asked(state))
            liked = [action for action in legal if isinstance(action, AddArea | TakeToken | LetHappen)]
            action = chance.choice(liked if liked and chance.random() < 0.7 else legal)
            state = RULES.apply(state, asked(state), action).state


def laid(number: int) -> Callable[[State], bool]:
    """Whether somebody plays, and at least so many areas are laid in all cities on average."""
    return lambda state: (
        state.phase == Phase.PLAYING
        and sum(len(column) for city in state.cities for column in city.columns) >= number * len(state.cities)
    )


class Builder(Hand):
    """One who builds cities at a window."""

    def build(self, state: State, kinds: tuple[str, ...] = ()) -> TablePage:
        """Come to a table at a position."""
        with patch.object(EphyranRules, "setup", lambda self, options, seats, rng: state):
            seats = seated(COLOURS, kinds or (PERSON,) * len(state.cities))
            page = self.start(GAME, seats, {"start": "first", "gods": "dealt"})
        self.see()
        return page

    @property
    def table(self) -> EphyranTable:
        assert isinstance(self.page.table, EphyranTable)
        return self.page.table

    @property
    def m(self) -> Measures:
        return self.table.m

    @property
    def large(self) -> int:
        """Whose city is the large one."""
        return self.table.focus(self.shown)

    def boxes(self, kind: str) -> dict[str, QRectF]:
        """Where the pieces of a kind lie, with their corners where they are turned."""
        return {key: box_of(piece.place) for key, piece in self.page.stage.pieces.items() if kind_of(key) == kind}


def box_of(place: Any) -> QRectF:
    turned = QTransform().translate(place.x, place.y).rotate(place.turn).translate(-place.x, -place.y)
    area: QRectF = place.area()
    return turned.mapRect(area)


def holds(room: QRectF, box: QRectF) -> bool:
    return room.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(box)


def apart(one: QRectF, other: QRectF) -> bool:
    return not one.adjusted(_SLACK, _SLACK, -_SLACK, -_SLACK).intersects(other)


@pytest.fixture
def builder(house: AppContext) -> Generator[Builder, None, None]:
    """A hand at a window that will show a game of Ephyran."""
    builder = Builder(house, SMALLEST)
    yield builder
    builder.close()


def assert_everything_has_its_place(builder: Builder, look: object) -> None:
    """Pieces in the room; parts of the table beside each other; areas, tokens and hands in theirs."""
    m, large, view = builder.m, builder.large, builder.shown.view
    for key, piece in builder.page.stage.pieces.items():
        assert holds(m.free, box_of(piece.place)), (look, key)
    smalls = [m.small(seat, large) for seat in range(len(view.cities)) if seat != large]
    parts = {"plate": m.plate, "aside": m.aside, "city": m.city, "tray": m.tray, "band": m.band}
    parts.update({f"panel {number}": small.box for number, small in enumerate(smalls)})
    for (one, box), (other, beside) in combinations(parts.items(), 2):
        assert apart(box, beside), (look, one, other)
    for name, box in parts.items():
        assert holds(m.free, box), (look, name)
    for small in smalls:
        for part in (small.god, small.name, small.facts, *(small.column(territory) for territory in range(COLUMNS))):
            assert holds(small.box, part), look
    piles = [m.deck, m.discard, m.tartarus, m.supply, m.god]
    assert all(apart(one, other) for one, other in combinations(piles, 2)), look
    assert_cities_are_seen(builder, look)
    hand = list(builder.boxes("back").values()) if any(builder.boxes("back")) else []
    hand += [box for key, box in builder.boxes("card").items() if numbers_of(key)[0] in view.hands[large]]
    assert len(hand) == len(view.hands[large])
    for box in hand:
        assert holds(m.tray, box), look


def assert_cities_are_seen(builder: Builder, look: object) -> None:
    """Every area and token of every city is a piece where it belongs, and no heading of the large one is covered."""
    m, large, view = builder.m, builder.large, builder.shown.view
    pieces = builder.page.stage.pieces
    announced = -1 if view.announced is None else view.announced.half >> 1
    for seat, city in enumerate(view.cities):
        for territory, column in enumerate(city.columns):
            areas = [pieces[card_key(half >> 1)].place.area() for half in column]
            room = m.column(territory) if seat == large else m.small(seat, large).column(territory)
            assert all(holds(room, area) for area in areas), (look, seat, territory)
            for one, other in pairwise(areas):
                seen = other.top() - one.top()
                part = STEP / AREA[1] if seat == large else 1
                assert seen >= one.height() * part - _SLACK, (look, seat, territory)
            for number, token in enumerate(city.tokens[territory], 1):
                if token:
                    box = pieces[f"token.{seat}.{territory}.{number}"].place.area()
                    area = areas[number - 1]
                    assert holds(area, box), (look, seat, territory)
                    assert number == len(areas) or apart(box, areas[number]), (look, seat, territory)
            if city.locks[territory] >= 0:
                box = pieces[card_key(city.locks[territory] >> 1)].place.area()
                assert holds(room, box), (look, seat, territory)
                assert all(apart(box, area) for area in areas), (look, seat, territory)
    for territory in range(COLUMNS):
        for key, piece in pieces.items():
            if key != card_key(announced):
                assert apart(m.heading(territory), piece.place.area()), (look, key)


def assert_all_is_written(builder: Builder, look: object, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Whatever is written on the ground is there in full; gives the lines."""
    written: list[Fitted] = []
    drawn = Fitted.draw

    def listening(fitted: Fitted, painter: QPainter, box: QRectF, alignment: Qt.AlignmentFlag) -> None:
        written.append(fitted)
        drawn(fitted, painter, box, alignment)

    with monkeypatch.context() as patched:
        patched.setattr(Fitted, "draw", listening)
        sheet = QImage(builder.page.stage.size(), QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(sheet)
        for layer in builder.table.layers(builder.shown).values():
            layer.paint(painter, layer.content)
        painter.end()
    assert len(written) > 10
    assert [fitted.lines for fitted in written if not fitted.whole] == [], look
    return {line for fitted in written for line in fitted.lines}


def looks(context: AppContext) -> Iterator[str]:
    """Both languages, in the usual size of text and in larger ones."""
    for language in ("en", "ja"):
        for scale in (1.0, 1.3, 1.6):
            context.settings.set("language", language)
            context.settings.set("text_scale", scale)
            yield f"{language} {scale}"


@pytest.mark.parametrize("areas", [0, 11])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_has_its_place_at_every_size(
    builder: Builder, players: int, areas: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder.build(played(players, 7 * players + areas, laid(areas)))
    for size in SIZES:
        builder.window.resize(*size)
        for look in looks(builder.context):
            builder.see()
            assert_everything_has_its_place(builder, (size, look))
            lines = assert_all_is_written(builder, (size, look), monkeypatch)
            assert lines >= {builder.table.say(territory_name(territory)) for territory in range(COLUMNS)}, (size, look)


def test_points_are_whole_beside_the_bonus_of_a_city_in_the_narrowest_panel(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = played(3, 14, laid(11))
    builder.build(state._replace(bonuses=(3, 1, 1)))
    for free in (QRectF(16, 0, 860, 560), QRectF(16, 0, 1000, 700)):
        builder.table.arrange(free, free)
        assert_all_is_written(builder, free, monkeypatch)


@pytest.mark.parametrize(
    ("room", "locked", "own", "form"),
    [
        (170, True, True, HeadingForm(24, True, 26)),
        (143, True, True, HeadingForm(24, False, 26)),
        (126, True, True, HeadingForm(24, False, 21)),
        (113, True, True, HeadingForm(24, False, 21)),
        (113, True, False, HeadingForm(24, False, 26)),
        (113, False, True, HeadingForm(24, False, 21)),
    ],
)
def test_the_mark_of_a_god_stays_in_a_heading_however_narrow_it_is(
    room: float, locked: bool, own: bool, form: HeadingForm
) -> None:
    assert heading_form(room, 24, 45, 24, locked, own) == form


def test_the_mark_of_a_god_is_in_the_heading_of_a_locked_territory_in_the_smallest_window(builder: Builder) -> None:
    builder.build(position("locked lagoon . . . .", *["lagoon ."] * 3))
    sheet = QImage(builder.page.stage.size(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(sheet)
    pills: list[QRectF] = []
    with patch.object(Writing, "pill", lambda writing, box, words: pills.append(QRectF(box))):
        layer = builder.table.layers(builder.shown)["column.0"]
        layer.paint(painter, layer.content)
    painter.end()
    (pill,) = pills
    assert holds(builder.m.heading(0), pill)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_words_above_two_piles_never_read_as_one(builder: Builder, language: str) -> None:
    builder.context.settings.set("language", language)
    builder.build(played(2, 1, lambda state: state.phase == Phase.PLAYING))
    sheet = QImage(1400, 900, QImage.Format.Format_ARGB32)
    painter = QPainter(sheet)
    rooms: list[QRectF] = []
    with patch.object(Writing, "tight", lambda writing, box, *words: rooms.append(QRectF(box))):
        layer = builder.table.layers(builder.shown)["piles"]
        layer.paint(painter, layer.content)
    painter.end()
    assert len(rooms) == 4
    assert all(right.left() - left.right() >= 8 for left, right in pairwise(rooms) if left.top() == right.top())


def lies_in(builder: Builder, key: str) -> QRectF:
    """Where a piece or target is."""
    return builder.page.stage.pieces.target_area(key)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_waits_for_an_answer_lies_large_beside_what_it_is_aimed_at(
    builder: Builder, seed: int, size: tuple[int, int]
) -> None:
    def aimed(state: State) -> bool:
        announced = state.announced
        grown = sum(len(column) for city in state.cities for column in city.columns) >= 15
        return state.phase == Phase.ANSWERING and announced is not None and announced.number > 0 and grown

    state = played(3, seed, aimed)
    builder.window.resize(*size)
    builder.build(state)
    assert_everything_has_its_place(builder, size)
    assert state.announced is not None
    card = builder.page.stage.pieces[card_key(state.announced.half >> 1)].place
    assert builder.m.city.contains(card.area())
    assert card.width > builder.m.card_size[0] * 1.2
    aims = aims_of(builder.shown.view)
    assert aims
    for aim in aims:
        assert apart(card.area(), lies_in(builder, aim)), aim
    layer = builder.table.layers(builder.shown)["aim"]
    assert layer.above
    assert len(layer.content.boxes) == len(aims)
    assert all(layer.box.contains(lies_in(builder, aim)) for aim in aims)


def test_the_areas_of_which_one_is_to_be_given_up_are_ringed(builder: Builder) -> None:
    state = played(3, 4, lambda state: state.phase == Phase.GIVING_UP)
    builder.build(state)
    city = state.cities[state.asked]
    tops = {
        card_key(column[-1] >> 1)
        for column, lock in zip(city.columns, city.locks, strict=True)
        if column and lock == UNLOCKED
    }
    assert set(aims_of(builder.shown.view)) == tops
    layer = builder.table.layers(builder.shown)["aim"]
    assert layer.content.card is None
    assert len(layer.content.boxes) == len(tops) > 1


def test_the_areas_that_may_take_the_token_are_ringed(builder: Builder) -> None:
    state = played(2, 5, lambda state: state.phase == Phase.PLACING_TOKEN)
    builder.build(state)
    city, targets = state.cities[state.active], builder.shown.legal
    assert targets
    cards = {card_key(city.columns[action.territory][action.number - 1] >> 1) for action in targets}
    assert set(aims_of(builder.shown.view)) == cards
    layer = builder.table.layers(builder.shown)["aim"]
    assert layer.content.card is None
    assert len(layer.content.boxes) == len(cards)


def test_cards_that_the_graeae_see_lie_beside_the_hand_and_only_their_player_sees_them(builder: Builder) -> None:
    state = played(2, 4, lambda state: state.phase == Phase.KEEPING)
    for size in SIZES:
        builder.window.resize(*size)
        builder.build(state)
        assert not any(card_key(card) in builder.page.stage.pieces for card in state.seen)
        builder.look_at_cards()
        boxes = [lies_in(builder, card_key(card)) for card in state.seen]
        hand = [box_of(builder.page.stage.pieces[card_key(card)].place) for card in state.hands[state.active]]
        assert all(holds(builder.m.tray, box) for box in boxes)
        assert all(apart(one, other) for one, other in combinations(boxes, 2))
        assert all(apart(one, other) for one in boxes for other in hand)


def test_a_token_that_is_to_be_placed_lies_in_the_tray_beside_the_hand(builder: Builder) -> None:
    state = played(2, 5, lambda state: state.phase == Phase.PLACING_TOKEN)
    builder.build(state)
    for face in ("token.back", f"token.{state.token}.own"):
        taken = builder.page.stage.pieces[TAKEN].place
        assert taken.face == face
        assert builder.m.tray.contains(taken.area())
        hand = [
            box for box in builder.boxes("card" if "own" in face else "back").values() if builder.m.tray.contains(box)
        ]
        assert len(hand) == len(state.hands[state.active])
        assert all(apart(taken.area(), box) for box in hand)
        builder.look_at_cards()


@pytest.mark.parametrize("large_text", [False, True])
def test_every_seat_but_the_large_one_is_small_and_a_click_changes_that(builder: Builder, large_text: bool) -> None:
    builder.context.settings.set("text_scale", 1.6 if large_text else 1.0)
    state = played(4, 6, laid(4))
    builder.build(state)
    builder.look_at_cards()
    active = state.active
    assert builder.large == active
    for other in range(4):
        if other == active:
            continue
        # Beside all pieces: the name of the panel.
        builder.click(builder.scene(builder.m.small(other, builder.large).name.center()))
        assert builder.large == other
        assert_everything_has_its_place(builder, other)
        hand = builder.boxes("back")
        assert len(hand) == len(state.hands[other])
        assert all(holds(builder.m.tray, box) for box in hand.values())
    builder.click(builder.named(f"Back to {builder.page.names[active].name}’s city"))
    assert builder.large == active


def test_an_area_of_a_small_city_that_cannot_be_taken_up_is_clicked_to_look_at_it(builder: Builder) -> None:
    builder.build(played(3, 7, laid(4))._replace(active=0), (PERSON, COMPUTER, COMPUTER))
    for other in (1, 2):
        column = next(column for column in builder.shown.view.cities[other].columns if column)
        builder.click(builder.piece(card_key(column[0] >> 1)))
        assert builder.large == other


def test_tokens_and_areas_of_a_small_city_are_brought_closer_where_the_mouse_rests(builder: Builder) -> None:
    builder.build(position("lagoon .", "lagoon .+owl . .+trident", "lands ."))
    stage = builder.page.stage
    column = builder.shown.view.cities[1].columns[0]
    for key, least in ((token_key(1, 0, 1), 64), (token_key(1, 0, 3), 64), (card_key(column[1] >> 1), 200)):
        assert stage.pieces[key].place.width < least
        builder.move(builder.piece(key))
        near = [piece for piece in stage.scene().items() if isinstance(piece, Piece) and piece.zValue() >= BAND_BUBBLE]
        assert [piece.key for piece in near] == [key]
        assert near[0].place.width >= least
        assert builder.m.free.contains(near[0].place.area())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_token_in_a_small_city_is_as_large_as_it_can_be_and_leaves_a_printed_symbol_seen(
    builder: Builder, players: int
) -> None:
    builder.build(position("lagoon .", "lands .+owl .'owl+owl", *["lagoon ."] * (players - 2)))
    small = builder.m.small(1, 0)
    alone, beside = (builder.page.stage.pieces[token_key(1, 1, number)].place for number in (1, 2))
    area = small.area(1, 1)
    assert alone.height > 0.9 * area.height() or alone.width > 0.43 * area.width()
    assert beside.area().top() > small.area(1, 2).top() + 0.2 * small.row


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_token_lies_on_what_a_printed_symbol_of_a_small_city_counts(
    builder: Builder, players: int, size: tuple[int, int]
) -> None:
    state = position("lagoon .", "lands .+owl .'owl+owl", *["lagoon ."] * (players - 2))
    builder.build(state)
    builder.window.resize(*size)
    builder.see()
    printed = card_key(state.cities[1].columns[1][1] >> 1)
    area, token = (box_of(builder.page.stage.pieces[key].place) for key in (printed, token_key(1, 1, 2)))
    value = value_in(area)
    assert value.height() >= 12
    assert holds(area, value)
    shared = value.intersected(token)
    assert min(shared.width(), shared.height()) < 3, "corners of boxes, which neither disc nor token fills"


def test_small_cities_are_reached_and_opened_by_keys(builder: Builder) -> None:
    builder.build(played(3, 8, laid(3)))
    builder.look_at_cards()
    active = builder.large
    other = (active + 1) % 3
    stage = builder.page.stage
    builder.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached.key == city_key(other))
    builder.key(Key.Key_Return)
    assert builder.large == other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lock_of_a_small_city_is_plain_below_its_areas(builder: Builder, players: int) -> None:
    cities = ["lagoon .", "lagoon ., locked lands . . .", "locked lands . .", "locked forest ."]
    builder.build(position(*cities[:players]))
    for size in SIZES:
        builder.window.resize(*size)
        builder.see()
        assert_everything_has_its_place(builder, size)
        for seat, city in enumerate(builder.shown.view.cities[1:], 1):
            small = builder.m.small(seat, builder.large)
            for territory, lock in enumerate(city.locks):
                if lock >= 0:
                    box = builder.page.stage.pieces[card_key(lock >> 1)].place.area()
                    last = small.area(territory, len(city.columns[territory]))
                    assert box.top() >= last.bottom(), "where no area can be laid now"
                    assert box.width() > small.heading(territory).height(), "and larger than in the heading"


def test_targets_lie_where_the_cities_are(builder: Builder) -> None:
    builder.build(played(4, 9, laid(6)))
    m, large = builder.m, builder.large
    for seat in range(4):
        city = lies_in(builder, city_key(seat))
        assert city == (m.city if seat == large else m.small(seat, large).box)
        columns = [lies_in(builder, column_key(seat, territory)) for territory in range(COLUMNS)]
        assert all(holds(city, column) for column in columns)
        assert all(apart(one, other) for one, other in pairwise(columns))
        assert lies_in(builder, hand_key(seat)).isValid()


def test_it_says_when_the_round_is_the_last(builder: Builder) -> None:
    state = played(2, 10, laid(3))
    builder.build(state)
    assert "last" not in builder.table.layers(builder.shown)
    builder.build(state._replace(ending=Ending.EMPTY_PILE))
    banner = builder.table.layers(builder.shown)["last"].box
    m = builder.m
    assert all(apart(banner.adjusted(4, 4, -4, -4), part) for part in (m.plate, m.city, m.tray))


def test_whose_turn_it_is_stands_at_the_large_city_or_in_a_panel(builder: Builder) -> None:
    state = played(3, 11, laid(2))
    builder.build(state)

    def acting() -> list[int]:
        found = []
        for key, layer in builder.table.layers(builder.shown).items():
            if kind_of(key) in ("plate", "panel") and layer.content.status.mood == "acting":
                found.append(layer.content.seat)
        return found

    assert acting() == [state.active]
    builder.click(builder.scene(builder.m.small((state.active + 1) % 3, builder.large).name.center()))
    assert acting() == [state.active]


def test_an_area_becomes_large_without_being_turned_over_and_a_card_that_is_shown_turns(builder: Builder) -> None:
    builder.build(played(2, 13, laid(4)))
    stage, table = builder.page.stage, builder.table
    other = 1 - builder.large
    column = next(column for column in builder.shown.view.cities[other].columns if column)
    piece = stage.pieces[card_key(column[0] >> 1)]
    small = piece.place
    large = Place.on(builder.m.area(0, 1), small.face.replace("mini", "area"))
    for end, turns in ((large, False), (large._replace(face="back"), True)):
        assert table.motion.turns_over(small.face, end.face) is turns
        travel(piece, small, end, 0.25, table.motion.turns_over(small.face, end.face))
        assert (piece.transform().m11() < 1) is turns
        travel(piece, end, small, 1.0, table.motion.turns_over(end.face, small.face))
        assert piece.transform().isIdentity()


# How large everything is, by players and windows: areas of the large city, those of the others, piles and cards.

FLOORS: Final = {
    (1280, 720): {2: (144, 127, 76, 96, 124), 3: (144, 81, 48, 88, 124), 4: (144, 55, 36, 88, 124)},
    (1366, 768): {2: (164, 131, 84, 104, 124), 3: (164, 82, 52, 104, 124), 4: (164, 54, 38, 104, 124)},
    (1600, 1000): {2: (236, 61, 48, 116, 176), 3: (236, 61, 42, 104, 176), 4: (208, 56, 44, 76, 208)},
    (1920, 1080): {2: (264, 111, 86, 120, 192), 3: (264, 111, 60, 120, 192), 4: (264, 79, 50, 92, 192)},
}
"""By players: the width of an area; width and height of one in another city; the heights of the pile and of a card in
the hand. In the two larger windows the inspector is open.
"""
_SCORING: Final = 24.0
"""What scores is no smaller in a window of 1920 x 1080."""


@pytest.mark.parametrize("size", FLOORS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_fills_the_window(builder: Builder, players: int, size: tuple[int, int]) -> None:
    builder.build(played(players, 7 * players, laid(8)))
    builder.window.resize(*size)
    builder.see()
    assert_everything_has_its_place(builder, size)
    m = builder.m
    small = m.small(1, 0)
    wide, narrow, low, pile, card = FLOORS[size][players]
    assert m.area(0, 1).width() >= wide
    assert small.area(0, 1).width() >= narrow
    assert small.area(0, 1).height() >= low
    assert m.deck.height() >= pile
    assert m.card_size[1] >= card


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_that_scores_is_small_in_a_large_window(builder: Builder, players: int) -> None:
    builder.build(played(players, 7 * players, laid(8)))
    builder.window.resize(1920, 1080)
    builder.see()
    m, small = builder.m, builder.m.small(1, 0)
    assert min(m.token(0, 1, half).width() for half in (0, 1)) >= _SCORING
    assert min(small.token(0, 1, half).width() for half in range(60)) >= _SCORING
    assert symbol_in(small.area(0, 1)).height() >= _SCORING
    assert value_in(small.area(0, 1)).height() >= _SCORING
    assert small.head >= _SCORING
    assert small.row / 2 >= _SCORING * 0.9, "the number of an area is half as high as it"
    sheet = QImage(builder.page.stage.size(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(sheet)
    pills: list[QRectF] = []
    with patch.object(Writing, "pill", lambda writing, box, words: pills.append(QRectF(box))):
        for layer in builder.table.layers(builder.shown).values():
            layer.paint(painter, layer.content)
    painter.end()
    assert len(pills) >= players
    assert min(pill.height() for pill in pills) >= _SCORING


def test_where_things_lie_follows_from_the_room_and_the_players_alone() -> None:
    room = QRectF(16, 0, 1199, 599)
    assert Measures.of(room, 3) == Measures.of(room, 3)
    for players in (2, 3, 4):
        m = Measures.of(room, players)
        assert {m.small(seat, 0).row for seat in range(1, players)} == {m.row}


PROMPTED: Final = {
    "answering": lambda state: state.phase == Phase.ANSWERING and state.announced.number > 0,
    "giving up": lambda state: state.phase == Phase.GIVING_UP,
    "placing": lambda state: state.phase == Phase.PLACING_TOKEN,
    "keeping": lambda state: state.phase == Phase.KEEPING,
    "again": lambda state: state.phase == Phase.PLAYING_AGAIN,
    "drawing": lambda state: state.phase == Phase.DRAWING and bool(state.discard),
}


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("moment", PROMPTED)
def test_what_is_asked_is_never_cut_in_the_smallest_window(builder: Builder, moment: str, language: str) -> None:
    builder.context.settings.set("language", language)
    state = played(3, 5, PROMPTED[moment])
    for ending in (state.ending, Ending.EMPTY_PILE):
        builder.build(state._replace(ending=ending))
        prompt = builder.page.prompt
        ask, note = prompt.words
        lines = [line.words for line in prompt.lines]
        joined = "".join(lines).replace(" ", "")
        assert ask.replace(" ", "") in joined
        if ending == Ending.NOT_YET:
            assert joined == (ask + note).replace(" ", ""), "what it is about is whole, too"
