"""What cards, boxes and tokens do, a sentence for each thing they show, made from their bonuses and formulas."""

from collections.abc import Callable, Sequence
from typing import Final

from boardroom.engine.enumerations import in_a_row, listed
from boardroom.engine.text import Piece, Text, Value, phrase
from boardroom.games.epona.position.cards import ASSETS, BOXES_BELOW, FACES, OWNERS, STABLES
from boardroom.games.epona.position.numbers import LINE_POINTS, OTHER_FOAL, PARTNER_POINT, SAME_FOAL
from boardroom.games.epona.position.state import ADDITIONAL_CARD, NO_TOKEN, card_key
from boardroom.games.epona.position.vocabulary import HORSE_BOX, HORSES, RIDER, Bonus, FormulaKind
from boardroom.games.epona.words.formula_words import (
    bonuses_in_sentence,
    formula_in_sentence,
    vp,
)
from boardroom.games.epona.words.names import an_icon, asset_name, horse_kind, icon_noun, stable_of_location, token_name

# Finishing.

NO_MORE_CARDS: Final = phrase("Epona", "you won’t place any more cards this round", "a preview")
PLACING_ENDS: Final = phrase("Epona", "You won’t place any more cards this round.")
"""What finishing does, as a line of its preview, and as it is warned of where nothing else is lost by it."""
NO_MORE_IN_GAME: Final = phrase("Epona", "you won’t place any more cards in this game", "a preview")
ALL_PLACING_ENDS: Final = phrase("Epona", "You won’t place any more cards in this game.")
"""The same in the last round."""

# Assets.


def kind_about(kind: int) -> Text | None:
    """What every card of a type does beside what it shows; None for most."""
    if kind == RIDER:
        return phrase(
            "Epona", "Gives you a rider roller: at the end of the game, move it to a horse that scores with one."
        )
    if kind == HORSE_BOX:
        return phrase("Epona", "At the end of the game, you may swap two cards in your tableau.")
    return None


_OF_HORSES: Final = phrase(
    "Epona", "They breed: foals on mares and stud tokens on stallions are worth VP.", "the horses of a deck"
)
_OF_DECKS: Final = (
    _OF_HORSES,
    _OF_HORSES,
    phrase("Epona", "Most managers score for other cards. Every rider gives you a rider roller.", "a deck"),
    phrase("Epona", "They score for other cards or for where their row is. Many give coins or stud tokens.", "a deck"),
    phrase(
        "Epona", "A horse box swaps two cards at the end. Carriages give coins and score for other cards.", "a deck"
    ),
    phrase("Epona", "They cost nothing and score for other cards.", "a deck"),
    phrase("Epona", "Each begins a row. Completing it brings a bonus, and most score at the end.", "a deck"),
)


def deck_about(deck: int) -> Text:
    """What the cards of a deck are good for; -1, or the number after those of assets: those of the stables."""
    return _OF_DECKS[deck]


def gives(bonuses: Sequence[Bonus]) -> Text:
    """What a card gives, in a list of actions."""
    return phrase("Epona", "gives {bonus}", "a card in a list of actions").put(bonus=bonuses_in_sentence(bonuses))


def asset_in_list(card: int) -> Text:
    """An asset with what tells it from others: "Tempest (racing horse, mare)", "vet (costs 1 coin, 1 stud token)"."""
    asset = ASSETS[card]
    if asset.type < HORSES:
        return phrase("Epona", "{card} ({about})", "a card in a list of actions").put(
            card=asset_name(card), about=horse_kind(card)
        )
    parts: list[Value] = []
    if asset.cost:
        parts.append(phrase("Epona", "costs %n coins", "a card in a list of actions", asset.cost))
    if asset.bonus:
        parts.append(gives(asset.bonus))
    if asset.formula.kind != FormulaKind.NOTHING:
        parts.append(formula_in_sentence(asset.formula))
    if not parts:
        return icon_noun(asset.type)
    return phrase("Epona", "{card} ({about})", "a card in a list of actions").put(
        card=icon_noun(asset.type), about=in_a_row(parts)
    )


def card_in_list(card: int) -> Piece:
    """An asset with what tells it from others of its kind, pointing at it."""
    return Piece(card_key(card), asset_in_list(card))


# Stables.


def stable_needs(stable: int) -> Text:
    """What completes a stable."""
    shown = STABLES[stable]
    return phrase("Epona", "Completed with %n cards, including {icons}.", "a stable", shown.slots).put(
        icons=listed([an_icon(icon) for icon in shown.needs])
    )


NOT_COMPLETED: Final = phrase(
    "Epona", "Full without them: not completed. Completion bonus and points are lost.", "a stable"
)
"""What the cross of a stable stands for."""


def stable_at_once(stable: int) -> Text | None:
    """What completing a stable brings at once; None for nothing."""
    at_once = STABLES[stable].at_once
    if not at_once:
        return None
    return phrase("Epona", "When completed: {bonus}.", "a stable").put(bonus=bonuses_in_sentence(at_once))


def stable_at_end(stable: int) -> Text | None:
    """What a completed stable scores; None for nothing."""
    at_end = STABLES[stable].at_end
    if at_end.kind == FormulaKind.NOTHING:
        return None
    return phrase("Epona", "At the end, if completed: {what}.", "a stable: what it scores").put(
        what=formula_in_sentence(at_end)
    )


def stable_line(stable: int) -> Text | None:
    """The line bonus of a stable; None without one."""
    line = STABLES[stable].line
    if line < 0:
        return None
    return phrase(
        "Epona", "Line bonus: {points} VP once if {icon} is in its row, whether it is completed or not.", "a stable"
    ).put(points=LINE_POINTS, icon=an_icon(line))


def stable_in_list(stable: int) -> Text:
    """A stable with what tells it from others: its needs, what completing it brings, what it scores."""
    shown = STABLES[stable]
    parts: list[Value] = [listed([an_icon(icon) for icon in shown.needs])]
    if shown.at_once:
        parts.append(gives(shown.at_once))
    if shown.at_end.kind != FormulaKind.NOTHING:
        parts.append(formula_in_sentence(shown.at_end))
    if shown.line >= 0:
        line = phrase("Epona", "line bonus: {points} VP for {icon}", "a stable in a list of actions").put(
            points=LINE_POINTS, icon=an_icon(shown.line)
        )
        parts.append(line)
    return phrase("Epona", "{stable} with %n slots ({about})", "a stable in a list of actions", shown.slots).put(
        stable=stable_of_location(shown.location), about=in_a_row(parts)
    )


# Owner cards.


def box_in_sentence(owner: int, box: int) -> Text:
    """What a box of an owner card gives, short and within a sentence."""
    shown = OWNERS[owner]
    if box < BOXES_BELOW:
        return bonuses_in_sentence(shown.below[box])
    above = shown.above[box - BOXES_BELOW]
    if above >= 0:
        return vp(above)
    return phrase("Epona", "{points} VP for each completed stable", "a box of an owner card").put(points=-above)


def box_about(owner: int, boxes: int, box: int) -> Text:
    """A box of an owner card with cubes on ``boxes``, a mask, in a short line: whether it is used, what it gives."""
    what, used = box_in_sentence(owner, box), boxes >> box & 1
    if box < BOXES_BELOW:
        text = phrase("Epona", "{number}: {what}", "a box of an owner card by its number")
        if used:
            text = phrase("Epona", "{number} (used): {what}", "a box of an owner card by its number")
        return text.put(number=box + 1, what=what)
    pair = 2 * (box - BOXES_BELOW)
    text = phrase("Epona", "Third cube, above {one} and {two}: {what}", "a box of an owner card above two others")
    if used:
        text = phrase("Epona", "Above {one} and {two} (used): {what}", "a box of an owner card above two others")
    return text.put(one=pair + 1, two=pair + 2, what=what)


# Selection cards and tokens.

_GROUP_CARDS: Final[tuple[Callable[[int], Text], ...]] = (
    lambda n: phrase("Epona", "%n sporting horses", "cards drawn", n),
    lambda n: phrase("Epona", "%n working horses", "cards drawn", n),
    lambda n: phrase("Epona", "%n employees", "cards drawn", n),
    lambda n: phrase("Epona", "%n equipment cards", "cards drawn", n),
)


def group_cards(group: int, number: int) -> Text:
    """So many cards of a group, as a selection card draws them."""
    return _GROUP_CARDS[group](number)


def selection_in_sentence(face: int) -> Text:
    """What a selection card draws and keeps: "draw 1 sporting horse and 2 cards from any deck, keep 3"."""
    shown = FACES[face]
    drawn: list[Value] = [group_cards(group, number) for group, number in enumerate(shown.draws) if number]
    if shown.free:
        drawn.append(phrase("Epona", "%n cards from any deck", "cards drawn", shown.free))
    return phrase("Epona", "draw {cards}, keep {number}", "a selection card").put(
        cards=listed(drawn), number=shown.keep
    )


def selection_in_list(face: int) -> Text:
    """The same with what it costs or gives: "costs 1 coin, draw 1 sporting horse and 2 cards from any deck, keep 3"."""
    shown = FACES[face]
    parts: list[Value] = []
    if shown.price:
        parts.append(phrase("Epona", "costs %n coins", "a card in a list of actions", shown.price))
    if shown.gift:
        parts.append(gives(shown.gift))
    return in_a_row([*parts, selection_in_sentence(face)])


def selection_about(face: int) -> Text:
    """What a selection card costs or gives, draws and keeps, in one sentence."""
    shown = FACES[face]
    names: dict[str, Value] = {"draw": selection_in_sentence(face)}
    if shown.price:
        return phrase("Epona", "Pay %n coins: {draw}.", "a selection card", shown.price).put(**names)
    if shown.gift:
        return phrase("Epona", "Gain {bonus}: {draw}.", "a selection card").put(
            bonus=bonuses_in_sentence(shown.gift), **names
        )
    return phrase("Epona", "Free: {draw}.", "a selection card").put(**names)


def token_about(token: int, is_solo: bool) -> Text | None:
    """What a lower interaction token does; None for none."""
    if token == NO_TOKEN:
        return None
    if token == ADDITIONAL_CARD:
        return phrase("Epona", "Draw one more card from any deck; you still keep the same number.")
    if is_solo:
        return phrase("Epona", "{token}: it does nothing in the solo game.").put(token=token_name(token))
    partner = phrase(
        "Epona",
        "{token}: whoever has the other one of this colour is your partner this round; each may breed mares with the "
        "other’s stallions, and both gain {vp} for the first such foal of the round.",
    )
    return partner.put(token=token_name(token), vp=vp(PARTNER_POINT))


def foal_about(points: int) -> Text:
    """What a foal of so many points is."""
    if points == SAME_FOAL:
        return phrase("Epona", "A foal of two horses of the same type: {points} VP.").put(points=points)
    return phrase("Epona", "A foal of horses of different types: {points} VP.").put(points=OTHER_FOAL)
