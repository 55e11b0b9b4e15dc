"""GAP: a game of turns in which colours score."""
