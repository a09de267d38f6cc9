package board

// Position is a legal position with all that the rules need but the earlier positions: 48 bytes
// without pointers, to be copied freely; two that compare equal also agree on who has castled,
// which a FEN does not say. The zero value is no position; Start, ParseFEN and Setup.Position make
// them.
//
// The pieces stand in four planes, one bit of the Piece's code each. A move then changes four
// words, whatever moves and whatever is captured, and a set of one type is two or three operations
// away.
type Position struct {
	leapers  Bitboard // pawns, knights, kings
	diagonal Bitboard // bishops, queens; also knights
	straight Bitboard // rooks, queens; also kings
	black    Bitboard // all of Black's pieces

	key   uint64 // the pieces' part of the Zobrist key; the rest is found from the state on demand
	state state
}

// Start returns the initial position of a game.
func Start() Position {
	p, _ := ParseFEN("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	return p
}

// Turn returns the side to move.
func (p *Position) Turn() Colour { return p.state.turn() }

// Key returns the Zobrist key, by three look-ups.
func (p *Position) Key() uint64 { return p.key ^ p.state.key() }

// Castling returns the castling rights.
func (p *Position) Castling() Castling { return p.state.castling() }

// EnPassant returns the square on which the side to move can legally capture en passant, else
// NoSquare.
func (p *Position) EnPassant() Square {
	if s := p.state.epSquare(); s != A1 {
		return s
	}
	return NoSquare
}

// HalfmoveClock returns the number of plies since the last capture or pawn move.
func (p *Position) HalfmoveClock() int { return p.state.clock() }

// MoveNumber returns the number of the move as game records count, from 1.
func (p *Position) MoveNumber() int { return p.state.number() }

// Occupied returns all pieces.
func (p *Position) Occupied() Bitboard { return p.leapers | p.diagonal | p.straight }

// Side returns the pieces of one side.
func (p *Position) Side(c Colour) Bitboard { return p.Occupied()&(Bitboard(c&1)-1) ^ p.black }

// Pieces returns the pieces of one type, both sides; for NoPieceType the empty squares.
func (p *Position) Pieces(k PieceType) Bitboard {
	code := Bitboard(k.code())
	return (p.leapers ^ (code&1 - 1)) & (p.diagonal ^ (code>>1&1 - 1)) & (p.straight ^ (code>>2 - 1))
}

// PiecesOf returns the pieces of one side and type.
func (p *Position) PiecesOf(c Colour, k PieceType) Bitboard { return p.Pieces(k) & p.Side(c) }

// At returns what stands on a square of the board.
func (p *Position) At(s Square) Piece {
	s &= 63
	return Piece(p.code(s) | p.black>>s&1<<3)
}

// code returns what the planes hold of a piece's type on a square of the board, in three bits.
func (p *Position) code(s Square) Bitboard {
	return p.leapers>>s&1 | p.diagonal>>s&1<<1 | p.straight>>s&1<<2
}

// KingSquare returns the square of a side's king.
func (p *Position) KingSquare(c Colour) Square { return (p.kings() & p.Side(c)).Lowest() }

// Checkers returns the pieces that give check to the side to move. Sliders are few that would attack
// it on an empty board, so that it is quicker to look between them and the king than along all its lines.
func (p *Position) Checkers() Bitboard {
	occupied := p.Occupied()
	enemy := p.Side(p.Turn().Opponent())
	king := (p.kings() &^ enemy).Lowest() & 63
	checkers := (p.pawns()&pawnAttacks[p.Turn()][king] | p.knights()&knightAttacks[king]) & enemy
	snipers := (openDiagonals[king]&p.diagonals() | openStraights[king]&p.straights()) & enemy
	for ; snipers != 0; snipers = snipers.ClearLowest() {
		if sniper := snipers.Lowest() & 63; between[king][sniper]&occupied == 0 {
			checkers |= sniper.bit()
		}
	}
	return checkers
}

// InCheck reports whether the side to move is in check.
func (p *Position) InCheck() bool { return p.Checkers() != 0 }

// put places a piece on an empty square. The key is not kept.
func (p *Position) put(piece Piece, s Square) {
	p.leapers |= Bitboard(piece&1) << s
	p.diagonal |= Bitboard(piece>>1&1) << s
	p.straight |= Bitboard(piece>>2&1) << s
	p.black |= Bitboard(piece>>3&1) << s
}

// Sets of both colours by the planes.
func (p *Position) pawns() Bitboard     { return p.leapers &^ (p.diagonal | p.straight) }
func (p *Position) knights() Bitboard   { return p.leapers & p.diagonal }
func (p *Position) kings() Bitboard     { return p.leapers & p.straight }
func (p *Position) diagonals() Bitboard { return p.diagonal &^ p.leapers } // bishops and queens
func (p *Position) straights() Bitboard { return p.straight &^ p.leapers } // rooks and queens
