"""The forms of requests and answers, for checking the former and documenting both.

It is long as it is one list, in the order of the addresses: a form is found by its neighbours.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Level = Literal["random", "greedy", "mcts"]
LARGEST = 2**53 - 1


class Form(BaseModel):
    """What a client sends: nothing is guessed, nothing unknown is taken."""

    model_config = ConfigDict(strict=True, extra="forbid")


class MySeat(Form):
    """The creator's own seat."""

    kind: Literal["me"]
    name: Annotated[str, Field(max_length=200)]


class OpenSeat(Form):
    """A seat that somebody will take."""

    kind: Literal["open"]


class BotSeat(Form):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level


NewSeat = Annotated[MySeat | OpenSeat | BotSeat, Field(discriminator="kind")]


Takebacks = Literal["solo", "ask", "none"]
About = Literal["takeback", "end", "bot", "offer_seat"]


class NewTable(Form):
    """A table to be."""

    game: Annotated[str, Field(max_length=40)]
    board: Annotated[str, Field(max_length=80)]
    options: Annotated[dict[str, int | str], Field(max_length=20)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=12)]
    pace: Literal["live", "casual"] = "live"
    public: bool = False
    takebacks: Takebacks = "ask"
    grace_s: Annotated[int | None, Field(ge=0, le=10)] = None
    seed: Annotated[int | None, Field(ge=-LARGEST, le=LARGEST)] = None


class TakeSeat(Form):
    """Somebody who takes a seat."""

    name: Annotated[str, Field(max_length=200)]
    key: Annotated[str | None, Field(max_length=64)] = None


class Substitute(Form):
    """A bot that plays for an absent player."""

    level: Level


class Leave(Form):
    """What becomes of a seat that is left in a running game; of a bot, its level."""

    then: Literal["bot", "offer"] = "bot"
    level: Level = "greedy"


class NewLine(Form):
    """Something said; `name` is for spectators, the same `key` again says nothing twice."""

    text: Annotated[str, Field(max_length=4000)]
    name: Annotated[str | None, Field(max_length=200)] = None
    key: Annotated[str | None, Field(pattern="^[!-~]{1,64}$")] = None


class NewMute(Form):
    """Who is to be silenced: whoever said this line."""

    line: Annotated[int, Field(ge=1, le=2**31 - 1)]


class NewBoard(Form):
    """A board file."""

    toml: Annotated[str, Field(max_length=400_000)]


class ActRequest(Form):
    """An action to be played."""

    expected: Annotated[int, Field(ge=0, le=2**31)]
    key: Annotated[str, Field(pattern="^[!-~]{1,64}$")]
    action: dict[str, Any]
    version: Annotated[int | None, Field(ge=0, le=2**31)] = None


class UndoRequest(Form):
    """An own action, to be taken back; `to` steps stay, without it all before the own last one."""

    expected: Annotated[int, Field(ge=0, le=2**31)]
    key: Annotated[str, Field(pattern="^[!-~]{1,64}$")]
    version: Annotated[int | None, Field(ge=0, le=2**31)] = None
    to: Annotated[int | None, Field(ge=0, le=2**31)] = None


class NewVote(Form):
    """Something to be asked of the players: `to` goes with a take-back, `seat` with a seat."""

    about: About
    seat: Annotated[int | None, Field(ge=0, le=11)] = None
    level: Level | None = None
    to: Annotated[int | None, Field(ge=0, le=2**31)] = None
    expected: Annotated[int | None, Field(ge=0, le=2**31)] = None
    version: Annotated[int | None, Field(ge=0, le=2**31)] = None


class Ballot(Form):
    """An answer to a vote."""

    yes: bool


class PreviewsRequest(Form):
    """Actions of the own seat of which one wants to know what they would cause."""

    actions: Annotated[list[dict[str, Any]], Field(max_length=64)]


class Refusal(BaseModel):
    """Which rule says no, and why."""

    code: str
    text: str
    rule: str


class Problem(BaseModel):
    """An error as RFC 9457 has it; further members depend on `code`."""

    model_config = ConfigDict(extra="allow")

    type: str
    title: str
    status: int
    code: str
    detail: str
    refusal: Refusal | None = None


class Health(BaseModel):
    """The server is well."""

    status: Literal["ok"]
    version: str
    games: int


class Title(BaseModel):
    """A title in English and, as far as the board tells them, Spanish and Portuguese."""

    en: str
    es: str = ""
    pt: str = ""


class BoardEntry(BaseModel):
    """A board to choose."""

    id: str
    title: Title
    players: tuple[int, int]
    supplied: bool


class OptionEntry(BaseModel):
    """A choice made when a table is created; `seat` allows the number of a seat besides."""

    name: str
    values: list[str]
    seat: bool
    default: int | str


class GameEntry(BaseModel):
    """A game to choose."""

    id: str
    title: str
    players: tuple[int, int]
    options: list[OptionEntry]
    boards: list[BoardEntry]
    """The supplied ones, and the newest of those that players added."""
    added: int
    """How many players added in all."""


class AddedBoards(BaseModel):
    """A page of the boards that players added, the newest first."""

    boards: list[BoardEntry]
    next: str | None


class Catalog(BaseModel):
    """What can be played here."""

    games: list[GameEntry]
    levels: list[Level]


class Board(BaseModel):
    """A board and where its places lie in the drawing."""

    id: str
    title: Title
    players: tuple[int, int]
    credits: str
    size: tuple[float, float]
    places: dict[str, Any]
    content: dict[str, Any]


class BoardId(BaseModel):
    """A board that was added."""

    id: str


class BoardGone(BaseModel):
    """A board that was removed, at how many tables it is still played on, and a sentence on it."""

    id: str
    tables: int
    text: str


class OwnBoard(BaseModel):
    """A board that the player brought."""

    game: str
    id: str


class OwnBoards(BaseModel):
    """The boards that the player brought."""

    boards: list[OwnBoard]


class Seat(BaseModel):
    """One place at a table; `link` is there while it is open, for those who may pass it on."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str | None
    level: Level | None
    online: bool
    substitute: Level | None
    left: bool
    link: str | None = None


class Damage(BaseModel):
    """The first step of a game that cannot be read (0: nothing can be), and a sentence on it."""

    step: int
    text: str


class Vote(BaseModel):
    """Something the players are asked: by whom, about which seat or step, who has agreed."""

    id: str
    about: About
    by: int
    seat: int | None
    to: int | None
    level: Level | None
    asked: list[int]
    yes: list[int]
    at: str


class Table(BaseModel):
    """A table as the asking player may see it."""

    id: str
    game: str
    board: str
    options: dict[str, int | str]
    pace: Literal["live", "casual"]
    public: bool
    seeded: bool
    imported: bool
    takebacks: Takebacks
    grace_s: int
    taken_back: int
    votes: list[Vote]
    status: Literal["open", "playing", "over", "closed", "damaged"]
    damage: Damage | None
    n: int
    to_act: list[int]
    creator: bool
    you: int | None
    seats: list[Seat]
    created: str
    updated: str


class Tables(BaseModel):
    """Tables, those first that wait for the player, then the newest; `next` leads to more."""

    games: list[Table]
    next: str | None
    partial: bool
    """Whether only tables in memory are listed, for the database does not answer."""


class Step(BaseModel):
    """One action of the log and what it caused; a null action is not revealed yet."""

    n: int
    action: dict[str, Any] | None
    events: list[dict[str, Any]]
    at: str


class Line(BaseModel):
    """Something said at a table."""

    id: int
    seat: int | None
    name: str
    text: str
    at: str


class View(BaseModel):
    """What the own seat sees; null while the game has not begun."""

    n: int
    version: int
    view: dict[str, Any] | None
    table: Table


class Legal(BaseModel):
    """What the own seat may do, and what each action would cause: null when it is to be asked."""

    n: int
    version: int
    seat: int | None
    actions: list[dict[str, Any]]
    previews: list[list[dict[str, Any]] | None]


class Preview(BaseModel):
    """What an action would cause, or why it is refused."""

    events: list[dict[str, Any]] | None
    refusal: Refusal | None


class Previews(BaseModel):
    """What actions would cause, in the order in which they were asked."""

    n: int
    previews: list[Preview]


class Played(BaseModel):
    """What an action caused and the view afterwards; no action after taking one back."""

    n: int
    version: int
    action: dict[str, Any] | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Reason(BaseModel):
    """An action the bot considered: the share of the win and the score it expects of it."""

    action: dict[str, Any]
    value: float
    score: float
    visits: int


class HintWaits(BaseModel):
    """A hint's place in the queue (0: it is thought about) and about how many seconds it takes."""

    n: int
    place: int
    seconds: int


class Hint(BaseModel):
    """What the strongest bot would do, best first."""

    n: int
    action: dict[str, Any]
    reasons: list[Reason]


class History(BaseModel):
    """Steps and chat."""

    steps: list[Step]
    chat: list[Line]


class Mute(BaseModel):
    """Somebody who may not speak at a table."""

    id: int
    name: str


class Mutes(BaseModel):
    """Who may not speak at a table."""

    mutes: list[Mute]


class Ban(BaseModel):
    """A ban and its end, null for good."""

    until: str | None


class Me(BaseModel):
    """Who is asking, and whether that visitor is banned."""

    player: str
    name: str | None
    banned: Ban | None
    link_until: str | None
    """When the personal link ends; null when there is none."""


class NewLink(Form):
    """How long a personal link may wait to be used."""

    hours: int = Field(default=168, ge=1, le=8760)


class Link(BaseModel):
    """The personal link, and when it ends if it is not used before."""

    link: str
    until: str
