package trajectory

import (
	"iter"

	"drevo/engine/board"
)

// DenialKind says how a denial works.
type DenialKind uint8

// The three kinds of denial.
const (
	Control  DenialKind = iota // the attacker is captured on an alpha-square
	Blockade                   // an alpha- or beta-square is occupied before the attacker comes
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

// denier is a piece that is in time to deny a square: what a Denial is made of, before its way is
// judged.
type denier struct {
	kind     DenialKind
	reach    *reach
	on       board.Square   // where it denies
	moves    int            // that it needs
	from     board.Bitboard // the squares from which its last move can begin
	material int
	costs    bool
}

// deniers moves the piece to a stop, -1 for its start, and walks over those who are in time to deny
// it there: who can block before, who can capture after?
func (x *exchange) deniers(i int) iter.Seq[denier] {
	return func(yield func(denier) bool) {
		arrival := 0
		if i >= 0 {
			arrival = x.trajectory.Arrival(i)
			goOn := x.blockaders(i, arrival, yield)
			if x.moveTo(i); !goOn {
				return
			}
		}
		if !x.over() {
			x.controllers(arrival, yield)
		}
	}
}

// controllers walks over the pieces that can capture the moving piece where it stands, at the
// latest one half-move after it has arrived. A controller's last move is looked at on the board of
// that time, its moves before on the board as it stands.
func (x *exchange) controllers(arrival int, yield func(denier) bool) {
	most := x.movesInTime(arrival, ForControl)
	if most == 0 {
		return
	}
	enemy := x.enemy()
	if most == 1 {
		x.capturers(x.pieces[enemy]&x.judge.position.AttackersTo(x.at, x.occupied()), yield)
		return
	}
	squares := attackersByType(enemy, x.at, x.occupied())
	for rest := x.pieces[enemy]; rest != 0; rest = rest.ClearLowest() {
		r := x.judge.reachOf(rest.Lowest())
		for moves := 1; moves <= min(most, r.moves); moves++ {
			if from := r.level(moves-1) & squares[r.kind]; from != 0 {
				material := x.capturedBy(r.kind, r.from)
				if !losesKing(r.kind, material) && !yield(denier{Control, r, x.at, moves, from, material, Tau(material) == 0}) {
					return
				}
				break
			}
		}
	}
}

// capturers walks over the controllers that capture with their first move, from where they stand.
func (x *exchange) capturers(able board.Bitboard, yield func(denier) bool) {
	for ; able != 0; able = able.ClearLowest() {
		r := x.judge.reachOf(able.Lowest())
		material := x.capturedBy(r.kind, r.from)
		if !losesKing(r.kind, material) && !yield(denier{Control, r, x.at, 1, r.levels[0], material, Tau(material) == 0}) {
			return
		}
	}
}

// movesInTime returns how many moves those who deny have, within the horizon and by formula 3' with
// the constant a, against an arrival.
func (x *exchange) movesInTime(arrival, a int) int {
	toMove := x.enemy() == x.judge.position.Turn()
	return inTime(arrival, a, x.allowance.reserve, movesIn(x.judge.Horizon, toMove), toMove)
}

// losesKing reports whether a piece that denies is a king which the exchange takes: a king takes, and
// steps on, only what it does not pay for with itself.
func losesKing(kind board.PieceType, material int) bool {
	return kind == board.King && material > Value(board.King)/2
}

// blockaders walks over the pieces that can occupy the next stop of the moving piece, or a square
// that it passes over on the way there, before it comes, and reports whether it was not broken off.
// The target does not blockade: it retreats.
func (x *exchange) blockaders(i, arrival int, yield func(denier) bool) bool {
	j, t, enemy := x.judge, &x.trajectory, x.enemy()
	most := x.movesInTime(arrival, ForBlockade)
	if most == 0 {
		return true
	}
	squares := (t.stops[i].Bitboard() | t.BetaBefore(i)) &^ j.position.Occupied()
	if squares == 0 {
		return true
	}
	for rest := x.pieces[enemy] &^ t.Target.Bitboard(); rest != 0; rest = rest.ClearLowest() {
		r := j.reachOf(rest.Lowest())
		for moves := 1; moves <= min(most, r.moves); moves++ {
			for on := r.level(moves) & squares; on != 0; on = on.ClearLowest() {
				if d := x.blockader(r, on.Lowest(), moves); !losesKing(r.kind, d.material) && !yield(d) {
					return false
				}
			}
		}
	}
	return true
}

// blockader returns one piece's blockade of one square. A blocked pawn cannot go on; another piece
// captures the blockader if that pays.
func (x *exchange) blockader(r *reach, on board.Square, moves int) denier {
	d := denier{kind: Blockade, reach: r, on: on, moves: moves, costs: true}
	d.from = r.trace(on.Bitboard(), moves)[moves-1]
	if x.trajectory.Piece != board.Pawn {
		d.material = x.capturesBlockader(r.kind, r.from, on)
		d.costs = Tau(d.material) == 0
	}
	return d
}

// canCome reports whether nobody can stop the denier on one of its ways before the last move.
func (j *Judge) canCome(d *denier) bool {
	for rest := d.from; rest != 0; rest = rest.ClearLowest() {
		if j.isOpen(d.reach, rest.Lowest(), d.moves-1) {
			return true
		}
	}
	return false
}

// works reports whether the denial costs the attacker something and its way is open: formula 7 for
// one square.
func (j *Judge) works(d *denier) bool { return d.costs && j.canCome(d) }

// denial puts together a denying piece's way to a square and its approach, the way up to the last
// move. That move begins on the first of its squares to which the way is open, or else on the
// first.
func (j *Judge) denial(d *denier) Denial {
	var best *Path
	for rest := d.from; rest != 0 && (best == nil || best.Function == 0); rest = rest.ClearLowest() {
		if approach := j.approach(d.reach, rest.Lowest(), d.moves-1); best == nil || approach.Function == 1 {
			best = approach
		}
	}
	way := best.Trajectory
	way.Target = d.on
	way.step(d.moves-1, d.on, d.kind == Control)
	way.Moves, way.HalfMoves = uint8(d.moves), uint8(j.halfMoves(way.Side, d.moves))
	way.beta |= way.BetaBefore(d.moves - 1)
	return Denial{
		Kind: d.kind, Way: way, Square: d.on, Material: d.material, Approach: best,
		Costs: d.costs, Works: d.costs && best.Function == 1,
	}
}
