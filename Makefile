# On a fresh machine with Python 3.11 or newer and make, `make demo` and `make test` do all the set-up themselves.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
# Compiled once, for every process of the tests: also where the environment says not to.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: demo site test check bench fuzz format clean made

demo: $(READY)          ## a minute's tour
	$(BIN)/judgekit demo

site: $(READY)          ## the page: python3 -m http.server -d build/site
	$(BIN)/judgekit site build/site

test: $(READY)          ## everything: lint, types, all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy -n 2
	$(BIN)/python -m judgekit.answers.making changed  # else every test that begins anew reads and indexes all texts
	$(BIN)/pytest -n 2 --dist worksteal

check: $(READY)         ## in under a minute: lint, types, fast tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy -n 2
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow"

made: $(READY)          ## after changes: what is the same for everybody, made anew (else all starts are slow)
	$(BIN)/python -m compileall -q judgekit
	$(BIN)/python -m judgekit.answers.making

bench: made             ## ratios measured in one run
	for bench in tests/bench/bench_*.py; do $(BIN)/python $$bench || exit 1; done

MINUTES ?= 10
fuzz: $(READY)          ## hostile inputs for every reader and for whole games: make fuzz MINUTES=10
	$(BIN)/python tests/fuzz $(MINUTES)

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "judgekit vuole Python 3.11 o più nuovo: make PYTHON=python3.12"; exit 2; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	$(BIN)/python -m compileall -q judgekit  # also where PYTHONDONTWRITEBYTECODE is set
	$(BIN)/python -m judgekit.answers.making  # the index and other things that are the same for everybody
	touch $@

clean:
	rm -rf $(VENV) judgekit/made .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
	find . -name __pycache__ -type d -exec rm -rf {} +
