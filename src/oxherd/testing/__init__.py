"""What every game must keep, as tests that authors of games, bots and doors can run in one line.

>>> import oxherd
>>> from oxherd.testing import conform
>>> conform(oxherd.rules("classic", players=3, rounds=1), seeds=[1])
"""

from __future__ import annotations

from oxherd.testing.suite import CHECKS, conform
from oxherd.testing.walk import Check, Nonconformity

__all__ = ["CHECKS", "Check", "Nonconformity", "conform"]
