package pitrat

import (
	"fmt"

	"drevo/engine/pitrat/plan"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Trial is what would become of a plan at a node.
type Trial struct {
	Fate  Fate  // of the simulation: Waiting where it accepts the plan
	Ways  []Way // where the plan begins with a modification: the plans that it gives way to
	Legal bool  // where the plan begins with a move: whether it can be made
	Done  bool  // where the plan begins with a modification: what it wants has been done
}

// Way is a plan that makes a modification, and what the simulation says of it.
type Way struct {
	Statements plan.Plan
	Fate       Fate
}

// Try says what would become of a plan of the side to move at a node of a recorded tree, a plan that
// a person has thought of: nothing is added to the tree. Cost: that of executing one statement.
func (p Programme) Try(t *tree.Tree, id tree.ID, statements plan.Plan) (Trial, error) {
	values, err := search.Resolve(p, t.Header().Options)
	if err != nil {
		return Trial{}, fmt.Errorf("try a plan: %w", err)
	}
	position, err := t.Position(id)
	if err != nil {
		return Trial{}, fmt.Errorf("try a plan: %w", err)
	}
	root := t.Header().Position
	f := &finder{rules: rules{values.Bool(optionFull)}, prices: pricesOf(values), first: root.Turn()}
	f.wanted = f.prices.wanted(values.Text(optionWanted))
	for k, price := range f.prices {
		f.exchange[k] = int(price)
	}
	n := nodeOf(position)
	n.id = id
	n.balance = f.seen(n, t.Node(id).Static)
	return f.try(statements, n), nil
}

// try simulates a plan and looks at its first statement.
func (f *finder) try(statements plan.Plan, n *node) Trial {
	trial := Trial{Fate: f.simulate(f.make(statements, 0, n.turn(), nil, n, nil), 0, n)}
	if len(statements) == 0 {
		return trial
	}
	switch s := statements[0]; s.Kind {
	case plan.Move:
		for _, move := range f.legal(n) {
			trial.Legal = trial.Legal || move.From() == s.Square && move.To() == s.To && promotes(move, s.Promotion)
		}
	case plan.Modification:
		trial.Done = s.Want.Holds(n.position.At(s.Square), n.turn())
		if trial.Done || !s.Have.Holds(n.position.At(s.Square), n.turn()) {
			break
		}
		for _, way := range f.expand(s, n, 0) {
			q := way.Followed(s.Verification()).Followed(statements[1:]...)
			if fits(q) {
				trial.Ways = append(trial.Ways, Way{q, f.simulate(f.make(q, 0, n.turn(), nil, n, nil), 0, n)})
			}
		}
	}
	return trial
}
