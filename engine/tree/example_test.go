package tree_test

import (
	"fmt"

	"drevo/engine/board"
	"drevo/engine/tree"
)

// A search brackets its nodes with Enter and Leave; whoever reads follows the best children.
func Example() {
	start := board.Start()
	e4, _ := start.ParseUCI("e2e4")
	header := tree.Header{Programme: "example", Position: start, Scale: tree.Scale{PerPawn: 100}}
	recorder := tree.NewRecorder(header, 0)
	recorder.Enter(board.NoMove, tree.TypeRoot, tree.ClassNone, -1000, 1000)
	recorder.Enter(e4, tree.TypeFullWidth, tree.ClassQuiet, -1000, 1000)
	recorder.Static(-30)
	recorder.Leave(-30, tree.Exact, tree.ReasonQuiet)
	recorder.Improve()
	recorder.Leave(30, tree.Exact, tree.ReasonComplete)

	t := recorder.Tree()
	from := t.Provenance(tree.Root)
	leaf := t.Node(from.Leaf)
	words := t.Header().Vocabulary
	fmt.Println(t.Node(tree.Root).Score, t.Moves(t.Line(tree.Root))[0].UCI(), words.Reason(leaf.Reason).Name, leaf.Static)
	// Output:
	// 30 e2e4 quiet -30
}
