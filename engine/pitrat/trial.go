package pitrat

import (
	"fmt"
	"slices"

	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/planner"
	"drevo/engine/search"
	"drevo/engine/tree"
)

// Trial is what would become of a plan at a node.
type Trial struct {
	Fate  plan.Fate // of the simulation: Waiting where it accepts the plan
	Ways  []Way     // where the plan begins with a modification: the plans that it gives way to
	Legal bool      // where the plan begins with a move: whether it can be made
	Done  bool      // where the plan begins with a modification: what it wants has been done
}

// Way is a plan that makes a modification, and what the simulation says of it.
type Way struct {
	Statements plan.Plan
	Fate       plan.Fate
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
	pl := plannerOf(values, root.Turn())
	at := &planner.Place{Position: position, Balance: t.Node(id).Static}
	if at.Turn() != pl.First {
		at.Balance = -at.Balance
	}
	return try(pl, statements, at), nil
}

// try simulates a plan and looks at its first statement.
func try(pl *planner.Planner, statements plan.Plan, at *planner.Place) Trial {
	trial := Trial{Fate: pl.Simulate(statements, at)}
	if len(statements) == 0 {
		return trial
	}
	switch s := statements[0]; s.Kind {
	case plan.Move:
		trial.Legal = slices.ContainsFunc(pl.Legal(at), s.Plays)
	case plan.Modification:
		man := at.Position.At(s.Square)
		trial.Done = s.Want.Holds(man, at.Turn())
		if trial.Done || !s.Have.Holds(man, at.Turn()) {
			break
		}
		for _, q := range pl.Expand(statements, at, 0) {
			trial.Ways = append(trial.Ways, Way{q, pl.Simulate(q, at)})
		}
	}
	return trial
}
