package workbench

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/internal/needs"
)

// A position that says what is to be won sets it: at once for the current programme, which undo takes
// back, and for another one when it is chosen.
func TestOpenedPositionSetsWhatIsToBeWon(t *testing.T) {
	needs.RacedElsewhere(t)
	text := "[Event \"M39\"]\n[SetUp \"1\"]\n[FEN \"3r2k1/p4ppp/1q6/2rn4/8/2N1P3/P1R1QPPP/2R3K1 b - - 0 1\"]\n[Options " +
		"\"pitrat win=piece\"]\n\n1... Nxc3 *\n"
	path := filepath.Join(t.TempDir(), "one.pgn")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	win := func(b *bench) string { return b.Session.Values.Text("win") }

	b := start(t, config.Config{Programme: "pitrat"})
	b.openFiles(path)
	if got := win(b); got != "piece" {
		t.Errorf("Pitrat chosen: win %s", got)
	}
	if !strings.Contains(b.message(), "win piece") {
		t.Errorf("the status says %q", b.message())
	}
	b.undo()
	if got := win(b); got != "pawn" {
		t.Errorf("after undo: win %s", got)
	}

	b = start(t, config.Config{Programme: "itep"})
	b.openFiles(path)
	b.ChooseProgramme("pitrat")
	if got := win(b); got != "piece" {
		t.Errorf("Pitrat chosen later: win %s", got)
	}
}
