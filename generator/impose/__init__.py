"""Sizes and counts → ``SheetPlan``: pure arithmetic that knows no drawing, no font and no language."""

from generator.impose.codes import CODES
from generator.impose.plan import plan_sheets, sheets_by_area
from generator.impose.wording import Wording

__all__ = ["CODES", "Wording", "plan_sheets", "sheets_by_area"]
