"""Records of runs: what they must be, and what a replay of one says (GR-5.1).

A record is `{"version", "seed", "track", "speed", "inputs": [[tick, name], ...], "ticks"}`. Its
score is what the replay says; the record itself claims none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from goldenspike.engine.errors import quoted
from goldenspike.engine.gem_run.driving import INPUTS, MOST_INPUTS, NO_INPUT
from goldenspike.engine.gem_run.generator import MOST_SEED, line
from goldenspike.engine.gem_run.run import Run
from goldenspike.engine.gem_run.state import COLLIDED, FINISHED
from goldenspike.engine.gem_run.tuning import (
    AVALANCHE,
    FASTEST,
    MOST_TICKS,
    STRETCH,
    TRUNK,
    VERSION,
)

KEYS: Final = ("version", "seed", "track", "speed", "inputs", "ticks")
LANDSCAPES: Final = ("forest", "snow", "desert")
GEM_KINDS: Final = ("small", "fine", "great")


class WrongRecord(ValueError):
    """Raised when a record is not that of a run; its text is a sentence for people."""


class Record:
    """A record that is well formed; whether it is that of a run, only a replay can say."""

    def __init__(self, seed: int, track: int, speed: int, ticks: int) -> None:
        self.version: int = VERSION
        self.seed = seed
        self.track = track
        self.speed = speed
        self.ticks = ticks
        self.input_ticks: list[int] = []
        self.input_codes: list[int] = []

    def to_json(self) -> dict[str, Any]:
        """Returns the record as it is written."""
        named = [
            [tick, INPUTS[code]]
            for tick, code in zip(self.input_ticks, self.input_codes, strict=True)
        ]
        return {
            "version": self.version,
            "seed": self.seed,
            "track": self.track,
            "speed": self.speed,
            "inputs": named,
            "ticks": self.ticks,
        }


class Result:
    """What the replay of a run says (GR-4.1)."""

    def __init__(self, record: Record, run: Run) -> None:
        self.record = record
        self.run = run
        self.score = run.score
        self.ticks = int(run.tick)
        self.ended = {FINISHED: "finished", COLLIDED: "collision"}.get(int(run.over), "buffers")
        self.finished = run.over == FINISHED
        self.best_chain = int(run.best_chain)
        self.parts: dict[str, Any] = {
            "gems": {GEM_KINDS[kind]: run.gems[kind] for kind in range(3)},
            "chains": int(run.chains),
            "time": int(run.time),
            "daring": int(run.near + run.steady),
        }
        self.hits = [hit_json(run, hit) for hit in run.hits]

    def to_json(self) -> dict[str, Any]:
        """Returns everything as JSON: the record's choices, the score with its parts, the hits."""
        return {
            "version": self.record.version,
            "seed": self.record.seed,
            "track": self.record.track,
            "speed": self.record.speed,
            "ticks": self.ticks,
            "ended": self.ended,
            "finished": self.finished,
            "score": self.score,
            "parts": self.parts,
            "taken": {GEM_KINDS[kind]: self.run.taken[kind] for kind in range(3)},
            "best_chain": self.best_chain,
            "buffers": int(self.run.buffers),
            "hits": self.hits,
            "landscapes": [LANDSCAPES[landscape] for landscape in self.run.line.landscapes],
        }


def hit_json(run: Run, hit: tuple[int, int, int, int]) -> dict[str, Any]:
    """Returns a hit: when and where it was, and of what kind in what landscape."""
    tick, at, track, thing = hit
    # A stretch's end belongs to the stretch that ends there.
    landscape = run.line.landscape(max(0, at - 1) // STRETCH)
    return {
        "tick": tick,
        "at": at,
        "track": track,
        "kind": hit_kind(run, thing),
        "landscape": LANDSCAPES[landscape],
    }


def hit_kind(run: Run, thing: int) -> str:
    """Returns what was hit: a block, or -1 - train."""
    if thing < 0:
        return "train" if run.line.train_pace[-1 - thing] > 0 else "oncoming"
    if run.line.block_kind[thing] == TRUNK:
        return "trunk"
    if run.line.block_kind[thing] == AVALANCHE:
        return "avalanche"
    return "drift" if run.line.block_hidden[thing] else "rock"


def whole(record: Mapping[str, Any], key: str, low: int, high: int) -> int:
    """Returns a number of a record, which must be a whole one within bounds."""
    value = record[key]
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise WrongRecord(
            f"The record's {key} is {quoted(value)}; it must be a whole number "
            f"from {low} to {high}."
        )
    return value


def read_record(value: object) -> Record:
    """Returns a record from its JSON.

    Raises:
        WrongRecord: it is not one, of another version, or its inputs cannot have been given.
    """
    if not isinstance(value, Mapping) or set(value) != set(KEYS):
        raise WrongRecord(
            "This is not the record of a run; it must be an object of exactly "
            + ", ".join(KEYS)
            + "."
        )
    if value["version"] != VERSION or type(value["version"]) is not int:
        raise WrongRecord(
            f"The record is of version {quoted(value['version'])} of the rules; "
            f"runs are checked by version {VERSION}."
        )
    record = Record(
        whole(value, "seed", 0, MOST_SEED),
        whole(value, "track", 0, 3),
        whole(value, "speed", 1, FASTEST),
        whole(value, "ticks", 1, MOST_TICKS),
    )
    read_inputs(value["inputs"], record)
    return record


def read_inputs(inputs: object, record: Record) -> None:
    """Fills in the inputs of a record, in rising order, at most two in a tick."""
    if not isinstance(inputs, list):
        raise WrongRecord("The record's inputs must be a list of pairs of tick and input.")
    if len(inputs) > MOST_INPUTS * record.ticks:
        raise WrongRecord(
            f"The record has {len(inputs)} inputs; a run of {record.ticks} ticks has at most "
            f"{MOST_INPUTS * record.ticks}."
        )
    last, same = -1, 0
    for entry in inputs:
        if not isinstance(entry, (list, tuple)) or len(entry) != 2:
            raise WrongRecord(f"{quoted(entry)} is not an input; one is a tick and a name.")
        tick, name = entry
        if not isinstance(name, str) or name not in INPUTS:
            raise WrongRecord(f"There is no input {quoted(name)}; there is {', '.join(INPUTS)}.")
        if not isinstance(tick, int) or isinstance(tick, bool) or not 0 <= tick < record.ticks:
            raise WrongRecord(
                f"An input is at tick {quoted(tick)}; the run's ticks are 0 to {record.ticks - 1}."
            )
        if tick < last:
            raise WrongRecord(f"An input at tick {tick} stands behind one at {last}; ticks rise.")
        same = same + 1 if tick == last else 1
        if same > MOST_INPUTS:
            raise WrongRecord(f"Tick {tick} has more than {MOST_INPUTS} inputs.")
        last = tick
        record.input_ticks.append(tick)
        record.input_codes.append(INPUTS.index(name))


def replay(value: object) -> Result:
    """Returns what a run was by its record: drives it once more, tick by tick (GR-5.1).

    Raises:
        WrongRecord: it is no record, or not that of a whole run.
    """
    record = read_record(value)
    drawn = line(record.seed, record.version)
    if record.track >= drawn.tracks(0):
        raise WrongRecord(
            f"The record starts on track {record.track}; this line has tracks "
            f"0 to {drawn.tracks(0) - 1} there."
        )
    run = Run(drawn, record.track, record.speed)
    play_record(run, record)
    if run.tick < record.ticks:
        raise WrongRecord(
            f"The run is over after {run.tick} ticks; the record says {record.ticks}."
        )
    if not run.over:
        raise WrongRecord(
            f"The run goes on after tick {record.ticks - 1}, where the record ends; "
            "only whole runs are checked."
        )
    return Result(record, run)


def play_record(run: Run, record: Record) -> None:
    """Plays the ticks of a record on a run at its start, until it is over."""
    ticks, codes = record.input_ticks, record.input_codes
    place, count = 0, len(ticks)
    for tick in range(record.ticks):
        if run.over:
            return
        first, second = NO_INPUT, NO_INPUT
        if place < count and ticks[place] == tick:
            first = codes[place]
            place += 1
            if place < count and ticks[place] == tick:
                second = codes[place]
                place += 1
        run.play(first, second)
