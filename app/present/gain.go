package present

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
	"drevo/engine/fact"
	"drevo/engine/sentence"
)

// balance is by how much material a side is better off at the end of the line than before it.
func (c Contender) balance(side board.Colour) int {
	balances := c.balances(side)
	return balances[len(balances)-1]
}

// balances are those after each move of the line, the one before all moves first.
func (c Contender) balances(side board.Colour) []int {
	p := c.Before
	start := Ahead(&p, side)
	list := []int{0}
	for _, move := range c.Line {
		p = p.After(move)
		list = append(list, Ahead(&p, side)-start)
	}
	return list
}

// gain names the first move of a side in the line by which it comes to have at least a pawn more
// than elsewhere. What it wins is counted at the first quiet position after it: pawn 1, knight and bishop 3, rook 5,
// queen 9. To be named so, nothing of it may be given back by the end of the line; else what the side has there
// is named, where it keeps more than elsewhere until then. It is empty where there is none. It is seen after so many
// half-moves of the line.
func (c Contender) gain(side board.Colour, elsewhere int) (said sentence.Sentence, seen int) {
	balances, elsewhere := c.balances(side), max(elsewhere, 0)
	last := len(c.Line) - 1
	p := c.Before
	for i, move := range c.Line {
		if p.Turn() == side && (takes(move) || move.IsPromotion()) {
			quiet, amount := c.settled(i, side, balances)
			say := sentence.With("move", c.move(i), "won", c.won(side, i, quiet, amount))
			switch lasts := quiet > last || balances[last+1] >= amount; {
			case amount > balances[i] && amount > elsewhere && lasts && keeps(balances, quiet+1, elsewhere):
				if move.IsPromotion() {
					return sentence.Of("{move} promotes", "move", c.move(i)), i + 1
				}
				if c.exchanges(i, quiet) {
					return say("{move} begins exchanges that win {won}"), quiet
				}
				return say("{move} wins {won}"), quiet
			case i < last && balances[last+1] > balances[i] && keeps(balances, i+1, elsewhere):
				say = sentence.With("move", c.move(i), "won", fact.Fact{Kind: fact.Won, At: c.at().After(c.Line...), N: i,
					Key: "end", Score: eval.WhiteScore(balances[last+1])})
				return say("{move} wins {won} in the end"), lastChange(balances)
			}
		}
		p = p.After(move)
	}
	return sentence.Sentence{}, 0
}

// lastChange is after how many half-moves a balance stays as it is.
func lastChange(balances []int) int {
	last := len(balances) - 1
	for last > 0 && balances[last] == balances[last-1] {
		last--
	}
	return last
}

// exchanges reports whether what is taken from a move of the line up to a quiet place is taken on several squares, so
// that the move alone wins nothing yet.
func (c Contender) exchanges(at, quiet int) bool {
	return slices.ContainsFunc(c.Line[at:min(quiet, len(c.Line))], func(move board.Move) bool {
		return move.To() != c.Line[at].To()
	})
}

// takes reports whether a move takes something.
func takes(move board.Move) bool {
	return move != board.Pass && (move.IsCapture() || move.IsEnPassant())
}

// settled returns the first quiet place after a move of the line: the index of the first move from there on that
// neither takes nor promotes, and what the side has more there than before the line. Where the line ends before, what
// the side to move can still take on the last square, by exchange, counts too.
func (c Contender) settled(at int, side board.Colour, balances []int) (quiet, amount int) {
	for quiet = at + 1; quiet < len(c.Line) && (takes(c.Line[quiet]) || c.Line[quiet].IsPromotion()); quiet++ {
	}
	if quiet < len(c.Line) {
		return quiet, balances[quiet]
	}
	p := c.Before.After(c.Line...)
	pending := mostOn(&p, c.Line[quiet-1].To())
	if p.Turn() != side {
		pending = -pending
	}
	return quiet, balances[quiet] + pending
}

// mostOn is what the side to move wins by taking on a square, 0 where that does not pay.
func mostOn(p *board.Position, square board.Square) (most int) {
	var captures board.MoveList
	p.Captures(&captures)
	for _, move := range captures.All() {
		if move.To() == square {
			most = max(most, p.SEE(move, &worth))
		}
	}
	return most
}

// won is what a side wins by a move of the line: the pieces where they make up the amount, equals left out, and are
// few, else the amount.
func (c Contender) won(side board.Colour, at, quiet, amount int) fact.Fact {
	f := fact.Fact{Kind: fact.Won, At: c.at().After(c.Line...), N: at, Key: "quiet", Score: eval.WhiteScore(amount)}
	p := c.Before
	var taken, paid []board.PieceType
	for _, move := range c.Line[:min(quiet, len(c.Line))] {
		captured := p.At(move.To()).Type()
		if move.IsEnPassant() {
			captured = board.Pawn
		}
		switch {
		case !takes(move):
		case p.Turn() == side:
			taken = append(taken, captured)
		default:
			paid = append(paid, captured)
		}
		p = p.After(move)
	}
	if quiet >= len(c.Line) && p.Turn() != side && mostOn(&p, c.Line[len(c.Line)-1].To()) > 0 {
		paid = append(paid, p.At(c.Line[len(c.Line)-1].To()).Type())
	}
	if taken, paid = unequal(taken, paid); few(taken, paid, amount) {
		f.Taken, f.Paid = taken, paid
	}
	return f
}

// unequal leaves out of what was taken and what was paid for it what is worth the same.
func unequal(taken, paid []board.PieceType) (left, cost []board.PieceType) {
	for i := len(paid) - 1; i >= 0; i-- {
		if j := slices.IndexFunc(taken, func(t board.PieceType) bool { return worth[t] == worth[paid[i]] }); j >= 0 {
			taken, paid = slices.Delete(taken, j, j+1), slices.Delete(paid, i, i+1)
		}
	}
	return taken, paid
}

// few reports whether pieces make up an amount and are few enough to be named.
func few(taken, paid []board.PieceType, amount int) bool {
	sum := 0
	for _, t := range taken {
		sum += worth[t]
	}
	for _, t := range paid {
		sum -= worth[t]
	}
	return sum == amount && len(taken) > 0 && len(taken)+len(paid) <= 3
}

// keeps reports whether a balance stays above a level whenever the side has moved, from the given
// place on, and at the end: in between an exchange may be under way.
func keeps(balances []int, from, level int) bool {
	last := len(balances) - 1
	for i := from; i <= last; i += 2 {
		if balances[i] <= level {
			return false
		}
	}
	return from > last+1 || balances[last] > level
}
