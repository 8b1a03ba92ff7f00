"""Hands on the table of Epona: every action has a way, a wrong drop a reason, a piece a name and words."""

import random
from collections import Counter
from collections.abc import Iterable
from itertools import chain

import pytest
from attrs import evolve
from epona_hand import picked_for
from epona_table import FORMS, RULES, Sight, pieces, places_for_hands, sights
from PySide6.QtCore import QPointF, QRectF

from boardroom.engine.keys import kind_of, owner_of
from boardroom.engine.text import Text
from boardroom.games.epona.position.actions import (
    Agree,
    Breed,
    ChooseDeck,
    ChooseGroup,
    ChooseOwner,
    ChooseSelection,
    DiscardCard,
    Divide,
    DrawBonus,
    DrawStables,
    FinishPlacing,
    KeepCards,
    KeepDrawn,
    KeepPlaces,
    KeepRollers,
    KeepStable,
    MoveRoller,
    PassBreeding,
    PlaceCard,
    Refuse,
    SellCard,
    SwapCards,
    TakeCoin,
    TakePoint,
    UseBox,
)
from boardroom.games.epona.position.cards import BOXES, NONE
from boardroom.games.epona.position.state import State, card_key, owner_key
from boardroom.games.epona.table.faces.owner_faces import OWNER_HIGH, OWNER_WIDE, box_area
from boardroom.games.epona.table.gestures import keys
from boardroom.games.epona.table.gestures.hand_words import choice_label, choice_question
from boardroom.games.epona.table.gestures.open_gestures import (
    box_at,
    clickable,
    drop_areas,
    tapped,
    turned_down,
)
from boardroom.games.epona.table.gestures.picks import tools
from boardroom.games.epona.table.layout.locations import NOWHERE, Where, location_of
from boardroom.games.epona.table.layout.views import status_of
from boardroom.games.epona.table.reading.listing import heading
from boardroom.games.epona.table.reading.overview import overview
from boardroom.games.epona.table.reading.piece_names import pile
from boardroom.games.epona.words.explanations import deck_about
from boardroom.games.epona.words.names import deck_name
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.gestures.gesture import Gesture

PLAYERS = (1, 2, 3, 4, 5, 6)
ACTIONS = {
    ChooseSelection, ChooseDeck, KeepCards, PlaceCard, SellCard, UseBox, DrawBonus, TakeCoin, TakePoint, KeepDrawn,
    DrawStables, KeepStable, Breed, FinishPlacing, PassBreeding, MoveRoller, KeepRollers, SwapCards, KeepPlaces, Agree,
    Refuse, Divide, ChooseGroup, DiscardCard, ChooseOwner,
}  # fmt: skip
MIDDLE = QPointF(0.5, 0.5)


def some(sights: Iterable[Sight], share: float, seed: int = 1) -> Iterable[Sight]:
    """About such a share of moments."""
    chance = random.Random(seed)
    return (sight for sight in sights if chance.random() < share)


# What can be done.


def test_every_action_has_a_gesture_or_a_button_or_is_picked(house: AppContext) -> None:
    seen = set[type]()
    for _, _, table, shown in chain.from_iterable(sights(house, players, players, 2) for players in PLAYERS):
        gestures = table.gestures(shown)
        ways = {gesture.actions[0] for gesture in gestures if gesture.actions and not gesture.needs}
        picks = {gesture.pick for gesture in gestures if gesture.pick}
        assert shown.prompt is not None
        buttons = {button.action for button in shown.prompt.buttons}
        for action in shown.legal:
            seen.add(type(action))
            if picked := set(picked_for(action, shown.view.drawn[shown.actor])):
                assert picks >= picked
                offered = {
                    done for tool in tools(evolve(shown, picked=frozenset(picked))) if tool.why is None
                    for done in tool.actions
                }  # fmt: skip
                assert offered == {action}
            else:
                assert action in ways or action in buttons, RULES.records.text(action)
    assert seen == ACTIONS


def test_gestures_do_what_is_allowed_with_what_is_there_and_tell_their_meanings_apart(house: AppContext) -> None:
    for players in PLAYERS:
        for state, seat, table, shown in some(sights(house, players, 7), 0.3):
            layout, meanings = table.layout(shown), dict[tuple[str, str], list[Gesture]]()
            for gesture in table.gestures(shown):
                assert gesture.source in layout
                assert gesture.target in layout or table.target(gesture.target) is not None
                if gesture.pick:
                    assert gesture.pick in layout or table.target(gesture.pick) is not None
                    continue
                after = state
                for action in (*gesture.first[: gesture.needs], *gesture.actions):
                    assert RULES.allows(after, seat, action)
                    after = RULES.apply(after, seat, action).state
                meanings.setdefault((gesture.source, gesture.target), []).append(gesture)
            for found in meanings.values():
                if len(found) == 1:
                    continue
                actions = [gesture.preview for gesture in found]
                assert choice_question(actions) is not None
                said = [table.say(label) for action in actions if (label := choice_label(action)) is not None]
                assert len(set(said)) == len(found)


def test_nothing_can_be_done_while_another_tableau_is_looked_at(house: AppContext) -> None:
    for _, seat, table, shown in some(sights(house, 3, 3), 0.1):
        there = evolve(shown, looked=(seat + 1) % 3)
        assert table.gestures(there) == ()
        assert clickable(there) == ()
        assert all(tapped(there, key, MIDDLE) is None for key in table.layout(there))


def test_what_is_clicked_is_allowed_and_every_choice_of_one_piece_has_its_click(house: AppContext) -> None:
    by_click = (ChooseSelection, ChooseDeck, DrawBonus, DrawStables, MoveRoller)
    clicked = set[type]()
    for state, seat, table, shown in sights(house, 2, 4, 2):
        taps = [tap for key in table.layout(shown) if (tap := tapped(shown, key, MIDDLE)) is not None]
        done = {tap.actions[0] for tap in taps if tap.actions}
        assert all(RULES.allows(state, seat, action) for action in done)
        assert {action for action in shown.legal if isinstance(action, by_click)} <= done
        if any(isinstance(action, KeepCards | KeepDrawn) for action in shown.legal):
            offered = shown.view.drawn[seat] or shown.view.seen
            assert {tap.pick for tap in taps if tap.pick} == {card_key(card) for card in offered}
        clicked |= {type(action) for action in done}
    assert clicked >= set(by_click)


def test_a_box_is_used_by_a_click_on_it_on_the_owner_card_or_as_a_place(house: AppContext) -> None:
    card, used = QRectF(0, 0, OWNER_WIDE, OWNER_HIGH), 0
    assert box_at(QPointF(0.05, 0.5)) is None
    for box in range(BOXES):
        middle = box_area(card, box).center()
        assert box_at(QPointF(middle.x() / OWNER_WIDE, middle.y() / OWNER_HIGH)) == box
    for _, seat, _, shown in sights(house, 2, 4, 2):
        free = [action.box for action in shown.legal if isinstance(action, UseBox)]
        boxes = tuple(key for key in clickable(shown) if kind_of(key) == "box")
        assert boxes == tuple(keys.box_key(seat, box) for box in free)
        for box in range(BOXES):
            middle = box_area(card, box).center()
            spot = QPointF(middle.x() / OWNER_WIDE, middle.y() / OWNER_HIGH)
            gesture = tapped(shown, owner_key(seat), spot)
            assert (gesture is not None) == (box in free)
            used += gesture is not None
    assert used


def test_the_button_says_how_many_cards_are_still_to_be_picked_or_are_too_many(house: AppContext) -> None:
    looked = 0
    for _, seat, table, shown in sights(house, 2, 5, forms=FORMS[:1]):
        keeps = [action for action in shown.legal if isinstance(action, KeepCards)]
        if len(keeps) < 2:
            continue
        drawn, count = shown.view.drawn[seat], len(keeps[0].cards)
        for picked in range(len(drawn) + 1):
            tool, *_ = tools(evolve(shown, picked=frozenset(card_key(card) for card in drawn[:picked])))
            if picked == count:
                assert tool.why is None
                continue
            assert tool.why is not None
            assert str(abs(count - picked)) in table.say(tool.why)
            assert ("too many" in table.say(tool.why)) == (picked > count)
        looked += 1
    assert looked


def test_only_the_own_cards_face_down_are_looked_at_by_a_click(house: AppContext) -> None:
    for state, seat, _, shown in some(sights(house, 3, 6), 0.1):
        hidden = evolve(shown, view=RULES.secrets.view(state, None), legal=())
        backs = [key for key in pieces(hidden.view) if kind_of(key) == "back"]
        assert [key for key in backs if turned_down(hidden, key)] == [key for key in backs if owner_of(key) == seat]


def test_a_card_that_lies_apart_is_of_the_last_round_until_its_owner_places_and_then_for_the_next(
    house: AppContext,
) -> None:
    met = Counter[str]()
    for _, seat, table, shown in sights(house, 2, 7, games=2):
        card = shown.view.aside[seat]
        if card == NONE:
            continue
        key, now = card_key(card), card in shown.view.hands[seat]
        inspected = table.inspect(key, shown)
        meant = table.handling.intent(shown, key, keys.hand_key(seat), "")
        assert inspected is not None
        assert isinstance(meant, Text)
        said = [table.say(text) for text in (table.name(key, shown), inspected.what, meant)]
        for one in said:
            assert ("for the next round" in one.lower(), "from the previous round" in one.lower()) == (now, not now), (
                one
            )
        met["for the next round" if now else "from the previous round"] += 1
    assert len(met) == 2


# Wrong drops.


def test_a_wrong_drop_always_gets_a_reason_and_never_one_against_what_can_be_done(house: AppContext) -> None:
    chance, told = random.Random(3), Counter[str]()
    for players in PLAYERS:
        for state, seat, table, shown in some(sights(house, players, 11), 0.08):
            open_ways = {(gesture.source, gesture.target) for gesture in table.gestures(shown)}
            areas, view = (*drop_areas(shown, table.layout(shown), table.target), ""), shown.view
            for source in table.layout(shown):
                for target in (source, *chance.sample(areas, 8)):
                    if (source, target) in open_ways:
                        continue
                    meant = table.handling.intent(shown, source, target, "")
                    if meant is None:
                        # Put back into the hand from which it could have been used.
                        assert kind_of(source) == "card", (source, target)
                        assert numbers(source) in view.hands[seat], (source, target)
                        there = location_of(view, target)
                        assert there == NOWHERE or there == (Where.HAND, seat, -1, -1), (source, target)
                        continue
                    if not isinstance(meant, Text):
                        assert not RULES.allows(state, seat, meant), (source, target, RULES.records.text(meant))
                        meant = RULES.words.why_not(view, seat, meant)
                    said = table.say(meant)
                    assert said
                    assert "{" not in said
                    told[said] += 1
    assert len(told) > 50


def numbers(key: str) -> int:
    """The number of a card's key."""
    return int(key.partition(".")[2])


# Words.


def spoken(house: AppContext, sight: Sight, said: dict[str, dict[str, str]]) -> None:
    """Collect what everything is called and what is said of it, in the language of the moment."""
    language = said.setdefault(house.voice.language, {})
    _, _, table, shown = sight
    for key in (*table.layout(shown), *places_for_hands(shown.view)):
        language[f"{shown.view.step} {key}"] = table.say(table.name(key, shown))
    for key in table.layout(shown):
        found = table.inspect(key, shown)
        assert found is not None, key
        assert not found.picture.isNull()
        language[f"{shown.view.step} {key} title"] = table.say(found.title)
        language[f"{shown.view.step} {key} what"] = table.say(found.what)
        for at, line in enumerate(found.lines):
            language[f"{shown.view.step} {key} {at}"] = table.say(line.text)
            assert line.icon or (line.picture is not None and not line.picture.isNull())
        for at, text in enumerate(overview(shown.view, key)):
            language[f"{shown.view.step} {key} overview {at}"] = table.say(text)
    for action in shown.legal:
        language[f"{action} heading"] = table.say(heading(action, shown))
    for seat in range(len(shown.view.coins)):
        language[f"{shown.view.step} {seat}"] = table.say(status_of(shown.view, seat).word)


@pytest.mark.parametrize("players", [1, 2, 6])
def test_every_piece_and_place_is_named_and_explained_in_both_languages(house: AppContext, players: int) -> None:
    for moment in some(sights(house, players, 21), 0.04):
        said = dict[str, dict[str, str]]()
        for language in ("en", "ja"):
            house.settings.set("language", language)
            spoken(house, moment, said)
        house.settings.set("language", "en")
        assert said["en"].keys() == said["ja"].keys()
        for key, english in said["en"].items():
            japanese = said["ja"][key]
            assert english
            assert "{" not in english
            assert japanese
            assert "{" not in japanese
            letters = japanese.replace("VP", "").replace("Enter", "")
            for seat in range(players):
                letters = letters.replace(f"P{seat}", "")
            assert not any("a" <= letter.lower() <= "z" for letter in letters), japanese


def test_two_pieces_that_may_be_chosen_are_not_called_alike(house: AppContext) -> None:
    for _, seat, table, shown in some(sights(house, 4, 31), 0.2):
        hand = [card_key(card) for card in (*shown.view.hands[seat], *shown.view.drawn[seat])]
        for group in (hand, [key for key in table.layout(shown) if kind_of(key) in ("selection", "deck")]):
            assert len({table.say(table.name(key, shown)) for key in group}) == len(group)


def thrown_at_all(view: State) -> list[bytes]:
    return [*view.discards, view.stable_discard]


def test_what_was_discarded_is_looked_through_from_the_top(house: AppContext) -> None:
    opened = 0
    for _, _, table, shown in some(sights(house, 3, 41), 0.1):
        for deck, thrown in enumerate(shown.view.discards):
            found = pile(keys.deck_key(deck), shown)
            assert (found is not None) == bool(thrown)
            if found is not None:
                assert found.cards == tuple(card_key(card) for card in reversed(thrown))
                assert len(found.names) == len(found.cards)
                heap = pile(found.cards[0], shown)
                assert heap is not None
                headings = dict(heap.headings)
                first = heap.cards.index(found.cards[0])
                assert heap.cards[first : first + len(found.cards)] == found.cards
                assert headings[first] == deck_name(deck), "below the name of its deck"
                assert len(heap.names) == len(heap.cards) == sum(map(len, thrown_at_all(shown.view)))
                opened += 1
        assert pile(owner_key(0), shown) is None
        assert table.layout(shown)
    assert opened


def test_a_deck_says_what_a_click_does_now_and_names_its_kinds_once(house: AppContext) -> None:
    drawn, opened = Counter[bool](), Counter[bool]()
    for _, _, table, shown in sights(house, 2, 7, games=2):
        draws = {action.deck for action in shown.legal if isinstance(action, ChooseDeck | DrawBonus)}
        draws |= {keys.STABLE_DECK for action in shown.legal if isinstance(action, DrawStables)}
        thrown = [*map(len, shown.view.discards), len(shown.view.stable_discard)]
        for deck in range(keys.STABLE_DECK + 1):
            inspected = table.inspect(keys.deck_key(deck), shown)
            assert inspected is not None
            said = " ".join(table.say(line.text) for line in inspected.lines)
            opens = thrown[deck] > 0 and deck not in draws
            assert ("look through the discards" in said) == opens
            assert ("Click to draw" in said) == (deck == keys.STABLE_DECK and deck in draws)
            assert ("Kinds of card" in said) == (deck in (0, 1)), "the others are called by their kinds"
            assert table.say(deck_about(deck)) in said, "what its cards are good for"
            drawn[deck in draws] += 1
            opened[opens] += 1
    assert drawn[True]
    assert opened[True]
