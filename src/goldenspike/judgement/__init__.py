"""What bots know of each game; a game without an entry is played by its scores alone.

An estimate, never a rule: the engine knows nothing of it.
"""

from __future__ import annotations

from goldenspike.judgement.knowledge import Knowledge
from goldenspike.judgement.steam.knowledge import SteamKnowledge
from goldenspike.judgement.steam_barons.knowledge import SteamBaronsKnowledge
from goldenspike.judgement.steel_driver.knowledge import SteelDriverKnowledge

KNOWLEDGE: dict[str, Knowledge] = {
    "steel-driver": SteelDriverKnowledge(),
    "steam": SteamKnowledge(),
    "steam-barons": SteamBaronsKnowledge(),
}


def knowledge_of(game_id: str) -> Knowledge:
    """Returns what bots know of a game."""
    return KNOWLEDGE.get(game_id) or Knowledge()
