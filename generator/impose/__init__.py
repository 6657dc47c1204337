"""Sizes and counts → ``SheetPlan``: pure arithmetic that knows no drawing, no font and no language."""

from generator.impose.plan import plan_sheets
from generator.impose.wording import Wording

__all__ = ["Wording", "plan_sheets"]
