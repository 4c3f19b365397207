# Everything a developer does here. `make` prints what exists. Recipes are written for GNU make 3.81, bash 3.2 and BSD tools
# as well, which macOS has. That make ignores .SHELLFLAGS: a recipe with a pipe sets pipefail itself.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
ADDR ?= 127.0.0.1:8080
SITE := site
OUT := dist
DEPLOYMENT ?= production
TIME ?= 60s
PARALLEL ?= 1

# Paths of this checkout stay out of what Go compiles, so that all checkouts of a machine share the build cache.
export GOFLAGS := $(strip $(GOFLAGS) -trimpath)
# On macOS this folder is below a symbolic link. Tests compare paths with those that Node and the bundler have resolved.
export TMPDIR := $(shell cd "$${TMPDIR:-/tmp}" && pwd -P)
# Test runners and linters have packages of their own.
export PATH := $(CURDIR)/web/node_modules/.bin:$(PATH)

GO_SOURCES := $(shell find cmd internal tsgo web -name node_modules -prune -o -name '*.go' -not -name '*_test.go' -print 2>/dev/null) go.mod go.sum
WEB_SOURCES := $(shell find web internal/prerender internal/devserver -name node_modules -prune -o -type f \( -name '*.ts' -o -name '*.tsx' -o -name '*.css' -o -name '*.cjs' -o -name '*.js' \) -print 2>/dev/null)
STAMPS := .cache/stamps
RESULTS := .cache/test

# What is formatted, linted, spelled and read: all of the project, or the folder of PAGE.
FOLDER := $(if $(PAGE),$(SITE)/content$(patsubst %/,%,$(PAGE)))
CODE := '$(if $(PAGE),$(FOLDER)/)**/*.{ts,tsx,js,jsx,mjs,cjs,css,json}'
TEXTS := $(if $(PAGE),'$(FOLDER)/*.md','site/content/**/*.md' 'docs-site/content/**/*.md' 'docs/*.md' README.md CONTRIBUTING.md SECURITY.md)
CHECKS := format format-go sizes lint spelling prose types vet staticcheck workflows
TESTS := test-go test-web test-browser check-site
NIGHTLY_TESTS := test-go test-web test-browser check-site test-race examples fuzz install-commands

.PHONY: help run docs test test-nightly test-changed $(TESTS) test-race examples dev build release check fix \
  $(CHECKS) page shot install-commands slowest bench bench-serve fuzz pictures readme accessibility sheet clean tools prepare \
  prepare-run prepare-tests prepare-nightly browser cross dist

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*##/ { printf "  make %-17s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The server is compiled while the first pages are made; it inherits the socket when the site is built.
run: prepare-run ## serve the site with all that a host brings: pages on demand at once, the built site when it is ready (ADDR=127.0.0.1:8080)
	@nice $(MAKE) --no-print-directory bin/vitrined &
	@bin/vitrine build --site $(SITE) --out $(OUT) --with-experiments --deployment demo --serve $(ADDR) -- \
	  sh -c 'make --no-print-directory --silent bin/vitrined && exec bin/vitrined --root $(OUT) --quiet --feedback .cache/feedback.db'

docs: prepare $(STAMPS)/packages-all ## build our own documentation and serve it (ADDR=127.0.0.1:8080)
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

# Checks

check: tools $(STAMPS)/packages-all $(STAMPS)/packages-web ## find what is wrong without running tests: format, lint, spelling, types, vet, staticcheck
	@echo "Checks: $(CHECKS) (side by side; staticcheck takes longest) …"
	@$(MAKE) --no-print-directory --keep-going --jobs=3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) $(CHECKS)
	@echo "All checks passed."

fix: tools $(STAMPS)/packages-all $(STAMPS)/packages-web ## format what `make check` would complain about, and fix what the linters can
	@gofmt -w cmd internal pkg web tsgo
	@npx oxfmt $(CODE)
	@oxlint --quiet --fix || true # what it can't fix is for `make check` to report

format:
	@unformatted=$$(npx oxfmt --list-different $(CODE)) || { echo "$$unformatted"; echo "These files are not formatted. Run: make fix"; exit 1; }

format-go:
	@unformatted=$$(gofmt -l cmd internal pkg web tsgo); \
	if [ -n "$$unformatted" ]; then echo "$$unformatted"; echo "These files are not formatted. Run: make fix"; exit 1; fi

lint:
	@oxlint --quiet $(FOLDER)

types:
	@failed=; for project in web site docs-site; do tsc -p $$project/tsconfig.json || failed=1; done; test -z "$$failed"

spelling:
	@cspell --no-progress --quiet $(if $(PAGE),'$(FOLDER)/**') || { echo "Add words that are right to docs/words.txt."; exit 1; }

# Format, place and reason of each problem: web/prose/rules/house-style.js; the phrases to avoid: web/prose/phrases.json.
prose:
	@textlint --rulesdir web/prose/rules --format unix $(TEXTS)

sizes:
	@go test ./internal/arch

vet:
	@go vet ./... && go -C tsgo vet ./...

staticcheck:
	@failed=; go tool -modfile=tools/go.mod staticcheck ./... || failed=1; \
	cd tsgo && go tool -modfile=../tools/go.mod staticcheck ./... || failed=1; test -z "$$failed"

workflows:
	@go tool -modfile=tools/go.mod actionlint $(wildcard .github/workflows/*.yml) deploy/github/*.yml

page: prepare $(STAMPS)/packages-all $(STAMPS)/packages-web $(STAMPS)/chromium ## check one page as a push does, claims included: make page PAGE=/joy-ui/react-button/
	@test -d "$(FOLDER)" || { echo "Name a page of $(SITE): make page PAGE=/joy-ui/react-button/"; exit 1; }
	@failed=; $(MAKE) --no-print-directory --keep-going format lint spelling prose || failed=1; \
	bin/vitrine check --site $(SITE) "$(PAGE)" || failed=1; \
	bin/vitrine verify --site $(SITE) "$(PAGE)" || failed=1; \
	test -z "$$failed"

shot: prepare $(STAMPS)/packages-all $(STAMPS)/packages-web $(STAMPS)/chromium ## write pictures of one page to .cache/pictures: three widths, two modes, and without scripts (PAGE=/joy-ui/react-button/)
	@node web/e2e/shot.mjs $(SITE) "$(PAGE)"

# The site is checked after the browser tests, which build it in the same cache.
check-site: prepare $(STAMPS)/packages-all
	@echo "Problems of the site …"
	@bin/vitrine check --site $(SITE) --with-experiments
	@bin/vitrine check --site $(SITE) --prose
	@bin/vitrine check --site docs-site
	@echo "What pages share …"
	@bin/vitrine layers --site $(SITE) --with-experiments

# Tests

# Runs all of these tests, also after one has failed, and ends with the slowest.
define run-tests
@rm -f $(RESULTS)/*.json
@failed=; $(MAKE) --no-print-directory --keep-going $(1) || failed=1; $(MAKE) --no-print-directory slowest; test -z "$$failed"
@echo "All tests passed."
endef

test: $(if $(CHANGED),prepare,prepare-tests) ## pass every test of a push; CHANGED=1 runs what differs from origin/main, ALL=1 opens every page of the site
ifdef CHANGED
	@$(MAKE) --no-print-directory test-changed
else
	$(call run-tests,$(TESTS))
endif

test-nightly: export VITRINE_NIGHTLY := 1
test-nightly: export ALL := 1
test-nightly: prepare-nightly ## pass every test that there is: also servers, containers, other platforms and browsers, race detector, fuzzing (90 minutes)
	$(call run-tests,$(NIGHTLY_TESTS))

# Go's memory of passed tests is not used: it does not see what tests read through Node and browsers. Vet is one of the
# checks. Test binaries have no debug information: they are linked in less time.
GO_TEST := -count=1 -vet=off -timeout=30m -ldflags='-s -w'
gotestsum = go tool -modfile=$(1)tools/go.mod gotestsum --format=pkgname-and-test-fails --format-hide-empty-pkg --hide-summary=skipped \
  --jsonfile=$(CURDIR)/$(RESULTS)/go$(subst /,-,$(2)).json -- $(GO_TEST)

test-go: tools $(STAMPS)/packages-all $(STAMPS)/chromium $(if $(VITRINE_NIGHTLY),$(STAMPS)/nightly) ## run the Go tests (PACKAGES=./internal/NAME for some)
	@echo "Go tests (the first compilation takes minutes: the TypeScript compiler is part of the tool) …"
	@mkdir -p $(RESULTS)
	@go list -m all >/dev/null # a test's own module, made without the network, reads more go.mod files than ours
	@failed=; $(call gotestsum,) $(or $(PACKAGES),./...) || failed=1; \
	$(if $(PACKAGES),,(cd tsgo && $(call gotestsum,../,/tsgo) ./...) || failed=1;) test -z "$$failed"

# Builds that run at once, share caches, watch files or end early. All other builds do the same with other sites; with the
# detector they would take half an hour.
RACING_BUILDS := Build|Edit|Live|DevMode|Linked|Beside|RemoteCache|Shards|SitesOfOneRun|KeepGoing|AtOnce|NeverReturns|Former
RACE := VITRINE_NIGHTLY= CGO_ENABLED=1 GORACE=suppressions=$(CURDIR)/tools/race-suppressions.txt \
  go test -race -vet=off -timeout 60m

# Without containers, servers and other platforms, whose programs are compiled without it.
test-race: $(STAMPS)/packages-all $(STAMPS)/chromium $(STAMPS)/nightly ## run the Go tests with the race detector (needs a C compiler)
	@echo "Go tests with the race detector …"
	@failed=; $(RACE) $$(go list ./internal/... ./cmd/... ./pkg/... | grep -v /internal/compile$$) || failed=1; \
	$(RACE) -run '$(RACING_BUILDS)' ./internal/compile || failed=1; test -z "$$failed"

# In the web, each target is a file.
fuzz: $(STAMPS)/packages-all $(STAMPS)/packages-web ## fuzz every target of Go and the web for TIME each (60s; PARALLEL=1 processes)
	@echo "Fuzzing each target for $(TIME) …"
	@tools/fuzz.sh $(TIME) $(PARALLEL)
	@FUZZ_TIME=$(TIME) vitest run --config web/vitest.config.ts --no-file-parallelism --reporter=default .fuzz.test.ts

test-web: $(STAMPS)/packages-all $(STAMPS)/packages-web
	@echo "Units of the web …"
	@mkdir -p $(RESULTS)
	@vitest run --config web/vitest.config.ts

test-browser: prepare $(STAMPS)/packages-all $(STAMPS)/packages-web $(STAMPS)/chromium $(if $(VITRINE_NIGHTLY),$(STAMPS)/nightly) ## run the browser tests in Chromium (ALL=1 opens every page of the site)
	@mkdir -p $(RESULTS)
	@VITRINE_PAGES=$(if $(ALL),all,$(VITRINE_PAGES)) vitest run --config web/e2e/vitest.config.ts

test-changed:
	@node tools/changed.mjs

slowest: ## print the 20 slowest tests of the last run
	@node tools/slowest.mjs $(RESULTS)

examples: prepare $(STAMPS)/packages-web $(STAMPS)/chromium ## install, build and try the sites of examples/ in a browser (ONLY=mantine)
	@echo "Examples (each has packages of its own) …"
	@VITRINE_EXAMPLE=$(ONLY) vitest run --config web/e2e/examples/vitest.config.ts $(if $(ONLY),examples.test)

install-commands: ## ask npm whether what pages tell readers to install goes together, and write down the versions
	@echo "Install commands (npm resolves each set of packages) …"
	@go run ./internal/installs -out $(if $(VITRINE_NIGHTLY),.cache,site)/install-commands.json site docs-site

# Measurements and pictures

bench: build $(STAMPS)/chromium $(STAMPS)/bench $(STAMPS)/bench-reference $(STAMPS)/hugo ## measure builds, pages and edits against the budgets (minutes; PARTS=prose,site for some)
	@go run ./internal/bench -site $(SITE) -out $(OUT) -only "$(PARTS)"

bench-serve: build ## measure the server beside nginx and Caddy, in one run with wrk (ten minutes; all three must be installed)
	@go run ./internal/bench -site $(SITE) -out $(OUT) -only serve

pictures: build $(STAMPS)/packages-web $(STAMPS)/chromium ## draw the reference pictures of the look anew, after a change on purpose or of the browser
	@VITRINE_PICTURES=new vitest run --config web/e2e/vitest.config.ts web/e2e/pictures.test.ts

readme: prepare $(STAMPS)/packages-all $(STAMPS)/packages-web $(STAMPS)/chromium ## draw the pictures of the README anew, of our own documentation
	@bin/vitrine build --site docs-site --out .cache/docs
	@node web/e2e/readme.mjs .cache/docs docs/pictures

accessibility: build $(STAMPS)/packages-web $(STAMPS)/chromium ## measure what the page about accessibility says of the site, and write it down
	@VITRINE_RECORD=1 vitest run --config web/e2e/vitest.config.ts web/e2e/accessibility.test.ts

sheet: build $(STAMPS)/packages-web $(STAMPS)/chromium ## put html files beside pages of the site, in one picture (WITH=folder PAIRS="home.html=/")
	@node web/e2e/sheet.mjs $(OUT) "$(WITH)" $(PAIRS)

# Installation. What takes long on a fresh clone is done side by side: packages are fetched while Go compiles.

prepare: | tools
	@$(MAKE) --no-print-directory -j4 bin/vitrine bin/vitrined $(STAMPS)/packages browser

prepare-run: | tools
	@$(MAKE) --no-print-directory -j3 bin/vitrine $(STAMPS)/packages browser

prepare-tests: | tools
	@$(MAKE) --no-print-directory -j4 bin/vitrine bin/vitrined $(STAMPS)/packages-all $(STAMPS)/packages-web $(STAMPS)/chromium

prepare-nightly: prepare-tests $(STAMPS)/nightly

# A build tries components in a browser, and goes on without one. The tool comes first, since it shares most of what the
# search for a browser compiles.
browser: | bin/vitrine
	@$(MAKE) --no-print-directory $(STAMPS)/chromium || \
	  echo "The site is built without a browser: the reference goes without what only a browser sees."

tools:
	@command -v go >/dev/null || { echo "Go is not installed: install Go 1.26 or newer (macOS: brew install go; others: https://go.dev/dl), then run make again."; exit 1; }
	@command -v node >/dev/null || { echo "Node is not installed: install Node 20 or newer (macOS: brew install node; Debian: apt-get install nodejs npm), then run make again."; exit 1; }
	@command -v npm >/dev/null || { echo "npm is not installed: it comes with Node (Debian: apt-get install npm); install it, then run make again."; exit 1; }

npm-ci = npm ci --no-audit --no-fund --loglevel=error
done = @mkdir -p $(STAMPS) && touch $@

# What a build of the site needs; with packages-all also what our own documentation and the fixtures of tests need.
$(STAMPS)/packages: package.json package-lock.json | tools
	@echo "Installing the packages of the site …"
	@$(npm-ci) --omit=dev
	$(done)

$(STAMPS)/packages-all: package.json package-lock.json | tools
	@echo "Installing the packages of the sites and fixtures …"
	@$(npm-ci)
	$(done) && touch $(STAMPS)/packages

$(STAMPS)/packages-web: web/package.json web/package-lock.json | tools
	@echo "Installing test runners and linters …"
	@$(npm-ci) --prefix web
	$(done)

$(STAMPS)/bench: web/bench/package-lock.json | tools
	@echo "Installing what measures scores …"
	@$(npm-ci) --prefix web/bench
	$(done)

# A part of the bench that reads no other library needs none.
$(STAMPS)/bench-reference: web/bench/reference/package-lock.json | tools
ifneq ($(if $(PARTS),$(findstring reference,$(PARTS)),all),)
	@echo "Installing the libraries whose facts are held against another compiler …"
	@$(npm-ci) --prefix web/bench/reference
	$(done)
endif

# An installed browser is used as it is.
$(STAMPS)/chromium: | tools
	@tools/browser.sh
	$(done)

# What only the nightly tests need: the other browsers with a display, servers, containers, a checker. runc, since crun refuses
# systems with both versions of control groups.
$(STAMPS)/nightly: $(STAMPS)/hugo $(STAMPS)/bench | tools
	@tools/install.sh firefox WebKitWebDriver Xvfb nginx caddy initdb
	@APT_OPTIONS=--no-install-recommends tools/install.sh runc podman
	$(done)

# The cost of a build of prose is measured as a multiple of Hugo's.
$(STAMPS)/hugo: | tools
	@tools/install.sh hugo
	$(done)

bin/vitrine: $(GO_SOURCES) $(WEB_SOURCES) | tools
	@echo "Building $@ (the first time takes minutes: the TypeScript compiler is part of it) …"
	@go build -o bin/ ./cmd/vitrine
	@touch $@

bin/vitrined: $(GO_SOURCES) $(WEB_SOURCES) | tools
	@echo "Building $@ …"
	@go build -o bin/ ./cmd/vitrined
	@touch $@

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
