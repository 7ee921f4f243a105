# The two commands most people need: `make play` and `make test`.

PYTHON ?= python3
# On two cores: tests also wait for clocks, disks and pages.
JOBS ?= 3
FAULTS ?= 200
MINUTES ?= 20
BIN := .venv/bin
INSTALLED := .venv/.installed
PEERS := benchmarks/.venv/.installed
MODULES := web/node_modules/.installed
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/service-worker.js web/*.ts -type f 2> /dev/null)

unexport PYTHONDONTWRITEBYTECODE  # or every server a test starts would read all sources anew

.DEFAULT_GOAL := help
.PHONY: help setup client play test check lint layout typing web-lint web-test rules rules-catan rules-others soak tutorial bench \
    screenshots docs reference types format lock clean
SIDE_BY_SIDE := +$(MAKE) --no-print-directory --output-sync -j2

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(INSTALLED)  ## create .venv with everything in it (repeats only when the lock changes)

client: $(CLIENT)  ## build the browser's part

play: setup client  ## start the server, here and in the home network, and open the page
	$(BIN)/sobremesa serve --lan

test: setup  ## run every check and every test
	scripts/test-tools
	$(SIDE_BY_SIDE) rules lint client web-test
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal -m "not browser"
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal -m browser tests/browser  # apart: Playwright keeps an event loop running
	$(BIN)/python scripts/try-pythons

check: setup  ## the quick lane: nothing slow, no browser, no PostgreSQL
	$(SIDE_BY_SIDE) rules lint
	$(BIN)/pytest -x -q -n $(JOBS) --dist worksteal -m "not slow and not browser and not postgres"

rules: rules-catan rules-others  # everything that is compiled, before many want it at once

rules-catan: setup
	$(BIN)/python scripts/compile-rules catan

rules-others: setup
	$(BIN)/python scripts/compile-rules catan_dice dobble remigio

lint: typing layout web-lint

typing: setup
	$(BIN)/mypy

layout: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

web-lint: $(MODULES)
	scripts/npm run check
	scripts/npm run lint

web-test: $(MODULES)
	scripts/npm test

soak: setup  ## long trouble: more moments for leaks; three nodes, load, and FAULTS=200 faults; nothing acknowledged may be lost
	scripts/test-tools
	THOROUGH=1 $(BIN)/pytest -q -n $(JOBS) --dist worksteal -m "not browser" -k conformance
	FAULTS=$(FAULTS) $(BIN)/pytest -q -s tests/server/nodes/test_faults.py

tutorial: setup  ## train examples/learner for MINUTES=20 with PyTorch, in an environment of its own
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python examples/learner/.venv
	$(BIN)/uv pip install --quiet --python examples/learner/.venv/bin/python -e '.[envs]' -e 'examples/learner[train]'
	examples/learner/.venv/bin/python -m sobremesa_learner.train --minutes $(MINUTES) --out build/learned

bench: setup $(PEERS)  ## measure against the peers, side by side
	$(BIN)/python -m benchmarks.run

screenshots: setup client  ## play to fixed moments and take the pictures of docs/images
	scripts/test-tools
	$(BIN)/python scripts/screenshots

docs: setup  ## build docs/site: all pages and the reference from the docstrings, static and searchable
	$(BIN)/python scripts/docs-site

reference: setup  ## write the pages made from the declarations: docs/actions and its tables
	mkdir -p docs/actions
	for game in catan catan_dice dobble remigio; do $(BIN)/sobremesa actions $$game > docs/actions/$$game.md; done
	$(BIN)/python scripts/action-tables

types: setup  ## write the client's types of every game and of the wire from the declarations
	$(BIN)/sobremesa types > web/src/wire.ts
	for game in catan catan_dice dobble remigio; do $(BIN)/sobremesa types $$game > web/src/games/$$game/declared.ts; done

format: setup $(MODULES)  ## lay out the code and fix what can be fixed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	scripts/npm run format

lock: $(BIN)/uv  ## resolve the dependencies again: versions and hashes, no addresses
	$(BIN)/uv pip compile pyproject.toml --output-file requirements.lock --upgrade --quiet \
	    --universal --python-version 3.11 --all-extras --generate-hashes \
	    --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

clean:  ## remove builds and caches, keep .venv
	rm -rf build dist web/dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -not -path '*/.venv/*' -prune -exec rm -rf {} +

$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Sobremesa needs Python 3.11 or newer: make setup PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null \
	    || { echo "Python cannot create virtual environments here. On Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(INSTALLED): pyproject.toml requirements.lock | $(BIN)/uv
	@echo "Installing everything into .venv: the first time this takes a minute or two."
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements.lock
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

$(MODULES): web/package.json web/package-lock.json | $(INSTALLED)
	scripts/npm install --silent
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) $(MODULES)
	scripts/npm run --silent build

$(PEERS): benchmarks/requirements.txt | $(BIN)/uv
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python benchmarks/.venv
	$(BIN)/uv pip install --quiet --python benchmarks/.venv/bin/python -r $<
	@touch $@
