package trajectory

import "drevo/engine/board"

// melee follows one trajectory over the board: where its piece stands, who has been captured, and what an exchange
// around it would bring.
type melee struct {
	judge      *Judge
	trajectory *Trajectory
	kind       board.PieceType   // of the moving piece, the promoted one at the end
	at         board.Square      // where it stands
	men        [2]board.Bitboard // who stands where it stood, without the moving piece and the captured
	won        int               // what its last move captured or promoted
}

// newMelee starts with the piece on its own square.
func newMelee(j *Judge, t *Trajectory) melee {
	m := melee{judge: j, trajectory: t, kind: t.Piece, at: t.From, men: j.men}
	m.men[t.Side] &^= t.From.Bitboard()
	return m
}

// arrive makes the move to stop i.
func (m *melee) arrive(i int) {
	t := m.trajectory
	m.at, m.won = t.stops[i], 0
	victim := m.at
	if t.EnPassant {
		victim = t.Target
	}
	if enemy := &m.men[t.Side.Opponent()]; enemy.Has(victim) {
		m.won = Value(m.judge.position.At(victim).Type())
		*enemy &^= victim.Bitboard()
	}
	if t.Promotion && i == int(t.Moves)-1 {
		m.kind = board.Queen
		m.won += Value(board.Queen) - Value(board.Pawn)
	}
}

// over tells whether the last move has taken the king.
func (m *melee) over() bool { return m.won >= Value(board.King) }

// enemy gives the side that denies.
func (m *melee) enemy() board.Colour { return m.trajectory.Side.Opponent() }

// occupied gives all men, the moving piece too.
func (m *melee) occupied() board.Bitboard { return m.men[0] | m.men[1] | m.at.Bitboard() }

// captured gives what the exchange brings when an enemy piece that began on from captures the moving piece.
func (m *melee) captured(by board.PieceType, from board.Square) int {
	men := m.men
	men[m.enemy()] &^= from.Bitboard()
	others := others{helpers: m.helpers(m.at)}
	return m.won - Value(m.kind) + m.judge.trade(m.at, men, m.trajectory.Side, Value(by), others)
}

// captures gives what the exchange brings when the moving piece captures a blockader that came from a square.
func (m *melee) captures(blockader board.PieceType, from, on board.Square) int {
	men := m.men
	men[m.enemy()] &^= from.Bitboard()
	others := others{helpers: m.helpers(on)}
	return Value(blockader) - m.judge.trade(on, men, m.enemy(), Value(m.trajectory.Piece), others)
}

// others take part in an exchange though they did not bear on its square from where they stood: a piece that has gone
// elsewhere, and men that have time to come.
type others struct {
	side    board.Colour
	kind    board.PieceType
	at      board.Square
	here    bool           // the piece is there and has not captured yet
	helpers board.Bitboard // men of both sides, by the squares on which they stand
}

// trade gives the most that a side can win on a square where a piece of the given price stands, by capturing with its
// cheapest piece first. Either side may stop at any time, and nobody recaptures when a king has been taken.
func (j *Judge) trade(on board.Square, men [2]board.Bitboard, side board.Colour, prize int, o others) int {
	occupied := men[0] | men[1]
	if o.here {
		occupied |= o.at.Bitboard()
	}
	from, kind := j.cheapest(on, men[side], occupied, o.helpers)
	if o.here && o.side == side && o.kind <= kind && attackers(o.kind, side, on, occupied).Has(o.at) {
		kind, o.here = o.kind, false
	} else if kind != board.NoPieceType {
		men[side] &^= from.Bitboard()
	} else {
		return 0
	}
	if prize == Value(board.King) {
		return prize
	}
	return max(0, prize-j.trade(on, men, side.Opponent(), Value(kind), o))
}

// cheapest finds the cheapest of some men of one side that can capture on a square, helpers among them, NoKind when there
// is none.
func (j *Judge) cheapest(on board.Square, men, occupied, helpers board.Bitboard) (board.Square, board.PieceType) {
	able := (j.position.AttackersTo(on, occupied) | helpers) & men
	if able == 0 {
		return board.NoSquare, board.NoPieceType
	}
	for kind := board.Pawn; ; kind++ {
		if of := able & j.position.Pieces(kind); of != 0 {
			return of.Lowest(), kind
		}
	}
}

// attackers gives the squares from which a piece would capture on a square: those that the opponent's like would attack
// from there.
func attackers(kind board.PieceType, side board.Colour, on board.Square, occupied board.Bitboard) board.Bitboard {
	return board.Attacks(kind, side.Opponent(), on, occupied)
}

// bearers gives, for each kind, the squares from which a piece of a side would capture on a square.
func bearers(side board.Colour, on board.Square, occupied board.Bitboard) (from [6]board.Bitboard) {
	from[board.Pawn] = board.PawnAttacks(side.Opponent(), on)
	from[board.Knight] = board.KnightAttacks(on)
	from[board.Bishop] = board.BishopAttacks(on, occupied)
	from[board.Rook] = board.RookAttacks(on, occupied)
	from[board.Queen] = from[board.Bishop] | from[board.Rook]
	from[board.King] = board.KingAttacks(on)
	return from
}
