"""Records: written once, read with distrust, played again."""

import json
import random
from collections.abc import Callable
from itertools import repeat
from typing import Any

import pytest
from attrs import evolve

from boardroom.engine.records import document, record
from boardroom.engine.records.record import Ledger, Record, SeatSpec, fingerprint, load, loading
from boardroom.engine.records.replay import replay
from boardroom.engine.rng import below, seeded
from boardroom.engine.rules import Seal, Unreadable
from boardroom.engine.work import Work
from tests.damage import mutated
from tests.fakegame import Concede, HaggleRules

RULES = HaggleRules()
WHEN = "2026-11-21T18:30:00+00:00"
GAME = {"winners": [1], "points": [3, 5]}
SEATS = (SeatSpec("Ada 山田", "person", "", "red", (("consolation", "never"),)), SeatSpec("Bö", "computer", "greedy"))
HEAD = Record("haggle", "1", "0123456789abcdef", WHEN, WHEN, {"rounds": 3}, SEATS, 2**64 - 1)


def played(rounds: int = 3, seed: int = 7, most: int = 10**6, every: int = 5) -> Record:
    """A record of random play, with a fingerprint after every so many actions and at the end."""
    head = evolve(HEAD, options={"rounds": rounds}, seed=seed)
    state = RULES.setup(head.options, 2, seeded(seed))
    rng = seeded(seed)
    actions: list[tuple[int, str]] = []
    fingerprints = []
    while len(actions) < most and (actors := RULES.actors(state)):
        rng, which = below(rng, len(actors))
        legal = RULES.legal(state, actors[which])
        rng, choice = below(rng, len(legal))
        actions.append((actors[which], RULES.records.text(legal[choice])))
        state = RULES.apply(state, actors[which], legal[choice]).state
        if len(actions) % every == 0:
            fingerprints.append((len(actions), fingerprint(RULES, state)))
    if len(actions) % every:
        fingerprints.append((len(actions), fingerprint(RULES, state)))
    return evolve(head, actions=tuple(actions), fingerprints=tuple(fingerprints), snapshot=RULES.records.encode(state))


def written(what: Record) -> bytes:
    return b"".join(Ledger(what).parts(what.saved, what.snapshot))


def changed(change: Callable[[dict[str, Any]], Any]) -> bytes:
    values = json.loads(written(played()))
    change(values)
    return json.dumps(values).encode()


# Writing


def test_what_a_ledger_writes_is_read_back_as_the_same_record() -> None:
    for seed in range(10):
        assert load(written(played(seed=seed)), "") == played(seed=seed)
    assert load(written(HEAD), "") == HEAD


def test_a_document_has_one_action_a_line_and_names_as_they_were_typed() -> None:
    text = written(evolve(HEAD, actions=((0, "3"), (1, "5"), (0, "ok")))).decode()
    assert '\n  "actions": [\n    [0, "3"],\n    [1, "5"],\n    [0, "ok"]\n  ],\n' in text
    assert "Ada 山田" in text
    assert text.endswith("}\n")


def test_a_ledger_that_was_cut_and_continued_writes_what_a_new_one_would() -> None:
    rng = random.Random(3)
    for _ in range(30):
        grown = Ledger(HEAD)
        plain: list[tuple[int, str]] = []
        for _ in range(rng.randint(1, 12)):
            tail = [(rng.randrange(2), f"a{rng.random()}") for _ in range(rng.choice((1, 3, 255, 256, 257, 700)))]
            keep = rng.choice((0, len(plain), rng.randint(0, len(plain)), len(plain) // 256 * 256))
            grown.replace_tail(keep, tail)
            plain[keep:] = tail
        assert list(grown.record(WHEN, None).actions) == plain
        assert len(grown) == len(plain)
        whole = evolve(HEAD, actions=tuple(plain))
        assert b"".join(grown.parts(WHEN, None)) == written(whole)
        assert grown.record(WHEN, None) == whole


def test_cutting_a_ledger_drops_the_fingerprints_behind_the_cut() -> None:
    ledger = Ledger(played())
    ledger.truncate(12)
    assert [count for count, _ in ledger.record(WHEN, None).fingerprints] == [5, 10]
    ledger.add_fingerprint(10, "0" * 16)
    ledger.add_fingerprint(12, "1" * 16)
    assert ledger.record(WHEN, None).fingerprints[1:] == ((10, "0" * 16), (12, "1" * 16))


def test_parts_handed_out_do_not_change_when_the_ledger_grows() -> None:
    ledger = Ledger(played())
    parts = ledger.parts(WHEN, None)
    before = b"".join(parts)
    ledger.replace_tail(3, [(0, "x")] * 600)
    assert b"".join(parts) == before


def test_ten_thousand_actions_are_handed_over_as_a_few_ready_pieces() -> None:
    ledger = Ledger(evolve(HEAD, actions=((0, "5"), (1, "ok")) * 5000))
    first, second = ledger.parts(WHEN, None), ledger.parts(WHEN, None)
    assert len(first) < 50
    assert all(one is two for one, two in zip(first[:40], second[:40], strict=True))


def test_changed_seats_are_written_in_the_head() -> None:
    ledger = Ledger(played())
    answered = (evolve(SEATS[0], answers=(("consolation", "always"),)), SEATS[1])
    ledger.change_seats(answered)
    assert ledger.seats == answered
    assert load(b"".join(ledger.parts(WHEN, None)), "").seats == answered
    with pytest.raises(ValueError, match="2 seats"):
        ledger.change_seats(answered[:1])
    with pytest.raises(Unreadable, match=r"seats\[0\]\.kind"):
        ledger.change_seats((SeatSpec("A", "robot"), SEATS[1]))


@pytest.mark.parametrize(
    "head",
    [
        evolve(HEAD, uid="../x"),
        evolve(HEAD, uid="con"),
        evolve(HEAD, seed=-1),
        evolve(HEAD, seats=()),
        evolve(HEAD, saved="yesterday"),
        evolve(HEAD, options={"rounds": True}),
        evolve(HEAD, seats=(SeatSpec("x" * 81, "person"),)),
        evolve(HEAD, seats=(SeatSpec("a\nb", "person"),)),
    ],
)
def test_a_head_that_could_not_be_read_again_is_refused_before_anything_is_written(head: Record) -> None:
    with pytest.raises(Unreadable):
        Ledger(head)


def test_a_ledger_refuses_actions_that_no_record_may_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(HEAD)
    for seat, text in ((2, "ok"), (-1, "ok"), (0, ""), (0, "x" * 4001)):
        with pytest.raises(ValueError, match=r"seat|characters"):
            ledger.append(seat, text)
    with pytest.raises(ValueError, match="surrogates"):
        ledger.append(0, "\ud800")
    with pytest.raises(ValueError, match="one line"):
        ledger.append(0, "ok\n")
    monkeypatch.setattr(record, "MOST_ACTIONS", 1)
    ledger.append(0, "ok")
    with pytest.raises(ValueError, match="full after 1"):
        ledger.append(0, "ok")
    for count, text in ((2, "0" * 16), (-1, "0" * 16), (1, "xyz")):
        with pytest.raises(ValueError, match="fingerprint"):
            ledger.add_fingerprint(count, text)
    with pytest.raises(ValueError, match="cannot keep 5"):
        ledger.truncate(5)
    assert ledger.record(WHEN, None) == evolve(HEAD, actions=((0, "ok"),))


# Reading


def set_to(name: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda values: values.update({name: value})


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (set_to("format", "boardgame"), "format"),
        (set_to("version", 0), "version"),
        (set_to("version", True), "version"),
        (set_to("game", "../epigo"), "game"),
        (set_to("game", 3), "game"),
        (set_to("rules_version", ""), "rules_version"),
        (set_to("uid", "ABCDEFGHIJ"), "uid"),
        (set_to("uid", "a/../../b1"), "uid"),
        (set_to("created", "last week"), "created"),
        (set_to("saved", None), "saved"),
        (set_to("options", []), "options"),
        (set_to("options", {"rounds": 1.5}), "options.rounds"),
        (set_to("options", {"": 1}), "options."),
        (set_to("options", {str(i): i for i in range(101)}), "options"),
        (set_to("seats", [{}] * 13), "seats"),
        (set_to("seed", 2**64), "18446744073709551616"),
        (set_to("seed", -1), "seed"),
        (set_to("seed", 1.0), "seed"),
        (set_to("actions", {}), "actions"),
        (set_to("actions", [[0, "5"], [1]]), "actions[1]"),
        (set_to("actions", [[0, "5"], [2, "5"]]), "actions[1].seat"),
        (set_to("actions", [[False, "5"]]), "actions[0].seat"),
        (set_to("actions", [[0, ""]]), "actions[0].text"),
        (set_to("actions", [[0, "5" * 4001]]), "actions[0].text"),
        (set_to("marks", [[1, "0" * 16], [1, "0" * 16]]), "marks[1].number"),
        (set_to("marks", [[99, "0" * 16]]), "marks[0].number"),
        (set_to("marks", [[1, "0" * 15]]), "marks[0].fingerprint"),
        (set_to("marks", [[1, "0" * 16, 2]]), "marks[0]"),
        (set_to("extra", 1), "extra"),
        (set_to("series", None), "series"),
        (set_to("series", []), "series"),
        (set_to("series", [GAME] * 501), "series"),
        (set_to("series", [GAME, 1]), "series[1]"),
        (set_to("series", [{**GAME, "extra": 1}]), "series[0].extra"),
        (set_to("series", [{"winners": [0]}]), "series[0].points"),
        (set_to("series", [{**GAME, "winners": [2]}]), "series[0].winners"),
        (set_to("series", [{**GAME, "winners": [1, 0]}]), "series[0].winners"),
        (set_to("series", [{**GAME, "winners": [True]}]), "series[0].winners"),
        (set_to("series", [{**GAME, "points": [1]}]), "series[0].points"),
        (set_to("series", [{**GAME, "points": [1, 2, 3]}]), "series[0].points"),
        (set_to("series", [{**GAME, "points": [1.5, 2]}]), "series[0].points"),
        (set_to("series", [{**GAME, "points": [10**10, 2]}]), "series[0].points"),
        (lambda v: v.pop("seed"), "seed"),
        (lambda v: v["seats"][1].update(kind="robot"), "seats[1].kind"),
        (lambda v: v["seats"][1].update(name="x" * 81), "seats[1].name"),
        (lambda v: v["seats"][1].update(name="a\u2028b"), "seats[1].name"),
        (lambda v: v["seats"][0].pop("bot"), "seats[0].bot"),
        (lambda v: v["seats"][0].update(answers={"consolation": "maybe"}), "seats[0].answers.consolation"),
        (lambda v: v["seats"][0].update(answers=[["consolation", "ask"]]), "seats[0].answers"),
    ],
)
def test_a_wrong_field_is_named_with_its_place(change: Callable[[dict[str, Any]], Any], place: str) -> None:
    with pytest.raises(Unreadable) as caught:
        load(changed(change), "")
    assert caught.value.place == place
    with pytest.raises(Unreadable) as caught:
        load(changed(change), "mine.json")
    assert caught.value.place == f"mine.json: {place}"
    assert caught.value.why.context == "Record"


def test_a_record_of_a_newer_boardroom_says_so_whatever_else_is_in_it() -> None:
    with pytest.raises(Unreadable, match="newer version of Boardroom") as caught:
        load(b'{"format": "boardroom-record", "version": 2, "moves": {}}', "")
    assert caught.value.place == "version"


def test_other_documents_are_no_saved_games() -> None:
    for data in (b"{}", b"[]", b"null", b'"boardroom-record"', b'{"format": ["boardroom-record"]}'):
        with pytest.raises(Unreadable, match="not a game saved by Boardroom"):
            load(data, "")


@pytest.mark.parametrize(
    ("data", "place", "says"),
    [
        (b"", "1:1", "line {line}"),
        (b'{\n "format": "boardroom-record",\n "seats": [', "3:12", "line {line}"),
        (b'{"a": 1, "b": {"c": 1, "d": 2, "c": 3}}', "c", "twice"),
        (b'{"a": NaN}', "NaN", "number"),
        (b'{"a": -Infinity}', "-Infinity", "number"),
        (b'{"a": 1e999}', "1e999", "number"),
        (b'{"a": 18446744073709551616}', "18446744073709551616", "number"),
        (b'{"a": ' + b"9" * 5000 + b"}", "", "number"),
        (b"[" * 200_000, "", "nested"),
        (b'{"a":' * 200_000, "", "nested"),
        (b"[" * 41 + b"]" * 41, "", "nested"),
        (b'{"a": "\\ud800"}', "", "incomplete character"),
        (b'{"\\ud800": 1, "\\ud800": 2}', "?", "twice"),
        (b'{"a": "\xff"}', "byte 7", "UTF-8"),
        ('{"a": 1}'.encode("utf-16"), "byte 0", "UTF-8"),
        (b" " * (document.MOST_BYTES + 1), "", "more than {size} MB"),
    ],
)
def test_a_broken_document_is_named_with_its_place(data: bytes, place: str, says: str) -> None:
    with pytest.raises(Unreadable) as caught:
        load(data, "")
    assert caught.value.place == place
    assert says in caught.value.why.source


def test_forty_levels_may_be_nested_and_a_byte_order_mark_may_lead() -> None:
    assert document.read(b"\xef\xbb\xbf" + b"[" * 40 + b"]" * 40)


def test_no_more_actions_are_read_than_may_be_written() -> None:
    most = ",".join(['[0,"a"]'] * (record.MOST_ACTIONS + 1))
    data = written(HEAD).replace(b'"actions": [', b'"actions": [' + most.encode())
    with pytest.raises(Unreadable, match="actions: The list must have"):
        load(data, "")
    data = written(HEAD).replace(b'"actions": [', b'"actions": [' + most[8:].encode())
    assert len(load(data, "").actions) == record.MOST_ACTIONS


@pytest.mark.parametrize("text", ["x" * 3990, 'a"\\' * 1300, "山" * 3990, "a"])
def test_a_document_is_read_exactly_if_a_ledger_could_hold_its_actions(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "LONGEST_LEDGER", 100_000)
    ledger = Ledger(HEAD)
    with pytest.raises(ValueError, match="full"):
        ledger.replace_tail(0, repeat((0, text)))
    full = b"".join(ledger.parts(WHEN, None))
    assert load(full, "") == ledger.record(WHEN, None)
    one_more = full.replace(b'"actions": [', b'"actions": [' + document.line([0, text]).encode() + b",")
    with pytest.raises(Unreadable, match="actions: The record of actions is too long") as caught:
        load(one_more, "")
    assert caught.value.place == "actions"


def test_an_action_with_a_control_character_is_named_with_its_place() -> None:
    for text in ("\0", "pass\n", "\x1b[31m" * 500, "a\u2028b"):
        actions = [[0, "3"], [1, "5"], [0, text], [0, text]]
        with pytest.raises(Unreadable, match="control character") as caught:
            load(changed(set_to("actions", actions)), "")
        assert caught.value.place == "actions[2].text"


def test_two_thousand_damaged_records_are_either_read_or_refused() -> None:
    rng = random.Random(11)
    data = written(played())
    read = 0
    reasons: set[str] = set()
    for _ in range(2000):
        try:
            found = load(mutated(data, rng), "x")
        except Unreadable as problem:
            reasons.add(problem.why.source)
        else:
            read += 1
            assert load(written(found), "") == found
            replay(RULES, found)
    assert 0 < read < 1000
    assert len(reasons) > 15


# Playing again


def test_a_record_replays_to_its_snapshot_with_every_step() -> None:
    for seed in range(20):
        kept = played(seed=seed)
        again = replay(RULES, kept)
        assert again.problem is None
        assert again.step == len(again.steps) == len(again.states) - 1 == len(kept.actions)
        assert RULES.records.encode(again.states[-1]) == kept.snapshot
        assert all(step.state is state for step, state in zip(again.steps, again.states[1:], strict=True))


def test_a_replay_stops_at_the_first_action_that_is_not_legal() -> None:
    again = replay(RULES, evolve(HEAD, actions=((0, "3"), (0, "4"), (1, "2"))))
    assert again.step == 1
    assert len(again.states) == 2
    assert again.problem is not None
    assert "against the rules" in again.problem.source
    assert dict(again.problem.values)["number"] == 2


def test_a_replay_stops_at_an_action_the_rules_do_not_know() -> None:
    again = replay(RULES, evolve(HEAD, actions=((0, "3"), (1, "castle"))))
    assert (again.step, len(again.states)) == (1, 2)
    assert again.problem is not None
    assert "does not exist" in again.problem.source
    assert dict(again.problem.values)["action"] == "castle"


def test_a_complaint_shows_no_more_of_an_action_than_a_sentence_can_hold() -> None:
    again = replay(RULES, evolve(HEAD, actions=((0, "castle" * 600),)))
    assert again.problem is not None
    assert dict(again.problem.values)["action"] == ("castle" * 7)[:40] + "…"


def test_a_replay_stops_where_a_fingerprint_does_not_agree() -> None:
    kept = played()
    wrong = evolve(kept, fingerprints=(kept.fingerprints[0], (10, "0" * 16), *kept.fingerprints[2:]))
    again = replay(RULES, wrong)
    assert again.step == 10
    assert again.problem is not None
    assert "differs from the record" in again.problem.source
    start = replay(RULES, evolve(HEAD, fingerprints=((0, "0" * 16),)))
    assert (start.step, len(start.states)) == (0, 1)
    assert start.problem is not None


def test_what_the_table_always_allows_is_replayed_too() -> None:
    again = replay(RULES, evolve(HEAD, actions=((0, "3"), (1, RULES.records.text(Concede())))))
    assert again.problem is None
    assert again.steps[-1].seal is Seal.FIRM
    assert RULES.actors(again.states[-1]) == ()


@pytest.mark.parametrize(
    ("kept", "says"),
    [
        (evolve(HEAD, game="epigo"), "different game"),
        (evolve(HEAD, options={"rounds": 17}), "do not allow this setup"),
        (evolve(HEAD, options={"doors": 3}), "do not allow this setup"),
        (evolve(HEAD, seats=SEATS[:1]), "do not allow this setup"),
    ],
)
def test_a_game_that_cannot_be_set_up_has_no_states_and_a_reason(kept: Record, says: str) -> None:
    again = replay(RULES, kept)
    assert again.states == []
    assert again.problem is not None
    assert says in again.problem.source


def test_ten_thousand_actions_replay() -> None:
    kept = played(rounds=4000, most=10_000, every=500)
    assert len(kept.actions) == 10_000
    assert replay(RULES, load(written(kept), "")).problem is None


def test_fingerprints_agree_for_equal_states_only_and_stay_the_same_for_ever() -> None:
    state = RULES.setup({"rounds": 3}, 2, seeded(1))
    other = RULES.setup({"rounds": 3}, 2, seeded(2))
    assert (
        fingerprint(RULES, state)
        == fingerprint(RULES, RULES.records.decode(RULES.records.encode(state)))
        == "8db5513ee736c5f7"
    )
    assert fingerprint(RULES, other) != fingerprint(RULES, state)


def fractions(work: Work[Any]) -> list[float]:
    """How far work says it is, again and again, until it is done."""
    return list(work)


def test_reading_and_writing_a_long_record_go_on_in_slices_and_never_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "_CHECKED", 64)
    actions = tuple((number % 2, "ok") for number in range(640))
    plain = evolve(HEAD, actions=actions)
    marked = evolve(plain, fingerprints=tuple((number, "0" * 16) for number in range(641)))
    for work in (lambda what: loading(written(what), ""), Ledger.filling):
        some, more = (fractions(work(what)) for what in (plain, marked))
        assert more == sorted(more)
        assert len(more) >= len(some) + 10, "fingerprints are looked at in slices, too"
