"""Steel Driver: six companies race across a continent, and the most cash wins."""
