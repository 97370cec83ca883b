"""Steam Barons: invest in railway companies, run those you control, and sell in time."""
