"""The page has the same numbers as the engine."""

from __future__ import annotations

from tools.gem_run_tuning import TARGET, written


def test_the_numbers_of_the_page_are_those_of_the_engine() -> None:
    def bare(text: str) -> list[str]:
        # Prettier breaks long lists and short sentences differently.
        return "".join(text.replace(",", " ").split("\n")).replace("*", " ").split()

    assert "".join(bare(TARGET.read_text("utf-8"))) == "".join(bare(written()))
