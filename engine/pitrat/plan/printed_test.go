package plan_test

import (
	"testing"

	"drevo/engine/board"
	"drevo/engine/pitrat/paper"
	"drevo/engine/pitrat/plan"
)

// TestPrintedPlans reads all plans that the paper prints, prints them again, and holds that each
// can begin at the node where the paper executes it: the man that moves is there, the squares are
// in the state that the plan says.
func TestPrintedPlans(t *testing.T) {
	positions := map[string]board.Position{}
	for _, p := range paper.Positions() {
		positions[p.Name] = p.Position
	}
	if n := len(paper.Plans()); n != 72 {
		t.Errorf("%d plans, the paper prints 72", n)
	}
	for _, r := range paper.Plans() {
		text := r.Statements.String()
		if p, err := plan.Parse(text); err != nil || !p.Equal(r.Statements) {
			t.Errorf("%s: %q is read as %q, %v", r.Name, text, p, err)
			continue
		}
		if r.Unknown || r.AnyReply {
			continue
		}
		node := positions[r.Position]
		for _, move := range r.Moves {
			play(t, r.Name, &node, move)
		}
		if r.Opponent {
			var next board.Position
			node.MakePass(&next)
			node = next
		}
		if !canBegin(&node, r.Statements[0]) {
			t.Errorf("%s: %s can't begin at %s", r.Name, text, node.FEN())
		}
	}
}

// canBegin reports whether the first statement fits the position.
func canBegin(p *board.Position, s plan.Statement) bool {
	switch side := p.Turn(); s.Kind {
	case plan.Modification:
		return s.Have.Holds(p.At(s.Square), side)
	case plan.Verification:
		return s.Want.Holds(p.At(s.Square), side)
	case plan.Analysis:
		return plan.Enemy.Holds(p.At(s.Square), side)
	}
	var moves board.MoveList
	p.Legal(&moves)
	for _, m := range moves.All() {
		if m.From() == s.Square && m.To() == s.To {
			return true
		}
	}
	return false
}

// play makes a move on a position.
func play(t *testing.T, name string, p *board.Position, san string) {
	m, err := p.ParseSAN(san)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	var next board.Position
	p.Make(m, &next)
	*p = next
}
