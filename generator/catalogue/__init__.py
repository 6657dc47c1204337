"""Catalogue: a localized game and its faces → all pieces on one page, to filter, and plots; HTML and PDF.

Invariant: every number in it is counted from the pieces of that edition; what an author writes is characters
on a page, never code of any kind.
"""

from generator.catalogue.codes import CODES
from generator.catalogue.run import BoundCatalogue, judge_catalogue, set_catalogue

__all__ = ["CODES", "BoundCatalogue", "judge_catalogue", "set_catalogue"]
