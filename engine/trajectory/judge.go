package trajectory

import (
	"slices"

	"drevo/engine/board"
)

// Judge judges the trajectories of one position: which of their squares the other side can deny in time, which of the
// denials can be denied in turn, and what follows for the attack. It remembers what it has found out, so that judging a
// whole map costs little more than judging its hardest trajectories. A Judge is for one goroutine; the zero Judge must
// be Reset before use.
type Judge struct {
	Horizon int // the time within which denials must be made, in half-moves
	Reserve int // how many half-moves late a first denial may be: 0, or 2 for the positional horizon

	positional bool // whether the men of the positional horizon take part in exchanges

	position board.Position
	men      [2]board.Bitboard
	surveys  [32]survey    // one for each man
	index    [64]int8      // the survey of the piece on a square
	known    [32][64]*Path // approaches already judged, by survey and goal

	// Memory for what is handed out, reused after Reset.
	paths   []Path
	alphas  []Alpha
	denials []Denial
	pending []Denial // a stack of the lists that are being made
}

// NewJudge prepares to judge trajectories of a position. Denials that need more half-moves than the horizon are not
// seen; it is moved into 1 to 7 as that of a Map.
func NewJudge(p *board.Position, horizon int) *Judge {
	j := new(Judge)
	j.Reset(p, horizon)
	return j
}

// Reset turns to another position in the memory of this judge. What it has returned before becomes invalid.
func (j *Judge) Reset(p *board.Position, horizon int) {
	j.Horizon = min(max(horizon, MinHorizon), MaxHorizon)
	j.position = *p
	j.men = [2]board.Bitboard{p.Side(board.White), p.Side(board.Black)}
	j.known = [32][64]*Path{}
	keys := [2]Keys{KeysOf(p, board.White), KeysOf(p, board.Black)}
	j.paths, j.alphas, j.denials, j.pending = j.paths[:0], j.alphas[:0], j.denials[:0], j.pending[:0]
	men := 0
	for rest := p.Occupied(); rest != 0; rest = rest.ClearLowest() {
		from := rest.Lowest()
		piece := p.At(from)
		j.index[from] = int8(men)
		moves := movesIn(j.Horizon, piece.Colour() == p.Turn())
		j.surveys[men].explore(&keys[piece.Colour()], piece.Type(), from, moves)
		men++
	}
}

// halfMoves gives the time that a side needs for a number of moves.
func (j *Judge) halfMoves(side board.Colour, moves int) int {
	return HalfMoves(moves, side == j.position.Turn())
}

// survey gives the survey of the piece on a square.
func (j *Judge) survey(from board.Square) *survey { return &j.surveys[j.index[from]] }

// Path is a trajectory with its alpha-squares judged.
type Path struct {
	Trajectory
	Alphas   []Alpha // From first
	Function int     // the product of the functions of the alpha-squares
}

// Alpha is an alpha-square of a trajectory: a square on which its piece stops, or from which it starts.
type Alpha struct {
	Square   board.Square
	Arrival  int      // in half-moves; 0 for the start
	Function int      // f: 1 when the square is free and safe for the piece
	Denials  []Denial // those in time, of the square and of the beta-squares before it
}

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

// judge judges the first stops of a trajectory, from its start to the given stop; -1 is the start alone.
func (j *Judge) judge(t *Trajectory, last int) Path {
	path := Path{Trajectory: *t, Function: 1, Alphas: j.newAlphas(last + 2)}
	m := newMelee(j, t)
	for i := range path.Alphas {
		path.Alphas[i] = j.alpha(&m, i-1)
		path.Function *= path.Alphas[i].Function
	}
	return path
}

// alpha moves the piece to a stop, -1 for its start, and judges that: who can block before, who can capture after?
func (j *Judge) alpha(m *melee, i int) Alpha {
	a := Alpha{Function: 1}
	mark := len(j.pending)
	if i >= 0 {
		a.Arrival = m.trajectory.Arrival(i)
		j.blockades(m, i, a.Arrival)
		m.arrive(i)
	}
	if !m.over() {
		j.controls(m, a.Arrival)
	}
	a.Square, a.Denials = m.at, j.keep(mark)
	for k := range a.Denials {
		if a.Denials[k].Works {
			a.Function = 0
		}
	}
	return a
}

// newAlphas gives room for the alpha-squares of one path.
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

// approach judges the shortest ways of a piece to a square, which it reaches in the given number of moves, and gives
// the first on which nobody can stop it, or else the first. It does not know what else happens on the board.
func (j *Judge) approach(from, to board.Square, moves int) *Path {
	known := &j.known[j.index[from]][to]
	if *known == nil {
		defer func(reserve int, positional bool) { j.Reserve, j.positional = reserve, positional }(j.Reserve, j.positional)
		j.Reserve, j.positional = 0, false // what denies a denial has no reserve, or the two would wait for each other
		s := j.survey(from)
		t := Trajectory{
			Side: s.keys.Side, Piece: s.kind, From: from, Target: to,
			Moves: uint8(moves), HalfMoves: uint8(j.halfMoves(s.keys.Side, moves)),
		}
		ways := s.trace(to.Bitboard(), moves)
		j.tryWays(&t, s, &ways, 0, known)
	}
	return *known
}

// tryWays judges the ways that begin with the first k stops of t until one is open.
func (j *Judge) tryWays(t *Trajectory, s *survey, ways *layers, k int, best **Path) {
	if k == int(t.Moves) {
		if path := j.judge(t, k-1); *best == nil || path.Function == 1 {
			j.paths = append(j.paths, path)
			*best = &j.paths[len(j.paths)-1]
		}
		return
	}
	beta := t.beta
	for rest := s.onward[t.start(k)] & ways[k+1]; rest != 0; rest = rest.ClearLowest() {
		to := rest.Lowest()
		t.step(k, to, s.captures(t.start(k), to))
		t.beta = beta | t.BetaBefore(k)
		if j.tryWays(t, s, ways, k+1, best); *best != nil && (*best).Function == 1 {
			break
		}
	}
	t.beta = beta
}
