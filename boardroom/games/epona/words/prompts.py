"""What every seat must do now, in a sentence with its buttons.

The prompts of who keeps or places cards are secret: they are for the eyes of that seat, which sees its cards.
"""

from collections.abc import Callable, Sequence
from typing import Final

from attrs import evolve

from boardroom.engine.enumerations import listed, sentences
from boardroom.engine.prompt import Button, Prompt, Role
from boardroom.engine.text import Seat, Text, Value, phrase
from boardroom.games.epona.position import actions, cards, numbers
from boardroom.games.epona.position.keeping import others_can_be_kept, to_keep
from boardroom.games.epona.position.pairs import NOBODY
from boardroom.games.epona.position.state import (
    ANY_DECK,
    OTHER_GROUP,
    Form,
    Phase,
    State,
    both_divide,
    chooser_for,
    divider_for,
    draws_next,
    next_to_draw,
    seats_of_round,
)
from boardroom.games.epona.position.tableau import unfinished
from boardroom.games.epona.position.vocabulary import EMPLOYEES, BonusKind
from boardroom.games.epona.rules.breeding import best_gain, can_breed, shares
from boardroom.games.epona.rules.drawing import fullest_decks
from boardroom.games.epona.rules.ending import (
    only_others_act,
    spare_rollers,
)
from boardroom.games.epona.rules.legal import actors, legal
from boardroom.games.epona.words import descriptions, endings, rules_page
from boardroom.games.epona.words.formula_words import coins_name, instead_of_draw, studs_name, vp
from boardroom.games.epona.words.names import asset_piece, deck_name


def prompt(view: State, seat: int) -> Prompt:
    """What a seat must do now, or what it waits for."""
    if view.phase == Phase.OVER:
        asked = Prompt(endings.ending(view))
    else:
        acting = actors(view)
        asked = _ASKS[view.phase](view, seat) if seat in acting else Prompt(_waiting(view, acting))
    return asked if asked.help else evolve(asked, help=rules_page.help_for(view))


def _selecting(view: State, seat: int) -> Prompt:
    coins = view.coins[seat]
    note = None
    if all(cards.FACES[face].price > coins for face in view.display):
        note = phrase(
            "Epona",
            "You cannot afford any: take the cheapest one, then discard kept cards for %n coins each.",
            "",
            numbers.SALE,
        )
    me = Seat(seat)
    ask = phrase("Epona", "{me}: choose a selection card.").put(me=me)
    heard = phrase("Epona", "{me}: choose a selection card. You have {coins} and {studs}.").put(
        me=me, coins=coins_name(coins), studs=studs_name(view.studs[seat])
    )
    return Prompt(ask, note, heard=heard)


_ON_CARDS: Final = phrase("Epona", "On each card: the VP it would bring by itself.")
"""What the number on a card is of which some are kept."""

_CLICK_A_DECK: Final = phrase("Epona", "Click a framed deck at the right.", "where no button names a deck")
_TAKE_A_DECK: Final = phrase("Epona", "Choose a framed deck at the right.", "by keys, where no button names a deck")


def _choosing_decks(view: State, seat: int) -> Prompt:
    kind = view.to_choose[0]
    if kind == ANY_DECK:
        ask = phrase("Epona", "{me}: choose any deck to draw a card from.")
    elif kind == OTHER_GROUP:
        ask = phrase("Epona", "{me}: choose a deck of another group for the last card.")
    elif kind == EMPLOYEES:
        ask = phrase("Epona", "{me}: choose a deck for an employee.")
    else:
        ask = phrase("Epona", "{me}: choose a deck for an equipment card.")
    note = phrase("Epona", "%n decks to choose; cards are drawn once all are chosen.", "", len(view.to_choose))
    if draws_next(view):
        # What becomes of the cards was said with every deck before.
        note = phrase("Epona", "Last deck: all cards are then drawn.")
        if kind in (ANY_DECK, OTHER_GROUP):
            # No button for a deck says so.
            note = sentences(note, phrase("Epona", "That cannot be undone.")) or note
    elif (divided := _to_be_divided(view, seat)) is not None:
        note = sentences(divided, phrase("Epona", "%n decks to choose.", "", len(view.to_choose))) or note
    keyed = None
    if kind in (ANY_DECK, OTHER_GROUP):
        note, keyed = sentences(_CLICK_A_DECK, note) or note, sentences(_TAKE_A_DECK, note)
    # Six buttons would leave the sentence no room: the decks themselves are clicked.
    buttons = tuple(
        Button(action, deck_name(action.deck))
        for action in legal(view, seat)
        if isinstance(action, actions.ChooseDeck) and kind not in (ANY_DECK, OTHER_GROUP)
    )
    # For the last deck, too: without it the buttons at its left would move into its place, under a quick mouse.
    first, *rest = (actions.CHOICES_OF_DECKS[deck] for deck in fullest_decks(view))
    label = phrase(
        "Epona", "From the fullest deck", "a button: the last card is drawn from the deck with the most cards"
    )
    if rest:
        label = phrase(
            "Epona", "All from the fullest decks", "a button: each card is drawn from the deck with the most cards"
        )
    about = phrase("Epona", "For each of the %n cards, picks the deck with the most cards left.", "", 1 + len(rest))
    if next_to_draw(view) == NOBODY:
        drawn = phrase("Epona", "You are the last to choose: all cards are then drawn.")
        about = sentences(about, drawn) or about
    buttons = (*buttons, Button(first, label, Role.MAIN, then=tuple(rest), about=about, ends=True))
    return Prompt(ask.put(me=Seat(seat)), note, buttons, note_by_keys=keyed)


def _to_be_divided(view: State, seat: int) -> Text | None:
    """What the cards of who divides are drawn for, and what is to come of the last of them."""
    chooser = NOBODY if view.form == Form.LOWER else chooser_for(view, seat)
    if chooser == NOBODY:
        return None
    role = phrase("Epona", "You divide these cards; {other} takes a group.").put(other=Seat(chooser))
    if both_divide(view):
        role = phrase("Epona", "You both divide, then each of you takes one of the other’s groups.")
    last = (
        phrase("Epona", "The last two cards come from two different card groups.")
        if OTHER_GROUP in view.to_choose[1:2]
        else None
    )
    return sentences(role, last)


def _keeping(view: State, seat: int) -> Prompt:
    if view.finished >> seat & 1:
        ask = phrase("Epona", "{me}: discard cards to pay the %n coins you still owe.", "", view.debts[seat])
        return Prompt(
            ask.put(me=Seat(seat)),
            phrase("Epona", "Each card gives you %n coins. You keep any change.", "", numbers.SALE),
            secret=True,
        )
    drawn = view.drawn[seat]
    kept = to_keep(view, seat)
    ask = phrase("Epona", "{me}: choose %n cards to keep.", "", kept).put(me=Seat(seat))
    note = keyed = None
    if len(drawn) > kept:
        note = phrase("Epona", "Click what you want. You get no coins for the rest.", "cards")
        keyed = phrase("Epona", "Mark what you want. You get no coins for the rest.", "cards, by keys")
    if others_can_be_kept(view, seat):
        turned = phrase("Epona", "Or mark the {count} you don’t want and keep the others.", "cards")
        turned = turned.put(count=len(drawn) - kept)
        note, keyed = sentences(note, turned), sentences(keyed, turned)
    else:
        note, keyed = sentences(note, _ON_CARDS), sentences(keyed, _ON_CARDS)
    if view.debts[seat]:
        owed = phrase("Epona", "Then you discard some of these to pay the %n coins you owe.", "", view.debts[seat])
        note, keyed = sentences(note, owed), sentences(keyed, owed)
    # Where nothing was left to be drawn there is nothing on the table to be kept, either.
    nothing = actions.KeepCards(b"")
    buttons = () if drawn else (Button(nothing, descriptions.describe(nothing), Role.MAIN),)
    return Prompt(ask, note, buttons, secret=True, note_by_keys=None if keyed == note else keyed)


_WITH_CARDS: Final = (
    phrase("Epona", "{me}: place or discard cards."),
    phrase("Epona", "{me}: place or discard cards, or breed horses."),
)
"""What is asked of who has cards, by whether horses can be bred."""
_EMPTY_HANDED: Final = {
    (False, False): phrase("Epona", "{me}: your hand is empty. Finish placing."),
    (False, True): phrase("Epona", "{me}: your hand is empty. Breed horses, or finish placing."),
    (True, False): phrase("Epona", "{me}: your hand is empty. Add a stable, or finish placing."),
    (True, True): phrase("Epona", "{me}: your hand is empty. Add a stable, breed horses, or finish placing."),
}
"""What is asked of who has no cards, by whether a stable can be added and horses be bred."""

_HOW_TO_BREED: Final = phrase("Epona", "To breed, choose a mare and then a stallion, or drag her to him.")
_HOW_TO_BREED_BY_KEYS: Final = phrase("Epona", "To breed, choose a mare and then a stallion.", "by keys")


def _placing_cards(view: State, seat: int) -> Prompt:
    allowed = legal(view, seat)
    hand = view.hands[seat]
    buttons = []
    label = phrase("Epona", "New stable (free)", "a button: draw three stables and keep one")
    about = phrase(
        "Epona", "Free: draw %n stables, keep 1 and place it above or below your others.", "", numbers.DRAWN_STABLES
    )
    why = None
    if actions.DRAW_STABLES not in allowed:
        why = phrase("Epona", "none left", "why a new stable cannot be drawn")
        if unfinished(view.tableaus[seat]) >= numbers.MOST_UNFINISHED:
            most = numbers.MOST_UNFINISHED
            why = phrase("Epona", "at most %n unfinished", "why a new stable cannot be drawn", most)
        elif len(view.tableaus[seat]) >= numbers.MOST_ROWS:
            why = phrase("Epona", "%n already", "why a new stable cannot be drawn", numbers.MOST_ROWS)
    buttons.append(Button(actions.DRAW_STABLES, label, why=why, about=about))
    kept = () if view.round == view.rounds else tuple(actions.FINISHES[card] for card in hand if card != cards.HIDDEN)
    label = phrase("Epona", "Finish placing", "an action")
    if hand and not kept:
        label = phrase("Epona", "Finish, discarding %n cards", "a button", len(hand))
    rest = None
    if kept:
        rest = phrase(
            "Epona",
            "Then choose a card to keep for the next round, or none; the others are discarded for %n coins each.",
            "",
            numbers.SALE,
        )
    elif hand:
        coins = numbers.SALE * len(hand)
        rest = phrase(
            "Epona", "The cards left in your hand are discarded for %n coins at the end of the round.", "", coins
        )
    buttons.append(
        Button(
            actions.FINISHES[cards.NONE],
            label,
            Role.MAIN,
            about=rest,
            among=kept,
            ends=True,
            closes=only_others_act(view, seat),
        )
    )
    breeds = can_breed(view, seat)
    # In the last round nobody without cards fills a stable any more.
    fills = actions.DRAW_STABLES in allowed and view.round < view.rounds
    ask = _WITH_CARDS[breeds] if hand else _EMPTY_HANDED[fills, breeds]
    sale = phrase("Epona", "A discarded card gives you %n coins.", "", numbers.SALE) if hand else None
    note, keyed = sentences(sale, _HOW_TO_BREED if breeds else None), None
    if breeds:
        keyed = sentences(sale, _HOW_TO_BREED_BY_KEYS)
    return Prompt(ask.put(me=Seat(seat)), note, tuple(buttons), secret=True, note_by_keys=keyed)


def _using(view: State, seat: int) -> Prompt:
    """Icons of a bonus are to be used, in any order."""
    # Six buttons would leave the sentence no room: the boxes themselves are clicked.
    buttons = [
        Button(action, descriptions.describe(action), Role.MAIN)
        for action in legal(view, seat)
        if isinstance(action, actions.DrawBonus)
    ]
    again = bool(view.drew >> seat & 1)
    draws = any(bonus.kind != BonusKind.OWNER for bonus in view.pending)
    if draws and again:
        buttons += [
            Button(actions.TAKE_COIN, coins_name(numbers.COINS_INSTEAD)),
            Button(actions.TAKE_POINT, vp(numbers.POINTS_INSTEAD)),
        ]
    owner = any(bonus.kind == BonusKind.OWNER for bonus in view.pending)
    names: dict[str, Value] = {"me": Seat(seat)}
    if owner and draws:
        ask = phrase("Epona", "{me}: use your bonuses, in any order.")
    elif owner:
        ask = phrase("Epona", "{me}: put a cube on a box of your owner card.")
    elif again:
        ask = phrase("Epona", "{me}: take {instead}.")
        names["instead"] = instead_of_draw()
    else:
        ask = phrase("Epona", "{me}: draw for your bonus.")
    note = keyed = None
    if draws and again:
        note = phrase("Epona", "You have already used this round’s draw bonus.")
    elif owner:
        note = phrase("Epona", "Click a free box. Point at the card to see what each gives you.")
        keyed = phrase("Epona", "Choose a free box; Tab goes from one to the next.", "by keys")
    return Prompt(ask.put(**names), note, tuple(buttons), secret=True, help=rules_page.BONUSES_HELP, note_by_keys=keyed)


def _keeping_drawn(view: State, seat: int) -> Prompt:
    return Prompt(
        phrase("Epona", "{me}: keep one of these cards.").put(me=Seat(seat)),
        sentences(phrase("Epona", "The others are discarded."), _ON_CARDS),
        secret=True,
    )


def _keeping_stable(view: State, seat: int) -> Prompt:
    return Prompt(
        phrase("Epona", "{me}: choose a stable and put it above or below your others.").put(me=Seat(seat)),
        phrase("Epona", "The others are discarded.") if len(view.seen) > 1 else None,
        secret=True,
    )


def _agreeing(view: State, seat: int) -> Prompt:
    mare, stallion = view.pair
    ask = phrase("Epona", "{me}: {other} wants to breed {mare} with your {stallion}. Do you agree?").put(
        me=Seat(seat), other=Seat(view.active), mare=asset_piece(mare), stallion=asset_piece(stallion)
    )
    note = phrase("Epona", "The stud token on your stallion is worth {vp} to you.").put(vp=vp(numbers.STUD_POINTS))
    both = None
    if shares(view, view.active):
        both = phrase("Epona", "Both partners gain {vp} each.", "a forecast").put(vp=vp(numbers.PARTNER_POINT))
    agree_button = Button(actions.AGREE, descriptions.describe(actions.AGREE), Role.MAIN)
    buttons = agree_button, Button(actions.REFUSE, descriptions.describe(actions.REFUSE))
    return Prompt(ask, sentences(note, both), buttons)


def _breeding(view: State, seat: int) -> Prompt:
    me = Seat(seat)
    ask = phrase("Epona", "{me}: everyone has placed. Drag a mare to a stallion to breed them, or pass.").put(me=me)
    heard = phrase("Epona", "{me}: everyone has placed. Choose a mare and a stallion to breed, or pass.").put(me=me)
    label = phrase("Epona", "Pass", "a button")
    gain = best_gain(view, seat)
    note = phrase("Epona", "Breeding now could gain you {vp}.").put(vp=vp(gain.one))
    if gain.most > gain.one:
        # The preview of a pair speaks of one foal.
        most = vp(gain.most)
        note = phrase("Epona", "One foal gains you no VP now, but {count} could gain you {most}.").put(
            count=gain.often, most=most
        )
        if gain.one:
            note = phrase("Epona", "One foal could gain you {vp} now, {count} foals {most}.").put(
                vp=vp(gain.one), count=gain.often, most=most
            )
    if gain.most and view.round < view.rounds:
        kept = phrase("Epona", "If you pass, you keep your %n stud tokens.", "", view.studs[seat])
        note = sentences(note, kept) or note
    if not gain.most:
        note = phrase("Epona", "Breeding gains you no VP now.")
        if view.round < view.rounds:
            later = phrase(
                "Epona",
                "Cards you place later may score for foals; but if you pass, you keep the stud token for a later foal.",
            )
            note = sentences(note, later) or note
    # Where another may still breed, one may be asked again, and can take it back then.
    button = Button(actions.PASS_BREEDING, label, Role.MAIN, ends=True)
    return Prompt(ask, note, (button,), optional="breeding", occasion=str(view.round), heard=heard, by_keys=heard)


def _moving_rollers(view: State, seat: int) -> Prompt:
    ask = phrase("Epona", "{me}: move %n rider rollers to horses that score with one.", "", spare_rollers(view, seat))
    label = phrase("Epona", "Finish moving", "a button: rider rollers")
    note = phrase("Epona", "Click one of these horses, or drag a roller from your panel onto it.")
    keyed = phrase("Epona", "Choose one of these horses.", "by keys: a rider roller goes to it")
    buttons = [Button(actions.KEEP_ROLLERS, label, ends=True)]
    moves = [action for action in legal(view, seat) if isinstance(action, actions.MoveRoller)]
    if 1 < len(moves) <= spare_rollers(view, seat):
        # There is nothing to choose: each of these horses gets one.
        every = phrase("Epona", "Move %n rollers", "a button: rider rollers", len(moves))
        buttons.append(Button(moves[0], every, Role.MAIN, then=tuple(moves[1:])))
    return Prompt(ask.put(me=Seat(seat)), note, tuple(buttons), note_by_keys=keyed)


def _swapping(view: State, seat: int) -> Prompt:
    ask = phrase("Epona", "{me}: swap two of your cards, or leave the horse box unused.").put(me=Seat(seat))
    note: Text | None = phrase("Epona", "Tokens move with their cards. A swap never completes a stable.")
    label = phrase("Epona", "Leave the horse box unused", "an action")
    if view.swaps > 1:
        label = phrase("Epona", "Leave 1 of %n horse boxes unused", "a button", view.swaps)
        note = sentences(phrase("Epona", "%n horse boxes left.", "", view.swaps), note)
    return Prompt(ask, note, (Button(actions.KEEP_PLACES, label, Role.MAIN, ends=True),))


def _dividing(view: State, seat: int) -> Prompt:
    if seats_of_round(view).alone == seat:
        return _keeping(view, seat)
    chooser = Seat(chooser_for(view, seat))
    ask = phrase("Epona", "{me}: divide the cards into two groups for {other}.").put(me=Seat(seat), other=chooser)
    note = phrase("Epona", "{other} takes one group, you get the other.").put(other=chooser)
    drawn = view.drawn[seat]
    if len(drawn) == 1:
        ask = phrase("Epona", "{me}: you drew a single card. {other} may take it.").put(me=Seat(seat), other=chooser)
        return Prompt(
            ask, None, (Button(actions.Divide(drawn), phrase("Epona", "Offer it", "a button"), Role.MAIN),), secret=True
        )
    stays = None
    if cards.HIDDEN not in drawn:
        stays = phrase("Epona", "Which group is 1 or 2 does not matter: {card} stays, move the others.")
        stays = stays.put(card=asset_piece(drawn[0]))
    return Prompt(ask, sentences(note, _by_itself(view), stays), secret=True)


def _choosing_groups(view: State, seat: int) -> Prompt:
    divider = Seat(divider_for(view, seat))
    ask = phrase("Epona", "{me}: take one of {other}’s groups.").put(me=Seat(seat), other=divider)
    note = phrase("Epona", "{other} gets the other group.").put(other=divider)
    together = phrase("Epona", "Below each card: the VP it adds if its group is placed together.")
    return Prompt(ask, sentences(note, together), secret=both_divide(view))


def _by_itself(view: State) -> Text | None:
    """What the number below a card is, in the first round; later the bubble of the card says so."""
    return phrase("Epona", "Below each card: the VP it would bring by itself.") if view.round == 1 else None


def _discarding(view: State, seat: int) -> Prompt:
    ask = phrase("Epona", "{me}: discard one of your cards.").put(me=Seat(seat))
    count = len(view.hands[seat])
    note = phrase("Epona", "You keep %n of the {count} cards. The other one gives you no coins.", "", count - 1)
    return Prompt(ask, note.put(count=count), secret=True)


def _choosing_owners(view: State, seat: int) -> Prompt:
    ask = phrase("Epona", "{me}: choose an owner card and a stable.").put(me=Seat(seat))
    return Prompt(ask, phrase("Epona", "The others leave the game."), secret=True)


_ASKS: Final[dict[int, Callable[[State, int], Prompt]]] = {
    Phase.SELECTING: _selecting,
    Phase.CHOOSING_DECKS: _choosing_decks,
    Phase.KEEPING: _keeping,
    Phase.PLACING: lambda view, seat: _using(view, seat) if view.pending else _placing_cards(view, seat),
    Phase.KEEPING_DRAWN: _keeping_drawn,
    Phase.KEEPING_STABLE: _keeping_stable,
    Phase.AGREEING: _agreeing,
    Phase.BREEDING: _breeding,
    Phase.MOVING_ROLLERS: _moving_rollers,
    Phase.SWAPPING: _swapping,
    Phase.DIVIDING: _dividing,
    Phase.CHOOSING_GROUPS: _choosing_groups,
    Phase.DISCARDING: _discarding,
    Phase.CHOOSING_OWNERS: _choosing_owners,
}


# Those who wait.


_WAITING: Final[dict[int, Text]] = {
    Phase.AGREEING: phrase("Epona", "{other} is deciding whether {mare} may be bred with {stallion}."),
    Phase.SELECTING: phrase("Epona", "{other} is choosing a selection card."),
    Phase.CHOOSING_DECKS: phrase("Epona", "{other} is choosing decks."),
    Phase.PLACING: phrase("Epona", "{other} is placing cards."),
    Phase.KEEPING_DRAWN: phrase("Epona", "{other} is choosing one of the cards drawn."),
    Phase.KEEPING_STABLE: phrase("Epona", "{other} is choosing a stable."),
    Phase.BREEDING: phrase("Epona", "{other} is deciding whether to breed horses."),
    Phase.MOVING_ROLLERS: phrase("Epona", "{other} is moving rider rollers."),
    Phase.SWAPPING: phrase("Epona", "{other} is deciding which cards to swap."),
}


_STILL_CHOOSING: Final = {
    Phase.KEEPING: phrase("Epona", "Still choosing the cards they keep: {others}."),
    Phase.DIVIDING: phrase("Epona", "Still dividing: {others}."),
    Phase.CHOOSING_GROUPS: phrase("Epona", "Still choosing a group: {others}."),
    Phase.DISCARDING: phrase("Epona", "Still choosing a card to discard: {others}."),
    Phase.CHOOSING_OWNERS: phrase("Epona", "Still choosing an owner card and a stable: {others}."),
}
"""Where several decide at once."""


def _waiting(view: State, acting: Sequence[int]) -> Text:
    """What a seat waits for, while these act."""
    if view.phase in _STILL_CHOOSING:
        return _STILL_CHOOSING[view.phase].put(others=listed([Seat(seat) for seat in acting]))
    names: dict[str, Value] = {"other": Seat(acting[0])}
    if view.phase == Phase.AGREEING:
        mare, stallion = view.pair
        names |= {"mare": asset_piece(mare), "stallion": asset_piece(stallion)}
    return _WAITING[view.phase].put(**names)
