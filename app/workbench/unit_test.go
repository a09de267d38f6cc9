package workbench

import (
	"path/filepath"
	"strings"
	"testing"

	"drevo/app/config"
	"drevo/app/present"
	"drevo/engine/tree"
	"drevo/widgets/treeview"
)

// TestUnitChangesEveryScore looks at the places that print scores, in each unit.
func TestUnitChangesEveryScore(t *testing.T) {
	b := start(t, config.Config{})
	b.think()
	id := b.child("Ba3")
	b.tree.OnSelect(id)
	n := b.session.Tree().Node(id)
	shown := map[present.Unit][]string{}
	for _, unit := range present.Units() {
		b.setUnit(unit)
		want := present.Format{Scale: b.session.Search().Programme.Scale(), Unit: unit}.Score(present.White(n.Score, b.session.Tree().Turn(n)))
		row := b.tree.source.Row(treeview.ID(id))
		if got := row.Cells[columnPseudo].Text; got != want {
			t.Errorf("%q: the explorer says %s, want %s", unit, got, want)
		}
		if got := b.why.steps[0].Value; got != want {
			t.Errorf("%q: the panel says %s, want %s", unit, got, want)
		}
		s := b.State()
		if !strings.Contains(s.Message, s.Score) || s.Unit != string(unit) {
			t.Errorf("%q: the score is %s, the bar says %q", unit, s.Score, s.Message)
		}
		shown[unit] = []string{want, s.Score, b.tree.source.Row(treeview.ID(tree.Root)).Cells[columnWindow].Text}
	}
	if got := shown[present.InOwn][2]; got != "[0, 459]" {
		t.Errorf("the bounds of the root on the own scale are %s", got)
	}
	for i := range shown[present.InPawns] {
		if shown[present.InPawns][i] == shown[present.InOwn][i] {
			t.Errorf("in pawns and on the own scale the window says %s", shown[present.InOwn][i])
		}
	}
}

func TestUnitIsKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "drevo.json")
	b := start(t, config.Config{})
	b.saver.path = path
	b.setUnit(present.InOwn)
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	kept, err := config.Load(path)
	if err != nil || kept.Scores != "own" {
		t.Fatalf("kept %q, %v", kept.Scores, err)
	}
	if again := start(t, kept); again.unit != present.InOwn || again.tree.source.format.Unit != present.InOwn {
		t.Errorf("the next start prints scores in %q", again.unit)
	}
	if strange := start(t, config.Config{Scores: "stones"}); strange.unit != present.InPawns {
		t.Errorf("an unknown unit is read as %q", strange.unit)
	}
}
