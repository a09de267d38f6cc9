// Package trajectory finds attack trajectories, the ways on which the pieces of a position can go
// to capture an enemy piece or to promote, after M. M. Botvinnik, "An Algorithm for Chess" (Moscow,
// 1968).
//
// # The map
//
// A trajectory begins on the square of the attacking piece and ends on the square of its target.
// Where the piece stops is an alpha-square, what it passes over without stopping is a beta-square.
// A map holds all shortest trajectories of every piece of both sides against every enemy piece that
// fit into a horizon:
//
//	m := trajectory.Build(&position, 3)
//	for i := range m.Trajectories {
//		fmt.Println(&m.Trajectories[i]) // Qe5-d6xe7 (3)
//	}
//
// A programme that needs a map at every node keeps one Map and calls [Map.Rebuild], which reuses
// its memory.
//
// # Time
//
// Time is counted in half-moves from the position as it stands. A piece of the side to move that
// needs k moves needs 2k-1 half-moves, a piece of the other side 2k, so that a horizon of 3 gives
// the side to move two moves and its opponent one. The horizon is 1 to 11 half-moves for kings
// and pawns, six moves at most, and 1 to 7 for the other pieces.
//
// # Denials
//
// A [Judge] says what the other side can do about an attack: capture the attacker on an
// alpha-square (control), occupy a square before it comes (blockade), or move the target away
// (retreat). A denial is a trajectory itself and may be denied in turn, as far as the time reaches.
// From that follow the functions f of the squares, F of the attack, and what is attacked in the
// end:
//
//	j := trajectory.NewJudge(&position, 3)
//	a := j.Attack(&m.Trajectories[0])
//	fmt.Println(a.Real, a.Value, a.Formula())
//
// [Attack.Factors] takes the formula apart, each factor with its meaning. [Judge.Expected] judges
// an attack with the pieces that can join it after one move more, for the values of the third type.
// A search that wants one number only asks [Judge.Doomed] or [Judge.Closed], which stop as soon as
// it is known.
//
// The formulas of chapter II are numbered as in the book: (1) F and (7) in [Attack], (3') [Rho],
// (3") [Tau], (4) Attack.Value, (5) [Attack.DenialValue], (6) [Attack.SecondDenialValue]. The tests
// have (1) to (8) as they are printed and compare them with what runs.
//
// # Code tables
//
// [Table] and [PawnTables] give the book's fifteen-by-fifteen tables, [Sums] lays two of them,
// [Keys] forbid what own pieces and enemy pieces forbid, and [Routes] are all shortest ways from
// one square to another, however long.
//
// # Geometry, not legality
//
// The map asks where pieces can get to if nobody disturbs them; what disturbs them (pins, checks,
// captures on the way) is a question for the denials and for the search. A first move of the map
// may therefore be illegal, and a caller compares it with its own legal moves. What else the book
// leaves open is decided in [Rulings], as data, so that a user can read it.
//
// Nothing shared changes after start-up, so any number of goroutines may build maps at the same
// time; one Map or Judge must not be rebuilt while another goroutine reads it.
package trajectory
