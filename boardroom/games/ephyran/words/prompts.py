"""What every seat must do now, in a sentence with its buttons, and where the game stands.

A prompt stands before everybody: it never depends on what is in a hand, under a token or on top of the pile.
"""

from typing import Final

from attrs import evolve

from boardroom.engine.enumerations import sentences
from boardroom.engine.prompt import Button, Progress, Prompt, Role
from boardroom.engine.text import Piece, Seat, Text, phrase
from boardroom.games.ephyran.position.actions import DRAW_NOTHING, LET_HAPPEN, Action, ChooseGod, DrawCard, Source
from boardroom.games.ephyran.position.cards import NO_TOKEN, SUPPORT, Support
from boardroom.games.ephyran.position.numbers import DRAWN_BY_TWINS
from boardroom.games.ephyran.position.state import NOBODY, Ending, Phase, State, asked, ends_by_drawing, token_key
from boardroom.games.ephyran.rules.legal import defence_against, legal
from boardroom.games.ephyran.words import gains, names
from boardroom.games.ephyran.words.descriptions import describe
from boardroom.games.ephyran.words.endings import ending
from boardroom.games.ephyran.words.explanations import god_about
from boardroom.games.ephyran.words.log import end_triggered

_GODS_PHASE: Final = phrase("Ephyran", "Choose gods", "a phase")
_PLAY_PHASE: Final = phrase("Ephyran", "Play a half", "a phase")
_DRAW_PHASE: Final = phrase("Ephyran", "Draw a card", "a phase")


def progress(state: State) -> Progress:
    """The round, and the phases of the present turn."""
    label = phrase("Ephyran", "Round {round}")
    if state.ending != Ending.NOT_YET:
        label = phrase("Ephyran", "Round {round} – final round")
    label = label.put(round=state.round)
    if state.phase == Phase.CHOOSING_GODS:
        return Progress(state.step, state.round, label, (_GODS_PHASE, _PLAY_PHASE, _DRAW_PHASE), 0)
    drawing = state.phase in (Phase.DRAWING, Phase.KEEPING, Phase.OVER)
    return Progress(state.step, state.round, label, (_PLAY_PHASE, _DRAW_PHASE), int(drawing))


def opening(view: State) -> Text | None:
    """Who begins, and which god was dealt to whom; gods that are chosen are told as they are."""
    begins = phrase("Ephyran", "{seat} begins.").put(seat=Seat(view.starter))
    plays = phrase("Ephyran", "{seat} plays {god}, the god of the {territory}.")
    gods = [
        plays.put(seat=Seat(seat), god=names.god_name(god), territory=names.territory_in_sentence(god))
        for seat, god in enumerate(view.gods)
        if god != NOBODY
    ]
    return sentences(*gods, begins)


HELP: Final = {
    Phase.CHOOSING_GODS: "Setup",
    Phase.PLAYING: "Your turn",
    Phase.PLAYING_AGAIN: "Supports",
    Phase.ANSWERING: "Blocking",
    Phase.GIVING_UP: "Supports",
    Phase.PLACING_TOKEN: "Magical tokens",
    Phase.KEEPING: "Supports",
    Phase.DRAWING: "Drawing",
    Phase.OVER: "End of the game",
}
"""The heading of the rules page that fits."""
_ASKED: Final = {
    Phase.GIVING_UP: (
        phrase("Ephyran", "{me}: choose the uncovered area you give up."),
        phrase("Ephyran", "A token on it leaves the game too."),
    ),
    Phase.PLACING_TOKEN: (
        phrase("Ephyran", "{me}: place your token on one of your areas."),
        phrase(
            "Ephyran", "One token per area. You cannot move it later. An area with a printed symbol may take one, too."
        ),
    ),
    Phase.KEEPING: (
        phrase("Ephyran", "{me}: keep one of these cards."),
        phrase("Ephyran", "The others go to the discard pile, in the order you choose."),
    ),
    Phase.PLAYING_AGAIN: (
        phrase("Ephyran", "{me}: play an area, or discard a card."),
        phrase("Ephyran", "This ends your turn: after {support} you can neither play a support nor draw.").put(
            support=names.support_in_sentence(Support.CASTOR_AND_POLLUX)
        ),
    ),
    Phase.PLAYING: (phrase("Ephyran", "{me}: play half of a card, or discard one."), None),
}
"""What a seat is asked, and a note, where that is always the same and needs no button."""
_WAITED_FOR: Final = {
    Phase.CHOOSING_GODS: phrase("Ephyran", "{other} is choosing a god."),
    Phase.GIVING_UP: phrase("Ephyran", "{other} is choosing an area to give up."),
    Phase.PLACING_TOKEN: phrase("Ephyran", "{other} is placing a token."),
    Phase.KEEPING: phrase("Ephyran", "{other} is choosing a card from the Graeae."),
    Phase.DRAWING: phrase("Ephyran", "{other} is drawing a card."),
    Phase.PLAYING_AGAIN: phrase("Ephyran", "{other} is choosing what to play next."),
    Phase.PLAYING: phrase("Ephyran", "{other} is choosing what to play."),
}
"""What every seat but the one that is asked is told, where that is always the same."""


def prompt(view: State, seat: int) -> Prompt:
    """What a seat must do now, or what it waits for."""
    if view.phase == Phase.OVER:
        return Prompt(ending(view), help=HELP[view.phase])
    asks = _asks(view, Seat(seat)) if asked(view) == seat else Prompt(_waits(view, Seat(asked(view))))
    last = None if view.ending == Ending.NOT_YET else end_triggered(view.ending, view.bonuses)
    # The bar says so, too, and so does the table: it gives way first.
    return evolve(asks, note=sentences(asks.note, last), help=HELP[view.phase])


def _asks(view: State, me: Seat) -> Prompt:
    if view.phase == Phase.ANSWERING:
        return _answering(view, me)
    if view.phase == Phase.DRAWING:
        return _ending(view, me) if ends_by_drawing(view) else _drawing(view, me)
    if view.phase == Phase.CHOOSING_GODS:
        return _choosing(view, me)
    ask, note = _ASKED[view.phase]
    return Prompt(ask.put(me=me), note)


def _waits(view: State, other: Seat) -> Text:
    if view.announced is None:
        return _WAITED_FOR[view.phase].put(other=other)
    return phrase("Ephyran", "{other} is deciding whether to block {attacker}’s {support}.").put(
        other=other, attacker=Seat(view.active), support=names.half_piece(view.announced.half)
    )


def _button(view: State, seat: int, action: Action, label: Text, role: Role = Role.PLAIN) -> Button:
    """A button of the seat that is asked, which says when it cannot be taken back."""
    return Button(action, label, role)


def _choosing(view: State, me: Seat) -> Prompt:
    buttons = tuple(
        evolve(_button(view, view.active, choice, _god_and_territory(choice.god)), about=god_about(choice.god))
        for choice in legal(view)
        if isinstance(choice, ChooseGod)
    )
    return Prompt(phrase("Ephyran", "{me}: choose your god.").put(me=me), names.your_god_counts(), buttons)


def _god_and_territory(god: int) -> Text:
    return phrase("Ephyran", "{god} ({territory})", "a button").put(
        god=names.god_name(god), territory=names.territory_name(god)
    )


def _exchanged(view: State, target: int, territory: int, number: int) -> Text:
    """What an exchange would bring to who is asked about it, and what goes with it, as everybody sees it."""
    own, yours = (view.cities[owner].columns[territory][number - 1] for owner in (view.active, target))
    about = phrase("Ephyran", "You would get {own} for your {yours}.").put(
        own=names.laid_piece(own, territory, number), yours=names.laid_piece(yours, territory, number)
    )
    has_token = view.cities[target].tokens[territory][number - 1] != NO_TOKEN
    goes = phrase("Ephyran", "Your token goes with it.") if has_token else None
    return sentences(about, goes) or about


def _answering(view: State, me: Seat) -> Prompt:
    """Whether somebody answers, asked of everybody in the same words, whatever is held (ruling 7)."""
    assert view.announced is not None
    half, target, territory, number = view.announced
    support = SUPPORT[half]
    # The question is short: where there is little room, what it is about is cut, never what is asked.
    ask = phrase("Ephyran", "{me}: block {attacker}’s {support}?").put(
        me=me, attacker=Seat(view.active), support=names.half_piece(half)
    )
    about: Text | None = None
    if support == Support.DESTROY:
        about = phrase("Ephyran", "You would lose an uncovered area.")
    elif support == Support.EXCHANGE:
        about = _exchanged(view, target, territory, number)
    elif support == Support.STEAL_TOKEN:
        area = Piece(token_key(target, territory, number), names.place_name(territory, number))
        about = phrase("Ephyran", "You would lose the token on your {area}.").put(area=area)
    # How, and with what; that nothing else does is said of whatever else is tried.
    how = phrase("Ephyran", "To block, put {defence} from your hand on that support.").put(
        defence=names.support_in_sentence(defence_against(support))
    )
    note = sentences(about, how)
    # It gives the defence up: no Enter presses it, whatever is held.
    button = _button(view, asked(view), LET_HAPPEN, describe(LET_HAPPEN))
    return Prompt(ask, note, (button,), optional="answer")


def _drawing(view: State, me: Seat) -> Prompt:
    sources = legal(view)
    cards = min(view.draws, gains.cards_to_draw(view))
    if cards > 1:
        ask = phrase("Ephyran", "{me}: draw %n cards, one after the other.", "", cards).put(me=me)
    elif view.draws > 1:
        ask = phrase("Ephyran", "{me}: draw a card. It is the only one left.").put(me=me)
    elif view.again:
        ask = phrase("Ephyran", "{me}: draw your second card.").put(me=me)
        if DRAWN_BY_TWINS != 2:
            ask = phrase("Ephyran", "{me}: draw your last card.").put(me=me)
    else:
        ask = phrase("Ephyran", "{me}: draw a card to end your turn.").put(me=me)
    note = None
    if view.discarded and view.discard:
        note = phrase("Ephyran", "You put a card on the discard pile this turn, so you draw from the pile.")
    buttons = []
    for action in sources:
        label = describe(action)
        if isinstance(action, DrawCard) and action.source == Source.DISCARD_PILE:
            label = phrase("Ephyran", "Take {card} from the discard pile", "a button").put(
                card=names.card_piece(view.discard[-1])
            )
        role = Role.MAIN if action is sources[0] else Role.PLAIN
        buttons.append(_button(view, view.active, action, label, role))
    return Prompt(ask, note, tuple(buttons))


def _ending(view: State, me: Seat) -> Prompt:
    """The draw that ends the game, the last moment to undo: there is nothing to choose any more, though at the table a
    card can still be taken from the discard pile.
    """
    sources = legal(view)
    ask = phrase("Ephyran", "{me}: all that is left is to end the game.").put(me=me)
    note = phrase("Ephyran", "Nothing you draw changes the score.")
    ends = phrase("Ephyran", "Draw and end the game", "a button")
    if DRAW_NOTHING in sources:
        ends = phrase("Ephyran", "End the game", "a button: without drawing")
    done = DRAW_NOTHING if DRAW_NOTHING in sources else sources[0]
    return Prompt(ask, note, (_button(view, view.active, done, ends, Role.MAIN),))
