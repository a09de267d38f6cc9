package trajectory

import (
	"slices"

	"drevo/engine/board"
)

// Judge judges the trajectories of one position: which of their squares the other side can deny in
// time, which of the denials can be denied in turn, and what follows for the attack. It remembers
// what it has found out, so that judging a whole map costs little more than judging its hardest
// trajectories. A Judge is for one goroutine; the zero Judge must be Reset before use.
type Judge struct {
	Horizon int // the time within which denials must be made, in half-moves

	position   board.Position
	keys       [2]Keys
	pieces     [2]board.Bitboard
	explored   board.Bitboard   // the pieces whose reaches are known
	next       int8             // the number of reaches
	index      [64]int8         // the reach of an explored piece, by its square
	reaches    [32]reach        // one for each piece
	ways       [32][64]wayState // those already tried, by reach and goal
	approaches [32][64]*Path    // the same judged to the end
	judged     bool             // approaches is not empty

	// Memory for what is handed out, reused after Reset.
	paths   []Path
	alphas  []Alpha
	denials []Denial
	pending []Denial // a stack of the lists that are being made
}

// NewJudge prepares to judge trajectories of a position. Denials that need more half-moves than the
// horizon are not seen; it is moved into 1 to 11 as that of a Map.
func NewJudge(p *board.Position, horizon int) *Judge {
	j := new(Judge)
	j.Reset(p, horizon)
	return j
}

// Reset turns to another position in the memory of this judge. What it has returned before becomes
// invalid.
func (j *Judge) Reset(p *board.Position, horizon int) {
	j.Horizon = min(max(horizon, MinHorizon), MaxHorizon)
	j.position = *p
	j.keys = [2]Keys{KeysOf(p, board.White), KeysOf(p, board.Black)}
	j.pieces = [2]board.Bitboard{p.Side(board.White), p.Side(board.Black)}
	j.explored = 0
	if j.judged {
		j.approaches, j.judged = [32][64]*Path{}, false
	}
	j.paths, j.alphas, j.denials, j.pending = j.paths[:0], j.alphas[:0], j.denials[:0], j.pending[:0]
	j.next = 0
}

// halfMoves returns the time that a side needs for a number of moves.
func (j *Judge) halfMoves(side board.Colour, moves int) int {
	return HalfMoves(moves, side == j.position.Turn())
}

// reachOf returns the reach of the piece on a square, which is explored when it is first asked for.
func (j *Judge) reachOf(from board.Square) *reach {
	if !j.explored.Has(from) {
		j.explored |= from.Bitboard()
		j.index[from] = j.next
		j.next++
		j.ways[j.index[from]] = [64]wayState{}
		piece := j.position.At(from)
		moves := movesOf(piece, j.Horizon, j.position.Turn())
		j.reaches[j.index[from]].explore(&j.keys[piece.Colour()], piece.Type(), from, moves)
	}
	return &j.reaches[j.index[from]]
}

// Path is a trajectory with its alpha-squares judged.
type Path struct {
	Trajectory
	Alphas   []Alpha // From first
	Function int     // the product of the functions of the alpha-squares
}

// Alpha is an alpha-square of a trajectory: a square on which its piece stops, or from which it
// starts.
type Alpha struct {
	Square   board.Square
	Arrival  int      // in half-moves; 0 for the start
	Function int      // f: 1 when the square is free and safe for the piece
	Denials  []Denial // those in time, of the square and of the beta-squares before it
}

// Closed returns q, the number of alpha-squares with f = 0.
func (p *Path) Closed() (q int) {
	for i := range p.Alphas {
		q += 1 - p.Alphas[i].Function
	}
	return q
}

// judge judges the first stops of a trajectory, from its start to the given stop; -1 is the start
// alone.
func (j *Judge) judge(t *Trajectory, last int, a allowance) Path {
	path := Path{Trajectory: *t, Function: 1, Alphas: j.newAlphas(last + 2)}
	x := newExchange(j, t, a)
	for i := range path.Alphas {
		path.Alphas[i] = j.alpha(&x, i-1)
		path.Function *= path.Alphas[i].Function
	}
	return path
}

// alpha moves the piece to a stop, -1 for its start, and judges that (formula 3).
func (j *Judge) alpha(x *exchange, i int) Alpha {
	a := Alpha{Function: 1}
	mark := len(j.pending)
	for d := range x.deniers(i) {
		denial := j.denial(&d)
		j.pending = append(j.pending, denial)
		if denial.Works {
			a.Function = 0
		}
	}
	if i >= 0 {
		a.Arrival = x.trajectory.Arrival(i)
	}
	a.Square, a.Denials = x.at, j.keep(mark)
	return a
}

// newAlphas returns room for the alpha-squares of one path.
func (j *Judge) newAlphas(n int) []Alpha {
	used := len(j.alphas)
	j.alphas = slices.Grow(j.alphas, n)[:used+n]
	return j.alphas[used : used+n : used+n]
}

// keep moves the denials that are pending since a mark to where they can stay.
func (j *Judge) keep(mark int) []Denial {
	used := len(j.denials)
	j.denials = append(j.denials, j.pending[mark:]...)
	j.pending = j.pending[:mark]
	return j.denials[used:len(j.denials):len(j.denials)]
}

// approach judges the shortest ways of a piece to a square, which it reaches in the given number of
// moves, and returns the first on which nobody can stop it, or else the first. It does not know
// what else happens on the board, and grants no allowance.
func (j *Judge) approach(r *reach, to board.Square, moves int) *Path {
	best := &j.approaches[j.index[r.from]][to]
	if *best == nil {
		j.judged = true
		t, ways := j.wayOf(r, to, moves), r.trace(to.Bitboard(), moves)
		r.walk(&t, &ways, 0, func() bool {
			path := j.judge(&t, moves-1, allowance{})
			if *best == nil || path.Function == 1 {
				j.paths = append(j.paths, path)
				*best = &j.paths[len(j.paths)-1]
			}
			return path.Function == 1
		})
	}
	return *best
}

// isOpen reports whether approach(r, to, moves).Function is 1, at a fraction of the cost.
func (j *Judge) isOpen(r *reach, to board.Square, moves int) bool {
	state := &j.ways[j.index[r.from]][to]
	if *state == unknown {
		*state = closed
		t := j.wayOf(r, to, moves)
		if moves == 0 {
			if j.isFree(&t) {
				*state = open
			}
			return *state == open
		}
		ways := r.trace(to.Bitboard(), moves)
		if r.walk(&t, &ways, 0, func() bool { return j.isFree(&t) }) {
			*state = open
		}
	}
	return *state == open
}

// isFree reports whether no alpha-square of a way is denied.
func (j *Judge) isFree(t *Trajectory) bool { return j.Closed(t, 0, 1) == 0 }

// wayOf returns a trajectory without its stops.
func (j *Judge) wayOf(r *reach, to board.Square, moves int) Trajectory {
	return Trajectory{
		Side: r.keys.Side, Piece: r.kind, From: r.from, Target: to,
		Moves: uint8(moves), HalfMoves: uint8(j.halfMoves(r.keys.Side, moves)),
	}
}

// wayState is what is known of the ways of a piece to a square.
type wayState uint8

const (
	unknown wayState = iota
	closed
	open
)
