"""Games saved by the first version of the rules: they open, replay to the same fingerprints, and can be played on."""

from pathlib import Path

import pytest

from boardroom.controller.resuming import timeline_of
from boardroom.engine.records.record import Record, fingerprint, load
from boardroom.engine.records.replay import replay
from boardroom.games.my_kingdom_for_a_horse.position.counts import Kind
from boardroom.games.my_kingdom_for_a_horse.position.field import total
from boardroom.games.my_kingdom_for_a_horse.position.state import Phase
from tests.games.farms import RULES, act, asked

RECORDS = Path(__file__).parent / "data" / "kingdom_records"
WHOLE = {
    # Who won by the seats' mask (16: Moritz), and in which round.
    "one_against_moritz": (16, 5),
    "two_short": (1, 10),
    "three": (1, 16),
    "four": (2, 20),
    "two_at_random": (2, 32),
}


def record(name: str) -> Record:
    return load((RECORDS / f"{name}.json").read_bytes(), name)


@pytest.mark.parametrize("name", WHOLE)
def test_a_game_of_the_first_rules_replays_to_the_same_fingerprints(name: str) -> None:
    saved = record(name)
    assert saved.rules_version == "1"
    played = replay(RULES, saved)
    assert played.problem is None
    assert saved.fingerprints, "fingerprints were taken on the way"
    end = played.states[-1]
    assert fingerprint(RULES, RULES.records.decode(saved.snapshot)) == fingerprint(RULES, end)
    assert (end.phase, end.winners, end.round) == (Phase.OVER, *WHOLE[name])
    assert RULES.records.encode(end) == saved.snapshot


def test_a_game_saved_in_a_restock_of_several_rounds_goes_on_from_its_saved_position() -> None:
    """The first rules took what was missing between the rounds; now it is taken when the restock is complete."""
    line, complaint = timeline_of(RULES, record("amid_an_old_restock"))
    assert complaint is not None
    state = line.state
    before = total(state.fields[0].animals)[Kind.SHEEP]
    assert (asked(state), state.supply[Kind.SHEEP]) == (1, 0)
    played = act(state, "forced-loss", "forced-loss")
    assert (total(played.state.fields[0].animals)[Kind.SHEEP], played.state.supply[Kind.SHEEP]) == (before + 1, 0)
