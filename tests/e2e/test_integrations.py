"""What other systems run of the press: the action, the hook and the snippets of the README."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from tests.build.projects import edit, make_project

REPOSITORY = Path(__file__).parents[2]
README = (REPOSITORY / "README.md").read_text(encoding="utf-8")
ACTION = yaml.safe_load((REPOSITORY / "action.yml").read_text(encoding="utf-8"))
HOOKS = REPOSITORY / ".pre-commit-hooks.yaml"
GAME_FILE = "content/harbour/game.yaml"


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    """Return a project with an error in line 1; beside it lies the press that the action would install."""
    root = make_project(tmp_path / "project")
    edit(root, GAME_FILE, "title:", "titel:")
    command = tmp_path / "runner" / "pnp" / "bin" / "pnp"
    command.parent.mkdir(parents=True)
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m generator "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    return root


def act(root: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """Run the action's last step as GitHub does, with these inputs and defaults for the others."""
    values = {name: inputs.get(name, told["default"]) for name, told in ACTION["inputs"].items()}
    step = ACTION["runs"]["steps"][-1]
    given = {
        name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda m: values[m[1]], v)
        for name, v in step["env"].items()
    }
    runner = {"RUNNER_TEMP": str(root.parent / "runner"), "PYTHONPATH": str(REPOSITORY)}
    return subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
        cwd=root, env={**os.environ, **runner, **given}, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.skipif(os.name == "nt", reason="the action runs in bash")
@pytest.mark.parametrize("games", ["", "harbour"])
def test_the_action_marks_the_line(faulty: Path, games: str) -> None:
    done = act(faulty, games=games)
    assert done.returncode == 1
    assert (
        f"::error file={GAME_FILE},line=1,col=1,endColumn=6,title=pnp S101::S101: unknown key" in done.stdout
    )


@pytest.mark.skipif(os.name == "nt", reason="the action runs in bash")
@pytest.mark.parametrize("games", ["harbour; touch pwned", "$(touch pwned)", "`touch pwned`", "--out pwned"])
def test_inputs_of_the_action_are_data(faulty: Path, games: str) -> None:
    assert act(faulty, games=games).returncode == 2
    assert not list(faulty.rglob("pwned"))


@pytest.mark.skipif(os.name == "nt", reason="the action runs in bash")
def test_the_action_is_content_with_sound_games(faulty: Path) -> None:
    edit(faulty, GAME_FILE, "titel:", "title:")
    done = act(faulty)
    assert (done.returncode, "::error" in done.stdout) == (0, False)


def test_no_step_of_the_action_takes_inputs_into_its_script() -> None:
    assert [step["name"] for step in ACTION["runs"]["steps"] if "${{" in step.get("run", "")] == []


def test_the_hook_is_one_that_pre_commit_takes() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "pre_commit", "validate-manifest", str(HOOKS)],
        capture_output=True,
        check=False,
    )
    assert checked.returncode == 0
    (hook,) = yaml.safe_load(HOOKS.read_text(encoding="utf-8"))
    assert re.search(hook["files"], "content/harbour/game.yaml")
    assert not re.search(hook["files"], "docs/content/notes.md")
    assert hook["pass_filenames"] is False


def test_the_snippets_of_the_readme_name_what_there_is() -> None:
    snippets = [yaml.safe_load(text) for text in re.findall(r"```yaml\n(# \.\w.*?)```", README, re.DOTALL)]
    workflow, gitlab, hooks = snippets
    steps = workflow["jobs"]["games"]["steps"]
    assert set(steps[-1]["with"]) <= set(ACTION["inputs"])
    assert [hook["id"] for hook in hooks["repos"][0]["hooks"]] == ["pnp-check"]
    assert gitlab["games"]["script"][-1] == "pnp check --format junit > faults.xml"
    assert gitlab["games"]["artifacts"]["reports"] == {"junit": "faults.xml"}
