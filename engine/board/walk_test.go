package board

import (
	"math/rand/v2"
	"os"
	"testing"
)

// longWalk is how many times more games are played when DREVO_LONG asks for it: the twins of the
// generators then see more than a million positions.
const longWalk = 60

// walk plays random games from the known positions and shows each position to visit, with its legal
// moves. At the end it says how many positions these were, and how many different ones.
func walk(t *testing.T, games, plies int, visit func(p *Position, legal *MoveList)) {
	t.Helper()
	if os.Getenv("DREVO_LONG") != "" {
		games *= longWalk
	}
	random := rand.New(rand.NewPCG(1968, 64))
	var legal MoveList
	visits, keys := 0, map[uint64]bool{}
	for game := 0; game < games && !t.Failed(); game++ {
		p := parse(t, perftPositions[game%len(perftPositions)].fen)
		for ply := 0; ply < plies && !t.Failed(); ply++ {
			p.Legal(&legal)
			visits, keys[p.Key()] = visits+1, true
			visit(&p, &legal)
			p.Legal(&legal)
			if legal.Len() == 0 {
				break
			}
			var next Position
			p.Make(legal.At(random.IntN(legal.Len())), &next)
			p = next
		}
	}
	t.Logf("%d positions, %d different", visits, len(keys))
}

// scatter shows n positions in which pieces stand at random, with their legal moves. In every other
// one a pawn has just gone two squares past another, and in every third one kings and rooks are at
// home.
func scatter(t *testing.T, n int, visit func(p *Position, legal *MoveList)) {
	t.Helper()
	if os.Getenv("DREVO_LONG") != "" {
		n *= longWalk
	}
	random := rand.New(rand.NewPCG(1974, 10))
	var legal MoveList
	visits, passing, keys := 0, 0, map[uint64]bool{}
	for tries := 0; visits < n && !t.Failed(); tries++ {
		s := scattered(random, tries%2 == 0, tries%3 == 0)
		p, err := s.Position()
		if err != nil {
			continue
		}
		if p.EnPassant() != NoSquare {
			passing++
		}
		visits, keys[p.Key()] = visits+1, true
		p.Legal(&legal)
		visit(&p, &legal)
	}
	t.Logf("%d scattered positions, %d different, %d with a capture en passant", visits, len(keys), passing)
}

// scattered draws a setup, which need not be legal.
func scattered(random *rand.Rand, passing, castles bool) Setup {
	s := NewSetup()
	s.Turn = Colour(random.IntN(2))
	if passing {
		fifth, file, beside := 4-int(s.Turn), random.IntN(8), 1-2*random.IntN(2)
		s.EnPassant = NewSquare(file, 5-3*int(s.Turn))
		s.Pieces[NewSquare(file, fifth)] = NewPiece(s.Turn.Opponent(), Pawn)
		if own := NewSquare(file+beside, fifth); own != NoSquare {
			s.Pieces[own] = NewPiece(s.Turn, Pawn)
		}
	}
	place := func(piece Piece) {
		sq := Square(random.IntN(64))
		edge := sq.Rank() == 0 || sq.Rank() == 7
		if s.Pieces[sq] == NoPiece && (!edge || piece.Type() != Pawn) {
			s.Pieces[sq] = piece
		}
	}
	for side := range Colour(2) {
		if castles {
			for _, c := range castlings[2*side : 2*side+2] {
				s.Pieces[c.move.From()], s.Pieces[c.rookFrom] = NewPiece(side, King), NewPiece(side, Rook)
				s.Castling |= c.right & Castling(random.IntN(16))
			}
		} else {
			place(NewPiece(side, King))
		}
		for range random.IntN(7) {
			place(NewPiece(side, PieceType(random.IntN(int(King)))))
		}
	}
	return s
}

// TestMakeEqualsFreshParse compares every position of random games, key and all, with a fresh
// reading of its FEN.
func TestMakeEqualsFreshParse(t *testing.T) {
	walk(t, 300, 150, func(p *Position, _ *MoveList) {
		if fresh := parse(t, p.FEN()); withoutPast(fresh) != withoutPast(*p) {
			t.Errorf("%s: made %+v, parsed %+v", p.FEN(), *p, fresh)
		}
		if p.key != p.computeKey() {
			t.Errorf("%s: the key is not what it should be", p.FEN())
		}
	})
}

// TestNotationRoundTrip reads back what it writes, in both notations.
func TestNotationRoundTrip(t *testing.T) {
	walk(t, 30, 100, func(p *Position, legal *MoveList) {
		for _, m := range legal.All() {
			if back, err := p.ParseSAN(p.SAN(m)); back != m {
				t.Errorf("%s: %s reads back as %s, %v", p.FEN(), p.SAN(m), back, err)
			}
			if back, err := p.ParseUCI(m.UCI()); back != m {
				t.Errorf("%s: %s reads back as %s, %v", p.FEN(), m, back, err)
			}
		}
	})
}
