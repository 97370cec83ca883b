"""What a position of Steam Barons promises, and what is worth a thought there."""
