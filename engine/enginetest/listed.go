package enginetest

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// CheckListed compares what has a stable key with the file that lists it, a line each, in order. Files,
// settings and queries hold keys, so a key is never changed and none is taken off its list, which only grows.
func CheckListed(t *testing.T, file string, have []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	list := strings.Split(strings.TrimSpace(string(text)), "\n")
	if !slices.IsSorted(list) {
		t.Errorf("%s is not in order", file)
	}
	for _, key := range have {
		if !slices.Contains(list, key) {
			t.Errorf("%s is not in %s: a new key is added there", key, file)
		}
	}
	for _, key := range list {
		if !slices.Contains(have, key) {
			t.Errorf("%s has vanished: whoever holds it finds nothing", key)
		}
	}
}
