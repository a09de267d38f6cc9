package kaissa

import (
	"fmt"
	"math"
	"strings"
	"time"

	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/widgets/chart"
	"drevo/widgets/number"
)

// data are the stages of the search with their rounds, and with what the reductions did where that is counted.
func (p *Rounds) data() chart.RangeData {
	t := p.view.Tree
	if t.Empty() || p.view.Search == nil {
		return chart.RangeData{}
	}
	data := chart.RangeData{Unit: textAxis, Whole: true, Left: nameNoBorders, Right: "888 888 888",
		Texts: []string{p.guessText(), p.tableText()}}
	ended := p.view.Search.Ended()
	for _, id := range t.Children(tree.Root, nil) {
		if n := t.Node(id); n.Type.Stage() {
			data.Rows = append(data.Rows, p.stage(n, ended)...)
		}
	}
	return data
}

// stage is the rows of an iteration, or of FV0, FV1 or the variation from the root.
func (p *Rounds) stage(n tree.Node, ended []search.EndedStage) []chart.Row {
	nodes := p.view.Nodes
	stage := chart.Stage{
		ID: uint32(n.ID), Name: nodes.Move(n), Best: p.best(n), Hint: nodes.Type(n).Sentence,
		Cost: textRunning,
	}
	if n.Closed {
		stage.Value = nodes.Value(n)
		stage.Cost = cost(n, ended)
		stage.Hint += " " + nodes.Meaning(n)
		if reason := nodes.Reason(n); n.Reason != tree.ReasonComplete {
			stage.Hint += " " + reason.Sentence
		}
	}
	list := []chart.Row{stage}
	for _, id := range nodes.Tree.Children(n.ID, nil) {
		if round := nodes.Tree.Node(id); round.Type == tree.TypeRound {
			list = append(list, p.round(round))
		}
	}
	if done, ok := p.savings[n.ID]; ok {
		if notes := done.notes(); len(notes) > 0 {
			list = append(list, notes)
		}
	}
	return list
}

// best is the move that a stage ended with, or has so far.
func (p *Rounds) best(n tree.Node) string {
	t := p.view.Tree
	for id, ok := t.Best(n.ID); ok; id, ok = t.Best(id) {
		if best := t.Node(id); best.Move != board.NoMove {
			before, err := t.Position(best.Parent)
			if err != nil {
				return ""
			}
			return before.SAN(best.Move)
		}
	}
	return ""
}

// cost are the nodes of a stage, and its time where it is known.
func cost(n tree.Node, ended []search.EndedStage) string {
	text := present.Whole(n.Count) + " nodes"
	for _, e := range ended {
		if len(e.Path) == 1 && e.Path[0] == (search.Stage{Type: n.Type, Number: n.Number}) {
			text += "  " + duration(e.Took)
		}
	}
	return text
}

func duration(d time.Duration) string {
	if d < time.Second {
		return fmt.Sprintf("%.1f ms", float64(d)/1e6)
	}
	return fmt.Sprintf("%.2f s", d.Seconds())
}

// round is a round with its borders, its guess and what came out.
func (p *Rounds) round(n tree.Node) chart.Round {
	nodes := p.view.Nodes
	turn := nodes.Turn(n)
	r := chart.Round{
		ID: uint32(n.ID), Name: nodes.Move(n), Low: p.points(n.Alpha, turn), High: p.points(n.Beta, turn), Guess: math.NaN(),
	}
	if r.Low > r.High {
		r.Low, r.High = r.High, r.Low
	}
	switch {
	case !guessed(nodes.Tree, n):
		r.Name, r.Hint = nameNoBorders, textNoBorders
	case math.IsInf(r.Low, 0) || math.IsInf(r.High, 0):
		r.Guess = r.High
		if math.IsInf(r.Low, -1) {
			r.Guess = r.Low
		}
		r.Hint = textMateRound
	default:
		r.Guess = (r.Low + r.High) / 2
		r.Hint = fmt.Sprintf(textRound, number.Signed(r.Guess, 0))
	}
	if !n.Closed {
		return r
	}
	r.Cost, r.At, r.Known = present.Whole(n.Count), p.points(n.Score, turn), true
	r.Outcome = outcome(n.Reason, turn)
	r.Hint = strings.Join([]string{r.Hint, nodes.Reason(n).Sentence, "Value " + nodes.Value(n) + "; " +
		present.Whole(n.Count) + " nodes."}, " ")
	return r
}

// guessed reports whether a round has the borders of a guess; a mate may be guessed, too.
func guessed(t *tree.Tree, round tree.Node) bool {
	mate := t.Header().Scale.Mate
	return round.Alpha >= -mate || round.Beta <= mate
}

// points is a score of the side to move as points of material from White's point of view, infinite for a
// mate and for a border of one.
func (p *Rounds) points(score eval.Score, turn board.Colour) float64 {
	scale := p.view.Tree.Header().Scale
	white := int32(score.For(turn))
	own := scale.Own(white)
	if math.Abs(own) > scale.Own(int32(scale.Mate))-1 {
		return math.Inf(int(white))
	}
	return own
}

// outcome says how a round ended, as White sees it.
func outcome(reason tree.Reason, turn board.Colour) chart.Outcome {
	switch {
	case reason == tree.ReasonWithinBounds:
		return chart.Held
	case (reason == tree.ReasonBelowBounds) == (turn == board.White) && (reason == tree.ReasonBelowBounds ||
		reason == tree.ReasonAboveBounds):
		return chart.Below
	case reason == tree.ReasonBelowBounds || reason == tree.ReasonAboveBounds:
		return chart.Above
	}
	return chart.Running
}
