"""A build turn planned as a whole, so that no track is laid that is not meant to be completed."""

from __future__ import annotations

from abc import ABC, abstractmethod

from goldenspike.engine.api import State
from goldenspike.judgement.budget import Clock
from goldenspike.judgement.knowledge import Judgement, Knowledge


class BuildTurn(ABC):
    """The rest of a build turn: plans are laid on copies, and the best of them gone on from.

    A game says what can be planned, and what comes of it.
    """

    def __init__(
        self, knowledge: Knowledge, state: State, seat: int, beam: int, clock: Clock
    ) -> None:
        self.knowledge = knowledge
        self.state = state
        self.seat = seat
        self.beam = beam
        """So many plans are gone on from, when tiles are left."""
        self.clock = clock
        self.best = state
        """The best position that was come to, or that at the beginning."""
        self.most = -1.0
        """The share of the win of the seat there."""
        self.found: list[Judgement] = []
        self.place: dict[int, int] = {}
        """By first code: its place in what was found."""

    # What a game says

    @abstractmethod
    def plans(self, state: State) -> list[list[int]]:
        """Returns the plans from a position on, each a list of codes in order."""

    @abstractmethod
    def laid(self, state: State, plan: list[int]) -> State | None:
        """Returns the position after a plan, None where a part of it is not legal."""

    @abstractmethod
    def goes_on(self, state: State) -> bool:
        """Returns whether the turn has not ended and tiles are left."""

    @abstractmethod
    def promised(self, state: State) -> list[float]:
        """Returns what each seat may expect to score after what has been built."""

    @abstractmethod
    def judge_others(self) -> None:
        """Judges what may be done now besides following a plan."""

    # The search

    def judged(self) -> list[Judgement]:
        """Returns the first actions of all plans, each with the best that comes of it."""
        self.judge_others()
        ends: list[tuple[float, int, int, State]] = []
        self.extend(self.state, -1, ends)
        while ends:
            ends.sort(key=worst_first)
            best = ends[-self.beam :]
            ends = []
            for _, _, code, state in best:
                if self.clock.is_late():
                    return self.found
                self.extend(state, code, ends)
        return self.found

    def extend(self, state: State, first: int, ends: list[tuple[float, int, int, State]]) -> None:
        """Lays every plan from a position on; what can go on is added to `ends`."""
        for plan in self.plans(state):
            if self.found and self.clock.is_late():
                return
            after = self.laid(state, plan)
            if after is None:
                continue
            code = plan[0] if first < 0 else first
            value = self.note(code, after)
            if self.goes_on(after):
                ends.append((value, -len(ends), code, after))

    def note(self, code: int, after: State) -> float:
        """Judges where a plan leads, and remembers it when nothing is known that is better."""
        outlook = self.promised(after)
        shares = self.knowledge.shares(after, outlook)
        self.keep(Judgement(code, outlook, shares))
        if shares[self.seat] > self.most:
            self.most = shares[self.seat]
            self.best = after
        return shares[self.seat]

    def keep(self, judgement: Judgement) -> None:
        """Remembers a judgement unless a better one is known for its code."""
        code = judgement.code
        if code not in self.place:
            self.place[code] = len(self.found)
            self.found.append(judgement)
        elif judgement.shares[self.seat] > self.found[self.place[code]].shares[self.seat]:
            self.found[self.place[code]] = judgement


def worst_first(end: tuple[float, int, int, State]) -> tuple[float, int]:
    """Returns what the ends of plans are sorted by."""
    return (end[0], end[1])
