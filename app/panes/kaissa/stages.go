package kaissa

import (
	"fmt"
	"maps"
	"math"
	"time"

	"drevo/app/pane"
	"drevo/app/present"
	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/search"
	"drevo/engine/tree"
	"drevo/internal/phrase"
	"drevo/widgets/chart"
	"drevo/widgets/number"
)

// model is what the pane is about: a search, and what the reductions did in it. It knows no window.
type model struct {
	pane.View
	savings map[tree.ID]reductions // by iteration, once they are counted
}

// running stands in the place of what a stage took, noBorders in that of a round's name.
const (
	running   = "running"
	noBorders = "no borders"
)

// node is the round or the stage that the node of the position belongs to, the innermost.
func (m *model) node() (tree.ID, bool) {
	if m.Tree.Empty() {
		return 0, false
	}
	path := m.Tree.Path(m.Node)
	for i := len(path) - 1; i >= 0; i-- {
		if m.Tree.Node(path[i]).Type.Stage() {
			return path[i], true
		}
	}
	return 0, false
}

// texts say of the whole search how often the first guess held, and what the table gave.
func (m *model) texts() string {
	if m.Tree.Empty() || m.Search == nil {
		return ""
	}
	return m.guessText() + "\n" + m.tableText()
}

// data are the stages of the search with their rounds, and with what the reductions did where that is counted.
func (m *model) data() chart.RangeData {
	t := m.Tree
	if t.Empty() || m.Search == nil {
		return chart.RangeData{}
	}
	data := chart.RangeData{Unit: "Material value in points (a pawn is 2), seen from White", Whole: true, Left: noBorders,
		Right: "888 888 888"}
	ended := m.Search.Ended()
	for _, id := range t.Children(tree.Root, nil) {
		if n := t.Node(id); n.Type.Stage() {
			data.Rows = append(data.Rows, m.stage(n, ended)...)
		}
	}
	return data
}

// stage is the rows of an iteration, or of FV0, FV1 or the variation from the root.
func (m *model) stage(n tree.Node, ended []search.EndedStage) []chart.Row {
	nodes := m.Nodes.Deciding()
	stage := chart.Stage{
		ID: uint32(n.ID), Name: nodes.Move(n), Best: m.best(n), Hint: nodes.Type(n).Sentence,
		Cost: running,
	}
	if n.Closed {
		stage.Value = nodes.Value(n)
		stage.Cost = cost(n, ended)
		stage.Hint += " " + nodes.Say(nodes.Meaning(n))
		if reason := nodes.Reason(n); n.Reason != tree.ReasonComplete {
			stage.Hint += " " + reason.Sentence
		}
	}
	list := []chart.Row{stage}
	for _, id := range nodes.Tree.Children(n.ID, nil) {
		if round := nodes.Tree.Node(id); round.Type == tree.TypeRound {
			list = append(list, m.round(round))
		}
	}
	if done, ok := m.savings[n.ID]; ok {
		if notes := done.notes(); len(notes) > 0 {
			list = append(list, notes)
		}
	}
	return list
}

// best is the move that a stage ended with, or has so far.
func (m *model) best(n tree.Node) string {
	t := m.Tree
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
		if e.Took > 0 && len(e.Path) == 1 && e.Path[0] == (search.Stage{Type: n.Type, Number: n.Number}) {
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
func (m *model) round(n tree.Node) chart.Round {
	nodes := m.Nodes.Deciding()
	turn := nodes.Turn(n)
	r := chart.Round{
		ID: uint32(n.ID), Name: nodes.Move(n), Low: m.points(n.Alpha, turn), High: m.points(n.Beta, turn), Guess: math.NaN(),
	}
	if r.Low > r.High {
		r.Low, r.High = r.High, r.Low
	}
	switch {
	case !guessed(nodes.Tree, n):
		r.Name, r.Hint = noBorders, "A round without borders: guesses had failed four times, or contradicted each "+
			"other, or rounds are switched off."
	case math.IsInf(r.Low, 0) || math.IsInf(r.High, 0):
		r.Guess = r.High
		if math.IsInf(r.Low, -1) {
			r.Guess = r.Low
		}
		r.Hint = "The guess is a mate; the border encloses all mates. Diamond: the guess; bar: the borders; upright: the " +
			"value."
	default:
		r.Guess = (r.Low + r.High) / 2
		r.Hint = fmt.Sprintf("The guess is %s points of material; the borders just enclose it. Diamond: the guess; bar: "+
			"the borders; upright: the value.", number.Signed(r.Guess, 0))
	}
	if !n.Closed {
		return r
	}
	r.Cost, r.At, r.Known = present.Whole(n.Count), m.points(n.Score, turn), true
	r.Outcome = outcome(n.Reason, turn)
	r.Hint += phrase.Of(" {reason} Value {value}; {nodes} nodes.", "reason", nodes.Reason(n).Sentence,
		"value", nodes.Value(n), "nodes", r.Cost)
	return r
}

// guessed reports whether a round has the borders of a guess; a mate may be guessed, too.
func guessed(t *tree.Tree, round tree.Node) bool {
	mate := t.Header().Scale.Mate
	return round.Alpha >= -mate || round.Beta <= mate
}

// points is a score of the side to move as points of material from White's point of view, infinite for a
// mate and for a border of one.
func (m *model) points(score eval.Score, turn board.Colour) float64 {
	scale := m.Tree.Header().Scale
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

// tableText says how the transposition table is used, live.
func (m *model) tableText() string {
	s := m.Search
	use := present.TableUse(s.Counts())
	if use == "" {
		return "No transposition table was asked."
	}
	return phrase.Of("Table of {size} MB: {use}.", "size", s.Values.Int("tableMB"), "use", use)
}

// guessText says how often the first guess held: in this search, and in all that are kept with the same
// options, as they are when a game is gone through.
func (m *model) guessText() string {
	s := m.Search
	held, all := firstGuesses(s.Tree())
	if all == 0 {
		return "No iteration has guessed the material value yet."
	}
	text := phrase.Of("The first guess held in {held} of {all} iterations.", "held", held, "all", all)
	held, all, searches := 0, 0, 0
	for _, kept := range m.Searches {
		if kept.Programme.About().ID == s.Programme.About().ID && maps.Equal(kept.Values.Map(), s.Values.Map()) &&
			!kept.Tree().Empty() {
			h, a := firstGuesses(kept.Tree())
			held, all, searches = held+h, all+a, searches+1
		}
	}
	if searches > 1 {
		text += phrase.Of(" In the {searches} kept searches with these options: {held} of {all}, {share:%.0f} %. The manual "+
			"says about 90 %; the experiment kaissa-rounds counts whole games.", "searches", searches, "held", held, "all", all,
			"share", 100*float64(held)/float64(max(all, 1)))
	}
	return text
}

// firstGuesses counts the finished iterations of a search, and those whose first round held.
func firstGuesses(t *tree.Tree) (held, all int) {
	for _, id := range t.Children(tree.Root, nil) {
		n := t.Node(id)
		if n.Type != tree.TypeIteration || n.Reason != tree.ReasonComplete {
			continue
		}
		rounds := t.Children(id, nil)
		if len(rounds) == 0 || !guessed(t, t.Node(rounds[0])) {
			continue
		}
		all++
		if len(rounds) == 1 {
			held++
		}
	}
	return held, all
}
