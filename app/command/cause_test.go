package command_test

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/command"
	"drevo/internal/needs"
)

// changing is a position in which PaulChess changes its mind from three plies to four.
const changing = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1"

// TestCauseOfFilesIsThatOfSearches saves two searches: what is said of the files is what is said of the searches, every
// link names a node of its file, and the iterations of the second alone have the same change.
func TestCauseOfFilesIsThatOfSearches(t *testing.T) {
	needs.OneGoroutine(t)
	dir := t.TempDir()
	files := []string{filepath.Join(dir, "three.drevo"), filepath.Join(dir, "four.drevo")}
	for i, depth := range []string{"3", "4"} {
		if code, _, said := run("analyse", "-programme", "paulchess", "-depth", depth, "-fen", changing, "-save",
			files[i]); code != command.Done {
			t.Fatal(said)
		}
	}
	_, ofFiles, said := run("cause", files[0], files[1], "-json")
	code, ofSearches, _ := run("cause", "-depths", "3-4", "-fen", changing, "-json")
	if code != command.Done || ofFiles != ofSearches {
		t.Errorf("of files %.300s, of searches %.300s (%s)", ofFiles, ofSearches, said)
	}
	var found struct {
		Rows []struct {
			Node            int
			Said, Side, End string
			Moves           []string
		}
	}
	checkedJSON(t, "cause", ofFiles)
	if err := json.Unmarshal([]byte(ofFiles), &found); err != nil || len(found.Rows) < 3 {
		t.Fatalf("%v, %d links", err, len(found.Rows))
	}
	for _, row := range found.Rows {
		if row.Side != "now" || row.End != "static" || len(row.Moves) == 0 {
			t.Errorf("%+v", row)
		}
	}
	_, within, said := run("cause", files[1])
	if last := found.Rows[len(found.Rows)-1].Said; !strings.Contains(within, last) || said != "" {
		t.Errorf("the iterations of one search say %s, not %q (%s)", within, last, said)
	}
	for _, line := range []string{"cause -depths 1-3", "cause -programmes itep,kaissa,pitrat", "cause nothing.drevo"} {
		if code, _, said := run(strings.Fields(line)...); code != command.Wrong || said == "" {
			t.Errorf("drevo %s: exit code %d, %s", line, code, said)
		}
	}
}
