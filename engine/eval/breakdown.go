package eval

import "drevo/engine/board"

// SquareValue is what a term is worth to a side on one square.
type SquareValue struct {
	Square board.Square
	Value  Score
}

// Share is one side's part of a term.
type Share struct {
	Count   int   // occurrences
	Value   Score // positive when good for the side
	Squares []SquareValue
}

// Row is a term with both sides' shares.
type Row struct {
	Term  Term
	Sides [2]Share // by colour
}

// Net is White's share less Black's.
func (r Row) Net() WhiteScore {
	return WhiteScore(r.Sides[board.White].Value - r.Sides[board.Black].Value)
}

// Breakdown is an evaluation by term. The nets of its rows add up to Total.
type Breakdown struct {
	Set   *Set
	Rows  []Row
	Total WhiteScore
}

// NewBreakdown returns a breakdown with a row for each term of the set.
func NewBreakdown(set *Set) *Breakdown {
	b := &Breakdown{Set: set, Rows: make([]Row, len(set.Terms))}
	for i, term := range set.Terms {
		b.Rows[i].Term = term
	}
	return b
}

// Adjust adds a row for what the evaluation function did to the sum as a whole,
// such as a limit that it was forced into. Nothing is added for 0.
func (b *Breakdown) Adjust(term Term, net WhiteScore) {
	if net == 0 {
		return
	}
	row := Row{Term: term}
	side := board.White
	if net < 0 {
		side, net = board.Black, -net
	}
	row.Sides[side] = Share{Count: 1, Value: Score(net)}
	b.Rows = append(b.Rows, row)
}

// Row returns the row of a term by its ID.
func (b *Breakdown) Row(id string) (Row, bool) {
	for _, row := range b.Rows {
		if row.Term.ID == id {
			return row, true
		}
	}
	return Row{}, false
}

// Note adds to a row what a side has of a term on each of the squares, for an evaluation that adds up by
// itself. Otherwise a [Tally] does it.
func (b *Breakdown) Note(term int, c board.Colour, value Score, squares board.Bitboard) {
	b.note(term, c, value, squares)
}

func (b *Breakdown) note(term int, c board.Colour, value Score, squares board.Bitboard) {
	share := &b.Rows[term].Sides[c]
	share.Count += squares.Count()
	share.Value += value * Score(squares.Count())
	for rest := squares; rest != 0; rest &= rest - 1 {
		share.add(rest.Lowest(), value)
	}
}

// share notes one occurrence of a term that several squares make together.
func (b *Breakdown) share(term int, c board.Colour, value Score, squares board.Bitboard) {
	share := &b.Rows[term].Sides[c]
	share.Count++
	share.Value += value
	for left := Score(squares.Count()); squares != 0; squares = squares.ClearLowest() {
		part := value / left
		if value%left > 0 {
			part++
		} else if value%left < 0 {
			part--
		}
		share.add(squares.Lowest(), part)
		value, left = value-part, left-1
	}
}

func (s *Share) add(square board.Square, value Score) {
	for i := range s.Squares {
		if s.Squares[i].Square == square {
			s.Squares[i].Value += value
			return
		}
	}
	s.Squares = append(s.Squares, SquareValue{Square: square, Value: value})
}

// Scale multiplies a share by a fraction and rounds it to the nearest whole number. The squares are
// rounded so that they add up to it.
func (s *Share) Scale(num, den Score) {
	s.Value = scaled(s.Value, num, den)
	var before Score // of the squares so far, not scaled
	for i := range s.Squares {
		after := before + s.Squares[i].Value
		s.Squares[i].Value = scaled(after, num, den) - scaled(before, num, den)
		before = after
	}
}

// scaled rounds halves away from 0, so that both sides are treated alike.
func scaled(value, num, den Score) Score {
	twice := 2 * int64(value) * int64(num)
	if twice < 0 {
		return Score((twice - int64(den)) / (2 * int64(den)))
	}
	return Score((twice + int64(den)) / (2 * int64(den)))
}
