"""Records the runs that hold the two simulations together, after a change of the rules.

.venv-dev/bin/python -m tests.engine.gem_run.record_vectors
"""

from __future__ import annotations

import json
from random import Random

from tests.engine.gem_run.vectors import HASHES, RUNS, Vector, digest, packed, play

from goldenspike.bots.gem_run import drive, driver, plan
from goldenspike.engine.gem_run import INPUTS, Line, Run, line

LINES = 500
RUNS_A_LINE = 20
DRIVEN = [(name, reaction) for name in ("cautious", "daring") for reaction in (0, 8, 12)]
PLANNED = 25
"""Every so manieth line has a run of the planner."""
FULL_EVERY, FULL_TURNS = 50, 4
"""Of the first runs of some lines all hashes are written."""


def random_run(drawn: Line, random: Random) -> Vector:
    """Lets a random hand drive; some are calm, some press keys all the time."""
    vector = Vector(drawn.seed, random.randrange(drawn.tracks(0)), random.randint(1, 5), 0, [])
    run = Run(drawn, vector.track, vector.speed)
    calm = random.choice([4, 12, 30, 60])
    while not run.over:
        codes = [random.randrange(4) for _ in range(2) if random.randrange(calm) == 0]
        vector.inputs += [(int(run.tick), code) for code in codes]
        run.play(*[*codes, -1, -1][:2])
    vector.ticks = int(run.tick)
    return vector


def driven_run(drawn: Line, number: int, turn: int) -> Vector:
    """Lets a driver drive; the planner now and then, a random one after the others."""
    if turn < len(DRIVEN):
        name, reaction = DRIVEN[turn]
        written = drive(drawn, driver(name, reaction), reaction)
    elif number % PLANNED == 0:
        written = plan(drawn)
    else:
        written = drive(drawn, driver("random", seed=number), 0)
    inputs = [(tick, INPUTS.index(name)) for tick, name in written["inputs"]]
    return Vector(drawn.seed, written["track"], written["speed"], written["ticks"], inputs)


def record() -> None:
    """Drives all runs and writes them."""
    random = Random(1)
    vectors: list[Vector] = []
    full: list[dict[str, object]] = []
    for number in range(LINES):
        drawn = line(random.randrange(1 << 32) if number >= 10 else number)
        for turn in range(RUNS_A_LINE):
            if turn <= len(DRIVEN):
                vector = driven_run(drawn, number, turn)
            else:
                vector = random_run(drawn, random)
            run, hashes = play(vector, drawn)
            vector.score, vector.digest = run.score, digest(hashes)
            if turn < FULL_TURNS and number % FULL_EVERY == 0:
                full.append({"run": len(vectors), "hashes": hashes})
            vectors.append(vector)
    RUNS.write_bytes(packed(vectors))
    HASHES.write_text(json.dumps(full, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    record()
