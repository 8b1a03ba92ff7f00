"""The motion of Epona: by what ways pieces go in every event of random games; what is told, rung and heard of it."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest
from epona_table import RULES, BareTable, pieces, sights

from boardroom.controller.session import Told
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.records.record import SeatSpec
from boardroom.games.epona import manifest
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.actions import Breed, PlaceCard, SellCard
from boardroom.games.epona.position.cards import DECK, HIDDEN, NONE
from boardroom.games.epona.position.state import Phase, State, card_key
from boardroom.games.epona.table import EponaTable
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.motion import paces_and_sounds as motion
from boardroom.games.epona.table.motion.card_paths import moves
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.sound import sounds
from boardroom.ui.stage.motion.moves import Moves
from boardroom.ui.stage.presentation import Presentation
from tests.games.epona_positions import Box, act, position

SEATS = (SeatSpec("P0", PERSON), SeatSpec("P1", COMPUTER, "greedy"))


class Picture(NamedTuple):
    """An event as an audience sees it, with the view before and after it."""

    event: Any
    before: State
    after: State


def pictures(state: State, action: Any, seat: int, audience: int | None) -> Iterator[Picture]:
    """The events of an action one after the other, as an audience sees them."""
    view = RULES.secrets.view(state, audience)
    events = RULES.apply(state, seat, action).events
    for happened, picture in zip(events, RULES.pictures(state, seat, action), strict=True):
        event = RULES.secrets.see(happened, audience)
        if event is not None:
            after = RULES.secrets.view(picture, audience)
            yield Picture(event, view, after)
            view = after


def way(table: BareTable, picture: Picture, audience: int | None = None) -> Moves:
    """How pieces move in an event."""
    before, after = Presentation(picture.before, audience), Presentation(picture.after, audience)
    return moves(table.target, before, picture.event, table.layout(before), table.layout(after))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_comes_lies_there_afterwards_and_what_leaves_does_not(house: AppContext, players: int) -> None:
    seen = set[type]()
    for state, seat, table, shown in sights(house, players, 61):
        action = shown.legal[shown.view.step % len(shown.legal)]
        for audience in (seat, None):
            for picture in pictures(state, action, seat, audience):
                seen.add(type(picture.event))
                before, after = pieces(picture.before), pieces(picture.after)
                found = way(table, picture, audience)
                assert set(found.arrivals) <= set(after) - set(before)
                assert set(found.departures) <= set(before) - set(after)
                assert set(found.renames) <= set(before)
                assert set(found.renames.values()) <= set(after)
                for key in motion.cast(picture.event):
                    assert key not in (card_key(HIDDEN), card_key(NONE))
                    assert table.say(table.name(key, Presentation(picture.after, audience)))
    assert len(seen) > 12


def test_a_card_of_a_hand_that_is_not_seen_turns_over_into_its_slot(house: AppContext) -> None:
    box = Box()
    stable, card = box.stable(slots=4), box.card("riding")
    state = position([(stable, [])], [(box.stable(slots=4), [])], hands=[[card]], coins=[9, 9])
    (picture, *_) = pictures(state, PlaceCard(card, 0, 1), 0, None)
    found = way(BareTable(house, SEATS), picture)
    assert found.renames == {keys.back_key(0, 0): card_key(card)}


def test_a_card_sold_leaves_for_the_discard_pile_and_is_the_top_of_it(house: AppContext) -> None:
    box = Box()
    under, card = box.cards(2, "riding")
    stables: list[list[tuple[int, Sequence[int]]]] = [[(box.stable(slots=4), [])], [(box.stable(slots=4), [])]]
    state = position(*stables, hands=[[card]], discarded=[under])
    (picture, *_) = pictures(state, SellCard(card), 0, 0)
    assert card_key(card) in pieces(picture.after)
    assert card_key(under) not in pieces(picture.after)
    found = way(BareTable(house, SEATS), picture, 0)
    assert not found.departures
    # The place of its own is where it glides to.
    assert card_key(card) not in found.arrivals


def test_what_a_seat_discards_goes_to_the_heap_from_wherever_it_was_seen(house: AppContext) -> None:
    box = Box()
    cards = box.cards(3, "riding")
    state = position([(box.stable(slots=4), [])], [(box.stable(slots=4), [])], hands=[cards], aside=[NONE, NONE])
    state = state._replace(phase=Phase.BREEDING, active=1, finished=1)
    event = e.RoundEnded(0, 1, (bytes(cards), b""), state.aside)
    thrown = state._replace(
        hands=(b"", b""), discards=tuple(bytes(cards) * (deck == DECK[cards[0]]) for deck in range(6))
    )
    table = EponaTable(house, manifest, SEATS)
    for audience in (0, 1):
        views = (RULES.secrets.view(one, audience) for one in (state, thrown))
        shown, later = (Presentation(view, audience, looked=audience) for view in views)
        table.attend(shown)
        places, layout = table.layout(shown), table.layout(later)
        heap = table.target(keys.HEAP)
        assert heap is not None
        found = moves(table.target, shown, event, places, layout)
        top, *others = map(card_key, reversed(cards))
        assert heap.contains(layout[top].area().center())
        if audience == 0:
            assert all(heap.contains(found.departures[key].area().center()) for key in others)
        else:
            assert top in found.arrivals, "from what another one has"


def told_events() -> Iterator[Any]:
    """An event of each class, of the computer player where it is somebody's."""
    for kind in vars(e).values():
        if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields") and "beat" in kind._fields:
            defaults = {"seat": 1, "cards": b"", "others": b"", "stables": b"", "sold": (), "kept": NONE, "taken": b""}
            yield kind(**{field: defaults.get(field, 0) for field in kind._fields})


def test_what_a_computer_player_does_is_told_long_enough_to_be_followed() -> None:
    silent = {e.SelectingBegun, e.BonusOpened, e.BreedingBegun, e.RollersBegun, e.SwappingBegun}
    found = [event for event in told_events() if hasattr(event, "seat")]
    assert len(found) > 25
    for event in found:
        assert motion.pace(SEATS, event).takes_time == (type(event) not in silent), event


def test_of_what_a_person_does_only_what_concerns_others_is_told_again() -> None:
    told = {type(event) for event in told_events() if motion.pace(SEATS[:1] * 2, event).takes_time}
    assert told == {
        e.StableFinished, e.BreedingAsked, e.BreedingRefused, e.HorsesBred, e.CardsSwapped, e.RoundEnded, e.GameEnded,
        e.GroupsRevealed, e.GroupTaken, e.OwnersRevealed,
    }  # fmt: skip


def test_a_stable_completed_is_heard_otherwise_than_one_only_finished() -> None:
    completed = motion.occasion(e.StableFinished(0, 0, 0, 0, 1))
    assert completed is not None
    assert completed.sound == sounds.STABLE
    assert motion.occasion(e.StableFinished(0, 0, 0, 0, 0)) is None
    assert motion.sound(e.StableFinished(0, 0, 0, 0, 0)) == sounds.TILE
    assert {motion.sound(event) for event in told_events()} <= {"", *sounds.NAMES}


def told_of(state: State, seat: int, action: Any) -> tuple[State, Told]:
    """What an action does, and what the log has of it."""
    played = act(state, action, seat=seat)
    return played.state, Told(0, seat, played.events)


def test_what_others_did_stays_marked_until_the_own_next_action_and_an_own_answer_does_not_end_it(
    house: AppContext,
) -> None:
    box = Box()
    mare, stallion, card = box.card("mare"), box.card("stallion"), box.card("vet")
    rows = [(box.stable(slots=6), [mare])], [(box.stable(slots=6), [stallion])]
    state = position(*rows, hands=[[card]], lots=[1, 1], studs=[1, 0], coins=[9, 9], refusal=1)
    state, placed = told_of(state, 0, PlaceCard(card, 0, 3))
    state, asked = told_of(state, 0, Breed(mare, stallion))
    history = [placed, asked]
    marked = motion.traces(Presentation(RULES.secrets.view(state, 1), 1, 1, history=history))
    assert set(marked) == {card_key(card), card_key(mare), card_key(stallion)}
    (agree, _) = RULES.legal(state, 1)
    state, agreed = told_of(state, 1, agree)
    answered = [*history, agreed]
    assert set(motion.traces(Presentation(RULES.secrets.view(state, 1), 1, history=answered))) == set(marked)
    assert motion.traces(Presentation(RULES.secrets.view(state, 0), 0, 0, history=history)) == ()
    # What comes of another's action for oneself is not marked.
    drawn = e.CardsDrawn(0, 1, bytes([card]), bytes(6))
    assert motion.traces(Presentation(RULES.secrets.view(state, 1), 1, 1, history=[Told(0, 0, (drawn,))])) == ()
    # Who only watches sees the last action.
    watched = motion.traces(Presentation(RULES.secrets.view(state, None), None, history=answered))
    assert set(watched) == {card_key(mare), card_key(stallion)}
