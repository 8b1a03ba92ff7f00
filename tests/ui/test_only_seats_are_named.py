"""Nothing names or paints a seat that there is not: over random play of every game that is found, in every picture in
which a step is told and in every view, on the table, in its panels, in the log and in the last turn.

Whatever names or paints a seat goes by ``say``, ``badge`` or ``of_seat``, and they raise for one that there is not.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hand import seated
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from boardroom.controller import catalog
from boardroom.controller.session import Session
from boardroom.engine.manifest import PERSON
from boardroom.engine.text import Seat, Text, phrase
from boardroom.ui.game_page.turn.history import History
from boardroom.ui.game_page.turn.last_turn import last_turn
from boardroom.ui.kit.context import AppContext
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.still import still
from boardroom.ui.stage.table import Table

WHEN, UID = "2026-11-21T18:30:00+00:00", "0123456789abcdef"
GAMES = {manifest.id: manifest for manifest in catalog.games()}
SITTINGS = [(game, players) for game, manifest in GAMES.items() for players in manifest.players]
STEPS, OF_A_KIND = 600, 2
"""Actions of a game at most, and how many of each kind are looked at picture by picture."""
SCENE = QSize(1280, 720)


def played(game: str, players: int, chosen: dict[str, Any], chance: Random) -> Iterator[tuple[Session, Any]]:
    """A session after each action of random play, with that action."""
    manifest, rules, kinds = GAMES[game], catalog.rules(game), (PERSON,) * players
    seats = seated([colour.key for colour in manifest.colours] or [""] * players, kinds)
    options = rules.resolve(rules.fitted(chosen, kinds), kinds)
    session = Session.new(manifest, rules, options, seats, players, UID, lambda: WHEN, lambda parts: None)
    for _ in range(STEPS):
        if session.outcome is None:
            seat = chance.choice(session.actors())
            action = chance.choice(session.legal(seat))
            session.propose(seat, [action], session.stamp(seat))
            yield session, action


def pictures(session: Session, audience: int | None, looked: int) -> Iterator[Presentation]:
    """Every picture in which the last action is told to an audience, then what it sees now, by itself and with the
    things of a seat looked at.
    """
    place = session.length - 1
    told = History(session.history(audience))
    for view in session.views_during(place, audience):
        yield Presentation(view, audience, history=told)
    now, rules = session.view_at(session.length, audience), session.rules
    prompt = None if audience is None else rules.words.prompt(now, audience)
    for seat in (None, looked):
        yield Presentation(now, audience, history=told, since=place, looked=seat, prompt=prompt)


def look(table: Table, shown: Presentation) -> None:
    """Look at all that a table paints and says of what is shown."""
    for _ in still(table, shown, SCENE, 1.0):
        pass
    table.panels.refresh(shown)
    for key in table.layout(shown):
        assert table.say(table.name(key, shown))


def said(session: Session, audience: int | None) -> Iterator[Text]:
    """What the log and the last turn say to an audience, and what it is asked."""
    words, history = session.rules.words, session.history(audience)
    yield from (words.describe(event) for entry in history[-1:] for event in entry.events)
    yield from (line.words for line in last_turn(history, audience, words).lines)
    if audience is not None:
        prompt = words.prompt(session.view_at(session.length, audience), audience)
        yield from (prompt.ask, *([prompt.note] if prompt.note else ()), *(button.label for button in prompt.buttons))


@pytest.mark.parametrize(("game", "players"), SITTINGS)
def test_every_picture_and_every_sentence_names_only_seats_that_there_are(
    house: AppContext, game: str, players: int
) -> None:
    chance, looked_at = Random(f"{game} {players}"), Counter[type]()
    others = {option.key: chance.choice(option.values) for option in catalog.rules(game).options()}
    # What stands nowhere would be a window of its own, and be painted in the tests that follow.
    column = QWidget()
    for chosen in ({}, others):
        table: Table | None = None
        for session, action in played(game, players, chosen, chance):
            if table is None:
                table = catalog.part(game, GAMES[game].table)(house, session.manifest, session.seats)
                for panel in table.panels.widgets():
                    panel.setParent(column)
            for audience in (chance.randrange(players), None):
                for text in said(session, audience):
                    table.say(text)
            if session.outcome is None and looked_at[type(action)] == OF_A_KIND:
                continue
            looked_at[type(action)] += 1
            for audience in (chance.randrange(players), None):
                for shown in pictures(session, audience, chance.randrange(players)):
                    look(table, shown)
            for line in last_turn(session.history(None), None, session.rules.words).lines:
                assert line.seat is None or not table.badge(line.seat, 20, 1.0).isNull()
    assert len(looked_at) > 2
    assert not [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    column.deleteLater()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_seat_has_neither_name_nor_badge(house: AppContext, game: str) -> None:
    manifest = GAMES[game]
    players = max(manifest.players)
    colours = [colour.key for colour in manifest.colours] or [""] * players
    seats = seated(colours, (PERSON,) * players)
    table: Table = catalog.part(game, manifest.table)(house, manifest, seats)
    for nobody in (-1, players):
        with pytest.raises(IndexError):
            table.badge(nobody, 20, 1.0)
        with pytest.raises(IndexError):
            table.say(phrase("Test", "It is {seat}.").put(seat=Seat(nobody)))
