"""The end: hands sold, rollers, horse boxes (rulebook "End-game scoring", rulings 6 and 10)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from boardroom.engine.text import phrase
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position.actions import KEEP_PLACES, KEEP_ROLLERS, FinishPlacing, MoveRoller, SwapCards
from boardroom.games.epona.position.cards import NONE, OWNERS, STABLES
from boardroom.games.epona.position.events import CardsSwapped, GameEnded, RollersBegun, SwappingBegun
from boardroom.games.epona.position.scoring import line_points, scored, stable_points, total
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.position.tableau import Cube, icon_places
from boardroom.games.epona.position.vocabulary import VET, BonusKind, FormulaKind
from boardroom.games.epona.rules.ending import roller_horses, spare_rollers
from boardroom.games.epona.rules.secrets import seen
from boardroom.games.epona.words import log, previews
from tests.games.epona_positions import Box, act, asked, cube_of, finished, fresh, offered, position, row_of
from tests.games.paddock import say

ROLLER_BOX = next(n for n, box in enumerate(OWNERS[0].below) if any(bonus.kind == BonusKind.ROLLER for bonus in box))


def last_round(*tableaus: Any, **changes: Any) -> State:
    """The last round before anybody finishes placing; nobody breeds."""
    return position(*tableaus, **{"round": 6, "studs": [0] * len(tableaus), "coins": [0] * len(tableaus), **changes})


def at_swaps(state: State) -> State:
    """The position in which horse boxes are used, no roller moved."""
    state = finished(state).state
    while state.phase == Phase.MOVING_ROLLERS:
        state = act(state, KEEP_ROLLERS).state
    assert state.phase == Phase.SWAPPING
    return state


def rolling() -> tuple[list[int], State]:
    """A rider, an owner's roller, horses with a roller of 2 and 3 and a card without one."""
    box = Box()
    cards = [
        box.card("rider", scores=""), box.card(scores="roller 2"), box.card(scores="roller 3"), box.card("vet"),
    ]  # fmt: skip
    return cards, last_round([(box.stable(slots=5), cards)])


# Rollers.


def test_rollers_are_moved_after_the_hand_is_sold_and_before_scoring() -> None:
    cards, state = rolling()
    state = state._replace(hands=(bytes((extra := state.decks[0][0],)),), decks=(state.decks[0][1:], *state.decks[1:]))
    played = finished(state)
    assert (played.state.phase, played.state.coins[0], played.state.hands[0]) == (Phase.MOVING_ROLLERS, 2, b"")
    assert played.the(RollersBegun).seat == 0
    assert extra in played.state.discards[0]
    assert cards


def test_a_rider_s_roller_may_lie_on_any_card_that_scores_with_one_and_on_no_other() -> None:
    cards, state = rolling()
    state = finished(state).state
    assert set(offered(state)) == {MoveRoller(cards[1]), MoveRoller(cards[2]), KEEP_ROLLERS}
    before = total(state, 0)
    assert total(act(state, MoveRoller(cards[1])).state, 0) == before + 2
    assert total(act(state, MoveRoller(cards[2])).state, 0) == before + 3


def test_each_rider_and_each_roller_box_has_one_roller() -> None:
    cards, state = rolling()
    assert spare_rollers(state, 0) == 1
    assert spare_rollers(state._replace(boxes=(1 << ROLLER_BOX,)), 0) == 2
    state = act(finished(state._replace(boxes=(1 << ROLLER_BOX,))).state, MoveRoller(cards[1])).state
    assert spare_rollers(state, 0) == 1
    assert act(state, MoveRoller(cards[2])).state.phase == Phase.OVER


def test_ruling_10_one_roller_a_card() -> None:
    cards, state = rolling()
    state = act(finished(state._replace(boxes=(1 << ROLLER_BOX,))).state, MoveRoller(cards[2])).state
    assert set(offered(state)) == {MoveRoller(cards[1]), KEEP_ROLLERS}


def test_rollers_may_stay_where_they_are_and_are_worth_nothing_on_a_rider() -> None:
    cards, state = rolling()
    state = finished(state).state
    played = act(state, KEEP_ROLLERS)
    assert played.state.phase == Phase.OVER
    assert total(played.state, 0) == total(state, 0)
    assert not any(item.what == cards[0] for item in scored(played.state, 0))


def test_without_a_roller_or_a_card_for_it_nobody_is_asked() -> None:
    box = Box()
    rider, horse = box.card("rider", scores=""), box.card(scores="roller 2")
    assert finished(last_round([(box.stable(slots=3), [rider])])).state.phase == Phase.OVER
    assert finished(last_round([(box.stable(slots=3), [horse])])).state.phase == Phase.OVER
    assert roller_horses(last_round([(box.stable(slots=3), [horse])]), 0) == [horse]


def test_players_move_rollers_one_after_another_and_only_their_own() -> None:
    box = Box()
    tables = []
    for _ in range(2):
        stable = box.stable(slots=3)
        tables.append([(stable, [box.card("rider", scores=""), box.card(scores="roller 2")])])
    mine, theirs = tables[0][0][1][1], tables[1][0][1][1]
    state = finished(last_round(*tables, starter=1, active=1)).state
    assert asked(state) == 1
    assert set(offered(state)) == {MoveRoller(theirs), KEEP_ROLLERS}
    state = act(state, MoveRoller(theirs)).state
    assert asked(state) == 0
    assert act(state, MoveRoller(mine)).state.rollers == (bytes((mine,)), bytes((theirs,)))


# Horse boxes.


def boxes(count: int = 1, **changes: Any) -> tuple[list[int], State]:
    """So many horse boxes and two other cards, a gap between them."""
    box = Box()
    cards = [*box.cards(count, "horse-box", scores=""), box.card("racing mare"), box.card("vet")]
    laid: list[int | None] = [*cards[:-1], None, cards[-1]]
    return cards, last_round([(box.stable(slots=5), laid), (box.stable(slots=3), [])], **changes)


def test_a_horse_box_swaps_the_position_of_two_of_the_player_s_own_cards_itself_included() -> None:
    cards, state = boxes()
    state = finished(state).state
    assert state.phase == Phase.SWAPPING
    every = {SwapCards(*sorted(pair)) for pair in ((cards[0], cards[1]), (cards[0], cards[2]), (cards[1], cards[2]))}
    assert set(offered(state)) == {*every, KEEP_PLACES}
    played = act(state, SwapCards(*sorted((cards[1], cards[2]))))
    assert row_of(played.state, 0) == [cards[0], cards[2], None, cards[1], None]
    assert played.the(CardsSwapped).seat == 0
    assert played.state.phase == Phase.OVER
    assert played.of(GameEnded)


def test_a_swap_is_told_with_the_points_that_it_is_good_for_card_by_card() -> None:
    box = Box()
    plain, counting = box.card("rider", scores=""), box.card("rider", scores="each row sporting")
    rows = [
        (box.stable(slots=5), [box.card("horse-box", scores=""), plain, box.card("racing mare", scores="")]),
        (box.stable(slots=3), [counting]),
    ]
    state = last_round(rows, phase=Phase.SWAPPING, swaps=1)
    swap = SwapCards(*sorted((plain, counting)))
    played = act(state, swap)
    told = EponaRules().words.scored(state, played.state, None)
    assert [(one.seat, one.points) for one in told] == [(0, 1)]
    assert [points for _, points in told[0].parts] == [1]
    line = say(log.line(played.the(CardsSwapped)))
    assert line == "Vera swaps a rider and another one."
    assert say(log.line(played.the(CardsSwapped)), "ja") == "Veraさんが騎手と同じ種類のもう1枚の位置を交換しました。"
    for action in (SwapCards(*sorted((rows[0][1][0], rows[0][1][1]))), KEEP_PLACES):
        assert EponaRules().words.scored(state, act(state, action).state, None) == (), action


def test_the_swap_is_optional() -> None:
    _, state = boxes()
    state = finished(state).state
    after = act(state, KEEP_PLACES).state
    assert (after.phase, after.tableaus) == (Phase.OVER, state.tableaus)


def test_each_horse_box_has_one_swap_one_after_another() -> None:
    cards, state = boxes(2)
    played = finished(state)
    assert played.the(SwappingBegun).swaps == 2
    state = act(played.state, SwapCards(*sorted(cards[2:4]))).state
    assert (state.phase, state.swaps) == (Phase.SWAPPING, 1)
    state = act(state, SwapCards(*sorted((cards[0], cards[2])))).state
    assert state.phase == Phase.OVER
    assert row_of(state, 0) == [cards[2], cards[1], cards[3], None, cards[0]]


def test_without_a_horse_box_nobody_swaps_and_a_carriage_is_none() -> None:
    box = Box()
    assert (
        finished(last_round([(box.stable(slots=3), [box.card("carriage"), box.card("vet")])])).state.phase == Phase.OVER
    )


def test_players_swap_one_after_another_from_the_start_player() -> None:
    box = Box()
    tables = [[(box.stable(slots=3), [box.card("horse-box", scores=""), box.card("vet")])] for _ in range(3)]
    state = finished(last_round(*tables, starter=2, active=2)).state
    order = []
    while state.phase == Phase.SWAPPING:
        order.append(asked(state))
        own = set(tables[asked(state)][0][1])
        assert {action.card for action in offered(state, SwapCards)} <= own
        state = act(state, KEEP_PLACES).state
    assert order == [2, 0, 1]


def test_rollers_come_before_horse_boxes() -> None:
    box = Box()
    cards = [box.card("rider", scores=""), box.card(scores="roller 2"), box.card("horse-box", scores="")]
    state = finished(last_round([(box.stable(slots=4), cards)])).state
    assert state.phase == Phase.MOVING_ROLLERS
    assert act(state, MoveRoller(cards[1])).state.phase == Phase.SWAPPING


def test_ruling_10_tokens_and_rollers_travel_with_swapped_cards() -> None:
    box = Box()
    mare, horse = box.card("mare", where=lambda one: one.formula.kind == 0), box.card(scores="roller 3")
    cards = [box.card("horse-box", scores=""), mare, horse]
    state = finished(last_round([(box.stable(slots=4), cards)], tokens={mare: 2}, rollers=(bytes((horse,)),))).state
    after = act(state, SwapCards(*sorted((mare, horse)))).state
    assert row_of(after, 0)[1:3] == [horse, mare]
    assert after.tokens[mare] == 2
    assert total(after, 0) == total(state, 0)


def test_a_completed_stable_stays_completed_when_its_card_is_swapped_away() -> None:
    box = Box()
    stable = box.stable(slots=3, where=lambda one: one.at_end.kind == FormulaKind.FLAT)
    cards = box.filling(stable)
    other, trailer = box.card("arena"), box.card("horse-box", scores="")
    state = at_swaps(last_round([(stable, cards), (box.stable(slots=5), [other, trailer])]))
    places = icon_places(state.tableaus[0], state.tokens)
    points = stable_points(state.tableaus[0], 0, places)
    assert (cube_of(state, 0), points) == (Cube.COMPLETED, STABLES[stable].at_end.points)
    after = act(state, SwapCards(*sorted((cards[0], other)))).state
    assert cube_of(after, 0) == Cube.COMPLETED
    assert stable_points(after.tableaus[0], 0, icon_places(after.tableaus[0], after.tokens)) == points


def test_by_swapping_it_is_not_possible_to_fulfil_a_stable_s_requirement() -> None:
    box = Box()
    stable = box.stable(slots=3, where=lambda one: one.at_once != () and one.at_end.kind == FormulaKind.FLAT)
    missing = box.filling(stable)
    cards = box.filling(stable, completes=False)
    trailers = box.cards(3, "horse-box")
    state = last_round([(stable, cards), (box.stable(mark="6"), [*missing, *trailers])])
    assert cube_of(state, 0) == Cube.FINISHED
    state = before = at_swaps(state)
    for mine, other in zip(cards, missing, strict=True):
        state = act(state, SwapCards(*sorted((mine, other)))).state
    assert row_of(state, 0) == missing
    assert cube_of(state, 0) == Cube.FINISHED
    assert cube_of(state, 1) == cube_of(before, 1)
    assert (state.coins, state.studs, state.points, state.pending) == (
        before.coins, before.studs, before.points, (),
    )  # fmt: skip
    assert stable_points(state.tableaus[0], 0, icon_places(state.tableaus[0], state.tokens)) == 0


def test_ruling_10_line_bonuses_and_formulas_are_judged_after_the_swaps() -> None:
    box = Box()
    stable = box.stable(where=lambda one: one.line == VET)
    vet, arena, trailer = box.card("vet"), box.card("arena"), box.card("horse-box", scores="")
    state = at_swaps(last_round([(stable, [arena, trailer]), (box.stable(slots=4), [vet])]))
    assert line_points(state.tableaus[0], 0, icon_places(state.tableaus[0], state.tokens)) == 0
    after = act(state, SwapCards(*sorted((vet, arena)))).state
    assert line_points(after.tableaus[0], 0, icon_places(after.tableaus[0], after.tokens)) == 2


def test_the_hand_is_sold_before_anything_else_at_the_end() -> None:
    cards, state = boxes()
    hand = state.decks[3][:2]
    state = state._replace(hands=(hand,), decks=(*state.decks[:3], state.decks[3][2:], *state.decks[4:]))
    state = act(state, FinishPlacing(NONE)).state
    assert (state.phase, state.coins[0]) == (Phase.SWAPPING, 4)
    assert cards


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_whatever_ends_the_game_at_once_says_so_before_and_nothing_else_does(seats: int) -> None:
    """In games that are played by chance: every action from the last breeding on, and what finishes placing."""
    rules = EponaRules()
    ends, met = phrase("Epona", "this ends the game", "a preview"), Counter[bool]()
    for seed in range(12):
        chance, state = Random(seed), fresh(seats, seed)
        while state.phase != Phase.OVER:
            seat = rules.actors(state)[0]
            allowed = rules.legal(state, seat)
            if state.round == state.rounds:
                view = seen(state, seat)
                for action in allowed[:12]:
                    over = rules.apply(state, seat, action).state.phase == Phase.OVER
                    said = any(line.text == ends for line in previews.preview(view, seat, action).lines)
                    assert said == over, f"{action} in {state.phase}"
                    met[over] += 1
            state = rules.apply(state, seat, chance.choice(allowed)).state
    assert met[True]
    assert met[False]
