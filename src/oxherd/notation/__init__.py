"""Text forms: one-line positions, choices, whole-match records. See docs/reference/notation.md."""
