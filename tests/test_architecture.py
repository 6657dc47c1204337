"""The direction of imports is the architecture; this reads them and holds them to ARCHITECTURE.md."""

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "generator"
BASE = {
    "units",
    "geometry",
    "diagnostic",
    "model",
    "photo",
    "pixels",
    "drawing",
    "sheet",
    "tags",
    "workspace",
    "expression",
}
STAGES = {
    "read": set(),
    "localize": set(),
    "art": set(),
    "typeset": set(),
    "faces": {"typeset", "art"},
    "impose": set(),
    "play": set(),
    "ink": set(),
    "write": {"typeset", "ink"},
    "rulebook": {"faces", "write", "localize", "play", "typeset", "art"},
    "catalogue": {"faces", "write", "localize", "typeset"},
    "check": {"read", "localize", "art", "typeset", "faces", "impose", "write", "rulebook", "play"},
    "verify": set(),
    "fonts": set(),
    "verdicts": set(),
}
OUTWARD = {
    "os",
    "time",
    "random",
    "secrets",
    "datetime",
    "locale",
    "tempfile",
    "subprocess",
    "socket",
    "uuid",
    "pathlib",
    "importlib",
    "shutil",
    "glob",
    "urllib.request",
}


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def room(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def test_rooms_import_only_what_lies_below_them() -> None:
    wrong = []
    for module, path in modules():
        here = room(module)
        below = {room(name) for name in imports(path) if name.startswith("generator.")} - {
            here,
            "",
            "__version__",
        }
        if here in BASE:
            allowed = BASE
        elif here in STAGES:
            allowed = BASE | STAGES[here]
        elif here == "build":
            allowed = BASE | set(STAGES)
        else:
            allowed = BASE | set(STAGES) | {"build", "cli"}
        wrong += [f"{module} imports generator.{name}" for name in sorted(below - allowed)]
    assert wrong == []


def test_nothing_imports_the_command_line() -> None:
    users = {
        m for m, p in modules() if any(n.startswith("generator.cli") for n in imports(p)) and room(m) != "cli"
    }
    assert users <= {"generator.__main__"}


def test_disk_clock_and_chance_stay_in_the_last_rooms() -> None:
    wrong = []
    for module, path in modules():
        if room(module) not in {"build", "cli"}:
            outward = {name for name in imports(path) if any(f"{name}.".startswith(f"{o}.") for o in OUTWARD)}
            # The dice of play are seeded, each by what they are for, and nothing else there knows of chance.
            outward -= {"random"} if module == "generator.play.dice" else set()
            wrong += [f"{module} imports {name}" for name in sorted(outward)]
    assert wrong == []


def test_there_is_no_import_cycle() -> None:
    names = {module for module, _ in modules()}
    graph = {
        module: {
            name
            for name in imports(path)
            if name in names and name != module and not module.startswith(name + ".")
        }
        for module, path in modules()
    }
    packages = {m for m, p in modules() if p.name == "__init__.py"}
    # A package's own modules are reached through it; only arrows between modules make a cycle.
    leaves = {m: {n for n in needs if n not in packages} for m, needs in graph.items() if m not in packages}
    assert list(TopologicalSorter(leaves).static_order())


def test_modules_stay_short() -> None:
    long = {
        str(path.relative_to(PACKAGE)): lines
        for _, path in modules()
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert long == {}
