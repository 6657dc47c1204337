"""Rulebook: Markdown + translations + pictures → document tree → PDF/UA, one-file HTML, booklet.

Invariant: what an author writes is characters on a page, never code of any kind; what cannot be set is
reported at its line.
"""

from generator.rulebook.booklet import booklet_order, impose_booklet
from generator.rulebook.codes import CODES
from generator.rulebook.messages import rulebook_messages
from generator.rulebook.run import Rulebook, set_rulebook

__all__ = ["CODES", "Rulebook", "booklet_order", "impose_booklet", "rulebook_messages", "set_rulebook"]
