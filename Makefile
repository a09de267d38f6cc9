# Drevo: building, running and testing. "make help" lists the targets; each installs what it needs and the machine lacks.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.NOTPARALLEL:

# Of the minutes that a first build takes, gcc spends most on spelling suggestions: to tell types from values, cgo compiles
# 5 700 statements with an undeclared name, and for each gcc compares that name with all of OpenGL's. A name that is
# declared, but as little use in an expression, gives the same answers. Other compilers and other versions of Go ignore it.
export CGO_CFLAGS ?= -O2 -D__cgo_undefined__2=__builtin_trap

# The release leaves out Fyne's check for work on a wrong goroutine, which costs a stack trace at each refresh.
RELEASE := -tags migrated_fynedo
# The profile guides the compiler in the engine alone: what it brings is there, and Fyne and the standard library stay as
# the tests have them, compiled once. Go's cache knows the words of a flag and not the file, so a new one gets a new name.
PROFILE := -gcflags=drevo/engine/...=-pgoprofile=$(wildcard $(CURDIR)/engine/*.pgo)
# Without cgo: the library packages and the widgets (tag ci: Fyne's test driver), and the program without a window.
PURE := CGO_ENABLED=0 go
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
# What the code is looked at for, beside this machine, and what the program without a window is compiled for in the long
# tests, a minute each; other pairs that Go knows work too. They have every file of one system or one processor alone.
PLATFORMS ?= windows/amd64
LONG_PLATFORMS := windows/amd64 darwin/arm64 freebsd/amd64
# In a browser: without the font of emoji, 4 MB, of which nothing is shown, and without the toolkit's own animations, each
# picture of which costs as much as any.
WEB_TAGS := migrated_fynedo,no_emoji,no_animations
WEB_QUALITY ?= 11
# Window tests start programs that the test cache does not know, hence -count=1; none may be skipped.
WINDOW_TEST := DREVO_SKIP_NOTHING=1 $(PURE) test -tags e2e -count=1 -timeout 2h
# Garbage is collected half as often in tests, whose memory is small: it took a fifth of their time.
SELDOM := GOGC=200
# Under the race detector each program waits a second at its end for what others may still report; a tenth is enough.
RACE := $(SELDOM) GORACE=atexit_sleep_ms=100 CGO_ENABLED=1 go test -race -tags ci -vet=off -timeout 2h
FUZZTIME ?= 2s
SOAK ?= 10m
GAMES ?= 100
CLOCK ?= 4s+0.1s
LARGE_NODES ?= 100000000
SENTENCES ?= 10000
DATA ?= app/library/data
# Packages in which something runs beside something else, which the race detector is for: they, or their tests, start
# goroutines or jobs. The others would find there what the unit tests find, but for the conformance suite of the programmes.
# Jobs that panes start by themselves, when they show a node, are looked at in the window (TestPanesWorkBesideTheWindow),
# and of the commands those that take signals or do several things at once.
RACED = $$(grep -lrE --include=*.go '^\s*go (func\b|\w+[.(])|\.Go\((func\(\)|\w+\.run)|work\.Run\(' engine app | \
	xargs -n 1 dirname | grep -vE 'e2e|app/command|panes/(book|botvinnik|game|kaissa|moves|pitrat|why)$$' | \
	sort -u | sed 's|^|./|')
RACED_COMMANDS := Interrupted|Nohup|Serve|TestMatch|GamesAreAdded|PartsOfADocument|TraceOf|UCI|TestCompare$$
# Where files are of one system or one processor alone, without the widgets, whose system Fyne is.
OF_SYSTEMS := ./engine/search ./engine/treefile ./engine/turn ./engine/uci ./app/attach ./app/file ./app/machine ./app/sound
# Under Wayland: what a window is asked for by mouse and keyboard, clipboard, dialogs, and its end.
WAYLAND := Main|Stop|Game$$|Editor|SavingAsks|Clipboard|OddFENs|WithoutOpenGL|Seat|PlayedMoves|Ends
# What the long tests do with the release, which is the checked build without its check, compiled with the profile.
RELEASED := Main|Ends
SAY = @printf '\n== %s, %s\n' "$$(date +%T)"

# Go is asked for first, with a sentence where it is missing or too old.
ifneq ($(filter-out help clean,$(or $(MAKECMDGOALS),help)),)
ifneq ($(shell .ci/need go || echo missing),)
$(error no fitting Go)
endif
endif

## Using

run: ## Start the workbench; without a display, print the report and draw the window into drevo-window.png.
	@$(PURE) build -o build/display ./app/display/reachable
	@if build/display; then $(MAKE) window && exec build/drevo; else $(MAKE) report; fi

window: ## Build the workbench as build/drevo.
	@.ci/need window
	@test -e build/drevo || echo "Compiling the window and its graphics bindings, once, two to three minutes ..."
	@.ci/compile $(RELEASE) -ldflags "$$(.ci/stamp)" $(PROFILE) -o build/drevo .

report: ## Print the report and draw the window into drevo-window.png, without a display or C headers.
	@test -e build/drevo-headless || echo "Compiling the program without its window, once, half a minute ..."
	@CGO_ENABLED=0 .ci/compile -tags headless -ldflags "$$(.ci/stamp)" $(PROFILE) -o build/drevo-headless .
	@build/drevo-headless

package: ## Make what can be installed on Linux: an archive and a .deb in build (packaging/README.md).
	@.ci/need window
	@.ci/package linux $(RELEASE) $(PROFILE)

package-test: package need-tests ## Install the .deb as root, start it under Xvfb, and remove it again.
	@.ci/need package
	@DREVO_DEB=$$(ls -t $(CURDIR)/build/drevo_*.deb | head -1) DREVO_SHOTS=$(CURDIR)/build/shots $(WINDOW_TEST) ./packaging

package-windows: ## Make an installer for Windows in build, with Debian's compiler for it. Not part of the tests.
	@.ci/need window
	@.ci/need windows
	@.ci/package windows $(RELEASE) $(PROFILE)

text: ## Build the terminal's commands as build/drevo-text, without C, Fyne and pictures, for a server.
	@$(PURE) build -tags headless,nopictures -trimpath -ldflags "-s -w $$(.ci/stamp)" $(PROFILE) -o build/drevo-text .

web: ## Build the page for browsers as build/web, for any web server or build/drevo serve; compressing takes minutes.
	@.ci/need web
	@.ci/web build/web $(WEB_QUALITY) -tags $(WEB_TAGS) $(PROFILE)

## Testing

test: export DREVO_SKIP_NOTHING = 1
test: need-tests format signatures vet staticcheck cgo unit race fuzz headless cross window-test ## Run everything that must pass before a change is taken.
	@if .ci/need web; then $(MAKE) web-test; else echo "The page is not tested: there is no Chromium here."; fi
	$(SAY) "all passed"

format: ## Check that gofmt has nothing to change.
	$(SAY) gofmt
	@wrong=$$(gofmt -l .); test -z "$$wrong" || { echo "gofmt would change:"; echo "$$wrong"; exit 1; }

signatures: ## Check that each commit which touches a search says what that does to its signature.
	$(SAY) "signatures in the log"
	@.ci/signatures

vet: ## Let go vet look for mistakes, in every build of the program.
	$(SAY) "go vet"
	@$(PURE) vet -tags ci,e2e ./...
	@$(PURE) vet -tags ci,headless .

staticcheck: ## Let staticcheck look for mistakes.
	$(SAY) staticcheck
	@$(PURE) run $(STATICCHECK) -tags ci,e2e ./...

cgo: ## Check that the define which shortens cgo's probe changes nothing of what cgo finds out.
	$(SAY) "cgo's probe"
	@.ci/cgo-define

unit: ## Run the unit tests.
	$(SAY) "unit tests"
	@$(SELDOM) $(PURE) test -tags ci -vet=off -timeout 2h ./...

race: ## Run the tests of the engine and the app that have goroutines, and the conformance suite, under the race detector.
	$(SAY) "race detector"
	@$(RACE) $(RACED)
	@$(RACE) -run '$(RACED_COMMANDS)' ./app/command
	@$(RACE) -run TestConformance \
	$$(grep -lr --include=*_test.go 'enginetest\.Run(' engine | xargs -n 1 dirname | sort -u | sed 's|^|./|')

fuzz: ## Run each fuzz target for FUZZTIME (2s).
	$(SAY) "fuzz targets"
	@.ci/fuzz $(FUZZTIME) # from the committed corpora alone

headless: ## Check that the program without a window builds without cgo, and does its work.
	$(SAY) "the program without a window"
	@$(PURE) build -tags headless -o build/drevo-headless . # as go vet has compiled it, without the profile
	@dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; cd "$$dir"; \
	$(CURDIR)/build/drevo-headless >report.txt; test -s report.txt; test -s drevo-window.png

cross: ## Let go vet read what is of other systems (PLATFORMS), with its tests.
	$(SAY) "go vet, for other systems"
	@for platform in $(PLATFORMS); do echo "$$platform"; GOOS=$${platform%/*} GOARCH=$${platform#*/} \
	$(PURE) vet -tags headless $(OF_SYSTEMS); done

cross-long: ## Compile the program without a window for other systems (LONG_PLATFORMS), a minute each.
	@for platform in $(LONG_PLATFORMS); do echo "$$platform"; GOOS=$${platform%/*} GOARCH=$${platform#*/} \
	$(PURE) build -tags headless -o build/drevo-$${platform/\//-} .; done

window-test: need-tests ## Drive the real window under Xvfb, in a build that reports work on a wrong goroutine.
	$(SAY) "the window, with Fyne's check of goroutines"
	@go build -tags e2e -o build/drevo-checked . # without the profile, as the unit tests have compiled the engine
	@DREVO_SHOTS=$(CURDIR)/build/shots-checked DREVO_BIN=$(CURDIR)/build/drevo-checked $(WINDOW_TEST) \
	./internal/xtest/... ./app/e2e/...

release-test: need-tests ## Drive the window of the release: what is most used. Part of the long tests.
	@go build $(RELEASE),e2e $(PROFILE) -o build/drevo-tested .
	@DREVO_SHOTS=$(CURDIR)/build/shots DREVO_BIN=$(CURDIR)/build/drevo-tested $(WINDOW_TEST) -run '$(RELEASED)' ./app/e2e

wayland-test: need-tests ## Drive the window under Wayland: weston, a compositor, inside Xvfb.
	@.ci/need wayland
	@go build -tags e2e -o build/drevo-checked .
	@DREVO_WAYLAND=1 DREVO_SHOTS=$(CURDIR)/build/shots-wayland DREVO_BIN=$(CURDIR)/build/drevo-checked $(WINDOW_TEST) -run '$(WAYLAND)' ./app/e2e

web-test: ## Drive the page in a real Chromium: load, think, step, reload, links, files, a phone.
	@.ci/need web
	$(SAY) "the page"
	@$(PURE) vet -tags web ./app/web
	@.ci/web build/web-tested 1 -tags $(WEB_TAGS),e2e # without the profile: ready sooner, and no faster than is tested
	@DREVO_PAGE=$(CURDIR)/build/web-tested DREVO_SHOTS=$(CURDIR)/build/shots \
	$(PURE) test -tags web -vet=off -count=1 -timeout 1h ./app/web

web-figures: ## Measure the page: bytes, seconds, nodes a second beside the terminal, pictures, memory (docs/notes/performance.md).
	@.ci/need web
	@.ci/web build/web-tested $(WEB_QUALITY) -tags $(WEB_TAGS),e2e $(PROFILE)
	@$(PURE) build -tags headless $(PROFILE) -o build/drevo-headless .
	@DREVO_PAGE=$(CURDIR)/build/web-tested DREVO_DESKTOP=$(CURDIR)/build/drevo-headless $(PURE) test -tags web -count=1 -v -run TestFigures ./app/web | sed -n 's/.*FIGURE //p'

test-long: need-programs cross-long release-test ## Run the long tests too: all of what the usual ones take a part of, the whole perft suite, millions of positions beside slow twins, all lessons; the pictures of the documents; more systems.
	@DREVO_LONG=1 $(PURE) test -tags ci -timeout 0 ./...

test-lessons: need-tests ## Learn all lessons in their pane and in the real window, follow all exhibits, and check exercises of all notions over the library, half an hour.
	@DREVO_LONG=1 $(PURE) test -tags ci -timeout 0 -count=1 ./app/lesson ./app/museum ./app/panes/lesson
	@DREVO_LONG=1 $(PURE) test -tags ci -timeout 0 -count=1 -run 'TestExhibitsAreShown|TestNothingIsSmall' ./app/workbench
	@go build -tags e2e -o build/drevo-checked .
	@DREVO_LONG=1 DREVO_BIN=$(CURDIR)/build/drevo-checked $(WINDOW_TEST) -timeout 0 -run TestLessonsAreSolved ./app/e2e

large-tree: ## Record a tree of LARGE_NODES (100 000 000) nodes, 4 GB, write it, and open it in 1 GB, some minutes.
	@DREVO_LARGE_NODES=$(LARGE_NODES) $(PURE) test -tags ci -count=1 -v -timeout 0 -run TestLargeFile ./engine/treefile

engines: ## Take the sources of Glaurung and Toga II from Debian, insert our calls, build, record and check, ten minutes (docs/engines.md).
	@go run ./internal/engines -in build/engines

xboard-games: need-programs ## Let the programmes play GAMES (100) games in XBoard and as many through notnil/chess, 35 minutes (docs/playing.md).
	@DREVO_XBOARD_GAMES=$(GAMES) $(PURE) test -tags ci -count=1 -v -timeout 0 -run 'TestWholeGamesInXBoard|TestGamesThroughAnotherDriver' ./engine/uci

sentences: ## Let a checker read SENTENCES (10000) sentences about searches of all programmes, half a minute (docs/sentences.md).
	@DREVO_SENTENCES=$(SENTENCES) $(PURE) test -tags ci -count=1 -v -timeout 0 -run TestSentences ./internal/truth | \
	sed -n -e 's/^ *truth_test.go:[0-9]*: //p' -e 's/^ *\t/\t/p'

attack: need-tests ## End the window a hundred times under load and kill it two hundred times at work, twenty minutes (docs/notes/robustness.md).
	@go build $(RELEASE),e2e $(PROFILE) -o build/drevo-tested .
	@DREVO_ATTACKS=100 DREVO_BIN=$(CURDIR)/build/drevo-tested $(WINDOW_TEST) -v -timeout 0 -run 'TestEnds|TestKills|TestAnswers' ./app/e2e
	@DREVO_ATTACKS=100 $(PURE) test -tags ci -count=1 -v -timeout 0 -run 'TestKillsLoseNothing|TestStartsWithAny' ./app/workspace ./app/workbench

soak: need-tests ## Use the window at random for SOAK (10m) under the race detector, which takes minutes to compile.
	@CGO_ENABLED=1 go build -race -tags e2e -o build/drevo-race .
	@DREVO_SOAK=$(SOAK) DREVO_BIN=$(CURDIR)/build/drevo-race $(WINDOW_TEST) -v -timeout 0 -run TestSoak ./app/e2e

web-soak: ## Use the page at random for SOAK (10m): mouse, keys, fingers, links, files, sizes; load it again, kill it.
	@.ci/need web
	@.ci/web build/web-tested 1 -tags $(WEB_TAGS),e2e
	@DREVO_WEB_SOAK=$(SOAK) DREVO_PAGE=$(CURDIR)/build/web-tested DREVO_SHOTS=$(CURDIR)/build/shots \
	$(PURE) test -tags web -count=1 -v -timeout 0 -run TestSoak ./app/web

fuzz-long: ## Run each fuzz target for ten minutes, three hours in all.
	@.ci/fuzz 10m "$$(go env GOCACHE)/fuzz/drevo"

need-tests:
	@.ci/need window
	@.ci/need tests

need-programs: need-tests
	@.ci/need programs

## Measuring and drawing

bench: ## Run the benchmarks.
	@$(PURE) test -tags ci -run '^$$' -bench . -benchmem ./...

kaissa-table: ## Compare Kaissa's values with and without its table on every position of DATA, a folder with EPD and PGN files.
	@DREVO_DATA=$(abspath $(DATA)) $(PURE) test -tags ci -count=1 -v -timeout 60m -run TestTableChangesNoValue ./app/experiment

paulchess-twin: ## Compare PaulChess's values with those of a plain search on every position of DATA, an hour on one core.
	@DREVO_DATA=$(abspath $(DATA)) nice -n 19 $(PURE) test -tags ci -count=1 -v -timeout 0 -run TestTwinOnAFolder ./engine/paulchess

pitrat-claims: ## Let Pitrat's plans claim wins in three suites, and ask Stockfish about each (Debian's package).
	@.ci/need stockfish
	@$(PURE) build -tags headless -o build/drevo-claims . && build/drevo-claims experiment pitrat-claims

strength: ## Let Modern play GAMES (100) games each against three engines of Debian on an equal CLOCK (4s+0.1s; docs/strength.md).
	@.ci/need opponents
	@$(PURE) build -tags headless $(PROFILE) -o build/drevo-headless .
	@.ci/strength build/drevo-headless $(GAMES) $(CLOCK)

profile: ## Take the profile anew that guides the compiler in the engine (engine/*.pgo).
	@mkdir -p build
	@GOAMD64=v3 $(PURE) test -run '^$$' -bench Perft -benchtime 3s -o build/board.test -cpuprofile build/board.prof ./engine/board
	@$(PURE) test -run '^$$' -bench 'Search/(games|absolute|active)' -benchtime 200x -o build/itep.test -cpuprofile build/itep.prof ./engine/itep
	@$(PURE) test -run '^$$' -bench Search/plain -benchtime 5x -o build/itep.test -cpuprofile build/plain.prof ./engine/itep
	@$(PURE) test -run '^$$' -bench Search -benchtime 200x -o build/botvinnik.test -cpuprofile build/botvinnik.prof ./engine/botvinnik
	@$(PURE) test -run '^$$' -bench Search -benchtime 100x -o build/kaissa.test -cpuprofile build/kaissa.prof ./engine/kaissa
	@$(PURE) test -run '^$$' -bench 'Search/(1.0|modern)/unrecorded' -benchtime 20x -o build/paulchess.test -cpuprofile build/paulchess.prof ./engine/paulchess
	@rm -f engine/*.pgo
	@go tool pprof -proto build/board.prof build/itep.prof build/plain.prof build/botvinnik.prof build/kaissa.prof build/paulchess.prof >engine/$$(date +%Y%m%d-%H%M).pgo

bench-perft: ## Compare move generation with Stockfish's, all on one thread, run by turns.
	@.ci/need stockfish
	@$(PURE) build -tags headless $(PROFILE) -o build/drevo-headless .
	@GOAMD64=v3 $(PURE) build -tags headless $(PROFILE) -o build/drevo-headless-v3 .
	@$(PURE) run ./internal/perftduel default=build/drevo-headless v3=build/drevo-headless-v3

glossary: ## Count how often searches of the library show each word of the glossary, a minute, and write docs/glossary.md anew.
	@$(PURE) build -tags headless $(PROFILE) -o build/drevo-headless .
	@build/drevo-headless explain -count >build/often.csv && cp build/often.csv app/glossary/data/often.csv
	@$(PURE) test -tags ci -count=1 -run TestTheGlossaryIsWritten ./app/command -update

pictures: ## Draw the pictures of the documents anew, those of docs/pictures/list.txt; the same on every machine.
	@$(PURE) test -tags ci -count=1 -run TestPicturesOfTheDocuments ./app/command -update

## Housekeeping

clean: ## Remove what was built.
	@rm -rf build drevo-window.png

help: ## List the targets.
	@awk -F ': .*## |: ## ' '/^## / { print "\n" substr($$0, 4) } /^[a-z-]+:.* ## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

.PHONY: $(shell sed -nE 's/^([a-z-]+):.*/\1/p' Makefile)
