package open

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

// attacks are texts of the given size that a reader with recursion, a second walk over what it has
// seen, or an unbounded quote does not survive.
func attacks(size int) map[string]string {
	many := func(unit string) string { return strings.Repeat(unit, size/len(unit)) }
	return map[string]string{
		"open brackets":         "1. e4 " + many("("),
		"nested brackets":       "1. e4 " + many("(")[:size/2] + many(")")[:size/2],
		"unclosed tag":          `[Event "` + many("]"),
		"unclosed tags":         many("[Event \"]\n"),
		"many tags":             many("[A \"\"]\n"),
		"a long word":           many("a"),
		"a long word in a game": "[White \"A\"]\n\n1. e4 " + many("a"),
		"a long tag":            `[White "` + many("a") + "\"]\n\n1. e4 *",
		"unclosed comments":     many("[A \"\"]\n\n{\n\n"),
		"unclosed variations":   many("[A \"\"]\n\n1. e4 (\n\n"),
		"numbers":               many("1"),
		"points":                many("."),
		"zeros":                 many("0 "),
		"NULs":                  many("\x00"),
		"line ends":             many("\r"),
		"byte order marks":      many("\ufeff"),
		"escapes":               many("%\n"),
		"closing brackets":      "1. e4 " + many("]"),
		"an endless game":       many("Nf3 Nf6 Ng1 Ng8 "),
		"ranks":                 many("/"),
		"a long FEN":            "8/8/8/8/8/8/8/8 " + many("w"),
		"a long right":          "k7/8/8/8/8/8/8/K7 w " + many("K") + " - 0 1",
		"behind a FEN":          startFEN + many(" x"),
		"operations":            "k7/8/8/8/8/8/8/K7 w - - " + many(`a "\`),
		"lines of a FEN":        startFEN + "\n" + many("8/8/8/8/8/8/8\n"),
	}
}

// TestTimeIsInProportion reads two megabytes of each attack within seconds, with a small stack, and
// says what is wrong in a sentence that can be shown.
func TestTimeIsInProportion(t *testing.T) {
	defer debug.SetMaxStack(debug.SetMaxStack(1 << 20))
	for name, text := range attacks(2 << 20) {
		start := time.Now()
		contents, err := Read(text, func(int, int) bool { return true })
		if took := time.Since(start); took > 10*time.Second {
			t.Errorf("%s: %v", name, took)
		}
		if err == nil {
			err = contents.LeftOut
		}
		if err != nil && utf8.RuneCountInString(err.Error()) > 300 {
			t.Errorf("%s: the sentence is %d bytes long", name, len(err.Error()))
		}
		for _, item := range contents.Items {
			if utf8.RuneCountInString(item.Name) > mostName+1 {
				t.Errorf("%s: a name of %d bytes", name, len(item.Name))
			}
		}
	}
}

// TestOneBadItemLeavesTheRest: what can be read is offered, and what can't is told with its place.
func TestOneBadItemLeavesTheRest(t *testing.T) {
	const good = "[Event \"x\"]\n[White \"A\"]\n\n1. e4 e5 *\n\n"
	for _, test := range []struct {
		name, text string
		items      int
		leftOut    string
	}{
		{"an illegal move", good + "[Event \"y\"]\n\n1. e4 Ke2 *\n\n" + good, 2, `left out 1 of 3 (game 2, line 8, column 7: after 1 half-moves: move "Ke2"`},
		{"two", "[Event \"y\"]\n\n1. Ke2 *\n\n" + good + "[Event \"y\"]\n\n1. Ke2 *\n\n", 1, "left out 2 of 3 (game 1, line 3, column 4"},
		{"a bad tag", good + "[Event \"y\"]\n[White \"B]\n[Black \"C\"]\n\n1. d4 *\n\n" + good, 2, "left out 1 of 3 (game 2, line 7, column 1: a tag is not closed"},
		{"a bad first tag", "[Event \"y]\n[Black \"C\"]\n\n1. d4 *\n\n" + good, 1, "left out 1 of 2 (game 1, line 1, column 1: a tag is not closed"},
		{"a bad FEN", good + "[FEN \"8/8\"]\n[Black \"C\"]\n\n1. d4 *\n\n" + good, 2, "left out 1 of 3 (game 2, line 6, column 1: tag FEN: FEN: six"},
		{"an unclosed variation", "[Event \"y\"]\n\n1. e4\n(1. d4\n\n" + good, 1, "left out 1 of 2 (game 1, line 4, column 1: a variation that begins here is not closed"},
		{"an unclosed comment", good + "[Event \"y\"]\n\n1. e4 {\n\n" + good, 2, "left out 1 of 3 (game 2, line 8, column 7: a comment is not closed"},
		{"a variant", good + "[Variant \"Atomic\"]\n\n1. e4 *\n\n" + good, 2, `the variant "atomic" is played by other rules`},
		{"a NUL among moves", "[Event \"y\"]\n\n1. e4 e5 2. Nf3 \x00Nc6 *\n\n" + good, 1, `left out 1 of 2 (game 1, line 3, column 17: after 3 half-moves: move "\x00Nc6"`},
		{"a NUL between games", good + "\x00\n" + good, 2, "left out 1 of 3 (game 2"},
		{"moves behind a result", "1. e4 e5 1-0 2. Nf3 Nc6", 1, "left out 1 of 2 (game 2, line 1, column 1: the moves begin with number \"2\""},
		{"a cut download", good + "[Event \"y\"]\n\n1. e4 e5 2. N", 1, "left out 1 of 2"},
		{"lines of an EPD", "k7/8/8/8/8/8/8/K7 w - - id \"a\";\n8/8\nk7/8/8/8/8/8/8/K7 b - -", 2, "left out 1 of 3 (line 2: FEN"},
		{"a NUL in a FEN", "k7/8/8/8/8/8/8/K7 w - -\nk7/8/8/8/8/8/8/K7 w - - \x00", 1, `left out 1 of 2 (line 2: "\x00" behind a position`},
	} {
		contents, err := Read(test.text, func(int, int) bool { return true })
		if err != nil || len(contents.Items) != test.items || contents.LeftOut == nil ||
			!strings.Contains(contents.LeftOut.Error(), test.leftOut) {
			t.Errorf("%s: %d items, left out: %v, %v", test.name, len(contents.Items), contents.LeftOut, err)
		}
		if _, err := Text(test.text); err == nil {
			t.Errorf("%s: Text does not ask for all of it", test.name)
		}
	}
}

// TestNoGameThatWasNotWritten: a text without a game opens none.
func TestNoGameThatWasNotWritten(t *testing.T) {
	for _, text := range []string{"1-0", "{only a comment}", "*", "....", "1. 2. 3.", "; rest", "111", "12. Nf3 Nf6", "\x00", "[Variant \"King of the Hill\"]\n\n1. e4"} {
		if contents, err := Read(text, func(int, int) bool { return true }); err == nil {
			t.Errorf("%q holds %v", text, contents.Items)
		}
	}
	for name, text := range map[string]string{
		"a comment behind the result": "[White \"A\"]\n\n1. e4 1-0 {comment}\n\n[White \"B\"]\n\n1. d4 *\n",
		"an old Mac's line ends":      "[White \"A\"]\r\r1. e4 ; a comment\re5 *\r\r[White \"B\"]\r\r1. d4 *\r",
		"joined files":                "\ufeff[White \"A\"]\n\n1. e4 *\n\n\ufeff[White \"B\"]\n\n1. d4 *\n",
		"positions":                   "k7/8/8/8/8/8/8/K7 w - -\rk7/8/8/8/8/8/8/K7 b - -",
		"bare games":                  "1. e4 e5 1-0 1. d4 d5 0-1",
	} {
		if items, err := Text(text); err != nil || len(items) != 2 {
			t.Errorf("%s: %d items, %v", name, len(items), err)
		}
	}
}

func TestOperations(t *testing.T) {
	items, err := Text(`k7/8/8/8/8/8/8/K6R w - - hmvc 42; fmvn 77; c0 "a; id \"x\""; id "the \"real\"; one";`)
	if err != nil || items[0].Name != `the "real"; one` || items[0].Game.Start.FEN() != "k7/8/8/8/8/8/8/K6R w - - 42 77" {
		t.Errorf("%v, %v", items, err)
	}
}

func TestCountersThatAreLeftOut(t *testing.T) {
	for text, want := range map[string]string{"- -": "0 1", "- - 7": "7 5", "- - hmvc 8;": "8 5", "- - fmvn 9;": "0 9"} {
		items, err := Text("k7/8/8/8/8/8/8/K6R w " + text)
		if err != nil || !strings.HasSuffix(items[0].Game.Start.FEN(), want) {
			t.Errorf("%q: %v, %v", text, items, err)
		}
	}
}

// TestLargeFile reads as much of a file as is allowed, whole games, and says so.
func TestLargeFile(t *testing.T) {
	const game = "[Event \"a game to fill a file with\"]\n\n{a comment} 1. e4 *\n\n"
	path := filepath.Join(t.TempDir(), "large.pgn")
	comment := "{" + strings.Repeat("c", 1<<20) + "}\n"
	large := strings.Repeat("[Event \"large\"]\n\n1. e4 "+comment+"*\n\n", MostText>>20-1) + strings.Repeat(game, 1<<20/len(game)*2)
	if err := os.WriteFile(path, []byte(large), 0o600); err != nil {
		t.Fatal(err)
	}
	last := 0.0
	contents, err := File(path, func(done, total int) bool {
		share := float64(done) / float64(total)
		if share < last || share > 1 {
			t.Fatalf("%d of %d, after %v", done, total, last)
		}
		last = share
		return true
	})
	if err != nil || contents.LeftOut == nil || contents.LeftOut.Error() != "what follows the first 64 MiB was not read" || len(contents.Items) < MostText>>20 {
		t.Errorf("%d items, left out: %v, %v", len(contents.Items), contents.LeftOut, err)
	}
}

// TestStopReading stops at each place where reading says how far it is.
func TestStopReading(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.pgn")
	if err := os.WriteFile(path, []byte(strings.Repeat("1. e4 e5 *\n", 200_000)), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, most := range []int{1, 2, 3, 10} {
		asked := 0
		_, err := File(path, func(int, int) bool { asked++; return asked < most })
		if !errors.Is(err, context.Canceled) || asked != most {
			t.Errorf("asked %d times, stopped at %d: %v", asked, most, err)
		}
	}
	if _, err := File(filepath.Join(t.TempDir(), "absent"), func(int, int) bool { return true }); err == nil {
		t.Error("a file that is not there was read")
	}
}
