package experiment

import (
	"context"
	"fmt"

	"drevo/engine"
	"drevo/engine/itep"
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
func burdens(ctx context.Context, list []gamePosition) (Table, error) {
	t := newTable(fmt.Sprintf("Tests, Dn = %d", burdenDepth), "scheme", "opponent's last move", "positions", "moves", "tests", "tests a move", "losing %")
	for _, scheme := range schemes[1:3] {
		var after [2]burden
		for _, at := range list {
			if err := countTests(ctx, at, scheme, &after); err != nil {
				return t, err
			}
		}
		all := after[0]
		all.add(after[1])
		for i, name := range []string{"passive", "active", "either"} {
			b := append(after[:], all)[i]
			losing := any("")
			if scheme == schemes[1] { // only there all moves are tested for safety
				losing = ratio(uint64(100*b.losing), uint64(b.moves))
			}
			t.Add(scheme, name, b.positions, b.moves, b.tests, ratio(uint64(b.tests), uint64(b.moves)), losing)
		}
	}
	return t, nil
}

// countTests searches with a record and adds the tests of its positions, those after
// an active move to the second burden.
func countTests(ctx context.Context, at gamePosition, scheme string, after *[2]burden) error {
	p, err := engine.Find(programme)
	if err != nil {
		return err
	}
	set := with(absoluteSet, map[string]string{"scheme": scheme, "depth": fmt.Sprint(burdenDepth)})
	_, t, err := askRecorded(ctx, p, set, at.task(), 0)
	defer t.Release()
	if err != nil {
		return err
	}
	t.Walk(tree.Root, func(n tree.Node) bool {
		if n.Type == itep.TypeActive || n.Type == tree.TypeRound {
			after[count(n.Class == itep.ClassActive)].add(burdenOf(t, n))
		}
		return true
	})
	return nil
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
