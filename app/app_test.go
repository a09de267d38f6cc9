package app

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/engine"
	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/internal/needs"
)

// asProgram names the variable by which this test binary runs as the program does.
const asProgram = "DREVO_TEST_RUNS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Exit(Run(engine.Programmes(), os.Args[1:], nil, os.Stdout, os.Stderr))
	}
	os.Exit(m.Run())
}

// TestNoLocaleFloodsTheErrors draws the window in the languages of fifteen countries, without DREVO_LONG in one of each
// form of name: nothing is said about that.
func TestNoLocaleFloodsTheErrors(t *testing.T) {
	needs.OneGoroutine(t)
	names := []string{"", "C", "C.UTF-8", "ru_RU.UTF-8", "ja_JP.eucJP", "xx_YY"}
	if needs.InLong() {
		names = append(names, "POSIX", "en_US.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8", "pl_PL.UTF-8",
			"uk_UA.UTF-8", "sv_SE.UTF-8", "cs_CZ.UTF-8", "zh_CN.UTF-8", "pt_BR.UTF-8")
	}
	for _, name := range names {
		cmd := exec.Command(os.Args[0], "snapshot", "-size", "1280x800", "-out", filepath.Join(t.TempDir(), "window.png"))
		cmd.Env = append(os.Environ(), asProgram+"=1", "LC_ALL="+name, "LANG="+name, "LANGUAGE=de:fr")
		var said bytes.Buffer
		cmd.Stderr = &said
		if err := cmd.Run(); err != nil || said.Len() > 0 {
			t.Errorf("%q: %v, %d lines: %.300s", name, err, bytes.Count(said.Bytes(), []byte("\n")), said.String())
		}
	}
}

// TestWithoutDisplay starts the program where no window can be: it analyses what it was given, and
// overwrites nothing.
func TestWithoutDisplay(t *testing.T) {
	needs.OneGoroutine(t)
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	for name, test := range map[string]struct{ text, fen, words string }{
		"mate.fen": {"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "the position of mate.fen"},
		"mates.epd": {"6k1/5ppp/8/8/8/8/8/K2R4 w - -\n7k/8/8/8/8/8/8/K7 w - -\n", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1",
			"the first position of mates.epd"},
		"game.pgn": {"1. f3 e5 2. g4", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "the end of the " +
			"first game of game.pgn"},
		"": {"", "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30", "the first position"},
	} {
		t.Chdir(t.TempDir())
		if err := os.WriteFile(snapshotFile, []byte("mine"), 0o600); err != nil {
			t.Fatal(err)
		}
		var args []string
		if name != "" {
			args = []string{name}
			if err := os.WriteFile(name, []byte(test.text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		var out, said bytes.Buffer
		code := Run(engine.Programmes(), args, nil, &out, &said)
		if code != command.Done || !strings.Contains(out.String(), test.fen) || !strings.Contains(out.String(),
			test.words+";") {
			t.Errorf("%q: code %d, %.600s%s", name, code, out.String(), said.String())
		}
		if kept, err := os.ReadFile(snapshotFile); err != nil || string(kept) != "mine" {
			t.Errorf("%q: the file that was there has %d bytes, %v", name, len(kept), err)
		}
	}
	t.Chdir(t.TempDir())
	var out, said bytes.Buffer
	if code := Run(engine.Programmes(), nil, nil, &out, &said); code != command.Done {
		t.Errorf("code %d, %s", code, said.String())
	}
	if _, err := os.Stat(filepath.Join(".", snapshotFile)); (err == nil) != command.Draws {
		t.Errorf("in an empty folder: %v", err)
	}
	if err := os.WriteFile("bad.pgn", []byte("1. Ke2"), 0o600); err != nil {
		t.Fatal(err)
	}
	said.Reset()
	code := Run(engine.Programmes(), []string{"bad.pgn"}, nil, &out, &said)
	if code != command.Wrong || !strings.Contains(said.String(),
		"Ke2") {
		t.Errorf("a bad file: code %d, %s", code, said.String())
	}
}

// Of a trace it says without a display what is in it.
func TestTraceWithoutDisplay(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a.trace", []byte("drevo-trace 1 text\nengine Guest\n\nsearch 7k/8/8/8/8/8/8/K7 w - - 0 1\n"),
		0o600); err != nil {
		t.Fatal(err)
	}
	var out, said bytes.Buffer
	code := Run(engine.Programmes(), []string{"a.trace"}, nil, &out, &said)
	if code != command.Done || !strings.Contains(out.String(), "Guest, text form, 1 records") {
		t.Errorf("code %d, %s%s", code, out.String(), said.String())
	}
}

// guest is a programme that another module brings along: here ITEP under another name.
type guest struct{ search.Programme }

func (g guest) About() search.About {
	about := g.Programme.About()
	about.ID, about.Name = "guest", "Guest"
	return about
}

// TestAProgrammeOfAnotherModule is found by the commands, and drawn in the window.
func TestAProgrammeOfAnotherModule(t *testing.T) {
	needs.OneGoroutine(t)
	programmes := append(engine.Programmes(), guest{itep.New()})
	picture := filepath.Join(t.TempDir(), "window.png")
	for _, args := range [][]string{
		{"analyse", "-programme", "guest", "-depth", "1"},
		{"snapshot", "-programme", "guest", "-think", "-size", "1280x800", "-out", picture},
	} {
		var out, said bytes.Buffer
		if code := Run(programmes, args, nil, &out, &said); code != command.Done {
			t.Errorf("%s: code %d, %s", args[0], code, said.String())
		}
		if args[0] == "analyse" && !strings.Contains(out.String(), "Guest") {
			t.Errorf("the analysis is\n%s", out.String())
		}
		if code := Run(engine.Programmes(), args, nil, &out, &said); code != command.Wrong {
			t.Errorf("%s knows it without being told: code %d", args[0], code)
		}
	}
}
