"""The documentation: links lead somewhere, commands exist, examples run."""

from __future__ import annotations

import doctest
import re
import shlex
from functools import cache
from pathlib import Path

import pytest

from goldenspike import cli

ROOT = Path(__file__).parents[1]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "web/rules").glob("*.md")),
]
NAMES = [path.relative_to(ROOT).as_posix() for path in PAGES]
TAKE_GAME = {"simulate", "arena", "bench"}


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


@cache
def anchors(path: Path) -> set[str]:
    """The addresses of the headings of a page, as code hosts make them."""
    headings = re.findall(r"^#+ (.*)$", without_code(path.read_text("utf-8")), re.MULTILINE)
    return {
        re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-") for heading in headings
    }


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_somewhere(name: str) -> None:
    path = ROOT / name
    text = without_code(path.read_text("utf-8"))
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in link or link.startswith("mailto:"):
            continue
        file, _, anchor = link.partition("#")
        target = (path.parent / file).resolve() if file else path
        assert target.exists(), f"{name} links to {link}"
        assert target.is_relative_to(ROOT)
        if anchor:
            assert anchor in anchors(target), f"{name} links to {link}"


def test_every_page_is_listed() -> None:
    index = (ROOT / "docs/README.md").read_text("utf-8")
    boards = (ROOT / "docs/boards/README.md").read_text("utf-8")
    for path in sorted((ROOT / "docs").glob("*.md")):
        assert path.name == "README.md" or f"({path.name})" in index, path
    for path in sorted((ROOT / "docs/boards").glob("*.md")):
        assert path.name == "README.md" or f"({path.name})" in boards, path


def commands(path: Path) -> list[list[str]]:
    """The words of every command line in the shell blocks of a page."""
    blocks = re.findall(r"^```sh\n(.*?)^```", path.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return [words for line in lines if (words := shlex.split(line, comments=True))]


def options(command: object) -> set[str]:
    flags: set[str] = {"--help"}
    for parameter in getattr(command, "params", []):
        flags |= {*parameter.opts, *parameter.secondary_opts}
    return flags


@pytest.mark.parametrize("name", NAMES)
def test_commands_exist(name: str) -> None:
    for words in commands(ROOT / name):
        program = words[0]
        if program.startswith("script/"):
            assert (ROOT / program).is_file(), f"{name}: {' '.join(words)}"
        if not program.endswith("goldenspike"):
            continue
        assert words[1] in cli.COMMANDS, f"{name}: {' '.join(words)}"
        command = cli.load(words[1])
        rest = words[2:]
        while hasattr(command, "commands"):
            assert rest[0] in command.commands, f"{name}: {' '.join(words)}"
            command, rest = command.commands[rest[0]], rest[1:]
        for word in rest:
            if word.startswith("-"):
                flag = word.split("=")[0]
                assert flag in options(command), f"{name}: {' '.join(words)}"


def test_readme_names_the_two_commands() -> None:
    shown = [words[0] for words in commands(ROOT / "README.md")]
    assert {"script/server", "script/test"} <= set(shown)


@pytest.mark.parametrize("name", [name for name in NAMES if ">>> " in (ROOT / name).read_text()])
def test_examples_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_readme_example_is_five_lines() -> None:
    examples = re.findall(
        r"^(?:>>>|\.\.\.) ", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE
    )
    assert len(examples) == 5
