"""What drawing would do, and keeping cards or a stable of those drawn."""

from boardroom.engine.enumerations import listed
from boardroom.engine.prompt import Line, Preview, Tone
from boardroom.engine.text import Text, phrase
from boardroom.games.epona.position.actions import DrawBonus, DrawStables, KeepCards, KeepDrawn, KeepStable
from boardroom.games.epona.position.cards import STABLES
from boardroom.games.epona.position.numbers import DRAWN_BY_BONUS, DRAWN_STABLES, SALE
from boardroom.games.epona.position.state import State, card_key
from boardroom.games.epona.position.tableau import unfinished
from boardroom.games.epona.rules import placing
from boardroom.games.epona.words.formula_words import instead_of_draw
from boardroom.games.epona.words.names import an_icon


def keep_cards(view: State, seat: int, action: KeepCards) -> Preview:
    """Cards that were drawn for a selection card are kept, and some of them sold for what is owed."""
    kept = len(action.cards)
    lines = []
    if kept:
        lines.append(_gain(phrase("Epona", "%n cards come to your hand", "a preview", kept)))
        cost = sum(placing.cost(view, seat, card) for card in action.cards)
        if cost:
            costs = phrase("Epona", "placing them all costs %n coins", "a preview", cost)
            lines.append(Line(Tone.COST, costs))
    sold = min(kept, -(-view.debts[seat] // SALE))
    if sold:
        owed = phrase("Epona", "then you sell %n of your cards for the coins you owe", "a preview", sold)
        lines.append(Line(Tone.LOSS, owed))
    lines += _rest(len(view.drawn[seat]) - kept)
    return Preview(tuple(lines), pieces=tuple(map(card_key, action.cards)))


def keep_drawn(view: State, seat: int, action: KeepDrawn) -> Preview:
    """One card of those drawn for a bonus is kept."""
    lines = [_gain(phrase("Epona", "%n cards come to your hand", "a preview", 1))]
    cost = placing.cost(view, seat, action.card)
    if cost:
        lines.append(Line(Tone.COST, phrase("Epona", "placing it costs %n coins", "a preview", cost)))
    lines += _rest(len(view.seen) - 1)
    return Preview(tuple(lines), pieces=(card_key(action.card),))


def keep_stable(view: State, seat: int, action: KeepStable) -> Preview:
    """One stable of those drawn is laid above or below the others."""
    stable = STABLES[action.stable]
    icons = listed([an_icon(icon) for icon in stable.needs])
    lines = [
        _gain(phrase("Epona", "%n slots to fill", "a preview: of a stable", stable.slots)),
        _plain(phrase("Epona", "the stable still needs {icons}", "a preview").put(icons=icons)),
    ]
    if not action.below and view.tableaus[seat]:
        lines.append(_plain(phrase("Epona", "your other stables go down a row", "a preview")))
    others = len(view.seen) - 1
    if others:
        lines.append(_plain(phrase("Epona", "the other %n stables are discarded", "a preview", others)))
    return Preview(tuple(lines))


def draw_bonus(view: State, seat: int, action: DrawBonus) -> Preview:
    """Cards are drawn for a bonus."""
    replaced = phrase("Epona", "any further draw this round brings {instead} instead", "a preview").put(
        instead=instead_of_draw()
    )
    seen = phrase("Epona", "you see %n cards and keep 1 of them", "a preview", DRAWN_BY_BONUS)
    return Preview((_gain(seen), _plain(replaced)))


def draw_stables(view: State, seat: int, action: DrawStables) -> Preview:
    """Stables are drawn."""
    count = min(DRAWN_STABLES, len(view.stables) + len(view.stable_discard))
    seen = phrase("Epona", "you see %n stables and must keep 1 of them", "a preview", count)
    begun = phrase("Epona", "then %n of your stables are unfinished", "a preview", unfinished(view.tableaus[seat]) + 1)
    return Preview((_gain(seen), _plain(begun)))


def _gain(text: Text) -> Line:
    return Line(Tone.GAIN, text)


def _plain(text: Text) -> Line:
    return Line(Tone.PLAIN, text)


def _rest(count: int) -> list[Line]:
    """What becomes of cards that are not kept."""
    return [_plain(phrase("Epona", "the other %n cards are discarded", "a preview", count))] if count else []
