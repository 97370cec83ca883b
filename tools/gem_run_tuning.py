"""Writes the numbers of Gem Run for the page, from those of the engine.

    .venv-dev/bin/python -m tools.gem_run_tuning

A test asks whether they are current.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src/goldenspike/engine/gem_run/tuning.py"
TARGET: Final = ROOT / "web/src/run/sim/tuning.ts"
HEAD: Final = "// Made by `tools/gem_run_tuning.py` from the engine's numbers; not to be edited.\n"


def value(node: ast.expr) -> str:
    """Returns a number, or a list of such, as TypeScript writes it."""
    if isinstance(node, ast.Tuple):
        return "[" + ", ".join(value(entry) for entry in node.elts) + "]"
    found = ast.literal_eval(node)
    return f"{found:_}" if found >= 1000 else str(found)


def written() -> str:
    """Returns the TypeScript of all numbers, with the sentences and headings beside them."""
    text = SOURCE.read_text("utf-8")
    out = HEAD
    headings = {
        number: line[2:]
        for number, line in enumerate(text.splitlines(), 1)
        if re.match(r"# [A-Z]", line)
    }
    body = ast.parse(text).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        assert node.value is not None
        if node.lineno - 1 in headings:
            out += f"\n// {headings[node.lineno - 1]}\n"
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            out += f"/** {' '.join(str(after.value.value).split())} */\n"
        kind = ""
        if isinstance(node.value, ast.Tuple):
            deep = isinstance(node.value.elts[0], ast.Tuple)
            kind = ": readonly (readonly number[])[]" if deep else ": readonly number[]"
        out += f"export const {node.target.id}{kind} = {value(node.value)};\n"
    return out


if __name__ == "__main__":
    TARGET.write_text(written(), "utf-8")
