package command_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/command"
)

// TestPositionsOfWords: a position by its name, with moves behind it, of a file or of standard input.
func TestPositionsOfWords(t *testing.T) {
	folder := t.TempDir()
	games, suite := filepath.Join(folder, "games.pgn"), filepath.Join(folder, "suite.epd")
	for path, text := range map[string]string{
		games: "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. d4 d5 *\n",
		suite: "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id \"mate\";\n7k/8/8/8/8/8/8/K2R4 w - - id \"rook\";\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const afterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
	for _, test := range []struct {
		words []string
		fen   string
	}{
		{[]string{"startpos", "e4"}, afterE4}, {[]string{"startpos", "1.", "e2e4"}, afterE4},
		{[]string{games, "-ply", "1"}, afterE4}, {[]string{"-game", "2", "-ply", "1", games},
			"rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1"},
		{[]string{games}, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
		{[]string{"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "Ka2"}, "6k1/5ppp/8/8/8/8/K7/3R4 b - - 1 1"},
		{[]string{suite, "-game", "2"}, "7k/8/8/8/8/8/8/K2R4 w - - 0 1"},
	} {
		var a analysis
		runJSON(t, &a, append([]string{"analyse", "-depth", "0", "-nodes", "50", "-json"}, test.words...)...)
		if a.FEN != test.fen {
			t.Errorf("%v: %s", test.words, a.FEN)
		}
	}
	testSuite(t, suite)
	input, err := os.Open(suite)
	if err != nil {
		t.Fatal(err)
	}
	defer input.Close()
	defer func(stdin *os.File) { os.Stdin = stdin }(os.Stdin)
	os.Stdin = input
	testSuite(t, "-")
	for _, words := range []string{games + " -ply 4", games + " -game 3", games + " -fen x", "startpos e5", "nofile.pgn",
		suite + " -csv"} {
		if code, _, err := run(append([]string{"analyse"}, strings.Fields(words)...)...); code != command.Wrong ||
			strings.Count(err, "\n") != 1 {
			t.Errorf("%s: code %d, %q", words, code, err)
		}
	}
}

// testSuite analyses two positions: a line of JSON for each, or a report with a heading.
func testSuite(t *testing.T, path string) {
	t.Helper()
	code, out, said := run("analyse", path, "-depth", "1", "-json")
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if code != command.Done || len(lines) != 2 {
		t.Fatalf("code %d, %d lines, %s", code, len(lines), said)
	}
	var a analysis
	if err := json.Unmarshal([]byte(lines[0]), &a); err != nil || a.SAN != "Rd8#" {
		t.Errorf("%v, %s", err, a.SAN)
	}
}

// TestTryAMove: a move that was left out is searched by itself, here one that ends the game.
func TestTryAMove(t *testing.T) {
	for args, part := range map[string]string{
		"-depth 2 -try Ba3": "−4.50 after 30.Ba3 Qxa3",
		"-depth 2 -try Rd8 -fen 6k1/5ppp/8/8/8/8/8/K2R4_w_-_-": "after 1.Rd8# the game is over",
	} {
		words := strings.Fields(args)
		words[len(words)-1] = strings.ReplaceAll(words[len(words)-1], "_", " ")
		if code, out, err := run(append([]string{"analyse"}, words...)...); code != command.Done || !strings.Contains(out,
			part) {
			t.Errorf("%s: code %d, %s%s", args, code, out, err)
		}
	}
	if code, _, err := run("analyse", "-try", "Ba8"); code != command.Wrong || !strings.Contains(err, "Ba8") {
		t.Errorf("code %d, %s", code, err)
	}
}

// TestWhy explains a move by its bounds and who set them, and one that has no node by its rule.
func TestWhy(t *testing.T) {
	for _, test := range []struct{ args, part string }{
		{"why|Ba3", "Reason  losing: "}, {"why|Ba3", "leaves at most −9 points"},
		{"why|-programme|paulchess|-line|Qe2 a6|Nf1", "White has −0.67 pawns by 31.Kf2."},
		{"why|-programme|paulchess|-line|30.Qe2 a6|31.Nf1", "Reason  null move"},
		{"why|startpos|e4|e5|-programme|kaissa|-nodes|2000|Nf3", "Bounds"},
	} {
		if code, out, err := run(strings.Split(test.args, "|")...); code != command.Done || !strings.Contains(out, test.part) {
			t.Errorf("%s: code %d, %s%s", test.args, code, out, err)
		}
	}
	for _, args := range []string{"why", "why|Qa1", "why|-line|Ba3|Qxa3", "why|-line|Zz|Qxa3"} {
		if code, out, err := run(strings.Split(args, "|")...); code != command.Wrong || out != "" ||
			strings.Count(err, "\n") != 1 {
			t.Errorf("%s: code %d, %q, %q", args, code, out, err)
		}
	}
}
