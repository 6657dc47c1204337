"""A build that has something to do: jobs, files, gallery, manifest, in this order; the state comes last.

A build that is killed leaves whole files and the old state, and the next one puts right what differs.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from generator.build.disk import DiskWorkspace
from generator.build.fingerprint import fingerprint
from generator.build.gallery import gallery_bytes
from generator.build.job import Outcome
from generator.build.manifest import listed_files, manifest_bytes
from generator.build.output import OutputFolder
from generator.build.request import BuildRequest, BuildResult, Report
from generator.build.state import (
    GALLERY,
    MANIFEST,
    STATE_FILE,
    Run,
    State,
    is_intact,
    state_bytes,
)
from generator.build.store import PICTURES, Store
from generator.build.targets import Selection, select_jobs
from generator.build.workers import run_jobs
from generator.diagnostic import Diagnostic, has_errors
from generator.localize import read_words
from generator.read import read_languages

_GALLERY_LANGUAGE = "en"


def renew(request: BuildRequest, report: Report, folder: OutputFolder, state: State) -> BuildResult:
    """Print what has changed, and remember what is there now. Errors: as ``build``."""
    workspace = DiskWorkspace(request.root)
    known = {} if request.force else dict(_known(state, folder))
    press = fingerprint(state.inputs, "generator/")
    selection = select_jobs(workspace, request, press, known, writes=True)
    outcomes = run_jobs(selection.jobs, request.jobs, report)
    refused = _refused(selection, outcomes)
    store = Store(folder=folder, before=state)
    folder.clear_remains((*state.printed, *state.others, STATE_FILE))
    for outcome in outcomes:
        if outcome.job.game not in refused:
            for file in outcome.files:
                store.put(file)
    made = tuple(store.printed)
    _carry_over(store, request, refused)
    faults = _bind(store, workspace)
    diagnostics = _distinct((*selection.diagnostics, *_faults(outcomes), *faults))
    _remember(store, request, diagnostics, made)
    printed = [path for path in store.written if path in store.printed]
    return BuildResult(
        written=tuple(printed),
        removed=tuple(path for path in store.removed if not path.startswith(f"{PICTURES}/")),
        kept=len(made) - len(printed),
        refused=refused,
        diagnostics=diagnostics,
    )


def judge(request: BuildRequest, report: Report) -> BuildResult:
    """Judge what is asked for. Errors: RequestError, WorkersError."""
    selection = select_jobs(DiskWorkspace(request.root), request, "", {}, writes=False)
    outcomes = run_jobs(selection.jobs, request.jobs, report)
    diagnostics = _distinct((*selection.diagnostics, *_faults(outcomes)))
    return BuildResult(refused=_refused(selection, outcomes), diagnostics=diagnostics)


def _known(state: State, folder: OutputFolder) -> Iterator[tuple[str, str]]:
    """Yield the keys of files that are in place with all their pictures."""
    for path, one in state.printed.items():
        pictures = {shown.path: state.others.get(shown.path) for shown in one.pictures}
        if is_intact(folder, path, one.stamp) and all(
            stamp is not None and is_intact(folder, picture, stamp) for picture, stamp in pictures.items()
        ):
            yield path, one.key


def _refused(selection: Selection, outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """Return the games of which nothing may be written."""
    faulty = (outcome.job.game for outcome in outcomes if has_errors(outcome.diagnostics))
    return tuple(dict.fromkeys((*selection.refused, *faulty)))


def _faults(outcomes: Iterable[Outcome]) -> Iterator[Diagnostic]:
    for outcome in outcomes:
        yield from outcome.diagnostics


def _distinct(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return each diagnostic once: a fault in a game's files is met in every language."""
    return tuple(dict.fromkeys(diagnostics))


def _carry_over(store: Store, request: BuildRequest, refused: Sequence[str]) -> None:
    """Keep what was not asked for; remove what a whole build does not make any more. Errors: OutputError."""
    stale: list[str] = []
    for path in store.before.printed:
        if path not in store.printed:
            if request.is_whole and path.partition("/")[0] not in refused:
                stale.append(path)
            else:
                store.keep(path)
    store.remove(set(stale) & listed_files(store.folder))


def _bind(store: Store, workspace: DiskWorkspace) -> tuple[Diagnostic, ...]:
    """Write the gallery and the manifest, and remove pictures that nothing shows. Errors: OutputError."""
    languages, _ = read_languages(workspace)
    words, _ = read_words(workspace, languages[_GALLERY_LANGUAGE])
    page, faults = gallery_bytes(workspace, store.printed, words)
    listed = listed_files(store.folder)
    if page is not None:
        store.put_other(GALLERY, page)
    store.put_other(MANIFEST, manifest_bytes(store.printed, store.others))
    store.remove(path for path in listed if path.startswith(f"{PICTURES}/") and path not in store.others)
    return faults


def _remember(
    store: Store, request: BuildRequest, diagnostics: tuple[Diagnostic, ...], made: Sequence[str]
) -> None:
    now = fingerprint(store.before.inputs)
    runs = {key: run for key, run in store.before.runs.items() if run.fingerprint == now}
    if has_errors(diagnostics):
        runs.pop(request.key, None)
    else:
        files = {path: store.printed[path].stamp.digest for path in made}
        runs[request.key] = Run(fingerprint=now, files=files, diagnostics=diagnostics)
    state = replace(store.before, printed=store.printed, others=store.others, runs=runs)
    data = state_bytes(state)
    if store.folder.read(STATE_FILE) != data:
        store.folder.write(STATE_FILE, data)
