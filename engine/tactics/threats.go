package tactics

import (
	"cmp"
	"slices"

	"drevo/engine/board"
)

// Threat is a move by which the side that is not to move would win something if it were.
type Threat struct {
	Move board.Move
	SAN  string
	Wins int  // by the exchange on its target, in pawns; may be 0 and less for a mate
	Mate bool // it mates
}

// Threats returns the moves by which the side that is not to move would mate, or win material by
// the exchange on the square to which they go, if it were its turn: mates first, then by what they
// win. Of promotions on one square the best is there. ok is false in check, where the side to move
// has no turn to give away.
func Threats(p *board.Position) (list []Threat, ok bool) {
	if p.InCheck() {
		return nil, false
	}
	var other board.Position
	p.MakePass(&other)
	values := Values()
	var moves board.MoveList
	other.Legal(&moves)
	for _, m := range moves.All() {
		t := Threat{Move: m, Wins: other.SEE(m, &values), Mate: mates(&other, m)}
		if t.Mate || t.Wins > 0 {
			t.SAN = other.SAN(m)
			list = append(list, t)
		}
	}
	slices.SortStableFunc(list, func(a, b Threat) int { return b.compare(a) })
	return bestPromotions(list), true
}

// compare orders threats by how much they hurt.
func (t Threat) compare(than Threat) int {
	if t.Mate != than.Mate {
		if t.Mate {
			return 1
		}
		return -1
	}
	return cmp.Or(cmp.Compare(t.Wins, than.Wins), cmp.Compare(t.Move.Promotion(), than.Move.Promotion()))
}

// mates reports whether a move mates.
func mates(p *board.Position, m board.Move) bool {
	if !p.GivesCheck(m) {
		return false
	}
	var next board.Position
	p.Make(m, &next)
	return !next.HasLegalMove()
}

// bestPromotions leaves the first of the moves between two squares.
func bestPromotions(list []Threat) (best []Threat) {
	seen := map[[2]board.Square]bool{}
	for _, t := range list {
		way := [2]board.Square{t.Move.From(), t.Move.To()}
		if !seen[way] {
			seen[way] = true
			best = append(best, t)
		}
	}
	return best
}
