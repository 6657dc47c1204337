"""A build that has something to do: jobs, files, gallery, manifest, in this order; the state comes last.

A build that is killed leaves whole files and the old state, and the next one puts right what differs.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from generator.build.fingerprint import fingerprint
from generator.build.job import Outcome
from generator.build.manifest import listed_files, manifest_bytes
from generator.build.opened import open_workspace
from generator.build.output import OutputFolder
from generator.build.request import BuildRequest, BuildResult, Report
from generator.build.settling import judge_allowances, leave_idle_files
from generator.build.state import (
    GALLERY,
    MANIFEST,
    STATE_FILE,
    Record,
    State,
    state_bytes,
)
from generator.build.store import PICTURES, Store
from generator.build.targets import Selection, select_jobs
from generator.build.up_to_date import done_jobs, job_fingerprint, judged_jobs, known_files
from generator.build.workers import run_jobs
from generator.diagnostic import Diagnostic, has_errors, has_warnings
from generator.localize import count_fallbacks, read_words
from generator.model import Language
from generator.workspace import Workspace

_GALLERY_LANGUAGE = "en"


def rebuild(request: BuildRequest, report: Report, folder: OutputFolder, state: State) -> BuildResult:
    """Print what has changed, and remember what is there now. Errors: as ``build``."""
    workspace = open_workspace(request.root, request.languages)
    known = {} if request.force else dict(known_files(state, folder, with_pictures=request.gallery))
    selection = select_jobs(workspace, request, known, state.inputs)
    now = {job.key: job_fingerprint(job, state.inputs, selection.languages) for job in selection.jobs}
    done = done_jobs(now, known, state)
    waiting = [job for job in selection.jobs if job.key not in done]
    outcomes = run_jobs(waiting, selection.games, request.jobs, report)
    found = _collect(workspace, request, selection, _remembered(done), outcomes)
    refused = (*_refused(selection, outcomes), *(_warned(selection, found) if request.strict else ()))

    store = Store(folder=folder, before=state, gallery=request.gallery)
    jobs: dict[str, Record] = {}
    for job in selection.jobs:
        if job.key in done and job.game not in refused:
            jobs[job.key] = done[job.key]
            for path in done[job.key].files:
                store.keep(path)
    for outcome in outcomes:
        if outcome.job.game not in refused:
            jobs[outcome.job.key] = _put(store, outcome, now[outcome.job.key])
    made = tuple(store.printed)
    _carry_over(store, request, refused)
    faults = _bind(store, workspace, selection)
    folder.clear_remains((*store.printed, *store.others))
    diagnostics = _distinct((*found, *faults))
    _remember(store, request, diagnostics, made, jobs)
    printed = [path for path in store.written if path in store.printed]
    return BuildResult(
        written=tuple(printed),
        removed=tuple(path for path in store.removed if not path.startswith(f"{PICTURES}/")),
        kept=len(made) - len(printed),
        refused=refused,
        diagnostics=diagnostics,
    )


def _put(store: Store, outcome: Outcome, fingerprint_: str) -> Record:
    """Bring a job's files in place and return what to remember of it. Errors: OutputError."""
    for made in outcome.files:
        store.put(made)
    files = {made.path: made.key for made in outcome.files}
    return Record(fingerprint=fingerprint_, files=files, diagnostics=outcome.diagnostics)


def judge(request: BuildRequest, report: Report, state: State) -> BuildResult:
    """Judge what is asked for and no build has judged yet. Errors: RequestError, WorkersError."""
    workspace = open_workspace(request.root, request.languages)
    selection = select_jobs(workspace, request, {}, None)
    now = {job.key: job_fingerprint(job, state.inputs, selection.languages) for job in selection.jobs}
    judged = judged_jobs(now, state)
    waiting = [job for job in selection.jobs if job.key not in judged]
    outcomes = run_jobs(waiting, selection.games, request.jobs, report)
    found = _collect(workspace, request, selection, _remembered(judged), outcomes)
    return BuildResult(refused=_refused(selection, outcomes), diagnostics=found)


def _collect(
    workspace: Workspace,
    request: BuildRequest,
    selection: Selection,
    remembered: Iterable[Diagnostic],
    outcomes: Sequence[Outcome],
) -> tuple[Diagnostic, ...]:
    """Return all that was found, and what follows from the whole of it."""
    found = _distinct((*selection.diagnostics, *remembered, *_faults(outcomes)))
    found += tuple(count_fallbacks(found, selection.languages, selection.sources))
    found += _judge_allowances(workspace, request, selection, found)
    return tuple(leave_idle_files(found))


def _judge_allowances(
    workspace: Workspace, request: BuildRequest, selection: Selection, found: tuple[Diagnostic, ...]
) -> tuple[Diagnostic, ...]:
    """Judge what authors allow, if all has been looked at: else a fault may be in what has not."""
    if request.languages or request.editions or request.components:
        return ()
    return tuple(judge_allowances(workspace, selection.games, found))


def _refused(selection: Selection, outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """Return the games of which nothing may be written."""
    faulty = (outcome.job.game for outcome in outcomes if has_errors(outcome.diagnostics))
    return tuple(dict.fromkeys((*selection.refused, *faulty)))


def _warned(selection: Selection, found: Iterable[Diagnostic]) -> tuple[str, ...]:
    """Return the games that anything warns of; what is about no game warns of all of them."""
    slugs = [game.slug for game in selection.games]
    files = [fault.span.file for fault in found if has_warnings((fault,))]
    if any(not file.startswith("content/") for file in files):
        return tuple(slugs)
    return tuple(slug for slug in slugs if any(file.startswith(f"content/{slug}/") for file in files))


def _faults(outcomes: Iterable[Outcome]) -> Iterator[Diagnostic]:
    for outcome in outcomes:
        yield from outcome.diagnostics


def _remembered(records: Mapping[str, Record]) -> Iterator[Diagnostic]:
    for record in records.values():
        yield from record.diagnostics


def _distinct(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Return each diagnostic once: a fault in a game's files is met in every language."""
    return tuple(dict.fromkeys(diagnostics))


def _carry_over(store: Store, request: BuildRequest, refused: Sequence[str]) -> None:
    """Keep what was not asked for; remove what such a build makes no more. Errors: OutputError."""
    stale: list[str] = []
    for path in store.before.printed:
        if path not in store.printed:
            if request.covers(path) and path.partition("/")[0] not in refused:
                stale.append(path)
            else:
                store.keep(path)
    store.remove(set(stale) & listed_files(store.folder))


def _bind(store: Store, workspace: Workspace, selection: Selection) -> tuple[Diagnostic, ...]:
    """Write the gallery, if asked for; remove stale pictures; write the manifest. Errors: OutputError."""
    listed = listed_files(store.folder)
    if not (store.printed or listed):
        return ()
    page, faults = _gallery_page(store, workspace, selection.languages) if store.gallery else (None, ())
    if page is not None:
        store.put_other(GALLERY, page)
    stale = {path for path in listed if path.startswith(f"{PICTURES}/") and path not in store.others}
    store.remove(stale if store.gallery else {*stale, GALLERY} & listed)
    # Last, for a build that is killed before must find in the old manifest what there is to remove.
    store.put_other(MANIFEST, manifest_bytes(store.printed, store.others))
    return faults


def _gallery_page(
    store: Store, workspace: Workspace, languages: Mapping[str, Language]
) -> tuple[bytes | None, tuple[Diagnostic, ...]]:
    # Loaded here, as a build that prints something may well be without a gallery.
    from generator.build.gallery import gallery_bytes  # noqa: PLC0415

    language = languages.get(_GALLERY_LANGUAGE) or next(iter(languages.values()), None)
    if language is None:
        return None, ()
    words, _ = read_words(workspace, language)
    return gallery_bytes(workspace, store.printed, words)


def _remember(
    store: Store,
    request: BuildRequest,
    diagnostics: tuple[Diagnostic, ...],
    made: Sequence[str],
    jobs: Mapping[str, Record],
) -> None:
    """Write down what is in place, and of what builds and jobs it came. Errors: OutputError."""
    before = store.before
    now = fingerprint(before.inputs)
    runs = {key: run for key, run in before.runs.items() if run.fingerprint == now and key != request.key}
    if not (has_errors(diagnostics) or (request.strict and has_warnings(diagnostics))):
        files = {path: store.printed[path].key for path in made}
        runs[request.key] = Record(fingerprint=now, files=files, diagnostics=diagnostics)
    known_jobs = {key: run for key, run in before.jobs.items() if set(run.files) <= set(store.printed)}
    state = replace(
        before, printed=store.printed, others=store.others, runs=runs, jobs={**known_jobs, **jobs}
    )
    if not (state.printed or state.others or runs):
        return
    data = state_bytes(state)
    if store.folder.read(STATE_FILE) != data:
        store.folder.write(STATE_FILE, data)
