"""Where the game stands, the round and its phases; and what the set-up has settled before anybody acts."""

from typing import Final

from boardroom.engine.enumerations import listed
from boardroom.engine.prompt import Progress
from boardroom.engine.text import Seat, Text, phrase
from boardroom.games.epona.position.cards import ASSETS
from boardroom.games.epona.position.state import Phase, State
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
_DISTRIBUTING: Final = (Phase.SELECTING, Phase.CHOOSING_DECKS, Phase.KEEPING)
_MOST_STEPS: Final = 10**10
"""More steps than any game has."""


def progress(state: State) -> Progress:
    """The round and its phases; those of the end, once all rounds are over."""
    label = phrase("Epona", "Round {round}")
    if state.round == state.rounds:
        label = phrase("Epona", "Round {round}, the last")
    label, window = label.put(round=state.round), _window(state)
    if state.phase in _ENDING:
        label = phrase("Epona", "End of the game", "in place of the round")
        return Progress(window, state.round, label, _END_PHASES, _ENDING.index(state.phase))
    phase = state.after if state.phase == Phase.AGREEING else state.phase
    current = 0 if phase in _DISTRIBUTING else 2 if phase == Phase.BREEDING else 1
    return Progress(window, state.round, label, _ROUND_PHASES, current)


def _window(state: State) -> int:
    """A number that grows with every step, but stays while cards are kept, which all do at once. A round has three
    parts for it: how many steps the middle one had cannot be told from the cards once decks have run out.
    """
    if state.phase == Phase.KEEPING:
        return (3 * state.round + 1) * _MOST_STEPS
    part = 0 if state.phase in _DISTRIBUTING else 2
    return (3 * state.round + part) * _MOST_STEPS + state.step


def opening(view: State) -> Text:
    """Who is the start player of the first round, or the neutral stallions of the solo game."""
    if view.neutral:
        named = phrase("Epona", "{card} ({about})", "a card in a list of actions")
        stallions = listed(
            [named.put(card=asset_name(card), about=icon_noun(ASSETS[card].type)) for card in view.neutral]
        )
        return phrase("Epona", "The neutral stallions are {cards}.").put(cards=stallions)
    return phrase("Epona", "{seat} is the start player.").put(seat=Seat(view.starter))
