package app

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/command"
)

// TestWithoutDisplay starts the program where no window can be: it analyses what it was given, and overwrites nothing.
func TestWithoutDisplay(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	for name, test := range map[string]struct{ text, fen, words string }{
		"mate.fen":  {"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "the position of mate.fen"},
		"mates.epd": {"6k1/5ppp/8/8/8/8/8/K2R4 w - -\n7k/8/8/8/8/8/8/K7 w - -\n", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "the first position of mates.epd"},
		"game.pgn":  {"1. f3 e5 2. g4", "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "the end of the first game of game.pgn"},
		"":          {"", "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30", "the first position"},
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
		code := Run(args, nil, &out, &said)
		if code != command.Done || !strings.Contains(out.String(), test.fen) || !strings.Contains(out.String(), test.words+";") {
			t.Errorf("%q: code %d, %.600s%s", name, code, out.String(), said.String())
		}
		if kept, err := os.ReadFile(snapshotFile); err != nil || string(kept) != "mine" {
			t.Errorf("%q: the file that was there has %d bytes, %v", name, len(kept), err)
		}
	}
	t.Chdir(t.TempDir())
	var out, said bytes.Buffer
	if code := Run(nil, nil, &out, &said); code != command.Done {
		t.Errorf("code %d, %s", code, said.String())
	}
	if _, err := os.Stat(filepath.Join(".", snapshotFile)); (err == nil) != command.Draws {
		t.Errorf("in an empty folder: %v", err)
	}
	if err := os.WriteFile("bad.pgn", []byte("1. Ke2"), 0o600); err != nil {
		t.Fatal(err)
	}
	said.Reset()
	if code := Run([]string{"bad.pgn"}, nil, &out, &said); code != command.Wrong || !strings.Contains(said.String(), "Ke2") {
		t.Errorf("a bad file: code %d, %s", code, said.String())
	}
}
