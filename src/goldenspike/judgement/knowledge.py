"""What a bot may know of a game beyond its rules; the base knows nothing but the scores."""

from __future__ import annotations

import math
from typing import Any

from goldenspike.engine.api import State
from goldenspike.engine.chance import FastDraws
from goldenspike.judgement.budget import Clock


class Judgement:
    """What a candidate promises at first sight."""

    def __init__(self, code: int, outlook: list[float], shares: list[float]) -> None:
        self.code = code
        self.outlook = outlook
        """What each seat may expect to score in the end."""
        self.shares = shares
        """The share of the win each seat may expect."""


class Knowledge:
    """The questions that bots ask about a game; every answer here is right for any game."""

    def __init__(self) -> None:
        self.whim = 0.004
        """Actions whose shares of the win differ by less may come out in any order."""
        self.curiosity = 1.2
        """How far a search trusts first judgements against results: higher looks at more."""
        self.patience = 32
        """So often, in iterations, a search asks whether its choice can still change."""
        self.clear = 1.0
        """By so much of the win the first of the candidates is better for sure."""
        self.thorough = 1_000_000
        """After so many visits for every candidate a search has seen enough."""

    def imagined(self, state: State, seat: int, draws: FastDraws) -> State:
        """Returns a position to search that the seat cannot tell from the true one.

        What the seat may not know is drawn at random. The base is for games that hide nothing.
        """
        del seat, draws
        return state.twin()

    def is_open(self, state: State) -> bool:
        """Returns whether nothing is hidden or drawn any more: a line of play is one position."""
        del state
        return False

    def candidates(self, state: State, seat: int) -> list[int]:
        """Returns the legal codes worth looking at, the most promising first; never none."""
        return state.legal_codes(seat)

    def whim_in(self, state: State) -> float:
        """Returns the whim of a bot that chooses by first judgement alone."""
        del state
        return self.whim

    def judged(self, state: State, seat: int, draws: FastDraws, clock: Clock) -> list[Judgement]:
        """Returns the candidates, each played once and judged; out of time, those it came to.

        A game may judge a candidate by what it is the beginning of.
        """
        found: list[Judgement] = []
        for code in self.candidates(state, seat):
            if found and clock.is_late():
                break
            after = state.twin()
            after.play(code, None)
            settle(after, draws)
            outlook = self.outlook(after)
            found.append(Judgement(code, outlook, self.shares(after, outlook)))
        return found

    def played_on(self, state: State, draws: FastDraws, clock: Clock) -> list[float]:
        """Returns the shares of the win where good play leads from a position that was judged.

        An empty list leaves it at the judgement, as games do that are quick to search.
        """
        del state, draws, clock
        return []

    def outlook(self, state: State) -> list[float]:
        """Returns what each seat may expect to score in the end; the base takes what it has."""
        return [float(score) for score in state.scores]

    def public_outlook(self, state: State) -> list[float]:
        """Returns the outlook as anybody may know it; for games with secrets to narrow."""
        return self.outlook(state)

    def add_likely(self, state: State, view: dict[str, Any]) -> None:
        """Adds to a view of the position what is likely to come of it, as anybody may know it.

        Every player there, or seat, gets its `outlook`: the score it may expect in the end.
        """
        outlook = self.public_outlook(state)
        players = view["players"] if "players" in view else view["seats"]
        for seat in range(len(outlook)):
            players[seat]["outlook"] = round(outlook[seat])

    def spread(self, state: State, outlook: list[float]) -> float:
        """Returns by how much an outlook is usually wrong, in points."""
        del state
        return max(1.0, 0.1 * sum([abs(score) for score in outlook]) / len(outlook))

    def shares(self, state: State, outlook: list[float]) -> list[float]:
        """Returns the share of the win that each seat may expect by an outlook, summing to 1.

        In the end the winners have 19/20 of it; the rest always goes by the scores, so that
        a lost game is still played well.
        """
        spread = self.spread(state, outlook)
        best = max(outlook)
        shares = [math.exp((score - best) / spread) for score in outlook]
        total = sum(shares)
        shares = [share / total for share in shares]
        if state.is_over:
            winners = state.ranking[0]
            for seat in range(len(shares)):
                shares[seat] *= 0.05
                if seat in winners:
                    shares[seat] += 0.95 / len(winners)
        return shares


def best_of(judged: list[Judgement], seat: int) -> int:
    """Returns the code that promises a seat most, of equals the first."""
    code = judged[0].code
    most = -1.0
    for entry in judged:
        if entry.shares[seat] > most:
            most = entry.shares[seat]
            code = entry.code
    return code


def settle(state: State, draws: FastDraws) -> None:
    """Plays all chance that is due, drawn at random."""
    while state.chance_due is not None:
        state.play_chance(state.sample_chance(draws), None)
