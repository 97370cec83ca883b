"""A table in memory: its sheet, the state of its game, the steps so far, who is looking."""

from __future__ import annotations

import asyncio
import bisect
import logging
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from msgspec import Raw
from msgspec.json import decode

from goldenspike.engine.api import ENGINE, Action, BoardFile, Event, Game, State, commitment
from goldenspike.engine.chance import SeedDraws
from goldenspike.engine.errors import IllegalAction, MalformedAction
from goldenspike.judgement import knowledge_of
from goldenspike.server.errors import Problem
from goldenspike.server.past import Past
from goldenspike.server.sheet import Sheet
from goldenspike.server.wire import NULL, encode, iso

log = logging.getLogger(__name__)

LANDMARK: Final = 16
"""After every so many actions a position is kept for who looks back, as far as there is room."""
PREVIEWED: Final = 300
"""Where more actions of one type are legal, their previews are made when they are asked for."""
KEYS_KEPT: Final = 200
"""Lines of chat of which it is known with which key they were sent."""
CONCEALED: Final = b'{"n":%d,"action":null,"events":[],"at":"%s"}'


class Listener(Protocol):
    """Somebody who looks at a table."""

    player: str | None
    address: str
    """The network it comes from."""

    def send(self, message: str) -> None:
        """Sends a message, in time; never waits."""

    def end(self, code: int, reason: str) -> None:
        """Ends the line after what is sent already."""


@dataclass(slots=True)
class Step:
    """One action of the log with what it caused."""

    n: int
    version: int
    """The version of the table that it made; a chance action shares it with its cause."""
    seat: int | None
    player: str | None
    """Whose wish it was; None for bots and chance."""
    key: str | None
    at: int
    action: bytes
    events: bytes

    @property
    def wire(self) -> Raw:
        """The step as it is told to those who may know it."""
        return Raw(
            b'{"n":%d,"action":%s,"events":%s,"at":"%s"}'
            % (self.n, self.action, self.events, iso(self.at).encode())
        )

    def row(self, game: str) -> dict[str, Any]:
        """Returns the row of the database."""
        return {
            "game": game,
            "n": self.n,
            "version": self.version,
            "seat": self.seat,
            "player": self.player,
            "key": self.key,
            "at": self.at,
            "action": self.action.decode(),
            "events": self.events.decode(),
        }


@dataclass(slots=True)
class Frame:
    """A step and the state it led to."""

    step: Step
    state: State


class Table:
    """A table that somebody uses; the database holds the same."""

    def __init__(self, sheet: Sheet, game: Game, board: BoardFile) -> None:
        self.sheet = sheet
        self.game = game
        self.board = board
        self.state: State | None = None
        """None until the game has started."""
        self.steps: list[Step] = []
        self.chat: list[dict[str, Any]] = []
        self.said: dict[tuple[str, str | None], dict[str, Any]] = {}
        """The newest lines of chat by player and key, so that nothing is said twice."""
        self.keys: dict[tuple[str, str], int] = {}
        """The steps by player and key, so that nothing is played twice."""
        self.lock = asyncio.Lock()
        """Held by whoever changes the table."""
        self.listeners: dict[Listener, None] = {}
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """Who looks at the table through other processes, and until when that is known."""
        self.shown: frozenset[str] = frozenset()
        """The players last told to be online."""
        self.seen: dict[str, int] = {}
        """When those who sit here, or made the table, were last here."""
        self.has_answers = False
        """Whether the store may hold answers that the steps do not tell."""
        self.thinking = False
        """Whether a bot of this process is at it."""
        self.busy = 0
        """In how many seconds about the bot's turn to think comes, if that is told."""
        self.touched = 0.0
        """When somebody last asked for the table, in seconds of the loop's clock."""
        self.past: Past | None = None
        """Where positions of the past are kept while the table is in memory."""
        self._views: tuple[State | None, dict[int | None, Raw]] = (None, {})
        self._legal: tuple[int, dict[int, Raw]] = (-1, {})

    # Playing

    def opening(self) -> State:
        """Returns the state before the first action, chance not yet drawn."""
        sheet = self.sheet
        names = [seat.logged or seat.name or "" for seat in sheet.seats]
        state = self.game.set_up(names, self.board, None, sheet.options)
        if sheet.commitment is not None:
            state.header.seed_commitment = sheet.commitment
        elif sheet.seed is not None:
            state.header.seed_commitment = commitment(sheet.seed, sheet.nonce)
        return state

    def advanced(
        self, state: State, action: Action | None, player: str | None, key: str | None, at: int
    ) -> list[Frame]:
        """Returns what an action leads to, one frame each for it and the chance after it.

        The state stays as it is. Without an action only the chance that is due is drawn.

        Raises:
            IllegalAction: the action is refused.
        """
        frames: list[Frame] = []
        due = action
        while True:
            if due is None:
                if state.chance_due is None or self.sheet.seed is None:
                    return frames
                due = state.sample_chance(SeedDraws(self.sheet.seed, state.n))
            state = state.copy()
            state.seed = None  # each outcome of chance shall be a step of its own
            events = state.apply(due)
            state.seed, state.nonce = self.sheet.seed, self.sheet.nonce
            step = Step(
                state.n,
                self.sheet.version + 1,
                due.seat,
                player if due.seat is not None else None,
                key if due.seat is not None else None,
                at,
                encode(state.record[state.n - 1].to_json()),
                encode(events),
            )
            frames.append(Frame(step, state))
            due = None

    def take(self, frames: Iterable[Frame]) -> None:
        """Takes over frames that are on disk."""
        for frame in frames:
            self.add_step(frame.step)
            self.state = frame.state
            if frame.step.n % LANDMARK == 0:
                self._keep(frame.state)

    def _keep(self, state: State) -> None:
        if self.past is not None:
            self.past.keep(self.sheet.id, state)

    def add_step(self, step: Step) -> None:
        """Adds a step to the list."""
        self.steps.append(step)
        if step.player is not None and step.key is not None:
            self.keys[step.player, step.key] = step.n

    def truncate(self, n: int) -> None:
        """Takes back all steps after the first n."""
        state = self.state_at(n)
        state.seed, state.nonce = self.sheet.seed, self.sheet.nonce
        self.state = state
        for step in self.steps[n:]:
            if step.player is not None and step.key is not None:
                self.keys.pop((step.player, step.key), None)
        del self.steps[n:]
        if self.past is not None:
            self.past.cut(self.sheet.id, n)

    def restore(self, snapshot: Any) -> None:
        """Replays the steps, from a snapshot of the same engine on when there is one."""
        state = self.opening()
        if snapshot is not None and snapshot["engine"] == ENGINE:
            try:
                state = self.game.from_json(decode(snapshot["state"]))
            except Exception as fault:  # it only saves time; the log is the truth
                log.warning("table %s: snapshot not used: %r", self.sheet.id, fault)
            state.seed = None
        for step in self.steps[state.n :]:
            state.apply(Action.from_json(decode(step.action)))
        state.seed, state.nonce = self.sheet.seed, self.sheet.nonce
        self.state = state

    def give_up(self, n: int, fault: str) -> None:
        """Keeps the first n steps of a damaged game, to be looked at."""
        del self.steps[n:]
        self.keys = {key: step for key, step in self.keys.items() if step <= n}
        state = self.opening()
        for step in self.steps:
            state.apply(Action.from_json(decode(step.action)))
        sheet = self.sheet
        state.seed, state.nonce = sheet.seed, sheet.nonce
        self.state = state
        sheet.status, sheet.damage, sheet.fault = "damaged", n + 1, fault
        sheet.n, sheet.to_act = n, ()

    # Looking

    def state_at(self, n: int) -> State:
        """Returns an own copy of the state after n actions; it holds no seed.

        Raises:
            Problem: 409, a step of long ago cannot be played any more.
        """
        if self.state is not None and n == self.state.n:
            state = self.state.copy()
            state.seed = None
            return state
        known = None
        if self.past is not None and self.state is not None:
            known = self.past.before(self.sheet.id, n, self.state)
        state = self.opening() if known is None else known
        for step in self.steps[state.n : n]:
            try:
                state.apply(Action.from_json(decode(step.action)))
            except (IllegalAction, MalformedAction) as fault:
                # The game was opened from a snapshot, past what is damaged.
                text = f"Step {step.n} of this game cannot be read: {fault}"
                raise Problem(409, "damaged", text, step=step.n) from None
            if state.n % LANDMARK == 0:
                self._keep(state)
        return state

    def view(self, seat: int | None) -> Raw:
        """Returns what a seat may see now, encoded; made once however many look."""
        state = self.state
        return NULL if state is None else view_of(state, seat, self.views_of(state))

    def views_of(self, state: State) -> dict[int | None, Raw]:
        """Returns the encoded views of a state by seat, as far as they were made."""
        if self._views[0] is not state:
            self._views = (state, {})
        return self._views[1]

    def remember_line(self, player: str, key: str, line: dict[str, Any]) -> None:
        """Remembers a line of chat by the key it was sent with, instead of the oldest."""
        if len(self.said) >= KEYS_KEPT:
            del self.said[next(iter(self.said))]
        self.said[player, key] = line

    def online(self) -> frozenset[str]:
        """Returns the players who look at the table, through this process or another."""
        now = asyncio.get_running_loop().time()
        here = {listener.player for listener in self.listeners if listener.player is not None}
        return frozenset(here).union(
            *(players for until, players in self.elsewhere.values() if until > now)
        )

    def steps_for(self, seat: int | None, after: int, until: int | None = None) -> list[Raw]:
        """Returns the steps after the first `after`, as a seat may know them."""
        steps = self.steps[after:until]
        revealed = 0 if self.state is None else len(self.state.public_actions())
        return [told(step, seat, revealed) for step in steps]

    def version_at(self, n: int) -> int:
        """Returns the version of the position after n steps: with n it names the position.

        A count does not: another step may have come in the place of one that was taken back.
        """
        return 0 if n == 0 else self.steps[n - 1].version

    @property
    def version(self) -> int:
        """The version of the position now."""
        return self.version_at(len(self.steps))

    def came_by(self, n: int, version: int | None) -> bool:
        """Returns whether the position named is this one or one on the way to it."""
        return n <= len(self.steps) and version in (None, self.version_at(n))

    def known_of(self, after: int, version: int) -> int:
        """Returns how many of the first `after` steps of a position of that version still hold.

        Versions only grow: a step that was there then has at most that version, and one that
        came in the place of another has a higher one.
        """
        held = bisect.bisect_right(self.steps, version, key=lambda step: step.version)
        return min(after, held)

    def has_news(self, seat: int, since: int) -> bool:
        """Returns whether a seat must look again before it acts, having seen so many steps.

        What others chose in secret since is no news: several may choose at the same time.
        """
        if since == self.sheet.n:
            return False
        state = self.state
        if state is None or not len(state.public_actions()) <= since < len(self.steps):
            return True
        return any(step.seat in (seat, None) for step in self.steps[since:])

    def seat_bots(self) -> list[tuple[int, str]]:
        """Returns the seats that must act and are played by bots, with the bots' levels."""
        if self.sheet.status != "playing" or self.sheet.imported:
            return []
        return [
            (seat, level)
            for seat in self.sheet.to_act
            if (level := self.sheet.seats[seat].bot) is not None
        ]

    def legal(self, seat: int) -> Raw:
        """Returns what `GET …/legal` answers to a seat, encoded; made once."""
        if self._legal[0] != self.sheet.version:
            self._legal = (self.sheet.version, {})
        known = self._legal[1].get(seat)
        if known is None:
            known = self._legal[1][seat] = Raw(encode(self._legal_of(seat)))
        return known

    def _legal_of(self, seat: int) -> dict[str, Any]:
        state = self.state
        if self.sheet.status != "playing":
            state = None  # what was over, closed or damaged asks nothing more
        actions = [] if state is None else state.legal_actions(seat)
        counts = Counter(action.type for action in actions)
        previews: list[list[Event] | None] = []
        for action in actions:
            assert state is not None
            many = counts[action.type] > PREVIEWED
            previews.append(None if many else state.foresee(action))
        return {
            "n": self.sheet.n,
            "version": self.version,
            "seat": seat,
            "actions": [action.to_json() for action in actions],
            "previews": previews,
        }


def preview(state: State, action: Action) -> dict[str, Any]:
    """Returns `{"events", "refusal"}`: what an action would cause, or why it is refused."""
    refusal = state.check(action)
    if refusal is not None:
        return {"events": None, "refusal": refusal.to_json()}
    return {"events": state.foresee(action), "refusal": None}


def view_of(state: State, seat: int | None, known: dict[int | None, Raw]) -> Raw:
    """Returns what a seat may see of a state, encoded, from the known views or into them."""
    if state.game.all_public:
        seat = None
    view = known.get(seat)
    if view is None:
        seen = state.view(seat)
        knowledge_of(state.game.id).add_likely(state, seen)
        view = known[seat] = Raw(encode(seen))
    return view


def told(step: Step, seat: int | None, revealed: int) -> Raw:
    """Returns a step as a seat may know it when so many actions are revealed to all."""
    if step.n <= revealed or (seat is not None and step.seat == seat):
        return step.wire
    return Raw(CONCEALED % (step.n, iso(step.at).encode()))
