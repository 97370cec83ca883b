"""What holds for all tests: the same examples every time, so that none fails by chance."""

from __future__ import annotations

import os
import time

import pytest
from hypothesis import settings

# Other examples are tried with `--hypothesis-profile=default`.
settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tells, before pytest's last line, what `script/test` did before and how long all took."""
    failed = os.environ.get("GOLDENSPIKE_TESTING_FAILED")
    if failed:
        terminalreporter.write_line(f"Failed before the Python suite: {failed}", red=True)
    since = os.environ.get("GOLDENSPIKE_TESTING_SINCE")
    if since:
        minutes, seconds = divmod(int(time.time()) - int(since), 60)
        terminalreporter.write_line(f"All of it took {minutes} min {seconds} s.")
