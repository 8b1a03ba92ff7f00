"""Stepping through what is told: it is held, gone back over, played on and skipped, by keys and by buttons."""

from collections.abc import Callable
from functools import partial

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from boardroom.engine.prompt import Role
from boardroom.engine.text import Text, phrase
from boardroom.ui.game_page.prompt.offer import Offer
from boardroom.ui.game_page.prompt.prompt_bar import STEP, PromptBar
from boardroom.ui.stage.stage import Stage

_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Backspace)
_BETWEEN = (*_BACK, Qt.Key.Key_Space, Qt.Key.Key_Escape)
"""Keys that do something between two things that are told."""
_ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
"""Keys that do nothing alone: another one follows."""


@frozen
class Stepping:
    """Takes the keys while something is told, and makes the buttons; ``hurry`` skips all that is still to be told.

    Between two things that are told, while others are still to act, ``stay`` goes back to what was told last and stays
    there, if ``may_stay``.
    """

    stage: Stage
    prompt: PromptBar
    hurry: Callable[[], None]
    stay: Callable[[], None]
    may_stay: Callable[[], bool]

    def goes_back(self, key: int) -> bool:
        """Whether a key does something though nothing is told now: between two things that are told."""
        return key in _BETWEEN and not self.stage.motion.telling and self.may_stay()

    def press(self, key: int, repeated: bool = False) -> None:
        """Do what a key does while something is told; one that is held down does not hold and play on in turn."""
        motion = self.stage.motion
        if not motion.telling:
            if not repeated and self.goes_back(key):
                (self.hurry if key == Qt.Key.Key_Escape else self.stay)()
        elif key == Qt.Key.Key_Escape:
            self.hurry()
        elif key in _BACK:
            motion.go_back()
        elif key == Qt.Key.Key_Space:
            if not repeated:
                self._hold_or_play()
        elif key not in _ALONE:
            motion.skip()

    def hint(self, again: bool) -> Text:
        """What the keys do, in short; ``again`` to those who had to look away while it was done."""
        if self.stage.motion.held:
            number, count = self.stage.motion.step
            held = phrase("Prompt", "Step {number} of {count}. Space: resume. ←: back. Esc: skip to the end.")
            return held.put(number=number, count=count)
        if again:
            return phrase("Prompt", "Replay for everyone. Any key: next. Space: pause. ←: back. Esc: skip to the end.")
        return phrase("Prompt", "Any key or click: next. Space: pause. ←: back. Esc: skip to the end.")

    def offers(self) -> list[Offer]:
        """The buttons; none where no step is told, and pieces only move."""
        motion = self.stage.motion
        if not any(beat.step for beat in motion.told):
            return []
        between = not motion.telling
        if between and not self.may_stay():
            return []
        pause, resume = phrase("Prompt", "Pause", "a button"), phrase("Prompt", "Resume", "a button: go on telling")
        hold = Offer(f"{STEP}hold", pause, self._hold_or_play, icon="pause", in_turn=resume)
        if motion.held:
            hold = Offer(f"{STEP}hold", resume, self._hold_or_play, icon="play", in_turn=pause)
        skip, back, following = phrase("Prompt", "Skip"), phrase("Prompt", "Step back"), phrase("Prompt", "Next")
        # Each stands where it stood while something was told: nobody clicks on another one.
        why = phrase("Prompt", "nothing yet", "why the button to the next step is off") if between else None
        go_back = self.stay if between else motion.go_back
        return [
            Offer(f"{STEP}skip", skip, partial(self._click, self.hurry), icon="skip", cap="Esc"),
            Offer(f"{STEP}back", back, partial(self._click, go_back), icon="back", cap="←"),
            hold,
            Offer(
                f"{STEP}next", following, partial(self._click, motion.skip), Role.MAIN, "chevron-right", "Enter", why
            ),
        ]

    def _hold_or_play(self) -> None:
        motion = self.stage.motion
        self._click(self.stay if not motion.telling else motion.go_on if motion.held else motion.hold)

    def _click(self, act: Callable[[], None]) -> None:
        # A button would take the keys for itself that go on.
        if isinstance(self.stage.window().focusWidget(), QAbstractButton):
            self.stage.setFocus()
        act()
        if not self.stage.motion.telling:
            self.prompt.hasty.ended()
