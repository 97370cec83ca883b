"""Tree search for many players: every seat is thought to play for its own share of the win.

A tree of the lines of play grows one position at a time. Each new position is judged by
playing every candidate once; these first judgements are the priors by which the search
chooses (PUCT), and the best of them is what the position is worth until more is known.
What hidden information or chance may change is not in the tree: a node stands for a line
of actions, and each walk through it meets a position of its own (information-set search).
"""

from __future__ import annotations

import math
from typing import Final

from goldenspike.engine.api import State
from goldenspike.engine.chance import FastDraws
from goldenspike.judgement.budget import Clock
from goldenspike.judgement.knowledge import Knowledge, settle

SHARPNESS: Final = 25.0
"""How much better a candidate must look to be preferred: e times for 1/25 of the win."""
WIDTH: Final = 3.0
"""A node visited n times looks at 3 + 1.5 sqrt(n) candidates."""
WIDENING: Final = 1.5
MOST_NODES: Final = 300_000
"""The search ends when its tree has grown so big, whatever budget is left."""


class Node:
    """A line of play: what follows it, and how it went."""

    def __init__(self, seats: int) -> None:
        self.seat = -1
        """The seat to act; -1 when the game is over."""
        self.codes: list[int] = []
        """The candidates, the most promising first."""
        self.priors: list[float] = []
        self.first: list[float] = []
        """The share of the acting seat after each candidate, at first sight."""
        self.scores: list[float] = []
        """The final score it may expect after each, at first sight."""
        self.children: list[Node | None] = []
        self.visits = 0
        self.totals: list[float] = [0.0] * seats
        """The sums of all shares seen here, by seat."""


class Search:
    """A search from one position for one seat."""

    def __init__(
        self, knowledge: Knowledge, state: State, seat: int, draws: FastDraws, clock: Clock
    ) -> None:
        self.knowledge = knowledge
        self.state = state
        self.seat = seat
        self.draws = draws
        self.clock = clock
        self.seats = len(state.header.seats)
        self.open = knowledge.is_open(state)
        self.iterations = 0
        self.nodes = 1
        self.root = Node(self.seats)
        self.expand(self.root, knowledge.imagined(state, seat, draws), seat)

    def run(self) -> None:
        """Searches until the budget is spent or the choice can no longer change."""
        clock = self.clock
        root = self.root
        if len(root.codes) < 2 or root.first[0] - root.first[1] > self.knowledge.clear:
            return
        most = self.knowledge.thorough * len(root.codes)
        while self.nodes < MOST_NODES and self.iterations < most and not clock.is_spent():
            self.iterate()
            clock.tick()
            self.iterations += 1
            if self.iterations % self.knowledge.patience == 0 and self.is_decided():
                break

    def is_decided(self) -> bool:
        """Returns whether the second choice cannot overtake the first in the time left."""
        best = 0
        second = 0
        for child in self.root.children:
            if child is not None:
                if child.visits > best:
                    second = best
                    best = child.visits
                elif child.visits > second:
                    second = child.visits
        return best - second > self.clock.iterations_left(self.iterations)

    def iterate(self) -> None:
        """Walks down the tree, adds one position and takes its judgement back up."""
        state = self.knowledge.imagined(self.state, self.seat, self.draws)
        node = self.root
        path = [node]
        while node.seat >= 0:
            place = self.select(node, None if self.open else self.legal_places(node, state))
            state.play(node.codes[place], None)
            settle(state, self.draws)
            child = node.children[place]
            if child is None:
                child = Node(self.seats)
                node.children[place] = child
                path.append(child)
                self.nodes += 1
                shares = self.expand(child, state, self.actor(state))
                farther = self.knowledge.played_on(state, self.draws, self.clock)
                self.back_up(path, farther if farther else shares)
                return
            path.append(child)
            if not self.open and child.seat != self.actor(state):
                break
            node = child
        outlook = self.knowledge.outlook(state)
        self.back_up(path, self.knowledge.shares(state, outlook))

    def back_up(self, path: list[Node], shares: list[float]) -> None:
        """Adds the shares to every node of the path."""
        for node in path:
            node.visits += 1
            totals = node.totals
            for seat in range(self.seats):
                totals[seat] += shares[seat]

    def actor(self, state: State) -> int:
        """Returns the seat to act; -1 when the game is over."""
        return -1 if state.is_over else state.to_act[0]

    def legal_places(self, node: Node, state: State) -> list[bool]:
        """Returns which candidates are legal in this position, first adding those not yet met."""
        legal = self.knowledge.candidates(state, node.seat)
        for code in legal:
            if code not in node.codes:
                node.codes.append(code)
                node.first.append(node.first[-1])
                node.scores.append(node.scores[-1])
                node.priors.append(node.priors[-1])
                node.children.append(None)
        return [code in legal for code in node.codes]

    def select(self, node: Node, legal: list[bool] | None) -> int:
        """Returns the place of the candidate to follow."""
        seat = node.seat
        width = min(len(node.codes), int(WIDTH + WIDENING * math.sqrt(node.visits)))
        reach = self.knowledge.curiosity * math.sqrt(node.visits + 1)
        best = -1
        most = 0.0
        for place in range(len(node.codes)):
            if legal is not None and not legal[place]:
                continue
            if width == 0:
                break
            width -= 1
            child = node.children[place]
            if child is None:
                score = node.first[place] + reach * node.priors[place]
            else:
                score = child.totals[seat] / child.visits
                score += reach * node.priors[place] / (1 + child.visits)
            if best < 0 or score > most:
                most = score
                best = place
        return best

    def expand(self, node: Node, state: State, seat: int) -> list[float]:
        """Judges every candidate of a new node; returns the shares after the best."""
        knowledge = self.knowledge
        if seat < 0:
            return knowledge.shares(state, knowledge.outlook(state))
        node.seat = seat
        found = knowledge.judged(state, seat, self.draws, self.clock)
        judged: list[tuple[float, int]] = []
        for place in range(len(found)):
            whim = knowledge.whim * self.draws.randrange(1000) / 1000
            judged.append((-found[place].shares[seat] - whim, place))
        judged.sort()
        best = found[judged[0][1]].shares
        weights = 0.0
        for loss, place in judged:
            weight = math.exp(SHARPNESS * (-loss - best[seat]))
            weights += weight
            node.codes.append(found[place].code)
            node.first.append(-loss)
            node.scores.append(found[place].outlook[seat])
            node.priors.append(weight)
            node.children.append(None)
        node.priors = [weight / weights for weight in node.priors]
        return best
