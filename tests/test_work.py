"""Work in slices: how far it is, what comes of it, and what becomes of work that is given up."""

import weakref

import pytest

from boardroom.engine.work import Work, done, give_up, part


class Made:
    """Something that work makes."""


class Bench:
    """Where work is done: what of it is still there, and what was let go of."""

    def __init__(self) -> None:
        self.made: list[weakref.ref[Made]] = []
        self.let_go: list[str] = []

    def making(self) -> Work[int]:
        pieces = []
        try:
            for number in range(4):
                pieces.append(Made())
                self.made.append(weakref.ref(pieces[-1]))
                yield number / 4
        except BaseException:
            self.let_go.append("the pieces")
            raise
        return len(pieces)

    def whole(self) -> Work[str]:
        try:
            count = yield from part(self.making(), 0.5, 1)
            return f"{count} pieces"
        except BaseException:
            self.let_go.append("the bench")
            raise


def test_a_part_of_work_says_how_far_the_whole_is_and_gives_what_came_of_it() -> None:
    assert list(Bench().whole()) == [0.5, 0.625, 0.75, 0.875]
    assert done(Bench().whole()) == "4 pieces"


def test_work_that_is_given_up_lets_go_at_once_and_holds_what_it_made_until_that_is_dropped() -> None:
    bench = Bench()
    work = bench.whole()
    next(work)
    next(work)
    held = give_up(work)
    assert bench.let_go == ["the pieces", "the bench"]
    assert [one() is not None for one in bench.made] == [True, True]
    del held
    assert [one() for one in bench.made] == [None, None]
    with pytest.raises(StopIteration):
        next(work)


def test_nothing_happens_to_work_that_is_given_up_before_it_began_or_when_it_is_done() -> None:
    bench = Bench()
    give_up(bench.whole())
    assert bench.made == []
    work = bench.whole()
    assert len(list(work)) == 4
    give_up(work)
    assert bench.let_go == []


def test_of_work_that_is_done_nothing_is_held_by_giving_it_up() -> None:
    """Nor the frame of who gives it up, and what stands in that."""
    work = part(Bench().whole(), 0, 1)
    done(work)
    assert give_up(work) is None
