package readouts

import (
	"slices"
	"strings"
	"testing"

	"drevo/app/pane/panetest"
	"drevo/app/present"
	"drevo/app/session"
	"drevo/app/workspace/workspacetest"
	"drevo/widgets/readout"
)

// cell returns what a cell of the strip says.
func cell(p *Pane, name string) readout.Cell {
	return p.cells[slices.IndexFunc(p.cells, func(c readout.Cell) bool { return c.Name == name })]
}

// The strip names the stage of the search: the outermost first, none for a programme without any.
func TestTheStripNamesTheStage(t *testing.T) {
	for _, c := range []struct {
		programme, stage string
		options          map[string]string
	}{
		{"botvinnik", "changing functions, horizon 1", map[string]string{"horizon": "1"}},
		{"itep", "round 1", map[string]string{"depth": "2"}},
		{"itep", "–", workspacetest.Absolute()},
	} {
		w := panetest.New(t, c.programme, c.options, "")
		p := New(w)
		w.Put(p)
		w.Think()
		w.Show()
		if got := cell(p, nameStage).Value; got != c.stage {
			t.Errorf("%s %v: the strip says %q, want %q", c.programme, c.options, got, c.stage)
		}
	}
}

// TestTheStripSaysWhatAllTreesTake, and how many positions of the search were only counted.
func TestTheStripSaysWhatAllTreesTake(t *testing.T) {
	w := panetest.New(t, "itep", workspacetest.Absolute("depth", "2"), "")
	p := New(w)
	w.Put(p)
	if got := cell(p, nameTrees).Value; got != "0.0 of 800 MB" {
		t.Errorf("without a search the trees take %s", got)
	}
	w.Think()
	w.Think()
	if got := cell(p, nameTrees).Value; got != "6.8 of 800 MB" || cell(p, nameCounted).Value != "–" {
		t.Errorf("two trees take %s; only counted: %s", got, cell(p, nameCounted).Value)
	}
	small := session.StartSearch(t.Context(), w.Session.Game, session.Options{Programme: w.Session.Programme,
		Values: w.Session.Values, Budget: 100})
	if _, err := small.Wait(); err != nil {
		t.Fatal(err)
	}
	w.Session.AddSearch(small)
	w.Show()
	left := small.Counts().Nodes - uint64(small.Tree().Len())
	if got := cell(p, nameCounted).Value; left == 0 || got != present.Short(float64(left)) {
		t.Errorf("only counted: %s, want %d", got, left)
	}
	w.DeleteSearch(w.Session.Searches()[0])
	w.Session.Trim(session.DefaultMemory)
	if got := cell(p, nameTrees).Value; got != "10.2 of 800 MB" { // a deleted one may come back, and takes its room
		t.Errorf("with a deleted tree all take %s", got)
	}
}

// The limit is explained by the option that sets it: what limits Pitrat's plans is no depth.
func TestTheLimitNamesItsOption(t *testing.T) {
	for programme, option := range map[string]string{"itep": "depth", "pitrat": "storage"} {
		w := panetest.New(t, programme, map[string]string{option: "2"}, "")
		p := New(w)
		w.Put(p)
		w.Think()
		w.Show()
		if limit := cell(p, nameDepth); !strings.HasPrefix(limit.Value, "2 / ") || !strings.Contains(limit.Hint,
			"the option "+option+",") {
			t.Errorf("%s: %s: %s", programme, limit.Value, limit.Hint)
		}
	}
}
