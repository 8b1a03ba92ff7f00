"""The player of sounds: a thread that has the device and mixes what is to be heard. Without a device it is silent."""

import atexit
import sys
import wave
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, Protocol

from boardroom import resources

RATE: Final = 22050
"""Samples a second of every file (packaging/sounds.py)."""
_PERIOD: Final = 20
"""Milliseconds that the device asks for at a time."""
_REST: Final = 3.0
"""Seconds without a new sound after which the device is given back: longer than any sound."""
_LEAVING: Final = 1.0
"""Seconds that the end of the program waits for the device at most."""
_LOUDEST: Final = 32767


class Device(Protocol):
    """An open sound device that takes its samples by itself."""

    def close(self) -> None:
        """Play no more, and give it back."""


class Mix:
    """What is still to be heard: 16-bit samples of one channel. Filled by one thread, emptied by the device's."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._samples: array[int] = array("h")

    def add(self, sound: "array[int]", loudness: float) -> None:
        """Have a sound heard from now on, above what is heard already."""
        with self._lock:
            here = self._samples
            here.extend([0] * (len(sound) - len(here)))
            for at, value in enumerate(sound):
                here[at] = max(-_LOUDEST, min(_LOUDEST, here[at] + round(value * loudness)))

    def take(self, number: int) -> bytes:
        """The next samples, then silence."""
        with self._lock:
            taken = self._samples[:number]
            del self._samples[:number]
        taken.extend([0] * (number - len(taken)))
        return taken.tobytes()


class SoundPlayer:
    """Plays sounds by name in a thread of its own, which begins with the first of them.

    ``open_device`` opens the device that plays a mix; it raises ImportError without the library, and anything else
    without a device, which is then tried again at the next sound.
    """

    def __init__(self, open_device: Callable[[Mix], Device]) -> None:
        self._open_device = open_device
        self._wanted: SimpleQueue[tuple[str, float] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self.has_library = True
        """Whether the library can be loaded, as far as that was tried."""

    def play(self, name: str, loudness: float) -> None:
        """Have a sound played soon, so loud (0-1); returns at once."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self.close)
        self._wanted.put((name, loudness))

    def close(self) -> None:
        """Give the device back and end."""
        thread, self._thread = self._thread, None
        if thread is not None:
            atexit.unregister(self.close)
            self._wanted.put(None)
            thread.join(_LEAVING)

    def _run(self) -> None:
        mix = Mix()
        device: Device | None = None
        sounds: dict[str, array[int]] = {}
        while True:
            try:
                wanted = self._wanted.get(timeout=None if device is None else _REST)
            except Empty:
                wanted = None
                if device is not None:
                    device.close()
                    device = None
                continue
            if wanted is None:
                break
            name, loudness = wanted
            if device is None and self.has_library:
                try:
                    device = self._open_device(mix)
                except ImportError:
                    self.has_library = False
                except Exception:  # noqa: S112 - the library and the systems have many, and no sound is no fault
                    continue
            if device is not None:
                if name not in sounds:
                    sounds[name] = read(resources.resource("sounds", f"{name}.wav"))
                mix.add(sounds[name], loudness)
        if device is not None:
            device.close()


def read(path: Path) -> "array[int]":
    """The samples of one of our files."""
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def _open_system_device(mix: Mix) -> Device:
    import miniaudio

    backends: list[Any] = []
    if sys.platform == "linux":
        # ALSA fills the terminal with complaints where there is no card.
        backends = [miniaudio.Backend.PULSEAUDIO]
        if any(Path("/dev/snd").glob("pcm*p")):
            backends.append(miniaudio.Backend.ALSA)
    device = miniaudio.PlaybackDevice(
        nchannels=1, sample_rate=RATE, buffersize_msec=_PERIOD, backends=backends, app_name="Boardroom"
    )
    stream = _stream(mix)
    next(stream)
    device.start(stream)
    opened: Device = device
    return opened


def _stream(mix: Mix) -> Generator[bytes, int, None]:
    number = yield b""
    while True:
        number = yield mix.take(number)


PLAYER: Final = SoundPlayer(_open_system_device)
"""The one of this process."""
