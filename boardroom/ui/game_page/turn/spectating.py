"""Spectating: whether, and at whose things, who sits at the screen is shown what computer players do."""

from collections.abc import Sequence

from boardroom.controller.hotseat import Hotseat
from boardroom.controller.session import Session
from boardroom.engine.manifest import COMPUTER
from boardroom.ui.kit.settings import Settings
from boardroom.ui.stage.table_parts import Pace


class Spectating:
    """What is told of what happens, and what it is told with.

    ``hurried`` until a person acts again: somebody has seen enough of what is told until then. ``turns`` says whether
    the table turns to what they have.
    """

    def __init__(self, session: Session, hotseat: Hotseat, settings: Settings, turns: bool = True) -> None:
        self._session, self._hotseat, self._settings, self._turns = session, hotseat, settings, turns
        self.hurried = False

    def tells(self, pace: Pace) -> bool:
        """Whether an event of this pace is told picture by picture, and not only shown as it ends."""
        if pace.followed:
            return self._on
        return pace.takes_time and self._settings.motion_factor > 0 and not self.hurried

    def turned_to(self, seats: Sequence[int], asked: bool = False) -> int | None:
        """The computer player whose things are in view while these seats act, also where that is ``asked`` for; None
        for what is in view by itself.

        Nobody's where several act at once, and while a person looks at what is his or hers among others.
        """
        if (
            not self._turns
            or len(seats) != 1
            or not (self._on or asked)
            or not (self._hotseat.alone or self._hotseat.audience is None)
        ):
            return None
        seat = seats[0]
        return seat if 0 <= seat < len(self._session.seats) and self._session.seats[seat].kind == COMPUTER else None

    @property
    def _on(self) -> bool:
        return self._settings.computer_factor > 0 and not self.hurried
