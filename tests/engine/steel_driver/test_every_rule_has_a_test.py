"""Guards the other tests here: every rule of the rules' text has one that names it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "web/rules/steel-driver.en.md"


def test_every_rule_has_a_test_that_names_it() -> None:
    rules = set(re.findall(r"^- \*\*(SD-\d+\.\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE))
    assert len(rules) == 43
    named = {
        f"SD-{section}.{number}"
        for path in HERE.glob("test_*.py")
        for section, number in re.findall(
            r"^def test_SD_(\d+)_(\d+)_", path.read_text("utf-8"), re.MULTILINE
        )
    }
    assert rules - named == set(), "rules without a test"
    assert named - rules == set(), "tests of rules that do not exist"
