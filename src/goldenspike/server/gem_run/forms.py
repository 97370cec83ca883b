"""The forms of requests and answers about Gem Run."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, SkipValidation

from goldenspike.server.schema import Form

Input = Literal["left", "right", "faster", "slower"]
Landscape = Literal["forest", "snow", "desert"]
List = Literal["day", "week", "forest", "snow", "desert"]
KEY = "^[!-~]{1,64}$"
ID = "^[0-9a-z]{1,16}$"
LARGEST = 2**53 - 1


class Record(Form):
    """A recorded run: nothing but the seed, the choices and the inputs by tick (GR-5.1)."""

    version: Annotated[int, Field(ge=1)]
    seed: Annotated[int, Field(ge=0, le=LARGEST)]
    track: Annotated[int, Field(ge=0)]
    speed: Annotated[int, Field(ge=1, le=5)]
    inputs: list[tuple[int, Input]]
    ticks: Annotated[int, Field(ge=1)]


class NewRun(Form):
    """A run to be checked and kept."""

    key: Annotated[str, Field(pattern=KEY)]
    record: SkipValidation[Record]
    """Anything at all: what is wrong with it the replay says, in a sentence."""
    name: Annotated[str, Field(max_length=200)]
    of: Annotated[
        str | None,
        Field(pattern=ID, description="the id of a challenge, `daily`, or null"),
    ] = None


class NewChallenge(Form):
    """A challenge to be: an own run, and the challenge it sends back, if it does."""

    key: Annotated[str, Field(pattern=KEY)]
    run: Annotated[str, Field(pattern=ID)]
    back: Annotated[str | None, Field(pattern=ID)] = None


class Gems(BaseModel):
    """Something by kind of gem."""

    small: int
    fine: int
    great: int


class Parts(BaseModel):
    """What a score is made of."""

    gems: Gems
    chains: int
    time: int
    daring: int


class ByLandscape(BaseModel):
    """Points by landscape."""

    forest: int
    snow: int
    desert: int


class SentRun(BaseModel):
    """What became of a run that was sent."""

    id: str
    name: Annotated[str, Field(description="as it stands in lists: perhaps with a number")]
    version: int
    score: int
    parts: Parts
    by_landscape: ByLandscape
    list: Annotated[
        Literal["day", "week", "challenge"], Field(description="the list that `place` is of")
    ]
    period: str
    place: int | None
    among: int
    counts: Annotated[bool, Field(description="whether this run is the one in that list")]
    first: Annotated[bool, Field(description="whether it counts for the line of the day")]
    best: Annotated[int, Field(description="the own best on this line")]
    improved: Annotated[bool, Field(description="whether this run is that best")]


class Hit(BaseModel):
    """Where something was hit."""

    tick: int
    at: int
    track: int
    kind: str
    landscape: Landscape


class Result(BaseModel):
    """What the replay of a record says."""

    version: int
    seed: int
    track: int
    speed: int
    ticks: int
    ended: Literal["finished", "buffers", "collision"]
    finished: bool
    score: int
    parts: Parts
    taken: Gems
    best_chain: int
    buffers: int
    hits: list[Hit]
    landscapes: list[Landscape]
    by_landscape: ByLandscape


class KeptRun(BaseModel):
    """A run that was kept; the record is null while the line is that of today, but for oneself."""

    id: str
    name: str
    you: bool
    at: str
    day: str | None
    challenge: str | None
    result: Result
    record: Record | None


class Standing(BaseModel):
    """A place in a list."""

    run: str
    score: int
    place: int
    among: int


class Daily(BaseModel):
    """The line of the day; `you` is the first run, which counts."""

    day: str
    seed: int
    version: int
    ends: str
    among: int
    you: Standing | None


class Entry(BaseModel):
    """A line of a list."""

    place: int
    run: str
    name: str
    score: int
    version: int
    finished: bool
    at: str
    you: bool


class LineOf(BaseModel):
    """Which line a list is of."""

    seed: int
    version: int


Entries = list[Entry]


class RunList(BaseModel):
    """A page of a list; `next` leads to more."""

    list: List
    period: str
    line: Annotated[LineOf | None, Field(description="of the list of a day")]
    among: int
    you: Standing | None
    entries: Entries
    next: str | None


class Best(BaseModel):
    """The own best run of something."""

    run: str
    score: int
    seed: int
    version: int


class Streak(BaseModel):
    """Days in a row whose line was driven."""

    days: int
    longest: int


class Mine(BaseModel):
    """What the asking player has driven."""

    name: str | None
    runs: int
    best: Best | None
    streak: Streak
    today: Standing | None
    week: Standing | None
    landscapes: Annotated[
        dict[Landscape, Standing | None], Field(description="the own place of this week")
    ]
    lines: Annotated[list[Best], Field(description="the own best by line, the latest first")]


class ChallengeId(BaseModel):
    """A challenge that was made; `link` is its page."""

    id: str
    link: str


class Challenger(BaseModel):
    """Who challenges, with which run: the ghost."""

    run: str
    name: str
    score: int
    you: bool
    record: Record


class DuelAnswer(BaseModel):
    """The best run of one player over a line of a duel."""

    player: Annotated[int, Field(description="a number within the duel")]
    run: str
    score: int
    finished: bool


class DuelLine(BaseModel):
    """A line of a duel: a challenge and the runs over its line, the best first."""

    challenge: str
    n: int
    seed: int
    version: int
    challenger: Annotated[int | None, Field(description="null if that run was removed")]
    runs: list[DuelAnswer]


class DuelPlayer(BaseModel):
    """A player of a duel: lines won (alone the best of two or more), and all points."""

    player: int
    name: str
    you: bool
    won: int
    points: int
    lines: int


class Duel(BaseModel):
    """The table of a duel of one or more lines."""

    id: str
    players: list[DuelPlayer]
    lines: list[DuelLine]


class Challenge(BaseModel):
    """A challenge as its page needs it."""

    id: str
    seed: int
    version: int
    open: Annotated[bool, Field(description="whether the rules are still those it was driven by")]
    at: str
    challenger: Challenger
    you: Standing | None
    duel: Duel
