"""The table of Epona's high form: cards divided into two groups and chosen from, letters and pairs, the card that is
discarded in the variant for two, owner cards and stables to choose from.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from attrs import evolve
from epona_hand import Groom
from hand import Key, seated
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from test_epona_layout import (
    FREE,
    RULES,
    Board,
    assert_all_is_written,
    assert_apart,
    assert_everything_has_its_place,
    holds,
    played,
)

from boardroom.engine.manifest import COMPUTER, PERSON, Options
from boardroom.engine.text import Text
from boardroom.engine.tuples import replaced
from boardroom.games.epona.position import actions
from boardroom.games.epona.position.cards import ASSETS, HIDDEN, NONE
from boardroom.games.epona.position.events import GroupTaken
from boardroom.games.epona.position.scoring import best_place
from boardroom.games.epona.position.state import (
    Phase,
    State,
    both_divide,
    card_key,
    chooser_for,
    divider_for,
    groups_of,
    seats_of_round,
    stable_key,
)
from boardroom.games.epona.position.tableau import open_slots
from boardroom.games.epona.position.together import best_together
from boardroom.games.epona.position.vocabulary import GROUPS, BonusKind
from boardroom.games.epona.table.faces import dividing_layers
from boardroom.games.epona.table.faces.choosing_layers import ghosts_of, offered_of
from boardroom.games.epona.table.faces.dividing_layers import parted_of
from boardroom.games.epona.table.faces.group_marks import brought_by
from boardroom.games.epona.table.faces.offer_layer import write_offer
from boardroom.games.epona.table.faces.pair_marks import Role, pair_of, pairs_of_round
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.gestures.picks import tools
from boardroom.games.epona.table.layout.groups import GroupsLaid
from boardroom.games.epona.table.layout.locations import where_card_lies
from boardroom.games.epona.table.layout.views import divides, divisions, status_of
from boardroom.games.epona.table.panels import panel_of
from boardroom.games.epona.table.reading.card_lines import card_lines
from boardroom.games.epona.table.reading.listing import heading
from boardroom.games.epona.table.reading.piece_names import piece_name
from boardroom.games.epona.words.explanations import asset_in_list
from boardroom.games.epona.words.names import asset_in_sentence, asset_name
from boardroom.games.epona.words.previews import preview
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.pictures.mark_painter import MarkPainter
from boardroom.ui.kit.words.say import Voice

PLAYERS = range(2, 7)


def dividing(players: int) -> State:
    """A position in which cards are divided, and nobody has yet."""
    state = played(players, Phase.DIVIDING)
    finished = sum(1 << seat for seat in range(players) if not state.drawn[seat])
    return state._replace(finished=finished, divided=(b"",) * players)


def choosing(players: int) -> State:
    return played(players, Phase.CHOOSING_GROUPS)


def laid(board: Board) -> GroupsLaid:
    """The groups on a table."""
    return GroupsLaid(board.table.m, board.shown, board.large)


def picking(board: Board, *picked: str) -> None:
    """Show a table with these things picked."""
    board.shown = evolve(board.shown, picked=frozenset(picked))
    board.table.attend(board.shown)
    board.places = board.table.layout(board.shown)


def divider_board(context: AppContext, players: int, free: QRectF = FREE["1280x720"]) -> Board:
    """A table before a seat that divides."""
    state = dividing(players)
    seat = next(seat for seat in range(players) if divides(state, seat))
    board = Board(context, state, free, seat)
    legal = tuple(actions.Divide(first) for first in firsts(state.drawn[seat]))
    board.shown = evolve(board.shown, actor=seat, legal=legal)
    picking(board)
    return board


def firsts(drawn: bytes) -> Iterator[bytes]:
    """The groups with the lowest card of all divisions."""
    rest = drawn[1:]
    for mask in range((1 << len(rest)) - 1):
        yield drawn[:1] + bytes(card for place, card in enumerate(rest) if mask >> place & 1)


# Where it lies.


def test_what_the_unpaired_player_has_drawn_is_no_division_while_it_is_told_what_of_it_is_kept() -> None:
    state = played(3, Phase.CHOOSING_GROUPS)
    alone = seats_of_round(state).alone
    assert alone >= 0
    told = state._replace(drawn=replaced(state.drawn, alone, bytes(range(4))))
    assert divisions(told) == divisions(state)
    assert all(division.chooser >= 0 for division in divisions(told))


@pytest.mark.parametrize("players", PLAYERS)
def test_while_one_divides_both_tableaus_and_both_groups_lie_apart_in_every_window(
    house: AppContext, players: int
) -> None:
    for size, free in FREE.items():
        board = divider_board(house, players, free)
        for count in range(len(board.shown.view.drawn[board.large])):
            drawn = board.shown.view.drawn[board.large]
            # The first card stays in the first group.
            picking(board, *map(card_key, drawn[1 : count + 1]))
            m, groups = board.table.m, laid(board).groups
            assert groups is not None
            assert m.halves == (board.large, chooser_for(board.shown.view, board.large))
            parts = {f"half {seat}": m.half(seat).box for seat in m.halves}
            parts |= {f"tray {group}": groups.trays[group] for group in range(2)}
            assert_is_apart(board, parts, (size, count))
            for card, box in laid(board).cards():
                group = 0 < drawn.index(card) <= count
                assert holds(groups.trays[group], box), (size, count)
                assert board.places[card_key(card)].face == f"card.{card}"
            assert_apart({str(card): box for card, box in laid(board).cards()}, (size, count))
            for seat in m.halves:
                small = m.half(seat)
                for row in range(len(board.shown.view.tableaus[seat])):
                    assert holds(small.box, small.needs(row))
                    assert holds(small.box, small.stable(row))
                    assert small.card.height() >= 18


@pytest.mark.parametrize("players", PLAYERS)
def test_groups_that_are_chosen_from_lie_above_the_rows_and_those_of_others_below_in_every_window(
    house: AppContext, players: int
) -> None:
    for size, free in FREE.items():
        for audience in (-1, None, *range(players)):
            board = Board(house, choosing(players), free, audience)
            view, m, groups = board.shown.view, board.table.m, laid(board).groups
            assert groups is not None
            parts = {"rows": m.rows, **{f"tray {group}": groups.trays[group] for group in range(2)}}
            parts |= {f"others {other.division.divider}": other.box for other in laid(board).others}
            assert_is_apart(board, parts, (size, audience))
            cards = {card for division in divisions(view) for group in division.groups for card in group}
            shown = [*laid(board).cards(), *laid(board).small_cards()]
            assert {card for card, _ in shown} == cards, "all divisions are seen by everybody"
            assert_apart({str(card): box for card, box in shown}, (size, audience))
            for other in laid(board).others:
                assert all(holds(other.box, tray) for tray in other.groups.trays), (size, audience)


def assert_is_apart(board: Board, parts: dict[str, QRectF], look: object) -> None:
    """Parts of the middle lie apart from each other and from the columns, within the window."""
    m, large = board.table.m, board.large
    parts |= {"plate": m.plate, "owner": m.owner, "pairs": m.pairs, "decks": m.decks.box, "keep": m.keep}
    parts |= {f"panel {seat}": m.panel(seat, large).box for seat in range(len(board.shown.view.coins)) if seat != large}
    assert_apart(parts, look)
    for name, box in parts.items():
        assert holds(board.free, box), (look, name)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("phase", [Phase.DIVIDING, Phase.CHOOSING_GROUPS, Phase.DISCARDING, Phase.CHOOSING_OWNERS])
def test_whatever_is_written_in_the_high_form_is_there_in_full(
    house: AppContext, monkeypatch: pytest.MonkeyPatch, phase: int, language: str
) -> None:
    house.settings.set("language", language)
    for players in (2,) if phase == Phase.DISCARDING else (2, 3) if phase == Phase.CHOOSING_OWNERS else (2, 5, 6):
        for size in ("1280x720", "1600x1000", "1920x1080"):
            state = dividing(players) if phase == Phase.DIVIDING else played(players, phase)
            for audience in range(players):
                board = Board(house, state, FREE[size], audience)
                assert_all_is_written(board, (size, players, audience), monkeypatch)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.3, 1.6, 2.0])
def test_larger_text_is_there_in_full_too_and_everything_lies_apart(
    house: AppContext, monkeypatch: pytest.MonkeyPatch, scale: float, language: str
) -> None:
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    for players in (2, 4):
        for size in ("1280x720", "1920x1080"):
            for state in (dividing(players), choosing(players)):
                board = Board(house, state, FREE[size])
                groups = laid(board).groups
                assert groups is not None
                parts = {f"tray {group}": groups.trays[group] for group in range(2)}
                assert_is_apart(board, parts, (size, players))
                assert_all_is_written(board, (size, players, state.phase), monkeypatch)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", [Phase.PLACING, Phase.KEEPING_STABLE, Phase.CHOOSING_DECKS, Phase.OVER])
def test_the_other_phases_of_the_high_form_have_their_place_at_every_size(
    house: AppContext, phase: int, players: int
) -> None:
    state = played(players, phase, "high")
    for size, free in FREE.items():
        for audience in (-1, None, players - 1):
            assert_everything_has_its_place(Board(house, state, free, audience), (size, phase, audience))


def test_decks_letters_and_pairs_are_seen_with_six_players_in_the_smallest_window(house: AppContext) -> None:
    for phase in (Phase.DIVIDING, Phase.CHOOSING_GROUPS, Phase.PLACING):
        board = Board(house, played(6, phase, "high"))
        assert board.table.m.decks.card.width() >= 24
        layers = board.table.layers(board.shown)
        assert len(layers["pairs"].content.pairs) == 3
        assert layers["plate"].content.pair is not None
        assert all(layers[f"panel.{seat}"].content.pair is not None for seat in range(6) if seat != board.large)


# Letters and pairs.


@pytest.mark.parametrize("players", PLAYERS)
def test_a_letter_tells_who_divides_who_chooses_and_who_is_unpaired(house: AppContext, players: int) -> None:
    view = choosing(players)
    line = seats_of_round(view)
    for seat in range(players):
        pair = pair_of(view, seat)
        assert pair is not None
        assert pair.own.letter == view.letters[seat]
        if seat == line.alone:
            assert (pair.own.role, pair.other, pair.draws) == (Role.ALONE, None, line.draws)
            continue
        assert pair.other is not None
        divider = divider_for(view, seat)
        assert pair.own.role is (Role.CHOOSES if divider >= 0 else Role.DIVIDES)
        assert pair.other.seat == (divider if divider >= 0 else chooser_for(view, seat))
    assert len(pairs_of_round(view)) == (players + 1) // 2


def test_where_both_divide_both_letters_are_capitals(house: AppContext) -> None:
    view = played(2, Phase.DISCARDING)
    assert both_divide(view)
    for seat in range(2):
        pair = pair_of(view, seat)
        assert pair is not None
        assert pair.other is not None
        assert pair.own.role is pair.other.role is Role.DIVIDES


def test_there_are_no_letters_in_the_lower_form(house: AppContext) -> None:
    view = played(3, Phase.PLACING)
    assert pairs_of_round(view) == ()
    assert pair_of(view, 0) is None
    assert "pairs" not in Board(house, view).table.layers(Board(house, view).shown)


@pytest.mark.parametrize("grow", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("players", PLAYERS)
def test_while_one_divides_no_card_moves_but_the_one_that_changes_its_group(
    house: AppContext, players: int, grow: float
) -> None:
    house.settings.set("text_scale", grow)
    for size, free in FREE.items():
        board = divider_board(house, players, free)
        drawn = board.shown.view.drawn[board.large]
        before, trays = dict(laid(board).cards()), [laid(board).tray(group) for group in range(2)]
        for first in firsts(drawn):
            second = [card for card in drawn if card not in first]
            picking(board, *map(card_key, second))
            for card, box in laid(board).cards():
                assert box.size() == before[card].size(), (size, first)
                assert box.left() == before[card].left(), (size, first)
                assert (box.top() == before[card].top()) == (card in first), (size, first)
            assert [laid(board).tray(group) for group in range(2)] == trays


def test_a_second_click_at_once_moves_the_card_that_was_seen_there(groom: Groom) -> None:
    groom.tend(dividing(2), form="high")
    drawn = groom.shown.view.drawn[groom.actor]
    spots = {card: groom.piece(card_key(card)) for card in drawn}
    for card in drawn[1:4]:
        groom.click(spots[card])
    assert groom.shown.picked == set(map(card_key, drawn[1:4]))


# What can be done.


def test_a_card_goes_to_the_other_group_and_back(house: AppContext) -> None:
    board = divider_board(house, 2)
    _, card, *_ = board.shown.view.drawn[board.large]
    assert {g.target for g in board.table.gestures(board.shown) if g.source == card_key(card)} == {keys.group_key(1)}
    picking(board, card_key(card))
    assert {g.target for g in board.table.gestures(board.shown) if g.source == card_key(card)} == {keys.group_key(0)}


def test_the_first_card_stays_in_the_first_group_and_a_click_on_it_says_so(groom: Groom) -> None:
    groom.tend(dividing(2), form="high")
    first, *_ = groom.shown.view.drawn[groom.actor]
    named = groom.table.say(asset_name(first))
    assert groom.note is not None
    assert groom.note.endswith(f"Which group is 1 or 2 does not matter: {named} stays, move the others.")
    groom.click(groom.piece(card_key(first)))
    assert not groom.shown.picked
    why = f"Which group is 1 or 2 does not matter: leave {named} in group 1 and move the other cards."
    assert groom.note == why
    found = groom.table.inspect(card_key(first), groom.shown)
    assert found is not None
    assert groom.table.say(found.what).endswith("Drawn: it stays in group 1. It makes no difference which group is 1.")


@pytest.mark.parametrize("size", ["1280x720", "1920x1080"])
def test_groups_keep_their_numbers_from_dividing_to_choosing(house: AppContext, size: str) -> None:
    board = divider_board(house, 2, FREE[size])
    state, seat = dividing(2), board.large
    for action in board.shown.legal:
        picking(board, *(card_key(card) for card in state.drawn[seat] if card not in action.cards))
        division = laid(board).division
        assert division is not None
        (confirmed,) = tools(board.shown)[1].actions
        assert confirmed == action
        revealed = RULES.apply(state, seat, confirmed).state
        after = Board(house, revealed, FREE[size], chooser_for(revealed, seat))
        chosen_from = laid(after).division
        assert chosen_from is not None
        assert chosen_from.groups == division.groups
        assert groups_of(revealed, seat) == division.groups


def test_a_division_is_confirmed_only_once_there_is_a_card_in_each_group(house: AppContext) -> None:
    board = divider_board(house, 2)
    drawn = board.shown.view.drawn[board.large]
    for count in range(len(drawn)):
        picking(board, *map(card_key, drawn[1 : count + 1]))
        again, confirm = tools(board.shown)
        assert (again.why is None) == (count > 0)
        assert (confirm.why is None) == (count > 0)
        if confirm.why is None:
            (action,) = confirm.actions
            assert action.cards == drawn[:1] + drawn[count + 1 :]


def test_a_group_that_is_picked_gives_way_to_the_other(house: AppContext) -> None:
    board = Board(house, choosing(2))
    gives_way = board.table.handling.gives_way
    picking(board, keys.group_key(0))
    assert set(gives_way(board.shown, keys.group_key(1))) == {keys.group_key(0)}
    (take,) = tools(board.shown)
    assert take.actions == (actions.ChooseGroup(0),)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_kept_card_is_seen_and_counted_while_groups_are_chosen(house: AppContext, players: int) -> None:
    state = choosing(players)
    seat = Board(house, state).large
    card = state.decks[0][0]
    other = next(one for one in range(players) if one != seat)
    held = bytes({seat: card, other: HIDDEN}.get(one, NONE) for one in range(players))
    board = Board(house, state._replace(aside=held))
    view = board.shown.view
    assert card_key(card) in board.places
    assert [panel_of(view, one).hand for one in (seat, other)] == [1 + len(view.hands[one]) for one in (seat, other)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("phase", [Phase.CHOOSING_GROUPS, Phase.PLACING])
def test_targets_stay_where_they_are_when_a_panel_is_opened_and_closed(
    house: AppContext, players: int, phase: Phase
) -> None:
    board = Board(house, played(players, phase))
    places = [keys.keep_key(board.large), keys.hand_key(board.large), "discard", keys.box_key(board.large, 0)]
    before = [board.table.target(key) for key in places]
    free = FREE["1280x720"]
    for room in (free.adjusted(0, 0, -300, 0), free):
        board.table.arrange(room, room)
    assert [board.table.target(key) for key in places] == before


def test_a_card_by_itself_scores_what_is_said_below_it(house: AppContext) -> None:
    looked = 0
    for players in PLAYERS:
        board = Board(house, choosing(players))
        view, seat = board.shown.view, board.large
        for card, _ in laid(board).cards():
            best = best_place(view, seat, card)
            spots = open_slots(view.tableaus[seat])
            assert (best.spot is None) == (not spots)
            # What the preview says over each slot once it is placed: what it costs and brings at once is in it.
            placing = view._replace(
                phase=Phase.PLACING, active=seat, divided=tuple(b"" for _ in view.divided),
                hands=replaced(view.hands, seat, bytes((card,))),
            )  # fmt: skip
            said = [preview(placing, seat, actions.PlaceCard(card, *spot)).points for spot in spots]
            points = [more for more in said if more is not None]
            assert best.points == max(points, default=0)
            looked += 1
    assert looked > 20


def test_the_bubble_of_a_card_in_a_group_says_what_the_number_below_it_is(house: AppContext) -> None:
    voice, found = Voice("en"), Counter[bool]()
    for players in PLAYERS:
        board = Board(house, choosing(players))
        view = board.shown.view
        for card, _ in laid(board).cards():
            lies = where_card_lies(view, card)
            seat, cards = chooser_for(view, lies.seat), groups_of(view, lies.seat)[lies.row]
            together, at = best_together(view, seat, cards), cards.index(card)
            best = together.places[at]
            last = voice.say(card_lines(view, card, lies)[-1].text)
            last, counts, _ = last.partition(" It counts for ")
            assert bool(counts) == bool(together.counted[at])
            last, _, why = last.partition(" That is: ")
            assert sum(int(points.replace("−", "-")) for points in re.findall(r"[+−]\d+", why)) == best.points
            found[best.points > 0] += 1
            if best.points > 0:
                assert best.spot is not None
                place = f"row {best.spot.row + 1}, slot {best.spot.slot + 1}"
                assert last.startswith(f"Placed with its group, in {place} of ")
                assert last.endswith(f" stables, it adds +{best.points} VP, cost included.")
            else:
                assert last.startswith("Placed with its group it adds no VP for ")
                assert last.endswith(" now, cost included.")
    assert min(found[True], found[False]) > 5


@pytest.mark.parametrize("state", [dividing, choosing])
def test_below_a_card_no_loss_is_written_and_no_slot_that_would_bring_nothing(
    house: AppContext, monkeypatch: pytest.MonkeyPatch, state: Callable[[int], State]
) -> None:
    some = 0
    for players in PLAYERS:
        board = divider_board(house, players) if state is dividing else Board(house, state(players))
        view, seat = board.shown.view, board.large
        best = [best_place(view, seat, card) for card, _ in laid(board).cards()]
        written = assert_all_is_written(board, players, monkeypatch)
        if state is dividing:
            assert ("no VP by itself" in written) == any(one.points <= 0 for one in best)
        else:
            shares = [place.points for offered in offered_of(laid(board)) for _, place in offered.places]
            assert ("adds no VP" in written) == (0 in shares)
        assert not any(line.startswith("−") for line in written)
        some += sum(one.points < 0 for one in best)
    assert some


def boxes_of_words(board: Board, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[QRectF]]:
    """Where words are written on a table."""
    boxes: dict[str, list[QRectF]] = {}

    def listening(plain: Callable[..., Any]) -> Callable[..., Any]:
        def write(self: Writing, box: QRectF, text: Text, *others: Any) -> Any:
            boxes.setdefault(board.table.say(text), []).append(box)
            return plain(self, box, text, *others)

        return write

    with monkeypatch.context() as patched:
        for name in ("write", "title"):
            patched.setattr(Writing, name, listening(getattr(Writing, name)))
        page = QPixmap(board.free.size().toSize())
        painter = QPainter(page)
        for layer in board.table.layers(board.shown).values():
            layer.paint(painter, layer.content)
        painter.end()
    return boxes


def test_what_a_narrow_group_brings_does_not_cover_its_name(house: AppContext, monkeypatch: pytest.MonkeyPatch) -> None:
    for players in PLAYERS:
        for free in FREE.values():
            boxes = boxes_of_words(Board(house, choosing(players), free), monkeypatch)
            titles = [box for number in (1, 2) for box in boxes[f"Group {number}"]]
            assert not any(title.intersects(box) for title in titles for box in boxes.get("when placed", ()))


ALL_KINDS = (("icon-coin", 6), ("token-stud", 3), ("icon-owner", 2), ("icon-draw", 1), ("token-roller", 1))
"""More than any group brings when it is placed."""


@pytest.mark.parametrize("free", FREE.values())
def test_a_group_that_is_divided_shows_how_many_cards_of_each_kind_it_has_whatever_else_they_bring(
    house: AppContext, monkeypatch: pytest.MonkeyPatch, free: QRectF
) -> None:
    """Where they brought coins and stud tokens, the equipment was left out."""
    monkeypatch.setattr(dividing_layers, "brought_by", lambda cards: ALL_KINDS)
    board, plain, drawn = divider_board(house, 4, free), MarkPainter.drawing, list[tuple[str, QRectF]]()

    def drawing(self: MarkPainter, name: str, box: QRectF, *others: Any) -> None:
        drawn.append((name, QRectF(box)))
        plain(self, name, box, *others)

    monkeypatch.setattr(MarkPainter, "drawing", drawing)
    page = QPixmap(board.free.size().toSize())
    painter = QPainter(page)
    for layer in board.table.layers(board.shown).values():
        layer.paint(painter, layer.content)
    painter.end()
    groups = laid(board).groups
    assert groups is not None
    words = groups.words(0)
    badges = [(name, box) for name, box in drawn if name.startswith("badge-") and words.contains(box)]
    first = [box for name, box in badges if name.removeprefix("badge-") in GROUPS][:4]
    assert len(first) == 4
    least = 12 if free.width() >= 1280 else 10
    assert all(box.width() >= least for box in first)
    assert not any(one.intersects(other) for one, other in pairwise(first))


def test_what_a_group_brings_when_placed_names_boxes_draws_and_rollers_besides_coins_and_stud_tokens() -> None:
    some = Counter[str]()
    for card, asset in enumerate(ASSETS):
        brings = dict(brought_by(bytes([card])))
        kinds = Counter(bonus.kind for bonus in asset.bonus)
        assert brings.get("icon-owner", 0) == kinds[BonusKind.OWNER]
        assert brings.get("icon-draw", 0) == kinds[BonusKind.DRAW]
        assert brings.get("token-roller", 0) == (asset.key.partition("-")[0] == "rider")
        assert brings.get("icon-coin", 0) == sum(one.what for one in asset.bonus if one.kind == BonusKind.COINS)
        some.update(brings)
    assert min(some.values()) > 1
    assert len(some) == 5


def test_numbers_below_the_cards_of_a_group_add_up_to_what_its_heading_says_each_in_a_slot_of_its_own(
    house: AppContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    several = 0
    for players in PLAYERS:
        board = Board(house, choosing(players))
        written = boxes_of_words(board, monkeypatch)
        for offered in offered_of(laid(board)):
            spots = [place.spot for _, place in offered.places if place.spot is not None]
            assert len(set(spots)) == len(spots)
            assert sum(place.points for _, place in offered.places) == offered.points
            said = f"+{offered.points}" if offered.points else "0"
            assert any(offered.heading.intersects(box) for box in written[said])
            several += len(spots) > 1
    assert several > 5


def test_a_group_that_is_picked_lies_in_the_rows_as_its_cards_would_be_placed_together(house: AppContext) -> None:
    for players in PLAYERS:
        state = choosing(players)
        chooser = divisions(state)[0].chooser
        board = Board(house, state, audience=chooser)
        for number, offered in enumerate(offered_of(laid(board))):
            picking(board, keys.group_key(number))
            ghosts = ghosts_of(laid(board), board.table.m)
            spots = [place.spot for _, place in offered.places if place.spot is not None]
            assert [ghost.box for ghost in ghosts] == [board.table.m.slot(*spot) for spot in spots]
            assert sum(ghost.points for ghost in ghosts) == offered.points


def test_a_group_says_what_its_cards_would_score_together_and_each_of_them_its_part(house: AppContext) -> None:
    voice = Voice("en")
    for players in PLAYERS:
        state = choosing(players)
        division = divisions(state)[0]
        board = Board(house, state, audience=division.chooser)
        for number, cards in enumerate(division.groups):
            shown = evolve(board.shown, actor=division.chooser)
            said = voice.say(piece_name(keys.group_key(number), shown))
            together = best_together(state, division.chooser, cards)
            assert re.findall(r"together \+(\d+) VP", said) == [str(together.points)] * bool(together.points)
            told = re.findall(r"\(\+(\d+) VP\)", said)
            assert list(map(int, told)) == [place.points for place in together.places if place.points]


def test_the_prompt_says_what_the_numbers_below_cards_are_while_dividing_in_the_first_round() -> None:
    voice = Voice("en")
    for state, said, always in (
        (dividing(4), "Below each card: the VP it would bring by itself.", False),
        (choosing(4), "Below each card: the VP it adds if its group is placed together.", True),
    ):
        # Some round later all are paired as in the first.
        later_on = next(n for n in range(2, 20) if seats_of_round(state._replace(round=n)) == seats_of_round(state))
        seat = RULES.actors(state)[0]
        first, later = (RULES.words.prompt(state._replace(round=number), seat).note for number in (1, later_on))
        assert first is not None
        assert later is not None
        assert said in voice.say(first)
        assert (said in voice.say(later)) == always


@pytest.mark.parametrize("size", ["1280x720", "1920x1080"])
def test_below_each_card_that_is_divided_it_says_what_it_would_score_for_who_divides(
    house: AppContext, size: str
) -> None:
    for players in PLAYERS:
        board = divider_board(house, players, FREE[size])
        drawn = board.shown.view.drawn[board.large]
        picking(board, *map(card_key, drawn[1:3]))
        groups = laid(board).groups
        assert groups is not None
        places = [place for parted in parted_of(laid(board)) for place in parted.places]
        cards = laid(board).cards()
        assert [place for _, place in places] == [best_place(board.shown.view, board.large, card) for card, _ in cards]
        for (line, _), (_, card) in zip(places, cards, strict=True):
            assert card.bottom() <= line.top()
            assert (line.left(), line.width()) == (card.left(), card.width())
        for group, parted in enumerate(parted_of(laid(board))):
            assert not any(line.intersects(groups.words(group)) for line, _ in parted.places)
            assert all(holds(groups.trays[group], line) for line, _ in parted.places)


def test_what_is_not_seen_is_not_divided_before_others(house: AppContext) -> None:
    state = dividing(4)
    divider = next(seat for seat in range(4) if divides(state, seat))
    for audience in (None, *(seat for seat in range(4) if seat != divider)):
        board = Board(house, state, audience=audience)
        assert set(board.shown.view.drawn[divider]) == {HIDDEN}
        assert not any(card_key(card) in board.places for card in state.drawn[divider])
        if board.large == divider:
            assert board.table.layers(board.shown)["offer"].content.divides


# At the window.


def test_two_people_divide_choose_and_take_back_with_the_mouse(groom: Groom) -> None:
    groom.tend(dividing(2), form="high")
    view = groom.shown.view
    divider = groom.actor
    drawn = view.drawn[divider]
    groom.click(groom.piece(card_key(drawn[3])))
    assert groom.shown.picked == {card_key(drawn[3])}
    groom.drag(card_key(drawn[1]), groom.aim(keys.group_key(1)))
    assert groom.shown.picked == {card_key(drawn[3]), card_key(drawn[1])}
    groom.click(groom.button("tool.again"))
    assert not groom.shown.picked
    assert groom.page.session.length == 0, "nothing is done by a click on a card"
    groom.drag(card_key(drawn[2]), groom.aim(keys.group_key(1)))
    groom.click(groom.button("tool.divide"))
    groom.look()
    assert groom.shown.view.phase == Phase.CHOOSING_GROUPS
    chooser = groom.actor
    assert chooser == 1 - divider
    groups = groups_of(groom.shown.view, divider)
    groom.click(groom.piece(card_key(groups[0][0])))
    groom.click(groom.aim(keys.group_key(1)))
    assert groom.shown.picked == {keys.group_key(1)}
    before = groom.page.session.length
    groom.click(groom.button("tool.take"))
    groom.settle()
    assert groom.page.session.length == before + 1
    assert groom.page.session.state.hands[chooser] == groups[1]


def test_groups_are_divided_and_chosen_by_keys(groom: Groom) -> None:
    groom.tend(dividing(2), form="high")
    drawn = groom.shown.view.drawn[groom.actor]
    groom.by_keys(actions.Divide(drawn[:2]))
    groom.look()
    assert groom.shown.view.phase == Phase.CHOOSING_GROUPS
    chooser, (left, group) = groom.actor, groups_of(groom.shown.view, 1 - groom.actor)
    table, take = groom.page.table, actions.ChooseGroup(1)
    name, about = table.listing.name(take, groom.shown), preview(groom.shown.view, chooser, take)
    assert name is not None
    for card in group:
        assert table.say(asset_in_list(card)) in table.say(name), "a group is called by what lies in it"
    for card in left:
        assert table.say(asset_name(card)) in table.say(about.lines[-1].text), "what the divider gets is said beside it"
    groom.by_keys(take)
    groom.settle()
    assert groom.page.session.state.hands[chooser] == group


def test_cards_that_are_divided_keep_their_numbers_in_either_group(groom: Groom) -> None:
    groom.tend(dividing(2), form="high")
    drawn = groom.shown.view.drawn[groom.actor]
    groom.page.stage.setFocus()
    for place in (1, 2, 4):
        # The first card stays where it is, and has none.
        groom.key(Key(Key.Key_0 + place))
    assert groom.shown.picked == {card_key(drawn[place]) for place in (1, 2, 4)}


def test_who_only_chooses_waits_while_it_is_told_that_the_others_draw_and_divide() -> None:
    told = dividing(2)._replace(finished=0)
    pairs = seats_of_round(told)
    for divider, chooser in pairs.pairs:
        assert Voice("en").say(status_of(told, divider).word) == "Dividing"
        assert Voice("en").say(status_of(told, chooser).word) == "Waiting"


def test_an_enter_after_the_number_that_picked_a_group_takes_it(groom: Groom) -> None:
    groom.tend(dividing(2), form="high")
    groom.by_keys(actions.Divide(groom.shown.view.drawn[groom.actor][:2]))
    groom.look()
    assert groom.shown.view.phase == Phase.CHOOSING_GROUPS
    stage, chooser = groom.page.stage, groom.actor
    group = groups_of(groom.shown.view, 1 - chooser)[1]
    groom.tab_to(lambda: stage.keyboard.reached.key == keys.group_key(0))
    number = [grip.key for grip in stage.openings.numbered()].index(keys.group_key(1)) + 1
    groom.key(Key(Key.Key_0 + number))
    assert groom.shown.picked == {keys.group_key(1)}
    assert stage.keyboard.enters_main
    groom.key(Key.Key_Return)
    groom.settle()
    assert groom.page.session.state.hands[chooser] == group


def test_owner_cards_and_stables_are_chosen_one_of_each(groom: Groom) -> None:
    state = played(2, Phase.CHOOSING_OWNERS)
    groom.tend(state, (PERSON, COMPUTER), form="high", owners="asymmetric", experience="experienced")
    view, seat = groom.shown.view, groom.actor
    (owner, other), (stable, _) = view.owners_offered[seat], view.stables_offered[seat]
    for key in (keys.offered_owner_key(other), keys.offered_owner_key(owner), stable_key(stable)):
        groom.click(groom.piece(key))
    assert groom.shown.picked == {keys.offered_owner_key(owner), stable_key(stable)}
    groom.click(groom.button("tool.begin"))
    groom.settle()
    assert groom.page.session.state.owners[seat] == owner
    assert groom.page.session.state.tableaus[seat][-1].stable == stable


def test_no_selection_cards_lie_there_while_owner_cards_are_chosen(groom: Groom) -> None:
    groom.start("epona", seated(("", ""), (PERSON, COMPUTER)), {"start": "first", "experience": "experienced"}, seed=3)
    groom.see()
    assert groom.shown.view.phase == Phase.CHOOSING_OWNERS
    assert groom.shown.view.display
    places = groom.page.stage.pieces.places
    assert not [key for key in places if key.startswith(("selection", "face"))]
    for kind in ("owner", "stable"):
        assert [key for key in places if kind in key]


def test_a_card_is_discarded_by_a_button_and_not_by_a_click(groom: Groom) -> None:
    groom.tend(played(2, Phase.DISCARDING)._replace(finished=0, drawn=(b"", b"")), form="two-player")
    seat = groom.actor
    card = groom.shown.view.hands[seat][0]
    groom.click(groom.piece(card_key(card)))
    assert groom.page.session.length == 0
    groom.click(groom.button("tool.discard"))
    groom.settle()
    assert card not in groom.page.session.state.hands[seat]


def test_the_list_promises_no_coins_for_the_card_that_is_discarded(house: AppContext) -> None:
    shown = Board(house, played(2, Phase.DISCARDING)).shown
    over_it = heading(actions.DiscardCard(0), shown)
    assert Voice("en").say(over_it) == "Discard a card"
    assert Voice("ja").say(over_it) == "捨てるカードを選ぶ"


def test_the_second_to_choose_clicks_where_the_first_did_and_is_not_taken_for_hasty(groom: Groom) -> None:
    """Both choose in secret, one after the other at the same mouse, which was at the button meanwhile."""
    chance = Random(1)
    options: Options = {"form": "two-player", "start": "first", "rounds": 6, "refusal": "agreed"}
    state = RULES.setup(options, 2, 7)
    while state.phase != Phase.CHOOSING_GROUPS:
        seat = RULES.actors(state)[0]
        state = RULES.apply(state, seat, chance.choice(RULES.legal(state, seat))).state
    groom.tend(state, form="two-player")
    for _ in range(2):
        groom.look()
        groom.click(groom.aim(keys.group_key(0)))
        assert groom.shown.picked == {keys.group_key(0)}
        groom.click(groom.button("tool.take"))
        groom.settle()
    assert groom.page.session.state.phase == Phase.DISCARDING


def test_words_about_a_card_say_who_chooses_of_its_group_and_that_a_drawn_one_goes_into_a_group(
    house: AppContext,
) -> None:
    board = Board(house, choosing(2))
    card, _ = laid(board).cards()[0]
    found = board.table.inspect(card_key(card), board.shown)
    assert found is not None
    assert board.table.say(found.what).endswith(" chooses.")
    board = divider_board(house, 2)
    found = board.table.inspect(card_key(board.shown.view.drawn[board.large][1]), board.shown)
    assert found is not None
    assert "one of the two groups" in board.table.say(found.what)


def test_who_discards_reads_what_the_other_took_of_the_own_division(house: AppContext) -> None:
    """Both choices come out at once, so that nobody sees the other's hand reach for a group."""
    groom = Groom(house, (1280, 720))
    groom.settle_in(options={"form": "two-player"})
    while groom.state.phase != Phase.DISCARDING:
        groom.be_seated()
        groom.act(groom.thought())
    groom.be_seated()
    groom.look()
    event = next(
        event
        for told in groom.shown.history
        for event in told.events
        if isinstance(event, GroupTaken) and event.divider == groom.actor
    )
    layer = groom.table.layers(groom.shown)["offer"]
    assert layer.content.taken == (event.seat, event.taken)
    written: list[str] = []
    page = QPixmap(1280, 720)
    with pytest.MonkeyPatch.context() as patch:
        plain = Writing.write

        def listening(self: Writing, box: QRectF, text: Text, *others: Any) -> None:
            written.append(groom.table.say(text))
            plain(self, box, text, *others)

        patch.setattr(Writing, "write", listening)
        painter = QPainter(page)
        write_offer(Writing(groom.table._tools, groom.table.m, painter), layer.content)
        painter.end()
    (line,) = (words for words in written if " took " in words)
    assert all(groom.table.say(asset_in_sentence(card)) in line for card in event.taken)
    assert groom.note == "You keep 3 of the 4 cards. The other one gives you no coins."
    groom.close()


@pytest.mark.parametrize(
    ("form", "heading"),
    [
        ("lower", "Distribution: lower interaction"),
        ("high", "High interaction"),
        ("two-player", "High interaction for two"),
    ],
)
def test_f1_while_cards_are_distributed_opens_the_section_of_the_form_that_is_played(
    groom: Groom, form: str, heading: str
) -> None:
    page = groom.settle_in(options={"form": form})
    groom.look()
    opened: list[str] = []
    page.rules.connect(opened.append)
    groom.key(Key.Key_F1)
    rules = groom.window.others.rules["epona"]
    assert opened == [heading]
    assert rules.contents.currentItem().text() == heading
    rules.close()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("form", ["lower", "high", "two-player"])
def test_the_words_while_decks_are_chosen_are_whole_and_large(house: AppContext, form: str, language: str) -> None:
    house.settings.set("language", language)
    groom = Groom(house, (1280, 720))
    groom.settle_in(options={"form": form}, kinds=(PERSON, COMPUTER))
    sizes, choosing = set[int](), (Phase.SELECTING, Phase.CHOOSING_DECKS)
    while groom.state.phase in choosing:
        groom.wait(lambda: groom.shown.actor is not None or groom.state.phase not in choosing)
        if groom.state.phase not in choosing:
            break
        groom.be_seated()
        if groom.state.phase == Phase.CHOOSING_DECKS:
            prompt = groom.page.prompt
            shown = "".join(line.words for line in prompt.lines)
            assert shown.replace(" ", "") == "".join(prompt.words).replace(" ", "")
            sizes.add(prompt.lines[0].font.pixelSize())
        groom.act(groom.thought())
    assert min(sizes) >= 14
    groom.close()
