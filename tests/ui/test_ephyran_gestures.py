"""The city under the hand: every action by drag, by clicks and by keys, what wrong drops say, what a drop may mean."""

from itertools import pairwise
from typing import Any

import pytest
from ephyran_hand import Builder, played
from hand import Key
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QWidget

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.prompt import Tone
from boardroom.games.ephyran.position.actions import (
    AddArea,
    Block,
    ChangeArea,
    ChooseGod,
    DestroyArea,
    DiscardCard,
    DrawCard,
    ExchangeWithCity,
    ExchangeWithHand,
    GiveUpArea,
    KeepCard,
    LetHappen,
    LockColumn,
    PlaceToken,
    PlayCastorAndPollux,
    PlayGraeae,
    StealDionysus,
    StealToken,
    TakeToken,
    UnlockColumn,
)
from boardroom.games.ephyran.position.cards import GODS, Token, half_key
from boardroom.games.ephyran.position.state import NOBODY, Phase, State, card_key, god_key, token_key
from boardroom.games.ephyran.table.gestures.keys import free_god_key
from boardroom.games.ephyran.table.gestures.open_gestures import part_of
from boardroom.ui.stage.gestures.drag import Grip
from boardroom.ui.stage.gestures.gesture import NO_WAY_BACK, Gesture
from boardroom.ui.stage.pieces.pieces import Ring, TargetGlow
from tests.games.cities import position

HAND = "lagoon-4 lagoon-3 lands-2 exchange destroy steal-token take-token shield magic castor graeae"
"""An area to add, one to change, one that matches another's Dionysus, and every support."""


def busy(**changes: Any) -> State:
    """Three cities in which the first seat can do everything."""
    return position(
        "lagoon . .+owl ., lands .",
        "lagoon . .+trident, lands . D, locked mountain .",
        "lagoon ., forest . .+helmet",
        hands=(HAND, "shield magic lands-2", "lagoon-1 forest-3"),
        discard="lands-3 mountain-2",
        **changes,
    )


def attacked() -> State:
    """The second seat is asked whether it blocks an exchange."""
    return played(busy(), ExchangeWithCity, seat=1)


def seeing() -> State:
    """The first seat sees three cards by the Graeae."""
    state = busy()
    return state._replace(phase=Phase.KEEPING, seen=state.pile[:3], pile=state.pile[3:])


PLAYS: tuple[type, ...] = (
    AddArea,
    ChangeArea,
    StealDionysus,
    ExchangeWithCity,
    ExchangeWithHand,
    DestroyArea,
    StealToken,
    TakeToken,
    LockColumn,
    UnlockColumn,
    PlayCastorAndPollux,
    PlayGraeae,
    DiscardCard,
)
"""What a turn can begin with, but what is drawn."""


def do(builder: Builder, gesture: Gesture, way: str) -> None:
    """Do what a gesture means in one way, choose it where it could mean more, and see it done."""
    session, (action,) = builder.page.session, gesture.actions
    length = session.length
    {"drag": builder.drag_to, "clicks": builder.click_to, "keys": builder.carry_to}[way](gesture)
    builder.see()
    builder.pick(action, keys=way == "keys")
    builder.do_anyway(way == "keys")
    builder.settle()
    assert [text for _, text in session.record().actions[length:]] == [session.rules.records.text(action)], builder.note


def gestures_of(builder: Builder, kind: type) -> list[Gesture]:
    """Every gesture that does an action of a kind."""
    return [g for g in builder.page.table.gestures(builder.shown) if isinstance(g.actions[0], kind)]


@pytest.mark.parametrize("way", ["drag", "clicks", "keys"])
@pytest.mark.parametrize("kind", PLAYS, ids=lambda kind: kind.__name__)
def test_every_play_is_done_by_a_drag_by_clicks_and_by_keys(builder: Builder, kind: type, way: str) -> None:
    builder.build(busy())
    builder.look_at_cards()
    found = gestures_of(builder, kind)
    do(builder, found[0 if way == "drag" else -1], way)


WAITING: tuple[tuple[type, State], ...] = (
    (Block, attacked()),
    (GiveUpArea, played(played(busy(), DestroyArea, seat=1), LetHappen)),
    (PlaceToken, busy(phase=Phase.PLACING_TOKEN, token=Token.OWL)),
    (DrawCard, busy(phase=Phase.DRAWING, draws=1)),
)


@pytest.mark.parametrize("way", ["drag", "clicks", "keys"])
@pytest.mark.parametrize(("kind", "state"), WAITING, ids=lambda value: getattr(value, "__name__", ""))
def test_what_is_asked_in_between_is_done_by_a_drag_by_clicks_and_by_keys(
    builder: Builder, kind: type, state: State, way: str
) -> None:
    builder.build(state)
    builder.look_at_cards()
    found = gestures_of(builder, kind)
    if way == "clicks" and kind is not Block:
        # A click alone is enough.
        length, first = builder.page.session.length, found[-1]
        tapped = first.target if kind is PlaceToken else first.source
        builder.click(builder.piece(tapped))
        builder.settle()
        done = [text for _, text in builder.page.session.record().actions[length:]]
        assert done == [builder.page.session.rules.records.text(first.actions[0])]
    else:
        do(builder, found[-1], way)


@pytest.mark.parametrize("way", ["drag", "clicks", "keys"])
def test_a_card_that_the_graeae_see_is_kept_with_the_order_of_the_others_chosen(builder: Builder, way: str) -> None:
    state = seeing()
    builder.build(state)
    builder.look_at_cards()
    kept = KeepCard(state.seen[1], bytes((state.seen[2], state.seen[0])))
    if way == "drag":
        do(builder, next(g for g in gestures_of(builder, KeepCard) if g.actions == (kept,)), way)
    else:
        # One click, or one Enter, chooses it: there is one place for it to go.
        key = card_key(kept.card)
        if way == "clicks":
            builder.click(builder.piece(key))
        else:
            builder.tab_to(lambda: builder.page.stage.keyboard.reached == Grip(key))
            builder.key(Key.Key_Return)
        assert not builder.lifted
        builder.pick(kept)
        builder.settle()
    assert builder.state.discard.endswith(kept.others)


def test_a_click_on_a_card_that_the_graeae_see_asks_before_computers_go_on(builder: Builder) -> None:
    state = busy()
    two = state._replace(phase=Phase.KEEPING, seen=state.pile[:2], pile=state.pile[2:])
    builder.build(two, kinds=(PERSON, COMPUTER, COMPUTER))
    before = builder.page.session.length
    builder.click(builder.piece(card_key(state.pile[0])))
    assert builder.chooser is not None
    assert builder.page.session.length == before
    builder.key(Key.Key_Escape)
    assert not builder.lifted


# By which half.


def test_the_half_that_is_held_decides_what_a_drop_means(builder: Builder) -> None:
    state = busy()
    builder.build(state)
    builder.look_at_cards()
    card = state.hands[0][0]
    halves = {g.part for g in builder.page.table.gestures(builder.shown) if g.source == card_key(card)}
    add = next(g for g in gestures_of(builder, AddArea) if g.source == card_key(card) and g.target == "column.0.0")
    assert add.part in halves
    other = {"upper": "lower", "lower": "upper"}[add.part]
    builder.drag(builder.grasp(card_key(card), other), builder.aim(add.target))
    assert builder.page.session.length == 0
    builder.drag_to(add)
    builder.settle()
    assert builder.state.cities[0].columns[0][-1] == add.actions[0].half


def test_either_half_of_a_card_can_be_discarded(builder: Builder) -> None:
    for part in ("upper", "lower"):
        state = busy()
        builder.build(state)
        builder.look_at_cards()
        card = state.hands[0][3]
        builder.drag(builder.grasp(card_key(card), part), builder.aim("discard"))
        builder.settle()
        assert builder.state.discard[-1] == card


def test_the_half_that_is_given_up_is_dimmed_while_a_card_is_held(builder: Builder) -> None:
    builder.build(busy())
    builder.look_at_cards()
    gesture = gestures_of(builder, AddArea)[0]
    piece = builder.pieces[gesture.source]
    before = piece.pixmap().toImage()
    builder.take(builder.grasp(gesture.source, gesture.part), builder.aim(gesture.target))
    held = piece.pixmap().toImage()
    upper = before.copy(0, 0, before.width(), before.height() * 2 // 5)
    assert (held.copy(upper.rect()) == upper) == (gesture.part == "upper")
    builder.key(Key.Key_Escape)
    builder.release(QPoint(5, 5))


# Several meanings.


def test_an_exchange_dropped_on_an_own_area_asks_for_which_of_all_the_others(builder: Builder) -> None:
    state = busy()
    builder.build(state)
    builder.look_at_cards()
    own = card_key(state.cities[0].columns[0][0] >> 1)
    exchanges = [g for g in builder.page.table.gestures(builder.shown) if g.target == own]
    assert {g.actions[0].seat for g in exchanges if isinstance(g.actions[0], ExchangeWithCity)} == {1, 2}
    builder.drag_to(exchanges[0])
    assert builder.chooser is not None
    *offered, _ = (button.words for button in builder.chooser.buttons)
    assert offered == [builder.short_words(g.actions[0]) for g in exchanges]
    assert all(builder.page.table.chooser.face(g.actions[0], builder.shown, 1.0) for g in exchanges)


def twins(builder: Builder, kinds: tuple[str, ...]) -> Gesture:
    """An area that can be added after Castor & Pollux, before the turn ends."""
    builder.build(busy(phase=Phase.PLAYING_AGAIN, again=1), kinds=kinds)
    builder.look_at_cards()
    return next(g for g in builder.page.table.gestures(builder.shown) if isinstance(g.actions[0], AddArea))


def test_what_ends_the_turn_after_castor_and_pollux_is_asked_before_computers_go_on(builder: Builder) -> None:
    gesture = twins(builder, (PERSON, COMPUTER, COMPUTER))
    step = builder.shown.view.step
    builder.drag_to(gesture)
    assert builder.warned
    assert builder.chooser is not None
    assert builder.chooser.accessibleName() == "This ends your turn."
    assert builder.chooser.outlook is not None
    # What it gives stood over the target already, but for the sum.
    points, *costs, last = builder.chooser.outlook.words
    assert points.endswith((" point", " points"))
    assert all(words.startswith("gives up ") for words in costs)
    assert last == "A computer plays next: no undo if it reveals something new"
    builder.key(Key.Key_Escape)
    assert builder.shown.view.step == step
    builder.drag_to(gesture)
    builder.do_anyway()
    builder.see()
    assert builder.state.step > step


@pytest.mark.parametrize("last", [False, True])
def test_what_finishes_the_city_after_castor_and_pollux_says_so_where_it_is_asked(builder: Builder, last: bool) -> None:
    """It said only that the turn would end, and 3 points, and the game was over with 3 more."""
    mine = "lagoon . . . ., lands . . . ., forest . . . ., mountain . . ."
    cities = ("lagoon .", mine) if last else (mine, "lagoon .")
    hands = ("lands-2", "mountain-4") if last else ("mountain-4", "lands-2")
    seat = int(last)
    state = position(*cities, hands=hands, phase=Phase.PLAYING_AGAIN, again=1, active=seat, starter=0)
    builder.build(state, kinds=(COMPUTER, PERSON) if last else (PERSON, COMPUTER))
    builder.look_at_cards()
    builder.drag_to(next(g for g in builder.page.table.gestures(builder.shown) if isinstance(g.actions[0], AddArea)))
    assert builder.chooser is not None
    ends = "the game ends." if last else "your turn ends, and this becomes the final round."
    assert builder.chooser.accessibleName() == f"This finishes your city: 3 points more. Then {ends}"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((960, 600), 1.3)])
def test_nothing_of_that_question_lies_over_anything_else_of_it(
    builder: Builder, language: str, size: tuple[int, int], scale: float
) -> None:
    builder.context.settings.set("language", language)
    builder.context.settings.set("text_scale", scale)
    builder.window.resize(*size)
    builder.drag_to(twins(builder, (PERSON, COMPUTER, COMPUTER)))
    builder.see()
    chooser = builder.chooser
    assert chooser is not None
    assert chooser.outlook is not None
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    parts = sorted(chooser.findChildren(QWidget, options=direct), key=lambda part: part.geometry().top())
    assert chooser.outlook in parts
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()
    heading = parts[0]
    assert heading.heightForWidth(heading.width()) <= heading.height()


def test_it_is_not_asked_where_it_can_be_taken_back(builder: Builder) -> None:
    gesture = twins(builder, (PERSON, PERSON, PERSON))
    builder.drag_to(gesture)
    assert builder.chooser is None


def test_the_pile_glows_above_its_cards_while_what_goes_there_is_held(builder: Builder) -> None:
    builder.build(busy())
    builder.look_at_cards()
    found = builder.page.table.gestures(builder.shown)
    gesture = next(g for g in found if isinstance(g.actions[0], PlayCastorAndPollux))
    builder.take(builder.grasp(gesture.source, gesture.part), builder.target(gesture.target))
    stage = builder.page.stage
    assert stage.drag is not None
    assert next(iter(stage.drag.areas)) == gesture.target, "the keys come to it first, and not to the discard pile"
    glow = next(item for item in stage.scene().items() if isinstance(item, TargetGlow) and item.key == gesture.target)
    over = [piece for piece in stage.pieces.values() if piece.area().contains(glow.area.center())]
    assert glow.zValue() > max(piece.zValue() for piece in over if piece.key != gesture.source)
    builder.key(Key.Key_Escape)


def exchange_of(builder: Builder, target: str, *, several: bool) -> Gesture:
    """An exchange that is dropped on a target where it means one thing or several."""
    found = [g for g in builder.page.table.gestures(builder.shown) if g.target == target]
    found = [g for g in found if isinstance(g.actions[0], ExchangeWithCity | ExchangeWithHand)]
    assert (len(found) > 1) == several
    return found[0]


def busy_exchange(builder: Builder, seat: int, area: int, *, several: bool) -> Gesture:
    """The exchange of a busy table that is dropped on an area of a seat, in its first territory."""
    state = busy()
    builder.build(state)
    builder.look_at_cards()
    return exchange_of(builder, card_key(state.cities[seat].columns[0][area] >> 1), several=several)


def test_an_exchange_that_can_mean_one_area_only_is_told_over_the_target_and_not_asked_again(builder: Builder) -> None:
    gesture = busy_exchange(builder, 1, 0, several=False)
    own = card_key(builder.state.cities[0].columns[0][0] >> 1)
    builder.click(builder.grasp(gesture.source, gesture.part))
    builder.move(builder.aim(gesture.target))
    guides = builder.page.stage.drags.guides
    assert guides.bubble is not None
    assert any("gets" in line for line in guides.bubble.words)
    assert {own, gesture.target} <= set(guides.ringed)
    builder.click(builder.aim(gesture.target))
    assert builder.chooser is None
    assert builder.state.announced is not None


def test_an_exchange_that_gives_an_own_token_away_asks_about_that_alone(builder: Builder) -> None:
    gesture = busy_exchange(builder, 1, 1, several=False)
    step = builder.shown.view.step
    builder.click_to(gesture)
    assert builder.warned
    assert builder.chooser is not None
    assert builder.chooser.accessibleName() == "Your token on Lagoon 2 goes to Aiko with it."
    assert builder.chooser.outlook is None, "what it does stood over the target"
    assert [button.words for button in builder.chooser.buttons] == ["Exchange", "Cancel"]
    assert builder.shown.view.step == step
    builder.do_anyway()
    assert builder.state.announced is not None


def test_an_exchange_held_over_an_own_area_names_and_rings_what_could_come_for_it(builder: Builder) -> None:
    gesture = busy_exchange(builder, 0, 0, several=True)
    builder.click(builder.grasp(gesture.source, gesture.part))
    assert builder.page.prompt.words[1].startswith("One of the two areas: exchange it.")
    builder.move(builder.aim(gesture.target))
    guides = builder.page.stage.drags.guides
    assert guides.bubble is not None
    assert any(line.startswith("Aiko’s ") for line in guides.bubble.words)
    assert {card_key(builder.state.cities[seat].columns[0][0] >> 1) for seat in (1, 2)} <= set(guides.ringed)


def test_rings_of_what_was_passed_over_go_with_the_hand_and_none_is_left_after_the_exchange(builder: Builder) -> None:
    state = position(
        "lagoon . ., lands . .", "lagoon . .", hands=("exchange lagoon-1/lands-2 forest-3", "shield"), discard="lands-3"
    )
    builder.build(state, kinds=(PERSON, COMPUTER))
    builder.look_at_cards()
    stage = builder.page.stage

    def rings() -> list[QPointF]:
        items = stage.scene().items()
        return [item.sceneBoundingRect().center() for item in items if isinstance(item, Ring) and item.isVisible()]

    own, theirs = (card_key(state.cities[seat].columns[0][0] >> 1) for seat in (0, 1))
    gesture = exchange_of(builder, theirs, several=False)
    both = card_key(state.hands[0][1])
    builder.click(builder.grasp(gesture.source, gesture.part))
    builder.move(builder.aim(both))
    assert stage.drags.guides.ringed == (both,)
    assert len(rings()) == 1
    builder.move(builder.aim(theirs))
    assert {own, theirs} <= set(stage.drags.guides.ringed)
    assert len(rings()) == len(stage.drags.guides.ringed)
    builder.click(builder.aim(theirs))
    builder.see()
    assert builder.chooser is None
    assert not stage.drags.guides.ringed
    assert not stage.keyboard.used


def test_dionysus_taken_from_another_city_is_laid_where_one_chooses(builder: Builder) -> None:
    builder.build(busy())
    builder.look_at_cards()
    stolen = gestures_of(builder, StealDionysus)
    assert len({g.actions[0].territory for g in stolen}) > 1
    builder.drag_to(stolen[0])
    assert builder.chooser is not None
    builder.pick(stolen[-1].actions[0])
    builder.settle()
    assert builder.state.cities[0].columns[stolen[-1].actions[0].territory][-1] >> 1 >= 100


# What a drop that means nothing says.


def refused(builder: Builder, name: str, target: str) -> str:
    """What is said when a half of the hand is dropped on a target where it means nothing."""
    state: State = builder.state
    half = next(h for card in state.hands[0] for h in (2 * card, 2 * card + 1) if half_key(h).startswith(name))
    before = builder.page.session.length
    builder.drag(builder.grasp(card_key(half >> 1), "lower" if half & 1 else "upper"), builder.aim(target))
    builder.see()
    assert builder.page.session.length == before
    return builder.note


@pytest.mark.parametrize(
    ("name", "target", "reason"),
    [
        ("lagoon-4", "column.0.3", "belongs in the lagoon"),
        ("lagoon-4", "city.1", ""),
        ("lagoon-4", "tartarus", "To discard a card"),
        ("castor", "column.0.3", "Drop the support on the pile"),
        ("destroy", "column.0.3", "you cannot attack your own city"),
        ("shield", "column.0.3", "There is no area in your mountain"),
        ("shield", "column.2.0", "You can only lock your own territories"),
        ("magic", "column.0.0", "That territory is not locked"),
        ("take-token", "column.1.0", "Drop the support on the tokens"),
        ("steal-token", "column.2.0", "Drop the support on the token"),
        ("steal-token", "supply", "Drop the support on the token"),
        ("steal-token", "pile", "Drop the support on the token"),
        ("destroy", "supply", "on the city that you attack"),
        ("shield", "pile", "Drop the support on a territory"),
        ("magic", "supply", "Drop the support on a territory"),
        ("lagoon-4", "supply", "Drop the area on its territory"),
        ("exchange", "column.0.3", "on one of the two areas"),
        ("exchange", "supply", "on one of the two areas"),
    ],
)
def test_a_wrong_drop_says_why(builder: Builder, name: str, target: str, reason: str) -> None:
    builder.build(busy())
    builder.look_at_cards()
    said = refused(builder, name, target)
    assert said
    assert reason in said


def half_named(builder: Builder, name: str) -> int:
    """A half of the first hand, by the beginning of its name."""
    state: State = builder.state
    halves = (half for card in state.hands[0] for half in (2 * card, 2 * card + 1))
    return next(half for half in halves if half_key(half).startswith(name))


def click_half(builder: Builder, half: int) -> None:
    """Take a half of the hand up by a click."""
    builder.click(builder.grasp(card_key(half >> 1), part_of(half)))
    assert builder.lifted


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("take-token", "Your city or the tokens: play it. Discard pile: discard it. Esc puts it back."),
        ("castor", "Pile: play it. Discard pile: discard it. Esc puts it back."),
        ("graeae", "Pile: play it. Discard pile: discard it. Esc puts it back."),
        ("steal-token", "A token: steal it. Discard pile: discard the card. Esc puts it back."),
        ("lagoon-4", "Now choose where it goes. Esc puts it back."),
    ],
)
def test_a_support_that_is_chosen_says_what_each_target_does_with_it(builder: Builder, name: str, words: str) -> None:
    builder.build(busy())
    builder.look_at_cards()
    click_half(builder, half_named(builder, name))
    assert builder.note == words


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("lands-1", "Lands 1 is already in your city. Next comes Lands 3."),
        ("lands-4", "Areas are placed in order: next comes Lands 3."),
        ("mountain-1", "That territory is locked: nothing in it can change until it is unlocked."),
        ("steal-token", "No other player has a token that you could steal."),
        ("magic", "No territory is locked."),
        ("shield", "You have no unlocked territory with an area."),
    ],
)
def test_what_cannot_be_played_says_why_and_that_it_can_only_be_discarded(
    builder: Builder, name: str, why: str
) -> None:
    cities = "lands . ., locked mountain .", "lagoon ."
    if name == "magic":
        cities = "lands . .", "lagoon ."
    elif name == "shield":
        cities = "locked mountain .", "lagoon ."
    builder.build(position(*cities, hands=(name,)))
    builder.look_at_cards()
    click_half(builder, half_named(builder, name))
    assert builder.note == f"{why} You can only discard it. Esc puts it back."


def test_an_enter_takes_what_can_only_be_discarded_to_the_discard_pile_and_another_discards_it(
    builder: Builder,
) -> None:
    builder.build(position("lands . .", "lagoon .", hands=("lands-1/forest-3",)))
    builder.look_at_cards()
    half, stage = half_named(builder, "lands-1"), builder.page.stage
    numbered = stage.openings.numbered()
    stage.setFocus()
    builder.key(Qt.Key(Qt.Key.Key_1 + numbered.index(Grip(card_key(half >> 1), part_of(half)))))
    assert stage.drag is not None
    assert stage.drag.best is None
    why = "Lands 1 is already in your city. Next comes Lands 3."
    assert builder.note == f"{why} You can only discard it. Esc puts it back."
    builder.key(Key.Key_Return)
    assert stage.drag.best == "discard"
    assert builder.note == "Enter discards it. Esc puts it back."
    builder.key(Key.Key_Return)
    builder.settle()
    assert builder.page.session.record().actions[-1][1] == builder.page.session.rules.records.text(
        DiscardCard(half >> 1)
    )


def test_keys_at_a_target_of_a_support_say_what_enter_does_there(builder: Builder) -> None:
    builder.build(busy())
    builder.look_at_cards()
    half, stage = half_named(builder, "castor"), builder.page.stage
    grip = (card_key(half >> 1), part_of(half))
    builder.tab_to(lambda: stage.speaking.has_keys and stage.keyboard.reached == grip)
    builder.key(Key.Key_Return)
    drag = stage.drag
    assert drag is not None
    builder.tab_to(lambda: drag.best == "pile")
    assert builder.note == "Enter plays it. Esc puts it back."
    builder.tab_to(lambda: drag.best == "discard")
    assert builder.note == "Enter discards it. Esc puts it back."


@pytest.mark.parametrize(
    ("name", "wrong", "right"), [("castor", "column.0.3", "pile"), ("take-token", "column.1.0", "supply")]
)
def test_a_chosen_support_stays_chosen_after_a_click_where_it_does_nothing(
    builder: Builder, name: str, wrong: str, right: str
) -> None:
    builder.build(busy())
    builder.look_at_cards()
    length = builder.page.session.length
    click_half(builder, half_named(builder, name))
    builder.click(builder.aim(wrong))
    builder.see()
    assert "to play it" in builder.note
    assert builder.lifted
    assert builder.page.session.length == length
    builder.click(builder.aim(right))
    builder.settle()
    assert builder.page.session.length == length + 1


def test_an_enter_before_anything_is_reached_asks_for_something_on_the_table(builder: Builder) -> None:
    builder.build(position("", "", hands=("lands-1",)))
    builder.look_at_cards()
    builder.page.stage.setFocus()
    builder.key(Key.Key_Return)
    assert builder.note == "First choose something on the table: Tab, an arrow key or a number."


@pytest.mark.parametrize("halves", [10, 11])
def test_that_zero_turns_the_numbers_is_said_only_of_more_than_ten(builder: Builder, halves: int) -> None:
    cards = "lands-1 lagoon-1 mountain-1 forest-1 lands-2 lagoon-2 mountain-2 forest-2"
    for count in range(3, 9):
        builder.build(position("", "", hands=(" ".join(cards.split()[:count]), "lands-3")))
        builder.look_at_cards()
        if len(builder.page.stage.openings.numbered()) >= halves:
            break
    turns = len(builder.page.stage.openings.numbered()) > 10
    builder.page.stage.setFocus()
    builder.key(Key.Key_Return)
    assert builder.note.endswith("0 numbers the next nine.") == turns
    assert turns == (halves > 10)


def test_a_change_that_loses_a_token_is_warned_of_once(builder: Builder) -> None:
    builder.build(position("lagoon .+owl", "", hands=("lagoon-1",)))
    builder.look_at_cards()
    builder.click_to(gestures_of(builder, ChangeArea)[0])
    assert builder.warned
    assert builder.chooser is not None
    assert builder.chooser.outlook is not None
    assert builder.chooser.accessibleName() == "Your token on Lagoon 1 leaves the game with it."
    assert not any("leaves the game" in line for line in builder.chooser.outlook.words)
    assert any(line.startswith("−") for line in builder.chooser.outlook.words)


def test_a_token_is_stolen_from_others_and_not_from_oneself(builder: Builder) -> None:
    builder.build(busy())
    builder.look_at_cards()
    assert "not from your own" in refused(builder, "steal-token", token_key(0, 0, 2))


@pytest.mark.parametrize("target", ["column.1.0", "city.1", "column.0.0", "supply"])
def test_where_there_is_no_token_to_steal_it_says_so_wherever_one_is_wanted(builder: Builder, target: str) -> None:
    builder.build(position("lagoon .+owl", "lagoon . .", hands=("steal-token",)))
    builder.look_at_cards()
    assert "No other player has a token" in refused(builder, "steal-token", target)


@pytest.mark.parametrize("target", ["column.0.3", "column.1.0", "city.1"])
def test_a_token_that_is_dropped_beside_the_areas_says_where_it_belongs(builder: Builder, target: str) -> None:
    builder.build(busy(phase=Phase.PLACING_TOKEN, token=Token.OWL))
    builder.look_at_cards()
    builder.drag("token.taken", builder.aim(target))
    builder.see()
    assert builder.state.phase == Phase.PLACING_TOKEN
    assert "A token needs an area" in builder.note


def test_what_lies_on_the_table_says_why_it_is_not_taken_up(builder: Builder) -> None:
    state = busy()
    builder.build(state)
    builder.look_at_cards()
    for key, reason in (
        (card_key(state.cities[0].columns[0][-1] >> 1), "An area stays where it is"),
        (card_key(state.cities[1].columns[0][-1] >> 1), "That is Aiko’s"),
        (token_key(0, 0, 2), "A token stays on its area"),
        (card_key(state.tartarus[-1]), "out of the game"),
        ("deck", "First play half of a card"),
    ):
        builder.drag(key, QPoint(640, 500))
        builder.see()
        assert reason in builder.note, key


def test_a_hand_that_is_not_seen_is_looked_at_by_a_click(builder: Builder) -> None:
    builder.build(busy())
    builder.click(builder.piece("back.0.2"))
    assert builder.unseated


def test_only_the_defence_that_fits_blocks_and_another_card_says_which(builder: Builder) -> None:
    state = attacked()
    builder.build(state)
    builder.look_at_cards()
    assert state.announced is not None
    card = state.hands[1][1]
    builder.drag(builder.grasp(card_key(card)), builder.aim(card_key(state.announced.half >> 1)))
    builder.see()
    assert "Only Athena’s Shield can block" in builder.note


def test_what_a_player_has_drawn_for_shows_in_the_hand_of_who_looks(builder: Builder) -> None:
    builder.build(busy(phase=Phase.DRAWING, draws=1))
    assert NOBODY not in builder.state.gods
    builder.drag("deck", "hand.0")
    builder.settle()
    assert len(builder.state.hands[0]) == len(HAND.split()) + 1


# Piles.


def test_discard_pile_and_tartarus_are_looked_through_by_a_click(builder: Builder) -> None:
    state = busy()
    builder.build(state)
    for pile in (state.discard, state.tartarus):
        builder.click(builder.piece(card_key(pile[-1])))
        builder.see()
        viewer = builder.page.pile
        assert viewer.isVisible()
        assert viewer.list.count() == len(pile)
        builder.key(Key.Key_Escape)


# What is said of pieces.


def said(builder: Builder, key: str) -> str:
    """All that the inspector says of a piece."""
    found = builder.page.table.inspect(key, builder.shown)
    assert found is not None, key
    texts = (found.title, found.what, *(line.text for line in found.lines))
    return "\n".join(builder.page.table.say(text) for text in texts)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_piece_and_every_part_is_named_and_explained(builder: Builder, language: str) -> None:
    builder.context.settings.set("language", language)
    for state in (busy(), attacked(), seeing(), busy(phase=Phase.PLACING_TOKEN, token=Token.OWL)):
        builder.build(state)
        for look in (False, True):
            if look:
                builder.look_at_cards()
            table, shown = builder.page.table, builder.shown
            for key in builder.page.stage.pieces.places:
                assert table.say(table.name(key, shown))
                assert said(builder, key)
                for part in table.handling.parts(shown, key):
                    assert table.say(table.part_name(key, part.key, shown)) != table.say(table.name(key, shown))
            for target in table.handling.drop_areas(shown):
                assert table.say(table.name(target, shown))


def test_a_card_is_explained_half_by_half(builder: Builder) -> None:
    state = busy()
    builder.build(state)
    builder.look_at_cards()
    words = said(builder, card_key(state.hands[0][3]))
    assert "Upper half: " in words
    assert "Lower half, Exchange: Exchange an area of your city" in words


def test_ones_own_token_is_said_in_words_and_anothers_is_face_down(builder: Builder) -> None:
    builder.build(busy())
    own, theirs = token_key(0, 0, 2), token_key(1, 0, 2)
    assert said(builder, own).startswith("Face-down token"), "before everybody"
    builder.look_at_cards()
    assert said(builder, own).startswith("Owl")
    assert said(builder, theirs).startswith("Face-down token")
    assert "Trident" not in said(builder, theirs)


def test_an_area_says_whether_it_counts_where_it_lies(builder: Builder) -> None:
    state = position("lagoon siren =, lands .", "lagoon .", hands=("lagoon-3", "lagoon-3"))
    builder.build(state)
    first, second = (card_key(half >> 1) for half in state.cities[0].columns[0])
    assert "Siren counts here: 1." in said(builder, first)
    assert "Siren gives no point here" in said(builder, second)
    assert "everything in it counts twice" in said(builder, first)


def test_a_shield_and_dionysus_tell_all_that_they_do(builder: Builder) -> None:
    state = position("locked lagoon .", "lagoon .", hands=("dionysus lagoon-3", "lagoon-3"))
    builder.build(state)
    builder.look_at_cards()
    shield = said(builder, card_key(state.cities[0].locks[0] >> 1))
    assert "placed, changed, exchanged, destroyed or taken" in shield
    dionysus = said(builder, card_key(state.hands[0][0]))
    assert "He is placed as the next area of any territory, or in place of an uncovered one." in dionysus


def test_the_list_of_actions_stands_under_the_cards_of_the_hand(builder: Builder) -> None:
    state = busy()
    builder.build(state)
    builder.look_at_cards()
    table = builder.page.table
    found = (table.listing.heading(action, builder.shown) for action in builder.shown.legal)
    headings = {table.say(heading) for heading in found if heading is not None}
    cards = {table.say(table.name(card_key(card), builder.shown)) for card in builder.state.hands[builder.actor]}
    assert headings - cards <= {"Draw a card", "Continue"}
    assert cards <= headings


def test_what_a_card_can_do_is_listed_as_area_support_change_and_last_its_discard(builder: Builder) -> None:
    builder.build(busy())
    builder.look_at_cards()
    builder.open_list()
    met = set()
    for card in builder.state.hands[builder.actor]:
        own = [
            type(thing)
            for thing in builder.page.list.things
            if getattr(thing, "half", -1) >> 1 == card or getattr(thing, "card", -1) == card
        ]
        assert own[-1] is DiscardCard
        for kind in (AddArea, ChangeArea):
            if kind in own:
                met.add(kind)
                assert all(other in (kind, DiscardCard) for other in own[own.index(kind) :]) or kind is AddArea
        assert AddArea not in own or own[0] is AddArea
    assert met == {AddArea, ChangeArea}


def test_a_god_who_is_free_lies_in_his_territory_and_is_chosen_by_click_drag_or_keys(builder: Builder) -> None:
    page = builder.build(players=3, options={"gods": "chosen"})
    free = [free_god_key(god) for god in range(len(GODS))]
    assert set(free) <= set(page.stage.pieces)
    builder.click(builder.piece(free[2]))
    assert builder.state.gods == (2, NOBODY, NOBODY)
    assert god_key(0) in page.stage.pieces
    assert {key for key in free if key in page.stage.pieces} == {free[0], free[1], free[3]}
    (way,) = builder.ways(ChooseGod(3))
    builder.carry_to(way)
    assert builder.state.gods == (2, 3, NOBODY)
    builder.drag(builder.grasp(free[0]), builder.aim(god_key(2)))
    assert builder.state.gods == (2, 3, 0)
    assert not any(key in page.stage.pieces for key in free)


def test_over_the_hand_a_draw_says_what_it_does_and_then_that_there_is_no_way_back(builder: Builder) -> None:
    builder.build(busy(phase=Phase.DRAWING, draws=1))
    builder.look_at_cards()
    stage = builder.page.stage
    builder.tab_to(lambda: stage.keyboard.reached.key == "deck")
    builder.key(Key.Key_Return)
    assert stage.drags.guides.bubble is not None
    assert stage.drags.guides.bubble.words == ("Draw from the pile", "cannot be undone")
    assert NO_WAY_BACK.tone not in (Tone.LOSS, Tone.COST), "it is no refusal, and nothing is lost by it"


def test_an_enter_at_a_pile_is_at_once_where_what_is_drawn_goes_and_another_draws(builder: Builder) -> None:
    builder.build(busy(phase=Phase.DRAWING, draws=1))
    builder.look_at_cards()
    length = builder.page.session.length
    builder.tab_to(lambda: builder.page.stage.keyboard.reached.key == "deck")
    builder.key(Key.Key_Return)
    drag = builder.page.stage.drag
    assert drag is not None
    assert len(drag.areas) == 1
    assert drag.best in drag.areas
    assert builder.page.session.length == length, "what it does is seen and heard first"
    builder.key(Key.Key_Return)
    builder.settle()
    assert builder.page.session.length == length + 1


def test_enter_gives_no_block_away_however_often_it_is_pressed(builder: Builder) -> None:
    builder.build(played(busy(), DestroyArea, seat=1))
    if builder.unseated:
        builder.take_seat()
    length = builder.page.session.length
    builder.page.stage.setFocus()
    for _ in range(3):
        builder.key(Key.Key_Return)
        builder.key(Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert builder.page.session.length == length
    builder.click(builder.named("Don’t block"))
    assert builder.page.session.length > length


@pytest.mark.parametrize(("theirs", "ringed"), [("lagoon ., lands .", 0), ("lagoon .", 1)])
def test_a_destroy_frames_the_city_and_no_area_of_it_where_its_owner_chooses(
    builder: Builder, theirs: str, ringed: int
) -> None:
    builder.build(position("lagoon .", theirs, hands=("destroy",)))
    builder.look_at_cards()
    (gesture,) = gestures_of(builder, DestroyArea)
    builder.take(builder.grasp(gesture.source, gesture.part), builder.aim(gesture.target))
    drag = builder.page.stage.drag
    assert drag is not None
    assert drag.best == gesture.target
    assert len(builder.page.stage.drags.guides.ringed) == ringed
    builder.key(Key.Key_Escape)


def test_rings_in_a_column_go_around_what_is_seen_of_its_cards_and_strike_through_no_name(builder: Builder) -> None:
    builder.build(position("lagoon . . .+owl .", "lagoon .", hands=("lagoon-1",)))
    builder.look_at_cards()
    pieces, layout = builder.page.stage.pieces, builder.table.layout(builder.shown)
    column = [card_key(half >> 1) for half in builder.state.cities[0].columns[0]]
    token = token_key(0, 0, 3)
    for places in (None, layout):
        pieces.ring([*column, token], places)
        rings = [ring._area for ring in pieces._rings]
        assert len(rings) == len(column) + 1
        for above, below in pairwise(rings[:-1]):
            assert above.bottom() <= below.top(), "the ring ends above the next card, which it would strike through"
            assert above.height() > 20
        assert rings[3] == pieces[column[3]].area(), "nothing lies over the last one"
        assert rings[-1].bottom() <= rings[3].top()
    pieces.ring([])
