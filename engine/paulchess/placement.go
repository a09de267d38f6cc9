package paulchess

import (
	"drevo/engine/board"
	"drevo/engine/paulchess/tuned"
)

// placed is what the men of a position are worth by where they stand, White less Black, before the
// phase weighs it, and the phase itself. It changes with a move by what the move changes. In the tuned
// evaluation opening is the value for the middle game and advance that for the end game, and fixed
// the material by which a side is ahead.
type placed struct {
	fixed, opening, advance, phase int32
}

func (a placed) plus(b placed) placed {
	return placed{a.fixed + b.fixed, a.opening + b.opening, a.advance + b.advance, a.phase + b.phase}
}

func (a placed) minus(b placed) placed {
	return placed{a.fixed - b.fixed, a.opening - b.opening, a.advance - b.advance, a.phase - b.phase}
}

// sum is the same in the words of the tuned evaluation.
func (a placed) sum() tuned.Sum {
	return tuned.Sum{Middle: a.opening, End: a.advance, Material: a.fixed, Phase: a.phase}
}

// placements holds what each man is worth on each square, by the code of the piece.
type placements [16][64]placed

// newPlacements works the table out from the weights of the terms.
func (e *evaluation) newPlacements() *placements {
	table := new(placements)
	for c := board.White; c <= board.Black; c++ {
		for kind := board.Pawn; kind <= board.King; kind++ {
			for s := board.A1; s <= board.H8; s++ {
				table[board.NewPiece(c, kind)][s] = e.place(c, kind, s)
			}
		}
	}
	return table
}

// place is what a man is worth on a square.
func (e *evaluation) place(c board.Colour, kind board.PieceType, s board.Square) placed {
	if e.tuned != nil {
		sum := e.tuned.Place(c, kind, s)
		return placed{fixed: sum.Material, opening: sum.Middle, advance: sum.End, phase: sum.Phase}
	}
	at := placed{phase: phaseOf[kind]}
	sign := int32(1)
	if c == board.Black {
		sign = -1
	}
	eachPlaceTerm(c, kind, s, e.simple, func(term int, units int32) {
		value := sign * e.weights[term] * units
		switch {
		case scalingOf[term] == opening:
			at.opening += value
		case scalingOf[term] == advance:
			at.advance += value
		default:
			at.fixed += value
		}
	})
	return at
}

// of adds up a whole position.
func (t *placements) of(p *board.Position) (sum placed) {
	for rest := p.Occupied(); rest != 0; rest = rest.ClearLowest() {
		s := rest.Lowest()
		sum = sum.plus(t[p.At(s)][s])
	}
	return sum
}

// after returns the sum after a move of the position.
func (t *placements) after(sum placed, p *board.Position, m board.Move) placed {
	from, to := m.From(), m.To()
	piece := p.At(from)
	sum = sum.minus(t[piece][from])
	if m.IsCastling() {
		king, rookFrom, rookTo := p.CastlingSquares(m)
		rook := &t[board.NewPiece(p.Turn(), board.Rook)]
		return sum.minus(rook[rookFrom]).plus(rook[rookTo]).plus(t[piece][king])
	}
	if captured := p.At(to); captured != board.NoPiece {
		sum = sum.minus(t[captured][to])
	}
	switch {
	case m.IsPromotion():
		return sum.plus(t[board.NewPiece(p.Turn(), m.Promotion())][to])
	case m.IsEnPassant():
		sum = sum.minus(t[board.NewPiece(p.Turn().Opponent(), board.Pawn)][to^8])
	}
	return sum.plus(t[piece][to])
}

// Files as bits, for the terms below.
const (
	filesABFGH = 1<<0 | 1<<1 | 1<<5 | 1<<6 | 1<<7
	filesDE    = 1<<3 | 1<<4
)

// eachPlaceTerm names the terms that a man has by where it stands, with their units.
func eachPlaceTerm(c board.Colour, kind board.PieceType, s board.Square, simple bool,
	visit func(term int, units int32)) {
	if kind != board.King {
		visit(termPawn+int(kind), 1)
	}
	if simple {
		return
	}
	if c == board.Black {
		s = s.Flip()
	}
	switch kind {
	case board.Pawn:
		pawnPlace(s, visit)
	case board.Knight, board.Bishop, board.Rook, board.Queen:
		piecePlace(kind, s, visit)
	}
}

// advanceUnits are the units of the advancement bonus, by rank from 0.
var advanceUnits = [8]int32{2: 1, 3: 3, 4: 6, 5: 12, 6: 24}

// pawnPlace names the terms of a pawn on a square as White sees it.
func pawnPlace(s board.Square, visit func(term int, units int32)) {
	file, rank := 1<<s.File(), s.Rank()+1
	if units := advanceUnits[s.Rank()]; units > 0 {
		visit(termAdvance, units)
	}
	switch {
	case file&filesDE != 0 && rank == 2:
		visit(termUnmovedPawn, 1)
	case file&filesDE != 0 && rank == 3:
		visit(termCentrePawn, 2)
	case file&filesDE != 0 && (rank == 4 || rank == 5):
		visit(termCentrePawn, 3)
	case s == board.C4:
		visit(termCommonPawn, 3)
	case s == board.B3 || s == board.C3 || s == board.G3:
		visit(termCommonPawn, 1)
	case file&filesABFGH != 0 && rank > 2:
		visit(termOddPawn, 1)
	}
}

// piecePlace names the terms of a piece on a square as White sees it.
func piecePlace(kind board.PieceType, s board.Square, visit func(term int, units int32)) {
	file, rank := s.File()+1, s.Rank()+1
	edge := file == 1 || file == 8 || rank == 1 || rank == 8
	if file >= 4 && file <= 5 && rank >= 4 && rank <= 5 {
		visit(termCentrePiece, 1)
	}
	switch {
	case kind == board.Knight && edge:
		visit(termKnightEdge, 1)
	case kind == board.Knight && file >= 3 && file <= 6 && rank >= 3 && rank <= 6:
		visit(termKnightCentre, 1)
	case kind == board.Bishop && edge:
		visit(termBishopEdge, 1)
	case kind == board.Bishop && (s == board.B2 || s == board.G2):
		visit(termFianchetto, 1)
	case kind == board.Bishop && (s == board.C4 || s == board.F4):
		visit(termItalian, 1)
	case kind == board.Queen && rank > 2:
		visit(termQueenOut, int32(rank))
	}
}
