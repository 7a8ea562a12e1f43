# Chancery: `make play` and `make test` do all the set-up on a fresh Debian 12 machine (Python 3.11, git, make).
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ATLAS := .venv-atlas
STAMP := $(VENV)/.installed

.PHONY: help setup play test lint soak bench boards pictures translations

help:
	@echo "make play    set up and open the window"
	@echo "make test    set up, check and test everything"
	@echo "make soak    the long runs: fresh seeds, many positions"
	@echo "make bench   measure speed: adjudication beside a peer, and the opening of boards"
	@echo "make translations  collect the words to translate, and compile them"
	@echo "make boards  redraw the boards from public-domain geodata"
	@echo "make pictures  draw the pictures of the boards in docs/boards"

setup: $(STAMP)

$(STAMP): pyproject.toml .ci/system-packages
	@sh .ci/system-packages
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,atlas]'
	touch $(STAMP)

play: setup
	$(BIN)/python -m app

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: lint
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -n auto

soak: setup
	QT_QPA_PLATFORM=offscreen $(BIN)/pytest -n auto -m soak --run-soak

bench: setup
	$(BIN)/python -m tests.bench

# An environment of its own: the files come out the same only with the very versions they were made with.
boards: $(ATLAS)/.installed
	$(ATLAS)/bin/python -m maps.atlas

$(ATLAS)/.installed: maps/atlas/constraints.txt
	@sh .ci/system-packages
	test -x $(ATLAS)/bin/python || $(PYTHON) -m venv $(ATLAS)
	$(ATLAS)/bin/python -m pip install --quiet --disable-pip-version-check -r maps/atlas/constraints.txt
	touch $@

pictures: setup
	for board in standard britain 1900 colonial; do $(BIN)/python -m app render --variant $$board --size 1000x667 --out docs/boards/$$board.png || exit; done
	$(BIN)/python -m app render --variant hundred --size 1000x1000 --out docs/boards/hundred.png

translations: setup
	$(BIN)/pyside6-lupdate -silent -locations none -no-obsolete $$(find app -name '*.py' | sort) -ts resources/translations/fr.ts resources/translations/de.ts
	for language in fr de; do $(BIN)/pyside6-lrelease -silent resources/translations/$$language.ts -qm resources/translations/$$language.qm; done
