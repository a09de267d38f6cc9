package board

import (
	"slices"
	"strings"
	"testing"

	"github.com/notnil/chess"
)

// pieceBoard is the slow twin of the exchange: pieces on squares, attacks by walking.
type pieceBoard [64]Piece

func pieceBoardOf(p *Position) (b pieceBoard) {
	for s := range NoSquare {
		b[s] = p.At(s)
	}
	return b
}

// attacks reports whether the piece on a square attacks another, by walking there.
func (b *pieceBoard) attacks(from, to Square) bool {
	files, ranks := to.File()-from.File(), to.Rank()-from.Rank()
	far := max(files, -files, ranks, -ranks)
	straight, diagonal := files == 0 || ranks == 0, files == ranks || files == -ranks
	switch piece := b[from]; piece.Type() {
	case Pawn:
		return diagonal && far == 1 && ranks == 1-2*int(piece.Colour())
	case Knight:
		return files*files+ranks*ranks == 5
	case King:
		return far == 1
	case Bishop:
		straight = false
	case Rook:
		diagonal = false
	case NoPieceType:
		return false
	}
	if far == 0 || !straight && !diagonal {
		return false
	}
	for i := 1; i < far; i++ {
		if b[NewSquare(from.File()+files/far*i, from.Rank()+ranks/far*i)] != NoPiece {
			return false
		}
	}
	return true
}

// attackers lists the squares of a side's pieces that attack a square.
func (b *pieceBoard) attackers(side Colour, to Square) (list []Square) {
	for s := range NoSquare {
		if b[s] != NoPiece && b[s].Colour() == side && b.attacks(s, to) {
			list = append(list, s)
		}
	}
	return list
}

// capture plays a capture on a square and returns what it wins at once; it is legal if nobody but
// the pieces on the answered squares attacks the own king afterwards.
func (b pieceBoard) capture(from, to Square, answered []Square, values *[6]int) (next pieceBoard, gain int,
	legal bool) {
	piece := b[from]
	gain = values[b[to].Type()]
	if piece.Type() == Pawn && (to.Rank() == 0 || to.Rank() == 7) {
		gain += values[Queen] - values[Pawn]
		piece = NewPiece(piece.Colour(), Queen)
	}
	b[from], b[to] = NoPiece, piece
	legal = !slices.ContainsFunc(b.attackers(piece.Colour().Opponent(), b.king(piece.Colour())), func(s Square) bool {
		return !slices.Contains(answered, s)
	})
	return b, gain, legal
}

func (b *pieceBoard) king(side Colour) Square {
	for s := range NoSquare {
		if b[s] == NewPiece(side, King) {
			return s
		}
	}
	return NoSquare
}

// exchange returns the most that a side wins by capturing on a square, or not. First tries every
// capture; afterwards the least valuable legal one is made.
func (b pieceBoard) exchange(side Colour, to Square, answered []Square, values *[6]int, first bool) (best int) {
	least := -1
	var gain int
	for _, from := range b.attackers(side, to) {
		value := values[b[from].Type()]
		next, won, legal := b.capture(from, to, answered, values)
		if !legal || !first && least >= 0 && value >= least {
			continue
		}
		won -= next.exchange(side.Opponent(), to, answered, values, false)
		if least = value; first {
			best = max(best, won)
		} else {
			gain = won
		}
	}
	return max(best, gain, 0)
}

// oracleLoses asks the independent program: the greatest sum of captures on a square if it is the
// turn of the side of the FEN.
func oracleLoses(oracle *chess.Position, to chess.Square, values *[6]int, first bool) (best int) {
	worth := func(t chess.PieceType) int {
		return values[map[chess.PieceType]PieceType{chess.Pawn: Pawn, chess.Knight: Knight, chess.Bishop: Bishop,
			chess.Rook: Rook, chess.Queen: Queen, chess.King: King}[t]]
	}
	least, gain := -1, 0
	at := oracle.Board().SquareMap()
	for s := chess.A1; s <= chess.H8; s++ { // of equals the lowest square first
		for _, m := range oracle.ValidMoves() {
			if m.S1() != s || m.S2() != to || m.HasTag(chess.EnPassant) || m.Promo() != chess.NoPieceType &&
				m.Promo() != chess.Queen {
				continue
			}
			value := worth(at[m.S1()].Type())
			if !first && least >= 0 && value >= least {
				continue
			}
			won := worth(at[to].Type())
			if m.Promo() == chess.Queen {
				won += values[Queen] - values[Pawn]
			}
			won -= oracleLoses(oracle.Update(m), to, values, false)
			if least = value; first {
				best = max(best, won)
			} else {
				gain = won
			}
		}
	}
	return max(best, gain, 0)
}

// TestLosesAgainstTheTwin compares what every piece loses, in random games and scattered positions,
// in two sets of values.
func TestLosesAgainstTheTwin(t *testing.T) {
	simple := [6]int{1, 3, 3, 5, 9, 100}
	lost, inCheck := 0, 0
	compare := func(p *Position, _ *MoveList) {
		b := pieceBoardOf(p)
		for _, s := range p.Occupied().Squares() {
			owner := p.At(s).Colour()
			answered := b.attackers(owner.Opponent(), p.KingSquare(owner))
			for _, values := range []*[6]int{&usualValues, &simple} {
				want := 0
				if p.At(s).Type() != King {
					want = b.exchange(owner.Opponent(), s, answered, values, true)
				}
				got, from := p.Loses(s, values)
				if got != want {
					t.Errorf("%s: the piece on %v loses %d, want %d", p.FEN(), s, got, want)
				}
				if (got > 0) != (from != NoSquare) || got > 0 && !b.attacks(from, s) {
					t.Errorf("%s: the piece on %v loses %d to %v", p.FEN(), s, got, from)
				}
				if got > 0 {
					lost++
					inCheck += min(len(answered), 1)
				}
			}
		}
	}
	walk(t, 40, 80, compare)
	scatter(t, 3000, compare)
	t.Logf("%d pieces lost, %d of them of a side in check", lost, inCheck)
	if lost < 1000 || inCheck < 100 {
		t.Error("too few to say anything")
	}
}

// TestLosesAgainstTheOracle compares with the legal captures of an independent program, as if it
// were the turn of the side that captures; that needs the owner not to be in check.
func TestLosesAgainstTheOracle(t *testing.T) {
	positions, lost := 0, 0
	compare := func(p *Position, _ *MoveList) {
		if positions >= 600 || p.InCheck() {
			return
		}
		positions++
		for _, side := range []Colour{White, Black} {
			fields := strings.Fields(p.FEN())
			fields[1], fields[2], fields[3] = string("wb"[side]), "-", "-"
			oracle := new(chess.Position)
			if err := oracle.UnmarshalText([]byte(strings.Join(fields, " "))); err != nil {
				t.Fatal(err)
			}
			for _, s := range p.Side(side.Opponent()).Squares() {
				if p.At(s).Type() == King {
					continue
				}
				got, _ := p.Loses(s, &usualValues)
				if want := oracleLoses(oracle, chess.Square(s), &usualValues, true); got != want {
					t.Errorf("%s: the piece on %v loses %d, the oracle says %d", p.FEN(), s, got, want)
				}
				lost += min(got, 1)
			}
		}
	}
	walk(t, 20, 60, compare)
	t.Logf("%d positions, %d pieces lost", positions, lost)
	if positions < 300 || lost < 200 {
		t.Error("too few to say anything")
	}
}

// TestLoses are exchanges with sums that can be checked by hand.
func TestLoses(t *testing.T) {
	for _, test := range []struct {
		name, fen, square string
		want              int
		from              string
	}{
		{"free pawn", "4k3/8/8/4p3/8/8/8/K3R3 b - - 0 1", "e5", 100, "e1"},
		{"defended pawn", "4k3/8/3p4/4p3/8/8/8/K3R3 w - - 0 1", "e5", 0, "-"},
		{"the better of two captures", "4k3/8/8/3n4/4P3/8/8/K2Q4 w - - 0 1", "d5", 300, "d1"},
		{"a fork with check: the check is answered, the rook falls", "r3k3/2N5/8/8/8/8/8/4K3 b - - 0 1", "a8", 500, "c7"},
		{"in check a recapture counts all the same", "4q1k1/8/2n5/8/3P4/2P5/8/4K3 w - - 0 1", "d4", 0, "-"},
		{"the attacker is pinned", "4k3/4r3/8/8/8/4N3/6p1/4K3 w - - 0 1", "g2", 0, "-"},
		{"a king", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1", "e8", 0, "-"},
		{"an empty square", "4k3/8/8/8/8/8/8/K3R3 b - - 0 1", "e4", 0, "-"},
	} {
		p := parse(t, test.fen)
		s, err := ParseSquare(test.square)
		if err != nil {
			t.Fatal(err)
		}
		if got, from := p.Loses(s, &usualValues); got != test.want || from.String() != test.from {
			t.Errorf("%s: %d to %v, want %d to %s", test.name, got, from, test.want, test.from)
		}
	}
}
