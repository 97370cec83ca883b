"""Where tables lie on disk: the log of every game is the truth."""
