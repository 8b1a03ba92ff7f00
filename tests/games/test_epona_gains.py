"""The "+n" of previews and of what is pointed at: what scores more with a card, as the rules score it."""

import random
from collections import Counter
from collections.abc import Iterator

from boardroom.engine import rng
from boardroom.engine.keys import kind_of
from boardroom.engine.manifest import PERSON
from boardroom.games.epona.game import EponaRules
from boardroom.games.epona.position import scoring
from boardroom.games.epona.position.actions import Breed, MoveRoller, PlaceCard, SwapCards
from boardroom.games.epona.position.cards import FORMULA, NONE, STABLES
from boardroom.games.epona.position.scoring import rollers_to_come
from boardroom.games.epona.position.state import Phase, State, card_key, owner_key, stable_key
from boardroom.games.epona.position.tableau import Cube, Spot, cards_of, icon_places, open_slots
from boardroom.games.epona.position.vocabulary import FormulaKind
from boardroom.games.epona.rules.legal import legal
from tests.games.epona_positions import Box, act, position, with_icons_used
from tests.games.paddock import say

RULES = EponaRules()
TOLD = (PlaceCard, Breed, MoveRoller, SwapCards)


def moments(players: int, seed: int) -> Iterator[tuple[State, int]]:
    """Every moment of a random game in which cards are placed rather than placing finished."""
    chance = random.Random(seed)
    state = RULES.setup(RULES.resolve({}, (PERSON,) * players), players, rng.seeded(seed))
    while RULES.outcome(state) is None:
        seat = RULES.actors(state)[0]
        yield state, seat
        actions = RULES.legal(state, seat)
        kinds = sorted({type(action).__name__ for action in actions})
        wanted = chance.choices(kinds, [9 if kind in ("PlaceCard", "SwapCards", "MoveRoller") else 1 for kind in kinds])
        action = chance.choice([action for action in actions if type(action).__name__ in wanted])
        state = RULES.apply(state, seat, action).state


def by_item(state: State, seat: int) -> dict[str, int]:
    """What each piece of a seat scores, read off its items another way."""
    found: Counter[str] = Counter()
    for part, points, what, _ in scoring.scored(state, seat):
        if part == scoring.STABLE_PART:
            found[stable_key(state.tableaus[seat][what].stable)] += points
        elif part in (scoring.ASSET_PART, scoring.TOKEN_PART):
            found[card_key(what)] += points
        elif part == scoring.OWNER_PART:
            found[owner_key(seat)] += points
    return found


def left(state: State, seat: int) -> int:
    """The points of what is no piece."""
    return sum(item.points for item in scoring.scored(state, seat) if item.part == scoring.LEFT_PART)


def test_all_gains_and_what_is_left_are_the_difference_that_a_preview_tells() -> None:
    counted: Counter[type] = Counter()
    for seed in range(6):
        for state, seat in moments(seed % 3 + 1, seed):
            view = RULES.secrets.view(state, seat)
            for action in legal(view, seat):
                if not isinstance(action, TOLD) or (isinstance(action, Breed) and state.refusal):
                    continue
                done = act(state, action, seat=seat).state
                if isinstance(action, PlaceCard | Breed) and (done.round, done.phase) != (state.round, state.phase):
                    continue
                done = with_icons_used(done) if isinstance(action, PlaceCard) else done
                preview = RULES.words.preview(view, seat, action)
                before, after = map(
                    int, say(preview.lines[-1].text).removeprefix("total: ").removesuffix(" VP").split(" → ")
                )
                gains = dict(preview.gains)
                rollers = rollers_to_come(done, seat) - rollers_to_come(state, seat)
                assert sum(gains.values()) + left(done, seat) - left(state, seat) + rollers == after - before
                was, now = by_item(state, seat), by_item(done, seat)
                assert gains == {key: now[key] - was[key] for key in {**was, **now} if now[key] != was[key]}
                counted[type(action)] += 1
    assert all(counted[kind] > 5 for kind in TOLD), counted


def test_what_is_pointed_at_in_a_hand_marks_each_card_with_the_most_that_it_gains_in_any_slot() -> None:
    marked = 0
    for state, seat in moments(2, 9):
        if state.phase != Phase.PLACING or state.pending:
            continue
        for card in state.hands[seat]:
            most: dict[str, int] = {}
            for row, slot in open_slots(state.tableaus[seat]):
                for key, more in RULES.words.preview(state, seat, PlaceCard(card, row, slot)).gains:
                    most[key] = max(more, most.get(key, 0))
            found = scoring.possible_gains(state, seat, card)
            cards = {key: more for key, more in most.items() if kind_of(key) == "card" and key != card_key(card)}
            assert {key: more for key, more in found.items() if kind_of(key) == "card"} == cards
            # A stable that is completed there is not told beforehand.
            assert all(more <= most.get(key, 0) for key, more in found.items())
            marked += len(found)
    assert marked > 20


def test_what_a_card_or_stable_counts_wears_together_what_it_scores_with_it() -> None:
    shared = 0
    for state, seat in moments(2, 4):
        tableau = state.tableaus[seat]
        places = icon_places(tableau, state.tokens)
        scores = {(part, what): points for part, points, what, line in scoring.scored(state, seat) if not line}
        for card, spot in cards_of(tableau):
            shares = scoring.shares_of_card(state, seat, spot)
            assert set(shares) <= set(scoring.counted_by_card(tableau, places, spot))
            if shares or FORMULA[card].kind == FormulaKind.EACH:
                assert sum(shares.values()) == scores.get((scoring.ASSET_PART, card), 0)
                shared += len(shares)
        for row, (stable, slots, cube) in enumerate(tableau):
            shares = scoring.shares_of_stable(state, seat, row)
            if cube == Cube.COMPLETED and STABLES[stable].at_end.kind == FormulaKind.EACH:
                assert sum(shares.values()) >= scores.get((scoring.STABLE_PART, row), 0)
                shared += len(shares)
            assert NONE in slots or cube != Cube.UNFINISHED
    assert shared > 100


def test_a_vet_wears_nothing_itself_and_the_mares_with_foals_wear_what_they_bring() -> None:
    box = Box()
    vet, foals = box.card("vet", scores="each tableau foal"), box.cards(2, "mare")
    state = position([(box.stable(slots=6), [vet, *foals])], tokens=dict.fromkeys(foals, 2))
    assert scoring.shares_of_card(state, 0, Spot(0, 0)) == dict.fromkeys(foals, 1)
