"""Where the game stands, the round and its phases; and what the set-up has settled before anybody acts."""

from typing import Final

from boardroom.engine.enumerations import listed
from boardroom.engine.prompt import Progress
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.cards import ASSETS
from boardroom.games.epona.position.state import Phase, State
from boardroom.games.epona.rules.steps import is_private
from boardroom.games.epona.words.names import asset_name, icon_noun

_ROUND_PHASES: Final = (
    phrase("Epona", "Distribution", "a phase of a round"),
    phrase("Epona", "Placing", "a phase of a round"),
    phrase("Epona", "End of round", "a phase of a round: breeding alone"),
)
_END_PHASES: Final = (
    phrase("Epona", "Rider rollers", "a phase of the end"),
    phrase("Epona", "Horse boxes", "a phase of the end"),
    phrase("Epona", "Scoring", "a phase of the end"),
)
_ENDING: Final = (Phase.MOVING_ROLLERS, Phase.SWAPPING, Phase.OVER)
_PARTS_OF_ROUND: Final = {
    Phase.CHOOSING_OWNERS: 0,
    Phase.SELECTING: 1,
    Phase.CHOOSING_DECKS: 1,
    Phase.KEEPING: 2,
    Phase.DIVIDING: 2,
    Phase.CHOOSING_GROUPS: 3,
    Phase.DISCARDING: 4,
}
"""The phases before cards are placed, by the part of a round that each belongs to."""
_MOST_STEPS: Final = 10**10
"""More steps than any game has."""


def progress(state: State) -> Progress:
    """The round and its phases; those of the end, once all rounds are over."""
    label = phrase("Epona", "Round {round} of {rounds}")
    if state.round == state.rounds:
        label = phrase("Epona", "Final round, {round} of {rounds}")
    label, window = label.put(round=state.round, rounds=state.rounds), _window(state)
    if state.phase in _ENDING:
        label = phrase("Epona", "End of the game", "in place of the round")
        return Progress(window, state.round, label, _END_PHASES, _ENDING.index(state.phase))
    phase = state.after if state.phase == Phase.AGREEING else state.phase
    current = 0 if phase in _PARTS_OF_ROUND else 2 if phase == Phase.BREEDING else 1
    return Progress(window, state.round, label, _ROUND_PHASES, current)


def _window(state: State) -> int:
    """A number that grows with every step, but stays while all decide at once. A round has parts for that: how many
    steps one had cannot be told from the cards once decks have run out.
    """
    part = _PARTS_OF_ROUND.get(state.phase, len(_PARTS_OF_ROUND))
    window = ((len(_PARTS_OF_ROUND) + 1) * state.round + part) * _MOST_STEPS
    return window if is_private(state) else window + state.step


def opening(view: State) -> Text:
    """Who is the start player of the first round, or the neutral stallions of the solo game."""
    if view.neutral:
        named = phrase("Epona", "{card} ({about})", "a card in a list of actions")
        stallions = listed(
            [named.put(card=asset_name(card), about=icon_noun(ASSETS[card].type)) for card in view.neutral]
        )
        return phrase("Epona", "The neutral stallions are {cards}.").put(cards=stallions)
    return phrase("Epona", "{seat} is the start player.").put(seat=Seat(view.starter))


def shown(before: State, after: State) -> Text | None:
    """What the end of a round showed, and so why nothing before it can be taken back; None within a round."""
    if after.round > before.round:
        return phrase("Epona", "a new round has begun", "why Undo is off")
    if after.phase in _ENDING and before.phase not in _ENDING:
        return phrase("Epona", "the hands were shown", "why Undo is off: the last round is over")
    return None
