package experiment

import (
	"os"
	"path/filepath"
	"testing"

	"drevo/engine/board"
	"drevo/engine/paulchess"
)

// The fourteen games have 864 moves of PaulChess, of which 48 count as its book's; 8 of the others
// are forced, and a random move would agree with 64.
func TestThesisPositions(t *testing.T) {
	list, err := thesisPositions()
	if err != nil || len(list) != 816 {
		t.Fatalf("%d positions, error %v", len(list), err)
	}
	forced, book, expected := 0, 0, 0.0
	for _, at := range list {
		if n := at.position.LegalMoveCount(); n == 1 {
			forced++
		}
		expected += 1 / float64(at.position.LegalMoveCount())
		if !at.position.IsLegal(at.played()) || at.position.Turn() != thesisSides[at.game-1] {
			t.Errorf("%s: %s", at.name, at.played())
		}
	}
	for _, moves := range thesisBook {
		book += moves
	}
	if forced != 8 || book != 48 || int(expected+0.5) != 64 {
		t.Errorf("%d forced, %d of the book, %.1f by chance", forced, book, expected)
	}
	if thesisSides[0] != board.White || thesisSides[13] != board.White {
		t.Error("PaulChess had White in games 1 and 14")
	}
}

// The options of every reading and technique are options of the programme, and each makes a difference.
func TestThesisOptions(t *testing.T) {
	sample, err := techniqueSample()
	if err != nil || len(sample) < 30 {
		t.Fatalf("%d positions, error %v", len(sample), err)
	}
	l, programme := newLab(t), study{programme: paulchess.New()}
	for _, part := range techniques {
		whole := l.search(programme, sample[1], part.base)
		without := l.search(programme, sample[1], with(part.base, part.off))
		if l.err != nil || whole.Counts.Nodes == without.Counts.Nodes && whole.Counts.Boards == without.Counts.Boards {
			t.Errorf("%s at %s makes no difference, %v", part.name, part.conditions, l.err)
		}
	}
	for _, reading := range thesisReadings {
		if l.search(programme, sample[1], changed(reading.set, "depth", "1")); l.err != nil {
			t.Fatalf("%s: %v", reading.name, l.err)
		}
	}
}

// The suite is solved as it is set, and a position counts by the move that is chosen.
func TestPaulChessWacTakesOptions(t *testing.T) {
	path := filepath.Join(t.TempDir(), "two.epd")
	text := "6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8+; id \"mate\";\n6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Ka2; id \"not\";\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv(suiteVariable, path)
	l := newLab(t)
	if err := paulchessWac(l, Setting{}); err != nil || l.err != nil {
		t.Fatal(err, l.err)
	}
	if rows := l.Tables[0].Rows; len(rows) != 2 || rows[0][2].Value != 2 || rows[0][3].Value != 1 ||
		rows[1][3].Value != 1 {
		t.Errorf("%v", rows)
	}
	l = newLab(t)
	if err := paulchessWac(l, Setting{Options: options{"depth": "1"}}); err != nil || l.err != nil ||
		len(l.Tables[0].Rows) != 1 {
		t.Errorf("%v, error %v, %v", l.Tables, err, l.err)
	}
	if err := paulchessWac(l, Setting{Options: options{"no such": "1"}}); err != nil || l.err == nil {
		t.Errorf("an option that the programme does not have was taken: %v", err)
	}
}
