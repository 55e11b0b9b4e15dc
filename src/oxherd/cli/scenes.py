"""Events in pieces that one takes in at a glance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from oxherd.core.event import Event

FIRST: Final = ("round-started", "revealed", "played", "round-scored")
"""Kinds of events that begin a scene."""


def scenes(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Each scene with its events; none is empty."""
    scene: list[Event] = []
    for event in events:
        if scene and event.kind in FIRST:
            yield scene
            scene = []
        scene.append(event)
    if scene:
        yield scene
