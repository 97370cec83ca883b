"""The door to every game: `Game` sets up, `State` says what is legal and plays it.

A state is a value. The same header and the same actions give the same state, byte for
byte in `to_json`, on every machine. Games supply the inside (the methods marked *game*);
what is common to all of them, the record of actions, checking before applying, drawing
chance from a seed, stands here once.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from os import PathLike, fspath
from typing import Any, Final

from goldenspike.engine.chance import Draws, SeedDraws
from goldenspike.engine.errors import BadSetup, IllegalAction, Refusal, quoted
from goldenspike.engine.header import (
    ENGINE,
    BoardFile,
    Header,
    Library,
    Option,
    commitment,
    is_seed,
    is_text,
    seat_names,
)
from goldenspike.engine.ranges import Range, check_ranges
from goldenspike.engine.wire import copied, read_action

__all__ = [
    "CHANCE",
    "ENGINE",
    "Action",
    "BoardFile",
    "Event",
    "Game",
    "Header",
    "Library",
    "Option",
    "State",
    "commitment",
    "is_seed",
    "is_text",
]

CHANCE: Final = None
"""The seat of a chance action."""

Event = dict[str, Any]
"""Something that happened: `{"type": …}` and what belongs to it, JSON-able, English-free."""


class Action:
    """One decision of a seat, or one outcome of chance (`seat` is `CHANCE`).

    `code` is the packed form that games use inside (-1 when not packed). An action made
    from JSON is well formed but may be illegal; `State.check` judges it.
    """

    def __init__(
        self, seat: int | None, type: str, fields: dict[str, Any] | None = None, code: int = -1
    ) -> None:
        self.seat = seat
        self.type = type
        self.code = code
        self._fields = fields

    @staticmethod
    def from_json(value: object) -> Action:
        """Returns the action written as JSON.

        Raises:
            MalformedAction: unknown type, missing, unknown or mistyped field.
        """
        seat, type_, fields = read_action(value)
        return Action(seat, type_, fields)

    def fields(self) -> dict[str, Any]:
        """Returns the fields besides seat and type, for the games; not to be changed."""
        if self._fields is None:
            self._fields = self.unpack()
        return self._fields

    def unpack(self) -> dict[str, Any]:
        """Returns the fields of a packed action (*game*)."""
        return {}

    def to_json(self) -> dict[str, Any]:
        """Returns `{"seat", "type", …fields}`, the wire form; the caller may change it."""
        return {"seat": self.seat, "type": self.type, **copied(self.fields())}

    def key(self) -> str:
        """Returns a text that two actions share exactly when they are the same."""
        table = {"seat": self.seat, "type": self.type, **self.fields()}
        return json.dumps(table, sort_keys=True, separators=(",", ":"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Action({self.key()})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Action.from_json, (self.to_json(),))


class Game(ABC):
    """One of the games: what it is called, what can be chosen, and how it begins."""

    id: str
    """The name in logs and addresses, such as `steel-driver`."""
    title: str
    players: tuple[int, int]
    """Fewest and most seats."""
    all_public: bool = False
    """Whether no seat has secrets, so that the view is the same for everybody."""
    choices: list[Option]
    """What may be chosen besides board and seats (*game*); `options` gives it away."""
    library: Library

    @property
    def options(self) -> list[Option]:
        """What may be chosen besides board and seats, a list of one's own."""
        return list(self.choices)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.library,))

    def new(
        self,
        seats: Sequence[str],
        board: str | PathLike[str],
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        nonce: str = "",
    ) -> State:
        """Returns the state at the beginning.

        With a seed every point of chance is drawn and logged at once, the same for ever;
        without one the state stops there and waits for the outcome as an action. The nonce
        joins the seed in the published commitment: a server gives a random one.

        Raises:
            BadSetup: wrong number of seats, unknown board or option, a seed out of range.
            MalformedBoard: the board file is not well formed.
        """
        return self.set_up(seats, self.library.find(self.id, fspath(board)), seed, options, nonce)

    def set_up(
        self,
        seats: Sequence[str],
        board: BoardFile,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        nonce: str = "",
    ) -> State:
        """Returns the state at the beginning on a board already at hand; see `new`."""
        names = seat_names(seats)
        fewest, most = self.players_on(board)
        if not fewest <= len(names) <= most:
            raise BadSetup(
                f"{self.title} on {board.id} takes {fewest} to {most} players, not {len(names)}."
            )
        given: object = seed  # compiled, True would become 1 as soon as it is taken for a number
        if given is not None and not is_seed(given):
            raise BadSetup("A seed is a whole number of at most 256 bits.")
        if not is_text(nonce):
            raise BadSetup("A nonce is a text.")
        published = None if seed is None else commitment(seed, nonce)
        chosen = self.chosen_options(options or {}, len(names))
        state = self.begin(Header(self.id, board, names, chosen, published))
        state.seed = seed
        state.nonce = nonce
        state.draw_chance([])
        return state

    def players_on(self, board: BoardFile) -> tuple[int, int]:
        """Returns fewest and most seats on a board: what both the game and the board allow."""
        return self.players_by(board.parsed)

    def players_by(self, content: dict[str, Any]) -> tuple[int, int]:
        """Returns what `players_on` does, from a board's content or as much as tells `players`."""
        fewest, most = self.players
        allowed = content.get("players", [fewest, most])
        return max(fewest, int(allowed[0])), min(most, int(allowed[1]))

    def chosen_options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """Returns every option with its value, defaults filled in.

        Raises:
            BadSetup: an unknown option or a value it does not have.
        """
        known = {option.name: option for option in self.choices}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(
                    f"{self.title} has no option {quoted(name)}; "
                    f"it has {', '.join(known) or 'none'}."
                )
            if not known[name].allows(value, seats):
                choices = [repr(choice) for choice in known[name].values]
                if known[name].seat:
                    choices.append(f"a seat from 0 to {seats - 1}")
                raise BadSetup(
                    f"The option {name!r} is {' or '.join(choices)}, not {quoted(value)}."
                )
        return {option.name: options.get(option.name, option.default) for option in self.choices}

    def from_json(self, value: dict[str, Any]) -> State:
        """Returns the state that `State.to_json` wrote.

        Raises:
            BadSetup: this is not a state of this game, or its board is not at hand. Every number
            is in its range and the invariants hold before it is believed.
        """
        try:
            state = self._read(value)
            state.invariants()
            state.legal_actions()
        except BadSetup:
            raise
        except AssertionError as breach:
            raise BadSetup(f"This is not a state of {self.title}: {breach}.") from None
        except (AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError):
            raise BadSetup(f"This is not a state of {self.title}.") from None
        return state

    def _read(self, value: dict[str, Any]) -> State:
        header = value["header"]
        if header["game"] != self.id:
            raise BadSetup(f"This is a state of {quoted(header['game'])}, not of {self.id!r}.")
        if "board_toml" in header:
            board = self.library.parse(self.id, header["board_toml"])
        else:
            board = self.library.find(self.id, header["board"])
        if board.sha256 != header["board_sha256"]:
            raise BadSetup(f"The board {board.id!r} is not the one this game is played on.")
        state = self.begin(
            Header(
                self.id,
                board,
                list(header["seats"]),
                dict(header["options"]),
                header["seed_commitment"],
                header["engine"],
            )
        )
        state.seed = value["seed"]
        state.nonce = value["nonce"]
        state.record = [Action.from_json(action) for action in value["actions"]]
        state.n = len(state.record)
        check_ranges(value["position"], *state.ranges())
        state.restore(value["position"])
        return state

    @abstractmethod
    def begin(self, header: Header) -> State:
        """Returns the state before anything has happened, chance included (*game*)."""


class State(ABC):
    """A position of a game together with the way it came about."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.seed: int | None = None
        self.nonce: str = ""
        self.record: list[Action] = []
        """The actions so far; shared between copies, of which each sees its first `n`."""
        self.n: int = 0
        """How many actions, chance included, led here."""

    # What may happen now

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now; empty at the end and at a point of chance (*game*)."""

    @property
    @abstractmethod
    def chance_due(self) -> str | None:
        """The type of the chance action that is due, or None (*game*)."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended (*game*)."""

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """Returns every action that `check` accepts from the seat, without duplicates.

        Without a seat: of all seats that must act. Of a seat not on turn, at a point of
        chance and at the end the list is empty.
        """
        actions: list[Action] = []
        for actor in self.to_act:
            if seat is None or seat == actor:
                actions.extend(self.unpacked_all(actor, self.legal_codes(actor)))
        return actions

    def check(self, action: Action) -> Refusal | None:
        """Returns why the action is refused, or None; never changes the state."""
        due = self.chance_due
        if due is not None or action.seat is None:
            return self.check_chance(action)
        return self.check_action(action)

    # Playing

    def apply(self, action: Action) -> list[Event]:
        """Plays the action and, with a seed, the chance that follows; returns what happened.

        Raises:
            IllegalAction: `check` refuses the action; the state is unchanged.
        """
        refusal = self.check(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        self._play_recorded(action, events)
        self.draw_chance(events)
        return events

    def apply_unchecked(self, action: Action) -> None:
        """Plays an action known to be legal, as `apply` would; for search."""
        self._play_recorded(action, None)
        if self.seed is not None:
            self.draw_chance(None)

    def _play_recorded(self, action: Action, events: list[Event] | None) -> None:
        if action.seat is None:
            self.play_chance(action, events)
            self._append(action)
        else:
            code = self.packed(action)
            self._append(self.unpacked(action.seat, code))
            self.play(code, events)

    def _append(self, action: Action) -> None:
        record = self.record
        if len(record) != self.n:  # a copy went another way from here
            record = record[: self.n]
            self.record = record
        record.append(action)
        self.n += 1

    def draw_chance(self, events: list[Event] | None) -> None:
        """Draws and plays all chance that is due, if the game has a seed."""
        seed = self.seed
        if seed is None:
            return
        while self.chance_due is not None:
            self._play_recorded(self.sample_chance(SeedDraws(seed, self.n)), events)

    # Looking

    def copy(self) -> State:
        """Returns an independent state."""
        twin = self.twin()
        twin.seed = self.seed
        twin.nonce = self.nonce
        twin.record = self.record
        twin.n = self.n
        return twin

    def actions(self) -> list[Action]:
        """Returns the actions so far, chance included; not to be changed."""
        return self.record[: self.n]

    def foresee(self, action: Action) -> list[Event]:
        """Returns what a legal action would cause, as far as its seat may know beforehand.

        Nothing is played and nothing drawn. A game with secrets leaves out what the action
        would bring to light of other seats.

        Raises:
            IllegalAction: `check` refuses the action.
        """
        trial = self.copy()
        trial.seed = None
        return trial.apply(action)

    def public_actions(self) -> list[Action]:
        """Returns the actions that everybody may know (*game*, where it has secrets)."""
        return self.actions()

    def to_json(self) -> dict[str, Any]:
        """Returns everything, secrets included; `Game.from_json` reads it."""
        return {
            "header": self.header.to_json(),
            "seed": self.seed,
            "nonce": self.nonce,
            "actions": [action.to_json() for action in self.actions()],
            "position": self.position(),
        }

    def result(self) -> dict[str, Any]:
        """Returns scores, ranking, and the seed with its nonce if there was one."""
        result: dict[str, Any] = {"scores": self.scores, "ranking": self.ranking}
        if self.seed is not None:
            result["seed"] = self.seed
            result["nonce"] = self.nonce
        return result

    def __reduce__(self) -> tuple[Any, ...]:
        return (_from_json, (self.game, json.dumps(self.to_json())))

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """What each seat has, in the measure that decides the game (*game*)."""

    @property
    @abstractmethod
    def ranking(self) -> list[list[int]]:
        """The seats from the best place to the last, ties together (*game*)."""

    @abstractmethod
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Returns what that seat may know (None: a spectator), JSON-able (*game*)."""

    @abstractmethod
    def invariants(self) -> None:
        """Returns None when all is conserved (*game*).

        Raises:
            AssertionError: something was lost or came from nowhere; a bug of ours.
        """

    # The inside of a game

    @abstractmethod
    def legal_codes(self, seat: int) -> list[int]:
        """Returns the packed legal actions of a seat that must act (*game*)."""

    @abstractmethod
    def check_action(self, action: Action) -> Refusal | None:
        """Returns why an action of a player is refused, or None (*game*)."""

    @abstractmethod
    def check_chance(self, action: Action) -> Refusal | None:
        """Returns why an action is refused when it or the moment is one of chance (*game*)."""

    @abstractmethod
    def packed(self, action: Action) -> int:
        """Returns the code of an action that `check` accepts, whatever its order (*game*)."""

    @abstractmethod
    def unpacked(self, seat: int, code: int) -> Action:
        """Returns the action of a code, in its listed form (*game*)."""

    def unpacked_all(self, seat: int, codes: list[int]) -> list[Action]:
        """Returns the actions of the codes (*game*, where it can do it faster at once)."""
        return [self.unpacked(seat, code) for code in codes]

    @abstractmethod
    def play(self, code: int, events: list[Event] | None) -> None:
        """Plays a legal code and all that follows unasked, unrecorded (*game*).

        The search door: nothing is checked, nothing enters the record. `events` collects
        what happened unless it is None.
        """

    @abstractmethod
    def play_chance(self, action: Action, events: list[Event] | None) -> None:
        """Plays an outcome of chance and all that follows unasked, unrecorded (*game*)."""

    @abstractmethod
    def sample_chance(self, draws: Draws) -> Action:
        """Returns a random outcome of the chance that is due (*game*)."""

    @abstractmethod
    def twin(self) -> State:
        """Returns an independent state without seed and record (*game*)."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Returns the position as JSON, complete and exact (*game*)."""

    @abstractmethod
    def ranges(self) -> tuple[dict[str, Range], dict[str, type]]:
        """Returns what the numbers of a written position may be, and its other fields (*game*)."""

    @abstractmethod
    def restore(self, position: dict[str, Any]) -> None:
        """Takes over what `position` wrote (*game*)."""


def _from_json(game: Game, text: str) -> State:
    # What was pickled was a state; bots in other processes need not wait for another look.
    return game._read(json.loads(text))
