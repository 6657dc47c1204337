"""Diagnostics → text: for people, with what stands at the place, and for the machines that run checks."""

from generator.verdicts.excerpt import LineOf, excerpt
from generator.verdicts.formats import FORMATS, write_verdicts
from generator.verdicts.harmless import harmless
from generator.verdicts.page import CodePage

__all__ = ["FORMATS", "CodePage", "LineOf", "excerpt", "harmless", "write_verdicts"]
