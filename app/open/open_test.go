package open

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

func TestTextTellsWhatItIs(t *testing.T) {
	tests := []struct {
		name, text string
		items      int
		moves      int
		fen        string
	}{
		{"FEN", "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30", 1, 0, "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"},
		{"FEN without clocks", " 6k1/5ppp/8/8/8/8/8/K2R4 w - - \n", 1, 0, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"},
		{"EPD", "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id \"one\";\n# note\n6k1/8/8/8/8/8/8/K2R4 b - - id \"two\";", 2, 0, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"},
		{"bare moves", "1. e4 e5 2. Nf3 Nc6 *", 1, 4, startFEN},
		{"comment before the first move", "[White \"A\"]\n\n{hello} 1. e4 {good} e5 $1 (1... c5 {x) y} (1... e6)) 2. Nf3! ; rest\n2... Nc6 1-0", 1, 4, startFEN},
		{"escaped line", "% from a file\n[White \"A\"]\n\n1. e4\n% note\ne5 *\n", 1, 2, startFEN},
		{"two games", "[White \"A\"]\n\n1. e4 1-0\n\n[White \"B\"]\n\n1. d4 d5 *\n", 2, 1, startFEN},
		{"from a position", "[FEN \"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1\"]\n\n1. Rd8# 1-0", 1, 1, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"},
		{"zeros for castling", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0", 1, 8, startFEN},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			items, err := Text(test.text)
			if err != nil {
				t.Fatal(err)
			}
			if len(items) != test.items || len(items[0].Game.Mainline()) != test.moves || items[0].Game.Start.FEN() != test.fen {
				t.Errorf("%d items, the first with %d moves from %s", len(items), len(items[0].Game.Mainline()), items[0].Game.Start.FEN())
			}
		})
	}
}

func TestTextNamesThePlaceOfAFault(t *testing.T) {
	tests := []struct{ name, text, part string }{
		{"empty", " \n", "empty"},
		{"neither", "hello", "hello"},
		{"bad rank", "9/8/8/8/8/8/8/8 w - - 0 1", "FEN"},
		{"second line", "6k1/8/8/8/8/8/8/K2R4 w - -\n6k1/8/8/8/8/8/8/K2R4 x - -", "line 2"},
		{"illegal move", "1. e4 e5\n2. Ke3", "line 2"},
		{"open comment", "1. e4 {oh", "comment"},
		{"open variation", "1. e4 (1. d4", "variation"},
		{"open tag", "[White \"A\"\n1. e4", "tag"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if _, err := Text(test.text); err == nil || !strings.Contains(err.Error(), test.part) {
				t.Errorf("error %v does not name %q", err, test.part)
			}
		})
	}
}

// TestSampleFiles reads every file of positions and games that the project has.
func TestSampleFiles(t *testing.T) {
	var files []string
	for _, folder := range []string{"testdata", "../library/data", "../../engine/testdata"} {
		found, err := filepath.Glob(folder + "/*.[pe][gp][nd]")
		if err != nil || len(found) == 0 {
			t.Fatalf("%s has no file: %v", folder, err)
		}
		files = append(files, found...)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if items, err := Text(string(data)); err != nil || len(items) == 0 {
			t.Errorf("%s: %d items, %v", file, len(items), err)
		}
	}
}

func FuzzText(f *testing.F) {
	f.Add("1. e4 {a} (1. d4 (1. c4)) e5 $1 *")
	f.Add("[FEN \"8/8/8/8/8/8/8/8 w - -\"]\n\n1. e4")
	f.Add("6k1/8/8/8/8/8/8/K2R4 w - - bm Rd8;")
	f.Fuzz(func(t *testing.T, text string) {
		items, err := Text(text)
		if err == nil && len(items) == 0 {
			t.Error("neither an item nor an error")
		}
	})
}
