"""What of a build is done already, by the state of the last one: whole jobs, and single files."""

from collections.abc import Iterator, Mapping

from generator.build.fingerprint import Stamp, fingerprint
from generator.build.job import Job
from generator.build.output import OutputFolder
from generator.build.state import Record, State, is_intact
from generator.model import Language


def known_files(state: State, folder: OutputFolder, *, with_pictures: bool) -> Iterator[tuple[str, str]]:
    """Yield the path and key of each file that is in place, with all its pictures if that is asked for."""
    for path, one in state.printed.items():
        if one.pictures is None and with_pictures:
            continue
        pictures = {shown.path: state.others.get(shown.path) for shown in one.pictures or ()}
        if is_intact(folder, path, one.stamp) and all(
            stamp is not None and is_intact(folder, picture, stamp) for picture, stamp in pictures.items()
        ):
            yield path, one.key


def in_place(record: Record, known: Mapping[str, str]) -> bool:
    """Tell whether all files that a build or job has made are there."""
    return all(known.get(path) == key for path, key in record.files.items())


def job_fingerprint(job: Job, inputs: Mapping[str, Stamp], languages: Mapping[str, Language]) -> str:
    """Return the fingerprint of what a job may read: its game, templates, the press; no foreign catalog."""
    spoken = [languages[code] for code in job.languages]
    read = {f"{one.code}.po" for language in spoken for one in (language, *language.fallbacks)}
    catalogs = (f"content/{job.game}/locale/", "templates/locale/")
    others = {name for name in inputs if name.startswith(catalogs) and name.rpartition("/")[2] not in read}
    return fingerprint(inputs, ("generator/", "templates/", f"content/{job.game}/"), others)


def design_fingerprint(game: str, inputs: Mapping[str, Stamp]) -> str:
    """Return the fingerprint of what makes a game's faces and sheets of its texts and numbers."""
    folder = f"content/{game}"
    return fingerprint(inputs, ("generator/", "templates/", f"{folder}/templates/", f"{folder}/art/"))


def judged_jobs(now: Mapping[str, str], state: State) -> dict[str, Record]:
    """Return what is remembered of those jobs whose fingerprints are what they were."""
    return {
        key: record
        for key, fingerprint_ in now.items()
        if (record := state.jobs.get(key)) is not None and record.fingerprint == fingerprint_
    }


def done_jobs(now: Mapping[str, str], known: Mapping[str, str], state: State) -> dict[str, Record]:
    """Return what is remembered of those jobs that would make again what is in place.

    Args:
        now: The fingerprints of the jobs there are to do, by key.
        known: The files that are in place.
        state: What the last build has left.
    """
    return {key: record for key, record in judged_jobs(now, state).items() if in_place(record, known)}
