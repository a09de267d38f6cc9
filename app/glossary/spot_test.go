package glossary

import (
	"slices"
	"testing"

	"drevo/engine"
)

// TestSpots: words are found where they stand by themselves, the longest, each once.
func TestSpots(t *testing.T) {
	for _, c := range []struct {
		programme, text string
		want            []string
	}{
		{"itep", "31 moves: 1 given a value, 30 only tested; the static value is no bound.", []string{"value",
			"static value", "bound"}},
		{"itep", "30.Ba3 against 30.Qe2: at the ends of their lines most against 30.Ba3 is Bishop possibilities, 0 against " +
			"+5 d.",
			[]string{"Bishop possibilities"}},
		{"paulchess", "30...Nxd5 wins a queen by the end of the line; cutting is no cut-off.", nil},
		{"paulchess", "A cut, and a cut again: the nodes below the node.", []string{"cut", "nodes"}},
	} {
		p, err := engine.Programmes().Find(c.programme)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, s := range NewSpotter(p).Spots(c.text) {
			got = append(got, c.text[s.From:s.To])
			if s.Word.Sentence == "" {
				t.Errorf("%q has no sentence", s.Word.Name)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: %q", c.text, got)
		}
	}
}
