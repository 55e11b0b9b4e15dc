"""Plain values: what slots, events and encodings are made of, and their way to JSON and back."""

from __future__ import annotations

Plain = int | str | bool | None | tuple["Plain", ...]


def thaw(value: Plain) -> object:
    """Tuples become lists, as JSON has them."""
    if isinstance(value, tuple):
        return [thaw(item) for item in value]
    return value


def freeze(value: object) -> Plain:
    """Lists become tuples again; anything that is not plain is a TypeError."""
    if isinstance(value, (list, tuple)):
        return tuple(freeze(item) for item in value)
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"not plain: {type(value).__name__}")
