"""What changed the points of cities: it makes up what the table shows, and nothing of tokens."""

from collections import Counter
from random import Random

import pytest

from boardroom.engine.briefs import Scored, scored_together, told_points
from boardroom.engine.text import in_english, verbatim
from boardroom.games.ephyran.game import EphyranRules
from boardroom.games.ephyran.position.scoring import totals
from boardroom.games.ephyran.position.state import Phase, State, asked
from boardroom.games.ephyran.rules.secrets import seen
from tests.games.cities import act, position

RULES = EphyranRules()


def told(before: State, *texts: str, audience: int | None = None) -> str:
    """What the line of a turn says of points after these actions, to an audience."""
    text = told_points(RULES.words.scored(before, act(before, *texts).state, audience))
    return "" if text is None else in_english(text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_scored_makes_up_every_change_of_the_points_that_everybody_or_a_player_sees(players: int) -> None:
    chance = Random(players)
    state = RULES.setup({"start": "first", "gods": "dealt"}, players, 7 + players)
    changed = 0
    while state.phase != Phase.OVER:
        action = chance.choice(RULES.legal(state, asked(state)))
        after = RULES.apply(state, asked(state), action).state
        for audience in (None, *range(players)):
            scored = RULES.words.scored(state, after, audience)
            said = Counter({one.seat: one.points for one in scored})
            sums = totals(seen(state, audience)), totals(seen(after, audience))
            for seat, (had, has) in enumerate(zip(*sums, strict=True)):
                # At the end tokens are turned over.
                assert after.phase == Phase.OVER or said[seat] == has - had
            assert all(points for one in scored for _, points in one.parts)
            changed += bool(scored)
        state = after
    assert changed > 10


def test_what_scored_is_named_with_its_points_and_the_own_territory_of_a_god_counts_twice() -> None:
    state = position("lagoon . . .", "lands .", hands=["lagoon-4-triton lands-1"])
    assert told(state, "add lagoon-4 lagoon") == "seat 0: +4 points (Triton +2, four creatures in the lagoon +2)."
    assert told(state, "add lands-1 lands").startswith("seat 0: +1 points (")


def test_of_tokens_nothing_is_told_but_to_their_owner() -> None:
    state = position("lagoon . .", "lands .", phase=Phase.PLACING_TOKEN, token=3)
    assert told(state, "place lagoon 1") == told(state, "place lagoon 1", audience=1) == ""
    assert told(state, "place lagoon 1", audience=0) == "seat 0: +2 points (Owl +2)."


def test_a_token_that_comes_with_an_area_is_told_with_its_points_to_who_gets_it() -> None:
    state = position("lagoon .", "lagoon =+owl", hands=["exchange"])._replace(gods=(3, 2))
    exchange = "exchange exchange 2 lagoon 1", "let"
    assert told(state, *exchange) == ""
    own, theirs = told(state, *exchange, audience=0), told(state, *exchange, audience=1)
    assert own.startswith("seat 0: +1 points (")
    assert "Owl +1" in own
    assert theirs.startswith("seat 1: −1 points (")
    assert "Owl −1" in theirs


def test_a_stolen_token_is_told_with_its_points_to_who_is_robbed_and_to_nobody_else() -> None:
    state = position("lands .", "lagoon .+trident", "", hands=["steal-token"])._replace(gods=(3, 2, 1))
    steal = "steal-token steal-token 2 lagoon 1", "let"
    assert told(state, *steal, audience=1) == "seat 1: −2 points (Trident −2)."
    assert told(state, *steal, audience=2) == told(state, *steal) == ""


def test_where_a_token_goes_with_its_area_the_points_say_that_it_is_not_counted() -> None:
    theirs = "lagoon . = .+trident"
    state = position("lagoon . = =", theirs, hands=["exchange"])
    said = told(state, "exchange exchange 2 lagoon 3", "let")
    assert said == "seat 0: +2 points (Siren +2, tokens not counted)."
    both = position("lagoon . = =+trident", theirs, hands=["exchange"])
    assert told(both, "exchange exchange 2 lagoon 3", "let") == said, "of two that change places, too"
    without = position("lagoon .+owl = =", theirs.partition("+")[0], hands=["exchange"])
    assert "tokens" not in told(without, "exchange exchange 2 lagoon 3", "let")


def test_points_that_come_and_go_in_one_turn_are_told_together() -> None:
    cyclops, owl = verbatim("Cyclops"), verbatim("an owl")
    steps = Scored(1, ((cyclops, 1),)), Scored(0, ((owl, -1),)), Scored(1, ((cyclops, -1), (owl, 2)))
    assert scored_together(steps) == (Scored(1, ((owl, 2),)), Scored(0, ((owl, -1),)))
    more = verbatim("tokens not counted")
    kept = Scored(1, ((cyclops, 1),), more), Scored(1, ((owl, 1),))
    assert scored_together(kept) == (Scored(1, ((cyclops, 1), (owl, 1)), more),)
    assert scored_together((Scored(1, ((owl, 1),)), Scored(1, ((owl, -1),)))) == ()
