package workbench

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode/utf8"

	"drevo/app/config"
	"drevo/app/library"
	"drevo/app/session"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// TestPlayedMovesAreSaved plays on an analysed position, keeps that, and starts again; what is tried is kept by the
// next start as what it is.
func TestPlayedMovesAreSaved(t *testing.T) {
	needs.RacedElsewhere(t)
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := startAt(t, path)
	b.openText("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	b.Set("depth", "2")
	b.think()
	for _, san := range []string{"e4", "e5", "Nf3", "Nc6"} {
		b.play(san)
	}
	b.save()
	tried := startAt(t, path)
	if tried.moves() != "1. e4 e5 2. Nf3 Nc6" || len(tried.view.Game.Looked()) != 4 {
		t.Fatalf("the next start has tried %q", tried.moves())
	}
	tried.Walk((*session.Game).Keep)
	tried.save()
	again := startAt(t, path)
	if again.moves() != "1. e4 e5 2. Nf3 Nc6" || len(again.view.Game.Mainline()) != 4 {
		t.Fatalf("the next start has %q", again.moves())
	}
	again.actions().back()
	again.play("d6") // beside the game
	again.save()
	third := startAt(t, path)
	if third.moves() != "1. e4 e5 2. Nf3 d6" || len(third.view.Game.Mainline()) != 4 {
		t.Errorf("with a variation, the next start has %q", third.moves())
	}
	third.think()
	line := third.view.Tree.Line(tree.Root)
	third.Select(third.view.Place(line[len(line)-1]))
	third.save()
	fourth := startAt(t, path)
	if fourth.moves() != third.moves() || len(fourth.view.Game.Played()) != 1 || len(fourth.view.Game.Looked()) == 0 {
		t.Errorf("a node that was looked at behind a played move: the next start has %q, of which %v were played",
			fourth.moves(), fourth.view.Game.Played())
	}
}

// TestLongTextDoesNotHoldTheWindow opens texts that take seconds: the window goes on at once, says
// what is at work, and can give it up.
func TestLongTextDoesNotHoldTheWindow(t *testing.T) {
	b := start(t, config.Config{})
	b.desk.Patience = 10 * time.Millisecond
	before := b.view.Position
	path := filepath.Join(t.TempDir(), "long.pgn")
	games := strings.Repeat("[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n", 100_000)
	if err := os.WriteFile(path, []byte(games), 0o600); err != nil {
		t.Fatal(err)
	}
	brackets := "1. e4 " + strings.Repeat("(", 5_000_000)
	for name, open := range map[string]func(){
		"a file": func() { b.OpenFiles(path) }, "a text": func() { b.openText(games) },
		"brackets": func() { b.openText(brackets) },
	} {
		begun := time.Now()
		open()
		if took := time.Since(begun); took > needs.Patience || !b.reading.Busy() {
			t.Errorf("%s: the window waited %v", name, took)
		}
		if name == "a file" {
			for !b.toolbar.work.Visible() && b.reading.Busy() {
				(<-b.queue)()
			}
			if !b.toolbar.work.Visible() {
				t.Error("nothing says that a file is being read")
			}
		}
		b.toolbar.OnCancel()
		if b.reading.Busy() || b.view.Position != before {
			t.Errorf("%s could not be given up", name)
		}
	}
}

// TestPipeDoesNotHoldTheWindow opens a pipe into which nobody writes, and another file after it.
func TestPipeDoesNotHoldTheWindow(t *testing.T) {
	b := start(t, config.Config{})
	folder := t.TempDir()
	pipe, fen := filepath.Join(folder, "pipe"), filepath.Join(folder, "mate.fen")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(fen, []byte("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.OpenFiles(pipe)
	b.openFiles(fen)
	if b.view.Position.FEN() != "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1" {
		t.Errorf("behind a pipe, the window shows %s", b.view.Position.FEN())
	}
}

// TestTheListOfAPipe has the games themselves, for a pipe can't be read again, and no path to be kept.
func TestTheListOfAPipe(t *testing.T) {
	pipe, whole := filepath.Join(t.TempDir(), "pipe"), filepath.Join(t.TempDir(), "whole.pgn")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(whole, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	c := library.New(whole, pipe)
	go func() {
		_ = os.WriteFile(pipe, []byte("[White \"A\"]\n\n1. e4 (1. d4) *\n\n[White \"B\"]\n\n1. d4 *\n"), 0o600)
	}()
	if err := c.Scan(func(float64, int) bool { return true }); err != nil || c.Len() != 2 || len(c.Paths) != 1 ||
		c.Row(1).White != "B" {
		t.Errorf("%d games of %v, %v", c.Len(), c.Paths, err)
	}
	if g, err := c.Game(0); err != nil || len(g.Root.Next) != 2 {
		t.Errorf("the first game of the pipe: %v", err)
	}
}

// TestSeveralFiles are opened together, and what can't be read of them is said.
func TestSeveralFiles(t *testing.T) {
	b := start(t, config.Config{})
	folder := t.TempDir()
	var paths []string
	for _, file := range [][2]string{{"a.pgn", "1. Ke2"}, {"b.fen", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"}} {
		path := filepath.Join(folder, file[0])
		paths = append(paths, path)
		if err := os.WriteFile(path, []byte(file[1]), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	b.openFiles(paths...)
	if b.view.Position.FEN() != "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1" || !strings.Contains(b.message(), "2 files") ||
		!strings.Contains(b.message(), `"Ke2"`) {
		t.Errorf("%s, %q", b.view.Position.FEN(), b.message())
	}
}

// TestMessagesAreShort: whatever is opened, the bar has a sentence to lay out, not a file.
func TestMessagesAreShort(t *testing.T) {
	needs.RacedElsewhere(t)
	b := start(t, config.Config{})
	for _, text := range []string{strings.Repeat("a", 1<<20), "[White \"" + strings.Repeat("a", 1<<20) + "\"]\n\n1. e4 *",
		"k7/8/8/8/8/8/8/K7 w " + strings.Repeat("K", 30_000) + " - 0 1"} {
		b.openText(text)
		b.wait()
		if n := utf8.RuneCountInString(b.message()); n == 0 || n > 300 {
			t.Errorf("the bar says %d characters", n)
		}
	}
	b.Status(strings.Repeat("ä\n", 10_000))
	if n := utf8.RuneCountInString(b.message()); n > mostStatus+1 || strings.Contains(b.message(), "\n") {
		t.Errorf("the bar says %d characters", n)
	}
}

// TestEndingDoesNotWaitForTheDriver: the program ends in time when the driver, or even saving,
// never comes back.
func TestEndingDoesNotWaitForTheDriver(t *testing.T) {
	hang := make(chan struct{})
	t.Cleanup(func() { close(hang) })
	for name, test := range map[string]struct {
		save func() error
		code int
	}{
		"the driver hangs": {func() error { return nil }, 0},
		"saving fails":     {func() error { return errors.New("full") }, 1},
		"saving hangs":     {func() error { <-hang; return nil }, 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			begun := time.Now()
			code := make(chan int, 2)
			e := &ending{save: test.save, exit: func(c int) { code <- c }}
			for range 2 {
				go e.finish(func() { <-hang })
			}
			select {
			case got := <-code:
				if got != test.code || time.Since(begun) > needs.Patience {
					t.Errorf("code %d after %v", got, time.Since(begun))
				}
			case <-time.After(needs.Patience):
				t.Error("no end")
			}
		})
	}
}

// TestEndingExitsOnceAllIsClosed: nothing waits for the time that is left where all is saved and closed.
func TestEndingExitsOnceAllIsClosed(t *testing.T) {
	for err, want := range map[error]int{nil: 0, errors.New("full"): 1} {
		saved, closed, code := false, false, make(chan int, 2)
		e := &ending{save: func() error { saved = true; return err }, exit: func(c int) { code <- c }}
		e.finish(func() { closed = saved })
		if len(code) != 1 || <-code != want || !closed {
			t.Errorf("%v: saved %v, then closed %v", err, saved, closed)
		}
	}
}

// TestTwoWindowsOnOneHome: what either has changed is there at the next start, and the game is one of theirs.
func TestTwoWindowsOnOneHome(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	first, second := startAt(t, path), startAt(t, path)
	keep := func(b *bench, name string) {
		b.Do("weights", func() {
			b.Settings().Change(func(c *config.Config) {
				c.EditWeights("itep", func(sets map[string]string) { sets[name] = "centre:300" })
				c.AddRecent(name + ".pgn")
			})
		})
	}
	keep(first, "of the first")
	keep(second, "of the second")
	second.openText("1. e4 e5 *")
	first.openText("1. d4 d5 2. c4 *")
	second.ChooseProgramme("kaissa")
	second.save()
	first.save()
	first.undo() // the opening
	first.undo() // the set
	first.save()
	c := startAt(t, path).Settings().Config()
	if sets := c.Weights["itep"]; len(sets) != 1 || sets["of the second"] == "" || len(c.Recent) != 2 {
		t.Errorf("the sets are %v, the files %v", sets, c.Recent)
	}
	if c.Programme != "itep" && c.Programme != "kaissa" {
		t.Errorf("the programme is %s", c.Programme)
	}
}
