"""The languages of the doors: Fluent catalogues, and the translator that speaks from them.

It knows nothing of the games. Doors give it keys and values; what it gives back is for people.
"""

from __future__ import annotations

from oxherd.i18n.languages import FALLBACK, LANGUAGES, known, pick
from oxherd.i18n.translator import Translator, Value, decimals

__all__ = ["FALLBACK", "LANGUAGES", "Translator", "Value", "decimals", "known", "pick"]
