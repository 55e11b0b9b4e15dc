"""Special cards that act in the middle of a placement. Rules: R-30 to R-42, R-70 to R-85."""
