package enginetest

import (
	"strings"
	"testing"

	"drevo/engine/tree"
)

// NodeOf returns the node at the end of a line from the root, which is written in SAN with blanks
// between the moves; a line that has none ends the test.
func NodeOf(t testing.TB, tr *tree.Tree, line string) tree.ID {
	t.Helper()
	id := tree.Root
	for san := range strings.FieldsSeq(line) {
		p, err := tr.Position(id)
		if err != nil {
			t.Fatal(err)
		}
		move, err := p.ParseSAN(san)
		if err != nil {
			t.Fatal(err)
		}
		next, ok := tr.Find(id, move)
		if !ok {
			t.Fatalf("%s of %s has no node", san, line)
		}
		id = next
	}
	return id
}
