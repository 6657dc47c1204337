"""``pnp``: from the command line to an exit code. Commands are imported when they are called."""

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from generator.cli.arguments import (
    EXIT_BROKEN_PIPE,
    EXIT_CANNOT_WRITE,
    EXIT_INTERRUPTED,
    EXIT_USAGE,
    parse,
)

# A finished file says all that is needed to verify it; a code means the same everywhere.
_WITHOUT_PROJECT = ("explain", "verify")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; whatever is wrong is said in a sentence."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark, not a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        arguments = parse(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else EXIT_USAGE
    # Commands make many objects and hardly any cycle: to look for some would take a fifth of the time.
    gc.disable()
    try:
        code = _run(arguments.command, arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone; Python would complain when it closes the pipe.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):
            os.dup2(nowhere, stream.fileno())
        return EXIT_BROKEN_PIPE
    finally:
        # What is there now is left out of the search that Python makes when it ends.
        gc.freeze()
        gc.enable()
    return code


def _run(command: str, arguments: object) -> int:
    from generator.build import find_root  # noqa: PLC0415

    if command in _WITHOUT_PROJECT:
        return _do(command, arguments, Path.cwd())
    project: Path | None = getattr(arguments, "project", None)
    root = find_root(project or Path.cwd())
    if root is None or (project is not None and root != project.absolute()):
        where = project or "here, or in any folder above"
        print(
            f"pnp: there is no project {where}: it needs the folders content and templates", file=sys.stderr
        )
        return EXIT_USAGE
    return _do(command, arguments, root)


def _do(command: str, arguments: object, root: Path) -> int:
    from generator.build import OutputError, RequestError, WorkersError  # noqa: PLC0415

    try:
        code: int = import_module(f"generator.cli.{command}").run(arguments, root)
    except RequestError as error:
        print(f"pnp: {error}", file=sys.stderr)
        return EXIT_USAGE
    except (OutputError, WorkersError) as error:
        print(f"pnp: {error}", file=sys.stderr)
        return EXIT_CANNOT_WRITE
    return code
