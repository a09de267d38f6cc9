package experiment

import (
	"fmt"

	"drevo/engine/itep"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// burdenDepth is the depth at which tests are counted.
const burdenDepth = 4

// burden is the testing done at the positions of an active game.
type burden struct {
	positions, moves, tests, losing int
}

func (b *burden) add(o burden) {
	b.positions, b.moves, b.tests, b.losing = b.positions+o.positions, b.moves+o.moves, b.tests+o.tests, b.losing+o.losing
}

// burdens counts tests by the source's own argument: how many a move gets, and how
// many moves lose, after passive moves of the opponent and after active ones.
func (l *lab) burdens(list []subject) *Table {
	t := newTable("tests", fmt.Sprintf("Tests, Dn = %d", burdenDepth),
		heads("scheme lastMove positions moves tests testsAMove losing")...)
	for _, scheme := range schemes[1:3] {
		var after [2]burden // a passive move, an active one
		recorded := study{programme: itep.New(), look: func(t *tree.Tree, _ search.Result) { countTests(t, &after) }}
		l.all(recorded, list, atDepth(scheme, burdenDepth))
		either := after[0]
		either.add(after[1])
		for i, name := range []string{"passive", "active", "either"} {
			b := append(after[:], either)[i]
			losing := any("")
			if scheme == schemes[1] { // only there all moves are tested for safety
				losing = ratio(uint64(100*b.losing), uint64(b.moves))
			}
			t.Add(scheme, name, b.positions, b.moves, b.tests, ratio(uint64(b.tests), uint64(b.moves)), losing)
		}
	}
	return t
}

// countTests adds the tests of the positions of a tree, those after an active move to the second burden.
func countTests(t *tree.Tree, after *[2]burden) {
	t.Walk(tree.Root, func(n tree.Node) bool {
		if n.Type == itep.TypeActive || n.Type == tree.TypeRound {
			after[count(n.Class == itep.ClassActive)].add(burdenOf(t, n))
		}
		return true
	})
}

func burdenOf(t *tree.Tree, n tree.Node) burden {
	b := burden{positions: 1}
	if p, err := t.Position(n.ID); err == nil {
		b.moves = p.LegalMoveCount()
	}
	for _, id := range t.Children(n.ID, nil) {
		child := t.Node(id)
		b.tests += count(child.Type.Test())
		b.losing += count(child.Type == itep.TypeSafety && child.Class == itep.ClassLosing)
	}
	return b
}
