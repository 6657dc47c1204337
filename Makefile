# Two commands do everything on a machine with Python 3.11 and make:
#   make build   prints every game into out/
#   make test    checks style, types and behaviour
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

.PHONY: build test lint types bench lock clean

build: $(VENV)/.press
	$(BIN)/pnp build

test: lint types
	$(BIN)/python -m pytest -n auto

lint: $(VENV)/.workshop
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .

types: $(VENV)/.workshop
	$(BIN)/mypy --no-error-summary

bench: $(VENV)/.workshop
	$(BIN)/python benchmarks/run.py
	$(BIN)/python benchmarks/games.py

$(VENV)/.press: requirements.lock pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(INSTALL) -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/.workshop: $(VENV)/.press requirements-test.lock
	$(INSTALL) -r requirements-test.lock
	touch $@

# Renew both lock files; uv is the only tool for which this needs more than the lock itself.
lock: $(VENV)/.press
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --custom-compile-command "make lock" --extra build pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --custom-compile-command "make lock" --extra build --extra test -c requirements.lock pyproject.toml -o requirements-test.lock

clean:
	rm -rf out/* $(VENV) build dist *.egg-info
