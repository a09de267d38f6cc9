package board

// CheckTest is GivesCheck for many moves of one position: what the enemy king sees is found once.
type CheckTest struct {
	direct  [King + 1]Bitboard // where a piece of each type gives check
	all     Bitboard           // where any piece does
	screens Bitboard           // own pieces that alone stand between the king and an own slider
}

// CheckTest prepares the test for the side to move.
func (p *Position) CheckTest() (t CheckTest) {
	king, occupied := p.KingSquare(p.Turn().Opponent())&63, p.Occupied()
	own := p.Side(p.Turn())
	diagonals, straights := BishopAttacks(king, occupied), RookAttacks(king, occupied)
	t.direct[Pawn] = pawnAttacks[p.Turn().Opponent()][king]
	t.direct[Knight] = knightAttacks[king]
	t.direct[Bishop], t.direct[Rook], t.direct[Queen] = diagonals, straights, diagonals|straights
	t.all = t.direct[Pawn] | t.direct[Knight] | t.direct[Queen]
	snipers := (openDiagonals[king]&p.diagonals() | openStraights[king]&p.straights()) & own
	for ; snipers != 0; snipers = snipers.ClearLowest() {
		if shield := between[king][snipers.Lowest()&63] & occupied; !shield.MoreThanOne() {
			t.screens |= shield & own
		}
	}
	return t
}

// RulesOut reports at a glance, small enough to be part of a loop, that a legal move gives no check. Where it does
// not, Gives says whether it does.
func (t *CheckTest) RulesOut(m Move) bool {
	return !t.all.Has(m.To()) && !t.screens.Has(m.From()) && m&flagMask&^(flagCapture|flagDouble) == 0 &&
		!m.IsEnPassant()
}

// Gives reports whether a legal move of the position gives check.
func (t *CheckTest) Gives(p *Position, m Move) bool {
	if t.screens.Has(m.From()) || m&flagMask&^(flagCapture|flagDouble) != 0 || m.IsEnPassant() {
		return p.GivesCheck(m)
	}
	return t.direct[p.At(m.From()).Type()].Has(m.To())
}

// reach returns squares among which are those that every check goes to.
func (t *CheckTest) reach(p *Position) Bitboard {
	seventh := Rank7
	if p.Turn() == Black {
		seventh = Rank2
	}
	if t.screens != 0 || p.state&homeBits != 0 || p.state.epSquare() != A1 || p.pawns()&p.Side(p.Turn())&seventh != 0 {
		return ^Bitboard(0)
	}
	castlings := castlingGoals[p.Castling()>>(2*(p.Turn()&1))&3] << (56 * uint(p.Turn()))
	return t.all | castlings
}

// Checks fills the list with the legal moves that give check.
func (p *Position) Checks(list *MoveList) { p.checks(list, ^Bitboard(0)) }

// QuietChecks fills the list with those that capture nothing.
func (p *Position) QuietChecks(list *MoveList) { p.checks(list, ^p.Occupied()) }

// checks lists the checks to the wanted squares: those that are occupied among them stand for captures
// en passant, too.
func (p *Position) checks(list *MoveList, wanted Bitboard) {
	test := p.CheckTest()
	var f checkInfo
	f.analyse(p)
	f.generate(p, list, wanted&test.reach(p))
	if p.state.epSquare() != A1 && wanted&f.occupied != 0 {
		f.enPassants(p, list)
	}
	kept := list.moves[:0]
	for _, m := range list.All() {
		if !test.RulesOut(m) && test.Gives(p, m) {
			kept = append(kept, m)
		}
	}
	list.n = len(kept)
}
