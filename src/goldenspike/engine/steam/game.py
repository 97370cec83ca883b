"""Steam: how a game is set up, and what may happen at each moment of it."""

from __future__ import annotations

from typing import Any

from goldenspike.engine.api import Action, BoardFile, Event, Game, Header, Library, Option, State
from goldenspike.engine.chance import Draws
from goldenspike.engine.errors import BadSetup, Refusal, short
from goldenspike.engine.shared.cubes import BAG, BLACK_CUBES
from goldenspike.engine.shared.hex_map import LAY, MORE_TILES, HexMap
from goldenspike.engine.shared.listed import listed
from goldenspike.engine.steam import score, set_up
from goldenspike.engine.steam.actions import SteamAction
from goldenspike.engine.steam.invariants import check_invariants
from goldenspike.engine.steam.order_of_play import FIRST_OF_TURN, OVER, PHASES
from goldenspike.engine.steam.phases.capital import BuyCapital
from goldenspike.engine.steam.phases.income import begin_turn
from goldenspike.engine.steam.phases.phase import Phase
from goldenspike.engine.steam.phases.tiles import SelectTiles
from goldenspike.engine.steam.state import DEAL_DUE, NONE, NOTHING_DUE, ORDER_DUE, Position
from goldenspike.engine.steam.view import view


class Steam(Game):
    """The game itself: 3 to 6 players, seven to ten turns."""

    id = "steam"
    title = "Steam"
    players = (3, 6)
    all_public = True

    def __init__(self, library: Library) -> None:
        self.library = library
        self.choices = [
            Option("rules", ["base", "standard"], "base"),
            # how the first turn order is set; "auction" in the base rules only (ST-1.6)
            Option("order", ["random", "auction"], "random"),
        ]
        self._maps: dict[str, HexMap] = {}

    def chosen_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """Returns every option with its value, defaults filled in.

        Raises:
            BadSetup: an unknown option, a value it does not have, or the first order
                auctioned in the standard rules.
        """
        chosen = super().chosen_options(options, seats)
        if chosen["rules"] == "standard" and chosen["order"] == "auction":
            raise BadSetup(
                "In the standard rules the first order is random (ST-10.1); the option 'order' "
                "is 'auction' only with 'rules' = 'base'."
            )
        return chosen

    def begin(self, header: Header) -> State:
        """Returns the state before the cubes are dealt."""
        return SteamState(self, header, self.packed_map(header.board), None)

    def packed_map(self, file: BoardFile) -> HexMap:
        """Returns the board packed for play; the latest ones are kept."""
        board = self._maps.get(file.sha256)
        if board is None:
            if set_up.is_of_barons(file):
                board = HexMap(file.parsed, MORE_TILES, BAG + BLACK_CUBES)
            else:
                board = HexMap(file.parsed)
            if len(self._maps) >= 64:
                self._maps.clear()
            self._maps[file.sha256] = board
        return board


class SteamState(Position):
    """A position that can be played: every question goes to the phase it is in."""

    # Order of play

    def proceed(self, events: list[Event] | None) -> None:
        """Goes on through the phases until a seat must act or the game is over."""
        while not PHASES[self.phase].ask(self, events):
            self.phase += 1
            if self.phase == OVER:
                if self.turn == self.turns or len(self.order) == 0:  # ST-7.1, ST-9.2
                    score.tell_result(self, events)
                    return
                self.turn += 1
                self.phase = FIRST_OF_TURN
            if self.phase == FIRST_OF_TURN:
                begin_turn(self, events)
            PHASES[self.phase].begin(self, events)

    # What may happen now

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat on turn."""
        return () if self.actor == NONE else (int(self.actor),)

    @property
    def chance_due(self) -> str | None:
        """The deal, then the order, at set-up."""
        if self.due == NOTHING_DUE:
            return None
        return "deal" if self.due == DEAL_DUE else "order"

    @property
    def is_over(self) -> bool:
        """Whether the last turn has ended, or nobody is left."""
        return self.phase == OVER

    def legal_codes(self, seat: int) -> list[int]:
        """Returns the packed legal actions of the seat on turn."""
        return PHASES[self.phase].legal(self)

    def check_action(self, action: Action) -> Refusal | None:
        """Returns why an action of a player is refused, or None."""
        if self.phase == OVER:
            return Refusal("turn/over", "The game is over.", "ST-7.1")
        phase = PHASES[self.phase]
        seat = action.seat
        if seat != self.actor:
            if seat is not None and 0 <= seat < self.seats and self.is_out(seat):
                return Refusal(
                    "turn/bankrupt",
                    "Who is bankrupt is out of the game and acts no more.",
                    "ST-8.3",
                )
            name = short(self.header.seats[self.actor])
            return Refusal(
                "turn/other-seat",
                f"It is the turn of {name} (seat {self.actor}).",
                phase.rule_now(self),
            )
        if "company" in action.fields():
            return Refusal(
                "turn/no-company", "In Steam players act, not companies.", phase.rule_now(self)
            )
        if action.type == "capital" and not self.standard:
            return Refusal(
                "capital/as-needed",
                "Capital is not bought: it is raised by itself when a cost needs it, no more.",
                "ST-8.2",
            )
        if action.type == "capital" and not isinstance(phase, BuyCapital):
            return Refusal(
                "capital/too-late",
                "Capital is bought at the beginning of a turn only; all payments are from cash.",
                "ST-10.3",
            )
        return phase.check(self, action)

    def packed(self, action: Action) -> int:
        """Returns the code of a legal action, whatever its order."""
        if isinstance(action, SteamAction) and action.map is self.map:
            return action.code
        return PHASES[self.phase].pack(self, action)

    def unpacked(self, seat: int, code: int) -> Action:
        """Returns the action of a code, in its listed form."""
        network = None if code & 15 == LAY else self.network
        return SteamAction(seat, code, self.map, network)

    def unpacked_all(self, seat: int, codes: list[int]) -> list[Action]:
        """Returns the actions of the codes; those that lay tiles are made only once."""
        return listed(self, seat, codes, self.map.lays(seat))

    def play(self, code: int, events: list[Event] | None) -> None:
        """Plays a legal code and all that follows unasked, unrecorded."""
        PHASES[self.phase].apply(self, code, events)
        self.proceed(events)

    # Chance: the deal and the first order

    def check_chance(self, action: Action) -> Refusal | None:
        """Returns why an action is refused when it or the moment is one of chance."""
        due = self.chance_due
        if due is None:
            rule = "ST-1.1" if action.type == "deal" else self.order_rule()
            return Refusal("chance/not-due", "Nothing is to be drawn now.", rule)
        if action.type != due:
            if self.due == DEAL_DUE:
                return Refusal("chance/deal-due", "First the cubes are dealt.", "ST-1.1")
            return Refusal("chance/order-due", "First the turn order is drawn.", self.order_rule())
        if self.due == ORDER_DUE:
            return set_up.check_order(self, action.fields())
        return set_up.check_deal(self, action.fields())

    def order_rule(self) -> str:
        """Returns the rule by which the first order is drawn."""
        return "ST-10.1" if self.standard else "ST-1.6"

    def play_chance(self, action: Action, events: list[Event] | None) -> None:
        """Plays the deal, or the order, with which the first turn begins."""
        if self.due == DEAL_DUE:
            set_up.apply_deal(self, action.fields(), events)
        else:
            set_up.apply_order(self, action.fields(), events)
            PHASES[0].begin(self, events)
            self.proceed(events)

    def sample_chance(self, draws: Draws) -> Action:
        """Returns a random deal or order."""
        if self.due == DEAL_DUE:
            return set_up.sample_deal(self, draws)
        return set_up.sample_order(self, draws)

    # Looking

    @property
    def scores(self) -> list[int]:
        """The VP of each seat if the game ended now (ST-9.1)."""
        return score.scores(self)

    @property
    def ranking(self) -> list[list[int]]:
        """The seats from most VP to least, by ST-9.2."""
        return score.ranking(self)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Returns what is public, which is the same for every seat."""
        return view(self, self.phase_name(), self.phase == OVER)

    def phase_name(self) -> str:
        """Returns what the view calls the moment."""
        if self.phase == OVER:
            return "over"
        if self.due != NOTHING_DUE:
            return self.first_phase().name
        if self.actor != NONE and self.points[self.actor] > 0:
            return "score"
        return PHASES[self.phase].name

    def first_phase(self) -> Phase:
        """Returns the phase that follows the set-up."""
        if self.standard:
            return PHASES[FIRST_OF_TURN]
        return PHASES[0] if self.header.options["order"] == "auction" else SelectTiles()

    def invariants(self) -> None:
        """Returns None when all is conserved; raises AssertionError when not."""
        check_invariants(self)

    def twin(self) -> State:
        """Returns an independent state without seed and record."""
        return SteamState(self.game, self.header, self.map, self)
