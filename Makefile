# Every target is listed, with what it does, by `make help`.

SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

HOST ?= 127.0.0.1
PORT ?= 8000
export HINTERZIMMER_CACHE ?= $(CURDIR)/var/cache

BIN := .venv/bin
PACKAGE := src/hinterzimmer
CLIENT := $(PACKAGE)/client/index.html
WARM := $(HINTERZIMMER_CACHE)/.warm

# what compiled rules and the built client are made of
RULES := $(shell find $(PACKAGE)/engine $(PACKAGE)/games $(PACKAGE)/bots -name '*.py' 2>/dev/null)
WEB := $(shell find web/src web/public -type f 2>/dev/null) $(wildcard web/*.ts web/*.js web/*.json web/index.html)
TEXTS := $(wildcard $(PACKAGE)/locales/*/*.ftl)

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# For people who want to play

.PHONY: play
play: .venv/.play $(CLIENT) $(WARM) ## set everything up and open the room (PORT= HOST= LAN=1 PUBLIC_URL=)
	@exec $(BIN)/hinterzimmer serve --host '$(HOST)' --port '$(PORT)' --data var \
		$(if $(LAN),--lan) $(if $(PUBLIC_URL),--public-url '$(PUBLIC_URL)')

.venv/.play: requirements.lock pyproject.toml
	@scripts/venv requirements.lock
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	@scripts/node
	@echo 'Installing the web packages ...'
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(WEB) $(TEXTS) pyproject.toml
	@scripts/node
	@echo 'Building the web client ...'
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(WARM): .venv/.play $(RULES)
	@mkdir -p $(@D)
	@$(BIN)/hinterzimmer warm
	@touch $@

# For people who change it

.venv/.dev: requirements.lock requirements-dev.lock pyproject.toml
	@scripts/venv requirements-dev.lock
	@touch .venv/.play $@

.PHONY: client
client: $(CLIENT) ## build the web client if its sources have changed

.PHONY: lint
lint: .venv/.dev ## ruff, mypy and the import law
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

.PHONY: format
format: .venv/.dev ## let ruff put the Python code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: warm
warm: .venv/.dev ## compile all rulebooks that are not compiled yet
	$(BIN)/hinterzimmer warm

.PHONY: check-client
check-client: web/node_modules/.package-lock.json ## types and unit tests of the web client
	cd web && npm run --silent check && npm run --silent test

.PHONY: audit
audit: .venv/.dev ## known weaknesses of what we depend on (needs the network)
	scripts/audit

.PHONY: check
check: lint ## the fast part of the tests, in under a minute
	scripts/audit --if-reachable
	$(BIN)/pytest -q -m 'not slow and not soak' -x tests/engine tests/play tests/bots tests/test_project.py

.PHONY: test
test: .venv/.dev $(CLIENT) ## set everything up, Chromium included, and run every test
	@scripts/chromium >/dev/null
	@$(MAKE) -j 3 lint warm check-client
	$(BIN)/pytest -n auto --dist worksteal
	CHROMIUM="$$(scripts/chromium)" npm --prefix web run --silent e2e

.PHONY: soak
soak: .venv/.dev ## the long tests: thousands of games, lost connections, crashes
	SOAK=1 HYPOTHESIS_PROFILE=thorough $(BIN)/pytest -m 'soak or slow or not slow'

.venv/.bench: .venv/.dev requirements-bench.lock
	@scripts/venv requirements-bench.lock
	@touch $@

.PHONY: bench
bench: .venv/.bench ## games and moves a second, beside OpenSpiel; adds to bench/results.md
	$(BIN)/python bench/engine.py --append

.PHONY: bench-server
bench-server: .venv/.dev ## 200 tables at one server, beside a bare echo; adds to bench/results.md
	$(BIN)/python bench/server.py --append

.PHONY: wheel
wheel: .venv/.dev $(CLIENT) ## a wheel and a source archive in dist/, the built client inside
	$(BIN)/python -m build --outdir dist

LOCK := $(BIN)/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-header \
	--no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options

.PHONY: lock
lock: .venv/.dev ## renew the lock files from pyproject.toml and web/package.json (UPGRADE=1: newest)
	$(LOCK) $(if $(UPGRADE),--upgrade) -o requirements.lock pyproject.toml
	$(LOCK) $(if $(UPGRADE),--upgrade) --extra dev -c requirements.lock -o requirements-dev.lock pyproject.toml
	$(LOCK) $(if $(UPGRADE),--upgrade) --extra bench -c requirements.lock -o requirements-bench.lock pyproject.toml
	cd web && npm install --package-lock-only --no-audit --no-fund

.PHONY: clean
clean: ## remove what was built; keeps .venv, web/node_modules and your tables in var/
	rm -rf dist build $(PACKAGE)/client var/cache var/test-cache .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache web/test-results web/playwright-report
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
