"""What an undo gives back that was seen: a computer's whole reply may go back, and the house knows what it showed."""

import random
from typing import Any

import pytest

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.engine.manifest import Manifest
from boardroom.engine.rules import AnyRules
from tests.cardgame import MANIFEST, FordsRules
from tests.sessions import begun

FOUND: list[tuple[Manifest, AnyRules]] = [
    *((game, catalog.rules(game.id)) for game in catalog.games()),
    (MANIFEST, FordsRules()),
]
PLAYED = 6
"""Games of each."""
MOST = 400
"""Actions of one."""
LETTING = 0.5
"""How often what can be taken back is."""


class Witness:
    """Remembers for a seat what it has seen of what may lie hidden, place by place, until it is shuffled away."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session, self.seat = session, seat
        self.known: list[frozenset[Any]] = []
        self.seen: list[frozenset[Any]] = []

    def look(self) -> None:
        """Look at everything that was done since."""
        secrets, length = self.session.rules.secrets, self.session.length
        del self.known[length + 1 :], self.seen[length + 1 :]
        for place in range(len(self.seen), length + 1):
            faces = secrets.faces(self.session.view_at(place, self.seat))
            done = self.session.history(None, place - 1)[:1] if place else []
            mixed = any(secrets.mixes(event) for told in done if told.place == place - 1 for event in told.events)
            self.known.append(faces | (self.known[-1] if self.known and not mixed else frozenset()))
            self.seen.append(faces)


@pytest.mark.parametrize(("manifest", "rules"), FOUND, ids=[manifest.id for manifest, _ in FOUND])
@pytest.mark.parametrize("people", ["p", "pp"])
def test_an_undo_names_everything_that_it_cannot_make_unseen_and_nothing_else(
    manifest: Manifest, rules: AnyRules, people: str
) -> None:
    numbers = [number for number in manifest.players if number > len(people)]
    taken_back = asked = 0
    for seed in range(PLAYED if numbers else 0):
        chance = random.Random(seed)
        kinds = people + "c" * (numbers[seed % len(numbers)] - len(people))
        session = begun(manifest, rules, kinds, seed, "").session
        witnesses = [Witness(session, seat) for seat in session.people]
        for _ in range(MOST):
            if session.outcome is not None:
                break
            for witness in witnesses:
                witness.look()
                seat = witness.seat
                named = session.seen_since(seat)
                if session.why_no_undo(seat) is not None:
                    assert named == ()
                elif session.undo_sweeps(seat) and chance.random() < LETTING:
                    length, before = session.length, list(witness.seen)
                    session.undo(seat)
                    gone = frozenset().union(*before[session.length + 1 : length + 1])
                    fresh = gone - witness.known[session.length]
                    assert len(named) == len(fresh), (fresh, named)
                    assert all(kinds[shower] == "c" for shower, _ in named)
                    taken_back += 1
                    asked += bool(named)
                    for other in witnesses:
                        other.look()
            actor = chance.choice(session.actors())
            session.propose(actor, [chance.choice(session.legal(actor))], session.stamp(actor))
    if manifest.id in ("ephyran", "epona"):
        assert 0 < asked < taken_back, "some replies show something, and some do not"
