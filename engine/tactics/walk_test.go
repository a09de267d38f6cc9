package tactics

import (
	"testing"

	"drevo/engine/board"
)

// attacks reports whether the piece on a square attacks another, by walking there over the board
// less one square.
func attacks(p *board.Position, from, to, less board.Square) bool {
	files, ranks := to.File()-from.File(), to.Rank()-from.Rank()
	far := max(files, -files, ranks, -ranks)
	straight, diagonal := files == 0 || ranks == 0, files == ranks || files == -ranks
	switch piece := p.At(from); piece.Type() {
	case board.Pawn:
		return diagonal && far == 1 && ranks == 1-2*int(piece.Colour())
	case board.Knight:
		return files*files+ranks*ranks == 5
	case board.King:
		return far == 1
	case board.Bishop:
		straight = false
	case board.Rook:
		diagonal = false
	case board.NoPieceType:
		return false
	}
	if far == 0 || !straight && !diagonal {
		return false
	}
	for i := 1; i < far; i++ {
		s := board.NewSquare(from.File()+files/far*i, from.Rank()+ranks/far*i)
		if s != less && p.At(s) != board.NoPiece {
			return false
		}
	}
	return true
}

// walkers counts the pieces of a side that attack a square.
func walkers(p *board.Position, s board.Square, side board.Colour) (n int) {
	for from := range board.NoSquare {
		if p.At(from) != board.NoPiece && p.At(from).Colour() == side && attacks(p, from, s, board.NoSquare) {
			n++
		}
	}
	return n
}

// TestAttackedByWalking counts every attack on every square again.
func TestAttackedByWalking(t *testing.T) {
	games(t, 10, 60, func(p *board.Position) {
		for side := board.White; side <= board.Black; side++ {
			counts := Attacked(p, side)
			for s := range board.NoSquare {
				if want := walkers(p, s, side); counts[s] != want || Attackers(p, side, s).Count() != want {
					t.Errorf("%s: %v attacks %v %d times, %d by the list, walking finds %d", p.FEN(), side, s, counts[s],
						Attackers(p, side, s).Count(), want)
				}
			}
		}
	})
}

// slowPins takes each piece off the board in turn and looks which slider then attacks the king or
// the queen that it did not attack before.
func slowPins(p *board.Position) map[Pin]bool {
	pins := map[Pin]bool{}
	for pinned := range board.NoSquare {
		shield := p.At(pinned)
		if shield == board.NoPiece || shield.Type() == board.King {
			continue
		}
		for behind := range board.NoSquare {
			target := p.At(behind)
			if behind == pinned || target == board.NoPiece || target.Colour() != shield.Colour() ||
				target.Type() != board.King && target.Type() != board.Queen {
				continue
			}
			for pinner := range board.NoSquare {
				sniper := p.At(pinner)
				if sniper == board.NoPiece || sniper.Colour() == shield.Colour() || attacks(p, pinner, behind, board.NoSquare) ||
					!attacks(p, pinner, behind, pinned) {
					continue
				}
				absolute := target.Type() == board.King
				if absolute || sniper.Type() != board.Queen || !guarded(p, behind, pinned) {
					pins[Pin{Pinned: pinned, Pinner: pinner, Behind: behind, Absolute: absolute, Line: lineOf(pinner, behind)}] = true
				}
			}
		}
	}
	return pins
}

// guarded reports whether a piece is defended by its side without the piece on another square.
func guarded(p *board.Position, s, less board.Square) bool {
	for from := range board.NoSquare {
		if from != less && p.At(from) != board.NoPiece && p.At(from).Colour() == p.At(s).Colour() && attacks(p, from, s,
			less) {
			return true
		}
	}
	return false
}

// lineOf walks from one square to another.
func lineOf(from, to board.Square) (line board.Bitboard) {
	files, ranks := to.File()-from.File(), to.Rank()-from.Rank()
	far := max(files, -files, ranks, -ranks)
	for i := range far + 1 {
		line |= board.NewSquare(from.File()+files/far*i, from.Rank()+ranks/far*i).Bitboard()
	}
	return line
}

// TestPinsAgainstTheTwin finds the same pins as trying every piece, king's first.
func TestPinsAgainstTheTwin(t *testing.T) {
	found, relative := 0, 0
	games(t, 30, 60, func(p *board.Position) {
		list, want := Pins(p), slowPins(p)
		for i, pin := range list {
			if !want[pin] {
				t.Errorf("%s: %+v is no pin", p.FEN(), pin)
			}
			if i > 0 && pin.Absolute && !list[i-1].Absolute {
				t.Errorf("%s: a pin to the king comes after one to the queen", p.FEN())
			}
			if found++; !pin.Absolute {
				relative++
			}
		}
		if len(list) != len(want) {
			t.Errorf("%s: %d pins, taking pieces off finds %d", p.FEN(), len(list), len(want))
		}
	})
	t.Logf("%d pins, %d to the queen", found, relative)
	if found < 200 || relative < 50 {
		t.Error("too few to say anything")
	}
}
