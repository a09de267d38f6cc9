package trajectory

import "drevo/engine/board"

// Zone walks over the first moves of a side in the zone of an attack, each with what it begins. The zone is what
// Botvinnik's books after 1968 make the unit of his method: the way of the attack, the ways of those who deny it,
// and those of the pieces that come to support it.
//
// For the side that is attacked these are the first moves of the denials that cost the attacker something, in time or
// one move late, however many moves they take. For the attacking side they are the first moves of other pieces that
// can come within the horizon to bear on a square on which the attack is denied, or to capture the denier before. An
// attack of which no more than mostClosed squares are closed has a zone.
func (j *Judge) Zone(t *Trajectory, side board.Colour, mostClosed int, yield func(Step)) {
	if j.Closed(t, 0, mostClosed+1) > mostClosed {
		return
	}
	granted := allowance{}
	if side != t.Side {
		granted.reserve = PositionalReserve
	}
	x := newExchange(j, t, granted)
	for i := -1; i < int(t.Moves); i++ {
		for d := range x.deniers(i) {
			switch {
			case !d.costs:
			case side != t.Side:
				d.firstSteps(yield)
			default:
				x.supporters(d.on, yield)
				x.supporters(d.reach.from, yield)
			}
		}
	}
}

// firstSteps walks over the first moves on the shortest ways of a denier.
func (d *denier) firstSteps(yield func(Step)) {
	squares := d.on.Bitboard()
	if d.moves > 1 {
		squares = d.reach.trace(d.from, d.moves-1)[1]
	}
	d.reach.stepsTo(squares, yield)
}

// supporters walks over the first moves on the shortest ways of the other pieces of the attacking side to where they
// bear on a square. Who bears on it already is none.
func (x *exchange) supporters(on board.Square, yield func(Step)) {
	side := x.trajectory.Side
	squares := attackersByType(side, on, x.occupied())
	for rest := x.pieces[side]; rest != 0; rest = rest.ClearLowest() {
		r := x.judge.reachOf(rest.Lowest())
		if squares[r.kind].Has(r.from) {
			continue
		}
		for moves := 1; moves <= r.moves; moves++ {
			if to := r.level(moves) & squares[r.kind]; to != 0 {
				r.stepsTo(r.trace(to, moves)[1], yield)
				break
			}
		}
	}
}

// stepsTo walks over the moves of a piece to some squares.
func (r *reach) stepsTo(squares board.Bitboard, yield func(Step)) {
	for ; squares != 0; squares = squares.ClearLowest() {
		yield(Step{r.from, squares.Lowest()})
	}
}
