"""Text forms: one-line positions, choices, whole-match records. Versioned; see docs/reference/notation.md."""
