package readouts

import (
	"testing"

	"drevo/app/pane/panetest"
)

// The strip names the stage of the search: the outermost first, none for a programme without any.
func TestTheStripNamesTheStage(t *testing.T) {
	for _, c := range []struct {
		programme, stage string
		options          map[string]string
	}{
		{"botvinnik", "changing functions, horizon 1", map[string]string{"horizon": "1"}},
		{"itep", "round 1", map[string]string{"depth": "2"}},
		{"itep", "–", panetest.Absolute()},
	} {
		w := panetest.New(t, c.programme, c.options, "")
		p := New(w)
		w.Put(p)
		w.Think()
		w.Show()
		if got := p.cell(nameStage).Value; got != c.stage {
			t.Errorf("%s %v: the strip says %q, want %q", c.programme, c.options, got, c.stage)
		}
	}
}
