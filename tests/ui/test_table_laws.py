"""Laws of the table of every game that is found, over random play before the real window.

What a game must say of itself for them is in ``PARTICULARS``; a game from elsewhere does without.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import reduce
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import pytest
from attrs import evolve
from ephyran_hand import GAME as EPHYRAN
from ephyran_hand import cards_of
from epona_hand import picked_for
from farming import GAME as KINGDOM
from farming import pieces_of
from hand import Hand, seated
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.engine.briefs import told_points
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epigo.position.actions import StackOrder
from boardroom.games.epigo.position.numbers import COLUMNS, NUMBERS
from boardroom.games.epigo.position.state import EMPTY, SQUARES, Phase
from boardroom.games.epigo.position.tiles import VACANT, Direction, epigon
from boardroom.games.my_kingdom_for_a_horse.position.actions import DiscardCards, Roll
from boardroom.games.my_kingdom_for_a_horse.position.dice import DICE, die_key
from boardroom.games.my_kingdom_for_a_horse.position.state import card_key
from boardroom.ui.game_page.page.table_page import TablePage
from boardroom.ui.game_page.turn.beats import Past, beats, passage
from boardroom.ui.game_page.turn.history import History
from boardroom.ui.game_page.turn.remembering import memory_key
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.widgets.buttons import Button
from boardroom.ui.stage.gestures.drag import Grip
from boardroom.ui.stage.gestures.gesture import NO_WAY_BACK, REMARKS, Gesture
from boardroom.ui.stage.gestures.mouse import DRAG_DISTANCE
from boardroom.ui.stage.gestures.number_keys import NINE
from boardroom.ui.stage.pieces.capsules import KeyCap
from boardroom.ui.stage.pieces.pieces import TargetGlow
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.stage import Stage
from boardroom.ui.stage.table import Table
from tests.waiting import pass_moment

STEPS, MOST = 80, 24
"""Actions of a walk, and about how many of its moments are looked at."""
WIDE = (1500, 860)
"""A window in which nothing beside the stage is folded away."""
GESTURES = 16
"""Gestures that are tried at a moment."""
RESTS = 2
"""Things that are held at a moment, and things each is held over."""


# What a game says of its table beyond the contract.


class Particulars(NamedTuple):
    """How many pieces of each kind lie on a table; the things that are picked for an action that no single gesture
    does, none for an action that needs no picking; the one that a gesture does for an action and all that come to the
    same."""

    pieces: Callable[[Table, Presentation], Counter[str]] | None
    picks: Callable[[Presentation, Any], tuple[str, ...]]
    stands_for: Callable[[Presentation, Any], Any] = lambda shown, action: action


def epigo_pieces(table: Table, shown: Presentation) -> Counter[str]:
    """Tiles on the board; in the rows and what is still to be deployed; the own Orders, or both stacks."""
    view, found = shown.view, Counter[str]()
    found["epigon"] = sum(view.board[where] != EMPTY for where in SQUARES)
    if view.phase == Phase.DEPLOY:
        for seat, row in enumerate(view.rows):
            found["epigon"] += COLUMNS if seat == shown.audience else COLUMNS - row.count(VACANT)
    elif view.phase == Phase.PLAN and shown.audience is not None and shown.actor is not None:
        found["order"] = len(NUMBERS)
    else:
        found["order"] = len(view.stacks[0]) + len(view.stacks[1])
    return +found


def epigo_order(shown: Presentation, action: Any) -> Any:
    """The Order of a captured Epigon moves nothing: which way it points is not asked."""
    if not isinstance(action, StackOrder) or shown.actor is None:
        return action
    return action if shown.view.where[epigon(shown.actor, action.number)] else StackOrder(action.number, Direction.UP)


def kingdom_picks(shown: Presentation, action: Any) -> tuple[str, ...]:
    """Dice that have been rolled are picked to be rolled again, cards to be exchanged."""
    if isinstance(action, Roll) and shown.view.turn.rolls:
        return tuple(die_key(die) for die in range(DICE) if action.dice >> die & 1)
    if isinstance(action, DiscardCards):
        hand = shown.view.hands[shown.actor]
        return tuple(card_key(card) for place, card in enumerate(hand) if action.which >> place & 1)
    return ()


def epona_picks(shown: Presentation, action: Any) -> tuple[str, ...]:
    """Cards that were drawn are picked to be kept or divided, and so are groups, owner cards and stables."""
    return picked_for(action, shown.view.drawn[shown.actor])


PARTICULARS = {
    "epigo": Particulars(epigo_pieces, lambda shown, action: (), epigo_order),
    KINGDOM: Particulars(pieces_of, kingdom_picks),
    EPHYRAN: Particulars(cards_of, lambda shown, action: ()),
    "epona": Particulars(None, epona_picks),
}
ORDINARY = Particulars(None, lambda shown, action: ())
ALIKE = {
    "hidden": {"epigo": "epigon", KINGDOM: "card"},
    "stack": {"epigo": "order"},
    "back": {EPHYRAN: "card"},
}
"""Kinds of pieces that are another one whose face is not seen."""


# Walks.


class Moment(NamedTuple):
    """A moment at which somebody may act at the window."""

    hand: Hand
    shown: Presentation
    particulars: Particulars
    chance: random.Random

    @property
    def table(self) -> Table:
        return self.hand.page.table

    @property
    def stage(self) -> Stage:
        return self.hand.page.stage

    @property
    def session(self) -> Session:
        return self.hand.page.session

    @property
    def actor(self) -> int:
        assert self.shown.actor is not None
        return self.shown.actor

    def some(self, gestures: tuple[Gesture, ...]) -> list[Gesture]:
        return self.chance.sample(gestures, min(len(gestures), GESTURES))


LAWS: list[Callable[[Moment], None]] = []


def law(check: Callable[[Moment], None]) -> Callable[[Moment], None]:
    LAWS.append(check)
    return check


def begin(hand: Hand, game: str, players: int) -> None:
    """Have so many persons sit down to a game."""
    colours = [colour.key for colour in catalog.manifest(game).colours] or [""] * players
    hand.start(game, seated(colours, (PERSON,) * players), seed=5)


def come_to_decide(hand: Hand, chance: random.Random) -> None:
    """Have somebody look at the table who can act, now and then after a look at the own cards."""
    hand.hide_cards()
    if hand.unseated:
        hand.take_seat()
    elif hand.offers("hand") and (chance.random() < 0.3 or not hand.shown.legal):
        hand.click(hand.button("hand"))
        hand.lift_curtain()


def moments(hand: Hand, game: str, players: int, seed: int) -> Iterator[Moment]:
    """Random play with all that is open to who looks: decisions, and now and then something beside them or a look at
    the own cards. Whenever a game is over another one begins."""
    chance = random.Random(seed)
    particulars = PARTICULARS.get(game, ORDINARY)
    begin(hand, game, players)
    for _ in range(STEPS):
        page = hand.page
        hand.settle()
        if page.session.outcome is not None:
            begin(hand, game, players)
            page = hand.page
        come_to_decide(hand, chance)
        shown = page.shown
        assert shown is not None
        assert shown.actor is not None
        if chance.random() < MOST / STEPS:
            yield Moment(hand, shown, particulars, chance)
        session = page.session
        beside = shown.asides if chance.random() < 0.1 else ()
        session.propose(shown.actor, [chance.choice(beside or shown.legal)], session.stamp(shown.actor))
        hand.see()


GAMES = {manifest.id: manifest for manifest in catalog.games()}
SITTINGS = [(game, players) for game, manifest in GAMES.items() for players in manifest.players]


@pytest.mark.parametrize(("game", "players"), SITTINGS)
def test_the_laws_hold_at_every_moment(house: AppContext, game: str, players: int) -> None:
    hand, seen = Hand(house, WIDE), 0
    try:
        for moment in moments(hand, game, players, players):
            seen += 1
            for check in LAWS:
                check(moment)
    finally:
        hand.close()
    assert seen > MOST / 2


@pytest.mark.parametrize(("game", "players"), SITTINGS)
def test_a_table_remembers_only_what_everybody_was_told(house: AppContext, game: str, players: int) -> None:
    hand, key, changed = Hand(house, WIDE), memory_key(game), 0
    chance, before = random.Random(players), hand.context.settings.memory(memory_key(game))
    try:
        begin(hand, game, players)
        table, session = hand.page.table, hand.page.session
        for _ in range(STEPS):
            hand.settle()
            if session.outcome is not None:
                break
            come_to_decide(hand, chance)
            # The longest way an action can go: as a person does it, whatever the page keeps of that.
            hand.page.acting.propose(Gesture("", "", (chance.choice(hand.shown.legal),)))
            hand.see()
            told = (event for entry in session.history(None) for event in entry.events)
            assert hand.context.settings.memory(key) == reduce(
                lambda kept, e: table.memory.remembered_with(e, kept), told, before
            )
            changed += 1
    finally:
        hand.close()
    assert changed


def test_a_game_of_this_package_says_its_particulars() -> None:
    own = {game for game, manifest in GAMES.items() if manifest.package.startswith("boardroom.")}
    assert own
    assert own == set(PARTICULARS)


# Numbers while something is held.


TRIED: Final = 3
"""Numbers of targets that are pressed at a moment."""


def digit(number: int) -> Qt.Key:
    """The number key of what comes after so many others."""
    return Qt.Key(Qt.Key.Key_1 + number)


@pytest.mark.parametrize("game", GAMES)
def test_with_something_held_every_number_puts_it_down_or_its_target_wears_enter(house: AppContext, game: str) -> None:
    """What it puts down at once can be taken back."""
    hand, put = Hand(house, WIDE), list[bool]()
    try:
        for seed in (1, 2, 3):
            # What is held is drawn by lot.
            for moment in moments(hand, game, GAMES[game].players[0], seed):
                put += put_by_numbers(moment)
            if set(put) == {True, False}:
                break
    finally:
        hand.close()
    assert put
    # Each of the games of this package has both.
    assert set(put) == {True, False} or game not in PARTICULARS


def put_by_numbers(moment: Moment) -> Iterator[bool]:
    """Whether the numbers of some targets put at once what is held. Nothing is done by them: it is not proposed."""
    hand, stage = moment.hand, moment.stage
    openings = stage.openings
    carried = [
        (number, grip)
        for number, grip in enumerate(openings.numbered()[:NINE])
        if grip.key in stage.pieces
        and openings.entered(grip.key) is None
        and openings.by_number(grip.key) is None
        and grip.key not in openings.clickable()
    ]
    for number, grip in moment.chance.sample(carried, min(1, len(carried))):
        # The last ones are such as must be aimed at.
        for back in range(TRIED):
            stage.setFocus()
            hand.key(digit(number))
            drag = stage.drag
            if drag is None:
                break
            assert drag.grip == grip
            places = [place for place, key in enumerate(openings.numbered_targets(drag)[:NINE]) if key]
            if back < len(places):
                place = places[-1 - back]
                target = openings.numbered_targets(drag)[place]
                with patch.object(hand.page.acting, "propose") as proposed:
                    hand.key(digit(place))
                yield stage.drag is None
                if stage.drag is None:
                    proposed.assert_called_once()
                    assert stage.drags.guides.has_way_back(drag.targets[target][0])
                    stage.drags.home()
                else:
                    assert not proposed.called
                    assert drag.best == target
                    caps = [item for item in stage.scene().items() if isinstance(item, KeyCap)]
                    (entered,) = (cap for cap in caps if cap.words == "Enter")
                    assert entered.area().intersects(drag.areas[target]), f"{grip} on {target}"
            hand.key(Qt.Key.Key_Escape)
            hand.settle()


# What cannot be taken back.


def said_before(hand: Hand, actor: int, action: Any) -> list[tuple[str, bool]]:
    """By each way to do an action at the window: whether it says beforehand that there is no way back, or asks."""
    page, shown, rules = hand.page, hand.shown, hand.page.session.rules
    text, told = rules.records.text(action), list[tuple[str, bool]]()
    for gesture in page.table.gestures(shown):
        if gesture.actions == (action,) and not gesture.redraft:
            preview = page.presenter.preview(gesture)
            said = any(line in preview.lines for line in REMARKS.values())
            told.append((f"gesture {text}", said or preview.warning is not None))
    for picks in [PARTICULARS[page.session.manifest.id].picks(shown, action)]:
        if picks:
            page.table.attention.picked = frozenset(picks)
            page.table.redraw()
            main = [key for key in page.prompt.buttons if key.startswith("tool.")]
            told += [(key, says(page.prompt.buttons[key])) for key in main if doing(page, key) == (action,)]
            page.table.attention.picked = frozenset()
            page.table.redraw()
    for key, button in page.prompt.buttons.items():
        if key.partition(".")[2] == text and button.isEnabled() and not button.isHidden():
            asks = action in page.session.table_actions(actor)
            told.append((key, asks or says(button)))
    hand.open_list()
    rows = [page.list.item(row) for row in range(page.list.count())]
    beside = page.session.table_actions(actor)
    told += [
        ("list", row.text().endswith("cannot be undone") or action in beside)
        for row in rows
        if row.data(Qt.ItemDataRole.UserRole) == action
    ]
    page.side.open("")
    return told


def clicked(hand: Hand, action: Any) -> list[tuple[str, bool]]:
    """The same by each click with nothing in hand, on a target or on a piece, that means this action alone. Nothing
    is done by them: what is asked is given up, what would be proposed is not.
    """
    page, shown, told = hand.page, hand.shown, list[tuple[str, bool]]()
    openings, handling = page.stage.openings, page.table.handling
    spots: dict[str, QPoint] = {}
    for key in handling.clickable(shown):
        if {gesture.actions for gesture in openings.gestures if gesture.target == key} == {(action,)}:
            spots[key] = hand.target(key)
    for key in page.stage.pieces:
        middle = handling.tap(shown, key, QPointF(0.5, 0.5))
        if middle is None or middle.actions != (action,):
            continue
        at = hand.piece(key)
        spot = page.stage.pieces.spot_in(key, page.stage.mapToScene(page.stage.viewport().mapFrom(hand.window, at)))
        tapped = handling.tap(shown, key, spot)
        if tapped is not None and tapped.actions == (action,) and not tapped.redraft:
            spots[key] = at
            entered = openings.entered(key)
            final = entered is not None and NO_WAY_BACK in page.presenter.preview(entered).lines
            assert not final, f"Enter at {key} does {action} for good"
    for key, at in spots.items():
        hand.move(at + QPoint(0, 1))
        hand.move(at)
        tip = page.stage.viewport().toolTip()
        done = list[Any]()
        with patch.object(page.acting, "propose", done.append):
            hand.click(at)
            hand.see()
        asked = hand.chooser is not None
        if asked:
            hand.key(Qt.Key.Key_Escape)
            hand.see()
        assert asked or done, f"a click on {key} does what the table says"
        told.append((f"gesture of a click on {key}", asked or any(word in tip for word in SAID)))
    return told


SAID = ("cannot be undone", "undo until next reveal", "no undo if it reveals something new")


def doing(page: TablePage, key: str) -> tuple[Any, ...]:
    """What a button of the table's own does now."""
    tools = page.table.handling.tools(page.presenter.shown) if page.presenter.shown is not None else ()
    return next((tool.actions for tool in tools if f"tool.{tool.key}" == key and tool.why is None), ())


def says(button: Button) -> bool:
    """Whether a button says that there is no way back."""
    return any(words in button.accessibleDescription() for words in SAID)


@pytest.mark.parametrize("other", [PERSON, COMPUTER])
@pytest.mark.parametrize("game", PARTICULARS)
def test_whatever_cannot_be_taken_back_says_so_before_or_asks(house: AppContext, game: str, other: str) -> None:
    """Every action in a walk is done, and if its seat cannot take it back then, or only computers go on, each way to it
    has said so before; the list only what is final by itself.
    """
    hand, chance, met = Hand(house, WIDE), random.Random(3), Counter[bool]()
    colours = [colour.key for colour in catalog.manifest(game).colours] or ["", ""]
    rules = catalog.rules(game)
    try:
        hand.start(game, seated(colours, (PERSON, other)), seed=7)
        session = hand.page.session
        for _ in range(STEPS):
            hand.wait(lambda: session.outcome is not None or 0 in session.actors() or other == PERSON)
            hand.settle()
            if session.outcome is not None:
                break
            come_to_decide(hand, chance)
            actor = hand.shown.actor
            assert actor is not None
            kinds: dict[type, list[Any]] = {}
            for action in hand.shown.legal:
                kinds.setdefault(type(action), []).append(action)
            action = chance.choice(kinds[chance.choice(sorted(kinds, key=str))])
            told = clicked(hand, action) + said_before(hand, actor, action)
            assert told, f"there is a way to do {rules.records.text(action)}"
            session.propose(actor, [action], session.stamp(actor))
            stands = session.why_no_undo(actor) is not None
            follow = bool(session.actors()) and not set(session.actors()) & set(session.people)
            met[stands] += 1
            for way, said in told:
                wanted = stands or (follow and way != "list")
                assert said or not wanted, f"{way} says nothing before {rules.records.text(action)}"
                spare = wanted or follow or "gesture" in way
                assert spare or not said, f"{way} says so of {rules.records.text(action)}"
            hand.see()
    finally:
        hand.close()
    assert met[True]


@pytest.mark.parametrize("game", PARTICULARS)
def test_undo_keeps_its_place_and_nothing_else_ever_stands_there(house: AppContext, game: str) -> None:
    hand, chance, wide = Hand(house, (1280, 800)), random.Random(4), 0
    try:
        begin(hand, game, 2)
        prompt = hand.page.prompt
        for _ in range(STEPS):
            hand.settle()
            if hand.page.session.outcome is not None:
                break
            come_to_decide(hand, chance)
            hand.see()
            undo = prompt.buttons.get("undo")
            others = [button for key, button in prompt.buttons.items() if key != "undo" and button.isVisible()]
            if undo is not None:
                assert undo.geometry().right() == prompt.width() - 17
                assert undo.width() >= wide
                wide = undo.width()
            if wide:
                assert all(button.geometry().right() < prompt.width() - 16 - wide for button in others)
            shown = hand.shown
            hand.page.session.propose(hand.actor, [chance.choice(shown.legal)], hand.page.session.stamp(hand.actor))
            hand.see()
    finally:
        hand.close()
    assert wide


@pytest.mark.parametrize("game", PARTICULARS)
def test_a_click_on_a_button_that_is_off_says_why_beside_its_name(house: AppContext, game: str) -> None:
    hand, chance, off = Hand(house, (1280, 800)), random.Random(4), set[str]()
    try:
        begin(hand, game, 2)
        session = hand.page.session
        for _ in range(STEPS):
            hand.settle()
            if session.outcome is not None:
                break
            come_to_decide(hand, chance)
            hand.see()
            for button in [button for button in hand.page.prompt.buttons.values() if not button.isEnabled()]:
                why, length = button.accessibleDescription(), session.length
                if button.words not in off:
                    hand.click(hand.spot(button))
                    assert hand.note == f"{button.words}: {why}."
                    assert session.length == length
                    off.add(button.words)
            shown = hand.shown
            session.propose(hand.actor, [chance.choice(shown.legal)], session.stamp(hand.actor))
            hand.see()
    finally:
        hand.close()
    assert off


# The laws.


@law
def the_stage_offers_what_the_gestures_of_the_table_are(moment: Moment) -> None:
    gestures = moment.table.gestures(moment.shown)
    assert moment.stage.openings.gestures == gestures
    assert {grip.key for grip in moment.stage.openings.sources()} == {gesture.source for gesture in gestures}
    for gesture in moment.some(gestures):
        assert moment.stage.openings.can_take(Grip(gesture.source, gesture.part))
        assert moment.stage.pieces.target_area(gesture.target).intersects(QRectF(moment.stage.sceneRect()))
        assert moment.table.name(gesture.source, moment.shown).source
        assert moment.table.name(gesture.target, moment.shown).source


@law
def what_may_come_next_has_faces_and_asking_for_it_changes_nothing(m: Moment) -> None:
    before = dict(m.table.layout(m.shown))
    for shown in m.hand.page.presenter.to_come():
        places = [*m.table.layout(shown).values(), *m.table.pictures.to_come(shown)]
        for place in m.chance.sample(places, min(len(places), 4)):
            assert not m.table.face(place.face, QSize(round(place.width), round(place.height)), 1.0).isNull()
    assert m.table.layout(m.shown) == before


@law
def every_target_of_what_is_held_is_seen_to_glow(m: Moment) -> None:
    grips = {Grip(gesture.source, gesture.part) for gesture in m.some(m.stage.openings.gestures)}
    for grip in sorted(grips)[:4]:
        if not m.stage.drags.take(grip, by_mouse=False):
            continue
        drag = m.stage.drag
        assert drag is not None
        held = m.stage.pieces[drag.source]
        glows = [item for item in m.stage.scene().items() if isinstance(item, TargetGlow)]
        assert {glow.key for glow in glows} == set(drag.areas)
        for glow in glows:
            edge = QRectF(glow.area).adjusted(2, 2, -2, -2)
            over = [
                piece.key
                for piece in m.stage.pieces.values()
                if piece is not held and piece.isVisible() and piece.zValue() > glow.zValue()
                and piece.area().contains(edge)
            ]  # fmt: skip
            assert not over, f"nothing is seen of {glow.key}, where {grip} can go"
        m.stage.put_back()


@law
def a_preview_is_seen_whole_and_does_not_lie_over_what_is_held_however_large_its_target_is(m: Moment) -> None:
    """Of what goes to a whole city of Ephyran it stood below the window."""
    grips = sorted(m.stage.openings.sources())
    for grip in m.chance.sample(grips, min(RESTS, len(grips))):
        if not m.stage.drags.take(grip, by_mouse=False):
            continue
        drag, guides = m.stage.drag, m.stage.drags.guides
        assert drag is not None
        for target in m.chance.sample(sorted(drag.areas), min(RESTS, len(drag.areas))):
            drag.best = target
            for focused in (False, True):
                m.stage.drags.highlight_target(focused)
                bubble = guides.bubble
                if bubble is not None:
                    box = bubble.mapRectToScene(bubble.size)
                    assert m.stage.free.contains(box), f"{grip} over {target}"
                    assert not box.intersects(m.stage.pieces[drag.source].area()), f"{grip} over {target}"
        m.stage.put_back()


@law
def what_is_held_and_cannot_go_where_its_kind_goes_says_so(m: Moment) -> None:
    for grip in m.stage.openings.sources():
        if not m.stage.drags.take(grip, by_mouse=False):
            continue
        drag, speaking = m.stage.drag, m.stage.speaking
        assert drag is not None
        if drag.only_aimed:
            assert speaking.held_words() is not None, f"nothing says why {grip} can only go to {list(drag.areas)}"
        m.stage.put_back()


@law
def a_rest_with_something_held_says_what_a_drop_there_is_told(m: Moment) -> None:
    """Over things; over bare ground, over targets and where it lay nothing is said."""
    grips = sorted(m.stage.openings.sources())
    for grip in m.chance.sample(grips, min(RESTS, len(grips))):
        start = m.hand.clear(m.stage.pieces.part_area(*grip), grip.key)
        tried = (*m.table.handling.drop_areas(m.shown), *m.stage.pieces)
        things = map(m.hand.aim, m.chance.sample(tried, min(RESTS, len(tried))))
        for at in (*things, m.hand.spot(m.stage, QPoint(3, 3))):
            if (at - start).manhattanLength() > 2 * DRAG_DISTANCE:
                rest_and_drop(m, start, at)


def rest_and_drop(m: Moment, start: QPoint, at: QPoint) -> None:
    """Drag what lies at a point of the window to another, rest there and let go, unless that would mean something."""
    hand, stage = m.hand, m.stage
    hand.take(start, at)
    drag = stage.drag
    if drag is not None and drag.best is None:
        pass_moment(stage.mouse.resting._come)
        said = stage.mouse.resting.words
        refused = stage.drags.refused_at(stage.mapToScene(stage.viewport().mapFrom(hand.window, at)))
        with patch.object(hand.page.prompt.says, "say_why_not") as why_not:
            hand.release(at)
        told = m.table.say(why_not.call_args.args[0]) if why_not.called else ""
        assert said == (told if refused is not None and refused.target else ""), f"{drag.grip} over {refused}"
    else:
        pass_moment(stage.mouse.resting._come)
        assert not stage.mouse.resting.words
        stage.cancel()
        hand.release(at)
    hand.settle()


@law
def a_gesture_does_what_is_allowed_or_picks_what_is_there(moment: Moment) -> None:
    for gesture in moment.some(moment.table.gestures(moment.shown)):
        assert bool(gesture.pick) + bool(gesture.answer) + bool(gesture.actions or gesture.redraft) == 1
        if gesture.pick:
            assert gesture.pick in moment.stage.pieces.places
        elif gesture.redraft:
            moment.session.view_with(moment.actor, gesture.actions)
        else:
            assert len(gesture.first) >= gesture.needs
            first = moment.chance.sample(gesture.first, gesture.needs)
            moment.session.view_after(moment.actor, [*first, *gesture.actions])


@law
def every_action_has_a_gesture_or_a_button_and_an_entry_in_the_list(moment: Moment) -> None:
    page, shown, rules = moment.hand.page, moment.shown, moment.session.rules
    gestures = moment.table.gestures(shown)
    at_once = [gesture for gesture in gestures if not gesture.redraft and not gesture.needs]
    ways = {gesture.actions[0] for gesture in at_once if len(gesture.actions) == 1}
    buttons = {key.partition(".")[2] for key, button in page.prompt.buttons.items() if button.isEnabled()}
    pickable = {gesture.pick for gesture in gestures}
    for action in (*shown.legal, *shown.asides):
        picked = moment.particulars.picks(shown, action)
        if picked:
            assert pickable >= set(picked)
            together = evolve(shown, picked=frozenset(picked))
            assert (action,) in {tool.actions for tool in moment.table.handling.tools(together) if tool.why is None}
        else:
            done = moment.particulars.stands_for(shown, action)
            assert done in ways or rules.records.text(action) in buttons, rules.records.text(action)
    page.side.open_page("actions")
    listed = [thing for thing in page.list.things if not isinstance(thing, Gesture)]
    page.side.open_page("log")
    page.side.open("")
    assert Counter(listed) == Counter([*shown.legal, *shown.asides, *moment.session.table_actions(moment.actor)])


@law
def number_keys_go_to_whatever_can_act_each_once(moment: Moment) -> None:
    openings = moment.stage.openings
    numbered = [grip for grip in openings.numbered() if grip.key]
    assert len(set(numbered)) == len(numbered)
    looked = moment.table.looking.in_small(moment.shown)
    clicked = [Grip(key) for key in openings.clickable() if key not in looked]
    acting = {*openings.sources(), *clicked}
    if moment.table.handling.numbers_are_names:
        # Where pieces bear numbers, no others stand beside them.
        named = moment.table.handling.numbered(moment.shown)
        acting = {grip for grip in acting if grip.key in named}
    assert set(numbered) == acting, "whose things are only looked at has no number"
    first = [key for key in moment.table.handling.numbered(moment.shown) if any(grip.key == key for grip in numbered)]
    if not moment.table.handling.keeps_numbers(moment.shown):
        asked = moment.table.reading.asked_about(moment.shown)
        first.sort(key=lambda key: key not in asked)
        others = [grip for grip in numbered if grip.key in asked and grip.key not in first]
        numbered = [grip for grip in numbered if grip not in others]
    assert [grip.key for grip in numbered[: len(first)]] == first, "those that the table names come first"


@law
def what_is_asked_about_has_the_first_numbers(moment: Moment) -> None:
    """But for what it may be put on, if that has numbers of its own: the boxes of an owner card."""
    openings, shown = moment.stage.openings, moment.shown
    if moment.table.handling.numbers_are_names:
        return
    asked = set(moment.table.reading.asked_about(shown))
    numbered = [grip.key for grip in openings.numbered()]
    places = [place for place, key in enumerate(numbered) if key in asked]
    onto = {gesture.target for gesture in openings.gestures if gesture.source in asked}
    before = numbered[: max(places, default=0)]
    assert not asked or places
    kept = moment.table.handling.numbered(shown) if moment.table.handling.keeps_numbers(shown) else ()
    assert {key for key in before if key} <= asked | (onto & set(kept))


@law
def what_is_ringed_for_the_last_action_says_so_where_it_is_pointed_at(m: Moment) -> None:
    stage, hand = m.stage, m.hand
    for key in m.chance.sample(stage.ground.traced, min(1, len(stage.ground.traced))):
        at = hand.piece(key)
        if stage.pieces.piece_at(stage.mapToScene(stage.viewport().mapFrom(hand.window, at))) != key:
            continue
        hand.move(at + QPoint(0, 1))
        said = " ".join((*hand.read(at), stage.viewport().toolTip()))
        assert said.count("Dotted ring") == 1, f"{key}: {said}"
        words = stage.words.words
        assert not words or "Dotted ring" in words[-1], f"after the facts: {words}"
        hand.move(hand.spot(hand.page.prompt))
        hand.settle()


@law
def where_a_click_asks_which_is_meant_an_enter_asks_the_same(moment: Moment) -> None:
    openings, handling, middle = moment.stage.openings, moment.table.handling, QPointF(0.5, 0.5)
    offered = moment.table.gestures(moment.shown)
    for key in moment.stage.pieces.places:
        among = handling.tap_among(moment.shown, key)
        assert set(among) <= set(offered), "what is asked is what a drag could do, too"
        if len(among) > 1 and handling.tap(moment.shown, key, middle) is None:
            assert openings.entered_among(key) == among
            assert openings.entered(key) is None
            assert key not in openings.clickable()


@law
def laying_out_twice_gives_the_same(moment: Moment) -> None:
    picked, looked = moment.table.attention.picked, moment.table.attention.looked
    first = moment.table.layout(moment.shown)
    past = moment.session.view_at(0, moment.shown.audience)
    moment.table.layout(Presentation(past, moment.shown.audience))
    assert moment.table.layout(moment.shown) == first == moment.stage.pieces.places
    assert (moment.table.attention.picked, moment.table.attention.looked) == (picked, looked)
    assert moment.hand.at_home()


@law
def what_comes_goes_on_or_tumbles_in_an_action_lies_there_afterwards_and_what_leaves_does_not(moment: Moment) -> None:
    audience, last = moment.shown.audience, moment.session.length - 1
    if last < 0:
        return
    past = Past(moment.table, moment.session, audience, History(moment.session.history(audience)))
    following = moment.hand.page.presenter.spectating
    told = beats(past, [last], following, whole=True)
    for beat in told:
        assert {*beat.moves.arrivals, *beat.moves.tumbles} <= beat.layout.keys()
        assert not beat.moves.departures.keys() & beat.layout.keys() - set(beat.moves.renames.values())
    steps = [beat for beat in told if beat.step]
    (scored,) = (told_points(entry.scored) for entry in past.history.since(last))
    ends = moment.session.rules.words.tells_end
    at_last = max((at for at, beat in enumerate(steps) if not ends(beat.event)), default=0)
    expected = [scored if at == at_last else None for at in range(len(steps))]
    assert [beat.points for beat in steps] == expected, "by the last step before the end"
    way = passage(past, [last], moment.stage.pieces.places)
    assert {*way.arrivals, *way.renames.values()} <= moment.stage.pieces.places.keys()


@law
def every_piece_has_a_key_of_its_own(moment: Moment) -> None:
    if moment.particulars.pieces is not None:
        game = moment.session.manifest.id
        kinds = [key.partition(".")[0] for key in moment.stage.pieces.places]
        found = Counter(ALIKE.get(kind, {}).get(game, kind) for kind in kinds)
        assert found == moment.particulars.pieces(moment.table, moment.shown)


@law
def a_language_a_theme_a_look_and_a_pick_in_between_change_no_offer(moment: Moment) -> None:
    hand, page, context = moment.hand, moment.hand.page, moment.hand.context
    before = page.shown, moment.stage.openings.gestures, moment.stage.pieces.places, list(page.prompt.buttons)

    def unchanged() -> bool:
        return before == (
            page.shown,
            moment.stage.openings.gestures,
            moment.stage.pieces.places,
            list(page.prompt.buttons),
        )

    for key, there, back in (("language", "ja", "en"), ("theme", "evening", "day")):
        if moment.chance.random() < 0.2:
            context.settings.set(key, there)
            assert moment.stage.openings.gestures == before[1]
            context.settings.set(key, back)
            assert unchanged()
    picks = [gesture for gesture in before[1] if gesture.pick]

    def offers() -> list[tuple[str, str, str]]:
        return [(gesture.source, gesture.target, gesture.pick) for gesture in moment.stage.openings.gestures]

    offered = offers()
    for picked in moment.chance.sample(picks, min(1, len(picks))):
        page.acting.propose(picked)
        assert page.shown is not None
        assert page.shown.picked == moment.shown.picked ^ {picked.pick, *picked.along}
        # What is done with a piece may take all that is picked along; what can be done with it stays.
        assert offers() == offered
        page.acting.propose(picked)
        assert unchanged()
    seat = moment.chance.randrange(len(page.names))
    if seat != moment.actor:
        moment.table.look_at(seat)
        assert hand.offers("tool.back")
        hand.click(hand.button("tool.back"))
        assert unchanged()


@law
def what_another_does_at_the_same_time_loses_no_pick(moment: Moment) -> None:
    """Where several may act, what one has picked stays, whatever another does first."""
    session, audience = moment.session, moment.shown.audience
    before = moment.table.decision(moment.shown)
    for seat in session.actors():
        if seat == moment.actor:
            continue
        after = session.rules.apply(session.state, seat, moment.chance.choice(session.legal(seat))).state
        if moment.actor in session.rules.actors(after):
            legal = tuple(session.rules.legal(after, moment.actor))
            shown = evolve(moment.shown, view=session.rules.secrets.view(after, audience), legal=legal)
            assert moment.table.decision(shown) == before


@law
def what_stands_painted_is_what_painting_all_anew_gives(moment: Moment) -> None:
    """A layer whose content leaves something out would go on showing what was."""
    moment.hand.settle()
    stands = moment.stage.viewport().grab().toImage()
    moment.stage.sharpen()
    assert moment.stage.viewport().grab().toImage() == stands
