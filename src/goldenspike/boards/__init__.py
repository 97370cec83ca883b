"""Boards as data: the supplied files, how files are read and judged, and their drawing."""
