"""Recorded runs, packed: what both simulations must agree about to the last bit (GR-5.2).

`runs.bin` is compressed by zlib. Numbers are big-endian; a run is

    seed u32, track u8, speed u8, ticks u16, score u32, digest u32, length u16, that many bytes

A byte holds how many ticks after the last input (or the start) one comes, times four, plus the
input's number; 252 or more goes on 63 ticks without one. The digest folds the state hashes after
every 30 ticks and after the last. `hashes.json` holds all hashes of some of the runs.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from goldenspike.engine.gem_run import Line, Run
from goldenspike.engine.gem_run.state import folded

FOLDER: Final = Path(__file__).parent
RUNS: Final = FOLDER / "runs.bin"
HASHES: Final = FOLDER / "hashes.json"
HEAD: Final = struct.Struct(">IBBHIIH")
EVERY: Final = 30
PAUSE: Final = 63
START: Final = 2166136261


@dataclass
class Vector:
    seed: int
    track: int
    speed: int
    ticks: int
    inputs: list[tuple[int, int]]
    score: int = 0
    digest: int = 0


def play(vector: Vector, line: Line) -> tuple[Run, list[int]]:
    """Plays a vector; returns the run and its hashes every 30 ticks and at the end."""
    run = Run(line, vector.track, vector.speed)
    hashes = []
    place, inputs = 0, [*vector.inputs, (-1, -1)]
    for tick in range(vector.ticks):
        codes = [-1, -1]
        given = 0
        while inputs[place][0] == tick:
            codes[given] = inputs[place][1]
            given += 1
            place += 1
        run.play(codes[0], codes[1])
        if run.tick % EVERY == 0:
            hashes.append(run.state_hash())
    hashes.append(run.state_hash())
    return run, hashes


def digest(hashes: list[int]) -> int:
    """Folds hashes into one."""
    mark = START
    for number in hashes:
        mark = int(folded(mark, number))
    return mark


def packed(vectors: list[Vector]) -> bytes:
    """Packs vectors."""
    out = bytearray()
    for vector in vectors:
        body = bytearray()
        last = 0
        for tick, code in vector.inputs:
            while tick - last >= PAUSE:
                body.append(4 * PAUSE)
                last += PAUSE
            body.append(4 * (tick - last) + code)
            last = tick
        out += HEAD.pack(
            vector.seed, vector.track, vector.speed, vector.ticks, vector.score, vector.digest,
            len(body),
        )  # fmt: skip
        out += body
    return zlib.compress(bytes(out), 9)


def unpacked(data: bytes) -> Iterator[Vector]:
    """Unpacks vectors."""
    raw = zlib.decompress(data)
    place = 0
    while place < len(raw):
        seed, track, speed, ticks, score, mark, length = HEAD.unpack_from(raw, place)
        place += HEAD.size
        inputs = []
        tick = 0
        for byte in raw[place : place + length]:
            tick += byte // 4
            if byte < 4 * PAUSE:
                inputs.append((tick, byte % 4))
        place += length
        yield Vector(seed, track, speed, ticks, inputs, score, mark)
