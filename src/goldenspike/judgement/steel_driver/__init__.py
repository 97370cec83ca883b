"""What a position of Steel Driver promises, and what is worth a thought there."""
