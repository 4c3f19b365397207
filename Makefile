# Everything a developer does here. `make` prints what exists.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
ADDR ?= 127.0.0.1:8080
SITE := site
OUT := dist
DEPLOYMENT ?= production
TIME ?= 60s
PARALLEL ?= 1
CHECKED :=

GO_SOURCES := $(shell find cmd internal tsgo web -name node_modules -prune -o -name '*.go' -not -name '*_test.go' -print 2>/dev/null) go.mod go.sum
WEB_SOURCES := $(shell find web internal/prerender internal/devserver -name node_modules -prune -o -type f \( -name '*.ts' -o -name '*.tsx' -o -name '*.css' -o -name '*.cjs' -o -name '*.js' \) -print 2>/dev/null)
STAMPS := .cache/stamps

CODE := '**/*.{ts,tsx,js,jsx,mjs,cjs,css,json}'

.PHONY: help run docs test test-go test-race test-web test-browser examples dev build release check check-go check-web check-site \
  types spelling prose bench bench-serve fuzz pictures readme controls accessibility paint sheet clean tools prepare prepare-tests \
  browser cross dist

help: ## print this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 24

run: prepare ## build the site with all that a host brings, and serve it (ADDR=127.0.0.1:8080)
	@bin/vitrine build --site $(SITE) --out $(OUT) --with-experiments --deployment demo
	@bin/vitrined --root $(OUT) --addr $(ADDR) --quiet --feedback .cache/feedback.db

test: prepare-tests ## install what is needed and pass every test: Go, web, browser (ALL=1 opens pages again that have passed)
	@$(MAKE) --no-print-directory test-go
	@$(MAKE) --no-print-directory test-web
	@$(MAKE) --no-print-directory test-browser
	@echo "All tests passed."

docs: prepare ## build our own documentation and serve it (ADDR=127.0.0.1:8080)
	@sh docs-site/build.sh bin/vitrine .cache/docs-site
	@bin/vitrined --root .cache/docs-site/host --addr $(ADDR) --quiet

dev: prepare ## dev mode: every change is on the screen at once
	@bin/vitrine dev --site $(SITE) --addr $(ADDR) --with-experiments

build: prepare ## build the site into dist/, test pages included
	@bin/vitrine build --site $(SITE) --out $(OUT) --with-experiments

release: prepare ## build the site into dist/ for the place that site/vitrine.$(DEPLOYMENT).yaml describes, and bin/vitrined-site: one program with the site in it
	@bin/vitrine build --site $(SITE) --out $(OUT) --release --deployment $(DEPLOYMENT)
	@rm -rf cmd/vitrined/embedded && cp -r $(OUT) cmd/vitrined/embedded
	@CGO_ENABLED=0 go build -trimpath -tags embedded -o bin/vitrined-site ./cmd/vitrined
	@rm -rf cmd/vitrined/embedded
	@echo "bin/vitrined-site holds the site: $$(du -h bin/vitrined-site | cut -f1)."

check: prepare ## find what is wrong without running tests: format, lint, types, spelling, sizes, the site
	@$(MAKE) --no-print-directory check-web
	@$(MAKE) --no-print-directory check-go
	@$(MAKE) --no-print-directory check-site
	@echo "All checks passed."

check-web: $(STAMPS)/packages spelling prose types
	@echo "Format and lint of TypeScript, CSS and JSON …"
	@npx oxfmt --list-different $(CODE) || { echo "Run: npx oxfmt FILES"; exit 1; }
	@npx oxlint --quiet

check-go: | tools
	@echo "Format, vet and sizes of Go …"
	@test -z "$$(gofmt -l cmd internal pkg web tsgo)" || { echo "These files want gofmt -w:"; gofmt -l cmd internal pkg web tsgo; exit 1; }
	@go vet ./...
	@go -C tsgo vet ./...
	@go test -timeout 30m ./internal/arch
	@echo "staticcheck (the first run takes minutes: it reads the TypeScript compiler) …"
	@go tool -modfile=tools/go.mod staticcheck ./...
	@cd tsgo && go tool -modfile=../tools/go.mod staticcheck ./...
	@echo "Workflows …"
	@go tool -modfile=tools/go.mod actionlint deploy/github/*.yml

check-site: prepare
	@echo "Problems of the site …"
	@bin/vitrine check --site $(SITE) --with-experiments
	@bin/vitrine check --site $(SITE) --coverage | tail -n 8
	@bin/vitrine check --site $(SITE) --prose
	@bin/vitrine check --site docs-site
	@echo "What pages share …"
	@bin/vitrine layers --site $(SITE) --with-experiments

types: $(STAMPS)/packages
	@echo "Types of the engine and of every demo …"
	@npx tsc -p web/tsconfig.json
	@npx tsc -p site/tsconfig.json
	@npx tsc -p docs-site/tsconfig.json

spelling: $(STAMPS)/packages
	@echo "Spelling …"
	@npx cspell --no-progress --quiet || { echo "Words that are right belong in docs/words.txt."; exit 1; }

# Format, place and reason of each problem: web/prose/rules/house-style.js; what is not said: web/prose/phrases.json.
prose: $(STAMPS)/packages ## hold the English of pages and docs against the house style
	@echo "English …"
	@npx textlint --rulesdir web/prose/rules --format unix 'site/content/**/*.md' 'docs-site/content/**/*.md' 'docs/*.md' README.md CONTRIBUTING.md

bench: build $(STAMPS)/chromium $(STAMPS)/bench $(STAMPS)/bench-reference $(STAMPS)/hugo ## measure builds, pages and edits against the budgets (minutes; PARTS=prose,site for some)
	@go run ./internal/bench -site $(SITE) -out $(OUT) -only "$(PARTS)"

bench-serve: build ## measure the server beside nginx and Caddy, in one run with wrk (ten minutes; all three must be installed)
	@go run ./internal/bench -site $(SITE) -out $(OUT) -only serve

test-go: $(STAMPS)/packages $(STAMPS)/chromium $(STAMPS)/postgres $(STAMPS)/nginx $(STAMPS)/caddy $(STAMPS)/podman $(STAMPS)/hugo
	@echo "Go tests (the first compilation takes two minutes: the TypeScript compiler is part of the tool) …"
	@go list -m all >/dev/null # a test's own module, made without the network, reads more go.mod files than ours
	@go vet ./...
	@go test -timeout 30m ./...
	@go -C tsgo test ./...

test-race: $(STAMPS)/packages $(STAMPS)/chromium $(STAMPS)/postgres $(STAMPS)/nginx $(STAMPS)/caddy $(STAMPS)/podman $(STAMPS)/hugo ## run the Go tests with the race detector (needs a C compiler; ten minutes)
	@echo "Go tests with the race detector …"
	@CGO_ENABLED=1 go test -race -timeout 30m ./internal/... ./cmd/... ./pkg/...

# Targets are found, not listed: a new one can't be forgotten. Go tells those of a package, and a file of the web is one.
fuzz: $(STAMPS)/packages ## fuzz every target of Go and the web for TIME each (60s; PARALLEL=1 processes)
	@failed=; \
	for folder in $$(git grep -lE '^func Fuzz' -- '*_test.go' | xargs -n1 dirname | sort -u); do \
	  found=$$(go -C $$folder test -list '^Fuzz' .); \
	  for target in $$(grep '^Fuzz' <<<"$$found"); do \
	    echo "$$folder $$target …"; \
	    go -C $$folder test . -run '^$$' -fuzz "^$$target\$$" -fuzztime $(TIME) -parallel $(PARALLEL) \
	      || failed="$$failed $$target"; \
	  done; \
	done; \
	if [ -n "$$failed" ]; then echo "These found something:$$failed. The inputs are seeds now, in testdata/fuzz."; exit 1; fi
	@FUZZ_TIME=$(TIME) npx vitest run --config web/vitest.config.ts --no-file-parallelism .fuzz.test.ts

test-web: $(if $(CHECKED),$(STAMPS)/packages,spelling types)
	@echo "Units of the web …"
	@npx vitest run --config web/vitest.config.ts

test-browser: prepare $(STAMPS)/chromium $(STAMPS)/headless $(STAMPS)/engines ## run the browser tests: Chromium whole, Firefox and WebKitGTK in short (VITRINE_PAGES=all opens every page)
	@echo "Browser tests$(if $(ALL),, (pages that are as they were when they passed are skipped; ALL=1 opens them)) …"
	@VITRINE_REMEMBER=$(if $(ALL),0,1) npx vitest run --config web/e2e/vitest.config.ts

examples: prepare $(STAMPS)/chromium $(STAMPS)/headless ## install, build and try the sites of examples/ in a browser (ONLY=mantine)
	@echo "Examples (each has packages of its own) …"
	@VITRINE_EXAMPLE=$(ONLY) npx vitest run --config web/e2e/examples/vitest.config.ts $(if $(ONLY),examples.test)

pictures: build $(STAMPS)/chromium $(STAMPS)/headless ## draw the reference pictures of the look anew, after a change on purpose or of the browser
	@VITRINE_PICTURES=new npx vitest run --config web/e2e/vitest.config.ts web/e2e/pictures.test.ts

readme: prepare $(STAMPS)/chromium ## draw the pictures of the README anew, of our own documentation
	@bin/vitrine build --site docs-site --out .cache/docs
	@node web/e2e/readme.mjs .cache/docs docs/pictures

controls: $(STAMPS)/packages $(STAMPS)/chromium ## move the controls of components that are not as they were when that was recorded (minutes; ONLY=product)
	@go test ./internal/compile -run 'TestControlsMove$$' -timeout 0 -v -args -update -update-moved -only=$(ONLY)

accessibility: build $(STAMPS)/chromium $(STAMPS)/headless ## measure what the page about accessibility says of the site, and write it down
	@VITRINE_RECORD=1 npx vitest run --config web/e2e/vitest.config.ts web/e2e/accessibility.test.ts

paint: build $(STAMPS)/chromium ## measure how long a first visit waits for its first paint, which the home names, and write it down
	@node web/e2e/paint.mjs $(OUT) site/paint.json /material-ui/getting-started/installation/

sheet: build $(STAMPS)/chromium ## put html files beside pages of the site, in one picture (WITH=folder PAIRS="home.html=/")
	@node web/e2e/sheet.mjs $(OUT) "$(WITH)" $(PAIRS)

# What takes long on a fresh clone is done side by side: packages are fetched while Go compiles.
prepare: | tools
	@$(MAKE) --no-print-directory -j3 bin/vitrine $(STAMPS)/packages browser

# A build tries components in a browser, and goes on without one.
browser:
	@$(MAKE) --no-print-directory $(STAMPS)/chromium || \
	  echo "Chromium could not be installed: the reference goes without what only a browser sees."

prepare-tests: | tools
	@$(MAKE) --no-print-directory -j4 bin/vitrine $(STAMPS)/packages $(STAMPS)/chromium $(STAMPS)/headless $(STAMPS)/engines $(STAMPS)/postgres $(STAMPS)/nginx $(STAMPS)/caddy $(STAMPS)/podman $(STAMPS)/hugo

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

# A part of the bench that reads no other library needs none.
$(STAMPS)/bench-reference: web/bench/reference/package-lock.json | tools
ifneq ($(if $(PARTS),$(findstring reference,$(PARTS)),all),)
	@echo "Installing the libraries whose facts are held against another compiler …"
	@npm ci --prefix web/bench/reference --no-audit --no-fund --loglevel=error
	@mkdir -p $(STAMPS) && touch $@
endif

# Two installations take turns: the system's packages have one lock.
apt-install = mkdir -p $(STAMPS) && flock $(STAMPS)/apt.lock $$run sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$$@" >/dev/null' apt $(1)

# Chromium comes from the system's packages; a browser that is installed already is taken as it is.
$(STAMPS)/chromium: | tools
	@if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null && ! command -v google-chrome >/dev/null; then \
	  command -v apt-get >/dev/null || { echo "Chromium is not installed: install it with your system's packages, then run make again."; exit 1; }; \
	  echo "Installing Chromium …"; \
	  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
	  $(call apt-install,chromium); \
	fi
	@mkdir -p $(STAMPS) && touch $@

# Debian packs the same browser without windows, which opens a page in half of the time. Where nobody packs it, the tests
# run in Chromium itself.
$(STAMPS)/headless: | tools
	@if ! command -v chromium-headless-shell >/dev/null && command -v apt-get >/dev/null; then \
	  echo "Installing Chromium without windows …"; \
	  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
	  $(call apt-install,chromium-headless-shell) || echo "It is not packed here: the tests take Chromium, and longer."; \
	fi
	@mkdir -p $(STAMPS) && touch $@

# The other two engines: Firefox, and WebKitGTK with its driver and a display that nobody sees.
$(STAMPS)/engines: | tools
	@wanted=""; \
	command -v firefox-esr >/dev/null || command -v firefox >/dev/null || wanted="$$wanted firefox-esr"; \
	command -v WebKitWebDriver >/dev/null || wanted="$$wanted webkit2gtk-driver"; \
	command -v Xvfb >/dev/null || wanted="$$wanted xvfb"; \
	if [ -n "$$wanted" ]; then \
	  command -v apt-get >/dev/null || { echo "Missing for the browser tests:$$wanted. Install it with your system's packages, then run make again."; exit 1; }; \
	  echo "Installing$$wanted …"; \
	  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
	  $(call apt-install,$$wanted); \
	fi
	@mkdir -p $(STAMPS) && touch $@

# A program that is a package of its own name, and is taken as it is where it is installed already: its command, its name.
define apt-program
	@if ! command -v $(1) >/dev/null; then \
	  command -v apt-get >/dev/null || { echo "$(2) is not installed: install it with your system's packages, then run make again."; exit 1; }; \
	  echo "Installing $(2) …"; \
	  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
	  $(call apt-install,$(1)); \
	fi
	@mkdir -p $(STAMPS) && touch $@
endef

# The remote cache is tested on a real nginx, which each run starts for itself and ends.
$(STAMPS)/nginx: | tools
	$(call apt-program,nginx,nginx)

# So are the ready files of deploy/, with Caddy's beside them.
$(STAMPS)/caddy: | tools
	$(call apt-program,caddy,Caddy)

# The image is built and run as a container. runc, since crun refuses systems with both versions of control groups.
$(STAMPS)/podman: | tools
	@if ! command -v podman >/dev/null || ! command -v runc >/dev/null; then \
	  command -v apt-get >/dev/null || { echo "podman and runc are not installed: install them with your system's packages, then run make again."; exit 1; }; \
	  echo "Installing podman …"; \
	  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
	  $(call apt-install,--no-install-recommends runc podman); \
	fi
	@mkdir -p $(STAMPS) && touch $@

# What a build of prose costs is said in what Hugo's costs.
$(STAMPS)/hugo: | tools
	$(call apt-program,hugo,Hugo)

# Feedback is tested on a real PostgreSQL, which each run starts for itself and ends.
$(STAMPS)/postgres: | tools
	@if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null; then \
	  command -v apt-get >/dev/null || { echo "PostgreSQL is not installed: install it with your system's packages, then run make again."; exit 1; }; \
	  echo "Installing PostgreSQL …"; \
	  if [ "$$(id -u)" = 0 ]; then run=; else run=sudo; fi; \
	  $(call apt-install,postgresql); \
	fi
	@mkdir -p $(STAMPS) && touch $@

bin/vitrine bin/vitrined &: $(GO_SOURCES) $(WEB_SOURCES) | tools
	@echo "Building the tools (the first time takes two minutes: the TypeScript compiler is part of one) …"
	@go build -o bin/ ./cmd/...
	@touch bin/vitrine bin/vitrined

# CGO_ENABLED=0: a compiled program runs on any system of its platform, and none needs a C compiler of its own.
PLATFORMS := linux-amd64 linux-arm64 darwin-amd64 darwin-arm64 windows-amd64 windows-arm64

cross: $(addprefix cross-,$(PLATFORMS)) ## compile both programs for Linux, macOS and Windows, amd64 and arm64 (half an hour at first)

cross-%: | tools
	@echo "Compiling for $* …"
	@mkdir -p dist-npm/binaries/$*
	@CGO_ENABLED=0 GOOS=$(firstword $(subst -, ,$*)) GOARCH=$(lastword $(subst -, ,$*)) \
	  go build -trimpath -ldflags '-s -w' -o dist-npm/binaries/$*/ ./cmd/...

dist: cross ## make packages for npm (vitrine, create-vitrine, one a platform) in dist-npm/, beside the programs alone
	@go run ./internal/npm

clean: ## forget all that was built
	@rm -rf bin dist-npm $(OUT) .cache
