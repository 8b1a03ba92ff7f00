"""Why an action is not legal now, told from what the seat may know: whose decision it is, areas, cards and draws."""

from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.ephyran.position import actions
from boardroom.games.ephyran.position.cards import NUMBER, NUMBERS, SUPPORT, TERRITORY, Support
from boardroom.games.ephyran.position.city import City, has_dionysus_on_top, is_locked
from boardroom.games.ephyran.position.state import Phase, State, asked
from boardroom.games.ephyran.rules.legal import defence_against
from boardroom.games.ephyran.words import names
from boardroom.games.ephyran.words.support_reasons import locked_reason, no_area, why_not_support


def why_not(state: State, seat: int, action: actions.Action) -> Text:
    """Why an action is not legal now, told from what the seat may know."""
    if state.phase == Phase.OVER:
        return phrase("Ephyran", "The game is over.")
    if isinstance(action, actions.Concede):
        return phrase("Ephyran", "You can concede only in a two-player game.")
    if getattr(action, "seat", 0) >= len(state.cities):
        return phrase("Ephyran", "There is no such player.")
    seat_asked = asked(state)
    if seat_asked != seat:
        return phrase("Ephyran", "It is {other}’s turn to decide.").put(other=Seat(seat_asked))
    if state.phase == Phase.CHOOSING_GODS:
        return _why_not_god(state, action)
    if state.phase == Phase.ANSWERING:
        return _why_not_answer(state, seat, action)
    if state.phase == Phase.GIVING_UP:
        return _why_not_give_up(state, seat, action)
    if state.phase == Phase.PLACING_TOKEN:
        return _why_not_place(state, seat, action)
    if state.phase == Phase.KEEPING:
        return phrase("Ephyran", "First keep one of the cards the Graeae show you.")
    if state.phase == Phase.DRAWING:
        return _why_not_draw(state, action)
    return _why_not_play(state, seat, action)


# Decisions within a turn.


def _why_not_god(state: State, action: actions.Action) -> Text:
    if isinstance(action, actions.ChooseGod) and action.god in state.gods:
        return phrase("Ephyran", "{seat} already plays {god}.").put(
            seat=Seat(state.gods.index(action.god)), god=names.god_name(action.god)
        )
    return phrase("Ephyran", "First choose your god.")


def _why_not_answer(state: State, seat: int, action: actions.Action) -> Text:
    assert state.announced is not None
    attack = SUPPORT[state.announced.half]
    defence = defence_against(attack)
    if not isinstance(action, actions.Block):
        return phrase("Ephyran", "First decide whether to answer: block it with a card, or let it happen.")
    if SUPPORT[action.half] != defence:
        return phrase("Ephyran", "Only {defence} blocks {support}.").put(
            defence=names.support_in_sentence(defence), support=names.support_in_sentence(attack)
        )
    return not_in_hand()


def _why_not_give_up(state: State, seat: int, action: actions.Action) -> Text:
    if not isinstance(action, actions.GiveUpArea):
        return phrase("Ephyran", "First choose the uncovered area you give up.")
    return _locked(state.cities[seat], action.territory) or phrase(
        "Ephyran", "There is no area in your {territory}."
    ).put(territory=names.territory_in_sentence(action.territory))


def _why_not_place(state: State, seat: int, action: actions.Action) -> Text:
    if not isinstance(action, actions.PlaceToken):
        return phrase("Ephyran", "First lay the token on one of your areas.")
    city = state.cities[seat]
    locked = _locked(city, action.territory)
    if locked is not None:
        return locked
    if not 1 <= action.number <= len(city.columns[action.territory]):
        return no_area(action.territory, action.number)
    return phrase("Ephyran", "There is a token on {area} already.").put(
        area=names.place_name(action.territory, action.number)
    )


def _why_not_draw(state: State, action: actions.Action) -> Text:
    if isinstance(action, actions.DrawNothing):
        return phrase("Ephyran", "You must draw while there are cards in the pile.")
    if not isinstance(action, actions.DrawCard):
        if state.again:
            return phrase("Ephyran", "First draw. Then you play an area, or discard a card.")
        return phrase("Ephyran", "You have played. Now draw a card.")
    if action.source == actions.Source.PILE:
        return phrase("Ephyran", "The pile is empty.")
    if not state.discard:
        return phrase("Ephyran", "The discard pile is empty.")
    return phrase("Ephyran", "You put a card on the discard pile this turn, so you draw from the pile.")


# Playing.


def not_in_hand() -> Text:
    """That a card is not there to be played."""
    return phrase("Ephyran", "That card is not in your hand.")


def _locked(city: City, territory: int) -> Text | None:
    return locked_reason() if is_locked(city, territory) else None


def _why_not_play(state: State, seat: int, action: actions.Decision) -> Text:
    if isinstance(action, actions.DrawCard | actions.DrawNothing):
        return phrase("Ephyran", "First play half of a card, or discard one.")
    if isinstance(action, actions.Block | actions.LetHappen):
        return phrase("Ephyran", "There is nothing to answer now.")
    if isinstance(action, actions.ChooseGod):
        return phrase("Ephyran", "The gods have been chosen.")
    if isinstance(action, actions.GiveUpArea):
        return phrase("Ephyran", "You need not give up an area now.")
    if isinstance(action, actions.PlaceToken):
        return phrase("Ephyran", "You have no token to lay now. Once laid, tokens stay where they are.")
    if isinstance(action, actions.KeepCard):
        return phrase("Ephyran", "The Graeae show you no cards now.")
    hand = state.hands[seat]
    if isinstance(action, actions.DiscardCard) or action.half >> 1 not in hand:
        return not_in_hand()
    if isinstance(action, actions.AddArea):
        return _why_not_add(state.cities[seat], action)
    if isinstance(action, actions.ChangeArea):
        return _why_not_change(state.cities[seat], action)
    if isinstance(action, actions.StealDionysus):
        return _why_not_steal_dionysus(state, seat, action)
    if state.phase == Phase.PLAYING_AGAIN:
        return phrase("Ephyran", "After {support} you can only play an area or discard a card.").put(
            support=names.support_in_sentence(Support.CASTOR_AND_POLLUX)
        )
    if isinstance(action, actions.ExchangeWithHand) and action.area >> 1 not in hand:
        return not_in_hand()
    return why_not_support(state, seat, action)


def _misfit(city: City, half: int, territory: int) -> Text | None:
    """Why a half has nothing to do with a territory at all: a support, one of another territory, or it is locked."""
    if SUPPORT[half] >= 0:
        return phrase("Ephyran", "{support} is not an area.").put(support=names.support_in_sentence(SUPPORT[half]))
    if TERRITORY[half] not in (territory, -1):
        return phrase("Ephyran", "{area} belongs in the {territory}.").put(
            area=names.half_in_sentence(half), territory=names.territory_in_sentence(TERRITORY[half])
        )
    return _locked(city, territory)


def _why_not_add(city: City, action: actions.AddArea) -> Text:
    misfit = _misfit(city, action.half, action.territory)
    if misfit is not None:
        return misfit
    height, number = len(city.columns[action.territory]), NUMBER[action.half]
    if height == NUMBERS:
        return phrase("Ephyran", "All areas of your {territory} are laid.").put(
            territory=names.territory_in_sentence(action.territory)
        )
    if number <= height:
        return phrase("Ephyran", "{area} is already in your city. Next comes {following}.").put(
            area=names.place_name(action.territory, number), following=names.place_name(action.territory, height + 1)
        )
    return phrase("Ephyran", "Areas are laid in order: next comes {following}.").put(
        following=names.place_name(action.territory, height + 1)
    )


def _why_not_change(city: City, action: actions.ChangeArea) -> Text:
    misfit = _misfit(city, action.half, action.territory)
    if misfit is not None:
        return misfit
    height, number = len(city.columns[action.territory]), NUMBER[action.half]
    if height == 0:
        return phrase("Ephyran", "There is no area in your {territory}.").put(
            territory=names.territory_in_sentence(action.territory)
        )
    if 0 < number < height:
        return phrase("Ephyran", "{area} is covered: only the uncovered area can be changed.").put(
            area=names.place_name(action.territory, number)
        )
    return phrase("Ephyran", "{area} can be replaced only by the same area or by Dionysus.").put(
        area=names.place_name(action.territory, height)
    )


def _why_not_steal_dionysus(state: State, seat: int, action: actions.StealDionysus) -> Text:
    half, own = action.half, state.cities[seat]
    if action.seat == seat:
        return phrase("Ephyran", "You can steal Dionysus only from another city.")
    if TERRITORY[half] < 0:
        return phrase("Ephyran", "You need the area Dionysus stands for.")
    theirs = state.cities[action.seat]
    locked = _locked(theirs, TERRITORY[half])
    if locked is not None:
        return locked
    if not has_dionysus_on_top(theirs, TERRITORY[half]):
        return phrase("Ephyran", "No uncovered Dionysus is in {seat}’s {territory}.").put(
            seat=Seat(action.seat), territory=names.territory_in_sentence(TERRITORY[half])
        )
    height = len(theirs.columns[TERRITORY[half]])
    if height != NUMBER[half]:
        return phrase("Ephyran", "Dionysus stands for {area} there: you need that area.").put(
            area=names.place_name(TERRITORY[half], height)
        )
    locked = _locked(own, action.territory)
    if locked is not None:
        return locked
    return phrase("Ephyran", "All areas of your {territory} are laid.").put(
        territory=names.territory_in_sentence(action.territory)
    )
