package pitrat

import (
	"fmt"
	"strconv"

	"fyne.io/fyne/v2"

	"drevo/app/pane"
	"drevo/engine/board"
	"drevo/engine/pitrat/plan"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/chessboard"
	"drevo/widgets/planboard"
)

// The layers of the pane. They come and go with its tab.
const (
	layerPlan    pane.LayerKey = "plan"
	layerDangers pane.LayerKey = "dangers"
)

// Layers are the chosen plan, and the dangerous moves.
func (p *Pane) Layers() []pane.Layer {
	return []pane.Layer{
		{Key: layerPlan, Name: "Plan", Hint: "The statements of the plan that is chosen in Plans, by their numbers.",
			Letter: fyne.KeyL, Brief: true, Order: 32, Draw: p.planLayer, Hides: p.hides},
		{Key: layerDangers, Name: "Dangerous moves", Hint: "The moves that the player who fails must correct, ringed as in " +
			"figure 8 of the paper, with the class that was tried and how many others stay to be corrected.",
			Letter: fyne.KeyD, Brief: true, Order: 34, Draw: p.dangerLayer, Explain: p.explainSquare},
	}
}

// Front puts the layers on the board while the pane is seen.
func (p *Pane) Front(on bool) {
	p.host.ShowLayer(layerPlan, on)
	p.host.ShowLayer(layerDangers, on)
}

// planLayer draws the chosen plan, or the one that is being typed.
func (p *Pane) planLayer() chessboard.Layer {
	statements, side, current := p.drawnPlan()
	if len(statements) == 0 {
		return chessboard.Layer{}
	}
	return chessboard.Layer{Overlays: []chessboard.Overlay{overlayOf(statements, side, current)}}
}

// hides are the layers that would lie over a plan.
func (p *Pane) hides() []pane.LayerKey {
	if statements, _, _ := p.drawnPlan(); len(statements) == 0 {
		return nil
	}
	return []pane.LayerKey{pane.BestMoves, pane.BestLine}
}

// drawnPlan is the plan on the board, its side, and its current statement.
func (p *Pane) drawnPlan() (statements plan.Plan, side board.Colour, current int) {
	if p.tabs.SelectedIndex() == partTry {
		return p.try.plan, p.Position.Turn(), 0
	}
	return p.onBoard()
}

// overlayOf turns statements into signs.
func overlayOf(statements plan.Plan, side board.Colour, current int) *planboard.Plan {
	o := &planboard.Plan{Black: side == board.Black}
	for i, s := range statements {
		o.Steps = append(o.Steps, planboard.Step{
			Kind: kindOf(s), Square: int(s.Square), To: int(s.To), Number: strconv.Itoa(i + 1), Gone: i < current,
		})
	}
	return o
}

// kindOf returns the sign of a statement.
func kindOf(s plan.Statement) planboard.Kind {
	switch s.Kind {
	case plan.Move:
		if s.Star {
			return planboard.Capture
		}
		return planboard.Move
	case plan.Verification:
		return planboard.Verify
	case plan.Modification:
		switch s.Purpose() {
		case plan.BringFriend:
			return planboard.Occupy
		case plan.LureEnemy:
			return planboard.Lure
		}
		return planboard.Remove
	}
	return planboard.Look
}

// dangerLayer rings the dangerous moves: those that lead to the node or from it.
func (p *Pane) dangerLayer() chessboard.Layer {
	chosen := tree.None // to be corrected
	if round := p.shownRound(); round > 0 && round <= len(p.rounds) {
		chosen = p.rounds[round-1].Danger
	}
	var rings planboard.Dangers
	for _, d := range p.dangers() {
		move := p.Tree.Node(d.Node).Move
		if d.Node == tree.Root || move == board.Pass {
			continue
		}
		ring := planboard.Danger{From: int(move.From()), To: int(move.To()), Text: fmt.Sprintf("%d +%d", d.Class, d.Cost),
			Chosen: d.Node == chosen}
		if d.Node == p.Node {
			ring.From = chessboard.None // it has been made
		}
		rings = append(rings, ring)
	}
	if len(rings) == 0 {
		return chessboard.Layer{}
	}
	return chessboard.Layer{Overlays: []chessboard.Overlay{rings}}
}

// explainSquare says which dangerous moves end on a square.
func (p *Pane) explainSquare(square int) string {
	for _, d := range p.dangers() {
		n := p.Tree.Node(d.Node)
		if n.ID != tree.Root && n.Move != board.Pass && int(n.Move.To()) == square {
			return phrase.Of("{move} is dangerous: {danger}.", "move", p.Nodes.Move(n), "danger", dangerText(d))
		}
	}
	return ""
}
