# Everything a developer does here. `make` prints what exists.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
ADDR ?= 127.0.0.1:8080
SITE := site
OUT := dist

GO_SOURCES := $(shell find cmd internal tsgo web -name node_modules -prune -o -name '*.go' -not -name '*_test.go' -print 2>/dev/null) go.mod go.sum
WEB_SOURCES := $(shell find web internal/prerender internal/devserver -name node_modules -prune -o -type f \( -name '*.ts' -o -name '*.tsx' -o -name '*.css' -o -name '*.cjs' -o -name '*.js' \) -print 2>/dev/null)
STAMPS := .cache/stamps

.PHONY: help run test test-go test-web test-browser dev build release check bench bench-serve clean tools

help: ## print this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 24

run: build ## build the site and serve it (ADDR=127.0.0.1:8080)
	@bin/vitrined --root $(OUT) --addr $(ADDR) --quiet

test: test-go test-web test-browser ## install what is needed and pass every test: Go, web, browser
	@echo "All tests passed."

dev: bin/vitrine $(STAMPS)/packages ## writing mode: every change is on the screen at once
	@bin/vitrine dev --site $(SITE) --addr $(ADDR) --with-experiments

build: bin/vitrine bin/vitrined $(STAMPS)/packages ## build the site into dist/, test pages included
	@bin/vitrine build --site $(SITE) --out $(OUT) --with-experiments

release: bin/vitrine $(STAMPS)/packages ## build the site into dist/ as it is published, and bin/vitrined-site: one program with the site in it
	@bin/vitrine build --site $(SITE) --out $(OUT) --release
	@rm -rf cmd/vitrined/embedded && cp -r $(OUT) cmd/vitrined/embedded
	@CGO_ENABLED=0 go build -trimpath -tags embedded -o bin/vitrined-site ./cmd/vitrined
	@rm -rf cmd/vitrined/embedded
	@echo "bin/vitrined-site holds the site: $$(du -h bin/vitrined-site | cut -f1)."

check: bin/vitrine $(STAMPS)/packages ## find every problem of the site; vet and format of the code
	@test -z "$$(gofmt -l cmd internal web tsgo)" || { echo "These files want gofmt -w:"; gofmt -l cmd internal web tsgo; exit 1; }
	@go vet ./...
	@npx tsc -p web/tsconfig.json && npx tsc -p site/tsconfig.json
	@npx cspell --no-progress --quiet || { echo "Words that are right belong into docs/words.txt."; exit 1; }
	@npx oxfmt --check 'site/**/*.ts' 'site/**/*.tsx' || { echo "Run: npx oxfmt 'site/**/*.ts' 'site/**/*.tsx'"; exit 1; }
	@bin/vitrine check --site $(SITE) --with-experiments
	@bin/vitrine check --site $(SITE) --coverage | tail -n 8
	@bin/vitrine check --site $(SITE) --prose

bench: build $(STAMPS)/chromium $(STAMPS)/bench ## measure builds, pages and writing against the budgets (two to three minutes; PARTS=site,browser for some)
	@go run ./internal/bench -site $(SITE) -out $(OUT) -only "$(PARTS)"

bench-serve: build ## measure the server beside nginx and Caddy, in one run with wrk (two minutes; all three must be installed)
	@go run ./internal/bench -site $(SITE) -out $(OUT) -only serve

test-go: $(STAMPS)/packages $(STAMPS)/postgres
	@echo "Go tests (the first compilation takes two minutes: the TypeScript compiler is part of the tool) …"
	@go vet ./...
	@go test ./...
	@go -C tsgo test ./...

test-web: $(STAMPS)/packages
	@echo "Web tests: spelling, types of the engine and of every demo, then units …"
	@npx cspell --no-progress --quiet || { echo "Words that are right belong into docs/words.txt."; exit 1; }
	@npx tsc -p web/tsconfig.json
	@npx tsc -p site/tsconfig.json
	@npx vitest run --config web/vitest.config.ts

test-browser: build $(STAMPS)/chromium
	@echo "Browser tests …"
	@npx vitest run --config web/e2e/vitest.config.ts

tools:
	@command -v go >/dev/null || { echo "Go is not installed: install Go 1.26 or newer, then run make again."; exit 1; }
	@command -v node >/dev/null || { echo "Node is not installed: install Node 20 or newer, then run make again."; exit 1; }
	@command -v npm >/dev/null || { echo "npm is not installed: it comes with Node; install both, then run make again."; exit 1; }

$(STAMPS)/packages: package.json package-lock.json | tools
	@echo "Installing packages by the lock file …"
	@npm ci --no-audit --no-fund --loglevel=error
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/bench: web/bench/package-lock.json | tools
	@echo "Installing what measures scores …"
	@npm ci --prefix web/bench --no-audit --no-fund --loglevel=error
	@mkdir -p $(STAMPS) && touch $@

# Chromium comes from the system's packages; a browser that is installed already is taken as it is.
$(STAMPS)/chromium: | tools
	@if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null && ! command -v google-chrome >/dev/null; then \
	  command -v apt-get >/dev/null || { echo "Chromium is not installed: install it with your system's packages, then run make again."; exit 1; }; \
	  echo "Installing Chromium …"; \
	  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
	  $$run apt-get update -qq && $$run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	fi
	@mkdir -p $(STAMPS) && touch $@

# Feedback is tested on a real PostgreSQL, which each run starts for itself and ends.
$(STAMPS)/postgres: | tools
	@if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null; then \
	  command -v apt-get >/dev/null || { echo "PostgreSQL is not installed: install it with your system's packages, then run make again."; exit 1; }; \
	  echo "Installing PostgreSQL …"; \
	  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
	  $$run apt-get update -qq && $$run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; \
	fi
	@mkdir -p $(STAMPS) && touch $@

bin/vitrine bin/vitrined &: $(GO_SOURCES) $(WEB_SOURCES) | tools
	@echo "Building the tools (the first time takes two minutes: the TypeScript compiler is part of one) …"
	@go build -o bin/ ./cmd/...
	@touch bin/vitrine bin/vitrined

clean: ## forget all that was built
	@rm -rf bin $(OUT) .cache
