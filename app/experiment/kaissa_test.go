package experiment

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"drevo/engine/board"
	"drevo/engine/kaissa"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/needs"
)

// The six games hold 242 moves of Kaissa, all legal, 32...Qd1+ among them, which passes over a mate.
func TestKaissaGames(t *testing.T) {
	list, err := kaissaPositions()
	if err != nil || len(list) != 242 {
		t.Fatalf("%d positions, error %v", len(list), err)
	}
	found := false
	for _, at := range list {
		if !at.position.IsLegal(at.played()) {
			t.Errorf("%s: %s is not legal", at.name, at.played())
		}
		if at.position.MoveNumber() != 32 || at.played().UCI() != "e2d1" {
			continue
		}
		mate, err := at.position.ParseSAN("Qe1#")
		if err != nil {
			t.Fatal(err)
		}
		var after board.Position
		at.position.Make(mate, &after)
		found = after.InCheck() && !after.HasLegalMove()
	}
	if !found {
		t.Error("32...Qe1# is not there")
	}
}

// The readings name options that there are.
func TestKaissaSettings(t *testing.T) {
	for _, list := range [][]reading{kaissaReadings, kaissaReductionSets, forcingReadings} {
		for _, reading := range list {
			if _, err := search.Resolve(kaissa.New(), reading.set); err != nil {
				t.Errorf("%s: %v", reading.name, err)
			}
		}
	}
	if level1974("5.0")["blankMove"] != "true" {
		t.Error("the preset 1974 was not found")
	}
}

// The rounds of the record are counted also where its budget keeps nothing but the stages.
func TestCountRounds(t *testing.T) {
	needs.OneGoroutine(t)
	list, err := kaissaPositions()
	if err != nil {
		t.Fatal(err)
	}
	var kept, whole [6]int
	l, set := newLab(t), options{"level": "3.0"}
	recorded := func(held *[6]int, nodes int) study {
		return study{programme: kaissa.New(), limits: search.Limits{Nodes: 20_000}, kept: nodes,
			look: func(tr *tree.Tree, r search.Result) {
				for i, n := range countRounds(tr, r) {
					held[i] += n
				}
			}}
	}
	l.all(recorded(&kept, 1), list[30:60], set)
	l.all(recorded(&whole, 0), list[30:60], set)
	if l.err != nil {
		t.Fatal(l.err)
	}
	if kept != whole || kept[1] == 0 {
		t.Errorf("with a small budget %v, with all nodes %v", kept, whole)
	}
}

// With a time the suite is searched at a deep level, unless one is set.
func TestKaissaLevelsWithATime(t *testing.T) {
	path := filepath.Join(t.TempDir(), "one.epd")
	if err := os.WriteFile(path, []byte("6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8+; id \"mate\";\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv(suiteVariable, path)
	for want, set := range map[string]options{"15.0": nil, "2.0": {"level": "2.0"}} {
		l := newLab(t)
		if err := kaissaLevels(l, Setting{Options: set, Time: time.Second}); err != nil || l.err != nil {
			t.Fatal(err, l.err)
		}
		if row := l.Tables[0].Rows[0]; row[0].Value != "the options as they are but level="+want+", at most 1s each" ||
			row[3].Value != 1 {
			t.Errorf("%v", row)
		}
	}
}
