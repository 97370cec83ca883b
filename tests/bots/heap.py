"""A toy for the search: a heap of counters from which two or more players take in turn.

Who takes the last counter wins. `drawn` makes it a game of chance (before every turn the
most that may be taken is drawn), `hidden` a game of hidden information (only seat 0 knows
whether there is one counter more than shown).
"""

# ruff: noqa: ARG002 (a toy is asked all that a game is asked, and looks at little of it)

from __future__ import annotations

from typing import Any, cast

from goldenspike.engine.api import Action, BoardFile, Event, Game, Header, State
from goldenspike.engine.chance import Draws, FastDraws
from goldenspike.engine.errors import Refusal
from goldenspike.engine.ranges import Range
from goldenspike.judgement.knowledge import Knowledge


class HeapGame(Game):
    id = "heap"
    title = "Heap"
    players = (2, 4)

    def __init__(self) -> None:
        self.choices = []

    def begin(self, header: Header) -> State:
        return Heap(self, header, 0)


GAME = HeapGame()
BOARD = BoardFile("heap", "", {}, True)


class Heap(State):
    def __init__(self, game: Game, header: Header, counters: int) -> None:
        super().__init__(game, header)
        self.counters = counters
        self.most = 3
        self.turn = 0
        self.winner = -1
        self.drawn = False
        self.due = False
        self.surplus = 0

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.due or self.is_over else (self.turn,)

    @property
    def chance_due(self) -> str | None:
        return "order" if self.due else None

    @property
    def is_over(self) -> bool:
        return self.winner >= 0

    @property
    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(len(self.header.seats))]

    @property
    def ranking(self) -> list[list[int]]:
        seats = range(len(self.header.seats))
        return [[self.winner], [seat for seat in seats if seat != self.winner]]

    def legal_codes(self, seat: int) -> list[int]:
        return list(range(1, min(self.most, self.counters + self.surplus) + 1))

    def play(self, code: int, events: list[Event] | None) -> None:
        left = self.counters + self.surplus - code
        assert left >= 0, "a code was played that is not legal here"
        self.counters -= code
        if left == 0:
            self.winner = self.turn
            return
        self.turn = (self.turn + 1) % len(self.header.seats)
        self.due = self.drawn

    def sample_chance(self, draws: Draws) -> Action:
        return Action(None, "order", {"seats": [draws.randrange(3) + 1]})

    def play_chance(self, action: Action, events: list[Event] | None) -> None:
        self.most = action.fields()["seats"][0]
        self.due = False

    def twin(self) -> State:
        twin = Heap(self.game, self.header, self.counters)
        twin.__dict__.update(self.__dict__)
        return twin

    def unpacked(self, seat: int, code: int) -> Action:
        return Action(seat, "bid", {"amount": code}, code)

    def packed(self, action: Action) -> int:
        return action.fields()["amount"]

    def check_action(self, action: Action) -> Refusal | None:
        return None

    def check_chance(self, action: Action) -> Refusal | None:
        return None

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return {}

    def invariants(self) -> None:
        return None

    def position(self) -> dict[str, Any]:
        return {}

    def ranges(self) -> tuple[dict[str, Range], dict[str, type]]:
        return {}, {}

    def restore(self, position: dict[str, Any]) -> None:
        return None


class HeapKnowledge(Knowledge):
    """Knows that seats other than 0 cannot see the surplus."""

    def imagined(self, state: State, seat: int, draws: FastDraws) -> State:
        twin = state.twin()
        if seat != 0:
            cast(Any, twin).surplus = draws.randrange(2)
        return twin


class OpenKnowledge(Knowledge):
    def is_open(self, state: State) -> bool:
        return True


def heap(counters: int, seats: int = 2, *, drawn: bool = False, surplus: int = 0) -> Heap:
    names = [f"seat {seat}" for seat in range(seats)]
    state = Heap(GAME, Header("heap", BOARD, names, {}, None), counters)
    state.drawn = drawn
    state.surplus = surplus
    return state
