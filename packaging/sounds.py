"""Makes the sounds: resources/sounds/*.wav, from nothing but sines and noise, the same on every run.

They are our own work under the licence of the rest. They lie ready as files, because to compute them in Python takes
the better part of a second, which would be missing while motions run; and so that anybody can listen to them.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

RATE: Final = 22050
"""Samples a second: of what wood, felt and paper sound like, half of a compact disc's holds all."""
PEAK: Final = 0.6
"""The largest sample a sound may have, of what 16 bits hold: two sounds at once may be added."""
LOUDEST: Final = 0.188
"""How loud the loudest moment of a sound may be, as the root of the mean square, of what 16 bits hold: a tone that
rings is not to drown what is struck, whose samples are as large for a moment only.
"""
MOMENT: Final = 0.05
"""Seconds in which the ear takes something for one noise."""
FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Wave = list[float]


def knock(seconds: float, *tones: tuple[float, float, float]) -> Wave:
    """Something struck: tones (hertz, how strong, seconds until they have faded to a third), and the blow itself."""
    noise = random.Random(7)
    made = []
    for at in range(round(seconds * RATE)):
        time = at / RATE
        blow = (noise.random() * 2 - 1) * 0.5 * math.exp(-time / 0.004)
        ring = sum(
            strong * math.sin(2 * math.pi * hertz * time) * math.exp(-time / fade) for hertz, strong, fade in tones
        )
        made.append(blow + ring)
    return made


def glide(seconds: float, start: float, end: float, fade: float) -> Wave:
    """A tone that goes from one pitch (hertz) to another, with its octave."""
    made, turn = [], 0.0
    for at in range(round(seconds * RATE)):
        part = at / (seconds * RATE)
        turn += 2 * math.pi * (start + (end - start) * part) / RATE
        rise = min(1.0, at / (0.012 * RATE))
        made.append(rise * math.exp(-at / RATE / fade) * (math.sin(turn) + 0.3 * math.sin(2 * turn)))
    return made


def rustle(seconds: float, low: float, high: float, peak: float) -> Wave:
    """Noise between two pitches (hertz) that swells until a part of its time and dies away."""
    noise = random.Random(11)
    over, under = math.exp(-2 * math.pi * high / RATE), math.exp(-2 * math.pi * low / RATE)
    bright = dull = 0.0
    made = []
    for at in range(round(seconds * RATE)):
        part = at / (seconds * RATE)
        bright = over * bright + (1 - over) * (noise.random() * 2 - 1)
        dull = under * dull + (1 - under) * bright
        swell = part / peak if part < peak else (1 - part) / (1 - peak)
        made.append((bright - dull) * swell * swell)
    return made


def dense(strong: float, made: Wave) -> Wave:
    """A wave whose largest samples are held down: what rings after a blow comes nearer to it."""
    loudest = max(abs(value) for value in made)
    return [math.tanh(strong * value / loudest) for value in made]


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Several waves as one: from when (seconds), how strong, which."""
    made = [0.0] * max(round(start * RATE) + len(part) for start, _, part in parts)
    for start, strong, part in parts:
        first = round(start * RATE)
        for at, value in enumerate(part):
            made[first + at] += strong * value
    return made


def _tile() -> Wave:
    return knock(0.14, (640, 1.0, 0.022), (1430, 0.5, 0.012), (2210, 0.2, 0.007))


def _die() -> Wave:
    hits = ((0.0, 0.7), (0.11, 0.6), (0.2, 0.8), (0.31, 0.5), (0.38, 0.6), (0.47, 0.4), (0.53, 0.3), (0.58, 0.25))
    rattle = together(
        *(
            (start, strong, knock(0.09, (1750 + 90 * turn, 0.8, 0.012), (2900 - 60 * turn, 0.5, 0.007)))
            for turn, (start, strong) in enumerate(hits)
        )
    )
    return dense(1.6, rattle)


def _fence() -> Wave:
    post = knock(0.2, (290, 1.0, 0.04), (510, 0.6, 0.025), (1080, 0.25, 0.01))
    return together((0.0, 0.7, post), (0.09, 1.0, post))


def _animal() -> Wave:
    return together((0.0, 0.8, glide(0.1, 390, 520, 0.05)), (0.09, 1.0, glide(0.2, 500, 660, 0.07)))


def _card() -> Wave:
    return together((0.0, 1.0, rustle(0.18, 1400, 6000, 0.35)), (0.15, 0.12, knock(0.05, (900, 0.4, 0.01))))


def _capture() -> Wave:
    return together((0.0, 1.0, glide(0.4, 190, 70, 0.13)), (0.0, 0.5, knock(0.2, (420, 0.8, 0.03))))


def _completion() -> Wave:
    bells = ((0.0, 523.25), (0.13, 659.26), (0.26, 783.99))
    return together(*((start, 0.7, knock(0.72, (tone, 1.0, 0.24), (2 * tone, 0.3, 0.12))) for start, tone in bells))


def _bells(seconds: float, fade: float, *bells: tuple[float, float]) -> Wave:
    """Bells: from when (seconds) each rings, and its pitch (hertz); all of it takes so long."""
    return together(
        *(
            (
                start,
                0.7,
                knock(seconds - start, (tone, 1.0, fade), (2 * tone, 0.3, fade / 2), (3 * tone, 0.1, fade / 4)),
            )
            for start, tone in bells
        )
    )


def _hoof(strong: float) -> Wave:
    return [strong * value for value in knock(0.09, (840, 1.0, 0.012), (1260, 0.5, 0.008))]


def _stable() -> Wave:
    # The door falls shut, and two bells.
    door = knock(0.2, (210, 1.0, 0.05), (390, 0.6, 0.03), (900, 0.2, 0.01))
    return together((0.0, 1.0, door), (0.12, 0.8, _bells(0.8, 0.25, (0.0, 587.33), (0.12, 880.0))))


def _foal() -> Wave:
    # First steps, and a small voice that goes up twice.
    steps = ((0.0, 0.4), (0.13, 0.5), (0.2, 0.4))
    voice = together((0.0, 0.8, glide(0.18, 560, 820, 0.1)), (0.15, 1.0, glide(0.36, 700, 1180, 0.14)))
    return together(*((start, 1.0, _hoof(strong)) for start, strong in steps), (0.28, 1.0, voice))


def _city() -> Wave:
    # A lyre, from the lowest string up.
    strings = (293.66, 369.99, 440.0, 587.33, 739.99)
    return _bells(0.98, 0.3, *((0.09 * number, tone) for number, tone in enumerate(strings)))


def _fall() -> Wave:
    # A tile slips over the edge, falls, and lies.
    return together(
        (0.0, 0.5, _tile()),
        (0.06, 0.8, glide(0.36, 760, 150, 0.3)),
        (0.4, 1.0, knock(0.24, (170, 1.0, 0.06), (480, 0.5, 0.02))),
    )


def _horses() -> Wave:
    # Two of them come at a gallop, and two bells.
    beats = ((0.0, 0.5), (0.08, 0.7), (0.16, 0.9), (0.3, 0.6), (0.38, 0.8), (0.46, 1.0))
    return together(
        *((start, 0.9, _hoof(strong)) for start, strong in beats),
        (0.5, 0.7, _bells(0.46, 0.2, (0.0, 523.25), (0.0, 659.26))),
    )


def _win() -> Wave:
    # A small fanfare, and its chord.
    bells = ((0.0, 523.25), (0.1, 523.25), (0.2, 659.26), (0.32, 783.99), (0.32, 1046.5), (0.32, 523.25))
    return _bells(0.98, 0.3, *bells)


def _curtain() -> Wave:
    return rustle(0.6, 120, 1100, 0.4)


SOUNDS: Final[dict[str, Callable[[], Wave]]] = {
    "tile": _tile,
    "die": _die,
    "fence": _fence,
    "animal": _animal,
    "card": _card,
    "capture": _capture,
    "completion": _completion,
    "curtain": _curtain,
    "stable": _stable,
    "foal": _foal,
    "city": _city,
    "fall": _fall,
    "horses": _horses,
    "win": _win,
}


def samples(made: Sequence[float]) -> "array[int]":
    """A wave as 16-bit samples, about as loud as all others, and silent at its end."""
    gain = min(PEAK / max(abs(value) for value in made), LOUDEST / loudness(made))
    fading = round(0.01 * RATE)
    return array(
        "h", (round(value * gain * 32767 * min(1.0, (len(made) - 1 - at) / fading)) for at, value in enumerate(made))
    )


def loudness(made: Sequence[float]) -> float:
    """How loud the loudest moment of a wave is: the root of the mean square."""
    moment = round(MOMENT * RATE)
    starts = range(0, max(1, len(made) - moment + 1), moment // 2)
    return max(math.sqrt(sum(value * value for value in made[start : start + moment]) / moment) for start in starts)


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        sound = samples(make())
        if sys.byteorder == "big":
            sound.byteswap()
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(sound.tobytes())
        print(f"{name}: {len(sound) / RATE:.2f} s")


if __name__ == "__main__":
    main()
