package trace

import "drevo/engine/board"

// Move is a move of a trace: from + 64 * to + 4096 * promotion (1 knight, 2 bishop, 3 rook, 4 queen) with a1 = 0,
// h8 = 63; or [Pass], or the same position again, [Same] and what it adds to it: the number of a test.
type Move uint16

// What is no move of a piece.
const (
	Pass   Move = 0
	Same   Move = 15 << 12 // the same position again; plus the number of a test
	NoMove Move = 14 << 12

	// Tests is the number of tests that an engine may have, from 1 on.
	Tests = kinds - ownKinds
)

// Again reports whether the move leaves the position as it is.
func (m Move) Again() bool { return m >= Same }

// Test is the number of the test for which the position is searched again, 0 for none.
func (m Move) Test() int {
	if !m.Again() {
		return 0
	}
	return int(m &^ Same)
}

// valid reports whether the bits are those of a move.
func (m Move) valid() bool {
	return m>>12 <= 4 && (m == Pass || m&63 != m>>6&63) || m.Again() && m.Test() <= Tests
}

// MoveOf returns a legal move, or a pass, as a trace has it.
func MoveOf(m board.Move) Move {
	if m == board.Pass || m == board.NoMove {
		return Pass
	}
	code := Move(m.From()) | Move(m.To())<<6
	if m.IsPromotion() {
		code |= Move(m.Promotion()) << 12 // Knight is 1
	}
	return code
}

// In returns the move that is legal in a position, a pass outside of check; ok is false for every other.
func (m Move) In(p *board.Position) (move board.Move, ok bool) {
	if m == Pass {
		return board.Pass, !p.InCheck()
	}
	if m>>12 > 4 {
		return board.NoMove, false
	}
	promotion := board.NoPieceType
	if m>>12 != 0 {
		promotion = board.PieceType(m >> 12)
	}
	return p.Find(board.Square(m&63), board.Square(m>>6&63), promotion)
}

// appendText appends a move as text has it, the test by its word.
func (m Move) appendText(to []byte, words *Words) []byte {
	switch {
	case m == Pass:
		return append(to, "pass"...)
	case m == Same:
		return append(to, "same"...)
	case m.Again():
		return words.append(append(to, "same:"...), tests, m.Test())
	}
	to = append(to, 'a'+byte(m&7), '1'+byte(m>>3&7), 'a'+byte(m>>6&7), '1'+byte(m>>9&7))
	if promotion := m >> 12; promotion != 0 {
		to = append(to, "nbrq"[(promotion-1)&3])
	}
	return to
}

// parseMove reads a move of a text.
func parseMove(text []byte, words *Words) (m Move, ok bool) {
	switch {
	case string(text) == "pass":
		return Pass, true
	case string(text) == "same":
		return Same, true
	case len(text) > 5 && string(text[:5]) == "same:":
		n, ok := words.number(tests, text[5:])
		return Same + Move(n), ok && n >= 1 && n <= Tests
	case len(text) != 4 && len(text) != 5:
		return 0, false
	}
	for i, c := range text[:4] {
		n := c - "a1a1"[i]
		if n > 7 {
			return 0, false
		}
		m |= Move(n) << (3 * i)
	}
	if len(text) == 5 {
		for i, c := range []byte("nbrq") {
			if c == text[4] {
				m |= Move(i+1) << 12
			}
		}
		ok = m>>12 != 0
	}
	return m, m.valid() && (ok || len(text) == 4)
}
