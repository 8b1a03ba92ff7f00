"""Looking instead of acting: the buttons for who can only look, and for who may look at a hand by choice."""

from functools import partial

from attrs import frozen

from boardroom.engine.prompt import Role
from boardroom.engine.text import Seat, phrase
from boardroom.ui.game_page.prompt.offer import Offer
from boardroom.ui.game_page.score.ending import Ending
from boardroom.ui.game_page.turn.flow import Flow
from boardroom.ui.game_page.turn.presenter import Presenter
from boardroom.ui.stage.table import Table


@frozen
class SpectatorButtons:
    """Makes those buttons."""

    presenter: Presenter
    table: Table
    flow: Flow
    ending: Ending

    def offers(self) -> list[Offer]:
        """The buttons for who can only look."""
        if self.presenter.hotseat.glancing:
            return []
        if self.presenter.hotseat.finishing:
            return [Offer("hide", phrase("Prompt", "Hide my cards"), self.flow.look_up, Role.MAIN, "eye-off")]
        if self.presenter.hotseat.looking:
            return [Offer("back", phrase("Curtain", "Back"), self.flow.look_up, Role.MAIN, "undo")]
        if self.presenter.hotseat.first is not None:
            return self._to_go_on(self.presenter.hotseat.first)
        return self.ending.offers() if self.presenter.session.outcome is not None else self.flow.stepping.offers()

    def _to_go_on(self, first: int) -> list[Offer]:
        """The buttons before somebody decides in secret without a curtain: to do so, or to let another go first."""
        others = [seat for seat in self.presenter.session.actors() if seat in self.presenter.session.people]
        hand_over = [
            Offer(
                f"hand-over.{seat}",
                phrase("Prompt", "Hand over to {seat}", "a button").put(seat=Seat(seat)),
                partial(self.flow.hand_over, seat),
                icon="people",
            )
            for seat in others
            if seat != first
        ]
        words = self.table.looking.go_on.put(seat=Seat(first))
        return [*hand_over, Offer("go-on", words, self.flow.go_on, Role.MAIN, "eye")]

    def offers_of_hand(self, actor: int) -> list[Offer]:
        """The buttons for who may look at what is his or hers, and hide it again, without having to."""
        hotseat = self.presenter.hotseat
        if hotseat.alone or not hotseat.holds_cards(actor):
            return []
        if hotseat.audience == actor:
            return [Offer("hide", phrase("Prompt", "Hide my cards"), self.flow.look_up, icon="eye-off")]
        look = phrase("Prompt", "Look at my cards")
        return [Offer("hand", look, partial(self.flow.look_at_hand, actor), icon="eye")]
