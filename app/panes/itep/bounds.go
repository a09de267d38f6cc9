package itep

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2/container"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/app/workspace"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/itep"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/chart"
	"drevo/widgets/tooltip"
)

// Bounds shows the bounds m and M, rank by rank, on the way to the selected node.
type Bounds struct {
	pane.Tab
	chart *chart.Ranges
	mover *tooltip.Check // each rank as its mover sees it, not White
	unit  *tooltip.Select

	view pane.View
}

// NewBounds returns the pane.
func NewBounds(host pane.Host, setup *workspace.Setup) pane.Pane {
	p := &Bounds{chart: chart.NewRanges()}
	p.chart.OnHover = host.Hints().Show
	p.chart.OnSelect = func(id uint32) { host.Select(p.view.Place(tree.ID(id))) }
	p.mover = tooltip.NewCheck(host.Hints(), "As the mover sees it", "Values at every rank from the side to move there, "+
		"as the search has them (negamax). Otherwise all are seen from White.", func(bool) { p.redraw() })
	var names []string
	for _, unit := range present.Units() {
		names = append(names, unit.Name())
	}
	p.unit = tooltip.NewSelect(host.Hints(), names, "The unit of all scores in the window, as in View > Scores.",
		func(string) { setup.SetUnit(present.Units()[p.unit.SelectedIndex()]) })
	top := container.NewBorder(nil, nil, p.mover, nil, p.unit)
	p.Tab = pane.NewTab("bounds", "Bounds", container.NewBorder(top, nil, nil, nil, p.chart))
	return p
}

// Show draws the path to the node.
func (p *Bounds) Show(v pane.View) {
	p.view = v
	p.chart.Rows.SetEmpty(v.Empty("Press Think and choose a node: the bounds of every rank on the way to it will " +
		"stand here."))
	p.unit.Selected = v.Nodes.Format.Unit.Name()
	p.unit.Refresh()
	p.redraw()
}

func (p *Bounds) redraw() {
	n, ok := p.view.At()
	if !ok {
		p.chart.SetData(chart.RangeData{})
		return
	}
	p.chart.SetData(boundsData(p.view.Nodes.Deciding(), n.ID, p.mover.Checked))
	p.chart.Select(uint32(n.ID))
}

// boundsData makes the rows of the path to a node, in White's view or in that of the
// side to move at each rank.
func boundsData(nodes present.Nodes, id tree.ID, mover bool) chart.RangeData {
	view := "seen from White"
	if mover {
		view = "seen by the side to move at each rank"
	}
	data := chart.RangeData{Unit: phrase.Of("Scores {unit}, {view}", "unit", nodes.Format.Unit.Name(), "view", view)}
	path := nodes.Tree.Path(id)
	for i := range path {
		data.Rows = append(data.Rows, pathNodes{nodes, path, mover}.row(i))
	}
	return data
}

// pathNodes turns the nodes of a path into rows.
type pathNodes struct {
	present.Nodes
	path  []tree.ID
	mover bool
}

func (r pathNodes) at(i int) tree.Node { return r.Tree.Node(r.path[i]) }

func (r pathNodes) row(i int) chart.Node {
	n := r.at(i)
	turn := r.Turn(n)
	lower, upper := r.boundHints(i)
	info := r.Type(n)
	name := r.Move(n)
	if !n.Type.Stage() { // whose name is that of its type
		name += "  " + info.Name
	}
	row := chart.Node{
		ID: uint32(n.ID), Rank: n.Ply, Name: name,
		Hint: info.Sentence + " " + fmt.Sprintf("%v is to move.", turn), White: turn == board.White,
		Lower: r.mark("m", n.Alpha, turn, lower), Upper: r.mark("M", n.Beta, turn, upper),
	}
	if turn == board.Black && !r.mover { // seen from White the opponent's upper bound is the lower one
		row.Lower, row.Upper = row.Upper, row.Lower
	}
	if n.HasStatic {
		row.Static = r.mark("f(A)", n.Static, turn, "f(A), the evaluation function of this position: material and position "+
			"(formula 2; formula 5 for Black). In the forced game it is also the result of the empty move (formula 7).")
	}
	if n.Closed {
		row.Value = r.value(n, turn)
	}
	row.Sentence = r.Say(r.Rung(n))
	if r.mover {
		row.Sentence = r.Rung(n).Text(present.ByMover{Format: r.Format, Turn: turn})
	}
	return row
}

// seen turns a score of the side to move into the chosen view.
func (r pathNodes) seen(score eval.Score, turn board.Colour) eval.WhiteScore {
	if r.mover {
		return eval.WhiteScore(score) // as if the mover were White
	}
	return score.For(turn)
}

// mark is a score of the side to move with its name. Bounds without an end, and mates, lie
// at the edge.
func (r pathNodes) mark(name string, score eval.Score, turn board.Colour, hint string) chart.Mark {
	seen := r.seen(score, turn)
	return chart.Mark{At: r.number(seen), Text: name + " " + r.Format.Bound(seen), Hint: hint, Known: true}
}

// number is the place of a score on the scale.
func (r pathNodes) number(score eval.WhiteScore) float64 {
	if _, mate := r.Format.Scale.MatePly(int32(score)); mate {
		return math.Inf(int(score))
	}
	return r.Format.Number(score)
}

// value is what a closed node returned.
func (r pathNodes) value(n tree.Node, turn board.Colour) chart.Mark {
	sign := n.Bound
	if !r.mover {
		sign = n.Bound.For(turn)
	}
	seen := r.seen(n.Score, turn)
	hint := "What the node returned: the lower bound after formula 19, max(T(n), 2C+1 − T(n+1)), over the moves that " +
		"were examined."
	if n.Reason == tree.ReasonCut || n.Reason == tree.ReasonStandPatCut {
		hint = phrase.Of("What the node returned. Formula 20, M > m, failed: m became {lower} and M is {upper}, so the rest "+
			"was left out.", "lower", r.Mover(n.Score), "upper", r.Mover(n.Beta))
	}
	hint += " " + r.Reason(n).Sentence
	return chart.Mark{At: r.number(seen), Text: sign.String() + " " + r.Format.Score(seen), Hint: hint, Known: true}
}

// boundHints says which formula gave each bound of a rank, with the numbers that went in.
func (r pathNodes) boundHints(i int) (lower, upper string) {
	n := r.at(i)
	if own := r.ownBounds(n); own != "" {
		return own, own
	}
	parent := r.at(i - 1)
	upper = phrase.Of("Formula 18: M({ply}) = 2C+1 − T({above}), here {turned} = {upper}, with the lower bound of the "+
		"opponent.", "ply", n.Ply, "above", n.Ply-1, "turned", turned(r.Nodes, -n.Beta),
		"upper", r.Mover(n.Beta)) + r.raised(parent, -n.Beta)
	if parent.Type.Test() {
		return fmt.Sprintf("Formula 17 within the %s, whose bounds are its own: m is what they leave to this side.",
			r.Type(parent).Name), upper
	}
	if i < 2 || r.at(i-2).Ply != n.Ply-2 {
		return phrase.Of("Formula 17, T(n−2) → T(n): there is no rank {ply}−2, so m is the start value, {lower}.",
			"ply", n.Ply, "lower", r.Mover(n.Alpha)), upper
	}
	return phrase.Of("Formula 17, T(n−2) → T(n): m of rank {ply} is that of rank {above}, {lower}, which belongs to the "+
		"same side.", "ply", n.Ply, "above", n.Ply-2, "lower", r.Mover(n.Alpha)) + r.raised(r.at(i-2), n.Alpha), upper
}

// ownBounds says where the bounds of a node come from that has bounds of its own; empty for the others.
func (r pathNodes) ownBounds(n tree.Node) string {
	switch {
	case n.ID == tree.Root:
	case n.Type == tree.TypeRound && n.Number == 1:
		return "The first round of the active game: m = [EVA0], M = [EVA0] + 1 − d, around the value of the forced game " +
			"from the root (formulas 14.1 and 14.2)."
	case n.Type == tree.TypeRound:
		return "Another round of the active game: m = [PEVA0], M = [PEVA0] + 1 − d, around the pseudo-evaluation of the " +
			"round before (formulas 15.1 and 15.2)."
	case n.Type == itep.TypeSafety:
		return "The bounds of the safety test: the mover's, widened to whole points (formulas 10.1 and 10.2)."
	case n.Type == itep.TypeActivity:
		return "The bounds of the activity test: does the value reach the next whole point? (formulas 11.1 and 11.2)"
	case n.Type.Stage():
	case n.Move == board.Pass:
		return "The bounds of the activity test, turned round by formula 5: the opponent has passed."
	default:
		return ""
	}
	return "The widest bounds, 0 and 2C+1, before anything is known (§6)."
}

// raised says by how much the moves that had returned had raised the lower bound of a rank.
func (r pathNodes) raised(n tree.Node, now eval.Score) string {
	if now == n.Alpha {
		return ""
	}
	return " " + phrase.Of("Rank {ply} began with {before}; formula 19 has raised that to {now} by the moves that had "+
		"returned.", "ply", n.Ply, "before", r.Mover(n.Alpha), "now", r.Mover(now))
}
