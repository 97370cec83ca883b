"""`goldenspike replay`: checks a log line by line and tells the game it holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from goldenspike.engine.api import State
from goldenspike.engine.errors import MalformedLog, Refusal
from goldenspike.shelf import read_log
from goldenspike.transcript import standing, transcript


def replay_log(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="A .gslog file.")],
    until: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Stop after the first N actions.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the position reached as JSON.")
    ] = False,
) -> None:
    """Check every line of a log, tell the game in sentences and print its result.

    Ends with status 1 at the first fault, naming its line, what is wrong and the rule.
    """
    try:
        state = read_log(log, until)
    except MalformedLog as fault:
        _say_fault(fault.line, fault.text, fault.refusal, as_json)
    except OSError as fault:
        text = f"The log {str(log)!r} cannot be read: {fault.strerror}."
        _say_fault(None, text, None, as_json)
    else:
        if as_json:
            typer.echo(json.dumps(position_reached(state)))
        else:
            tell(state)
        if state.is_over and until is None and not has_result(log):
            typer.echo(
                "Warning: the game is over, but the log ends without its result line, "
                "which would publish the seed; the result above is what the actions give.",
                err=True,
            )


def has_result(log: Path) -> bool:
    """Returns whether the last line of a readable log is its result."""
    return "result" in json.loads(log.read_text("utf-8").splitlines()[-1])


def position_reached(state: State) -> dict[str, Any]:
    """Returns what a program wants to know after a replay: who played, the view, the result."""
    header = state.header
    return {
        "game": header.game,
        "board": header.board.id,
        "seats": header.seats,
        "n": state.n,
        "to_act": list(state.to_act),
        "chance_due": state.chance_due,
        "is_over": state.is_over,
        "scores": state.scores,
        "ranking": state.ranking,
        "view": state.view(),
    }


def tell(state: State) -> None:
    """Prints the game so far, one sentence a line, then how it stands."""
    header = state.header
    typer.echo(f"{state.game.title} on {header.board.id}: {', '.join(header.seats)}")
    told = 0
    for n, said in transcript(state):
        number = f"{n:>4}" if n > told else "    "
        typer.echo(f"{number}  {said}")
        told = n
    typer.echo(f"After {state.n} actions the game is {'over' if state.is_over else 'going on'}.")
    for line in standing(state):
        typer.echo(line)


def _say_fault(line: int | None, text: str, refusal: Refusal | None, as_json: bool) -> None:
    if as_json:
        fault = {"line": line, "text": text, "refusal": refusal.to_json() if refusal else None}
        typer.echo(json.dumps({"fault": fault}))
    else:
        place = f"line {line}: " if line else ""
        rule = f" ({refusal.rule})" if refusal else ""
        typer.echo(f"{place}{text}{rule}", err=True)
    raise typer.Exit(1)
