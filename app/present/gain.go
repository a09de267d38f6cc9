package present

import (
	"fmt"
	"slices"
	"strings"

	"drevo/engine/board"
	"drevo/internal/phrase"
)

// worth are the values that material is counted in, by type of piece less one.
var worth = [6]int{board.Pawn: 1, board.Knight: 3, board.Bishop: 3, board.Rook: 5, board.Queen: 9, board.King: 100}

// balance is by how much material a side is better off at the end of the line than before it.
func (c Contender) balance(side board.Colour) int {
	balances := c.balances(side)
	return balances[len(balances)-1]
}

// balances are those after each move of the line, the one before all moves first.
func (c Contender) balances(side board.Colour) []int {
	p := c.Before
	start := material(&p, side)
	list := []int{0}
	for _, move := range c.Line {
		p = p.After(move)
		list = append(list, material(&p, side)-start)
	}
	return list
}

// material is what a side has more than the other.
func material(p *board.Position, side board.Colour) (sum int) {
	for kind := board.Pawn; kind <= board.Queen; kind++ {
		sum += worth[kind] * (p.PiecesOf(side, kind).Count() - p.PiecesOf(side.Opponent(), kind).Count())
	}
	return sum
}

// gain names the first move of a side in the line by which it comes to have at least a pawn more
// than elsewhere, by exchange or by count: see [Format.Against]. It is empty where there is none.
func (c Contender) gain(side board.Colour, elsewhere int) string {
	balances, elsewhere := c.balances(side), max(elsewhere, 0)
	last := len(c.Line) - 1
	p := c.Before
	var taken, paid []board.PieceType
	for i, move := range c.Line {
		captured := board.NoPieceType
		if move.IsCapture() {
			captured = p.At(move.To()).Type()
		}
		if move.IsEnPassant() {
			captured = board.Pawn
		}
		if p.Turn() == side && (captured != board.NoPieceType || move.IsPromotion()) {
			exchange := p.SEE(move, &worth)
			switch {
			case exchange > 0 && balances[i]+exchange > elsewhere && keeps(balances, i+3, elsewhere):
				if move.IsPromotion() {
					return fmt.Sprintf("%s promotes", c.Numbered(i))
				}
				cost := slices.Clone(paid)
				if exchange < worth[captured] {
					cost = append(cost, p.At(move.From()).Type())
				}
				return phrase.Of("{move} wins {spoils}", "move", c.Numbered(i),
					"spoils", spoils(append(taken, captured), cost, balances[i]+exchange))
			case i < last && keeps(balances, i+1, elsewhere):
				return phrase.Of("{move} wins {n:a pawn|material worth # pawns} by the end of the line", "move", c.Numbered(i),
					"n", balances[last+1])
			}
		}
		if captured != board.NoPieceType {
			if p.Turn() == side {
				taken = append(taken, captured)
			} else {
				paid = append(paid, captured)
			}
		}
		p = p.After(move)
	}
	return ""
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

// spoils names what was taken and what was paid for it, equals left out; if that is not what the
// balance says, or too long to read, it names the balance.
func spoils(taken, paid []board.PieceType, balance int) string {
	taken, paid = slices.Clone(taken), slices.Clone(paid)
	for i := len(paid) - 1; i >= 0; i-- {
		if j := slices.IndexFunc(taken, func(t board.PieceType) bool { return worth[t] == worth[paid[i]] }); j >= 0 {
			taken, paid = slices.Delete(taken, j, j+1), slices.Delete(paid, i, i+1)
		}
	}
	sum := 0
	for _, t := range taken {
		sum += worth[t]
	}
	for _, t := range paid {
		sum -= worth[t]
	}
	if sum != balance || len(taken) == 0 || len(taken)+len(paid) > 3 {
		return phrase.Of("{n:a pawn|material worth # pawns}", "n", balance)
	}
	if len(paid) > 0 {
		return phrase.Of("{taken} for {paid}", "taken", pieceNames(taken), "paid", pieceNames(paid))
	}
	return pieceNames(taken)
}

func pieceNames(list []board.PieceType) string {
	var names []string
	for _, t := range list {
		names = append(names, "a "+strings.ToLower(t.String()))
	}
	return strings.Join(names, " and ")
}
