package engine_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"drevo/engine"
	"drevo/engine/search"
)

// listed is the file of all keys, each with the kind of its word. Files, settings and queries hold keys, so
// a key is never changed and none is taken off the list: it only grows.
const listed = "testdata/keys.txt"

func TestKeysAreListed(t *testing.T) {
	file, err := os.ReadFile(listed)
	if err != nil {
		t.Fatal(err)
	}
	list := strings.Split(strings.TrimSpace(string(file)), "\n")
	if !slices.IsSorted(list) {
		t.Errorf("%s is not in order", listed)
	}
	var have []string
	for _, p := range engine.Programmes() {
		for _, w := range search.Words(p) {
			have = append(have, fmt.Sprintf("%s %s", w.Key, w.Kind))
		}
	}
	slices.Sort(have)
	have = slices.Compact(have)
	for _, key := range have {
		if !slices.Contains(list, key) {
			t.Errorf("%s is not in %s: a new key is added there", key, listed)
		}
	}
	for _, key := range list {
		if !slices.Contains(have, key) {
			t.Errorf("%s has vanished: whoever holds it finds nothing", key)
		}
	}
}
