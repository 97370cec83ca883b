"""Gem Run at the server: runs are checked by replay, kept, listed, and sent as challenges."""
