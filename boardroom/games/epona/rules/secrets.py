"""What is hidden (ruling 13): hands, cards and stables being chosen from, the kept card, the order of decks; and what
may be guessed of it.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from boardroom.engine import cards
from boardroom.engine import rng as random_values
from boardroom.games.epona.position import events as e
from boardroom.games.epona.position.cards import (
    DECK_CARDS,
    HIDDEN,
    MARKED_6,
    NO_OWNER,
    NONE,
    PLAIN,
    SELECTION_CARDS,
    STABLES,
    STABLES_MARKED,
    SYMMETRIC_OWNERS,
)
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.state import Form, Phase, State, both_divide, chooser_for, divider_for
from boardroom.games.epona.position.tableau import cards_of
from boardroom.games.epona.rules.dividing import divisions


def seen(state: State, seat: int | None) -> State:
    """The view of a seat, or of everybody."""
    own = state.active == seat
    drawn = cards.hands_seen(state.drawn, seat)
    more: dict[str, Any] = {}
    if state.form != Form.LOWER:
        if state.phase == Phase.CHOOSING_GROUPS:
            # All groups lie open; what is chosen of them is a secret where both choose.
            drawn = state.drawn
            more["picked"] = bytes(picked if owner == seat else 0 for owner, picked in enumerate(state.picked))
        else:
            more["divided"] = tuple(first if owner == seat else b"" for owner, first in enumerate(state.divided))
    if state.owners_offered:
        more["owners_offered"] = cards.hands_seen(state.owners_offered, seat)
        more["stables_offered"] = cards.hands_seen(state.stables_offered, seat)
    return state._replace(
        rng=0,
        decks=tuple(map(cards.backs, state.decks)),
        stables=cards.backs(state.stables),
        unused=cards.backs(state.unused),
        drawn=drawn,
        hands=cards.hands_seen(state.hands, seat),
        aside=bytes(_aside_seen(state, owner, seat) for owner in range(len(state.aside))),
        seen=state.seen if own else cards.backs(state.seen),
        **more,
    )


def _aside_seen(state: State, owner: int, seat: int | None) -> int:
    """The card that a seat keeps: laid aside it is a back, and while it is in the hand nobody else knows of it."""
    card = state.aside[owner]
    if owner == seat or card in (NONE, HIDDEN):
        return card
    return NONE if card in state.hands[owner] else HIDDEN


def seen_event(event: e.Event, seat: int | None) -> e.Event:
    """The event as a seat, or everybody, sees it: what others draw and keep is a back."""
    match event:
        case e.RoundEnded():
            kept = bytes(card if card == NONE or owner == seat else HIDDEN for owner, card in enumerate(event.kept))
            return event._replace(kept=kept)
        case e.RoundBegun():
            return event._replace(unused=cards.backs(event.unused))
        case _ if getattr(event, "seat", None) == seat:
            return event
        case e.CardsDrawn() | e.CardsKept() | e.BonusDrawn():
            return event._replace(cards=cards.backs(event.cards))
        case e.PlacingBegun():
            return event._replace(aside=event.aside if event.aside == NONE else HIDDEN)
        case e.CardsDivided():
            # Not even how many cards each group has (ruling 31).
            return event._replace(first=b"", second=b"")
        case e.GroupPicked():
            return event._replace(group=0)
        case e.OwnerChosen():
            return event._replace(owner=HIDDEN, stable=HIDDEN)
        case e.DiscardChosen():
            return event._replace(card=HIDDEN)
        case e.DrawnKept():
            return event._replace(card=HIDDEN)
        case e.PlacingFinished():
            return event._replace(kept=NONE)
        case e.StablesDrawn():
            return event._replace(stables=cards.backs(event.stables))
    return event


def faces(view: State) -> frozenset[int]:
    """The cards whose faces a view shows, wherever they lie."""
    laid = (card for tableau in view.tableaus for card, _ in cards_of(tableau))
    looked = view.seen if view.phase == Phase.KEEPING_DRAWN else b""
    piles = (*view.decks, *view.discards, *view.drawn, *view.hands, view.aside, view.neutral, looked)
    return frozenset(chain(*piles, laid)) - {NONE, HIDDEN}


def mixes(event: e.Event) -> bool:
    """Whether discards are shuffled into a deck."""
    return isinstance(event, e.DeckShuffled)


def guessed(view: State, seat: int, rng: int) -> tuple[int, State]:
    """A full state behind a view: cards that are not seen dealt at random, each deck its own."""
    rng, own = random_values.split(rng)
    on_table = [bytes(card for card, _ in cards_of(tableau)) for tableau in view.tableaus]
    hidden_decks = list(view.decks)
    hands, drawn, aside, looked = list(view.hands), list(view.drawn), bytearray(view.aside), view.seen
    # Decks are guessed one by one; a back in a hand may be of any, so those are filled from all that is left.
    known = {card for pile in (*on_table, *view.discards, *hands, *drawn, bytes(aside)) for card in pile}
    if view.phase == Phase.KEEPING_DRAWN:
        known |= set(looked)
    known |= set(view.neutral) | set(view.pair)
    left: list[list[int]] = []
    for cards_of_deck in DECK_CARDS:
        rng, order = _shuffled(rng, [card for card in cards_of_deck if card not in known])
        left.append(order)
    for deck, pile in enumerate(hidden_decks):
        hidden_decks[deck] = bytes(left[deck].pop() if card == HIDDEN else card for card in pile)
    rng, rest = _shuffled(rng, [card for cards_left in left for card in cards_left])
    hands = [_filled(hand, rest) for hand in hands]
    drawn = [_filled(pile, rest) for pile in drawn]
    aside = bytearray(rest.pop() if card == HIDDEN else card for card in aside)
    if view.phase == Phase.KEEPING_DRAWN:
        looked = _filled(looked, rest)
    laid = {row.stable for tableau in view.tableaus for row in tableau}
    gone = laid | set(view.stable_discard) | (set(looked) if view.phase == Phase.KEEPING_STABLE else set())
    rng, stables = _shuffled(rng, [stable for stable in STABLES_MARKED[PLAIN] if stable not in gone])
    piles = _filled(view.stables, stables)
    if view.phase == Phase.KEEPING_STABLE:
        looked = _filled(looked, stables)
    rng, unused = _unused(view, rng)
    more: dict[str, Any] = {}
    if view.owners_offered:
        rng, more["owners_offered"], more["stables_offered"] = _offers(view, rng)
    view = view._replace(drawn=tuple(bytes(sorted(pile)) for pile in drawn))
    if view.form != Form.LOWER:
        rng, more["divided"], more["picked"] = _decisions(view, seat, rng)
    return rng, view._replace(
        rng=own,
        decks=tuple(hidden_decks),
        hands=tuple(bytes(sorted(hand)) for hand in hands),
        aside=bytes(aside),
        seen=looked,
        stables=piles,
        unused=unused,
        **more,
    )


def _offers(view: State, rng: int) -> tuple[int, tuple[bytes, ...], tuple[bytes, ...]]:
    """What others choose owner cards and stables from, or have chosen."""
    found = []
    for offers in (view.owners_offered, view.stables_offered):
        known = {one for offer in offers for one in offer}
        everything: Sequence[int] = range(SYMMETRIC_OWNERS, NO_OWNER)
        if offers is view.stables_offered:
            # All that are offered have the same mark, that of the own ones; who sees none guesses at the usual one.
            mark = next((STABLES[one].mark for offer in offers for one in offer if one != HIDDEN), MARKED_6)
            everything = STABLES_MARKED[mark]
        rng, left = _shuffled(rng, [one for one in everything if one not in known])
        found.append(tuple(bytes(sorted(_filled(offer, left))) for offer in offers))
    owners, stables = found
    return rng, owners, stables


def _decisions(view: State, seat: int, rng: int) -> tuple[int, tuple[bytes, ...], bytes]:
    """How others have divided in secret, and which groups they have chosen; full hands and drawn cards are given."""
    divided, picked = list(view.divided), bytearray(view.picked)
    for other in range(len(divided)):
        if other == seat or not view.finished >> other & 1:
            continue
        if view.phase == Phase.DIVIDING and chooser_for(view, other) != NOBODY and view.drawn[other]:
            rng, at = random_values.below(rng, len(possible := divisions(view, other)))
            divided[other] = possible[at]
        elif view.phase == Phase.CHOOSING_GROUPS and both_divide(view) and divided[divider_for(view, other)]:
            rng, group = random_values.below(rng, 2)
            picked[other] = 1 + group
    return rng, tuple(divided), bytes(picked)


def _shuffled(rng: int, items: list[int]) -> tuple[int, list[int]]:
    rng, order = random_values.shuffle(rng, items)
    return rng, list(order)


def _filled(pile: bytes, left: list[int]) -> bytes:
    return bytes(left.pop() if card == HIDDEN else card for card in pile)


def _unused(view: State, rng: int) -> tuple[int, bytes]:
    """The solo player's selection cards still to come, with random sides."""
    if HIDDEN not in view.unused:
        return rng, view.unused
    gone = {face // 2 for face in (*view.display, *view.used, *view.faces) if face < NONE}
    rng, order = _shuffled(rng, [card for card in range(SELECTION_CARDS) if card not in gone])
    faces = []
    for card in order[: len(view.unused)]:
        rng, side = random_values.below(rng, 2)
        faces.append(2 * card + side)
    return rng, bytes(faces)
