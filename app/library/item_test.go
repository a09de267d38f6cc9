package library

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"drevo/internal/needs"
)

const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// TestItemsTellWhatATextIs: a FEN, an EPD or a PGN.
func TestItemsTellWhatATextIs(t *testing.T) {
	tests := []struct {
		name, text string
		items      int
		moves      int
		fen        string
	}{
		{"FEN", "8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30", 1, 0,
			"8/p3q1kp/1p2Pnp1/3pQ3/2pP4/1nP3N1/1B4PP/6K1 w - - 0 30"},
		{"FEN without clocks", " 6k1/5ppp/8/8/8/8/8/K2R4 w - - \n", 1, 0, "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"},
		{"EPD", "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id \"one\";\n# note\n6k1/8/8/8/8/8/8/K2R4 b - - id \"two\";", 2, 0,
			"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"},
		{"bare moves", "1. e4 e5 2. Nf3 Nc6 *", 1, 4, startFEN},
		{"comment before the first move", "[White \"A\"]\n\n{hello} 1. e4 {good} e5 $1 (1... c5 {x) y} (1... e6)) 2. Nf3! " +
			"; rest\n2... Nc6 1-0", 1, 4, startFEN},
		{"escaped line", "% from a file\n[White \"A\"]\n\n1. e4\n% note\ne5 *\n", 1, 2, startFEN},
		{"two games", "[White \"A\"]\n\n1. e4 1-0\n\n[White \"B\"]\n\n1. d4 d5 *\n", 2, 1, startFEN},
		{"from a position", "[FEN \"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1\"]\n\n1. Rd8# 1-0", 1, 1,
			"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1"},
		{"zeros for castling", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0", 1, 8, startFEN},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			items, err := Items(test.text)
			if err != nil {
				t.Fatal(err)
			}
			if len(items) != test.items || len(items[0].Game.Mainline()) != test.moves || items[0].Game.Start.FEN() != test.fen {
				t.Errorf("%d items, the first with %d moves from %s", len(items), len(items[0].Game.Mainline()),
					items[0].Game.Start.FEN())
			}
		})
	}
}

// TestItemsNameThePlaceOfAFault in a sentence.
func TestItemsNameThePlaceOfAFault(t *testing.T) {
	needs.OneGoroutine(t)
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
			if _, err := Items(test.text); err == nil || !strings.Contains(err.Error(), test.part) {
				t.Errorf("error %v does not name %q", err, test.part)
			}
		})
	}
}

// TestSampleFiles reads every file of positions and games that the project has.
func TestSampleFiles(t *testing.T) {
	needs.OneGoroutine(t)
	var files []string
	for _, folder := range []string{"testdata", "data", "../../engine/testdata"} {
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
		if items, err := Items(string(data)); err != nil || len(items) == 0 {
			t.Errorf("%s: %d items, %v", file, len(items), err)
		}
	}
}

// attacks are texts of the given size that a reader with recursion, a second walk over what it has
// seen, or an unbounded quote does not survive.
func attacks(size int) map[string]string {
	many := func(unit string) string { return strings.Repeat(unit, size/len(unit)) }
	var tags strings.Builder
	for n := 0; tags.Len() < size; n++ {
		fmt.Fprintf(&tags, "[A%d \"\"]\n", n)
	}
	return map[string]string{
		"tags of all names":     tags.String(),
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
		"braces in braces":      "1. e4 " + many("{{}"),
		"glyphs":                "1. e4 " + many("±"),
		"times":                 "1. e4 " + many("(0:12) ") + "Sz9",
		"German knights":        "1. Sf3 " + many("(1. Sc3) ") + "Sz9",
		"ranks":                 many("/"),
		"a long FEN":            "8/8/8/8/8/8/8/8 " + many("w"),
		"a long right":          "k7/8/8/8/8/8/8/K7 w " + many("K") + " - 0 1",
		"behind a FEN":          startFEN + many(" x"),
		"operations":            "k7/8/8/8/8/8/8/K7 w - - " + many(`a "\`),
		"lines of a FEN":        startFEN + "\n" + many("8/8/8/8/8/8/8\n"),
	}
}

// TestTimeIsInProportion lists two megabytes of each attack within seconds and reads the first games, with
// a small stack, and says what is wrong in a sentence that can be shown.
func TestTimeIsInProportion(t *testing.T) {
	needs.OneGoroutine(t)
	defer debug.SetMaxStack(debug.SetMaxStack(1 << 20))
	for name, text := range attacks(1 << 20) {
		start := time.Now()
		c := FromText(name, text)
		err := c.Empty()
		for at := range min(c.Len(), 100) {
			_, fault := c.Item(at)
			if err = errors.Join(err, fault); fault != nil && utf8.RuneCountInString(fault.Error()) > 300 {
				t.Errorf("%s: the sentence is %d bytes long", name, len(fault.Error()))
			}
			if n := utf8.RuneCountInString(c.Row(at).Name()); n > 3*mostName {
				t.Errorf("%s: a name of %d letters", name, n)
			}
		}
		if took := time.Since(start); took > needs.Patience {
			t.Errorf("%s: %v", name, took)
		}
		if err != nil && len(err.Error()) == 0 {
			t.Errorf("%s: a fault without a word", name)
		}
	}
}

// TestNoGameThatWasNotWritten: a text without a game opens none.
func TestNoGameThatWasNotWritten(t *testing.T) {
	for _, text := range []string{"1-0", "{only a comment}", "*", "....", "1. 2. 3.", "; rest", "111", "12. Nf3 Nf6",
		"\x00", "[Variant \"King of the Hill\"]\n\n1. e4"} {
		if items, err := Items(text); err == nil {
			t.Errorf("%q holds %v", text, items)
		}
	}
	for name, text := range map[string]string{
		"a comment behind the result": "[White \"A\"]\n\n1. e4 1-0 {comment}\n\n[White \"B\"]\n\n1. d4 *\n",
		"an old Mac's line ends":      "[White \"A\"]\r\r1. e4 ; a comment\re5 *\r\r[White \"B\"]\r\r1. d4 *\r",
		"joined files":                "\ufeff[White \"A\"]\n\n1. e4 *\n\n\ufeff[White \"B\"]\n\n1. d4 *\n",
		"positions":                   "k7/8/8/8/8/8/8/K7 w - -\rk7/8/8/8/8/8/8/K7 b - -",
		"bare games":                  "1. e4 e5 1-0 1. d4 d5 0-1",
	} {
		if items, err := Items(text); err != nil || len(items) != 2 {
			t.Errorf("%s: %d items, %v", name, len(items), err)
		}
	}
}

// TestOperationsOfAnEPD: what is in quotes is one, and counters that are left out are the least.
func TestOperationsOfAnEPD(t *testing.T) {
	items, err := Items(`k7/8/8/8/8/8/8/K6R w - - hmvc 42; fmvn 77; c0 "a; id \"x\""; id "the \"real\"; one";`)
	if err != nil || items[0].Name != `the "real"; one` || items[0].Game.Start.FEN() != "k7/8/8/8/8/8/8/K6R w - - 42 77" {
		t.Errorf("%v, %v", items, err)
	}
	for text, want := range map[string]string{"- -": "0 1", "- - 7": "7 5", "- - hmvc 8;": "8 5", "- - fmvn 9;": "0 9"} {
		items, err := Items("k7/8/8/8/8/8/8/K6R w " + text)
		if err != nil || !strings.HasSuffix(items[0].Game.Start.FEN(), want) {
			t.Errorf("%q: %v, %v", text, items, err)
		}
	}
}

// TestAGameThatIsTooLong is listed where it begins, says that it can't be read, and leaves the others alone;
// so does a line that is no position.
func TestAGameThatIsTooLong(t *testing.T) {
	long := "[Event \"long\"]\n\n1. e4 {" + strings.Repeat("a word and ", 2<<20) + "} e5 *\n\n"
	c := FromText("", good+long+good)
	if got := plies(c); len(got) != 3 || got[0] != 3 || got[1] != -1 || got[2] != 3 {
		t.Errorf("half-moves %v", got)
	}
	if _, err := c.Game(1); err == nil || !strings.Contains(err.Error(), "game 2, line 7: the game is longer "+
		"than 16 MiB") {
		t.Errorf("the long one: %v", err)
	}
	lines := FromText("", startFEN+"\n"+strings.Repeat("8/8/8/8/8/8/8/8 w ", 100_000)+"\n"+startFEN+"\n")
	if got := plies(lines); len(got) != 3 || got[0] != 0 || got[1] != -1 || got[2] != 0 {
		t.Errorf("lines: %v", got)
	}
}

// TestListingIsGivenUp wherever it says how far it is.
func TestListingIsGivenUp(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games.pgn")
	if err := os.WriteFile(path, []byte(strings.Repeat("1. e4 e5 *\n", 50_000)), 0o600); err != nil {
		t.Fatal(err)
	}
	last := 0.0
	for _, most := range []int{1, 2, 3, 10} {
		asked := 0
		err := New(path).Scan(func(done float64, _ int) bool {
			if asked > 0 && done < last || done > 1 {
				t.Errorf("%v of the file, after %v", done, last)
			}
			last = done
			asked++
			return asked < most
		})
		if !errors.Is(err, context.Canceled) || asked != most {
			t.Errorf("asked %d times, stopped at %d: %v", asked, most, err)
		}
	}
}

func FuzzItems(f *testing.F) {
	f.Add("1. e4 {a} (1. d4 (1. c4)) e5 $1 *")
	f.Add("[FEN \"8/8/8/8/8/8/8/8 w - -\"]\n\n1. e4")
	f.Add("6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8;")
	f.Fuzz(func(t *testing.T, text string) {
		items, err := Items(text)
		if err == nil && len(items) == 0 {
			t.Error("neither an item nor an error")
		}
	})
}
