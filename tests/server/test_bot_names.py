"""Bots are called so that nobody is mistaken for another, nor for a company."""

from __future__ import annotations

import pytest

from goldenspike.server.sheet import BOT_NAMES, bot_name

COMPANIES = set("RBGYPK")
"""The letters of the companies in English."""


@pytest.mark.parametrize("level", BOT_NAMES)
def test_bots_of_a_table_begin_unlike_each_other_and_unlike_companies(level: str) -> None:
    taken: list[str | None] = ["Ann"]
    for _ in range(5):
        taken.append(bot_name(level, taken))
    initials = [name[0] for name in taken if name]
    assert len(set(initials)) == 6
    assert not COMPANIES & set(initials)


def test_bots_of_several_levels_and_people_begin_unlike_each_other() -> None:
    taken: list[str | None] = ["Walt", "ida", None]
    for level in ("greedy", "mcts", "random"):
        taken.append(bot_name(level, taken))
    initials = [name[0].upper() for name in taken if name]
    assert len(set(initials)) == len(initials)


def test_a_bot_gets_a_name_also_where_all_are_taken() -> None:
    taken: list[str | None] = [*BOT_NAMES["greedy"]]
    assert bot_name("greedy", taken) not in taken
