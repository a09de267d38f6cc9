package trajectory

import "drevo/engine/board"

// DenialKind says how a denial works.
type DenialKind uint8

// The three kinds of denial.
const (
	Control  DenialKind = iota // the attacker is captured on an alpha-square
	Blockade                   // an alpha-square or a beta-square is occupied before the attacker comes
	Retreat                    // the target goes to a safe square
)

// String names the kind.
func (k DenialKind) String() string {
	return [...]string{"control", "blockade", "retreat"}[min(k, Retreat)]
}

// Denial is one piece's way to deny an alpha-square of another side's trajectory in time.
type Denial struct {
	Kind     DenialKind
	Way      Trajectory // of the denying piece, to the square where it denies
	Square   board.Square
	Material int   // m: what the exchange on that square brings the piece that is denied
	Approach *Path // the way up to the last move, which the exchange judges; nil for a retreat
	Costs    bool  // the exchange pays the denying side, or a pawn is stopped without one
	Works    bool  // it costs something and the way is open
}

// controls walks over the denials by pieces that can capture the moving piece where it stands, at
// the latest one half-move after it has arrived. A controller's last move is looked at on the board
// of that time, its moves before on the board as it stands.
func (j *Judge) controls(x *exchange, arrival int, yield func(Denial) bool) {
	squares := attackersByType(x.enemy(), x.at, x.occupied())
	for rest := x.pieces[x.enemy()]; rest != 0; rest = rest.ClearLowest() {
		r := j.reachOf(rest.Lowest())
		for moves := 1; moves <= r.moves; moves++ {
			needed := j.halfMoves(x.enemy(), moves) - x.allowance.reserve
			if Rho(arrival, needed, ForControl) == 1 {
				break
			}
			if from := r.levels[moves-1] & squares[r.kind]; from != 0 {
				if !yield(j.control(x, r, from, moves)) {
					return
				}
				break
			}
		}
	}
}

// control returns one piece's control, its last move beginning on one of the given squares.
func (j *Judge) control(x *exchange, r *reach, from board.Bitboard, moves int) Denial {
	d := Denial{Kind: Control, Square: x.at, Material: x.capturedBy(r.kind, r.from)}
	d.Way, d.Approach = j.lastMove(r, from, x.at, moves)
	d.Way.step(moves-1, x.at, true)
	d.decide(Tau(d.Material) == 0)
	return d
}

// blockades walks over the denials by pieces that can occupy the next stop of the moving piece, or
// a square that it passes over on the way there, before it comes, and reports whether it was not
// broken off. The target does not blockade: it retreats.
func (j *Judge) blockades(x *exchange, i, arrival int, yield func(Denial) bool) bool {
	t := x.trajectory
	squares := (t.stops[i].Bitboard() | t.BetaBefore(i)) &^ j.position.Occupied()
	if squares == 0 {
		return true
	}
	for rest := x.pieces[x.enemy()] &^ t.Target.Bitboard(); rest != 0; rest = rest.ClearLowest() {
		r := j.reachOf(rest.Lowest())
		for moves := 1; moves <= r.moves; moves++ {
			needed := j.halfMoves(x.enemy(), moves) - x.allowance.reserve
			if Rho(arrival, needed, ForBlockade) == 1 {
				break
			}
			for on := r.levels[moves] & squares; on != 0; on = on.ClearLowest() {
				if !yield(j.blockade(x, r, on.Lowest(), moves)) {
					return false
				}
			}
		}
	}
	return true
}

// blockade returns one piece's blockade of one square. A blocked pawn cannot go on; another piece
// captures the blockader if that pays.
func (j *Judge) blockade(x *exchange, r *reach, on board.Square, moves int) Denial {
	d := Denial{Kind: Blockade, Square: on}
	d.Way, d.Approach = j.lastMove(r, r.trace(on.Bitboard(), moves)[moves-1], on, moves)
	if x.trajectory.Piece == board.Pawn {
		d.decide(true)
		return d
	}
	d.Material = x.capturesBlockader(r.kind, r.from, on)
	d.decide(Tau(d.Material) == 0)
	return d
}

// decide decides whether a denial works: formula 7 for one square.
func (d *Denial) decide(costs bool) {
	d.Costs = costs
	d.Works = costs && d.Approach.Function == 1
}

// lastMove puts together a denying piece's way to a square and its approach, the way up to the last
// move. That move begins on one of the given squares: the first to which the way is open, or else
// the first.
func (j *Judge) lastMove(r *reach, from board.Bitboard, to board.Square, moves int) (Trajectory, *Path) {
	var best *Path
	for rest := from; rest != 0 && (best == nil || best.Function == 0); rest = rest.ClearLowest() {
		if approach := j.approach(r.from, rest.Lowest(), moves-1); best == nil || approach.Function == 1 {
			best = approach
		}
	}
	way := best.Trajectory
	way.Target = to
	way.step(moves-1, to, false)
	way.Moves, way.HalfMoves = uint8(moves), uint8(j.halfMoves(way.Side, moves))
	way.beta |= way.BetaBefore(moves - 1)
	return way, best
}
