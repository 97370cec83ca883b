"""Breaks the rules on purpose, and names the changes that no test notices.

A mutant is one small change of a rule module: a number one more or one less, a comparison
with its border moved or turned round, `and` for `or`, a statement left out, a rule id
exchanged for another. Each is tried in a copy of the sources: the tests named for its module
run until one fails. A mutant that none fails *survives*: either a test is missing, or the
change makes no difference that a game could show. Those of the second kind are listed with
the reason in `tests/equivalent-mutants.toml` and do not count.

    script/mutate --count 400 --seed 1
    script/mutate --module steam/phases --count 50

The draw depends on the seed and the sources alone. Needs the development environment.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
ENGINE: Final = ROOT / "src/goldenspike/engine"
EQUIVALENT: Final = ROOT / "tests/equivalent-mutants.toml"

NO_RULES: Final = ("invariants.py", "__init__.py", "view.py", "forms.py")
"""Files that watch or show a game; what they say is tested elsewhere."""

RULE_ID: Final = re.compile(r"[A-Z]{2}-\d+(\.\d+)*")

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}

SECONDS: Final = 600
"""How long the tests of one mutant may take; one that makes them loop is noticed by that."""


@dataclass(frozen=True)
class Mutant:
    """One change: in a file, from `start` to `end` (bytes), new text for old."""

    path: Path
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        """Returns the place and the change in one line."""
        place = self.path.relative_to(ENGINE).as_posix()
        return f"{place}:{self.line}  {_short(self.old)}  ->  {_short(self.new)}"

    def context(self) -> str:
        """Returns the source line in which the change stands, without its indentation."""
        return self.path.read_text("utf-8").splitlines()[self.line - 1].strip()


def _short(text: str) -> str:
    first, *more = text.strip().splitlines() or [""]
    return first + (" …" if more else "")


class _Places:
    """Where the nodes of a module lie in its bytes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = path.read_bytes()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        return self.starts[line - 1] + column

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.offset(node.lineno, node.col_offset),
            self.offset(node.end_lineno, node.end_col_offset),
        )

    def mutant(self, line: int, start: int, end: int, new: str) -> Mutant:
        return Mutant(self.path, line, start, end, self.source[start:end].decode(), new)

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Mutant | None:
        """Returns the exchange of the operator that stands between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        pattern = r"\s+".join(re.escape(word) for word in old.split())
        if old[0].isalpha():
            pattern = rf"\b{pattern}\b"
        found = re.search(pattern.encode(), self.source[start:end])
        if found is None:
            return None
        return self.mutant(left.lineno, start + found.start(), start + found.end(), new)


def mutants(path: Path) -> Iterator[Mutant]:
    """Yields every mutant of a module, in the order of its lines."""
    places = _Places(path)
    tree = ast.parse(places.source)
    ids = sorted({found.group() for found in RULE_ID.finditer(places.source.decode())})
    passed_over = {id(part) for node in ast.walk(tree) for part in _annotations(node)}

    def walk(node: ast.AST) -> Iterator[Mutant]:
        if id(node) in passed_over:
            return
        if isinstance(node, ast.stmt):
            yield from _left_out(node, places)
        if isinstance(node, ast.Constant):
            yield from _exchanged(node, places, ids)
        elif isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
            for i, operator in enumerate(node.ops):
                old, new = COMPARISONS[type(operator)]
                change = places.between(operands[i], operands[i + 1], old, new)
                if change is not None:
                    yield change
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for i in range(len(node.values) - 1):
                change = places.between(node.values[i], node.values[i + 1], old, new)
                if change is not None:
                    yield change
        for child in ast.iter_child_nodes(node):
            yield from walk(child)

    yield from walk(tree)


def _annotations(node: ast.AST) -> list[ast.AST]:
    """Returns the parts of a node that say a type or are prose: nothing to break."""
    if isinstance(node, ast.AnnAssign):
        return [node.annotation]
    if isinstance(node, ast.arg) and node.annotation is not None:
        return [node.annotation]
    if isinstance(node, ast.FunctionDef):
        return [node.returns, *node.decorator_list] if node.returns else [*node.decorator_list]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return [node]
    return []


def _left_out(node: ast.stmt, places: _Places) -> Iterator[Mutant]:
    """Yields a statement's absence, where the module still holds together without it."""
    plain = isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant | ast.Yield)
    bare = isinstance(node, ast.Return) and node.value is None
    if plain or bare or isinstance(node, ast.AugAssign | ast.Continue | ast.Delete | ast.If):
        if isinstance(node, ast.If) and places.source[places.span(node)[0] :].startswith(b"elif"):
            return  # part of the statement before it
        yield places.mutant(node.lineno, *places.span(node), "pass")
    elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name):
        yield places.mutant(node.lineno, *places.span(node), "pass")


def _exchanged(node: ast.Constant, places: _Places, ids: list[str]) -> Iterator[Mutant]:
    """Yields a number one more and one less, and a rule id as the next of its module."""
    if isinstance(node.value, int) and not isinstance(node.value, bool):
        for new in (node.value + 1, node.value - 1):
            text = str(new) if new >= 0 else f"({new})"
            yield places.mutant(node.lineno, *places.span(node), text)
    elif isinstance(node.value, str) and RULE_ID.fullmatch(node.value) and len(ids) > 1:
        other = ids[(ids.index(node.value) + 1) % len(ids)]
        yield places.mutant(node.lineno, *places.span(node), f'"{other}"')


def modules(part: str) -> list[Path]:
    """Returns the rule modules whose path below `engine` contains `part`."""
    return [
        path
        for path in sorted(ENGINE.glob("*/**/*.py"))
        if not path.name.endswith(NO_RULES) and part in path.relative_to(ENGINE).as_posix()
    ]


def tests(path: Path) -> list[list[str]]:
    """Returns the arguments of pytest for a module's tests: those that fail soonest come first."""
    game = path.relative_to(ENGINE).parts[0]
    folder = "tests/engine" if game == "shared" else f"tests/engine/{game}"
    own = [[file.as_posix()] for file in sorted(Path(folder).rglob(f"test_{path.stem}.py"))]
    if game == "shared":
        return [*own, ["tests/replays"], ["tests/engine"], ["tests/every_game"]]
    name = game.replace("_", "-")
    chosen = f"{name} and not {name}-barons" if game == "steam" else name
    also = {"steam": ["tests/engine/steam_barons"]}.get(game, [])
    whole = ["tests/replays", "-k", chosen]
    return [*own, whole, [folder, *also], ["tests/every_game", "-k", chosen]]


class Bench:
    """A copy of the sources in which mutants are tried, one after another."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        shutil.copytree(ROOT / "src", self.source, ignore=shutil.ignore_patterns("static"))

    def survives(self, mutant: Mutant) -> bool:
        """Returns whether the tests of a mutant's module pass with it."""
        place = self.source / mutant.path.relative_to(ROOT / "src")
        whole = place.read_bytes()
        broken = whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :]
        place.write_bytes(broken)
        try:
            return all(self._passes(arguments) for arguments in tests(mutant.path))
        finally:
            place.write_bytes(whole)

    def _passes(self, arguments: list[str]) -> bool:
        command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "no:randomly", "-p", "no:xdist", "--timeout", "120", *arguments]
        try:
            ended = subprocess.run(
                command,
                cwd=ROOT,
                env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(self.source)},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return ended.returncode in (0, 5)  # 5: the module has no tests of that kind


def known_equivalent() -> set[tuple[str, str, str, str]]:
    """Returns the changes that are known to make no difference: file, line, old, new."""
    if not EQUIVALENT.exists():
        return set()
    entries = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("mutant", [])
    return {(entry["file"], entry["line"], entry["old"], entry["new"]) for entry in entries}


def named(mutant: Mutant) -> tuple[str, str, str, str]:
    """Returns a mutant as `tests/equivalent-mutants.toml` names it."""
    place = mutant.path.relative_to(ENGINE).as_posix()
    return place, mutant.context(), _short(mutant.old), mutant.new


def main() -> int:
    """Tries mutants and prints the survivors; the status is 1 when there are any."""
    parser = argparse.ArgumentParser(description="Break the rules and see whether a test fails.")
    parser.add_argument("--module", default="", help="only files whose path contains this")
    parser.add_argument("--count", type=int, default=40, help="how many mutants (40)")
    parser.add_argument("--seed", type=int, default=1, help="which are drawn (1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--list", action="store_true", help="print the draw and try nothing")
    asked = parser.parse_args()

    everything = [mutant for path in modules(asked.module) for mutant in mutants(path)]
    drawn = random.Random(asked.seed).sample(everything, min(asked.count, len(everything)))
    print(f"{len(everything)} possible changes, {len(drawn)} drawn")
    if asked.list:
        print(*drawn, sep="\n")
        return 0

    equivalent = known_equivalent()
    survivors: list[Mutant] = []
    spared = 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(asked.jobs) as pool:
        benches: SimpleQueue[Bench] = SimpleQueue()
        for number in range(asked.jobs):
            benches.put(Bench(Path(folder, str(number))))

        def tried(mutant: Mutant) -> bool:
            bench = benches.get()
            try:
                return bench.survives(mutant)
            finally:
                benches.put(bench)

        running = {pool.submit(tried, mutant): mutant for mutant in drawn}
        try:
            for done, future in enumerate(as_completed(running), start=1):
                mutant = running[future]
                if future.result():
                    if named(mutant) in equivalent:
                        spared += 1
                    else:
                        survivors.append(mutant)
                        print(f"survives: {mutant}\n          {mutant.context()}", flush=True)
                if done % 20 == 0:
                    spent = time.monotonic() - began
                    print(f"{done} of {len(drawn)} tried in {spent:.0f} s", flush=True)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            print("Stopped.")
    share = 100 * len(survivors) / max(1, len(drawn))
    print(
        f"{len(drawn)} tried, {len(survivors)} survive ({share:.1f} %), "
        f"{spared} more make no difference (tests/equivalent-mutants.toml)"
    )
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
