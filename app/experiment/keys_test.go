package experiment

import (
	"testing"

	"drevo/engine/enginetest"
)

// TestNamesAreListed: whoever repeats a measurement has its name from the notes.
func TestNamesAreListed(t *testing.T) {
	seen := map[string]bool{}
	var have []string
	for _, e := range All() {
		if seen[e.Name] {
			t.Errorf("two experiments have the name %s", e.Name)
		}
		seen[e.Name] = true
		have = append(have, e.Name)
	}
	enginetest.CheckListed(t, "testdata/keys.txt", have)
}
