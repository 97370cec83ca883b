"""The sentences of transcripts: numbers stand alone, or agree with the word they count."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import goldenspike as gs
from goldenspike.sentences import SENTENCES
from goldenspike.transcript import Teller

AFTER_A_NUMBER = {
    "VP": "an abbreviation",
    "more": "stays as it is",
    "left": "stays as it is",
    "on": "stays as it is",
    "of": "stays as it is",
    "for": "stays as it is",
    "from": "stays as it is",
    "at": "stays as it is",
    "lost": "stays as it is",
    "to": "stays as it is",
    "a": "a share: what follows is one",
    "cube": "said as first or second",
    "x": "times",
}
"""Words that may follow a number whatever it is."""

NUMBERS = {
    *("amount", "bid", "bonus", "cost", "count", "cube", "cubes", "display", "dividend", "gain"),
    *("income", "left", "level", "lost", "money", "paid", "performance", "points", "price"),
    *("profit", "round", "shares", "steps", "treasury", "turn", "turns", "value", "vp"),
}


@pytest.mark.parametrize("game", sorted(SENTENCES))
def test_a_number_stands_alone_or_before_a_word_that_stays(game: str) -> None:
    for kind, said in SENTENCES[game].items():
        for name, word in re.findall(r"\{(\w+)\} (\w+)", said):
            assert name not in NUMBERS or word in AFTER_A_NUMBER, f"{kind}: {said}"


@pytest.mark.parametrize(
    ("stacks", "said"),
    [(0, "by 0 stacks: none"), (1, "by 1 stack: none"), (2, "by 2 stacks: none")],
)
def test_stacks_are_counted(stacks: int, said: str) -> None:
    state = gs.game("steam-barons").new(["Ann", "Ben"], "northern-england", seed=1)
    told = Teller(state).sentence({"type": "prices_moved", "stacks": stacks, "moves": []})
    assert told.startswith("Prices move " + said.removesuffix("none"))


def test_no_recorded_transcript_counts_one_as_many() -> None:
    files = sorted(Path("tests/replays").glob("*/*.txt"))
    assert len(files) > 10
    for file in files:
        wrong = re.findall(r".*\b1 [a-z]+s\b.*", file.read_text())
        assert wrong == [], file
