"""What is heard at the table: recorded in place of the device, by hands at the real window."""

import math
import subprocess
import sys
import threading
from array import array

import pytest
from epigo_hand import TURNS, EpigoHand
from epona_hand import Groom
from farming import Farmer
from hand import CTRL, Key
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from boardroom import resources
from boardroom.controller.storage.store import Store
from boardroom.engine.manifest import COMPUTER, PERSON
from boardroom.games.epigo import manifest as epigo
from boardroom.games.epona.position.state import card_key
from boardroom.games.epona.position.vocabulary import BonusKind
from boardroom.games.epona.table.gestures.keys import slot_key
from boardroom.ui.kit.context import AppContext
from boardroom.ui.kit.settings import Settings
from boardroom.ui.kit.sound import player, sounds
from boardroom.ui.kit.sound.player import RATE, Mix, SoundPlayer, read
from boardroom.ui.kit.widgets.slider import Slider
from boardroom.ui.shell.dialogs.settings_dialog import SettingsDialog
from tests.games.epona_positions import Box
from tests.games.epona_positions import position as stables_of
from tests.games.farms import START_1, columns, position, rolled
from tests.test_tooling import tool


@pytest.fixture
def heard(house: AppContext) -> list[str]:
    """The names of the sounds that are played from now on."""
    names: list[str] = []
    house.sounds.player = lambda name, loudness: names.append(name)
    return names


def told(heard: list[str]) -> list[str]:
    """What was heard until now; from now on anew."""
    names = list(heard)
    heard.clear()
    return names


# At the table.


def test_a_tile_that_is_put_down_is_heard_and_one_that_glides_home_is_not(hand: EpigoHand, heard: list[str]) -> None:
    hand.begin(kinds=(PERSON, COMPUTER))
    hand.settle()
    told(heard)
    hand.drag("epigon.0.3", "column.0.0")
    assert told(heard) == ["tile"]
    hand.drag("epigon.0.3", "column.1.0")
    assert hand.note
    hand.key(Key.Key_Z, CTRL)
    assert not hand.page.session.draft(0)
    assert told(heard) == []


def test_tiles_that_change_places_are_heard(hand: EpigoHand, heard: list[str]) -> None:
    hand.begin(kinds=(PERSON, COMPUTER))
    hand.settle()
    hand.deploy([3, 4])
    told(heard)
    hand.drag("epigon.0.3", "epigon.0.4")
    assert told(heard) == ["tile"]


def test_what_two_people_draw_up_in_secret_sounds_the_same_whatever_it_is(hand: EpigoHand, heard: list[str]) -> None:
    hand.begin()
    hand.planning()
    told(heard)
    hand.stack("7^ 5^ 6^")
    assert hand.draft == "7^ 5^ 6^"
    assert told(heard) == ["tile"] * 3
    hand.key(Key.Key_Z, CTRL)
    assert told(heard) == []


def test_the_curtain_is_heard_when_it_falls(hand: EpigoHand, heard: list[str]) -> None:
    hand.begin()
    assert told(heard) == ["curtain"]
    hand.lift_curtain()
    assert told(heard) == [], "and not when it rises"


def test_a_turn_that_is_told_is_heard_event_by_event(hand: EpigoHand, house: AppContext, heard: list[str]) -> None:
    hand.begin()
    hand.planning(TURNS[0][0])
    house.settings.set("motion", "fast")
    told(heard)
    hand.lock()
    hand.settle()
    assert told(heard) == ["curtain"]
    hand.lift_curtain()
    hand.propose(1, *TURNS[0][1].split())
    told(heard)
    begun: list[object] = []
    hand.page.stage.motion.begun.connect(lambda beat: begun.append(beat.event))
    hand.lock()
    hand.settle()
    names = [hand.page.table.motion.sound(event) for event in begun if event is not None]
    assert [name for name in names if name] == [name for name in told(heard) if name != "curtain"]
    assert {"card", "tile"} <= set(names)


def test_a_capture_and_the_end_are_heard(hand: EpigoHand, house: AppContext, heard: list[str]) -> None:
    hand.begin({"captures": 2})
    hand.planning()
    house.settings.set("motion", "fast")
    for orders in TURNS:
        for seat in (0, 1):
            hand.propose(seat, *orders[seat].split(), "lock")
        hand.answer()
        if hand.page.session.outcome is not None:
            break
        hand.take_seat()
    assert heard.count("fall") == 2
    assert heard[-1] == "win"


def test_a_card_laid_horses_bred_and_a_stable_completed_are_heard_at_epona(groom: Groom, heard: list[str]) -> None:
    box = Box()
    stable = box.stable(slots=3, where=lambda stable: all(bonus.kind == BonusKind.COINS for bonus in stable.at_once))
    *there, last = box.filling(stable, bonus="")
    mare, stallion = box.card("working mare"), box.card("working stallion")
    rows = [(stable, [*there, None]), (box.stable(slots=4), [mare, stallion, None, None])]
    groom.tend(stables_of(rows, hands=[[last, box.card("vet")]], coins=[9], studs=[2]))
    told(heard)
    groom.drag(card_key(last), groom.aim(slot_key(0, 0, 2)))
    groom.settle()
    assert told(heard) == ["card", "stable", "tile"], "the card, the stable, the coins"
    groom.drag(card_key(mare), groom.aim(card_key(stallion)))
    groom.settle()
    assert told(heard) == ["foal"]


def test_the_curtain_of_epona_is_heard(groom: Groom, heard: list[str]) -> None:
    box = Box()
    rows = [[(box.stable(slots=4), [None] * 4)] for _ in range(2)]
    groom.settle_in(stables_of(*rows, hands=[box.cards(2), box.cards(2)]))
    assert told(heard) == ["curtain"]


def test_dice_that_are_rolled_are_heard_once(farmer: Farmer, house: AppContext, heard: list[str]) -> None:
    farmer.farm(position(columns(2), columns(2)))
    farmer.click(farmer.piece("die.2"))
    assert told(heard) == ["die"], "with motion off when it is accepted"
    house.settings.set("motion", "slow")
    for die in ("die.0", "die.3"):
        farmer.click(farmer.piece(die))
    assert told(heard) == [], "to mark them is no move"
    farmer.click(farmer.button("tool.roll"))
    farmer.settle()
    assert told(heard) == ["die"], "else while they tumble"


def test_animals_and_fences_are_heard_when_they_are_put_down(farmer: Farmer, heard: list[str]) -> None:
    farmer.farm(rolled(columns(2, 2), columns(2), dice="sheep-2 pig-1 fence-1 cow", rolls=3))
    farmer.drag("die.0", "field")
    assert told(heard) == ["animal"]
    farmer.farm(rolled(START_1, START_1, dice="fence-1 sheep-2 fence-1 cow", rolls=3))
    told(heard)
    farmer.do("use 1")
    assert told(heard) == []
    farmer.do("place d1n")
    assert told(heard) == ["fence"]


def test_what_a_computer_does_is_not_heard_where_it_is_not_told(farmer: Farmer, heard: list[str]) -> None:
    farmer.farm(position(columns(2), columns(2), active=1), kinds=(PERSON, COMPUTER))
    farmer.wait(lambda: farmer.page.session.length > 0)
    assert told(heard) == []


# By the settings.


def segment(sheet: SettingsDialog, key: str, value: object) -> QWidget:
    return next(segment for segment in sheet.controls[key].segments if segment.value == value)


Loud = list[tuple[str, float]]


@pytest.fixture
def loud(house: AppContext) -> Loud:
    """Names of the sounds that are played from now on, and how loud."""
    played: Loud = []
    house.sounds.player = lambda name, loudness: played.append((name, loudness))
    return played


@pytest.fixture
def sheet(hand: EpigoHand, house: AppContext, monkeypatch: pytest.MonkeyPatch) -> SettingsDialog:
    """The settings where sounds can be played, whether or not the library is here."""
    monkeypatch.setattr(sounds, "LIBRARY", "wave")
    made = SettingsDialog(house, hand.window, [epigo])
    made.open()
    QApplication.processEvents()
    return made


def slider(sheet: SettingsDialog) -> Slider:
    assert sheet.volume is not None
    return sheet.volume


def spot(volume: Slider, number: int) -> QPoint:
    """Where on a slider a number is."""
    here = volume.value()
    volume.choose(number)
    at = volume._knob().toPoint()
    volume.choose(here)
    return at


def test_the_switch_holds_at_once_and_lets_a_sound_be_heard(hand: EpigoHand, sheet: SettingsDialog, loud: Loud) -> None:
    QTest.mouseClick(segment(sheet, "sound", "off"), Qt.MouseButton.LeftButton)
    assert (loud, slider(sheet).isEnabled()) == ([], False)
    QTest.mouseClick(segment(sheet, "sound", "on"), Qt.MouseButton.LeftButton)
    assert (loud, slider(sheet).isEnabled()) == ([("tile", 0.5)], True)
    QTest.mouseClick(segment(sheet, "sound", "off"), Qt.MouseButton.LeftButton)
    sheet.shut()
    loud.clear()
    hand.begin(kinds=(PERSON, COMPUTER))
    hand.drag("epigon.0.3", "column.0.0")
    assert hand.page.session.draft(0)
    assert loud == []


def test_the_volume_follows_the_mouse_at_once_and_is_heard_when_it_is_let_go(
    house: AppContext, sheet: SettingsDialog, loud: Loud
) -> None:
    volume = slider(sheet)
    assert volume.value() == 50
    QTest.mousePress(volume, Qt.MouseButton.LeftButton, pos=spot(volume, 50))
    for number in (60, 80, 20):
        QTest.mouseMove(volume, spot(volume, number))
        assert (house.settings.volume, loud) == (number, [])
    QTest.mouseRelease(volume, Qt.MouseButton.LeftButton, pos=spot(volume, 20))
    assert loud == [("tile", 0.2)]
    QTest.mouseClick(volume, Qt.MouseButton.LeftButton, pos=QPoint(volume.width() - 1, 5))
    assert loud == [("tile", 0.2), ("tile", 1.0)], "a click beside the way goes to its end"
    QTest.mouseClick(volume, Qt.MouseButton.LeftButton, pos=spot(volume, 100))
    assert len(loud) == 2, "nothing changed"


def test_the_volume_goes_by_keys_and_is_said(house: AppContext, sheet: SettingsDialog, loud: Loud) -> None:
    volume = slider(sheet)
    volume.setFocus()
    for key, number in (
        (Key.Key_Right, 55),
        (Key.Key_Up, 60),
        (Key.Key_Left, 55),
        (Key.Key_PageUp, 65),
        (Key.Key_Home, 5),
        (Key.Key_Left, 5),
        (Key.Key_End, 100),
    ):
        loud.clear()
        before = house.settings.volume
        QTest.keyClick(volume, key)
        assert house.settings.volume == number
        assert loud == ([("tile", number / 100)] if number != before else [])
    about = QAccessible.queryAccessibleInterface(volume)
    assert (about.role(), about.text(QAccessible.Text.Name)) == (QAccessible.Role.Slider, "Volume")
    assert about.valueInterface().currentValue() == 100
    assert volume._words == "100%"


def test_the_volume_is_there_the_next_time_and_an_earlier_word_for_it_still_holds(
    house: AppContext, sheet: SettingsDialog
) -> None:
    QTest.mouseClick(slider(sheet), Qt.MouseButton.LeftButton, pos=spot(slider(sheet), 35))
    assert house.store.flush()
    again = Settings(Store(house.store.folder))
    assert again.loudness == 0.35
    for stored, loudness in (("quiet", 0.2), ("normal", 0.5), ("loud", 1.0), ("ear-splitting", 0.5), (7, 0.5)):
        assert Settings(house.store, {"volume": stored}).loudness == loudness
    assert Settings(house.store, {"volume": [50], "sound": "off"}).loudness == 0


@pytest.mark.parametrize("was_tried", [False, True])
def test_where_sounds_cannot_be_played_a_plain_sentence_says_so_and_nothing_is_to_be_set(
    hand: EpigoHand, house: AppContext, monkeypatch: pytest.MonkeyPatch, was_tried: bool
) -> None:
    monkeypatch.setattr(sounds, "LIBRARY", "wave" if was_tried else "no_such_library")
    monkeypatch.setattr(player.PLAYER, "has_library", not was_tried)
    sheet = SettingsDialog(house, hand.window, [epigo])
    sheet.open()
    QTest.mouseClick(segment(sheet, "sound", "off"), Qt.MouseButton.LeftButton)
    assert house.settings.get("sound") == "on"
    assert not sheet.controls["sound"].isEnabled()
    assert sheet.volume is None
    words = [words.text() for words in sheet.findChildren(QWidget) if hasattr(words, "text")]
    assert "Sounds cannot be played on this computer." in words
    assert not [said for said in words if "pip" in said.split() or "miniaudio" in said]
    sheet.shut()


def test_a_sound_that_there_is_not_is_a_mistake(house: AppContext) -> None:
    with pytest.raises(ValueError, match="moo"):
        house.sounds.play("moo")


# The player.


class Recorder:
    """A device that only notes what it is given and when it is given back."""

    def __init__(self, mix: Mix) -> None:
        self.mix, self.closed = mix, False

    def close(self) -> None:
        self.closed = True


def test_the_player_mixes_what_is_wanted_and_gives_the_device_back() -> None:
    opened: list[Recorder] = []

    def open_device(mix: Mix) -> Recorder:
        opened.append(Recorder(mix))
        return opened[-1]

    playing = SoundPlayer(open_device)
    playing.play("tile", 1.0)
    playing.play("tile", 0.5)
    playing.close()
    (device,) = opened
    assert device.closed
    tile = read(resources.resource("sounds", "tile.wav"))
    both = array("h", device.mix.take(len(tile) + 5))
    assert list(both[-5:]) == [0] * 5, "then silence"
    assert list(both[:-5]) == [max(-32767, min(32767, value + round(value / 2))) for value in tile]


@pytest.mark.parametrize("error", [ImportError("no library"), OSError("no device"), RuntimeError(-401)])
def test_without_a_device_or_the_library_the_player_is_silent(error: Exception) -> None:
    tries: list[Mix] = []

    def open_device(mix: Mix) -> Recorder:
        tries.append(mix)
        raise error

    playing = SoundPlayer(open_device)
    for name in sounds.NAMES:
        playing.play(name, 1.0)
    playing.close()
    assert playing.has_library is not isinstance(error, ImportError)
    assert len(tries) == (1 if isinstance(error, ImportError) else len(sounds.NAMES)), (
        "a device may still be plugged in"
    )
    assert all(any(mix.take(RATE)) is False for mix in tries)


def test_nothing_is_imported_and_no_thread_begins_before_the_first_sound() -> None:
    script = """
import sys, threading
from boardroom.ui.startup import first_window, start
print("boardroom.ui.kit.sound.sounds" in sys.modules)
from boardroom.ui.kit.widgets.slider import Slider
from boardroom.ui.shell.dialogs import settings_dialog
from boardroom.ui.game_page.page import table_page
from boardroom.games.epigo import table
print([name for name in ("miniaudio", "wave", "boardroom.ui.kit.sound.player") if name in sys.modules])
from boardroom.ui.kit.sound import player
print("miniaudio" in sys.modules, [thread.name for thread in threading.enumerate() if thread.name == "sounds"])
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["False", "[]", "False []"]
    assert not [thread for thread in threading.enumerate() if thread.name == "sounds"], "no test has a device"


# The files.


@pytest.mark.parametrize("name", sounds.NAMES)
def test_every_sound_is_what_its_recipe_makes(name: str) -> None:
    recipe = tool("sounds")
    assert set(recipe.SOUNDS) == set(sounds.NAMES)
    assert recipe.RATE == RATE
    made, there = recipe.samples(recipe.SOUNDS[name]()), read(resources.resource("sounds", f"{name}.wav"))
    assert len(made) == len(there)
    assert max(abs(a - b) for a, b in zip(made, there, strict=True)) <= 1, "but for how a system rounds its sines"
    assert 0.1 <= len(there) / RATE <= 1.0


@pytest.mark.parametrize("name", sounds.NAMES)
def test_no_sound_reaches_full_scale_clicks_at_its_end_or_carries_a_steady_pressure(name: str) -> None:
    there = [value / 32768 for value in read(resources.resource("sounds", f"{name}.wav"))]
    assert max(map(abs, there)) <= 0.61, "two of them at once still fit"
    assert there[-1] == 0
    last, before = there[-22:], there[-44:-22]
    assert max(map(abs, last)) < 0.005, "the last millisecond"
    assert max(map(abs, last)) <= max(map(abs, before)) + 0.0005, "it dies away"
    assert abs(sum(there) / len(there)) < 0.002


def test_all_sounds_are_about_as_loud_as_each_other() -> None:
    """Within 6 dB, in the loudest moment and as a whole."""
    loudness = tool("sounds").loudness
    moments, wholes = [], []
    for name in sounds.NAMES:
        there = [value / 32768 for value in read(resources.resource("sounds", f"{name}.wav"))]
        moments.append(20 * math.log10(loudness(there)))
        wholes.append(10 * math.log10(sum(value * value for value in there) / len(there)))
    assert max(moments) - min(moments) < 6
    assert max(wholes) - min(wholes) < 6
