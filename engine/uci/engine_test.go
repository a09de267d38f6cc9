package uci_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode/utf8"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/match"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/engine/uci"
	"drevo/internal/fakeengine"
	"drevo/internal/needs"
)

// fake answers as an engine does, but for one thing, which its manner names.
func fake(manner string) {
	say := func(format string, args ...any) { fmt.Printf(format+"\n", args...) }
	if manner == "flood" {
		for {
			say("info string %s", strings.Repeat("x", 100))
		}
	}
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		words := strings.Fields(in.Text())
		switch {
		case manner == "mute", words[0] == "go" && manner == "hang":
			hang()
		case words[0] == "uci":
			say("hello there\n\x00\xff\xfe\nid name Fake %s\nid author nobody\noption name MultiPV type spin default 1 "+
				"min 1 max 9", manner)
			say("option name Two Words type combo default a b var a b var c\noption name\noption name Odd type what\noption "+
				"name x%s type check\nuciok", strings.Repeat("é", 200))
		case words[0] == "isready":
			say("readyok")
			if manner == "deaf" {
				hang()
			}
		case words[0] == manner && printed[manner] != "":
			say("%s", printed[manner])
		case words[0] == "go":
			answer(manner, say)
		case words[0] == "quit":
			if manner == "stays" {
				hang()
			}
			return
		}
	}
}

// hang does nothing until the process is killed, which is what the tests of hanging engines wait for.
func hang() { time.Sleep(time.Hour) }

// answer answers "go".
func answer(manner string, say func(string, ...any)) {
	switch manner {
	case "crash":
		fmt.Fprintln(os.Stderr, "segmentation fault, so to speak")
		os.Exit(3)
	case "garbage":
		say("info depth x score cp pv e2e4\ninfo depth 3 score cp 99999999999 pv e2e4\ninfo score mate q pv\ninfo multipv "+
			"-3 score cp 1 pv e2e4\nbestmoves e2e4\n%s", strings.Repeat("é", 200_000))
		say("info depth 2 multipv 500 score cp 5 pv e2e4\ninfo depth 4 score cp 31 upperbound nodes 7 pv e2e4 e7e5 e1e8 " +
			"d2d4\nbestmove")
	case "illegal":
		say("info depth 1 score cp 0 pv e7e5\nbestmove e7e5")
	case "good", "stays":
		say("info depth 5 multipv 1 score cp 31 nodes 70 nps 7000 time 10 pv e2e4 e7e5\ninfo depth 5 multipv 2 score mate " +
			"-2 pv f2f3 e7e5\nbestmove E2E4 ponder e7e5")
	}
}

func startFake(t *testing.T, manner string) (*uci.Engine, error) {
	t.Helper()
	e, err := uci.Start(t.Context(), fakeengine.Command(t, manner))
	if err == nil {
		t.Cleanup(func() { e.Close() })
	}
	return e, err
}

func TestAnEngineAnswers(t *testing.T) {
	e, err := startFake(t, "good")
	if err != nil {
		t.Fatal(err)
	}
	if e.Name() != "Fake good" || len(e.Options()) != 3 {
		t.Errorf("it is %q with %v", e.Name(), e.Options())
	}
	if o := e.Options()[2]; len(o.Name) > 200 || !utf8.ValidString(o.Name) {
		t.Errorf("a long name is cut to %q", o.Name)
	}
	if o := e.Options()[1]; o.Name != "Two Words" || o.Default != "a b" || len(o.Choices) != 2 {
		t.Errorf("an option of several words is read as %+v", o)
	}
	reports := 0
	found, err := e.Search(t.Context(), uci.Request{Start: board.Start(), Lines: 2, MoveTime: needs.Patience},
		func(uci.Info) { reports++ })
	if err != nil || found.Move.UCI() != "e2e4" || found.Ponder.UCI() != "e7e5" || len(found.Lines) != 2 || reports != 2 {
		t.Fatalf("%+v, %v, %d reports", found, err, reports)
	}
	if first := found.Lines[0]; first.Score.Pawns() != 0.31 || first.Depth != 5 || first.Nodes != 70 ||
		len(first.Line) != 2 {
		t.Errorf("the first line is %+v", first)
	}
	second := found.Lines[1].Score
	if mate, ok := second.Mate(); !ok || mate != -2 || second.Pawns() > -9000 {
		t.Errorf("the second line is worth %+v", second)
	}
	for name, value := range map[string]string{"Nothing": "1", "MultiPV": "1000", "Two Words": "a\nquit"} {
		if err := e.Set(t.Context(), name, value); err == nil {
			t.Errorf("option %q can be %q", name, value)
		}
	}
}

// TestBadEngines: whatever an engine does, it is told what it was, soon, and nothing hangs.
func TestBadEngines(t *testing.T) {
	for manner, want := range map[string]string{
		"crash": "has ended", "illegal": "not legal", "garbage": "without a move", "hang": "hangs",
	} {
		within := needs.Patience
		if manner == "hang" {
			within = 300 * time.Millisecond
		}
		e, err := startFake(t, manner)
		if err != nil {
			t.Fatal(manner, err)
		}
		began := time.Now()
		found, err := e.Search(t.Context(), uci.Request{Start: board.Start(), Within: within}, nil)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %q", manner, err, want)
		}
		if manner == "crash" && !strings.Contains(err.Error(), "segmentation fault") {
			t.Errorf("what it said last is not told: %v", err)
		}
		if manner == "garbage" && (len(found.Lines) != 1 || len(found.Lines[0].Line) != 2 || found.Lines[0].Score.Bound !=
			tree.Upper) {
			t.Errorf("among garbage these lines were found: %+v", found.Lines)
		}
		if manner == "hang" || manner == "crash" {
			if _, again := e.Search(t.Context(), uci.Request{Start: board.Start()}, nil); again == nil || e.Err() == nil {
				t.Errorf("%s: it can be asked again", manner)
			}
		}
		if took := time.Since(began); took > needs.Patience {
			t.Errorf("%s took %v", manner, took)
		}
	}
}

// TestAnEngineThatDoesNotStop is killed when the user goes away from it.
func TestAnEngineThatDoesNotStop(t *testing.T) {
	e, err := startFake(t, "hang")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := e.Search(ctx, uci.Request{Start: board.Start()}, nil); err == nil || !strings.Contains(err.Error(),
		"after stop") {
		t.Errorf("error %v", err)
	}
}

func TestEnginesThatDoNotStart(t *testing.T) {
	// A busy machine does not count the lines of a flood in the ten seconds after which it "hangs".
	if _, err := startFake(t, "flood"); err == nil || !strings.Contains(err.Error(), "was ended") {
		t.Errorf("a flood: %v", err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if _, err := uci.Start(ctx, fakeengine.Command(t, "mute")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a mute engine: %v", err)
	}
	for _, path := range []string{"/nowhere/engine", "/etc/passwd", "/", ""} {
		if _, err := uci.Start(t.Context(), uci.Command{Path: path}); err == nil {
			t.Errorf("%q was started", path)
		}
	}
	if _, err := uci.Start(t.Context(), uci.Command{Path: "true"}); err == nil || !strings.Contains(err.Error(),
		"has ended") {
		t.Errorf("a program that is no engine: %v", err)
	}
}

// TestCloseEndsAnyEngine, also one that does not quit.
func TestCloseEndsAnyEngine(t *testing.T) {
	e, err := startFake(t, "stays")
	if err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	e.Close()
	if took := time.Since(began); took > needs.Patience {
		t.Errorf("it took %v", took)
	}
	if _, err := e.Search(t.Context(), uci.Request{Start: board.Start()}, nil); err == nil {
		t.Error("a closed engine answers")
	}
}

// TestEnginesBehindAShell: an engine whose child holds its pipes is ended all the same, and one that does
// not start leaves no process behind.
func TestEnginesBehindAShell(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("Windows has no /bin/sh, of which the engines here are made")
	}
	dir := t.TempDir()
	engine := func(name, text string) uci.Command {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte("#!/bin/sh\necho $$ >"+path+".pid\n"+text), 0o755); err != nil {
			t.Fatal(err)
		}
		return uci.Command{Path: path}
	}
	began := time.Now()
	e, err := uci.Start(t.Context(), engine("holds", "read l; echo uciok; read l; echo readyok; sleep 60; exit"))
	if err != nil {
		t.Fatal(err)
	}
	e.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	if _, err := uci.Start(ctx, engine("mute", "sleep 60; exit")); err == nil {
		t.Error("a mute engine was started")
	}
	if took := time.Since(began); took > needs.Patience {
		t.Errorf("it took %v", took)
	}
	for _, name := range []string{"holds", "mute"} {
		text, _ := os.ReadFile(filepath.Join(dir, name+".pid"))
		pid, err := strconv.Atoi(strings.TrimSpace(string(text)))
		if err != nil && name == "mute" {
			continue // it was ended before it began
		} else if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if p, err := os.FindProcess(pid); err == nil && p.Signal(syscall.Signal(0)) == nil {
			t.Errorf("%s is still there", name)
		}
	}
}

// debiansEngines are the engines of this machine, Debian's Stockfish among them, and GNU Chess if it is there.
func debiansEngines(t *testing.T) []uci.Command {
	t.Helper()
	needs.Program(t, "stockfish")
	return uci.Known()
}

// TestRealEngines drives what Debian has.
func TestRealEngines(t *testing.T) {
	for _, c := range debiansEngines(t) {
		t.Run(c.Name, func(t *testing.T) {
			e, err := uci.Start(t.Context(), c)
			if err != nil {
				t.Fatal(err)
			}
			defer e.Close()
			mate := enginetest.Position(t, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1")
			found, err := e.Search(t.Context(), uci.Request{Start: mate, Depth: 4}, nil)
			if err != nil || found.Move.UCI() != "d1d8" || len(found.Lines) == 0 || found.Lines[0].Score.Pawns() < 900 {
				t.Errorf("%+v, %v", found, err)
			}
			ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
			defer cancel()
			if found, err = e.Search(ctx, uci.Request{Start: board.Start()}, nil); err != nil || found.Move == board.NoMove {
				t.Errorf("stopped: %+v, %v", found, err)
			}
		})
	}
}

// TestRealEnginesPlay: each engine of this machine plays a game against a programme by the clock, and
// nothing but the game itself ends it.
func TestRealEnginesPlay(t *testing.T) {
	kaissa := programme("kaissa")
	values, err := search.Resolve(kaissa, map[string]string{kaissa.About().Depth: "1.0"})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range debiansEngines(t) {
		t.Run(c.Name, func(t *testing.T) {
			player, err := uci.NewPlayer(t.Context(), c)
			if err != nil {
				t.Fatal(err)
			}
			defer player.Close()
			setup := match.Setup{Start: board.Start(), Rules: match.Usual()}
			setup.Rules.Margin, setup.Rules.Moves = needs.Patience, 30 // the machine may be busy
			setup.Controls = [2]match.Control{{Base: 3 * time.Second, Increment: 10 * time.Millisecond},
				{MoveTime: 20 * time.Millisecond}}
			record := match.Play(t.Context(), setup, [2]match.Player{player, match.NewProgramme(kaissa, values,
				match.ProgrammeOptions{AsSet: true})}, nil)
			switch e := record.Ending; e.Method {
			case match.IllegalMove, match.Failure, match.Time, match.Unfinished:
				t.Errorf("it ended %s after %d moves", e, len(record.Plies))
			}
			if !record.Plies[0].Answer.Value.Known() || len(record.Plies) < 8 {
				t.Errorf("the first of %d moves is %+v", len(record.Plies), record.Plies[0])
			}
		})
	}
}

// FuzzInfo: whatever an engine says of a position, the moves are legal and nothing breaks.
func FuzzInfo(f *testing.F) {
	f.Add("depth 3 seldepth 4 multipv 1 score cp 31 lowerbound nodes 5 nps 6 time 7 pv e2e4 e7e5")
	f.Add("score mate -3 pv d2d4 d7d5 string hello")
	f.Fuzz(func(t *testing.T, text string) {
		info, ok := uci.ParseInfo(board.Start(), strings.Fields(text))
		if ok && len(info.Line) == 0 {
			t.Error("a line without moves")
		}
		p := board.Start()
		for _, move := range info.Line {
			if !p.IsLegal(move) {
				t.Fatalf("%s in %s", move, p.FEN())
			}
			before := p
			before.Make(move, &p)
		}
	})
}

// TestNamesThatCantBePrinted are cleaned: an engine may write anything.
func TestNamesThatCantBePrinted(t *testing.T) {
	if got := uci.Clip("Rub\x1b[31mbish \u202e\xff 1.0"); got != "Rub[31mbish ? 1.0" {
		t.Errorf("it is called %q", got)
	}
}
