package nearest_test

import (
	"strings"
	"testing"

	"drevo/internal/nearest"
)

func TestTo(t *testing.T) {
	names := []string{"analyse", "map", "match", "kaissa", "itep", "experiment"}
	for word, want := range map[string]string{
		"analize": "analyse", "ANALYS": "analyse", "mpa": "", "mat": "map", "kiassa": "kaissa", "exper": "experiment",
		"stockfish": "", "": "", "x": "", "iteq": "itep", strings.Repeat("a", 1000): "", "kaïssa": "kaissa",
	} {
		if got := nearest.To(word, names); got != want {
			t.Errorf("%q: %q, not %q", word, got, want)
		}
	}
	if got := nearest.Asked("kaisa", names); got != " (did you mean kaissa?)" {
		t.Error(got)
	}
	if got := nearest.Asked("stockfish", names); got != "" {
		t.Error(got)
	}
}
