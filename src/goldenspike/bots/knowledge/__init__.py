"""What bots know of each game; a game without an entry is played by its outlook alone."""

from __future__ import annotations

from goldenspike.bots.knowledge.base import Knowledge
from goldenspike.bots.knowledge.steam import SteamKnowledge
from goldenspike.bots.knowledge.steam_barons import SteamBaronsKnowledge
from goldenspike.bots.knowledge.steel_driver import SteelDriverKnowledge

KNOWLEDGE: dict[str, Knowledge] = {
    "steel-driver": SteelDriverKnowledge(),
    "steam": SteamKnowledge(),
    "steam-barons": SteamBaronsKnowledge(),
}


def knowledge_of(game_id: str) -> Knowledge:
    """Returns what bots know of a game."""
    return KNOWLEDGE.get(game_id) or Knowledge()
