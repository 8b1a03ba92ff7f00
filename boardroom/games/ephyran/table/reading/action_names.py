"""What actions are called in the chooser of a drop that could mean several, and what they stand under in the list."""

from collections.abc import Sequence
from typing import Final

from boardroom.engine.outcome import in_points
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import CARDS, NUMBER, TERRITORY
from boardroom.games.ephyran.position.city import with_area
from boardroom.games.ephyran.position.state import Ending, Phase, State, card_key, is_last_of_round
from boardroom.games.ephyran.words import names
from boardroom.games.ephyran.words.gains import bonus_of
from boardroom.ui.stage.presentation import Presentation
from boardroom.ui.stage.table_parts import Way


def choice_question(meant: Sequence[actions.Action]) -> Text | None:
    """What the chooser asks when a drop could mean these actions; None for a question that any game asks."""
    if all(map(asks, meant)):
        if len(places := {_place_of(action) for action in meant}) == 1:
            return phrase("Ephyran", "Exchange your {place} for which area?", "a question: {place} is Lagoon 2").put(
                place=names.place_name(*places.pop())
            )
        return phrase("Ephyran", "For which area?", "a question: what an area is exchanged for")
    if all(isinstance(action, actions.StealDionysus) for action in meant):
        return phrase("Ephyran", "To which territory?", "a question: where stolen Dionysus is laid")
    if all(isinstance(action, actions.KeepCard) for action in meant):
        return phrase("Ephyran", "In which order are the others discarded?", "a question")
    return None


def _place_of(action: actions.Action) -> tuple[int, int]:
    """The territory and number of the area that an exchange is about."""
    if isinstance(action, actions.ExchangeWithCity):
        return action.territory, action.number
    assert isinstance(action, actions.ExchangeWithHand)
    return TERRITORY[action.area], NUMBER[action.area]


def asks(action: actions.Action) -> bool:
    """Whether an action is about more than what the hand met: an exchange, of which it met one area only."""
    return isinstance(action, actions.ExchangeWithCity | actions.ExchangeWithHand)


def ends_question(action: actions.Action, shown: Presentation) -> Text | None:
    """What is asked before an action that ends the turn without a draw, the last moment to take anything back; None
    for whatever else.
    """
    view: State = shown.view
    if view.phase != Phase.PLAYING_AGAIN:
        return None
    bonus = _finishing_bonus(action, view)
    if not bonus:
        return phrase("Ephyran", "This ends your turn.", "asked before it is done")
    ends = phrase("Ephyran", "This finishes your city: {points} more. Then your turn ends.", "asked before it is done")
    if view.ending == Ending.NOT_YET:
        ends = phrase(
            "Ephyran",
            "This finishes your city: {points} more. Then your turn ends, and this becomes the final round.",
            "asked before it is done",
        )
        if is_last_of_round(view):
            ends = phrase(
                "Ephyran", "This finishes your city: {points} more. Then the game ends.", "asked before it is done"
            )
    return ends.put(points=in_points(bonus))


def _finishing_bonus(action: actions.Action, view: State) -> int:
    """The extra points of a city that an area finishes, or Dionysus who is stolen for it; 0 for whatever else."""
    if not isinstance(action, actions.AddArea | actions.StealDionysus):
        return 0
    # Which half lies there does not matter for that.
    return bonus_of(view, view.active, with_area(view.cities[view.active], action.territory, action.half))


def ahead(meant: Sequence[actions.Action], shown: Presentation) -> Preview:
    """What an area could be exchanged for, while an exchange is held over it: of these one is chosen next."""
    areas, pieces = [], []
    view: State = shown.view
    for action in meant:
        label = choice_label(action, shown)
        if label is None or not asks(action):
            return Preview()
        areas.append(Line(Tone.GAIN, label))
        if isinstance(action, actions.ExchangeWithCity):
            pieces.append(card_key(view.cities[action.seat].columns[action.territory][action.number - 1] >> 1))
        elif isinstance(action, actions.ExchangeWithHand):
            pieces.append(card_key(action.area >> 1))
    asked = phrase("Ephyran", "next you choose what replaces it:", "a preview: areas are listed below")
    return Preview((Line(Tone.PLAIN, asked), *areas), pieces=tuple(pieces))


def choice_label(action: actions.Action, shown: Presentation) -> Text | None:
    """What an action is called in the chooser; None where its usual name is as good."""
    view: State = shown.view
    match action:
        case actions.ExchangeWithCity(_, seat, territory, number):
            half = view.cities[seat].columns[territory][number - 1]
            return phrase("Ephyran", "{seat}’s {area}", "a choice: whose area comes").put(
                seat=Seat(seat), area=names.laid_in_sentence(half, territory, number)
            )
        case actions.ExchangeWithHand(_, area):
            return phrase("Ephyran", "{area} from your hand", "a choice").put(area=names.half_in_sentence(area))
        case actions.StealDionysus(_, _, territory):
            return names.territory_name(territory)
        case actions.KeepCard(_, others) if len(others) > 1:
            return phrase("Ephyran", "{card} on top", "a choice: the order of discarded cards").put(
                card=names.card_name(others[-1])
            )
    return None


_HEADINGS: Final = {
    actions.PlaceToken: phrase("Ephyran", "Place the token on an area", "a heading"),
    actions.GiveUpArea: phrase("Ephyran", "Give up an area", "a heading"),
    actions.DrawCard: phrase("Ephyran", "Draw a card", "a heading"),
    actions.ChooseGod: phrase("Ephyran", "Choose a god", "a heading"),
}
"""What an action that is done with no card of the hand stands under."""


_CHOSEN: Final = (actions.ChooseGod, actions.KeepCard, actions.GiveUpArea)


def way(action: actions.Action) -> Way:
    """How the piece that does an action is spoken of."""
    if isinstance(action, actions.DrawCard):
        return Way.DRAWN
    return Way.CHOSEN if isinstance(action, _CHOSEN) else Way.CARRIED


_RANKS: Final = {actions.AddArea: 0, actions.StealDionysus: 2, actions.ChangeArea: 3, actions.DiscardCard: 4}
_SUPPORT_RANK: Final = 1
_WITHOUT_CARD: Final = 8 * CARDS


def _card_of(action: actions.Action) -> int | None:
    """The card that does an action; None for an action that is done with none."""
    if isinstance(action, actions.DiscardCard | actions.KeepCard):
        return action.card
    half = getattr(action, "half", None)
    return None if half is None else half >> 1


def rank(action: actions.Action) -> int:
    """Where an action stands in the list: what a card can do stands together, as an area first, then as a support, as
    a change, last its discard; what no card does comes after all cards.
    """
    card = _card_of(action)
    return _WITHOUT_CARD if card is None else 8 * card + _RANKS.get(type(action), _SUPPORT_RANK)


def heading(action: actions.Action, shown: Presentation) -> Text:
    """What an action is listed under: the card that does it, by both its halves, where a card does."""
    card = _card_of(action)
    if card is not None:
        return names.card_name(card)
    return _HEADINGS.get(type(action)) or phrase("Ephyran", "Continue", "a heading")
