package board

import (
	"errors"
	"testing"
)

// FuzzFEN reads any text: an error is one of the two kinds, and what is read is written and read
// back the same.
func FuzzFEN(f *testing.F) {
	for _, test := range perftPositions {
		f.Add(test.fen)
	}
	f.Add("4k3/8/8/3pP3/8/8/8/R3K3 b AK - 9 0 and more")
	f.Add("1r3kr1/8/8/8/8/8/8/1R1R1KR1 w GDg - 0 1")
	f.Add("nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w KQkq - 0 1")
	f.Fuzz(func(t *testing.T, fen string) {
		p, err := ParseFEN(fen)
		if mended, notes, fault := ReadFEN(fen); fault == nil {
			if back, again := ParseFEN(mended.FEN()); again != nil || back != mended || err == nil && mended != p {
				t.Fatalf("%q is mended to %q (%q), %v", fen, mended.FEN(), notes, again)
			}
			checkLists(t, &mended)
		} else if err == nil {
			t.Fatalf("%q is a FEN that can't be mended: %v", fen, fault)
		}
		var unreadable *FENError
		var illegal *IllegalError
		switch {
		case err == nil:
			back, err := ParseFEN(p.FEN())
			if err != nil || back != p || p.key != p.computeKey() {
				t.Fatalf("%q becomes %q, %v", fen, p.FEN(), err)
			}
			checkLists(t, &p)
		case errors.As(err, &illegal):
			setup, err := ParseSetup(fen)
			if err != nil || len(setup.Problems()) == 0 {
				t.Fatalf("%q is illegal without a problem: %v", fen, err)
			}
		case !errors.As(err, &unreadable):
			t.Fatalf("%q: the error %v is of no known kind", fen, err)
		}
	})
}

// checkLists compares everything that says which moves are legal.
func checkLists(t *testing.T, p *Position) {
	t.Helper()
	var legal, captures, quiets MoveList
	p.Legal(&legal)
	p.Captures(&captures)
	p.Quiets(&quiets)
	if legal.Len() != p.LegalMoveCount() || (legal.Len() > 0) != p.HasLegalMove() || captures.Len()+quiets.Len() !=
		legal.Len() {
		t.Fatalf("%s: %d legal moves, counted %d, %d captures, %d quiet", p.FEN(), legal.Len(), p.LegalMoveCount(),
			captures.Len(), quiets.Len())
	}
	for _, m := range legal.All() {
		var next Position
		p.Make(m, &next)
		mover := next.KingSquare(p.Turn())
		if next.AttackersTo(mover, next.Occupied())&next.Side(next.Turn()) != 0 || !p.IsLegal(m) {
			t.Fatalf("%s: %s leaves the king in check, or is not legal", p.FEN(), m)
		}
		if p.GivesCheck(m) != next.InCheck() || next.key != next.computeKey() {
			t.Fatalf("%s: the check or the key after %s is wrong", p.FEN(), m)
		}
	}
}

// FuzzSAN reads any text as a move in any position: what is read is legal and written back as the
// same move.
func FuzzSAN(f *testing.F) {
	for _, text := range []string{"e4", "Nf3", "O-O", "0-0-0+", "exd6 e.p.", "a8=Q#", "e7-e8(N)", "R1xa3!?"} {
		f.Add(uint8(len(text)), text)
	}
	f.Fuzz(func(t *testing.T, position uint8, text string) {
		p := parse(t, perftPositions[int(position)%len(perftPositions)].fen)
		m, err := p.ParseSAN(text)
		if err != nil {
			if m != NoMove {
				t.Fatalf("%q gives %s and the error %v", text, m, err)
			}
			return
		}
		if back, err := p.ParseSAN(p.SAN(m)); back != m || !p.IsLegal(m) {
			t.Fatalf("%q is %s, which is %s, %v", text, m, back, err)
		}
	})
}

// FuzzUCI reads any text as coordinates: only the exact text of a legal move is read, in castling also that in which
// the king takes its rook.
func FuzzUCI(f *testing.F) {
	for _, text := range []string{"e2e4", "e1g1", "a7a8q", "0000", "e2e5", ""} {
		f.Add(uint8(len(text)), text)
	}
	f.Fuzz(func(t *testing.T, position uint8, text string) {
		p := parse(t, perftPositions[int(position)%len(perftPositions)].fen)
		m, err := p.ParseUCI(text)
		if err == nil && (m.UCI() != text && p.UCI960(m) != text || !p.IsLegal(m)) || err != nil && m != NoMove {
			t.Fatalf("%q is %s, %v", text, m, err)
		}
	})
}

// FuzzWalk plays the moves that the bytes choose beside the independent implementation.
func FuzzWalk(f *testing.F) {
	f.Add(uint8(0), []byte{3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3})
	f.Add(uint8(1), []byte{27, 18, 28, 18, 28, 45, 90, 45})
	f.Add(uint8(6), []byte{0, 255, 0, 255, 128, 64, 32})
	f.Fuzz(func(t *testing.T, position uint8, choices []byte) {
		choices = choices[:min(len(choices), 80)]
		i := 0
		walkBeside(t, perftPositions[int(position)%len(perftPositions)].fen, len(choices), func(n int) int {
			i++
			return int(choices[i-1]) % n
		})
	})
}
