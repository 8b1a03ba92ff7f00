"""Sounding: what is heard of what happens at a table, which is never more than everybody may know."""

from collections.abc import Sequence
from typing import Any

from boardroom.ui.game_page.turn.occasions import Occasions
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.kit.sound.sounds import CURTAIN, Sounds
from boardroom.ui.stage.table import Table


class Sounding:
    """Has the sounds played that the table gives to events, and those of occasions.

    Others in the room hear what they do not see. So an event sounds as it is for everybody, and what is hidden from
    them sounds like every other such thing at this table (``Table.motion.draft_sound``).
    """

    def __init__(self, presenter: Presenter, table: Table, sounds: Sounds, occasions: Occasions) -> None:
        self._session, self._hotseat, self._table = presenter.session, presenter.hotseat, table
        self._sounds, self._occasions = sounds, occasions

    def tell(self, event: Any) -> None:
        """An event begins to be told."""
        self._sounds.play(self._sound(event))

    def accept(self, places: Sequence[int], told: bool) -> None:
        """What a person did at these places has been accepted. What of it takes time, if it is told, sounds then."""
        if not places:
            return
        history = self._session.history(self._hotseat.audience, places[0])
        events = [event for entry in history if entry.place in places for event in entry.events]
        heard = [self._sound(event) for event in events if not (told and self._table.motion.pace(event).takes_time)]
        for name in dict.fromkeys(heard):
            self._sounds.play(name)

    def redraw(self) -> None:
        """A draft was drawn up anew."""
        self._sounds.play(self._table.motion.draft_sound)

    def cover(self) -> None:
        """The curtain falls."""
        self._sounds.play(CURTAIN)

    def _sound(self, event: Any) -> str:
        occasion = self._occasions.of(event)
        if occasion is not None:
            return occasion.sound
        public = self._session.rules.secrets.see(event, None)
        return self._table.motion.draft_sound if public is None else self._table.motion.sound(public)
