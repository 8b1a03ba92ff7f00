"""Cards and tokens on their way: from hands to cities, between cities, onto piles; what is hidden goes alike."""

import random
from collections.abc import Callable
from math import inf, nextafter
from typing import Any

import pytest
from ephyran_hand import RULES, Builder, first, played
from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.ephyran.position import events as e
from boardroom.games.ephyran.position.actions import (
    LET_HAPPEN,
    AddArea,
    Block,
    ChangeArea,
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
    Source,
    StealDionysus,
    StealToken,
    TakeToken,
    UnlockColumn,
)
from boardroom.games.ephyran.position.cards import NO_TOKEN, Token
from boardroom.games.ephyran.position.state import Phase, State, asked, card_key, token_key
from boardroom.ui.game_page.turn.beats import Past, passage
from boardroom.ui.game_page.turn.history import History
from boardroom.ui.kit.sound import sounds
from boardroom.ui.stage.motion.motion import Beat, between, travel
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.pieces.pieces import BAND_PIECES, Piece
from boardroom.ui.stage.pieces.place import Place
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table import Table
from tests.games.cities import position

EVENTS: tuple[Any, ...] = tuple(
    kind for kind in vars(e).values() if isinstance(kind, type) and kind.__module__ == e.__name__
)


def scene(**changes: Any) -> State:
    """Three cities with tokens, Dionysus and a lock."""
    return position(
        "lagoon .+helmet . .+owl, lands .",
        "lagoon .+trident ., lands . D+owl, locked mountain .",
        "lagoon ., forest . .+helmet",
        hands=(
            "lagoon-3 lands-2 exchange destroy steal-token take-token shield magic castor graeae",
            "shield magic lands-2",
            "lagoon-1 forest-3",
        ),
        discard="lands-3 mountain-2",
        **changes,
    )


def exchanging() -> State:
    """An exchange of the first areas of the lagoon waits for its answer."""
    return played(scene(), ExchangeWithCity, seat=1, territory=0, number=1)


def stealing() -> State:
    """A theft of the token on the first area of the lagoon waits for its answer."""
    return played(scene(), StealToken, seat=1, territory=0, number=1)


def taking() -> State:
    """A token is to be taken, which the last who is asked may still block."""
    return played(played(scene(), TakeToken), LetHappen)


def destroying() -> State:
    """The second seat is to give up an area."""
    return played(played(scene(), DestroyArea, seat=1), LetHappen)


class Way:
    """An action at a table, as an audience sees it, one event after the other."""

    def __init__(self, table: Table, state: State, action: Any, audience: int | None) -> None:
        self.view: State = RULES.secrets.view(state, audience)
        step = RULES.apply(state, asked(state), action)
        self.after: State = RULES.secrets.view(step.state, audience)
        self.events = [seen for event in step.events if (seen := RULES.secrets.see(event, audience)) is not None]
        self.moves: list[Moves] = []
        self.layouts = [self._layout(table, self.view, audience)]
        view = self.view
        pictures = RULES.pictures(state, asked(state), action)
        seen = [
            picture for event, picture in zip(step.events, pictures, strict=True) if RULES.secrets.see(event, audience)
        ]
        for event, picture in zip(self.events, seen, strict=True):
            before, view = Presentation(view, audience), RULES.secrets.view(picture, audience)
            self.layouts.append(self._layout(table, view, audience))
            self.moves.append(table.motion.moves(before, event, *self.layouts[-2:]))

    @staticmethod
    def _layout(table: Table, view: State, audience: int | None) -> dict[str, Place]:
        # The first seat's city stays the large one, whoever is asked.
        return table.layout(Presentation(view, audience, looked=0))

    def of(self, kind: type) -> tuple[Moves, dict[str, Place], dict[str, Place]]:
        """The moves of the event of a kind, and the layouts before and after it."""
        at = next(number for number, event in enumerate(self.events) if isinstance(event, kind))
        return self.moves[at], self.layouts[at], self.layouts[at + 1]


@pytest.fixture
def table(builder: Builder) -> Table:
    """The table of three, as it stands in the window, with the first seat's city large."""
    builder.build(scene())
    builder.page.table.look_at(0)
    builder.see()
    return builder.page.table


# From hands.


@pytest.mark.parametrize("kind", [AddArea, ChangeArea, DiscardCard, LockColumn])
def test_a_card_of_a_hidden_hand_turns_over_on_its_way(table: Table, kind: type) -> None:
    state = scene()
    action = first(state, kind)
    moves, before, after = Way(table, state, action, None).of(
        {AddArea: e.AreaAdded, ChangeArea: e.AreaChanged, DiscardCard: e.CardDiscarded, LockColumn: e.ColumnLocked}[
            kind
        ]
    )
    last = f"back.0.{len(state.hands[0]) - 1}"
    card = card_key(action.card if kind is DiscardCard else action.half >> 1)
    assert moves.renames[last] == card
    assert before[last].face == "back"
    assert after[card].face != "back"


def test_a_card_of_who_looks_goes_as_it_is(table: Table) -> None:
    state = scene()
    action = first(state, AddArea)
    moves, before, after = Way(table, state, action, 0).of(e.AreaAdded)
    assert not moves.renames
    assert card_key(action.half >> 1) in before.keys() & after.keys()


def test_a_card_of_a_hand_that_is_only_counted_comes_from_there(table: Table) -> None:
    state = scene(active=1)
    action = first(state, AddArea)
    moves, _, after = Way(table, state, action, None).of(e.AreaAdded)
    start = moves.arrivals[card_key(action.half >> 1)]
    area = table.target("hand.1")
    assert area is not None
    assert area.contains(start.x, start.y)
    assert start.face == "back"
    assert card_key(action.half >> 1) in after


def test_the_area_that_was_changed_goes_to_the_discard_pile_and_its_token_out_of_the_game(table: Table) -> None:
    state = scene()
    moves, before, after = Way(table, state, first(state, ChangeArea, territory=0), None).of(e.AreaChanged)
    old = card_key(state.cities[0].columns[0][2] >> 1)
    pile = table.target("discard")
    assert pile is not None
    assert pile.contains(after[old].x, after[old].y)
    assert token_key(0, 0, 3) in moves.departures.keys() & before.keys()
    assert moves.departures[token_key(0, 0, 3)].face == before[token_key(0, 0, 3)].face == "token.back"


# Between cities.


def test_areas_that_are_exchanged_cross_with_their_tokens(table: Table) -> None:
    state = exchanging()
    moves, before, after = Way(table, state, LET_HAPPEN, None).of(e.AreasExchanged)
    assert moves.renames == {
        token_key(0, 0, 1): token_key(1, 0, 1),
        token_key(1, 0, 1): token_key(0, 0, 1),
    }
    own, theirs = (card_key(state.cities[seat].columns[0][0] >> 1) for seat in (0, 1))
    assert after[own].area() == before[theirs].area()
    assert after[theirs].area() == before[own].area()


def test_stolen_dionysus_takes_his_token_along(table: Table) -> None:
    state = scene()
    action = first(state, StealDionysus)
    moves, before, after = Way(table, state, action, None).of(e.DionysusStolen)
    number = len(state.cities[0].columns[action.territory]) + 1
    assert moves.renames[token_key(1, 1, 2)] == token_key(0, action.territory, number)
    assert card_key(action.half >> 1) in after
    assert token_key(1, 1, 2) in before


def test_a_stolen_token_goes_to_the_thief_and_then_to_an_area(table: Table) -> None:
    state = stealing()
    moves, _, after = Way(table, state, LET_HAPPEN, None).of(e.TokenStolen)
    assert moves.renames == {token_key(1, 0, 1): "token.taken"}
    assert after["token.taken"].face == "token.back"
    state = scene(phase=Phase.PLACING_TOKEN, token=Token.TRIDENT)
    moves, _, after = Way(table, state, PlaceToken(0, 2), None).of(e.TokenPlaced)
    assert moves.renames == {"token.taken": token_key(0, 0, 2)}


def test_a_taken_token_comes_from_the_supply(table: Table) -> None:
    state = taking()
    moves, before, _ = Way(table, state, LET_HAPPEN, 0).of(e.TokenTaken)
    assert moves.arrivals == {"token.taken": before["supply"]}


# To Tartarus.


def test_a_destroyed_area_falls_to_tartarus_and_its_token_with_it(table: Table) -> None:
    state = destroying()
    moves, _, after = Way(table, state, GiveUpArea(1), None).of(e.AreaDestroyed)
    pit = table.target("tartarus")
    assert pit is not None
    lost = after[card_key(state.cities[1].columns[1][-1] >> 1)]
    fallen = moves.departures[token_key(1, 1, 2)]
    assert pit.contains(lost.x, lost.y)
    assert pit.contains(fallen.x, fallen.y)


def test_a_defence_is_shown_to_all_beside_what_it_blocks(table: Table) -> None:
    state = exchanging()
    block = first(state, Block)
    assert state.announced is not None
    moves, before, _ = Way(table, state, block, None).of(e.SupportBlocked)
    shown = moves.detours[card_key(block.half >> 1)]
    waiting = before[card_key(state.announced.half >> 1)]
    assert shown.face == card_key(block.half >> 1)
    assert not shown.area().intersects(waiting.area())
    assert card_key(state.announced.half >> 1) in moves.departures


@pytest.mark.parametrize("kind", [PlayCastorAndPollux, PlayGraeae, ExchangeWithHand])
def test_a_support_that_nobody_can_answer_is_shown_to_all_on_its_way(table: Table, kind: type) -> None:
    state = scene()
    action = first(state, kind)
    moves, before, _ = Way(table, state, action, None).of(e.SupportPlayed)
    card = card_key(action.half >> 1)
    assert moves.detours[card].width > before["back.0.0"].width
    assert card in moves.renames.values()


def test_unlocking_brings_the_magic_and_the_shield_to_tartarus(table: Table) -> None:
    state = scene()
    action = first(state, UnlockColumn)
    moves, _, after = Way(table, state, action, None).of(e.ColumnUnlocked)
    shield, magic = card_key(state.cities[1].locks[3] >> 1), card_key(action.half >> 1)
    assert shield in after
    assert moves.departures[magic].area().center() == after[shield].area().center()


# From the pile.


def test_a_drawn_card_comes_from_the_pile_and_is_a_back_to_others(table: Table) -> None:
    state = scene(phase=Phase.DRAWING, draws=1)
    for audience, key in ((0, card_key(state.pile[0])), (None, f"back.0.{len(state.hands[0])}")):
        moves, before, after = Way(table, state, DrawCard(Source.PILE), audience).of(e.CardDrawn)
        assert moves.arrivals == {key: before["deck"]}
        assert key in after


def test_a_card_drawn_to_a_hand_that_is_only_counted_goes_there(table: Table) -> None:
    state = scene(phase=Phase.DRAWING, draws=1, active=1)
    moves, before, _ = Way(table, state, DrawCard(Source.PILE), None).of(e.CardDrawn)
    (drawn,) = moves.departures
    assert moves.renames == {"deck": drawn}
    assert moves.arrivals == {"deck": before["deck"]}
    area = table.target("hand.1")
    assert area is not None
    assert area.contains(moves.departures[drawn].x, moves.departures[drawn].y)


def test_a_card_of_the_discard_pile_turns_over_into_a_hidden_hand(table: Table) -> None:
    state = scene(phase=Phase.DRAWING, draws=1)
    moves, _, _ = Way(table, state, DrawCard(Source.DISCARD_PILE), None).of(e.CardDrawn)
    assert moves.renames == {card_key(state.discard[-1]): f"back.0.{len(state.hands[0])}"}


def test_an_area_exchanged_with_the_hand_turns_over_into_it(table: Table) -> None:
    state = scene()
    action = first(state, ExchangeWithHand)
    way = Way(table, state, action, None)
    moves, before, _ = way.of(e.AreaExchangedWithHand)
    old = next(event.old for event in way.events if isinstance(event, e.AreaExchangedWithHand))
    last = f"back.0.{len(state.hands[0]) - 2}"
    assert moves.renames == {last: card_key(action.area >> 1), card_key(old >> 1): last}
    assert last in before


def test_what_the_graeae_see_comes_from_the_pile_for_who_looks_alone(table: Table) -> None:
    state = scene()
    action = first(state, PlayGraeae)
    seen, before, _ = Way(table, state, action, 0).of(e.CardsSeen)
    assert seen.arrivals == {card_key(card): before["deck"] for card in state.pile[:3]}
    unseen, _, after = Way(table, state, action, None).of(e.CardsSeen)
    assert not unseen.arrivals
    assert not {card_key(card) for card in state.pile[:3]} & after.keys()


def test_what_is_not_kept_goes_to_the_discard_pile(table: Table) -> None:
    state = scene()
    state = state._replace(phase=Phase.KEEPING, seen=state.pile[:3], pile=state.pile[3:])
    keep = KeepCard(state.seen[0], state.seen[1:])
    moves, before, after = Way(table, state, keep, None).of(e.CardKept)
    others = {card_key(card) for card in keep.others}
    assert moves.arrivals == dict.fromkeys((*others, f"back.0.{len(state.hands[0])}"), before["deck"])
    assert {after[key].x for key in others} == {after[card_key(keep.others[0])].x}
    moves, before, _ = Way(table, state, keep, 0).of(e.CardKept)
    assert not moves.arrivals
    assert card_key(keep.card) in before


# What is hidden, and where it all ends.


def shuffled(state: State, chance: random.Random, keep: int = -1) -> State:
    """The same to everybody: other cards in hands and pile, other tokens where they lie; a hand may be kept."""
    unseen = [*state.pile, *(card for seat, hand in enumerate(state.hands) if seat != keep for card in hand)]
    chance.shuffle(unseen)
    hands = tuple(hand if seat == keep else bytes(unseen.pop() for _ in hand) for seat, hand in enumerate(state.hands))
    tokens = [t for one in state.cities for row in one.tokens for t in row if t] + list(state.supply)
    chance.shuffle(tokens)
    cities = tuple(
        one._replace(tokens=tuple(bytes(tokens.pop() if t != NO_TOKEN else t for t in row) for row in one.tokens))
        for one in state.cities
    )
    return state._replace(hands=hands, pile=bytes(unseen), cities=cities, supply=bytes(tokens))


HIDDEN_STEPS: tuple[tuple[State, Callable[[State], Any]], ...] = (
    (scene(phase=Phase.DRAWING, draws=1), lambda state: DrawCard(Source.PILE)),
    (scene(phase=Phase.DRAWING, draws=1, active=1), lambda state: DrawCard(Source.PILE)),
    (taking(), lambda state: LET_HAPPEN),
    (stealing(), lambda state: LET_HAPPEN),
    (exchanging(), lambda state: LET_HAPPEN),
    (destroying(), lambda state: GiveUpArea(1)),
)


@pytest.mark.parametrize("number", range(len(HIDDEN_STEPS)))
def test_what_is_hidden_moves_the_same_whatever_it_is(table: Table, number: int) -> None:
    state, action = HIDDEN_STEPS[number]
    way = Way(table, state, action(state), None)
    for seed in range(5):
        other = shuffled(state, random.Random(seed))
        there = Way(table, other, action(other), None)
        assert there.moves == way.moves
        assert there.layouts == way.layouts
        assert [table.motion.pace(event) for event in there.events] == [
            table.motion.pace(event) for event in way.events
        ]


def test_every_way_ends_where_the_layout_says_and_begins_where_things_lay(builder: Builder) -> None:
    builder.build(players=3, seed=11)
    table, session, chance = builder.page.table, builder.page.session, random.Random(4)
    told: set[type] = set()
    for _ in range(160):
        if session.outcome is not None:
            break
        (seat,) = session.actors()
        state, action = session.state, chance.choice(session.legal(seat))
        for audience in (None, 0, 1):
            way = Way(table, state, action, audience)
            told |= {type(event) for event in way.events}
            for moves, before, after in zip(way.moves, way.layouts[:-1], way.layouts[1:], strict=True):
                assert moves.arrivals.keys() <= after.keys()
                assert moves.renames.keys() <= before.keys()
                assert not moves.departures.keys() & after.keys() - set(moves.renames.values())
                come = after.keys() - before.keys() - moves.arrivals.keys() - set(moves.renames.values())
                # What lay under something that goes is seen again.
                below = {card_key(card) for card in (*way.after.discard, *way.after.tartarus)}
                assert {key for key in come if not key.startswith("god.")} <= below, come
            assert way.layouts[-1] == Way._layout(table, way.after, audience)
        session.propose(seat, [action], session.stamp(seat))
    assert len(told) > 12


def test_motion_on_pieces_come_to_rest_where_they_belong(builder: Builder) -> None:
    builder.context.settings.set("motion", "fast")
    builder.build(scene(), kinds=(PERSON, COMPUTER, COMPUTER))
    builder.do(RULES.records.text(first(builder.state, AddArea)))
    builder.settle()
    builder.wait(lambda: not builder.page.stage.motion.running)
    assert builder.at_home()


def test_areas_that_stay_keep_their_order_while_a_support_is_told_however_they_came_there(
    builder: Builder,
) -> None:
    builder.context.settings.set("motion", "fast")
    cities = "lagoon . .+owl, lands . .", "lagoon . .+helmet, forest . ."
    builder.build(position(*cities, hands=("exchange", "lands-3")), kinds=(PERSON, COMPUTER))
    stage = builder.page.stage
    builder.wait(lambda: not stage.motion.running)
    before = {key: place for key, place in stage.pieces.places.items() if place.face.startswith(("area.", "mini."))}
    for key, place in before.items():
        # As far as the last step of a way may be from its end: Qt takes both for the same point.
        stage.pieces[key].setPos(0.0, 0.0)
        stage.pieces[key].setPos(nextafter(place.x, inf), nextafter(place.y, inf))
    raised = set[str]()
    told = set[type]()

    def look(beat: Beat, part: float) -> None:
        step(beat, part)
        told.add(type(beat.event))
        stay = (key for key, place in before.items() if beat.layout.get(key) == place)
        raised.update(key for key in stay if stage.pieces[key].zValue() != BAND_PIECES + before[key].z)

    step = stage.motion._step
    stage.motion._step = look
    builder.do(RULES.records.text(first(builder.state, ExchangeWithCity, seat=1, territory=0, number=2)))
    builder.wait(lambda: e.AreasExchanged in told and not stage.motion.running)
    assert e.SupportPlayed in told
    assert not raised


def test_a_way_ends_just_where_it_leads() -> None:
    chance = random.Random(5)
    for _ in range(300):
        start, end = (Place(chance.uniform(0, 1900), chance.uniform(0, 1000), 40, 60, "back") for _ in range(2))
        assert between(start, end, 0.0)[:2] == (start.x, start.y)
        assert between(start, end, 1.0)[:2] == (end.x, end.y)


def test_what_one_has_just_done_is_seen_as_one_way(builder: Builder) -> None:
    builder.build(scene())
    builder.look_at_cards()
    page = builder.page
    action = first(builder.state, AddArea)
    builder.act(action)
    past = Past(page.table, page.session, 0, History(page.session.history(0)))
    way = passage(past, [0], page.stage.pieces.places)
    assert {*way.arrivals, *way.renames.values()} <= page.stage.pieces.places.keys()


# Pace, sound, shape.


def test_every_event_has_a_sound_that_exists_and_says_nothing_of_what_is_hidden(table: Table) -> None:
    def sound(kind: Any) -> str:
        event = kind(*[0] * len(kind._fields))
        occasion = table.motion.occasion(event)
        return table.motion.sound(event) if occasion is None else occasion.sound

    silent = {kind for kind in EVENTS if not sound(kind)}
    assert silent == {e.TurnBegun, e.SeatAsked, e.AnswerDeclined, e.NothingDrawn}
    assert {sound(kind) for kind in set(EVENTS) - silent} <= set(sounds.NAMES)


def test_what_a_computer_does_can_be_followed_and_answers_look_alike(builder: Builder) -> None:
    builder.build(scene(), kinds=(PERSON, COMPUTER, COMPUTER))
    table = builder.page.table
    for kind in set(EVENTS) - {e.HandsDealt, e.TurnBegun, e.SeatAsked, e.EndTriggered, e.CityFinished, e.GameEnded}:
        event = kind(*[0] * len(kind._fields))
        assert table.motion.pace(event._replace(seat=1)).takes_time, kind
        assert table.motion.pace(event._replace(seat=1)).followed, kind
        assert not table.motion.pace(event).followed


def test_the_last_action_of_another_stays_marked(builder: Builder) -> None:
    builder.build(exchanging())
    builder.do("let")
    own, theirs = (card_key(builder.state.cities[seat].columns[0][0] >> 1) for seat in (0, 1))
    assert {own, theirs} <= set(builder.page.stage.ground.traced)


def test_all_that_others_did_since_the_own_last_turn_is_marked(builder: Builder) -> None:
    builder.build(scene())
    laid = []
    for _ in range(3):
        added = first(builder.state, AddArea)
        laid.append(card_key(added.half >> 1))
        builder.act(added)
        builder.act(first(builder.state, DrawCard))
    builder.hide_cards()
    assert builder.actor == 0
    assert {key for key in builder.page.stage.ground.traced if key in laid} == set(laid[1:]), (
        "not what was done oneself"
    )
    builder.act(first(builder.state, AddArea))
    assert builder.page.stage.ground.traced == ()


def test_an_own_answer_in_the_turn_of_another_takes_no_mark_away(builder: Builder) -> None:
    builder.build(position("lagoon . .", "lands .", "forest .", hands=("mountain-4", "lands-2", "destroy")))
    builder.act(first(builder.state, DiscardCard))
    builder.act(first(builder.state, DrawCard))
    added = first(builder.state, AddArea)
    builder.act(added)
    builder.act(first(builder.state, DrawCard))
    builder.act(first(builder.state, DestroyArea, seat=0))
    builder.hide_cards()
    builder.do("let")
    lost = builder.state.tartarus[-1]
    builder.act(first(builder.state, DrawCard))
    builder.hide_cards()
    assert builder.actor == 0
    assert {card_key(added.half >> 1), card_key(lost)} <= set(builder.page.stage.ground.traced)


def test_a_piece_of_another_shape_at_its_end_keeps_its_own_until_it_turns_over(builder: Builder) -> None:
    builder.build(scene())
    painted: list[QSize] = []

    def paint(face: str, size: QSize, ratio: float) -> QPixmap:
        painted.append(size)
        return QPixmap(size)

    upright, broad = Place(0, 0, 90, 126, "card"), Place(200, 0, 170, 119, "area")
    piece = Piece("card.1", upright, paint, 1.0)
    for part, shape in ((0.25, upright), (0.75, broad)):
        travel(piece, upright, broad, part, turns=True)
        assert piece.pixmap().size() == QSize(round(shape.width), round(shape.height))
        seen = piece.scale() * piece.pixmap().height()
        assert seen == pytest.approx(126 + (119 - 126) * part)
