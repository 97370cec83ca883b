"""The commands `goldenspike board check` and `goldenspike board render`."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from goldenspike.boards import hex_check, hex_supplied, steel_driver_check, steel_driver_supplied
from goldenspike.boards.drawing import draw
from goldenspike.boards.library import LIBRARY
from goldenspike.boards.toml_text import parse, shown
from goldenspike.engine.api import BoardFile
from goldenspike.engine.errors import BadSetup, MalformedBoard
from goldenspike.engine.shared.hex_labels import read_label

app = typer.Typer(no_args_is_help=True, add_completion=False)

FileArgument = Annotated[
    str, typer.Argument(metavar="FILE", help="A board file, or the id of a supplied board.")
]

SHORTCOMINGS = {
    "steel-driver": steel_driver_check.shortcomings,
    "steam": hex_check.shortcomings,
    "steam-barons": hex_check.shortcomings,
}

SUPPLIED = {
    "steel-driver": steel_driver_supplied.supplied_faults,
    "steam": hex_supplied.supplied_faults,
    "steam-barons": hex_supplied.supplied_faults,
}
"""By game: what says the demands on the supplied boards that one does not meet."""


@app.command()
def check(file: FileArgument) -> None:
    """Name every fault of a board with its place; status 1 if there is one."""
    try:
        board = _read(file)
    except MalformedBoard as fault:
        _fail(file, fault.faults)
    except BadSetup as fault:
        _fail(file, [str(fault)])
    game = board.content["game"]
    found = SHORTCOMINGS[game](board.content)
    if board.id in LIBRARY.supplied(game):
        found += SUPPLIED[game](board)
    if found:
        _fail(file, found)
    typer.echo(f"{file}: a board of {game} without faults, {_summary(board)}.")


@app.command()
def render(
    file: FileArgument,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where to write; else it is printed.")
    ] = None,
    language: Annotated[str, typer.Option(help="Of the title and the key: en, es or pt.")] = "en",
    dark: Annotated[bool, typer.Option("--dark", help="Light lines on dark land.")] = False,
) -> None:
    """Draw a board as SVG, complete with its letters, for a browser or a printer."""
    if language not in ("en", "es", "pt"):
        _fail(file, [f"The language is en, es or pt, not {shown(language)}."])
    try:
        board = _read(file)
    except MalformedBoard as fault:
        _fail(file, fault.faults)
    except BadSetup as fault:
        _fail(file, [str(fault)])
    drawn = draw(board, standalone=True, language=language, dark=dark)
    if output is None:
        sys.stdout.write(drawn)
        return
    try:
        output.write_text(drawn, encoding="utf-8")
    except OSError as fault:
        _fail(str(output), [f"cannot be written: {fault.strerror or fault}"])
    typer.echo(f"{output}: {board.content['title'].get(language, board.id)}.")


def _read(file: str) -> BoardFile:
    """Returns the board of a file of any game, or a supplied one by its id."""
    for game in SHORTCOMINGS:
        if file in LIBRARY.supplied(game):
            return LIBRARY.find(game, file)
    text = LIBRARY.read(file)
    game = parse(text).get("game", "nothing")
    if not isinstance(game, str) or game not in SHORTCOMINGS:
        raise MalformedBoard([f"game: must be {', '.join(SHORTCOMINGS)}, not {shown(game)}"])
    return LIBRARY.parse(game, text)


def _summary(board: BoardFile) -> str:
    content = board.content
    if content["game"] == "steel-driver":
        starts = sum(place["kind"] == "start" for place in content["location"])
        colors = Counter(place["color"] for place in content["location"])
        goods = ", ".join(f"{count} {color}" for color, count in colors.most_common())
        return (
            f"{len(content['location'])} locations ({starts} of them start), "
            f"{len(content['route'])} routes, goods: {goods}"
        )
    cities = {read_label(city["hex"]) for city in content["city"]}
    hexes = len(hex_check.terrains(content).keys() | cities)
    return f"{hexes} hexes, {len(content['city'])} cities, {len(content.get('town', []))} towns"


def _fail(place: str, faults: list[str]) -> NoReturn:
    count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
    typer.echo(f"{place}: {count}")
    for fault in faults:
        typer.echo(f"  {fault}")
    raise typer.Exit(1)
