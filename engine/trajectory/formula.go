package trajectory

import "drevo/engine/board"

// The formulas of chapter II, by their numbers in the book. All functions take and give 0 and 1 where the book's do.
// The book writes them with x/|x|; where that divides by zero the comment says which side zero falls on.

// values are the prices of the pieces after Shannon.
var values = [6]int{board.Pawn: 1, board.Knight: 3, board.Bishop: 3, board.Rook: 5, board.Queen: 9, board.King: 200}

// Value gives the price of a piece after Shannon: K 200, Q 9, R 5, B and N 3, P 1; 0 for no piece.
func Value(k board.PieceType) int {
	if k > board.King {
		return 0
	}
	return values[k]
}

// HalfMoves gives the time, in half-moves, in which a piece makes a number of moves: 2k-1 when its side is to move
// and 2k when it is not; standing still takes no time.
func HalfMoves(moves int, toMove bool) int {
	if toMove && moves > 0 {
		return 2*moves - 1
	}
	return 2 * moves
}

// movesIn gives the number of moves that a side can make within a number of half-moves.
func movesIn(halfMoves int, toMove bool) int {
	if toMove {
		return (halfMoves + 1) / 2
	}
	return halfMoves / 2
}

// JumpHop is the rule by which a time of n half-moves changes when a half-move is made by another piece and the
// trajectory stays the same: one more after a move of the own side, one less after a move of the other.
func JumpHop(n int, ownSideMoved bool) int {
	if ownSideMoved {
		return n + 1
	}
	return n - 1
}

// AttackFunction is formula 1: the product of the functions of the trajectory's alpha-squares and of 1-f for the
// target's squares of retreat. It is 1 when the attack is irresistible.
func AttackFunction(alphas, retreats []int) int {
	product := 1
	for _, f := range alphas {
		product *= f
	}
	for _, f := range retreats {
		product *= 1 - f
	}
	return product
}

// Psi is formula 2: 1 when the attacker has arrived, no half-moves being left, and 0 before.
func Psi(halfMoves int) int {
	if halfMoves == 0 {
		return 1
	}
	return 0
}

// The constant a of formula 3'.
const (
	ForControl  = 2
	ForBlockade = 0
)

// Rho is formula 3': 0 when a denying piece that needs nrk half-moves to an alpha-square is in time against an attacker
// that needs nik, else 1. A controller is in time when nrk <= nik+1, a blockader when nrk < nik; the zero of the
// book's fraction counts as not in time.
func Rho(nik, nrk, a int) int {
	if nik-nrk+a > 0 {
		return 0
	}
	return 1
}

// Tau is formula 3": 1 when the exchange on a square, which brings the attacker m, loses nothing.
func Tau(m int) int {
	if m >= 0 {
		return 1
	}
	return 0
}

// SquareFunction is formula 3: f of an alpha-square is 1 when nobody can deny it in time or when the exchange there
// loses nothing.
func SquareFunction(tau, rho int) int { return tau + rho - tau*rho }

// ObjectSwitch is formulas 4' and 4": 1 when an intermediate square is denied in time (rho 0) and brings the attacker
// less than the end of the trajectory, so that the defender will rather fight there.
func ObjectSwitch(intermediate, final, rho int) int {
	tau := Tau(intermediate - final)
	return 1 - rho - tau + rho*tau
}

// ObjectValue is formula 4: what is attacked shrinks to what the defender loses at the least on one of the alpha-squares.
// The functions psi say whether the attacker has arrived on the final and on the intermediate square; with both 1 the
// result is the value of the object as it stands in an evaluation.
func ObjectValue(final, psiFinal, intermediate, psiIntermediate, rho int) int {
	change := intermediate*psiIntermediate - final*psiFinal
	return final*psiFinal + change*ObjectSwitch(intermediate, final, rho)
}

// FunctionChange is the delta of formulas 5 and 6: how the function of a trajectory changes when one of its alpha-squares
// changes from f to denied. The book's division by f is the product of the other squares.
func FunctionChange(others, f, denied int) int { return others*f - others*denied }

// DenialValue is formula 5, the invisible value of a first denial: what is attacked, whether and how much the denial
// changes the function of the attack, and the functions of the denial itself.
func DenialValue(attacked, psi, change, psiDenial, denial int) int {
	return -attacked * psi * change * psiDenial * denial
}

// SecondDenialValue is formula 6, the invisible value of the denial of a denial.
func SecondDenialValue(attacked, psi, change, psiDenial, changeOfDenial, psiSecond, second int) int {
	return DenialValue(attacked, psi, change, psiDenial, changeOfDenial) * psiSecond * second
}

// RealFunction is one brace of formula 7: a square begins with f and falls to denied if the denying trajectory, whose
// own real function is given, goes through.
func RealFunction(f, denied, denial int) int { return f + (denied-f)*denial }

// ExchangeGoesOn is formulas 8' and 8": an exchange makes sense for a side while the material that it has lost so far
// is not more than the prize, the piece that it can take next. Lost is positive when the side is behind.
func ExchangeGoesOn(lost, prize int) bool { return lost <= prize }
