"""The end by a concession: what was secret then stays secret, for everybody who is not its owner."""

import pytest
from epigo_hand import COLOURS, ROWS
from hand import seated
from PySide6.QtCore import QSize

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.ui.kit.context import AppContext
from boardroom.ui.shell.render import picture

WHEN = "2026-11-21T18:30:00+00:00"
DEPLOYED = tuple(
    [f"deploy {number or 'X'} {'abcdefgh'[column]}" for column, number in enumerate(row)] + ["lock"] for row in ROWS
)
STOP = ["7^", "5^", "6^"]
"""Of the first seat. The second seat's first Order asks at once whether to slide on, and two pairs lie face down."""

CASES: dict[str, tuple[list[tuple[int, list[str]]], list[tuple[int, list[str]]], int]] = {
    "in the deployment": ([(0, DEPLOYED[0][:3])], [(0, DEPLOYED[0][5:8])], 1),
    "with a row locked in": (
        [(0, DEPLOYED[0])],
        [(0, ["deploy 7 b", "deploy 6 a", *DEPLOYED[0][2:]])],
        1,
    ),
    "while Orders are stacked": (
        [(0, DEPLOYED[0]), (1, DEPLOYED[1]), (0, ["3^", "2^"])],
        [(0, DEPLOYED[0]), (1, DEPLOYED[1]), (0, ["4^"])],
        1,
    ),
    "with Orders locked in": (
        [(0, DEPLOYED[0]), (1, DEPLOYED[1]), (0, ["3^", "2^", "1^", "lock"])],
        [(0, DEPLOYED[0]), (1, DEPLOYED[1]), (0, ["4^", "1^", "2^", "lock"])],
        0,
    ),
    "with Orders face down": (
        [(0, DEPLOYED[0]), (1, DEPLOYED[1]), (0, [*STOP, "lock"]), (1, ["3^", "2^", "1^", "lock"])],
        [(0, DEPLOYED[0]), (1, DEPLOYED[1]), (0, [*STOP[:2], "4^", "lock"]), (1, ["3^", "2^", "1^", "lock"])],
        1,
    ),
}
"""Two beginnings that differ only in what is secret, and who gives up then."""


def conceded(steps: list[tuple[int, list[str]]], who: int) -> Session:
    """A game of Epigo in which somebody gives up after these steps."""
    rules = catalog.rules("epigo")
    session = Session.new(
        catalog.manifest("epigo"), rules, {}, seated(COLOURS), 2, "concession0001", lambda: WHEN, lambda _: None
    )
    for seat, texts in (*steps, (who, ["concede"])):
        for text in texts:
            session.propose(seat, [rules.records.parse(text)], session.stamp(seat))
    assert session.outcome is not None
    return session


def told(context: AppContext, session: Session, seat: int | None) -> list[str]:
    """The log of a seat, or of everybody."""
    return [context.say(session.rules.words.describe(event)) for told in session.history(seat) for event in told.events]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_after_a_concession_nobody_else_sees_what_was_secret(house: AppContext, case: str, language: str) -> None:
    house.settings.set("language", language)
    one, other, who = CASES[case]
    games = conceded(one, who), conceded(other, who)
    assert games[0].record().actions != games[1].record().actions
    for audience in (None, 1):
        assert games[0].view(audience) == games[1].view(audience)
        assert told(house, games[0], audience) == told(house, games[1], audience)
    pictures = [picture(house, game.record(), None, None, QSize(960, 600), 1.0) for game in games]
    assert pictures[0] == pictures[1]
    assert games[0].outcome == games[1].outcome


def test_after_a_concession_ones_own_orders_face_down_can_still_be_looked_at() -> None:
    one, other, who = CASES["with Orders face down"]
    assert conceded(one, who).view(0) != conceded(other, who).view(0)
