"""Which of what happens is an occasion, as far as everybody may know."""

from typing import Any

from boardroom.controller.session import Session
from boardroom.ui.stage.motion.occasions import Occasion
from boardroom.ui.stage.table import Table


class Occasions:
    """What the table names an occasion (``Table.motion.occasion``), and has happened before everybody."""

    def __init__(self, session: Session, table: Table) -> None:
        self._session, self._table = session, table

    def of(self, event: Any) -> Occasion | None:
        """The occasion that an event is; None for most."""
        public = self._session.rules.secrets.see(event, None)
        occasion = None if public is None else self._table.motion.occasion(public)
        if occasion is not None and occasion.is_win:
            outcome = self._session.outcome
            return occasion if outcome is not None and outcome.winners else None
        return occasion
