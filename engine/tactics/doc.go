// Package tactics finds in any position, without a search, what a chess player looks at first: which
// squares are attacked, which pieces hang, which are pinned, and what the other side would do if it
// were its turn.
//
//	for _, h := range tactics.HangingPieces(&p) {
//		fmt.Println(h.Square, "loses", h.Loss)
//	}
//
// What is won and lost is counted in pawns after Shannon (queen 9, rook 5, bishop and knight 3,
// pawn 1), by the exchange on one square: each side captures there with its least valuable piece
// that may legally do so, or stops when that is better ([board.Position.SEE]). Forks, discovered
// attacks and pieces that are overloaded need more than one square and are not seen: a search is
// there for them.
//
// Rulings where usage differs:
//
//   - A piece attacks a square even while it is pinned; it captures there only if that is legal.
//   - A piece is pinned to its king by any slider that would then attack the king; to its queen by a
//     bishop or a rook, and by a queen if its own is not defended otherwise.
//   - In check there are no threats: who must answer a check has no turn to give away.
//
// Every answer costs some microseconds. Nothing is kept between calls.
package tactics

import "drevo/engine/board"

// Values returns the values of pawn, knight, bishop, rook, queen and king in which exchanges are
// counted.
func Values() [6]int { return [6]int{1, 3, 3, 5, 9, 200} }

// Attackers returns the pieces of a side that attack a square.
func Attackers(p *board.Position, side board.Colour, s board.Square) board.Bitboard {
	return p.AttackersTo(s, p.Occupied()) & p.Side(side)
}
