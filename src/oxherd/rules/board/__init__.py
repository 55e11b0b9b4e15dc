"""The board: squares with effects, a score track, tiles instead of cards. Rules: R-100 to R-113."""
