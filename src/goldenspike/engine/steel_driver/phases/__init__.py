"""The phases of Steel Driver, one module each, in rulebook order."""
