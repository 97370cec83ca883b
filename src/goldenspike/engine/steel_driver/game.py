"""Steel Driver: how a game is set up, and what may happen at each moment of it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from goldenspike.engine.api import Action, BoardFile, Event, Game, Header, Library, Option, State
from goldenspike.engine.chance import Draws
from goldenspike.engine.errors import Refusal, short
from goldenspike.engine.steel_driver import score
from goldenspike.engine.steel_driver.actions import SteelDriverAction
from goldenspike.engine.steel_driver.board import Board
from goldenspike.engine.steel_driver.invariants import check_invariants
from goldenspike.engine.steel_driver.order_of_play import END_TURN, OVER, PHASES
from goldenspike.engine.steel_driver.phases.auction import is_out
from goldenspike.engine.steel_driver.state import NONE, TURNS, Position
from goldenspike.engine.steel_driver.view import view


class SteelDriver(Game):
    """The game itself: 3 to 6 players, five turns."""

    id = "steel-driver"
    title = "Steel Driver"
    players = (3, 6)
    all_public = True

    def __init__(self, library: Library) -> None:
        self.library = library
        self.choices = [
            # the seat that gets the Active Player marker first, or "random" (SD-1.3)
            Option("first", ["random"], 0, seat=True),
        ]
        self._boards: dict[str, Board] = {}

    def begin(self, header: Header) -> State:
        """Returns the state before the first action.

        The first turn has begun, unless the first player is still to be drawn (SD-1.3).
        """
        s = SteelDriverState(self, header, self.packed_board(header.board), None)
        first = header.options["first"]
        if first != "random":
            s.give_marker(first, None)
        return s

    def packed_board(self, file: BoardFile) -> Board:
        """Returns the board packed for play; the latest ones are kept."""
        board = self._boards.get(file.sha256)
        if board is None:
            board = Board(file.parsed)
            if len(self._boards) >= 64:
                self._boards.clear()
            self._boards[file.sha256] = board
        return board


class SteelDriverState(Position):
    """A position that can be played: every question goes to the phase it is in."""

    # Order of play

    def give_marker(self, first: i64, events: list[Event] | None) -> None:
        """Gives a seat the Active Player marker and begins the first turn."""
        self.active = first
        PHASES[self.phase].begin(self, events)
        self.proceed(events)

    def proceed(self, events: list[Event] | None) -> None:
        """Goes on through the phases until a seat must act or the game is over."""
        while not PHASES[self.phase].ask(self, events):
            if self.phase == END_TURN and self.turn < TURNS:
                self.turn += 1
                self.phase = 0
            else:
                self.phase += 1  # SD-6.4: after five turns the final phase
            if self.phase == OVER:
                return
            PHASES[self.phase].begin(self, events)

    # What may happen now

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat on turn."""
        return () if self.actor == NONE else (int(self.actor),)

    @property
    def chance_due(self) -> str | None:
        """The draw of the first player, until it is made."""
        return "first_player" if self.active == NONE else None

    @property
    def is_over(self) -> bool:
        """Whether the final profits have been paid."""
        return self.phase == OVER

    def legal_codes(self, seat: int) -> list[int]:
        """Returns the packed legal actions of the seat on turn."""
        return PHASES[self.phase].legal(self)

    def check_action(self, action: Action) -> Refusal | None:
        """Returns why an action of a player is refused, or None."""
        if self.phase == OVER:
            return Refusal("turn/over", "The game is over.", "SD-9.1")
        seat = action.seat
        if seat != self.actor:
            if seat is not None and is_out(self, seat, action.type):
                return Refusal(
                    "bid/out",
                    "Who has passed is out of this auction; the next one may bid.",
                    "SD-3.3",
                )
            name = short(self.header.seats[self.actor])
            return Refusal(
                "turn/other-seat",
                f"It is the turn of {name} (seat {self.actor}).",
                "SD-9.1",
            )
        return PHASES[self.phase].check(self, action)

    def packed(self, action: Action) -> int:
        """Returns the code of a legal action, whatever its order."""
        phase = PHASES[self.phase]
        if isinstance(action, SteelDriverAction) and action.board is self.board:
            return phase.listed(self, action.code)
        return phase.listed(self, phase.pack(self, action))

    def unpacked(self, seat: int, code: int) -> Action:
        """Returns the action of a code, in its listed form."""
        return SteelDriverAction(seat, code, self.board)

    def play(self, code: int, events: list[Event] | None) -> None:
        """Plays a legal code and all that follows unasked, unrecorded."""
        PHASES[self.phase].apply(self, code, events)
        self.proceed(events)

    # Chance: who gets the Active Player marker first (SD-1.3)

    def check_chance(self, action: Action) -> Refusal | None:
        """Returns why an action is refused when it or the moment is one of chance."""
        if self.chance_due is None:
            return Refusal("chance/not-due", "Nothing is to be drawn now.", "SD-9.1")
        if action.type != "first_player":
            return Refusal(
                "chance/first-player-due",
                "Nobody can act before the first player is drawn.",
                "SD-1.3" if action.seat is None else "SD-9.1",
            )
        if not 0 <= action.fields()["player"] < self.seats:
            return Refusal(
                "chance/no-seat",
                f"The first player is a seat from 0 to {self.seats - 1}.",
                "SD-1.3",
            )
        return None

    def play_chance(self, action: Action, events: list[Event] | None) -> None:
        """Plays the draw of the first player and begins the first turn."""
        self.give_marker(action.fields()["player"], events)

    def sample_chance(self, draws: Draws) -> Action:
        """Returns a random first player."""
        return Action(None, "first_player", {"player": draws.randrange(int(self.seats))})

    # Looking

    @property
    def scores(self) -> list[int]:
        """The cash of each seat (SD-5.2)."""
        return [int(cash) for cash in self.cash]

    @property
    def ranking(self) -> list[list[int]]:
        """The seats from most cash to least, ties together (SD-7.7)."""
        return score.ranking(self)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Returns what is public, which is the same for every seat."""
        over = self.phase == OVER
        name = "over" if over else PHASES[self.phase].name
        return view(self, name, over)

    def invariants(self) -> None:
        """Returns None when all is conserved; raises AssertionError when not."""
        check_invariants(self)

    def twin(self) -> State:
        """Returns an independent state without seed and record."""
        return SteelDriverState(self.game, self.header, self.board, self)
