package ways

import (
	"slices"
	"testing"

	"drevo/engine/board"
	"drevo/engine/enginetest"
	"drevo/engine/eval"
)

// positions are those of the paper and of the library's suites.
func positions(t *testing.T) (list []board.Position) {
	t.Helper()
	for _, file := range []string{"../paper/positions.epd", "../../../app/library/data/botvinnik60.epd"} {
		for _, fen := range enginetest.Positions(t, file) {
			p := enginetest.Position(t, fen)
			list = append(list, p)
		}
	}
	return list
}

// mailbox is the slow twin of a diagram: a piece for each square.
type mailbox [64]board.Piece

func boxOf(p *board.Position) (m mailbox) {
	for s := range m {
		m[s] = p.At(board.Square(s))
	}
	return m
}

// same reports whether a diagram has what a mailbox has, by all that can be asked of it.
func same(d *Diagram, m *mailbox) bool {
	for s := board.A1; s <= board.H8; s++ {
		want := m[s]
		white := want != board.NoPiece && want.Colour() == board.White
		black := want != board.NoPiece && want.Colour() == board.Black
		kind := board.NoPieceType
		if want != board.NoPiece {
			kind = want.Type()
		}
		if d.Man(s) != kind || d.Has(board.White, s) != white || d.Has(board.Black, s) != black ||
			d.Occupied().Has(s) != (white || black) {
			return false
		}
		if kind == board.King && d.King(want.Colour()) != s {
			return false
		}
	}
	return true
}

// steps are what a man does: how it steps, and whether it goes on.
func steps(k board.PieceType, c board.Colour) (dirs [][2]int, far bool) {
	straight, diagonal := [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}, [][2]int{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
	switch k {
	case board.Pawn:
		if c == board.White {
			return [][2]int{{-1, 1}, {1, 1}}, false
		}
		return [][2]int{{-1, -1}, {1, -1}}, false
	case board.Knight:
		return [][2]int{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}, false
	case board.Bishop:
		return diagonal, true
	case board.Rook:
		return straight, true
	}
	return append(straight, diagonal...), k == board.Queen
}

// ray lists the squares from one to another, the goal included, as a man of a kind steps; nil if it doesn't.
func ray(k board.PieceType, c board.Colour, from, to board.Square) (list []board.Square) {
	dirs, far := steps(k, c)
	for _, dir := range dirs {
		list = nil
		for f, r := from.File()+dir[0], from.Rank()+dir[1]; f >= 0 && f < 8 && r >= 0 && r < 8; f, r = f+dir[0], r+dir[1] {
			list = append(list, board.Square(8*r+f))
			if list[len(list)-1] == to {
				return list
			}
			if !far {
				break
			}
		}
	}
	return nil
}

// attack is the slow twin of AttackWay: the occupied squares on the way.
func (m *mailbox) attack(k board.PieceType, c board.Colour, from, to board.Square) (shut []board.Square, ok bool) {
	way := ray(k, c, from, to)
	for _, s := range way[:max(len(way)-1, 0)] {
		if m[s] != board.NoPiece {
			shut = append(shut, s)
		}
	}
	return shut, way != nil
}

// move is the slow twin of MoveWay.
func (m *mailbox) move(from, to board.Square) (shut []board.Square, ok bool) {
	man := m[from]
	c, there := man.Colour(), m[to]
	if man.Type() != board.Pawn {
		if shut, ok = m.attack(man.Type(), c, from, to); ok && there != board.NoPiece && there.Colour() == c {
			shut = append(shut, to)
		}
		return shut, ok
	}
	if ray(board.Pawn, c, from, to) != nil {
		return nil, there != board.NoPiece && there.Colour() != c
	}
	up, start := 1, 1
	if c == board.Black {
		up, start = -1, 6
	}
	if to.File() != from.File() {
		return nil, false
	}
	steps := (to.Rank() - from.Rank()) * up
	if steps != 1 && (steps != 2 || from.Rank() != start) {
		return nil, false
	}
	for i := 1; i <= steps; i++ {
		if s := board.Square(8*(from.Rank()+i*up) + from.File()); m[s] != board.NoPiece {
			shut = append(shut, s)
		}
	}
	return shut, true
}

// Ways of attacks and moves are those of a mailbox that goes square by square, and none has more shut squares
// than are allowed.
func TestWaysBesideAMailbox(t *testing.T) {
	found, withShut := 0, 0
	for _, p := range positions(t) {
		d, m := Of(&p), boxOf(&p)
		if !same(&d, &m) {
			t.Fatalf("%s is copied wrong", p.FEN())
		}
		for from := board.A1; from <= board.H8; from++ {
			if m[from] == board.NoPiece {
				continue
			}
			k, c := m[from].Type(), m[from].Colour()
			for to := board.A1; to <= board.H8; to++ {
				for limit := range 4 {
					check := func(what string, w Way, ok bool, shut []board.Square, can bool) {
						if can = can && len(shut) <= limit; can != ok || ok && !slices.Equal(w.Squares(), shut) || w.Len() > limit {
							t.Fatalf("%s: the %s from %s to %s, %d shut: %v %v, want %v %v", p.FEN(), what, from, to, limit, w.Squares(),
								ok, shut, can)
						}
						if ok {
							found, withShut = found+1, withShut+min(w.Len(), 1)
						}
					}
					shut, can := m.attack(k, c, from, to)
					w, ok := d.AttackWay(k, c, from, to, limit)
					check("attack", w, ok, shut, can)
					shut, can = m.move(from, to)
					w, ok = d.MoveWay(c, from, to, limit)
					check("move", w, ok, shut, can)
				}
			}
		}
	}
	if found < 50_000 || withShut < 10_000 {
		t.Errorf("only %d ways, %d of them shut", found, withShut)
	}
}

// Goals are the squares to which there is a way when everything else is taken away, and for pawns where they
// capture.
func TestGoals(t *testing.T) {
	for _, p := range positions(t) {
		d, m := Of(&p), boxOf(&p)
		for from := board.A1; from <= board.H8; from++ {
			if m[from] == board.NoPiece || m[from].Type() == board.Pawn && from.Rank()%7 == 0 {
				continue
			}
			alone := mailbox{}
			alone[from] = m[from]
			for to := board.A1; to <= board.H8; to++ {
				_, want := alone.move(from, to)
				want = want || ray(m[from].Type(), m[from].Colour(), from, to) != nil
				if got := d.Goals(m[from].Colour(), from).Has(to); got != want {
					t.Fatalf("%s: %s to %s is a goal: %v", p.FEN(), from, to, got)
				}
			}
		}
	}
}

// Men that are put, taken and moved stand where they were put; without is without, and leaves the diagram alone.
func TestMenArePutAndTaken(t *testing.T) {
	for _, p := range positions(t) {
		d, m := Of(&p), boxOf(&p)
		for i, s := range []board.Square{board.A1, board.E4, board.H8, board.D5, board.E4} {
			c, k := board.Colour(i%2), board.PieceType(i)
			d.Put(c, k, s)
			m[s] = board.NewPiece(c, k)
			to := board.Square((int(s) + 11) % 64)
			d.Move(s, to)
			m[to], m[s] = m[s], board.NoPiece
			if kings := d.Kind[board.King] & d.Side[board.White]; kings.MoreThanOne() || kings == 0 ||
				d.King(board.Black) >= board.NoSquare {
				break // a king was taken: what follows is said of one of each
			}
			if !same(&d, &m) {
				t.Fatalf("%s: %s to %s", p.FEN(), s, to)
			}
		}
		d, m = Of(&p), boxOf(&p)
		squares := []board.Square{board.A1, board.D4, board.G7}
		w := d.Without(squares)
		if !same(&d, &m) {
			t.Fatalf("%s: taking away alters the diagram", p.FEN())
		}
		for _, s := range squares {
			if w.Occupied().Has(s) || w.Man(s) != board.NoPieceType {
				t.Fatalf("%s: %s is still occupied", p.FEN(), s)
			}
		}
		if w.Occupied().Count() != d.Occupied().Count()-squaresOf(squares, d.Occupied()) {
			t.Fatalf("%s: more was taken away", p.FEN())
		}
	}
}

// squaresOf counts the squares that are of a set.
func squaresOf(squares []board.Square, set board.Bitboard) (n int) {
	for _, s := range squares {
		if set.Has(s) {
			n++
		}
	}
	return n
}

// Attackers are the men from which there is an open way, also over squares that are said to be occupied.
func TestAttackers(t *testing.T) {
	for _, p := range positions(t) {
		d, m := Of(&p), boxOf(&p)
		for s := board.A1; s <= board.H8; s++ {
			for _, c := range []board.Colour{board.White, board.Black} {
				var want board.Bitboard
				for from := board.A1; from <= board.H8; from++ {
					if m[from] == board.NoPiece || m[from].Colour() != c {
						continue
					}
					if shut, ok := m.attack(m[from].Type(), c, from, s); ok && len(shut) == 0 {
						want |= from.Bitboard()
					}
				}
				if got := d.Attackers(c, s); got != want {
					t.Fatalf("%s: %s attacks %s from %x, not %x", p.FEN(), c, s, got, want)
				}
			}
		}
	}
}

// usual are the values of the paper.
var usual = Prices{board.Pawn: 10, board.Knight: 30, board.Bishop: 30, board.Rook: 45, board.Queen: 95,
	board.King: 1000}

// exchanged is the slow twin of Exchange: captures are made on a mailbox, the cheapest man first, and either side
// stops where that is better for it. The king captures only what nothing guards.
func (m mailbox) exchanged(side board.Colour, s board.Square) eval.Score {
	from, cheapest := board.NoSquare, eval.Score(0)
	for at := board.A1; at <= board.H8; at++ {
		if man := m[at]; man != board.NoPiece && man.Colour() == side && at != s {
			if shut, ok := m.attack(man.Type(), side, at, s); ok && len(shut) == 0 {
				price := 10*usual[man.Type()] + eval.Score(man.Type()) // a knight before a bishop
				if from == board.NoSquare || price < cheapest {
					from, cheapest = at, price
				}
			}
		}
	}
	if from == board.NoSquare {
		return 0
	}
	won := usual[m[s].Type()]
	king := m[from].Type() == board.King
	m[s], m[from] = m[from], board.NoPiece
	if king && m.guarded(side.Opponent(), s) {
		return 0
	}
	return max(0, won-m.exchanged(side.Opponent(), s))
}

// guarded reports whether a side attacks a square.
func (m *mailbox) guarded(side board.Colour, s board.Square) bool {
	for at := board.A1; at <= board.H8; at++ {
		if m[at] != board.NoPiece && m[at].Colour() == side {
			if shut, ok := m.attack(m[at].Type(), side, at, s); ok && len(shut) == 0 {
				return true
			}
		}
	}
	return false
}

// The exchange on a square wins what the captures on a mailbox win; a man threatens another if it does.
func TestExchangeBesideAMailbox(t *testing.T) {
	wins := 0
	for _, p := range positions(t) {
		d, m := Of(&p), boxOf(&p)
		for s := board.A1; s <= board.H8; s++ {
			if m[s] == board.NoPiece || m[s].Type() == board.King {
				continue
			}
			side := m[s].Colour().Opponent()
			got, want := usual.Exchange(&d, side, s), m.exchanged(side, s)
			if got != want {
				t.Fatalf("%s: %s wins %d on %s, want %d", p.FEN(), side, got, s, want)
			}
			if usual.Threatens(&d, side, s) != (want > 0) {
				t.Errorf("%s: %s is threatened, and wins %d", p.FEN(), s, want)
			}
			wins += int(min(got, 1))
		}
		for _, c := range []board.Colour{board.White, board.Black} {
			if !usual.Threatens(&d, c.Opponent(), d.King(c)) {
				t.Errorf("%s: the king is not threatened", p.FEN())
			}
		}
	}
	if wins < 30 {
		t.Errorf("only %d exchanges win something", wins)
	}
}

// material is what a side has, the king apart.
func material(p *board.Position, c board.Colour) (sum eval.Score) {
	for k := board.Pawn; k < board.King; k++ {
		sum += usual[k] * eval.Score(p.PiecesOf(c, k).Count())
	}
	return sum
}

// A move gains what it takes and what a promotion adds: the balance before and after says so.
func TestGain(t *testing.T) {
	more := []string{"4k3/P1p5/8/1P1pP3/8/8/8/4K3 w - d6 0 1", "1n2k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1"}
	list := positions(t)
	for _, fen := range more {
		p := enginetest.Position(t, fen)
		list = append(list, p)
	}
	for _, p := range list {
		var moves board.MoveList
		p.Legal(&moves)
		best := eval.Score(0)
		for _, m := range moves.All() {
			c, next := p.Turn(), p.After(m)
			want := material(&next, c) - material(&p, c) + material(&p, c.Opponent()) - material(&next, c.Opponent())
			if got := usual.Gain(&p, m); got != want {
				t.Errorf("%s: %s gains %d, want %d", p.FEN(), m, got, want)
			}
			if m.IsCapture() {
				best = max(best, usual.SEE(&p, m))
			}
		}
		if got := usual.BestExchange(&p); got != best {
			t.Errorf("%s: the best exchange wins %d, want %d", p.FEN(), got, best)
		}
	}
}
