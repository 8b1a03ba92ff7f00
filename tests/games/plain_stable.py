"""Epona once more, as plainly as the rulebook and the rulings say it: a second opinion that shares no code with it.

An action is its text, a card its key. What chance decides is told by whoever plays: the order of a pile that was
shuffled, the selection cards of a round. Scores are counted in ``epona_pad``. Nothing here is fast, and nothing is
clever.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from tests.games.epona_pad import FACTS
from tests.games.plain_tableau import (
    BELOW,
    CARDS,
    DECKS,
    GROUPS,
    STABLES,
    Player,
    deck_of,
    group_of,
    how_many,
    icons_of,
)

FACES = {f"{number // 2 + 1}{'ab'[number % 2]}": face for number, face in enumerate(FACTS["selection"])}
COLOURS = {"grey": "sporting", "purple": "working", "green": "employee", "yellow": "equipment"}
TOKENS = {
    3: [1, 1, 4], 4: [1, 1, 2, 2], 5: [1, 1, 2, 2, 4], 6: [1, 1, 2, 2, 3, 3], 7: [1, 1, 2, 2, 3, 3, 4],
}  # fmt: skip
"""For so many selection cards: breeding tokens of three colours, 4 for the additional card."""


class Table:
    """What lies on the table, whose turn it is, and what is to be done.

    ``shuffle`` tells in which order cards come to lie when the discards of a deck ("stables" is one, too) are shuffled;
    ``lay_out`` which selection cards and tokens lie on display in a new round.
    """

    def __init__(
        self,
        players: list[Player],
        decks: dict[str, list[str]],
        first: int,
        rounds: int,
        neutral: list[str],
        may_refuse: bool,
    ) -> None:
        self.players, self.decks = players, decks
        self.discards: dict[str, list[str]] = {deck: [] for deck in decks}
        self.first = self.turn = first
        self.round, self.rounds = 1, rounds
        self.neutral, self.may_refuse = neutral, may_refuse
        self.points_on: dict[str, int] = {}
        self.display: list[tuple[str, int]] = []
        self.aside: list[str] = []
        """The solo player's selection cards that had their turn."""
        self.to_come: set[str] = set()
        """The solo player's selection cards, by number, that did not."""
        self.open_choices: list[str] = []
        self.open_icons: list[str] = []
        self.full_row: dict[str, Any] | None = None
        self.seen: list[str] = []
        self.asking: list[str] = []
        self.refused: set[tuple[str, str]] = set()
        self.passed: set[int] = set()
        self.swaps, self.todo = 0, "select"
        self.shuffle: Callable[[str, list[str]], list[str]]
        self.lay_out: Callable[[], list[tuple[str, int]]]

    # Who, and what they may do.

    def in_turn(self) -> list[int]:
        return [(self.first + turn) % len(self.players) for turn in range(len(self.players))]

    def partner(self, seat: int) -> int:
        """Who took the breeding token of the same colour, -1 for nobody. Token 4 is the additional card."""
        token = self.players[seat].token
        same = [other for other, player in enumerate(self.players) if other != seat and player.token == token]
        return same[0] if token in (1, 2, 3) and same else -1

    def asked(self) -> list[int]:
        if self.todo == "keep":
            return [seat for seat, player in enumerate(self.players) if not player.has_kept or player.owes]
        if self.todo == "agree":
            return [self.partner(self.turn)]
        return [] if self.todo == "over" else [self.turn]

    def moves(self, seat: int) -> set[str]:
        return set(getattr(self, f"_may_{self.todo.replace(' ', '_')}")(self.players[seat], seat))

    def _may_select(self, me: Player, seat: int) -> Iterator[str]:
        prices = {face: FACES[face].get("price", 0) for face, _ in self.display}
        most = max(me.coins, min(prices.values()))
        return (f"select {face}" for face, price in prices.items() if price <= most)

    def _may_choose(self, me: Player, seat: int) -> Iterator[str]:
        wanted = self.open_choices[0]
        decks = list(DECKS) if wanted == "any" else GROUPS[wanted]
        filled = [deck for deck in decks if self.decks[deck] or self.discards[deck]]
        return (f"deck {deck}" for deck in filled or decks)

    def _may_keep(self, me: Player, seat: int) -> Iterator[str]:
        if me.has_kept:
            return self.sales(me)
        number = min(FACES[me.face]["keep"], len(me.shown))
        return (" ".join(["keep-hand", *cards]) for cards in combinations(sorted(me.shown), number))

    def sales(self, me: Player) -> Iterator[str]:
        return (f"sell {card}" for card in me.hand)

    def _may_place(self, me: Player, seat: int) -> Iterator[str]:
        yield from self.sales(me)
        for icon in self.open_icons:
            if icon == "owner":
                yield from (f"box {box}" for box in me.free_boxes())
            elif me.has_drawn:
                yield from ("take coin", "take point")
            else:
                yield icon
        if self.open_icons:
            return
        for card in me.hand:
            if me.price(card) <= me.coins:
                for number, row in enumerate(me.rows, 1):
                    yield from (
                        f"place {card} {number} {slot}" for slot, lies in enumerate(row["slots"], 1) if not lies
                    )
            if self.round < self.rounds:
                yield f"finish {card}"
        yield "finish"
        if me.unfinished() < 3 and len(me.rows) < 6 and (self.decks["stables"] or self.discards["stables"]):
            yield "draw-stables"
        yield from self.breedings(seat)

    def _may_keep_one(self, me: Player, seat: int) -> Iterator[str]:
        yield from (f"keep {card}" for card in self.seen)
        yield from self.sales(me)

    def _may_choose_stable(self, me: Player, seat: int) -> Iterator[str]:
        yield from (f"stable {stable} {where}" for stable in self.seen for where in ("above", "below"))
        yield from self.sales(me)

    def _may_agree(self, me: Player, seat: int) -> Iterator[str]:
        yield from ("agree", "refuse")

    def _may_breed(self, me: Player, seat: int) -> Iterator[str]:
        yield from self.breedings(seat)
        yield "pass"

    def breedings(self, seat: int) -> Iterator[str]:
        me, partner = self.players[seat], self.partner(seat)
        stallions = me.there("stallion") + self.neutral
        if partner >= 0:
            stallions += self.players[partner].there("stallion")
        if me.studs:
            for mare in me.there("mare"):
                for stallion in stallions:
                    if not self.points_on.get(mare) and (mare, stallion) not in self.refused:
                        yield f"breed {mare} {stallion}"

    def _may_move_rollers(self, me: Player, seat: int) -> Iterator[str]:
        yield from (f"roller {horse}" for horse in me.waiting_horses())
        yield "keep rollers"

    def _may_swap(self, me: Player, seat: int) -> Iterator[str]:
        yield from (f"swap {one} {other}" for one, other in combinations(sorted(me.laid()), 2))
        yield "keep places"

    # What it does.

    def do(self, seat: int, text: str) -> None:
        verb, *words = text.split(" ")
        getattr(self, "_do_" + verb.replace("-", "_"))(self.players[seat], seat, *words)

    def begin_round(self) -> None:
        for player in self.players:
            player.new_round()
        self.passed, self.refused = set(), set()
        self.turn, self.todo = self.first, "select"
        self.display = self.lay_out()
        numbers = [face[:-1] for face, _ in self.display]
        assert len(set(numbers)) == len(numbers) == max(3, len(self.players) + 1)
        tokens = sorted(token for _, token in self.display)
        assert tokens == TOKENS[len(tokens)]
        if len(self.players) == 1:
            self.solo_display(set(numbers))

    def solo_display(self, numbers: set[str]) -> None:
        """Three of those to come; where they are fewer, all of them, and of the others shuffled."""
        if self.round == 1:
            self.to_come = {face[:-1] for face in FACES}
        if len(self.to_come) >= 3:
            assert numbers <= self.to_come
        else:
            assert self.round in (3, 5)
            assert self.to_come <= numbers
            self.to_come |= {face[:-1] for face in self.aside}
            self.aside = []
        self.to_come -= numbers

    def _do_select(self, me: Player, seat: int, face: str) -> None:
        shown = FACES[face]
        me.face, me.token = face, dict(self.display)[face]
        self.display = [pair for pair in self.display if pair[0] != face]
        if len(self.players) == 1:
            self.aside += [face, *(other for other, _ in self.display)]
            self.display = []
        paid = min(me.coins, shown.get("price", 0))
        me.coins, me.owes = me.coins - paid, shown.get("price", 0) - paid
        self.gain(me, shown.get("gift", ""))
        for colour, group in COLOURS.items():
            number = shown.get(colour, 0)
            if len(GROUPS[group]) == 1:
                me.from_decks += [group] * number
            else:
                self.open_choices += [group] * number
        self.open_choices += ["any"] * (shown.get("any", 0) + (me.token == 4))
        self.chosen()

    def _do_deck(self, me: Player, seat: int, deck: str) -> None:
        me.from_decks.append(deck)
        self.open_choices.pop(0)
        self.chosen()

    def chosen(self) -> None:
        self.todo = "choose"
        if self.open_choices:
            return
        self.turn = (self.turn + 1) % len(self.players)
        if self.turn != self.first:
            self.todo = "select"
            return
        for seat in self.in_turn():
            player = self.players[seat]
            for deck in player.from_decks:
                player.shown |= set(self.drawn(deck, 1))
        self.todo = "keep"

    def drawn(self, deck: str, number: int) -> list[str]:
        """From the deck, from its discards, from the other deck of the group; fewer where there are no more."""
        group = () if deck == "stables" else GROUPS[group_of(deck)]
        found: list[str] = []
        for pile in (deck, *(other for other in group if other != deck)):
            while len(found) < number and (self.decks[pile] or self.discards[pile]):
                if not self.decks[pile]:
                    self.decks[pile], self.discards[pile] = self.shuffle(pile, self.discards[pile]), []
                found.append(self.decks[pile].pop(0))
        return found

    def discard(self, *cards: str) -> None:
        for card in cards:
            self.discards[deck_of(card)].append(card)

    def _do_keep_hand(self, me: Player, seat: int, *cards: str) -> None:
        me.hand, me.shown, me.has_kept = set(cards), me.shown - set(cards), True
        self.paid(me)

    def paid(self, me: Player) -> None:
        if not me.hand:
            me.owes = 0
        if not self.asked():
            for player in self.players:
                self.discard(*player.shown)
                player.shown = set()
            self.begin_placing(self.first)

    def _do_sell(self, me: Player, seat: int, card: str) -> None:
        me.hand.remove(card)
        self.discard(card)
        owed = min(2, me.owes)
        me.coins, me.owes = me.coins + 2 - owed, me.owes - owed
        if self.todo == "keep":
            self.paid(me)

    def begin_placing(self, seat: int) -> None:
        me = self.players[seat]
        self.turn, self.todo = seat, "place"
        me.hand |= {me.kept} - {""}
        me.kept = ""

    def _do_place(self, me: Player, seat: int, card: str, row: str, slot: str) -> None:
        me.coins -= me.price(card)
        me.hand.remove(card)
        lies = me.rows[int(row) - 1]
        lies["slots"][int(slot) - 1] = card
        self.full_row = lies if all(lies["slots"]) else None
        self.gain(me, CARDS[card]["bonus"])
        self.settle(me)

    def gain(self, me: Player, bonus: str) -> None:
        for icon in icons_of(bonus):
            word = icon.split(" ")[-1].rstrip("s") if not icon.startswith("draw") else "draw"
            if word == "coin":
                me.coins += how_many(icon)
            elif word == "stud":
                me.studs += how_many(icon)
            elif word == "point":
                me.points += how_many(icon)
            elif word in ("draw", "owner"):
                self.open_icons.append(icon)

    def settle(self, me: Player) -> None:
        """What nobody can use is gone; a row that is full is looked at when no icon is open."""
        if not me.free_boxes():
            self.open_icons = [icon for icon in self.open_icons if icon != "owner"]
        if self.full_row is None or self.open_icons or self.seen:
            return
        row, self.full_row = self.full_row, None
        needs = STABLES[row["stable"]]["needs"].split(" ")
        met = all(sum(self.is_a(card, need) for card in row["slots"]) >= needs.count(need) for need in needs)
        row["cube"] = "tick" if met else "cross"
        if met:
            self.gain(me, STABLES[row["stable"]]["at_once"])
            self.settle(me)

    def _do_box(self, me: Player, seat: int, box: str) -> None:
        self.open_icons.remove("owner")
        me.boxes.add(int(box))
        if int(box) <= 6:
            self.gain(me, BELOW[me.owner][int(box) - 1])
        self.settle(me)

    def _do_draw(self, me: Player, seat: int, deck: str) -> None:
        self.open_icons.remove(f"draw {deck}")
        me.has_drawn = True
        self.seen = self.drawn(deck, 3)
        self.todo = "keep one"
        if len(self.seen) <= 1:
            # Nothing is to be chosen.
            self._do_keep(me, seat, *self.seen)

    def _do_take(self, me: Player, seat: int, what: str) -> None:
        self.open_icons.remove(next(icon for icon in self.open_icons if icon != "owner"))
        self.gain(me, what)
        self.settle(me)

    def _do_keep(self, me: Player, seat: int, *words: str) -> None:
        if words == ("rollers",):
            return self.move_rollers(self.in_turn().index(seat) + 1)
        if words == ("places",):
            return self.swapped(seat)
        me.hand |= set(words)
        self.discard(*(card for card in self.seen if card not in words))
        self.seen, self.todo = [], "place"
        return self.settle(me)

    def _do_draw_stables(self, me: Player, seat: int) -> None:
        self.seen, self.todo = self.drawn("stables", 3), "choose stable"

    def _do_stable(self, me: Player, seat: int, stable: str, where: str) -> None:
        me.add(stable, where)
        self.discards["stables"] += [other for other in self.seen if other != stable]
        self.seen, self.todo = [], "place"

    def _do_breed(self, me: Player, seat: int, mare: str, stallion: str) -> None:
        self.asking = [self.todo, mare, stallion]
        abroad = stallion not in [*me.laid(), *self.neutral]
        if abroad and self.may_refuse:
            self.todo = "agree"
        else:
            self._do_agree(me, seat)

    def _do_agree(self, me: Player, seat: int) -> None:
        self.todo, mare, stallion = self.asking
        me, self.asking = self.players[self.turn], []
        me.studs -= 1
        self.points_on[mare] = 2 if CARDS[mare]["type"] == CARDS[stallion]["type"] else 1
        if stallion not in [*me.laid(), *self.neutral]:
            self.points_on[stallion] = self.points_on.get(stallion, 0) + 1
            self.share(me, self.players[self.partner(self.turn)])
        if self.todo == "breed":
            self.passed = set()
            self.next_breeder()

    def share(self, me: Player, partner: Player) -> None:
        """Who first breed with each other in a round gain a point each."""
        for player in (me, partner):
            player.points += not player.has_shared
            player.has_shared = True

    def _do_refuse(self, me: Player, seat: int) -> None:
        self.todo, *pair = self.asking
        self.asking = []
        self.refused.add((pair[0], pair[1]))

    def _do_finish(self, me: Player, seat: int, kept: str = "") -> None:
        me.kept = kept
        following = (seat + 1) % len(self.players)
        if following != self.first:
            self.begin_placing(following)
            return
        self.todo = "breed"
        self.next_breeder()

    def _do_pass(self, me: Player, seat: int) -> None:
        self.passed.add(seat)
        self.next_breeder()

    def next_breeder(self) -> None:
        """Round and round until all have passed in succession; who cannot breed need not be asked."""
        seats = len(self.players)
        for seat in [(self.turn + step) % seats for step in range(1, seats + 1)]:
            if seat not in self.passed and any(self.breedings(seat)):
                self.turn = seat
                return
        self.end_round()

    def end_round(self) -> None:
        for player in self.players:
            sold = player.hand - {player.kept}
            player.coins += 2 * len(sold)
            self.discard(*sold)
            player.hand = set()
        if self.round == self.rounds:
            self.move_rollers(0)
            return
        self.round += 1
        self.first = self.next_first()
        self.begin_round()

    def next_first(self) -> int:
        return (self.first + 1) % len(self.players)

    # The end.

    def move_rollers(self, start: int) -> None:
        for seat in self.in_turn()[start:]:
            if self.players[seat].spare_rollers() and self.players[seat].waiting_horses():
                self.turn, self.todo = seat, "move rollers"
                return
        self.use_horse_boxes(0)

    def _do_roller(self, me: Player, seat: int, horse: str) -> None:
        me.rollers.add(horse)
        self.move_rollers(self.in_turn().index(seat))

    def use_horse_boxes(self, start: int) -> None:
        for seat in self.in_turn()[start:]:
            self.swaps = len(self.players[seat].there("horse-box"))
            if self.swaps:
                self.turn, self.todo = seat, "swap"
                return
        self.todo = "over"

    def _do_swap(self, me: Player, seat: int, one: str, other: str) -> None:
        me.swap(one, other)
        self.swapped(seat)

    def swapped(self, seat: int) -> None:
        self.swaps -= 1
        if not self.swaps:
            self.use_horse_boxes(self.in_turn().index(seat) + 1)

    def is_a(self, card: str, icon: str) -> bool:
        if icon == "foal":
            return CARDS[card]["sex"] == "mare" and bool(self.points_on.get(card))
        return icon in (CARDS[card]["type"], CARDS[card]["sex"], group_of(deck_of(card)))
