"""The keys that press the buttons beside the prompt: which is whose, and what is said of one that presses nothing."""

from itertools import chain, repeat
from typing import Final, Protocol

from PySide6.QtWidgets import QWidget

from boardroom.engine.text import Text, phrase, verbatim
from boardroom.ui.game_page.prompt.hasty_clicks import HastyClicks
from boardroom.ui.game_page.prompt.offer import Offer
from boardroom.ui.game_page.prompt.prompt_line import PromptButton
from boardroom.ui.game_page.prompt.prompt_words import PromptWords
from boardroom.ui.game_page.prompt.undo_place import UNDO
from boardroom.ui.kit import shortcuts
from boardroom.ui.stage.gestures.gesture import COMPUTERS_FOLLOW, FINAL

_OFF: Final = phrase("Prompt", "{button}: {why}.", "why a button cannot be pressed")
_NO_MAIN: Final = phrase("Prompt", "There is no main button now: nothing was pressed.", "for keys")
_PLAIN_KEY: Final = phrase("Prompt", "There is no main button now: {key} is “{button}”.", "for keys")
_LEAVES: Final = phrase("Prompt", "“{button}” has only just appeared. Press the key again if you mean it.", "for keys")
_NONE_COUNTED: Final = phrase("Prompt", "There is no such button now.", "for keys")


class Bar(Protocol):
    """What has the buttons, by the keys of their offers, and may be off as a whole."""

    buttons: dict[str, PromptButton]

    def isEnabled(self) -> bool: ...


class ButtonKeys:
    """Presses the buttons of a prompt line by keys, or says why not. ``offered`` are those that stand there,
    ``main_key`` is the key of the main one's offer, nothing where there is none.
    """

    def __init__(self, bar: Bar, says: PromptWords, hasty: HastyClicks) -> None:
        self._bar, self._says, self._hasty = bar, says, hasty
        self.offered: list[Offer] = []
        self.main_key = ""
        self._entered: Offer | None = None
        """The main button that was meant by an Enter, and waits for another as long as the line that says so stands."""
        # Asked of the desktop once, not for every prompt.
        self._counted = tuple(shortcuts.one("button", at) for at in range(len(shortcuts.keys("button"))))
        self._named = {name: shortcuts.one(name) for name in ("main", "undo")}

    @property
    def of_buttons(self) -> dict[str, str]:
        """Which key presses each button at any time, none for those that have none."""
        counted = chain(self._counted, repeat(""))
        keys = {offer.key: offer.cap or key for offer, key in zip(self.offered, counted, strict=False)}
        for key, name in ((self.main_key, "main"), (UNDO, "undo")):
            if key in keys:
                keys[key] = self._named[name]
        return keys

    def press_main(self) -> None:
        """Press the main button, the coloured one; say so where there is none, and why where it is off. No other button
        is ever meant by its key: what it does may be what nobody wants.
        """
        offer = next((offer for offer in self.offered if offer.key == self.main_key), None)
        entered, self._entered = self._entered, None
        if offer is not None and offer.leaves and self._hasty.unread and entered != offer:
            self._says.say_why_not(_LEAVES.put(button=offer.label))
            self._entered = offer
            return
        self._press(offer, self._without_main())

    def _without_main(self) -> Text:
        """What is said where there is no main button: by which key the one is pressed that stands in its place."""
        keys = self.of_buttons
        there = [offer for offer in self.offered if keys[offer.key] and offer.key != UNDO and offer.why is None]
        if not there:
            return _NO_MAIN
        return _PLAIN_KEY.put(key=verbatim(keys[there[-1].key]), button=there[-1].label)

    def enter_main(self, follows_another: bool, meant_next: bool, put_down: bool = False) -> None:
        """Press the main button by an Enter that is at nothing. Where that ``follows_another`` directly, a key may have
        been pressed once too often: what cannot be undone, and would lose something, wants one more; so does what has
        computers go on after a key that has ``put_down`` something. What cannot be undone wants one more in any case
        where an Enter ``meant_next`` what was told until now; of a button that is off such an Enter hears in passing,
        as it is no mistake. Whoever has had the time to look at the button means it: its second line says so.
        """
        offer = next((offer for offer in self.offered if offer.key == self.main_key), None)
        if offer is not None and offer.why is not None and meant_next and self._hasty.unread and self._bar.isEnabled():
            self._says.mention(_OFF.put(button=offer.label, why=offer.why))
            return
        asks = (FINAL, COMPUTERS_FOLLOW) if put_down else (FINAL,)
        hasty = self._hasty.unread and offer is not None and (meant_next or (follows_another and not offer.meant))
        unasked = offer is None or offer.why is not None or offer.remark not in asks or not hasty
        if offer is None or unasked or self._entered == offer:
            self.press_main()
            return
        again = phrase(
            "Prompt",
            "“{button}” has only just appeared and cannot be undone: press Enter again if you mean it."
            " {key} does it at once.",
        )
        if offer.remark == COMPUTERS_FOLLOW:
            again = phrase("Prompt", "After “{button}” the computer acts: press Enter again if you mean it.")
        self._says.say_why_not(again.put(button=offer.label, key=verbatim(shortcuts.one("main"))))
        self._entered = offer
        self._says.timer.stop()

    def tell_main(self) -> bool:
        """Say which button Enter presses where it is at no piece; whether there is one that is on."""
        offer = next((offer for offer in self.offered if offer.key == self.main_key and offer.why is None), None)
        if offer is None or not self._bar.isEnabled():
            return False
        self._says.say_why_not(phrase("Prompt", "Enter now presses “{button}”.").put(button=offer.label))
        return True

    def press_counted(self, number: int) -> None:
        """Press a button, counted from 0 at the left; say so where there is none, and why where it is off."""
        self._press(self.offered[number] if number < len(self.offered) else None, _NONE_COUNTED)

    def _press(self, offer: Offer | None, without: Text) -> None:
        """Press a button, or say why not; ``without`` is what is said where there is none."""
        if not self._bar.isEnabled():
            return
        if offer is None:
            self._says.say_why_not(without)
        elif offer.why is None:
            self._bar.buttons[offer.key].click()
        else:
            self._says.say_why_not(_OFF.put(button=offer.label, why=offer.why))

    def say_why_off(self, button: QWidget) -> None:
        """Say beside its name why a button is off: there was a click on it."""
        offer = next((offer for offer in self.offered if self._bar.buttons.get(offer.key) is button), None)
        if offer is not None and offer.why is not None and self._bar.isEnabled():
            self._says.mention(_OFF.put(button=offer.label, why=offer.why))

    def forget_entered(self) -> None:
        """Have the next Enter count as a first one."""
        self._entered = None
