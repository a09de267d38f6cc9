package planner

import (
	"slices"

	"drevo/engine/board"
	"drevo/engine/eval"
)

// verifyHunted is so many half-moves beyond the depth in which a [Verifier] looks at quiet moves that hunt a man.
const verifyHunted = 3

// hunted tries the quiet moves of the second player that attack a man which is shut in: what is lost with it breaks
// what the first player wants, and it loses something wherever it goes. The paper leaves the capture of men "which can
// play only a few moves" out (2.2.1); there may be one at the end of what it found. Beyond the depth the other men of
// the first player help only if they take something.
func (v *Verifier) hunted(p *board.Position, balance eval.Score, breaks func(*board.Position, eval.Score) bool) bool {
	men := p.Side(v.First) &^ p.PiecesOf(v.First, board.Pawn) &^ p.PiecesOf(v.First, board.King)
	if men == 0 {
		return false
	}
	var list board.MoveList
	p.Quiets(&list)
	v.path = append(v.path, p.Key())
	found := slices.ContainsFunc(list.All(), func(m board.Move) bool {
		attacked := attackedBy(p, m) & men
		if attacked == 0 {
			return false
		}
		next := p.After(m)
		return v.anyShutIn(&next, attacked, balance) && breaks(&next, 0)
	})
	v.path = v.path[:len(v.path)-1]
	return found
}

// attackedBy returns the squares that a man attacks after its quiet move, none after castling.
func attackedBy(p *board.Position, m board.Move) board.Bitboard {
	if m.IsCastling() {
		return 0
	}
	return board.Attacks(p.At(m.From()).Type(), p.Turn(), m.To(), p.Occupied()&^m.From().Bitboard())
}

// anyShutIn reports whether one of some men of the first player, who is to move, is lost where it stands, so that less
// is left than he wants, and has no move that loses nothing.
func (v *Verifier) anyShutIn(p *board.Position, men board.Bitboard, balance eval.Score) bool {
	for ; men != 0; men = men.ClearLowest() {
		if x := men.Lowest(); balance-v.Prices.Loses(p, x) < v.Wanted && v.shutIn(p, x) {
			return true
		}
	}
	return false
}

// shutIn reports whether a man of the side to move has no move that loses nothing.
func (v *Verifier) shutIn(p *board.Position, x board.Square) bool {
	var list board.MoveList
	p.Legal(&list)
	return !slices.ContainsFunc(list.All(), func(m board.Move) bool { return m.From() == x && v.Prices.SEE(p, m) >= 0 })
}
