package enginetest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// keysFile lists all keys, from the root of the module.
const keysFile = "engine/testdata/keys.txt"

// CheckListed compares what has a stable key with the file that lists all of them, a line each, in order: a key, a
// space and its kind. What is given is all of the kinds that occur in it. Files, settings and queries hold keys, so
// a key is never changed and none is taken off the list, which only grows.
func CheckListed(t *testing.T, have []string) {
	t.Helper()
	list := listed(t)
	if !slices.IsSorted(list) {
		t.Errorf("%s is not in order", keysFile)
	}
	kinds := map[string]bool{}
	for _, key := range have {
		kinds[kindOf(key)] = true
		if !slices.Contains(list, key) {
			t.Errorf("%s is not in %s: a new key is added there", key, keysFile)
		}
	}
	for _, key := range list {
		if kinds[kindOf(key)] && !slices.Contains(have, key) {
			t.Errorf("%s has vanished: whoever holds it finds nothing", key)
		}
	}
}

// kindOf is the last word of a line.
func kindOf(line string) string { return line[strings.LastIndexByte(line, ' ')+1:] }

// listed reads the file, from whatever package a test is in.
func listed(t *testing.T) []string {
	t.Helper()
	for folder := "."; len(folder) < 100; folder = filepath.Join("..", folder) {
		if text, err := os.ReadFile(filepath.Join(folder, keysFile)); err == nil {
			return strings.Split(strings.TrimSpace(string(text)), "\n")
		}
	}
	t.Fatalf("there is no %s above the test", keysFile)
	return nil
}
