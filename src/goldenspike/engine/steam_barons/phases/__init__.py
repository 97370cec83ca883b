"""The phases of Steam Barons, one module each, in rulebook order within."""
