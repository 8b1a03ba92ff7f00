"""Made-up records: whole documents whose parts do not belong together, as no Boardroom would have written them."""

import json
from random import Random
from typing import Any

from attrs import asdict, evolve

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.engine.records.record import FORMAT, VERSION, Record, SeatSpec
from boardroom.engine.rules import AnyRules

WHEN = "2026-11-21T18:30:00+00:00"
STEPS = (0, 3, 25, 60, 150, 100_000)


def recorded(game: str, players: int, options: dict[str, Any], steps: int, chance: Random) -> tuple[Record, list[Any]]:
    """A game as it was played at random, and every view of its end."""
    manifest, rules = catalog.manifest(game), catalog.rules(game)
    seats = [SeatSpec(f"Player {i}", chance.choice((PERSON, COMPUTER))) for i in range(players)]
    options = rules.fitted(options, [seat.kind for seat in seats])
    session = Session.new(
        manifest, rules, options, seats, chance.randrange(2**64), "madeuprecord", lambda: WHEN, lambda parts: None
    )
    for _ in range(steps):
        actors = session.actors()
        if not actors:
            break
        seat = chance.choice(actors)
        said = session.table_actions(seat) if chance.random() < 0.01 else ()
        session.propose(seat, [chance.choice(said or session.legal(seat))], session.stamp(seat))
    return session.record(), [rules.records.encode(session.view(audience)) for audience in (None, *range(players))]


def pool(game: str, chance: Random, count: int = 30) -> list[tuple[Record, list[Any]]]:
    """Games of all numbers of players and any options, begun, in the midst and over."""
    manifest, rules = catalog.manifest(game), catalog.rules(game)
    return [
        recorded(game, chance.choice(manifest.players), any_options(rules, chance), STEPS[number % len(STEPS)], chance)
        for number in range(count)
    ]


def any_options(rules: AnyRules, chance: Random) -> dict[str, Any]:
    """Some of the options, each with one of its values."""
    return {o.key: chance.choice(o.values) for o in rules.options() if chance.random() < 0.7}


def made_up(games: list[tuple[Record, list[Any]]], others: list[tuple[Record, list[Any]]], chance: Random) -> Record:
    """A record put together of parts of several: one to three things are wrong with it (or, rarely, nothing)."""
    record, views = chance.choice(games)
    if chance.random() < 0.8:
        # The actions are not those of the position, so that the position is what counts.
        record = evolve(record, actions=record.actions[: len(record.actions) // 2], fingerprints=())
    for _ in range(chance.randint(1, 3)):
        record = _changed(record, views, games, others, chance)
    return record


def _changed(
    record: Record,
    views: list[Any],
    games: list[tuple[Record, list[Any]]],
    others: list[tuple[Record, list[Any]]],
    chance: Random,
) -> Record:
    another = chance.choice(others if chance.random() < 0.1 else games)[0]
    rules = catalog.rules(record.game)
    match chance.choice((0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9)):
        case 0:
            return evolve(record, snapshot=another.snapshot)
        case 1:
            return evolve(record, snapshot=chance.choice(views))
        case 2:
            return evolve(record, options=dict(another.options))
        case 3:
            return evolve(record, options={**record.options, **any_options(rules, chance)})
        case 4:
            return evolve(record, seats=another.seats)
        case 5:
            return evolve(record, seats=(record.seats * 12)[: chance.randint(1, 12)])
        case 6:
            return evolve(record, actions=another.actions, fingerprints=())
        case 7:
            key = chance.choice(list(record.options))
            return evolve(record, options={**record.options, key: chance.choice((-1, 0, 5, "auto", "yes", "x"))})
        case 8:
            seats = list(record.seats)
            strange = chance.choice(("", "nonsense", "<b>", "x" * 80, "\u202e", "ひ" * 80, "super-slide"))
            field = chance.choice(
                ({"name": strange}, {"bot": strange}, {"colour": strange}, {"answers": ((strange or "x", "always"),)})
            )
            seats[-1] = evolve(seats[-1], **field)
            return evolve(record, seats=tuple(seats))
        case _:
            damaged = json.loads(json.dumps(record.snapshot))
            for _ in range(chance.randint(1, 3)):
                hurt(damaged, chance)
            return evolve(record, snapshot=damaged)


def hurt(document: Any, chance: Random) -> None:
    """Change one value somewhere in a position to another of about its kind."""
    where = document
    while True:
        entry = chance.choice(list(where)) if isinstance(where, dict) else chance.randrange(len(where))
        if isinstance(where[entry], dict | list) and where[entry] and chance.random() < 0.85:
            where = where[entry]
            continue
        if isinstance(where[entry], int):
            where[entry] = where[entry] + chance.choice((-1, 1, -3, 7, 100))
        elif isinstance(where[entry], list):
            where[entry] = where[entry][:-1] if chance.random() < 0.5 else [*where[entry], 1]
        elif isinstance(where[entry], str) and where[entry]:
            place, other = chance.randrange(len(where[entry])), chance.choice(where[entry])
            where[entry] = where[entry][:place] + other + where[entry][place + 1 :]
        else:
            where[entry] = chance.choice((None, "", 0, []))
        return


def written(record: Record) -> bytes:
    """The document of a record, with nothing checked."""
    document = {**asdict(record), "format": FORMAT, "version": VERSION}
    document["marks"] = document.pop("fingerprints")
    if not document["series"]:
        del document["series"]
    for seat in document["seats"]:
        seat["answers"] = dict(seat["answers"])
    return json.dumps(document).encode()
