package board

// checkInfo is what generation and the tests of legality find out once for a position before they
// look at any move.
type checkInfo struct {
	own, enemy, occupied Bitboard
	king                 Square
	checkers             Bitboard
	target               Bitboard // of pieces but the king: no own piece, and an answer to a check
	pinDiagonal          Bitboard // from the king to and including sliders that pin on diagonals
	pinStraight          Bitboard // the same along ranks and files
}

// analyse finds the checks and pins of a position. Of the enemy's sliders that would attack the
// king on an empty board, one gives check when nothing is between, and pins when one own piece is.
func (f *checkInfo) analyse(p *Position) {
	occupied := p.Occupied()
	own := p.Side(p.Turn())
	enemy := occupied ^ own
	king := (p.kings() & own).Lowest() & 63
	diagonal, straight := openDiagonals[king], openStraights[king]
	checkers := (p.pawns()&pawnAttacks[p.Turn()][king] | p.knights()&knightAttacks[king]) & enemy
	pins := Bitboard(0)
	for rest := (diagonal&p.diagonals() | straight&p.straights()) & enemy; rest != 0; rest = rest.ClearLowest() {
		sniper := rest.Lowest() & 63
		path := between[king][sniper]
		shield := path & occupied
		if shield == 0 {
			checkers |= sniper.bit()
		} else if shield&own != 0 && !shield.MoreThanOne() {
			pins |= path | sniper.bit()
		}
	}
	f.own, f.enemy, f.occupied, f.king, f.checkers, f.target = own, enemy, occupied, king, checkers, ^own
	f.pinDiagonal, f.pinStraight = pins&diagonal, pins&straight
	if checkers != 0 {
		f.target &= f.checkMask()
	}
}

// checkMask returns the squares on which a piece other than the king ends a check: none if the
// check is double.
func (f *checkInfo) checkMask() Bitboard {
	if f.checkers.MoreThanOne() {
		return 0
	}
	return f.checkers | between[f.king][f.checkers.Lowest()&63]
}

// kingTargets returns those of the wanted squares to which the king may step, and those to which it
// may castle.
func (f *checkInfo) kingTargets(p *Position, wanted Bitboard) (steps, castlings Bitboard) {
	if p.state&homeBits != 0 {
		return f.kingTargetsAtHome(p, wanted)
	}
	steps = kingAttacks[f.king] &^ f.own & wanted
	if f.checkers == 0 {
		castlings = f.openCastlings(p) & wanted
	}
	if steps|castlings == 0 {
		return 0, 0
	}
	danger := p.attacked(p.Turn().Opponent(), f.occupied&^f.king.bit(), &kingReach[f.king])
	passing := (danger&FileF)<<1 | (danger&FileD)>>1
	return steps &^ danger, castlings &^ (danger | passing)
}

// openCastlings returns the king's targets of the castlings that the side to move has the right to
// and room for.
func (f *checkInfo) openCastlings(p *Position) Bitboard {
	home := 56 * uint(p.Turn())
	rights := p.Castling() >> (2 * (p.Turn() & 1)) & 3
	return (castlingRoom[f.occupied>>home&0xff] & castlingGoals[rights]) << home
}

// castlingGoals holds the king's targets on White's first rank for a side's rights, castlingRoom
// those to which the way is free when the squares of the rank are occupied so.
var (
	castlingGoals = [4]Bitboard{0, 1 << G1, 1 << C1, 1<<G1 | 1<<C1}
	castlingRoom  = func() (room [256]Bitboard) {
		for rank := range Bitboard(256) {
			if rank&(1<<F1|1<<G1) == 0 {
				room[rank] |= 1 << G1
			}
			if rank&(1<<B1|1<<C1|1<<D1) == 0 {
				room[rank] |= 1 << C1
			}
		}
		return room
	}()
)

// pawnTargets returns the squares that the side's pawns may reach: by one step, by two, and
// capturing to the left and to the right as White sees it.
func (f *checkInfo) pawnTargets(p *Position) (one, two, left, right Bitboard) {
	up := 8 - 16*int(p.Turn())
	third := Rank3 << (24 * uint(p.Turn()))
	pawns := p.pawns() & f.own
	one = pawns.rotate(up) &^ f.occupied
	left = (pawns &^ FileA).rotate(up-1) & f.enemy & f.target
	right = (pawns &^ FileH).rotate(up+1) & f.enemy & f.target
	if pawns&(f.pinDiagonal|f.pinStraight) != 0 {
		one &= unpinned(pawns, f.pinStraight, f.pinDiagonal, up)
		left &= unpinned(pawns, f.pinDiagonal, f.pinStraight, up-1)
		right &= unpinned(pawns, f.pinDiagonal, f.pinStraight, up+1)
	}
	two = (one & third).rotate(up) &^ f.occupied & f.target
	return one & f.target, two, left, right
}

// unpinned returns the squares that pawns may reach in one direction as far as pins are concerned:
// those pinned across it none, those pinned along it what lies on the lines of such pins. What a
// pawn reaches from one of them lies off all others, so that they need not be told apart; what
// wraps round the edge is on a file that the direction never reaches.
func unpinned(pawns, along, across Bitboard, direction int) Bitboard {
	return (along | ^(pawns & along).rotate(direction)) &^ (pawns & across).rotate(direction)
}
