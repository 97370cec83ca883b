"""What a position of Steam promises, and what is worth a thought there."""
