"""Steam: build track, move goods, and turn them into income and victory points."""
