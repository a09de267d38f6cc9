package present

import (
	"fmt"
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/tree"
	"drevo/internal/phrase"
)

// Contender is one of two moves that are compared, with what is known of it.
type Contender struct {
	Before board.Position
	Line   []board.Move    // the move, and what is expected after it
	Value  tree.Value      // of the move; the zero Value where there is none
	Terms  *eval.Breakdown // of the end of the line; nil where there are none
}

// Contender returns what the tree knows of the move that led to a node. Terms are those of the end
// of its line, nil for none.
func (p Nodes) Contender(n tree.Node, terms *eval.Breakdown) (Contender, error) {
	before, err := p.Tree.Position(n.Parent)
	if err != nil {
		return Contender{}, err
	}
	return Contender{Before: before, Line: append([]board.Move{n.Move}, p.Tree.Moves(p.Tree.Line(n.ID))...),
		Value: p.ValueOf(n), Terms: terms}, nil
}

// Exact reports whether the value of the move is known, and more than a bound.
func (c Contender) Exact() bool { return c.Value.Known() && c.Value.Bound == tree.Exact }

// Move returns the move with its number: "30.Ba3".
func (c Contender) Move() string { return c.Numbered(0) }

// Numbered is a move of the line with its number.
func (c Contender) Numbered(at int) string {
	p := c.Before
	for _, move := range c.Line[:at] {
		p = p.After(move)
	}
	return Number(&p) + SAN(p, c.Line[at:at+1])[0]
}

// Against says in one sentence why one move of a position, the second, is worse or better than
// another, the first: "30.Ba3 against 30.Ne2: 30...Qxa3 wins a bishop; at most −4.50 against
// −0.99". What it says it has from the two lines and the board, by this rule:
//
//  1. A line that ends in mate decides: "33...Qg2# mates".
//  2. Else the first move of the opponent, in the line of the worse move, that promotes or wins
//     material. A capture wins material by exchange (what the captures on its square leave, the
//     cheapest piece first) or by count (pieces at the end of the line); pawn 1, knight and bishop
//     3, rook 5, queen 9. It counts only if the opponent has at least a pawn more by it than at the
//     end of the other line, and keeps that to the end of this one.
//  3. Else the same of the mover in the line of the better move.
//  4. Else, where a value is only a bound, the reply that showed that the move is not better: what else
//     the end of its line has was never weighed against anything.
//  5. Else the term of the evaluation that speaks most against the worse move at the ends of the
//     lines. Terms of which one gives what another takes, to the same amount, are passed over, as
//     when a knight goes for a bishop.
//
// Where both lines say nothing of it, only the values stand there, and where one has none, nothing.
func (f Format) Against(first, second Contender) string {
	evidence := f.evidence(first, second)
	value, other := f.Apart(second.Value.Score, first.Value.Score)
	say := phrase.With("second", second.Move(), "first", first.Move(), "evidence", evidence,
		"value", second.inWords(value), "other", first.inWords(other))
	switch known := first.Value.Known() && second.Value.Known(); {
	case known && evidence != "":
		return say("{second} against {first}: {evidence}; {value} against {other}.")
	case known:
		return say("{second} against {first}: {value} against {other}.")
	case evidence != "":
		return say("{second} against {first}: {evidence}.")
	}
	return ""
}

// inWords is the printed value of a move with what it is worth: "at most −4.50".
func (c Contender) inWords(value string) string {
	return fmt.Sprintf([...]string{tree.Exact: "%s", tree.Upper: "at most %s", tree.Lower: "at least %s"}[c.Value.Bound],
		value)
}

// evidence is what the lines of two moves show by the rule of [Format.Against]; empty for nothing.
func (f Format) evidence(first, second Contender) string {
	better, worse := first, second
	mover := first.Before.Turn()
	if second.Value.Known() && first.Value.Known() && second.Value.Score.For(mover) > first.Value.Score.For(mover) {
		better, worse = second, first
	}
	for _, c := range []Contender{worse, better} {
		if text := c.mate(); text != "" {
			return text
		}
	}
	if text := gains(better, worse); text != "" {
		return text
	}
	if !first.Exact() || !second.Exact() {
		return refutations(first, second)
	}
	if d, ok := speaking(better.Terms, worse.Terms, mover); ok {
		return phrase.Of("most against {move} is {term}, {value} against {other}", "move", worse.Move(), "term", d.Term.Name,
			"value", f.TermText(d.Term, d.Second), "other", f.TermText(d.Term, d.First))
	}
	return ""
}

// gains names the move by which the opponent gains against the worse move, or the mover by the better one: rules 2 and
// 3 of [Format.Against].
func gains(better, worse Contender) string {
	mover := better.Before.Turn()
	opponent := mover.Opponent()
	if text := worse.gain(opponent, better.balance(opponent)); text != "" {
		return text
	}
	return better.gain(mover, worse.balance(mover))
}

// Shown says what the line of the second of two moves shows against it beside the first, by rules 1 and 2 of
// [Format.Against]: a mate, or what the opponent wins; empty for neither.
func Shown(first, second Contender) string {
	if text := second.mate(); text != "" && len(second.Line)%2 == 0 {
		return text
	}
	opponent := first.Before.Turn().Opponent()
	return second.gain(opponent, first.balance(opponent))
}

// refutations names the replies by which moves were shown to be no better, for those of which only that is known.
func refutations(first, second Contender) string {
	reply, other := second.refutation(), first.refutation()
	say := phrase.With("second", second.Move(), "first", first.Move(), "reply", reply, "other", other)
	switch {
	case reply != "" && other != "":
		return say("{reply} refutes {second}, and {other} refutes {first}")
	case reply != "":
		return say("not better after {reply}")
	case other != "":
		return say("{other} refutes {first}")
	}
	return ""
}

// refutation is the reply that cut the move: empty where its value is no bound from above for the mover, or the
// reply is a pass.
func (c Contender) refutation() string {
	above := map[board.Colour]tree.Bound{board.White: tree.Upper, board.Black: tree.Lower}[c.Before.Turn()]
	if !c.Value.Known() || c.Value.Bound != above || len(c.Line) < 2 || c.Line[1] == board.Pass {
		return ""
	}
	return c.Numbered(1)
}

// mate says that a line ends in mate.
func (c Contender) mate() string {
	p := c.Before
	for _, move := range c.Line {
		p = p.After(move)
	}
	if !p.InCheck() || p.HasLegalMove() {
		return ""
	}
	return fmt.Sprintf("%s mates", c.Numbered(len(c.Line)-1))
}

// speaking is the term that speaks most against the worse of two evaluations, for the mover.
func speaking(better, worse *eval.Breakdown, mover board.Colour) (d Difference, ok bool) {
	differences := Differences(better, worse)
	against := make([]eval.Score, len(differences))
	for i, d := range differences {
		against[i] = (d.First - d.Second).For(mover)
	}
	cancel(against)
	if len(against) == 0 || slices.Max(against) <= 0 {
		return Difference{}, false
	}
	return differences[slices.Index(against, slices.Max(against))], true
}

// cancel sets pairs of numbers that add up to nothing to 0: a knight lost for a bishop is no
// difference where both count the same.
func cancel(list []eval.Score) {
	for i := range list {
		if j := slices.Index(list, -list[i]); list[i] != 0 && j >= 0 {
			list[i], list[j] = 0, 0
		}
	}
}
