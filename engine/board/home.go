package board

// Home is where king and rooks stand that may castle, by their files: those of White and of Black are the same.
// The zero value is that of chess, e, h and a. In any other, of Chess960, a castling move is written as the king
// taking its own rook, in a [Move] as in UCI, and the king goes to the g or c file none the less.
type Home uint16

// homeOfChess holds the files of king, short rook and long rook in chess, three bits each.
const homeOfChess = 4 | 7<<3 | 0<<6

// newHome returns the home of three files, the rook of short castling behind the king's.
func newHome(king, short, long int) Home { return Home(king|short<<3|long<<6) ^ homeOfChess }

// king returns the file of the kings.
func (h Home) king() int { return int(h^homeOfChess) & 7 }

// rook returns the file of the rooks of a side's first castling, short, or of its second, long.
func (h Home) rook(way int) int { return int(h^homeOfChess) >> (3 + 3*way) & 7 }

// of returns what of a home matters for rights: without any it is that of chess, and the file of a rook that may
// castle no more is the edge.
func (h Home) of(rights Castling) Home {
	either := rights | rights>>2
	switch files := [2]int{7, 0}; {
	case either&3 == 0:
		return 0
	default:
		for way, right := range []Castling{WhiteShort, WhiteLong} {
			if either.Has(right) {
				files[way] = h.rook(way)
			}
		}
		return newHome(h.king(), files[0], files[1])
	}
}

// castling returns the castling of a right: 0 and 1 are White's short and long one, 2 and 3 Black's.
func (h Home) castling(i int) castlingMove {
	if h == 0 {
		return castlings[i]
	}
	c, rank := castlings[i], 56*Square(i/2)
	king := Square(h.king()) + rank
	c.rookFrom = Square(h.rook(i&1)) + rank
	c.move = newMove(king, c.rookFrom, c.move&flagMask)
	return c
}

// Home returns where king and rooks stand that may castle.
func (p *Position) Home() Home { return Home(p.state >> homeAt) }

// CastlingSquares returns where the king goes in a castling of the position, and the rook from and to.
func (p *Position) CastlingSquares(m Move) (king, rookFrom, rookTo Square) {
	c := p.castling(m)
	return c.kingTo, c.rookFrom, c.rookTo
}

// castling returns the castling that a castling move of the position is.
func (p *Position) castling(m Move) castlingMove { return p.Home().castling(int(m>>10&2 | m>>12&1)) }

// castlingTo returns the castling whose move ends on a square.
func (p *Position) castlingTo(to Square) Move {
	home := p.Home()
	if home == 0 {
		return castlings[to>>4&2|^to>>2&1].move
	}
	way := 0
	if to.File() < home.king() {
		way = 1
	}
	return home.castling(2*to.Rank()/7 + way).move
}

// makeAtHome is Make where the home is not that of chess: the rights, which are lost elsewhere, are kept apart.
func (p *Position) makeAtHome(m Move, next *Position) {
	home, rights, plain := p.Home(), p.Castling(), *p
	plain.state &^= homeBits | castlingBits
	if m.IsCastling() {
		plain.castle(p.castling(m), next)
	} else {
		plain.Make(m, next)
	}
	for i := range castlings {
		c := home.castling(i)
		for _, s := range [2]Square{m.From(), m.To()} {
			if s == c.move.From() || s == c.rookFrom {
				rights &^= c.right
			}
		}
	}
	next.state |= state(rights)<<castlingAt | state(home.of(rights))<<homeAt
}

// castle moves king and rook, which may cross or stand where the other one goes.
func (p *Position) castle(c castlingMove, next *Position) {
	king, rook := NewPiece(p.Turn(), King), NewPiece(p.Turn(), Rook)
	*next = *p
	next.flip(king, c.move.From())
	next.flip(rook, c.rookFrom)
	next.flip(king, c.kingTo)
	next.flip(rook, c.rookTo)
	next.state = (p.state+onePly)&^epSquareBits | 1<<(castledAt+p.Turn())
}

// kingTargetsAtHome is kingTargets where the home is not that of chess: the castlings are the squares of the rooks.
func (f *checkInfo) kingTargetsAtHome(p *Position, wanted Bitboard) (steps, castlings Bitboard) {
	plain := *p
	plain.state &^= homeBits | castlingBits
	steps, _ = f.kingTargets(&plain, wanted)
	if f.checkers != 0 || wanted&^f.occupied == 0 {
		return steps, 0
	}
	for i := 2 * int(p.Turn()); i < 2*int(p.Turn())+2; i++ {
		if c := p.Home().castling(i); p.Castling().Has(c.right) && f.mayCastle(p, c) {
			castlings |= c.rookFrom.bit()
		}
	}
	return steps, castlings
}

// mayCastle reports whether the ways of king and rook are free but for the two, and the king's is not attacked;
// where it ends it must not be attacked behind the rook that has gone, either.
func (f *checkInfo) mayCastle(p *Position, c castlingMove) bool {
	pair := f.king.bit() | c.rookFrom.bit()
	way := between[f.king][c.kingTo] | c.kingTo.bit()
	if (way|between[c.rookFrom][c.rookTo]|c.rookTo.bit())&f.occupied&^pair != 0 {
		return false
	}
	for rest := way; rest != 0; rest = rest.ClearLowest() {
		if p.AttackersTo(rest.Lowest(), f.occupied)&f.enemy != 0 {
			return false
		}
	}
	return p.AttackersTo(c.kingTo, f.occupied&^pair|c.kingTo.bit()|c.rookTo.bit())&f.enemy == 0
}
