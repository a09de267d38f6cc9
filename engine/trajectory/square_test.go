package trajectory

import (
	"testing"

	"drevo/engine/board"
)

// The rule of the square is what playing it out says, on a board with the pawn, the king that it runs from, and its own
// king in a corner out of the way.
func TestInSquare(t *testing.T) {
	asked := 0
	for pawn := board.A2; pawn <= board.H7; pawn++ {
		for king := board.A1; king <= board.H8; king++ {
			for turn := board.White; turn <= board.Black; turn++ {
				if king == pawn || king == board.A1 || pawn.File() < board.E1.File() {
					continue
				}
				p, legal := pawnEnding(pawn, king, turn)
				if !legal {
					continue
				}
				if promotion := Goal(&p, pawn); board.Between(pawn, promotion).Has(king) || king == promotion {
					continue // it stands in the way
				}
				asked++
				if got, want := InSquare(&p, pawn, king), caught(pawn, king, turn); got != want {
					t.Errorf("pawn %v, king %v, %v to move: in the square %v, want %v", pawn, king, turn, got, want)
				}
			}
		}
	}
	if asked < 2000 {
		t.Errorf("%d positions", asked)
	}
}

// pawnEnding sets up a white pawn, a black king, and the white king on a1, where that is legal.
func pawnEnding(pawn, king board.Square, turn board.Colour) (p board.Position, legal bool) {
	s := board.NewSetup()
	s.Pieces[board.A1], s.Pieces[pawn] = board.NewPiece(board.White, board.King), board.NewPiece(board.White, board.Pawn)
	s.Pieces[king], s.Turn = board.NewPiece(board.Black, board.King), turn
	p, err := s.Position()
	return p, err == nil
}

// caught plays the race: the pawn steps on, two squares from its first rank, and the king runs to it; whoever is to
// move moves. The king has caught it if it can take it, on its way or just after it has promoted.
func caught(pawn, king board.Square, turn board.Colour) bool {
	kings := king.Bitboard()
	for {
		if turn == board.Black {
			for rest := kings; rest != 0; rest = rest.ClearLowest() {
				kings |= board.KingAttacks(rest.Lowest())
			}
			if kings.Has(pawn) {
				return true
			}
		} else {
			if pawn.Rank() == board.A8.Rank() {
				return false
			}
			steps := board.Square(8)
			if pawn.Rank() == board.A2.Rank() {
				steps = 16
			}
			pawn += steps
		}
		turn = turn.Opponent()
	}
}
