package why

import (
	"slices"
	"strings"
	"testing"
)

// TestWordsAreLinks: a word of the glossary in the sentence of Why has a hint with its sentence, and a click asks the
// window for it.
func TestWordsAreLinks(t *testing.T) {
	w, p := start(t, "itep", nil)
	links := p.panel.Links(p.data.Choice.Summary)
	if len(links) == 0 || !strings.Contains(links[0].Hint, ": ") {
		t.Fatalf("%q has the links %v", p.data.Choice.Summary, links)
	}
	p.panel.OnLink(links[0].Key, p.panel.Position())
	if !slices.Contains(w.Opened, links[0].Key) {
		t.Errorf("%s was clicked, and the window opened %v", links[0].Key, w.Opened)
	}
}
