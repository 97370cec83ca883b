"""Guards over the whole project: what no single module can promise by itself."""

from __future__ import annotations

import ast
import json
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.engine.api import ENGINE

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
ENGINE_FOLDER = SRC / "goldenspike" / "engine"
PURE = {
    "__future__", "abc", "collections", "enum", "functools", "hashlib", "heapq", "itertools",
    "json", "librt", "math", "mypy_extensions", "operator", "re", "typing",
}  # fmt: skip
"""What the engine may import besides itself: nothing that looks at the world outside."""

PURE_NAMES = {"os.PathLike", "os.fspath"}
"""Single names from elsewhere, as harmless: the form a path may have when it is handed on."""

LONG: dict[str, str] = {
    "src/goldenspike/engine/api.py": "the contract of all games in one place, half of it prose",
    "src/goldenspike/server/schema.py": "one list of all forms, in the order of the addresses",
    "web/src/table/open-table.svelte.ts": "all that one open table knows, which every panel reads",
    "web/src/table/open-table.test.ts": "one table from every side, over one stand-in server",
}
"""Modules past 400 lines, each with its reason."""


def sources(folder: Path, *endings: str) -> list[Path]:
    """All files of ours in a folder, without what tools put there."""
    made = {"node_modules", "static", "__pycache__", "dist"}
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix in endings and not made & set(path.relative_to(folder).parts)
    )


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules a file imports."""
    package = path.relative_to(SRC).parent.parts
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            yield from (f"{module}.{name.name}" for name in node.names)


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


# Layers


def test_the_engine_imports_nothing_above_it() -> None:
    for path in sources(ENGINE_FOLDER, ".py"):
        for name in imports(path):
            own = within(name, "goldenspike.engine")
            assert own or name.split(".")[0] in PURE or name in PURE_NAMES, (
                f"{path.relative_to(ROOT)} imports {name}"
            )


def test_no_game_imports_another() -> None:
    games = [path.parent for path in ENGINE_FOLDER.glob("*/game.py")]
    assert games
    for game in games:
        others = [f"goldenspike.engine.{other.name}" for other in games if other != game]
        for path in sources(game, ".py"):
            for name in imports(path):
                assert not within(name, *others), f"{path.relative_to(ROOT)} imports {name}"


def test_shared_parts_import_no_game() -> None:
    for path in sources(ENGINE_FOLDER / "shared", ".py"):
        for name in imports(path):
            assert not within(name, "goldenspike") or within(
                name, "goldenspike.engine.shared", "goldenspike.engine.api",
                "goldenspike.engine.errors", "goldenspike.engine.chance",
                    "goldenspike.engine.ranges",
            ), f"{path.relative_to(ROOT)} imports {name}"  # fmt: skip


@pytest.mark.parametrize(
    ("folder", "closed"),
    [
        ("boards", ["bots", "server", "shelf", "cli"]),
        ("judgement", ["bots", "boards", "server", "shelf", "cli"]),
        ("bots", ["boards", "server", "shelf", "cli"]),
        ("server", ["cli", "simulate", "arena"]),
    ],
)
def test_layers_look_downwards_only(folder: str, closed: list[str]) -> None:
    above = [f"goldenspike.{name}" for name in closed]
    for path in sources(SRC / "goldenspike" / folder, ".py"):
        for name in imports(path):
            assert not within(name, *above), f"{path.relative_to(ROOT)} imports {name}"


def test_the_guard_sees_every_form_of_import(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SRC", tmp_path)
    folder = tmp_path / "goldenspike" / "engine"
    folder.mkdir(parents=True)
    path = folder / "x.py"
    path.write_text("import os.path\nfrom ..server import app\nfrom goldenspike import bots\n")
    assert list(imports(path)) == ["os.path", "goldenspike.server.app", "goldenspike.bots"]


# Versions and locks


def test_versions_agree() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        version = tomllib.load(file)["project"]["version"]
    web = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    newest = re.search(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert {
        version, gs.__version__, ENGINE, web["version"], lock["version"],
        lock["packages"][""]["version"], newest[1],
    } == {version}  # fmt: skip


@pytest.mark.parametrize("name", ["base.txt", "dev.txt"])
def test_locked_requirements_name_no_host_and_have_hashes(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text("utf-8")
    assert "://" not in text
    assert "--index" not in text
    for requirement in re.split(r"\n(?=\S)", text.strip()):
        assert "==" in requirement
        assert "--hash=sha256:" in requirement


def test_locked_packages_name_no_host() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert not name or "integrity" in package or package.get("link"), name
        rest = {key: value for key, value in package.items() if key != "funding"}
        assert "://" not in json.dumps(rest), name


def test_locked_requirements_are_of_this_project() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    for name, wanted in [
        ("base.txt", project["dependencies"]),
        ("dev.txt", [*project["dependencies"], *project["optional-dependencies"]["dev"]]),
    ]:
        text = (ROOT / "requirements" / name).read_text("utf-8")
        locked = set(re.findall(r"^([a-z0-9][a-z0-9.-]*)(?:\[.*\])?==", text, re.MULTILINE))
        for requirement in wanted:
            package = re.match(r"[A-Za-z0-9._-]+", requirement)
            assert package is not None
            assert package[0].lower().replace("_", "-") in locked, f"{requirement} in {name}"


# Files


def test_long_modules_have_a_reason() -> None:
    files = [
        *sources(SRC, ".py"),
        *sources(ROOT / "web/src", ".ts", ".svelte"),
    ]
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in files
    }
    written = {name for name in lengths if not name.startswith("web/src/wire/schema")}
    assert {name for name in written if lengths[name] > 400} <= set(LONG)


def test_reasons_are_for_modules_that_are_long() -> None:
    for name in LONG:
        assert len((ROOT / name).read_text("utf-8").splitlines()) > 400, name


def test_nothing_is_left_open() -> None:
    words = [
        "TO" + "DO", "FIX" + "ME", "XX" + "X", "NotImplemented" + "Error", "coming " + "soon",
    ]  # fmt: skip
    unfinished = re.compile(rf"\b({'|'.join(words)})\b")
    for folder in ("src", "tests", "web/src", "web/messages", "web/rules", "docs", "script"):
        for path in sources(ROOT / folder, ".py", ".ts", ".svelte", ".ftl", ".md", ".toml", ""):
            if path.is_file():
                assert not unfinished.search(path.read_text("utf-8")), path


def test_no_test_is_skipped() -> None:
    skipped = re.compile(
        r"pytest\.(mark\.)?(skip|xfail|importorskip)|\b(it|test|describe)\.(skip|todo|fixme)"
    )
    files = [
        *sources(ROOT / "tests", ".py"),
        *sources(ROOT / "web/src", ".ts"),
    ]
    for path in files:
        if path != Path(__file__):
            assert not skipped.search(path.read_text("utf-8")), path


def test_nothing_compiled_lies_in_the_sources() -> None:
    assert not [path for path in SRC.rglob("*.so") if "static" not in path.parts]


def test_scripts_can_be_run() -> None:
    for path in (ROOT / "script").iterdir():
        assert path.is_dir() or os.access(path, os.X_OK), path


def test_the_build_machine_runs_all_tests() -> None:
    run = ROOT / ".ci" / "run"
    assert os.access(run, os.X_OK)
    assert "script/test" in run.read_text("utf-8")


def test_the_package_says_it_is_typed() -> None:
    assert (SRC / "goldenspike" / "py.typed").exists()


# Messages


MESSAGES = {"steel-driver": "sd", "steam": "st", "steam-barons": "sb"}
"""By game: what the ids of its messages begin with."""


def spoken(game: str, pattern: str) -> set[str]:
    """What a pattern finds in the rules of a game, those it shares with other games included."""
    own = sources(ENGINE_FOLDER / game.replace("-", "_"), ".py")
    shared = ENGINE_FOLDER / "shared"
    if any(within(name, "goldenspike.engine.shared") for path in own for name in imports(path)):
        own += sources(shared, ".py")
    return {found for path in own for found in re.findall(pattern, path.read_text("utf-8"))}


def english_messages() -> set[str]:
    """The ids of all messages; that other languages have the same is asked of the client."""
    texts = [path.read_text("utf-8") for path in (ROOT / "web/messages/en").glob("*.ftl")]
    return {id for text in texts for id in re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)}


@pytest.mark.parametrize("game", gs.games())
def test_every_refusal_has_its_message(game: str) -> None:
    codes = spoken(game, r'Refusal\(\s*"([a-z-]+/[a-z-]+)"')
    assert codes
    keys = {f"{MESSAGES[game]}-refusal-{code.replace('/', '-')}" for code in codes}
    assert keys - english_messages() == set()


@pytest.mark.parametrize("game", gs.games())
def test_every_event_has_its_message(game: str) -> None:
    types = spoken(game, r'"type": "([a-z_]+)"')
    assert types
    begins = f"{MESSAGES[game]}-event-"
    assert {f"{begins}{type_}" for type_ in types} == {
        key for key in english_messages() if key.startswith(begins)
    }
