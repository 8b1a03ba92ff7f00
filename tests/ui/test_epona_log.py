"""The last lines of the log below the decks: what others did since one's own last turn, in brief, for who looks; a
click opens the whole of it.
"""

import re
from collections.abc import Generator, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from epona_hand import Groom
from hand import Key
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap
from test_turn_lines import propose_by_chance, session_of

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.rule_parts import its_seat
from boardroom.engine.text import Piece, Text, Value, in_english, verbatim
from boardroom.games.epona.position.actions import FinishPlacing, PlaceCard, SwapCards
from boardroom.games.epona.position.cards import HIDDEN, NONE
from boardroom.games.epona.position.events import CardPlaced, SelectionChosen
from boardroom.games.epona.position.state import Phase, card_key
from boardroom.games.epona.table.faces import log_layer
from boardroom.games.epona.table.faces.log_layer import OwnStep, RestLog, ToldLines, write_log, write_own_step
from boardroom.games.epona.table.faces.log_lines import since_turn
from boardroom.games.epona.table.faces.writing import Writing
from boardroom.games.epona.table.gestures.keys import keep_key
from boardroom.games.epona.words.names import asset_in_sentence, token_in_sentence
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import Button
from boardroom.ui.kit.words.fitting import leading
from boardroom.ui.kit.words.line_breaks import ELLIPSIS
from tests.games.epona_positions import Box, fresh, position
from tests.waiting import pass_moment

WIDE = (1600, 1000)


@pytest.fixture
def large(house: AppContext) -> Generator[Groom, None, None]:
    """A hand at a window in which there is room below the decks at any time."""
    groom = Groom(house, WIDE)
    yield groom
    groom.close()


def lines_of(groom: Groom) -> RestLog | None:
    layer = groom.table.layers(groom.shown).get("log")
    return None if layer is None else layer.content


def is_seen(groom: Groom) -> bool:
    item = groom.page.stage.ground._layers.get("log")
    return item is not None and item.isVisible()


def said(groom: Groom) -> list[str]:
    found = lines_of(groom)
    return [] if found is None else [groom.table.say(text) for _, text in found.lines]


def played(groom: Groom, until: int) -> None:
    """Two people play until one of them places cards in a round, so that the other has done something."""
    groom.settle_in(players=2)
    while groom.state.round < until or groom.state.phase != Phase.PLACING or not groom.page.stage.isEnabled():
        groom.be_seated()
        groom.act(groom.thought())
    groom.be_seated()


def test_it_tells_in_a_line_what_others_did_since_the_own_last_turn(large: Groom) -> None:
    large.settle_in(players=2)
    while large.state.phase != Phase.PLACING or not large.state.finished or not large.page.stage.isEnabled():
        large.be_seated()
        large.act(large.thought())
    large.be_seated()
    found = lines_of(large)
    assert found is not None
    assert found.since
    own = large.seat
    assert own not in [seat for seat, _ in found.lines]
    since: list[Any] = []
    for told in reversed(large.shown.history):
        if told.seat == own and since:
            break
        since[:0] = [event for event in told.events if its_seat(event) not in (own, None)]
    placed = [event for event in since if isinstance(event, CardPlaced)]
    told_in_full = " ".join(said(large))
    assert placed
    for event in placed:
        assert large.table.say(asset_in_sentence(event.card)) in told_in_full
    assert len(found.lines) == 1, "a line for a turn, whatever was done in it"
    assert told_in_full.startswith(large.table.seat_names[1 - own].name)


def test_it_says_which_token_was_taken_and_not_deck_by_deck_what_will_be_drawn(house: AppContext) -> None:
    groom = Groom(house, (1280, 720))
    groom.settle_in(players=2)
    first = groom.actor
    while groom.actor == first:
        groom.be_seated()
        groom.act(groom.thought())
    groom.be_seated()
    taken = next(event for told in groom.shown.history for event in told.events if isinstance(event, SelectionChosen))
    (line,) = said(groom)
    assert groom.table.say(token_in_sentence(taken.token)) in line
    assert "will draw" not in line
    assert (" for " in line) == bool(taken.paid), "what it costs is said"
    groom.close()


def test_it_tells_each_audience_what_its_own_history_does(large: Groom) -> None:
    played(large, 1)
    seen = set()
    for _ in range(30):
        if large.state.phase == Phase.OVER:
            break
        history = large.page.presenter.histories.of(large.page.hotseat.audience)
        words = large.page.session.rules.words
        known = {part for told in history for event in told.events for part in pieces_in(words.describe(event))}
        content = lines_of(large)
        assert content is None or {part for _, text in content.lines for part in pieces_in(text)} <= known
        seen.add(large.page.hotseat.audience)
        large.be_seated()
        large.act(large.thought())
    assert len(seen) > 1


def pieces_in(value: Value) -> Iterator[str]:
    """The keys of the pieces that a text speaks of."""
    if isinstance(value, Text):
        for _, part in value.values:
            yield from pieces_in(part)
    elif isinstance(value, Piece):
        yield value.key


def test_a_click_opens_the_whole_log_and_the_small_one_is_not_seen_meanwhile(large: Groom) -> None:
    played(large, 1)
    content = lines_of(large)
    assert content is not None
    assert is_seen(large)
    spot = large.scene(content.box.center())
    stops = [grip.key for grip in large.page.stage.openings.stops()]
    assert "log" not in stops
    large.move(spot)
    assert large.page.stage.viewport().toolTip() == "Open the log"
    large.click(spot)
    assert large.page.side.opened_part == "log"
    assert not is_seen(large)
    (button,) = [one for one in large.page.bar.findChildren(Button) if one.accessibleName() == "Log"]
    large.click(button)
    assert large.page.side.opened_part == ""
    assert is_seen(large)


def test_words_about_what_is_pointed_at_take_its_place(large: Groom) -> None:
    played(large, 1)
    key = card_key(large.state.hands[large.seat][0])
    assert large.read(large.piece(key))
    assert not is_seen(large)
    large.move(large.spot(large.page.bar))
    pass_moment(large.page.stage.words._go)
    assert is_seen(large)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_for_two_in_a_small_window_it_stands_below_the_other_tableau_where_there_is_more_room(
    house: AppContext, size: tuple[int, int], language: str
) -> None:
    """Below the decks it had two lines, and both were cut."""
    house.settings.set("language", language)
    groom = Groom(house, size)
    played(groom, 2)
    m, log = groom.table.m, lines_of(groom)
    assert log is not None
    panel = m.panel(1 - groom.seat, groom.seat).box
    assert log.box.top() > panel.bottom()
    assert log.box.left() == panel.left()
    assert log.box.height() > 1.5 * m.rest(keeps=True).height()
    groom.close()


@pytest.mark.parametrize("rows", [1, 3, 5, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_below_the_other_tableau_of_two_there_is_room_for_a_whole_turn_however_many_rows_it_has(
    house: AppContext, size: tuple[int, int], rows: int
) -> None:
    """With six rows it jumped below the decks in the middle of a turn, and had two lines there."""
    box = Box()
    other = [(box.stable(slots=4), ()) for _ in range(rows)]
    groom = Groom(house, size)
    groom.tend(position([(box.stable(slots=6), ())], other, hands=[box.cards(3), box.cards(2)], coins=[9, 9]))
    m = groom.table.m
    assert m.below_smalls(0).height() >= 180
    assert m.below_smalls(0).bottom() == m.strip.bottom()
    groom.close()


def test_it_stands_only_where_there_is_room_and_not_when_the_game_is_over(house: AppContext) -> None:
    box = Box()
    state = position([(box.stable(slots=6), ())], [(box.stable(slots=6), ())], hands=[box.cards(3)], coins=[9, 9])
    groom = Groom(house, (1280, 720))
    groom.tend(state)
    groom.key(Key.Key_Escape)
    m = groom.table.m
    for keeps in (True, False):
        rest = m.rest(keeps)
        assert not rest.isValid() or not any(rest.intersects(area) for area in (m.decks.box, m.owner, m.tray))
        assert not keeps or not rest.intersects(m.keep)
    log = lines_of(groom)
    assert log is None or log.box.height() > 90
    groom.close()


@pytest.mark.parametrize("rows", [3, 4, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_a_card_is_kept_by_a_drag_by_clicks_and_by_keys_in_the_tray_beside_a_whole_log_if_that_is_high_enough(
    house: AppContext, size: tuple[int, int], rows: int
) -> None:
    box = Box()
    mine = [(box.stable(slots=4), ()) for _ in range(rows)]
    cards = box.cards(3)
    state = position(mine, [(box.stable(slots=6), ())], hands=[cards, box.cards(2)], coins=[9, 9])
    groom = Groom(house, size)
    for way in range(3):
        groom.tend(state)
        m, key, target = groom.table.m, card_key(cards[1]), keep_key(groom.seat)
        low = rows == 6 and size[1] < 1080
        assert m.tray.contains(m.keep) != low
        assert (m.rest(keeps=True).bottom() == m.strip.bottom()) != low
        if way == 0:
            groom.hold(key, target)
            assert "the card stays for the next round" in groom.told()
            groom.let_go(target)
        elif way == 1:
            groom.click(groom.piece(key))
            groom.click(groom.aim(target))
        else:
            groom.carry(key, target)
        assert groom.chooser is not None, "it is asked first"
        groom.do_anyway(keys=way == 2)
        assert groom.done() == [groom.page.session.rules.records.text(FinishPlacing(cards[1]))]
    groom.close()


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_a_card_that_is_kept_lies_in_the_tray_while_cards_are_distributed_and_covers_nothing_there(
    house: AppContext, size: tuple[int, int], seats: int
) -> None:
    """It took the room of the log just when the others had had their whole turns."""
    state = fresh(seats)
    kept = state.decks[0][0]
    state = state._replace(
        decks=(state.decks[0][1:], *state.decks[1:]),
        aside=bytes((kept, *[NONE] * (seats - 1))),
        starter=0,
        active=0,
        round=2,
    )
    groom, met = Groom(house, size), set()
    groom.tend(state, (PERSON, *[COMPUTER] * (seats - 1)))
    for _ in range(12):
        groom.settle()
        if groom.shown.actor != 0 or groom.state.phase not in (Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING):
            break
        met.add(groom.state.phase)
        m = groom.table.m
        places = groom.table.layout(groom.shown)
        assert m.tray.contains(places[card_key(kept)].area())
        assert m.rest(keeps=True).bottom() == m.strip.bottom()
        others = [place.area() for key, place in places.items() if key.split(".")[0] in ("selection", "token")]
        others += [places[card_key(drawn)].area() for drawn in groom.shown.view.drawn[0] if drawn != HIDDEN]
        assert not [other for other in others if other.intersects(m.keep.adjusted(1, 1, -1, -1))]
        groom.act(groom.thought())
    assert met >= {Phase.SELECTING, Phase.CHOOSING_DECKS}
    groom.close()


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6])
def test_what_is_written_lies_in_its_box(house: AppContext, language: str, scale: float) -> None:
    house.settings.set("language", language)
    house.settings.set("text_scale", scale)
    groom = Groom(house, (1920, 1080))
    played(groom, 2)
    content = lines_of(groom)
    assert content is not None or scale > 1.3
    if content is None:
        groom.close()
        return
    drawn: list[tuple[QRectF, str]] = []
    page = QPixmap(1920, 1080)
    with pytest.MonkeyPatch.context() as patch:
        plain = QPainter.drawText

        def listening(self: QPainter, box: QRectF, flags: int, words: str) -> object:
            drawn.append((QRectF(box), words))
            assert QFontMetricsF(self.font()).horizontalAdvance(words) <= box.width() + 2
            assert self.font().pixelSize() >= 12
            return plain(self, box, flags, words)

        patch.setattr(QPainter, "drawText", listening)
        painter = QPainter(page)
        write_log(Writing(groom.table._tools, groom.table.m, painter), content)
        painter.end()
    assert all(content.box.contains(QRectF(box.topLeft(), box.bottomRight() - QPointF(1, 0))) for box, _ in drawn)
    written = "".join(words for _, words in drawn).replace(" ", "").replace(ELLIPSIS, "")
    assert said(groom)[-1].replace(" ", "")[:12] in written
    tops = sorted({round(box.top()) for box, _ in drawn if box.top() > content.box.top() + 24})
    assert all(below - above > 10 for above, below in pairwise(tops))
    groom.close()


def written(groom: Groom, content: RestLog) -> str:
    """What is written for this content."""
    drawn: list[str] = []
    page = QPixmap(*WIDE)
    with pytest.MonkeyPatch.context() as patch:
        plain = QPainter.drawText

        def listening(self: QPainter, box: QRectF, flags: int, words: str) -> object:
            drawn.append(words)
            return plain(self, box, flags, words)

        patch.setattr(QPainter, "drawText", listening)
        painter = QPainter(page)
        write_log(Writing(groom.table._tools, groom.table.m, painter), content)
        painter.end()
    return " ".join(drawn)


def panel(high: float, lines: ToldLines, to_you: int = 0, in_short: ToldLines = (), wide: float = 300) -> RestLog:
    """A panel with so many lines of usual text below its heading."""
    return RestLog(QRectF(0, 0, wide, 27 + 4 + high * 20), True, lines, to_you, in_short)


LONG = " ".join(["places cards and completes stables"] * 30)


def test_where_all_is_whole_every_turn_is_told_in_full_and_else_each_player_has_one_line_and_it_is_said(
    large: Groom,
) -> None:
    played(large, 2)
    deeds = [(1, "older"), (0, "second"), (1, "newest")]
    told = tuple((seat, verbatim(" ".join(f"{deed}-{number}" for number in range(60)))) for seat, deed in deeds)
    short: ToldLines = ((0, verbatim("second in short")), (1, verbatim("newest in short")))
    whole = written(large, panel(40, told, in_short=short, wide=900))
    assert "in short" not in whole
    assert "newest-59" in whole
    assert "since your last turn" in whole
    low = written(large, panel(3, told, in_short=short))
    assert "second in short" in low
    assert "newest in short" in low
    assert "older" not in low
    assert "since your last turn" in low, "nothing of that is cut"
    cut = written(large, panel(3, told, in_short=((0, told[1][1]), (1, told[2][1]))))
    assert "… click for all" in cut
    assert "since your last turn" not in cut
    assert "second-0" in cut
    assert "newest-0" in cut


def test_what_others_gave_to_who_looks_is_whole_before_the_others_share_what_is_left(large: Groom) -> None:
    """Of the computer that played first nothing was left, and of the other what it was good for was cut off."""
    played(large, 2)
    gained = (1, verbatim("You gain 3 VP: Bea used your Trailblazer to breed."))
    short: ToldLines = (gained, (0, verbatim(f"+29 VP: {LONG}")), (1, verbatim(f"+18 VP: {LONG}")))
    low = written(large, panel(6, short, 1, short))
    assert low.replace("  ", " ").count("to breed.") == 1
    assert "+29 VP: places" in low
    assert "+18 VP: places" in low


@pytest.mark.parametrize(
    ("needed", "first", "room", "given"),
    [
        ([2, 3, 4], 0, 9, [2, 3, 4]),
        ([9, 9], 0, 6, [3, 3]),
        ([9, 9], 0, 7, [3, 4]),
        ([1, 9, 9], 0, 7, [1, 3, 3]),
        ([2, 9, 9], 1, 6, [2, 2, 2]),
        ([9, 9, 9], 1, 6, [6, 0, 0]),
        ([9, 9, 9], 0, 2, [0, 1, 1]),
    ],
)
def test_lines_are_shared_evenly_and_the_newest_come_first(
    needed: list[int], first: int, room: int, given: list[int]
) -> None:
    assert log_layer._shared(needed, first, room) == given


def test_each_other_player_has_one_line_of_all_its_turns_since_the_own_last_turn() -> None:
    """A computer got 3 VP by placing and 1 VP by breeding after that, and the log said 1."""
    session, chance = session_of("epona", 3, 5), Random(5)
    several = False
    while session.actors():
        history = session.history(0)
        since = since_turn(history, 0)
        newest = {seat: at for at, (seat, _) in enumerate(since.others)}
        assert [seat for seat, _ in since.of_each] == sorted(newest, key=newest.__getitem__)
        several |= len(newest) < len(since.others)
        propose_by_chance(session, session.actors()[0], chance)
    assert several, "else no player had two turns"


def test_in_short_points_come_first_then_what_was_done_by_name_and_last_what_the_points_are_for(large: Groom) -> None:
    """Of the computer's whole turn nothing was told but sums, beside free ground."""
    met = 0
    for seed in range(1, 9):
        session, chance = session_of("epona", 2, seed), Random(seed)
        while session.actors() and met < 5:
            propose_by_chance(session, session.actors()[0], chance)
            since = since_turn(session.history(0), 0)
            for _, text in since.of_each:
                said = in_english(text)
                if not re.match(r"[+−]\d+ VP: ", said):
                    continue
                assert re.fullmatch(r"[+−]\d+ VP: [a-z].* \(.*[+−]\d+\)", said), said
                met += "places" in said
    assert met


def own_step_of(groom: Groom) -> OwnStep | None:
    layer = groom.table.layers(groom.shown).get("own step")
    return None if layer is None else layer.content


def test_the_own_last_step_stands_below_what_the_others_did_with_its_points_first(large: Groom) -> None:
    played(large, 2)
    while not any(isinstance(event, CardPlaced) for event in large.shown.history[-1].events):
        large.act(large.thought())
    step = own_step_of(large)
    assert step is not None
    assert step.seat == large.seat
    points = sum(one.points for one in large.shown.history[-1].scored if one.seat == large.seat)
    assert points, "else nothing is told first"
    told = large.table.say(step.told)
    assert told.startswith(f"{'+' if points > 0 else '−'}{abs(points)} VP: places "), "the badge beside it says who"
    content = lines_of(large)
    assert content is not None
    assert content.box.contains(step.box)
    assert step.box.height() == content.foot, "the others leave its room free"


@pytest.mark.parametrize("lines", [2, 3, 4])
def test_the_own_last_step_has_as_many_lines_as_its_room(large: Groom, lines: int) -> None:
    """Its end was cut off below empty ground."""
    played(large, 2)
    tops = set[float]()
    high = leading(large.context.theme.text(12.5))
    box = QRectF(0, 0, 300, lines * high + 10)
    page = QPixmap(*WIDE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", lambda self, area, flags, words: tops.add(area.top()))
        painter = QPainter(page)
        told = verbatim(" ".join(["places a card and completes a stable"] * 9))
        write_own_step(Writing(large.table._tools, large.table.m, painter), OwnStep(box, 0, told))
        painter.end()
    assert len(tops) == lines
    assert min(tops) >= box.top()
    assert max(tops) + high <= box.bottom()


def test_a_high_panel_leaves_more_lines_to_the_own_last_step(house: AppContext) -> None:
    feet = []
    for size in ((1280, 720), (1920, 1080)):
        groom = Groom(house, size)
        # Of so many none has free ground below their panels.
        played(groom, 6)
        while not any(isinstance(event, CardPlaced) for event in groom.shown.history[-1].events):
            groom.act(groom.thought())
        step = own_step_of(groom)
        feet.append(0 if step is None else round(step.box.height() / leading(house.theme.text(12.5))))
        groom.close()
    assert feet[1] > max(2, feet[0])


def test_what_the_others_did_is_not_painted_anew_with_each_own_step(large: Groom) -> None:
    """It cost a third of placing a card."""
    played(large, 2)
    contents = list[RestLog | None]()
    while large.state.phase == Phase.PLACING and len(contents) < 3:
        large.act(large.thought())
        if own_step_of(large) is not None:
            contents.append(lines_of(large))
    assert len(contents) > 1
    assert all(content == contents[0] for content in contents)


@pytest.mark.parametrize(("lines", "whole"), [(1, True), (2, True), (60, False)])
def test_what_others_did_is_told_whole_as_far_as_there_is_room(large: Groom, lines: int, whole: bool) -> None:
    played(large, 2)
    content = lines_of(large)
    assert content is not None
    told = verbatim(" ".join(["breeds Harmony with Coachman, and both gain a point of victory"] * (lines * 2)))
    drawn: list[str] = []
    page = QPixmap(*WIDE)
    with pytest.MonkeyPatch.context() as patch:
        plain = QPainter.drawText

        def listening(self: QPainter, box: QRectF, flags: int, words: str) -> object:
            assert content.box.contains(QPointF(box.left(), box.bottom() - 1))
            drawn.append(words)
            return plain(self, box, flags, words)

        patch.setattr(QPainter, "drawText", listening)
        painter = QPainter(page)
        only = content._replace(lines=((1, told),), in_short=())
        write_log(Writing(large.table._tools, large.table.m, painter), only)
        painter.end()
    assert (ELLIPSIS not in "".join(drawn)) == whole


def test_a_swap_of_two_cards_of_a_kind_is_told_with_what_it_was_good_for(large: Groom) -> None:
    box = Box()
    horse_box, plain, racer = box.card("horse-box", scores=""), box.card("rider", scores=""), box.card("racing mare")
    counting = box.card("rider", scores="each row sporting")
    rows = [(box.stable(slots=5), [horse_box, plain, racer]), (box.stable(slots=3), [counting])]
    other = [(box.stable(slots=5), [box.card("horse-box", scores="")])]
    large.tend(position(other, rows, round=6, phase=Phase.SWAPPING, active=1, swaps=1, starter=1))
    session = large.page.session
    session.propose(1, [SwapCards(*sorted((plain, counting)))], session.stamp(1))
    large.be_seated()
    name = large.table.seat_names[1].name
    (line,) = said(large)
    assert line.startswith(f"{name} swaps a rider and another one. {name}: +1 VP (")
    assert "Rider +1" in line


def test_points_stand_at_the_line_of_the_round_in_which_they_were_gained(large: Groom) -> None:
    box = Box()
    card = box.card(scores="in castle")
    rows = [(box.stable(location="castle"), ())], [(box.stable(), ())]
    large.tend(position(*rows, hands=[[card], []], coins=[9, 9], finished=0b10, starter=1))
    session = large.page.session
    for action in (PlaceCard(card, 0, 0), FinishPlacing(NONE)):
        session.propose(0, [action], session.stamp(0))
    while session.state.phase != Phase.SELECTING or session.actors() != (1,):
        session.propose(0, [session.legal(0)[0]], session.stamp(0))
    large.be_seated()
    placed, chose = said(large)
    assert " VP (cards +" in placed
    assert "selection card" in chose
    assert "VP" not in chose
