package enginetest

import (
	"strings"
	"testing"

	"drevo/engine/search"
	"drevo/engine/tree"
)

func checkKeys(t *testing.T, p search.Programme) {
	seen := map[tree.Key]search.Word{}
	for _, w := range search.Words(p) {
		if other, taken := seen[w.Key]; taken {
			t.Errorf("the %s %q and the %s %q have the same key %s", w.Kind, w.Name, other.Kind, other.Name, w.Key)
		}
		seen[w.Key] = w
		programme, word, _ := strings.Cut(string(w.Key), ".")
		if programme != p.About().ID && programme != "core" || word == "" || strings.ContainsAny(word, " ._") {
			t.Errorf("the %s %q has the key %q", w.Kind, w.Name, w.Key)
		}
	}
	_, tr := run(t, p, Samples[0], depth, search.Limits{}, plenty)
	checkFound(t, tr)
}

// checkFound counts the nodes of a record by what is said of them, and finds each such word by its key.
func checkFound(t *testing.T, tr *tree.Tree) {
	t.Helper()
	words, said := tr.Header().Vocabulary, map[tree.Key]int{}
	tr.Walk(tree.Root, func(n tree.Node) bool {
		said[words.Type(n.Type).Key]++
		said[words.Class(n.Class).Key]++
		said[words.Reason(n.Reason).Key]++
		said[words.Place(n.Place).Key]++
		if words.Type(n.Type).Key == "" || words.Reason(n.Reason).Key == "" ||
			n.Class != tree.ClassNone && words.Class(n.Class).Key == "" ||
			n.Place != tree.PlaceNone && words.Place(n.Place).Key == "" {
			t.Errorf("something that is said of node %d has no key: %+v", n.ID, n)
			return false
		}
		return true
	})
	delete(said, "") // no class, no place
	for key, want := range said {
		filter, ok := words.FilterOf(key)
		if !ok {
			t.Errorf("%s is not found in the vocabulary", key)
			continue
		}
		found, passes := 0, words.Matcher(filter)
		tr.Walk(tree.Root, func(n tree.Node) bool {
			if passes(n) {
				found++
			}
			return true
		})
		if found != want {
			t.Errorf("%s is said of %d nodes, and finds %d", key, want, found)
		}
	}
}
