package planner

import (
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/pitrat/ways"
)

// Idea is a plan that an analysis found, and the enemy man that it captures when that is guarded.
type Idea struct {
	Plan    plan.Plan
	Rule    plan.Rule
	Guarded board.Square // NoSquare when it is not, or when the plan has more than a capture
}

// analysis looks for plans of one side in a position (section 2.2), or for those about one man
// (section 2.3.4).
type analysis struct {
	*Planner
	p     *board.Position // with the side to move
	d     ways.Diagram
	side  board.Colour
	limit int  // how many modifications a plan may have
	given bool // see given.go
	ideas []Idea
}

// analysis prepares an analysis for the side to move.
func (pl *Planner) analysis(p *board.Position, limit int) *analysis {
	return &analysis{Planner: pl, p: p, d: ways.Of(p), side: p.Turn(), limit: limit}
}

// own returns the men of the side, enemies the others.
func (a *analysis) own() board.Bitboard     { return a.d.Side[a.side] }
func (a *analysis) enemies() board.Bitboard { return a.d.Side[a.side.Opponent()] }

// add notes a plan.
func (a *analysis) add(rule plan.Rule, guarded board.Square, statements plan.Plan) {
	if statements.Modifications() <= a.limit {
		a.ideas = append(a.ideas, Idea{statements, rule, guarded})
	}
}

// opened returns the modifications that open a way: an own man leaves its square with a threat, an
// enemy man is removed (section 2.2.1).
func opened(d *ways.Diagram, side board.Colour, squares []board.Square) plan.Plan {
	var p plan.Plan
	for _, s := range squares {
		if d.Has(side, s) {
			p = append(p, plan.Modify(s, plan.Friend, plan.Vacant).Starred())
		} else {
			p = append(p, plan.Modify(s, plan.Enemy, plan.Vacant))
		}
	}
	return p
}
