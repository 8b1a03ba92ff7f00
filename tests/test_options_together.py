"""Options that do not go together, or not with who plays: refused with the reason wherever a game begins."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from attrs import evolve

from boardroom.__main__ import main
from boardroom.controller import catalog, open_game
from boardroom.controller.session import Session
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import COMPUTER, PERSON, Options, OptionValue, RefusedOption
from boardroom.engine.records.record import Ledger, Record, SeatSpec
from boardroom.engine.text import Text, phrase
from boardroom.games.epigo.game import EpigoRules
from boardroom.ui.kit.words.say import Voice
from tests.played import recorded

GAME = "my-kingdom-for-a-horse"
REASON = "Computer-only games might never end: they need a turn limit."
BY_THEMSELVES = [COMPUTER, COMPUTER]


class Choosy(EpigoRules):
    """Epigo in which a long game must end some time, and a short one has no use for that."""

    def why_not_option(self, options: Options, kinds: Sequence[str], key: str, value: OptionValue) -> Text | None:
        if key == "draw_after" and options["captures"] == 4 and value == 0:
            return phrase("Choosy", "A long game must end.")
        if key == "draw_after" and options["captures"] == 2 and value not in ("auto", 0):
            return phrase("Choosy", "A short game ends anyway.")
        return None


def test_what_does_not_go_together_is_refused_with_key_value_and_reason() -> None:
    rules = Choosy()
    with pytest.raises(RefusedOption, match="option draw_after cannot be 0 here: A long game must end") as refused:
        rules.resolve({"captures": 4, "draw_after": 0}, [PERSON, PERSON])
    assert (refused.value.key, refused.value.value) == ("draw_after", 0)
    assert rules.resolve({"captures": 3, "draw_after": 0}, [PERSON, PERSON]) == {"captures": 3, "draw_after": 0}


def test_what_is_impossible_gives_way_to_the_default_and_nothing_else_changes() -> None:
    rules = Choosy()
    people = [PERSON, PERSON]
    assert rules.fitted({"captures": 4, "draw_after": 0}, people) == {"captures": 4, "draw_after": "auto"}
    assert rules.fitted({"captures": 4, "draw_after": 40}, people) == {"captures": 4, "draw_after": 40}
    assert rules.fitted({"captures": 2, "draw_after": 40}, people) == {"captures": 2, "draw_after": "auto"}


def test_computers_by_themselves_need_a_last_round_and_anybody_else_does_not() -> None:
    rules = catalog.rules(GAME)
    with pytest.raises(RefusedOption) as refused:
        rules.resolve({"last_round": 0}, BY_THEMSELVES)
    assert refused.value.why.source == REASON
    for kinds in ([PERSON], [COMPUTER, PERSON], [PERSON] * 4):
        assert rules.resolve({"last_round": 0}, kinds)["last_round"] == 0
    assert rules.resolve({"last_round": 30}, BY_THEMSELVES)["last_round"] == 30


def test_a_game_with_such_options_does_not_begin_and_the_reason_is_told(tmp_path: Path) -> None:
    seats = [SeatSpec("One", COMPUTER, "greedy"), SeatSpec("Two", COMPUTER, "greedy")]
    with pytest.raises(open_game.FAILURES) as refused:
        open_game.begun(Store(tmp_path), GAME, {"last_round": 0}, seats, 1)
    assert open_game.why(refused.value).source == REASON
    assert not list(tmp_path.rglob("*.json"))


# The command line.


def test_simulate_refuses_them_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", GAME, "--games", "1", "--option", "last_round=0"]) == 2
    told = capsys.readouterr().err
    assert told.strip().endswith(f"The option “last_round” cannot be “0” here. {REASON}")


def test_the_list_of_games_gives_the_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert capsys.readouterr().out.count(REASON) == 1
    assert main(["games", "--json"]) == 0
    listed = {game["id"]: game for game in json.loads(capsys.readouterr().out)}
    limits = {option["key"]: option["limits"] for option in listed[GAME]["options"]}
    japanese = Voice("ja").say(phrase("Kingdom", REASON))
    assert limits.pop("last_round") == [{"value": 0, "why": {"en": REASON, "ja": japanese}}]
    assert not any(limits.values())


# Saved games.


def doctored() -> Record:
    """A game of computers as the command line and the set-up once began one, and no longer do."""
    record = recorded(GAME, BY_THEMSELVES, 8)
    return evolve(record, options={**record.options, "last_round": 0})


def test_a_saved_game_that_was_begun_before_it_was_refused_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = doctored()
    path.write_bytes(b"".join(Ledger(record).parts(record.saved, None)))
    assert main(["check", str(path)]) == 0


def test_a_game_that_was_begun_before_it_was_refused_goes_on_as_it_was() -> None:
    record = doctored()
    session = Session(
        catalog.manifest(GAME), catalog.rules(GAME), record, lambda: record.saved, lambda parts: None, False
    )
    assert session.complaint is None
    (seat,) = session.actors()
    session.propose(seat, [session.legal(seat)[0]], session.stamp(seat))
    assert session.last == seat
