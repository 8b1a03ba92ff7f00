"""Looking instead of acting: the buttons for who can only look, and for who may look at a hand by choice."""

from functools import partial

from attrs import frozen

from boardroom.engine.prompt import Role
from boardroom.engine.text import phrase
from boardroom.ui.game_page.ending import Ending
from boardroom.ui.game_page.flow import Flow
from boardroom.ui.game_page.presenter import Presenter
from boardroom.ui.game_page.prompt_bar import Offer


@frozen
class SpectatorButtons:
    """Makes those buttons."""

    presenter: Presenter
    flow: Flow
    ending: Ending

    def offers(self) -> list[Offer]:
        """The buttons for who can only look."""
        if self.presenter.hotseat.looking:
            return [Offer("back", phrase("Curtain", "Back"), self.flow.look_up, Role.MAIN, "undo")]
        return self.ending.offers() if self.presenter.session.outcome is not None else []

    def offers_of_hand(self, actor: int) -> list[Offer]:
        """The buttons for who may look at what is his or hers, and hide it again, without having to."""
        hotseat = self.presenter.hotseat
        if hotseat.alone or not hotseat.holds_cards(actor):
            return []
        if hotseat.audience == actor:
            return [Offer("hide", phrase("Prompt", "Hide my cards"), self.flow.look_up, icon="eye-off")]
        look = phrase("Prompt", "Look at my cards")
        return [Offer("hand", look, partial(self.flow.look_at_hand, actor), icon="eye")]
