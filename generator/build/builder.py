"""From a request to files in place. Here: is there anything to do at all? If so, ``rebuild`` does it.

Invariant: outputs depend on the request and the project alone, whether the build is cold or warm and however
many processes work.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from generator.build.fingerprint import Stamp, fingerprint, stamp_files
from generator.build.output import OutputFolder
from generator.build.request import BuildRequest, BuildResult, Report, RequestError
from generator.build.state import GALLERY, MANIFEST, STATE_FILE, Record, State, is_intact, read_state
from generator.build.up_to_date import in_place, known_files
from generator.diagnostic import has_warnings

_GRAIN_NS = 2_000_000_000


def build(request: BuildRequest, report: Report) -> BuildResult:
    """Print what is asked for and has changed.

    Errors:
        RequestError: a name is unknown. OutputError: a file cannot be written. WorkersError: a process died.
    """
    _check_place(request)
    folder = OutputFolder(request.out)
    state = _state(request, folder)
    folder.clear_remains((*state.printed, *state.others, STATE_FILE))
    last = state.runs.get(request.key)
    is_refused = last is not None and request.strict and has_warnings(last.diagnostics)
    if last is not None and not (request.force or is_refused) and _is_done(request, last, state, folder):
        return BuildResult(kept=len(last.files), diagnostics=last.diagnostics)
    # Only now does the build need anything heavy.
    from generator.build.rebuild import rebuild  # noqa: PLC0415

    return rebuild(request, report, folder, state)


def inspect(request: BuildRequest, report: Report) -> BuildResult:
    """Judge what is asked for and write nothing. What a build has judged before is remembered.

    Errors:
        RequestError: a name is unknown. WorkersError: a process died.
    """
    state = _state(request, OutputFolder(request.out))
    last = state.runs.get(request.key)
    if last is not None and last.fingerprint == fingerprint(state.inputs):
        return BuildResult(diagnostics=last.diagnostics)
    from generator.build.rebuild import judge  # noqa: PLC0415

    return judge(request, report, state)


def _state(request: BuildRequest, folder: OutputFolder) -> State:
    """Return what the last builds have left, with stamps of the files as they are now."""
    state = read_state(folder)
    return replace(state, inputs=stamp_files(request.root, _trusted(state.inputs, folder)))


def _check_place(request: BuildRequest) -> None:
    """Refuse to print into what is read. Errors: RequestError."""
    out, root = request.out.resolve(), request.root.resolve()
    for source in (root / "content", root / "templates"):
        if out == root or out.is_relative_to(source) or source.is_relative_to(out):
            raise RequestError(
                f"{request.out} holds the project's own files: choose another folder to print into"
            )


def _trusted(stamps: Mapping[str, Stamp], folder: OutputFolder) -> Mapping[str, Stamp]:
    """Leave out files that had just changed when they were read: by a coarse clock, they may have again."""
    try:
        limit = folder.locate(STATE_FILE).stat().st_mtime_ns - _GRAIN_NS
    except OSError:
        return {}
    return {name: stamp for name, stamp in stamps.items() if stamp.changed < limit}


def _is_done(request: BuildRequest, last: Record, state: State, folder: OutputFolder) -> bool:
    """Tell whether nothing has changed since the same was last built, on neither side."""
    if last.fingerprint != fingerprint(state.inputs) or request.gallery != (GALLERY in state.others):
        return False
    if any(path not in last.files and request.covers(path) for path in state.printed):
        return False  # What was printed in between is stale now.
    known = dict(known_files(state, folder, with_pictures=request.gallery))
    return in_place(last, known) and all(
        path in state.others and is_intact(folder, path, state.others[path])
        for path in (MANIFEST, *([GALLERY] if request.gallery else ()))
    )
