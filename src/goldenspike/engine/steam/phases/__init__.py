"""The phases of Steam, one module each, in rulebook order within."""
