"""What an object holds on to."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import (
    BuiltinFunctionType,
    FunctionType,
    GetSetDescriptorType,
    MemberDescriptorType,
    ModuleType,
)

ATOMS = (str, bytes, int, float, bool, type(None))
"""Without any contents, unless it is a subclass that has some."""


def reachable(thing: object) -> Iterator[object]:
    """Everything that can be got at from an object, its class and their modules left out."""
    found = [thing]
    seen = {id(thing)}
    for each in found:
        yield each
        for held in holds(each):
            shared = type(held) in ATOMS or isinstance(held, (type, ModuleType))
            if id(held) not in seen and not shared:
                seen.add(id(held))
                found.append(held)


def holds(thing: object) -> list[object]:
    """What an object refers to itself. Compiled classes do not tell all of it to the collector."""
    if isinstance(thing, FunctionType):
        return [*(thing.__closure__ or ()), *(thing.__defaults__ or ())]
    if isinstance(thing, BuiltinFunctionType):
        return []
    return [*gc.get_referents(thing), *attributes(thing).values()]


def attributes(thing: object) -> dict[str, object]:
    """The values in the slots of an object, and of its class's bases."""
    values: dict[str, object] = {}
    for kind in type(thing).__mro__:
        if kind.__module__ == "builtins":
            continue
        for name, member in vars(kind).items():
            if isinstance(member, (MemberDescriptorType, GetSetDescriptorType)):
                values[name] = getattr(thing, name, None)
    return values


def description(thing: object) -> object:
    """An object by the values of all it shows, as plain data that can be compared."""
    if isinstance(thing, (str, int, type(None))):
        return thing
    if isinstance(thing, (list, tuple)):
        return [description(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): description(value) for key, value in thing.items()}
    names = [name for name in dir(thing) if not name.startswith("__")]
    values = {name: getattr(thing, name, None) for name in names}
    return {name: description(value) for name, value in values.items() if not callable(value)}
