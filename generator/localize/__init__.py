"""Stage localize: game × edition × language → localized game. Also what the rulebook needs to do the same.

In: a ``Game`` in its source language and the PO files. Out: a ``LocalizedGame`` whose texts are what prints.
"""

from generator.localize.bilingual import join_languages
from generator.localize.catalog import Catalog, key_of, read_catalog
from generator.localize.collation import sort_key
from generator.localize.fallbacks import count_fallbacks
from generator.localize.messages import Message, collect_messages
from generator.localize.names import names_for, phrases_for, word_in
from generator.localize.run import localize_game
from generator.localize.typography import apply_typography
from generator.localize.update import make_template, update_catalog
from generator.localize.words import (
    WORDS_CATALOGS,
    WORDS_LANGUAGE,
    explain_words,
    read_english_words,
    read_words,
    speaks,
)

__all__ = [
    "WORDS_CATALOGS",
    "WORDS_LANGUAGE",
    "Catalog",
    "Message",
    "apply_typography",
    "collect_messages",
    "count_fallbacks",
    "explain_words",
    "join_languages",
    "key_of",
    "localize_game",
    "make_template",
    "names_for",
    "phrases_for",
    "read_catalog",
    "read_english_words",
    "read_words",
    "sort_key",
    "speaks",
    "update_catalog",
    "word_in",
]
