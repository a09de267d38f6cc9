package check

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/tree"
)

// derive derives a fact from the record and holds it against its text; empty where both agree.
func (s *reading) derive(i int, f fact.Fact) string {
	token := s.tokens[i]
	t := f.At.In
	if !f.At.Node.Kept() {
		return "the record has no such node"
	}
	n := t.Node(f.At.Node)
	scale := t.Header().Scale
	switch f.Kind {
	case fact.Move:
		return moveFault(token, f.At)
	case fact.Value:
		if fault := knownFault(t, n); fault != "" {
			return fault
		}
		turn := turnOf(t, n)
		return s.valueFault(token, forWhite(n.Score, turn), boundForWhite(n.Bound, turn), scale)
	case fact.Limit:
		bound := n.Alpha
		if f.Key == fact.Beta {
			bound = n.Beta
		}
		return s.scoreFault(token, forWhite(bound, turnOf(t, n)), scale)
	case fact.Number:
		score, fault := numberOf(t, n, f)
		if fault != "" {
			return fault
		}
		return s.scoreFault(token, forWhite(score, turnOf(t, n)), scale)
	case fact.Count:
		return s.countFault(token, t, n, f)
	case fact.Term, fact.TermName:
		return s.termFault(token, f, scale)
	case fact.Rule:
		return ruleFault(t, n, f)
	case fact.Line:
		return s.lineFault(token, f)
	case fact.Run:
		return s.runFault(token, f)
	case fact.Pawns:
		return pawnsFault(token, f)
	case fact.LeftOut:
		return leftOutFault(t, n, f)
	case fact.Attacked:
		return attackedFault(token, f)
	case fact.Balance:
		return balanceFault(token, f)
	case fact.Won:
		return wonFault(token, f)
	}
	return "" // what is said in words was compared when it was read
}

// knownFault says where nothing is known of the value of a node.
func knownFault(t *tree.Tree, n tree.Node) string {
	_, best := t.Best(n.ID)
	if !n.Closed || n.Reason == tree.ReasonStopped && !best {
		return fmt.Sprintf("node %d has no value", n.ID)
	}
	return ""
}

// termFault evaluates a place anew.
func (s *reading) termFault(token string, f fact.Fact, scale tree.Scale) string {
	if f.Kind == fact.TermName {
		return "" // whether it speaks is asked where it stands
	}
	b := s.Evaluate(f.At.In, f.At.Node)
	if b == nil {
		return "there is no evaluation"
	}
	i := slices.IndexFunc(b.Rows, func(r eval.Row) bool { return r.Term.Name == f.Term.Name })
	net := eval.WhiteScore(0)
	if i >= 0 {
		net = netOf(b.Rows[i])
	}
	return s.partFault(token, net, scale)
}

func netOf(r eval.Row) eval.WhiteScore {
	return eval.WhiteScore(r.Sides[board.White].Value) - eval.WhiteScore(r.Sides[board.Black].Value)
}

// numberOf derives a score of the side to move.
func numberOf(t *tree.Tree, n tree.Node, f fact.Fact) (score eval.Score, fault string) {
	scale := t.Header().Scale
	whole := func(x eval.Score) eval.Score { // [x] of the report: of a number that is not negative, C + 1/2 + x, less C
		own := math.Floor(scale.Zero+float64(x)/scale.PerOwn) - math.Floor(scale.Zero)
		return eval.Score(own * scale.PerOwn)
	}
	switch f.Key {
	case "score":
		return n.Score, knownFault(t, n)
	case "static":
		if !n.HasStatic || n.StaticBound != tree.Exact && n.Reason != tree.ReasonStandPatCut {
			return 0, "the node has no static value"
		}
		return n.Static, ""
	case "whole alpha":
		return whole(n.Alpha), ""
	case "whole bound":
		return whole(boundThen(t, n, f.After)), ""
	case "bound then":
		return boundThen(t, n, f.After), ""
	}
	return numberOfMove(t, n, f)
}

// numberOfMove derives what belongs to a move: the prices are those of the terms of the pieces.
func numberOfMove(t *tree.Tree, n tree.Node, f fact.Fact) (score eval.Score, fault string) {
	p, fault := positionAt(fact.Place{In: t, Node: n.ID})
	if fault != "" || len(f.At.Moves) != 1 || !p.IsLegal(f.At.Moves[0]) {
		return 0, "a number of a move that is not legal " + fault
	}
	move, prices := f.At.Moves[0], pricesOf(t.Header())
	switch f.Key {
	case "capture":
		return wins(&p, move, prices), ""
	case "exchange":
		worth := [6]int{}
		for i, price := range prices {
			worth[i] = int(price)
		}
		return eval.Score(p.SEE(move, &worth)), ""
	case "material after":
		after := p.After(move)
		return balance(&after, p.Turn(), prices), ""
	}
	return 0, "nobody knows what is " + f.Key
}

// pricesOf are the values of the pieces, in the units of the scale.
func pricesOf(h tree.Header) [6]eval.Score {
	points := map[string][6]float64{
		"itep": {2, 7, 7, 10, 20, 0}, "paulchess": {1, 3.25, 3.3, 5, 9, 200}, "botvinnik": {1, 3, 3, 5, 9, 200},
	}[h.Programme]
	var prices [6]eval.Score
	for i, x := range points {
		prices[i] = eval.Score(x * h.Scale.PerOwn)
	}
	return prices
}

// wins is what a move takes, and by promotion becomes more.
func wins(p *board.Position, move board.Move, prices [6]eval.Score) eval.Score {
	before, after := *p, p.After(move)
	return balance(&after, p.Turn(), prices) - balance(&before, p.Turn(), prices)
}

// balance counts the pieces of both sides.
func balance(p *board.Position, side board.Colour, prices [6]eval.Score) (sum eval.Score) {
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		sum += prices[kind] * eval.Score(p.PiecesOf(side, kind).Count()-p.PiecesOf(side.Opponent(), kind).Count())
	}
	return sum
}

// boundThen is the lower bound of a node that may stop, when some of its children had returned.
func boundThen(t *tree.Tree, n tree.Node, after tree.ID) eval.Score {
	bound := max(n.Alpha, n.Static)
	for _, child := range t.ChildNodes(n.ID) {
		if after != tree.None && child.ID <= after && !child.Type.Test() && child.Move != board.Pass {
			bound = max(bound, -child.Score)
		}
	}
	return bound
}

// countFault counts again.
func (s *reading) countFault(token string, t *tree.Tree, n tree.Node, f fact.Fact) string {
	said, err := strconv.Atoi(strings.NewReplacer("−", "-", "\u00a0", "").Replace(token))
	count, fault := s.countOf(t, n, f)
	switch {
	case err != nil || fault != "":
		return token + ": " + fault
	case said != count:
		return fmt.Sprintf("%s: %s, counted are %d", token, f.Key, count)
	}
	return ""
}
