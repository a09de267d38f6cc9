package trajectory

import "drevo/engine/board"

// exchange follows one trajectory over the board: where its piece stands, who has been captured,
// and what an exchange of captures around it would bring.
type exchange struct {
	judge      *Judge
	trajectory Trajectory
	allowance  allowance
	kind       board.PieceType   // of the moving piece, the promoted one at the end
	at         board.Square      // where it stands
	pieces     [2]board.Bitboard // those where they stood, without the moving and the captured
	won        int               // what its last move captured or promoted
}

// newExchange starts with the piece on its own square.
func newExchange(j *Judge, t *Trajectory, a allowance) exchange {
	x := exchange{judge: j, trajectory: *t, allowance: a, kind: t.Piece, at: t.From, pieces: j.pieces}
	x.pieces[t.Side] &^= t.From.Bitboard()
	return x
}

// moveTo makes the move to stop i.
func (x *exchange) moveTo(i int) {
	t := &x.trajectory
	x.at, x.won = t.stops[i], 0
	victim := x.at
	if t.EnPassant {
		victim = t.Target
	}
	if enemy := &x.pieces[t.Side.Opponent()]; enemy.Has(victim) {
		x.won = Value(x.judge.position.At(victim).Type())
		*enemy &^= victim.Bitboard()
	}
	if t.Promotion && i == int(t.Moves)-1 {
		x.kind = board.Queen
		x.won += Value(board.Queen) - Value(board.Pawn)
	}
}

// over reports whether the last move has taken the king.
func (x *exchange) over() bool { return x.won >= Value(board.King) }

// enemy returns the side that denies.
func (x *exchange) enemy() board.Colour { return x.trajectory.Side.Opponent() }

// occupied returns the squares of all pieces, the moving one too.
func (x *exchange) occupied() board.Bitboard { return x.pieces[0] | x.pieces[1] | x.at.Bitboard() }

// capturedBy returns what the exchange brings when an enemy piece that began on from captures the
// moving piece. Nobody recaptures a king's captor.
func (x *exchange) capturedBy(kind board.PieceType, from board.Square) int {
	if x.kind == board.King {
		return x.won - Value(board.King)
	}
	pieces := x.pieces
	pieces[x.enemy()] &^= from.Bitboard()
	join := joining{helpers: x.helpers(x.at)}
	return x.won - Value(x.kind) + x.judge.exchangeValue(x.at, pieces, x.trajectory.Side, Value(kind), join)
}

// capturesBlockader returns what the exchange brings when the moving piece captures a blockader
// that came from a square.
func (x *exchange) capturesBlockader(kind board.PieceType, from, on board.Square) int {
	pieces := x.pieces
	pieces[x.enemy()] &^= from.Bitboard()
	join := joining{helpers: x.helpers(on)}
	return Value(kind) - x.judge.exchangeValue(on, pieces, x.enemy(), Value(x.trajectory.Piece), join)
}

// joining are those who take part in an exchange though they did not bear on its square from where
// they stood: a piece that has gone elsewhere, and pieces that have time to come.
type joining struct {
	side    board.Colour
	kind    board.PieceType
	at      board.Square
	here    bool           // the piece is there and has not captured yet
	helpers board.Bitboard // pieces of both sides, by the squares on which they stand
}

// exchangeValue returns the most that a side can win on a square where a piece of the given value
// stands, by capturing with its cheapest piece first. Either side may stop at any time, and nobody
// recaptures when a king has been taken.
func (j *Judge) exchangeValue(on board.Square, pieces [2]board.Bitboard, side board.Colour, value int,
	join joining) int {
	occupied := pieces[0] | pieces[1]
	if join.here {
		occupied |= join.at.Bitboard()
	}
	from, kind := j.cheapest(on, pieces[side], occupied, join.helpers)
	if join.here && join.side == side && join.kind <= kind && attackers(join.kind, side, on, occupied).Has(join.at) {
		kind, join.here = join.kind, false
	} else if kind != board.NoPieceType {
		pieces[side] &^= from.Bitboard()
	} else {
		return 0
	}
	if value == Value(board.King) {
		return value
	}
	return max(0, value-j.exchangeValue(on, pieces, side.Opponent(), Value(kind), join))
}

// cheapest finds the cheapest of some pieces of one side that can capture on a square, helpers
// among them, NoPieceType when there is none.
func (j *Judge) cheapest(on board.Square, pieces, occupied, helpers board.Bitboard) (board.Square, board.PieceType) {
	able := (j.position.AttackersTo(on, occupied) | helpers) & pieces
	if able == 0 {
		return board.NoSquare, board.NoPieceType
	}
	for kind := board.Pawn; ; kind++ {
		if of := able & j.position.Pieces(kind); of != 0 {
			return of.Lowest(), kind
		}
	}
}

// attackers returns the squares from which a piece would capture on a square: those that the
// opponent's like would attack from there.
func attackers(kind board.PieceType, side board.Colour, on board.Square, occupied board.Bitboard) board.Bitboard {
	return board.Attacks(kind, side.Opponent(), on, occupied)
}

// attackersByType returns, for each type of piece, the squares from which one of a side would
// capture on a square.
func attackersByType(side board.Colour, on board.Square, occupied board.Bitboard) (from [6]board.Bitboard) {
	from[board.Pawn] = board.PawnAttacks(side.Opponent(), on)
	from[board.Knight] = board.KnightAttacks(on)
	from[board.Bishop] = board.BishopAttacks(on, occupied)
	from[board.Rook] = board.RookAttacks(on, occupied)
	from[board.Queen] = from[board.Bishop] | from[board.Rook]
	from[board.King] = board.KingAttacks(on)
	return from
}
