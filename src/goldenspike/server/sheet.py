"""What is written on a table's sheet: the game, who sits where, how far it is."""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import RowMapping

from goldenspike.server.lookalike import looks_like_any
from goldenspike.server.wire import iso

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody confuses."""
ID_LENGTH: Final = 10

BOT_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "random": ("Otto", "Hilda", "Emil", "Tilda", "Silas", "Joan", "Ulla", "Dan"),
    "greedy": ("Ida", "Theo", "Clara", "Hugo", "Stella", "Jonas", "Ella", "Oscar"),
    "mcts": ("Walter", "Edith", "Felix", "Dora", "Simon", "Helen", "Tom", "Irene"),
}
"""What bots are called, by level: no two of a level begin alike, and none as a company does."""


def new_id() -> str:
    """Returns the id of a new table; whoever knows it may watch."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def new_key() -> str:
    """Returns an unguessable key for the link of a seat."""
    return secrets.token_urlsafe(16)


@dataclass(slots=True)
class Seat:
    """One place at a table."""

    seat: int
    kind: str
    """`open`, `human` or `bot`."""
    name: str | None
    level: str | None
    """The bot's level."""
    player: str | None
    """Who sits here; None also for the players of an imported log."""
    substitute: str | None
    """The level of the bot that plays for an absent human."""
    key: str
    """Opens the seat by its link while it is open."""
    logged: str | None = None
    """Who sat here when the game began and stands in its log, if it was another."""
    since: int | None = None
    """When the player sat down; None is the beginning of the table."""

    @property
    def bot(self) -> str | None:
        """The level of the bot that acts for this seat, if one does."""
        return self.level if self.kind == "bot" else self.substitute

    def row(self, game: str) -> dict[str, Any]:
        """Returns the row of the database."""
        return {
            "game": game,
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "player": self.player,
            "substitute": self.substitute,
            "key": self.key,
            "logged": self.logged,
            "since": self.since,
        }

    @staticmethod
    def of(row: RowMapping) -> Seat:
        """Returns the seat of a row of the database."""
        return Seat(
            row["seat"],
            row["kind"],
            row["name"],
            row["level"],
            row["player"],
            row["substitute"],
            row["key"],
            row["logged"],
            row["since"],
        )


@dataclass(slots=True)
class Sheet:
    """What is known of a table without its log."""

    id: str
    version: int
    game: str
    board: str
    options: dict[str, Any]
    pace: str
    public: bool
    creator: str
    seeded: bool
    seed: int | None
    nonce: str
    imported: bool
    commitment: str | None
    status: str
    """`open`, `playing`, `over`, `closed` (nobody plays on) or `damaged` (nobody can)."""
    n: int
    to_act: tuple[int, ...]
    created: int
    updated: int
    seats: list[Seat]
    takebacks: str = "ask"
    """`solo`: only who plays alone takes back through others' moves; `ask`: the others may be
    asked; `none`: nothing is taken back."""
    grace: int = 0
    """Seconds in which bots wait, so that what ends a turn can be taken back."""
    taken_back: int = 0
    """How often something was taken back that others had answered."""
    votes: list[dict[str, Any]] = field(default_factory=list)
    """What the players are asked, by `votes`."""
    damage: int | None = None
    """The first step of the log that cannot be played."""
    fault: str = ""
    """What is wrong with it, as far as that is known."""

    @staticmethod
    def of(row: RowMapping | dict[str, Any], seats: Sequence[RowMapping], board: str) -> Sheet:
        """Returns the sheet of the rows of the database."""
        damage = row["damage"]
        return Sheet(
            row["id"],
            row["version"],
            row["game"],
            board,
            json.loads(row["options"]),
            row["pace"],
            row["public"],
            row["creator"],
            row["seeded"],
            row["seed"],
            row["nonce"],
            row["imported"],
            row["commitment"],
            row["status"] if damage is None else "damaged",
            row["n"],
            tuple(json.loads(row["to_act"])),
            row["created"],
            row["updated"],
            [Seat.of(seat) for seat in seats],
            row["takebacks"],
            row["grace"],
            row["taken_back"],
            json.loads(row["votes"]),
            damage,
        )

    @property
    def begun(self) -> bool:
        """Whether the game has begun: from then on every seat has a name."""
        return all(seat.name is not None for seat in self.seats)

    def row(self, board_sha256: str) -> dict[str, Any]:
        """Returns the row of the database for a new table."""
        return {
            "id": self.id,
            "game": self.game,
            "board": board_sha256,
            "options": json.dumps(self.options),
            "pace": self.pace,
            "public": self.public,
            "creator": self.creator,
            "seeded": self.seeded,
            "seed": self.seed,
            "nonce": self.nonce,
            "imported": self.imported,
            "commitment": self.commitment,
            "takebacks": self.takebacks,
            "grace": self.grace,
            "created": self.created,
            "version": self.version,
            **self.progress(),
        }

    def progress(self) -> dict[str, Any]:
        """Returns the columns that every change writes, no bot being due."""
        return {
            "status": self.status,
            "n": self.n,
            "to_act": json.dumps(self.to_act),
            "updated": self.updated,
            "bot_due": None,
            "taken_back": self.taken_back,
            "votes": json.dumps(self.votes),
        }

    def follow(self, row: dict[str, Any]) -> None:
        """Takes over the columns of a change that is on disk."""
        self.status = row["status"]
        self.n = row["n"]
        self.to_act = tuple(json.loads(row["to_act"]))
        self.updated = row["updated"]
        self.taken_back = row["taken_back"]
        self.votes = json.loads(row["votes"])

    def seat_of(self, player: str) -> int | None:
        """Returns the seat a player has, or None."""
        for seat in self.seats:
            if seat.player == player:
                return seat.seat
        return None

    def describe(self, player: str, online: Collection[str]) -> dict[str, Any]:
        """Returns the table as one player may see it; `online` are the players at it now."""
        creator = self.creator == player
        return {
            "id": self.id,
            "game": self.game,
            "board": self.board,
            "options": self.options,
            "pace": self.pace,
            "public": self.public,
            "seeded": self.seeded,
            "imported": self.imported,
            "takebacks": self.takebacks,
            "grace_s": self.grace,
            "taken_back": self.taken_back,
            "votes": self.votes,
            "status": self.status,
            "damage": None
            if self.damage is None
            else {"step": self.damage, "text": self.complaint},
            "n": self.n,
            "to_act": self.to_act if self.status == "playing" else (),
            "creator": creator,
            "you": self.seat_of(player),
            "seats": [self._seat(seat, creator, online) for seat in self.seats],
            "created": iso(self.created),
            "updated": iso(self.updated),
        }

    @property
    def complaint(self) -> str:
        """What is wrong with a damaged game, as a sentence."""
        reason = f": {self.fault.rstrip('.')}" if self.fault else ""
        if not self.damage:
            return f"This game cannot be read{reason}; nothing of it can be shown."
        return (
            f"Step {self.damage} of this game cannot be read{reason}. The game can be looked at "
            "and saved up to there; it cannot be played on."
        )

    def _seat(self, seat: Seat, creator: bool, online: Collection[str]) -> dict[str, Any]:
        shown: dict[str, Any] = {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "online": seat.kind == "bot" or seat.player in online,
            "substitute": seat.substitute,
            "left": seat.kind == "human" and seat.player is None and not self.imported,
        }
        if seat.kind == "open" and self.status in ("open", "playing"):
            if creator:
                shown["link"] = f"/table/{self.id}?seat={seat.seat}&key={seat.key}"
            elif self.public:
                shown["link"] = f"/table/{self.id}?seat={seat.seat}"
        return shown


def distinct(name: str, taken: Collection[str | None]) -> str:
    """Returns the name, with a number when somebody at the table has it already."""
    number = 2
    wanted = name
    while wanted in taken:
        wanted = f"{name} {number}"
        number += 1
    return wanted


def bot_name(level: str, taken: Collection[str | None]) -> str:
    """Returns a name for a bot that looks like nobody's at the table, and begins unlike them."""
    others = [name for name in taken if name is not None]
    initials = {name[:1].upper() for name in others}
    free = [name for name in BOT_NAMES[level] if not looks_like_any(name, others)]
    unlike = [name for name in free if name[0] not in initials]
    return (unlike or free or [distinct(BOT_NAMES[level][0], taken)])[0]
