"""The seed of a record: the one that was promised, and the one that the draws come from."""

from __future__ import annotations

import hashlib

from oxherd.core.chance import Chance, Shake
from oxherd.core.errors import BadRecord
from oxherd.notation.record import Record, is_commitment, is_seed


def commitment_to(seed: bytes) -> str:
    """What is told of a seed from the start: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


def told_seed(record: Record) -> bytes:
    """The seed that a record tells, nothing where it tells none; BadRecord for a wrong one."""
    commitment, seed = record.commitment, record.seed
    if commitment and not is_commitment(commitment):
        line = 5 + len(record.options)
        raise BadRecord("record-syntax", line=line, found=f"commitment {commitment}"[:40])
    if not seed:
        return b""
    line = record.line_of(len(record.steps)) + bool(record.sealed)
    if not is_seed(seed):
        raise BadRecord("record-syntax", line=line, found=f"seed {seed}"[:40])
    told = bytes.fromhex(seed)
    if commitment and commitment != commitment_to(told):
        raise BadRecord("record-deal", line=line, problem="commitment")
    return told


class Sworn(Chance):
    """Draws as a record tells them, of which each must be that of a seed; it lists the others."""

    def __init__(self, told: Chance, seed: bytes) -> None:
        self.told = told
        self.own = Shake(seed)
        self.broken: list[tuple[int, str]] = []

    def draw(self, round: int, purpose: str, items: tuple[int, ...], take: int) -> tuple[int, ...]:  # noqa: A002
        """What is told, so that the match can be played to the end first."""
        drawn = self.told.draw(round, purpose, items, take)
        if drawn != self.own.draw(round, purpose, items, take):
            self.broken.append((round, purpose))
        return drawn

    def to_json(self) -> list[object]:
        """As what is told: nothing goes on from here."""
        return self.told.to_json()
