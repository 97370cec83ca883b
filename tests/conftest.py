"""What holds for all tests: the same examples every time, so that none fails by chance."""

from __future__ import annotations

from hypothesis import settings

# Other examples are tried with `--hypothesis-profile=default`.
settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")
