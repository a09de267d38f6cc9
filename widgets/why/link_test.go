package why

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"drevo/widgets/draw"
)

// TestLinks: a word of a sentence that says more has its own hint where it stands, and a click on it is told; beside it
// the line is as ever.
func TestLinks(t *testing.T) {
	test.NewTempApp(t)
	v := New()
	v.Links = func(text string) (links []draw.Link) {
		if i := strings.Index(text, "value"); i >= 0 {
			links = append(links, draw.Link{From: i, To: i + len("value"), Key: "value", Hint: "What it is worth."})
		}
		return links
	}
	clicked := ""
	v.OnLink = func(key string, _ fyne.Position) { clicked = key }
	v.SetData(Data{Choice: &Choice{Summary: "27 moves: 1 given a value.", Moves: []Candidate{{Move: Move{ID: 1,
		Name: "a"}}}}})
	v.Resize(fyne.NewSize(400, 300))
	s := source{v}
	for at, l := range v.lines {
		if l.kind != prose {
			continue
		}
		before := s.list.TextWidth("27 moves: 1 given a ", plain)
		on, off := fyne.NewPos(edge+before+3, 8), fyne.NewPos(edge+before-6, 8)
		if s.Hint(at, on) != "What it is worth." || s.Hint(at, off) != "" {
			t.Errorf("the hints are %q and %q", s.Hint(at, on), s.Hint(at, off))
		}
		if v.tapped(at, off) || clicked != "" || !v.tapped(at, on) || clicked != "value" {
			t.Errorf("%q was clicked", clicked)
		}
	}
	if clicked == "" {
		t.Error("there is no sentence")
	}
}
