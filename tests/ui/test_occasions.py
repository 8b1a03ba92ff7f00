"""Occasions: a picture and a sound of its own for what is a joy, in every game, over soon and never with motion off."""

import wave
from typing import Any, Final

import pytest
from attrs import evolve
from ephyran_hand import GAME as EPHYRAN
from epigo_hand import TURNS, EpigoHand
from epona_hand import Groom
from farming import GAME as KINGDOM
from hand import Hand, Key, seated
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform
from PySide6.QtSvg import QSvgRenderer

from boardroom import resources
from boardroom.controller import catalog
from boardroom.engine.manifest import PERSON
from boardroom.games.ephyran.position import events as ephyran
from boardroom.games.ephyran.position.state import Ending as EphyranEnding
from boardroom.games.epigo.position import events as epigo
from boardroom.games.epigo.position.state import DRAWN, Ending, Phase
from boardroom.games.epigo.position.tiles import Direction, epigon, epigon_key
from boardroom.games.epona.position import events as epona
from boardroom.games.epona.position.state import card_key
from boardroom.games.my_kingdom_for_a_horse.position import events as kingdom
from boardroom.games.my_kingdom_for_a_horse.position.state import Reason
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.sound import sounds
from boardroom.ui.stage.motion import occasion_picture
from boardroom.ui.stage.motion.motion import Beat
from boardroom.ui.stage.motion.occasions import WIN, Occasion
from boardroom.ui.stage.stage import Stage
from tests.games.epona_positions import Box
from tests.games.epona_positions import position as stables_of
from tests.games.farms import columns

EVENTS: Final[dict[str, tuple[Any, ...]]] = {
    "epigo": (
        epigo.EpigonCaptured(0, epigon(0, 3), 4, Direction(0), False),
        epigo.GameEnded(0, 1, Ending.CAPTURES, 3),
    ),
    "epona": (
        epona.StableFinished(0, 0, 0, 0, 1),
        epona.HorsesBred(0, 0, 0, 1, 0, 0, 0),
        epona.GameEnded(0),
    ),
    EPHYRAN: (
        ephyran.CityFinished(0, 0, 3),
        ephyran.GameEnded(0, EphyranEnding.FULL_CITY, -1, ()),
    ),
    KINGDOM: (
        kingdom.AnimalsGained(0, 0, (0, 0, 0, 1), columns(1, 1, 1, 2), columns(1, 1, 1, 1)),
        kingdom.GameEnded(0, 1, Reason.WON),
    ),
}
"""What is an occasion in each game; a win last."""
NONE: Final = (
    ("epigo", epigo.GameEnded(0, DRAWN, Ending.QUIET, 9)),
    ("epigo", epigo.EpigonSlid(0, epigon(0, 3), 4, 5, Direction(0), False)),
    ("epona", epona.StableFinished(0, 0, 0, 0, 0)),
    (KINGDOM, kingdom.AnimalsGained(0, 0, (0, 0, 0, 1), columns(1, 1, 1, 1), columns(1, 1, 1))),
    (KINGDOM, kingdom.AnimalsGained(0, 0, (0, 0, 0, 1), columns(1, 1, 1, 3), columns(1, 1, 1, 2))),
    (KINGDOM, kingdom.AnimalsGained(0, -1, (0, 0, 0, 2), None, None)),
)
DAY: Final = 86_400_000
"""Milliseconds."""
SPEEDS: Final = ("fast", "normal", "slow")


def begin(hand: Hand, game: str) -> Stage:
    """The stage of a game of two people that has just begun."""
    colours = [colour.key for colour in catalog.manifest(game).colours] or ["", ""]
    hand.start(game, seated(colours, (PERSON, PERSON)), seed=5)
    return hand.page.stage


def occasions_of(stage: Stage, game: str) -> list[Occasion]:
    """All occasions of a game."""
    return [found for event in EVENTS[game] if (found := stage.table.motion.occasion(event)) is not None]


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture ends by itself, as it would on a busy machine."""
    monkeypatch.setattr(occasion_picture, "LASTS", DAY)
    monkeypatch.setattr(occasion_picture, "LONGEST", DAY)


# The law.


def test_every_game_of_this_package_names_its_occasions_here() -> None:
    own = {manifest.id for manifest in catalog.games() if manifest.package.startswith("boardroom.")}
    assert own == set(EVENTS)


@pytest.mark.parametrize("game", EVENTS)
def test_every_occasion_has_a_picture_and_a_sound_of_its_own_and_is_over_within_a_second(
    house: AppContext, game: str
) -> None:
    hand = Hand(house)
    try:
        stage = begin(hand, game)
        found = occasions_of(stage, game)
        assert len(found) == len(EVENTS[game])
        assert [occasion.is_win for occasion in found] == [False] * (len(found) - 1) + [True]
        assert (
            len({occasion.picture for occasion in found}) == len({occasion.sound for occasion in found}) == len(found)
        )
        for event, occasion in zip(EVENTS[game], found, strict=True):
            assert QSvgRenderer(str(resources.resource(*occasion.picture))).isValid()
            with wave.open(str(resources.resource("sounds", f"{occasion.sound}.wav"))) as file:
                assert file.getnframes() / file.getframerate() <= 1
            assert occasion.sound != stage.table.motion.sound(event)
            assert stage.table.motion.pace(event).takes_time, "what nobody is told has no picture"
            for speed in SPEEDS:
                house.settings.set("motion", speed)
                stage.celebrate(occasion)
                assert 0 < stage.motion.picture <= 1000
                area = stage.occasion.area
                assert area is not None
                assert stage.free.contains(area)
            house.settings.set("motion", "off")
            stage.celebrate(occasion)
            assert (stage.occasion.area, stage.motion.picture) == (None, 0)
    finally:
        hand.close()


def test_pictures_and_sounds_are_each_of_one_occasion_alone(house: AppContext) -> None:
    heard: list[str] = []
    drawn: list[tuple[str, ...]] = []
    for game in EVENTS:
        hand = Hand(house)
        try:
            for occasion in occasions_of(begin(hand, game), game)[:-1]:
                heard.append(occasion.sound)
                drawn.append(occasion.picture)
        finally:
            hand.close()
    assert len(set(heard)) == len(heard)
    assert len(set(drawn)) == len(drawn)
    assert WIN.sound not in heard
    assert set(heard) < set(sounds.NAMES)


@pytest.mark.parametrize(("game", "event"), NONE)
def test_what_is_like_it_and_is_no_occasion_has_none(house: AppContext, game: str, event: Any) -> None:
    hand = Hand(house)
    try:
        assert begin(hand, game).table.motion.occasion(event) is None
    finally:
        hand.close()


# Where, and how long.


def pictures_of(stage: Stage) -> list[tuple[str, bool]]:
    """The kinds of events whose telling begins from now on, and whether a picture is seen then."""
    seen: list[tuple[str, bool]] = []
    stage.motion.begun.connect(
        lambda beat: seen.append((type(beat.event).__name__, stage.occasion.area is not None)) if beat.event else None
    )
    return seen


def test_a_capture_is_seen_where_the_tile_was_and_a_win_in_the_middle(hand: EpigoHand, house: AppContext) -> None:
    hand.begin({"captures": 2})
    hand.planning()
    stage = hand.page.stage
    seen, areas = pictures_of(stage), list[QRectF]()

    def note(beat: Beat) -> None:
        area, event = stage.occasion.area, beat.event
        if isinstance(event, epigo.EpigonCaptured):
            assert area is not None
            assert area.contains(stage.pieces[epigon_key(event.piece)].area().center())
        elif area is not None:
            areas.append(area)

    stage.motion.begun.connect(note)
    house.settings.set("motion", "fast")
    for orders in TURNS:
        for seat in (0, 1):
            hand.propose(seat, *orders[seat].split(), "lock")
        hand.answer()
        if hand.page.session.outcome is not None:
            break
        hand.take_seat()
    assert [kind for kind, pictured in seen if pictured] == ["EpigonCaptured", "EpigonCaptured", "GameEnded"]
    assert len(areas) == 1
    assert stage.occasion.area is None, "it ended with what was told"


def bred(groom: Groom) -> Stage:
    """The stage on which a foal is told, which was born by a drag."""
    box = Box()
    mare, stallion = box.card("working mare"), box.card("working stallion")
    groom.tend(stables_of([(box.stable(slots=4), [mare, stallion, None, None])], coins=[9], studs=[2]))
    groom.drag(card_key(mare), groom.aim(card_key(stallion)))
    return groom.page.stage


@pytest.mark.parametrize("by_key", [True, False])
def test_any_key_or_click_ends_the_picture_and_what_is_told_with_it(
    groom: Groom, house: AppContext, lasting: None, by_key: bool
) -> None:
    house.settings.set("motion", "slow")
    stage = bred(groom)
    area = stage.occasion.area
    assert area is not None
    occasion = stage.table.motion.occasion(stage.motion.current.event)
    assert occasion is not None
    (mare,) = occasion.over
    assert area.intersects(stage.pieces[mare].area())
    assert groom.page.telling
    if by_key:
        groom.key(Key.Key_Return)
    else:
        groom.click(groom.scene(stage.free.center()))
    assert stage.occasion.area is None
    assert not groom.page.telling


def test_a_key_beside_what_is_told_ends_the_picture_and_does_what_it_is_for(
    hand: EpigoHand, house: AppContext, lasting: None
) -> None:
    stage = begin(hand, "epigo")
    hand.lift_curtain()
    house.settings.set("motion", "slow")
    stage.celebrate(WIN)
    assert stage.occasion.area is not None
    before = stage.keyboard.reached
    hand.key(Key.Key_Tab)
    assert stage.occasion.area is None
    assert stage.keyboard.reached != before


def test_with_motion_off_nothing_is_seen_and_the_sound_is_heard(groom: Groom, house: AppContext) -> None:
    heard: list[str] = []
    house.sounds.player = lambda name, loudness: heard.append(name)
    stage = bred(groom)
    assert stage.motion.off
    assert stage.occasion.area is None
    assert heard == ["foal"]


def test_the_picture_comes_and_goes_and_moves_nothing_but_itself(
    hand: EpigoHand, house: AppContext, lasting: None
) -> None:
    stage = begin(hand, "epigo")
    hand.lift_curtain()
    house.settings.set("motion", "normal")
    places = {key: piece.pos() for key, piece in hand.pieces.items()}
    stage.celebrate(WIN)
    picture = stage.occasion
    opacities = []
    for part in (0.0, 0.1, 0.5, 0.9, 1.0):
        picture._step(part)
        assert picture._item is not None
        opacities.append(picture._item.opacity())
    assert opacities[0] == opacities[-1] == 0
    assert opacities[2] == 1
    assert {key: piece.pos() for key, piece in hand.pieces.items()} == places
    middle = stage.free.center()
    assert stage.scene().itemAt(middle, QTransform()) is not picture._item, "no mouse meets it"
    stage.show_table(hand.shown)
    assert picture.area is None, "what is shown next is shown without it"


# What nobody may know of.


def test_what_not_everybody_may_see_and_a_win_of_nobody_are_no_occasions(hand: EpigoHand) -> None:
    stage = begin(hand, "epigo")
    occasions, table = hand.page.flow.occasions, stage.table
    assert occasions.of(epigo.GameEnded(0, 1, Ending.CAPTURES, 3)) is None, "nobody has won"
    table.motion = evolve(table.motion, occasion=lambda event: WIN._replace(is_win=False))
    assert occasions.of(epigo.EpigonDeployed(0, 0, 3, 0)) is None
    assert occasions.of(epigo.SeatLocked(0, 0, Phase.DEPLOY)) is not None
