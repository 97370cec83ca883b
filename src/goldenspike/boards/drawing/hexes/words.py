"""The words and letters on a board of hexes, by language."""

from __future__ import annotations

from typing import Final

COLORS: Final = ("red", "blue", "yellow", "purple", "black")

LETTERS: Final = {
    "en": {"red": "R", "blue": "B", "yellow": "Y", "purple": "P", "black": "K"},
    "es": {"red": "R", "blue": "A", "yellow": "L", "purple": "M", "black": "N"},
    "pt": {"red": "V", "blue": "A", "yellow": "L", "purple": "R", "black": "P"},
}
"""By language: the letter that tells a colour, the same as on the cubes of the table."""

WORDS: Final = {
    "en": {
        "red": "red", "blue": "blue", "yellow": "yellow", "purple": "purple", "black": "black",
        "cubes": "cubes", "town": "town", "port": "port", "river": "river",
        "hills": "hills", "mountains": "mountains", "blocked": "no track across",
    },
    "es": {
        "red": "rojo", "blue": "azul", "yellow": "amarillo", "purple": "morado", "black": "negro",
        "cubes": "cubos", "town": "pueblo", "port": "puerto", "river": "río",
        "hills": "colinas", "mountains": "montañas", "blocked": "sin paso",
    },
    "pt": {
        "red": "vermelho", "blue": "azul", "yellow": "amarelo", "purple": "roxo", "black": "preto",
        "cubes": "cubos", "town": "vila", "port": "porto", "river": "rio",
        "hills": "colinas", "mountains": "montanhas", "blocked": "sem passagem",
    },
}  # fmt: skip


def letter(language: str, color: str) -> str:
    """Returns the letter of a colour."""
    return LETTERS.get(language, LETTERS["en"])[color]


def words(language: str) -> dict[str, str]:
    """Returns the words of a language."""
    return WORDS.get(language, WORDS["en"])
