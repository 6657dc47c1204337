"""Everything together: targets, cache, disk, output, gallery. ``run.py`` is the pipeline in one function.

What a build without changes does not need is imported late.
"""

from generator.build.builder import build, inspect
from generator.build.codes import CODES
from generator.build.disk import DiskWorkspace, find_root
from generator.build.output import OutputError
from generator.build.request import BuildRequest, BuildResult, Report, RequestError, Silence, WorkersError

__all__ = [
    "CODES",
    "BuildRequest",
    "BuildResult",
    "DiskWorkspace",
    "OutputError",
    "Report",
    "RequestError",
    "Silence",
    "WorkersError",
    "build",
    "find_root",
    "inspect",
]
