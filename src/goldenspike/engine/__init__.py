"""The rules of every game: pure code without files, clocks, logging or threads."""
