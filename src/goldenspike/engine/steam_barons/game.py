"""Steam Barons: how a game is set up, and what may happen at each moment of it."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.engine.api import Action, BoardFile, Event, Game, Header, Library, State
from goldenspike.engine.chance import Draws
from goldenspike.engine.errors import Refusal, short
from goldenspike.engine.shared.hex_map import LAY, MORE_TILES, HexMap
from goldenspike.engine.shared.listed import listed
from goldenspike.engine.steam_barons import score, set_up
from goldenspike.engine.steam_barons.actions import BaronsAction
from goldenspike.engine.steam_barons.invariants import check_invariants
from goldenspike.engine.steam_barons.market import Market
from goldenspike.engine.steam_barons.order_of_play import OVER, PHASES, SELL
from goldenspike.engine.steam_barons.state import (
    COMPANIES,
    COMPANY_COUNT,
    DEAL_DUE,
    FIRST_PLAYER_DUE,
    NONE,
    NOTHING_DUE,
    ORDER_DUE,
    ROUNDS,
    Position,
)
from goldenspike.engine.steam_barons.view import view

NOT_USED: Final = {
    "grow": "Cities do not grow",
    "take": "There are no action tiles",
    "improve": "There are no locomotives",
}
"""What Steam has and this game goes without (BA-1.1), by type of action."""


class SteamBarons(Game):
    """The game itself: 2 to 6 players, six companies, five rounds."""

    id = "steam-barons"
    title = "Steam Barons"
    players = (2, 6)

    def __init__(self, library: Library) -> None:
        self.library = library
        self.choices = []
        self._maps: dict[str, tuple[HexMap, Market]] = {}

    def begin(self, header: Header) -> State:
        """Returns the state before the cubes are dealt."""
        ground, market = self.packed_board(header.board)
        return SteamBaronsState(self, header, ground, market, None)

    def packed_board(self, file: BoardFile) -> tuple[HexMap, Market]:
        """Returns the board and its market card packed for play; the latest ones are kept."""
        board = self._maps.get(file.sha256)
        if board is None:
            ground = HexMap(file.parsed, MORE_TILES, set_up.THE_BAG)
            board = (ground, Market(file.parsed.get("market", {})))
            if len(self._maps) >= 64:
                self._maps.clear()
            self._maps[file.sha256] = board
        return board


class SteamBaronsState(Position):
    """A position that can be played: every question goes to the phase it is in."""

    # Order of play

    def begin_round(self, events: list[Event] | None) -> None:
        """Begins a round with its first phase."""
        if events is not None:
            order = [COMPANIES[company] for company in self.order]
            events.append({"type": "round_began", "round": int(self.round), "order": order})
        self.phase = 0
        PHASES[0].begin(self, events)

    def proceed(self, events: list[Event] | None) -> None:
        """Goes on through the phases until somebody or chance must act, or all is over."""
        while not PHASES[self.phase].ask(self, events):
            self.phase += 1
            if self.phase == OVER:
                if self.round == ROUNDS:
                    score.tell_result(self, events)
                    return
                self.round += 1
                self.begin_round(events)
            else:
                PHASES[self.phase].begin(self, events)

    # What may happen now

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seat on turn; while sales are chosen, every seat that still has to (BA-7.3)."""
        if self.due != NOTHING_DUE or self.phase == OVER:
            return ()
        return PHASES[self.phase].to_act(self)

    @property
    def chance_due(self) -> str | None:
        """At set-up the deal, the order, the first player; after each round the order."""
        if self.due == NOTHING_DUE:
            return None
        if self.due == DEAL_DUE:
            return "deal"
        return "order" if self.due == ORDER_DUE else "first_player"

    @property
    def is_over(self) -> bool:
        """Whether round five has ended."""
        return self.phase == OVER

    def legal_codes(self, seat: int) -> list[int]:
        """Returns the packed legal actions of a seat that must act."""
        return PHASES[self.phase].legal(self, seat)

    def check_action(self, action: Action) -> Refusal | None:
        """Returns why an action of a player is refused, or None."""
        if self.phase == OVER:
            return Refusal("turn/over", "The game is over.", "BA-8.3")
        phase = PHASES[self.phase]
        waiting = phase.to_act(self)
        if action.seat not in waiting:
            who = ", ".join(f"{short(self.header.seats[seat])} (seat {seat})" for seat in waiting)
            return Refusal("turn/other-seat", f"To act now: {who}.", phase.rule_now(self))
        if action.type == "urbanize":
            return Refusal(
                "build/no-urbanization", "Towns stay towns here: nothing is urbanized.", "BA-4.2"
            )
        if action.type == "capital":
            return Refusal(
                "build/no-capital",
                "No capital is raised here: companies issue shares when a build needs them.",
                "BA-4.6",
            )
        if action.type == "score":
            return Refusal(
                "move/no-points",
                "No points are scored here: deliveries raise the performance of the company.",
                "BA-5.3",
            )
        if action.type in NOT_USED:
            return Refusal("turn/not-used", f"{NOT_USED[action.type]} here.", "BA-1.1")
        return phase.check(self, action)

    def packed(self, action: Action) -> int:
        """Returns the code of a legal action, whatever its order."""
        if isinstance(action, BaronsAction) and action.map is self.map:
            return action.code
        return PHASES[self.phase].pack(self, action)

    def unpacked(self, seat: int, code: int) -> Action:
        """Returns the action of a code, in its listed form."""
        company = int(self.company)
        return BaronsAction(
            seat, code, company, self.map, None if code & 15 == LAY else self.network
        )

    def unpacked_all(self, seat: int, codes: list[int]) -> list[Action]:
        """Returns the actions of the codes; those that lay tiles are made only once."""
        return listed(self, seat, codes, self.map.lays(seat * COMPANY_COUNT + int(self.company)))

    def play(self, code: int, events: list[Event] | None) -> None:
        """Plays a legal code and all that follows unasked, unrecorded."""
        PHASES[self.phase].apply(self, code, events)
        self.proceed(events)

    def public_actions(self) -> list[Action]:
        """Returns the actions so far without the sales not yet revealed (BA-7.3).

        Nothing but sales is played until they are, so they are the last ones.
        """
        return self.record[: self.n - self.hidden_sales()]

    def foresee(self, action: Action) -> list[Event]:
        """Returns what an action would cause; of a sale only itself, also of the last (BA-7.3).

        The last sale chosen reveals what the others chose.
        """
        events = super().foresee(action)
        return events[:1] if self.phase == SELL else events

    def hidden_sales(self) -> int:
        """Returns how many sales have been chosen and not yet revealed."""
        hidden = 0
        if self.phase == SELL:
            for sale in self.sales:
                if sale != NONE:
                    hidden += 1
        return hidden

    # Chance: the deal, the company orders, the first player

    def check_chance(self, action: Action) -> Refusal | None:
        """Returns why an action is refused when it or the moment is one of chance."""
        due = self.chance_due
        if due is None:
            rule = {"deal": "BA-1.1", "first_player": "BA-1.3"}.get(action.type, "BA-8.2")
            return Refusal("chance/not-due", "Nothing is to be drawn now.", rule)
        fields = action.fields()
        if action.type != due:
            what = {"deal": "the cubes are dealt", "order": "the company order is drawn"}
            return Refusal(
                f"chance/{due.replace('_', '-')}-due",
                f"First {what.get(due, 'the first player is drawn')}.",
                self.draw_rule(),
            )
        if self.due == DEAL_DUE:
            return set_up.check_deal(self, fields)
        if self.due == ORDER_DUE:
            return set_up.check_order(self, fields)
        return set_up.check_first_player(self, fields)

    def draw_rule(self) -> str:
        """Returns the rule by which is drawn what is due."""
        if self.due == DEAL_DUE:
            return "BA-1.1"
        return "BA-8.2" if self.due == ORDER_DUE and self.first_player >= 0 else "BA-1.3"

    def play_chance(self, action: Action, events: list[Event] | None) -> None:
        """Plays an outcome of chance, and all that follows unasked."""
        fields = action.fields()
        if self.due == DEAL_DUE:
            set_up.apply_deal(self, fields, events)
        elif self.due == FIRST_PLAYER_DUE:
            set_up.apply_first_player(self, fields, events)
            self.begin_round(events)
            self.proceed(events)
        else:
            set_up.apply_order(self, fields, events)
            if self.due == NOTHING_DUE:
                self.proceed(events)

    def sample_chance(self, draws: Draws) -> Action:
        """Returns a random outcome of the chance that is due."""
        if self.due == DEAL_DUE:
            return set_up.sample_deal(self, draws)
        if self.due == ORDER_DUE:
            return set_up.sample_order(self, draws)
        return set_up.sample_first_player(self, draws)

    # Looking

    @property
    def scores(self) -> list[int]:
        """The cash of each seat (BA-8.3)."""
        return [int(cash) for cash in self.cash]

    @property
    def ranking(self) -> list[list[int]]:
        """The seats from most money to least, ties together (BA-8.3)."""
        return score.ranking(self)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Returns what the seat may know: of unrevealed sales only its own."""
        return view(self, seat, self.phase_name(), self.phase == OVER)

    def phase_name(self) -> str:
        """Returns what the view calls the moment."""
        if self.phase == OVER:
            return "over"
        if self.phase == 0 and self.buyers != NONE:
            return "buy"
        if self.phase > SELL:
            return PHASES[SELL].name
        return PHASES[self.phase].name

    def invariants(self) -> None:
        """Returns None when all is conserved; raises AssertionError when not."""
        check_invariants(self)

    def twin(self) -> State:
        """Returns an independent state without seed and record."""
        return SteamBaronsState(self.game, self.header, self.map, self.market, self)
