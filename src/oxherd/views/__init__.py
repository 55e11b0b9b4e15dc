"""What a seat or a spectator may know: the only thing that bots, clients and the wire ever see."""

from __future__ import annotations

from oxherd.views.view import AskView, View, see

__all__ = ["AskView", "View", "see"]
